//! Yennefer's abilities (RON-13.9 to RON-13.12).

use kernel::rule;

use crate::ronin::Action;
use crate::ronin::frame::Frame;
use crate::ronin::state::NONE;
use crate::ronin::tests::props::{LEFT, MADE, Props, table};
use crate::ronin::tests::stage::{CIRI, GERALT, Stage, YENNEFER, blank, effective, showing};
use crate::ronin::vocabulary::Colour::{Blue, Green, Red};
use crate::ronin::vocabulary::Kind::{Diplomacy, Fight, Magic};
use crate::ronin::vocabulary::{Condition, Reward, Window};

const SWAP: u8 = 0;
const TAKE: u8 = 1;
const BURN: u8 = 2;
const PLAY: u8 = 3;

/// Yennefer with all abilities; the rows hold the first eight cards.
fn table_of_yennefer() -> Stage {
    let mut stage = Stage::laid_out(3, &[YENNEFER, GERALT, CIRI]);
    stage.holding(0, &[SWAP, TAKE, BURN, PLAY]);
    assert_eq!(stage.game.rows[..4], [[0, 1], [2, 3], [4, 5], [6, 7]]);
    stage
}

/// No row has a card.
fn clear_rows(stage: &mut Stage) {
    for row in 0..4 {
        stage.row(row, [NONE; 2]);
    }
}

#[test]
fn drawing_energy_swaps_two_face_up_cards() {
    rule!("RON-13.9", "RON-R38");
    let mut stage = table_of_yennefer();
    stage.run(&[Frame::Draft { at: 0 }]).uses(0, SWAP);
    stage.act(0, Action::PickCard { row: 0, place: 1 }).act(0, Action::PickCard { row: 3, place: 0 });
    assert_eq!(stage.game.rows[..4], [[0, 6], [2, 3], [4, 5], [1, 7]]);
    assert_eq!(stage.menu(0)[0], Action::TakeDeck, "then she drafts");
}

#[test]
fn every_pair_of_cards_from_different_rows_can_be_swapped_in_one_way() {
    rule!("RON-D5");
    let mut stage = table_of_yennefer();
    stage.game.figure_mut(0).held = 1;
    stage.window(0, Window::BeforeDraft);
    let before = stage.game.rows;
    let mut ends: Vec<_> = stage.outcomes(0).iter().map(|after| after.game.rows).collect();
    assert_eq!(ends.len(), 1 + 24, "declining, and 28 pairs less the 4 within a row");
    ends.sort_unstable();
    ends.dedup();
    assert_eq!(ends.len(), 1 + 24);
    let same_cards =
        |rows: &[[u8; 2]; 5]| (0..4).all(|row| before[row].iter().all(|card| rows[row].contains(card)));
    assert_eq!(ends.iter().filter(|rows| same_cards(rows)).count(), 1, "no swap within a row");
}

#[test]
fn drawing_energy_needs_two_rows_with_cards() {
    rule!("RON-12.19", "RON-D5");
    let mut stage = table_of_yennefer();
    clear_rows(&mut stage);
    stage.row(2, [60, 61]).window(0, Window::BeforeDraft);
    assert_eq!(stage.asked(), [], "skipped");
    stage.row(3, [62, NONE]).window(0, Window::BeforeDraft);
    assert_eq!(stage.offered(0), [SWAP]);
    stage.uses(0, SWAP);
    assert_eq!(stage.menu(0), [0, 1].map(|place| Action::PickCard { row: 2, place }));
    stage.act(0, Action::PickCard { row: 2, place: 0 });
    assert_eq!(stage.forced(), Some((0, Action::PickCard { row: 3, place: 0 })), "an empty place is no card");
}

#[test]
fn magic_light_takes_one_card_and_discards_the_other() {
    rule!("RON-13.10", "RON-D7", "RON-R24");
    let mut stage = table_of_yennefer();
    stage.row(1, [NONE, 3]).window(0, Window::AfterDraft).uses(0, TAKE);
    let places = [(0, 0), (0, 1), (1, 1), (2, 0), (2, 1), (3, 0), (3, 1)];
    assert_eq!(
        stage.menu(0),
        places.map(|(row, place)| Action::PickCard { row, place }),
        "each face-up card"
    );
    let hand = stage.hand_of(0).len();
    stage.act(0, Action::PickCard { row: 3, place: 1 });
    assert!(stage.hand_of(0).contains(&7) && stage.hand_of(0).len() == hand + 1);
    assert!(stage.game.discard.contains(6) && !stage.game.discard.contains(7));
    assert_eq!(stage.game.rows[3], [NONE; 2]);
    assert_eq!(stage.game.figure(0).experience, 0, "an ability earns no lowest-row point");
    assert_eq!(stage.offered(0), [BURN, PLAY]);
}

#[test]
fn energy_release_discards_a_pair_for_up_to_two_symbols() {
    rule!("RON-13.11", "RON-13.21", "RON-R24");
    let pair = [showing(Red, &[Magic, Magic]), showing(Blue, &[Fight])];
    let mut stage = table(&[YENNEFER, GERALT, CIRI], &pair);
    stage.holding(0, &[BURN]).row(1, [MADE, MADE + 1]).window(0, Window::AfterDraft).uses(0, BURN);
    stage.act(0, Action::BurnPair { row: 1 });
    assert!(stage.game.discard.contains(MADE) && stage.game.discard.contains(MADE + 1));
    assert_eq!(stage.game.rows[1], [NONE; 2]);
    stage.act(0, Action::ChooseKind { kind: Magic }).act(0, Action::ChooseKind { kind: Fight });
    assert_eq!(stage.pool_of(0), [1, 0, 0, 1]);
    assert_eq!(stage.asked(), [], "two at most");
}

#[test]
fn energy_release_offers_each_pair_with_each_part_of_its_symbols() {
    rule!("RON-D8", "RON-13.21");
    let cards = [showing(Red, &[Magic, Magic]), showing(Blue, &[Diplomacy, Fight]), blank(Red), blank(Blue)];
    let mut stage = table(&[YENNEFER, GERALT, CIRI], &cards);
    clear_rows(&mut stage);
    stage.game.figure_mut(0).held = 1 << BURN;
    stage.row(0, [MADE, MADE + 1]).row(2, [MADE + 2, MADE + 3]).window(0, Window::AfterDraft);
    let mut ends: Vec<_> =
        stage.outcomes(0).iter().map(|after| (after.game.row_has_cards(0), after.pool_of(0))).collect();
    ends.sort_unstable();
    let parts = ["", "F", "D", "DF", "M", "MF", "MD", "MM"];
    let burnt = parts.map(|part| {
        (false, ['M', 'D', 'E', 'F'].map(|kind| part.chars().filter(|symbol| *symbol == kind).count() as u8))
    });
    let kept = [(true, [0; 4]); 2];
    assert_eq!(ends, [&burnt[..], &kept[..]].concat(), "the blank pair, or declining, brings nothing");
}

#[test]
fn enhanced_release_takes_a_card_and_plays_it_at_once() {
    rule!("RON-13.12", "RON-D9", "RON-R24");
    let card = effective(Green, &[Diplomacy], Condition::ExactlyOne(Green), Reward::TwoLeft);
    let mut stage = table(&[YENNEFER, GERALT, CIRI], &[card]);
    stage.holding(0, &[PLAY]).row(3, [60, MADE]).window(0, Window::AfterDraft).uses(0, PLAY);
    let places = [0, 1, 2, 3].into_iter().flat_map(|row| [0, 1].map(|place| Action::PickCard { row, place }));
    assert_eq!(stage.menu(0), places.collect::<Vec<_>>(), "each face-up card");
    let hand = stage.hand_of(0);
    stage.act(0, Action::PickCard { row: 3, place: 1 });
    assert_eq!((stage.timeline_of(0), stage.hand_of(0)), (vec![MADE], hand));
    assert_eq!(stage.pool_of(0)[LEFT as usize], 2);
    assert!(stage.game.discard.contains(60) && !stage.game.row_has_cards(3));
    assert_eq!(stage.game.figure(0).experience, 0);
}

#[test]
fn what_is_used_after_the_draft_needs_a_row_with_cards() {
    rule!("RON-12.19", "RON-D7", "RON-D8", "RON-D9");
    let mut stage = table_of_yennefer();
    stage.window(0, Window::AfterDraft);
    let abilities = [TAKE, BURN, PLAY].map(|ability| Action::UseAbility { ability });
    assert_eq!(stage.menu(0), [&[Action::Pass][..], &abilities].concat());
    let mut stage = stage.clear_frames();
    clear_rows(&mut stage);
    stage.window(0, Window::AfterDraft);
    assert_eq!(stage.asked(), []);
    stage.row(1, [NONE, 60]).window(0, Window::AfterDraft);
    assert_eq!(stage.offered(0), [TAKE, BURN, PLAY]);
}

#[test]
fn her_later_abilities_serve_after_the_deck_slot_too() {
    rule!("RON-13.19", "RON-R38");
    let mut stage = table_of_yennefer();
    stage.run(&[Frame::Draft { at: 0 }]).act(0, Action::Pass).act(0, Action::TakeDeck).draw(60).draw(61);
    assert_eq!(stage.offered(0), [TAKE, BURN, PLAY]);
}
