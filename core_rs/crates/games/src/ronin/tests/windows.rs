//! Abilities in general (RON-12.1 to RON-12.10, RON-12.20, RON-12.21): when they can be used, how often, in which
//! order.

use kernel::rule;

use crate::ronin::content;
use crate::ronin::event::Reason;
use crate::ronin::frame::Frame;
use crate::ronin::state::NONE;
use crate::ronin::tests::props::{LEFT, MADE, Props, table};
use crate::ronin::tests::stage::{
    CIRI, DANDELION, GERALT, Stage, TRISS, VESEMIR, YENNEFER, YUKI_ONNA, blank, effective, showing,
};
use crate::ronin::vocabulary::Colour::{Blue, Green, Red};
use crate::ronin::vocabulary::Kind::{Fight, Magic};
use crate::ronin::vocabulary::Window::{
    AfterDraft, AfterEffects, BeforeDraft, BeforeEffect, BeforePlay, ChapterEnd,
};
use crate::ronin::vocabulary::{Condition, Reward, Side};
use crate::ronin::{Action, Event};

const ALL: [u8; 4] = [0, 1, 2, 3];

fn experience(stage: &mut Stage, seat: u8, amount: u8) {
    let told = &mut stage.told;
    stage.game.score_experience(seat, amount, Reason::Bonus, &mut |to, event| told.push((to, event)));
}

#[test]
fn the_first_ability_is_there_from_the_start_and_the_others_when_unlocked() {
    rule!("RON-12.1");
    let mut stage = Stage::laid_out(3, &[DANDELION, GERALT, CIRI]);
    stage.pool(0, [1; 4]).window(0, BeforePlay);
    assert_eq!(stage.offered(0), [0]);
    let unlock = stage.game.pack().characters[usize::from(DANDELION)].unlock;
    for (space, abilities) in unlock.into_iter().zip([vec![0, 1], vec![0, 1, 2], vec![0, 1, 2, 3]]) {
        let gain = space - stage.game.figure(0).experience;
        experience(&mut stage, 0, gain);
        assert_eq!(stage.offered(0), abilities);
    }
    assert_eq!(stage.seen().figures[1].abilities.len(), 4);
    let held: Vec<bool> = stage.seen().figures[1].abilities.iter().map(|ability| ability.held).collect();
    assert_eq!(held, [true, false, false, false]);
}

#[test]
fn an_ability_is_used_once_unless_a_bonus_restores_it() {
    rule!("RON-12.2");
    let mut stage = Stage::laid_out(3, &[DANDELION, GERALT, CIRI]);
    stage.pool(0, [0, 1, 0, 0]).window(0, BeforePlay).uses(0, 0);
    assert!(stage.is_spent(0, 0) && stage.seen().figures[0].abilities[0].spent);
    assert_eq!(stage.asked(), [], "nothing else is available in this window");
    stage.window(0, BeforePlay);
    assert_eq!(stage.asked(), [], "nor in a later turn");
    stage.run(&[Frame::Clear]);
    assert!(stage.is_spent(0, 0), "a chapter's end restores nothing");
    let mut stage = stage.clear_frames();
    stage.run(&[Frame::Restore { seat: 0 }]).act(0, Action::Restore { ability: 0 });
    stage.window(0, BeforePlay);
    assert_eq!(stage.offered(0), [0]);
}

#[test]
fn an_ability_need_not_be_used() {
    rule!("RON-12.3");
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
    rule!("RON-12.4", "RON-12.6");
    let mut stage = Stage::laid_out(3, &[DANDELION, TRISS, VESEMIR]);
    stage.game.order[..3].copy_from_slice(&[1, 2, 0]);
    stage.holding(0, &ALL).pool(0, [0, 1, 0, 0]).run(&[Frame::Select, Frame::Before { at: 0 }]);
    stage.act(1, Action::Pass);
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
fn every_printed_ability_belongs_to_its_window() {
    rule!("RON-12.5", "RON-R24");
    let windows = [
        (GERALT, [BeforeEffect, ChapterEnd, BeforeEffect, AfterEffects]),
        (YENNEFER, [BeforeDraft, AfterDraft, AfterDraft, AfterDraft]),
        (DANDELION, [BeforePlay; 4]),
        (CIRI, [BeforeEffect, BeforePlay, BeforePlay, BeforePlay]),
    ];
    for (character, windows) in windows {
        let abilities = &content::embedded().characters[usize::from(character)].abilities;
        assert_eq!(abilities.each_ref().map(|ability| ability.window), windows);
        // All could be used, but each is offered in its window only.
        let mut stage = table(&[character, YUKI_ONNA, TRISS], &[showing(Red, &[Magic])]);
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
    rule!("RON-12.5", "RON-12.7", "RON-13.19");
    let mut stage = Stage::laid_out(3, &[YENNEFER, GERALT, CIRI]);
    experience(&mut stage, 0, 4);
    stage.run(&[Frame::Draft { at: 0 }]);
    assert_eq!(stage.menu(0), [Action::Pass, Action::UseAbility { ability: 0 }]);
    stage.act(0, Action::Pass);
    let mut deck = stage.clone();
    stage.act(0, Action::TakeRow { row: 3 });
    assert_eq!(stage.hand_of(0).len(), 7, "the cards are taken");
    assert_eq!(stage.game.figure(0).experience, 5, "the bonus has unlocked her second ability");
    assert_eq!(stage.menu(0), [Action::Pass, Action::UseAbility { ability: 1 }]);
    stage.act(0, Action::Pass);
    assert_eq!(stage.menu(1)[0], Action::TakeDeck, "then the next player drafts");
    experience(&mut deck, 0, 1);
    deck.act(0, Action::TakeDeck).draw(60).draw(61);
    assert_eq!(deck.offered(0), [1], "the deck slot serves as well");
}

#[test]
fn the_play_step_has_windows_before_selection_before_effects_and_after_the_last_card() {
    rule!("RON-12.5", "RON-12.20");
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
fn the_chapters_end_has_a_window_after_scoring_and_before_clearing() {
    rule!("RON-12.5", "RON-12.7");
    let mut stage = table(&[GERALT, DANDELION, YENNEFER], &[blank(Red)]);
    stage.timeline(0, &[MADE]).pool(0, [0, 5, 0, 0]).run(&[Frame::ChapterEnds]);
    assert_eq!(stage.game.figure(0).experience, 5, "the score has unlocked the ability");
    assert_eq!(stage.pool_of(0), [0, 5, 0, 0]);
    assert_eq!(stage.menu(0), [Action::Pass, Action::UseAbility { ability: 1 }]);
    stage.act(0, Action::Pass);
    assert_eq!(stage.pool_of(0), [0; 4]);
}

#[test]
fn an_ability_unlocked_in_its_open_window_may_be_used_in_it() {
    rule!("RON-12.7");
    let mut stage = Stage::laid_out(3, &[DANDELION, GERALT, CIRI]);
    stage.window(0, BeforePlay);
    assert_eq!(stage.offered(0), [0]);
    experience(&mut stage, 0, 5);
    stage.uses(0, 1);
    assert_eq!(stage.menu(0).len(), 4, "he names a kind");
}

#[test]
fn an_ability_that_can_change_nothing_is_not_offered() {
    rule!("RON-12.8");
    let mut stage = Stage::laid_out(3, &[CIRI, GERALT, DANDELION]);
    stage.holding(0, &ALL).hand(0, &[]).window(0, BeforePlay);
    assert_eq!(stage.asked(), [], "neither a timeline nor a hand: the window is skipped");
    stage.hand(0, &[60]).window(0, BeforePlay);
    assert_eq!(stage.offered(0), [3]);
    assert!(stage.try_act(0, Action::UseAbility { ability: 1 }).is_err());
}

#[test]
fn a_card_played_by_an_ability_goes_to_the_right_end_and_is_resolved_at_once() {
    rule!("RON-12.9");
    let standard = effective(Green, &[], Condition::UpToThree(Green), Reward::LeftByLevel);
    let mut stage = table(&[YENNEFER, GERALT, DANDELION], &[blank(Green), standard]);
    stage.holding(0, &[3]).timeline(0, &[MADE]).row(0, [MADE + 1, 60]).window(0, AfterDraft).uses(0, 3);
    stage.act(0, Action::PickCard { row: 0, place: 0 });
    assert_eq!(stage.timeline_of(0), [MADE, MADE + 1]);
    assert_eq!(stage.pool_of(0)[LEFT as usize], 2);
}

#[test]
fn the_tea_effect_of_a_card_played_by_an_ability_waits_for_the_tea_step() {
    rule!("RON-12.9");
    let tea = effective(Green, &[], Condition::TwoOrMore(Green), Reward::PointOnBothTracks);
    let mut stage = table(&[YENNEFER, GERALT, DANDELION], &[blank(Green), tea]);
    stage.holding(0, &[3]).timeline(0, &[MADE]).row(0, [MADE + 1, 60]).window(0, AfterDraft).uses(0, 3);
    stage.act(0, Action::PickCard { row: 0, place: 0 });
    assert_eq!(stage.game.tracks[..3], [0; 3]);
    stage.run(&[Frame::Tea { at: 0 }]);
    assert_eq!(stage.game.tracks[..3], [1, 0, 1]);
}

#[test]
fn a_hand_that_grows_is_not_cut_back() {
    rule!("RON-12.10");
    let mut stage = Stage::laid_out(3, &[YENNEFER, GERALT, DANDELION]);
    stage.holding(0, &[1]).window(0, AfterDraft).uses(0, 1);
    stage.act(0, Action::PickCard { row: 0, place: 0 });
    assert_eq!((stage.hand_of(0).len(), stage.asked()), (6, vec![]));
    stage.holding(2, &[1]).window(2, BeforePlay).uses(2, 1).act(2, Action::ChooseKind { kind: Magic });
    stage.settle_chance();
    assert_eq!((stage.hand_of(2).len(), stage.offered(2)), (6, vec![0]));
    stage.act(2, Action::Pass);
    assert_eq!(stage.asked(), []);
}

#[test]
fn several_abilities_may_serve_one_card_until_it_pays_in_full() {
    rule!("RON-12.20");
    let card = effective(Red, &[Fight], Condition::LoseUpToThree(Fight), Reward::LeftByLevel);
    let mut stage = table(&[GERALT, VESEMIR, YENNEFER], &[card]);
    stage.holding(0, &[0, 2]).timeline(0, &[MADE]).resolve(0, 0);
    assert_eq!(stage.offered(0), [0, 2]);
    stage.uses(0, 0);
    assert_eq!(stage.offered(0), [2], "after Training the same card is still about to be resolved");
    stage.uses(0, 2);
    assert_eq!(stage.asked(), [], "after the full result nothing is offered");
    assert_eq!((stage.pool_of(0), stage.covered(0, 0)), ([0, 3, 0, 0], [0; 4]));
    let mut stage = table(
        &[GERALT, VESEMIR, YENNEFER],
        &[effective(Red, &[Fight], Condition::LoseUpToThree(Fight), Reward::LeftByLevel)],
    );
    stage.holding(0, &[0, 2]).timeline(0, &[MADE]).resolve(0, 0).uses(0, 2);
    assert_eq!(stage.asked(), []);
    assert!(!stage.is_spent(0, 0));
}

#[test]
fn a_recoloured_card_may_be_followed_by_the_full_result() {
    rule!("RON-12.20");
    let card = effective(Red, &[], Condition::UpToThree(Green), Reward::LeftByLevel);
    let mut stage = table(&[GERALT, CIRI, YENNEFER], &[card]);
    stage.holding(0, &[0, 2, 4]).timeline(0, &[MADE]).resolve(0, 0);
    assert_eq!(stage.offered(0), [2, 4], "no loss: no Training");
    stage.uses(0, 4).act(0, Action::Recolour { position: 0 });
    assert_eq!(stage.offered(0), [2]);
    stage.uses(0, 2);
    assert_eq!(stage.pool_of(0), [0, 3, 0, 0]);
}

#[test]
fn effects_outside_the_resolving_of_the_turn_open_no_window() {
    rule!("RON-12.20", "RON-14.14");
    let card = || effective(Red, &[Fight], Condition::LoseOne(Fight), Reward::TwoLeft);
    let mut stage = table(&[GERALT, CIRI, YENNEFER], &[card(), blank(Blue), card()]);
    stage.holding(0, &[0, 2, 5]).timeline(0, &[MADE + 1]).hand(0, &[MADE]).window(0, BeforePlay);
    stage.uses(0, 5).act(0, Action::TakeBack { position: 0 }).act(0, Action::PlayCard { card: MADE });
    assert_eq!(stage.forced(), Some((0, Action::LoseSymbol { position: 0, kind: Fight })), "played in W3");
    stage.finish();
    stage.row(0, [MADE + 2, NONE]).run(&[Frame::TakeFaceUp { seat: 0, play: true }]);
    stage.act(0, Action::PickCard { row: 0, place: 0 });
    assert_eq!(
        stage.forced(),
        Some((0, Action::LoseSymbol { position: 1, kind: Fight })),
        "played in the draft"
    );
    let mut stage = table(&[GERALT, CIRI, YENNEFER], &[card()]);
    stage
        .holding(0, &[0, 2, 3])
        .timeline(0, &[MADE])
        .run(&[Frame::Keep])
        .act(0, Action::Keep { position: 0 });
    assert_eq!(stage.forced(), Some((0, Action::LoseSymbol { position: 0, kind: Fight })), "kept");
}

#[test]
fn the_card_of_geralts_fourth_ability_opens_the_window_too() {
    rule!("RON-12.20");
    let card = effective(Red, &[Fight], Condition::LoseOne(Fight), Reward::TwoLeft);
    let mut stage = table(&[GERALT, CIRI, YENNEFER], &[card]);
    stage.holding(0, &[0, 3]).hand(0, &[MADE]).window(0, AfterEffects).uses(0, 3);
    stage.act(0, Action::PlayCard { card: MADE });
    assert_eq!(stage.waiting(), Frame::BeforeEffect { seat: 0, position: 0, waived: 0 });
    assert_eq!(stage.offered(0), [0]);
}

#[test]
fn a_used_ability_is_carried_out_before_the_window_goes_on() {
    rule!("RON-12.21");
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
