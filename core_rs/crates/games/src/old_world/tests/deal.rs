//! What is dealt and laid out before the first turn (OW-3.1 to OW-3.23).

use std::collections::BTreeMap;

use kernel::{Game, Seat, Turn};

use super::bench::{chances, random_setup, seen};
use super::stage::{BEAR, CAT, Stage, VIPER, WOLF};
use crate::old_world::frame::Frame;
use crate::old_world::options::Draft;
use crate::old_world::vocabulary::Terrain;
use crate::old_world::{Action, Event, OldWorld, Options, content};

/// A game before anything was drawn.
fn untouched(options: &Options) -> Stage {
    let game = OldWorld::initial(content::embedded(), options).expect("the options are sound");
    Stage { game, told: Vec::new() }
}

/// Chance goes on until a frame of this kind waits.
fn chance_until(stage: &mut Stage, so: impl Fn(Frame) -> bool) {
    stage.go_on_until(|stage| so(stage.waiting()));
}

#[test]
fn chance_names_the_first_player_and_seats_follow_clockwise() {
    kernel::rule!("OW-3.1");
    let mut stage = untouched(&Options { schools: vec![WOLF, BEAR, CAT, VIPER], ..Options::new(4) });
    let anybody = [0, 1, 2, 3].map(|seat| Action::DrawFirst { seat: Seat::new(seat) });
    assert_eq!(chances(&stage), anybody);
    stage.chance(Action::DrawFirst { seat: Seat::new(2) });
    stage.go_on_until(|stage| matches!(stage.waiting(), Frame::PickAttribute { .. }));
    let gold = [2, 3, 0, 1].map(|seat| stage.game.player(seat).gold);
    assert_eq!(gold, [4, 5, 6, 7], "seats count from the first player");
    stage.go_on_until(|stage| matches!(stage.waiting(), Frame::PhaseOne { .. }));
    assert_eq!(stage.asked(), [2]);
}

#[test]
fn any_of_28_potions_may_lie_on_top() {
    kernel::rule!("OW-3.6");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    assert_eq!(seen(&stage).potion_deck, 28, "a number is all that is seen");
    stage.clear_frames().run(&[Frame::GainPotions { seat: 0, left: 3 }]);
    let all: Vec<Action> = (0..14).map(|potion| Action::DrawPotion { potion }).collect();
    assert_eq!(chances(&stage), all);
    stage.chance(all[5]);
    assert_eq!(chances(&stage), all, "the second copy is still there");
    stage.chance(all[5]);
    assert!(!chances(&stage).contains(&all[5]));
}

#[test]
fn city_and_wilds_are_two_decks_and_events_go_by_number() {
    kernel::rule!("OW-3.8");
    for (deck, cards) in [(0, 0..36), (1, 36..72)] {
        let mut stage = Stage::of(&[WOLF, BEAR]);
        stage.turn_of(0).act(0, Action::EndPhase).act(0, Action::Explore { deck });
        let any: Vec<Action> = cards.map(|card| Action::DrawExploration { card }).collect();
        assert_eq!(chances(&stage), any);
    }
    // The quest of city card 1 names event 33: it is read without a draw.
    let mut stage = Stage::of(&[WOLF, BEAR]);
    (stage.game.quest_owner[1], stage.game.quest_at[1]) = (0, 6);
    stage.game.explorations.remove(1);
    stage.at(0, 6).turn_of(0);
    stage.game.turn.moved = true;
    stage.act(0, Action::ResolveQuest { card: 1 });
    let read = Event::EventRead { seat: 0, event: 33 };
    assert!(stage.told.iter().any(|(_, event)| *event == read));
}

#[test]
fn a_token_of_each_terrain_shows_where_its_monster_stands() {
    kernel::rule!("OW-3.9", "OW-3.13");
    let mut stage = untouched(&Options { first: Some(0), ..Options::new(3) });
    for (terrain, six) in [
        (Terrain::Forest, [6, 7, 8, 10, 16, 17]),
        (Terrain::Mountain, [2, 3, 9, 11, 13, 18]),
        (Terrain::Water, [1, 4, 5, 12, 14, 15]),
    ] {
        chance_until(&mut stage, |frame| frame == Frame::SlotLocation { terrain });
        assert_eq!(chances(&stage), six.map(|location| Action::DrawLocation { location }));
        stage.chance(Action::DrawLocation { location: six[2] });
        assert_eq!(seen(&stage).slots[terrain as usize].location, Some(six[2]));
    }
    chance_until(&mut stage, |frame| matches!(frame, Frame::OfferSchool { .. }));
    assert_eq!(seen(&stage).stacks, [5; 3]);
    for slot in seen(&stage).slots {
        assert!(slot.monster.is_some(), "its card is turned up");
        let location = slot.location.expect("it has one");
        assert_eq!(stage.game.monster_at(location), Some(slot.terrain), "and it can be met there");
    }
}

#[test]
fn monster_tokens_are_stacked_by_level() {
    kernel::rule!("OW-3.10");
    let mut stage = untouched(&Options { first: Some(0), ..Options::new(3) });
    for (terrain, left) in Terrain::ALL.into_iter().zip([10, 9, 8]) {
        chance_until(&mut stage, |frame| frame == Frame::SlotMonster { terrain, level: 1 });
        let menu = chances(&stage);
        assert_eq!(menu.len(), left);
        for action in &menu {
            let Action::DrawMonster { monster } = *action else { panic!("{action:?}") };
            assert_eq!(stage.game.monster(monster).level, 1);
        }
        stage.chance(menu[0]);
    }
    assert_eq!(seen(&stage).monster_stacks, [7, 12, 6]);
}

#[test]
fn the_way_to_pick_boards_is_an_option() {
    kernel::rule!("OW-3.17", "OW-3.26");
    let parse = |word: &str| {
        let words = BTreeMap::from([(String::from("draft"), String::from(word))]);
        Options::parse(content::embedded(), 3, &words).map(|options| options.draft)
    };
    assert_eq!(parse("standard"), Ok(Draft::Standard));
    assert_eq!(parse("free"), Ok(Draft::Free));
    assert_eq!(parse("random"), Ok(Draft::Random));
    assert!(parse("auction").is_err());
    assert_eq!(Options::new(3).draft, Draft::Standard);
    let mut stage = untouched(&Options { draft: Draft::Random, first: Some(0), ..Options::new(3) });
    for left in [5, 4, 3] {
        chance_until(&mut stage, |frame| matches!(frame, Frame::DrawSchool { .. }));
        assert_eq!(chances(&stage).len(), left, "chance takes any board left");
        let last = *chances(&stage).last().expect("there is one");
        stage.chance(last);
    }
    while matches!(stage.game.turn(), Turn::Chance(_)) {
        stage.settle_chance();
    }
    assert!(matches!(stage.waiting(), Frame::PhaseOne { .. }), "nobody was asked for a board");
}

#[test]
fn nothing_of_an_unused_school_is_in_the_game() {
    kernel::rule!("OW-3.23");
    let stage = random_setup(&Options { schools: vec![BEAR, CAT], ..Options::new(2) }, 3);
    let game = &stage.game;
    let lying = game.market_deck.union(game.common).union(game.trashed).union(game.transit);
    for school in 0..5 {
        for card in OldWorld::starters(school).iter() {
            let held = (0..2).filter(|seat| game.own_cards(*seat).contains(card)).count();
            let used = usize::from([BEAR, CAT].contains(&school));
            assert_eq!(held, used, "card {card}");
            assert!(!lying.contains(card) && !game.market.contains(&card));
        }
    }
    assert_eq!(game.players[2..].iter().map(|player| player.own_trophies).sum::<u8>(), 0);
    assert_eq!(seen(&stage).players.len(), 2);
}
