//! The kernel: what every Yrden game is made of.
//!
//! A game is plain data that answers a few questions ([`Game`]): who moves, what may be done, what follows, and
//! what each viewer may know. [`Match`] plays a game by the rules of the service: chance from keyed dice, forced
//! moves played by themselves, everything in a log that replays without dice. [`laws`] says, once for all games,
//! what every game must obey; secrecy above all.
//!
//! Nothing here does I/O, reads a clock or depends on another crate.

pub mod action;
pub mod codec;
pub mod dice;
pub mod frames;
pub mod game;
pub mod knowledge;
pub mod laws;
pub mod log;
pub mod matches;
pub mod replay;
pub mod seat;
pub mod turn;
pub mod viewer;

pub use action::{Action, Argument};
pub use dice::{Dice, Seed};
pub use frames::Frames;
pub use game::{BadOptions, Event, Game};
pub use knowledge::{Knowledge, World};
pub use log::{BadLog, Entry, Log};
pub use matches::Match;
pub use replay::Replay;
pub use seat::{MAX_SEATS, Seat, Seats};
pub use turn::{Actor, Draw, Menu, Node, Outcome, Rejected, Solo, Turn};
pub use viewer::{Audience, Viewer};

/// Marks a test as carrying clauses of the rules references. It expands to nothing; the coverage report reads it.
#[macro_export]
macro_rules! rule {
    ($($clause:literal),+ $(,)?) => {};
}
