//! A set of cards, each of which exists once: a bit for each card number.

/// A set of cards with numbers below 128.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CardSet(u128);

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self(0);

    /// The cards from `start` up to, but not including, `end`.
    pub const fn range(start: u8, end: u8) -> Self {
        Self(((1 << end) - 1) & !((1 << start) - 1))
    }

    /// Whether the card is in the set.
    #[inline]
    pub const fn contains(self, card: u8) -> bool {
        self.0 >> card & 1 != 0
    }

    /// Adds a card.
    #[inline]
    pub const fn insert(&mut self, card: u8) {
        self.0 |= 1 << card;
    }

    /// Takes a card away.
    #[inline]
    pub const fn remove(&mut self, card: u8) {
        self.0 &= !(1 << card);
    }

    /// How many cards.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards of either set.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The cards of both sets.
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The cards of this set that are not in the other.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The card with `index` lower cards in the set.
    ///
    /// # Panics
    /// If the set has no more than `index` cards.
    #[inline]
    pub fn nth(self, index: u32) -> u8 {
        let (low, high) = (self.0 as u64, (self.0 >> 64) as u64);
        let lower = low.count_ones();
        if index < lower { nth_bit(low, index) } else { 64 + nth_bit(high, index - lower) }
    }

    /// The cards by rising number.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let card = (rest != 0).then(|| rest.trailing_zeros() as u8);
            rest &= rest.wrapping_sub(1);
            card
        })
    }
}

impl FromIterator<u8> for CardSet {
    fn from_iter<I: IntoIterator<Item = u8>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

/// The places of the set bits, rising.
#[inline]
pub(crate) fn bits(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let place = (set != 0).then(|| set.trailing_zeros() as u8);
        set &= set.wrapping_sub(1);
        place
    })
}

/// The place of the set bit that has `index` set bits below it: bytes first, then bit by bit.
#[inline]
pub(crate) fn nth_bit(bits: u64, mut index: u32) -> u8 {
    let mut shift = 0;
    loop {
        let byte = (bits >> shift) as u8;
        let ones = byte.count_ones();
        if index < ones {
            let mut rest = byte;
            for _ in 0..index {
                rest &= rest - 1;
            }
            return (shift + rest.trailing_zeros()) as u8;
        }
        index -= ones;
        shift += 8;
        assert!(shift < 64, "the set has too few cards");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_behave_like_sorted_lists() {
        let mut dice = kernel::Dice::stream(3);
        for _ in 0..500 {
            let cards: std::collections::BTreeSet<u8> =
                (0..dice.below(60)).map(|_| dice.below(128) as u8).collect();
            let set: CardSet = cards.iter().copied().collect();
            assert_eq!(set.len(), cards.len());
            assert!(set.iter().eq(cards.iter().copied()));
            for (index, card) in cards.iter().enumerate() {
                assert_eq!(set.nth(index as u32), *card);
                assert!(set.contains(*card));
            }
        }
        assert_eq!(CardSet::range(80, 85).iter().collect::<Vec<_>>(), [80, 81, 82, 83, 84]);
    }
}
