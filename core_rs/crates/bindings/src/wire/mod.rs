//! What goes over the wire: the messages of the contract as protobuf and as protobuf JSON. Everything is made from
//! views and from events with their audience; a state has no encoding.

mod observation;
mod old_world;
mod path_of_destiny;
mod ronin;
mod timestamp;

use prost::Message;
use serde::Serialize;

use crate::failure::Failure;

pub use observation::Wired;
pub use timestamp::Timestamp;

/// The messages of `yrden.v1`, written by `make generate`. They are encoded by [`prost::Message`] and, in their JSON
/// form, by [`serde::Serialize`].
pub mod contract {
    #![allow(clippy::all, clippy::pedantic, missing_docs)] // generated
    #![allow(dead_code)] // the contract is whole; the service handles some of its messages in Python alone

    include!("yrden.v1.rs");
    include!("yrden.v1.serde.rs");
}

/// How much of an observation to send.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Detail {
    /// Versions, who is asked, and the codes of legal actions.
    Codes,
    /// Everything but words.
    Compact,
    /// Everything, with words for people.
    Full,
}

impl Detail {
    /// As the contract numbers it; full if it is left open.
    pub fn of(number: i32) -> Self {
        match contract::Detail::try_from(number) {
            Ok(contract::Detail::Codes) => Self::Codes,
            Ok(contract::Detail::Compact) => Self::Compact,
            _ => Self::Full,
        }
    }
}

/// The bytes of a message: protobuf, or its JSON.
pub fn encode(message: &(impl Message + Serialize), as_json: bool) -> Result<Vec<u8>, Failure> {
    if as_json {
        serde_json::to_vec(message).map_err(|error| Failure::new("INTERNAL", error.to_string()))
    } else {
        Ok(message.encode_to_vec())
    }
}
