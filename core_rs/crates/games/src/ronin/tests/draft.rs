//! Step 1, the draft (RON-5).

use kernel::{Audience, Seat, rule};

use crate::cards::CardSet;
use crate::ronin::frame::Frame;
use crate::ronin::state::NONE;
use crate::ronin::tests::setup::assert_even;
use crate::ronin::tests::stage::{CIRI, DANDELION, GERALT, Stage, TRISS, VESEMIR, YENNEFER};
use crate::ronin::{Action, Event};

/// Three players without abilities; rows 0–7, the rest of the deck below.
fn table() -> Stage {
    Stage::laid_out(3, &[GERALT, YENNEFER, CIRI]).without_abilities()
}

/// Begins the second turn of the game.
fn second_turn(stage: &mut Stage) {
    stage.game.turn = 1;
    stage.run(&[Frame::Turn]);
}

#[test]
fn the_pair_nearest_the_deck_is_discarded_and_the_others_slide_up() {
    rule!("RON-5.1", "RON-5.2", "RON-5.3");
    let mut stage = table();
    stage.row(0, [30, 31]).row(1, [32, 33]).row(2, [NONE; 2]).row(3, [34, 35]);
    second_turn(&mut stage);
    assert!(stage.game.discard.contains(30) && stage.game.discard.contains(31));
    assert_eq!(stage.game.rows[..4], [[32, 33], [34, 35], [NONE; 2], [NONE; 2]]);
    for card in [50, 60, 40, 70] {
        stage.draw(card);
    }
    assert_eq!(
        stage.game.rows[..4],
        [[32, 33], [34, 35], [50, 60], [40, 70]],
        "top row first, left then right"
    );
    assert_eq!(stage.asked(), [0], "the draft begins");
}

#[test]
fn with_row_one_empty_the_topmost_pair_left_is_discarded() {
    rule!("RON-5.1", "RON-R2");
    let mut stage = table();
    stage.row(0, [NONE; 2]).row(1, [NONE; 2]).row(2, [32, 33]).row(3, [34, 35]);
    second_turn(&mut stage);
    assert!(stage.game.discard.contains(32) && stage.game.discard.contains(33));
    assert_eq!(stage.game.rows[0], [34, 35]);

    let mut stage = table();
    for row in 0..4 {
        stage.row(row, [NONE; 2]);
    }
    let discard = stage.game.discard;
    second_turn(&mut stage);
    assert_eq!(stage.game.discard, discard, "none left: nothing is discarded");
    assert_eq!(stage.settle_chance().game.rows.iter().flatten().filter(|card| **card != NONE).count(), 8);
}

#[test]
fn rows_rest_only_in_the_first_turn_of_the_game() {
    rule!("RON-5.1", "RON-5.4", "RON-R3");
    for chapter in 0..3 {
        for turn in 0..3 {
            let mut stage = table();
            (stage.game.chapter, stage.game.turn) = (chapter, turn);
            let rows = stage.game.rows;
            stage.run(&[Frame::Turn]).settle_chance();
            let moved = stage.public_events().iter().any(|event| matches!(event, Event::RowsMoved { .. }));
            assert_eq!(moved, (chapter, turn) != (0, 0), "chapter {chapter}, turn {turn}");
            assert_eq!(stage.game.rows == rows, !moved);
        }
    }
}

#[test]
fn rows_are_not_refilled_while_figures_draft() {
    rule!("RON-5.5", "RON-5.6", "RON-5.9");
    let mut stage = table();
    stage.game.order = [2, 0, 1, NONE, NONE];
    stage.row(1, [40, 41]).run(&[Frame::Turn]);
    assert_eq!(stage.asked(), [2], "initiative order");
    stage.act(2, Action::TakeRow { row: 1 });
    assert!(stage.game.figure(2).hand.contains(40) && stage.game.figure(2).hand.contains(41));
    assert_eq!(stage.game.figure(2).slot, 2, "the figure stands beside the row");
    assert_eq!(stage.asked(), [0]);
    assert_eq!(stage.game.rows[1], [NONE; 2]);
    assert!(stage.try_act(0, Action::TakeRow { row: 1 }).is_err(), "one figure only");
    stage.act(0, Action::TakeRow { row: 0 });
    assert_eq!(stage.asked(), [1]);
    assert_eq!(stage.game.rows[..2], [[NONE; 2]; 2]);
}

#[test]
fn slots_are_the_deck_and_the_rows_with_cards() {
    rule!("RON-5.7", "RON-5.11", "RON-D6");
    let mut stage = table();
    stage.row(1, [NONE; 2]).row(2, [40, NONE]);
    stage.run(&[Frame::Slot { seat: 0 }]);
    let row = |row| Action::TakeRow { row };
    assert_eq!(stage.menu(0), [Action::TakeDeck, row(0), row(2), row(3)], "no way to stay out");
    assert_eq!(stage.forced(), None);

    for row in 0..4 {
        stage.row(row, [NONE; 2]);
    }
    assert_eq!(stage.forced(), Some((0, Action::TakeDeck)), "a single slot is taken unasked");
}

#[test]
fn a_row_emptied_by_an_ability_cannot_be_chosen() {
    rule!("RON-5.11");
    let mut stage = table();
    // Yennefer 3: discard a pair after her own draft.
    stage.game.figure_mut(1).held = 0b0100;
    stage.run(&[Frame::Draft { at: 1 }]);
    stage.act(1, Action::TakeRow { row: 0 });
    stage.act(1, Action::UseAbility { ability: 2 }).act(1, Action::BurnPair { row: 2 });
    while stage.asked() == [1] {
        stage.act(1, Action::Stop);
    }
    assert_eq!(stage.asked(), [2]);
    assert_eq!(stage.menu(2), [Action::TakeDeck, Action::TakeRow { row: 1 }, Action::TakeRow { row: 3 }]);
}

#[test]
fn the_deck_slot_holds_any_number_of_figures_and_gives_two_unseen_cards() {
    rule!("RON-5.8", "RON-2.12", "RON-R1");
    let mut stage = table();
    stage.game.order = [2, 1, 0, NONE, NONE];
    stage.hand(1, &[]).hand(2, &[]).run(&[Frame::NewOrder, Frame::Draft { at: 0 }]);
    stage.act(2, Action::TakeDeck).draw(60).draw(61);
    stage.act(1, Action::TakeDeck).draw(62).draw(63);
    assert_eq!(stage.seen_by(2).hand, [60, 61]);
    let others = &stage.seen_by(0).figures;
    assert_eq!((others[1].hand, others[1].known.len()), (2, 0));
    assert_eq!((others[2].hand, others[2].known.len()), (2, 0));
    let owner = Seat::new(2);
    assert!(stage.told.contains(&(Audience::only(owner), Event::Drew { figure: 2, card: 60 })));
    assert!(stage.told.contains(&(Audience::except(owner), Event::DrewUnseen { figure: 2 })));
    // The deck slot is not row 1: its pair is still there, and comes after the deck in the order.
    assert_eq!(stage.game.rows[0], [0, 1]);
    stage.act(0, Action::TakeRow { row: 0 });
    assert_eq!(stage.game.order[..3], [2, 1, 0], "first comer on top");
}

#[test]
fn the_lowest_row_pays_one_experience() {
    rule!("RON-5.10", "RON-3.7", "RON-R34");
    for (players, lowest) in [(1, 3), (2, 3), (3, 3), (4, 4), (5, 4)] {
        let characters = &[GERALT, YENNEFER, CIRI, DANDELION, TRISS][..usize::from(players.max(3))];
        for row in 0..=lowest {
            let mut stage = Stage::laid_out(players, characters).without_abilities();
            stage.run(&[Frame::Slot { seat: 0 }]).act(0, Action::TakeRow { row });
            assert_eq!(stage.game.figure(0).experience, u8::from(row == lowest), "at once");
        }
        let mut stage = Stage::laid_out(players, characters).without_abilities();
        stage.run(&[Frame::Slot { seat: 0 }]).act(0, Action::TakeDeck).settle_chance();
        assert_eq!(stage.game.figure(0).experience, 0);
    }
}

#[test]
fn the_lowest_place_of_the_initiative_track_pays_nothing() {
    rule!("RON-R34");
    let mut stage = table();
    stage.run(&[Frame::NewOrder, Frame::Draft { at: 0 }]);
    stage.act(0, Action::TakeDeck).settle_chance();
    stage.act(1, Action::TakeRow { row: 0 }).act(2, Action::TakeRow { row: 1 });
    assert_eq!(stage.game.order[2], 2);
    assert!((0..3).all(|seat| stage.game.figure(seat).experience == 0));
}

#[test]
fn cards_taken_from_the_lowest_row_by_an_ability_pay_nothing() {
    rule!("RON-5.10");
    let mut stage = table();
    stage.game.figure_mut(1).held = 0b0010;
    stage.run(&[Frame::Draft { at: 1 }]).act(1, Action::TakeRow { row: 0 });
    stage.act(1, Action::UseAbility { ability: 1 }).act(1, Action::PickCard { row: 3, place: 0 });
    assert!(stage.game.figure(1).hand.contains(6));
    assert_eq!(stage.game.figure(1).experience, 0);
}

#[test]
fn an_empty_deck_is_made_anew_from_the_discard_pile_at_once() {
    rule!("RON-5.12", "RON-X2", "RON-R4");
    let mut stage = table();
    stage.game.deck = CardSet::range(60, 61);
    // A starter card is shuffled in with the rest.
    stage.game.discard = [40, 41, 42, 83].into_iter().collect();
    stage.run(&[Frame::DrawCards { seat: 0, left: 1 }]).draw(60);
    assert_eq!(stage.game.deck, [40, 41, 42, 83].into_iter().collect(), "before the next draw");
    assert!(stage.game.discard.is_empty());
    assert!(stage.public_events().contains(&&Event::Reshuffled { cards: 4 }));
    stage.run(&[Frame::DrawCards { seat: 0, left: 1 }]);
    assert_eq!(stage.chances(), [40, 41, 42, 83].map(|card| Action::DrawCard { card }));
    assert_even(&stage.game);
}

#[test]
fn the_deck_runs_out_in_the_middle_of_a_draw() {
    rule!("RON-5.12", "RON-R4");
    let mut stage = table();
    stage.game.deck = CardSet::range(60, 61);
    stage.game.discard = CardSet::range(40, 44);
    stage.hand(0, &[]);
    let discarded = stage.game.discard.len();
    stage.run(&[Frame::Slot { seat: 0 }]).act(0, Action::TakeDeck).draw(60);
    assert_eq!(stage.chances().len(), discarded);
    stage.draw(43);
    assert_eq!(stage.seen_by(0).hand, [43, 60]);
}

#[test]
fn with_both_piles_empty_one_takes_what_there_is() {
    rule!("RON-5.13");
    let mut stage = table();
    stage.hand(0, &[]);
    stage.game.deck = CardSet::range(60, 61);
    stage.game.discard = CardSet::EMPTY;
    stage.run(&[Frame::Slot { seat: 0 }]).act(0, Action::TakeDeck).draw(60);
    assert_eq!(stage.seen_by(0).hand, [60], "one card instead of two");
    stage.run(&[Frame::Slot { seat: 0 }]).act(0, Action::TakeDeck);
    assert_eq!(stage.seen_by(0).hand, [60], "and then none");

    let mut stage = table();
    stage.row(2, [NONE; 2]).row(3, [NONE; 2]);
    stage.game.deck = CardSet::range(60, 61);
    stage.game.discard = CardSet::EMPTY;
    stage.run(&[Frame::Refill]).draw(60);
    assert_eq!(stage.game.rows[2..4], [[60, NONE], [NONE; 2]], "rows show what there is");
}

#[test]
fn figures_return_by_slot_and_keep_that_order_until_the_next_draft_ends() {
    rule!("RON-E12", "RON-5.14", "RON-5.15");
    let mut stage = Stage::laid_out(4, &[GERALT, YENNEFER, CIRI, DANDELION]).without_abilities();
    stage.run(&[Frame::NewOrder, Frame::Draft { at: 0 }]);
    stage.act(0, Action::TakeRow { row: 4 });
    stage.act(1, Action::TakeDeck).settle_chance();
    stage.act(2, Action::TakeRow { row: 0 });
    assert_eq!(stage.game.order[..4], [0, 1, 2, 3], "still the old order");
    stage.act(3, Action::TakeDeck).settle_chance();
    assert_eq!(stage.game.figure(0).experience, 1);
    assert_eq!(stage.game.order[..4], [1, 3, 2, 0]);
    // The next draft is in this order, and holds to it to its end.
    stage.run(&[Frame::NewOrder, Frame::Draft { at: 0 }]);
    for (seat, row) in [(1, 3), (3, 2), (2, 1)] {
        assert_eq!(stage.asked(), [seat]);
        stage.row(row, [40 + 2 * row, 41 + 2 * row]).act(seat, Action::TakeRow { row });
        assert_eq!(stage.game.order[..4], [1, 3, 2, 0]);
    }
    stage.act(0, Action::TakeDeck).settle_chance();
    assert_eq!(stage.game.order[..4], [0, 2, 3, 1]);
}

#[test]
fn two_face_up_cards_of_different_rows_are_swapped() {
    rule!("RON-D5");
    let mut stage = Stage::laid_out(3, &[YENNEFER, VESEMIR, CIRI]);
    stage.row(1, [NONE; 2]).row(3, [NONE; 2]).run(&[Frame::Draft { at: 0 }]);
    let pick = |row, place| Action::PickCard { row, place };
    assert_eq!(stage.menu(0), [Action::Pass, Action::UseAbility { ability: 0 }]);
    stage.act(0, Action::UseAbility { ability: 0 });
    assert_eq!(stage.menu(0), [pick(0, 0), pick(0, 1)], "the card in the upper row first");
    stage.act(0, pick(0, 1));
    assert_eq!(stage.menu(0), [pick(2, 0), pick(2, 1)], "the other card in another row");
    stage.act(0, pick(2, 0));
    assert_eq!((stage.game.rows[0], stage.game.rows[2]), ([0, 4], [1, 5]));

    let mut stage = Stage::laid_out(3, &[YENNEFER, VESEMIR, CIRI]);
    stage.row(1, [NONE; 2]).row(2, [NONE; 2]).row(3, [NONE; 2]).run(&[Frame::Draft { at: 0 }]);
    assert_eq!(stage.menu(0), [Action::TakeDeck, Action::TakeRow { row: 0 }], "no pair of cards: skipped");
}

#[test]
fn everybody_may_note_what_was_drafted_in_the_open() {
    rule!("RON-R42");
    let mut stage = table();
    stage.hand(0, &[]).row(0, [40, 41]).run(&[Frame::Slot { seat: 0 }]);
    stage.act(0, Action::TakeRow { row: 0 });
    stage.run(&[Frame::DrawCards { seat: 0, left: 1 }]).draw(50);
    assert_eq!(stage.seen_by(1).figures[0].known, [40, 41]);
    assert_eq!(stage.seen().figures[0].known, [40, 41]);
    assert_eq!(stage.seen().figures[0].hand, 3);
}
