//! Setup (OW-3).

use kernel::{Actor, Game, Turn};

use super::stage::{BEAR, CAT, GRIFFIN, Stage, VIPER, WOLF};
use crate::old_world::frame::Frame;
use crate::old_world::options::Draft;
use crate::old_world::state::NONE;
use crate::old_world::{Action, OldWorld, Options, content};

const SCHOOLS: [u8; 5] = [WOLF, GRIFFIN, CAT, BEAR, VIPER];

#[test]
fn cards_gold_trophies_and_monsters_by_number_of_players() {
    kernel::rule!(
        "OW-3.11", "OW-3.12", "OW-3.18", "OW-3.19", "OW-3.20", "OW-3.21", "OW-3.22", "OW-3.24", "OW-3.7"
    );
    kernel::rule!("OW-19.2", "OW-19.3", "OW-19.5");
    let deal: [&[(usize, u16)]; 5] = [
        &[(5, 3)],
        &[(3, 2), (5, 4)],
        &[(3, 2), (4, 4), (5, 6)],
        &[(2, 4), (3, 5), (4, 6), (5, 7)],
        &[(2, 5), (3, 5), (4, 5), (4, 7), (5, 7)],
    ];
    for (deal, players) in deal.into_iter().zip(1..) {
        let stage = Stage::of(&SCHOOLS[..players]);
        for (seat, (cards, gold)) in (0..).zip(deal) {
            let player = stage.game.player(seat);
            assert_eq!((player.hand.len(), player.gold), (*cards, *gold), "{players} players, seat {seat}");
            assert_eq!(player.deck.len() + player.hand.len(), 10);
            assert_eq!(usize::from(player.own_trophies), players - 1);
            assert_eq!((player.level, player.shield, player.position), (1, 1, 0));
            assert_eq!(player.location, stage.game.pack().schools[usize::from(player.school)].home);
        }
        let mut levels = stage.game.slots.map(|slot| stage.game.monster(slot.monster).level);
        levels.sort_unstable();
        let expected = match players {
            1 => [1, 2, 3],
            2 => [1, 1, 2],
            _ => [1, 1, 1],
        };
        assert_eq!(levels, expected);
        assert_eq!(usize::from(stage.game.lair.extra_count), players.saturating_sub(3));
        let trophies: u8 = stage.game.trophies.iter().sum();
        assert_eq!(trophies, [1, 4, 4, 8, 8][players - 1]);
    }
}

#[test]
fn the_market_starts_with_three_cards_of_cost_zero_on_the_right() {
    kernel::rule!("OW-3.2", "OW-3.3", "OW-3.4", "OW-3.5", "OW-13.9");
    let stage = Stage::of(&[WOLF, BEAR]);
    assert!(stage.game.market.iter().all(|card| *card != NONE));
    assert!(stage.game.market[3..].iter().all(|card| stage.game.face(*card).cost == 0));
    assert_eq!(stage.game.market_deck.len(), 84);
    assert!(stage.game.transit.is_empty() && stage.game.common.is_empty());
}

#[test]
fn the_draft_goes_counter_clockwise_and_shows_two_boards() {
    kernel::rule!("OW-3.15", "OW-3.16", "OW-3.26");
    for (draft, boards) in [(Draft::Standard, [2, 2, 2]), (Draft::Free, [5, 4, 3])] {
        let options = Options { draft, first: Some(1), ..Options::new(3) };
        let mut game = OldWorld::initial(content::embedded(), &options).expect("sound");
        let mut drafters = Vec::new();
        while drafters.len() < 3 {
            match game.turn() {
                Turn::Chance(_) => {
                    let first = game.menu(Actor::Chance)[0];
                    game.apply(Actor::Chance, first, &mut |_, _| {}).expect("legal");
                }
                Turn::Decide(seats) => {
                    let seat = seats.iter().next().expect("somebody is asked");
                    let menu = game.menu(Actor::Seat(seat));
                    assert_eq!(menu.len(), boards[drafters.len()]);
                    drafters.push(seat.index());
                    game.apply(Actor::Seat(seat), menu[0], &mut |_, _| {}).expect("legal");
                }
                Turn::Over(_) => unreachable!("a game does not end in its setup"),
            }
        }
        assert_eq!(drafters, [0, 2, 1], "from the right of the first player");
    }
}

#[test]
fn everybody_in_a_large_game_raises_an_attribute() {
    kernel::rule!("OW-3.25");
    let options = Options { schools: SCHOOLS.to_vec(), first: Some(2), ..Options::new(5) };
    let game = OldWorld::initial(content::embedded(), &options).expect("sound");
    let mut stage = Stage { game, told: Vec::new() };
    stage.settle_chance();
    let mut order = Vec::new();
    while let Frame::PickAttribute { seat, .. } = stage.waiting() {
        order.push(seat);
        stage.act(
            seat,
            Action::ChooseAttribute { attribute: crate::old_world::vocabulary::Attribute::Defense },
        );
        assert_eq!(stage.game.player(seat).shield, 2, "Defense raises the shield too");
    }
    assert_eq!(order, [2, 3, 4, 0, 1]);
}
