//! Effects in general (POD-8): scope, level, loss, result.

use kernel::rule;

use crate::path_of_destiny::frame::Frame;
use crate::path_of_destiny::pack::Card;
use crate::path_of_destiny::tests::effect_props::{CAST, LEFT, MADE, Props, RIGHT, table};
use crate::path_of_destiny::tests::stage::{blank, coloured, effective, showing};
use crate::path_of_destiny::vocabulary::Colour::{Blue, Green, Red};
use crate::path_of_destiny::vocabulary::Kind::{Diplomacy, Exploration, Fight, Magic};
use crate::path_of_destiny::vocabulary::{Condition, Reward, Side};
use crate::path_of_destiny::{Action, Event};

#[test]
fn an_effect_reads_its_own_card_earlier_cards_and_the_pool() {
    rule!("POD-8.1", "POD-8.2", "POD-8.11");
    let fight = showing(Red, &[Fight]);
    let reads = effective(Blue, &[], Condition::TwoOrMoreInactive, Reward::TwoLeft);
    let mut stage = table(&CAST, &[fight.clone(), reads, fight.clone(), fight]);
    stage.timeline(0, &[MADE, MADE + 1, MADE + 2]).timeline(1, &[MADE + 3]).pool(1, [3, 0, 0, 0]);
    stage.resolve(0, 1);
    assert_eq!(stage.pool_of(0), [0; 4], "neither the later card nor what another player has counts");
    stage.pool(0, [1, 0, 0, 0]).resolve(0, 1);
    assert_eq!([0, 1, 2].map(|seat| stage.pool_of(seat)), [[1, 0, 2, 0], [3, 0, 0, 0], [0; 4]]);
}

#[test]
fn the_own_printed_symbols_count() {
    rule!("POD-8.11");
    let reads = effective(Blue, &[Fight, Magic], Condition::TwoOrMoreInactive, Reward::TwoLeft);
    let mut stage = table(&CAST, &[reads]);
    stage.timeline(0, &[MADE]).resolve(0, 0);
    assert_eq!(stage.pool_of(0), [0, 0, 2, 0]);
}

#[test]
fn a_card_takes_its_loss_from_itself_and_earlier_cards() {
    rule!("POD-8.1", "POD-10.5", "POD-R6");
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
fn the_left_card_of_a_turn_cannot_use_the_right_one() {
    rule!("POD-R6");
    let left = effective(Green, &[], Condition::UpToThree(Green), Reward::ExperienceByLevel);
    let mut stage = table(&CAST, &[left, blank(Green)]);
    stage.hand(0, &[MADE, MADE + 1]).hand(1, &[]).hand(2, &[]);
    stage.run(&[Frame::Resolve { at: 0 }, Frame::Select]);
    stage.act(0, Action::Select { card: MADE }).act(0, Action::Select { card: MADE + 1 });
    assert_eq!((stage.timeline_of(0), stage.experience_of(0)), (vec![MADE, MADE + 1], 1));
}

#[test]
fn a_condition_that_is_not_met_brings_nothing() {
    rule!("POD-8.2", "POD-8.4");
    let card = effective(Red, &[], Condition::LoseOne(Fight), Reward::TwoLeft);
    let mut stage = table(&CAST, &[card]);
    stage.timeline(0, &[MADE]).pool(0, [2, 0, 0, 0]).resolve(0, 0);
    assert_eq!(stage.asked(), []);
    assert_eq!(stage.pool_of(0), [2, 0, 0, 0]);
    assert_eq!(stage.times(&Event::Resolved { figure: 0, card: MADE, level: 0 }), 1);
}

#[test]
fn an_effect_cannot_be_declined_or_reduced() {
    rule!("POD-8.3", "POD-8.9", "POD-R9");
    let card = effective(Red, &[Fight], Condition::LoseUpToThree(Fight), Reward::LeftByLevel);
    let mut stage = table(&CAST, &[card]);
    stage.timeline(0, &[MADE]).pool(0, [0, 0, 0, 3]).resolve(0, 0);
    for _ in 0..3 {
        assert!(stage.try_act(0, Action::Stop).is_err() && stage.try_act(0, Action::Pass).is_err());
        let losses = |action: &Action| matches!(action, Action::LoseToken { .. } | Action::LoseSymbol { .. });
        assert!(stage.menu(0).iter().all(losses), "there is no way to stop");
        stage.act(0, Action::LoseToken { kind: Fight });
    }
    assert_eq!(stage.asked(), [], "exactly as many as the level are lost");
    assert_eq!(stage.pool_of(0), [0, 0, 3, 0]);
}

#[test]
fn a_flat_effect_is_applied_once() {
    rule!("POD-8.4");
    let card = effective(Red, &[], Condition::LoseOne(Fight), Reward::TwoLeft);
    let mut stage = table(&CAST, &[card]);
    stage.timeline(0, &[MADE]).pool(0, [0, 0, 0, 5]).resolve(0, 0).finish();
    assert_eq!(stage.pool_of(0), [0, 0, 2, 4]);
}

#[test]
fn a_scaled_effect_pays_its_level_and_three_at_most() {
    rule!("POD-8.5", "POD-8.6");
    for (owned, level) in [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3), (9, 3)] {
        let card = effective(Red, &[], Condition::LoseUpToThree(Fight), Reward::RightByLevel);
        let mut stage = table(&CAST, &[card]);
        stage.timeline(0, &[MADE]).pool(0, [0, 0, 0, owned]).resolve(0, 0).finish();
        assert_eq!(stage.pool_of(0), [0, level, 0, owned - level]);
    }
}

#[test]
fn five_green_cards_are_worth_three() {
    rule!("POD-E15");
    let card = effective(Green, &[], Condition::UpToThree(Green), Reward::ExperienceByLevel);
    let mut stage = table(&CAST, &[blank(Green), blank(Green), blank(Green), blank(Green), card]);
    stage.timeline(0, &[MADE, MADE + 1, MADE + 2, MADE + 3, MADE + 4]).resolve(0, 4);
    assert_eq!(stage.experience_of(0), 3);
}

#[test]
fn exactly_fails_with_more_and_with_fewer() {
    rule!("POD-8.7");
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
    rule!("POD-8.8", "POD-R10");
    let card = effective(Red, &[], Condition::LoseOne(RIGHT), Reward::TwoRight);
    let mut stage = table(&CAST, &[card]);
    stage.timeline(0, &[MADE]).resolve(0, 0);
    assert_eq!(stage.pool_of(0), [0; 4], "what it pays cannot meet its own condition");
    stage.pool(0, [0, 1, 0, 0]);
    stage.told.clear();
    stage.resolve(0, 0).finish();
    assert_eq!(
        stage.public_events(),
        [
            &Event::Resolved { figure: 0, card: MADE, level: 1 },
            &Event::Lost { figure: 0, kind: Diplomacy, card: None },
            &Event::Gained { figure: 0, kind: RIGHT, count: 2 },
        ]
    );
}

#[test]
fn the_owner_picks_which_symbols_are_lost() {
    rule!("POD-8.9", "POD-10.4");
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
    assert_eq!(stage.pool_of(0), [0, 0, 2, 1]);
}

#[test]
fn colour_conditions_count_cards_up_to_the_card_itself_and_no_tokens() {
    rule!("POD-8.10", "POD-8.12");
    let card = effective(Green, &[Fight, Fight], Condition::UpToThree(Green), Reward::LeftByLevel);
    let mut stage = table(&CAST, &[blank(Green), blank(Red), card, blank(Green)]);
    stage.timeline(0, &[MADE, MADE + 1, MADE + 2, MADE + 3]).pool(0, [9; 4]).resolve(0, 2);
    assert_eq!(stage.pool_of(0), [9, 9, 11, 9], "two green cards, whatever their symbols");
}

#[test]
fn a_multi_coloured_card_counts_for_each_of_its_colours_and_cannot_be_left_out() {
    rule!("POD-8.10");
    let level = |condition| {
        let reward =
            if condition == Condition::UpToThree(Red) { Reward::LeftByLevel } else { Reward::TwoLeft };
        let mut stage = table(&CAST, &[coloured(&[Red, Green]), effective(Green, &[], condition, reward)]);
        stage.timeline(0, &[MADE, MADE + 1]).resolve(0, 1);
        stage.pool_of(0)[LEFT as usize]
    };
    assert_eq!(level(Condition::UpToThree(Red)), 1, "as a red card");
    assert_eq!(level(Condition::TwoOrMore(Green)), 2, "and as a green one");
    assert_eq!(level(Condition::ExactlyOne(Green)), 0, "even where that spoils the condition");
}

#[test]
fn a_red_and_green_card_alone_is_one_of_each() {
    rule!("POD-E34");
    for (condition, paid) in
        [(Condition::ExactlyOne(Red), 2), (Condition::ExactlyOne(Green), 2), (Condition::TwoOrMore(Red), 0)]
    {
        let effect = effective(Red, &[], condition, Reward::TwoLeft).effect;
        let mut stage = table(&CAST, &[Card { effect, ..coloured(&[Red, Green]) }]);
        stage.timeline(0, &[MADE]).resolve(0, 0);
        assert_eq!(stage.pool_of(0)[LEFT as usize], paid, "{condition:?}");
    }
}

#[test]
fn covered_symbols_meet_no_condition_and_tokens_do() {
    rule!("POD-8.11", "POD-R7", "POD-R8");
    let card = effective(Red, &[Fight], Condition::TwoOrMoreInactive, Reward::TwoLeft);
    let mut stage = table(&CAST, &[showing(Blue, &[Magic]), card]);
    stage.timeline(0, &[MADE, MADE + 1]);
    stage.game.figure_mut(0).timeline.cards_mut()[0].cover(Magic);
    stage.resolve(0, 1);
    assert_eq!(stage.pool_of(0), [0; 4]);
    stage.pool(0, [0, 0, 0, 1]).resolve(0, 1);
    assert_eq!(stage.pool_of(0), [0, 0, 2, 1]);
}

#[test]
fn active_and_inactive_are_those_of_the_moment() {
    rule!("POD-8.13");
    let card = effective(Red, &[Fight], Condition::LoseUpToThreeInactive, Reward::LeftByLevel);
    let mut stage = table(&CAST, &[showing(Blue, &[Exploration]), card]);
    stage.timeline(0, &[MADE, MADE + 1]).resolve(0, 1).finish();
    assert_eq!(stage.covered(0, 1), [0, 0, 0, 1]);
    assert_eq!(stage.pool_of(0), [0, 0, 1, 0], "Fight is inactive and Exploration is Left");
    let mut stage = stage.in_chapter(&[Side::Left]);
    assert_eq!(stage.pair(), [Fight, Magic]);
    stage.game.figure_mut(0).timeline.cards_mut()[1].uncover();
    stage.pool(0, [0; 4]).resolve(0, 1);
    assert_eq!(stage.forced(), Some((0, Action::LoseSymbol { position: 0, kind: Exploration })));
    stage.finish();
    assert_eq!(stage.pool_of(0), [0, 0, 0, 1], "now Fight is Left and Exploration is inactive");
}

#[test]
fn an_effect_is_resolved_once_for_each_play_of_its_card() {
    rule!("POD-8.14");
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
    rule!("POD-E9");
    let card = effective(Red, &[Exploration], Condition::LoseUpToThreeInactive, Reward::ByLevel(Fight));
    let mut stage = table(&CAST, &[card]).in_chapter(&[Side::Left]);
    stage.timeline(0, &[MADE]).pool(0, [0, 0, 1, 0]).resolve(0, 0);
    assert_eq!(stage.forced(), Some((0, Action::LoseToken { kind: Exploration })));
    stage.finish();
    assert_eq!(stage.covered(0, 0), [0, 0, 1, 0]);
    assert_eq!(stage.pool_of(0), [0, 0, 0, 2]);
}
