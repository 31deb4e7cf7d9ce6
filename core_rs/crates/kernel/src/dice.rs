//! Where chance comes from.
//!
//! A match throws *keyed* dice: `ChaCha8` with the match's seed as key, the source as nonce and the number of earlier
//! draws as block counter. One draw depends on nothing but these three, so nothing of a generator is stored, a
//! restart goes on identically, and one seed deals the same deck whatever the players do. Simulations, bots and
//! imagined worlds use a plain *stream*, which is faster and never made from a match's seed.

use crate::turn::Draw;

/// The secret of a match: 32 bytes from the operating system.
pub type Seed = [u8; 32];

/// A source of uniform numbers.
#[derive(Clone, Debug)]
pub struct Dice(Source);

#[derive(Clone, Debug)]
#[allow(clippy::large_enum_variant)] // keyed dice live for one draw; a box would cost more than their size
enum Source {
    Keyed(Keyed),
    Stream(u64),
}

#[derive(Clone, Debug)]
struct Keyed {
    seed: Seed,
    draw: Draw,
    /// Blocks used up by this one draw: the last word of the nonce.
    spent: u32,
    block: [u32; 16],
    next: usize,
}

impl Dice {
    /// The dice for one draw of a match.
    pub fn keyed(seed: &Seed, draw: Draw) -> Self {
        let block = chacha8(seed, draw.count, [u32::from(draw.source), 0, 0]);
        Self(Source::Keyed(Keyed { seed: *seed, draw, spent: 0, block, next: 0 }))
    }

    /// A plain stream. Different starts give streams that do not resemble each other.
    pub fn stream(start: u64) -> Self {
        Self(Source::Stream(mix(start)))
    }

    /// A plain stream for the `index`-th of many independent runs with one seed.
    pub fn stream_of(seed: u64, index: u64) -> Self {
        Self(Source::Stream(mix(mix(seed) ^ index.wrapping_mul(0xD1B5_4A32_D192_ED03))))
    }

    /// A uniform number below `bound`, exactly uniform (Lemire's method).
    ///
    /// # Panics
    /// If `bound` is zero.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "there is no number below zero");
        let mut product = u64::from(self.word()) * u64::from(bound);
        if (product as u32) < bound {
            let rejected = bound.wrapping_neg() % bound;
            while (product as u32) < rejected {
                product = u64::from(self.word()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// One of the things, each as likely as the others.
    ///
    /// # Panics
    /// If there is none.
    #[inline]
    pub fn pick<T: Copy>(&mut self, things: &[T]) -> T {
        things[self.below(things.len() as u32) as usize]
    }

    /// Puts the things into a uniformly random order.
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    #[inline]
    fn word(&mut self) -> u32 {
        match &mut self.0 {
            Source::Stream(state) => {
                *state = state.wrapping_add(GOLDEN);
                (finish(*state) >> 32) as u32
            }
            Source::Keyed(keyed) => keyed.word(),
        }
    }
}

impl Keyed {
    fn word(&mut self) -> u32 {
        if self.next == self.block.len() {
            self.spent += 1;
            let nonce = [u32::from(self.draw.source), 0, self.spent];
            self.block = chacha8(&self.seed, self.draw.count, nonce);
            self.next = 0;
        }
        self.next += 1;
        self.block[self.next - 1]
    }
}

/// Step of the `SplitMix64` stream: 2^64 divided by the golden ratio.
const GOLDEN: u64 = 0x9E37_79B9_7F4A_7C15;

fn mix(value: u64) -> u64 {
    finish(value.wrapping_add(GOLDEN))
}

/// The output function of `SplitMix64`.
#[inline]
fn finish(mut value: u64) -> u64 {
    value = (value ^ (value >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    value = (value ^ (value >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    value ^ (value >> 31)
}

/// One block of `ChaCha8`: 256-bit key, 32-bit counter, 96-bit nonce.
fn chacha8(key: &Seed, counter: u32, nonce: [u32; 3]) -> [u32; 16] {
    let mut input = [0u32; 16];
    input[..4].copy_from_slice(&[0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574]);
    for (word, bytes) in input[4..12].iter_mut().zip(key.as_chunks::<4>().0) {
        *word = u32::from_le_bytes(*bytes);
    }
    input[12] = counter;
    input[13..].copy_from_slice(&nonce);

    let mut state = input;
    for _ in 0..4 {
        for [a, b, c, d] in [[0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15]] {
            quarter_round(&mut state, a, b, c, d);
        }
        for [a, b, c, d] in [[0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14]] {
            quarter_round(&mut state, a, b, c, d);
        }
    }
    for (word, start) in state.iter_mut().zip(input) {
        *word = word.wrapping_add(start);
    }
    state
}

#[allow(clippy::many_single_char_names)] // the names of the specification
fn quarter_round(state: &mut [u32; 16], a: usize, b: usize, c: usize, d: usize) {
    for (turn, other) in [(16, 12), (8, 7)] {
        state[a] = state[a].wrapping_add(state[b]);
        state[d] = (state[d] ^ state[a]).rotate_left(turn);
        state[c] = state[c].wrapping_add(state[d]);
        state[b] = (state[b] ^ state[c]).rotate_left(other);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hexadecimal(block: [u32; 16]) -> String {
        use std::fmt::Write as _;
        block.iter().flat_map(|word| word.to_le_bytes()).fold(String::new(), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        })
    }

    /// Test case 1 of the published `ChaCha` vectors: zero key, zero nonce, eight rounds, blocks 0 and 1.
    #[test]
    fn chacha8_matches_the_published_vectors() {
        assert_eq!(
            hexadecimal(chacha8(&[0; 32], 0, [0; 3])),
            "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e\
             984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
        );
        assert_eq!(
            hexadecimal(chacha8(&[0; 32], 1, [0; 3])),
            "d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b\
             5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa"
        );
    }

    #[test]
    fn a_keyed_draw_depends_on_seed_source_and_count_alone() {
        let draw = Draw { source: 3, count: 17 };
        let one = |seed: &Seed, draw| Dice::keyed(seed, draw).below(1_000_000);
        assert_eq!(one(&[7; 32], draw), one(&[7; 32], draw));
        assert_ne!(one(&[7; 32], draw), one(&[8; 32], draw));
        assert_ne!(one(&[7; 32], draw), one(&[7; 32], Draw { source: 4, ..draw }));
        assert_ne!(one(&[7; 32], draw), one(&[7; 32], Draw { count: 18, ..draw }));
    }

    #[test]
    fn a_keyed_draw_goes_on_past_one_block() {
        let mut dice = Dice::keyed(&[1; 32], Draw { source: 0, count: 0 });
        let words: Vec<u32> = (0..40).map(|_| dice.below(u32::MAX)).collect();
        let mut sorted = words.clone();
        sorted.sort_unstable();
        sorted.dedup();
        assert_eq!(sorted.len(), words.len());
    }

    #[test]
    fn below_is_uniform_for_both_kinds() {
        for mut dice in [Dice::stream(5), Dice::stream_of(5, 9)] {
            let mut counts = [0u32; 7];
            for _ in 0..70_000 {
                counts[dice.below(7) as usize] += 1;
            }
            assert!(counts.iter().all(|count| count.abs_diff(10_000) < 500), "{counts:?}");
        }
        let mut counts = [0u32; 6];
        for count in 0..60_000 {
            counts[Dice::keyed(&[9; 32], Draw { source: 1, count }).below(6) as usize] += 1;
        }
        assert!(counts.iter().all(|count| count.abs_diff(10_000) < 500), "{counts:?}");
    }

    #[test]
    fn a_shuffle_reaches_every_order() {
        let mut seen = std::collections::BTreeSet::new();
        let mut dice = Dice::stream(1);
        for _ in 0..500 {
            let mut things = [1, 2, 3, 4];
            dice.shuffle(&mut things);
            seen.insert(things);
        }
        assert_eq!(seen.len(), 24);
    }
}
