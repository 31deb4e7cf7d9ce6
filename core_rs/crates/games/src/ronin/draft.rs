//! Step 1, the draft (RON-5): rows move up and are refilled, figures take their slots, the order is made anew.

use std::ops::ControlFlow;

use kernel::Audience;

use super::action::Action;
use super::event::{Event, Reason, Tell};
use super::frame::Frame;
use super::state::{FIGURES, NONE, ROWS, Ronin};
use super::vocabulary::Window;

impl Ronin {
    /// A turn is Draft, Play and Tea ceremony (RON-4.1).
    pub(super) fn begin_turn(&mut self, tell: &mut impl Tell) {
        tell(Audience::Everyone, Event::TurnBegan { chapter: self.chapter + 1, turn: self.turn + 1 });
        for frame in [
            Frame::TurnEnds,
            Frame::Tea { at: 0 },
            Frame::PlayEnds,
            Frame::Resolve { at: 0 },
            Frame::Select,
            Frame::Before { at: 0 },
            Frame::NewOrder,
            Frame::Draft { at: 0 },
            Frame::Maintenance,
        ] {
            self.frames.push(frame);
        }
    }

    /// RON-5.1 to RON-5.4: discard the pair nearest the deck, slide the others up, refill; not in the first turn of
    /// the game (RON-R3).
    pub(super) fn maintain_rows(&mut self, tell: &mut impl Tell) {
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

    /// The first empty place: top row first, left place then right (RON-5.3).
    pub(super) fn empty_place(&self) -> Option<(u8, u8)> {
        (0..self.row_count())
            .flat_map(|row| [(row, 0), (row, 1)])
            .find(|(row, place)| self.rows[usize::from(*row)][usize::from(*place)] == NONE)
    }

    pub(super) fn deal_row(&mut self, card: u8, tell: &mut impl Tell) {
        let (row, place) = self.empty_place().expect("a card is dealt only to an empty place");
        self.rows[usize::from(row)][usize::from(place)] = card;
        tell(Audience::Everyone, Event::RowDealt { row, place, card });
        self.leave_deck(card, tell);
    }

    /// RON-5.6: figures draft in initiative order, each with its windows W1 and W2.
    pub(super) fn draft_next(&mut self, at: u8, tell: &mut impl Tell) {
        if at == self.ring() {
            return;
        }
        self.frames.push(Frame::Draft { at: at + 1 });
        let figure = self.order[usize::from(at)];
        if self.is_automa(figure) {
            self.draft_automa(figure, tell);
        } else {
            self.frames.push(Frame::Window { seat: figure, window: Window::AfterDraft });
            self.frames.push(Frame::Slot { seat: figure });
            self.frames.push(Frame::Window { seat: figure, window: Window::BeforeDraft });
        }
    }

    /// Whether a row has a card.
    pub(super) fn row_has_cards(&self, row: u8) -> bool {
        self.rows[usize::from(row)] != [NONE; 2]
    }

    /// RON-5.7: the deck slot, and every row with cards; a row that was taken or emptied has none (RON-5.11).
    pub(super) fn slots<B>(&self, visit: &mut impl FnMut(Action) -> ControlFlow<B>) -> ControlFlow<B> {
        visit(Action::TakeDeck)?;
        (0..self.row_count())
            .filter(|row| self.row_has_cards(*row))
            .try_for_each(|row| visit(Action::TakeRow { row }))
    }

    /// RON-5.8: the top two cards of the deck, unseen by the others.
    pub(super) fn take_deck(&mut self, seat: u8, tell: &mut impl Tell) {
        self.figure_mut(seat).slot = 0;
        tell(Audience::Everyone, Event::Drafted { figure: seat, row: None });
        self.frames.push(Frame::DrawCards { seat, left: 2 });
    }

    /// RON-5.9, RON-5.10: a row's face-up pair; the lowest row pays one experience.
    pub(super) fn take_row(&mut self, seat: u8, row: u8, tell: &mut impl Tell) {
        self.figure_mut(seat).slot = row + 1;
        tell(Audience::Everyone, Event::Drafted { figure: seat, row: Some(row) });
        let cards = self.clear_row(row);
        for card in &cards {
            self.receive_openly(seat, *card);
        }
        tell(Audience::Everyone, Event::Took { figure: seat, cards });
        if row + 1 == self.row_count() {
            self.score_experience(seat, 1, Reason::LowestRow, tell);
        }
    }

    /// Takes the cards out of a row.
    pub(super) fn clear_row(&mut self, row: u8) -> Vec<u8> {
        let pair = std::mem::replace(&mut self.rows[usize::from(row)], [NONE; 2]);
        pair.into_iter().filter(|card| *card != NONE).collect()
    }

    /// A player draws a card that the others do not see (RON-21.3).
    pub(super) fn draw_card(&mut self, seat: u8, card: u8, tell: &mut impl Tell) {
        self.figure_mut(seat).hand.insert(card);
        self.drawn_in[usize::from(card)] = self.shuffles;
        let owner = kernel::Seat::new(seat);
        tell(Audience::only(owner), Event::Drew { figure: seat, card });
        tell(Audience::except(owner), Event::DrewUnseen { figure: seat });
        self.leave_deck(card, tell);
    }

    /// RON-5.14: deck slot by arrival, then the rows from the top.
    pub(super) fn new_order(&mut self, tell: &mut impl Tell) {
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
