//! End of the game (RON-15): side quest, golden experience, partnership, winner.

use kernel::{Audience, MAX_SEATS, Outcome, Solo};

use super::event::{Event, Reason, Tell};
use super::frame::Frame;
use super::state::{GOLDEN, Ronin};
use super::vocabulary::Kind;

/// Victory points that win a solo game (RON-18.7).
pub const SOLO_GOAL: u16 = 35;

impl Ronin {
    /// RON-15.1 to RON-15.7, RON-15.9: three independent sums.
    pub(super) fn score_ending(&mut self, tell: &mut impl Tell) {
        for seat in 0..self.players {
            self.show_hand(seat, tell);
            let (kind, cards) = self.side_quest(seat);
            tell(Audience::Everyone, Event::SideQuest { figure: seat, kind });
            self.score_victory(seat, cards, Reason::SideQuest, tell);
        }
        for seat in 0..self.players {
            self.score_victory(seat, self.golden_victory(seat), Reason::Golden, tell);
        }
        for seat in 0..self.players {
            self.score_victory(seat, self.partnership_victory(seat), Reason::Partnership, tell);
        }
        tell(Audience::Everyone, Event::Over);
        self.frames.push(Frame::Over);
    }

    /// RON-15.2, RON-D28: the inactive kind of chapter III that more hand cards show, the earlier kind on a tie;
    /// a card counts once (RON-R19).
    pub(super) fn side_quest(&self, seat: u8) -> (Kind, u8) {
        let quests = self.inactive();
        let cards = |kind: Kind| {
            let shows = |card: &u8| self.card(*card).symbols[kind as usize] > 0;
            self.figure(seat).hand.iter().filter(shows).count() as u8
        };
        let kinds = Kind::ALL.into_iter().filter(|kind| quests & (1 << *kind as u8) != 0);
        let counted = kinds.map(|kind| (kind, cards(kind)));
        counted.reduce(|best, next| if next.1 > best.1 { next } else { best }).unwrap_or((Kind::Magic, 0))
    }

    /// RON-15.4, RON-15.5.
    pub(super) fn golden_victory(&self, seat: u8) -> u8 {
        let golden = self.figure(seat).experience.checked_sub(GOLDEN);
        golden.map_or(0, |golden| self.pack().golden[usize::from(golden)])
    }

    /// RON-15.8, RON-17.18: most victory points win, the higher figure on the initiative track on a tie. Alone,
    /// 35 points win (RON-18.7).
    pub(super) fn outcome(&self) -> Outcome {
        let mut outcome = Outcome { places: [0; MAX_SEATS], scores: [0; MAX_SEATS], solo: None };
        let mut seats: Vec<u8> = self.humans_in_order().collect();
        seats.sort_by_key(|seat| std::cmp::Reverse(self.figure(*seat).victory));
        for (place, seat) in (1..).zip(seats) {
            outcome.places[usize::from(seat)] = place;
            outcome.scores[usize::from(seat)] = self.figure(seat).victory.cast_signed();
        }
        if self.players == 1 {
            let won = self.figure(0).victory >= SOLO_GOAL;
            outcome.solo = Some(if won { Solo::Won } else { Solo::Lost });
        }
        outcome
    }
}
