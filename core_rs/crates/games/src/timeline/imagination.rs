//! Worlds a viewer cannot tell from the real one (RON-21.1, RON-21.2, POD-23.1, POD-23.2): what it does not know is collected, sorted,
//! and dealt again to the hidden places in a fixed order.

use kernel::{Dice, Viewer, World};

use super::frame::Frame;
use super::table::{NONE, Table};
use super::tale::Tale;
use crate::cards::CardSet;

impl<T: Tale> Table<T> {
    /// The cards of a hand that the viewer does not know.
    pub(crate) fn unknown_to(&self, viewer: Viewer, figure: u8) -> CardSet {
        let owner = matches!(viewer, Viewer::Seat(seat) if seat.index() == usize::from(figure));
        if owner { CardSet::EMPTY } else { self.figure(figure).hand.minus(self.figure(figure).known) }
    }

    /// Unknown cards of a hand that were drawn from the deck of one shuffle.
    pub(crate) fn drawn_from(&self, cards: CardSet, shuffle: u8) -> CardSet {
        cards.iter().filter(|card| self.drawn_in[usize::from(*card)] == shuffle).collect()
    }

    pub(crate) fn imagine(&self, viewer: Viewer, dice: &mut Dice) -> World<Self> {
        let mut world = self.clone();
        world.deal_unknown(viewer, dice);
        world.choose_unknown(viewer, dice);
        T::reimagine(&mut world, viewer, dice);
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
        if let Some(Frame::OfferCharacter { seat } | Frame::KeepCharacter { seat }) = self.frames.top() {
            let (seat, free) = (*seat, self.free_characters().collect());
            self.offer_unknown(viewer, seat, free, dice);
        }
    }

    /// Something dealt in secret to a chooser: any of those it could have been.
    pub(crate) fn offer_unknown(&mut self, viewer: Viewer, seat: u8, mut free: Vec<u8>, dice: &mut Dice) {
        let own = matches!(viewer, Viewer::Seat(own) if own.index() == usize::from(seat));
        let offered = self.offer.iter().filter(|offered| **offered != NONE).count();
        if !own && offered > 0 {
            dice.shuffle(&mut free);
            self.offer[..offered].copy_from_slice(&free[..offered]);
        }
    }
}

#[cfg(any(test, feature = "laws"))]
impl<T: super::tale::LawfulTale> kernel::laws::Lawful for Table<T> {
    /// Every action card in the place where it lies; starters of characters nobody plays lie in the box.
    fn components(&self) -> Vec<u32> {
        use super::card::STARTERS;
        use super::tale::Book as _;
        let characters = self.pack().characters().len() as u8;
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
        let boxed = (0..characters).filter(|character| !played(character)).flat_map(|character| {
            let start = T::MAIN_CARDS + STARTERS as u8 * character;
            start..start + STARTERS as u8
        });
        let cards = sets.flat_map(CardSet::iter).chain(rows).chain(timelines).chain(boxed);
        cards.map(u32::from).chain(T::components(self)).collect()
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
        zones.extend(T::hidden(self, viewer));
        zones
    }
}
