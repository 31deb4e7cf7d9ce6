//! Window W4, just before an own effect is evaluated (POD-12.12).

use kernel::rule;

use crate::path_of_destiny::Action;
use crate::path_of_destiny::frame::Frame;
use crate::path_of_destiny::pack::Card;
use crate::path_of_destiny::tests::effect_props::{LEFT, MADE, Props, table};
use crate::path_of_destiny::tests::stage::{
    CIRI, GERALT, Stage, YENNEFER, blank, edited, effective, showing,
};
use crate::path_of_destiny::vocabulary::Colour::{Blue, Green, Red};
use crate::path_of_destiny::vocabulary::Kind::Fight;
use crate::path_of_destiny::vocabulary::Window::{AfterDraft, AfterEffects, BeforePlay};
use crate::path_of_destiny::vocabulary::{Condition, Reward, Side, Story};

const TRAINING: u8 = 0;
const FULL: u8 = 2;
const TIRELESS: u8 = 3;

fn loses_one() -> Card {
    effective(Red, &[Fight], Condition::LoseOne(Fight), Reward::TwoLeft)
}

#[test]
fn the_window_opens_for_each_card_of_the_turn_that_has_an_effect() {
    rule!("POD-12.12", "POD-D15");
    let mut stage = table(&[GERALT, CIRI, YENNEFER], &[loses_one(), showing(Red, &[Fight]), loses_one()]);
    stage.holding(0, &[TRAINING]).timeline(0, &[MADE, MADE + 1, MADE + 2]).resolve(0, 0);
    assert_eq!(stage.waiting(), Frame::BeforeEffect { seat: 0, position: 0, waived: 0 });
    stage.act(0, Action::Pass).act(0, Action::LoseSymbol { position: 0, kind: Fight });
    assert_eq!(stage.waiting(), Frame::BeforeEffect { seat: 0, position: 2, waived: 0 });
}

#[test]
fn several_abilities_may_serve_one_card_until_it_pays_in_full() {
    rule!("POD-12.12", "POD-D15");
    let card = effective(Red, &[Fight], Condition::LoseUpToThree(Fight), Reward::LeftByLevel);
    let mut stage = table(&[GERALT, CIRI, YENNEFER], &[card]);
    stage.holding(0, &[TRAINING, FULL]).timeline(0, &[MADE]).resolve(0, 0);
    let mut other = stage.clone();
    let both = [Action::Pass, Action::UseAbility { ability: TRAINING }, Action::UseAbility { ability: FULL }];
    assert_eq!(stage.menu(0), both);
    stage.uses(0, TRAINING);
    assert_eq!(stage.offered(0), [FULL], "after Training the same card is still about to be resolved");
    stage.uses(0, FULL);
    assert_eq!((stage.pool_of(0), stage.covered(0, 0)), ([0, 0, 3, 0], [0; 4]));
    other.uses(0, FULL);
    assert_eq!(other.asked(), [], "after the full result nothing is offered");
    assert!(!other.is_spent(0, TRAINING));
}

#[test]
fn the_card_of_geralts_fourth_ability_opens_the_window_too() {
    rule!("POD-12.12", "POD-R19", "POD-D18");
    let mut stage = table(&[GERALT, CIRI, YENNEFER], &[loses_one()]);
    stage.holding(0, &[TRAINING, TIRELESS]).hand(0, &[MADE]).window(0, AfterEffects).uses(0, TIRELESS);
    stage.act(0, Action::PlayCard { card: MADE });
    assert_eq!(stage.waiting(), Frame::BeforeEffect { seat: 0, position: 0, waived: 0 });
    stage.uses(0, TRAINING);
    assert_eq!((stage.pool_of(0), stage.covered(0, 0)), ([0, 0, 2, 0], [0; 4]));
}

#[test]
fn a_card_played_before_the_selection_opens_no_window() {
    rule!("POD-12.12");
    let asks = effective(Blue, &[], Condition::ExactlyOne(Green), Reward::TwoLeft);
    let mut stage = table(&[CIRI, GERALT, YENNEFER], &[blank(Red), asks]);
    stage.holding(0, &[0, 2]).timeline(0, &[MADE]).hand(0, &[MADE + 1]).window(0, BeforePlay);
    stage.uses(0, 2).act(0, Action::TakeBack { position: 0 }).act(0, Action::PlayCard { card: MADE + 1 });
    assert_eq!((stage.asked(), stage.pool_of(0)), (vec![], [0; 4]), "Child of Destiny could have helped");
    assert!(!stage.is_spent(0, 0));
    stage.resolve(0, 0);
    assert_eq!(stage.offered(0), [0], "as it can in the Play step");
}

#[test]
fn a_card_played_in_the_draft_opens_no_window() {
    rule!("POD-12.12");
    let pack = edited(|pack| {
        pack.cards[usize::from(MADE)] = loses_one();
        // Nobody has an ability of the draft and one for effects, but a board could.
        let training = pack.characters[usize::from(GERALT)].abilities[0].clone();
        pack.characters[usize::from(YENNEFER)].abilities[0] = training;
    });
    let mut stage = Stage::telling_with(pack, Story::EdgeOfTheWorld, 3, &[YENNEFER, GERALT, CIRI]);
    stage.holding(0, &[TRAINING, 3]).row(0, [MADE, 60]).window(0, AfterDraft).uses(0, 3);
    stage.act(0, Action::PickCard { row: 0, place: 0 });
    assert_eq!(stage.forced(), Some((0, Action::LoseSymbol { position: 0, kind: Fight })));
    assert!(!stage.is_spent(0, TRAINING));
}

#[test]
fn kept_cards_open_no_window() {
    rule!("POD-12.12");
    // In chapter II Exploration and Diplomacy are inactive.
    let card = effective(Red, &[LEFT], Condition::LoseUpToThreeInactive, Reward::ByLevel(Fight));
    let mut stage = table(&[GERALT, CIRI, YENNEFER], &[card]);
    stage.game.path[0] = Side::Left as u8;
    stage.holding(0, &[TRAINING, FULL]).timeline(0, &[MADE]).run(&[Frame::Keep]);
    stage.act(0, Action::Keep { position: 0 });
    assert_eq!(stage.forced(), Some((0, Action::LoseSymbol { position: 0, kind: LEFT })));
}
