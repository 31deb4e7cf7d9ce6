//! The toy as a match: who is asked since when, what plays itself, what is refused, and what a log must be.

use kernel::matches::{Next, next};
use kernel::{Action as _, Actor, Dice, Entry, Game, Log, Match, Menu, Rejected, Seat, Seats, Seed};

use crate::cards::FULL;
use crate::state::{Frame, Options, Toy};
use crate::words::Action;

const OPTIONS: Options = Options { seats: 3, rounds: 3 };

fn new(seed: Seed) -> Match<Toy> {
    Match::new(&FULL, &OPTIONS, seed, &mut |_, _| {}).unwrap()
}

fn replay(log: &Log) -> Result<Match<Toy>, kernel::BadLog> {
    Match::replay(&FULL, &OPTIONS, [5; 32], log, &mut |_, _| {})
}

/// Lets any seat that is asked do anything it may.
fn step(game: &mut Match<Toy>, dice: &mut Dice) {
    let seats: Vec<Seat> = game.asked().iter().collect();
    let seat = dice.pick(&seats);
    let action = dice.pick(&game.game().menu(Actor::Seat(seat)));
    game.submit(seat, action, &mut |_, _| {}).unwrap();
}

/// A match that waits for sealed choices.
fn sealed(dice: &mut Dice) -> Match<Toy> {
    let mut game = new([5; 32]);
    while game.asked().len() < 2 {
        step(&mut game, dice);
    }
    game
}

/// A match that is over.
fn finished(seed: Seed, dice: &mut Dice) -> Match<Toy> {
    let mut game = new(seed);
    while !game.asked().is_empty() {
        step(&mut game, dice);
    }
    game
}

fn entries(log: &Log) -> Vec<Entry> {
    log.iter().collect()
}

fn log_of(entries: &[Entry]) -> Log {
    let mut log = Log::default();
    for entry in entries {
        log.push(*entry);
    }
    log
}

#[test]
fn seats_that_choose_at_once_do_not_touch_each_other() {
    let mut game = sealed(&mut Dice::stream(1));
    let [one, two] = [0, 1].map(|at| game.asked().iter().nth(at).unwrap());
    let put = game.version();
    assert_eq!([game.asked_at(one), game.asked_at(two)], [Some(put); 2]);
    let pick = game.game().menu(Actor::Seat(one))[0];
    game.submit(one, pick, &mut |_, _| {}).unwrap();
    // The first step leaves the seat asked, for the second step; the other's question is the old one.
    assert_eq!([game.asked_at(one), game.asked_at(two)], [Some(put + 1), Some(put)]);
    game.submit(one, Action::Plain, &mut |_, _| {}).unwrap();
    assert_eq!([game.asked_at(one), game.asked_at(two)], [None, Some(put)]);
    let again = replay(game.log()).unwrap();
    assert_eq!(again, game);
}

#[test]
fn forced_moves_play_themselves_only_if_everyone_can_know_them() {
    let mut dice = Dice::stream(2);
    let (mut played, mut asked) = (0, 0);
    for seed in 0..40 {
        let log = entries(finished([seed; 32], &mut dice).log());
        let mut game = Toy::initial(&FULL, &OPTIONS).unwrap();
        for entry in log {
            let Entry::Move { actor, code } = entry else { panic!("nobody resigns here") };
            let action = Action::decode(code).unwrap();
            if let Actor::Seat(seat) = actor
                && game.forced(actor).is_some()
            {
                let open = game.node(actor).menu == Menu::Open;
                assert_eq!(next(&game) == Next::Forced(seat, action), open);
                if open { played += 1 } else { asked += 1 }
            }
            game.apply(actor, action, &mut |_, _| {}).unwrap();
        }
        assert_eq!(next(&game), Next::Over);
    }
    assert!(played > 20 && asked > 100, "{played} played, {asked} asked");
}

#[test]
fn a_throw_that_cannot_be_better_is_kept_unasked() {
    let mut dice = Dice::stream(3);
    for seed in 0..=255 {
        let mut game = new([seed; 32]);
        while let Some(seat) = game.asked().iter().next() {
            if game.game().is_legal(Actor::Seat(seat), Action::Throw) {
                let points = game.game().player(seat).points;
                game.submit(seat, Action::Throw, &mut |_, _| {}).unwrap();
                let log = entries(game.log());
                let keep = Entry::Move { actor: Actor::Seat(seat), code: Action::Keep.code() };
                if log.contains(&keep) {
                    let roll = Entry::Move { actor: Actor::Chance, code: Action::Roll { pips: 6 }.code() };
                    assert!(log.windows(2).any(|pair| pair == [roll, keep]));
                    assert_eq!(game.game().player(seat).points, points + 6);
                    return;
                }
                let kept = matches!(game.game().now(), Some(Frame::Keep { pips: 1..6, .. }));
                assert!(kept, "every other throw can be thrown again");
                break;
            }
            step(&mut game, &mut dice);
        }
    }
    panic!("no seed throws a six");
}

#[test]
fn refusals_say_why_and_change_nothing() {
    let mut dice = Dice::stream(4);
    let refused = |game: &mut Match<Toy>, seat: Seat, action| {
        let before = game.clone();
        let answer = game.submit(seat, action, &mut |_, _| panic!("a refusal tells nothing"));
        assert_eq!(*game, before);
        answer.unwrap_err()
    };
    let mut game = new([5; 32]);
    let mover = game.asked().iter().next().unwrap();
    let other = Seats::first(3).without(mover).iter().next().unwrap();
    assert_eq!(refused(&mut game, other, Action::Throw), Rejected::NotYourTurn);
    assert_eq!(refused(&mut game, mover, Action::Keep), Rejected::Illegal);
    assert_eq!(refused(&mut game, mover, Action::Roll { pips: 6 }), Rejected::Illegal);
    assert_eq!(refused(&mut game, Seat::new(4), Action::Throw), Rejected::NotYourTurn);
    let mut game = finished([5; 32], &mut dice);
    assert_eq!(refused(&mut game, mover, Action::Throw), Rejected::GameOver);
}

#[test]
fn options_out_of_range_are_named() {
    for (seats, rounds, option) in [(1, 3, "seats"), (5, 3, "seats"), (2, 0, "rounds"), (2, 4, "rounds")] {
        let error = Toy::initial(&FULL, &Options { seats, rounds }).unwrap_err();
        assert_eq!(error.option, option);
        assert!(error.reason.starts_with("from "));
    }
}

#[test]
fn a_bad_entry_is_refused_with_its_number() {
    let game = finished([5; 32], &mut Dice::stream(5));
    assert_eq!(replay(game.log()).unwrap(), game);
    let good = entries(game.log());
    let refused = |entries: &[Entry]| replay(&log_of(entries)).unwrap_err().reason;
    for at in 0..good.len() {
        let Entry::Move { actor, code } = good[at] else { panic!("nobody resigns here") };
        let replaced = |entry: Entry| {
            let mut bad = good.clone();
            bad[at] = entry;
            refused(&bad)
        };
        assert_eq!(
            replaced(Entry::Move { actor, code: 99 << 24 }),
            format!("entry {at}: no action has this code")
        );
        let number = format!("entry {at}: ");
        assert!(replaced(Entry::Move { actor: Actor::Seat(Seat::new(4)), code }).starts_with(&number));
        // No card and no throw has two meanings: what chance did cannot be a seat's choice, nor the other way round.
        let other = if actor == Actor::Chance { Action::Stop } else { Action::Roll { pips: 1 } };
        assert!(replaced(Entry::Move { actor, code: other.code() }).starts_with(&number));
    }
    let mut long = good.clone();
    long.push(good[0]);
    assert!(refused(&long).starts_with(&format!("entry {}: ", good.len())));
    // A match is stored when it waits; a log that ends elsewhere is not one.
    assert_eq!(refused(&good[..1]), "the log ends before the next decision");
}

#[test]
fn garbage_never_panics() {
    let mut dice = Dice::stream(6);
    let game = finished([5; 32], &mut dice);
    let mut readable = 0;
    for _ in 0..2_000 {
        let mut bytes = game.log().as_bytes().to_vec();
        for _ in 0..=dice.below(3) {
            let at = dice.below(bytes.len() as u32) as usize;
            match dice.below(4) {
                0 => bytes[at] ^= 1 << dice.below(8),
                1 => bytes[at] = dice.below(256) as u8,
                2 => bytes.insert(at, dice.below(256) as u8),
                _ => drop(bytes.drain(at..(at + 3).min(bytes.len() - 1).max(at))),
            }
        }
        if let Ok(log) = Log::from_bytes(&bytes) {
            readable += 1;
            if let Ok(again) = replay(&log) {
                assert_eq!(again.log(), &log);
            }
        }
    }
    assert!(readable > 200, "{readable}");
}

#[test]
fn a_seat_that_is_given_up_comes_last() {
    let mut dice = Dice::stream(9);
    let mut game = new([5; 32]);
    for _ in 0..5 {
        step(&mut game, &mut dice);
    }
    let gone = Seat::new(1);
    game.resign(gone).unwrap();
    assert_eq!(game.resign(gone), Err(Rejected::NotYourTurn), "once is enough");
    assert!(game.resigned().contains(gone) && game.outcome().is_none());
    while !game.asked().is_empty() {
        step(&mut game, &mut dice);
    }
    let seats = game.game().seats() as u8;
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.places[gone.index()], seats, "{outcome:?}");
    assert_eq!(replay(game.log()).unwrap(), game);
    assert_eq!(game.resign(Seat::new(0)), Err(Rejected::GameOver));
}

#[test]
fn the_last_seat_left_has_won() {
    let mut game = new([5; 32]);
    let seats = game.game().seats() as u8;
    for seat in 1..seats {
        game.resign(Seat::new(seat)).unwrap();
    }
    assert!(game.is_over() && game.asked().is_empty());
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.places[0], 1);
    assert_eq!(outcome.places[1], seats, "the first to go comes last");
    let refused = game.submit(Seat::new(0), Action::Stop, &mut |_, _| {});
    assert_eq!(refused, Err(Rejected::GameOver));
    assert_eq!(replay(game.log()).unwrap(), game);
}
