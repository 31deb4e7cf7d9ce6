//! Sets and short sequences of action cards.

use super::numbers::Numbers;
use super::pack::CARDS;

/// A set of action cards: every one exists once.
pub type Cards = Numbers<{ CARDS.div_ceil(64) }>;

/// A card at a known place of a deck, and who knows it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Placed {
    /// The card.
    pub card: u8,
    /// Who knows it: [`OWNER`], [`OPPONENT`] or both.
    pub knowers: u8,
}

/// The owner of a deck.
pub const OWNER: u8 = 1;
/// The owner's opponent in a fight.
pub const OPPONENT: u8 = 2;

/// A short sequence of cards whose order exists.
#[derive(Clone, Copy)]
pub struct Order<const N: usize> {
    cards: [Placed; N],
    length: u8,
}

impl<const N: usize> Order<N> {
    /// No card.
    pub const EMPTY: Self = Self { cards: [Placed { card: 0, knowers: 0 }; N], length: 0 };

    /// The cards.
    pub fn as_slice(&self) -> &[Placed] {
        &self.cards[..usize::from(self.length)]
    }

    /// The cards, to be changed.
    pub fn as_mut_slice(&mut self) -> &mut [Placed] {
        &mut self.cards[..usize::from(self.length)]
    }

    /// How many.
    pub fn len(&self) -> usize {
        usize::from(self.length)
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.length == 0
    }

    /// Whether no further card fits.
    pub fn is_full(&self) -> bool {
        self.len() == N
    }

    /// Puts a card at a place; what lies there and behind moves on.
    pub fn insert(&mut self, place: usize, placed: Placed) {
        let length = self.len();
        self.cards.copy_within(place..length, place + 1);
        self.cards[place] = placed;
        self.length += 1;
    }

    /// Takes the card at a place out.
    pub fn remove(&mut self, place: usize) -> Placed {
        let placed = self.cards[place];
        let length = self.len();
        self.cards.copy_within(place + 1..length, place);
        self.length -= 1;
        placed
    }
}

impl<const N: usize> PartialEq for Order<N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<const N: usize> Eq for Order<N> {}

impl<const N: usize> std::hash::Hash for Order<N> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.as_slice().hash(state);
    }
}

impl<const N: usize> std::fmt::Debug for Order<N> {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.as_slice().fmt(out)
    }
}
