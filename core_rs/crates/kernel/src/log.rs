//! What happened in a match, entry by entry: enough to play it again without dice.

use crate::codec;
use crate::seat::Seat;
use crate::turn::Actor;

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entry {
    /// A seat or chance moved the state.
    Move {
        /// Who.
        actor: Actor,
        /// What, as an action's code.
        code: u64,
    },
    /// A seat was given up, between two decisions.
    Resigned(Seat),
}

/// A log that cannot be read or cannot have happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadLog {
    /// What is wrong.
    pub reason: String,
}

impl BadLog {
    /// An error with a reason.
    pub fn new(reason: impl Into<String>) -> Self {
        Self { reason: reason.into() }
    }
}

impl std::fmt::Display for BadLog {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str(&self.reason)
    }
}

impl std::error::Error for BadLog {}

/// A packed list of entries.
#[derive(PartialEq, Eq, Debug, Default)]
pub struct Log {
    bytes: Vec<u8>,
    entries: u32,
}

impl Clone for Log {
    /// A copy is made to be written on: it has room for what a decision usually brings.
    fn clone(&self) -> Self {
        let mut bytes = Vec::with_capacity(self.bytes.len() + 64);
        bytes.extend_from_slice(&self.bytes);
        Self { bytes, entries: self.entries }
    }
}

impl Log {
    /// Reads a log from its bytes.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, BadLog> {
        let mut log = Self::default();
        let mut rest = bytes;
        while !rest.is_empty() {
            log.push(codec::read(&mut rest)?);
        }
        Ok(log)
    }

    /// Its bytes.
    pub fn as_bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// How many entries it has.
    pub fn len(&self) -> u32 {
        self.entries
    }

    /// Whether nothing has happened yet.
    pub fn is_empty(&self) -> bool {
        self.entries == 0
    }

    /// Appends an entry.
    pub fn push(&mut self, entry: Entry) {
        codec::write(&mut self.bytes, entry);
        self.entries += 1;
    }

    /// The entries in order.
    ///
    /// # Panics
    /// Never: a log holds only bytes that were written or checked by the codec.
    pub fn iter(&self) -> impl Iterator<Item = Entry> {
        let mut rest = self.as_bytes();
        std::iter::from_fn(move || {
            (!rest.is_empty()).then(|| codec::read(&mut rest).expect("a log holds whole entries"))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::Dice;
    use crate::seat::MAX_SEATS;

    #[test]
    fn logs_survive_their_bytes() {
        let mut dice = Dice::stream(4);
        for _ in 0..200 {
            let mut log = Log::default();
            for _ in 0..dice.below(50) {
                let actor = match dice.below(MAX_SEATS as u32 + 1) {
                    0 => Actor::Chance,
                    seat => Actor::Seat(Seat::new(seat as u8 - 1)),
                };
                log.push(Entry::Move { actor, code: u64::from(dice.below(u32::MAX) >> dice.below(32)) });
                log.push(Entry::Resigned(Seat::new(dice.below(MAX_SEATS as u32) as u8)));
            }
            let again = Log::from_bytes(log.as_bytes()).unwrap();
            assert_eq!(again, log);
            assert_eq!(again.iter().count(), log.len() as usize);
        }
    }

    #[test]
    fn garbage_is_refused_or_read_as_it_is_written() {
        let mut dice = Dice::stream(8);
        for _ in 0..20_000 {
            let bytes: Vec<u8> = (0..dice.below(12)).map(|_| dice.below(256) as u8).collect();
            if let Ok(log) = Log::from_bytes(&bytes) {
                assert_eq!(log.as_bytes(), bytes);
            }
        }
    }
}
