//! Damage to witchers and monsters, and knock-out (OW-14B, OW-14C).

use kernel::Audience;

use super::event::{Event, Tell};
use super::fight::{Ending, Stage};
use super::frame::Frame;
use super::state::{NONE, OldWorld};
use super::vocabulary::{Moment, Place};

/// The order of damage (OW-14.5).
const ORDER: [Place; 3] = [Place::Shield, Place::Deck, Place::Hand];

impl OldWorld {
    // Damage (OW-14B).

    /// OW-14.35: a witcher's attack deals damage to the opponent, up to the caps of the turn.
    pub(super) fn strike(&mut self, side: u8, points: u8) {
        // A blow in the turn of the other duellist is no part of that turn's damage.
        let counter = !self.fight.is_hunt() && side != self.fight.on_turn;
        let cap = self.fight.least(side, |modifiers| modifiers.cap_damage).saturating_sub(self.fight.dealt);
        let mut points = if counter { points } else { points.min(cap) };
        if self.fight.is_hunt() {
            points = points.min(self.room_for_loss(side));
        }
        if points == 0 {
            return;
        }
        if counter {
            // OW-14.10: whoever is on turn and loses cards to the opponent is looked at afterwards.
            let seat = self.fight.sides[usize::from(1 - side)].seat;
            self.frames.push(Frame::OwnLosses { seat });
        } else {
            self.fight.dealt = self.fight.dealt.saturating_add(points);
        }
        self.frames.push(Frame::AfterPacket { side });
        self.frames.push(Frame::Packet { side: 1 - side, points, lands: false });
    }

    /// `CapMonsterLoss`: cards the monster may still lose in this turn.
    pub(super) fn room_for_loss(&self, side: u8) -> u8 {
        self.fight.least(side, |modifiers| modifiers.cap_loss).saturating_sub(self.fight.lost)
    }

    /// A packet of damage: abilities of the damaged side, then what is not prevented (OW-14.35).
    pub(super) fn land_packet(&mut self, side: u8, points: u8, lands: bool, tell: &mut impl Tell) {
        let seat = self.fight.sides[usize::from(side)].seat;
        self.fight.packet = 0;
        if seat == NONE {
            tell(Audience::Everyone, Event::Damage { to: None, points });
            self.frames.push(Frame::MonsterLoss { left: points });
            return;
        }
        if !lands {
            if points > 0 {
                self.frames.push(Frame::Packet { side, points, lands: true });
                let moment = Moment::BeforeDamageTaken;
                self.frames.push(Frame::Moment { moment, side, seat, served: 0 });
            }
            return;
        }
        let left = self.not_prevented(side, points);
        for modifiers in &mut self.fight.sides[usize::from(side)].modifiers {
            modifiers.prevent = 0;
        }
        tell(Audience::Everyone, Event::Damage { to: Some(seat), points: left });
        self.frames.push(Frame::Damage { seat, left });
    }

    /// What is left of a packet after what has been prevented so far.
    fn not_prevented(&self, side: u8, points: u8) -> u8 {
        let modifiers = &self.fight.sides[usize::from(side)].modifiers;
        let left = |points: u8, prevent: u8| if prevent == NONE { 0 } else { points.saturating_sub(prevent) };
        modifiers.iter().fold(points, |points, modifiers| left(points, modifiers.prevent))
    }

    /// The damage about to be dealt, while abilities against it may be used.
    pub(super) fn coming_damage(&self) -> Option<u8> {
        self.frames.as_slice().iter().rev().find_map(|frame| match frame {
            Frame::Packet { side, points, .. } => Some(self.not_prevented(*side, *points)),
            _ => None,
        })
    }

    /// OW-14.5, OW-14.6: each point takes a shield, the top card of the deck or a hand card, in this order.
    pub(super) fn take_damage(&mut self, seat: u8, left: u8, tell: &mut impl Tell) {
        if left == 0 || self.fight.stage == Stage::Ended {
            return;
        }
        let side = self.fight.side_of(seat).unwrap_or(0);
        let order = self.fight.modifiers(side).find_map(|modifiers| modifiers.order).unwrap_or(ORDER);
        let player = self.player(seat);
        for place in order {
            match place {
                Place::Shield if player.shield > 0 => {
                    let absorbed = player.shield.min(left);
                    let shield = player.shield - absorbed;
                    self.frames.push(Frame::Damage { seat, left: left - absorbed });
                    self.set_shield(seat, shield, tell);
                    return;
                }
                Place::Deck if !player.deck.is_empty() => {
                    let cards = (player.deck.len() as u8).min(left);
                    self.frames.push(Frame::Damage { seat, left: left - cards });
                    self.frames.push(Frame::DiscardTop { seat, left: cards });
                    return;
                }
                Place::Hand if !player.hand.is_empty() => {
                    self.frames.push(Frame::DamageHand { seat, left });
                    return;
                }
                _ => {}
            }
        }
    }

    /// OW-14.34: after a packet that cost the opponent a card.
    pub(super) fn after_packet(&mut self, side: u8) {
        if self.fight.is_on() && self.fight.packet > 0 {
            let seat = self.fight.sides[usize::from(side)].seat;
            let moment = Moment::OpponentLostCards;
            self.frames.push(Frame::Moment { moment, side, seat, served: 0 });
        }
    }

    // Knock-out (OW-14C).

    /// A card left a witcher's hand or life pool. In the opponent's turn that may be the last one (OW-14.9); in the
    /// own turn the check comes later (OW-14.10).
    pub(super) fn card_lost(&mut self, seat: u8, tell: &mut impl Tell) {
        if !self.fight.is_on() {
            return;
        }
        let Some(side) = self.fight.side_of(seat) else { return };
        self.fight.packet = self.fight.packet.saturating_add(1);
        if side != self.fight.on_turn {
            self.check_knock_out(seat, tell);
        }
    }

    /// OW-14.8: no life pool and no hand.
    pub(super) fn check_knock_out(&mut self, seat: u8, tell: &mut impl Tell) {
        let player = self.player(seat);
        if !self.fight.is_on() || !player.hand.is_empty() || !player.deck.is_empty() {
            return;
        }
        tell(Audience::Everyone, Event::KnockedOut { seat });
        let ending = if self.fight.is_hunt() {
            // OW-16.15.
            if self.fight.pool <= 1 { Ending::DrivenAway } else { Ending::Lost }
        } else if seat == self.fight.sides[0].seat {
            Ending::Lost
        } else {
            Ending::Won
        };
        self.end_fight(ending, tell);
    }

    /// The fight is over: whatever was still to be done in it is not done (OW-14.9, OW-14.26, OW-14.37).
    pub(super) fn end_fight(&mut self, ending: Ending, tell: &mut impl Tell) {
        if let Some(owner) = self.combo_owner() {
            self.discard_combo(owner, tell);
        }
        while self.frames.top().is_some_and(|frame| *frame != Frame::Fight) {
            self.frames.pop();
        }
        self.drawn = super::cards::Cards::EMPTY;
        self.fight.stage = Stage::Ended;
        self.fight.ending = ending;
        let named = |number: u8| (number != NONE).then_some(number);
        let [seat, against] = [0, 1].map(|side: usize| self.fight.sides[side].seat);
        tell(
            Audience::Everyone,
            Event::FightEnded {
                seat,
                against: named(against),
                monster: named(self.fight.monster),
                ending: ending as u8,
            },
        );
    }
}
