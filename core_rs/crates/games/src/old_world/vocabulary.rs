//! The closed vocabulary in which the content of Old World is written: attributes, terrains, colours, icons, attacks,
//! moments and limits. Its grammar (conditions, amounts, costs, effects) has a file of its own. Cards, monsters,
//! potions, trophies and events are sentences in it; none of them has code of its own.

use serde::{Deserialize, Serialize};

pub use super::grammar::{
    Amount, Change, Condition, Cost, Effect, Fixed, Halving, How, Pick, Price, Source, Test, Trail, Whose,
};

/// A player attribute (OW-2.5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Attribute {
    /// Cards drawn at the end of an own fight turn.
    Attack,
    /// The most shield.
    Defense,
    /// Potions usable in one fight.
    Alchemy,
    /// The row of the school's table.
    Specialty,
}

impl Attribute {
    /// All attributes in order.
    pub const ALL: [Self; 4] = [Self::Attack, Self::Defense, Self::Alchemy, Self::Specialty];
}

/// A terrain (OW-2.9).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Terrain {
    /// Forest.
    Forest,
    /// Mountain.
    Mountain,
    /// Water.
    Water,
}

impl Terrain {
    /// All terrains in order.
    pub const ALL: [Self; 3] = [Self::Forest, Self::Mountain, Self::Water];
}

/// The movement symbol of a card, or the ground of a location (OW-2.9, OW-R16).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Symbol {
    /// Forest.
    Forest,
    /// Mountain.
    Mountain,
    /// Water.
    Water,
    /// Any of them.
    Wild,
}

impl Symbol {
    /// The terrain it stands for; none is any.
    pub const fn terrain(self) -> Option<Terrain> {
        match self {
            Self::Forest => Some(Terrain::Forest),
            Self::Mountain => Some(Terrain::Mountain),
            Self::Water => Some(Terrain::Water),
            Self::Wild => None,
        }
    }
}

/// The colour of an action card (OW-2.10).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Colour {
    /// Fast attack.
    Blue,
    /// Strong attack.
    Red,
    /// Dodge.
    Green,
    /// Defensive sign.
    Yellow,
    /// Offensive sign.
    Purple,
}

impl Colour {
    /// All colours in order.
    pub const ALL: [Self; 5] = [Self::Blue, Self::Red, Self::Green, Self::Yellow, Self::Purple];
}

/// An icon of an action card (OW-24.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Icon {
    /// One point of damage.
    Damage,
    /// One shield.
    Shield,
    /// Take the top card of the own discard pile into hand.
    TakeTopDiscard,
    /// The card returns to hand.
    ReturnSelf,
    /// So many cards more or fewer in step 4.
    Draw(i8),
}

/// The half of a monster fight card (OW-16.7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Half {
    /// The upper half.
    Charge,
    /// The lower half.
    Bite,
}

/// What half of a monster fight card does (OW-16.10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Attack {
    /// So much damage; a level of an attribute is read when the attack is applied (OW-R2).
    Damage(Amount),
    /// As many random hand cards as the monster's level, the rest from the deck.
    RandomDiscard,
    /// A hand card of the witcher's choice is trashed; with an empty hand the top card of the deck.
    Trash,
    /// The attribute falls by one; damage by the monster's level (OW-R3).
    Lower {
        /// The attribute.
        attribute: Attribute,
        /// Damage at monster level I, II, III.
        damage: [u8; 3],
    },
}

/// What a location offers (OW-10.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Site {
    /// Raise an attribute for gold.
    School,
    /// Take a potion.
    Potion,
    /// Dice poker with the locals.
    Poker,
    /// A gold piece, and a monster to track.
    Tracking,
    /// Exchange a hand card for a market card.
    Exchange,
    /// Clear market cards.
    Clearing,
    /// Raise the attribute for free, up to one above the witcher level.
    Train(Attribute),
}

/// The moment of an ability (section 25A).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Moment {
    /// When a kept card is gained.
    OnAcquire,
    /// A permanent passive of a kept card; in a fight it holds from before the life pool is made.
    WhileHeld,
    /// The cost to start a monster fight.
    StartCost,
    /// A passive of the whole fight.
    WholeFight,
    /// Before the life pool is made.
    BeforeLifePool,
    /// After the life pool is made.
    AfterLifePool,
    /// The monster's first turn.
    FirstMonsterTurn,
    /// The witcher's first turn: mandatory ones at its start, optional ones in step 1.
    FirstOwnTurn,
    /// Before step 1 of each own turn.
    OwnTurnStart,
    /// At the start of each own turn and whenever the shield falls to 0 in an own turn, if it is 0 (OW-18.13).
    Unshielded,
    /// Step 1 of an own turn.
    StepOne,
    /// The combo is complete.
    ComboComplete,
    /// Step 3a, before damage is summed.
    DamageStep,
    /// Step 3b, before shields are summed.
    ShieldStep,
    /// Step 3c, before the special icons.
    SpecialStep,
    /// Step 4, before cards are drawn.
    DrawStep,
    /// The own attack cost the opponent at least one card.
    OpponentLostCards,
    /// Damage is about to be dealt to the owner.
    BeforeDamageTaken,
    /// The monster's attack has a damage part.
    MonsterDamage,
    /// What follows the monster's damage; made of the rest of a `monster_damage` ability (OW-16.27).
    #[serde(skip)]
    AfterMonsterDamage,
    /// After a monster attack.
    EndMonsterTurn,
    /// The monster is defeated.
    OnDefeat,
    /// The monster is driven away.
    OnDrivenAway,
    /// The witcher is fully defeated by a monster.
    OnFullDefeat,
    /// A duel ended.
    OnDuelEnd,
    /// The figure arrived at a location in Phase I.
    OnMove,
    /// Phase I, once the witcher has moved.
    PhaseOne,
    /// The start of Phase III.
    PhaseThree,
}

/// How often an ability may be used (section 25C).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Limit {
    /// Once in a fight.
    OncePerFight,
    /// Once in a turn: a fight turn in fights, a player turn outside.
    OncePerTurn,
    /// Once in a game.
    OncePerGame,
    /// Two or three times in a fight.
    PerFight(u8),
    /// The card is used up.
    ConsumeSelf,
    /// No limit: passives and mandatory abilities only.
    Unlimited,
}

/// For how long something holds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Scope {
    /// This fight turn.
    Turn,
    /// This fight.
    Fight,
}

/// A place of action cards; the order of damage is a list of `hand`, `shield` and `deck`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Place {
    /// The hand.
    Hand,
    /// The deck or life pool.
    Deck,
    /// The discard pile.
    Discard,
    /// The shield.
    Shield,
}

/// A set of places, a bit for each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(from = "Vec<Place>")]
pub struct Places(u8);

impl Places {
    /// Whether the place is one of them.
    pub const fn contains(self, place: Place) -> bool {
        self.0 >> place as u8 & 1 != 0
    }
}

impl From<Vec<Place>> for Places {
    fn from(places: Vec<Place>) -> Self {
        Self(places.into_iter().fold(0, |bits, place| bits | 1 << place as u8))
    }
}

/// A set of colours, a bit for each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(from = "Vec<Colour>")]
pub struct Colours(pub u8);

impl Colours {
    /// Every colour.
    pub const ALL: Self = Self(0b1_1111);

    /// Whether the colour is one of them.
    pub const fn contains(self, colour: Colour) -> bool {
        self.0 >> colour as u8 & 1 != 0
    }
}

impl From<Vec<Colour>> for Colours {
    fn from(colours: Vec<Colour>) -> Self {
        Self(colours.into_iter().fold(0, |bits, colour| bits | 1 << colour as u8))
    }
}
