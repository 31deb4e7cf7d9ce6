//! Ronin's content, compiled to dense tables. A [`Pack`] is immutable and lives as long as the program, so that
//! states can point at it; two packs are equal when their hashes are.

use super::vocabulary::{Bonus, Kind};
pub use crate::timeline::card::{Ability, Card, Character, Effect, STARTERS};
use crate::timeline::tale::Book;

/// Cards of the main deck (RON-1.3).
pub const MAIN_CARDS: usize = 80;
/// Characters (RON-1.13).
pub const CHARACTERS: usize = 7;
/// All action cards: the main deck, then five starters for each character in order.
pub const CARDS: usize = MAIN_CARDS + STARTERS * CHARACTERS;
/// Chapter cards (RON-1.5).
pub const CHAPTER_CARDS: usize = 6;
/// Partnership boards (RON-1.10).
pub const BOARDS: usize = 5;
/// The last space of a partnership track (RON-16.14).
pub const LAST_SPACE: usize = 12;

/// All of Ronin's content.
#[derive(Debug)]
pub struct Pack {
    /// SHA-256 of the sources, in hexadecimal.
    pub hash: String,
    /// Action cards by number.
    pub cards: Box<[Card; CARDS]>,
    /// Characters by number.
    pub characters: Box<[Character; CHARACTERS]>,
    /// Chapter cards by number.
    pub chapters: [Chapter; CHAPTER_CARDS],
    /// Side A, the same on all boards.
    pub side_a: Board,
    /// Sides B by board number.
    pub side_b: [Board; BOARDS],
    /// Victory points for each position of the golden marker (RON-11.6).
    pub golden: [u8; 21],
}

/// A chapter card (RON-19).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// Its name.
    pub name: String,
    /// The active pair of chapters I, II, III: Left kind, Right kind.
    pub pairs: [[Kind; 2]; 3],
    /// Starting initiative of all characters, top first.
    pub order: [u8; CHARACTERS],
}

/// One side of a partnership board (RON-16).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// Its name.
    pub name: String,
    /// Alternatives on each space; none: no bonus.
    pub spaces: [[Option<Bonus>; 2]; LAST_SPACE + 1],
    /// Victory points at the end for each space (the last mark reached).
    pub marks: [u8; LAST_SPACE + 1],
}

impl Book for Pack {
    fn hash(&self) -> &str {
        &self.hash
    }

    fn cards(&self) -> &[Card] {
        &*self.cards
    }

    fn characters(&self) -> &[Character] {
        &*self.characters
    }
}
