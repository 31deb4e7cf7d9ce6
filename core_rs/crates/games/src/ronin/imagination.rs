//! Worlds a viewer cannot tell from the real one (RON-21.1, RON-21.2): what it does not know is collected, sorted,
//! and dealt again to the hidden places in a fixed order.

use kernel::{Dice, Viewer, World};

use super::frame::Frame;
use super::state::{NONE, Ronin};
use crate::cards::CardSet;

impl Ronin {
    /// The cards of a hand that the viewer does not know.
    pub(super) fn unknown_to(&self, viewer: Viewer, figure: u8) -> CardSet {
        let owner = matches!(viewer, Viewer::Seat(seat) if seat.index() == usize::from(figure));
        if owner { CardSet::EMPTY } else { self.figure(figure).hand.minus(self.figure(figure).known) }
    }

    /// Unknown cards of a hand that were drawn from the deck of one shuffle.
    pub(super) fn drawn_from(&self, cards: CardSet, shuffle: u8) -> CardSet {
        cards.iter().filter(|card| self.drawn_in[usize::from(*card)] == shuffle).collect()
    }

    pub(super) fn imagine(&self, viewer: Viewer, dice: &mut Dice) -> World<Self> {
        let mut world = self.clone();
        world.deal_unknown(viewer, dice);
        world.choose_unknown(viewer, dice);
        World::imagined(world)
    }

    /// Cards are exchanged only within one shuffle: who remembers what was discarded knows from which deck a card
    /// came. The deck itself belongs to the last shuffle.
    fn deal_unknown(&mut self, viewer: Viewer, dice: &mut Dice) {
        let hands: Vec<CardSet> = (0..self.players).map(|seat| self.unknown_to(viewer, seat)).collect();
        if hands.iter().all(|hand| hand.is_empty()) {
            return;
        }
        for shuffle in 0..=self.shuffles {
            let places: Vec<CardSet> = hands.iter().map(|hand| self.drawn_from(*hand, shuffle)).collect();
            let hidden = places.iter().fold(CardSet::EMPTY, |all, hand| all.union(*hand));
            if hidden.is_empty() {
                continue;
            }
            let deck = if shuffle == self.shuffles { self.deck } else { CardSet::EMPTY };
            let mut pool: Vec<u8> = hidden.union(deck).iter().collect();
            dice.shuffle(&mut pool);
            for card in hidden.iter() {
                self.drawn_in[usize::from(card)] = 0;
            }
            for (seat, place) in (0..).zip(&places) {
                let dealt: Vec<u8> = pool.drain(..place.len()).collect();
                for card in &dealt {
                    self.drawn_in[usize::from(*card)] = shuffle;
                }
                let figure = self.figure_mut(seat);
                figure.hand = figure.hand.minus(*place).union(dealt.into_iter().collect());
            }
            if shuffle == self.shuffles {
                self.deck = pool.into_iter().collect();
            }
        }
    }

    /// Sealed choices and secret offers of others: any that could have been made.
    fn choose_unknown(&mut self, viewer: Viewer, dice: &mut Dice) {
        let foreign = |seat: u8| !matches!(viewer, Viewer::Seat(own) if own.index() == usize::from(seat));
        for seat in (0..self.players).filter(|seat| foreign(*seat)) {
            let picked = usize::from(self.figure(seat).picked());
            if picked == 0 {
                continue;
            }
            let mut choices: Vec<u8> = match self.frames.top() {
                Some(Frame::Keep) => (0..self.figure(seat).timeline.len()).collect(),
                _ => self.figure(seat).hand.iter().collect(),
            };
            dice.shuffle(&mut choices);
            let figure = self.figure_mut(seat);
            figure.picks = [NONE; 2];
            figure.picks[..picked].copy_from_slice(&choices[..picked]);
        }
        let (seat, free): (u8, Vec<u8>) = match self.frames.top() {
            Some(Frame::OfferCharacter { seat } | Frame::KeepCharacter { seat }) => {
                (*seat, self.free_characters().collect())
            }
            Some(Frame::OfferBoard { seat } | Frame::KeepBoard { seat }) => {
                (*seat, self.free_boards().collect())
            }
            _ => return,
        };
        let offered = self.offer.iter().filter(|offered| **offered != NONE).count();
        if foreign(seat) && offered > 0 {
            let mut choices = free;
            dice.shuffle(&mut choices);
            self.offer[..offered].copy_from_slice(&choices[..offered]);
        }
    }
}

#[cfg(any(test, feature = "laws"))]
impl kernel::laws::Lawful for Ronin {
    /// Every action card in the place where it lies; starters of characters nobody plays lie in the box.
    fn components(&self) -> Vec<u32> {
        use super::pack::{CHARACTERS, MAIN_CARDS, STARTERS};
        let sets = [self.deck, self.discard, self.transit].into_iter();
        let sets = sets.chain(self.figures.iter().map(|figure| figure.hand));
        let rows = self.rows.iter().flatten().copied().filter(|card| *card != NONE);
        let timelines =
            self.figures.iter().flat_map(|figure| figure.timeline.cards()).map(|played| played.card);
        let laid_out = self.order[0] != NONE;
        let played = |character: &u8| {
            laid_out
                && self.figures[..usize::from(self.players)]
                    .iter()
                    .any(|figure| figure.character == *character)
        };
        let boxed = (0..CHARACTERS as u8).filter(|character| !played(character)).flat_map(|character| {
            let start = MAIN_CARDS as u8 + STARTERS as u8 * character;
            start..start + STARTERS as u8
        });
        sets.flat_map(CardSet::iter).chain(rows).chain(timelines).chain(boxed).map(u32::from).collect()
    }

    fn hidden(&self, viewer: Viewer) -> Vec<kernel::laws::Zone> {
        let zone = |pool: u8, cards: CardSet| kernel::laws::Zone {
            pool: u32::from(pool),
            kinds: cards.iter().map(u32::from).collect(),
        };
        let mut zones = vec![zone(self.shuffles, self.deck)];
        for shuffle in 0..=self.shuffles {
            for seat in 0..self.players {
                zones.push(zone(shuffle, self.drawn_from(self.unknown_to(viewer, seat), shuffle)));
            }
        }
        zones
    }
}
