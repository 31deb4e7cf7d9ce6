//! Who looks at a match, and who hears of an event. There is no viewer who sees everything.

use crate::seat::{Seat, Seats};

/// Somebody who looks at a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// Sees what everyone at the table may see.
    Spectator,
    /// Sees what this seat may see.
    Seat(Seat),
}

impl Viewer {
    /// Whether the viewer sits in this seat.
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }
}

/// Who may hear of an event, or learn what was chosen or drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Audience {
    /// Every seat and the spectators.
    Everyone,
    /// These seats and nobody else.
    Only(Seats),
    /// Everyone but these seats.
    Except(Seats),
}

impl Audience {
    /// One seat and nobody else.
    pub const fn only(seat: Seat) -> Self {
        Self::Only(Seats::only(seat))
    }

    /// Everyone but one seat.
    pub const fn except(seat: Seat) -> Self {
        Self::Except(Seats::only(seat))
    }

    /// Whether the viewer is among them.
    pub fn includes(self, viewer: Viewer) -> bool {
        match (self, viewer) {
            (Self::Everyone, _) | (Self::Except(_), Viewer::Spectator) => true,
            (Self::Only(_), Viewer::Spectator) => false,
            (Self::Only(seats), Viewer::Seat(seat)) => seats.contains(seat),
            (Self::Except(seats), Viewer::Seat(seat)) => !seats.contains(seat),
        }
    }
}
