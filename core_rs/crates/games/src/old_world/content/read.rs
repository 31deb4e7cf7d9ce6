//! From TOML to the tables of a pack: cards, schools, potions, monsters, trophies and the map.

use toml::Value;

use super::compile::{Compiler, Setting, cost_of, mode};
use super::{CARDS, ContentError, MAP, MONSTERS, POTIONS, SCHOOLS, TROPHIES, check};
use crate::entry::{Entry, Numbered};
use crate::old_world::pack;
use crate::old_world::pack::{
    Ability, Card, Extension, FIGHT_CARDS, Face, FightCard, Holder, Icons, LOCATIONS, Location, MARKET_CARDS,
    Monster, Potion, STARTERS, School, Track, Trophy,
};
use crate::old_world::vocabulary::{Attack, Attribute, Colour, Cost, Icon, Limit, Moment, Symbol};

/// The longest line of atmosphere.
const LONGEST_LINE: usize = 90;
/// The longest text.
pub(super) const LONGEST_TEXT: usize = 200;
/// The longest id.
const LONGEST_ID: usize = 20;

pub(super) fn line(entry: &mut Entry) -> Result<String, ContentError> {
    let line: Option<String> = entry.optional("line")?;
    match line {
        Some(line) if line.is_empty() || line.chars().count() > LONGEST_LINE => {
            Err(entry.wrong("line", format_args!("1 to {LONGEST_LINE} characters allowed")))
        }
        line => Ok(line.unwrap_or_default()),
    }
}

// Action cards.

/// `cards.toml`.
pub(super) fn cards(text: &str) -> Result<Vec<Card>, ContentError> {
    let mut file = Entry::file(CARDS, text)?;
    let cards = file.each("card", "card", card)?;
    let cards: [Card; MARKET_CARDS] = file.in_order("cards", 0, cards)?;
    check::deck(&cards).map_err(|reason| file.refuse(reason))?;
    file.unique("card", cards.iter().map(|card| card.name.as_str()))?;
    file.finish()?;
    Ok(cards.into())
}

fn card(mut entry: Entry) -> Result<Numbered<Card>, ContentError> {
    let number = entry.required("number")?;
    let name = entry.name()?;
    let line = line(&mut entry)?;
    let colour: Colour = entry.required("colour")?;
    let cost = entry.required("cost")?;
    let symbol: Symbol = entry.required("symbol")?;
    let icons: Vec<Icon> = entry.required("icons")?;
    let icons = counted(&icons, 5).map_err(|reason| entry.wrong("icons", reason))?;
    let label = entry.label().to_owned();
    let extensions = entry.any("extensions", &format!("{label}, extension"), extension)?;
    if icons.returns && extensions.iter().any(|extension| extension.icons.returns) {
        return Err(entry.wrong("extensions", "return_self stands in the base already"));
    }
    let face = Face { colour, cost, symbol, icons, extensions };
    check::card(&face).map_err(|reason| entry.refuse(reason))?;
    entry.finish()?;
    Ok(Numbered { number, label, item: Card { name, line, face } })
}

fn extension(mut entry: Entry) -> Result<Extension, ContentError> {
    let colour = entry.required("colour")?;
    let icons: Vec<Icon> = entry.required("icons")?;
    let icons = counted(&icons, 3).map_err(|reason| entry.wrong("icons", reason))?;
    entry.finish()?;
    Ok(Extension { colour, icons })
}

/// OW-24.3: so many icons at most, each special one once, draws from -2 to 3.
fn counted(list: &[Icon], most: usize) -> Result<Icons, String> {
    check::ensure(list.len() <= most, || format!("at most {most} icons, got {}", list.len()))?;
    let special = |wanted: fn(&Icon) -> bool| list.iter().filter(|icon| wanted(icon)).count();
    let once = special(|icon| *icon == Icon::TakeTopDiscard) <= 1
        && special(|icon| *icon == Icon::ReturnSelf) <= 1
        && special(|icon| matches!(icon, Icon::Draw(_))) <= 1;
    check::ensure(once, || "take_top_discard, return_self and draw once each at most".into())?;
    let drawn = list.iter().all(|icon| !matches!(icon, Icon::Draw(by) if *by == 0 || !(-2..=3).contains(by)));
    check::ensure(drawn, || "draw: -2 to 3, but not 0".into())?;
    Ok(Icons::count(list))
}

// Schools.

/// `schools.toml`: the schools, and their starting cards in order.
pub(super) fn schools(text: &str, compiler: &mut Compiler) -> Result<(Vec<School>, Vec<Card>), ContentError> {
    let mut file = Entry::file(SCHOOLS, text)?;
    let schools = file.each("school", "school", |entry| school(entry, compiler))?;
    let schools: [(School, Vec<Card>); pack::SCHOOLS] = file.in_order("schools", 0, schools)?;
    file.unique("school", schools.iter().map(|(school, _)| school.id.as_str()))?;
    file.finish()?;
    let (schools, starters): (Vec<School>, Vec<Vec<Card>>) = schools.into_iter().unzip();
    Ok((schools, starters.into_iter().flatten().collect()))
}

fn school(mut entry: Entry, compiler: &mut Compiler) -> Result<Numbered<(School, Vec<Card>)>, ContentError> {
    let number: i64 = entry.required("number")?;
    let place = u8::try_from(number).ok().filter(|place| usize::from(*place) < pack::SCHOOLS);
    let place = place.ok_or_else(|| entry.wrong("number", "0 to 4 allowed"))?;
    let label = entry.label().to_owned();
    let id = entry.text("id", LONGEST_ID)?;
    let name = entry.name()?;
    let line = line(&mut entry)?;
    let home: u8 = entry.required("home")?;
    check::location_number(home).map_err(|reason| entry.wrong("home", reason))?;
    let table = entry.table("specialty", format!("{label}, specialty"), "specialty.")?;
    let (specialty, rows) = match table {
        Some(table) => specialty(table, place, compiler)?,
        None => return Err(entry.wrong("specialty", "missing")),
    };
    let table = entry.table("trophy", format!("{label}, trophy"), "trophy.")?;
    let trophy = match table {
        Some(table) => trophy(table, Holder::School(place), compiler)?,
        None => return Err(entry.wrong("trophy", "missing")),
    };
    let cards = entry.each("card", "card", card)?;
    let first = MARKET_CARDS + STARTERS * usize::from(place);
    let cards: [Card; STARTERS] = entry.in_order("starting cards", first, cards)?;
    check::starters(&cards).map_err(|reason| entry.refuse(reason))?;
    entry.unique("card", cards.iter().map(|card| card.name.as_str()))?;
    entry.finish()?;
    let school = School { id, name, line, home, specialty, rows, trophy };
    Ok(Numbered { number, label, item: (school, cards.into()) })
}

/// OW-18: the specialty, a row for each level.
fn specialty(
    mut entry: Entry,
    school: u8,
    compiler: &mut Compiler,
) -> Result<(String, [u8; 5]), ContentError> {
    let name = entry.name()?;
    line(&mut entry)?;
    let text = entry.text("text", LONGEST_TEXT)?;
    let when: Moment = entry.required("when")?;
    let mandatory = mode(&mut entry)?;
    let setting = Setting::of(when, false);
    let tests: Vec<Value> = entry.optional("if")?.unwrap_or_default();
    let tests = compiler.conditions(&tests, setting).map_err(|reason| entry.wrong("if", reason))?;
    let lists: Vec<Value> = entry.required("rows")?;
    if lists.len() != 5 {
        return Err(entry.wrong("rows", format_args!("5 lists needed, got {}", lists.len())));
    }
    let ability = Ability {
        holder: Holder::Specialty(school),
        text,
        when,
        tests,
        limit: Limit::OncePerFight,
        mandatory,
        program: 0,
    };
    let mut rows = [0; 5];
    for (row, list) in rows.iter_mut().zip(&lists) {
        let made = compiler.add(ability.clone(), list, setting);
        *row = made.map_err(|reason| entry.wrong("rows", reason))?[0];
    }
    entry.finish()?;
    Ok((name, rows))
}

/// A trophy with its abilities.
fn trophy(mut entry: Entry, holder: Holder, compiler: &mut Compiler) -> Result<Trophy, ContentError> {
    let name = entry.name()?;
    let line = line(&mut entry)?;
    let what = format!("{}, ability", entry.label());
    let abilities = entry.each("ability", &what, |inner| compiler.ability(inner, holder))?;
    if !(1..=2).contains(&abilities.len()) {
        return Err(entry.wrong("ability", "1 or 2 abilities needed"));
    }
    entry.finish()?;
    Ok(Trophy { name, line, abilities: abilities.concat() })
}

// Potions.

/// `potions.toml`.
pub(super) fn potions(text: &str, compiler: &mut Compiler) -> Result<Vec<Potion>, ContentError> {
    let mut file = Entry::file(POTIONS, text)?;
    let potions = file.each("potion", "potion", |entry| potion(entry, compiler))?;
    let potions: [Potion; pack::POTIONS] = file.in_order("potions", 0, potions)?;
    file.unique("potion", potions.iter().map(|potion| potion.name.as_str()))?;
    file.finish()?;
    Ok(potions.into())
}

/// OW-6.4, OW-24.8: a potion is optional and uses itself up.
fn potion(mut entry: Entry, compiler: &mut Compiler) -> Result<Numbered<Potion>, ContentError> {
    let number: i64 = entry.required("number")?;
    let label = entry.label().to_owned();
    let kind = u8::try_from(number).map_err(|_| entry.wrong("number", "0 to 13 allowed"))?;
    let name = entry.name()?;
    let line = line(&mut entry)?;
    let text = entry.text("text", LONGEST_TEXT)?;
    let when: Moment = entry.required("when")?;
    let allowed = [
        Moment::StepOne,
        Moment::BeforeDamageTaken,
        Moment::ComboComplete,
        Moment::DrawStep,
        Moment::OpponentLostCards,
    ];
    if !allowed.contains(&when) {
        return Err(entry.wrong("when", format_args!("{when:?} is no moment of a potion")));
    }
    let setting = Setting::of(when, false);
    let tests: Vec<Value> = entry.optional("if")?.unwrap_or_default();
    let tests = compiler.conditions(&tests, setting).map_err(|reason| entry.wrong("if", reason))?;
    let list: Value = entry.required("do")?;
    let ability = Ability {
        holder: Holder::Potion(kind),
        text,
        when,
        tests,
        limit: Limit::ConsumeSelf,
        mandatory: false,
        program: 0,
    };
    let ability = compiler.add(ability, &list, setting).map_err(|reason| entry.wrong("do", reason))?[0];
    entry.finish()?;
    Ok(Numbered { number, label, item: Potion { name, line, ability } })
}

// Monsters.

/// `monsters.toml`: monsters and fight cards.
pub(super) fn monsters(
    text: &str,
    compiler: &mut Compiler,
) -> Result<(Vec<Monster>, Vec<FightCard>), ContentError> {
    let mut file = Entry::file(MONSTERS, text)?;
    let monsters = file.each("monster", "monster", |entry| monster(entry, compiler))?;
    let monsters: [Monster; pack::MONSTERS] = file.in_order("monsters", 0, monsters)?;
    file.unique("monster", monsters.iter().map(|monster| monster.name.as_str()))?;
    for (level, needed) in [(1, 10), (2, 12), (3, 6)] {
        let count = monsters.iter().filter(|monster| monster.level == level).count();
        if count != needed {
            return Err(file.refuse(format!("level: {needed} monsters of level {level} needed, got {count}")));
        }
    }
    let cards = file.each("fight_card", "fight card", fight_card)?;
    let cards: [FightCard; FIGHT_CARDS] = file.in_order("fight cards", 1, cards)?;
    file.finish()?;
    Ok((monsters.into(), cards.into()))
}

fn monster(mut entry: Entry, compiler: &mut Compiler) -> Result<Numbered<Monster>, ContentError> {
    let number: i64 = entry.required("number")?;
    let label = entry.label().to_owned();
    let kind = u8::try_from(number).map_err(|_| entry.wrong("number", "0 to 27 allowed"))?;
    let name = entry.name()?;
    let flavour = line(&mut entry)?;
    let level: u8 = entry.required("level")?;
    let life: u8 = entry.required("life")?;
    let ranges = [10..=12, 13..=15, 17..=19];
    let allowed = level.checked_sub(1).and_then(|place| ranges.get(usize::from(place)));
    if allowed.is_none_or(|allowed| !allowed.contains(&life)) {
        return Err(entry.wrong("life", format_args!("{life} does not fit level {level}")));
    }
    let cost = optional_cost(&mut entry)?;
    let text: Option<String> = entry.optional("text")?;
    let holder = Holder::Monster(kind);
    let what = format!("{label}, ability");
    let abilities = entry.any("ability", &what, |inner| compiler.ability(inner, holder))?.concat();
    if abilities.is_empty() && (cost.is_free() || text.is_none()) {
        return Err(entry.wrong("ability", "an ability, or a cost with its text, is needed"));
    }
    let table = entry.table("trophy", format!("{label}, trophy"), "trophy.")?;
    let trophy = match table {
        Some(table) => trophy(table, Holder::Trophy(kind), compiler)?,
        None => return Err(entry.wrong("trophy", "missing")),
    };
    entry.finish()?;
    let text = text.unwrap_or_default();
    Ok(Numbered {
        number,
        label,
        item: Monster { name, line: flavour, text, level, life, cost, abilities, trophy },
    })
}

/// A field `cost` that may be absent.
pub(super) fn optional_cost(entry: &mut Entry) -> Result<Cost, ContentError> {
    let cost: Option<Value> = entry.optional("cost")?;
    cost.map_or(Ok(Cost::FREE), |cost| cost_of(&cost).map_err(|reason| entry.wrong("cost", reason)))
}

fn fight_card(mut entry: Entry) -> Result<Numbered<FightCard>, ContentError> {
    let number = entry.required("number")?;
    let label = entry.label().to_owned();
    let [charge, bite]: [Attack; 2] = [entry.required("charge")?, entry.required("bite")?];
    entry.finish()?;
    Ok(Numbered { number, label, item: FightCard { charge, bite } })
}

// Trophies and the map.

/// `trophies.toml`: the track and the attribute trophies.
pub(super) fn trophies(text: &str, compiler: &mut Compiler) -> Result<(Track, Vec<Trophy>), ContentError> {
    let mut file = Entry::file(TROPHIES, text)?;
    let Some(mut table) = file.table("track", String::from("track"), "track.")? else {
        return Err(file.wrong("track", "missing"));
    };
    let track = Track { fatigue: table.required("fatigue")?, gold: table.required("gold")? };
    if track.fatigue.iter().chain(&track.gold).any(|number| *number > 5) {
        return Err(table.refuse("fatigue, gold: 0 to 5 allowed"));
    }
    table.finish()?;
    let trophies = file.each("trophy", "trophy", |mut entry| {
        let attribute: Attribute = entry.required("attribute")?;
        let label = entry.label().to_owned();
        let item = trophy(entry, Holder::Attribute(attribute), compiler)?;
        Ok(Numbered { number: attribute as i64, label, item })
    })?;
    let trophies: [Trophy; 4] = file.in_order("trophies", 0, trophies)?;
    file.finish()?;
    Ok((track, trophies.into()))
}

/// `map.toml`.
pub(super) fn map(text: &str, schools: &[School]) -> Result<Vec<Location>, ContentError> {
    let mut file = Entry::file(MAP, text)?;
    let locations = file.each("location", "location", |mut entry| {
        let number: i64 = entry.required("number")?;
        let label = entry.label().to_owned();
        let name = entry.name()?;
        let line = line(&mut entry)?;
        let terrain: Symbol = entry.required("terrain")?;
        let id: Option<String> = entry.optional("school")?;
        let school = match id {
            Some(id) => {
                let place = schools.iter().position(|school| school.id == id);
                Some(place.ok_or_else(|| entry.wrong("school", format_args!("no school is {id:?}")))? as u8)
            }
            None => None,
        };
        let site = entry.required("action")?;
        let roads: Vec<u8> = entry.required("roads")?;
        if let Some(wrong) = roads.iter().find(|road| usize::from(**road) >= LOCATIONS) {
            return Err(entry.wrong("roads", format_args!("there is no location {wrong}")));
        }
        let roads = roads.into_iter().fold(0u32, |bits, road| bits | 1 << road);
        entry.finish()?;
        Ok(Numbered { number, label, item: Location { name, line, terrain, school, site, roads } })
    })?;
    let locations: [Location; LOCATIONS] = file.in_order("locations", 0, locations)?;
    file.unique("location", locations.iter().map(|location| location.name.as_str()))?;
    check::map(&locations).map_err(|reason| file.refuse(reason))?;
    for (number, school) in schools.iter().enumerate() {
        if locations[usize::from(school.home)].school != Some(number as u8) {
            return Err(file.refuse(format!("school: {:?} is at home in {}", school.id, school.home)));
        }
    }
    file.finish()?;
    Ok(locations.into())
}
