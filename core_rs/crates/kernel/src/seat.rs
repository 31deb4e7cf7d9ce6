//! Seats at the table, and sets of them.

/// The most seats a game can have.
pub const MAX_SEATS: usize = 5;

/// A place at the table, numbered clockwise from zero.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number.
    ///
    /// # Panics
    /// If there is no such seat at any table.
    pub const fn new(number: u8) -> Self {
        assert!((number as usize) < MAX_SEATS, "no table has such a seat");
        Self(number)
    }

    /// Its number, for indexing.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Seats(u8);

impl Seats {
    /// No seat.
    pub const NONE: Self = Self(0);

    /// The first `count` seats.
    pub const fn first(count: usize) -> Self {
        assert!(count <= MAX_SEATS, "no table has so many seats");
        Self(((1u16 << count) - 1) as u8)
    }

    /// One seat alone.
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// The set with the seat.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | (1 << seat.0))
    }

    /// The set without the seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// How many seats.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in rising order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..MAX_SEATS as u8).map(Seat).filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_of_seats() {
        let set: Seats = [Seat::new(0), Seat::new(3)].into_iter().collect();
        assert_eq!(set.len(), 2);
        assert!(set.contains(Seat::new(3)) && !set.contains(Seat::new(1)));
        assert_eq!(set.without(Seat::new(0)), Seats::only(Seat::new(3)));
        assert_eq!(Seats::first(5).iter().count(), 5);
        assert!(Seats::first(0).is_empty());
    }
}
