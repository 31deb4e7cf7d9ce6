//! Effects in general (RON-8): scope, level, loss, result.

use kernel::rule;

use crate::ronin::content::{self, Sources};
use crate::ronin::frame::Frame;
use crate::ronin::tests::props::{CAST, LEFT, MADE, Props, RIGHT, table};
use crate::ronin::tests::stage::{blank, effective, showing};
use crate::ronin::vocabulary::Colour::{Blue, Green, Red};
use crate::ronin::vocabulary::Kind::{Exploration, Fight, Magic};
use crate::ronin::vocabulary::{Condition, Reward, Side};
use crate::ronin::{Action, Event};

#[test]
fn an_effect_counts_the_card_itself_earlier_cards_and_the_pool() {
    rule!("RON-8.1", "RON-8.2", "RON-8.11");
    let fight = showing(Red, &[Fight]);
    let reads = effective(Blue, &[], Condition::TwoOrMoreInactive, Reward::TwoLeft);
    let mut stage = table(&CAST, &[fight.clone(), reads, fight.clone(), fight]);
    stage.timeline(0, &[MADE, MADE + 1, MADE + 2]).timeline(1, &[MADE + 3]);
    stage.resolve(0, 1);
    assert_eq!(stage.pool_of(0), [0; 4], "neither the later card nor another player's counts");
    stage.pool(0, [0, 0, 1, 0]).resolve(0, 1);
    assert_eq!(stage.pool_of(0), [0, 2, 1, 0]);
}

#[test]
fn a_card_takes_its_loss_from_itself_and_earlier_cards() {
    rule!("RON-8.1", "RON-10.5", "RON-R6");
    let fight = showing(Red, &[Fight]);
    let takes = effective(Blue, &[Fight], Condition::LoseUpToThree(Fight), Reward::LeftByLevel);
    let mut stage = table(&CAST, &[fight.clone(), takes, fight]);
    stage.timeline(0, &[MADE, MADE + 1, MADE + 2]).resolve(0, 1);
    for position in [0, 1] {
        let only = Action::LoseSymbol { position, kind: Fight };
        assert_eq!(stage.forced(), Some((0, only)), "the later card does not serve");
        stage.act(0, only);
    }
    assert_eq!(stage.asked(), []);
    assert_eq!([0, 1, 2].map(|position| stage.covered(0, position)[Fight as usize]), [1, 1, 0]);
    assert_eq!(stage.pool_of(0)[LEFT as usize], 2);
}

#[test]
fn the_partner_condition_reads_the_partners_whole_timeline() {
    rule!("RON-8.1", "RON-8.15");
    let looks = effective(Red, &[], Condition::PartnerHas(Blue), Reward::PointsOnOneTrack);
    let mut stage = table(&CAST, &[looks, blank(Blue), blank(Green), blank(Blue)]);
    stage.timeline(0, &[MADE]).timeline(1, &[MADE + 1, MADE + 2, MADE + 3]).serve(0);
    stage.act(0, Action::ChooseTrack { side: Side::Left });
    assert_eq!(stage.game.tracks[0], 2);
}

#[test]
fn a_condition_that_is_not_met_brings_nothing() {
    rule!("RON-8.2", "RON-8.4");
    let card = effective(Red, &[], Condition::LoseOne(Fight), Reward::TwoLeft);
    let mut stage = table(&CAST, &[card]);
    stage.timeline(0, &[MADE]).pool(0, [0, 0, 2, 0]).resolve(0, 0);
    assert_eq!(stage.asked(), []);
    assert_eq!(stage.pool_of(0), [0, 0, 2, 0]);
    assert_eq!(stage.times(&Event::Resolved { figure: 0, card: MADE, level: 0 }), 1);
}

#[test]
fn an_effect_cannot_be_declined_or_reduced() {
    rule!("RON-8.3", "RON-8.9");
    let card = effective(Red, &[Fight], Condition::LoseUpToThree(Fight), Reward::LeftByLevel);
    let mut stage = table(&CAST, &[card]);
    stage.timeline(0, &[MADE]).pool(0, [0, 0, 0, 3]).resolve(0, 0);
    for _ in 0..3 {
        let losses = |action: &Action| {
            matches!(
                action,
                Action::LoseToken { kind: Fight } | Action::LoseSymbol { position: 0, kind: Fight }
            )
        };
        assert!(stage.menu(0).iter().all(losses));
        stage.act(0, Action::LoseToken { kind: Fight });
    }
    assert_eq!(stage.asked(), [], "exactly as many as the level are lost");
    assert_eq!(stage.pool_of(0), [0, 3, 0, 0]);
}

#[test]
fn a_flat_effect_is_applied_once() {
    rule!("RON-8.4");
    let card = effective(Red, &[], Condition::LoseOne(Fight), Reward::TwoLeft);
    let mut stage = table(&CAST, &[card]);
    stage.timeline(0, &[MADE]).pool(0, [0, 0, 0, 5]).resolve(0, 0).finish();
    assert_eq!(stage.pool_of(0), [0, 2, 0, 4]);
}

#[test]
fn a_scaled_effect_pays_its_level_and_three_at_most() {
    rule!("RON-8.5", "RON-8.6");
    for (owned, level) in [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3), (9, 3)] {
        let card = effective(Red, &[], Condition::LoseUpToThree(Fight), Reward::RightByLevel);
        let mut stage = table(&CAST, &[card]);
        stage.timeline(0, &[MADE]).pool(0, [0, 0, 0, owned]).resolve(0, 0).finish();
        assert_eq!(stage.pool_of(0), [level, 0, 0, owned - level]);
    }
}

#[test]
fn content_that_mixes_scaled_and_flat_is_refused() {
    rule!("RON-8.6");
    let embedded = Sources::embedded();
    let flat = r#"then = "two_left""#;
    assert!(embedded.cards.contains(flat));
    let cards = embedded.cards.replacen(flat, r#"then = "left_by_level""#, 1);
    let refused = content::load(&Sources { cards: &cards, ..embedded }).expect_err("flat with scaled");
    assert!(refused.reason.contains("a flat condition needs a flat reward"), "{refused}");
    let scaled = r#"then = "left_by_level""#;
    let cards = embedded.cards.replacen(scaled, flat, 1);
    let refused = content::load(&Sources { cards: &cards, ..embedded }).expect_err("scaled with flat");
    assert!(refused.reason.contains("a scaled condition needs a scaled reward"), "{refused}");
}

#[test]
fn exactly_fails_with_more_and_with_fewer() {
    rule!("RON-8.7");
    for (before, paid) in [(0, 0), (1, 2), (2, 0)] {
        let card = effective(Green, &[], Condition::ExactlyTwo(Green), Reward::TwoLeft);
        let mut stage = table(&CAST, &[blank(Green), blank(Green), card]);
        let cards: Vec<u8> = (MADE + 2 - before..=MADE + 2).collect();
        stage.timeline(0, &cards).resolve(0, before);
        assert_eq!(stage.pool_of(0)[LEFT as usize], paid, "{before} cards before");
    }
}

#[test]
fn the_level_comes_first_then_the_loss_then_the_result() {
    rule!("RON-8.8");
    let card = effective(Red, &[], Condition::LoseOne(Magic), Reward::TwoRight);
    let mut stage = table(&CAST, &[card]);
    stage.timeline(0, &[MADE]).resolve(0, 0);
    assert_eq!(stage.pool_of(0), [0; 4], "what it pays cannot meet its own condition");
    stage.pool(0, [1, 0, 0, 0]);
    stage.told.clear();
    stage.resolve(0, 0).finish();
    assert_eq!(
        stage.public_events(),
        [
            &Event::Resolved { figure: 0, card: MADE, level: 1 },
            &Event::Lost { figure: 0, kind: Magic, card: None },
            &Event::Gained { figure: 0, kind: RIGHT, count: 2 },
        ]
    );
}

#[test]
fn the_owner_picks_which_symbols_are_lost() {
    rule!("RON-8.9", "RON-10.4");
    let card = effective(Red, &[Fight], Condition::LoseOne(Fight), Reward::TwoLeft);
    let mut stage = table(&CAST, &[showing(Blue, &[Fight]), card]);
    stage.timeline(0, &[MADE, MADE + 1]).pool(0, [0, 0, 0, 1]).resolve(0, 1);
    assert_eq!(
        stage.menu(0),
        [
            Action::LoseToken { kind: Fight },
            Action::LoseSymbol { position: 0, kind: Fight },
            Action::LoseSymbol { position: 1, kind: Fight },
        ]
    );
    stage.act(0, Action::LoseSymbol { position: 1, kind: Fight });
    assert_eq!((stage.covered(0, 0), stage.covered(0, 1)), ([0; 4], [0, 0, 0, 1]));
    assert_eq!(stage.pool_of(0), [0, 2, 0, 1]);
}

#[test]
fn colour_conditions_count_cards_up_to_the_card_itself_and_no_tokens() {
    rule!("RON-8.10", "RON-8.12");
    let card = effective(Green, &[], Condition::UpToThree(Green), Reward::LeftByLevel);
    let mut stage = table(&CAST, &[blank(Green), blank(Red), card, blank(Green)]);
    stage.timeline(0, &[MADE, MADE + 1, MADE + 2, MADE + 3]).pool(0, [9; 4]).resolve(0, 2);
    assert_eq!(stage.pool_of(0), [9, 11, 9, 9]);
}

#[test]
fn covered_symbols_meet_no_condition_and_tokens_do() {
    rule!("RON-8.11", "RON-R7", "RON-R8");
    let card = effective(Red, &[Fight], Condition::ExactlyTwoInactive, Reward::TwoLeft);
    let mut stage = table(&CAST, &[showing(Blue, &[Exploration]), card]);
    stage.timeline(0, &[MADE, MADE + 1]);
    stage.game.figure_mut(0).timeline.cards_mut()[0].cover(Exploration);
    stage.resolve(0, 1);
    assert_eq!(stage.pool_of(0), [0; 4]);
    stage.pool(0, [0, 0, 0, 1]).resolve(0, 1);
    assert_eq!(stage.pool_of(0), [0, 2, 0, 1]);
}

#[test]
fn active_and_inactive_are_those_of_the_moment() {
    rule!("RON-8.13");
    let card = effective(Red, &[Fight], Condition::LoseUpToThreeInactive, Reward::LeftByLevel);
    let mut stage = table(&CAST, &[showing(Blue, &[Magic]), card]);
    stage.timeline(0, &[MADE, MADE + 1]).resolve(0, 1).finish();
    assert_eq!(stage.pool_of(0), [0, 1, 0, 0], "Fight is inactive and Diplomacy is Left");
    stage.pool(0, [0; 4]).game.chapter = 1;
    stage.game.figure_mut(0).timeline.cards_mut()[1].uncover();
    stage.resolve(0, 1);
    assert_eq!(stage.forced(), Some((0, Action::LoseSymbol { position: 0, kind: Magic })));
    stage.finish();
    assert_eq!(stage.pool_of(0), [0, 0, 0, 1], "now Fight is Left and Magic is inactive");
}

#[test]
fn an_effect_is_resolved_once_for_each_play_of_its_card() {
    rule!("RON-8.14");
    let card = effective(Green, &[], Condition::UpToThree(Green), Reward::LeftByLevel);
    let mut stage = table(&CAST, &[card.clone(), card.clone(), card]);
    stage.timeline(0, &[MADE]).hand(0, &[MADE + 1, MADE + 2]).hand(1, &[]).hand(2, &[]);
    stage.run(&[Frame::PlayEnds, Frame::Resolve { at: 0 }, Frame::Select]);
    stage.act(0, Action::Select { card: MADE + 1 }).act(0, Action::Select { card: MADE + 2 });
    assert_eq!(stage.pool_of(0)[LEFT as usize], 5, "levels 2 and 3; the card of an earlier turn rests");
    stage.run(&[Frame::PlayEnds, Frame::Resolve { at: 0 }, Frame::Select]);
    assert_eq!(stage.pool_of(0)[LEFT as usize], 5, "a turn later all of them rest");
}

#[test]
fn a_card_may_cover_itself() {
    rule!("RON-E2");
    let card = effective(Red, &[Exploration], Condition::LoseUpToThreeInactive, Reward::ByLevel(Fight));
    let mut stage = table(&CAST, &[card]);
    stage.timeline(0, &[MADE]).pool(0, [0, 0, 1, 0]).resolve(0, 0);
    assert_eq!(stage.forced(), Some((0, Action::LoseToken { kind: Exploration })));
    stage.finish();
    assert_eq!(stage.covered(0, 0), [0, 0, 1, 0]);
    assert_eq!(stage.pool_of(0), [0, 0, 0, 2]);
}
