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

/// An event. `figure` is a seat or, above the seats, an Automa; other numbers are as in
/// [`Action`](super::action::Action).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The chapter card of the game was turned up.
    ChapterCard {
        /// Its number.
        card: u8,
    },
    /// A card was dealt face up into a row.
    RowDealt {
        /// The row.
        row: u8,
        /// Left or right place.
        place: u8,
        /// The card.
        card: u8,
    },
    /// Somebody chooses first.
    FirstChooser {
        /// The seat.
        figure: u8,
    },
    /// A character was offered to a chooser.
    CharacterOffered {
        /// The chooser.
        figure: u8,
        /// The character.
        character: u8,
    },
    /// A figure has its character.
    CharacterTaken {
        /// The figure.
        figure: u8,
        /// The character.
        character: u8,
    },
    /// A partnership board was offered to a chooser.
    BoardOffered {
        /// The chooser.
        figure: u8,
        /// The board.
        board: u8,
    },
    /// A partnership board lies between a figure and its left neighbour.
    BoardPlaced {
        /// The track, numbered by the figure on its right end.
        track: u8,
        /// The board.
        board: u8,
    },
    /// The order on the initiative track, top first.
    Order {
        /// Figures.
        order: Vec<u8>,
    },
    /// A turn began.
    TurnBegan {
        /// Chapter 1–3.
        chapter: u8,
        /// Turn 1–3.
        turn: u8,
    },
    /// The pair nearest the deck left the rows; the others moved up.
    RowsMoved {
        /// The cards discarded.
        discarded: Vec<u8>,
    },
    /// The deck was empty: the discard pile became the new deck.
    Reshuffled {
        /// Cards in it.
        cards: u8,
    },
    /// A figure took its place in the draft.
    Drafted {
        /// The figure.
        figure: u8,
        /// The row; none is the deck.
        row: Option<u8>,
    },
    /// A figure took face-up cards into hand.
    Took {
        /// The figure.
        figure: u8,
        /// The cards.
        cards: Vec<u8>,
    },
    /// A player drew a card; told to that player.
    Drew {
        /// The seat.
        figure: u8,
        /// The card.
        card: u8,
    },
    /// Another player drew a card.
    DrewUnseen {
        /// The seat.
        figure: u8,
    },
    /// A player used an ability.
    AbilityUsed {
        /// The seat.
        figure: u8,
        /// The character it belongs to.
        character: u8,
        /// Which of the four.
        ability: u8,
    },
    /// Two face-up cards changed places.
    Swapped {
        /// The cards.
        cards: [u8; 2],
    },
    /// Cards were discarded.
    Discarded {
        /// Who had them, or whose ability did it.
        figure: u8,
        /// The cards.
        cards: Vec<u8>,
    },
    /// A kind was named to search the deck for.
    KindNamed {
        /// The seat.
        figure: u8,
        /// The kind.
        #[serde(serialize_with = "number")]
        kind: Kind,
    },
    /// A card was turned up from the deck.
    TurnedUp {
        /// The card.
        card: u8,
    },
    /// A player laid a card face down, or chose one to keep.
    Chose {
        /// The seat.
        figure: u8,
        /// How many choices it has made.
        picks: u8,
    },
    /// The cards a player had laid face down are turned up and join the timeline.
    Revealed {
        /// The seat.
        figure: u8,
        /// The cards, left first.
        cards: Vec<u8>,
    },
    /// A card joined a timeline.
    Played {
        /// The figure.
        figure: u8,
        /// The card.
        card: u8,
    },
    /// A timeline card went back to its owner's hand.
    TookBack {
        /// The seat.
        figure: u8,
        /// The card.
        card: u8,
    },
    /// A timeline card has the colour asked for until the end of the step.
    Recoloured {
        /// The seat.
        figure: u8,
        /// The card.
        card: u8,
    },
    /// An effect was evaluated.
    Resolved {
        /// The figure.
        figure: u8,
        /// The card.
        card: u8,
        /// The level reached; zero: the condition was not met.
        level: u8,
    },
    /// Symbol tokens were gained.
    Gained {
        /// The seat.
        figure: u8,
        /// The kind.
        #[serde(serialize_with = "number")]
        kind: Kind,
        /// How many.
        count: u8,
    },
    /// A symbol was lost.
    Lost {
        /// The seat.
        figure: u8,
        /// The kind.
        #[serde(serialize_with = "number")]
        kind: Kind,
        /// The card whose symbol was covered; none: a token.
        card: Option<u8>,
    },
    /// Two passing-cup icons met and were covered.
    CupsMet {
        /// The track.
        track: u8,
    },
    /// A partnership marker moved up.
    TrackMoved {
        /// The track.
        track: u8,
        /// The space it is on now.
        space: u8,
    },
    /// A player took a partner's ability card.
    AbilityCardTaken {
        /// The seat.
        figure: u8,
        /// The character it belongs to.
        character: u8,
        /// Which of the four.
        ability: u8,
    },
    /// A spent ability is available again.
    AbilityRestored {
        /// The seat.
        figure: u8,
        /// The character it belongs to.
        character: u8,
        /// Which of the four.
        ability: u8,
    },
    /// An ability was unlocked.
    AbilityUnlocked {
        /// The seat.
        figure: u8,
        /// Which of the four.
        ability: u8,
    },
    /// Experience was scored.
    Experience {
        /// The seat.
        figure: u8,
        /// How much.
        amount: u8,
        /// The new total.
        total: u8,
        /// Why.
        reason: Reason,
    },
    /// Victory points were scored.
    Victory {
        /// The seat.
        figure: u8,
        /// How many.
        amount: u8,
        /// The new total.
        total: u16,
        /// Why.
        reason: Reason,
    },
    /// A player showed the hand.
    HandShown {
        /// The seat.
        figure: u8,
        /// The hand.
        #[serde(serialize_with = "cards")]
        hand: CardSet,
    },
    /// A player kept cards for the next chapter and discarded the rest of the timeline.
    Kept {
        /// The seat.
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
        /// The seat.
        figure: u8,
        /// The kind that paid more.
        #[serde(serialize_with = "number")]
        kind: Kind,
    },
    /// A player turned to one side: the partner or track chosen.
    TurnedTo {
        /// The seat.
        figure: u8,
        /// The side.
        #[serde(serialize_with = "number")]
        side: Side,
    },
    // Path of Destiny.
    /// A page of the story is read: 0 the introduction, 1–7 the openings, 8–21 the outcomes, 22–29 the epilogues.
    Read {
        /// The page.
        page: u8,
    },
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
        /// The card.
        effort: u8,
    },
    /// A player's timeline shows the sequence of an extra-effort card.
    EffortMade {
        /// The seat.
        figure: u8,
        /// The card.
        effort: u8,
    },
    /// A requirement card lies beside an objective.
    RequirementPlaced {
        /// The place: the type of the objective from 0.
        place: u8,
        /// The card.
        requirement: u8,
    },
    /// A player fulfilled a requirement.
    RequirementMet {
        /// The seat.
        figure: u8,
        /// The place.
        place: u8,
        /// First or second stage: 1 or 2.
        stage: u8,
    },
    /// The players who may look at an objective see what it is; told to them.
    ObjectiveSeen {
        /// The place.
        place: u8,
        /// The objective.
        objective: u8,
    },
    /// An objective is turned up.
    ObjectiveTurnedUp {
        /// The place.
        place: u8,
        /// The objective.
        objective: u8,
    },
    /// A figure has a special symbol token.
    SpecialTaken {
        /// The figure.
        figure: u8,
        /// The token's kind.
        #[serde(serialize_with = "number")]
        kind: Kind,
    },
    /// A special symbol token was lost until the next chapter.
    SpecialLost {
        /// The figure.
        figure: u8,
        /// The token's kind.
        #[serde(serialize_with = "number")]
        kind: Kind,
    },
    /// A special symbol token returned to its owner's pool.
    SpecialReturned {
        /// The figure.
        figure: u8,
        /// The token's kind.
        #[serde(serialize_with = "number")]
        kind: Kind,
    },
    /// An alliance token lies beside a row.
    TokenPlaced {
        /// The row.
        row: u8,
        /// 0 Renfri, 1 Stregobor, 2 either.
        token: u8,
    },
    /// A player chose the alliance to draw a card of.
    AllianceChosen {
        /// The seat.
        figure: u8,
        /// Renfri's or Stregobor's.
        #[serde(serialize_with = "number")]
        side: Side,
    },
    /// A player drew an alliance card; told to that player.
    AllianceDrawn {
        /// The seat.
        figure: u8,
        /// The card.
        alliance: u8,
    },
    /// Another player drew an alliance card.
    AllianceDrawnUnseen {
        /// The seat.
        figure: u8,
        /// Renfri's or Stregobor's.
        #[serde(serialize_with = "number")]
        side: Side,
    },
    /// A player discarded an alliance card face down; told to that player.
    AllianceDiscarded {
        /// The seat.
        figure: u8,
        /// The card.
        alliance: u8,
    },
    /// Another player discarded an alliance card face down.
    AllianceDiscardedUnseen {
        /// The seat.
        figure: u8,
        /// Renfri's or Stregobor's.
        #[serde(serialize_with = "number")]
        side: Side,
    },
    /// A player turned up the alliance cards of the supported side.
    AlliancesRevealed {
        /// The seat.
        figure: u8,
        /// The cards.
        alliances: Vec<u8>,
    },
    /// A player applied an alliance card.
    AllianceApplied {
        /// The seat.
        figure: u8,
        /// The card.
        alliance: u8,
    },
    /// The discards of an alliance deck became a new one.
    AlliancesReshuffled {
        /// Renfri's or Stregobor's.
        #[serde(serialize_with = "number")]
        side: Side,
    },
    /// The solo destiny token was flipped.
    CoinFlipped {
        /// The side it shows.
        #[serde(serialize_with = "number")]
        side: Side,
    },
    /// A figure's vote; none: it abstained.
    Voted {
        /// The figure.
        figure: u8,
        /// The side.
        #[serde(serialize_with = "maybe")]
        side: Option<Side>,
    },
    /// The vote of the face-up rows in a game of two (POD-16.2).
    RowsVoted {
        /// The side.
        #[serde(serialize_with = "maybe")]
        side: Option<Side>,
    },
    /// The destiny token of the turn was placed; none: it was set aside.
    DestinyPlaced {
        /// Token 1–3.
        token: u8,
        /// The side.
        #[serde(serialize_with = "maybe")]
        side: Option<Side>,
    },
    /// The main symbol of the chapter is known.
    MainSymbol {
        /// Its side.
        #[serde(serialize_with = "number")]
        side: Side,
        /// Its kind.
        #[serde(serialize_with = "number")]
        kind: Kind,
    },
    /// A player took a path token; none: nobody did.
    PathTaken {
        /// Which one.
        #[serde(serialize_with = "number")]
        side: Side,
        /// The seat.
        figure: Option<u8>,
    },
    /// Experience was lost.
    ExperienceLost {
        /// The seat.
        figure: u8,
        /// How much.
        amount: u8,
        /// The new total.
        total: u8,
    },
    /// A player's side quest was counted.
    QuestCounted {
        /// The seat.
        figure: u8,
        /// How many things it asks for were found.
        count: u8,
    },
    /// A figure was measured by an objective.
    ObjectiveCounted {
        /// The figure.
        figure: u8,
        /// The objective.
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
