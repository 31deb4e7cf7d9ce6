//! End of a chapter (RON-14): what the symbols pay.

use super::event::{Reason, Tell};
use super::frame::Frame;
use super::state::Ronin;
use crate::timeline::keeping::CHAPTERS;

impl Ronin {
    /// RON-14.1 to RON-14.5: the active kind a player has more of pays experience, the other victory points.
    pub(super) fn score_chapter(&mut self, tell: &mut impl Tell) {
        let active = self.active();
        for seat in 0..self.players {
            let counts = active.map(|kind| self.count(seat, kind));
            self.score_experience(seat, counts[0].max(counts[1]), Reason::Chapter, tell);
        }
        for seat in 0..self.players {
            let counts = active.map(|kind| self.count(seat, kind));
            self.score_victory(seat, counts[0].min(counts[1]), Reason::Chapter, tell);
        }
        if self.chapter + 1 == CHAPTERS {
            self.frames.push(Frame::Ending);
        } else {
            self.clear_chapter();
        }
    }
}
