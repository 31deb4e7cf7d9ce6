//! The words of Ronin's partnership boards, beside those that both timeline games use.

use serde::Deserialize;

pub use crate::timeline::vocabulary::{Colour, Condition, Kind, Reward, Side, Verb, Window};

/// What a bonus counts (RON-16.2, RON-16.3, RON-25.8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Measure {
    /// Abilities unlocked on the own board, spent ones included.
    UnlockedAbilities,
    /// Experience, golden points included.
    Experience,
    /// Cards of the colour in the own timeline.
    TimelineCards(Colour),
    /// Different colours in the own timeline.
    TimelineColours,
    /// Inactive symbols the owner has in timeline and pool.
    InactiveSymbols,
    /// Passing-cup icons in the own timeline, covered ones included.
    CupIcons,
    /// Active symbols printed on the hand cards; the hand is shown.
    ActiveSymbolsInHand,
    /// Number of hand cards.
    HandCards,
}

/// What a counted bonus pays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pay {
    /// Experience.
    Experience,
    /// Victory points.
    Victory,
    /// Active symbols in any combination.
    ActiveSymbols,
}

/// One thing a space of a partnership board can give (RON-16.2, RON-16.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Bonus {
    /// A card of the partner's ability 1 or 3.
    AbilityCard(u8),
    /// That many active symbols in any combination.
    ActiveSymbols(u8),
    /// That many symbols of one chosen active kind.
    OneActiveKind(u8),
    /// Experience.
    Experience(u8),
    /// Victory points.
    Victory(u8),
    /// Draw that many cards from the main deck.
    Draw(u8),
    /// Make one own spent ability available again.
    Restore,
    /// Pay by a count: the last step reached counts.
    Count {
        /// What is counted.
        of: Measure,
        /// What is paid.
        pay: Pay,
        /// `[at least, amount]`, rising; below the first step nothing is paid.
        steps: [[u8; 2]; 4],
    },
}
