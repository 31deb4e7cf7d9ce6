//! The conditions of action cards (RON-9.1), one by one.

use kernel::rule;

use crate::ronin::pack::Card;
use crate::ronin::tests::props::{CAST, LEFT, MADE, Props, table};
use crate::ronin::tests::stage::{blank, effective, showing};
use crate::ronin::vocabulary::Colour::{self, Blue, Green, Red};
use crate::ronin::vocabulary::Kind::{self, Diplomacy, Exploration, Fight, Magic};
use crate::ronin::vocabulary::{Condition, Reward, Side};
use crate::ronin::{Action, Event};

/// Symbols gained and lost by the last of these cards, whose effect asks for `condition`.
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
    rule!("RON-C1");
    let plain = || blank(Blue);
    let paid = |cards: &[Card], pool| gained_and_lost(Condition::LoseOne(Fight), cards, pool);
    assert_eq!(paid(&[plain()], [5, 5, 5, 0]), [0, 0], "another kind does not serve");
    assert_eq!(paid(&[plain()], [0, 0, 0, 1]), [2, 1]);
    assert_eq!(paid(&[showing(Blue, &[Fight])], [0; 4]), [2, 1], "the card itself serves");
    assert_eq!(paid(&[showing(Red, &[Fight, Fight]), plain()], [0, 0, 0, 3]), [2, 1]);
}

#[test]
fn lose_up_to_three_takes_as_many_of_the_kind_as_there_are() {
    rule!("RON-C2");
    let paid = |cards: &[Card], pool| gained_and_lost(Condition::LoseUpToThree(Exploration), cards, pool);
    assert_eq!(paid(&[blank(Blue)], [5, 5, 0, 5]), [0, 0]);
    assert_eq!(paid(&[blank(Blue)], [0, 0, 1, 0]), [1, 1]);
    assert_eq!(paid(&[showing(Blue, &[Exploration])], [0, 0, 1, 0]), [2, 2]);
    assert_eq!(paid(&[showing(Red, &[Exploration]), showing(Blue, &[Exploration])], [0, 0, 1, 0]), [3, 3]);
    assert_eq!(paid(&[showing(Blue, &[Exploration])], [0, 0, 4, 0]), [3, 3]);
}

#[test]
fn lose_inactive_takes_any_mix_of_the_two_inactive_kinds() {
    rule!("RON-C3");
    let paid = |cards: &[Card], pool| gained_and_lost(Condition::LoseUpToThreeInactive, cards, pool);
    assert_eq!(paid(&[showing(Blue, &[Magic])], [5, 5, 0, 0]), [0, 0], "active kinds do not serve");
    assert_eq!(paid(&[showing(Blue, &[Fight])], [0; 4]), [1, 1]);
    assert_eq!(paid(&[showing(Blue, &[Fight])], [0, 0, 1, 0]), [2, 2]);
    assert_eq!(paid(&[showing(Red, &[Exploration, Fight]), blank(Blue)], [0, 0, 1, 1]), [3, 3]);
}

#[test]
fn the_owner_picks_the_kinds_among_inactive_symbols() {
    rule!("RON-C3");
    let card = effective(Red, &[], Condition::LoseUpToThreeInactive, Reward::LeftByLevel);
    let mut stage = table(&CAST, &[card]);
    stage.timeline(0, &[MADE]).pool(0, [0, 0, 2, 2]).resolve(0, 0);
    let mut left: Vec<[u8; 4]> = stage.outcomes(0).iter().map(|after| after.pool_of(0)).collect();
    left.sort_unstable();
    assert_eq!(left, [[0, 3, 0, 1], [0, 3, 1, 0]]);
}

#[test]
fn two_or_more_cards_of_a_colour() {
    rule!("RON-C4");
    let paid = |cards: &[Card]| gained_and_lost(Condition::TwoOrMore(Green), cards, [9; 4]);
    assert_eq!(paid(&cards_of(Green, 1)), [0, 0], "one card; tokens do not count");
    assert_eq!(paid(&cards_of(Green, 2)), [2, 0], "the card itself counts");
    assert_eq!(paid(&cards_of(Green, 4)), [2, 0]);
    assert_eq!(paid(&[blank(Green), blank(Red)]), [0, 0]);
}

#[test]
fn a_chosen_partner_has_cards_of_a_colour() {
    rule!("RON-C5");
    for (count, points) in [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3)] {
        let looks = effective(Blue, &[], Condition::PartnerHas(Blue), Reward::PointsOnOneTrack);
        let mut stage =
            table(&CAST, &[looks, blank(Blue), blank(Blue), blank(Blue), blank(Blue), blank(Blue)]);
        let others: Vec<u8> = (MADE + 2..MADE + 2 + count).collect();
        stage.timeline(0, &[MADE + 1, MADE]).timeline(2, &others).pool(2, [9; 4]).serve(0);
        if count == 0 {
            assert_eq!(stage.asked(), [], "own cards and tokens do not count");
        } else {
            assert_eq!(stage.forced(), Some((0, Action::ChooseTrack { side: Side::Right })));
            stage.finish();
        }
        assert_eq!(stage.game.tracks[..3], [0, 0, points]);
    }
}

#[test]
fn exactly_one_card_of_a_colour() {
    rule!("RON-C6");
    let paid = |cards: &[Card]| gained_and_lost(Condition::ExactlyOne(Green), cards, [9; 4]);
    assert_eq!(paid(&cards_of(Green, 1)), [2, 0], "the card itself counts");
    assert_eq!(paid(&cards_of(Green, 2)), [0, 0]);
    assert_eq!(paid(&cards_of(Red, 2)), [0, 0]);
    assert_eq!(paid(&[blank(Green), blank(Red)]), [2, 0]);
}

#[test]
fn exactly_two_cards_of_a_colour() {
    rule!("RON-C7");
    let paid = |cards: &[Card]| gained_and_lost(Condition::ExactlyTwo(Green), cards, [9; 4]);
    assert_eq!(paid(&cards_of(Green, 1)), [0, 0]);
    assert_eq!(paid(&cards_of(Green, 2)), [2, 0], "the card itself counts");
    assert_eq!(paid(&cards_of(Green, 3)), [0, 0]);
    assert_eq!(paid(&[blank(Green), blank(Green), blank(Red)]), [2, 0]);
}

#[test]
fn one_two_or_three_cards_of_a_colour() {
    rule!("RON-C8");
    let paid = |cards: &[Card]| gained_and_lost(Condition::UpToThree(Green), cards, [9; 4]);
    assert_eq!(paid(&cards_of(Red, 3)), [0, 0]);
    for (count, level) in [(1, 1), (2, 2), (3, 3), (4, 3)] {
        assert_eq!(paid(&cards_of(Green, count)), [level, 0]);
    }
}

#[test]
fn exactly_two_inactive_symbols_and_none_is_lost() {
    rule!("RON-C9", "RON-R7");
    let paid = |cards: &[Card], pool| gained_and_lost(Condition::ExactlyTwoInactive, cards, pool);
    assert_eq!(paid(&[showing(Blue, &[Fight])], [5, 5, 0, 0]), [0, 0]);
    assert_eq!(paid(&[showing(Blue, &[Fight])], [5, 5, 1, 0]), [2, 0]);
    assert_eq!(paid(&[blank(Blue)], [0, 0, 1, 1]), [2, 0]);
    assert_eq!(paid(&[showing(Blue, &[Fight, Exploration])], [0, 0, 0, 1]), [0, 0]);
}

#[test]
fn two_or_more_inactive_symbols_and_none_is_lost() {
    rule!("RON-C10", "RON-R7");
    let paid = |cards: &[Card], pool| gained_and_lost(Condition::TwoOrMoreInactive, cards, pool);
    assert_eq!(paid(&[showing(Blue, &[Fight])], [5, 5, 0, 0]), [0, 0]);
    assert_eq!(paid(&[showing(Blue, &[Fight])], [0, 0, 1, 0]), [2, 0]);
    assert_eq!(paid(&[blank(Blue)], [0, 0, 2, 0]), [2, 0]);
    assert_eq!(paid(&[showing(Blue, &[Fight, Exploration])], [0, 0, 3, 0]), [2, 0]);
}

#[test]
fn every_kind_and_every_colour_can_be_asked_for() {
    rule!("RON-9.1");
    for kind in [Magic, Exploration, Fight, Diplomacy] {
        let others = Kind::ALL.map(|other| u8::from(other != kind));
        let own = Kind::ALL.map(|other| u8::from(other == kind));
        for condition in [Condition::LoseOne(kind), Condition::LoseUpToThree(kind)] {
            assert_eq!(gained_and_lost(condition, &[blank(Red)], others), [0, 0]);
            assert_eq!(gained_and_lost(condition, &[blank(Red)], own)[1], 1);
        }
    }
    for colour in Colour::ALL {
        let other = if colour == Red { Blue } else { Red };
        let cards = [blank(colour), blank(colour), blank(other)];
        let paid = |condition| gained_and_lost(condition, &cards, [0; 4])[0];
        assert_eq!(paid(Condition::TwoOrMore(colour)), 2);
        assert_eq!(paid(Condition::ExactlyTwo(colour)), 2);
        assert_eq!(paid(Condition::UpToThree(colour)), 2);
        assert_eq!(paid(Condition::ExactlyOne(colour)), 0);
        assert_eq!(paid(Condition::ExactlyOne(other)), 2);
    }
}
