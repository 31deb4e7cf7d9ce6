//! Tests of single rules. Chance is an actor, so a test says which card comes next instead of hunting for a seed.

use kernel::laws::{Lawful, Zone};
use kernel::{Actor, Argument, Audience, Dice, Game, Seat, Turn, Viewer};

use crate::cards::{Card, FULL, TINY};
use crate::deck::{Deck, Knowers};
use crate::state::{Frame, Options, Toy};
use crate::words::{Action, Event};

const ONE: Seat = Seat::new(0);
const TWO: Seat = Seat::new(1);

fn card(kind: u8) -> Card {
    Card::from_byte(kind).expect("there is such a kind")
}

/// Carries out what is legal, by whoever is to move, and returns what everyone hears.
fn act(game: &mut Toy, action: Action) -> Vec<Event> {
    let actor = match game.turn() {
        Turn::Chance(_) => Actor::Chance,
        Turn::Decide(seats) => Actor::Seat(seats.iter().next().expect("somebody is asked")),
        Turn::Over(_) => panic!("the game is over"),
    };
    let mut heard = Vec::new();
    let tell = &mut |audience: Audience, event| {
        if audience.includes(Viewer::Spectator) {
            heard.push(event);
        }
    };
    game.apply(actor, action, tell).unwrap();
    heard
}

fn draw(game: &mut Toy, kinds: &[u8]) {
    for kind in kinds {
        act(game, Action::Draw { card: card(*kind) });
    }
}

#[test]
fn cards_in_transit_are_not_shuffled_into_the_deck() {
    let mut game = Toy::initial(&TINY, &Options { seats: 2, rounds: 1 }).unwrap();
    draw(&mut game, &[0, 6, 4, 6, 0, 7]);
    // One card is left, of the other suit. It is revealed and the deck is dry; there is no discard pile to go on
    // with, so the seeking ends. Only then the card is discarded, and comes back with the next seat's draw.
    act(&mut game, Action::Seek { suit: 0 });
    let heard = act(&mut game, Action::Draw { card: card(3) });
    assert_eq!(heard, [Event::Revealed { card: card(3) }, Event::Reshuffled { owner: None }]);
    assert!(matches!(game.now(), Some(Frame::Draw { seat: TWO, own: false })));
    assert_eq!(game.menu(Actor::Chance), [Action::Draw { card: card(3) }]);
}

#[test]
fn a_throw_may_be_thrown_again_once() {
    let mut game = Toy::initial(&FULL, &Options { seats: 2, rounds: 1 }).unwrap();
    draw(&mut game, &[0, 0, 6, 6, 1, 1, 6, 6, 2, 7]);
    act(&mut game, Action::Throw);
    act(&mut game, Action::Roll { pips: 2 });
    assert_eq!(game.menu(Actor::Seat(ONE)), [Action::Keep, Action::Reroll]);
    act(&mut game, Action::Reroll);
    act(&mut game, Action::Roll { pips: 1 });
    assert_eq!(game.player(ONE).points, 1);
    // A one turns up the top of the own deck.
    let heard = act(&mut game, Action::Draw { card: card(8) });
    assert_eq!(heard[0], Event::TurnedUp { owner: ONE, card: card(8) });
}

#[test]
fn a_card_that_goes_back_in_secret_takes_all_knowledge_of_the_hand_along() {
    let mut game = Toy::initial(&FULL, &Options { seats: 2, rounds: 2 }).unwrap();
    draw(&mut game, &[0, 0, 6, 6, 1, 1, 6, 6, 2, 7]);
    game.expose_own(ONE);
    assert_eq!(game.observe(Viewer::Seat(TWO)).players[0].known.total(), 3);
    act(&mut game, Action::Return);
    let heard = act(&mut game, Action::PutBack { card: card(7) });
    assert_eq!(heard[0], Event::PutBack { seat: ONE, card: None });
    let view = game.observe(Viewer::Seat(TWO));
    assert!(view.players[0].known.is_empty());
    assert_eq!(view.players[0].top, [(None, Knowers::only(ONE))]);
    assert_eq!(game.observe(Viewer::Seat(ONE)).players[0].top[0].0, Some(card(7)));
    // The other seat can exchange the two cards in hand, the one on top and the one below it, and nothing else.
    let pool: Vec<Zone> = game.hidden(Viewer::Seat(TWO)).into_iter().filter(|zone| zone.pool == 1).collect();
    assert_eq!(pool.iter().map(|zone| zone.kinds.len()).collect::<Vec<_>>(), [2, 1, 1]);
}

/// A deck on which two cards lie that these know.
fn pair(first: Knowers, second: Knowers) -> Deck {
    let mut deck = Deck::new(FULL.own);
    deck.fix(card(7), first);
    deck.fix(card(8), second);
    deck
}

fn seen(deck: &Deck) -> Vec<Knowers> {
    deck.slots().map(|slot| slot.seen).collect()
}

#[test]
fn who_knew_two_cards_knows_them_as_a_pair_once_another_has_arranged_them() {
    let [one, two] = [ONE, TWO].map(Knowers::only);
    let mut deck = pair(one.or(two), one);
    deck.arrange(TWO, true);
    assert_eq!(deck.slots().map(|slot| slot.card).collect::<Vec<_>>(), [card(8), card(7)]);
    assert_eq!(seen(&deck), [two, two]);
    assert!(
        deck.mixes(Viewer::Seat(ONE)) && !deck.mixes(Viewer::Seat(TWO)) && !deck.mixes(Viewer::Spectator)
    );

    // Its owner draws one of the two and so knows the other; somebody else who knew the pair does not.
    let mut drawn = deck;
    drawn.take_top(ONE).unwrap();
    assert_eq!(seen(&drawn), [one.or(two)]);
    let mut drawn = deck;
    drawn.take_top(Seat::new(2)).unwrap();
    assert_eq!(seen(&drawn), [two]);

    // When one is shown to all, who knew the pair knows the other.
    let mut shown = deck;
    assert_eq!(shown.turn_up(), Some(card(8)));
    assert_eq!(seen(&shown), [Knowers::EVERYONE, one.or(two)]);

    // A card put on top of the pair makes it be forgotten; the one who arranged it knows its places still.
    let mut covered = deck;
    covered.put_back(card(6), ONE);
    assert_eq!((seen(&covered), covered.mixed), (vec![one, two, two], Knowers::NOBODY));

    // Who knew only one of the two forgets it.
    let mut deck = pair(one, two);
    deck.arrange(TWO, false);
    assert_eq!((seen(&deck), deck.mixed), (vec![two, two], Knowers::NOBODY));
}

/// Bots play imagined worlds out: those must be whole, in the middle of a unit as well.
#[test]
fn imagined_worlds_can_be_played_to_the_end() {
    let mut dice = Dice::stream(9);
    let whole = |game: &Toy| {
        let mut all = game.components();
        all.sort_unstable();
        all
    };
    for entries in 0..400 {
        let mut game = Toy::initial(&FULL, &Options { seats: 3, rounds: 3 }).unwrap();
        let all = whole(&game);
        play(&mut game, entries % 80, &mut dice);
        for viewer in [Viewer::Seat(ONE), Viewer::Seat(Seat::new(2)), Viewer::Spectator] {
            let mut world = game.reimagine(viewer, &mut dice);
            play(&mut world, Toy::LONGEST, &mut dice);
            assert!(matches!(world.turn(), Turn::Over(_)));
            assert_eq!(whole(&world), all);
        }
    }
}

/// Plays on at random for so many entries or to the end.
fn play(game: &mut Toy, entries: usize, dice: &mut Dice) {
    for _ in 0..entries {
        let (actor, action) = match game.turn() {
            Turn::Over(_) => return,
            Turn::Chance(_) => (Actor::Chance, game.sample(dice)),
            Turn::Decide(seats) => {
                let actor = Actor::Seat(dice.pick(&seats.iter().collect::<Vec<_>>()));
                (actor, dice.pick(&game.menu(actor)))
            }
        };
        game.apply(actor, action, &mut |_, _| {}).unwrap();
    }
}
