//! The closed vocabulary in which Ronin's content is written: symbol kinds, colours, conditions, results,
//! abilities and bonuses. Cards are sentences in it; no card has code of its own.

use serde::{Deserialize, Serialize};

/// A symbol kind (RON-2.1).
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

/// A card colour (RON-25.1).
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

/// Left or Right: of the active pair, of a player's two partners, of a passing-cup icon.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Side {
    /// Clockwise; the light signpost.
    Left,
    /// Counter-clockwise; the dark signpost.
    Right,
}

/// What a card asks before it pays (RON-9.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Condition {
    /// RON-C1: lose one symbol of the kind.
    LoseOne(Kind),
    /// RON-C2: lose up to three symbols of the kind, as many as there are.
    LoseUpToThree(Kind),
    /// RON-C3: lose up to three inactive symbols.
    LoseUpToThreeInactive,
    /// RON-C4: have two or more cards of the colour.
    TwoOrMore(Colour),
    /// RON-C5: a chosen partner has one, two or three cards of the colour.
    PartnerHas(Colour),
    /// RON-C6: have exactly one card of the colour.
    ExactlyOne(Colour),
    /// RON-C7: have exactly two cards of the colour.
    ExactlyTwo(Colour),
    /// RON-C8: have one, two or three cards of the colour.
    UpToThree(Colour),
    /// RON-C9: have exactly two inactive symbols.
    ExactlyTwoInactive,
    /// RON-C10: have two or more inactive symbols.
    TwoOrMoreInactive,
}

/// What a card pays when its condition is met (RON-9.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reward {
    /// RON-P1 (tea): one partnership point on each own track.
    PointOnBothTracks,
    /// RON-P2 (tea): as many partnership points as the level on one track.
    PointsOnOneTrack,
    /// RON-P3: Left active symbols, as many as the level.
    LeftByLevel,
    /// RON-P4: Right active symbols, as many as the level.
    RightByLevel,
    /// RON-P5: two Left active symbols.
    TwoLeft,
    /// RON-P6: two Right active symbols.
    TwoRight,
    /// RON-P7: one of each active symbol.
    OneOfEachActive,
    /// RON-P8: two symbols of the kind.
    Two(Kind),
    /// RON-P9: symbols of the kind, as many as the level.
    ByLevel(Kind),
    /// RON-P10: one each of three different kinds.
    Set([Kind; 3]),
}

/// A moment in which abilities may be used (RON-12.5).
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
