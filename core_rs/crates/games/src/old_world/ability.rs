//! Abilities and their moments (OW-25.1, OW-25.4): who has which, which may be used, and in what order those of one
//! moment come. Mandatory before optional, the monster's before the witcher's, then in the owner's order.

use kernel::Audience;

use super::effect::not_negative;
use super::event::{Event, Tell};
use super::frame::Frame;
use super::numbers::Numbers;
use super::pack::{Ability, ChronicleKind, Holder};
use super::state::{NONE, OldWorld};
use super::vocabulary::{Attribute, Condition, Limit, Moment, Test};
use crate::cards::bits;

/// The bit of a moment's `served` that stands for the specialty.
const SPECIALTY: u32 = 1 << 31;
/// The first bit of a witcher's other abilities.
const OWN: u32 = 8;

/// The bits by which a moment remembers abilities that are through. The monster's are counted apart: they may be
/// suppressed by one that comes later.
#[derive(Default)]
struct Marks {
    monster: u32,
    own: u32,
}

impl Marks {
    /// The bit of the next ability of the moment; one that may be used again has none.
    fn next(&mut self, ability: &Ability) -> u32 {
        let (count, first) = match ability.holder {
            Holder::Specialty(_) => return SPECIALTY,
            _ if !ability.mandatory => return 0,
            Holder::Monster(_) => (&mut self.monster, 0),
            _ => (&mut self.own, OWN),
        };
        *count += 1;
        1 << (first + *count - 1)
    }
}

/// A set of abilities.
pub type AbilitySet = Numbers<4>;

/// What comes next at a moment.
pub(super) enum Next {
    /// This ability, without a question; with the bit that marks it.
    Must(u8, u32),
    /// The owner says which of several mandatory ones.
    Order(AbilitySet),
    /// The owner may use one of these.
    May(AbilitySet),
    /// Nothing more.
    Done,
}

impl OldWorld {
    pub(super) fn ability(&self, ability: u8) -> &'static Ability {
        &self.pack().abilities[usize::from(ability)]
    }

    /// Whether a program belongs to the monster fought.
    pub(super) fn is_monster_ability(&self, subject: u8) -> bool {
        subject != NONE && matches!(self.ability(subject).holder, Holder::Monster(_))
    }

    /// OW-18.2, OW-18.3: the specialty of the present level.
    fn specialty(&self, seat: u8) -> Option<u8> {
        let school = self.pack().schools.get(usize::from(self.player(seat).school))?;
        let row = self.effective_level(seat, Attribute::Specialty).clamp(1, 5);
        Some(school.rows[usize::from(row) - 1])
    }

    /// Calls for every ability of a moment that a seat has, in a fixed order: the monster's, the specialty, trophies,
    /// kept events, potions.
    fn each_ability(&self, moment: Moment, side: u8, seat: u8, mut visit: impl FnMut(u8, &'static Ability)) {
        if !self.is_occasion(moment, seat) {
            return;
        }
        let pack = self.pack();
        let player = self.player(seat);
        let in_fight = self.fight.side_of(seat).is_some();
        let mut visit = |ability: u8| {
            let entry = &pack.abilities[usize::from(ability)];
            if self.is_of_moment(entry, moment, side) {
                visit(ability, entry);
            }
        };
        if in_fight {
            if self.fight.is_hunt() && self.fight.suppressed == [false; 2] {
                self.monster(self.fight.monster).abilities.iter().for_each(|ability| visit(*ability));
            }
            if pack.occasions.has_specialty(player.school, moment) {
                self.specialty(seat).into_iter().for_each(&mut visit);
            }
        }
        let attributes = bits(player.attributes.into()).map(|place| &pack.trophies[usize::from(place)]);
        let schools = bits(player.schools.into()).map(|place| &pack.schools[usize::from(place)].trophy);
        let monsters = bits(player.monsters.into()).map(|place| &pack.monsters[usize::from(place)].trophy);
        for trophy in attributes.chain(schools).chain(monsters) {
            trophy.abilities.iter().for_each(|ability| visit(*ability));
        }
        for event in bits(player.kept) {
            if let ChronicleKind::Keep { abilities } = &pack.events[usize::from(event) - 1].kind {
                for ability in abilities {
                    visit(*ability);
                }
            }
        }
        if in_fight
            && pack.occasions.potions.contains(moment)
            && player.potion_count() > 0
            && self.may_drink(seat, side)
        {
            for (count, potion) in player.potions.iter().zip(&pack.potions) {
                if *count > 0 {
                    visit(potion.ability);
                }
            }
        }
    }

    /// Whether an ability belongs to a moment of a side.
    pub(super) fn is_of_moment(&self, ability: &Ability, moment: Moment, side: u8) -> bool {
        let when = ability.when;
        match moment {
            Moment::FirstOwnTurn => when == moment && ability.mandatory,
            Moment::WholeFight => when == moment || when == Moment::WhileHeld,
            Moment::StepOne => {
                when == moment
                    || when == Moment::FirstOwnTurn
                        && !ability.mandatory
                        && self.fight.sides[usize::from(side)].turns == 1
            }
            _ => when == moment,
        }
    }

    /// OW-25C, OW-18.1: whether the limit leaves a use; for potions see [`Self::may_drink`]. `side` is none outside
    /// fights.
    fn is_within_limit(&self, ability: u8, side: u8, seat: u8) -> bool {
        let entry = self.ability(ability);
        if let Holder::Specialty(_) = entry.holder {
            let side = &self.fight.sides[usize::from(side)];
            return side.specialty <= side.repeats;
        }
        let used = |times: usize| {
            side != NONE && self.fight.sides[usize::from(side)].used[times - 1].contains(ability)
        };
        match entry.limit {
            Limit::OncePerFight => !used(1),
            Limit::PerFight(times) => !used(usize::from(times)),
            Limit::OncePerTurn => {
                let now = if side == NONE {
                    self.turn.used_now
                } else {
                    self.fight.sides[usize::from(side)].used_now
                };
                !now.contains(ability)
            }
            Limit::OncePerGame => !self.player(seat).used_ever.contains(ability),
            Limit::ConsumeSelf | Limit::Unlimited => true,
        }
    }

    /// OW-6.5, `PotionLimit`: whether another potion may be used in this fight. The limit is the Alchemy value with all
    /// changes; upper bounds come last.
    fn may_drink(&self, seat: u8, side: u8) -> bool {
        if side == NONE {
            return false;
        }
        let by = self.fight.sum(side, |modifiers| modifiers.potions);
        let limit = not_negative(i16::from(self.value(seat, Attribute::Alchemy)) + by);
        let limit = limit.min(self.fight.least(side, |modifiers| modifiers.most_potions));
        self.fight.sides[usize::from(side)].potions < limit
    }

    /// Optional abilities that may be used at a moment, by rising number.
    pub(super) fn usable_abilities(&self, moment: Moment, side: u8, seat: u8) -> impl Iterator<Item = u8> {
        let mut found = AbilitySet::EMPTY;
        self.each_ability(moment, side, seat, |ability, entry| {
            if !entry.mandatory
                && self.is_within_limit(ability, side, seat)
                && self.holds(seat, self.pack().tests(entry.tests))
            {
                found.insert(ability);
            }
        });
        found.iter()
    }

    /// OW-25.4: what comes next at a moment.
    pub(super) fn next_ability(&self, moment: Moment, side: u8, seat: u8, served: u32) -> Next {
        let mut marks = Marks::default();
        let mut of_monster = None;
        let mut own = None;
        let (mut must, mut may) = (AbilitySet::EMPTY, AbilitySet::EMPTY);
        self.each_ability(moment, side, seat, |ability, entry| {
            let bit = marks.next(entry);
            // Every choice of step 1 is a new moment for a specialty that may be used again (`RepeatSpecialty`).
            let once = bit != SPECIALTY || entry.mandatory || moment != Moment::StepOne;
            if once && served & bit != 0
                || !self.is_within_limit(ability, side, seat)
                || !self.holds(seat, self.pack().tests(entry.tests))
                || moment == Moment::Unshielded && self.player(seat).shield > 0
            {
                return;
            }
            if !entry.mandatory {
                may.insert(ability);
            } else if matches!(entry.holder, Holder::Monster(_)) {
                of_monster.get_or_insert((ability, bit));
            } else {
                own = Some((ability, bit));
                must.insert(ability);
            }
        });
        match of_monster.or(own.filter(|_| must.len() == 1)) {
            Some((ability, bit)) => Next::Must(ability, bit),
            None if !must.is_empty() => Next::Order(must),
            None if !may.is_empty() => Next::May(may),
            None => Next::Done,
        }
    }

    /// The moment on top goes on: an ability that must be used is used, or it is over. Whether it asks its seat now;
    /// that and what is done hang on one look at the abilities, of which most moments have none.
    pub(super) fn serve(
        &mut self,
        moment: Moment,
        side: u8,
        seat: u8,
        served: u32,
        tell: &mut impl Tell,
    ) -> bool {
        match self.next_ability(moment, side, seat, served) {
            Next::Order(_) | Next::May(_) => return true,
            Next::Must(ability, bit) => {
                self.frames.pop();
                self.frames.push(Frame::Moment { moment, side, seat, served: served | bit });
                self.use_ability(side, seat, ability, tell);
            }
            Next::Done => {
                self.frames.pop();
            }
        }
        false
    }

    /// The bit by which a moment remembers an ability.
    fn served_bit(&self, moment: Moment, side: u8, seat: u8, wanted: u8) -> u32 {
        let (mut marks, mut found) = (Marks::default(), 0);
        self.each_ability(moment, side, seat, |ability, entry| {
            let bit = marks.next(entry);
            if ability == wanted {
                found = bit;
            }
        });
        found
    }

    /// An ability is used at a moment, which then goes on.
    pub(super) fn use_at_moment(&mut self, frame: (Moment, u8, u8, u32), ability: u8, tell: &mut impl Tell) {
        let (moment, side, seat, served) = frame;
        let served = served | self.served_bit(moment, side, seat, ability);
        self.frames.push(Frame::Moment { moment, side, seat, served });
        self.use_ability(side, seat, ability, tell);
    }

    /// OW-6.6, OW-14.17, OW-18.1, OW-25C: the use is counted, and the program runs.
    pub(super) fn use_ability(&mut self, side: u8, seat: u8, ability: u8, tell: &mut impl Tell) {
        let entry = self.ability(ability);
        tell(Audience::Everyone, Event::AbilityUsed { seat, ability });
        match entry.holder {
            Holder::Potion(potion) => {
                let player = self.player_mut(seat);
                player.potions[usize::from(potion)] -= 1;
                player.spent[usize::from(potion)] += 1;
                self.fight.sides[usize::from(side)].potions += 1;
            }
            Holder::Specialty(_) => self.fight.sides[usize::from(side)].specialty += 1,
            holder => match entry.limit {
                Limit::OncePerGame => self.player_mut(seat).used_ever.insert(ability),
                Limit::OncePerTurn if side == NONE => self.turn.used_now.insert(ability),
                Limit::OncePerTurn => self.fight.sides[usize::from(side)].used_now.insert(ability),
                Limit::OncePerFight | Limit::PerFight(_) if side != NONE => {
                    let used = &mut self.fight.sides[usize::from(side)].used;
                    let free: Option<&mut AbilitySet> = used.iter_mut().find(|set| !set.contains(ability));
                    if let Some(set) = free {
                        set.insert(ability);
                    }
                }
                Limit::ConsumeSelf => {
                    if let Holder::Event(event) = holder {
                        self.player_mut(seat).kept &= !(1 << event);
                        tell(Audience::Everyone, Event::UsedUp { seat, event });
                    }
                }
                _ => {}
            },
        }
        self.run_program(entry.program, seat, ability);
    }

    // Conditions (section 25B).

    /// Whether all groups of tests hold.
    pub(super) fn holds(&self, seat: u8, tests: &[Test]) -> bool {
        let mut group = false;
        for test in tests {
            group |= self.is_met(seat, test.condition) != test.negated;
            if test.ends {
                if !group {
                    return false;
                }
                group = false;
            }
        }
        true
    }

    /// OW-25.5: one condition, asked of a seat.
    fn is_met(&self, seat: u8, condition: Condition) -> bool {
        let player = self.player(seat);
        let monster = self.pack().monsters.get(usize::from(self.fight.monster));
        let trail = || player.trail.get(usize::from(self.fight.slot)).is_some_and(|token| *token != NONE);
        match condition {
            Condition::ShieldIs(shield) => player.shield == shield,
            Condition::ShieldAtLeast(shield) => player.shield >= shield,
            Condition::HandAtMost(cards) => player.hand.len() <= usize::from(cards),
            Condition::HandAtLeast(cards) => player.hand.len() >= usize::from(cards),
            Condition::DeckEmpty => player.deck.is_empty(),
            Condition::DiscardNotEmpty => player.pile != NONE,
            Condition::ComboLength(cards) => self.combo.played_in_all() >= cards,
            Condition::ComboHas(colour) => self.combo.played(colour) > 0,
            Condition::ComboLacks(colour) => self.combo.played(colour) == 0,
            Condition::HasTrail => trail(),
            Condition::NoTrail => !trail(),
            Condition::MonsterLevel(level) => monster.is_some_and(|monster| monster.level == level),
            Condition::MonsterLifeAtMost(cards) => {
                let revealed = u8::from(self.fight.revealed != NONE);
                self.fight.is_hunt() && self.fight.pool + revealed <= cards
            }
            Condition::TurnIndex(turn) => self
                .fight
                .sides
                .get(usize::from(self.fight.on_turn))
                .is_some_and(|side| side.turns == u16::from(turn)),
            Condition::AttributeAtLeast { attribute, level } => {
                self.effective_level(seat, attribute) >= level
            }
            Condition::AttributeAtMost { attribute, level } => self.effective_level(seat, attribute) <= level,
            Condition::WitcherLevelAtLeast(level) => player.level >= level,
            Condition::GoldAtLeast(gold) => player.gold >= u16::from(gold),
            Condition::PotionsAtLeast(potions) => player.potion_count() >= potions,
            Condition::School(school) => player.school == school,
            Condition::OpponentIsWitcher => !self.fight.is_hunt(),
            Condition::OpponentIsMonster => self.fight.is_hunt(),
            Condition::AtLocation(location) => player.location == location,
        }
    }
}
