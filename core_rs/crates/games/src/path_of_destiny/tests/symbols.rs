//! Gaining and losing symbols (POD-10), and which losses are a choice (POD-D12, POD-D17).

use kernel::rule;

use crate::path_of_destiny::frame::{After, Frame};
use crate::path_of_destiny::tests::effect_props::{CAST, LEFT, MADE, Props, RIGHT, table};
use crate::path_of_destiny::tests::stage::{CIRI, DANDELION, Stage, VESEMIR, YENNEFER, effective, showing};
use crate::path_of_destiny::vocabulary::Colour::{Blue, Green, Red};
use crate::path_of_destiny::vocabulary::Kind::{Diplomacy, Fight, Magic};
use crate::path_of_destiny::vocabulary::{Condition, Reward, Side, Window};
use crate::path_of_destiny::{Action, Event};

/// Dandelion pulls strings: everyone else loses one of the Right active kind, which is Diplomacy.
fn pull_right(stage: &mut Stage) {
    stage.holding(0, &[0, 2]).window(0, Window::BeforePlay).uses(0, 2);
    stage.act(0, Action::ChooseActive { side: Side::Left });
}

#[test]
fn gained_symbols_are_tokens_in_the_own_pool() {
    rule!("POD-10.1");
    let card = effective(Green, &[Diplomacy], Condition::UpToThree(Green), Reward::ByLevel(Magic));
    let mut stage = table(&CAST, &[card]);
    stage.timeline(0, &[MADE]).pool(0, [1, 0, 0, 0]).resolve(0, 0);
    assert_eq!([0, 1, 2].map(|seat| stage.pool_of(seat)), [[2, 0, 0, 0], [0; 4], [0; 4]]);
    assert_eq!(stage.times(&Event::Gained { figure: 0, kind: Magic, count: 1 }), 1);
}

#[test]
fn a_token_is_worth_a_printed_symbol() {
    rule!("POD-10.2");
    let asks = effective(Red, &[], Condition::TwoOrMoreInactive, Reward::TwoLeft);
    let printed = showing(Blue, &[Diplomacy, Fight]);
    let mut stage = table(&CAST, &[asks.clone(), asks, printed.clone(), printed]);
    stage.timeline(0, &[MADE + 2, MADE + 3, MADE]).timeline(1, &[MADE + 1]).pool(1, [0, 2, 0, 2]);
    assert_eq!([0, 1, 2].map(|seat| stage.game.vote_of(seat)), [Some(Side::Right), Some(Side::Right), None]);
    stage.resolve(0, 2).resolve(1, 0);
    for seat in [0, 1] {
        assert_eq!([LEFT, RIGHT].map(|kind| stage.game.count(seat, kind)), [2, 2], "conditions");
    }
    stage.game.destiny = [Side::Right as u8; 3];
    stage.run(&[Frame::ChapterEnds]);
    let score = |seat| (stage.game.figure(seat).experience, stage.game.figure(seat).victory);
    assert_eq!([0, 1, 2].map(score), [(2, 2), (2, 2), (0, 0)], "scores");
}

#[test]
fn a_loss_discards_a_token_or_covers_a_printed_symbol() {
    rule!("POD-10.3");
    let mut stage = table(&CAST, &[showing(Red, &[Diplomacy, Fight])]);
    stage.timeline(1, &[MADE]).pool(1, [0, 2, 0, 0]);
    pull_right(&mut stage);
    let mut covered = stage.clone();
    stage.act(1, Action::LoseToken { kind: Diplomacy });
    assert_eq!((stage.pool_of(1), stage.covered(1, 0)), ([0, 1, 0, 0], [0; 4]));
    covered.act(1, Action::LoseSymbol { position: 0, kind: Diplomacy });
    assert_eq!((covered.pool_of(1), covered.covered(1, 0)), ([0, 2, 0, 0], [0, 1, 0, 0]));
    assert_eq!([&stage, &covered].map(|stage| stage.game.count(1, Diplomacy)), [2, 2]);
}

#[test]
fn a_loss_that_no_card_asks_for_may_come_from_any_card() {
    rule!("POD-10.5", "POD-R6", "POD-10.4", "POD-D12");
    let words = showing(Red, &[Diplomacy]);
    let mut stage = table(&CAST, &[words.clone(), showing(Blue, &[Fight]), words]);
    stage.timeline(1, &[MADE, MADE + 1, MADE + 2]);
    pull_right(&mut stage);
    assert_eq!(stage.asked(), [1], "the loser picks");
    assert_eq!(
        stage.menu(1),
        [0, 2].map(|position| Action::LoseSymbol { position, kind: Diplomacy }),
        "first and last card alike"
    );
}

#[test]
fn a_covered_symbol_cannot_be_covered_again() {
    rule!("POD-10.6", "POD-R8");
    let card = effective(Red, &[Fight], Condition::LoseOne(Fight), Reward::TwoLeft);
    let mut stage = table(&CAST, &[card]);
    stage.timeline(0, &[MADE]).resolve(0, 0).finish();
    assert_eq!((stage.covered(0, 0), stage.game.count(0, Fight)), ([0, 0, 0, 1], 0));
    stage.pool(0, [0; 4]).resolve(0, 0);
    assert_eq!(stage.asked(), []);
    assert_eq!((stage.covered(0, 0), stage.pool_of(0)), ([0, 0, 0, 1], [0; 4]));
}

#[test]
fn lost_symbol_tokens_stay_until_the_clearing() {
    rule!("POD-10.7");
    let mut stage = table(&CAST, &[showing(Red, &[Fight])]);
    stage.timeline(0, &[MADE]);
    stage.game.figure_mut(0).timeline.cards_mut()[0].cover(Fight);
    stage.run(&[Frame::TurnEnds]);
    assert_eq!(stage.game.turn, 1);
    assert_eq!(stage.covered(0, 0), [0, 0, 0, 1], "a turn does not remove them");
    let mut stage = stage.clear_frames();
    stage.run(&[Frame::Clear]);
    assert_eq!(stage.covered(0, 0), [0; 4]);
}

#[test]
fn a_card_that_leaves_the_timeline_leaves_its_lost_symbol_tokens() {
    rule!("POD-10.7", "POD-R22", "POD-13.21");
    let fight = showing(Red, &[Fight]);
    let mut stage = table(&CAST, &[fight.clone(), fight]);
    stage.timeline(0, &[MADE, MADE + 1]);
    stage.game.figure_mut(0).timeline.cards_mut().iter_mut().for_each(|played| played.cover(Fight));
    stage.run(&[
        Frame::PlayCard { seat: 0, except: MADE + 1, window: false },
        Frame::TakeBack { seat: 0, after: After::Nothing },
    ]);
    stage.act(0, Action::TakeBack { position: 0 });
    assert_eq!((stage.timeline_of(0), stage.covered(0, 0)), (vec![MADE + 1], [0, 0, 0, 1]), "the gap closes");
    stage.act(0, Action::PlayCard { card: MADE });
    assert_eq!(stage.timeline_of(0), [MADE + 1, MADE]);
    assert_eq!(stage.covered(0, 1), [0; 4], "played anew it is uncovered");
}

#[test]
fn a_demanded_loss_without_a_fitting_symbol_does_nothing() {
    rule!("POD-10.8", "POD-D12");
    let mut stage = table(&CAST, &[showing(Red, &[Fight])]);
    stage.timeline(1, &[MADE]).pool(1, [3, 0, 3, 0]);
    pull_right(&mut stage);
    assert_eq!(stage.asked(), [0], "back in Dandelion's window");
    assert_eq!((stage.pool_of(1), stage.covered(1, 0)), ([3, 0, 3, 0], [0; 4]));
}

#[test]
fn symbols_in_hand_rows_and_discard_pile_are_not_owned() {
    rule!("POD-10.9");
    let fight = showing(Blue, &[Fight]);
    let card = effective(Red, &[], Condition::LoseOne(Fight), Reward::TwoLeft);
    let mut stage = table(&CAST, &[card, fight.clone(), fight.clone(), fight]);
    stage.timeline(0, &[MADE]).hand(0, &[MADE + 1]).row(0, [MADE + 2, MADE + 3]);
    stage.resolve(0, 0);
    assert_eq!((stage.game.count(0, Fight), stage.pool_of(0)), (0, [0; 4]));
    stage.hand(0, &[]);
    assert!(stage.game.discard.contains(MADE + 1));
    stage.resolve(0, 0);
    assert_eq!((stage.game.count(0, Fight), stage.pool_of(0)), (0, [0; 4]));
}

#[test]
fn equal_tokens_are_one_option_and_printed_symbols_one_for_each_card() {
    rule!("POD-D17", "POD-22.1");
    let card = effective(Red, &[Fight, Fight], Condition::LoseOne(Fight), Reward::TwoLeft);
    let mut stage = table(&CAST, &[showing(Blue, &[Fight]), card]);
    stage.timeline(0, &[MADE, MADE + 1]).pool(0, [0, 0, 0, 3]).resolve(0, 1);
    assert_eq!(
        stage.menu(0),
        [
            Action::LoseToken { kind: Fight },
            Action::LoseSymbol { position: 0, kind: Fight },
            Action::LoseSymbol { position: 1, kind: Fight },
        ]
    );
}

#[test]
fn every_set_of_symbols_can_be_lost_in_one_way() {
    rule!("POD-D17", "POD-8.9");
    let card = effective(Red, &[Magic], Condition::LoseUpToThreeInactive, Reward::LeftByLevel);
    let mut stage = table(&CAST, &[showing(Blue, &[Fight, Fight]), card, showing(Blue, &[Fight])]);
    stage.timeline(0, &[MADE, MADE + 1, MADE + 2]).pool(0, [0, 3, 0, 2]).resolve(0, 1);
    // Fight tokens, Fight on the first card, Magic on the card itself: 2, 2 and 1, of which 3 are lost.
    let losses = |stage: &Stage| {
        let token = 2 - stage.pool_of(0)[Fight as usize];
        [token, stage.covered(0, 0)[Fight as usize], stage.covered(0, 1)[Magic as usize]]
    };
    let mut sets: Vec<[u8; 3]> = stage.outcomes(0).iter().map(losses).collect();
    sets.sort_unstable();
    assert_eq!(sets, [[0, 2, 1], [1, 1, 1], [1, 2, 0], [2, 0, 1], [2, 1, 0]]);
}

#[test]
fn a_single_set_of_symbols_is_lost_unasked() {
    rule!("POD-D17");
    let card = effective(Red, &[Fight], Condition::LoseUpToThree(Fight), Reward::LeftByLevel);
    let mut stage = table(&CAST, &[card]);
    stage.timeline(0, &[MADE]).pool(0, [0, 0, 0, 2]).resolve(0, 0);
    for _ in 0..2 {
        assert_eq!(stage.forced(), Some((0, Action::LoseToken { kind: Fight })));
        stage.act(0, Action::LoseToken { kind: Fight });
    }
    assert_eq!(stage.forced(), Some((0, Action::LoseSymbol { position: 0, kind: Fight })));
}

#[test]
fn others_lose_in_initiative_order_and_a_single_instance_unasked() {
    rule!("POD-D12");
    let mut stage = table(&[DANDELION, YENNEFER, CIRI, VESEMIR], &[showing(Red, &[Diplomacy])]);
    stage.game.order[..4].copy_from_slice(&[3, 0, 2, 1]);
    stage.timeline(3, &[MADE]).pool(3, [0, 2, 0, 0]).pool(1, [0, 1, 0, 0]).pool(0, [0, 4, 0, 0]);
    pull_right(&mut stage);
    assert_eq!(stage.asked(), [3]);
    let options =
        [Action::LoseToken { kind: Diplomacy }, Action::LoseSymbol { position: 0, kind: Diplomacy }];
    assert_eq!(stage.menu(3), options, "two equal tokens are one option");
    stage.act(3, options[0]);
    assert_eq!(stage.forced(), Some((1, Action::LoseToken { kind: Diplomacy })), "seat 2 has none");
    stage.act(1, options[0]);
    assert_eq!(stage.pool_of(0), [0, 4, 1, 0], "he himself loses nothing");
}

#[test]
fn a_pull_to_the_left_costs_those_who_have_a_right_symbol() {
    rule!("POD-E33");
    let mut stage = table(&CAST, &[showing(Red, &[RIGHT])]);
    stage.pool(1, [2, 0, 2, 2]).timeline(2, &[MADE]).pool(2, [0, 1, 0, 0]);
    pull_right(&mut stage);
    assert_eq!(stage.asked(), [2]);
    let options = [Action::LoseToken { kind: RIGHT }, Action::LoseSymbol { position: 0, kind: RIGHT }];
    assert_eq!(stage.menu(2), options);
    stage.act(2, options[1]);
    assert_eq!((stage.pool_of(1), stage.pool_of(2)), ([2, 0, 2, 2], [0, 1, 0, 0]));
}
