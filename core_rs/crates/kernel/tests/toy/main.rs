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
//! have happened and compares it with what is imagined. `matches` plays it as a match.

mod cards;
mod deck;
mod fault;
mod faults;
mod game;
mod histories;
mod knowledge;
mod rules;
mod state;
mod words;

use kernel::laws::{Effort, obey};

use crate::cards::FULL;
use crate::state::{Options, Toy};
use crate::words::Action;

#[test]
fn the_toy_obeys_every_law() {
    for seats in 2..=4 {
        let effort = Effort { games: 200, pairs: 200, spreads: 40, seed: 1, only: None };
        let report = obey::<Toy>(&FULL, &Options { seats, rounds: 3 }, effort).unwrap();
        println!("{seats}: {report:?} mean {}", report.entries);
    }
}

#[test]
fn an_action_is_small() {
    assert!(size_of::<Action>() <= 8);
    println!("{}", size_of::<Toy>());
}
