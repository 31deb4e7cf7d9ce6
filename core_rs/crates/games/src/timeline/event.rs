//! What can happen in either game. Each event is told once, in order, to those who may hear it.

use kernel::Audience;
use serde::{Serialize, Serializer};

use super::vocabulary::{Kind, Side};
use crate::arguments::{maybe, number, numbers};
use crate::cards::CardSet;

pub use super::reason::Reason;

/// Anything that events can be told to. A silent listener costs nothing.
pub trait Tell: FnMut(Audience, Event) {}

impl<T: FnMut(Audience, Event)> Tell for T {}

/// An event. `figure` is a seat or, above the seats, an Automa; `ability` is one of the four of a character; `total` is
/// the new one; other numbers are as in [`Action`](super::action::Action).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "fields not described are named as in actions and views")]
pub enum Event {
    /// The chapter card of the game was turned up.
    ChapterCard { card: u8 },
    /// A card was dealt face up into a row.
    RowDealt {
        row: u8,
        /// Left or right place.
        place: u8,
        card: u8,
    },
    /// Somebody chooses first.
    FirstChooser { figure: u8 },
    /// A character was offered to a chooser.
    CharacterOffered { figure: u8, character: u8 },
    /// A figure has its character.
    CharacterTaken { figure: u8, character: u8 },
    /// A partnership board was offered to a chooser.
    BoardOffered { figure: u8, board: u8 },
    /// A partnership board lies between a figure and its left neighbour.
    BoardPlaced {
        /// The track, numbered by the figure on its right end.
        track: u8,
        board: u8,
    },
    /// The order on the initiative track, top first.
    Order { order: Vec<u8> },
    /// A turn began.
    TurnBegan {
        /// Chapter 1–3.
        chapter: u8,
        /// Turn 1–3.
        turn: u8,
    },
    /// The pair nearest the deck left the rows; the others moved up.
    RowsMoved { discarded: Vec<u8> },
    /// The deck was empty: the discard pile became the new deck.
    Reshuffled {
        /// Cards in it.
        cards: u8,
    },
    /// A figure took its place in the draft.
    Drafted {
        figure: u8,
        /// The row; none is the deck.
        row: Option<u8>,
    },
    /// A figure took face-up cards into hand.
    Took { figure: u8, cards: Vec<u8> },
    /// A player drew a card; told to that player.
    Drew { figure: u8, card: u8 },
    /// Another player drew a card.
    DrewUnseen { figure: u8 },
    /// A player used an ability.
    AbilityUsed { figure: u8, character: u8, ability: u8 },
    /// Two face-up cards changed places.
    Swapped { cards: [u8; 2] },
    /// Cards were discarded.
    Discarded {
        /// Who had them, or whose ability did it.
        figure: u8,
        cards: Vec<u8>,
    },
    /// A kind was named to search the deck for.
    KindNamed {
        figure: u8,
        #[serde(serialize_with = "number")]
        kind: Kind,
    },
    /// A card was turned up from the deck.
    TurnedUp { card: u8 },
    /// A player laid a card face down, or chose one to keep.
    Chose {
        figure: u8,
        /// How many choices it has made.
        picks: u8,
    },
    /// The cards a player had laid face down are turned up and join the timeline.
    Revealed {
        figure: u8,
        /// The cards, left first.
        cards: Vec<u8>,
    },
    /// A card joined a timeline.
    Played { figure: u8, card: u8 },
    /// A timeline card went back to its owner's hand.
    TookBack { figure: u8, card: u8 },
    /// A timeline card has the colour asked for until the end of the step.
    Recoloured { figure: u8, card: u8 },
    /// An effect was evaluated.
    Resolved {
        figure: u8,
        card: u8,
        /// The level reached; zero: the condition was not met.
        level: u8,
    },
    /// Symbol tokens were gained.
    Gained {
        figure: u8,
        #[serde(serialize_with = "number")]
        kind: Kind,
        count: u8,
    },
    /// A symbol was lost.
    Lost {
        figure: u8,
        #[serde(serialize_with = "number")]
        kind: Kind,
        /// The card whose symbol was covered; none: a token.
        card: Option<u8>,
    },
    /// Two passing-cup icons met and were covered.
    CupsMet { track: u8 },
    /// A partnership marker moved up.
    TrackMoved {
        track: u8,
        /// The space it is on now.
        space: u8,
    },
    /// A player took a partner's ability card.
    AbilityCardTaken { figure: u8, character: u8, ability: u8 },
    /// A spent ability is available again.
    AbilityRestored { figure: u8, character: u8, ability: u8 },
    /// An ability was unlocked.
    AbilityUnlocked { figure: u8, ability: u8 },
    /// Experience was scored.
    Experience { figure: u8, amount: u8, total: u8, reason: Reason },
    /// Victory points were scored.
    Victory { figure: u8, amount: u8, total: u16, reason: Reason },
    /// A player showed the hand.
    HandShown {
        figure: u8,
        #[serde(serialize_with = "cards")]
        hand: CardSet,
    },
    /// A player kept cards for the next chapter and discarded the rest of the timeline.
    Kept {
        figure: u8,
        /// The cards, left first.
        cards: Vec<u8>,
    },
    /// All symbol tokens and lost-symbol tokens were cleared.
    Cleared,
    /// A chapter began.
    ChapterBegan {
        /// Chapter 1–3.
        chapter: u8,
        /// Its active pair, Left and Right.
        #[serde(serialize_with = "numbers")]
        active: [Kind; 2],
    },
    /// A player's side quest was settled.
    SideQuest {
        figure: u8,
        /// The kind that paid more.
        #[serde(serialize_with = "number")]
        kind: Kind,
    },
    /// A player turned to one side: the partner or track chosen.
    TurnedTo {
        figure: u8,
        #[serde(serialize_with = "number")]
        side: Side,
    },
    // Path of Destiny.
    /// A page of the story is read: 0 the introduction, 1–7 the openings, 8–21 the outcomes, 22–29 the epilogues.
    Read { page: u8 },
    /// The pair of the next chapter is in force.
    Active {
        /// Left and Right.
        #[serde(serialize_with = "numbers")]
        active: [Kind; 2],
    },
    /// An extra-effort card lies beside the mat.
    EffortPlaced {
        /// Chapter 1–3.
        chapter: u8,
        effort: u8,
    },
    /// A player's timeline shows the sequence of an extra-effort card.
    EffortMade { figure: u8, effort: u8 },
    /// A requirement card lies beside an objective.
    RequirementPlaced {
        /// The place: the type of the objective from 0.
        place: u8,
        requirement: u8,
    },
    /// A player fulfilled a requirement.
    RequirementMet {
        figure: u8,
        place: u8,
        /// First or second stage: 1 or 2.
        stage: u8,
    },
    /// The players who may look at an objective see what it is; told to them.
    ObjectiveSeen { place: u8, objective: u8 },
    /// An objective is turned up.
    ObjectiveTurnedUp { place: u8, objective: u8 },
    /// A figure has a special symbol token.
    SpecialTaken {
        figure: u8,
        #[serde(serialize_with = "number")]
        kind: Kind,
    },
    /// A special symbol token was lost until the next chapter.
    SpecialLost {
        figure: u8,
        #[serde(serialize_with = "number")]
        kind: Kind,
    },
    /// A special symbol token returned to its owner's pool.
    SpecialReturned {
        figure: u8,
        #[serde(serialize_with = "number")]
        kind: Kind,
    },
    /// An alliance token lies beside a row.
    TokenPlaced {
        row: u8,
        /// 0 Renfri, 1 Stregobor, 2 either.
        token: u8,
    },
    /// A player chose the alliance to draw a card of.
    AllianceChosen {
        figure: u8,
        /// Renfri's or Stregobor's.
        #[serde(serialize_with = "number")]
        side: Side,
    },
    /// A player drew an alliance card; told to that player.
    AllianceDrawn { figure: u8, alliance: u8 },
    /// Another player drew an alliance card.
    AllianceDrawnUnseen {
        figure: u8,
        /// Renfri's or Stregobor's.
        #[serde(serialize_with = "number")]
        side: Side,
    },
    /// A player discarded an alliance card face down; told to that player.
    AllianceDiscarded { figure: u8, alliance: u8 },
    /// Another player discarded an alliance card face down.
    AllianceDiscardedUnseen {
        figure: u8,
        /// Renfri's or Stregobor's.
        #[serde(serialize_with = "number")]
        side: Side,
    },
    /// A player turned up the alliance cards of the supported side.
    AlliancesRevealed { figure: u8, alliances: Vec<u8> },
    /// A player applied an alliance card.
    AllianceApplied { figure: u8, alliance: u8 },
    /// The discards of an alliance deck became a new one.
    AlliancesReshuffled {
        /// Renfri's or Stregobor's.
        #[serde(serialize_with = "number")]
        side: Side,
    },
    /// The solo destiny token was flipped.
    CoinFlipped {
        #[serde(serialize_with = "number")]
        side: Side,
    },
    /// A figure's vote; none: it abstained.
    Voted {
        figure: u8,
        #[serde(serialize_with = "maybe")]
        side: Option<Side>,
    },
    /// The vote of the face-up rows in a game of two (POD-16.2).
    RowsVoted {
        #[serde(serialize_with = "maybe")]
        side: Option<Side>,
    },
    /// The destiny token of the turn was placed; none: it was set aside.
    DestinyPlaced {
        /// Token 1–3.
        token: u8,
        #[serde(serialize_with = "maybe")]
        side: Option<Side>,
    },
    /// The main symbol of the chapter is known.
    MainSymbol {
        #[serde(serialize_with = "number")]
        side: Side,
        #[serde(serialize_with = "number")]
        kind: Kind,
    },
    /// A player took a path token; none: nobody did.
    PathTaken {
        #[serde(serialize_with = "number")]
        side: Side,
        figure: Option<u8>,
    },
    /// Experience was lost.
    ExperienceLost { figure: u8, amount: u8, total: u8 },
    /// A player's side quest was counted.
    QuestCounted {
        figure: u8,
        /// How many things it asks for were found.
        count: u8,
    },
    /// A figure was measured by an objective.
    ObjectiveCounted {
        figure: u8,
        objective: u8,
        /// How many things it asks for were found.
        count: u8,
    },
    /// The game is over.
    Over,
}

fn cards<S: Serializer>(set: &CardSet, out: S) -> Result<S::Ok, S::Error> {
    out.collect_seq(set.iter())
}

impl kernel::Event for Event {
    /// Cards laid face down, cards to keep, a shown hand, alliance cards and objectives were hidden until the rules
    /// turn them up.
    fn discloses(&self) -> bool {
        matches!(
            self,
            Self::Revealed { .. }
                | Self::Kept { .. }
                | Self::HandShown { .. }
                | Self::SideQuest { .. }
                | Self::QuestCounted { .. }
                | Self::AlliancesRevealed { .. }
                | Self::ObjectiveSeen { .. }
                | Self::ObjectiveTurnedUp { .. }
                | Self::ObjectiveCounted { .. }
        )
    }
}
