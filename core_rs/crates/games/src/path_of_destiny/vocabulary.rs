//! The words of Path of Destiny's stories, side quests and Automa boards, beside those that both timeline games use.

use serde::{Deserialize, Serialize};

pub use crate::timeline::vocabulary::{Colour, Condition, Kind, Reward, Side, Verb, Window};

/// One of the three stories (POD-3.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Story {
    /// Edge of the World, with extra effort (POD-18).
    EdgeOfTheWorld,
    /// Striga, with secret objectives (POD-19).
    Striga,
    /// Lesser Evil, with alliances (POD-20).
    LesserEvil,
}

impl Story {
    /// All stories in order.
    pub const ALL: [Self; 3] = [Self::EdgeOfTheWorld, Self::Striga, Self::LesserEvil];

    /// The word by which options and files name it.
    pub const fn id(self) -> &'static str {
        match self {
            Self::EdgeOfTheWorld => "edge_of_the_world",
            Self::Striga => "striga",
            Self::LesserEvil => "lesser_evil",
        }
    }
}

/// What a side quest counts on the hand (POD-27.6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Quest {
    /// Cards of the colour.
    HandCards(Colour),
    /// Cards that show the kind.
    HandShowing(Kind),
    /// Symbols of the kind.
    HandSymbols(Kind),
    /// Multi-coloured cards.
    HandMulticoloured,
    /// Different colours.
    HandColours,
    /// Cards without an effect.
    HandPlain,
}

/// The second ability of an Automa board (POD-27.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AutomaAbility {
    /// After its draft turn it plays one more card with an active symbol from the rows (POD-17.18).
    ExtraCard,
    /// It gains one more token of the shown kind at each Destiny flip.
    ExtraToken,
    /// After its draft turn it gains a token of the active kind it has more of.
    LeadingToken,
}

/// What an extra-effort card gives (POD-18.2, POD-27.7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EffortBonus {
    /// Experience.
    Experience(u8),
    /// One Left and one Right active symbol.
    OneOfEachActive,
}

/// What a secret objective counts (POD-19.16).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Measure {
    /// One if the timeline has cards of at most that many colours, otherwise none.
    ColoursAtMost(u8),
    /// Timeline cards without printed symbols.
    PlainCards,
    /// Multi-coloured timeline cards.
    Multicoloured,
    /// Symbols of the kind in timeline and pool.
    Symbols(Kind),
    /// Symbols of the kind printed on hand cards.
    HandSymbols(Kind),
    /// Timeline cards of the colour.
    TimelineCards(Colour),
    /// Hand cards of the colour.
    HandCards(Colour),
}

/// What a secret objective pays (POD-19.14).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Payment {
    /// So many points for everybody who has at least one.
    Fixed(u8),
    /// Points for each item, up to a number of items.
    Each {
        /// Points.
        points: u8,
        /// Items at most.
        most: u8,
    },
    /// Prizes for the most, one fewer, two fewer.
    Ranked([u8; 3]),
}

/// What an alliance card does (POD-20.11).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Alliance {
    /// POD-A1: one experience.
    Experience,
    /// POD-A2: lose one active symbol, gain two of the other active kind.
    Exchange,
    /// POD-A3: gain one active symbol of the side.
    Gain(Side),
    /// POD-A4: lose one inactive symbol for two experience.
    Redeem,
}

/// Victory points or experience.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Points {
    /// Victory points.
    Victory,
    /// Experience.
    Experience,
}

/// What the holder of a path token gets from an outcome (POD-21.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PathBonus {
    /// POD-O1: one token of the kind.
    Gain(Kind),
    /// POD-O1: one active symbol of choice.
    GainActive,
    /// POD-O2: to the top of the initiative track; a point if already there.
    Lead(Points),
    /// POD-O3: a special symbol token, 1 or 2.
    Special(u8),
    /// POD-O4: draw two cards, discard one.
    DrawAndDiscard,
    /// POD-O5: victory points.
    Victory(u8),
    /// POD-O5: experience.
    Experience(u8),
    /// POD-O6: experience is lost.
    LoseExperience(u8),
    /// POD-O6: to the bottom of the initiative track; one experience is lost if already there (POD-20.22).
    Trail,
}

impl PathBonus {
    /// Whether it is a penalty.
    pub const fn is_penalty(self) -> bool {
        matches!(self, Self::LoseExperience(_) | Self::Trail)
    }
}
