//! What is true while a fight lasts (OW-2.24): the sides, whose turn it is, what was used, and the modifiers that
//! abilities have laid on each side. Duels and monster fights are one machine: side 0 is the active witcher, side
//! 1 the defender or the monster.

use serde::Serialize;

use super::ability::AbilitySet;
use super::cards::Order;
use super::state::NONE;
use super::vocabulary::{Attribute, Change, Fixed, Half, Place, Scope};

/// Fight cards whose place somebody knows, at most.
pub const KNOWN_FIGHT_CARDS: usize = 12;

/// How far a fight has come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
pub enum Stage {
    /// There is no fight.
    #[default]
    Peace,
    /// Before the life pool is made: decks are reshuffled and nobody is knocked out (OW-14.36).
    Preparing,
    /// Fight turns.
    Fighting,
    /// The result is being applied.
    Ended,
}

/// How a fight ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[repr(u8)]
pub enum Ending {
    /// It has not.
    #[default]
    None,
    /// The attacker or the fighting witcher won.
    Won,
    /// The monster was driven away (OW-16.19).
    DrivenAway,
    /// The attacker or the fighting witcher lost.
    Lost,
}

/// What abilities change for one side, for a turn or for the fight.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Modifiers {
    /// Overlays by attribute: a sum.
    pub overlay: [i8; 4],
    /// Overlays by attribute: a fixed number.
    pub fixed_at: [u8; 4],
    /// Cards more or fewer in step 4.
    pub draw: i8,
    /// Those that never take the count below a floor.
    pub floored: i8,
    /// The floor.
    pub floor: u8,
    /// Damage more or less in 3a.
    pub damage: i8,
    /// Damage dealt in a turn at most.
    pub cap_damage: u8,
    /// Monster cards lost in a turn at most.
    pub cap_loss: u8,
    /// Shield raised in a turn at most.
    pub cap_raise: u8,
    /// Points of the next packet that are ignored; 255 is all of them.
    pub prevent: u8,
    /// Damage of the monster's attack more or less.
    pub monster_damage: i8,
    /// The order of damage.
    pub order: Option<[Place; 3]>,
    /// Potions more or fewer.
    pub potions: i8,
    /// Potions at most.
    pub most_potions: u8,
    /// Inert colours, a bit for each.
    pub inert: u8,
    /// Whether the first combo card is random.
    pub random_first: bool,
    /// Combo cards that need no link.
    pub free_links: u8,
    /// Combo cards at most.
    pub longest: u8,
    /// Colours allowed, a bit for each.
    pub colours: u8,
    /// How the attack type is fixed.
    pub attack: Option<Fixed>,
    /// Whether it is named after the reveal.
    pub after_reveal: bool,
}

impl Modifiers {
    /// Nothing is changed.
    pub const NEUTRAL: Self = Self {
        overlay: [0; 4],
        fixed_at: [NONE; 4],
        draw: 0,
        floored: 0,
        floor: 0,
        damage: 0,
        cap_damage: NONE,
        cap_loss: NONE,
        cap_raise: NONE,
        prevent: 0,
        monster_damage: 0,
        order: None,
        potions: 0,
        most_potions: NONE,
        inert: 0,
        random_first: false,
        free_links: 0,
        longest: NONE,
        colours: 0b1_1111,
        attack: None,
        after_reveal: false,
    };

    /// Lays an overlay on an attribute (OW-4.15).
    pub fn overlay(&mut self, attribute: Attribute, change: Change) {
        match change {
            Change::By(by) => self.overlay[attribute as usize] += by,
            Change::Set(number) => self.fixed_at[attribute as usize] = number,
        }
    }

    /// What of a witcher's turn goes on into the monster's next turn, and what prevents the next damage.
    fn after_own_turn(self) -> Self {
        Self {
            prevent: self.prevent,
            monster_damage: self.monster_damage,
            order: self.order,
            attack: self.attack,
            after_reveal: self.after_reveal,
            ..Self::NEUTRAL
        }
    }

    /// What is left after the opponent's turn.
    fn after_other_turn(self) -> Self {
        let Self { overlay, fixed_at, .. } = Self::NEUTRAL;
        Self { overlay, fixed_at, monster_damage: 0, order: None, attack: None, after_reveal: false, ..self }
    }
}

/// One side of a fight.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Side {
    /// The seat; none for a monster.
    pub seat: u8,
    /// Fight turns begun.
    pub turns: u16,
    /// Potions used.
    pub potions: u8,
    /// Uses of the specialty.
    pub specialty: u8,
    /// Further uses allowed.
    pub repeats: u8,
    /// Abilities used once, twice, three times in this fight.
    pub used: [AbilitySet; 3],
    /// Abilities used in this turn.
    pub used_now: AbilitySet,
    /// Modifiers for the turn and for the fight. In a monster fight those of side 1 are the monster's ability.
    pub modifiers: [Modifiers; 2],
}

impl Side {
    const EMPTY: Self = Self {
        seat: NONE,
        turns: 0,
        potions: 0,
        specialty: 0,
        repeats: 0,
        used: [AbilitySet::EMPTY; 3],
        used_now: AbilitySet::EMPTY,
        modifiers: [Modifiers::NEUTRAL; 2],
    };
}

/// A fight, or none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fight {
    /// How far it has come.
    pub stage: Stage,
    /// The monster; none in a duel.
    pub monster: u8,
    /// The monster's slot.
    pub slot: u8,
    /// Both sides.
    pub sides: [Side; 2],
    /// The side on turn.
    pub on_turn: u8,
    /// Cards in the monster's pool, those at known places included.
    pub pool: u8,
    /// Its top cards whose order exists.
    pub top: Order<KNOWN_FIGHT_CARDS>,
    /// Fight cards that were turned up, a bit for each.
    pub shown: u32,
    /// The fight card revealed in this monster turn.
    pub revealed: u8,
    /// The half named.
    pub half: Option<Half>,
    /// Damage dealt, cards of the monster lost and shield raised in this witcher turn.
    pub dealt: u8,
    /// Monster cards lost in this witcher turn.
    pub lost: u8,
    /// Shield raised in this witcher turn.
    pub raised: u8,
    /// Cards the opponent lost in the present packet of damage.
    pub packet: u8,
    /// Whether the monster's ability is suppressed for the turn and for the fight.
    pub suppressed: [bool; 2],
    /// Bets by seat: 0 none, 1 on the attacker, 2 on the defender.
    pub bets: [u8; 5],
    /// Fight turns without a loss (OW-15.16).
    pub stalled: u8,
    /// Cards in hand and life pool of each witcher when last counted.
    pub totals: [u8; 2],
    /// How it ended.
    pub ending: Ending,
}

impl Fight {
    /// No fight.
    pub const PEACE: Self = Self {
        stage: Stage::Peace,
        monster: NONE,
        slot: NONE,
        sides: [Side::EMPTY; 2],
        on_turn: NONE,
        pool: 0,
        top: Order::EMPTY,
        shown: 0,
        revealed: NONE,
        half: None,
        dealt: 0,
        lost: 0,
        raised: 0,
        packet: 0,
        suppressed: [false; 2],
        bets: [0; 5],
        stalled: 0,
        totals: [0; 2],
        ending: Ending::None,
    };

    /// Whether it is against a monster.
    pub fn is_hunt(&self) -> bool {
        self.monster != NONE
    }

    /// The side of a seat, if it fights.
    pub fn side_of(&self, seat: u8) -> Option<u8> {
        (0..2).find(|side| self.sides[usize::from(*side)].seat == seat)
    }

    /// Whether the life pools exist and nobody has won (OW-26.10).
    pub fn is_on(&self) -> bool {
        self.stage == Stage::Fighting
    }

    /// The modifiers that hold for a witcher's side, each once.
    pub fn modifiers(&self, side: u8) -> impl Iterator<Item = &Modifiers> {
        let ability = self.is_hunt() && !self.suppressed[0] && !self.suppressed[1];
        let own = &self.sides[usize::from(side)].modifiers;
        let monster = if ability { &self.sides[1].modifiers[..] } else { &[] };
        own.iter().chain(monster)
    }

    /// The modifiers to be changed: those of the side, or the monster's ability.
    pub fn layer(&mut self, side: u8, of_monster: bool, scope: Scope) -> &mut Modifiers {
        let side = if of_monster { 1 } else { side };
        &mut self.sides[usize::from(side)].modifiers[scope as usize]
    }

    /// A sum over the modifiers of a side.
    pub fn sum(&self, side: u8, number: impl Fn(&Modifiers) -> i8) -> i16 {
        self.modifiers(side).map(|modifiers| i16::from(number(modifiers))).sum()
    }

    /// The least over the modifiers of a side.
    pub fn least(&self, side: u8, number: impl Fn(&Modifiers) -> u8) -> u8 {
        self.modifiers(side).map(number).min().unwrap_or(NONE)
    }

    /// A fight turn begins: what was counted in the turn before is forgotten.
    pub fn begin_turn(&mut self, side: u8) {
        self.on_turn = side;
        self.sides[usize::from(side)].turns += 1;
        for side in &mut self.sides {
            side.used_now = AbilitySet::EMPTY;
        }
        (self.dealt, self.lost, self.raised) = (0, 0, 0);
    }

    /// A witcher's turn ends: its modifiers of the turn are gone but for those about the opponent's next turn, and
    /// the witcher who waited keeps what is for the own one.
    pub fn end_witcher_turn(&mut self) {
        let waiting = if self.is_hunt() { NONE } else { 1 - self.on_turn };
        for (number, side) in (0..).zip(&mut self.sides) {
            let turn = &mut side.modifiers[Scope::Turn as usize];
            *turn = if number == waiting { turn.after_other_turn() } else { turn.after_own_turn() };
        }
        self.suppressed[0] = false;
    }

    /// A monster's turn ends.
    pub fn end_monster_turn(&mut self) {
        for side in &mut self.sides {
            side.modifiers[Scope::Turn as usize] = side.modifiers[Scope::Turn as usize].after_other_turn();
        }
        self.suppressed[0] = false;
        self.revealed = NONE;
        self.half = None;
    }
}
