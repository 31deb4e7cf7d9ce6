//! Ronin's content, compiled to dense tables. A [`Pack`] is immutable and lives as long as the program, so that
//! states can point at it; two packs are equal when their hashes are.

use super::vocabulary::{Bonus, Colour, Condition, Kind, Reward, Side, Verb, Window};

/// Cards of the main deck (RON-1.3).
pub const MAIN_CARDS: usize = 80;
/// Starter cards of one character (RON-1.4).
pub const STARTERS: usize = 5;
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

/// An action card (RON-2.6).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    /// Its name.
    pub name: String,
    /// One line of atmosphere.
    pub line: String,
    /// Its colours, a bit for each [`Colour`] (one in Ronin; the engine allows more, RON-R9).
    pub colours: u8,
    /// How many symbols of each [`Kind`] are printed on it.
    pub symbols: [u8; 4],
    /// Its effect, if it has one.
    pub effect: Option<Effect>,
    /// Its passing-cup icon, if it has one.
    pub cup: Option<Side>,
}

/// A condition and its reward.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effect {
    /// What is asked.
    pub condition: Condition,
    /// What is paid.
    pub reward: Reward,
}

/// A character with its board and starter cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Character {
    /// Its name.
    pub name: String,
    /// The word by which options name it.
    pub id: String,
    /// The four abilities.
    pub abilities: [Ability; 4],
    /// Experience at which abilities 2, 3 and 4 unlock (RON-R25).
    pub unlock: [u8; 3],
}

/// An ability of a character.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ability {
    /// Its name.
    pub name: String,
    /// When it may be used.
    pub window: Window,
    /// What it does.
    pub verb: Verb,
    /// One line that says what it does.
    pub text: String,
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

impl Card {
    /// Whether the card has the colour.
    pub const fn has(&self, colour: Colour) -> bool {
        self.colours & (1 << colour as u8) != 0
    }

    /// Whether its effect is a tea effect (RON-2.14).
    pub const fn is_tea(&self) -> bool {
        matches!(&self.effect, Some(effect) if effect.reward.is_tea())
    }
}

impl Reward {
    /// Partnership points belong to tea effects, everything else to standard effects (RON-9.2).
    pub const fn is_tea(self) -> bool {
        matches!(self, Self::PointOnBothTracks | Self::PointsOnOneTrack)
    }

    /// Whether the amount follows the level (RON-8.6).
    pub const fn is_scaled(self) -> bool {
        matches!(self, Self::PointsOnOneTrack | Self::LeftByLevel | Self::RightByLevel | Self::ByLevel(_))
    }
}

impl Condition {
    /// Whether the level can rise to three (RON-8.5).
    pub const fn is_scaled(self) -> bool {
        matches!(
            self,
            Self::LoseUpToThree(_) | Self::LoseUpToThreeInactive | Self::PartnerHas(_) | Self::UpToThree(_)
        )
    }
}
