//! Edge of the World: extra effort (POD-18).

use kernel::Audience;

use super::event::{Event, Reason, Tell};
use super::state::{NONE, PathOfDestiny};
use super::vocabulary::{Colour, EffortBonus};

impl PathOfDestiny {
    /// POD-18.3 to POD-18.5, POD-18.9, POD-17.29: after the Play step every player whose timeline shows the sequence
    /// gets the bonus once, in initiative order.
    pub(super) fn check_effort(&mut self, tell: &mut impl Tell) {
        let effort = self.efforts[usize::from(self.chapter)];
        if effort == NONE {
            return;
        }
        let card = &self.pack().efforts[usize::from(effort)];
        for seat in self.humans_in_order() {
            if !self.shows(seat, &card.sequence) {
                continue;
            }
            tell(Audience::Everyone, Event::EffortMade { figure: seat, effort });
            match card.bonus {
                EffortBonus::Experience(amount) => self.score_experience(seat, amount, Reason::Effort, tell),
                EffortBonus::OneOfEachActive => {
                    for kind in self.active() {
                        self.gain(seat, kind, 1, tell);
                    }
                }
            }
        }
    }

    /// POD-18.4, POD-18.6, POD-R37: neighbouring cards, left to right, at least one of them played this turn; a
    /// multi-coloured card stands for any one of its colours.
    pub(super) fn shows(&self, seat: u8, sequence: &[Colour]) -> bool {
        self.figure(seat).timeline.cards().windows(sequence.len()).any(|run| {
            run.iter().any(|played| played.fresh)
                && run.iter().zip(sequence).all(|(played, colour)| self.card(played.card).has(*colour))
        })
    }
}
