//! The end of a turn and of a chapter (RON-14, POD-14): window W6, clearing, and the cards that are kept.

use std::ops::ControlFlow;

use kernel::{Audience, Seat, Seats};

use super::action::Action;
use super::event::{Event, Tell};
use super::figure::{Played, Timeline};
use super::frame::Frame;
use super::table::{FIGURES, NONE, Table};
use super::tale::Tale;
use super::vocabulary::Window;

/// Chapters of a game, and turns of a chapter (RON-4.1, POD-2.14).
pub const CHAPTERS: u8 = 3;
const TURNS: u8 = 3;

impl<T: Tale> Table<T> {
    /// RON-7.17, POD-4.3: the turn marker moves; after the third turn the chapter ends.
    pub(crate) fn end_turn(&mut self) {
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

    /// RON-14.6, POD-14.11, POD-14.12: window W6, then tokens go and cards are kept.
    pub(crate) fn clear_chapter(&mut self) {
        self.frames.push(Frame::Clear);
        self.frames.push(Frame::BeforeClearing { at: 0 });
    }

    /// RON-14.6, POD-14.11: window W6 in initiative order.
    pub(crate) fn open_before_clearing(&mut self, at: u8) {
        if at < self.ring() {
            self.frames.push(Frame::BeforeClearing { at: at + 1 });
            let seat = self.order[usize::from(at)];
            if !self.is_automa(seat) {
                self.frames.push(Frame::Window { seat, window: Window::ChapterEnd });
            }
        }
    }

    /// RON-14.7, POD-14.12: all symbol tokens and lost-symbol tokens go.
    pub(crate) fn clear(&mut self, tell: &mut impl Tell) {
        for figure in &mut self.figures {
            figure.pool = [0; 4];
            figure.timeline.cards_mut().iter_mut().for_each(Played::uncover);
        }
        tell(Audience::Everyone, Event::Cleared);
        self.frames.push(Frame::Keep);
    }

    /// RON-14.9, POD-14.14 to POD-14.16: one card after chapter I, two after chapter II; fewer cards: all.
    fn keeps(&self, seat: u8) -> u8 {
        (self.chapter + 1).min(self.figure(seat).timeline.len())
    }

    /// The players who still have to choose a card to keep.
    pub(crate) fn keeping(&self) -> Seats {
        let owes = |seat: &u8| self.figure(*seat).picked() < self.keeps(*seat);
        (0..self.players).filter(owes).map(Seat::new).collect()
    }

    /// RON-D19, POD-D21: any card of the timeline not yet chosen, leftmost place first.
    pub(crate) fn keepable<B>(
        &self,
        seat: u8,
        visit: &mut impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let figure = self.figure(seat);
        let mut left = (0..figure.timeline.len()).filter(|position| !figure.picks.contains(position));
        left.try_for_each(|position| visit(Action::Keep { position }))
    }

    /// RON-14.8, RON-14.10, RON-14.16, RON-17.17, POD-14.13, POD-14.17, POD-17.23: kept cards start the new timeline, the rest is discarded; Automas
    /// keep nothing. The next chapter's pair is in force from here on (RON-14.13, POD-14.20).
    pub(crate) fn reveal_kept(&mut self, tell: &mut impl Tell) {
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
        T::begin_chapter(self, tell);
        self.frames.push(Frame::Kept { at: 0 });
    }

    /// RON-14.12, POD-14.19: standard effects of kept cards, players in initiative order.
    pub(crate) fn resolve_kept(&mut self, at: u8) {
        if at < self.ring() {
            self.frames.push(Frame::Kept { at: at + 1 });
            let seat = self.order[usize::from(at)];
            if !self.is_automa(seat) {
                self.frames.push(Frame::KeptCards { seat, position: 0 });
            }
        }
    }

    /// Cards left to right, without windows (RON-14.14, RON-14.17, POD-14.21).
    pub(crate) fn resolve_kept_cards(&mut self, seat: u8, position: u8) {
        if position < self.figure(seat).timeline.len() {
            self.frames.push(Frame::KeptCards { seat, position: position + 1 });
            self.resolve_standard(seat, position, false);
        }
    }
}
