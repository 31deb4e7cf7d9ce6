//! A seat's own deck: a multiset without an order, and on it the few cards that somebody has seen or placed.

use kernel::{Audience, Seat, Seats, Viewer};

use crate::cards::{Card, Counts};
use crate::state::SEATS;

/// Everybody who knows something: some seats, or all and the spectators too.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Knowers(u8);

/// One row of knowledge for each seat, and one for the spectators.
pub const ROWS: usize = SEATS + 1;

/// The row of a viewer.
pub fn row(viewer: Viewer) -> usize {
    match viewer {
        Viewer::Seat(seat) => seat.index(),
        Viewer::Spectator => SEATS,
    }
}

impl Knowers {
    /// Nobody.
    pub const NOBODY: Self = Self(0);
    /// Every seat and the spectators.
    pub const EVERYONE: Self = Self((1 << ROWS) - 1);

    /// One seat alone.
    pub fn only(seat: Seat) -> Self {
        Self::row(seat.index())
    }

    /// The viewer with this row alone.
    pub fn row(row: usize) -> Self {
        Self(1 << row)
    }

    /// Whether the viewer is one of them.
    pub fn includes(self, viewer: Viewer) -> bool {
        self.has_row(row(viewer))
    }

    /// Whether the viewer with this row is one of them.
    pub fn has_row(self, row: usize) -> bool {
        self.0 & (1 << row) != 0
    }

    /// These and those.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Those who are in both.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    fn seats(self) -> Seats {
        Seats::first(SEATS).iter().filter(|seat| self.has_row(seat.index())).collect()
    }

    /// They, as those who hear of an event.
    pub fn audience(self) -> Audience {
        if self == Self::EVERYONE { Audience::Everyone } else { Audience::Only(self.seats()) }
    }

    /// All the others.
    pub fn others(self) -> Audience {
        if self == Self::EVERYONE { Audience::Only(Seats::NONE) } else { Audience::Except(self.seats()) }
    }
}

/// A card whose place in a deck is fixed, and who knows it there. *Who* knows is public.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Slot {
    /// The card.
    pub card: Card,
    /// Who knows it.
    pub seen: Knowers,
}

/// How many places of a deck can be fixed at a time.
const PREFIX: usize = 4;
/// How many cards a look shows.
pub const LOOK: u8 = 2;

/// A deck. The order of `rest` does not exist before it is drawn, so it cannot leak.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Deck {
    /// The cards below the prefix.
    pub rest: Counts,
    /// The prefix, top first.
    top: [Option<Slot>; PREFIX],
    /// Who knows which two cards are on top but not in which order: somebody else has arranged them in secret.
    pub mixed: Knowers,
}

impl Deck {
    /// A deck of which nobody knows anything.
    pub fn new(cards: Counts) -> Self {
        Self { rest: cards, top: [None; PREFIX], mixed: Knowers::NOBODY }
    }

    /// How many cards it has.
    pub fn size(&self) -> u8 {
        self.rest.total() + self.slots().count() as u8
    }

    /// The prefix, top first.
    pub fn slots(&self) -> impl Iterator<Item = &Slot> {
        self.top.iter().flatten()
    }

    /// The prefix, to be changed in place.
    pub fn slots_mut(&mut self) -> impl Iterator<Item = &mut Slot> {
        self.top.iter_mut().flatten()
    }

    /// Whether the viewer knows the two cards on top but not their order.
    pub fn mixes(&self, viewer: Viewer) -> bool {
        self.mixed.includes(viewer) && self.slots().take(2).any(|slot| !slot.seen.includes(viewer))
    }

    /// Draws a card from below the prefix and fixes it there, seen by these.
    pub fn fix(&mut self, card: Card, seen: Knowers) {
        self.rest.take(card);
        let place = self.top.iter_mut().find(|slot| slot.is_none()).expect("the prefix has room");
        *place = Some(Slot { card, seen });
    }

    /// Puts a card on top, seen by its owner alone. Who knew the two top cards as a pair forgets it.
    pub fn put_back(&mut self, card: Card, owner: Seat) {
        assert!(self.top[PREFIX - 1].is_none(), "the prefix has room");
        self.top.rotate_right(1);
        self.top[0] = Some(Slot { card, seen: Knowers::only(owner) });
        self.mixed = Knowers::NOBODY;
    }

    /// Takes the top card if it is fixed; its owner sees it and so can tell the other one of a known pair.
    pub fn take_top(&mut self, owner: Seat) -> Option<Slot> {
        let taken = self.top[0].take()?;
        self.top.rotate_left(1);
        let owner = self.mixed.and(Knowers::only(owner));
        if let Some(slot) = &mut self.top[0] {
            slot.seen = slot.seen.or(owner);
        }
        self.mixed = Knowers::NOBODY;
        Some(taken)
    }

    /// Turns the top card up if it is fixed; who knew the pair can tell the other one.
    pub fn turn_up(&mut self) -> Option<Card> {
        let mixed = std::mem::take(&mut self.mixed);
        if let Some(second) = &mut self.top[1] {
            second.seen = second.seen.or(mixed);
        }
        let top = self.top[0].as_mut()?;
        top.seen = Knowers::EVERYONE;
        Some(top.card)
    }

    /// A seat arranges the two top cards in secret, which may also mean that it leaves them as they are. Only it
    /// knows them now; who knew both before knows them as a pair, and who knew one forgets it.
    pub fn arrange(&mut self, seat: Seat, swap: bool) {
        let [Some(first), Some(second), ..] = &mut self.top else { return };
        self.mixed = self.mixed.or(first.seen.and(second.seen));
        (first.seen, second.seen) = (Knowers::only(seat), Knowers::only(seat));
        if swap {
            self.top.swap(0, 1);
        }
    }
}
