//! The results of action cards (POD-9.2), one by one, and which sentences cards may be made of.

use kernel::rule;

use crate::path_of_destiny::content::{self, ContentError, Sources};
use crate::path_of_destiny::pack::{Effect, Pack};
use crate::path_of_destiny::tests::effect_props::{CAST, MADE, Props, table};
use crate::path_of_destiny::tests::stage::{blank, effective};
use crate::path_of_destiny::vocabulary::Colour::Green;
use crate::path_of_destiny::vocabulary::Kind::{self, Diplomacy, Exploration, Fight, Magic};
use crate::path_of_destiny::vocabulary::{Condition, Reward};

/// Experience and tokens gained in chapter I by a card whose flat condition is met, or whose scaled one has this level.
fn gained(reward: Reward, level: u8) -> (u8, [u8; 4]) {
    let condition =
        if reward.is_scaled() { Condition::UpToThree(Green) } else { Condition::TwoOrMore(Green) };
    let card = effective(Green, &[], condition, reward);
    let before = level - 1;
    let mut stage = table(&CAST, &[blank(Green), blank(Green), card]);
    let cards: Vec<u8> = (MADE + 2 - before..=MADE + 2).collect();
    stage.timeline(0, &cards).resolve(0, before);
    assert_eq!(stage.asked(), [], "no result leaves a choice");
    (stage.experience_of(0), stage.pool_of(0))
}

#[test]
fn three_experience_or_as_much_as_the_level() {
    rule!("POD-P1", "POD-P2");
    assert_eq!(gained(Reward::ThreeExperience, 2), (3, [0; 4]));
    assert_eq!(gained(Reward::ThreeExperience, 3), (3, [0; 4]), "however far the condition is exceeded");
    for level in 1..=3 {
        assert_eq!(gained(Reward::ExperienceByLevel, level), (level, [0; 4]));
    }
}

#[test]
fn left_and_right_symbols_by_level() {
    rule!("POD-P3", "POD-P4");
    for level in 1..=3 {
        assert_eq!(gained(Reward::LeftByLevel, level), (0, [0, 0, level, 0]));
        assert_eq!(gained(Reward::RightByLevel, level), (0, [0, level, 0, 0]));
    }
}

#[test]
fn two_left_two_right_or_one_of_each() {
    rule!("POD-P5", "POD-P6", "POD-P7");
    assert_eq!(gained(Reward::TwoLeft, 2), (0, [0, 0, 2, 0]));
    assert_eq!(gained(Reward::TwoRight, 2), (0, [0, 2, 0, 0]));
    assert_eq!(gained(Reward::OneOfEachActive, 2), (0, [0, 1, 1, 0]));
}

#[test]
fn symbols_of_a_printed_kind_active_or_not() {
    rule!("POD-P8", "POD-P9", "POD-9.1", "POD-9.3");
    for kind in Kind::ALL {
        let of = |count: u8| Kind::ALL.map(|other| if other == kind { count } else { 0 });
        assert_eq!(gained(Reward::Two(kind), 2), (0, of(2)));
        for level in 1..=3 {
            assert_eq!(gained(Reward::ByLevel(kind), level), (0, of(level)));
        }
    }
}

#[test]
fn a_set_of_three_different_kinds() {
    rule!("POD-P10");
    assert_eq!(gained(Reward::Set([Exploration, Magic, Fight]), 2), (0, [1, 0, 1, 1]));
    assert_eq!(gained(Reward::Set([Magic, Diplomacy, Exploration]), 2), (0, [1, 1, 1, 0]));
    let refused = with_effect(r#""two_or_more_inactive""#, r#"{ set = ["magic", "fight", "magic"] }"#);
    assert!(refused.expect_err("a kind twice").reason.contains("three different kinds"));
}

/// The embedded content whose first card with an effect asks and pays something else.
fn with_effect(when: &str, then: &str) -> Result<Pack, ContentError> {
    let embedded = Sources::embedded();
    let first =
        embedded.cards.lines().find(|line| line.starts_with("effect = ")).expect("cards have effects");
    let cards = embedded.cards.replacen(first, &format!("effect = {{ when = {when}, then = {then} }}"), 1);
    content::load(&Sources { cards: &cards, ..embedded })
}

const FLAT: [&str; 6] = [
    r#"{ lose_one = "magic" }"#,
    r#"{ two_or_more = "pink" }"#,
    r#"{ three_or_more = "blue" }"#,
    r#"{ exactly_one = "green" }"#,
    r#"{ exactly_two = "yellow" }"#,
    r#""two_or_more_inactive""#,
];
const SCALED: [&str; 4] = [
    r#"{ lose_up_to_three = "fight" }"#,
    r#""lose_up_to_three_inactive""#,
    r#"{ up_to_three = "red" }"#,
    r#""up_to_three_inactive""#,
];
const FLAT_PAY: [&str; 6] = [
    r#""three_experience""#,
    r#""two_left""#,
    r#""two_right""#,
    r#""one_of_each_active""#,
    r#"{ two = "diplomacy" }"#,
    r#"{ set = ["exploration", "fight", "magic"] }"#,
];
const SCALED_PAY: [&str; 4] =
    [r#""experience_by_level""#, r#""left_by_level""#, r#""right_by_level""#, r#"{ by_level = "magic" }"#];

#[test]
fn every_condition_goes_with_every_result_of_its_sort() {
    rule!("POD-9.2", "POD-8.6");
    let flat = FLAT.iter().flat_map(|when| FLAT_PAY.map(|then| (*when, then)));
    let scaled = SCALED.iter().flat_map(|when| SCALED_PAY.map(|then| (*when, then)));
    let mut effects: Vec<Effect> = Vec::new();
    for (when, then) in flat.chain(scaled) {
        let pack = with_effect(when, then).unwrap_or_else(|refused| panic!("{when}, {then}: {refused}"));
        let effect = pack.cards.iter().find_map(|card| card.effect).expect("the first card has an effect");
        assert!(!effects.contains(&effect), "each is a card of its own");
        effects.push(effect);
    }
    assert_eq!(effects.len(), 36 + 16);
}

#[test]
fn content_that_mixes_scaled_and_flat_is_refused() {
    rule!("POD-8.6", "POD-R53");
    for when in FLAT {
        let refused = with_effect(when, SCALED_PAY[1]).expect_err("flat with scaled");
        assert!(refused.reason.contains("a flat condition needs a flat reward"), "{refused}");
    }
    for when in SCALED {
        let refused = with_effect(when, FLAT_PAY[1]).expect_err("scaled with flat");
        assert!(refused.reason.contains("a scaled condition needs a scaled reward"), "{refused}");
    }
}

#[test]
fn words_of_the_sister_game_are_refused() {
    rule!("POD-9.2");
    let foreign = [
        (r#""exactly_two_inactive""#, FLAT_PAY[1]),
        (r#"{ partner_has = "blue" }"#, SCALED_PAY[1]),
        (FLAT[0], r#""point_on_both_tracks""#),
        (SCALED[0], r#""points_on_one_track""#),
    ];
    for (when, then) in foreign {
        let refused = with_effect(when, then).expect_err("not in the vocabulary");
        assert!(refused.reason.contains("unknown variant"), "{refused}");
    }
}
