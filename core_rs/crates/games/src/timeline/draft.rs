//! Step 1, the draft (RON-5, POD-5): rows move up and are refilled, figures take their slots, the order is made anew.

use std::ops::ControlFlow;

use kernel::Audience;

use super::action::Action;
use super::event::{Event, Tell};
use super::frame::Frame;
use super::table::{FIGURES, NONE, ROWS, Table};
use super::tale::Tale;
use super::vocabulary::Window;

impl<T: Tale> Table<T> {
    /// A turn is Draft, Play and a third step that the tale names (RON-4.1, POD-4.3).
    pub(crate) fn begin_turn(&mut self, tell: &mut impl Tell) {
        tell(Audience::Everyone, Event::TurnBegan { chapter: self.chapter + 1, turn: self.turn + 1 });
        for frame in T::STEPS {
            self.frames.push(*frame);
        }
    }

    /// RON-5.1 to RON-5.4, POD-5.1 to POD-5.4: discard the pair nearest the deck, slide the others up, refill; not in the first turn of
    /// the game (RON-R3, POD-R3).
    pub(crate) fn maintain_rows(&mut self, tell: &mut impl Tell) {
        if self.chapter == 0 && self.turn == 0 {
            return;
        }
        let mut pairs = self.rows.into_iter().filter(|pair| *pair != [NONE; 2]);
        let topmost = pairs.next();
        let mut rows = [[NONE; 2]; ROWS];
        rows.iter_mut().zip(pairs).for_each(|(row, pair)| *row = pair);
        self.rows = rows;
        if let Some(pair) = topmost {
            let discarded: Vec<u8> = pair.into_iter().filter(|card| *card != NONE).collect();
            for card in &discarded {
                self.discard.insert(*card);
            }
            tell(Audience::Everyone, Event::RowsMoved { discarded });
        }
        self.frames.push(Frame::Refill);
    }

    /// The first empty place: top row first, left place then right (RON-5.3, POD-5.3).
    pub(crate) fn empty_place(&self) -> Option<(u8, u8)> {
        (0..self.row_count())
            .flat_map(|row| [(row, 0), (row, 1)])
            .find(|(row, place)| self.rows[usize::from(*row)][usize::from(*place)] == NONE)
    }

    pub(crate) fn deal_row(&mut self, card: u8, tell: &mut impl Tell) {
        let (row, place) = self.empty_place().expect("a card is dealt only to an empty place");
        self.rows[usize::from(row)][usize::from(place)] = card;
        tell(Audience::Everyone, Event::RowDealt { row, place, card });
        self.leave_deck(card, tell);
    }

    /// RON-5.6, POD-5.6: figures draft in initiative order, each with its windows W1 and W2.
    pub(crate) fn draft_next(&mut self, at: u8, tell: &mut impl Tell) {
        if at == self.ring() {
            return;
        }
        self.frames.push(Frame::Draft { at: at + 1 });
        let figure = self.order[usize::from(at)];
        if self.is_automa(figure) {
            T::draft_automa(self, figure, tell);
        } else {
            self.frames.push(Frame::Window { seat: figure, window: Window::AfterDraft });
            self.frames.push(Frame::Slot { seat: figure });
            self.frames.push(Frame::Window { seat: figure, window: Window::BeforeDraft });
        }
    }

    /// Whether a row has a card.
    pub(crate) fn row_has_cards(&self, row: u8) -> bool {
        self.rows[usize::from(row)] != [NONE; 2]
    }

    /// RON-5.7, POD-5.7: the deck slot, and every row with cards; a row that was taken or emptied has none
    /// (RON-5.11, POD-5.11).
    pub(crate) fn slots<B>(&self, visit: &mut impl FnMut(Action) -> ControlFlow<B>) -> ControlFlow<B> {
        visit(Action::TakeDeck)?;
        (0..self.row_count())
            .filter(|row| self.row_has_cards(*row))
            .try_for_each(|row| visit(Action::TakeRow { row }))
    }

    /// RON-5.8, POD-5.8: the top two cards of the deck, unseen by the others.
    pub(crate) fn take_deck(&mut self, seat: u8, tell: &mut impl Tell) {
        self.figure_mut(seat).slot = 0;
        tell(Audience::Everyone, Event::Drafted { figure: seat, row: None });
        self.frames.push(Frame::DrawCards { seat, left: 2 });
    }

    /// RON-5.9, POD-5.9: a row's face-up pair and what the slot gives.
    pub(crate) fn take_row(&mut self, seat: u8, row: u8, tell: &mut impl Tell) {
        self.figure_mut(seat).slot = row + 1;
        tell(Audience::Everyone, Event::Drafted { figure: seat, row: Some(row) });
        let cards = self.clear_row(row);
        for card in &cards {
            self.receive_openly(seat, *card);
        }
        tell(Audience::Everyone, Event::Took { figure: seat, cards });
        T::slot_bonus(self, seat, row, tell);
    }

    /// Takes the cards out of a row.
    pub(crate) fn clear_row(&mut self, row: u8) -> Vec<u8> {
        let pair = std::mem::replace(&mut self.rows[usize::from(row)], [NONE; 2]);
        pair.into_iter().filter(|card| *card != NONE).collect()
    }

    /// A player draws a card that the others do not see (RON-21.3, POD-23.4).
    pub(crate) fn draw_card(&mut self, seat: u8, card: u8, tell: &mut impl Tell) {
        self.figure_mut(seat).hand.insert(card);
        self.drawn_in[usize::from(card)] = self.shuffles;
        let owner = kernel::Seat::new(seat);
        tell(Audience::only(owner), Event::Drew { figure: seat, card });
        tell(Audience::except(owner), Event::DrewUnseen { figure: seat });
        self.leave_deck(card, tell);
    }

    /// RON-5.14, POD-5.14: deck slot by arrival, then the rows from the top.
    pub(crate) fn new_order(&mut self, tell: &mut impl Tell) {
        let old = self.order;
        let figures = usize::from(self.ring());
        let mut order = old;
        // A stable sort keeps the order of arrival at the deck.
        order[..figures].sort_by_key(|figure| self.figure(*figure).slot);
        self.order = order;
        for figure in &mut self.figures[..FIGURES] {
            figure.slot = NONE;
        }
        tell(Audience::Everyone, Event::Order { order: order[..figures].to_vec() });
    }
}
