//! Decision points after fights and of Phase III (OW-21E).

use kernel::{Actor, Game as _, Seat, Viewer, rule};

use super::asking::{discards, forced, heard, is_closed, of_cost, spectator};
use super::stage::{BEAR, Stage, WOLF};
use crate::old_world::frame::Frame;
use crate::old_world::vocabulary::Place;
use crate::old_world::{Action, Event};

#[test]
fn fatigue_offers_every_set_of_own_cards_once() {
    rule!("OW-D36");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    stage.hand(0, &[90]).deck(0, &[92, 93]).pile(0, &[91]).clear_frames();
    stage.game.player_mut(0).position = 1;
    stage.run(&[Frame::Advance { seat: 0 }]);
    let two = stage.game.pack().track.fatigue[2];
    assert_eq!(two, 2, "the second step costs two cards");
    assert!(!is_closed(&stage), "which cards a player owns is public");
    let mut sets = Vec::new();
    let mut open = vec![stage];
    while let Some(stage) = open.pop() {
        if !matches!(stage.waiting(), Frame::Fatigue { .. }) {
            sets.push(stage.game.trashed.iter().filter(|card| (90..94).contains(card)).collect::<Vec<_>>());
            continue;
        }
        for action in stage.menu(0) {
            let mut next = stage.clone();
            next.act(0, action);
            let Action::Trash { card, .. } = action else { panic!("{action:?}") };
            let told = heard(&next, Viewer::Spectator);
            assert!(told.contains(&Event::Trashed { seat: 0, card, from: Place::Deck }));
            open.push(next);
        }
    }
    sets.sort_unstable();
    let pairs = [[90, 91], [90, 92], [90, 93], [91, 92], [91, 93], [92, 93]];
    assert_eq!(sets, pairs.map(Vec::from), "deck, pile and hand alike; no set twice");
    let mut few = Stage::of(&[WOLF, BEAR]);
    few.hand(0, &[90]).deck(0, &[92]).clear_frames();
    few.game.player_mut(0).position = 1;
    few.run(&[Frame::Advance { seat: 0 }]);
    few.act(0, Action::Trash { card: 92, from: Place::Deck });
    assert!(!matches!(few.waiting(), Frame::Fatigue { .. }), "the last card stays");
}

#[test]
fn the_penalty_card_is_chosen_among_market_cards_of_cost_zero() {
    rule!("OW-D37", "OW-R54");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    let [zero, one] = [0, 1].map(|cost| of_cost(&stage, cost));
    stage.row([zero[0], one[0], zero[1], one[1], one[2], one[3]]).clear_frames();
    stage.run(&[Frame::ZeroCost { seat: 1 }]);
    let slots = [0, 2].map(|slot| Action::TakeMarket { slot });
    assert_eq!((stage.asked(), stage.menu(1), is_closed(&stage)), (vec![1], slots.to_vec(), false));
    stage.act(1, slots[1]);
    assert_eq!(stage.pile_of(1), [zero[1]]);
    let mut single = Stage::of(&[WOLF, BEAR]);
    single.row([one[4], one[0], zero[1], one[1], one[2], one[3]]).clear_frames();
    single.run(&[Frame::ZeroCost { seat: 1 }]);
    assert_eq!(forced(&single), Some(slots[1]));
}

#[test]
fn phase_three_discards_any_cards_and_must_leave_three_at_most() {
    rule!("OW-D38");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    stage.hand(0, &[90, 91, 92, 93]).clear_frames().run(&[Frame::PhaseThree { seat: 0 }]);
    assert_eq!((stage.menu(0), is_closed(&stage)), (discards(&[90, 91, 92, 93]), true), "four are too many");
    stage.act(0, Action::Discard { card: 91 });
    assert_eq!(stage.menu(0), [vec![Action::Pass], discards(&[90, 92, 93])].concat());
    assert_eq!(spectator(&stage).players[0].discard[0], 91);
    for card in [93, 92, 90] {
        stage.act(0, Action::Discard { card });
    }
    assert!(!matches!(stage.waiting(), Frame::DiscardDown { .. }), "an empty hand is not asked");
}

#[test]
fn a_purchase_is_a_filled_slot_the_hand_can_pay_and_then_the_cards_to_pay_with() {
    rule!("OW-D39", "OW-D40", "OW-R24");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    let [zero, one, two, three] = [0, 1, 2, 3].map(|cost| of_cost(&stage, cost));
    // Prices 1, 2, 2, 0, 3, 2.
    stage.row([zero[0], one[0], two[0], zero[1], three[0], three[1]]).hand(0, &[90, 91]).clear_frames();
    let mut poor = stage.clone();
    stage.run(&[Frame::Buy { seat: 0, extra: false }]);
    let slots: Vec<Action> = [0, 1, 2, 3, 5].map(|slot| Action::Buy { slot }).to_vec();
    assert_eq!((stage.menu(0), is_closed(&stage)), (slots, false), "one card must be taken");
    stage.act(0, Action::Buy { slot: 0 });
    assert_eq!((stage.menu(0), is_closed(&stage)), (discards(&[90, 91]), true));
    stage.act(0, Action::Discard { card: 90 }).settle_chance();
    assert!(stage.game.player(0).hand.contains(zero[0]) && stage.pile_of(0) == [90]);

    let mut whole = poor.clone();
    whole.run(&[Frame::Buy { seat: 0, extra: false }]).act(0, Action::Buy { slot: 1 });
    whole.act(0, Action::Discard { card: 91 });
    assert_eq!((whole.menu(0), forced(&whole)), (discards(&[90]), None), "the rest of the hand is not told");

    poor.row([three[2], three[3], three[4], three[5], three[0], three[1]]).hand(0, &[90]);
    let skipped = poor.clone().run(&[Frame::Buy { seat: 0, extra: false }]).waiting();
    assert_eq!(skipped, Frame::Over, "nothing can be paid, nothing is asked");
    poor.row([three[2], three[3], three[4], zero[1], three[0], three[1]]);
    let mut extra = poor.clone();
    poor.run(&[Frame::Buy { seat: 0, extra: false }]);
    assert_eq!(forced(&poor), Some(Action::Buy { slot: 3 }));
    extra.run(&[Frame::Buy { seat: 0, extra: true }]);
    assert_eq!(extra.menu(0), [Action::Decline, Action::Buy { slot: 3 }], "a further one may be declined");
    assert!(extra.game.menu(Actor::Seat(Seat::new(1))).is_empty());
}
