//! Geralt's abilities (RON-13.1 to RON-13.4).

use kernel::rule;

use crate::ronin::Action;
use crate::ronin::frame::Frame;
use crate::ronin::pack::Card;
use crate::ronin::tests::props::{LEFT, MADE, Props, table};
use crate::ronin::tests::stage::{CIRI, GERALT, Stage, YENNEFER, blank, effective, showing};
use crate::ronin::vocabulary::Colour::{Blue, Green, Red};
use crate::ronin::vocabulary::Kind::{Exploration, Fight};
use crate::ronin::vocabulary::{Condition, Reward, Window};

const TRAINING: u8 = 0;
const HMM: u8 = 1;
const CONDITIONING: u8 = 2;
const TIRELESS: u8 = 3;

/// Geralt with an ability, about to resolve the last of these cards.
fn resolving(ability: u8, cards: &[Card], pool: [u8; 4]) -> Stage {
    let mut stage = table(&[GERALT, YENNEFER, CIRI], cards);
    let numbers: Vec<u8> = (MADE..MADE + cards.len() as u8).collect();
    stage.game.figure_mut(0).held = 0;
    stage.holding(0, &[ability]).timeline(0, &numbers).pool(0, pool);
    stage.resolve(0, cards.len() as u8 - 1);
    stage
}

fn scaled_loss() -> Card {
    effective(Red, &[], Condition::LoseUpToThree(Fight), Reward::LeftByLevel)
}

#[test]
fn training_waives_one_loss() {
    rule!("RON-13.1");
    // Fight tokens owned, level reached, tokens left.
    for (owned, level, left) in [(0, 1, 0), (1, 2, 0), (2, 3, 0), (3, 3, 1), (5, 3, 3)] {
        let mut stage = resolving(TRAINING, &[scaled_loss()], [0, 0, 0, owned]);
        stage.uses(0, TRAINING).finish();
        assert_eq!(stage.pool_of(0), [0, level, 0, left], "{owned} owned");
    }
    for (owned, left) in [(0, 0), (2, 2)] {
        let flat = effective(Red, &[], Condition::LoseOne(Fight), Reward::TwoLeft);
        let mut stage = resolving(TRAINING, &[flat], [0, 0, 0, owned]);
        stage.uses(0, TRAINING);
        assert_eq!(stage.asked(), [], "nothing is left to lose");
        assert_eq!(stage.pool_of(0), [0, 2, 0, left]);
    }
    let inactive = effective(Red, &[Exploration], Condition::LoseUpToThreeInactive, Reward::LeftByLevel);
    let mut stage = resolving(TRAINING, &[inactive], [0, 0, 0, 1]);
    stage.uses(0, TRAINING).finish();
    assert_eq!(stage.pool_of(0), [0, 3, 0, 0]);
    assert_eq!(stage.covered(0, 0), [0, 0, 1, 0]);
}

#[test]
fn training_is_offered_for_loss_conditions_only() {
    rule!("RON-12.19", "RON-D14");
    let losses =
        [Condition::LoseOne(Fight), Condition::LoseUpToThree(Fight), Condition::LoseUpToThreeInactive];
    for condition in losses {
        let reward = if condition.is_scaled() { Reward::LeftByLevel } else { Reward::TwoLeft };
        let stage = resolving(TRAINING, &[effective(Red, &[], condition, reward)], [0; 4]);
        assert_eq!(stage.menu(0), [Action::Pass, Action::UseAbility { ability: TRAINING }]);
    }
    for condition in [Condition::TwoOrMore(Red), Condition::ExactlyTwoInactive, Condition::TwoOrMoreInactive]
    {
        let stage = resolving(TRAINING, &[effective(Red, &[], condition, Reward::TwoLeft)], [0; 4]);
        assert_eq!(stage.asked(), [], "not applicable: skipped");
    }
    assert_eq!(resolving(TRAINING, &[showing(Red, &[Fight])], [0; 4]).asked(), [], "no effect, no window");
}

#[test]
fn declining_training_leaves_the_whole_loss() {
    rule!("RON-D14");
    let mut stage = resolving(TRAINING, &[scaled_loss()], [0, 0, 0, 2]);
    stage.act(0, Action::Pass).finish();
    assert_eq!(stage.pool_of(0), [0, 2, 0, 0]);
    assert!(!stage.is_spent(0, TRAINING));
}

#[test]
fn hmm_takes_a_timeline_card_into_hand_before_clearing() {
    rule!("RON-13.2", "RON-D18");
    let mut stage = table(&[GERALT, YENNEFER, CIRI], &[blank(Red), blank(Blue), blank(Green)]);
    stage.holding(0, &[HMM]).timeline(0, &[MADE, MADE + 1, MADE + 2]).hand(0, &[60]);
    stage.run(&[Frame::ChapterEnds]);
    assert_eq!(stage.menu(0), [Action::Pass, Action::UseAbility { ability: HMM }]);
    stage.uses(0, HMM);
    assert_eq!(stage.menu(0), [0, 1, 2].map(|position| Action::TakeBack { position }));
    stage.act(0, Action::TakeBack { position: 1 });
    assert_eq!((stage.hand_of(0), stage.timeline_of(0)), (vec![MADE + 1, 60], vec![MADE, MADE + 2]));
    assert_eq!(
        stage.menu(0),
        [0, 1].map(|position| Action::Keep { position }),
        "then one of the rest is kept"
    );
}

#[test]
fn hmm_needs_a_timeline_card() {
    rule!("RON-12.19", "RON-D18");
    let mut stage = table(&[GERALT, YENNEFER, CIRI], &[blank(Red)]);
    stage.holding(0, &[HMM]).window(0, Window::ChapterEnd);
    assert_eq!(stage.asked(), []);
    stage.timeline(0, &[MADE]).window(0, Window::ChapterEnd);
    assert_eq!(stage.offered(0), [HMM]);
}

#[test]
fn hmm_is_not_for_the_end_of_the_last_chapter() {
    rule!("RON-R37", "RON-13.2");
    for (chapter, asked) in [(0, vec![0]), (1, vec![0]), (2, vec![])] {
        let mut stage = table(&[GERALT, YENNEFER, CIRI], &[blank(Red)]);
        stage.holding(0, &[HMM]).timeline(0, &[MADE]).game.chapter = chapter;
        stage.run(&[Frame::ChapterEnds]);
        assert_eq!((stage.asked(), stage.offered(0).is_empty()), (asked, chapter == 2));
    }
}

#[test]
fn conditioning_pays_in_full_and_costs_nothing() {
    rule!("RON-13.3");
    let mut stage = resolving(CONDITIONING, &[scaled_loss()], [0, 0, 0, 1]);
    stage.uses(0, CONDITIONING);
    assert_eq!((stage.asked(), stage.pool_of(0)), (vec![], [0, 3, 0, 1]));
    let scaled = effective(Red, &[], Condition::UpToThree(Green), Reward::LeftByLevel);
    let mut stage = resolving(CONDITIONING, &[scaled], [0; 4]);
    assert_eq!(stage.uses(0, CONDITIONING).pool_of(0), [0, 3, 0, 0]);
    let exact = effective(Red, &[], Condition::ExactlyOne(Red), Reward::TwoLeft);
    let mut stage = resolving(CONDITIONING, &[blank(Red), exact], [0; 4]);
    assert_eq!(stage.uses(0, CONDITIONING).pool_of(0), [0, 2, 0, 0]);
}

#[test]
fn conditioning_is_offered_when_it_brings_more_or_saves_symbols() {
    rule!("RON-12.19", "RON-D14");
    let flat = |condition| effective(Red, &[], condition, Reward::TwoLeft);
    let scaled = |condition| effective(Red, &[], condition, Reward::LeftByLevel);
    let offered = |cards: &[Card], pool| resolving(CONDITIONING, cards, pool).offered(0) == [CONDITIONING];
    assert!(offered(&[flat(Condition::TwoOrMore(Red))], [0; 4]), "below the maximum");
    assert!(!offered(&[blank(Red), flat(Condition::TwoOrMore(Red))], [0; 4]), "met, and nothing is lost");
    assert!(offered(&[blank(Red), scaled(Condition::UpToThree(Red))], [0; 4]), "two of three");
    assert!(!offered(&[blank(Red), blank(Red), scaled(Condition::UpToThree(Red))], [0; 4]));
    assert!(offered(&[scaled_loss()], [0, 0, 0, 3]), "the maximum, but symbols would be lost");
    assert!(offered(&[flat(Condition::LoseOne(Fight))], [0, 0, 0, 1]));
    assert!(!offered(&[flat(Condition::ExactlyTwoInactive)], [0, 0, 1, 1]));
    assert!(offered(&[flat(Condition::ExactlyTwoInactive)], [0, 0, 1, 2]));
}

#[test]
fn tireless_plays_one_more_card_and_then_draws_one() {
    rule!("RON-13.4", "RON-13.21", "RON-D17");
    let card = effective(Green, &[Fight], Condition::LoseOne(Fight), Reward::TwoLeft);
    let mut stage = table(&[GERALT, YENNEFER, CIRI], &[card, blank(Red)]);
    stage.holding(0, &[TIRELESS]).timeline(0, &[MADE + 1]).hand(0, &[MADE, 60]).pool(0, [0, 0, 0, 1]);
    stage.game.figure_mut(0).spent = 1 << TRAINING;
    stage.run(&[Frame::Resolve { at: 0 }]);
    assert_eq!(stage.menu(0), [Action::Pass, Action::UseAbility { ability: TIRELESS }]);
    stage.uses(0, TIRELESS);
    assert_eq!(stage.menu(0), [MADE, 60].map(|card| Action::PlayCard { card }), "each hand card");
    stage.act(0, Action::PlayCard { card: MADE });
    assert_eq!(stage.timeline_of(0), [MADE + 1, MADE]);
    stage.act(0, Action::LoseToken { kind: Fight });
    assert_eq!(stage.pool_of(0)[LEFT as usize], 2, "its effect comes first");
    assert!(stage.is_drawing(), "then the draw");
    stage.draw(61);
    assert_eq!(stage.hand_of(0), [60, 61]);
    assert!(!stage.is_drawing());
}

#[test]
fn tireless_needs_a_hand_card() {
    rule!("RON-12.19", "RON-D17");
    let mut stage = table(&[GERALT, YENNEFER, CIRI], &[]);
    stage.holding(0, &[TIRELESS]).hand(0, &[]).window(0, Window::AfterEffects);
    assert_eq!(stage.asked(), []);
    stage.hand(0, &[60]).window(0, Window::AfterEffects);
    assert_eq!(stage.offered(0), [TIRELESS]);
}
