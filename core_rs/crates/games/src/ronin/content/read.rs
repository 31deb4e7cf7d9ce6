//! From TOML to the tables of a pack.

use std::collections::BTreeMap;

use toml::Value;

use super::{BOARDS, CARDS, CHAPTERS, CHARACTERS, ContentError, check};
use crate::entry::{Entry, Numbered};
use crate::ronin::pack::{
    self, Board, CHAPTER_CARDS, Card, Chapter, Character, LAST_SPACE, MAIN_CARDS, STARTERS,
};
use crate::ronin::vocabulary::{Bonus, Colour, Kind};
use crate::timeline::content::{self, LONGEST_ID, LONGEST_LINE, Listed, Words};

/// What Ronin's cards may ask and pay.
const WORDS: Words = Words {
    conditions: &[
        "lose_one",
        "lose_up_to_three",
        "lose_up_to_three_inactive",
        "two_or_more",
        "partner_has",
        "exactly_one",
        "exactly_two",
        "up_to_three",
        "exactly_two_inactive",
        "two_or_more_inactive",
    ],
    rewards: &[
        "point_on_both_tracks",
        "points_on_one_track",
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
pub(super) fn cards(text: &str) -> Result<[Card; MAIN_CARDS], ContentError> {
    let mut file = Entry::file(CARDS, text)?;
    let cards = file.each("card", "card", card)?;
    let cards = file.in_order("cards", 0, cards)?;
    check::deck(&cards).map_err(|reason| file.refuse(reason))?;
    file.unique("card", cards.iter().map(|card| card.name.as_str()))?;
    file.finish()?;
    Ok(cards)
}

fn card(mut entry: Entry) -> Result<Numbered<Card>, ContentError> {
    let number = entry.required("number")?;
    let name = entry.name()?;
    let line = entry.text("line", LONGEST_LINE)?;
    let colour: Colour = entry.required("colour")?;
    let symbols = content::symbols(&mut entry)?;
    let label = entry.label().to_owned();
    let effect = content::effect(&mut entry, &WORDS, check::effect)?;
    let cup = entry.optional("cup")?;
    if effect.is_some() && cup.is_some() {
        return Err(entry.wrong("cup", "a card with an effect has no passing cup"));
    }
    entry.finish()?;
    let item = Card { name, line, colours: 1 << colour as u8, symbols, effect, cup };
    Ok(Numbered { number, label, item })
}

/// The main deck and behind it the starters, in the order of the characters.
pub(super) fn all_cards(
    deck: [Card; MAIN_CARDS],
    starters: Starters,
) -> Result<Box<[Card; pack::CARDS]>, ContentError> {
    let mut holders = BTreeMap::new();
    for (number, card) in deck.iter().enumerate() {
        holders.insert(card.name.clone(), number);
    }
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

/// `characters.toml`.
pub(super) fn characters(text: &str) -> Result<([Character; pack::CHARACTERS], Starters), ContentError> {
    let mut file = Entry::file(CHARACTERS, text)?;
    let sets = file.each("character", "character", character)?;
    let sets: [(Character, [Card; STARTERS]); pack::CHARACTERS] = file.in_order("characters", 0, sets)?;
    let mut characters = Vec::new();
    let starters = sets.map(|(character, starters)| {
        characters.push(character);
        starters
    });
    file.unique("character", characters.iter().map(|character| character.name.as_str()))?;
    file.unique("character", characters.iter().map(|character| character.id.as_str()))?;
    let abilities = characters.iter().flat_map(|character| &character.abilities);
    file.unique("ability", abilities.map(|ability| ability.name.as_str()))?;
    let count = characters.len();
    let characters = characters
        .try_into()
        .map_err(|_| file.refuse(format!("{} characters needed, got {count}", pack::CHARACTERS)))?;
    file.finish()?;
    Ok((characters, starters))
}

fn character(mut entry: Entry) -> Result<Numbered<(Character, [Card; STARTERS])>, ContentError> {
    let Listed { number, place, label, character } = content::character(&mut entry, pack::CHARACTERS)?;
    let starters = entry.each("starter", &format!("{label}, card"), card)?;
    let starters = entry.in_order("starters", MAIN_CARDS + STARTERS * place, starters)?;
    entry.finish()?;
    Ok(Numbered { number, label, item: (character, starters) })
}

/// `chapters.toml`.
pub(super) fn chapters(
    text: &str,
    characters: &[Character],
) -> Result<[Chapter; CHAPTER_CARDS], ContentError> {
    let mut file = Entry::file(CHAPTERS, text)?;
    let chapters = file.each("chapter", "chapter", |entry| chapter(entry, characters))?;
    let chapters: [Chapter; CHAPTER_CARDS] = file.in_order("chapters", 0, chapters)?;
    file.unique("chapter", chapters.iter().map(|chapter| chapter.name.as_str()))?;
    file.finish()?;
    Ok(chapters)
}

fn chapter(mut entry: Entry, characters: &[Character]) -> Result<Numbered<Chapter>, ContentError> {
    let number = entry.required("number")?;
    let name = entry.name()?;
    let pairs: [[Kind; 2]; 3] = entry.required("pairs")?;
    pairs.into_iter().try_for_each(content::pair).map_err(|reason| entry.refuse(reason))?;
    let ids: Vec<String> = entry.required("order")?;
    let mut order = Vec::with_capacity(ids.len());
    for id in &ids {
        let Some(place) = characters.iter().position(|character| character.id == *id) else {
            let known: Vec<_> = characters.iter().map(|character| character.id.as_str()).collect();
            let id: String = id.chars().take(LONGEST_ID).collect();
            return Err(entry
                .wrong("order", format_args!("unknown character {id:?}; known are {}", known.join(", "))));
        };
        if order.contains(&(place as u8)) {
            return Err(entry.wrong("order", format_args!("each character once, got {id} twice")));
        }
        order.push(place as u8);
    }
    let order = order.try_into().map_err(|_| {
        let reason = format!("all {} characters needed, got {}", pack::CHARACTERS, ids.len());
        entry.wrong("order", reason)
    })?;
    let label = entry.label().to_owned();
    entry.finish()?;
    Ok(Numbered { number, label, item: Chapter { name, pairs, order } })
}

/// What `boards.toml` holds.
pub(super) struct Boards {
    pub side_a: Board,
    pub side_b: [Board; pack::BOARDS],
    pub golden: [u8; 21],
}

/// `boards.toml`.
pub(super) fn boards(text: &str) -> Result<Boards, ContentError> {
    let mut file = Entry::file(BOARDS, text)?;
    let golden = content::points(&mut file, "golden")?;
    let side_a = file.table("side_a", "side A".into(), "")?.ok_or_else(|| file.wrong("side_a", "missing"))?;
    let side_a = board(side_a, "side A")?;
    let sides = file.each("side_b", "side B", |mut entry| {
        let number = entry.required("number")?;
        let label = entry.label().to_owned();
        let item = board(entry, &label)?;
        Ok(Numbered { number, label, item })
    })?;
    let side_b: [Board; pack::BOARDS] = file.in_order("sides B", 1, sides)?;
    let all = std::iter::once(&side_a).chain(&side_b);
    file.unique("board", all.map(|board| board.name.as_str()))?;
    file.finish()?;
    Ok(Boards { side_a, side_b, golden })
}

fn board(mut entry: Entry, label: &str) -> Result<Board, ContentError> {
    let name = entry.name()?;
    let marks = content::points(&mut entry, "marks")?;
    let mut spaces = [[None; 2]; LAST_SPACE + 1];
    entry.each("space", &format!("{label}, space"), |mut entry| {
        let at: usize = entry.required("at")?;
        let give = alternatives(&mut entry)?;
        // The marker starts on space 0 and can never reach it.
        match spaces.get_mut(at).filter(|_| at > 0) {
            None => return Err(entry.wrong("at", format_args!("1 to {LAST_SPACE} allowed, got {at}"))),
            Some(space) if space[0].is_some() => {
                return Err(entry.wrong("at", "this space is already listed"));
            }
            Some(space) => *space = give,
        }
        entry.finish()
    })?;
    let board = Board { name, spaces, marks };
    check::board(&board).map_err(|reason| entry.refuse(reason))?;
    entry.finish()?;
    Ok(board)
}

fn alternatives(entry: &mut Entry) -> Result<[Option<Bonus>; 2], ContentError> {
    let values: Vec<Value> = entry.required("give")?;
    for fields in values.iter().filter_map(|value| value.get("count")).filter_map(Value::as_table) {
        if let Some(field) = fields.keys().find(|key| !["of", "pay", "steps"].contains(&key.as_str())) {
            let field: String = field.escape_debug().take(LONGEST_ID).collect();
            return Err(entry
                .wrong("give", format_args!("count: {field}: unknown field; allowed are of, pay, steps")));
        }
    }
    let bonuses: Result<Vec<Bonus>, _> = values.into_iter().map(Value::try_into).collect();
    let bonuses = bonuses.map_err(|error| entry.wrong("give", error.message()))?;
    bonuses.iter().try_for_each(|&bonus| check::bonus(bonus)).map_err(|reason| entry.refuse(reason))?;
    match bonuses[..] {
        [one] => Ok([Some(one), None]),
        [one, other] if one != other => Ok([Some(one), Some(other)]),
        [_, _] => Err(entry.wrong("give", "two different alternatives needed, got the same twice")),
        _ => Err(entry.wrong("give", format_args!("1 or 2 alternatives needed, got {}", bonuses.len()))),
    }
}
