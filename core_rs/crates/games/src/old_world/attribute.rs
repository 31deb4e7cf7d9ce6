//! Attributes, witcher level, shield and potions (OW-4, OW-6).

use std::ops::ControlFlow;

use kernel::Audience;

use super::action::Action;
use super::effect::not_negative;
use super::event::{Event, Tell};
use super::frame::{AttributeBits, Frame};
use super::pack::POTIONS;
use super::state::{HELD_POTIONS, NONE, OldWorld};
use super::vocabulary::{Attribute, Moment, Pick};

/// The highest level.
const MOST: u8 = 5;

impl OldWorld {
    // Attributes.

    /// The attributes a change may be about: those it can change at all.
    pub(super) fn attributes_for(&self, seat: u8, pick: Pick, by: i8) -> AttributeBits {
        let levels = &self.player(seat).levels;
        let can = |attribute: &Attribute| {
            let level = levels[*attribute as usize];
            if by > 0 { level < MOST } else { level > 1 && level < MOST }
        };
        let bits = |attributes: &mut dyn Iterator<Item = Attribute>| {
            attributes.fold(0, |bits, attribute| bits | 1 << attribute as u8)
        };
        if let Some(attribute) = pick.named() {
            return bits(&mut [attribute].into_iter().filter(can));
        }
        let able = || Attribute::ALL.into_iter().filter(can);
        let levels_of = able().map(|attribute| levels[attribute as usize]);
        let wanted = match pick {
            Pick::Lowest => levels_of.min(),
            Pick::Highest => levels_of.max(),
            _ => None,
        };
        bits(&mut able().filter(|attribute| wanted.is_none_or(|level| levels[*attribute as usize] == level)))
    }

    /// `RaiseAttr` and `LowerAttr`: ties and free choices are the player's.
    pub(super) fn change_attribute(&mut self, seat: u8, pick: Pick, by: i8) {
        let among = self.attributes_for(seat, pick, by);
        if among.count_ones() > 1 {
            self.frames.push(Frame::PickAttribute { seat, among, by });
        } else if let Some(attribute) = Attribute::ALL.get(among.trailing_zeros() as usize) {
            self.frames.push(Frame::ChangeAttribute { seat, attribute: *attribute, by });
        }
    }

    /// One level up or down at a time, each with all that follows (OW-4.16).
    pub(super) fn step_attribute(&mut self, seat: u8, attribute: Attribute, by: i8, tell: &mut impl Tell) {
        if by > 0 {
            if by > 1 {
                self.frames.push(Frame::ChangeAttribute { seat, attribute, by: by - 1 });
            }
            self.raise(seat, attribute, tell);
        } else if by < 0 {
            for _ in by..0 {
                self.lower(seat, attribute, tell);
            }
        }
    }

    /// OW-4.1 to OW-4.5, OW-4.16: marker, then potion or shield, then the witcher level.
    pub(super) fn raise(&mut self, seat: u8, attribute: Attribute, tell: &mut impl Tell) {
        let place = attribute as usize;
        if self.player(seat).levels[place] == MOST {
            return;
        }
        self.player_mut(seat).levels[place] += 1;
        let level = self.player(seat).levels[place];
        tell(Audience::Everyone, Event::Attribute { seat, attribute, level });
        self.frames.push(Frame::LevelUp { seat });
        match attribute {
            Attribute::Alchemy => self.frames.push(Frame::GainPotions { seat, left: 1 }),
            Attribute::Defense if level < MOST => self.change_shield(seat, 1, tell),
            _ => {}
        }
    }

    /// OW-4.7, OW-4.9, OW-4.12: never below 1, never from 5; the shield is capped.
    pub(super) fn lower(&mut self, seat: u8, attribute: Attribute, tell: &mut impl Tell) {
        let place = attribute as usize;
        let level = self.player(seat).levels[place];
        if level == 1 || level == MOST {
            return;
        }
        self.player_mut(seat).levels[place] = level - 1;
        tell(Audience::Everyone, Event::Attribute { seat, attribute, level: level - 1 });
        self.cap_shield(seat, tell);
    }

    /// OW-4.5, OW-4.6, OW-4.10: the witcher level follows the lowest attribute, and pays in cards.
    pub(super) fn level_up(&mut self, seat: u8, tell: &mut impl Tell) {
        let player = self.player_mut(seat);
        if player.level == MOST || player.levels.iter().any(|level| *level <= player.level) {
            return;
        }
        player.level += 1;
        let level = player.level;
        tell(Audience::Everyone, Event::LevelRaised { seat, level });
        self.frames.push(Frame::LevelUp { seat });
        self.frames.push(Frame::DrawCards { seat, left: if level < 4 { 1 } else { 2 } });
    }

    // The shield.

    /// OW-4.12, OW-4.14: between 0 and the Defense value; a cap of a fight turn counts all raises (`CapShieldRaise`).
    pub(super) fn change_shield(&mut self, seat: u8, by: i16, tell: &mut impl Tell) {
        let cap = self.value(seat, Attribute::Defense);
        let before = self.player(seat).shield;
        let mut wanted = not_negative(i16::from(before) + by).min(cap);
        if wanted > before
            && self.fight.is_on()
            && let Some(side) = self.fight.side_of(seat)
            && side == self.fight.on_turn
        {
            let room = self.fight.least(side, |modifiers| modifiers.cap_raise);
            let raise = (wanted - before).min(room.saturating_sub(self.fight.raised));
            wanted = before + raise;
            self.fight.raised += raise;
        }
        self.set_shield(seat, wanted, tell);
    }

    /// OW-4.13: the shield is filled after a fight.
    pub(super) fn fill_shield(&mut self, seat: u8, tell: &mut impl Tell) {
        let by = self.value(seat, Attribute::Defense).saturating_sub(self.player(seat).shield);
        self.change_shield(seat, i16::from(by), tell);
    }

    /// OW-4.12: the shield is lowered to the cap.
    pub(super) fn cap_shield(&mut self, seat: u8, tell: &mut impl Tell) {
        let cap = self.value(seat, Attribute::Defense);
        if self.player(seat).shield > cap {
            self.set_shield(seat, cap, tell);
        }
    }

    /// OW-4.12: changes of Defense that last a turn are over.
    pub(super) fn cap_shields(&mut self, tell: &mut impl Tell) {
        for seat in self.fight.sides.each_ref().map(|side| side.seat) {
            if seat != NONE {
                self.cap_shield(seat, tell);
            }
        }
    }

    /// OW-18.13: a shield that falls to 0 in an own turn wakes abilities that wait for it.
    pub(super) fn set_shield(&mut self, seat: u8, shield: u8, tell: &mut impl Tell) {
        let before = self.player(seat).shield;
        if shield == before {
            return;
        }
        self.player_mut(seat).shield = shield;
        tell(Audience::Everyone, Event::Shield { seat, shield });
        if shield == 0
            && self.fight.is_on()
            && let Some(side) = self.fight.side_of(seat)
            && side == self.fight.on_turn
        {
            self.frames.push(Frame::Moment { moment: Moment::Unshielded, side, seat, served: 0 });
        }
    }

    // Potions.

    /// OW-4.2, OW-6.7: a potion is taken from the deck, which is made anew of the discarded ones.
    pub(super) fn take_potion(&mut self, seat: u8, potion: u8, tell: &mut impl Tell) {
        self.potions[usize::from(potion)] -= 1;
        self.player_mut(seat).potions[usize::from(potion)] += 1;
        tell(Audience::Everyone, Event::PotionTaken { seat, potion });
    }

    pub(super) fn potions_left(&self) -> bool {
        self.potions.iter().chain(&self.potion_discard).any(|count| *count > 0)
    }

    /// OW-6.7: an empty potion deck.
    pub(super) fn renew_potions(&mut self, tell: &mut impl Tell) {
        if self.potions == [0; POTIONS] {
            self.potions = self.potion_discard;
            self.potion_discard = [0; POTIONS];
            tell(Audience::Everyone, Event::PotionsReshuffled);
        }
    }

    /// OW-6.3: more potions than may be held.
    pub(super) fn overflows(&self, seat: u8) -> bool {
        self.player(seat).potion_count() > HELD_POTIONS
    }

    pub(super) fn discard_potion(&mut self, seat: u8, potion: u8, tell: &mut impl Tell) {
        self.player_mut(seat).potions[usize::from(potion)] -= 1;
        self.potion_discard[usize::from(potion)] += 1;
        tell(Audience::Everyone, Event::PotionDiscarded { seat, potion });
    }

    /// OW-6.6: potions used in the fight are discarded after it.
    pub(super) fn discard_spent(&mut self, seat: u8) {
        for potion in 0..POTIONS {
            self.potion_discard[potion] += self.player(seat).spent[potion];
        }
        self.player_mut(seat).spent = [0; POTIONS];
    }

    /// D7: identical potions are one choice (OW-21.3).
    pub(super) fn potion_menu<B>(
        &self,
        seat: u8,
        visit: &mut impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let held = &self.player(seat).potions;
        (0..POTIONS as u8)
            .filter(|potion| held[usize::from(*potion)] > 0)
            .try_for_each(|potion| visit(Action::DiscardPotion { potion }))
    }
}
