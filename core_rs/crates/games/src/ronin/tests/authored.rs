//! The authored abilities of Vesemir, Triss and Yuki-onna (RON-25.6), each with what it does and when it is offered.

use kernel::rule;

use crate::ronin::Action;
use crate::ronin::frame::Frame;
use crate::ronin::pack::Card;
use crate::ronin::state::NONE;
use crate::ronin::tests::props::{LEFT, MADE, Props, table};
use crate::ronin::tests::stage::{
    GERALT, Stage, TRISS, VESEMIR, YENNEFER, YUKI_ONNA, blank, effective, showing,
};
use crate::ronin::vocabulary::Colour::{Blue, Green, Red};
use crate::ronin::vocabulary::Kind::{Diplomacy, Exploration, Fight, Magic};
use crate::ronin::vocabulary::{Condition, Reward, Side, Window};

/// A character with one ability at a table with these cards.
fn with_ability(character: u8, ability: u8, cards: &[Card]) -> Stage {
    let mut stage = table(&[character, GERALT, YENNEFER], cards);
    stage.game.figure_mut(0).held = 1 << ability;
    stage
}

fn no_rows(stage: &mut Stage) {
    for row in 0..4 {
        stage.row(row, [NONE; 2]);
    }
}

fn no_piles(stage: &mut Stage) {
    let empty = [].into_iter().collect();
    (stage.game.deck, stage.game.discard) = (empty, empty);
}

#[test]
fn old_masters_eye_draws_two_cards_and_discards_one() {
    rule!("RON-25.6", "RON-12.19");
    let mut stage = with_ability(VESEMIR, 0, &[]);
    stage.hand(0, &[60, 61]).window(0, Window::BeforePlay).uses(0, 0).draw(62).draw(63);
    assert_eq!(stage.menu(0), [60, 61, 62, 63].map(|card| Action::DiscardCard { card }), "any hand card");
    stage.act(0, Action::DiscardCard { card: 61 });
    assert_eq!(stage.hand_of(0), [60, 62, 63]);
    assert!(stage.game.discard.contains(61));
    assert_eq!(stage.asked(), []);
    let mut stage = with_ability(VESEMIR, 0, &[]);
    no_piles(&mut stage);
    stage.window(0, Window::BeforePlay);
    assert_eq!(stage.asked(), [], "nothing to draw");
    stage.game.discard = [60].into_iter().collect();
    stage.window(0, Window::BeforePlay);
    assert_eq!(stage.offered(0), [0]);
}

#[test]
fn iron_discipline_waives_up_to_two_losses() {
    rule!("RON-25.6", "RON-12.19");
    let scaled = || effective(Red, &[], Condition::LoseUpToThree(Fight), Reward::LeftByLevel);
    for (owned, level, left) in [(0, 2, 0), (1, 3, 0), (2, 3, 1), (4, 3, 3)] {
        let mut stage = with_ability(VESEMIR, 1, &[scaled()]);
        stage.timeline(0, &[MADE]).pool(0, [0, 0, 0, owned]).resolve(0, 0).uses(0, 1).finish();
        assert_eq!(stage.pool_of(0), [0, level, 0, left], "{owned} owned");
    }
    let mut stage =
        with_ability(VESEMIR, 1, &[effective(Red, &[], Condition::LoseOne(Fight), Reward::TwoLeft)]);
    stage.timeline(0, &[MADE]).pool(0, [0, 0, 0, 1]).resolve(0, 0).uses(0, 1);
    assert_eq!((stage.asked(), stage.pool_of(0)), (vec![], [0, 2, 0, 1]));
    let mut stage =
        with_ability(VESEMIR, 1, &[effective(Red, &[], Condition::TwoOrMore(Red), Reward::TwoLeft)]);
    stage.timeline(0, &[MADE]).resolve(0, 0);
    assert_eq!(stage.asked(), [], "no loss condition");
}

#[test]
fn nothing_goes_to_waste_turns_one_hand_card_into_symbols() {
    rule!("RON-25.6", "RON-12.19");
    let mut stage = with_ability(VESEMIR, 2, &[showing(Red, &[Fight, Magic])]);
    stage.hand(0, &[MADE, 60]).window(0, Window::BeforePlay).uses(0, 2);
    assert_eq!(stage.menu(0), [MADE, 60].map(|card| Action::DiscardCard { card }));
    stage.act(0, Action::DiscardCard { card: MADE });
    assert_eq!(stage.pool_of(0), [1, 0, 0, 1]);
    stage.draw(61);
    assert_eq!((stage.hand_of(0), stage.is_drawing(), stage.asked()), (vec![60, 61], false, vec![]));
    let mut stage = with_ability(VESEMIR, 2, &[]);
    stage.hand(0, &[]).window(0, Window::BeforePlay);
    assert_eq!(stage.asked(), [], "no hand card");
}

#[test]
fn one_more_round_plays_a_card_and_draws_two() {
    rule!("RON-25.6", "RON-12.19");
    let card = effective(Green, &[], Condition::ExactlyOne(Green), Reward::TwoLeft);
    let mut stage = with_ability(VESEMIR, 3, &[card]);
    stage.hand(0, &[MADE, 60]).run(&[Frame::Resolve { at: 0 }]).uses(0, 3);
    stage.act(0, Action::PlayCard { card: MADE });
    assert_eq!((stage.timeline_of(0), stage.pool_of(0)[LEFT as usize]), (vec![MADE], 2));
    stage.draw(61).draw(62);
    assert_eq!((stage.hand_of(0), stage.is_drawing()), (vec![60, 61, 62], false));
    let mut stage = with_ability(VESEMIR, 3, &[]);
    stage.hand(0, &[]).window(0, Window::AfterEffects);
    assert_eq!(stage.asked(), [], "no hand card");
}

#[test]
fn kindled_spark_gains_an_active_symbol_of_choice() {
    rule!("RON-25.6", "RON-12.19");
    for (side, pool) in [(Side::Left, [5, 1, 0, 0]), (Side::Right, [6, 0, 0, 0])] {
        let mut stage = with_ability(TRISS, 0, &[]);
        stage.pool(0, [5, 0, 0, 0]).pool(1, [1; 4]).hand(0, &[]).window(0, Window::BeforePlay);
        assert_eq!(stage.offered(0), [0], "always");
        stage.uses(0, 0).act(0, Action::ChooseActive { side });
        assert_eq!((stage.pool_of(0), stage.pool_of(1)), (pool, [1; 4]), "nobody loses anything");
    }
    let mut stage = with_ability(TRISS, 0, &[]);
    stage.window(0, Window::AfterDraft).window(0, Window::AfterEffects);
    assert_eq!(stage.asked(), [], "in its window only");
}

#[test]
fn gentle_rearrangement_swaps_cards_of_two_rows() {
    rule!("RON-25.6", "RON-12.19");
    let mut stage = with_ability(TRISS, 1, &[]);
    stage.run(&[Frame::Draft { at: 0 }]).uses(0, 1);
    stage.act(0, Action::PickCard { row: 0, place: 0 }).act(0, Action::PickCard { row: 2, place: 1 });
    assert_eq!(stage.game.rows[..4], [[5, 1], [2, 3], [4, 0], [6, 7]]);
    let mut stage = with_ability(TRISS, 1, &[]);
    no_rows(&mut stage);
    stage.row(0, [60, 61]).window(0, Window::BeforeDraft);
    assert_eq!(stage.asked(), [], "one row is not enough");
}

#[test]
fn fourteenth_guest_takes_one_more_card() {
    rule!("RON-25.6", "RON-12.19");
    let mut stage = with_ability(TRISS, 2, &[]);
    stage.hand(0, &[60]).window(0, Window::AfterDraft).uses(0, 2);
    stage.act(0, Action::PickCard { row: 1, place: 0 });
    assert_eq!((stage.hand_of(0), stage.game.rows[1]), (vec![2, 60], [NONE; 2]));
    assert!(stage.game.discard.contains(3));
    let mut stage = with_ability(TRISS, 2, &[]);
    no_rows(&mut stage);
    stage.window(0, Window::AfterDraft);
    assert_eq!(stage.asked(), [], "no row has cards");
}

#[test]
fn against_all_odds_pays_in_full() {
    rule!("RON-25.6", "RON-12.19");
    let card = effective(Red, &[], Condition::LoseUpToThree(Fight), Reward::LeftByLevel);
    let mut stage = with_ability(TRISS, 3, &[card]);
    stage.timeline(0, &[MADE]).pool(0, [0, 0, 0, 2]).resolve(0, 0).uses(0, 3);
    assert_eq!((stage.asked(), stage.pool_of(0)), (vec![], [0, 3, 0, 2]));
    let met = effective(Red, &[], Condition::ExactlyOne(Red), Reward::TwoLeft);
    let mut stage = with_ability(TRISS, 3, &[met]);
    stage.timeline(0, &[MADE]).resolve(0, 0);
    assert_eq!(
        (stage.asked(), stage.pool_of(0)),
        (vec![], [0, 2, 0, 0]),
        "not offered for a condition that is met"
    );
}

#[test]
fn breath_of_frost_discards_a_pair_before_the_draft() {
    rule!("RON-25.6", "RON-12.19");
    let pair = [showing(Red, &[Magic, Exploration]), showing(Blue, &[Diplomacy])];
    let mut stage = with_ability(YUKI_ONNA, 0, &pair);
    stage.row(1, [MADE, MADE + 1]).run(&[Frame::Draft { at: 0 }]).uses(0, 0);
    assert_eq!(stage.menu(0), [0, 1, 2, 3].map(|row| Action::BurnPair { row }));
    stage.act(0, Action::BurnPair { row: 1 });
    let kinds = [Magic, Diplomacy, Exploration].map(|kind| Action::ChooseKind { kind });
    assert_eq!(stage.menu(0), [&[Action::Stop][..], &kinds].concat());
    stage.act(0, kinds[2]);
    assert_eq!(stage.pool_of(0), [0, 0, 1, 0], "one at most");
    assert!(stage.game.discard.contains(MADE) && stage.game.discard.contains(MADE + 1));
    let slots = [0, 2, 3].map(|row| Action::TakeRow { row });
    assert_eq!(stage.menu(0), [&[Action::TakeDeck][..], &slots].concat(), "then she drafts from the others");
    let mut stage = with_ability(YUKI_ONNA, 0, &[]);
    no_rows(&mut stage);
    stage.window(0, Window::BeforeDraft);
    assert_eq!(stage.asked(), [], "no row has cards");
}

#[test]
fn filled_footprints_take_a_timeline_card_back() {
    rule!("RON-25.6", "RON-12.19");
    let mut stage = with_ability(YUKI_ONNA, 1, &[blank(Red), blank(Blue)]);
    stage.window(0, Window::BeforePlay);
    assert_eq!(stage.asked(), [], "no timeline");
    stage.timeline(0, &[MADE, MADE + 1]).hand(0, &[60]).window(0, Window::BeforePlay).uses(0, 1);
    stage.act(0, Action::TakeBack { position: 0 });
    assert_eq!((stage.timeline_of(0), stage.hand_of(0)), (vec![MADE + 1], vec![MADE, 60]));
    assert_eq!(stage.asked(), []);
}

#[test]
fn thaw_and_freeze_trades_one_symbol_for_two() {
    rule!("RON-25.6", "RON-12.19");
    let mut stage = with_ability(YUKI_ONNA, 2, &[]);
    stage.pool(0, [0, 0, 2, 2]).window(0, Window::BeforePlay);
    assert_eq!(stage.asked(), [], "no active symbol is owned");
    stage.pool(0, [4, 1, 0, 0]).window(0, Window::BeforePlay).uses(0, 2);
    assert_eq!(stage.forced(), Some((0, Action::LoseToken { kind: Magic })));
    stage.finish();
    assert_eq!(stage.pool_of(0), [3, 3, 0, 0]);
}

#[test]
fn out_of_the_blizzard_plays_a_face_up_card() {
    rule!("RON-25.6", "RON-12.19");
    let card = effective(Green, &[], Condition::ExactlyOne(Green), Reward::TwoLeft);
    let mut stage = with_ability(YUKI_ONNA, 3, &[card]);
    stage.row(2, [MADE, 60]).window(0, Window::AfterDraft).uses(0, 3);
    stage.act(0, Action::PickCard { row: 2, place: 0 });
    assert_eq!((stage.timeline_of(0), stage.pool_of(0)[LEFT as usize]), (vec![MADE], 2));
    assert!(stage.game.discard.contains(60));
    let mut stage = with_ability(YUKI_ONNA, 3, &[]);
    no_rows(&mut stage);
    stage.window(0, Window::AfterDraft);
    assert_eq!(stage.asked(), [], "no row has cards");
}
