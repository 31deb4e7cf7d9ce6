//! Geralt's abilities (POD-13.1 to POD-13.4) and his side quest.

use kernel::rule;

use crate::path_of_destiny::frame::Frame;
use crate::path_of_destiny::pack::Card;
use crate::path_of_destiny::tests::effect_props::{LEFT, MADE, Props, table};
use crate::path_of_destiny::tests::stage::{
    CIRI, GERALT, Stage, YENNEFER, blank, coloured, effective, showing,
};
use crate::path_of_destiny::vocabulary::Colour::{Blue, Green, Pink, Red};
use crate::path_of_destiny::vocabulary::Kind::{Fight, Magic};
use crate::path_of_destiny::vocabulary::{Condition, Reward, Side, Window};
use crate::path_of_destiny::{Action, Event};

const TRAINING: u8 = 0;
const HMM: u8 = 1;
const CONDITION: u8 = 2;
const TIRELESS: u8 = 3;

/// Geralt with an ability, about to resolve the last of these cards.
fn resolving(ability: u8, cards: &[Card], pool: [u8; 4]) -> Stage {
    let mut stage = table(&[GERALT, YENNEFER, CIRI], cards);
    let numbers: Vec<u8> = (MADE..MADE + cards.len() as u8).collect();
    stage.holding(0, &[ability]).timeline(0, &numbers).pool(0, pool);
    stage.resolve(0, cards.len() as u8 - 1);
    stage
}

fn flat(condition: Condition) -> Card {
    effective(Red, &[], condition, Reward::TwoLeft)
}

fn scaled(condition: Condition) -> Card {
    effective(Red, &[], condition, Reward::LeftByLevel)
}

#[test]
fn training_waives_one_loss() {
    rule!("POD-13.1", "POD-R17");
    // Fight tokens owned, level reached, tokens left.
    for (owned, level, left) in [(0, 1, 0), (1, 2, 0), (2, 3, 0), (3, 3, 1), (5, 3, 3)] {
        let mut stage = resolving(TRAINING, &[scaled(Condition::LoseUpToThree(Fight))], [0, 0, 0, owned]);
        stage.uses(0, TRAINING).finish();
        assert_eq!(stage.pool_of(0), [0, 0, level, left], "{owned} owned");
    }
    for owned in [0, 2] {
        let mut stage = resolving(TRAINING, &[flat(Condition::LoseOne(Fight))], [0, 0, 0, owned]);
        stage.uses(0, TRAINING);
        assert_eq!(stage.asked(), [], "nothing is left to lose");
        assert_eq!(stage.pool_of(0), [0, 0, 2, owned]);
    }
    let inactive = effective(Red, &[Magic], Condition::LoseUpToThreeInactive, Reward::LeftByLevel);
    let mut stage = resolving(TRAINING, &[inactive], [0, 0, 0, 1]);
    stage.uses(0, TRAINING).finish();
    assert_eq!((stage.pool_of(0), stage.covered(0, 0)), ([0, 0, 3, 0], [1, 0, 0, 0]));
}

#[test]
fn training_counts_the_symbols_in_scope() {
    rule!("POD-E17", "POD-R17");
    let fight = showing(Blue, &[Fight]);
    let mut stage = table(
        &[GERALT, YENNEFER, CIRI],
        &[fight.clone(), scaled(Condition::LoseUpToThree(Fight)), fight, flat(Condition::LoseOne(Magic))],
    );
    stage.timeline(0, &[MADE, MADE + 1, MADE + 2]).pool(0, [0, 0, 0, 1]).resolve(0, 1);
    stage.uses(0, TRAINING).finish();
    assert_eq!(stage.pool_of(0), [0, 0, 3, 0], "level 3");
    assert_eq!([0, 2].map(|position| stage.covered(0, position)[Fight as usize]), [1, 0], "2 lost");
    stage.game.figure_mut(0).spent = 0;
    stage.timeline(0, &[MADE + 3]).pool(0, [0; 4]).resolve(0, 0).uses(0, TRAINING);
    assert_eq!((stage.asked(), stage.pool_of(0)), (vec![], [0, 0, 2, 0]), "with none: level 1, 0 lost");
}

#[test]
fn training_is_offered_for_loss_conditions_only() {
    rule!("POD-12.11", "POD-13.1", "POD-D15");
    let losses = [
        flat(Condition::LoseOne(Fight)),
        scaled(Condition::LoseUpToThree(Fight)),
        scaled(Condition::LoseUpToThreeInactive),
    ];
    for card in losses {
        let stage = resolving(TRAINING, &[card], [0; 4]);
        assert_eq!(stage.menu(0), [Action::Pass, Action::UseAbility { ability: TRAINING }]);
    }
    let others = [
        flat(Condition::TwoOrMore(Red)),
        flat(Condition::TwoOrMoreInactive),
        scaled(Condition::UpToThreeInactive),
        showing(Red, &[Fight]),
    ];
    for card in others {
        assert_eq!(resolving(TRAINING, &[card], [0; 4]).asked(), [], "not applicable: skipped");
    }
}

#[test]
fn declining_training_leaves_the_whole_loss() {
    rule!("POD-D15");
    let mut stage = resolving(TRAINING, &[scaled(Condition::LoseUpToThree(Fight))], [0, 0, 0, 2]);
    stage.act(0, Action::Pass).finish();
    assert_eq!(stage.pool_of(0), [0, 0, 2, 0]);
    assert!(!stage.is_spent(0, TRAINING));
}

#[test]
fn hmm_takes_a_timeline_card_into_hand_before_clearing() {
    rule!("POD-13.2", "POD-D20", "POD-13.21");
    let mut stage = table(&[GERALT, YENNEFER, CIRI], &[blank(Red), blank(Blue), blank(Green)]);
    stage.holding(0, &[HMM]).timeline(0, &[MADE, MADE + 1, MADE + 2]).hand(0, &[60]);
    stage.game.destiny = [Side::Left as u8; 3];
    stage.run(&[Frame::ChapterEnds]);
    assert_eq!(stage.menu(0), [Action::Pass, Action::UseAbility { ability: HMM }]);
    stage.uses(0, HMM);
    assert_eq!(stage.menu(0), [0, 1, 2].map(|position| Action::TakeBack { position }));
    stage.act(0, Action::TakeBack { position: 1 });
    assert_eq!((stage.hand_of(0), stage.timeline_of(0)), (vec![MADE + 1, 60], vec![MADE, MADE + 2]));
    assert_eq!(stage.menu(0), [0, 1].map(|position| Action::Keep { position }), "one of the rest is kept");
}

#[test]
fn hmm_needs_a_timeline_card() {
    rule!("POD-12.11");
    let mut stage = table(&[GERALT, YENNEFER, CIRI], &[blank(Red)]);
    stage.holding(0, &[HMM]).window(0, Window::ChapterEnd);
    assert_eq!(stage.asked(), []);
    stage.timeline(0, &[MADE]).window(0, Window::ChapterEnd);
    assert_eq!(stage.offered(0), [HMM]);
}

#[test]
fn hmm_is_not_for_the_end_of_the_last_chapter() {
    rule!("POD-13.2", "POD-R20");
    for (path, offered) in [(&[][..], true), (&[Side::Left], true), (&[Side::Left; 2], false)] {
        let mut stage = table(&[GERALT, YENNEFER, CIRI], &[blank(Red)]).in_chapter(path);
        stage.holding(0, &[HMM]).timeline(0, &[MADE]);
        stage.game.destiny = [Side::Left as u8; 3];
        stage.run(&[Frame::ChapterEnds]);
        assert_eq!(stage.offered(0) == [HMM], offered);
        assert_eq!(stage.times(&Event::Over) == 0, offered, "the game ends with the timeline untouched");
    }
}

#[test]
fn the_witchers_condition_pays_in_full_and_costs_nothing() {
    rule!("POD-13.3", "POD-R18", "POD-E18");
    let three = effective(Red, &[], Condition::ThreeOrMore(Red), Reward::ThreeExperience);
    let mut stage = resolving(CONDITION, &[three], [0; 4]);
    assert_eq!(stage.uses(0, CONDITION).experience_of(0), 3, "one card of the colour");
    let inactive = effective(Red, &[], Condition::LoseUpToThreeInactive, Reward::ByLevel(LEFT));
    let mut stage = resolving(CONDITION, &[inactive], [1, 0, 0, 2]);
    stage.uses(0, CONDITION);
    assert_eq!((stage.asked(), stage.pool_of(0)), (vec![], [1, 0, 3, 2]), "none lost");
    let mut stage = resolving(CONDITION, &[scaled(Condition::UpToThree(Green))], [0; 4]);
    assert_eq!(stage.uses(0, CONDITION).pool_of(0), [0, 0, 3, 0], "level 3 though nothing is green");
    let mut stage = resolving(CONDITION, &[blank(Red), flat(Condition::ExactlyOne(Red))], [0; 4]);
    assert_eq!(stage.uses(0, CONDITION).pool_of(0), [0, 0, 2, 0]);
}

#[test]
fn the_witchers_condition_is_offered_when_it_brings_more_or_saves_symbols() {
    rule!("POD-12.11", "POD-E40", "POD-D15");
    let offered = |cards: &[Card], pool| resolving(CONDITION, cards, pool).offered(0) == [CONDITION];
    assert!(offered(&[flat(Condition::TwoOrMore(Red))], [0; 4]), "below the maximum");
    assert!(!offered(&[blank(Red), flat(Condition::TwoOrMore(Red))], [0; 4]), "met, and nothing is lost");
    assert!(offered(&[blank(Red), scaled(Condition::UpToThree(Red))], [0; 4]), "two of three");
    assert!(!offered(&[blank(Red), blank(Red), scaled(Condition::UpToThree(Red))], [0; 4]));
    assert!(offered(&[scaled(Condition::LoseUpToThree(Fight))], [0, 0, 0, 3]), "symbols would be lost");
    assert!(offered(&[flat(Condition::LoseOne(Fight))], [0, 0, 0, 1]), "even if it could be paid");
    assert!(!offered(&[scaled(Condition::UpToThreeInactive)], [1, 0, 0, 2]));
    assert!(offered(&[scaled(Condition::UpToThreeInactive)], [1, 0, 0, 1]));
}

#[test]
fn whether_experience_is_full_is_not_looked_at() {
    rule!("POD-12.11");
    let mut stage = table(
        &[GERALT, YENNEFER, CIRI],
        &[effective(Red, &[], Condition::TwoOrMore(Red), Reward::ThreeExperience)],
    );
    stage.holding(0, &[CONDITION]).timeline(0, &[MADE]).game.figure_mut(0).experience = 40;
    stage.resolve(0, 0);
    assert_eq!(stage.offered(0), [CONDITION]);
}

#[test]
fn tireless_plays_one_more_card_and_then_draws_one() {
    rule!("POD-13.4", "POD-R19", "POD-D18");
    let card = effective(Green, &[Fight], Condition::LoseOne(Fight), Reward::TwoLeft);
    let mut stage = table(&[GERALT, YENNEFER, CIRI], &[card, blank(Red), blank(Blue)]);
    stage.holding(0, &[TIRELESS]).hand(0, &[MADE, MADE + 1, MADE + 2, 60]).hand(1, &[]).hand(2, &[]);
    stage.pool(0, [0, 0, 0, 1]).run(&[Frame::Resolve { at: 0 }, Frame::Select]);
    stage.act(0, Action::Select { card: MADE + 1 }).act(0, Action::Select { card: MADE + 2 });
    assert_eq!(stage.menu(0), [Action::Pass, Action::UseAbility { ability: TIRELESS }], "after both cards");
    stage.uses(0, TIRELESS);
    assert_eq!(stage.menu(0), [MADE, 60].map(|card| Action::PlayCard { card }), "each hand card");
    stage.act(0, Action::PlayCard { card: MADE });
    assert_eq!(stage.timeline_of(0), [MADE + 1, MADE + 2, MADE]);
    assert_eq!(stage.times(&Event::Played { figure: 0, card: MADE }), 1, "for all to see");
    stage.act(0, Action::LoseToken { kind: Fight });
    assert_eq!(stage.pool_of(0)[LEFT as usize], 2, "its effect comes first");
    assert!(stage.is_drawing(), "then the draw");
    stage.draw(61);
    assert_eq!(stage.hand_of(0), [60, 61]);
    assert!(!stage.is_drawing());
}

#[test]
fn tireless_needs_a_hand_card_and_asks_even_for_a_single_one() {
    rule!("POD-12.11", "POD-D18");
    let mut stage = table(&[GERALT, YENNEFER, CIRI], &[]);
    stage.holding(0, &[TIRELESS]).hand(0, &[]).window(0, Window::AfterEffects);
    assert_eq!(stage.asked(), []);
    stage.hand(0, &[60]).window(0, Window::AfterEffects);
    assert_eq!(stage.offered(0), [TIRELESS]);
    stage.uses(0, TIRELESS);
    assert_eq!((stage.menu(0), stage.forced()), (vec![Action::PlayCard { card: 60 }], None));
}

#[test]
fn geralts_side_quest_counts_the_green_cards_in_hand() {
    rule!("POD-13.19");
    let greens = [blank(Green), coloured(&[Green, Pink]), blank(Green), blank(Green), blank(Blue)];
    let mut stage = table(&[GERALT, YENNEFER, CIRI], &greens);
    stage.hand(0, &[MADE, MADE + 1, MADE + 2, MADE + 4]).timeline(0, &[MADE + 3]);
    assert_eq!(stage.game.side_quest(0), (3, 4));
    stage.hand(0, &[MADE + 4]);
    assert_eq!(stage.game.side_quest(0), (0, 0));
}
