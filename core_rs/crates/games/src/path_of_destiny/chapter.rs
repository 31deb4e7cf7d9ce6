//! What a chapter pays (POD-14.5 to POD-14.9): victory points for the main symbol, experience for the secondary one, and
//! the path tokens.

use kernel::Audience;

use super::event::{Event, Reason, Tell};
use super::frame::Frame;
use super::state::{NONE, PathOfDestiny};
use super::vocabulary::Side;
use crate::timeline::keeping::CHAPTERS;

impl PathOfDestiny {
    /// POD-14.5 to POD-14.8, POD-17.21; after chapter III nothing is cleared (POD-15.1).
    pub(super) fn score_chapter(&mut self, tell: &mut impl Tell) {
        let main = usize::from(self.path[usize::from(self.chapter)]);
        let active = self.active();
        for figure in 0..self.ring() {
            let symbols = self.count(figure, active[main]);
            self.score_victory(figure, symbols, Reason::Chapter, tell);
        }
        for figure in 0..self.ring() {
            let symbols = self.count(figure, active[1 - main]);
            self.earn(figure, symbols, Reason::Chapter, tell);
        }
        for side in Side::ALL {
            let holder = self.leader(side);
            self.holders[side as usize] = holder.unwrap_or(NONE);
            tell(Audience::Everyone, Event::PathTaken { side, figure: holder });
        }
        if self.chapter + 1 == CHAPTERS {
            self.frames.push(Frame::Ending);
            self.frames.push(Frame::Outcome);
        } else {
            self.clear_chapter();
        }
    }

    /// POD-14.7 to POD-14.9: the most symbols of a side, the higher on the initiative track on a tie, also with none.
    /// An Automa that leads takes no token, and nobody else does (POD-17.22).
    fn leader(&self, side: Side) -> Option<u8> {
        let kind = self.active()[side as usize];
        let figures = self.order.iter().take(usize::from(self.ring())).copied();
        let leader = figures
            .reduce(|best, next| if self.count(next, kind) > self.count(best, kind) { next } else { best })?;
        (!self.is_automa(leader)).then_some(leader)
    }

    /// POD-14.24, POD-4.5: a chapter starts; special tokens return (POD-19.17), kept cards are not of this turn
    /// (POD-R37), an Automa gains its symbols (POD-17.11, POD-17.12).
    pub(super) fn start_chapter(&mut self, tell: &mut impl Tell) {
        for token in 0..2 {
            if self.waiting >> token & 1 != 0 {
                let (figure, kind) = (self.special[token], self.pack().special[token]);
                tell(Audience::Everyone, Event::SpecialReturned { figure, kind });
            }
        }
        self.waiting = 0;
        for figure in &mut self.figures {
            figure.timeline.cards_mut().iter_mut().for_each(|played| played.fresh = false);
        }
        self.frames.push(Frame::Turn);
        if self.players == 1 {
            self.frames.push(Frame::Competences { figure: 1 });
            self.frames.push(Frame::Coin { figure: 1, left: self.chapter + 1, destiny: false });
        }
    }
}
