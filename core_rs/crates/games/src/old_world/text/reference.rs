//! Looking things up. Of exploration cards only what everyone can read before a choice is told; events are told when
//! they are read and not before.

use kernel::Game as _;

use super::super::options::OPTIONS;
use super::super::pack::{
    Card, Exploration, Location, MARKET_CARDS, Monster, Pack, STARTERS, School, Trophy,
};
use super::super::state::OldWorld;
use super::super::vocabulary::Attribute;
use super::rules;
use super::told::before_choice;
use crate::presentation::{Description, Section};
use crate::reference::{Thing, entry, find};
use crate::words::{capital, listed, roman};

/// What the game offers.
pub(in super::super) fn describe(pack: &Pack) -> Description {
    Description {
        id: OldWorld::ID,
        title: "Old World",
        summary: "Witchers of five schools travel the Old World, train, track and fight monsters and each other: \
                  whoever gains four trophies first wins, among one to five players.",
        rules_version: OldWorld::RULES,
        content_hash: pack.hash.clone(),
        players: [1, 5],
        variants: vec![
            "two to five players: who takes the fourth step of the trophy track, by a fight, wins",
            "one player: three monsters and an attribute trophy, ranked by the number of turns",
            "schools drafted, picked freely or given by chance",
        ],
        options: OPTIONS.to_vec(),
        content: sections(pack),
    }
}

fn sections(pack: &Pack) -> Vec<Section> {
    let cards = (0..).zip(&pack.cards);
    let mut cards: Vec<_> =
        cards.map(|(number, card)| entry(number, &card.name, rules::card(&card.face), &card.line)).collect();
    let starters = cards.split_off(MARKET_CARDS.min(cards.len()));
    let schools = (0..).zip(&pack.schools);
    let schools =
        schools.map(|(number, it)| entry(number, &it.name, school_lines(pack, it).join("\n"), &it.line));
    let potions = (0..).zip(&pack.potions);
    let potions =
        potions.map(|(number, it)| entry(number, &it.name, rules::abilities(pack, &[it.ability]), &it.line));
    let monsters = (0..).zip(&pack.monsters);
    let monsters =
        monsters.map(|(number, it)| entry(number, &it.name, monster_lines(pack, it).join("\n"), &it.line));
    let fight_cards = (1..).zip(&pack.fight_cards);
    let fight_cards = fight_cards.map(|(number, it)| {
        entry(number, &format!("Fight card {number}"), format!("{}.", capital(&rules::fight_card(*it))), "")
    });
    let trophies = (0..).zip(&pack.trophies);
    let trophies = trophies
        .map(|(number, it)| entry(number, &it.name, trophy_text(pack, usize::from(number), it), &it.line));
    let locations = (0..).zip(&pack.locations);
    let locations = locations.map(|(number, it)| entry(number, &it.name, location_text(pack, it), &it.line));
    let explorations = (0..).zip(&pack.explorations);
    let explorations =
        explorations.map(|(number, it)| entry(number, &it.name, exploration_lines(it).join("\n"), ""));
    let mut city: Vec<_> = explorations.collect();
    let wilds = city.split_off(city.len() / 2);
    vec![
        Section { title: "Schools", entries: schools.collect() },
        Section { title: "Action cards", entries: cards },
        Section { title: "Starting cards", entries: starters },
        Section { title: "Potions", entries: potions.collect() },
        Section { title: "Monsters", entries: monsters.collect() },
        Section { title: "Monster fight cards", entries: fight_cards.collect() },
        Section { title: "Attribute trophies", entries: trophies.collect() },
        Section { title: "Locations", entries: locations.collect() },
        Section { title: "City exploration cards", entries: city },
        Section { title: "Wilds exploration cards", entries: wilds },
    ]
}

fn school_lines(pack: &Pack, school: &School) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(home) = pack.locations.get(usize::from(school.home)) {
        lines.push(format!("At home in {}.", home.name));
    }
    lines.extend(rules::specialty(pack, school));
    let trophy = rules::abilities(pack, &school.trophy.abilities);
    lines.push(format!("Its trophy, {}: {trophy}", school.trophy.name));
    lines
}

fn monster_lines(pack: &Pack, monster: &Monster) -> Vec<String> {
    let mut lines = vec![format!("Level {}, life {}.", roman(monster.level), monster.life)];
    let ability = rules::abilities(pack, &monster.abilities);
    lines.extend([monster.text.clone(), ability].into_iter().filter(|text| !text.is_empty()));
    let trophy = rules::abilities(pack, &monster.trophy.abilities);
    lines.push(format!("Trophy, {}: {trophy}", monster.trophy.name));
    lines
}

fn trophy_text(pack: &Pack, number: usize, trophy: &Trophy) -> String {
    let attribute = Attribute::ALL.get(number).map_or("an attribute", |attribute| attribute.word());
    format!("For {attribute} 5, by meditation. {}", rules::abilities(pack, &trophy.abilities))
}

fn location_text(pack: &Pack, location: &Location) -> String {
    let roads = (0..).zip(&pack.locations).filter(|(number, _)| location.roads >> number & 1 != 0);
    let roads: Vec<&str> = roads.map(|(_, there)| there.name.as_str()).collect();
    let (ground, site) = (capital(location.terrain.word()), capital(&location.site.text()));
    format!("{ground} terrain. {site}. Roads to {}.", listed(&roads, "nowhere"))
}

fn exploration_lines(card: &Exploration) -> Vec<String> {
    before_choice(&card.intro, &card.options)
}

fn card_thing(pack: &Pack, number: usize, card: &Card) -> Thing {
    let mut lines =
        vec![format!("{} (#{number})", card.name), rules::card(&card.face), format!("“{}”", card.line)];
    if let Some(place) = number.checked_sub(MARKET_CARDS)
        && let Some(school) = pack.schools.get(place / STARTERS)
    {
        lines.push(format!("Starting card of the {}.", school.name));
    }
    Thing::new(&card.name, lines)
}

/// A thing of a section: name and kind, text, line.
fn thing(name: &str, kind: &str, text: Vec<String>, line: &str) -> Thing {
    let mut lines = vec![format!("{name} ({kind})")];
    lines.extend(text);
    if !line.is_empty() {
        lines.push(format!("“{line}”"));
    }
    Thing::new(name, lines)
}

/// Everything with a name, schools first.
fn everything(pack: &Pack) -> Vec<Thing> {
    let mut things = Vec::new();
    for school in &pack.schools {
        things.push(thing(&school.name, "school", school_lines(pack, school), &school.line));
    }
    let cards = pack.cards.iter().enumerate();
    things.extend(cards.map(|(number, card)| card_thing(pack, number, card)));
    for potion in &pack.potions {
        let text = rules::abilities(pack, &[potion.ability]);
        things.push(thing(&potion.name, "potion", vec![text], &potion.line));
    }
    for monster in &pack.monsters {
        things.push(thing(&monster.name, "monster", monster_lines(pack, monster), &monster.line));
    }
    for (number, trophy) in pack.trophies.iter().enumerate() {
        let text = trophy_text(pack, number, trophy);
        things.push(thing(&trophy.name, "attribute trophy", vec![text], &trophy.line));
    }
    for location in &pack.locations {
        things.push(thing(&location.name, "location", vec![location_text(pack, location)], &location.line));
    }
    for school in &pack.schools {
        let kind = format!("specialty of the {}", school.name);
        things.push(thing(&school.specialty, &kind, rules::specialty(pack, school), ""));
        let text = rules::abilities(pack, &school.trophy.abilities);
        let kind = format!("trophy of the {}", school.name);
        things.push(thing(&school.trophy.name, &kind, vec![text], &school.trophy.line));
    }
    for monster in &pack.monsters {
        let text = rules::abilities(pack, &monster.trophy.abilities);
        let kind = format!("trophy of the {}", monster.name);
        things.push(thing(&monster.trophy.name, &kind, vec![text], &monster.trophy.line));
    }
    for (number, card) in (1..).zip(&pack.fight_cards) {
        let text = format!("{}.", capital(&rules::fight_card(*card)));
        things.push(thing(&format!("Fight card {number}"), "monster fight card", vec![text], ""));
    }
    for card in &pack.explorations {
        things.push(thing(&card.name, "exploration card", exploration_lines(card), ""));
    }
    things
}

/// What a thing is: an action card by its number, anything by its name, its beginning or a part of it.
pub(in super::super) fn explain(pack: &Pack, wanted: &str) -> Option<String> {
    let card = |number: usize| Some(card_thing(pack, number, pack.cards.get(number)?));
    find(wanted, card, || everything(pack))
}
