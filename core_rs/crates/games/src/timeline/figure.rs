//! What a player or an Automa has: a hand, a timeline, tokens, points.

use std::hash::{Hash, Hasher};

use super::table::{NONE, TIMELINE};
use super::vocabulary::Kind;
use crate::cards::CardSet;

/// A card in a timeline.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Played {
    /// The card.
    pub card: u8,
    /// Covered symbols: two bits for each kind.
    covered: u8,
    /// Whether the passing-cup icon is covered.
    pub cup_covered: bool,
    /// Whether the card was played this turn, or kept and not yet through a tea ceremony (RON-7.2, POD-6.9).
    pub fresh: bool,
}

impl Played {
    fn new(card: u8) -> Self {
        Self { card, covered: 0, cup_covered: false, fresh: true }
    }

    /// Covered symbols of a kind.
    pub fn covered(self, kind: Kind) -> u8 {
        self.covered >> (2 * kind as u8) & 3
    }

    /// Covers one symbol of a kind (RON-10.3).
    pub fn cover(&mut self, kind: Kind) {
        self.covered += 1 << (2 * kind as u8);
    }

    /// Removes all lost-symbol tokens.
    pub fn uncover(&mut self) {
        self.covered = 0;
        self.cup_covered = false;
    }
}

/// The cards of a timeline, leftmost first (RON-2.7).
#[derive(Clone, Copy)]
pub struct Timeline {
    cards: [Played; TIMELINE],
    length: u8,
}

impl Timeline {
    /// No card yet.
    pub const EMPTY: Self = Self {
        cards: [Played { card: 0, covered: 0, cup_covered: false, fresh: false }; TIMELINE],
        length: 0,
    };

    /// Appends a card at the right end.
    pub fn push(&mut self, card: u8) {
        self.cards[usize::from(self.length)] = Played::new(card);
        self.length += 1;
    }

    /// Takes a card out; the gap closes (RON-13.21).
    pub fn remove(&mut self, position: u8) -> u8 {
        let card = self[position].card;
        self.cards.copy_within(usize::from(position) + 1..usize::from(self.length), usize::from(position));
        self.length -= 1;
        card
    }

    /// How many cards.
    pub fn len(&self) -> u8 {
        self.length
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.length == 0
    }

    /// The cards.
    pub fn cards(&self) -> &[Played] {
        &self.cards[..usize::from(self.length)]
    }

    /// The cards, to be changed.
    pub fn cards_mut(&mut self) -> &mut [Played] {
        &mut self.cards[..usize::from(self.length)]
    }
}

impl std::ops::Index<u8> for Timeline {
    type Output = Played;

    fn index(&self, position: u8) -> &Played {
        &self.cards()[usize::from(position)]
    }
}

impl PartialEq for Timeline {
    fn eq(&self, other: &Self) -> bool {
        self.cards() == other.cards()
    }
}

impl Eq for Timeline {}

impl Hash for Timeline {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.cards().hash(state);
    }
}

impl std::fmt::Debug for Timeline {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.cards().fmt(out)
    }
}

/// A player's or an Automa's things.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Figure {
    /// The character.
    pub character: u8,
    /// The hand; cards laid face down stay in it until they are turned up (RON-21.3).
    pub hand: CardSet,
    /// The cards of the hand that everybody knows of (RON-21.1).
    pub known: CardSet,
    /// The timeline.
    pub timeline: Timeline,
    /// Symbol tokens by kind.
    pub pool: [u8; 4],
    /// Experience, golden points included.
    pub experience: u8,
    /// Victory points.
    pub victory: u16,
    /// Unlocked own abilities and taken ability cards: a bit for each slot.
    pub held: u8,
    /// Those of them that are spent.
    pub spent: u8,
    /// Position of the card that has any colour asked for in this Play step (RON-13.13).
    pub wild: u8,
    /// Sealed choices made in this phase: cards to play, or positions to keep.
    pub picks: [u8; 2],
    /// Cards turned up together in this Play step.
    pub turned_up: u8,
    /// Where the figure stands in the draft: 0 the deck, 1–5 a row.
    pub slot: u8,
}

impl Figure {
    pub(super) const NEW: Self = Self {
        character: NONE,
        hand: CardSet::EMPTY,
        known: CardSet::EMPTY,
        timeline: Timeline::EMPTY,
        pool: [0; 4],
        experience: 0,
        victory: 0,
        held: 0,
        spent: 0,
        wild: NONE,
        picks: [NONE; 2],
        turned_up: 0,
        slot: NONE,
    };

    /// How many sealed choices were made.
    pub fn picked(&self) -> u8 {
        self.picks.iter().map(|pick| u8::from(*pick != NONE)).sum()
    }
}
