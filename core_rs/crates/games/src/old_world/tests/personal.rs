//! Personal cards and decks (OW-5).

use kernel::{Game, Seat, Viewer};

use super::bench::{HIT, chances, changed, doing, hunter, plain, random_setup, seen};
use super::stage::{BEAR, CAT, Stage, WOLF, first_card};
use crate::old_world::action::{UNLINKED, Way};
use crate::old_world::cards::Cards;
use crate::old_world::frame::Frame;
use crate::old_world::pack::Icons;
use crate::old_world::state::NONE;
use crate::old_world::vocabulary::{Effect, Place, Places};
use crate::old_world::{Action, Options, content};

const FIRST: u8 = first_card(WOLF);

#[test]
fn an_action_card_has_name_colour_cost_symbol_and_icons() {
    kernel::rule!("OW-5.1");
    for line in [
        "name = \"Probing Cut\"\n",
        "colour = \"blue\"\n",
        "cost = 0\n",
        "symbol = \"forest\"\n",
        "icons = [\"damage\"]\n",
    ] {
        assert!(changed("cards.toml", line, "").is_err(), "a card without {line}");
    }
    assert!(changed("cards.toml", "{ colour = \"red\", icons = [] }", "{ icons = [] }").is_err());
    let two = "symbol = [\"forest\", \"water\"]\n";
    assert!(changed("cards.toml", "symbol = \"forest\"\n", two).is_err(), "one movement symbol");
    let faces = || content::embedded().cards.iter().map(|card| &card.face);
    assert!(faces().any(|face| face.extensions.is_empty()));
    assert!(faces().any(|face| face.extensions.len() > 1));
    let extensions = || faces().flat_map(|face| &face.extensions);
    assert!(extensions().any(|extension| extension.icons == Icons::default()));
    assert!(extensions().any(|extension| extension.icons.damage > 0));
}

#[test]
fn starting_cards_belong_to_their_school() {
    kernel::rule!("OW-5.1");
    let stage = random_setup(&Options { schools: vec![CAT, WOLF], ..Options::new(2) }, 8);
    for (seat, school) in [(0, CAT), (1, WOLF)] {
        let own: Vec<u8> = stage.game.own_cards(seat).iter().collect();
        let marked: Vec<u8> = (first_card(school)..first_card(school) + 10).collect();
        assert_eq!(own, marked);
    }
}

#[test]
fn a_card_pays_for_a_movement_or_fights_or_pays_a_price() {
    kernel::rule!("OW-5.2");
    let mut start = hunter(WOLF, "Barghest", HIT);
    let dear: Vec<u8> = (0..90).filter(|card| start.game.face(*card).cost == 1).take(6).collect();
    start.row(dear.try_into().expect("there are enough")).hand(0, &[FIRST]);

    let mut moving = start.clone();
    moving.turn_of(0).act(0, Action::Move { location: 7, card: FIRST, way: Way::Alone });
    assert_eq!((moving.game.player(0).location, moving.pile_of(0)), (7, vec![FIRST]));

    let mut fighting = start.clone();
    fighting.deck(0, &[FIRST + 1]).act(0, Action::FightMonster);
    fighting.act(0, Action::Play { card: FIRST, extension: UNLINKED }).act(0, Action::Stop);
    assert_eq!(fighting.game.fight.pool, 11);
    fighting.monster_loses(1).settle_chance();
    assert_eq!((fighting.game.fight.pool, fighting.pile_of(0)), (10, vec![FIRST]));
    assert_eq!(fighting.game.player(0).location, 2, "its symbol means nothing in a fight");

    let mut paying = start;
    let bought = paying.game.market[2];
    paying.clear_frames().run(&[Frame::Buy { seat: 0, extra: false }]).act(0, Action::Buy { slot: 2 });
    paying.act(0, Action::Discard { card: FIRST }).settle_chance();
    assert_eq!((paying.hand_of(0), paying.pile_of(0)), (vec![bought], vec![FIRST]));
}

#[test]
fn the_discard_pile_lies_open_and_the_deck_does_not() {
    kernel::rule!("OW-5.3", "OW-5.6");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    stage.hand(0, &[FIRST]).pile(0, &[FIRST + 4, FIRST + 3]);
    let mut other = stage.clone();
    other.game.player_mut(0).hand.remove(FIRST);
    other.game.player_mut(0).deck.take(FIRST + 1);
    other.game.player_mut(0).hand.insert(FIRST + 1);
    other.game.player_mut(0).deck.shuffle_in([FIRST].into_iter().collect());
    assert_eq!(seen(&stage).players[0].discard, [FIRST + 3, FIRST + 4], "the top card first");
    assert_eq!(seen(&stage), seen(&other), "what is in the deck and what in the hand is hidden");
    let own = |stage: &Stage| stage.game.observe(Viewer::Seat(Seat::new(0))).own.expect("a player looks");
    assert_ne!(own(&stage), own(&other));
    assert_eq!(seen(&stage).players[0].deck, 7);
}

#[test]
fn a_player_knows_what_is_in_the_own_deck_but_not_where() {
    kernel::rule!("OW-5.6");
    let deck = |stage: &Stage, seat| {
        stage.game.observe(Viewer::Seat(Seat::new(seat))).own.expect("a player looks").deck
    };
    let mut stage = hunter(WOLF, "Barghest", HIT);
    let rest: Vec<u8> = (FIRST + 2..FIRST + 10).collect();
    assert_eq!(deck(&stage, 0), rest, "in the own turn");
    stage.act(0, Action::FightMonster);
    assert_eq!(deck(&stage, 0), rest, "in a fight");
    stage.turn_of(1);
    assert_eq!(deck(&stage, 0), rest, "in the turn of another");
    assert!(deck(&stage, 1).iter().all(|card| !rest.contains(card)), "of the own deck only");
    let any: Vec<Action> = rest.iter().map(|card| Action::DrawCard { card: *card }).collect();
    stage.clear_frames().run(&[Frame::DrawCards { seat: 0, left: 1 }]);
    assert_eq!(chances(&stage), any, "each may be on top");
}

#[test]
fn outside_fights_an_empty_deck_is_made_of_the_discard_pile() {
    kernel::rule!("OW-5.4");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    stage.hand(0, &[]).deck(0, &[FIRST]).pile(0, &[FIRST + 1, FIRST + 2]).clear_frames();
    stage.run(&[Frame::DrawCards { seat: 0, left: 2 }]);
    assert_eq!(chances(&stage), [Action::DrawCard { card: FIRST }], "the deck first");
    stage.cards(&[FIRST]);
    assert_eq!(chances(&stage), [FIRST + 1, FIRST + 2].map(|card| Action::DrawCard { card }));
    stage.cards(&[FIRST + 1]);
    assert_eq!((stage.game.player(0).deck.len(), stage.pile_of(0)), (1, vec![]));
    stage.run(&[Frame::DrawCards { seat: 0, left: 5 }]).settle_chance();
    assert_eq!((stage.waiting(), stage.hand_of(0).len()), (Frame::Over, 3), "then there is nothing to draw");
}

#[test]
fn in_a_fight_an_empty_life_pool_ends_the_drawing() {
    kernel::rule!("OW-5.5");
    let mut stage = hunter(WOLF, "Barghest", HIT);
    stage.levels(0, [4, 1, 1, 1]).act(0, Action::FightMonster);
    stage.deck(0, &[FIRST + 2]).pile(0, &[FIRST + 3, FIRST + 4]);
    stage.act(0, Action::Play { card: FIRST, extension: UNLINKED }).act(0, Action::Stop);
    stage.monster_loses(1).settle_chance();
    assert_eq!(stage.hand_of(0), [FIRST + 1, FIRST + 2]);
    assert_eq!(stage.pile_of(0), [FIRST, FIRST + 4, FIRST + 3]);
}

#[test]
fn a_card_is_trashed_from_hand_deck_or_discard_pile() {
    kernel::rule!("OW-5.8");
    let from = Places::from(vec![Place::Hand, Place::Deck, Place::Discard]);
    let (mut stage, run) = doing(&[Effect::Trash { cards: 1, from }], &[WOLF, BEAR]);
    stage.hand(0, &[FIRST, FIRST + 1]).deck(0, &[FIRST + 2, FIRST + 3]).pile(0, &[FIRST + 4]);
    stage.run(&[Frame::PutBack { seat: 0, left: 1, under: false }]);
    stage.act(0, Action::PutBack { card: FIRST + 1 }).run(&[run]);
    let choices = [
        (FIRST, Place::Hand),
        (FIRST + 1, Place::Deck),
        (FIRST + 2, Place::Deck),
        (FIRST + 3, Place::Deck),
        (FIRST + 4, Place::Discard),
    ];
    assert_eq!(stage.menu(0), choices.map(|(card, from)| Action::Trash { card, from }));
    for (card, from) in choices {
        let mut stage = stage.clone();
        stage.act(0, Action::Trash { card, from });
        assert!(stage.game.trashed.contains(card) && !stage.game.own_cards(0).contains(card));
        let view = stage.game.observe(Viewer::Seat(Seat::new(0)));
        assert_eq!(view.players[0].deck_top.is_empty(), from == Place::Deck, "a searched deck is shuffled");
    }
}

#[test]
fn a_card_gained_into_the_discard_pile_lies_on_top() {
    kernel::rule!("OW-5.10");
    let mut stage = Stage::with(plain(HIT), &[WOLF, BEAR]);
    stage.pile(0, &[FIRST, FIRST + 1]);
    let zero = stage.game.market[4];
    stage.clear_frames().run(&[Frame::ZeroCost { seat: 0 }]).act(0, Action::TakeMarket { slot: 4 });
    assert_eq!(stage.pile_of(0), [zero, FIRST + 1, FIRST]);
}

#[test]
fn everyone_sees_trashed_market_cards_and_they_never_return() {
    kernel::rule!("OW-5.13");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    let card = stage.game.market[3];
    stage.clear_frames().run(&[Frame::ClearMarket { seat: 0, left: 1, from: 0, must: true }]);
    stage.act(0, Action::TrashMarket { slot: 3 }).settle_chance();
    assert_eq!(seen(&stage).trashed, [card]);
    stage.game.common = stage.game.market_deck;
    stage.game.market_deck = Cards::EMPTY;
    stage.run(&[Frame::TakeBought { seat: 0, slot: 0 }]);
    assert_eq!(chances(&stage).len(), 83, "the deck made anew is without it");
    assert!(!chances(&stage).contains(&Action::DrawCard { card }));
    assert!(stage.game.market[0] == NONE);
}
