//! Locations: the roads between them, who stands where, and what each offers (OW-8, OW-10).

use std::ops::ControlFlow;

use kernel::Audience;

use super::action::Action;
use super::event::{Event, Tell};
use super::frame::Frame;
use super::pack::Location;
use super::state::{NONE, OldWorld};
use super::vocabulary::{Attribute, Moment, Place, Price, Site, Terrain};
use crate::cards::bits;

impl OldWorld {
    pub(super) fn location(&self, location: u8) -> &'static Location {
        &self.pack().locations[usize::from(location)]
    }

    /// Locations of a set of bits, by rising number.
    pub(super) fn locations(set: u32) -> impl Iterator<Item = u8> {
        bits(set.into())
    }

    /// OW-12.4: whether a location is a school.
    pub(super) fn is_school(&self, location: u8) -> bool {
        self.location(location).site == Site::School
    }

    /// The monster at a location (OW-8.3).
    pub(super) fn monster_at(&self, location: u8) -> Option<Terrain> {
        Terrain::ALL
            .into_iter()
            .find(|terrain| self.slot(*terrain).location == location && self.slot(*terrain).monster != NONE)
    }

    /// OW-9.10, OW-10.2 to OW-10.10: whether the action of the location can be used now.
    pub(super) fn can_use_site(&self, seat: u8) -> bool {
        let location = self.player(seat).location;
        if !self.turn.moved || self.turn.sites >> location & 1 != 0 {
            return false;
        }
        match self.location(location).site {
            Site::School => self.school_choices(seat).next().is_some(),
            Site::Potion | Site::Tracking | Site::Clearing => true,
            Site::Poker => self.player(seat).gold > 0,
            Site::Exchange => false, // one action, see `exchange_menu`
            Site::Train(attribute) => {
                let level = self.player(seat).levels[attribute as usize];
                level <= self.player(seat).level && level < 5
            }
        }
    }

    /// OW-10: the action of the location.
    pub(super) fn use_site(&mut self, seat: u8, tell: &mut impl Tell) {
        let location = self.player(seat).location;
        self.turn.sites |= 1 << location;
        tell(Audience::Everyone, Event::SiteUsed { seat, location });
        match self.location(location).site {
            Site::School => self.frames.push(Frame::School { seat }),
            Site::Potion => self.frames.push(Frame::GainPotions { seat, left: 1 }),
            Site::Poker => self.play_locals(seat, tell),
            Site::Tracking => {
                self.change_gold(seat, 1, tell);
                self.frames.push(Frame::Track { seat });
            }
            Site::Exchange => {}
            Site::Clearing => {
                if self.player(seat).gold == 0 {
                    self.change_gold(seat, 1, tell);
                }
                self.frames.push(Frame::ClearMarket { seat, left: 2, from: 0, must: false });
            }
            Site::Train(attribute) => self.raise(seat, attribute, tell),
        }
    }

    /// OW-10.7, OW-10.8, OW-10.12: what a school teaches, and whether it can be paid.
    pub(super) fn school_choices(&self, seat: u8) -> impl Iterator<Item = Attribute> {
        let player = self.player(seat);
        let home = self.location(player.location).school == Some(player.school);
        Attribute::ALL.into_iter().filter(move |attribute| {
            let level = player.levels[*attribute as usize];
            let taught = *attribute != Attribute::Specialty || home;
            taught && level < 5 && player.gold > u16::from(level)
        })
    }

    /// OW-10.7: the price is the new level.
    pub(super) fn study(&mut self, seat: u8, attribute: Attribute, tell: &mut impl Tell) {
        let price = self.player(seat).levels[attribute as usize] + 1;
        self.change_gold(seat, -i16::from(price), tell);
        self.raise(seat, attribute, tell);
    }

    /// OW-10.5, OW-R45 (D4): a hand card and a market card that costs at most one more.
    pub(super) fn exchange_menu<B>(
        &self,
        seat: u8,
        visit: &mut impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let location = self.player(seat).location;
        if self.location(location).site != Site::Exchange
            || self.turn.sites >> location & 1 != 0
            || !self.may_trash(seat)
        {
            return ControlFlow::Continue(());
        }
        for card in self.player(seat).hand.iter() {
            let price = Price::AtMost(self.face(card).cost + 1);
            self.fitting_slots(price).try_for_each(|slot| visit(Action::Exchange { card, slot }))?;
        }
        ControlFlow::Continue(())
    }

    /// OW-10.5: the hand card is trashed and the market card comes to hand.
    pub(super) fn exchange(&mut self, seat: u8, card: u8, slot: u8, tell: &mut impl Tell) {
        let location = self.player(seat).location;
        self.turn.sites |= 1 << location;
        tell(Audience::Everyone, Event::SiteUsed { seat, location });
        self.trash_card(seat, card, Place::Hand, tell);
        let taken = self.take_slot(slot);
        self.receive(seat, taken, Place::Hand, tell);
    }

    /// OW-9.8, OW-9.19, OW-R53: a figure arrives at a location.
    pub(super) fn arrive(&mut self, seat: u8, location: u8, tell: &mut impl Tell) {
        if self.player(seat).location == location {
            return;
        }
        self.player_mut(seat).location = location;
        tell(Audience::Everyone, Event::Moved { seat, location });
        self.complete_tracking(seat, location, tell);
        if self.turn.phase == 1 && seat == self.turn.active {
            self.turn.moved = true;
            self.frames.push(Frame::Moment { moment: Moment::OnMove, side: NONE, seat, served: 0 });
        }
    }
}
