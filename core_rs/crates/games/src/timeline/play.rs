//! Step 2, play (RON-6, POD-6): cards are chosen face down, turned up together, and their standard effects resolved.

use std::ops::ControlFlow;

use kernel::{Audience, Seat, Seats};

use super::action::Action;
use super::event::{Event, Tell};
use super::frame::Frame;
use super::table::{NONE, Table};
use super::tale::Tale;
use super::vocabulary::Window;

/// Cards played by each player in a turn (RON-6.2, POD-6.2).
const CARDS_A_TURN: u8 = 2;

impl<T: Tale> Table<T> {
    /// RON-6.1, POD-6.1: window W3 in initiative order.
    pub(crate) fn open_before(&mut self, at: u8) {
        if at < self.ring() {
            self.frames.push(Frame::Before { at: at + 1 });
            let seat = self.order[usize::from(at)];
            if !self.is_automa(seat) {
                self.frames.push(Frame::Window { seat, window: Window::BeforePlay });
            }
        }
    }

    /// The players who still have to lay down a card.
    pub(crate) fn selecting(&self) -> Seats {
        let owes = |seat: &u8| {
            let figure = self.figure(*seat);
            figure.picked() < CARDS_A_TURN.min(figure.hand.len() as u8)
        };
        (0..self.players).filter(owes).map(Seat::new).collect()
    }

    /// RON-D13, POD-D14: any hand card not yet laid down.
    pub(crate) fn selectable<B>(
        &self,
        seat: u8,
        visit: &mut impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let figure = self.figure(seat);
        let mut left = figure.hand.iter().filter(|card| !figure.picks.contains(card));
        left.try_for_each(|card| visit(Action::Select { card }))
    }

    /// A sealed choice: only its owner learns what it was.
    pub(crate) fn pick(&mut self, seat: u8, pick: u8, tell: &mut impl Tell) {
        let figure = self.figure_mut(seat);
        let picks = figure.picked();
        figure.picks[usize::from(picks)] = pick;
        tell(Audience::Everyone, Event::Chose { figure: seat, picks: picks + 1 });
    }

    /// RON-6.3, POD-6.3: all chosen cards are turned up together and appended, first card left.
    pub(crate) fn reveal(&mut self, tell: &mut impl Tell) {
        for seat in 0..self.players {
            let picks = std::mem::replace(&mut self.figure_mut(seat).picks, [NONE; 2]);
            let cards: Vec<u8> = picks.into_iter().filter(|card| *card != NONE).collect();
            for card in &cards {
                self.out_of_hand(seat, *card);
                self.figure_mut(seat).timeline.push(*card);
            }
            self.figure_mut(seat).turned_up = cards.len() as u8;
            tell(Audience::Everyone, Event::Revealed { figure: seat, cards });
        }
    }

    /// RON-6.4, POD-6.4: standard effects in initiative order, left card first; then window W5.
    pub(crate) fn resolve_next(&mut self, at: u8) {
        if at == self.ring() {
            return;
        }
        self.frames.push(Frame::Resolve { at: at + 1 });
        let seat = self.order[usize::from(at)];
        if !self.is_automa(seat) {
            self.frames.push(Frame::Window { seat, window: Window::AfterEffects });
            let figure = self.figure(seat);
            let position = figure.timeline.len() - figure.turned_up;
            self.frames.push(Frame::ResolveCards { seat, position });
        }
    }

    /// One card after the other, each with window W4 if it has a standard effect (RON-12.20, POD-12.12). Cards that abilities
    /// played before the selection lie further left and are resolved already.
    pub(crate) fn resolve_cards(&mut self, seat: u8, position: u8) {
        if position < self.figure(seat).timeline.len() {
            self.frames.push(Frame::ResolveCards { seat, position: position + 1 });
            self.resolve_standard(seat, position, true);
        }
    }

    /// The Play step ends; what lasted until now is over (RON-13.13, POD-13.14).
    pub(crate) fn end_play(&mut self) {
        for figure in &mut self.figures {
            figure.wild = NONE;
            figure.turned_up = 0;
        }
    }
}
