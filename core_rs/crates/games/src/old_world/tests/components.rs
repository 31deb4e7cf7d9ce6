//! What is in the box (OW-1).

use kernel::{Game, Seat};

use super::bench::{HIT, chances, changed, hunter, plain, random_setup, seen};
use super::stage::{BEAR, CAT, GRIFFIN, Stage, VIPER, WOLF};
use crate::old_world::cards::Cards;
use crate::old_world::frame::Frame;
use crate::old_world::vocabulary::{Attribute, Half, Terrain};
use crate::old_world::{Action, OldWorld, Options, content};

const ALL: [u8; 5] = [WOLF, GRIFFIN, CAT, BEAR, VIPER];

#[test]
fn the_board_has_locations_market_monster_slots_and_a_track() {
    kernel::rule!("OW-1.1", "OW-2.19");
    let mut stage = Stage::of(&ALL);
    let view = seen(&stage);
    assert_eq!(stage.game.pack().locations.len(), 19);
    assert_eq!((view.market.len(), view.slots.len()), (6, 3));
    assert_eq!(view.players[0].position, 0);
    for position in 1..=4 {
        assert!(!matches!(stage.game.turn(), kernel::Turn::Over(_)));
        stage.clear_frames().run(&[Frame::Advance { seat: 0 }]);
        assert_eq!(seen(&stage).players[0].position, position);
    }
    assert_eq!(stage.game.winner, 0, "the fourth step is the top");
}

#[test]
fn every_card_and_token_of_a_full_table_is_there() {
    kernel::rule!("OW-1.2", "OW-1.3", "OW-1.4", "OW-1.5", "OW-1.7", "OW-1.8", "OW-1.9", "OW-1.11");
    let stage = Stage::of(&ALL);
    let game = &stage.game;
    assert_eq!(game.market_deck.len() + game.row().count(), 90);
    let own = (0..5).fold(Cards::EMPTY, |all, seat| all.union(game.own_cards(seat)));
    assert_eq!(own.len(), 50);
    assert_eq!(game.potions.iter().sum::<u8>(), 28);
    assert_eq!(seen(&stage).explorations, [36, 36]);
    assert_eq!(game.trophies, [2; 4]);
    assert_eq!([0, 1, 2, 3, 4].map(|seat| game.player(seat).own_trophies), [4; 5]);
    let placed = game.slots.iter().fold(game.lair.stacks, |all, slot| all | 1 << slot.monster);
    assert_eq!((placed, game.pack().monsters.len()), ((1 << 28) - 1, 28), "a card for each token");
    for terrain in Terrain::ALL {
        let in_slot = game.location(game.slot(terrain).location).terrain.terrain();
        assert_eq!((game.stack(terrain), in_slot), (5, Some(terrain)));
    }
}

#[test]
fn events_are_numbered_from_1_to_56() {
    kernel::rule!("OW-1.6");
    assert_eq!(content::embedded().events.len(), 56);
    assert!(changed("events.toml", "number = 56\n", "number = 57\n").is_err());
    assert!(changed("events.toml", "number = 1\n", "number = 0\n").is_err());
}

#[test]
fn a_monster_attacks_with_any_of_twenty_shuffled_cards() {
    kernel::rule!("OW-1.10", "OW-3.14");
    let mut stage = hunter(WOLF, "Barghest", HIT);
    stage.game.player_mut(0).trail = [crate::old_world::state::NONE; 3];
    stage.act(0, Action::FightMonster).act(1, Action::NameAttack { half: Half::Charge });
    let any: Vec<Action> = (0..20).map(|card| Action::DrawFightCard { card }).collect();
    assert_eq!(chances(&stage), any);
}

#[test]
fn both_sides_roll_five_six_sided_dice() {
    kernel::rule!("OW-1.12");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    stage.at(0, 7).at(1, 7).turn_of(0);
    stage.game.turn.moved = true;
    stage.act(0, Action::Poker { seat: Seat::new(1) });
    let faces: Vec<Action> = (1..=6).map(|face| Action::Roll { face }).collect();
    for _ in 0..10 {
        assert_eq!(chances(&stage), faces);
        stage.dice(&[6]);
    }
    assert_eq!((stage.asked(), stage.game.dice), (vec![1], [[6; 5]; 2]));
}

#[test]
fn the_bank_pays_any_sum_by_value() {
    kernel::rule!("OW-1.13", "OW-1.18");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    stage.gold(0, 35).gold(1, 300).turn_of(0).act(0, Action::EndPhase);
    stage.act(0, Action::Explore { deck: 0 }).chance(Action::DrawExploration { card: 0 });
    stage.act(0, Action::TakeOption { option: 1 });
    assert_eq!(stage.game.player(0).gold, 37, "there are only 35 pieces in the box");
}

#[test]
fn the_one_closed_tavern_moves_with_the_latest_duel() {
    kernel::rule!("OW-1.14");
    let mut stage = Stage::with(plain(HIT), &[WOLF, BEAR]);
    for location in [7, 8] {
        stage.at(0, location).at(1, location).turn_of(0).act(0, Action::EndPhase);
        stage.act(0, Action::FightWitcher { seat: Seat::new(1) });
        stage.go_on_until(|stage| stage.game.turn.phase == 3 && !stage.game.fight.is_on());
        assert_eq!(seen(&stage).tavern, Some(location));
    }
    stage.at(0, 7).at(1, 7);
    assert!(stage.game.can_duel(0, 1), "the first place is open again");
}

#[test]
fn there_is_one_board_of_each_school() {
    kernel::rule!("OW-1.15");
    for seed in 0..5 {
        let stage = random_setup(&Options::new(5), seed);
        let mut schools = [0, 1, 2, 3, 4].map(|seat| stage.game.player(seat).school);
        schools.sort_unstable();
        assert_eq!(schools, ALL);
    }
    let twice = Options { schools: vec![CAT, CAT], ..Options::new(2) };
    assert!(OldWorld::initial(content::embedded(), &twice).is_err());
}

#[test]
fn a_board_has_five_markers_that_move_by_themselves() {
    kernel::rule!("OW-1.16", "OW-2.5", "OW-2.7");
    let options = Options { schools: ALL.to_vec(), first: Some(0), ..Options::new(5) };
    let game = OldWorld::initial(content::embedded(), &options).expect("sound");
    let mut stage = Stage { game, told: Vec::new() };
    stage.settle_chance();
    let four = [Attribute::Attack, Attribute::Defense, Attribute::Alchemy, Attribute::Specialty];
    assert_eq!(stage.menu(0), four.map(|attribute| Action::ChooseAttribute { attribute }));
    for (seat, attribute) in (0..).zip(four) {
        stage.act(seat, Action::ChooseAttribute { attribute }).settle_chance();
        let mut levels = [1; 4];
        levels[usize::from(seat)] = 2;
        let view = &seen(&stage).players[usize::from(seat)];
        assert_eq!((view.levels, view.level), (levels, 1));
    }
}
