//! Automas in the tea ceremony (RON-17): they play by fixed rules and score nothing.

use super::frame::Frame;
use super::state::Ronin;
use super::vocabulary::Side;

impl Ronin {
    /// RON-17.14: whatever a tea card says, every track shared with a player gains a point.
    pub(super) fn serve_automa_tea(&mut self, figure: u8) {
        for side in [Side::Right, Side::Left] {
            if !self.is_automa(self.neighbour(figure, side)) {
                self.frames.push(Frame::Advance { track: self.track(figure, side), left: 1 });
            }
        }
    }
}
