//! Gaining and losing symbols (RON-10), and what counts as one option (RON-20.1).

use kernel::rule;

use crate::ronin::frame::{After, Frame};
use crate::ronin::tests::props::{CAST, LEFT, MADE, Props, RIGHT, table, table_for};
use crate::ronin::tests::stage::{DANDELION, Stage, TRISS, VESEMIR, YENNEFER, cup, effective, showing};
use crate::ronin::vocabulary::Colour::{Blue, Green, Red};
use crate::ronin::vocabulary::Kind::{Diplomacy, Exploration, Fight, Magic};
use crate::ronin::vocabulary::{Condition, Reward, Side, Window};
use crate::ronin::{Action, Event};

/// Dandelion pulls the string: everyone else loses one of the Right active kind.
fn pull_right(stage: &mut Stage) {
    stage.holding(0, &[2]).window(0, Window::BeforePlay).uses(0, 2);
    stage.act(0, Action::ChooseActive { side: Side::Left });
}

#[test]
fn gained_symbols_are_tokens_in_the_own_pool() {
    rule!("RON-10.1");
    let card = effective(Green, &[Magic], Condition::UpToThree(Green), Reward::ByLevel(Exploration));
    let mut stage = table(&CAST, &[card]);
    stage.timeline(0, &[MADE]).pool(0, [0, 0, 1, 0]).resolve(0, 0);
    assert_eq!(stage.pool_of(0), [0, 0, 2, 0]);
    assert_eq!((stage.pool_of(1), stage.pool_of(2)), ([0; 4], [0; 4]));
    assert_eq!(stage.times(&Event::Gained { figure: 0, kind: Exploration, count: 1 }), 1);
}

#[test]
fn the_supply_never_runs_out() {
    rule!("RON-R29", "RON-1.16");
    let card = effective(Green, &[], Condition::ExactlyOne(Green), Reward::Two(Fight));
    let mut stage = table(&CAST, &[card]);
    stage.timeline(0, &[MADE]).pool(0, [0, 0, 0, 40]).pool(1, [0, 0, 0, 40]).resolve(0, 0);
    assert_eq!(stage.pool_of(0), [0, 0, 0, 42], "more than the 40 tokens of the box");
}

#[test]
fn a_token_is_worth_a_printed_symbol() {
    rule!("RON-10.2");
    let asks = effective(Red, &[], Condition::ExactlyTwoInactive, Reward::TwoLeft);
    let printed = showing(Blue, &[Magic, Fight]);
    let mut stage = table(&CAST, &[asks.clone(), asks, printed.clone(), printed]);
    stage.timeline(0, &[MADE + 2, MADE + 3, MADE]).resolve(0, 2);
    stage.timeline(1, &[MADE + 1]).pool(1, [2, 0, 0, 2]).resolve(1, 0);
    assert_eq!([LEFT, RIGHT].map(|kind| stage.game.count(0, kind)), [2, 2]);
    assert_eq!([LEFT, RIGHT].map(|kind| stage.game.count(1, kind)), [2, 2]);
    stage.run(&[Frame::ChapterEnds]);
    let score = |stage: &Stage, seat| (stage.game.figure(seat).experience, stage.game.figure(seat).victory);
    assert_eq!((score(&stage, 0), score(&stage, 1)), ((2, 2), (2, 2)));
}

#[test]
fn a_loss_discards_a_token_or_covers_a_printed_symbol() {
    rule!("RON-10.3");
    let mut stage = table(&CAST, &[showing(Red, &[Magic, Fight])]);
    stage.timeline(1, &[MADE]).pool(1, [2, 0, 0, 0]);
    pull_right(&mut stage);
    let mut covered = stage.clone();
    stage.act(1, Action::LoseToken { kind: Magic });
    assert_eq!((stage.pool_of(1), stage.covered(1, 0)), ([1, 0, 0, 0], [0; 4]));
    covered.act(1, Action::LoseSymbol { position: 0, kind: Magic });
    assert_eq!((covered.pool_of(1), covered.covered(1, 0)), ([2, 0, 0, 0], [1, 0, 0, 0]));
    assert_eq!([&stage, &covered].map(|stage| stage.game.count(1, Magic)), [2, 2]);
}

#[test]
fn a_loss_that_no_card_asks_for_may_come_from_any_card() {
    rule!("RON-10.5", "RON-R6", "RON-10.4", "RON-D12");
    let magic = showing(Red, &[Magic]);
    let mut stage = table(&CAST, &[magic.clone(), showing(Blue, &[Fight]), magic]);
    stage.timeline(1, &[MADE, MADE + 1, MADE + 2]);
    pull_right(&mut stage);
    assert_eq!(stage.asked(), [1], "the loser picks");
    assert_eq!(
        stage.menu(1),
        [0, 2].map(|position| Action::LoseSymbol { position, kind: Magic }),
        "first and last card alike"
    );
}

#[test]
fn a_covered_symbol_cannot_be_covered_again() {
    rule!("RON-10.6", "RON-2.10");
    let card = effective(Red, &[Fight], Condition::LoseOne(Fight), Reward::TwoLeft);
    let mut stage = table(&CAST, &[card]);
    stage.timeline(0, &[MADE]).resolve(0, 0).finish();
    assert_eq!(stage.covered(0, 0), [0, 0, 0, 1]);
    stage.pool(0, [0; 4]).resolve(0, 0);
    assert_eq!(stage.asked(), []);
    assert_eq!((stage.covered(0, 0), stage.pool_of(0)), ([0, 0, 0, 1], [0; 4]));
}

#[test]
fn lost_symbol_tokens_stay_until_the_clearing() {
    rule!("RON-10.7");
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
    rule!("RON-10.7", "RON-13.21");
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
    rule!("RON-10.8", "RON-D12");
    let mut stage = table(&CAST, &[showing(Red, &[Fight])]);
    stage.timeline(1, &[MADE]).pool(1, [0, 3, 0, 0]);
    pull_right(&mut stage);
    assert_eq!(stage.asked(), [0], "back in Dandelion's window");
    assert_eq!((stage.pool_of(1), stage.covered(1, 0)), ([0, 3, 0, 0], [0; 4]));
}

#[test]
fn symbols_in_hand_rows_and_discard_pile_are_not_owned() {
    rule!("RON-10.9");
    let fight = showing(Blue, &[Fight]);
    let card = effective(Red, &[], Condition::LoseOne(Fight), Reward::TwoLeft);
    let mut stage = table(&CAST, &[card, fight.clone(), fight.clone(), fight]);
    stage.timeline(0, &[MADE]).hand(0, &[MADE + 1]).row(0, [MADE + 2, MADE + 3]);
    stage.resolve(0, 0);
    assert_eq!(stage.game.count(0, Fight), 0);
    assert_eq!(stage.pool_of(0), [0; 4]);
    stage.hand(0, &[]);
    assert!(stage.game.discard.contains(MADE + 1));
    stage.resolve(0, 0);
    assert_eq!(stage.pool_of(0), [0; 4]);
}

#[test]
fn passing_cup_icons_are_covered_by_pairs_only() {
    rule!("RON-10.10", "RON-2.22");
    let mut loses = effective(Red, &[Fight], Condition::LoseUpToThreeInactive, Reward::LeftByLevel);
    loses.cup = Some(Side::Left);
    let mut stage = table(&CAST, &[loses, cup(Blue, Side::Right)]);
    stage.timeline(0, &[MADE]).resolve(0, 0);
    assert_eq!(stage.forced(), Some((0, Action::LoseSymbol { position: 0, kind: Fight })));
    stage.finish();
    assert_eq!(stage.pool_of(0), [0, 1, 0, 0], "the icon is no symbol and raises no level");
    let is_covered = |stage: &Stage, figure| stage.game.figure(figure).timeline[0].cup_covered;
    stage.run(&[Frame::Cups { figure: 0 }]);
    assert!(!is_covered(&stage, 0), "without a counterpart it stays");
    stage.timeline(1, &[MADE + 1]).run(&[Frame::Cups { figure: 0 }]);
    assert!(is_covered(&stage, 0) && is_covered(&stage, 1));
}

#[test]
fn equal_tokens_are_one_option_and_printed_symbols_one_for_each_card() {
    rule!("RON-20.1");
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
    rule!("RON-D16", "RON-20.1");
    for reward in [Reward::LeftByLevel, Reward::PointsOnOneTrack] {
        let card = effective(Red, &[Exploration], Condition::LoseUpToThreeInactive, reward);
        let mut stage = table(&CAST, &[showing(Blue, &[Fight, Fight]), card, showing(Blue, &[Fight])]);
        stage.timeline(0, &[MADE, MADE + 1, MADE + 2]).pool(0, [3, 0, 0, 2]);
        if reward.is_tea() {
            stage.serve(0)
        } else {
            stage.resolve(0, 1)
        };
        // Fight tokens, Fight on the first card, Exploration on the card itself: 2, 2 and 1, of which 3 are lost.
        let losses = |stage: &Stage| {
            let token = 2 - stage.pool_of(0)[Fight as usize];
            [token, stage.covered(0, 0)[Fight as usize], stage.covered(0, 1)[Exploration as usize]]
        };
        let mut sets: Vec<[u8; 3]> = stage.outcomes(0).iter().map(losses).collect();
        if reward.is_tea() {
            sets.dedup(); // each is followed by the choice of a track
        }
        sets.sort_unstable();
        assert_eq!(sets, [[0, 2, 1], [1, 1, 1], [1, 2, 0], [2, 0, 1], [2, 1, 0]]);
    }
}

#[test]
fn a_single_set_of_symbols_is_lost_unasked() {
    rule!("RON-D16");
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
    rule!("RON-D12");
    let magic = showing(Red, &[Magic]);
    let mut stage = table(&[DANDELION, YENNEFER, TRISS, VESEMIR], &[magic]);
    stage.game.order[..4].copy_from_slice(&[3, 0, 2, 1]);
    stage.timeline(3, &[MADE]).pool(3, [2, 0, 0, 0]).pool(1, [1, 0, 0, 0]);
    pull_right(&mut stage);
    assert_eq!(stage.asked(), [3]);
    let options = [Action::LoseToken { kind: Magic }, Action::LoseSymbol { position: 0, kind: Magic }];
    assert_eq!(stage.menu(3), options, "two equal tokens are one option");
    stage.act(3, options[0]);
    assert_eq!(stage.forced(), Some((1, Action::LoseToken { kind: Magic })), "seat 2 has none");
}

#[test]
fn automas_decide_nothing_and_pairs_and_scores_are_computed() {
    rule!("RON-20.2");
    let tea = effective(Red, &[Diplomacy], Condition::LoseOne(Fight), Reward::PointOnBothTracks);
    let cards = [tea, cup(Blue, Side::Left), cup(Blue, Side::Right), cup(Green, Side::Left)];
    let mut stage = table_for(2, &[DANDELION, YENNEFER, TRISS], &cards).without_abilities();
    stage.row(0, [MADE, MADE + 1]).timeline(0, &[MADE + 2]).hand(0, &[]).hand(1, &[]);
    stage.game.order[..3].copy_from_slice(&[2, 0, 1]);
    stage.run(&[Frame::Draft { at: 0 }]);
    assert_eq!(stage.asked(), [0], "the Automa has drafted and played");
    assert_eq!(stage.timeline_of(2), [MADE, MADE + 1]);
    let mut stage = stage.clear_frames();
    stage.game.tracks = [0, 4, 4, 0, 0];
    stage.run(&[Frame::Ending, Frame::Tea { at: 0 }]);
    while let [seat] = stage.asked()[..] {
        let bonus = stage.menu(seat)[0];
        assert!(
            matches!(bonus, Action::TakeBonus { .. } | Action::ChooseActive { .. }),
            "only bonuses are asked"
        );
        stage.act(seat, bonus);
    }
    assert_eq!(stage.game.tracks[..3], [0, 5, 7], "one point each for tea, two for the cups");
    assert_eq!(stage.times(&Event::Over), 1, "and the last scores are counted unasked");
}
