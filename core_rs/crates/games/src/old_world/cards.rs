//! Sets and short sequences of action cards. Every action card exists once, so that a set is a bit for each number.

use super::pack::CARDS;
use crate::cards::{bits, nth_bit};

const WORDS: usize = CARDS.div_ceil(64);

/// A set of action cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cards([u64; WORDS]);

impl Cards {
    /// No card.
    pub const EMPTY: Self = Self([0; WORDS]);

    /// The cards from `start` up to, but not including, `end`.
    pub fn range(start: u8, end: u8) -> Self {
        (start..end).collect()
    }

    /// Whether the card is in the set.
    #[inline]
    pub const fn contains(self, card: u8) -> bool {
        self.0[(card / 64) as usize] >> (card % 64) & 1 != 0
    }

    /// Adds a card.
    #[inline]
    pub const fn insert(&mut self, card: u8) {
        self.0[(card / 64) as usize] |= 1 << (card % 64);
    }

    /// Takes a card away.
    #[inline]
    pub const fn remove(&mut self, card: u8) {
        self.0[(card / 64) as usize] &= !(1 << (card % 64));
    }

    /// How many cards.
    #[inline]
    pub fn len(self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == [0; WORDS]
    }

    /// The cards of either set.
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }

    /// The cards of this set that are not in the other.
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }

    /// The card with `index` lower cards in the set.
    #[inline]
    pub fn nth(self, mut index: u32) -> u8 {
        for (word, set) in (0..).zip(self.0) {
            let ones = set.count_ones();
            if index < ones {
                return word * 64 + nth_bit(set, index);
            }
            index -= ones;
        }
        unreachable!("the set has more cards")
    }

    /// The cards by rising number.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..).zip(self.0).flat_map(|(word, set)| bits(set).map(move |place| word * 64 + place))
    }
}

impl FromIterator<u8> for Cards {
    fn from_iter<I: IntoIterator<Item = u8>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

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
