//! What experience and victory points are scored for, in either game.

use serde::{Serialize, Serializer};

/// Why somebody scored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Reason {
    /// The lowest row of the draft (RON-5.10, POD-5.10).
    LowestRow,
    /// The end of a chapter (RON-14.2, RON-14.3, POD-14.5, POD-14.6).
    Chapter,
    /// A space of a partnership track (RON-16.3).
    Bonus,
    /// The side quest (RON-15.2, POD-15.3).
    SideQuest,
    /// Golden experience (RON-15.5, POD-15.5).
    Golden,
    /// Partnership at the end (RON-15.6).
    Partnership,
    /// A card's effect (POD-P1, POD-P2).
    Card,
    /// The outcome of a chapter (POD-21.5).
    Outcome,
    /// Extra effort (POD-18.4).
    Effort,
    /// A requirement card (POD-19.5, POD-19.7).
    Requirement,
    /// A secret objective (POD-19.13).
    Objective,
    /// An alliance card (POD-20.11).
    Alliance,
    /// An ability of an Automa (POD-17.6).
    Automa,
}

// In events as in actions everything is a number.
impl Serialize for Reason {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.serialize_u8(*self as u8)
    }
}
