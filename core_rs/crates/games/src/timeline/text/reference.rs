//! Looking things up: everything a game has, listed for a catalogue or found by number or name.

use super::super::card::{Ability, Card, Character, STARTERS};
use super::super::tale::Book;
use super::{Spoken, capital, listed, rules};
use crate::presentation::{ContentEntry, Description, OptionHelp, Section};
use crate::reference::find;
pub(crate) use crate::reference::{Thing, entry};

/// What a game offers, as far as it says so itself.
pub(crate) struct Offer {
    pub title: &'static str,
    pub summary: &'static str,
    pub players: [u8; 2],
    pub variants: Vec<&'static str>,
    pub options: &'static [OptionHelp],
}

/// What the game offers.
pub(crate) fn describe<T: Spoken>(pack: &T::Pack) -> Description {
    let offer = T::offer();
    Description {
        id: T::ID,
        title: offer.title,
        summary: offer.summary,
        rules_version: T::RULES,
        content_hash: String::from(pack.hash()),
        players: offer.players,
        variants: offer.variants,
        options: offer.options.to_vec(),
        content: sections::<T>(pack),
    }
}

fn sections<T: Spoken>(pack: &T::Pack) -> Vec<Section> {
    let characters = (0..).zip(pack.characters());
    let characters = characters.map(|(number, it)| {
        let mut lines = abilities(it);
        lines.extend(T::character_lines(pack, usize::from(number)));
        entry(number, &it.name, lines.join("\n"), "")
    });
    let cards = (0..).zip(pack.cards());
    let cards = cards.map(|(number, card)| entry(number, &card.name, card_text(card), &card.line));
    let mut cards: Vec<ContentEntry> = cards.collect();
    let starters = cards.split_off(usize::from(T::MAIN_CARDS));
    let mut sections = vec![
        Section { title: "Characters", entries: characters.collect() },
        Section { title: "Action cards", entries: cards },
        Section { title: "Starter cards", entries: starters },
    ];
    sections.extend(T::sections(pack));
    sections
}

/// Colour, symbols and rules of a card.
fn card_text(card: &Card) -> String {
    let (colours, symbols) = (capital(&rules::colours(card)), rules::symbols(card.symbols));
    format!("{colours}, {symbols}. {}", rules::card(card))
}

/// The abilities of a character, a line each.
fn abilities(character: &Character) -> Vec<String> {
    let from = [None].into_iter().chain(character.unlock.map(Some));
    let abilities = (1..).zip(&character.abilities).zip(from);
    let line = |((number, ability), from): ((u8, &Ability), Option<u8>)| {
        let from = from.map_or_else(String::new, |from| format!(" (from {from} XP)"));
        format!("{number}. {}{from} – {}", ability.name, ability.text)
    };
    abilities.map(line).collect()
}

fn card_thing<T: Spoken>(pack: &T::Pack, number: usize, card: &Card) -> Thing {
    let mut lines = vec![format!("{} (#{number})", card.name), card_text(card), format!("“{}”", card.line)];
    if let Some(place) = number.checked_sub(usize::from(T::MAIN_CARDS))
        && let Some(character) = pack.characters().get(place / STARTERS)
    {
        lines.push(format!("Starter card of {}.", character.name));
    }
    Thing::new(&card.name, lines)
}

fn character_thing<T: Spoken>(pack: &T::Pack, number: usize, character: &Character) -> Thing {
    let mut lines = vec![character.name.clone()];
    lines.extend(abilities(character));
    lines.extend(T::character_lines(pack, number));
    let first = usize::from(T::MAIN_CARDS) + number * STARTERS;
    let starters = pack.cards().iter().skip(first).take(STARTERS);
    let starters: Vec<&str> = starters.map(|card| card.name.as_str()).collect();
    lines.push(format!("Starts with {}.", listed(&starters, "no card")));
    Thing::new(&character.name, lines)
}

fn ability_thing(character: &Character, number: usize, ability: &Ability) -> Thing {
    let lines = vec![
        format!("{} (ability {} of {})", ability.name, number + 1, character.name),
        ability.text.clone(),
        format!("Once a game, {}.", ability.window.word()),
    ];
    Thing::new(&ability.name, lines)
}

/// Everything with a name, characters first.
fn everything<T: Spoken>(pack: &T::Pack) -> Vec<Thing> {
    let characters = pack.characters().iter().enumerate();
    let mut things: Vec<Thing> =
        characters.map(|(number, character)| character_thing::<T>(pack, number, character)).collect();
    let cards = pack.cards().iter().enumerate();
    things.extend(cards.map(|(number, card)| card_thing::<T>(pack, number, card)));
    for character in pack.characters() {
        let abilities = character.abilities.iter().enumerate();
        things.extend(abilities.map(|(number, ability)| ability_thing(character, number, ability)));
    }
    things.extend(T::things(pack));
    things
}

/// What a thing is: a card by its number, anything by its name, its beginning or a part of it.
pub(crate) fn explain<T: Spoken>(pack: &T::Pack, wanted: &str) -> Option<String> {
    let card = |number: usize| Some(card_thing::<T>(pack, number, pack.cards().get(number)?));
    find(wanted, card, || everything::<T>(pack))
}
