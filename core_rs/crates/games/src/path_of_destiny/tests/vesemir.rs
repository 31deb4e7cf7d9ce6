//! Vesemir's abilities, which are ours (POD-27.14): what each does and when it is offered.

use kernel::rule;

use crate::path_of_destiny::Action;
use crate::path_of_destiny::content::{self, Sources};
use crate::path_of_destiny::frame::Frame;
use crate::path_of_destiny::pack::Card;
use crate::path_of_destiny::tests::effect_props::{LEFT, MADE, Props, table};
use crate::path_of_destiny::tests::stage::{GERALT, Stage, VESEMIR, YENNEFER, effective, showing};
use crate::path_of_destiny::vocabulary::Colour::{Green, Red};
use crate::path_of_destiny::vocabulary::Kind::{Fight, Magic};
use crate::path_of_destiny::vocabulary::{Condition, Reward, Window};

const EYE: u8 = 0;
const DISCIPLINE: u8 = 1;
const WASTE: u8 = 2;
const ROUND: u8 = 3;

/// Vesemir with one ability at a table with these cards.
fn with_ability(ability: u8, cards: &[Card]) -> Stage {
    let mut stage = table(&[VESEMIR, GERALT, YENNEFER], cards);
    stage.holding(0, &[ability]);
    stage
}

#[test]
fn old_masters_eye_draws_two_cards_and_discards_one() {
    rule!("POD-27.14", "POD-12.11");
    let mut stage = with_ability(EYE, &[]);
    stage.hand(0, &[60, 61]).window(0, Window::BeforePlay).uses(0, EYE).draw(62).draw(63);
    assert_eq!(stage.menu(0), [60, 61, 62, 63].map(|card| Action::DiscardCard { card }), "any hand card");
    stage.act(0, Action::DiscardCard { card: 61 });
    assert_eq!(stage.hand_of(0), [60, 62, 63]);
    assert!(stage.game.discard.contains(61));
    assert_eq!(stage.asked(), []);
    let mut stage = with_ability(EYE, &[]);
    stage.piles(&[], &[]).window(0, Window::BeforePlay);
    assert_eq!(stage.asked(), [], "nothing to draw");
    stage.piles(&[], &[60]).window(0, Window::BeforePlay);
    assert_eq!(stage.offered(0), [EYE]);
}

#[test]
fn iron_discipline_waives_up_to_two_losses() {
    rule!("POD-27.14", "POD-12.11");
    for (owned, level, left) in [(0, 2, 0), (1, 3, 0), (2, 3, 1), (4, 3, 3)] {
        let scaled = effective(Red, &[], Condition::LoseUpToThree(Fight), Reward::LeftByLevel);
        let mut stage = with_ability(DISCIPLINE, &[scaled]);
        stage.timeline(0, &[MADE]).pool(0, [0, 0, 0, owned]).resolve(0, 0).uses(0, DISCIPLINE).finish();
        assert_eq!(stage.pool_of(0), [0, 0, level, left], "{owned} owned");
    }
    let flat = effective(Red, &[], Condition::LoseOne(Fight), Reward::TwoLeft);
    let mut stage = with_ability(DISCIPLINE, &[flat]);
    stage.timeline(0, &[MADE]).pool(0, [0, 0, 0, 1]).resolve(0, 0).uses(0, DISCIPLINE);
    assert_eq!((stage.asked(), stage.pool_of(0)), (vec![], [0, 0, 2, 1]));
    let colour = effective(Red, &[], Condition::TwoOrMore(Red), Reward::TwoLeft);
    let mut stage = with_ability(DISCIPLINE, &[colour]);
    stage.timeline(0, &[MADE]).resolve(0, 0);
    assert_eq!(stage.asked(), [], "no loss condition");
}

#[test]
fn nothing_goes_to_waste_turns_one_hand_card_into_symbols() {
    rule!("POD-27.14", "POD-12.11");
    let mut stage = with_ability(WASTE, &[showing(Red, &[Fight, Magic])]);
    stage.hand(0, &[MADE, 60]).window(0, Window::BeforePlay).uses(0, WASTE);
    assert_eq!(stage.menu(0), [MADE, 60].map(|card| Action::DiscardCard { card }));
    stage.act(0, Action::DiscardCard { card: MADE });
    assert_eq!(stage.pool_of(0), [1, 0, 0, 1]);
    stage.draw(61);
    assert_eq!((stage.hand_of(0), stage.is_drawing(), stage.asked()), (vec![60, 61], false, vec![]));
    let mut stage = with_ability(WASTE, &[]);
    stage.hand(0, &[]).window(0, Window::BeforePlay);
    assert_eq!(stage.asked(), [], "no hand card");
}

#[test]
fn one_more_round_plays_a_card_and_draws_two() {
    rule!("POD-27.14", "POD-12.11");
    let card = effective(Green, &[], Condition::ExactlyOne(Green), Reward::TwoLeft);
    let mut stage = with_ability(ROUND, &[card]);
    stage.hand(0, &[MADE, 60]).run(&[Frame::Resolve { at: 0 }]).uses(0, ROUND);
    stage.act(0, Action::PlayCard { card: MADE });
    assert_eq!((stage.timeline_of(0), stage.pool_of(0)[LEFT as usize]), (vec![MADE], 2));
    stage.draw(61).draw(62);
    assert_eq!((stage.hand_of(0), stage.is_drawing()), (vec![60, 61, 62], false));
    let mut stage = with_ability(ROUND, &[]);
    stage.hand(0, &[]).window(0, Window::AfterEffects);
    assert_eq!(stage.asked(), [], "no hand card");
}

#[test]
fn an_authored_ability_has_a_known_verb_and_a_window_that_fits_it() {
    rule!("POD-27.14");
    let embedded = Sources::embedded();
    let ability = "window = \"before_play\"\nverb = { draw_and_discard = 2 }";
    assert!(embedded.characters.contains(ability));
    let reason = |changed: &str| {
        let characters = embedded.characters.replacen(ability, changed, 1);
        content::load(&Sources { characters: &characters, ..embedded }).expect_err(changed).reason
    };
    assert!(reason("window = \"after_effects\"\nverb = { draw_and_discard = 2 }").contains("window"));
    assert!(reason("window = \"before_play\"\nverb = { draw_and_discard = 4 }").contains("1 to 3 allowed"));
    assert!(reason("window = \"before_play\"\nverb = \"win\"").contains("verb"));
    assert!(reason("window = \"whenever\"\nverb = { draw_and_discard = 2 }").contains("window"));
}
