//! The results of action cards (RON-9.2), one by one.

use kernel::rule;

use crate::ronin::Action;
use crate::ronin::content;
use crate::ronin::pack::Effect;
use crate::ronin::tests::props::{CAST, MADE, Props, table};
use crate::ronin::tests::stage::{Stage, blank, effective};
use crate::ronin::vocabulary::Colour::{self, Blue, Green, Pink, Red, Yellow};
use crate::ronin::vocabulary::Kind::{self, Diplomacy, Exploration, Fight, Magic};
use crate::ronin::vocabulary::{Condition, Reward, Side};

/// Tokens gained in chapter I by a card whose flat condition is met, or whose scaled one has this level.
fn gained(reward: Reward, level: u8) -> [u8; 4] {
    let condition =
        if reward.is_scaled() { Condition::UpToThree(Green) } else { Condition::TwoOrMore(Green) };
    let card = effective(Green, &[], condition, reward);
    let before = level - 1;
    let mut stage = table(&CAST, &[blank(Green), blank(Green), card]);
    let cards: Vec<u8> = (MADE + 2 - before..=MADE + 2).collect();
    stage.timeline(0, &cards).resolve(0, before);
    assert_eq!(stage.asked(), [], "no result for symbols leaves a choice");
    stage.pool_of(0)
}

/// Seat 0 with this tea effect, the partners showing so many cards of a colour.
fn partners_showing(colour: Colour, left: u8, right: u8) -> Stage {
    let looks = effective(Red, &[], Condition::PartnerHas(colour), Reward::PointsOnOneTrack);
    let mut cards = vec![blank(colour); 9];
    cards[0] = looks;
    let mut stage = table(&CAST, &cards);
    let left: Vec<u8> = (MADE + 1..=MADE + left).collect();
    let right: Vec<u8> = (MADE + 5..MADE + 5 + right).collect();
    stage.timeline(0, &[MADE]).timeline(1, &left).timeline(2, &right).serve(0);
    stage
}

#[test]
fn a_point_on_both_tracks() {
    rule!("RON-P1");
    let card = effective(Red, &[], Condition::LoseOne(Fight), Reward::PointOnBothTracks);
    let mut stage = table(&[CAST[0], CAST[1], CAST[2], 3], &[card]);
    stage.timeline(0, &[MADE]).pool(0, [0, 0, 0, 2]).serve(0).finish();
    assert_eq!(stage.game.tracks[..4], [1, 0, 0, 1]);
    assert_eq!(stage.pool_of(0), [0, 0, 0, 1]);
}

#[test]
fn points_by_level_go_to_one_chosen_track() {
    rule!("RON-P2");
    let card = effective(Red, &[], Condition::LoseUpToThreeInactive, Reward::PointsOnOneTrack);
    let both = [Side::Left, Side::Right].map(|side| Action::ChooseTrack { side });
    for (tokens, level) in [(1, 1), (2, 2), (4, 3)] {
        for (action, track) in both.into_iter().zip([0, 2]) {
            let mut stage = table(&CAST, std::slice::from_ref(&card));
            stage.timeline(0, &[MADE]).pool(0, [0, 0, 0, tokens]).serve(0);
            for _ in 0..level {
                stage.act(0, Action::LoseToken { kind: Fight });
            }
            assert_eq!(stage.menu(0), both);
            stage.act(0, action);
            assert_eq!(stage.game.tracks[track], level);
            assert_eq!(stage.game.tracks.iter().sum::<u8>(), level);
        }
    }
}

#[test]
fn with_the_partner_condition_the_points_go_to_the_chosen_partner() {
    rule!("RON-P2", "RON-9.3");
    let both = [Side::Left, Side::Right].map(|side| Action::ChooseTrack { side });
    let mut stage = partners_showing(Blue, 3, 1);
    assert_eq!(stage.menu(0), both, "not necessarily the better one");
    stage.act(0, Action::ChooseTrack { side: Side::Right });
    assert_eq!(stage.game.tracks[..3], [0, 0, 1]);
    let mut stage = partners_showing(Blue, 2, 1);
    stage.act(0, Action::ChooseTrack { side: Side::Left });
    assert_eq!(stage.game.tracks[..3], [2, 0, 0]);
}

#[test]
fn the_partner_condition_offers_only_partners_who_have_the_colour() {
    rule!("RON-9.3");
    assert_eq!(partners_showing(Blue, 0, 2).menu(0), [Action::ChooseTrack { side: Side::Right }]);
    let stage = partners_showing(Blue, 0, 0);
    assert_eq!(stage.asked(), []);
    assert_eq!(stage.game.tracks, [0; 5]);
}

#[test]
fn left_and_right_symbols_by_level() {
    rule!("RON-P3", "RON-P4");
    for level in 1..=3 {
        assert_eq!(gained(Reward::LeftByLevel, level), [0, level, 0, 0]);
        assert_eq!(gained(Reward::RightByLevel, level), [level, 0, 0, 0]);
    }
}

#[test]
fn two_left_two_right_or_one_of_each() {
    rule!("RON-P5", "RON-P6", "RON-P7");
    assert_eq!(gained(Reward::TwoLeft, 2), [0, 2, 0, 0]);
    assert_eq!(gained(Reward::TwoRight, 2), [2, 0, 0, 0]);
    assert_eq!(gained(Reward::OneOfEachActive, 2), [1, 1, 0, 0]);
}

#[test]
fn symbols_of_a_printed_kind() {
    rule!("RON-P8", "RON-P9", "RON-9.1");
    for kind in Kind::ALL {
        let of = |count: u8| Kind::ALL.map(|other| if other == kind { count } else { 0 });
        assert_eq!(gained(Reward::Two(kind), 2), of(2));
        for level in 1..=3 {
            assert_eq!(gained(Reward::ByLevel(kind), level), of(level));
        }
    }
}

#[test]
fn a_set_of_three_different_kinds() {
    rule!("RON-P10");
    assert_eq!(gained(Reward::Set([Exploration, Magic, Fight]), 2), [1, 0, 1, 1]);
    assert_eq!(gained(Reward::Set([Magic, Diplomacy, Exploration]), 2), [1, 1, 1, 0]);
}

#[test]
fn the_printed_tea_cards_are_in_the_deck() {
    rule!("RON-9.4", "RON-R41");
    let effects: Vec<Effect> = content::embedded().cards.iter().filter_map(|card| card.effect).collect();
    let on_both = Effect { condition: Condition::LoseOne(Exploration), reward: Reward::PointOnBothTracks };
    assert!(effects.contains(&on_both));
    for colour in [Blue, Yellow] {
        let condition = Condition::PartnerHas(colour);
        assert!(effects.contains(&Effect { condition, reward: Reward::PointsOnOneTrack }));
    }
}

#[test]
fn nothing_depends_on_the_colour_a_partner_is_asked_for() {
    rule!("RON-R41");
    for colour in [Blue, Yellow, Red, Green, Pink] {
        let mut stage = partners_showing(colour, 2, 1);
        stage.act(0, Action::ChooseTrack { side: Side::Left });
        assert_eq!(stage.game.tracks[..3], [2, 0, 0]);
    }
}
