//! End of a chapter (RON-14): scoring, window W6, clearing, and the cards that are kept.

use std::ops::ControlFlow;

use kernel::{Audience, Seat, Seats};

use super::action::Action;
use super::event::{Event, Reason, Tell};
use super::frame::Frame;
use super::state::{FIGURES, NONE, Ronin, Timeline};
use super::vocabulary::Window;

/// Chapters of a game, and turns of a chapter (RON-4.1).
const CHAPTERS: u8 = 3;
const TURNS: u8 = 3;

impl Ronin {
    /// RON-7.17: the turn marker moves; after the third turn the chapter ends.
    pub(super) fn end_turn(&mut self) {
        for figure in &mut self.figures {
            figure.timeline.cards_mut().iter_mut().for_each(|played| played.fresh = false);
        }
        if self.turn + 1 < TURNS {
            self.turn += 1;
            self.frames.push(Frame::Turn);
        } else {
            self.frames.push(Frame::ChapterEnds);
        }
    }

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
            self.frames.push(Frame::Clear);
            self.frames.push(Frame::BeforeClearing { at: 0 });
        }
    }

    /// RON-14.6: window W6 in initiative order.
    pub(super) fn open_before_clearing(&mut self, at: u8) {
        if at < self.ring() {
            self.frames.push(Frame::BeforeClearing { at: at + 1 });
            let seat = self.order[usize::from(at)];
            if !self.is_automa(seat) {
                self.frames.push(Frame::Window { seat, window: Window::ChapterEnd });
            }
        }
    }

    /// RON-14.7: all symbol tokens and lost-symbol tokens go.
    pub(super) fn clear(&mut self, tell: &mut impl Tell) {
        for figure in &mut self.figures {
            figure.pool = [0; 4];
            figure.timeline.cards_mut().iter_mut().for_each(super::state::Played::uncover);
        }
        tell(Audience::Everyone, Event::Cleared);
        self.frames.push(Frame::Keep);
    }

    /// RON-14.9: one card after chapter I, two after chapter II; fewer cards: all.
    fn keeps(&self, seat: u8) -> u8 {
        (self.chapter + 1).min(self.figure(seat).timeline.len())
    }

    /// The players who still have to choose a card to keep.
    pub(super) fn keeping(&self) -> Seats {
        let owes = |seat: &u8| self.figure(*seat).picked() < self.keeps(*seat);
        (0..self.players).filter(owes).map(Seat::new).collect()
    }

    /// RON-D19: any card of the timeline not yet chosen, leftmost place first.
    pub(super) fn keepable<B>(
        &self,
        seat: u8,
        visit: &mut impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let figure = self.figure(seat);
        let mut left = (0..figure.timeline.len()).filter(|position| !figure.picks.contains(position));
        left.try_for_each(|position| visit(Action::Keep { position }))
    }

    /// RON-14.8, RON-14.10, RON-14.16, RON-17.17: kept cards start the new timeline, the rest is discarded; Automas
    /// keep nothing. The next chapter's pair is in force from here on (RON-14.13).
    pub(super) fn reveal_kept(&mut self, tell: &mut impl Tell) {
        for number in 0..FIGURES as u8 {
            let figure = self.figure_mut(number);
            let old = std::mem::replace(&mut figure.timeline, Timeline::EMPTY);
            let picks = std::mem::replace(&mut figure.picks, [NONE; 2]);
            let kept = picks.into_iter().filter(|position| *position != NONE);
            let cards: Vec<u8> = kept.map(|position| old[position].card).collect();
            for card in &cards {
                figure.timeline.push(*card);
            }
            let rest = old.cards().iter().map(|played| played.card).filter(|card| !cards.contains(card));
            rest.for_each(|card| self.discard.insert(card));
            if number < self.players {
                tell(Audience::Everyone, Event::Kept { figure: number, cards });
            }
        }
        self.chapter += 1;
        self.turn = 0;
        tell(Audience::Everyone, Event::ChapterBegan { chapter: self.chapter + 1, active: self.active() });
        self.frames.push(Frame::Turn);
        self.frames.push(Frame::Kept { at: 0 });
    }

    /// RON-14.12: standard effects of kept cards, players in initiative order.
    pub(super) fn resolve_kept(&mut self, at: u8) {
        if at < self.ring() {
            self.frames.push(Frame::Kept { at: at + 1 });
            let seat = self.order[usize::from(at)];
            if !self.is_automa(seat) {
                self.frames.push(Frame::KeptCards { seat, position: 0 });
            }
        }
    }

    /// Cards left to right, without windows (RON-14.14, RON-14.17).
    pub(super) fn resolve_kept_cards(&mut self, seat: u8, position: u8) {
        if position < self.figure(seat).timeline.len() {
            self.frames.push(Frame::KeptCards { seat, position: position + 1 });
            self.resolve_standard(seat, position, false);
        }
    }
}
