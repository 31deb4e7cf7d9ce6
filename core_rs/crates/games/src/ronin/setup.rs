//! Setup (RON-3): chapter card, rows, characters, boards, figures; with one or two players the Automas too.

use kernel::Audience;

use super::event::{Event, Tell};
use super::frame::Frame;
use super::options::BoardSide;
use super::pack::{BOARDS, CHARACTERS, MAIN_CARDS, STARTERS};
use super::state::{NONE, Ronin};
use super::vocabulary::Side;
use crate::cards::CardSet;

impl Ronin {
    /// RON-3.2 to RON-3.6: the chapter card is turned up, then the rows are dealt and the draft of characters
    /// follows.
    pub(super) fn turn_up_chapter(&mut self, card: u8, tell: &mut impl Tell) {
        self.chapter_card = card;
        tell(Audience::Everyone, Event::ChapterCard { card });
        self.frames.push(Frame::FirstChooser);
        self.frames.push(Frame::Refill);
    }

    /// RON-3.9: the first chooser is fixed by the options or drawn; then characters are drafted clockwise.
    pub(super) fn begin_choosing(&mut self, first: u8, tell: &mut impl Tell) {
        self.first = first;
        tell(Audience::Everyone, Event::FirstChooser { figure: first });
        self.frames.push(Frame::Characters { chooser: 0 });
    }

    /// The chooser with this number, clockwise from the first (RON-3.9, RON-3.11).
    fn chooser(&self, number: u8) -> u8 {
        (self.first + number) % self.players
    }

    /// RON-3.10 to RON-3.12: each chooser gets two boards of the pool, reshuffled each time, unless the options fix
    /// the characters.
    pub(super) fn draft_characters(&mut self, chooser: u8, tell: &mut impl Tell) {
        if chooser == self.players {
            self.frames.push(Frame::Automas { figure: self.players });
            return;
        }
        self.frames.push(Frame::Characters { chooser: chooser + 1 });
        let seat = self.chooser(chooser);
        match self.fixed[usize::from(seat)] {
            NONE => {
                self.frames.push(Frame::KeepCharacter { seat });
                self.frames.push(Frame::OfferCharacter { seat });
                self.frames.push(Frame::OfferCharacter { seat });
            }
            character => self.take_character(seat, character, tell),
        }
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

    pub(super) fn take_character(&mut self, figure: u8, character: u8, tell: &mut impl Tell) {
        self.figure_mut(figure).character = character;
        self.offer = [NONE; 2];
        tell(Audience::Everyone, Event::CharacterTaken { figure, character });
    }

    /// Characters nobody has and the options have not fixed for somebody.
    pub(super) fn free_characters(&self) -> impl Iterator<Item = u8> {
        let taken = |character: &u8| {
            self.figures.iter().any(|figure| figure.character == *character) || self.fixed.contains(character)
        };
        (0..CHARACTERS as u8).filter(move |character| !taken(character))
    }

    /// Something dealt to a chooser: a character or a board.
    pub(super) fn take_offer(&mut self, offered: u8) {
        let place = usize::from(self.offer[0] != NONE);
        self.offer[place] = offered;
    }

    /// RON-3.13 to RON-3.18: starter hands, the first ability, and figures on the initiative track in the order on
    /// the chapter card.
    pub(super) fn lay_out(&mut self, tell: &mut impl Tell) {
        for seat in 0..self.players {
            let start = MAIN_CARDS as u8 + STARTERS as u8 * self.figure(seat).character;
            let starters = CardSet::range(start, start + STARTERS as u8);
            let figure = self.figure_mut(seat);
            figure.hand = starters;
            figure.known = starters;
            figure.held = 1;
        }
        let order = &self.pack().chapters[usize::from(self.chapter_card)].order;
        let figures = order.iter().filter_map(|character| {
            (0..self.ring()).find(|figure| self.figure(*figure).character == *character)
        });
        let figures: Vec<u8> = figures.collect();
        self.order[..figures.len()].copy_from_slice(&figures);
        tell(Audience::Everyone, Event::Order { order: figures });
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
