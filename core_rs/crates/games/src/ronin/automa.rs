//! Automas (RON-17): figures that draft and play by fixed rules and score nothing.

use kernel::Audience;

use super::event::{Event, Tell};
use super::frame::Frame;
use super::state::{NONE, Ronin};
use super::vocabulary::Side;

impl Ronin {
    /// RON-17.9, RON-17.10: the row with most active symbols, nearest the deck on a tie; without any, the deck.
    pub(super) fn draft_automa(&mut self, figure: u8, tell: &mut impl Tell) {
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
                for card in self.clear_row(row) {
                    self.play_for_automa(figure, card, tell);
                }
            }
            None => self.frames.push(Frame::AutomaDraw { figure, left: 2 }),
        }
    }

    fn active_symbols_in_row(&self, row: u8) -> u8 {
        let active = self.active();
        let pair = self.rows[usize::from(row)].into_iter().filter(|card| *card != NONE);
        pair.map(|card| active.iter().map(|kind| self.card(card).symbols[*kind as usize]).sum::<u8>()).sum()
    }

    /// RON-17.11: its cards go into the timeline at once, without their standard effects.
    pub(super) fn play_for_automa(&mut self, figure: u8, card: u8, tell: &mut impl Tell) {
        self.figure_mut(figure).timeline.push(card);
        tell(Audience::Everyone, Event::Played { figure, card });
    }

    /// RON-17.14: whatever a tea card says, every track shared with a player gains a point.
    pub(super) fn serve_automa_tea(&mut self, figure: u8) {
        for side in [Side::Right, Side::Left] {
            if !self.is_automa(self.neighbour(figure, side)) {
                self.frames.push(Frame::Advance { track: self.track(figure, side), left: 1 });
            }
        }
    }
}
