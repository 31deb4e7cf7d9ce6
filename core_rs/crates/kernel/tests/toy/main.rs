//! A game made to prove the laws. It is not chosen for its charm: it has, for two to four seats, every awkward
//! thing that a game of the service can have, and keeps all of them secret as it should.
//!
//! - a shared deck that is drawn lazily and reshuffles (`cards`, `rules`);
//! - own decks with a prefix that some seats know, a secret put-back, and a look at another's deck that ends in a
//!   secret arrangement (`deck`);
//! - equal copies, and knowledge of hidden hands as counts (`knowledge`);
//! - a reveal-until with a transit zone, a random discard from a hidden hand, dice with a decision between two
//!   rolls, a follow-or-stop choice from a hidden hand (`rules`);
//! - a sealed choice of all seats in two steps, the second often with a single option (`state`).
//!
//! `fault` breaks it in one place at a time, and `faults` shows which law notices. `histories` lists all that can
//! have happened and compares it with what is imagined. `scripted` tests single rules, `matches` whole matches.

mod cards;
mod deck;
mod fault;
mod faults;
mod game;
mod histories;
mod knowledge;
mod matches;
mod rules;
mod scripted;
mod state;
mod words;

use kernel::laws::{Effort, obey};

use crate::cards::FULL;
use crate::state::{Options, Toy};
use crate::words::Action;

/// Plays hard under all laws, and sees that there was something to see.
fn obeys(seats: usize) {
    let effort = Effort { games: 250, pairs: 200, spreads: 50, seed: 1, only: None };
    let report = obey::<Toy>(&FULL, &Options { seats, rounds: 3 }, effort).unwrap();
    assert!(report.longest >= 30 * seats, "{report:?}");
    assert!(report.paired_steps > 8_000, "the two sides of a pair should often differ: {report:?}");
    // The list of what the rules reveal; a change here wants a good reason.
    assert!(report.disclosing.iter().eq(["Looked", "Opened", "Took", "TurnedUp"]), "{report:?}");
}

#[test]
fn two_seats_obey_every_law() {
    obeys(2);
}

#[test]
fn three_seats_obey_every_law() {
    obeys(3);
}

#[test]
fn four_seats_obey_every_law() {
    obeys(4);
}

#[test]
fn actions_and_states_are_small() {
    assert!(size_of::<Action>() <= 8);
    assert!(size_of::<Toy>() <= 432);
}
