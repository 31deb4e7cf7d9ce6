//! What is counted over many games of Old World: cards played and bought, how long games take, where trophies come
//! from, potions, fights, explorations and the actions of locations.

use super::event::Event;
use super::fight::Ending;
use super::pack::{Card, Holder, LOCATIONS, MARKET_CARDS, Pack, SCHOOLS, STARTERS};
use super::state::OldWorld;
use super::vocabulary::Attribute;
use crate::tally::{Aim, Kind, Note, Table};
use crate::words::{capital, roman};

const PLAYS: usize = 0;
const PURCHASES: usize = 1;
const ROUNDS: usize = 2;
const LENGTHS: usize = 3;
const TROPHIES: usize = 4;
const POTIONS: usize = 5;
const HUNTS: usize = 6;
const DUELS: usize = 7;
const OPTIONS: usize = 8;
const SITES: usize = 9;

/// Games by number of players.
const SIZES: [&str; 5] = ["game alone", "game of two", "game of three", "game of four", "game of five"];
/// The last rounds of games that are short, and of those that last as long as one would like.
const SHORT: u16 = 9;
const FITTING: u16 = 25;
/// Rows of lengths: short, fitting and long games.
const BANDS: usize = 3;
/// Witcher levels and monster levels.
const LEVELS: usize = 5;
const MONSTER_LEVELS: usize = 3;

/// Rows of trophies: monsters by level, attributes, witchers.
const ATTRIBUTE_TROPHIES: usize = MONSTER_LEVELS;
const WITCHER_TROPHIES: usize = ATTRIBUTE_TROPHIES + Attribute::ALL.len();

/// Market cards that can be compared, by cost.
const COSTS: [&str; 4] = ["card of cost 0", "card of cost 1", "card of cost 2", "card of cost 3"];

const AIM: Option<Aim> = Some(Aim { lowest: 1.0 / 3.0, highest: 3.0 });

fn kind(name: &'static str, rows: Vec<String>) -> Kind {
    Kind { name, per: None, rows }
}

fn table(name: &'static str, row: &'static str, unit: &'static str, kinds: Vec<Kind>) -> Table {
    Table { name, row, unit, aim: None, kinds }
}

/// Market cards of one cost compete with each other; a dearer one is meant to be taken less often.
fn by_cost(market: &[Card]) -> Vec<Kind> {
    let of = |cost| market.iter().filter(move |card| usize::from(card.face.cost) == cost);
    let kinds = COSTS.into_iter().enumerate();
    kinds.map(|(cost, name)| kind(name, of(cost).map(|card| card.name.clone()).collect())).collect()
}

/// The row of an action card: market cards by cost, then the starting cards.
fn row(pack: &Pack, card: u8) -> usize {
    let key = |card: usize| pack.cards.get(card).map(|found| (found.face.cost, card));
    let card = usize::from(card);
    if card < MARKET_CARDS { (0..MARKET_CARDS).filter(|other| key(*other) < key(card)).count() } else { card }
}

/// The tables with every row there is.
pub(super) fn tables(pack: &Pack) -> Vec<Table> {
    let (market, starting) = pack.cards.split_at(MARKET_CARDS.min(pack.cards.len()));
    let schools = || pack.schools.iter().map(|school| capital(&school.id));
    let starters = (0..).zip(starting).map(|(place, card): (usize, _)| {
        let school = pack.schools.get(place / STARTERS).map_or_else(String::new, |it| capital(&it.id));
        format!("{school}: {}", card.name)
    });
    let starters =
        Kind { name: "starting card", per: Some("game with its school"), rows: starters.collect() };
    let rounds = Kind { name: "players", per: Some("game"), rows: SIZES.map(String::from).to_vec() };
    let bands = [
        format!("up to {SHORT} rounds"),
        format!("{} to {FITTING} rounds", SHORT + 1),
        format!("more than {FITTING} rounds"),
    ];
    let lengths = SIZES.map(|size| Kind { name: size, per: Some("game"), rows: bands.to_vec() });
    let monsters = (1..=MONSTER_LEVELS as u8).map(|level| format!("monster of level {}", roman(level)));
    let attributes = Attribute::ALL.map(|attribute| format!("meditation on {}", attribute.word()));
    let trophies = monsters.chain(attributes).chain([String::from("duel")]);
    let hunts = (1..=MONSTER_LEVELS as u8)
        .flat_map(|monster| (1..=LEVELS).map(move |level| format!("{} by level {level}", roman(monster))));
    let options =
        pack.explorations.iter().flat_map(|card| ["A", "B"].map(|it| format!("{}: {it}", card.name)));
    let options = Kind { name: "option", per: Some("time its card was drawn"), rows: options.collect() };
    let duels = Kind { name: "attacking school", per: Some("duel"), rows: schools().collect() };
    let hunts = Kind { name: "monster and witcher", per: Some("fight"), rows: hunts.collect() };
    vec![
        Table {
            aim: AIM,
            ..table("plays", "card", "plays", by_cost(market).into_iter().chain([starters]).collect())
        },
        Table { aim: AIM, ..table("purchases", "card", "purchases", by_cost(market)) },
        table("rounds", "players", "rounds", vec![rounds]),
        table("lengths", "length", "games", lengths.to_vec()),
        table("trophies", "source", "trophies", vec![kind("trophy", trophies.collect())]),
        table(
            "potions",
            "potion",
            "uses",
            vec![kind("potion", pack.potions.iter().map(|potion| potion.name.clone()).collect())],
        ),
        table("hunts", "fight", "won", vec![hunts]),
        table("duels", "attacker", "won", vec![duels]),
        table("options", "option", "chosen", vec![options]),
        table(
            "locations",
            "location",
            "uses",
            vec![kind("location", pack.locations.iter().map(|location| location.name.clone()).collect())],
        ),
    ]
}

/// What an event counts for. Numbers that have no row count for nothing.
pub(super) fn count(game: &OldWorld, event: &Event, mut note: impl FnMut(Note)) {
    let pack = game.pack();
    let one = |table, row| Note::amount(table, row, 1);
    match event {
        Event::Played { card, .. } => note(one(PLAYS, row(pack, *card))),
        Event::SchoolTaken { school, .. } if usize::from(*school) < SCHOOLS => {
            let first = MARKET_CARDS + usize::from(*school) * STARTERS;
            (first..first + STARTERS).for_each(|row| note(Note::chance(PLAYS, row)));
        }
        Event::Bought { card, .. } if usize::from(*card) < MARKET_CARDS => {
            note(one(PURCHASES, row(pack, *card)));
        }
        Event::Ended { .. } => {
            let size = usize::from(game.count) - 1;
            note(Note::chance(ROUNDS, size));
            note(Note::amount(ROUNDS, size, game.round.into()));
            let band = usize::from(game.round > SHORT) + usize::from(game.round > FITTING);
            (0..BANDS).for_each(|band| note(Note::chance(LENGTHS, size * BANDS + band)));
            note(one(LENGTHS, size * BANDS + band));
        }
        Event::MonsterTrophy { monster, .. } => {
            if let Some(monster) = pack.monsters.get(usize::from(*monster)) {
                note(one(TROPHIES, usize::from(monster.level) - 1));
            }
        }
        Event::AttributeTrophy { attribute, .. } => {
            note(one(TROPHIES, ATTRIBUTE_TROPHIES + *attribute as usize));
        }
        Event::WitcherTrophy { .. } => note(one(TROPHIES, WITCHER_TROPHIES)),
        Event::AbilityUsed { ability, .. } => {
            if let Some(Holder::Potion(potion)) =
                pack.abilities.get(usize::from(*ability)).map(|it| it.holder)
            {
                note(one(POTIONS, usize::from(potion)));
            }
        }
        Event::FightEnded { seat, monster, ending, .. } => {
            let player = game.player(*seat);
            let fought = match monster.and_then(|monster| pack.monsters.get(usize::from(monster))) {
                Some(monster) => {
                    let level = usize::from(player.level).clamp(1, LEVELS);
                    (HUNTS, (usize::from(monster.level) - 1) * LEVELS + level - 1)
                }
                None => (DUELS, usize::from(player.school)),
            };
            let (table, row) = fought;
            note(Note::chance(table, row));
            if *ending == Ending::Won as u8 {
                note(one(table, row));
            }
        }
        Event::Explored { card, .. } => {
            let first = 2 * usize::from(*card);
            (first..first + 2).for_each(|row| note(Note::chance(OPTIONS, row)));
        }
        Event::OptionTaken { card: Some(card), option, .. } => {
            note(one(OPTIONS, 2 * usize::from(*card) + usize::from(*option)));
        }
        Event::SiteUsed { location, .. } if usize::from(*location) < LOCATIONS => {
            note(one(SITES, usize::from(*location)));
        }
        _ => {}
    }
}
