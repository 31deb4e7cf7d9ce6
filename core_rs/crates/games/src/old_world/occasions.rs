//! At which moments things give abilities to their holders, known in advance: in play nearly every moment passes
//! without one, and is passed quickly.

use super::pack::{Ability, EVENTS, Holder, MONSTERS, SCHOOLS};
use super::state::OldWorld;
use super::vocabulary::{Attribute, Moment};
use crate::cards::bits;

/// A set of moments: a bit for each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Moments(u32);

impl Moments {
    /// Every moment that can be one of an ability (see [`OldWorld::is_of_moment`]).
    fn of(ability: &Ability) -> Self {
        let more = match ability.when {
            Moment::FirstOwnTurn => Moment::StepOne,
            Moment::WhileHeld => Moment::WholeFight,
            moment => moment,
        };
        Self(1 << ability.when as u8 | 1 << more as u8)
    }

    /// Whether the moment is one of them.
    pub const fn contains(self, moment: Moment) -> bool {
        self.0 >> moment as u8 & 1 != 0
    }
}

impl std::ops::BitOrAssign for Moments {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

/// The moments of all abilities, by what gives them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Occasions {
    /// Of any potion; most moments have none.
    pub potions: Moments,
    /// Of the specialties of a school, at any level.
    specialties: [Moments; SCHOOLS],
    /// Of monsters.
    monsters: [Moments; MONSTERS],
    /// Of attribute trophies.
    attributes: [Moments; Attribute::ALL.len()],
    /// Of witcher trophies.
    schools: [Moments; SCHOOLS],
    /// Of monster trophies.
    trophies: [Moments; MONSTERS],
    /// Of events that are kept, by number.
    events: [Moments; EVENTS + 1],
}

impl Occasions {
    /// Of these abilities.
    pub fn of(abilities: &[Ability]) -> Self {
        let mut all = Self {
            potions: Moments::default(),
            specialties: Default::default(),
            monsters: [Moments::default(); MONSTERS],
            attributes: Default::default(),
            schools: Default::default(),
            trophies: [Moments::default(); MONSTERS],
            events: [Moments::default(); EVENTS + 1],
        };
        for ability in abilities {
            let moments = match ability.holder {
                Holder::Potion(_) => &mut all.potions,
                Holder::Specialty(school) => &mut all.specialties[usize::from(school)],
                Holder::Monster(monster) => &mut all.monsters[usize::from(monster)],
                Holder::Attribute(attribute) => &mut all.attributes[attribute as usize],
                Holder::School(school) => &mut all.schools[usize::from(school)],
                Holder::Trophy(monster) => &mut all.trophies[usize::from(monster)],
                Holder::Event(event) => &mut all.events[usize::from(event)],
            };
            *moments |= Moments::of(ability);
        }
        all
    }

    /// Whether the school has a specialty of the moment at some level; nobody's school has none.
    pub fn has_specialty(&self, school: u8, moment: Moment) -> bool {
        self.specialties.get(usize::from(school)).is_some_and(|moments| moments.contains(moment))
    }
}

impl OldWorld {
    /// Whether the seat holds anything, or fights anything, that has an ability of the moment. One that is used up,
    /// suppressed or not met counts too.
    pub(super) fn is_occasion(&self, moment: Moment, seat: u8) -> bool {
        let occasions = &self.pack().occasions;
        let player = self.player(seat);
        let held = |set: u64, moments: &[Moments]| {
            bits(set).any(|number| moments[usize::from(number)].contains(moment))
        };
        let fights = || {
            occasions.potions.contains(moment)
                || occasions.has_specialty(player.school, moment)
                || self.fight.is_hunt()
                    && occasions.monsters[usize::from(self.fight.monster)].contains(moment)
        };
        self.fight.side_of(seat).is_some() && fights()
            || held(player.attributes.into(), &occasions.attributes)
            || held(player.schools.into(), &occasions.schools)
            || held(player.monsters.into(), &occasions.trophies)
            || held(player.kept, &occasions.events)
    }
}
