//! Whose turn it is, what kind of question is asked, and how a game ends.

use crate::seat::{MAX_SEATS, Seat, Seats};
use crate::viewer::Audience;

/// Who moves the state.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Actor {
    /// Dice and decks.
    Chance,
    /// A player.
    Seat(Seat),
}

/// A draw from chance: the source, and how often it was drawn from before. With the seed of a match it names one
/// outcome, so nothing of a generator need be stored.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Draw {
    /// One number for each deck and each kind of die.
    pub source: u8,
    /// Draws made from the source before this one.
    pub count: u32,
}

/// Who is to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// Chance.
    Chance(Draw),
    /// Each of these seats owes a choice; several seats choose at once and unseen by each other. Never empty.
    Decide(Seats),
    /// Nobody: the game is over.
    Over(Outcome),
}

/// Whether everyone can know what a menu holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Menu {
    /// A function of what everyone knows. If it has one entry, the match plays it by itself.
    Open,
    /// Depends on something private, so it is always asked: playing a single entry unasked would tell the others
    /// that there was no choice.
    Closed,
}

/// What is true of the present question, whatever is answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Node {
    /// Who learns what is chosen or drawn here.
    pub outcome: Audience,
    /// Whether the menu is public knowledge.
    pub menu: Menu,
}

/// How a game with one player ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Solo {
    /// The goal was reached.
    Won,
    /// It was not.
    Lost,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The place of each seat from 1; equal seats share a place; 0 for empty seats.
    pub places: [u8; MAX_SEATS],
    /// The final score of each seat.
    pub scores: [i16; MAX_SEATS],
    /// For one player: won or lost.
    pub solo: Option<Solo>,
}

/// Why an action was refused. Nothing was changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rejected {
    /// The game has ended.
    GameOver,
    /// Somebody else is to move.
    NotYourTurn,
    /// The action is not among those on offer.
    Illegal,
}

impl std::fmt::Display for Rejected {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str(match self {
            Self::GameOver => "the game is over",
            Self::NotYourTurn => "this seat is not asked for a decision now",
            Self::Illegal => "this action is not among the legal ones",
        })
    }
}

impl std::error::Error for Rejected {}
