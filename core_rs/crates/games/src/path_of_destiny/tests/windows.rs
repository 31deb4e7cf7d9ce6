//! Abilities in general (POD-12): when they can be used, how often, in which order.

use kernel::rule;

use crate::path_of_destiny::content;
use crate::path_of_destiny::frame::Frame;
use crate::path_of_destiny::tests::effect_props::{LEFT, MADE, Props, table};
use crate::path_of_destiny::tests::stage::{
    CIRI, DANDELION, GERALT, Stage, VESEMIR, YENNEFER, blank, effective, showing,
};
use crate::path_of_destiny::vocabulary::Colour::{Blue, Green, Red};
use crate::path_of_destiny::vocabulary::Kind::{Diplomacy, Fight, Magic};
use crate::path_of_destiny::vocabulary::Window::{
    AfterDraft, AfterEffects, BeforeDraft, BeforeEffect, BeforePlay, ChapterEnd,
};
use crate::path_of_destiny::vocabulary::{Condition, Reward, Side, Verb};
use crate::path_of_destiny::{Action, Event};

const ALL: [u8; 4] = [0, 1, 2, 3];

#[test]
fn the_first_ability_is_there_from_the_start_and_the_others_when_unlocked() {
    rule!("POD-12.1");
    let mut stage = Stage::laid_out(3, &[DANDELION, GERALT, CIRI]);
    stage.pool(0, [1; 4]).window(0, BeforePlay);
    assert_eq!(stage.offered(0), [0]);
    for abilities in [vec![0, 1], vec![0, 1, 2], vec![0, 1, 2, 3]] {
        stage.earns(0, 5);
        assert_eq!(stage.offered(0), abilities);
    }
    let held: Vec<bool> = stage.seen().figures[1].abilities.iter().map(|ability| ability.held).collect();
    assert_eq!(held, [true, false, false, false]);
}

#[test]
fn an_ability_is_used_once_in_a_game() {
    rule!("POD-12.2");
    let mut stage = Stage::laid_out(3, &[DANDELION, GERALT, CIRI]);
    stage.pool(0, [0, 1, 0, 0]).window(0, BeforePlay).uses(0, 0);
    assert!(stage.is_spent(0, 0) && stage.seen().figures[0].abilities[0].spent);
    assert_eq!(stage.asked(), [], "nothing else is available in this window");
    stage.window(0, BeforePlay);
    assert_eq!(stage.asked(), [], "nor in a later turn");
    stage.game.path[0] = Side::Left as u8;
    stage.run(&[Frame::Clear]).settle_chance();
    assert_eq!(stage.game.chapter, 1);
    let mut stage = stage.clear_frames();
    stage.earns(0, 30).holding(0, &[0]).window(0, BeforePlay);
    assert_eq!(stage.asked(), [], "neither a new chapter nor experience brings it back");
}

#[test]
fn an_ability_need_not_be_used() {
    rule!("POD-12.3");
    let mut stage = Stage::laid_out(3, &[DANDELION, GERALT, CIRI]);
    stage.window(0, BeforePlay);
    assert_eq!(stage.menu(0)[0], Action::Pass);
    stage.act(0, Action::Pass);
    assert_eq!(stage.asked(), []);
    assert!(!stage.is_spent(0, 0));
    stage.window(0, BeforePlay);
    assert_eq!(stage.offered(0), [0], "it waits for another turn");
}

#[test]
fn players_use_abilities_in_initiative_order_and_each_passes_once() {
    rule!("POD-12.4", "POD-12.6", "POD-R15", "POD-D11");
    let mut stage = Stage::laid_out(3, &[DANDELION, CIRI, VESEMIR]);
    stage.game.order[..3].copy_from_slice(&[1, 2, 0]);
    stage.holding(0, &ALL).holding(1, &[3]).pool(0, [0, 1, 0, 0]);
    stage.run(&[Frame::Select, Frame::Before { at: 0 }]);
    assert_eq!(stage.asked(), [1]);
    stage.act(1, Action::Pass);
    assert_eq!(stage.asked(), [2]);
    stage.act(2, Action::Pass);
    assert_eq!(stage.asked(), [0]);
    stage.uses(0, 0);
    assert_eq!(stage.offered(0), [1, 2, 3], "the window stays open for his other abilities");
    stage.uses(0, 2).act(0, Action::ChooseActive { side: Side::Left });
    assert_eq!(stage.offered(0), [1, 3]);
    stage.act(0, Action::Pass);
    assert_eq!(stage.asked(), [0, 1, 2], "all choose cards; nobody is asked about abilities again");
    assert!(stage.menu(1).iter().all(|action| matches!(action, Action::Select { .. })));
}

#[test]
fn a_player_without_an_ability_for_the_window_is_passed_over() {
    rule!("POD-D11");
    let mut stage = Stage::laid_out(3, &[GERALT, DANDELION, YENNEFER]);
    stage.holding(0, &ALL).holding(2, &ALL).run(&[Frame::Select, Frame::Before { at: 0 }]);
    assert_eq!((stage.asked(), stage.offered(1)), (vec![1], vec![0]));
    stage.act(1, Action::Pass);
    assert_eq!(stage.waiting(), Frame::Select);
}

#[test]
fn every_printed_ability_has_its_slot_and_its_window() {
    rule!("POD-12.5", "POD-R16");
    let printed = [
        (GERALT, [BeforeEffect, ChapterEnd, BeforeEffect, AfterEffects]),
        (YENNEFER, [BeforeDraft, AfterDraft, AfterDraft, AfterDraft]),
        (DANDELION, [BeforePlay; 4]),
        (CIRI, [BeforeEffect, BeforePlay, BeforePlay, BeforePlay]),
    ];
    let verbs = [
        [Verb::WaiveLoss(1), Verb::TakeBack, Verb::FullResult, Verb::PlayExtra(1)],
        [Verb::SwapRows, Verb::TakeExtra, Verb::BurnPair(2), Verb::TakeAndPlay],
        [Verb::GainFewer, Verb::Seek, Verb::Pull, Verb::Trade(3)],
        [Verb::Recolour, Verb::TakeBack, Verb::Replace, Verb::Cash(2)],
    ];
    for ((character, windows), verbs) in printed.into_iter().zip(verbs) {
        let abilities = &content::embedded().characters[usize::from(character)].abilities;
        assert_eq!(abilities.each_ref().map(|ability| ability.verb), verbs);
        // All could be used, but each is offered in its window only.
        let mut stage = table(&[character, VESEMIR], &[showing(Red, &[Diplomacy])]);
        stage.holding(0, &ALL).timeline(0, &[MADE]);
        for open in [BeforeDraft, AfterDraft, BeforePlay, AfterEffects, ChapterEnd] {
            let mut stage = stage.clone();
            stage.window(0, open);
            let expected: Vec<u8> =
                (0..4).zip(windows).filter(|(_, own)| *own == open).map(|(slot, _)| slot).collect();
            assert_eq!(stage.offered(0), expected);
        }
    }
}

#[test]
fn the_draft_has_a_window_before_the_move_and_one_after_the_bonus() {
    rule!("POD-12.5", "POD-12.7", "POD-R62", "POD-R57");
    let mut stage = Stage::laid_out(3, &[YENNEFER, GERALT, CIRI]);
    stage.earns(0, 4).run(&[Frame::Draft { at: 0 }]);
    assert_eq!(stage.menu(0), [Action::Pass, Action::UseAbility { ability: 0 }]);
    stage.act(0, Action::Pass);
    stage.act(0, Action::TakeRow { row: 3 });
    assert_eq!(stage.hand_of(0).len(), 7, "the cards are taken");
    assert_eq!(stage.experience_of(0), 5, "the bonus has unlocked her second ability");
    assert_eq!(stage.menu(0), [Action::Pass, Action::UseAbility { ability: 1 }]);
    stage.act(0, Action::Pass);
    assert_eq!(stage.menu(1)[0], Action::TakeDeck, "then the next player drafts");
}

#[test]
fn the_play_step_has_windows_before_selection_before_effects_and_after_the_last_card() {
    rule!("POD-12.5", "POD-12.12");
    let card = effective(Red, &[Fight], Condition::LoseOne(Fight), Reward::TwoLeft);
    let mut stage = table(&[GERALT, DANDELION, YENNEFER], &[card.clone(), blank(Blue), card]);
    stage.holding(0, &ALL).timeline(0, &[MADE + 2]).hand(0, &[MADE, MADE + 1, 60]);
    stage.hand(1, &[]).hand(2, &[]);
    stage.run(&[Frame::PlayEnds, Frame::Resolve { at: 0 }, Frame::Select, Frame::Before { at: 0 }]);
    assert_eq!((stage.asked(), stage.offered(1)), (vec![1], vec![0]), "W3 comes before the selection");
    stage.act(1, Action::Pass);
    stage.act(0, Action::Select { card: MADE }).act(0, Action::Select { card: MADE + 1 });
    assert_eq!(stage.waiting(), Frame::BeforeEffect { seat: 0, position: 1, waived: 0 });
    assert_eq!(stage.offered(0), [0, 2], "W4, not for the card of an earlier turn");
    stage.act(0, Action::Pass).act(0, Action::LoseSymbol { position: 0, kind: Fight });
    assert_eq!(stage.offered(0), [3], "W5: the second card has no effect and no window");
    stage.act(0, Action::Pass);
    assert_eq!(stage.asked(), []);
}

#[test]
fn the_chapters_end_has_a_window_after_the_path_tokens_and_before_clearing() {
    rule!("POD-12.5", "POD-12.7");
    let mut stage = table(&[GERALT, DANDELION, YENNEFER], &[blank(Red)]);
    stage.timeline(0, &[MADE]).pool(0, [0, 5, 0, 0]);
    stage.game.destiny = [Side::Left as u8; 3];
    stage.run(&[Frame::ChapterEnds]);
    assert_eq!(stage.experience_of(0), 5, "the score has unlocked the ability");
    assert_eq!((stage.game.holders, stage.pool_of(0)), ([0, 0], [0, 5, 0, 0]));
    assert_eq!(stage.menu(0), [Action::Pass, Action::UseAbility { ability: 1 }]);
    stage.act(0, Action::Pass);
    assert_eq!(stage.pool_of(0), [0; 4]);
}

#[test]
fn an_ability_unlocked_in_its_open_window_may_be_used_in_it() {
    rule!("POD-12.7");
    let pays = effective(Green, &[], Condition::ExactlyOne(Green), Reward::ThreeExperience);
    let mut stage = table(&[CIRI, GERALT, DANDELION], &[blank(Red), pays]);
    stage.earns(0, 14).timeline(0, &[MADE]).hand(0, &[MADE + 1]).window(0, BeforePlay);
    assert_eq!(stage.offered(0), [1, 2]);
    stage.uses(0, 2).act(0, Action::TakeBack { position: 0 }).act(0, Action::PlayCard { card: MADE + 1 });
    assert_eq!((stage.experience_of(0), stage.offered(0)), (17, vec![1, 3]));
}

#[test]
fn an_ability_unlocked_after_its_window_waits_for_the_next_one() {
    rule!("POD-12.7");
    let pays = effective(Green, &[], Condition::ExactlyOne(Green), Reward::ThreeExperience);
    let mut stage = table(&[DANDELION, GERALT, CIRI], &[pays]);
    stage.earns(0, 3).hand(0, &[MADE]).hand(1, &[]).hand(2, &[]);
    stage.run(&[Frame::PlayEnds, Frame::Resolve { at: 0 }, Frame::Select, Frame::Before { at: 0 }]);
    assert_eq!(stage.offered(0), [0]);
    stage.act(0, Action::Pass).act(0, Action::Select { card: MADE });
    assert_eq!((stage.experience_of(0), stage.asked()), (6, vec![]));
    stage.run(&[Frame::Before { at: 0 }]);
    assert_eq!(stage.offered(0), [0, 1]);
}

#[test]
fn an_ability_that_can_change_nothing_is_not_offered() {
    rule!("POD-12.8", "POD-R15");
    let mut stage = Stage::laid_out(3, &[CIRI, GERALT, DANDELION]);
    stage.holding(0, &ALL).hand(0, &[]).window(0, BeforePlay);
    assert_eq!(stage.asked(), [], "neither a timeline nor a hand: the window is skipped");
    stage.hand(0, &[60]).window(0, BeforePlay);
    assert_eq!(stage.offered(0), [3]);
    assert!(stage.try_act(0, Action::UseAbility { ability: 1 }).is_err());
}

#[test]
fn a_card_played_by_an_ability_goes_to_the_right_end_and_is_resolved_at_once() {
    rule!("POD-12.9");
    let card = effective(Green, &[], Condition::UpToThree(Green), Reward::LeftByLevel);
    let mut stage = table(&[YENNEFER, GERALT, DANDELION], &[blank(Green), card]);
    stage.holding(0, &[2, 3]).timeline(0, &[MADE]).row(0, [MADE + 1, 60]).window(0, AfterDraft).uses(0, 3);
    stage.act(0, Action::PickCard { row: 0, place: 0 });
    assert_eq!(stage.timeline_of(0), [MADE, MADE + 1]);
    assert_eq!(stage.pool_of(0)[LEFT as usize], 2);
    assert_eq!(stage.offered(0), [2], "before the window goes on");
}

#[test]
fn a_hand_that_grows_is_not_cut_back() {
    rule!("POD-12.10");
    let mut stage = Stage::laid_out(3, &[YENNEFER, GERALT, DANDELION]);
    stage.holding(0, &[1]).window(0, AfterDraft).uses(0, 1);
    stage.act(0, Action::PickCard { row: 0, place: 0 });
    assert_eq!((stage.hand_of(0).len(), stage.asked()), (6, vec![]));
    stage.holding(2, &[1]).window(2, BeforePlay).uses(2, 1).act(2, Action::ChooseKind { kind: Magic });
    stage.settle_chance();
    assert_eq!((stage.hand_of(2).len(), stage.asked()), (6, vec![]));
}

#[test]
fn a_used_ability_is_carried_out_before_the_window_goes_on() {
    rule!("POD-12.13");
    let card = effective(Green, &[Fight], Condition::LoseOne(Fight), Reward::TwoLeft);
    let mut stage = table(&[CIRI, GERALT, DANDELION], &[blank(Red), card]);
    stage.holding(0, &ALL).timeline(0, &[MADE]).hand(0, &[MADE + 1]).pool(0, [0, 0, 0, 1]);
    stage.window(0, BeforePlay).uses(0, 2);
    assert_eq!(stage.offered(0), []);
    stage.act(0, Action::TakeBack { position: 0 });
    assert_eq!(stage.menu(0), [Action::PlayCard { card: MADE + 1 }]);
    stage.act(0, Action::PlayCard { card: MADE + 1 });
    assert_eq!(stage.menu(0).len(), 2, "the loss for its effect");
    assert_eq!(stage.offered(0), []);
    stage.act(0, Action::LoseToken { kind: Fight });
    assert_eq!(stage.times(&Event::Gained { figure: 0, kind: LEFT, count: 2 }), 1);
    assert_eq!(stage.offered(0), [1, 3], "now the window offers the next choice");
}

#[test]
fn the_losses_of_others_come_before_the_next_choice() {
    rule!("POD-12.13");
    let mut stage = table(&[DANDELION, CIRI, GERALT], &[showing(Red, &[Diplomacy])]);
    stage.holding(0, &ALL).timeline(1, &[MADE]).pool(1, [0, 1, 0, 0]).window(0, BeforePlay).uses(0, 2);
    stage.act(0, Action::ChooseActive { side: Side::Left });
    assert_eq!(stage.asked(), [1]);
    stage.act(1, Action::LoseToken { kind: Diplomacy });
    assert_eq!((stage.asked(), stage.offered(0)), (vec![0], vec![0, 1, 3]));
}
