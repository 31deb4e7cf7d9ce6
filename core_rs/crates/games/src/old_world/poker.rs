//! Dice poker (OW-11), against witchers, against the locals, and alone (OW-19.12).

use kernel::Audience;

use super::event::{Event, Tell};
use super::frame::Frame;
use super::state::{NONE, OldWorld};

/// All five dice.
const ALL_DICE: u8 = 0b1_1111;
/// Gold for each rank in a solo game (OW-19.12).
const PAYOUT: [u8; 9] = [0, 0, 1, 2, 3, 3, 4, 5, 6];

/// OW-11C: the rank of a hand, then the values that decide between equal ranks, highest first.
pub(super) fn score(dice: [u8; 5]) -> (u8, [u8; 5]) {
    let mut counts = [0u8; 7];
    for face in dice {
        counts[usize::from(face)] += 1;
    }
    // Values by how often they occur, then by height: the combination first, then the unused dice.
    let mut values: Vec<u8> = (1..=6).filter(|face| counts[usize::from(*face)] > 0).collect();
    values.sort_by_key(|face| std::cmp::Reverse((counts[usize::from(*face)], *face)));
    let shape: Vec<u8> = values.iter().map(|face| counts[usize::from(*face)]).collect();
    let straight = shape == [1; 5];
    let rank = match shape[..] {
        [5] => 8,
        [4, 1] => 7,
        [3, 2] => 6,
        _ if straight && values[0] == 6 && values[4] == 2 => 5,
        _ if straight && values[0] == 5 => 4,
        [3, ..] => 3,
        [2, 2, 1] => 2,
        [2, ..] => 1,
        _ => 0,
    };
    let mut decisive = [0; 5];
    decisive[..values.len()].copy_from_slice(&values);
    (rank, decisive)
}

impl OldWorld {
    /// OW-9.12, OW-11.1: whether the active player can play a witcher.
    pub(super) fn can_play(&self, seat: u8, rival: u8) -> bool {
        seat != rival
            && self.player(seat).location == self.player(rival).location
            && self.player(seat).gold > 0
            && self.player(rival).gold > 0
            && self.turn.poker >> rival & 1 == 0
    }

    /// OW-11.2: both stake a gold piece.
    pub(super) fn play_witcher(&mut self, seat: u8, rival: u8, tell: &mut impl Tell) {
        self.turn.poker |= 1 << rival;
        self.rival = rival;
        tell(Audience::Everyone, Event::PokerBegan { seat, against: Some(rival) });
        self.change_gold(seat, -1, tell);
        self.change_gold(rival, -1, tell);
        self.deal_dice(seat, rival);
    }

    /// OW-11.8: a gold piece against the locals, whose dice the player to the right throws.
    pub(super) fn play_locals(&mut self, seat: u8, tell: &mut impl Tell) {
        self.rival = NONE;
        tell(Audience::Everyone, Event::PokerBegan { seat, against: None });
        self.change_gold(seat, -1, tell);
        self.deal_dice(seat, self.right_of(seat));
    }

    /// OW-11.3 to OW-11.5: both roll, the other rerolls, then the active player does. Alone there is no other.
    fn deal_dice(&mut self, seat: u8, other: u8) {
        self.dice = [[0; 5]; 2];
        self.frames.push(Frame::PokerEnds { seat });
        self.frames.push(Frame::PokerReroll { seat, side: 0 });
        if !self.is_solo() {
            self.frames.push(Frame::PokerReroll { seat: other, side: 1 });
            self.frames.push(Frame::PokerRoll { side: 1, dice: ALL_DICE });
        }
        self.frames.push(Frame::PokerRoll { side: 0, dice: ALL_DICE });
    }

    /// Whose dice those of a side are: 0 the active player's, 1 the rival's or the locals'.
    fn roller(&self, side: u8) -> Option<u8> {
        let seat = if side == 0 { self.turn.active } else { self.rival };
        (seat != NONE).then_some(seat)
    }

    pub(super) fn roll_die(&mut self, side: u8, dice: u8, face: u8, tell: &mut impl Tell) {
        let place = dice.trailing_zeros() as u8;
        self.dice[usize::from(side)][usize::from(place)] = face;
        self.frames.push(Frame::PokerRoll { side, dice: dice & (dice - 1) });
        tell(Audience::Everyone, Event::Rolled { seat: self.roller(side), die: place, face });
    }

    pub(super) fn reroll(&mut self, side: u8, dice: u8, tell: &mut impl Tell) {
        tell(Audience::Everyone, Event::Rerolled { seat: self.roller(side), dice });
        self.frames.push(Frame::PokerRoll { side, dice });
    }

    /// OW-11.6, OW-11.9, OW-11.11, OW-11.12, OW-19.12, OW-19.13: the winner takes the pot; the active player wins a
    /// full tie.
    pub(super) fn end_poker(&mut self, seat: u8, tell: &mut impl Tell) {
        let own = score(self.dice[0]);
        let (won, gold) = if self.is_solo() {
            let gold = PAYOUT[usize::from(own.0)];
            (gold > 0, gold)
        } else {
            (own >= score(self.dice[1]), 3)
        };
        tell(Audience::Everyone, Event::PokerEnded { seat, won, gold: if won { gold } else { 0 } });
        if won {
            self.change_gold(seat, i16::from(gold), tell);
        } else if self.rival != NONE {
            self.change_gold(self.rival, i16::from(gold), tell);
        }
        self.dice = [[0; 5]; 2];
        self.rival = NONE;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hands_are_ranked_and_compared() {
        kernel::rule!("OW-11.11", "OW-11.13", "OW-E7", "OW-E8");
        assert!(score([6, 6, 3, 3, 2]) > score([5, 5, 4, 4, 2]));
        assert!(score([1, 1, 1, 2, 2]) > score([6, 6, 5, 5, 4]));
        let rising = [
            [6, 4, 3, 2, 1],
            [6, 5, 4, 3, 1],
            [1, 1, 2, 3, 4],
            [1, 1, 2, 3, 6],
            [2, 2, 1, 1, 3],
            [1, 1, 1, 2, 3],
            [1, 2, 3, 4, 5],
            [2, 3, 4, 5, 6],
            [1, 1, 1, 2, 2],
            [1, 1, 1, 1, 2],
            [1, 1, 1, 1, 1],
            [2, 2, 2, 2, 2],
        ];
        assert!(rising.windows(2).all(|pair| score(pair[0]) < score(pair[1])));
        assert_eq!(score([5, 3, 1, 2, 4]), score([1, 2, 3, 4, 5]));
    }
}
