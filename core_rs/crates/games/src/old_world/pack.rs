//! The content of Old World, compiled to dense tables. A [`Pack`] is immutable and lives as long as the program, so
//! that states can point at it; two packs are equal when their hashes are. Effects are flat programs in one slice
//! of [`Op`]s: a program is the address of its first op, and runs on to an [`Op::End`].

use super::occasions::Occasions;
use super::vocabulary::{
    Amount, Attack, Attribute, Colour, Cost, Effect, Icon, Limit, Moment, Site, Symbol, Terrain, Test,
};

/// Market cards (OW-1.2).
pub const MARKET_CARDS: usize = 90;
/// Starting cards of one school (OW-1.3).
pub const STARTERS: usize = 10;
/// Schools (OW-1.15).
pub const SCHOOLS: usize = 5;
/// All action cards: the market's, then ten for each school in order.
pub const CARDS: usize = MARKET_CARDS + STARTERS * SCHOOLS;
/// Kinds of potions, two copies each (OW-1.4, OW-24.8).
pub const POTIONS: usize = 14;
/// Copies of each potion.
pub const POTION_COPIES: u8 = 2;
/// Exploration cards of one kind (OW-1.5).
pub const EXPLORATIONS: usize = 36;
/// Event cards, numbered from 1 (OW-1.6).
pub const EVENTS: usize = 56;
/// Monsters (OW-1.9).
pub const MONSTERS: usize = 28;
/// Monster fight cards (OW-1.10).
pub const FIGHT_CARDS: usize = 20;
/// Locations, 0 to 18 (OW-1.1).
pub const LOCATIONS: usize = 19;
/// Steps of the trophy track above the lowest (OW-2.19).
pub const TOP: u8 = 4;

/// All of Old World's content.
#[derive(Debug)]
pub struct Pack {
    /// SHA-256 of the sources, in hexadecimal.
    pub hash: String,
    /// Action cards by number.
    pub cards: Vec<Card>,
    /// Schools by number.
    pub schools: Vec<School>,
    /// Kinds of potions by number.
    pub potions: Vec<Potion>,
    /// Exploration cards by number, city first.
    pub explorations: Vec<Exploration>,
    /// Events by number less one.
    pub events: Vec<Chronicle>,
    /// Monsters by number.
    pub monsters: Vec<Monster>,
    /// Monster fight cards by number less one.
    pub fight_cards: Vec<FightCard>,
    /// Attribute trophies by attribute.
    pub trophies: Vec<Trophy>,
    /// Locations by number.
    pub locations: Vec<Location>,
    /// Location tokens by terrain, a bit for each location (OW-1).
    pub tokens: [u32; 3],
    /// The trophy track (OW-17.5).
    pub track: Track,
    /// Every ability there is.
    pub abilities: Vec<Ability>,
    /// When there are any.
    pub occasions: Occasions,
    /// All programs.
    pub ops: Vec<Op>,
    /// All lists of conditions.
    pub tests: Vec<Test>,
}

/// An action card (OW-5.1).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    /// Its name.
    pub name: String,
    /// A line of atmosphere.
    pub line: String,
    /// What counts in play.
    pub face: Face,
}

/// What counts of an action card in play; no two cards are equal in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Face {
    /// Its colour.
    pub colour: Colour,
    /// Its printed cost.
    pub cost: u8,
    /// Its movement symbol.
    pub symbol: Symbol,
    /// Its base icons.
    pub icons: Icons,
    /// Its extensions.
    pub extensions: Vec<Extension>,
}

/// An extension of a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Extension {
    /// The colour of a card it links to.
    pub colour: Colour,
    /// Its icons, which count when it is active.
    pub icons: Icons,
}

/// Icons, counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Icons {
    /// Points of damage.
    pub damage: u8,
    /// Shields.
    pub shield: u8,
    /// Cards more or fewer in step 4.
    pub draw: i8,
    /// Cards to take from the discard pile.
    pub take: u8,
    /// Whether the card returns to hand.
    pub returns: bool,
}

impl Icons {
    /// The icons of a list.
    pub fn count(list: &[Icon]) -> Self {
        let mut icons = Self::default();
        for icon in list {
            match icon {
                Icon::Damage => icons.damage += 1,
                Icon::Shield => icons.shield += 1,
                Icon::TakeTopDiscard => icons.take += 1,
                Icon::ReturnSelf => icons.returns = true,
                Icon::Draw(by) => icons.draw += by,
            }
        }
        icons
    }
}

/// A school of witchers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct School {
    /// The word by which options name it.
    pub id: String,
    /// Its name.
    pub name: String,
    /// A line of atmosphere.
    pub line: String,
    /// Its location.
    pub home: u8,
    /// The name of its specialty.
    pub specialty: String,
    /// The specialty at each of the five levels: abilities.
    pub rows: [u8; 5],
    /// Its trophy.
    pub trophy: Trophy,
}

/// A card that gives abilities to its holder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trophy {
    /// Its name.
    pub name: String,
    /// A line of atmosphere.
    pub line: String,
    /// What it gives.
    pub abilities: Vec<u8>,
}

/// A kind of potion.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Potion {
    /// Its name.
    pub name: String,
    /// A line of atmosphere.
    pub line: String,
    /// What it does.
    pub ability: u8,
}

/// An exploration card (OW-12.10).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exploration {
    /// Its name.
    pub name: String,
    /// The introduction.
    pub intro: String,
    /// Options A and B.
    pub options: [Choice; 2],
}

/// An option of an exploration or event card with its result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// What is seen before the choice.
    pub option: String,
    /// The visible cost.
    pub cost: Cost,
    /// What is read after the choice.
    pub result: String,
    /// What happens then.
    pub program: u16,
    /// The quest it turns the card into.
    pub quest: Option<Quest>,
}

/// A quest (OW-12.16).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Quest {
    /// What is to be done.
    pub text: String,
    /// Where.
    pub at: Whither,
    /// What is paid on arrival.
    pub cost: Cost,
    /// The event that follows.
    pub event: u8,
}

/// Where a quest leads (OW-12.17).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whither {
    /// To a location.
    Location(u8),
    /// To a random location of a terrain.
    Terrain(Terrain),
}

/// An event card (OW-12.20).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chronicle {
    /// Its name.
    pub name: String,
    /// A line of atmosphere.
    pub line: String,
    /// The introduction.
    pub intro: String,
    /// What kind of event it is.
    pub kind: ChronicleKind,
}

/// The kinds of events (OW-12.20).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ChronicleKind {
    /// Two options.
    Choice(Box<[Choice; 2]>),
    /// A check.
    Check {
        /// What is being rolled for.
        result: String,
        /// What happens.
        program: u16,
    },
    /// A short fight.
    Fight {
        /// What it is about.
        result: String,
        /// What happens.
        program: u16,
    },
    /// Gear or a companion, kept.
    Keep {
        /// What it gives.
        abilities: Vec<u8>,
    },
}

/// A monster (OW-24.11).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Monster {
    /// Its name.
    pub name: String,
    /// A line of atmosphere.
    pub line: String,
    /// What it does, if its ability is a cost.
    pub text: String,
    /// Its level, 1 to 3.
    pub level: u8,
    /// Its life.
    pub life: u8,
    /// What must be paid to start the fight.
    pub cost: Cost,
    /// Its abilities.
    pub abilities: Vec<u8>,
    /// What its conqueror gets.
    pub trophy: Trophy,
}

/// A monster fight card (OW-24.13).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FightCard {
    /// The upper half.
    pub charge: Attack,
    /// The lower half.
    pub bite: Attack,
}

/// A location (OW-8.5).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Location {
    /// Its name.
    pub name: String,
    /// A line of atmosphere.
    pub line: String,
    /// Its ground; `Wild` is any (OW-R16).
    pub terrain: Symbol,
    /// The school at home here.
    pub school: Option<u8>,
    /// What can be done here.
    pub site: Site,
    /// Connected locations, a bit for each (OW-8.1).
    pub roads: u32,
}

/// The trophy track (OW-17.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Track {
    /// Cards to trash on arriving.
    pub fatigue: [u8; 5],
    /// Gold for beating a witcher who stands there.
    pub gold: [u8; 5],
}

/// Whose ability it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Holder {
    /// A kind of potion.
    Potion(u8),
    /// The specialty of a school.
    Specialty(u8),
    /// The trophy of a school.
    School(u8),
    /// The trophy of an attribute.
    Attribute(Attribute),
    /// A monster's own.
    Monster(u8),
    /// The trophy of a monster.
    Trophy(u8),
    /// A kept event.
    Event(u8),
}

/// An ability (OW-25.1).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ability {
    /// Whose it is.
    pub holder: Holder,
    /// What it does, in words.
    pub text: String,
    /// Its moment.
    pub when: Moment,
    /// Its conditions.
    pub tests: Span,
    /// How often it may be used.
    pub limit: Limit,
    /// Whether it must be used.
    pub mandatory: bool,
    /// What it does.
    pub program: u16,
}

/// A stretch of the list of tests.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Span {
    /// The first.
    pub start: u16,
    /// How many.
    pub count: u8,
}

/// One step of a program. Addresses are places in [`Pack::ops`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Op {
    /// The program is over.
    End,
    /// An effect.
    Do(Effect),
    /// Go on elsewhere.
    Jump(u16),
    /// Go on elsewhere unless the tests hold.
    Unless {
        /// The tests.
        tests: Span,
        /// Where to go.
        to: u16,
    },
    /// A die is rolled into the register.
    Roll,
    /// An amount is put into the register.
    Weigh(Amount),
    /// Go on elsewhere unless the register is in a range.
    Within {
        /// The least.
        from: i8,
        /// The most.
        to: i8,
        /// Where to go.
        otherwise: u16,
    },
    /// The player says yes, if the cost can be paid, or no.
    May {
        /// What must be payable.
        cost: Cost,
        /// Where a no goes on.
        no: u16,
    },
    /// The player picks some of the branches that follow, each an [`Op::Jump`].
    Choose {
        /// How many to pick.
        pick: u8,
        /// How many there are.
        count: u8,
        /// Where it goes on after them.
        after: u16,
    },
    /// A cost is paid, or the program goes on elsewhere.
    Pay {
        /// The cost.
        cost: Cost,
        /// Where to go if it cannot be paid.
        otherwise: u16,
    },
    /// A combo is built and its damage and shields put into the registers (OW-12.27).
    TestCombo,
    /// Go on elsewhere unless the combo reached this.
    Reached {
        /// Damage.
        damage: u8,
        /// Shields.
        shield: u8,
        /// Where to go.
        otherwise: u16,
    },
    /// Another event is resolved.
    Call(u8),
}

impl Pack {
    /// The tests of a span.
    pub fn tests(&self, span: Span) -> &[Test] {
        &self.tests[usize::from(span.start)..usize::from(span.start) + usize::from(span.count)]
    }
}
