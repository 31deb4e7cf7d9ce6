//! The conditions of action cards (POD-9.1), one by one.

use kernel::rule;

use crate::path_of_destiny::Event;
use crate::path_of_destiny::pack::Card;
use crate::path_of_destiny::tests::effect_props::{CAST, LEFT, MADE, Props, table};
use crate::path_of_destiny::tests::stage::{blank, effective, showing};
use crate::path_of_destiny::vocabulary::Colour::{self, Blue, Green, Red};
use crate::path_of_destiny::vocabulary::Kind::{self, Diplomacy, Exploration, Fight, Magic};
use crate::path_of_destiny::vocabulary::{Condition, Reward};

/// Left symbols gained and symbols lost by the last of these cards, whose effect asks for `condition`.
fn gained_and_lost(condition: Condition, cards: &[Card], pool: [u8; 4]) -> [usize; 2] {
    let mut cards = cards.to_vec();
    let last = cards.len() as u8 - 1;
    let reward = if condition.is_scaled() { Reward::LeftByLevel } else { Reward::TwoLeft };
    cards[usize::from(last)].effect = effective(Red, &[], condition, reward).effect;
    let numbers: Vec<u8> = (MADE..=MADE + last).collect();
    let mut stage = table(&CAST, &cards);
    stage.timeline(0, &numbers).pool(0, pool).resolve(0, last).finish();
    let mut result = [0; 2];
    for event in stage.public_events() {
        match event {
            Event::Gained { figure: 0, kind: LEFT, count } => result[0] += usize::from(*count),
            Event::Lost { figure: 0, .. } => result[1] += 1,
            _ => {}
        }
    }
    result
}

fn cards_of(colour: Colour, count: usize) -> Vec<Card> {
    vec![blank(colour); count]
}

#[test]
fn lose_one_takes_one_symbol_of_the_kind_from_card_or_pool() {
    rule!("POD-C1");
    let plain = || blank(Blue);
    let paid = |cards: &[Card], pool| gained_and_lost(Condition::LoseOne(Fight), cards, pool);
    assert_eq!(paid(&[plain()], [5, 5, 5, 0]), [0, 0], "another kind does not serve");
    assert_eq!(paid(&[plain()], [0, 0, 0, 1]), [2, 1]);
    assert_eq!(paid(&[showing(Blue, &[Fight])], [0; 4]), [2, 1], "the card itself serves");
    assert_eq!(paid(&[showing(Red, &[Fight, Fight]), plain()], [0, 0, 0, 3]), [2, 1]);
}

#[test]
fn lose_up_to_three_takes_as_many_of_the_kind_as_there_are() {
    rule!("POD-C2");
    let paid = |cards: &[Card], pool| gained_and_lost(Condition::LoseUpToThree(Magic), cards, pool);
    assert_eq!(paid(&[blank(Blue)], [0, 5, 5, 5]), [0, 0]);
    assert_eq!(paid(&[blank(Blue)], [1, 0, 0, 0]), [1, 1]);
    assert_eq!(paid(&[showing(Blue, &[Magic])], [1, 0, 0, 0]), [2, 2]);
    assert_eq!(paid(&[showing(Red, &[Magic]), showing(Blue, &[Magic])], [1, 0, 0, 0]), [3, 3]);
    assert_eq!(paid(&[showing(Blue, &[Magic])], [4, 0, 0, 0]), [3, 3]);
}

#[test]
fn lose_inactive_takes_any_mix_of_the_two_inactive_kinds() {
    rule!("POD-C3");
    let paid = |cards: &[Card], pool| gained_and_lost(Condition::LoseUpToThreeInactive, cards, pool);
    assert_eq!(paid(&[showing(Blue, &[Diplomacy])], [0, 5, 5, 0]), [0, 0], "active kinds do not serve");
    assert_eq!(paid(&[showing(Blue, &[Fight])], [0; 4]), [1, 1]);
    assert_eq!(paid(&[showing(Blue, &[Fight])], [1, 0, 0, 0]), [2, 2]);
    assert_eq!(paid(&[showing(Red, &[Magic, Fight]), blank(Blue)], [1, 0, 0, 1]), [3, 3]);
}

#[test]
fn the_owner_picks_the_kinds_among_inactive_symbols() {
    rule!("POD-C3");
    let card = effective(Red, &[], Condition::LoseUpToThreeInactive, Reward::LeftByLevel);
    let mut stage = table(&CAST, &[card]);
    stage.timeline(0, &[MADE]).pool(0, [2, 0, 0, 2]).resolve(0, 0);
    let mut left: Vec<[u8; 4]> = stage.outcomes(0).iter().map(|after| after.pool_of(0)).collect();
    left.sort_unstable();
    assert_eq!(left, [[0, 0, 3, 1], [1, 0, 3, 0]]);
}

#[test]
fn two_or_more_cards_of_a_colour() {
    rule!("POD-C4");
    let paid = |cards: &[Card]| gained_and_lost(Condition::TwoOrMore(Green), cards, [9; 4]);
    assert_eq!(paid(&cards_of(Green, 1)), [0, 0], "one card; tokens do not count");
    assert_eq!(paid(&cards_of(Green, 2)), [2, 0], "the card itself counts");
    assert_eq!(paid(&cards_of(Green, 4)), [2, 0]);
    assert_eq!(paid(&[blank(Green), blank(Red)]), [0, 0]);
}

#[test]
fn three_or_more_cards_of_a_colour() {
    rule!("POD-C5");
    let paid = |cards: &[Card]| gained_and_lost(Condition::ThreeOrMore(Green), cards, [9; 4]);
    assert_eq!(paid(&cards_of(Green, 2)), [0, 0], "two cards; tokens do not count");
    assert_eq!(paid(&cards_of(Green, 3)), [2, 0], "the card itself counts");
    assert_eq!(paid(&cards_of(Green, 5)), [2, 0]);
    assert_eq!(paid(&[blank(Green), blank(Green), blank(Red)]), [0, 0]);
}

#[test]
fn exactly_one_card_of_a_colour() {
    rule!("POD-C6");
    let paid = |cards: &[Card]| gained_and_lost(Condition::ExactlyOne(Green), cards, [9; 4]);
    assert_eq!(paid(&cards_of(Green, 1)), [2, 0], "the card itself counts");
    assert_eq!(paid(&cards_of(Green, 2)), [0, 0]);
    assert_eq!(paid(&cards_of(Red, 2)), [0, 0]);
    assert_eq!(paid(&[blank(Green), blank(Red)]), [2, 0]);
}

#[test]
fn exactly_two_cards_of_a_colour() {
    rule!("POD-C7");
    let paid = |cards: &[Card]| gained_and_lost(Condition::ExactlyTwo(Green), cards, [9; 4]);
    assert_eq!(paid(&cards_of(Green, 1)), [0, 0]);
    assert_eq!(paid(&cards_of(Green, 2)), [2, 0], "the card itself counts");
    assert_eq!(paid(&cards_of(Green, 3)), [0, 0]);
    assert_eq!(paid(&[blank(Green), blank(Green), blank(Red)]), [2, 0]);
}

#[test]
fn one_two_or_three_cards_of_a_colour() {
    rule!("POD-C8");
    let paid = |cards: &[Card]| gained_and_lost(Condition::UpToThree(Green), cards, [9; 4]);
    assert_eq!(paid(&cards_of(Red, 3)), [0, 0]);
    for (count, level) in [(1, 1), (2, 2), (3, 3), (4, 3)] {
        assert_eq!(paid(&cards_of(Green, count)), [level, 0]);
    }
}

#[test]
fn one_two_or_three_inactive_symbols_and_none_is_lost() {
    rule!("POD-C9", "POD-R7");
    let paid = |cards: &[Card], pool| gained_and_lost(Condition::UpToThreeInactive, cards, pool);
    assert_eq!(paid(&[showing(Blue, &[Exploration])], [0, 5, 5, 0]), [0, 0]);
    assert_eq!(paid(&[showing(Blue, &[Fight])], [0, 5, 5, 0]), [1, 0], "the card itself counts");
    assert_eq!(paid(&[showing(Red, &[Magic]), blank(Blue)], [0, 0, 0, 1]), [2, 0], "tokens count");
    assert_eq!(paid(&[showing(Red, &[Magic]), showing(Blue, &[Fight])], [1, 0, 0, 0]), [3, 0]);
    assert_eq!(paid(&[blank(Blue)], [2, 0, 0, 3]), [3, 0]);
}

#[test]
fn two_or_more_inactive_symbols_and_none_is_lost() {
    rule!("POD-C10", "POD-R7");
    let paid = |cards: &[Card], pool| gained_and_lost(Condition::TwoOrMoreInactive, cards, pool);
    assert_eq!(paid(&[showing(Blue, &[Fight])], [0, 5, 5, 0]), [0, 0]);
    assert_eq!(paid(&[showing(Blue, &[Fight])], [1, 0, 0, 0]), [2, 0]);
    assert_eq!(paid(&[blank(Blue)], [2, 0, 0, 0]), [2, 0]);
    assert_eq!(paid(&[showing(Blue, &[Fight, Magic])], [3, 0, 0, 0]), [2, 0]);
}

#[test]
fn every_kind_active_or_not_and_every_colour_can_be_asked_for() {
    rule!("POD-9.1", "POD-9.3");
    for kind in Kind::ALL {
        let others = Kind::ALL.map(|other| u8::from(other != kind));
        let own = Kind::ALL.map(|other| u8::from(other == kind));
        for (condition, paid) in [(Condition::LoseOne(kind), 2), (Condition::LoseUpToThree(kind), 1)] {
            assert_eq!(gained_and_lost(condition, &[blank(Red)], others), [0, 0]);
            assert_eq!(gained_and_lost(condition, &[blank(Red)], own), [paid, 1]);
        }
    }
    for colour in Colour::ALL {
        let other = if colour == Red { Blue } else { Red };
        let cards = [blank(colour), blank(colour), blank(colour), blank(other)];
        let paid = |condition| gained_and_lost(condition, &cards, [0; 4])[0];
        assert_eq!(paid(Condition::TwoOrMore(colour)), 2);
        assert_eq!(paid(Condition::ThreeOrMore(colour)), 2);
        assert_eq!(paid(Condition::UpToThree(colour)), 3);
        assert_eq!(paid(Condition::ExactlyTwo(colour)), 0);
        assert_eq!(paid(Condition::ExactlyOne(colour)), 0);
        assert_eq!(paid(Condition::ExactlyOne(other)), 2);
    }
}
