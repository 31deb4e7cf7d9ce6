//! Step 3, the tea ceremony (RON-7): tea effects, then passing the cup.

use std::ops::ControlFlow;

use kernel::Audience;

use super::action::Action;
use super::event::{Event, Tell};
use super::frame::Frame;
use super::pack::Effect;
use super::state::Ronin;
use super::vocabulary::{Condition, Side};
use crate::timeline::figure::Played;

/// Points for a pair of passing-cup icons (RON-7.11).
const PAIR: u8 = 2;

const SIDES: [Side; 2] = [Side::Left, Side::Right];

impl Ronin {
    /// RON-7.1, RON-7.18: figures act in initiative order; a slot is finished before the next begins.
    pub(super) fn serve_next(&mut self, at: u8) {
        if at < self.ring() {
            let figure = self.order[usize::from(at)];
            self.frames.push(Frame::Tea { at: at + 1 });
            self.frames.push(Frame::Cups { figure });
            self.frames.push(Frame::TeaCards { figure, position: 0 });
        }
    }

    /// RON-7.1 to RON-7.3: tea effects of the cards played this turn or just kept, left to right.
    pub(super) fn serve_cards(&mut self, figure: u8, position: u8) {
        let cards = &self.figure(figure).timeline.cards()[usize::from(position)..];
        let tea = |played: &Played| played.fresh && self.card(played.card).is_tea();
        let Some(offset) = cards.iter().position(tea) else { return };
        let position = position + offset as u8;
        self.frames.push(Frame::TeaCards { figure, position: position + 1 });
        if self.is_automa(figure) {
            self.serve_automa_tea(figure);
        } else {
            self.frames.push(Frame::Evaluate { figure, position, waived: 0 });
        }
    }

    /// Which sides may be chosen when some are eligible: a full track only if the other cannot move either
    /// (RON-R11, RON-R33).
    fn movable(&self, seat: u8, eligible: [bool; 2]) -> [bool; 2] {
        let moves = SIDES.map(|side| !self.is_full(self.track(seat, side)));
        let useful = [eligible[0] && moves[0], eligible[1] && moves[1]];
        if useful == [false; 2] { eligible } else { useful }
    }

    /// Cards of the colour a partner shows, up to three (RON-C5, RON-8.15).
    fn partner_level(&self, seat: u8, position: u8, side: Side) -> u8 {
        let Some(Effect { condition: Condition::PartnerHas(colour), .. }) = self.effect_at(seat, position)
        else {
            return 0;
        };
        let partner = self.neighbour(seat, side);
        self.colour_within(partner, colour, self.figure(partner).timeline.len()).min(3)
    }

    /// RON-D20, RON-9.3.
    pub(super) fn partner_choices(&self, seat: u8, position: u8) -> [bool; 2] {
        self.movable(seat, SIDES.map(|side| self.partner_level(seat, position, side) > 0))
    }

    /// RON-D21.
    pub(super) fn track_choices(&self, seat: u8) -> [bool; 2] {
        self.movable(seat, [true; 2])
    }

    pub(super) fn offer_sides<B>(
        choices: [bool; 2],
        visit: &mut impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let mut offered = SIDES.into_iter().zip(choices).filter(|(_, offered)| *offered);
        offered.try_for_each(|(side, _)| visit(Action::ChooseTrack { side }))
    }

    /// RON-7.7: the points go to the track shared with the partner the condition looked at.
    pub(super) fn choose_partner(&mut self, seat: u8, position: u8, side: Side, tell: &mut impl Tell) {
        let level = self.partner_level(seat, position, side);
        let card = self.figure(seat).timeline[position].card;
        tell(Audience::Everyone, Event::TurnedTo { figure: seat, side });
        tell(Audience::Everyone, Event::Resolved { figure: seat, card, level });
        self.frames.push(Frame::Advance { track: self.track(seat, side), left: level });
    }

    /// RON-7.8: the points go to a track of choice.
    pub(super) fn choose_track(&mut self, seat: u8, points: u8, side: Side, tell: &mut impl Tell) {
        tell(Audience::Everyone, Event::TurnedTo { figure: seat, side });
        self.frames.push(Frame::Advance { track: self.track(seat, side), left: points });
    }

    /// The leftmost uncovered icon pointing to a side (RON-7.14).
    fn open_cup(&self, figure: u8, side: Side) -> Option<usize> {
        let cards = self.figure(figure).timeline.cards();
        cards.iter().position(|played| !played.cup_covered && self.card(played.card).cup == Some(side))
    }

    /// RON-7.10 to RON-7.14: every pair is resolved, Left track first; each covers two icons and moves the track.
    pub(super) fn pass_cups(&mut self, figure: u8, tell: &mut impl Tell) {
        for (side, opposite) in [(Side::Left, Side::Right), (Side::Right, Side::Left)] {
            let (track, partner) = (self.track(figure, side), self.neighbour(figure, side));
            if !self.has_track(track) {
                continue;
            }
            if let (Some(mine), Some(theirs)) =
                (self.open_cup(figure, side), self.open_cup(partner, opposite))
            {
                self.figure_mut(figure).timeline.cards_mut()[mine].cup_covered = true;
                self.figure_mut(partner).timeline.cards_mut()[theirs].cup_covered = true;
                tell(Audience::Everyone, Event::CupsMet { track });
                self.frames.push(Frame::Cups { figure });
                self.frames.push(Frame::Advance { track, left: PAIR });
                return;
            }
        }
    }
}
