//! The market and Phase III (OW-13).

use super::stage::{BEAR, Stage, WOLF, first_card};
use crate::old_world::Action;
use crate::old_world::cards::Cards;
use crate::old_world::frame::Frame;
use crate::old_world::state::NONE;

const FIRST: u8 = first_card(WOLF);

/// Six market cards of a cost.
fn costing(stage: &Stage, cost: u8) -> [u8; 6] {
    let cards = (0..90).filter(|card| stage.game.face(*card).cost == cost);
    cards.take(6).collect::<Vec<_>>().try_into().expect("there are enough")
}

#[test]
fn prices_follow_the_slot() {
    kernel::rule!("OW-13.6", "OW-E19");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    for (cost, prices) in [(2, [3, 3, 2, 2, 2, 1]), (0, [1, 1, 0, 0, 0, 0])] {
        let cards = costing(&stage, cost);
        stage.row(cards);
        assert_eq!([0, 1, 2, 3, 4, 5].map(|slot| stage.game.price(slot)), prices);
    }
}

#[test]
fn at_most_three_cards_are_kept_then_three_are_held_and_one_is_bought() {
    kernel::rule!("OW-13.1", "OW-13.2", "OW-13.4", "OW-13.5", "OW-13.7", "OW-13.8", "OW-13.12");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    let zero = costing(&stage, 0);
    stage.row(zero).hand(0, &[FIRST, FIRST + 1, FIRST + 2, FIRST + 3]);
    stage.clear_frames().run(&[Frame::PhaseThree { seat: 0 }]);
    assert!(!stage.menu(0).contains(&Action::Pass), "four cards are too many");
    stage.act(0, Action::Discard { card: FIRST }).act(0, Action::Discard { card: FIRST + 1 });
    stage.act(0, Action::Pass).cards(&[FIRST + 9]);
    assert_eq!(stage.hand_of(0), [FIRST + 2, FIRST + 3, FIRST + 9]);
    assert!(!stage.menu(0).contains(&Action::Decline), "a card must be taken");
    stage.act(0, Action::Buy { slot: 0 }).act(0, Action::Discard { card: FIRST + 9 }).settle_chance();
    assert!(stage.hand_of(0).contains(&zero[0]));
    assert_eq!(stage.game.market[1..], zero[1..]);
    assert!(stage.game.market[0] != NONE);
}

#[test]
fn without_an_affordable_card_nothing_is_bought() {
    kernel::rule!("OW-13.10", "OW-R24");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    let dear = costing(&stage, 3);
    stage.row(dear).hand(0, &[FIRST]);
    stage.clear_frames().run(&[Frame::Buy { seat: 0, extra: false }]);
    assert_eq!(stage.waiting(), Frame::Over);
}

#[test]
fn the_penalty_card_is_searched_for_when_the_market_has_none() {
    kernel::rule!("OW-16.25", "OW-13.13", "OW-R25");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    let (dear, zero) = (costing(&stage, 2), costing(&stage, 0));
    stage.row(dear);
    stage.clear_frames().run(&[Frame::ZeroCost { seat: 0 }]);
    let other =
        (0..90).find(|card| stage.game.market_deck.contains(*card) && stage.game.face(*card).cost == 1);
    let other = other.expect("there is one");
    stage.cards(&[other, zero[3]]);
    assert_eq!(stage.pile_of(0), [zero[3]]);
    assert!(stage.game.common.contains(other) && stage.game.transit.is_empty());
    assert_eq!(stage.game.market, dear, "the market is unchanged");
}

#[test]
fn the_penalised_player_chooses_among_the_cards_of_cost_zero() {
    kernel::rule!("OW-16.25", "OW-R25", "OW-13.8");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    let (dear, zero) = (costing(&stage, 2), costing(&stage, 0));
    stage.row([dear[0], zero[0], dear[1], dear[2], zero[1], dear[3]]);
    stage.clear_frames().run(&[Frame::ZeroCost { seat: 1 }]);
    assert_eq!(stage.menu(1), [Action::TakeMarket { slot: 1 }, Action::TakeMarket { slot: 4 }]);
    stage.act(1, Action::TakeMarket { slot: 4 }).settle_chance();
    assert_eq!(stage.pile_of(1), [zero[1]]);
    assert_eq!(stage.game.market[1..], [dear[0], zero[0], dear[1], dear[2], dear[3]]);
}

#[test]
fn an_exhausted_market_leaves_the_left_slots_empty() {
    kernel::rule!("OW-13.11", "OW-R9", "OW-26.12");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    let zero = costing(&stage, 0);
    stage.row(zero);
    stage.game.trashed = stage.game.trashed.union(stage.game.market_deck);
    stage.game.market_deck = Cards::EMPTY;
    stage.clear_frames().run(&[Frame::TakeBought { seat: 0, slot: 3 }]);
    assert_eq!(stage.game.market, [NONE, zero[0], zero[1], zero[2], zero[4], zero[5]]);
    stage.game.trashed.remove(80);
    stage.game.common.insert(80);
    stage.run(&[Frame::TakeBought { seat: 0, slot: 5 }]).cards(&[80]);
    assert_eq!(stage.game.market, [NONE, 80, zero[0], zero[1], zero[2], zero[4]]);
}

#[test]
fn alone_the_last_card_of_the_row_grows_stale() {
    kernel::rule!("OW-19.14");
    let mut stage = Stage::of(&[WOLF]);
    let zero = costing(&stage, 0);
    stage.row(zero).hand(0, &[FIRST]);
    stage.clear_frames().run(&[Frame::Stale, Frame::Buy { seat: 0, extra: false }]);
    stage.act(0, Action::Buy { slot: 4 }).settle_chance();
    assert!(stage.game.common.contains(zero[5]));
    assert_eq!(stage.game.market[2..], zero[..4]);
}
