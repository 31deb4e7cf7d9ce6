//! Duels between witchers (OW-15): who may be fought, bets, and what follows.

use kernel::Audience;

use super::event::{Event, Tell};
use super::fight::{Ending, Fight};
use super::frame::Frame;
use super::state::OldWorld;
use super::vocabulary::Moment;

impl OldWorld {
    /// OW-12.3 to OW-12.6: whether a witcher can be fought.
    pub(super) fn can_duel(&self, seat: u8, rival: u8) -> bool {
        let here = self.player(seat).location;
        seat != rival
            && self.player(rival).location == here
            && !self.is_school(here)
            && self.tavern != here
            && self.turn.poker >> rival & 1 == 0
    }

    /// OW-15.2, OW-R27: the next seat clockwise from the attacker's left may bet.
    pub(super) fn take_bets(&mut self, number: u8) {
        if number >= self.count {
            return;
        }
        self.frames.push(Frame::Bets { number: number + 1 });
        let seat = self.clockwise(self.fight.sides[0].seat, number);
        if seat != self.fight.sides[1].seat && self.player(seat).gold > 0 {
            self.frames.push(Frame::Bet { seat });
        }
    }

    /// 1 on the attacker, 2 on the defender, 0 on nobody.
    pub(super) fn bet(&mut self, seat: u8, on: u8, tell: &mut impl Tell) {
        self.fight.bets[usize::from(seat)] = on;
        tell(Audience::Everyone, Event::Bet { seat, on });
        if on > 0 {
            self.change_gold(seat, -1, tell);
        }
    }

    /// OW-15.15: potions, gold, trophy, penalty, bets, tavern, new decks, the defender's cards.
    pub(super) fn end_duel(&mut self, step: u8, tell: &mut impl Tell) {
        if step < 5 {
            self.frames.push(Frame::DuelEnds { step: step + 1 });
        }
        let [attacker, defender] = [self.fight.sides[0].seat, self.fight.sides[1].seat];
        let won = self.fight.ending == Ending::Won;
        let (winner, loser) = if won { (attacker, defender) } else { (defender, attacker) };
        // The loser's position does not change in a duel, so that gold can be worked out again for the bets.
        let gold = i16::from(self.pack().track.gold[usize::from(self.player(loser).position)]);
        match step {
            0 => {
                self.discard_spent(attacker);
                self.discard_spent(defender);
                // OW-15.12; an ability of the moment may say otherwise (OW-13.3).
                if !won {
                    self.set_target(2, false);
                }
                self.moment_of_all(Moment::OnDuelEnd);
                self.change_gold(winner, gold, tell);
            }
            1 if won => self.take_witcher_trophy(attacker, defender, tell),
            2 => self.frames.push(Frame::ZeroCost { seat: loser }),
            3 => {
                // OW-15.13.
                let backed = if won { 1 } else { 2 };
                for seat in 0..self.count {
                    if self.fight.bets[usize::from(seat)] == backed {
                        self.change_gold(seat, 1 + gold, tell);
                    }
                }
            }
            4 => {
                // OW-15.14.
                self.tavern = self.player(attacker).location;
                tell(Audience::Everyone, Event::TavernClosed { location: self.tavern });
            }
            5 => {
                // OW-15.10, OW-15.11.
                self.fight = Fight::PEACE;
                for seat in [attacker, defender] {
                    self.new_deck(seat, tell);
                    self.fill_shield(seat, tell);
                }
                self.frames.push(Frame::DrawCards { seat: defender, left: if won { 3 } else { 4 } });
            }
            _ => {}
        }
    }

    /// OW-15.6, OW-15.7: an attacker who wins takes a trophy of a school not yet beaten.
    fn take_witcher_trophy(&mut self, seat: u8, loser: u8, tell: &mut impl Tell) {
        let school = self.player(loser).school;
        if self.player(seat).schools >> school & 1 != 0 || self.player(loser).own_trophies == 0 {
            return;
        }
        self.player_mut(loser).own_trophies -= 1;
        self.player_mut(seat).schools |= 1 << school;
        tell(Audience::Everyone, Event::WitcherTrophy { seat, school });
        self.frames.push(Frame::Advance { seat });
    }
}
