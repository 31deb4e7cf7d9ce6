//! The closed vocabulary in which the content of both games is written: symbol kinds, colours, conditions, results
//! and abilities. Cards are sentences in it; no card has code of its own. A word that only one of the games uses says
//! so; the other game's content is refused when it uses it.

use kernel::Argument;
use serde::{Deserialize, Serialize};

/// A symbol kind (RON-2.1, POD-2.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Kind {
    /// Magic.
    Magic,
    /// Diplomacy.
    Diplomacy,
    /// Exploration.
    Exploration,
    /// Fight.
    Fight,
}

impl Kind {
    /// All kinds in order.
    pub const ALL: [Self; 4] = [Self::Magic, Self::Diplomacy, Self::Exploration, Self::Fight];
}

/// A card colour (RON-25.1, POD-R52).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Colour {
    /// Red.
    Red,
    /// Green.
    Green,
    /// Blue.
    Blue,
    /// Yellow.
    Yellow,
    /// Pink.
    Pink,
}

impl Colour {
    /// All colours in order.
    pub const ALL: [Self; 5] = [Self::Red, Self::Green, Self::Blue, Self::Yellow, Self::Pink];
}

/// Left or Right: of the active pair and of everything that goes by it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Side {
    /// Clockwise; the light signpost.
    Left,
    /// Counter-clockwise; the dark signpost.
    Right,
}

impl Side {
    /// Both sides in order.
    pub const ALL: [Self; 2] = [Self::Left, Self::Right];
}

/// What a card asks before it pays (RON-9.1, POD-9.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Condition {
    /// RON-C1, POD-C1: lose one symbol of the kind.
    LoseOne(Kind),
    /// RON-C2, POD-C2: lose up to three symbols of the kind, as many as there are.
    LoseUpToThree(Kind),
    /// RON-C3, POD-C3: lose up to three inactive symbols.
    LoseUpToThreeInactive,
    /// RON-C4, POD-C4: have two or more cards of the colour.
    TwoOrMore(Colour),
    /// POD-C5, Path of Destiny only: have three or more cards of the colour.
    ThreeOrMore(Colour),
    /// RON-C5, Ronin only: a chosen partner has one, two or three cards of the colour.
    PartnerHas(Colour),
    /// RON-C6, POD-C6: have exactly one card of the colour.
    ExactlyOne(Colour),
    /// RON-C7, POD-C7: have exactly two cards of the colour.
    ExactlyTwo(Colour),
    /// RON-C8, POD-C8: have one, two or three cards of the colour.
    UpToThree(Colour),
    /// POD-C9, Path of Destiny only: have one, two or three inactive symbols.
    UpToThreeInactive,
    /// RON-C9, Ronin only: have exactly two inactive symbols.
    ExactlyTwoInactive,
    /// RON-C10, POD-C10: have two or more inactive symbols.
    TwoOrMoreInactive,
}

/// What a card pays when its condition is met (RON-9.2, POD-9.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reward {
    /// POD-P1, Path of Destiny only: three experience.
    ThreeExperience,
    /// POD-P2, Path of Destiny only: as much experience as the level.
    ExperienceByLevel,
    /// RON-P1, Ronin only (tea): one partnership point on each own track.
    PointOnBothTracks,
    /// RON-P2, Ronin only (tea): as many partnership points as the level on one track.
    PointsOnOneTrack,
    /// RON-P3, POD-P3: Left active symbols, as many as the level.
    LeftByLevel,
    /// RON-P4, POD-P4: Right active symbols, as many as the level.
    RightByLevel,
    /// RON-P5, POD-P5: two Left active symbols.
    TwoLeft,
    /// RON-P6, POD-P6: two Right active symbols.
    TwoRight,
    /// RON-P7, POD-P7: one of each active symbol.
    OneOfEachActive,
    /// RON-P8, POD-P8: two symbols of the kind.
    Two(Kind),
    /// RON-P9, POD-P9: symbols of the kind, as many as the level.
    ByLevel(Kind),
    /// RON-P10, POD-P10: one each of three different kinds.
    Set([Kind; 3]),
}

/// A moment in which abilities may be used (RON-12.5, POD-12.5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Window {
    /// W1: own draft turn, before moving the figure.
    BeforeDraft,
    /// W2: own draft turn, after taking the cards and the slot bonus.
    AfterDraft,
    /// W3: start of the Play step, before selection.
    BeforePlay,
    /// W4: before an own standard effect is evaluated in the Play step.
    BeforeEffect,
    /// W5: after the own last card was resolved.
    AfterEffects,
    /// W6: end of chapters I and II, after scoring, before clearing.
    ChapterEnd,
}

/// What an ability does. Each verb belongs to the windows that [`Verb::windows`] lists.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verb {
    /// Waive that many losses of the card about to be resolved (RON-13.1).
    WaiveLoss(u8),
    /// Take one card of the own timeline into hand (RON-13.2, RON-13.14).
    TakeBack,
    /// The card about to be resolved pays in full, whatever its condition says (RON-13.3).
    FullResult,
    /// Play one more hand card and resolve it, then draw that many cards (RON-13.4).
    PlayExtra(u8),
    /// Gain one symbol of the active kind you have fewer of (RON-13.5).
    GainFewer,
    /// Gain that many symbols of one active kind of choice.
    GainActive(u8),
    /// Name a kind and reveal cards until one shows it (RON-13.6).
    Seek,
    /// Gain one active symbol; every other player loses one of the other active kind (RON-13.7).
    Pull,
    /// Lose one active symbol of the kind you have more of, gain that many of the other (RON-13.8).
    Trade(u8),
    /// Swap two face-up cards of different rows (RON-13.9).
    SwapRows,
    /// Take one more face-up card into hand and discard the other card of its pair (RON-13.10).
    TakeExtra,
    /// Discard a pair from the rows and gain up to that many of its symbols (RON-13.11).
    BurnPair(u8),
    /// Take a face-up card, play it at once and discard the other card of its pair (RON-13.12).
    TakeAndPlay,
    /// One card of the timeline also has the colour asked for, until the end of the Play step (RON-13.13).
    Recolour,
    /// Take one timeline card into hand and play a different hand card (RON-13.15).
    Replace,
    /// Discard one or up to that many hand cards, gain all their symbols, draw as many cards (RON-13.16).
    Cash(u8),
    /// Draw that many cards, then discard one hand card.
    DrawAndDiscard(u8),
}

impl Verb {
    /// The windows in which a verb makes sense.
    pub const fn windows(self) -> &'static [Window] {
        use Window::{AfterDraft, AfterEffects, BeforeDraft, BeforeEffect, BeforePlay, ChapterEnd};
        match self {
            Self::WaiveLoss(_) | Self::FullResult | Self::Recolour => &[BeforeEffect],
            Self::SwapRows => &[BeforeDraft],
            Self::BurnPair(_) => &[BeforeDraft, AfterDraft],
            Self::TakeExtra | Self::TakeAndPlay => &[AfterDraft],
            Self::TakeBack => &[BeforePlay, ChapterEnd],
            Self::PlayExtra(_) => &[AfterEffects],
            Self::GainFewer
            | Self::GainActive(_)
            | Self::Seek
            | Self::Pull
            | Self::Trade(_)
            | Self::Replace
            | Self::Cash(_)
            | Self::DrawAndDiscard(_) => &[BeforePlay],
        }
    }
}

impl Argument for Kind {
    fn byte(self) -> u8 {
        self as u8
    }

    fn from_byte(byte: u8) -> Option<Self> {
        Self::ALL.get(usize::from(byte)).copied()
    }
}

impl Argument for Side {
    fn byte(self) -> u8 {
        self as u8
    }

    fn from_byte(byte: u8) -> Option<Self> {
        [Self::Left, Self::Right].get(usize::from(byte)).copied()
    }
}

impl Reward {
    /// Partnership points belong to tea effects, everything else to standard effects (RON-9.2).
    pub const fn is_tea(self) -> bool {
        matches!(self, Self::PointOnBothTracks | Self::PointsOnOneTrack)
    }

    /// Whether the amount follows the level (RON-8.6, POD-8.6).
    pub const fn is_scaled(self) -> bool {
        matches!(
            self,
            Self::ExperienceByLevel
                | Self::PointsOnOneTrack
                | Self::LeftByLevel
                | Self::RightByLevel
                | Self::ByLevel(_)
        )
    }
}

/// The level that a number of cards of the colour asked for gives.
pub type LevelOf = fn(u8) -> u8;

impl Condition {
    /// Whether the level can rise to three (RON-8.5, POD-8.5).
    pub const fn is_scaled(self) -> bool {
        matches!(
            self,
            Self::LoseUpToThree(_)
                | Self::LoseUpToThreeInactive
                | Self::PartnerHas(_)
                | Self::UpToThree(_)
                | Self::UpToThreeInactive
        )
    }

    /// The highest level: 3 for scaled conditions, 1 for flat ones (RON-8.4, RON-8.5, POD-8.4, POD-8.5).
    pub fn most(self) -> u8 {
        if self.is_scaled() { 3 } else { 1 }
    }

    /// Whether the condition asks for a loss.
    pub fn is_loss(self) -> bool {
        matches!(self, Self::LoseOne(_) | Self::LoseUpToThree(_) | Self::LoseUpToThreeInactive)
    }

    /// The colour the owner's timeline is asked for, and the level a number of such cards gives.
    pub fn own_colour(self) -> Option<(Colour, LevelOf)> {
        match self {
            Self::TwoOrMore(colour) => Some((colour, |cards| u8::from(cards >= 2))),
            Self::ThreeOrMore(colour) => Some((colour, |cards| u8::from(cards >= 3))),
            Self::ExactlyOne(colour) => Some((colour, |cards| u8::from(cards == 1))),
            Self::ExactlyTwo(colour) => Some((colour, |cards| u8::from(cards == 2))),
            Self::UpToThree(colour) => Some((colour, |cards| cards.min(3))),
            _ => None,
        }
    }
}
