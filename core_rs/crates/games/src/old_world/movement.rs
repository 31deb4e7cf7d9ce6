//! Phase I (OW-9): movement and what may be done after it.

use std::ops::ControlFlow;

use kernel::{Audience, Seat};

use super::action::{Action, Way};
use super::event::{Event, Tell};
use super::frame::Frame;
use super::state::{NONE, OldWorld, TurnState};
use super::vocabulary::Moment;

/// The bit of a quest's location that says it was drawn as a token.
pub(super) const TOKEN: u8 = 0x80;

impl OldWorld {
    /// OW-2.1, OW-9.1: a turn begins with Phase I.
    pub(super) fn begin_turn(&mut self, tell: &mut impl Tell) {
        let active = self.turn.active;
        self.turn = TurnState::of(active);
        if active == self.first {
            self.round += 1;
        }
        tell(Audience::Everyone, Event::TurnBegan { seat: active, round: self.round });
        self.frames.push(Frame::TurnEnds);
        self.frames.push(Frame::PhaseThree { seat: active });
        self.frames.push(Frame::PhaseTwo { seat: active });
        self.frames.push(Frame::PhaseOne { seat: active });
    }

    /// OW-9.5: whether a card alone pays for a movement.
    fn pays_alone(&self, card: u8, location: u8) -> bool {
        let (symbol, ground) = (self.face(card).symbol.terrain(), self.location(location).terrain.terrain());
        symbol.is_none() || ground.is_none() || symbol == ground
    }

    /// D1: moving, and what step 2 offers (OW-9.3, OW-9.9 to OW-9.17).
    pub(super) fn phase_one_menu<B>(
        &self,
        seat: u8,
        visit: &mut impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let here = self.player(seat).location;
        Self::locations(self.location(here).roads)
            .try_for_each(|location| self.payment_menu(seat, location, visit))?;
        visit(Action::EndPhase)?;
        if !self.turn.moved {
            return ControlFlow::Continue(());
        }
        if self.can_use_site(seat) {
            visit(Action::UseSite)?;
        }
        (0..self.count)
            .filter(|rival| self.can_play(seat, *rival))
            .try_for_each(|rival| visit(Action::Poker { seat: Seat::new(rival) }))?;
        self.quests_here(seat).try_for_each(|card| visit(Action::ResolveQuest { card }))?;
        self.exchange_menu(seat, visit)?;
        self.usable_abilities(Moment::PhaseOne, NONE, seat)
            .try_for_each(|ability| visit(Action::UseAbility { ability }))
    }

    /// OW-9.16: own quests at the location whose cost can be paid.
    fn quests_here(&self, seat: u8) -> impl Iterator<Item = u8> {
        let here = self.player(seat).location;
        self.quests().filter(move |card| {
            self.quest_owner[usize::from(*card)] >> 1 == seat
                && self.quest_at[usize::from(*card)] & !TOKEN == here
                && self.quest(*card).is_some_and(|quest| self.payable(seat, quest.cost))
        })
    }

    /// D2: every way to pay for the movement (OW-9.5 to OW-9.7).
    fn payment_menu<B>(
        &self,
        seat: u8,
        location: u8,
        visit: &mut impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let player = self.player(seat);
        for card in player.hand.iter() {
            if self.pays_alone(card, location) {
                visit(Action::Move { location, card, way: Way::Alone })?;
            }
            if player.gold > 0 {
                visit(Action::Move { location, card, way: Way::WithGold })?;
            }
            if player.hand.len() > 1 {
                visit(Action::Move { location, card, way: Way::WithCard })?;
            }
        }
        ControlFlow::Continue(())
    }

    pub(super) fn pay_move(&mut self, seat: u8, location: u8, card: u8, way: Way, tell: &mut impl Tell) {
        tell(Audience::Everyone, Event::Heads { seat, location });
        match way {
            Way::Alone => self.frames.push(Frame::Arrive { seat, location }),
            Way::WithGold => {
                self.frames.push(Frame::Arrive { seat, location });
                self.change_gold(seat, -1, tell);
            }
            Way::WithCard => self.frames.push(Frame::SecondCard { seat, location }),
        }
        self.discard_card(seat, card, tell);
    }

    /// OW-12.1, OW-12.2: the choices of Phase II (D13).
    pub(super) fn phase_two_menu<B>(
        &self,
        seat: u8,
        visit: &mut impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        (0..self.count)
            .filter(|rival| self.can_duel(seat, *rival))
            .try_for_each(|rival| visit(Action::FightWitcher { seat: Seat::new(rival) }))?;
        if self.can_hunt(seat) {
            visit(Action::FightMonster)?;
        }
        super::vocabulary::Attribute::ALL
            .into_iter()
            .filter(|attribute| self.can_meditate(seat, *attribute))
            .try_for_each(|attribute| visit(Action::Meditate { attribute }))?;
        visit(Action::Explore { deck: 0 })?;
        visit(Action::Explore { deck: 1 })
    }

    /// OW-13.12, OW-17.11: the next player clockwise; or the limit is reached.
    pub(super) fn end_turn(&mut self, tell: &mut impl Tell) {
        let next = self.clockwise(self.turn.active, 1);
        if next == self.first && self.round >= self.round_limit {
            self.end_game(NONE, tell);
            return;
        }
        self.turn.active = next;
        self.frames.push(Frame::Turn);
    }
}
