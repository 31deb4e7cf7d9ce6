//! The words of the game: what can be done, and what can happen.

use kernel::{Seat, actions};

use crate::cards::Card;

actions! {
    /// Everything a seat or chance can do.
    pub enum Action {
        /// Chance: this card comes.
        1 "draw" Draw { card: Card },
        /// Chance: the die shows this.
        2 "roll" Roll { pips: u8 },
        /// A turn's action: put a card back on the own deck.
        3 "return" Return,
        /// A turn's action: look at the top of another's deck and arrange it.
        4 "peek" Peek { owner: Seat },
        /// A turn's action: reveal shared cards until one has this suit, and take it.
        5 "seek" Seek { suit: u8 },
        /// A turn's action: another seat loses a random card of its hand.
        6 "rob" Rob { victim: Seat },
        /// A turn's action: throw the die.
        7 "throw" Throw,
        /// Which card goes back.
        8 "put_back" PutBack { card: Card },
        /// Leave the order as it is.
        9 "leave" Leave,
        /// Exchange the two cards on top.
        10 "swap" Swap,
        /// Keep what the die shows.
        11 "keep" Keep,
        /// Roll once more.
        12 "reroll" Reroll,
        /// Play no further card.
        13 "stop" Stop,
        /// Play a card that matches the trail.
        14 "follow" Follow { card: Card },
        /// Sealed, first step: this card will be shown.
        15 "pick" Pick { card: Card },
        /// Sealed, second step: this copy alone.
        16 "plain" Plain,
        /// Sealed, second step: two copies.
        17 "double" Double,
    }
}

/// Something that happened. Where a card is an `Option`, those who may know it hear `Some`, the others `None`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Event {
    /// A seat drew a card from the shared deck or from the unseen part of its own.
    Drew { seat: Seat, own: bool, card: Option<Card> },
    /// A seat took the top card of its deck, on which somebody had looked or which had been put there.
    Took { seat: Seat, card: Option<Card> },
    /// A seat chose its action for this turn.
    Chose { seat: Seat, action: Action },
    /// A seat put a card back on its deck.
    PutBack { seat: Seat, card: Option<Card> },
    /// The listener looked at a card in a deck.
    Looked { owner: Seat, depth: u8, card: Card },
    /// A seat arranged the top of a deck.
    Arranged { seat: Seat, owner: Seat, swapped: Option<bool> },
    /// A shared card was revealed on the way to another.
    Revealed { card: Card },
    /// The revealing ended with this card, which a seat took.
    Found { seat: Seat, card: Card },
    /// A seat lost a card.
    Robbed { seat: Seat, card: Card },
    /// A die fell.
    Rolled { seat: Seat, pips: u8 },
    /// A throw was kept.
    Kept { seat: Seat, pips: u8 },
    /// The top of a deck was shown to all.
    TurnedUp { owner: Seat, card: Card },
    /// A seat played a card on the trail.
    Followed { seat: Seat, card: Card },
    /// A seat stopped with so many cards in hand.
    Stopped { seat: Seat, cards: u8 },
    /// A seat took a step of its sealed choice.
    Sealed { seat: Seat, action: Option<Action> },
    /// A sealed choice was opened.
    Opened { seat: Seat, card: Card, double: bool },
    /// A discard pile became a deck: the shared one or that of a seat.
    Reshuffled { owner: Option<Seat> },
}

impl kernel::Event for Event {
    fn discloses(&self) -> bool {
        match self {
            Self::Took { card, .. } => card.is_some(),
            Self::Looked { .. } | Self::TurnedUp { .. } | Self::Opened { .. } => true,
            _ => false,
        }
    }
}
