//! Looking things up: everything Ronin has, listed for a catalogue or found by number or name.

use kernel::Game;

use super::super::options::OPTIONS;
use super::super::pack::{Ability, Board, Card, Chapter, Character, MAIN_CARDS, Pack, STARTERS};
use super::super::state::Ronin;
use super::{capital, inactive, listed, rules};
use crate::presentation::{ContentEntry, Description, Section};

/// What the game offers.
pub(in super::super) fn describe(pack: &Pack) -> Description {
    Description {
        id: Ronin::ID,
        title: "Path of Destiny – Ronin",
        summary: "Draft cards into a timeline, gather the symbols of each chapter and share tea with your \
                  neighbours: three chapters of three turns for one to five players.",
        rules_version: Ronin::RULES,
        content_hash: pack.hash.clone(),
        players: [1, 5],
        variants: vec![
            "three to five players",
            "two players with an Automa between them",
            "one player with two Automas, in summer (easy), autumn or winter (hard): 35 VP win",
            "side A: all partnership boards alike; side B: all different",
        ],
        options: OPTIONS.to_vec(),
        content: sections(pack),
    }
}

fn sections(pack: &Pack) -> Vec<Section> {
    let cards = (0..)
        .zip(pack.cards.iter())
        .map(|(number, card)| entry(number, &card.name, card_text(card), &card.line));
    let mut cards: Vec<ContentEntry> = cards.collect();
    let starters = cards.split_off(MAIN_CARDS);
    let characters = (0..).zip(pack.characters.iter());
    let characters = characters.map(|(number, it)| entry(number, &it.name, abilities(it).join("\n"), ""));
    let chapters = (0..).zip(&pack.chapters);
    let chapters = chapters.map(|(number, it)| entry(number, &it.name, chapter_text(pack, it), ""));
    let boards = (0..).zip(boards(pack)).map(|(number, (side, board))| {
        let spaces: Vec<String> = rules::spaces(board).collect();
        entry(number, &format!("{} ({side})", board.name), spaces.join("\n"), "")
    });
    vec![
        Section { title: "Characters", entries: characters.collect() },
        Section { title: "Action cards", entries: cards },
        Section { title: "Starter cards", entries: starters },
        Section { title: "Chapter cards", entries: chapters.collect() },
        Section { title: "Partnership boards", entries: boards.collect() },
    ]
}

fn entry(number: u16, name: &str, text: String, line: &str) -> ContentEntry {
    ContentEntry { number, name: String::from(name), text, line: String::from(line) }
}

/// Colour, symbols and rules of a card.
fn card_text(card: &Card) -> String {
    let (colours, symbols) = (capital(&rules::colours(card)), rules::symbols(card.symbols));
    format!("{colours}, {symbols}. {}", rules::card(card))
}

/// The side A and the five sides B, with their names on the table.
fn boards(pack: &Pack) -> impl Iterator<Item = (String, &Board)> {
    let common = std::iter::once((String::from("side A"), &pack.side_a));
    common.chain((1..).zip(&pack.side_b).map(|(number, board)| (format!("side B of board {number}"), board)))
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

fn chapter_text(pack: &Pack, chapter: &Chapter) -> String {
    let pairs = (1..).zip(chapter.pairs).map(|(number, [left, right])| {
        format!("{} {} left, {} right", super::roman(number), left.word(), right.word())
    });
    let pairs: Vec<String> = pairs.collect();
    let quest: Vec<&str> = inactive(chapter.pairs[2]).map(super::super::vocabulary::Kind::word).collect();
    let order = chapter.order.iter().filter_map(|it| pack.characters.get(usize::from(*it)));
    let order: Vec<&str> = order.map(|character| character.name.as_str()).collect();
    format!("{}. Side quest {}. Order {}.", pairs.join("; "), quest.join(" or "), listed(&order, "open"))
}

/// A thing with a name that people ask about.
enum Found<'a> {
    Card(usize, &'a Card),
    Ability(&'a Character, usize, &'a Ability),
    Character(usize, &'a Character),
    Board(String, &'a Board),
    Chapter(&'a Chapter),
}

impl Found<'_> {
    fn name(&self) -> &str {
        match self {
            Self::Card(_, card) => &card.name,
            Self::Ability(_, _, ability) => &ability.name,
            Self::Character(_, character) => &character.name,
            Self::Board(_, board) => &board.name,
            Self::Chapter(chapter) => &chapter.name,
        }
    }

    fn explanation(&self, pack: &Pack) -> String {
        let mut lines = vec![];
        match self {
            Self::Card(number, card) => {
                lines.push(format!("{} (#{number})", card.name));
                lines.push(card_text(card));
                lines.push(format!("“{}”", card.line));
                if let Some(place) = number.checked_sub(MAIN_CARDS)
                    && let Some(character) = pack.characters.get(place / STARTERS)
                {
                    lines.push(format!("Starter card of {}.", character.name));
                }
            }
            Self::Ability(character, number, ability) => {
                lines.push(format!("{} (ability {} of {})", ability.name, number + 1, character.name));
                lines.push(ability.text.clone());
                lines.push(format!("Once a game, {}.", ability.window.word()));
            }
            Self::Character(number, character) => {
                lines.push(character.name.clone());
                lines.extend(abilities(character));
                let starters = pack.cards.iter().skip(MAIN_CARDS + number * STARTERS).take(STARTERS);
                let starters: Vec<&str> = starters.map(|card| card.name.as_str()).collect();
                lines.push(format!("Starts with {}.", listed(&starters, "no card")));
            }
            Self::Board(side, board) => {
                lines.push(format!("{} ({side})", board.name));
                lines.extend(rules::spaces(board));
                let marks: Vec<String> = board.marks.iter().map(u8::to_string).collect();
                lines.push(format!("VP at the end on spaces 0, 1, 2, …: {}.", marks.join(" ")));
            }
            Self::Chapter(chapter) => {
                lines.push(chapter.name.clone());
                lines.push(chapter_text(pack, chapter));
            }
        }
        lines.join("\n")
    }
}

/// Everything with a name, cards first.
fn everything(pack: &Pack) -> impl Iterator<Item = Found<'_>> {
    let cards = pack.cards.iter().enumerate().map(|(number, card)| Found::Card(number, card));
    let abilities = pack.characters.iter().flat_map(|character| {
        let abilities = character.abilities.iter().enumerate();
        abilities.map(move |(number, ability)| Found::Ability(character, number, ability))
    });
    let characters = pack.characters.iter().enumerate().map(|(number, it)| Found::Character(number, it));
    let boards = boards(pack).map(|(side, board)| Found::Board(side, board));
    let chapters = pack.chapters.iter().map(Found::Chapter);
    characters.chain(cards).chain(abilities).chain(boards).chain(chapters)
}

/// What a thing is: a card by its number, anything by its name, its beginning or a part of it.
pub(in super::super) fn explain(pack: &Pack, wanted: &str) -> Option<String> {
    let wanted = wanted.trim().to_lowercase().replace('_', "-");
    if wanted.is_empty() {
        return None;
    }
    if let Ok(number) = wanted.trim_start_matches('#').parse::<usize>() {
        return Some(Found::Card(number, pack.cards.get(number)?).explanation(pack));
    }
    let exact = |name: &str| name == wanted;
    let beginning = |name: &str| name.starts_with(&wanted);
    let part = |name: &str| name.contains(&wanted);
    let ways: [&dyn Fn(&str) -> bool; 3] = [&exact, &beginning, &part];
    let found = ways.iter().find_map(|fits| everything(pack).find(|it| fits(&it.name().to_lowercase())))?;
    Some(found.explanation(pack))
}
