//! The closed vocabulary in which the content of Old World is written (section 25 of the reference): colours,
//! terrains, moments, conditions, amounts, costs and effects. Cards, monsters, potions, trophies and events are
//! sentences in it; none of them has code of its own.

use serde::{Deserialize, Serialize};

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

/// Something that can be asked of the table (section 25B).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Condition {
    /// The shield is exactly so high.
    ShieldIs(u8),
    /// The shield is at least so high.
    ShieldAtLeast(u8),
    /// At most so many hand cards.
    HandAtMost(u8),
    /// At least so many hand cards.
    HandAtLeast(u8),
    /// The own deck is empty.
    DeckEmpty,
    /// The own discard pile is not empty.
    DiscardNotEmpty,
    /// The combo has at least so many cards.
    ComboLength(u8),
    /// The combo has a card of the colour.
    ComboHas(Colour),
    /// The combo has no card of the colour.
    ComboLacks(Colour),
    /// The witcher holds the trail of the monster fought.
    HasTrail,
    /// The witcher does not hold it.
    NoTrail,
    /// The monster's level is exactly this.
    MonsterLevel(u8),
    /// At most so many cards are left in the monster's pool; in a monster turn before the reveal.
    MonsterLifeAtMost(u8),
    /// It is the so many-eth turn of the side on turn.
    TurnIndex(u8),
    /// The level of an attribute is at least so high.
    AttributeAtLeast {
        /// The attribute.
        attribute: Attribute,
        /// The least level.
        level: u8,
    },
    /// The level of an attribute is at most so high.
    AttributeAtMost {
        /// The attribute.
        attribute: Attribute,
        /// The greatest level.
        level: u8,
    },
    /// The witcher level is at least so high.
    WitcherLevelAtLeast(u8),
    /// At least so much gold.
    GoldAtLeast(u8),
    /// At least so many unused potions.
    PotionsAtLeast(u8),
    /// The school with this number.
    School(u8),
    /// The opponent is a witcher.
    OpponentIsWitcher,
    /// The opponent is a monster.
    OpponentIsMonster,
    /// The figure is at this location.
    AtLocation(u8),
}

/// One condition of a list. Conditions come in groups: a group holds if one of its members does, and all groups
/// must hold. `ends` marks the last member of a group, so that a list is read without recursion.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Test {
    /// The condition.
    pub condition: Condition,
    /// Whether it must not hold.
    pub negated: bool,
    /// Whether it is the last of its group.
    pub ends: bool,
}

/// Something that has a number (section 25D).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Source {
    /// Nothing: zero.
    Nothing,
    /// The level of an attribute.
    Level(Attribute),
    /// The value of an attribute.
    Value(Attribute),
    /// The level of the monster fought.
    MonsterLevel,
    /// A number for each level of the monster fought.
    ByMonsterLevel([u8; 3]),
    /// Cards in hand.
    HandSize,
    /// The shield.
    ShieldLevel,
    /// Cards of a colour in the combo.
    CountInCombo(Colour),
    /// The die that was rolled.
    Die,
}

/// Whether an amount is halved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Halving {
    /// It is not.
    #[default]
    Whole,
    /// Rounded up.
    Up,
    /// Rounded down.
    Down,
}

/// A number worked out when it is needed: a constant and at most two weighted sources, perhaps halved. Every value
/// of section 25D has this form, so that none needs a tree.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Amount {
    /// The constant.
    pub base: i8,
    /// Sources with their weights.
    pub terms: [(Source, i8); 2],
    /// Whether the sum is halved.
    pub halving: Halving,
}

impl Amount {
    /// A constant.
    pub const fn of(base: i8) -> Self {
        Self { base, terms: [(Source::Nothing, 0); 2], halving: Halving::Whole }
    }

    /// One source.
    pub const fn from(source: Source) -> Self {
        Self { base: 0, terms: [(source, 1), (Source::Nothing, 0)], halving: Halving::Whole }
    }

    /// Whether it reads a die.
    pub fn rolls(self) -> bool {
        self.terms.iter().any(|(source, _)| *source == Source::Die)
    }
}

/// A price. All of it is paid or nothing (OW-12.11, OW-25, `PayThen`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Cost {
    /// Gold.
    pub gold: u8,
    /// Hand cards of choice, discarded.
    pub cards: u8,
    /// Hand cards of choice, trashed.
    pub trash: u8,
    /// Unused potions of choice, discarded without effect.
    pub potions: u8,
    /// Shield.
    pub shield: u8,
}

impl Cost {
    /// Nothing.
    pub const FREE: Self = Self { gold: 0, cards: 0, trash: 0, potions: 0, shield: 0 };

    /// Whether nothing is asked.
    pub fn is_free(self) -> bool {
        self == Self::FREE
    }
}

/// Which attribute an effect is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pick {
    /// Attack.
    Attack,
    /// Defense.
    Defense,
    /// Alchemy.
    Alchemy,
    /// Specialty.
    Specialty,
    /// The player chooses.
    Choice,
    /// The lowest; among equals the player chooses.
    Lowest,
    /// The highest; among equals the player chooses.
    Highest,
}

impl Pick {
    /// The attribute it names, if it names one.
    pub const fn named(self) -> Option<Attribute> {
        match self {
            Self::Attack => Some(Attribute::Attack),
            Self::Defense => Some(Attribute::Defense),
            Self::Alchemy => Some(Attribute::Alchemy),
            Self::Specialty => Some(Attribute::Specialty),
            Self::Choice | Self::Lowest | Self::Highest => None,
        }
    }
}

/// A change of a number: by so much, or to so much.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Change {
    /// By so much.
    By(i8),
    /// To so much.
    Set(u8),
}

/// Which trail is taken (OW-7.8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Trail {
    /// Forest.
    Forest,
    /// Mountain.
    Mountain,
    /// Water.
    Water,
    /// The player chooses.
    Choice,
    /// The terrain of the monster fought.
    OfMonster,
}

/// What a market card may cost (OW-12.23).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Price {
    /// Exactly so much.
    Exactly(u8),
    /// At most so much.
    AtMost(u8),
    /// Anything.
    Any,
}

impl Price {
    /// Whether a card of this printed cost fits.
    pub const fn fits(self, cost: u8) -> bool {
        match self {
            Self::Exactly(price) => cost == price,
            Self::AtMost(price) => cost <= price,
            Self::Any => true,
        }
    }
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

/// Who picks cards to discard.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum How {
    /// Their owner.
    Choice,
    /// Chance.
    Random,
}

/// Whose deck is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Whose {
    /// The own.
    Own,
    /// The opponent's: a witcher's deck or the monster's pool.
    Opponent,
}

/// How an ability fixes the monster's attack (OW-R48).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fixed {
    /// The upper half.
    Charge,
    /// The lower half.
    Bite,
    /// The half that removes more cards.
    Worse,
}

/// One thing that happens (sections 25E to 25G).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    // Resources and progress.
    /// Gold from the bank, or lost to it as far as there is any.
    Gold(Amount),
    /// Top potions of the deck, one at a time.
    Potion(u8),
    /// Unused potions of choice are discarded.
    DiscardPotions(u8),
    /// All unused potions are discarded.
    DiscardAllPotions,
    /// An attribute rises, with all that follows (OW-4.16).
    Raise {
        /// Which.
        attribute: Pick,
        /// By so much.
        by: u8,
    },
    /// An attribute falls (OW-4.7).
    Lower {
        /// Which.
        attribute: Pick,
        /// By so much.
        by: u8,
    },
    /// A temporary change of an attribute (OW-4.15).
    Overlay {
        /// Which.
        attribute: Attribute,
        /// By or to how much.
        change: Change,
        /// For how long.
        scope: Scope,
    },
    /// The shield rises or falls.
    Shield(Amount),
    /// The shield falls to 0.
    EmptyShield,
    /// The shield rises to the Defense value.
    FillShield,
    /// A trail token (OW-7.8).
    Trail(Trail),
    /// A monster is tracked (OW-7.4).
    Track,
    /// A market card of this cost (OW-12.23).
    MarketCard {
        /// What it may cost.
        cost: Price,
        /// `discard` or `hand`.
        to: Place,
    },
    /// A 0-cost card into the discard pile (OW-16.25).
    ZeroCostCard,
    /// Market cards of choice are trashed.
    ClearMarket(u8),
    /// The figure moves to a location (OW-9.19).
    MoveTo(u8),
    /// The figure moves to a connected location of choice.
    MoveAdjacent,
    /// The draw target of this turn's Phase III (OW-13.3).
    PhaseThreeDraw {
        /// The target.
        cards: u8,
        /// Whether nothing else can change it.
        locked: bool,
    },
    /// Further purchases in Phase III.
    ExtraPurchase(u8),

    // Cards.
    /// Cards from the own deck.
    Draw(Amount),
    /// Hand cards are discarded.
    DiscardHand {
        /// How many.
        cards: u8,
        /// Who picks them.
        how: How,
    },
    /// Top cards of the own deck are discarded.
    DiscardDeckTop(u8),
    /// The own deck is searched, cards of choice are discarded, and it is shuffled.
    DiscardFromDeck(u8),
    /// Random hand cards, the rest from the top of the deck.
    DiscardHandThenDeck(Amount),
    /// Own cards of choice are trashed (OW-5.8).
    Trash {
        /// How many.
        cards: u8,
        /// From where: some of `hand`, `deck` and `discard`.
        from: Places,
    },
    /// A hand card of choice is trashed; with an empty hand the top card of the deck.
    TrashHandElseTop,
    /// The top card of the own discard pile into hand.
    TakeTopDiscard,
    /// Any card of the own discard pile into hand.
    TakeAnyDiscard,
    /// Hand cards of choice onto the deck, the first one lowest.
    PutOnTop(u8),
    /// Hand cards of choice under the deck.
    PutOnBottom(u8),
    /// Cards are drawn, then some of them put back on top in any order (OW-18.6).
    DrawAndReturn {
        /// Cards drawn.
        draw: u8,
        /// Cards put back.
        back: u8,
    },
    /// Top cards are looked at, some discarded, the rest put back (OW-18.8).
    Look {
        /// How many.
        cards: u8,
        /// Whose.
        whose: Whose,
        /// How many are discarded.
        discard: u8,
        /// Whether the rest may be put back in any order.
        reorder: bool,
    },
    /// More or fewer cards in step 4 of this turn (OW-14.30).
    DrawModifier {
        /// By so much.
        by: i8,
        /// Applied last, and never below this.
        #[serde(default)]
        least: Option<u8>,
    },

    // Combat.
    /// Damage to the opponent at once, part of the attack (OW-14.17).
    Damage(Amount),
    /// Added to the damage of step 3a of this turn.
    DamageBonus(Amount),
    /// Damage to the acting witcher.
    SelfDamage(Amount),
    /// The witcher deals at most so much damage in a turn.
    CapDamage {
        /// The most.
        most: u8,
        /// For how long.
        scope: Scope,
    },
    /// The monster loses at most so many cards in a witcher turn.
    CapMonsterLoss {
        /// The most.
        most: u8,
        /// For how long.
        scope: Scope,
    },
    /// The shield rises at most by so much in a witcher turn.
    CapShieldRaise(u8),
    /// So many points of the packet about to be dealt are ignored.
    PreventDamage(u8),
    /// The packet about to be dealt is ignored.
    PreventAllDamage,
    /// The damage of the monster's attack changes.
    MonsterDamage(Amount),
    /// Damage is taken in another order.
    DamageOrder([Place; 3]),
    /// The potion limit of the fight.
    PotionLimit(Change),
    /// Cards of the colour have no icons.
    Inert(Colour),
    /// The first combo card is random.
    RandomFirstCard,
    /// So many combo cards need no link (OW-R43).
    FreeLink(u8),
    /// The combo of this turn is restricted.
    RestrictCombo {
        /// The most cards; 7 is no restriction.
        longest: u8,
        /// The colours allowed.
        colours: Colours,
    },
    /// The monster's attack type of this turn is fixed.
    FixAttack(Fixed),
    /// The attack type of this turn is named after the reveal.
    AttackAfterReveal,
    /// Further uses of the specialty in this fight.
    RepeatSpecialty(u8),
    /// The monster's ability has no effect.
    SuppressAbility(Scope),
}
