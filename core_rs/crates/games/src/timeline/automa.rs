//! Automas: how they draft (RON-17.9 to RON-17.11, POD-17.13 to POD-17.15).

use kernel::Audience;

use super::event::{Event, Tell};
use super::frame::Frame;
use super::table::{NONE, Table};
use super::tale::Tale;

impl<T: Tale> Table<T> {
    /// RON-17.9, RON-17.10, POD-17.13, POD-17.14: the row with most active symbols, nearest the deck on a tie; without any, the deck.
    pub(crate) fn draft_automa(&mut self, figure: u8, tell: &mut impl Tell) {
        let mut best = (0, None);
        for row in 0..self.row_count() {
            let symbols = self.active_symbols_in_row(row);
            if symbols > best.0 {
                best = (symbols, Some(row));
            }
        }
        let row = best.1;
        self.figure_mut(figure).slot = row.map_or(0, |row| row + 1);
        tell(Audience::Everyone, Event::Drafted { figure, row });
        match row {
            Some(row) => {
                let cards = self.clear_row(row);
                T::slot_bonus(self, figure, row, tell);
                for card in &cards {
                    T::automa_takes(self, figure, *card, tell);
                }
                for card in cards {
                    self.play_for_automa(figure, card, tell);
                }
            }
            None => self.frames.push(Frame::AutomaDraw { figure, left: 2 }),
        }
    }

    pub(crate) fn active_symbols_in_row(&self, row: u8) -> u8 {
        let active = self.active();
        let pair = self.rows[usize::from(row)].into_iter().filter(|card| *card != NONE);
        pair.map(|card| active.iter().map(|kind| self.card(card).symbols[*kind as usize]).sum::<u8>()).sum()
    }

    /// RON-17.11, POD-17.15: its cards go into the timeline at once, without their standard effects.
    pub(crate) fn play_for_automa(&mut self, figure: u8, card: u8, tell: &mut impl Tell) {
        self.figure_mut(figure).timeline.push(card);
        tell(Audience::Everyone, Event::Played { figure, card });
    }
}
