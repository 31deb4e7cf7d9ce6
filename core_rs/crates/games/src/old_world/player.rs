//! A player's things (OW-2.21), and the personal deck among them.

use super::ability::AbilitySet;
use super::cards::{Cards, Order};
use super::pack::POTIONS;
use super::state::NONE;

/// Cards at known places on top of a personal deck, at most.
pub const KNOWN_TOP: usize = 12;
/// Cards at known places at the bottom of a personal deck, at most.
pub const KNOWN_BOTTOM: usize = 8;

/// A personal deck: cards in no order, and above and below them those whose place exists because somebody put them
/// there or looked at them.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Deck {
    /// Cards whose order does not exist.
    pub unseen: Cards,
    /// Those of them that everyone knows to be here and not in the hand (until the next card is drawn).
    pub barred: Cards,
    /// Known places above, topmost first.
    pub top: Order<KNOWN_TOP>,
    /// Known places below, topmost first.
    pub bottom: Order<KNOWN_BOTTOM>,
}

impl Deck {
    const EMPTY: Self =
        Self { unseen: Cards::EMPTY, barred: Cards::EMPTY, top: Order::EMPTY, bottom: Order::EMPTY };

    /// How many cards.
    pub fn len(&self) -> usize {
        self.unseen.len() + self.top.len() + self.bottom.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.unseen.is_empty() && self.top.is_empty() && self.bottom.is_empty()
    }

    /// All cards.
    pub fn all(&self) -> Cards {
        let placed = self.top.as_slice().iter().chain(self.bottom.as_slice());
        self.unseen.union(placed.map(|placed| placed.card).collect())
    }

    /// The cards that can be on top.
    pub fn candidates(&self) -> Cards {
        if let Some(placed) = self.top.as_slice().first() {
            return [placed.card].into_iter().collect();
        }
        if self.unseen.is_empty() {
            return self.bottom.as_slice().iter().take(1).map(|placed| placed.card).collect();
        }
        self.unseen
    }

    /// Takes the top card; who knew it is returned.
    pub fn take_top(&mut self, card: u8) -> u8 {
        if !self.top.is_empty() {
            return self.top.remove(0).knowers;
        }
        if self.unseen.is_empty() {
            return self.bottom.remove(0).knowers;
        }
        self.unseen.remove(card);
        self.barred = Cards::EMPTY;
        0
    }

    /// Takes a card from wherever it lies.
    pub fn take(&mut self, card: u8) {
        self.unseen.remove(card);
        self.barred.remove(card);
        if let Some(place) = self.top.as_slice().iter().position(|placed| placed.card == card) {
            self.top.remove(place);
        }
        if let Some(place) = self.bottom.as_slice().iter().position(|placed| placed.card == card) {
            self.bottom.remove(place);
        }
    }

    /// Shuffles cards in: no order exists any more.
    pub fn shuffle_in(&mut self, cards: Cards) {
        *self = Self { unseen: self.all().union(cards), ..Self::EMPTY };
    }
}

/// A player's things (OW-2.21).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    /// The school.
    pub school: u8,
    /// Where the figure stands.
    pub location: u8,
    /// Attribute levels.
    pub levels: [u8; 4],
    /// The witcher level.
    pub level: u8,
    /// The shield.
    pub shield: u8,
    /// Gold.
    pub gold: u16,
    /// The deck; in a fight the life pool.
    pub deck: Deck,
    /// The hand.
    pub hand: Cards,
    /// Cards of the hand that everyone knows.
    pub known: Cards,
    /// Cards of the hand that the opponent in a duel knows besides.
    pub glimpsed: Cards,
    /// The top of the discard pile; the cards below are found in [`OldWorld::under`].
    pub pile: u8,
    /// Unused potions by kind.
    pub potions: [u8; POTIONS],
    /// Potions used in this fight by kind.
    pub spent: [u8; POTIONS],
    /// Trail tokens by terrain: a location, [`UNSEEN`] or [`NONE`].
    pub trail: [u8; 3],
    /// What a face-down trail token may be, a bit for each location.
    pub concealed: [u32; 3],
    /// Tracking tokens by terrain, each with a gold piece.
    pub tracking: [u8; 3],
    /// Kept events, a bit for each number.
    pub kept: u64,
    /// Monster trophies, a bit for each.
    pub monsters: u32,
    /// Witcher trophies, a bit for each school.
    pub schools: u8,
    /// Attribute trophies, a bit for each.
    pub attributes: u8,
    /// Own trophy cards left.
    pub own_trophies: u8,
    /// The position on the trophy track.
    pub position: u8,
    /// Abilities used up for the game.
    pub used_ever: AbilitySet,
}

impl Player {
    /// Before anything was given out.
    pub const NEW: Self = Self {
        school: NONE,
        location: NONE,
        levels: [1; 4],
        level: 1,
        shield: 1,
        gold: 0,
        deck: Deck::EMPTY,
        hand: Cards::EMPTY,
        known: Cards::EMPTY,
        glimpsed: Cards::EMPTY,
        pile: NONE,
        potions: [0; POTIONS],
        spent: [0; POTIONS],
        trail: [NONE; 3],
        concealed: [0; 3],
        tracking: [NONE; 3],
        kept: 0,
        monsters: 0,
        schools: 0,
        attributes: 0,
        own_trophies: 0,
        position: 0,
        used_ever: AbilitySet::EMPTY,
    };

    /// Unused potions.
    pub fn potion_count(&self) -> u8 {
        self.potions.iter().sum()
    }

    /// Trophies held.
    pub fn trophies(&self) -> u32 {
        self.monsters.count_ones() + self.schools.count_ones() + self.attributes.count_ones()
    }
}
