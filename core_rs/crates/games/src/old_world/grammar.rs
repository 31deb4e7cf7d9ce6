//! The grammar of content (section 25 of the reference): conditions, amounts, costs and effects, in the words of
//! [`vocabulary`](super::vocabulary). All of it is closed and flat: what content cannot say here, the game cannot do.

use serde::Deserialize;

use super::vocabulary::{Attribute, Colour, Colours, Place, Places, Scope};

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

    /// Whether hand cards are asked.
    pub fn takes_cards(self) -> bool {
        self.cards > 0 || self.trash > 0
    }

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
