//! The draft of characters and the player sets (RON-3.9 to RON-3.18, POD-3.11 to POD-3.21).

use kernel::Audience;

use super::card::STARTERS;
use super::event::{Event, Tell};
use super::frame::Frame;
use super::table::{NONE, Table};
use super::tale::{Book, Tale};
use crate::cards::CardSet;

impl<T: Tale> Table<T> {
    /// RON-3.9, POD-3.11: the first chooser is fixed by the options or drawn; then characters are drafted clockwise.
    pub(crate) fn begin_choosing(&mut self, first: u8, tell: &mut impl Tell) {
        self.first = first;
        tell(Audience::Everyone, Event::FirstChooser { figure: first });
        self.frames.push(Frame::Characters { chooser: 0 });
    }

    /// The chooser with this number, clockwise from the first (RON-3.9, RON-3.11, POD-3.13).
    pub(crate) fn chooser(&self, number: u8) -> u8 {
        (self.first + number) % self.players
    }

    /// RON-3.10 to RON-3.12, POD-3.12 to POD-3.15: each chooser gets two boards of the pool, or the last one,
    /// reshuffled each time, unless the options fix the characters.
    pub(crate) fn draft_characters(&mut self, chooser: u8, tell: &mut impl Tell) {
        if chooser == self.players {
            T::characters_chosen(self, tell);
            return;
        }
        self.frames.push(Frame::Characters { chooser: chooser + 1 });
        let seat = self.chooser(chooser);
        match self.fixed[usize::from(seat)] {
            NONE => {
                self.frames.push(Frame::KeepCharacter { seat });
                for _ in 0..self.free_characters().count().min(2) {
                    self.frames.push(Frame::OfferCharacter { seat });
                }
            }
            character => self.take_character(seat, character, tell),
        }
    }

    pub(crate) fn take_character(&mut self, figure: u8, character: u8, tell: &mut impl Tell) {
        self.figure_mut(figure).character = character;
        self.offer = [NONE; 2];
        tell(Audience::Everyone, Event::CharacterTaken { figure, character });
    }

    /// Characters nobody has and the options have not fixed for somebody.
    pub(crate) fn free_characters(&self) -> impl Iterator<Item = u8> {
        let taken = |character: &u8| {
            self.figures.iter().any(|figure| figure.character == *character) || self.fixed.contains(character)
        };
        (0..self.pack().characters().len() as u8).filter(move |character| !taken(character))
    }

    /// Something dealt to a chooser: a character or a board.
    pub(crate) fn take_offer(&mut self, offered: u8) {
        let place = usize::from(self.offer[0] != NONE);
        self.offer[place] = offered;
    }

    /// RON-3.13 to RON-3.18, POD-3.16 to POD-3.21: starter hands, the first ability, and figures on the initiative
    /// track in the order of the characters given.
    pub(crate) fn hand_out(&mut self, characters: &[u8], tell: &mut impl Tell) {
        for seat in 0..self.players {
            let start = T::MAIN_CARDS + STARTERS as u8 * self.figure(seat).character;
            let starters = CardSet::range(start, start + STARTERS as u8);
            let figure = self.figure_mut(seat);
            figure.hand = starters;
            figure.known = starters;
            figure.held = 1;
        }
        let figures = characters.iter().filter_map(|character| {
            (0..self.ring()).find(|figure| self.figure(*figure).character == *character)
        });
        let figures: Vec<u8> = figures.collect();
        self.order[..figures.len()].copy_from_slice(&figures);
        tell(Audience::Everyone, Event::Order { order: figures });
    }
}
