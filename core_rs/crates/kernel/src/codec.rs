//! The bytes of a log. One entry is a head byte (who, and how many argument bytes follow), the verb's number, and
//! the arguments without leading zeros: about three bytes. The layout is permanent: logs outlive programs.

use crate::action::ARGUMENT_BITS;
use crate::log::{BadLog, Entry};
use crate::seat::{MAX_SEATS, Seat};
use crate::turn::Actor;

const ACTOR_BITS: u8 = 3;

/// Stands for the table in the place of an actor: what happens to seats, not in the game.
const TABLE: u8 = 6;

/// The table's only verb so far.
const RESIGNED: u64 = 1;

/// Appends an entry.
pub fn write(bytes: &mut Vec<u8>, entry: Entry) {
    let (actor, code) = match entry {
        Entry::Move { actor: Actor::Chance, code } => (0, code),
        Entry::Move { actor: Actor::Seat(seat), code } => (seat.index() as u8 + 1, code),
        Entry::Resigned(seat) => (TABLE, (RESIGNED << ARGUMENT_BITS) | seat.index() as u64),
    };
    let arguments = (code & ((1 << ARGUMENT_BITS) - 1)) as u32;
    let length = (u32::BITS - arguments.leading_zeros()).div_ceil(8) as usize;
    bytes.push(actor | (length as u8) << ACTOR_BITS);
    bytes.push((code >> ARGUMENT_BITS) as u8);
    bytes.extend_from_slice(&arguments.to_be_bytes()[4 - length..]);
}

/// Takes the first entry off the bytes.
pub fn read(bytes: &mut &[u8]) -> Result<Entry, BadLog> {
    let [head, verb, rest @ ..] = bytes else {
        return Err(BadLog::new("the log ends in the middle of an entry"));
    };
    let length = usize::from(head >> ACTOR_BITS);
    if length > ARGUMENT_BITS as usize / 8 {
        return Err(BadLog::new(format!("an entry claims {length} argument bytes, at most 3 exist")));
    }
    let Some((arguments, rest)) = rest.split_at_checked(length) else {
        return Err(BadLog::new("the log ends in the middle of an entry"));
    };
    if arguments.first() == Some(&0) {
        return Err(BadLog::new("an entry has a needless leading zero"));
    }
    let arguments = arguments.iter().fold(0u64, |value, byte| value << 8 | u64::from(*byte));
    let code = (u64::from(*verb) << ARGUMENT_BITS) | arguments;
    let entry = match head & ((1 << ACTOR_BITS) - 1) {
        0 => Entry::Move { actor: Actor::Chance, code },
        TABLE => Entry::Resigned(resigned(code)?),
        number if usize::from(number) <= MAX_SEATS => {
            Entry::Move { actor: Actor::Seat(Seat::new(number - 1)), code }
        }
        number => return Err(BadLog::new(format!("no actor has the number {number}"))),
    };
    *bytes = rest;
    Ok(entry)
}

fn resigned(code: u64) -> Result<Seat, BadLog> {
    let seat = code & ((1 << ARGUMENT_BITS) - 1);
    if code >> ARGUMENT_BITS == RESIGNED && seat < MAX_SEATS as u64 {
        Ok(Seat::new(seat as u8))
    } else {
        Err(BadLog::new("the table says something unknown"))
    }
}
