//! Cards, and zones of cards. Copies of a kind are equal, so a zone is no more than a count for each kind.
//!
//! The back of a card shows its *family*: shared cards travel between the shared deck, the hands and the shared
//! discard pile; a seat's own cards travel between its deck, its hand and its discard pile.

use kernel::{Argument, Dice};

/// Kinds of cards: first the shared ones, then those each seat has a set of.
pub const KINDS: usize = 9;
/// How many of the kinds are shared.
const SHARED: u8 = 6;
/// Suits.
pub const SUITS: u8 = 2;

/// A kind of card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(u8);

impl Card {
    /// Every kind.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..KINDS as u8).map(Self)
    }

    /// Its number, for indexing.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Whether it belongs to the shared deck, and not to a seat.
    pub fn is_shared(self) -> bool {
        self.0 < SHARED
    }

    /// Its suit.
    pub fn suit(self) -> u8 {
        if self.is_shared() { self.0 / 3 } else { self.0 % SUITS }
    }

    /// Its rank.
    pub fn rank(self) -> u8 {
        self.0 % 3
    }

    /// Whether it may be played on the other card.
    pub fn follows(self, other: Self) -> bool {
        self.suit() == other.suit() || self.rank() == other.rank()
    }
}

impl Argument for Card {
    fn byte(self) -> u8 {
        self.0
    }

    fn from_byte(byte: u8) -> Option<Self> {
        (usize::from(byte) < KINDS).then_some(Self(byte))
    }
}

/// So many cards of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Counts([u8; KINDS]);

impl Counts {
    /// No card.
    pub const NONE: Self = Self([0; KINDS]);

    /// So many of each kind.
    pub const fn new(counts: [u8; KINDS]) -> Self {
        Self(counts)
    }

    /// How many cards in all.
    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.total() == 0
    }

    /// How many of this kind.
    pub fn of(&self, card: Card) -> u8 {
        self.0[card.index()]
    }

    /// Puts a card in.
    pub fn add(&mut self, card: Card) {
        self.0[card.index()] += 1;
    }

    /// Takes a card out.
    pub fn take(&mut self, card: Card) {
        self.0[card.index()] = self.of(card).checked_sub(1).expect("the card is there");
    }

    /// Takes a card out if there is one of its kind.
    pub fn take_if_any(&mut self, card: Card) {
        self.0[card.index()] = self.of(card).saturating_sub(1);
    }

    /// Takes all cards out.
    pub fn take_all(&mut self) -> Self {
        std::mem::take(self)
    }

    /// Puts all these cards in.
    pub fn merge(&mut self, other: Self) {
        other.cards().for_each(|card| self.add(card));
    }

    /// What remains without these cards.
    pub fn without(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|kind| self.0[kind].saturating_sub(other.0[kind])))
    }

    /// The cards with one kind of back.
    pub fn part(&self, shared: bool) -> Self {
        let mut part = Self::NONE;
        self.cards().filter(|card| card.is_shared() == shared).for_each(|card| part.add(card));
        part
    }

    /// The kinds there are, in rising order.
    pub fn kinds(&self) -> impl Iterator<Item = Card> {
        Card::all().filter(|card| self.of(*card) > 0)
    }

    /// The cards in rising order, each copy by itself.
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        Card::all().flat_map(|card| std::iter::repeat_n(card, usize::from(self.of(card))))
    }

    /// Any of the cards, each copy as likely as any other.
    pub fn any(&self, dice: &mut Dice) -> Card {
        let at = dice.below(u32::from(self.total())) as usize;
        self.cards().nth(at).expect("the number is below the total")
    }
}

impl FromIterator<Card> for Counts {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut counts = Self::NONE;
        cards.into_iter().for_each(|card| counts.add(card));
        counts
    }
}

/// What the game is played with. It is public.
#[derive(PartialEq, Eq, Hash, Debug)]
pub struct Pack {
    /// The shared deck.
    pub shared: Counts,
    /// The deck each seat starts with.
    pub own: Counts,
    /// How many shared cards and how many own cards a seat is dealt.
    pub deal: [u8; 2],
    /// The sides of the die.
    pub sides: u8,
}

/// The usual pack: small decks, so that every one of them runs out and is shuffled anew.
pub static FULL: Pack = Pack {
    shared: Counts::new([3, 2, 2, 3, 2, 2, 0, 0, 0]),
    own: Counts::new([0, 0, 0, 0, 0, 0, 2, 1, 1]),
    deal: [2, 2],
    sides: 6,
};

/// A pack so small that all histories of a round can be listed.
pub static MINUTE: Pack = Pack {
    shared: Counts::new([3, 0, 0, 1, 0, 0, 0, 0, 0]),
    own: Counts::new([0, 0, 0, 0, 0, 0, 2, 1, 0]),
    deal: [1, 1],
    sides: 2,
};

/// A pack of which a few hundred histories show enough.
pub static TINY: Pack = Pack {
    shared: Counts::new([2, 0, 0, 1, 1, 0, 0, 0, 0]),
    own: Counts::new([0, 0, 0, 0, 0, 0, 2, 1, 0]),
    deal: [1, 1],
    sides: 2,
};
