//! Seven cards in hand are the most (OW-5.7, OW-5.11), and how cards fall on the pile (OW-5.12).

use super::bench::{HIT, doing, hunter, plain};
use super::stage::{BEAR, CAT, Stage, WOLF, first_card};
use crate::old_world::Action;
use crate::old_world::action::{TAKE_ICON, UNLINKED};
use crate::old_world::frame::Frame;
use crate::old_world::pack::Icons;
use crate::old_world::vocabulary::{Amount, Attribute, Effect, Place, Price};

const FIRST: u8 = first_card(WOLF);
const SEVEN: [u8; 7] = [FIRST, FIRST + 1, FIRST + 2, FIRST + 3, FIRST + 4, FIRST + 5, FIRST + 6];

/// A full hand, one card in the pile, two in the deck.
fn full(stage: &mut Stage) -> &mut Stage {
    stage.hand(0, &SEVEN).deck(0, &[FIRST + 7, FIRST + 8]).pile(0, &[FIRST + 9])
}

#[test]
fn drawing_stops_exactly_at_seven() {
    kernel::rule!("OW-5.7", "OW-5.11");
    let (mut stage, run) = doing(&[Effect::Draw(Amount::of(3))], &[WOLF, BEAR]);
    full(&mut stage).hand(0, &SEVEN[..6]).run(&[run]).settle_chance();
    assert_eq!((stage.waiting(), stage.hand_of(0).len()), (Frame::Over, 7));
    assert_eq!(stage.game.player(0).deck.len(), 2, "what is not drawn stays on the deck");
    stage.levels(0, [2, 2, 2, 1]);
    stage.run(&[Frame::ChangeAttribute { seat: 0, attribute: Attribute::Specialty, by: 1 }]);
    assert_eq!((stage.waiting(), stage.game.player(0).level), (Frame::Over, 2));
    assert_eq!(stage.hand_of(0).len(), 7, "a new level draws nothing either");
}

#[test]
fn the_refill_of_a_fight_turn_stops_at_seven() {
    kernel::rule!("OW-5.7", "OW-5.11");
    let mut stage = hunter(WOLF, "Barghest", HIT);
    stage.levels(0, [4, 1, 1, 1]).hand(0, &SEVEN[..6]).act(0, Action::FightMonster);
    stage.act(0, Action::Play { card: FIRST, extension: UNLINKED }).act(0, Action::Stop);
    stage.monster_loses(1).settle_chance();
    assert_eq!((stage.hand_of(0).len(), stage.game.player(0).deck.len()), (7, 2));
}

#[test]
fn a_specialty_draws_up_to_seven() {
    kernel::rule!("OW-5.11");
    for (cards, drawn) in [(7, 0), (6, 1), (5, 2)] {
        let mut stage = hunter(CAT, "Barghest", HIT);
        let first = first_card(CAT);
        let hand: Vec<u8> = (first..first + cards).collect();
        stage.levels(0, [1, 1, 1, 2]).hand(0, &hand).act(0, Action::FightMonster);
        let agility = stage.menu(0)[0];
        assert!(matches!(agility, Action::UseAbility { .. }));
        stage.act(0, agility).settle_chance();
        assert_eq!(stage.hand_of(0).len(), usize::from(cards + drawn));
    }
}

#[test]
fn a_full_hand_takes_nothing_from_the_discard_pile() {
    kernel::rule!("OW-5.11");
    for effect in [Effect::TakeTopDiscard, Effect::TakeAnyDiscard] {
        let (mut stage, run) = doing(&[effect], &[WOLF, BEAR]);
        full(&mut stage).run(&[run]);
        assert_eq!((stage.waiting(), stage.pile_of(0)), (Frame::Over, vec![FIRST + 9]));
        assert_eq!(stage.hand_of(0), SEVEN);
    }
}

#[test]
fn a_card_that_cannot_return_is_discarded_with_the_combo() {
    kernel::rule!("OW-5.11");
    let mut stage = hunter(WOLF, "Barghest", Icons { take: 1, returns: true, ..HIT });
    stage.hand(0, &SEVEN).act(0, Action::FightMonster).pile(0, &[FIRST + 9]);
    stage.act(0, Action::Play { card: FIRST, extension: UNLINKED }).act(0, Action::Stop).monster_loses(1);
    let both = [Action::UseIcon { position: 0 }, Action::UseIcon { position: TAKE_ICON }];
    assert_eq!(stage.menu(0), both, "there is room for one of the two");
    stage.act(0, both[1]);
    assert_eq!(stage.hand_of(0).len(), 7);
    assert_eq!(stage.pile_of(0), [FIRST]);
}

#[test]
fn an_exchange_needs_no_room() {
    kernel::rule!("OW-5.11");
    let mut stage = Stage::with(plain(HIT), &[WOLF, BEAR]);
    full(&mut stage).at(0, 8).turn_of(0);
    stage.game.turn.moved = true;
    let taken = stage.game.market[5];
    stage.act(0, Action::Exchange { card: FIRST, slot: 5 });
    assert_eq!(stage.hand_of(0).len(), 7);
    assert!(stage.hand_of(0).contains(&taken));
}

#[test]
fn a_full_hand_is_offered_no_further_purchase() {
    kernel::rule!("OW-5.11");
    let mut stage = Stage::with(plain(HIT), &[WOLF, BEAR]);
    full(&mut stage).clear_frames();
    let dear: Vec<u8> = (0..90).filter(|card| stage.game.face(*card).cost == 1).take(6).collect();
    stage.row(dear.try_into().expect("there are enough"));
    let mut room = stage.clone();
    stage.run(&[Frame::Buy { seat: 0, extra: true }]);
    assert_eq!(stage.waiting(), Frame::Over);
    room.hand(0, &SEVEN[..6]).run(&[Frame::Buy { seat: 0, extra: true }]);
    assert_eq!(room.menu(0).len(), 7, "six cards can be bought, or none");
}

#[test]
fn a_full_hand_takes_no_market_card_but_the_pile_does() {
    kernel::rule!("OW-5.11");
    let gain = |to| Effect::MarketCard { cost: Price::Any, to };
    let (mut stage, run) = doing(&[gain(Place::Hand)], &[WOLF, BEAR]);
    let market = stage.game.market;
    full(&mut stage).run(&[run]);
    assert_eq!((stage.waiting(), stage.game.market), (Frame::Over, market));
    let (mut stage, run) = doing(&[gain(Place::Discard)], &[WOLF, BEAR]);
    let card = stage.game.market[0];
    full(&mut stage).run(&[run]).act(0, Action::TakeMarket { slot: 0 });
    assert_eq!(stage.pile_of(0), [card, FIRST + 9]);
}

#[test]
fn cards_fall_on_the_pile_one_by_one() {
    kernel::rule!("OW-5.12");
    let [a, b, c] = [FIRST, FIRST + 1, FIRST + 2];
    let mut stage = Stage::with(plain(HIT), &[WOLF, BEAR]);
    stage.hand(0, &[a, b, c]).clear_frames();
    let (mut random, mut deck) = (stage.clone(), stage.clone());
    stage.run(&[Frame::DiscardHand { seat: 0, left: 3 }]);
    for card in [b, c, a] {
        stage.act(0, Action::Discard { card });
    }
    assert_eq!(stage.pile_of(0), [a, c, b], "in the order chosen");
    random.run(&[Frame::DiscardRandom { seat: 0, left: 2, then_deck: false }]).cards(&[c, b]);
    assert_eq!(random.pile_of(0), [b, c], "in the order picked");
    deck.run(&[Frame::PutBack { seat: 0, left: 3, under: false }]);
    for card in [a, c, b] {
        deck.act(0, Action::PutBack { card }); // the last one lies on top
    }
    deck.run(&[Frame::DiscardTop { seat: 0, left: 3 }]).settle_chance();
    assert_eq!(deck.pile_of(0), [a, c, b], "in the order of the deck");
}
