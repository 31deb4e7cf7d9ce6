//! Yennefer's abilities (POD-13.9 to POD-13.13).

use kernel::rule;

use crate::path_of_destiny::Action;
use crate::path_of_destiny::frame::Frame;
use crate::path_of_destiny::state::NONE;
use crate::path_of_destiny::tests::effect_props::{MADE, Props, table};
use crate::path_of_destiny::tests::stage::{CIRI, GERALT, Stage, YENNEFER, blank, effective, showing};
use crate::path_of_destiny::vocabulary::Colour::{Blue, Green, Red};
use crate::path_of_destiny::vocabulary::Kind::{Diplomacy, Fight, Magic};
use crate::path_of_destiny::vocabulary::{Condition, Reward, Window};

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

#[test]
fn drawing_energy_swaps_two_face_up_cards() {
    rule!("POD-13.9", "POD-D4");
    let mut stage = table_of_yennefer();
    stage.run(&[Frame::Draft { at: 0 }]).uses(0, SWAP);
    stage.act(0, Action::PickCard { row: 0, place: 1 }).act(0, Action::PickCard { row: 3, place: 0 });
    assert_eq!(stage.game.rows[..4], [[0, 6], [2, 3], [4, 5], [1, 7]]);
    assert_eq!(stage.menu(0)[0], Action::TakeDeck, "then she drafts");
}

#[test]
fn every_pair_of_cards_from_different_rows_can_be_swapped_in_one_way() {
    rule!("POD-D4");
    let mut stage = table_of_yennefer();
    stage.holding(0, &[SWAP]).window(0, Window::BeforeDraft);
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
    rule!("POD-12.11", "POD-D4");
    let mut stage = table_of_yennefer();
    stage.clear_rows().row(2, [60, 61]).window(0, Window::BeforeDraft);
    assert_eq!(stage.asked(), [], "skipped");
    stage.row(3, [62, NONE]).window(0, Window::BeforeDraft);
    assert_eq!(stage.offered(0), [SWAP]);
    stage.uses(0, SWAP);
    assert_eq!(stage.menu(0), [0, 1].map(|place| Action::PickCard { row: 2, place }));
    stage.act(0, Action::PickCard { row: 2, place: 0 });
    assert_eq!(stage.forced(), Some((0, Action::PickCard { row: 3, place: 0 })), "an empty place is no card");
}

#[test]
fn glow_takes_one_card_and_discards_the_other() {
    rule!("POD-13.10", "POD-D8");
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
    assert_eq!(stage.experience_of(0), 0, "an ability earns no lowest-row point");
    assert_eq!(stage.offered(0), [BURN, PLAY]);
}

#[test]
fn release_discards_a_pair_for_up_to_two_symbols() {
    rule!("POD-13.11", "POD-R25");
    let pair = [showing(Red, &[Magic, Magic]), showing(Blue, &[Fight])];
    let mut stage = table(&[YENNEFER, GERALT, CIRI], &pair);
    stage.holding(0, &[BURN]).row(1, [MADE, MADE + 1]).window(0, Window::AfterDraft).uses(0, BURN);
    assert_eq!(stage.menu(0), [0, 1, 2, 3].map(|row| Action::BurnPair { row }));
    stage.act(0, Action::BurnPair { row: 1 });
    assert!(stage.game.discard.contains(MADE) && stage.game.discard.contains(MADE + 1));
    assert_eq!(stage.game.rows[1], [NONE; 2]);
    stage.act(0, Action::ChooseKind { kind: Magic }).act(0, Action::ChooseKind { kind: Fight });
    assert_eq!(stage.pool_of(0), [1, 0, 0, 1]);
    assert_eq!(stage.asked(), [], "two at most");
}

#[test]
fn release_offers_each_pair_with_each_part_of_its_symbols() {
    rule!("POD-D9", "POD-R25");
    let cards = [showing(Red, &[Magic, Magic]), showing(Blue, &[Diplomacy, Fight]), blank(Red), blank(Blue)];
    let mut stage = table(&[YENNEFER, GERALT, CIRI], &cards);
    stage.clear_rows().holding(0, &[BURN]);
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
fn greater_release_takes_a_card_and_plays_it_at_once() {
    rule!("POD-13.12", "POD-D10");
    let card = effective(Green, &[Fight], Condition::LoseOne(Fight), Reward::TwoLeft);
    let mut stage = table(&[YENNEFER, GERALT, CIRI], &[card]);
    stage.holding(0, &[PLAY]).pool(0, [0, 0, 0, 1]).row(3, [60, MADE]);
    stage.window(0, Window::AfterDraft).uses(0, PLAY);
    let places = [0, 1, 2, 3].into_iter().flat_map(|row| [0, 1].map(|place| Action::PickCard { row, place }));
    assert_eq!(stage.menu(0), places.collect::<Vec<_>>(), "each face-up card");
    let hand = stage.hand_of(0);
    stage.act(0, Action::PickCard { row: 3, place: 1 });
    assert_eq!((stage.timeline_of(0), stage.hand_of(0)), (vec![MADE], hand));
    assert_eq!(stage.menu(0).len(), 2, "what to lose for its effect");
    stage.act(0, Action::LoseSymbol { position: 0, kind: Fight });
    assert_eq!(stage.pool_of(0), [0, 0, 2, 1]);
    assert!(stage.game.discard.contains(60) && !stage.game.row_has_cards(3));
    assert_eq!(stage.experience_of(0), 0, "an ability earns no lowest-row point");
}

#[test]
fn what_is_used_after_the_draft_needs_a_row_with_cards() {
    rule!("POD-12.11", "POD-D8", "POD-D9", "POD-D10");
    let mut stage = table_of_yennefer();
    stage.window(0, Window::AfterDraft);
    let abilities = [TAKE, BURN, PLAY].map(|ability| Action::UseAbility { ability });
    assert_eq!(stage.menu(0), [&[Action::Pass][..], &abilities].concat());
    let mut stage = stage.clear_frames();
    stage.clear_rows().window(0, Window::AfterDraft);
    assert_eq!(stage.asked(), []);
    stage.row(1, [NONE, 60]).window(0, Window::AfterDraft);
    assert_eq!(stage.offered(0), [TAKE, BURN, PLAY]);
}

#[test]
fn her_later_abilities_serve_after_the_deck_slot_too() {
    rule!("POD-13.13", "POD-R24");
    let mut stage = table_of_yennefer();
    stage.run(&[Frame::Draft { at: 0 }]).act(0, Action::Pass).act(0, Action::TakeDeck).draw(60).draw(61);
    assert_eq!(stage.offered(0), [TAKE, BURN, PLAY]);
}

#[test]
fn a_row_emptied_by_an_ability_cannot_be_drafted() {
    rule!("POD-R24");
    let mut stage = table_of_yennefer();
    stage.run(&[Frame::Draft { at: 0 }]).act(0, Action::Pass).act(0, Action::TakeRow { row: 0 });
    stage.uses(0, TAKE).act(0, Action::PickCard { row: 2, place: 0 }).act(0, Action::Pass);
    let rows = [1, 3].map(|row| Action::TakeRow { row });
    assert_eq!(stage.menu(1), [Action::TakeDeck, rows[0], rows[1]]);
}
