//! Lesser Evil: alliance tokens and alliance cards (POD-20).

use kernel::{Audience, Seat};

use super::event::{Event, Reason, Tell};
use super::frame::Frame;
use super::pack::{ALLIANCES_OF_A_SIDE, side_of};
use super::state::{EITHER, PathOfDestiny};
use super::vocabulary::{Alliance, Side};
use crate::cards::CardSet;
use crate::timeline::effect::WHOLE_TIMELINE;

/// Cards of one side a player may have (POD-20.6).
const MOST: usize = 3;

/// All alliance cards of a side.
pub(super) const fn cards_of(side: Side) -> CardSet {
    match side {
        Side::Left => CardSet::range(0, ALLIANCES_OF_A_SIDE),
        Side::Right => CardSet::range(ALLIANCES_OF_A_SIDE, 2 * ALLIANCES_OF_A_SIDE),
    }
}

impl PathOfDestiny {
    /// POD-20.4, POD-20.20: a row with a token obliges to draw; the either-token lets the player choose. An Automa draws
    /// nothing (POD-17.31).
    pub(super) fn meet_token(&mut self, seat: u8, row: u8, tell: &mut impl Tell) {
        match self.tokens[usize::from(row)] {
            EITHER => match Side::ALL.map(|side| self.has_alliances(side)) {
                [true, true] => self.frames.push(Frame::ChooseAlliance { seat }),
                [left, _] => self.begin_alliance(seat, if left { Side::Left } else { Side::Right }, tell),
            },
            token => {
                if let Some(side) = Side::ALL.get(usize::from(token)) {
                    self.begin_alliance(seat, *side, tell);
                }
            }
        }
    }

    /// Alliance cards of a side that were discarded, for all to see or face down.
    fn discards(&self, side: Side) -> CardSet {
        let hidden = self.face_down.iter().fold(CardSet::EMPTY, |all, cards| all.union(*cards));
        self.alliance_discard.union(hidden).intersection(cards_of(side))
    }

    /// Whether a card of the side can be drawn (POD-20.7).
    pub(super) fn has_alliances(&self, side: Side) -> bool {
        !self.alliance_deck.union(self.discards(side)).intersection(cards_of(side)).is_empty()
    }

    /// POD-20.7: an empty deck is made anew of its discards; without any nothing is drawn.
    pub(super) fn begin_alliance(&mut self, seat: u8, side: Side, tell: &mut impl Tell) {
        if self.alliance_deck.intersection(cards_of(side)).is_empty() {
            let discards = self.discards(side);
            if discards.is_empty() {
                return;
            }
            self.alliance_deck = self.alliance_deck.union(discards);
            self.alliance_discard = self.alliance_discard.minus(discards);
            for cards in &mut self.face_down {
                *cards = cards.minus(discards);
            }
            tell(Audience::Everyone, Event::AlliancesReshuffled { side });
        }
        self.frames.push(Frame::DrawAlliance { seat, side });
    }

    /// POD-20.5, POD-20.6: only the owner sees the card; a fourth of its side must be followed by a discard.
    pub(super) fn draw_alliance(&mut self, seat: u8, alliance: u8, tell: &mut impl Tell) {
        let side = side_of(alliance);
        self.alliance_draws[side as usize] += 1;
        self.alliance_deck.remove(alliance);
        self.alliances[usize::from(seat)].insert(alliance);
        let owner = Seat::new(seat);
        tell(Audience::only(owner), Event::AllianceDrawn { figure: seat, alliance });
        tell(Audience::except(owner), Event::AllianceDrawnUnseen { figure: seat, side });
        if self.alliances_of(seat, side).len() > MOST {
            self.frames.push(Frame::DiscardAlliance { seat, side });
        }
    }

    /// A player's alliance cards of a side.
    pub(super) fn alliances_of(&self, figure: u8, side: Side) -> CardSet {
        self.alliances[usize::from(figure)].intersection(cards_of(side))
    }

    /// POD-20.6, POD-23: a card beyond the limit is discarded face down.
    pub(super) fn discard_alliance(&mut self, seat: u8, alliance: u8, tell: &mut impl Tell) {
        self.alliances[usize::from(seat)].remove(alliance);
        self.face_down[usize::from(seat)].insert(alliance);
        let (owner, side) = (Seat::new(seat), side_of(alliance));
        tell(Audience::only(owner), Event::AllianceDiscarded { figure: seat, alliance });
        tell(Audience::except(owner), Event::AllianceDiscardedUnseen { figure: seat, side });
    }

    /// POD-20.8 to POD-20.10: all cards of the supported side are turned up; the others stay face down.
    pub(super) fn reveal_alliances(&mut self, side: Side, tell: &mut impl Tell) {
        for seat in self.humans_in_order() {
            let cards = self.alliances_of(seat, side);
            if !cards.is_empty() {
                self.revealed = self.revealed.union(cards);
                tell(
                    Audience::Everyone,
                    Event::AlliancesRevealed { figure: seat, alliances: cards.iter().collect() },
                );
            }
        }
    }

    /// POD-20.9: players in initiative order.
    pub(super) fn apply_alliances(&mut self, at: u8) {
        if at < self.ring() {
            self.frames.push(Frame::Alliances { at: at + 1 });
            let seat = self.order[usize::from(at)];
            if !self.is_automa(seat) {
                self.frames.push(Frame::UseAlliance { seat });
            }
        }
    }

    /// Cards a player has turned up and not yet applied.
    pub(super) fn to_apply(&self, seat: u8) -> CardSet {
        self.alliances[usize::from(seat)].intersection(self.revealed)
    }

    /// POD-20.11, POD-20.12, POD-20.21, POD-R43: the card is applied as far as it can be, then discarded.
    pub(super) fn apply_alliance(&mut self, seat: u8, alliance: u8, tell: &mut impl Tell) {
        self.frames.push(Frame::UseAlliance { seat });
        self.alliances[usize::from(seat)].remove(alliance);
        self.revealed.remove(alliance);
        self.alliance_discard.insert(alliance);
        tell(Audience::Everyone, Event::AllianceApplied { figure: seat, alliance });
        let active = self.active();
        match self.pack().alliances[usize::from(alliance)].effect {
            Alliance::Experience => self.score_experience(seat, 1, Reason::Alliance, tell),
            Alliance::Gain(side) => self.gain(seat, active[side as usize], 1, tell),
            Alliance::Exchange => match active.map(|kind| self.count(seat, kind) > 0) {
                [true, true] => self.frames.push(Frame::Exchange { seat }),
                [true, false] => self.exchange(seat, Side::Left),
                [false, true] => self.exchange(seat, Side::Right),
                [false, false] => {}
            },
            Alliance::Redeem => {
                let inactive = self.inactive();
                if self.symbols_within(seat, inactive, WHOLE_TIMELINE) > 0 {
                    self.frames.push(Frame::ScoreAfter { seat, amount: 2 });
                    self.begin_loss(seat, inactive, 1, WHOLE_TIMELINE);
                }
            }
        }
    }

    /// POD-A2: one symbol of a side for two of the other.
    pub(super) fn exchange(&mut self, seat: u8, side: Side) {
        let active = self.active();
        self.frames.push(Frame::GainAfter { seat, kind: active[1 - side as usize], count: 2 });
        self.begin_loss(seat, 1 << active[side as usize] as u8, 1, WHOLE_TIMELINE);
    }

    /// POD-20.15: what was never turned up is discarded without effect.
    pub(super) fn drop_alliances(&mut self, tell: &mut impl Tell) {
        for seat in 0..self.players {
            for alliance in self.alliances[usize::from(seat)].iter() {
                self.discard_alliance(seat, alliance, tell);
            }
        }
    }
}
