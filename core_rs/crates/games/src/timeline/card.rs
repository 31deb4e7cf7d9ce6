//! Cards and characters, as both games print them.

use super::vocabulary::{Colour, Condition, Reward, Side, Verb, Window};

/// Starter cards of one character (RON-1.4, POD-1.3).
pub const STARTERS: usize = 5;

/// An action card (RON-2.6, POD-2.6).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    /// Its name.
    pub name: String,
    /// One line of atmosphere.
    pub line: String,
    /// Its colours, a bit for each [`Colour`] (RON-R9, POD-2.7).
    pub colours: u8,
    /// How many symbols of each [`Kind`] are printed on it.
    pub symbols: [u8; 4],
    /// Its effect, if it has one.
    pub effect: Option<Effect>,
    /// Its passing-cup icon, if it has one (Ronin only).
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

impl Card {
    /// Whether the card has the colour.
    pub const fn has(&self, colour: Colour) -> bool {
        self.colours & (1 << colour as u8) != 0
    }

    /// Whether it has more than one colour (POD-2.7).
    pub const fn is_multicoloured(&self) -> bool {
        self.colours.count_ones() > 1
    }

    /// Whether its effect is a tea effect (RON-2.14).
    pub const fn is_tea(&self) -> bool {
        matches!(&self.effect, Some(effect) if effect.reward.is_tea())
    }
}
