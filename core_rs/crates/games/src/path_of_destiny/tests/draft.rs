//! Step 1, the draft (POD-5).

use kernel::{Audience, Seat, rule};

use crate::cards::CardSet;
use crate::path_of_destiny::event::Reason;
use crate::path_of_destiny::frame::Frame;
use crate::path_of_destiny::state::NONE;
use crate::path_of_destiny::tests::setup::assert_even;
use crate::path_of_destiny::tests::stage::{CIRI, DANDELION, GERALT, Stage, VESEMIR, YENNEFER};
use crate::path_of_destiny::vocabulary::{Side, Story, Window};
use crate::path_of_destiny::{Action, Event};

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
    rule!("POD-5.1", "POD-5.2", "POD-5.3");
    let mut stage = table();
    stage.row(0, [30, 31]).row(1, [32, 33]).row(2, [NONE; 2]).row(3, [34, 35]);
    second_turn(&mut stage);
    assert!(stage.game.discard.contains(30) && stage.game.discard.contains(31));
    assert_eq!(stage.game.rows[..4], [[32, 33], [34, 35], [NONE; 2], [NONE; 2]]);
    for card in [50, 60, 40, 67] {
        stage.draw(card);
    }
    let refilled = [[32, 33], [34, 35], [50, 60], [40, 67]];
    assert_eq!(stage.game.rows[..4], refilled, "top row first, left then right");
    assert_eq!(stage.asked(), [0], "the draft begins");
}

#[test]
fn with_row_one_empty_the_topmost_pair_left_is_discarded() {
    rule!("POD-5.1", "POD-R2");
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
    rule!("POD-5.1", "POD-5.4", "POD-R3");
    for chapter in 0..3 {
        for turn in 0..3 {
            let mut stage = table().in_chapter(&[Side::Left; 2][..usize::from(chapter)]);
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
    rule!("POD-5.5", "POD-5.6", "POD-5.9");
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
    rule!("POD-5.7", "POD-5.11", "POD-2.13", "POD-D5");
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
    rule!("POD-5.11", "POD-R24");
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
fn two_cards_of_the_deck_are_a_pair_taken_like_any_other() {
    rule!("POD-R24");
    let mut stage = table();
    stage.game.figure_mut(1).held = 0b1110;
    stage.run(&[Frame::Draft { at: 1 }]).act(1, Action::TakeDeck).draw(60).draw(61);
    assert_eq!(stage.waiting(), Frame::Window { seat: 1, window: Window::AfterDraft });
    let uses = [1, 2, 3].map(|ability| Action::UseAbility { ability });
    assert_eq!(stage.menu(1)[1..], uses);
}

#[test]
fn the_deck_slot_holds_any_number_of_figures_and_gives_two_unseen_cards() {
    rule!("POD-5.8", "POD-2.13", "POD-R1");
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
fn the_lowest_row_pays_one_experience_at_once_but_not_in_lesser_evil() {
    rule!("POD-5.10", "POD-3.7", "POD-E21", "POD-0.2");
    for story in Story::ALL {
        for (players, lowest) in [(1, 3), (2, 3), (3, 3), (4, 4), (5, 4)] {
            let characters = &[GERALT, YENNEFER, CIRI, DANDELION, VESEMIR][..usize::from(players.max(2))];
            let pays = u8::from(story != Story::LesserEvil);
            for row in 0..=lowest {
                let mut stage = Stage::telling(story, players, characters).without_abilities();
                stage.row(row, [50, 51]).run(&[Frame::Slot { seat: 0 }]).act(0, Action::TakeRow { row });
                let paid = if row == lowest { pays } else { 0 };
                assert_eq!(stage.game.figure(0).experience, paid, "{story:?}, {players}, row {row}");
            }
            let mut stage = Stage::telling(story, players, characters).without_abilities();
            stage.run(&[Frame::Slot { seat: 0 }]).act(0, Action::TakeDeck).settle_chance();
            assert_eq!(stage.game.figure(0).experience, 0);
        }
    }
}

#[test]
fn cards_taken_from_the_lowest_row_by_an_ability_pay_nothing() {
    rule!("POD-5.10", "POD-0.2");
    let mut stage = table();
    stage.game.figure_mut(1).held = 0b0010;
    stage.run(&[Frame::Draft { at: 1 }]).act(1, Action::TakeRow { row: 0 });
    stage.act(1, Action::UseAbility { ability: 1 }).act(1, Action::PickCard { row: 3, place: 0 });
    assert!(stage.game.figure(1).hand.contains(6));
    assert_eq!(stage.game.figure(1).experience, 0);
}

#[test]
fn the_point_of_the_lowest_row_can_unlock_an_ability_for_the_same_draft() {
    rule!("POD-R57", "POD-R62");
    let mut stage = table();
    stage.game.figure_mut(1).experience = 4;
    stage.run(&[Frame::Draft { at: 1 }]).act(1, Action::TakeRow { row: 3 });
    let scored = Event::Experience { figure: 1, amount: 1, total: 5, reason: Reason::LowestRow };
    assert_eq!(
        stage.public_events()[2..],
        [&scored, &Event::AbilityUnlocked { figure: 1, ability: 1 }],
        "before the window opens"
    );
    assert_eq!(stage.menu(1), [Action::Pass, Action::UseAbility { ability: 1 }]);
}

#[test]
fn an_empty_deck_is_made_anew_from_the_discard_pile_at_once() {
    rule!("POD-5.12", "POD-X2", "POD-R4");
    let mut stage = table();
    stage.game.deck = CardSet::range(60, 61);
    // A starter card is shuffled in with the rest.
    stage.game.discard = [40, 41, 42, 90].into_iter().collect();
    stage.run(&[Frame::DrawCards { seat: 0, left: 1 }]).draw(60);
    assert_eq!(stage.game.deck, [40, 41, 42, 90].into_iter().collect(), "before the next draw");
    assert!(stage.game.discard.is_empty());
    assert!(stage.public_events().contains(&&Event::Reshuffled { cards: 4 }));
    stage.run(&[Frame::DrawCards { seat: 0, left: 1 }]);
    assert_eq!(stage.chances(), [40, 41, 42, 90].map(|card| Action::DrawCard { card }));
    assert_even(&stage.game);
}

#[test]
fn a_deck_that_ran_out_with_its_discard_pile_is_made_anew_at_the_next_draw() {
    rule!("POD-5.12", "POD-R4");
    let mut stage = table();
    stage.game.deck = CardSet::range(60, 61);
    stage.game.discard = CardSet::EMPTY;
    stage.run(&[Frame::DrawCards { seat: 0, left: 1 }]).draw(60);
    stage.hand(1, &[]);
    let discarded = stage.game.discard;
    assert!(stage.game.deck.is_empty() && discarded.len() == 5, "cards discarded since wait");
    stage.run(&[Frame::DrawCards { seat: 0, left: 1 }]);
    assert_eq!((stage.game.deck, stage.game.discard), (discarded, CardSet::EMPTY));
}

#[test]
fn the_deck_runs_out_in_the_middle_of_a_draw() {
    rule!("POD-5.12", "POD-R4");
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
    rule!("POD-5.13", "POD-R4");
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
fn the_new_order_holds_until_the_next_draft_ends() {
    rule!("POD-5.6", "POD-5.14", "POD-5.15");
    let mut stage = Stage::laid_out(4, &[GERALT, YENNEFER, CIRI, DANDELION]).without_abilities();
    stage.run(&[Frame::Turn]);
    for (seat, row) in [(0, 4), (1, 0), (2, 3)] {
        stage.act(seat, Action::TakeRow { row });
        assert_eq!(stage.game.order[..4], [0, 1, 2, 3], "the draft keeps to the order it began with");
    }
    stage.act(3, Action::TakeRow { row: 1 });
    let order = [1, 3, 2, 0];
    assert_eq!(stage.game.order[..4], order);
    while !matches!(stage.waiting(), Frame::Slot { .. }) {
        assert_eq!(stage.game.order[..4], order);
        match stage.asked()[..] {
            [seat, ..] => stage.act(seat, stage.menu(seat)[0]),
            [] => stage.chance(stage.chances()[0]),
        };
    }
    // The next draft goes by it.
    for seat in order {
        assert_eq!(stage.asked(), [seat]);
        assert_eq!(stage.game.order[..4], order);
        stage.act(seat, Action::TakeDeck).settle_chance();
    }
    assert_eq!(stage.game.order[..4], order, "all at the deck, in order of arrival");
}

#[test]
fn an_outcome_can_change_the_order() {
    rule!("POD-5.15");
    let mut stage = Stage::laid_out(4, &[GERALT, YENNEFER, CIRI, DANDELION]);
    // Outcome L of Edge of the World: the holder of the Left token takes the lead.
    stage.game.path[0] = Side::Left as u8;
    stage.game.holders = [2, NONE];
    stage.run(&[Frame::PathBonus { side: Side::Left }]);
    assert_eq!(stage.game.order[..4], [2, 0, 1, 3]);
}
