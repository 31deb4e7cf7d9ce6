//! Step 3, destiny (POD-7, POD-16): every figure votes for the active kind it has more of, and the token of the turn
//! goes to the majority. At the end of the chapter the tokens name the main symbol (POD-14.1 to POD-14.3).

use std::cmp::Ordering;

use kernel::Audience;

use super::event::{Event, Tell};
use super::frame::Frame;
use super::state::{ASIDE, NONE, PathOfDestiny};
use super::vocabulary::{Side, Story};

/// The side with more, if one has.
fn majority([left, right]: [u8; 2]) -> Option<Side> {
    match left.cmp(&right) {
        Ordering::Greater => Some(Side::Left),
        Ordering::Less => Some(Side::Right),
        Ordering::Equal => None,
    }
}

impl PathOfDestiny {
    /// Alone, the solo destiny token is flipped before the vote (POD-17.20).
    pub(super) fn begin_destiny(&mut self) {
        self.frames.push(Frame::Vote);
        if self.players == 1 {
            self.frames.push(Frame::Coin { figure: 1, left: 1, destiny: true });
        }
    }

    /// POD-7.1, POD-7.4: a figure's vote is the active kind it has more of, whatever the lead.
    pub(super) fn vote_of(&self, figure: u8) -> Option<Side> {
        majority(self.active().map(|kind| self.count(figure, kind)))
    }

    /// POD-16.2, POD-16.4: with two players the cards left in the rows vote too.
    fn vote_of_rows(&self) -> Option<Side> {
        let cards = || self.rows.iter().flatten().filter(|card| **card != NONE);
        majority(self.active().map(|kind| cards().map(|card| self.card(*card).symbols[kind as usize]).sum()))
    }

    /// POD-7.2, POD-7.3, POD-7.5: more voters than the other side take the token, a tie sets it aside. Alone only the
    /// Automa's symbols matter (POD-17.20).
    pub(super) fn vote(&mut self, tell: &mut impl Tell) {
        let figures = if self.players == 1 { 1..2 } else { 0..self.players };
        let mut votes = [0; 2];
        for figure in figures {
            let side = self.vote_of(figure);
            tell(Audience::Everyone, Event::Voted { figure, side });
            if let Some(side) = side {
                votes[side as usize] += 1;
            }
        }
        if self.players == 2 {
            let side = self.vote_of_rows();
            tell(Audience::Everyone, Event::RowsVoted { side });
            if let Some(side) = side {
                votes[side as usize] += 1;
            }
        }
        let side = majority(votes);
        let turn = usize::from(self.turn);
        self.destiny[turn] = side.map_or(ASIDE, |side| side as u8);
        tell(Audience::Everyone, Event::DestinyPlaced { token: self.turn + 1, side });
    }

    /// Destiny tokens that lie on the symbol of a side.
    pub(super) fn tokens_on(&self, side: Side) -> u8 {
        self.destiny.iter().map(|token| u8::from(*token == side as u8)).sum()
    }

    /// POD-14.1, POD-14.2, POD-R60: the kind with more tokens; on a tie the one with the highest token.
    pub(super) fn main_by_tokens(&self) -> Option<Side> {
        let highest = || {
            let placed = self.destiny.iter().rev().find(|token| **token < ASIDE)?;
            Side::ALL.get(usize::from(*placed)).copied()
        };
        majority(Side::ALL.map(|side| self.tokens_on(side))).or_else(highest)
    }

    /// POD-14.3, POD-R31: without any token the top of the initiative track chooses, an Automa by the coin.
    pub(super) fn end_chapter(&mut self, tell: &mut impl Tell) {
        let top = self.order[0];
        match self.main_by_tokens() {
            Some(side) => self.set_main(side, tell),
            None if self.is_automa(top) => self.frames.push(Frame::CoinMain),
            None => self.frames.push(Frame::ChooseMain { seat: top }),
        }
    }

    /// POD-2.4: main and secondary symbol are known; in Lesser Evil the alliances of the side follow (POD-14.4).
    pub(super) fn set_main(&mut self, side: Side, tell: &mut impl Tell) {
        let chapter = usize::from(self.chapter);
        self.path[chapter] = side as u8;
        tell(Audience::Everyone, Event::MainSymbol { side, kind: self.active()[side as usize] });
        self.frames.push(Frame::Score);
        if self.story == Story::LesserEvil {
            self.reveal_alliances(side, tell);
            self.frames.push(Frame::Alliances { at: 0 });
        }
    }
}
