//! Trophies, meditation, fatigue and the end of the game (OW-12.8, OW-17, OW-19.15).

use kernel::{Audience, MAX_SEATS, Outcome, Solo};

use super::event::{Event, Tell};
use super::frame::Frame;
use super::pack::TOP;
use super::state::{NONE, OldWorld};
use super::vocabulary::{Attribute, Place};

/// Ranks of a solo game by the number of turns (OW-19.16).
const SOLO_RANKS: [(u16, i16); 5] = [(6, 5), (8, 4), (10, 3), (12, 2), (u16::MAX, 1)];

impl OldWorld {
    /// OW-12.8: whether the trophy of an attribute can be had by meditation.
    pub(super) fn can_meditate(&self, seat: u8, attribute: Attribute) -> bool {
        let place = attribute as usize;
        let player = self.player(seat);
        player.levels[place] == 5 && self.trophies[place] > 0 && player.attributes >> place & 1 == 0
    }

    /// OW-12.9, OW-17.9: meditation never moves the token to the top.
    pub(super) fn meditate(&mut self, seat: u8, attribute: Attribute, tell: &mut impl Tell) {
        self.trophies[attribute as usize] -= 1;
        self.player_mut(seat).attributes |= 1 << attribute as u8;
        tell(Audience::Everyone, Event::AttributeTrophy { seat, attribute });
        if self.player(seat).position + 1 < TOP {
            self.frames.push(Frame::Advance { seat });
        }
    }

    /// OW-17.2, OW-17.4: one position up; at the top the game ends, otherwise fatigue follows.
    pub(super) fn advance(&mut self, seat: u8, tell: &mut impl Tell) {
        self.player_mut(seat).position += 1;
        let position = self.player(seat).position;
        tell(Audience::Everyone, Event::Advanced { seat, position });
        if position == TOP {
            self.end_game(seat, tell);
            return;
        }
        // OW-17.6: all own cards are looked through, so that deck, discard pile and hand are one from now on.
        self.gather(seat);
        tell(Audience::Everyone, Event::Gathered { seat });
        let left = self.pack().track.fatigue[usize::from(position)];
        self.frames.push(Frame::NewDeck { seat });
        self.frames.push(Frame::Fatigue { seat, left, from: 0 });
    }

    /// D36: cards in rising order, leaving enough to choose; one card always remains (OW-5.9).
    pub(super) fn fatigue_choices(&self, seat: u8, left: u8, from: u8) -> Vec<u8> {
        let cards = self.player(seat).deck.unseen;
        let left = usize::from(left).min(cards.len().saturating_sub(1));
        if left == 0 {
            return Vec::new();
        }
        let rest: Vec<u8> = cards.iter().filter(|card| *card >= from).collect();
        rest[..(rest.len() + 1).saturating_sub(left)].to_vec()
    }

    pub(super) fn suffer(&mut self, seat: u8, left: u8, card: u8, tell: &mut impl Tell) {
        self.trash_card(seat, card, Place::Deck, tell);
        self.frames.push(Frame::Fatigue { seat, left: left - 1, from: card + 1 });
    }

    /// OW-17.4, OW-17.11: nothing more is done.
    pub(super) fn end_game(&mut self, winner: u8, tell: &mut impl Tell) {
        self.winner = winner;
        while self.frames.pop().is_some() {}
        self.frames.push(Frame::Over);
        tell(Audience::Everyone, Event::Ended { winner: (winner != NONE).then_some(winner) });
    }

    pub(super) fn is_over(&self) -> bool {
        self.frames.top() == Some(&Frame::Over)
    }

    /// OW-17.11, OW-17.12, OW-19.16: the standing.
    pub(super) fn outcome(&self) -> Outcome {
        let mut outcome = Outcome { places: [0; MAX_SEATS], scores: [0; MAX_SEATS], solo: None };
        if self.is_solo() {
            let won = self.winner != NONE;
            let rank = SOLO_RANKS.iter().find(|(turns, _)| self.round <= *turns).map_or(1, |(_, rank)| *rank);
            outcome.places[0] = 1;
            outcome.scores[0] = if won { rank } else { 0 };
            outcome.solo = Some(if won { Solo::Won } else { Solo::Lost });
            return outcome;
        }
        let standing = |seat: u8| {
            let player = self.player(seat);
            // At the round limit the earlier seat breaks a tie; after a win nothing does.
            let tie = if self.winner == NONE { self.count - self.order_of(seat) } else { 0 };
            (seat == self.winner, player.position, player.trophies(), player.level, player.gold, tie)
        };
        for seat in 0..self.count {
            let better = (0..self.count).filter(|other| standing(*other) > standing(seat)).count();
            outcome.places[usize::from(seat)] = 1 + better as u8;
            outcome.scores[usize::from(seat)] = i16::from(self.player(seat).position);
        }
        outcome
    }
}
