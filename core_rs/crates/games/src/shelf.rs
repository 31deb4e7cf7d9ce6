//! Packs of content that were read: each is kept as long as the program runs, under the hash of its sources.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::{Mutex, PoisonError};

use sha2::{Digest, Sha256};

use crate::entry::ContentError;

/// The packs of one game.
pub(crate) struct Shelf<P: 'static>(Mutex<BTreeMap<String, &'static P>>);

impl<P> Shelf<P> {
    /// No pack yet.
    pub const fn new() -> Self {
        Self(Mutex::new(BTreeMap::new()))
    }

    /// The pack with this hash; read if it is not there.
    pub fn pack(
        &self,
        hash: String,
        read: impl FnOnce() -> Result<P, ContentError>,
    ) -> Result<&'static P, ContentError> {
        // A pack is put in whole or not at all, so that a poisoned lock guards nothing broken.
        let mut packs = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(pack) = packs.get(&hash) {
            return Ok(pack);
        }
        let pack: &'static P = Box::leak(Box::new(read()?));
        packs.insert(hash, pack);
        Ok(pack)
    }
}

/// SHA-256 over texts, each preceded by its name and length, in hexadecimal.
pub(crate) fn hash(files: &[(&str, &str)]) -> String {
    let mut hasher = Sha256::new();
    for (name, text) in files {
        hasher.update(name.as_bytes());
        hasher.update((text.len() as u64).to_le_bytes());
        hasher.update(text.as_bytes());
    }
    hasher.finalize().iter().fold(String::with_capacity(64), |mut hex, byte| {
        let _ = write!(hex, "{byte:02x}"); // writing to a string cannot fail
        hex
    })
}

/// The content that comes with the program, which tests have read.
pub(crate) fn sound<P>(pack: Result<&'static P, ContentError>) -> &'static P {
    match pack {
        Ok(pack) => pack,
        Err(error) => unreachable!("the embedded content was tested when the program was built: {error}"),
    }
}
