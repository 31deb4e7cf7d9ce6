//! Location tokens, trails and tracking (OW-7), and what locations offer (OW-8, OW-10).
//!
//! A token that nobody has seen has no number yet: `tokens` holds those that can still be drawn together with those
//! that lie face down on player boards, and a stack is as high as the difference.

use std::ops::ControlFlow;

use kernel::Audience;

use super::action::Action;
use super::event::{Event, Tell};
use super::frame::Frame;
use super::pack::{LOCATIONS, Location};
use super::state::{NONE, OldWorld, UNSEEN};
use super::vocabulary::{Attribute, Place, Price, Site, Terrain, Trail};

impl OldWorld {
    pub(super) fn location(&self, location: u8) -> &'static Location {
        &self.pack().locations[usize::from(location)]
    }

    /// Locations of a set of bits, by rising number.
    pub(super) fn locations(bits: u32) -> impl Iterator<Item = u8> {
        (0..LOCATIONS as u8).filter(move |location| bits >> location & 1 != 0)
    }

    /// The tokens of a terrain that have no place everyone sees.
    pub(super) fn unseen_tokens(&self, terrain: Terrain) -> impl Iterator<Item = u8> {
        Self::locations(self.tokens)
            .filter(move |location| self.location(*location).terrain.terrain() == Some(terrain))
    }

    /// How many tokens a stack holds.
    pub(super) fn stack(&self, terrain: Terrain) -> usize {
        let face_down = self.players.iter().filter(|player| player.trail[terrain as usize] == UNSEEN).count();
        self.unseen_tokens(terrain).count() - face_down
    }

    /// A token goes back into the stack of its terrain (OW-7.11, OW-7.12).
    pub(super) fn return_token(&mut self, location: u8) {
        if location != NONE && location != UNSEEN {
            self.tokens |= 1 << location;
        }
    }

    /// OW-7.11, OW-R12: all tokens of a terrain go back, the monster's own too; the gold on them goes to the bank.
    pub(super) fn return_tokens(&mut self, terrain: Terrain, tell: &mut impl Tell) {
        let place = terrain as usize;
        for seat in 0..usize::from(self.count) {
            for token in [self.players[seat].trail[place], self.players[seat].tracking[place]] {
                self.return_token(token);
            }
            self.players[seat].trail[place] = NONE;
            self.players[seat].tracking[place] = NONE;
        }
        self.return_token(self.slots[place].location);
        self.slots[place].location = NONE;
        tell(Audience::Everyone, Event::TokensReturned { terrain });
    }

    // Trails.

    /// OW-7.3, OW-7.8, OW-7.9: whether a trail of this terrain can be taken; a fight's end needs no monster there.
    pub(super) fn can_take_trail(&self, seat: u8, terrain: Terrain) -> bool {
        self.player(seat).trail[terrain as usize] == NONE
            && self.stack(terrain) > 0
            && self.slot(terrain).monster != NONE
    }

    /// OW-7.15: a token is taken face down.
    pub(super) fn take_trail(&mut self, seat: u8, terrain: Terrain, tell: &mut impl Tell) {
        if self.can_take_trail(seat, terrain) {
            self.player_mut(seat).trail[terrain as usize] = UNSEEN;
            tell(Audience::Everyone, Event::Trail { seat, terrain });
        }
    }

    /// `GainTrail`.
    pub(super) fn gain_trail(&mut self, seat: u8, trail: Trail, tell: &mut impl Tell) {
        let terrain = match trail {
            Trail::Forest => Terrain::Forest,
            Trail::Mountain => Terrain::Mountain,
            Trail::Water => Terrain::Water,
            Trail::Choice => {
                if Terrain::ALL.into_iter().any(|terrain| self.can_take_trail(seat, terrain)) {
                    self.frames.push(Frame::PickTrail { seat });
                }
                return;
            }
            Trail::OfMonster => match Terrain::ALL.get(usize::from(self.fight.slot)) {
                Some(terrain) => *terrain,
                None => return,
            },
        };
        self.take_trail(seat, terrain, tell);
    }

    // Tracking.

    /// OW-7.6: whether a monster of this terrain can be tracked.
    pub(super) fn can_track(&self, seat: u8, terrain: Terrain) -> bool {
        let player = self.player(seat);
        let place = terrain as usize;
        self.stack(terrain) > 0
            && self.slots[place].monster != NONE
            && player.trail[place] == NONE
            && player.tracking[place] == NONE
    }

    /// OW-7.4, OW-7.5: which monster, if any.
    pub(super) fn track_menu<B>(
        &self,
        seat: u8,
        visit: &mut impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        visit(Action::Decline)?;
        Terrain::ALL
            .into_iter()
            .filter(|terrain| self.can_track(seat, *terrain))
            .try_for_each(|terrain| visit(Action::ChooseTerrain { terrain }))
    }

    /// Tokens that can be drawn for tracking.
    pub(super) fn track_tokens(&self, terrain: Terrain, aside: u8) -> impl Iterator<Item = u8> {
        self.unseen_tokens(terrain).filter(move |location| *location != aside)
    }

    /// OW-R15: with a token aside, whether the stack holds another.
    pub(super) fn can_draw_track(&self, terrain: Terrain, aside: u8) -> bool {
        self.stack(terrain) > usize::from(aside != NONE)
    }

    /// OW-7.4, OW-R15: the token drawn; one that shows the present location is set aside.
    pub(super) fn track_token(
        &mut self,
        seat: u8,
        terrain: Terrain,
        aside: u8,
        location: u8,
        tell: &mut impl Tell,
    ) {
        if aside == NONE && self.player(seat).location == location {
            tell(Audience::Everyone, Event::TokenAside { location });
            self.frames.push(Frame::TrackToken { seat, terrain, aside: location });
            return;
        }
        self.tokens &= !(1 << location);
        self.player_mut(seat).tracking[terrain as usize] = location;
        tell(Audience::Everyone, Event::Tracking { seat, location });
    }

    /// OW-7.7, OW-R14: a witcher who enters the location of a tracking token takes its gold and has a trail.
    pub(super) fn complete_tracking(&mut self, seat: u8, location: u8, tell: &mut impl Tell) {
        let place = self.player(seat).tracking.iter().position(|token| *token == location);
        let Some(place) = place else { return };
        self.player_mut(seat).tracking[place] = NONE;
        self.change_gold(seat, 1, tell);
        if self.player(seat).trail[place] == NONE {
            self.player_mut(seat).trail[place] = location;
            tell(Audience::Everyone, Event::Trail { seat, terrain: Terrain::ALL[place] });
        } else {
            self.return_token(location);
            tell(Audience::Everyone, Event::TokensReturned { terrain: Terrain::ALL[place] });
        }
    }

    // Locations.

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
        if self.turn.phase == 1 && seat == self.turn.active {
            self.turn.moved = true;
        }
        self.complete_tracking(seat, location, tell);
    }
}
