//! Turning the pages (POD-14.22, POD-14.23, POD-21): the outcome of a chapter with the bonuses of the path tokens, the
//! opening of the next one.

use kernel::Audience;

use super::event::{Event, Reason, Tell};
use super::frame::{Frame, Purpose};
use super::pack::{OPENINGS, OUTCOMES, place};
use super::state::{NONE, PathOfDestiny};
use super::vocabulary::{PathBonus, Points, Side};

impl PathOfDestiny {
    /// POD-14.22, POD-21.6: the outcome is read; the Left token pays first.
    pub(super) fn read_outcome(&mut self, tell: &mut impl Tell) {
        let outcome = place(&self.path()) - 1;
        self.read(OUTCOMES + outcome, tell);
        self.frames.push(Frame::PathBonus { side: Side::Right });
        self.frames.push(Frame::PathBonus { side: Side::Left });
    }

    /// What the outcome of the path so far gives to the holder of a path token (POD-21.4).
    pub(super) fn bonus_of(&self, side: Side) -> Option<PathBonus> {
        let outcome = place(&self.path()).checked_sub(1)?;
        self.book().outcomes[usize::from(outcome)].bonuses[side as usize]
    }

    /// POD-21.5, POD-21.7, POD-20.13: the holder gets the bonus or suffers the penalty; without a holder it is skipped.
    pub(super) fn pay_path(&mut self, side: Side, tell: &mut impl Tell) {
        let seat = self.holders[side as usize];
        let Some(bonus) = self.bonus_of(side).filter(|_| seat != NONE) else { return };
        match bonus {
            PathBonus::Gain(kind) => self.gain(seat, kind, 1, tell),
            PathBonus::GainActive => {
                self.frames.push(Frame::ChooseActive { seat, purpose: Purpose::Gain(1) });
            }
            PathBonus::Lead(points) => self.lead(seat, points, tell),
            PathBonus::Special(token) => self.take_special(seat, token - 1, tell),
            PathBonus::DrawAndDiscard => {
                self.frames.push(Frame::DiscardCard { seat });
                self.frames.push(Frame::DrawCards { seat, left: 2 });
            }
            PathBonus::Victory(points) => self.score_victory(seat, points, Reason::Outcome, tell),
            PathBonus::Experience(points) => self.score_experience(seat, points, Reason::Outcome, tell),
            PathBonus::LoseExperience(points) => self.lose_experience(seat, points, tell),
            PathBonus::Trail => self.trail(seat, tell),
        }
    }

    /// POD-O2, POD-21.8: to the top of the initiative track, or a point.
    fn lead(&mut self, seat: u8, points: Points, tell: &mut impl Tell) {
        match (self.initiative(seat), points) {
            (0, Points::Victory) => self.score_victory(seat, 1, Reason::Outcome, tell),
            (0, Points::Experience) => self.score_experience(seat, 1, Reason::Outcome, tell),
            (at, _) => {
                self.order[..=at].rotate_right(1);
                self.tell_order(tell);
            }
        }
    }

    /// POD-20.22: to the bottom of the initiative track, or one experience is lost.
    fn trail(&mut self, seat: u8, tell: &mut impl Tell) {
        let last = usize::from(self.ring()) - 1;
        match self.initiative(seat) {
            at if at == last => self.lose_experience(seat, 1, tell),
            at => {
                self.order[at..=last].rotate_left(1);
                self.tell_order(tell);
            }
        }
    }

    fn tell_order(&self, tell: &mut impl Tell) {
        let order = self.order[..usize::from(self.ring())].to_vec();
        tell(Audience::Everyone, Event::Order { order });
    }

    /// POD-O3: a special symbol token comes from wherever it is; one that its owner has lost stays away until the next
    /// chapter starts (POD-R56).
    fn take_special(&mut self, seat: u8, token: u8, tell: &mut impl Tell) {
        let at = usize::from(token);
        if self.special[at] != seat {
            self.special[at] = seat;
            self.waiting &= !(1 << token);
        }
        tell(Audience::Everyone, Event::SpecialTaken { figure: seat, kind: self.pack().special[at] });
    }

    /// A special token is lost until the next chapter (POD-19.17, POD-R56).
    pub(super) fn lay_aside_special(&mut self, figure: u8, kind: super::vocabulary::Kind) {
        let held = |token: &usize| {
            self.special[*token] == figure
                && self.waiting >> token & 1 == 0
                && self.pack().special[*token] == kind
        };
        if let Some(token) = (0..2).find(held) {
            self.waiting |= 1 << token;
        }
    }

    /// POD-14.23: path and destiny tokens return, the opening is read and its pair is in force.
    pub(super) fn read_opening(&mut self, tell: &mut impl Tell) {
        self.holders = [NONE; 2];
        self.destiny = [NONE; 3];
        let opening = place(&self.path());
        self.read(OPENINGS + opening, tell);
        tell(Audience::Everyone, Event::ChapterBegan { chapter: self.chapter + 1, active: self.active() });
        self.frames.push(Frame::ChapterStart);
    }
}
