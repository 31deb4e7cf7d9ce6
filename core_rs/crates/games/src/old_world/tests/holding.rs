//! What holds after every step of random games (OW-26).

use kernel::{Actor, Dice, Game, Turn};

use crate::old_world::frame::Frame;
use crate::old_world::state::{HAND, HELD_POTIONS, NONE, OldWorld, SLOTS, UNSEEN};
use crate::old_world::vocabulary::{Attribute, Terrain};
use crate::old_world::{Options, content};

/// What is true of every player at any time.
fn check_players(game: &OldWorld) {
    for seat in 0..game.count {
        let player = game.player(seat);
        assert!(player.hand.len() <= HAND);
        let overflowing = game.frames.as_slice().iter().any(|frame| match frame {
            Frame::PotionOverflow { seat: holder } | Frame::GainPotions { seat: holder, .. } => {
                *holder == seat
            }
            _ => false,
        });
        assert!(player.potion_count() <= HELD_POTIONS || overflowing);
        assert!(player.levels.iter().all(|level| (1..=5).contains(level)) && (1..=5).contains(&player.level));
        assert!(player.shield <= game.value(seat, Attribute::Defense), "{:?}", game.frames);
        assert!(u32::from(player.position) <= player.trophies() + 1, "a trophy is taken before its step");
        assert!(game.fight.side_of(seat).is_some() || player.spent.iter().all(|count| *count == 0));
        assert!(player.known.minus(player.hand).is_empty() && player.glimpsed.minus(player.hand).is_empty());
        for terrain in Terrain::ALL {
            let tokens = [player.trail[terrain as usize], player.tracking[terrain as usize]];
            for token in tokens.into_iter().filter(|token| *token < UNSEEN) {
                assert_eq!(game.location(token).terrain.terrain(), Some(terrain));
            }
        }
    }
}

fn check_table(game: &OldWorld) {
    for terrain in Terrain::ALL {
        let slot = game.slot(terrain);
        if slot.location != NONE {
            assert_eq!(game.location(slot.location).terrain.terrain(), Some(terrain));
        }
    }
    let refilling = game.frames.as_slice().contains(&Frame::Refill);
    let full = game.market.iter().filter(|card| **card != NONE).count() == SLOTS;
    let setup = game.turn.phase == 0;
    let supply = !game.market_deck.is_empty() || !game.common.is_empty();
    let clearing = game.frames.as_slice().iter().any(|frame| matches!(frame, Frame::ClearMarket { .. }));
    assert!(full || refilling || setup || clearing || !supply, "{:?} {:?}", game.market, game.frames);
}

#[test]
fn random_games_keep_the_invariants() {
    kernel::rule!("OW-26.5", "OW-26.6", "OW-26.7", "OW-26.8", "OW-26.9", "OW-26.10", "OW-26.12", "OW-26.13");
    for players in 1..=5 {
        for number in 0..4 {
            let mut dice = Dice::stream_of(u64::from(players), number);
            let options = Options { round_limit: 20, ..Options::new(players) };
            let mut game = OldWorld::initial(content::embedded(), &options).expect("sound");
            let mut before = game.clone();
            loop {
                let (actor, action) = match game.turn() {
                    Turn::Over(_) => break,
                    Turn::Chance(_) => (Actor::Chance, game.sample(&mut dice)),
                    Turn::Decide(seats) => {
                        let actor = Actor::Seat(seats.iter().next().expect("somebody is asked"));
                        (actor, dice.pick(&game.menu(actor)))
                    }
                };
                game.apply(actor, action, &mut |_, _| {}).expect("legal");
                check_players(&game);
                check_table(&game);
                for seat in 0..game.count {
                    let (old, new) = (before.player(seat), game.player(seat));
                    assert!(new.level >= old.level, "the witcher level never falls");
                    for place in 0..4 {
                        assert!(old.levels[place] < 5 || new.levels[place] == 5, "level 5 stays");
                    }
                }
                before.clone_from(&game);
            }
        }
    }
}
