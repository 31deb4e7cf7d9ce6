//! Cards and characters from TOML.

use std::collections::BTreeMap;

use super::{CARDS, CHARACTERS, ContentError};
use crate::entry::{Entry, Numbered};
use crate::path_of_destiny::pack::{self, AutomaBoard, Card, Character, MAIN_CARDS, STARTERS, SideQuest};
use crate::path_of_destiny::vocabulary::{Colour, Kind};
use crate::timeline::content::{self, LONGEST_LINE, LONGEST_TEXT, Listed, Words, ensure};

/// What the cards may ask and pay (POD-9.1, POD-9.2).
const WORDS: Words = Words {
    conditions: &[
        "lose_one",
        "lose_up_to_three",
        "lose_up_to_three_inactive",
        "two_or_more",
        "three_or_more",
        "exactly_one",
        "exactly_two",
        "up_to_three",
        "up_to_three_inactive",
        "two_or_more_inactive",
    ],
    rewards: &[
        "three_experience",
        "experience_by_level",
        "left_by_level",
        "right_by_level",
        "two_left",
        "two_right",
        "one_of_each_active",
        "two",
        "by_level",
        "set",
    ],
};

type Starters = [[Card; STARTERS]; pack::CHARACTERS];

/// `cards.toml`.
pub(super) fn deck(text: &str) -> Result<[Card; MAIN_CARDS], ContentError> {
    let mut file = Entry::file(CARDS, text)?;
    let cards = file.each("card", "card", card)?;
    let cards: [Card; MAIN_CARDS] = file.in_order("cards", 0, cards)?;
    balanced(&cards).map_err(|reason| file.refuse(reason))?;
    file.unique("card", cards.iter().map(|card| card.name.as_str()))?;
    file.finish()?;
    Ok(cards)
}

/// POD-27.16: colours are equally frequent, and so are kinds, give or take one.
fn balanced(cards: &[Card]) -> Result<(), String> {
    let even = |counts: &[usize]| {
        counts.iter().max().zip(counts.iter().min()).is_some_and(|(most, least)| most - least <= 1)
    };
    let colours = Colour::ALL.map(|colour| cards.iter().filter(|card| card.has(colour)).count());
    ensure(even(&colours), || {
        format!("colours: equally many cards of each colour needed, give or take one, got {colours:?}")
    })?;
    let kinds = Kind::ALL
        .map(|kind| cards.iter().map(|card| usize::from(card.symbols[kind as usize])).sum::<usize>());
    ensure(even(&kinds), || {
        format!("symbols: equally many symbols of each kind needed, give or take one, got {kinds:?}")
    })
}

fn card(mut entry: Entry) -> Result<Numbered<Card>, ContentError> {
    let number = entry.required("number")?;
    let name = entry.name()?;
    let line = entry.text("line", LONGEST_LINE)?;
    let colours: Vec<Colour> = entry.required("colours")?;
    if colours.is_empty() || !colours.is_sorted_by(|one, next| one < next) {
        let reason = format!("different colours in the order of the palette needed, got {colours:?}");
        return Err(entry.wrong("colours", reason));
    }
    let symbols = content::symbols(&mut entry)?;
    let label = entry.label().to_owned();
    let effect = content::effect(&mut entry, &WORDS, content::matching)?;
    entry.finish()?;
    let colours = colours.into_iter().fold(0, |bits, colour| bits | 1 << colour as u8);
    Ok(Numbered { number, label, item: Card { name, line, colours, symbols, effect, cup: None } })
}

/// The main deck and behind it the starters, in the order of the characters.
pub(super) fn all(
    deck: [Card; MAIN_CARDS],
    starters: Starters,
) -> Result<Box<[Card; pack::CARDS]>, ContentError> {
    let mut holders: BTreeMap<String, usize> =
        deck.iter().enumerate().map(|(number, card)| (card.name.clone(), number)).collect();
    for (number, card) in (MAIN_CARDS..).zip(starters.iter().flatten()) {
        if let Some(holder) = holders.insert(card.name.clone(), number) {
            let entry = format!("card {number} {:?}", card.name);
            let reason = format!("name: already the name of card {holder}");
            return Err(ContentError { file: CHARACTERS, entry, reason });
        }
    }
    let cards: Box<[Card]> = deck.into_iter().chain(starters.into_iter().flatten()).collect();
    let count = cards.len();
    cards.try_into().map_err(|_| {
        let reason = format!("{} cards needed, got {count}", pack::CARDS);
        ContentError { file: CHARACTERS, entry: String::new(), reason }
    })
}

/// What `characters.toml` holds.
pub(super) struct Sets {
    pub characters: [Character; pack::CHARACTERS],
    pub quests: [SideQuest; pack::CHARACTERS],
    pub automas: [AutomaBoard; pack::CHARACTERS],
    pub starters: Starters,
    pub golden: [u8; 21],
}

type Set = (Character, SideQuest, AutomaBoard, [Card; STARTERS]);

/// `characters.toml`.
pub(super) fn characters(text: &str) -> Result<Sets, ContentError> {
    let mut file = Entry::file(CHARACTERS, text)?;
    let golden = content::points(&mut file, "golden")?;
    let sets = file.each("character", "character", set)?;
    let sets: [Set; pack::CHARACTERS] = file.in_order("characters", 0, sets)?;
    file.unique("character", sets.iter().map(|set| set.0.name.as_str()))?;
    file.unique("character", sets.iter().map(|set| set.0.id.as_str()))?;
    file.unique(
        "ability",
        sets.iter().flat_map(|set| &set.0.abilities).map(|ability| ability.name.as_str()),
    )?;
    file.unique("side quest", sets.iter().map(|set| set.1.name.as_str()))?;
    // POD-27.4: each board earns experience by its own colour.
    let colours: u8 = sets.iter().fold(0, |bits, set| bits | 1 << set.2.colour as u8);
    if colours.count_ones() as usize != pack::CHARACTERS {
        return Err(file.refuse("automa.experience_for: each board needs a colour of its own"));
    }
    file.finish()?;
    let starters = std::array::from_fn(|character| sets[character].3.clone());
    let automas = std::array::from_fn(|character| sets[character].2.clone());
    let quests = std::array::from_fn(|character| sets[character].1.clone());
    Ok(Sets { characters: sets.map(|set| set.0), quests, automas, starters, golden })
}

fn set(mut entry: Entry) -> Result<Numbered<Set>, ContentError> {
    let Listed { number, place, label, character } = content::character(&mut entry, pack::CHARACTERS)?;
    let part = |entry: &mut Entry, field: &'static str, prefix: &'static str| {
        let found = entry.table(field, label.clone(), prefix)?;
        found.ok_or_else(|| entry.wrong(field, "missing"))
    };
    let quest = quest(part(&mut entry, "quest", "quest.")?)?;
    let automa = automa(part(&mut entry, "automa", "automa.")?)?;
    let starters = entry.each("starter", &format!("{label}, card"), card)?;
    let starters = entry.in_order("starters", MAIN_CARDS + STARTERS * place, starters)?;
    entry.finish()?;
    Ok(Numbered { number, label, item: (character, quest, automa, starters) })
}

fn quest(mut entry: Entry) -> Result<SideQuest, ContentError> {
    let name = entry.name()?;
    let text = entry.text("text", LONGEST_TEXT)?;
    let count = entry.required("count")?;
    let table = content::points(&mut entry, "table")?;
    entry.finish()?;
    Ok(SideQuest { name, text, count, table })
}

fn automa(mut entry: Entry) -> Result<AutomaBoard, ContentError> {
    let mut ability_name = |field| entry.text(field, LONGEST_LINE);
    let names = [ability_name("first")?, ability_name("second")?];
    let competences: [Kind; 2] = entry.required("competences")?;
    if competences[0] == competences[1] {
        return Err(entry.wrong("competences", "two different kinds needed"));
    }
    let colour = entry.required("experience_for")?;
    let ability = entry.required("ability")?;
    let golden = content::points(&mut entry, "golden")?;
    entry.finish()?;
    Ok(AutomaBoard { names, competences, colour, ability, golden })
}
