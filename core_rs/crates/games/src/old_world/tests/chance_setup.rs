//! Where chance comes into the setup (OW-22B).

use std::collections::{BTreeMap, BTreeSet};

use kernel::{Game as _, rule};

use super::chance::{assert_even, beasts, cards, draws, ground, locations, monsters};
use super::stage::{BEAR, CAT, GRIFFIN, Stage, VIPER, WOLF};
use crate::old_world::frame::Frame;
use crate::old_world::options::Draft;
use crate::old_world::vocabulary::{Attribute, Terrain};
use crate::old_world::{Action, OldWorld, Options, content};

/// A game at its beginning, played on until chance answers such a frame.
fn until(options: &Options, wanted: impl Fn(Frame) -> bool) -> Stage {
    let game = OldWorld::initial(content::embedded(), options).expect("the options are sound");
    let mut stage = Stage { game, told: Vec::new() };
    stage.go_on_until(|stage| wanted(stage.waiting()));
    stage
}

#[test]
fn anybody_may_be_the_first_player() {
    rule!("OW-RN1", "OW-R5");
    let stage = until(&Options::new(5), |frame| frame == Frame::FirstPlayer);
    assert_even(&stage.game, (0..5).map(|seat| Action::DrawFirst { seat: kernel::Seat::new(seat) }));
}

#[test]
fn the_market_is_any_order_of_the_action_cards() {
    rule!("OW-RN2", "OW-RN3", "OW-R4");
    let mut stage = until(&Options::new(2), |frame| frame == Frame::ZeroCards);
    assert_even(&stage.game, cards(0..90));
    let free: Vec<u8> = (0..90).filter(|card| stage.game.face(*card).cost == 0).collect();
    let mut left: BTreeSet<u8> = (0..90).collect();
    for (slot, card) in [(5, free[7]), (4, free[0]), (3, free[3])] {
        assert_even(&stage.game, cards(left.iter().copied()));
        stage.cards(&[card]);
        left.remove(&card);
        assert_eq!(stage.game.market[slot], card, "in the order in which they turn up");
    }
    assert_eq!(stage.waiting(), Frame::Refill);
    assert_even(&stage.game, cards(left));
}

#[test]
fn location_and_monster_tokens_are_shuffled_by_terrain_and_level() {
    rule!("OW-RN4", "OW-RN5");
    for terrain in Terrain::ALL {
        let stage = until(&Options::new(3), |frame| frame == Frame::SlotLocation { terrain });
        assert_even(&stage.game, locations(ground(terrain)));
    }
    let level_one = |frame| matches!(frame, Frame::SlotMonster { terrain: Terrain::Forest, level: 1 });
    let mut stage = until(&Options::new(3), level_one);
    let mut left = beasts(1);
    for terrain in Terrain::ALL {
        assert_even(&stage.game, monsters(left.iter().copied()));
        let monster = *left.iter().nth(terrain as usize).expect("ten are there");
        stage.chance(Action::DrawMonster { monster });
        left.remove(&monster);
        assert_eq!(stage.game.slot(terrain).monster, monster);
    }
}

#[test]
fn alone_each_slot_is_as_likely_to_get_any_level() {
    rule!("OW-RN5", "OW-19.3");
    let first = |frame| matches!(frame, Frame::SlotMonster { level: 0, .. });
    let mut stage = until(&Options::new(1), first);
    for levels in [vec![1, 2, 3], vec![1, 3], vec![3]] {
        let counts = draws(&stage.game, 6000);
        let mut by_level: BTreeMap<u8, usize> = BTreeMap::new();
        for (outcome, count) in counts {
            let Action::DrawMonster { monster } = outcome else { panic!("{outcome:?}") };
            *by_level.entry(stage.game.monster(monster).level).or_default() += count;
        }
        assert_eq!(by_level.keys().copied().collect::<Vec<_>>(), levels);
        let fair = 6000 / levels.len();
        assert!(by_level.values().all(|count| (fair * 9 / 10..=fair * 11 / 10).contains(count)));
        let next = if levels.len() == 3 { 2 } else { levels[0] };
        stage.chance(Action::DrawMonster { monster: *beasts(next).first().expect("there are some") });
    }
}

#[test]
fn boards_are_dealt_evenly_out_of_those_left() {
    rule!("OW-RN6", "OW-RN17");
    let schools = |numbers: &[u8]| {
        numbers.iter().map(|school| Action::DrawSchool { school: *school }).collect::<Vec<_>>()
    };
    for players in [1, 3] {
        let offers = |frame| matches!(frame, Frame::OfferSchool { .. });
        let mut stage = until(&Options { first: Some(0), ..Options::new(players) }, offers);
        assert_even(&stage.game, schools(&[0, 1, 2, 3, 4]));
        stage.chance(Action::DrawSchool { school: 3 });
        assert_even(&stage.game, schools(&[0, 1, 2, 4]));
        if players == 3 {
            stage.chance(Action::DrawSchool { school: 1 }).act(2, Action::KeepSchool { school: 1 });
            assert_even(&stage.game, schools(&[0, 2, 3, 4]));
        }
    }
    let options = Options { draft: Draft::Random, first: Some(0), ..Options::new(3) };
    let mut stage = until(&options, |frame| matches!(frame, Frame::DrawSchool { .. }));
    assert_even(&stage.game, schools(&[0, 1, 2, 3, 4]));
    stage.chance(Action::DrawSchool { school: 2 });
    assert_even(&stage.game, schools(&[0, 1, 3, 4]));
}

#[test]
fn starting_decks_are_any_order_of_the_ten_cards() {
    rule!("OW-RN7");
    let options = Options { schools: vec![VIPER, CAT], first: Some(0), ..Options::new(2) };
    let mut stage = until(&options, |frame| matches!(frame, Frame::DrawCards { .. }));
    assert_even(&stage.game, cards(130..140));
    stage.cards(&[134]);
    assert_even(&stage.game, cards((130..140).filter(|card| *card != 134)));
}

#[test]
fn alone_the_attribute_trophy_is_any_of_four() {
    rule!("OW-RN17", "OW-19.5");
    let stage = until(&Options::new(1), |frame| frame == Frame::SoloTrophy);
    assert_even(&stage.game, Attribute::ALL.map(|attribute| Action::DrawTrophy { attribute }));
}

#[test]
fn the_extra_stack_is_any_of_the_unseen_level_one_tokens() {
    rule!("OW-RN8", "OW-3.24");
    let mut stage = Stage::of(&[WOLF, GRIFFIN, CAT, BEAR, VIPER]);
    let standing: Vec<u8> = stage.game.slots.iter().map(|slot| slot.monster).collect();
    let unseen: BTreeSet<u8> = beasts(1).into_iter().filter(|monster| !standing.contains(monster)).collect();
    assert_eq!((stage.game.lair.extra_count, stage.game.lair_stack(1)), (2, unseen.len() as u32 - 2));
    stage.clear_frames().run(&[Frame::Summon { terrain: Terrain::Water, level: 1, extra: true }]);
    assert_even(&stage.game, monsters(unseen));
}
