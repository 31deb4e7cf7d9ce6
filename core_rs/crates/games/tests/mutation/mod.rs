//! Texts of content with a few bytes changed, the same on every run, for tests that nothing makes reading them panic.

const BYTES: &[u8] = b"[]{}\"'=,.#\n-0179azLR_ \\\x00\xff";

/// A small generator of numbers.
pub struct Numbers(pub u64);

impl Numbers {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }

    /// The text with one to three changes: a byte put in, taken out or replaced, or a stretch cut.
    pub fn mutate(&mut self, text: &str) -> String {
        let mut bytes = text.as_bytes().to_vec();
        for _ in 0..=self.below(3) {
            let place = self.below(bytes.len());
            let byte = BYTES[self.below(BYTES.len())];
            match self.below(4) {
                0 => bytes.insert(place, byte),
                1 => drop(bytes.remove(place)),
                2 => {
                    let end = bytes.len().min(place + self.below(200));
                    bytes.drain(place..end);
                }
                _ => bytes[place] = byte,
            }
        }
        String::from_utf8_lossy(&bytes).into_owned()
    }
}
