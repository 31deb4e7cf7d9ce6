//! What the tests of refused content share: how a text is spoilt, and what must be true of the refusal.

use games::entry::ContentError;

/// The whole message.
#[track_caller]
pub fn says(error: &ContentError, message: &str) {
    assert_eq!(error.to_string(), message);
}

/// The beginning of the message; the rest is the TOML reader's.
#[track_caller]
pub fn begins(error: &ContentError, message: &str) {
    let text = error.to_string();
    assert!(text.starts_with(message), "{text}");
}

/// Reads files with a few bytes changed, the same on every run. Nothing panics, and a refusal names the file that was
/// changed, or is one of those whose loss another file may notice first.
pub fn survive_mutations(
    files: &[(&str, &str)],
    noticed_elsewhere: &[&str],
    read: impl Fn(&str, &str) -> Result<(), ContentError>,
) {
    let mut numbers = Numbers(7);
    let (mut taken, mut refused) = (0, 0);
    for round in 0..600 {
        let (file, text) = files[round % files.len()];
        match read(file, &numbers.mutate(text)) {
            Ok(()) => taken += 1,
            Err(error) => {
                refused += 1;
                assert!(error.file == file || noticed_elsewhere.contains(&file), "{file}: {error}");
                assert!(!error.reason.is_empty());
                assert!(!error.to_string().contains('\n'), "{error}");
            }
        }
    }
    assert!(taken > 0 && refused > 100, "{taken} taken, {refused} refused");
}

const BYTES: &[u8] = b"[]{}\"'=,.#\n-0179azLR_ \\\x00\xff";

/// A small generator of numbers.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }

    /// The text with one to three changes: a byte put in, taken out or replaced, or a stretch cut.
    fn mutate(&mut self, text: &str) -> String {
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
