//! Setup (RON-3): chapter card, rows, boards, Automas. Characters are drafted as in the sister game.

use kernel::Audience;

use super::event::{Event, Tell};
use super::frame::Frame;
use super::options::BoardSide;
use super::pack::BOARDS;
use super::state::{NONE, Ronin};
use super::vocabulary::Side;

impl Ronin {
    /// RON-3.2 to RON-3.6: the chapter card is turned up, then the rows are dealt and the draft of characters
    /// follows.
    pub(super) fn turn_up_chapter(&mut self, card: u8, tell: &mut impl Tell) {
        self.chapter_card = card;
        tell(Audience::Everyone, Event::ChapterCard { card });
        self.frames.push(Frame::FirstChooser);
        self.frames.push(Frame::Refill);
    }

    /// RON-17.5, RON-18.2: the Automas' characters, in the order of the ring.
    pub(super) fn place_automas(&mut self, figure: u8, tell: &mut impl Tell) {
        if figure == self.ring() {
            self.frames.push(Frame::LayOut);
            return;
        }
        self.frames.push(Frame::Automas { figure: figure + 1 });
        match self.fixed[usize::from(figure)] {
            NONE if self.choose_automas => {
                self.frames.push(Frame::ChooseAutoma { seat: self.first, figure });
            }
            NONE => self.frames.push(Frame::DrawAutoma { figure }),
            character => self.take_character(figure, character, tell),
        }
    }

    /// RON-3.13 to RON-3.18: player sets, and figures in the order on the chapter card.
    pub(super) fn lay_out(&mut self, tell: &mut impl Tell) {
        let order = &self.pack().chapters[usize::from(self.chapter_card)].order;
        self.hand_out(order, tell);
        self.frames.push(Frame::Season);
        self.frames.push(Frame::Boards { chooser: 0 });
    }

    /// RON-3.20, RON-17.7, RON-18.2: on side B boards are chosen; on side A all are equal.
    pub(super) fn place_boards(&mut self, chooser: u8) {
        if self.side == BoardSide::A {
            return;
        }
        match self.players {
            1 => {
                self.frames.push(Frame::PickBoard { seat: 0, track: self.track(0, Side::Right) });
                self.frames.push(Frame::PickBoard { seat: 0, track: self.track(0, Side::Left) });
            }
            2 => {
                // The Automa is the third figure: seat 0 shares its right track with it, seat 1 its left.
                let track = |seat| self.track(seat, if seat == 0 { Side::Right } else { Side::Left });
                let [one, two] = [0, 1].map(|number| self.chooser(number));
                for frame in [
                    Frame::DrawBoard { track: self.track(0, Side::Left) },
                    Frame::PickBoard { seat: two, track: track(two) },
                    Frame::PickBoard { seat: one, track: track(one) },
                ] {
                    self.frames.push(frame);
                }
            }
            players if chooser < players => {
                let seat = self.chooser(chooser);
                self.frames.push(Frame::Boards { chooser: chooser + 1 });
                self.frames.push(Frame::KeepBoard { seat });
                for _ in 0..self.free_boards().count().min(2) {
                    self.frames.push(Frame::OfferBoard { seat });
                }
            }
            _ => {}
        }
    }

    /// Boards not yet placed.
    pub(super) fn free_boards(&self) -> impl Iterator<Item = u8> {
        (0..BOARDS as u8).filter(|board| !self.boards.contains(board))
    }

    pub(super) fn place_board(&mut self, track: u8, board: u8, tell: &mut impl Tell) {
        self.boards[usize::from(track)] = board;
        self.offer = [NONE; 2];
        tell(Audience::Everyone, Event::BoardPlaced { track, board });
    }

    /// RON-18.4, RON-18.5: a solo game starts with partnership points and their bonuses, Left track first.
    pub(super) fn start_season(&mut self, tell: &mut impl Tell) {
        self.frames.push(Frame::Turn);
        tell(Audience::Everyone, Event::ChapterBegan { chapter: 1, active: self.active() });
        if self.season > 0 {
            for side in [Side::Right, Side::Left] {
                self.frames.push(Frame::Advance { track: self.track(0, side), left: self.season });
            }
        }
    }
}
