//! Sets of small numbers, a bit for each: cards, abilities.

use crate::cards::{bits, nth_bit};

/// A set of numbers below `64 * WORDS`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Numbers<const WORDS: usize>([u64; WORDS]);

impl<const WORDS: usize> Numbers<WORDS> {
    /// None.
    pub const EMPTY: Self = Self([0; WORDS]);

    /// The numbers from `start` up to, but not including, `end`.
    pub fn range(start: u8, end: u8) -> Self {
        (start..end).collect()
    }

    /// Whether the number is in the set.
    #[inline]
    pub const fn contains(self, number: u8) -> bool {
        self.0[(number / 64) as usize] >> (number % 64) & 1 != 0
    }

    /// Adds a number.
    #[inline]
    pub const fn insert(&mut self, number: u8) {
        self.0[(number / 64) as usize] |= 1 << (number % 64);
    }

    /// Takes a number away.
    #[inline]
    pub const fn remove(&mut self, number: u8) {
        self.0[(number / 64) as usize] &= !(1 << (number % 64));
    }

    /// How many.
    #[inline]
    pub fn len(self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == [0; WORDS]
    }

    /// The numbers of either set.
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }

    /// The numbers of this set that are not in the other.
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }

    /// The number with `index` lower ones in the set.
    #[inline]
    pub fn nth(self, mut index: u32) -> u8 {
        for (word, set) in (0..).zip(self.0) {
            let ones = set.count_ones();
            if index < ones {
                return word * 64 + nth_bit(set, index);
            }
            index -= ones;
        }
        unreachable!("the set has more numbers")
    }

    /// The numbers in rising order.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..).zip(self.0).flat_map(|(word, set)| bits(set).map(move |place| word * 64 + place))
    }
}

impl<const WORDS: usize> FromIterator<u8> for Numbers<WORDS> {
    fn from_iter<I: IntoIterator<Item = u8>>(numbers: I) -> Self {
        let mut set = Self::EMPTY;
        numbers.into_iter().for_each(|number| set.insert(number));
        set
    }
}
