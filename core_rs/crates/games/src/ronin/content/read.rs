//! From TOML to the tables of a pack.

use std::collections::BTreeMap;

use toml::Value;

use super::entry::{Entry, Numbered};
use super::{BOARDS, CARDS, CHAPTERS, CHARACTERS, ContentError, check};
use crate::ronin::pack::{
    self, Ability, Board, CHAPTER_CARDS, Card, Chapter, Character, Effect, LAST_SPACE, MAIN_CARDS, STARTERS,
};
use crate::ronin::vocabulary::{Bonus, Colour, Kind};

/// The longest line of atmosphere on a card.
const LONGEST_LINE: usize = 70;
/// The longest text of an ability.
const LONGEST_TEXT: usize = 140;
/// The longest id.
const LONGEST_ID: usize = 20;
/// The most symbols on a card (RON-2.6).
const MOST_SYMBOLS: usize = 2;

type Starters = [[Card; STARTERS]; pack::CHARACTERS];

/// `cards.toml`.
pub(super) fn cards(text: &str) -> Result<[Card; MAIN_CARDS], ContentError> {
    let mut file = Entry::file(CARDS, text)?;
    let cards = file.each("card", "card", card)?;
    let cards = file.in_order("cards", 0, cards)?;
    check::deck(&cards).map_err(|reason| file.refuse(reason))?;
    unique(&file, "card", cards.iter().map(|card| card.name.as_str()))?;
    file.finish()?;
    Ok(cards)
}

fn card(mut entry: Entry) -> Result<Numbered<Card>, ContentError> {
    let number = entry.required("number")?;
    let name = entry.name()?;
    let line = entry.text("line", LONGEST_LINE)?;
    let colour: Colour = entry.required("colour")?;
    let kinds: Vec<Kind> = entry.required("symbols")?;
    if kinds.len() > MOST_SYMBOLS {
        let reason = format!("at most {MOST_SYMBOLS} symbols, got {}", kinds.len());
        return Err(entry.wrong("symbols", reason));
    }
    let label = entry.label().to_owned();
    let effect = entry.table("effect", label.clone(), "effect.")?.map(effect).transpose()?;
    let cup = entry.optional("cup")?;
    if effect.is_some() && cup.is_some() {
        return Err(entry.wrong("cup", "a card with an effect has no passing cup"));
    }
    let mut symbols = [0; 4];
    for kind in kinds {
        symbols[kind as usize] += 1;
    }
    entry.finish()?;
    let item = Card { name, line, colours: 1 << colour as u8, symbols, effect, cup };
    Ok(Numbered { number, label, item })
}

fn effect(mut entry: Entry) -> Result<Effect, ContentError> {
    let effect = Effect { condition: entry.required("when")?, reward: entry.required("then")? };
    check::effect(effect).map_err(|reason| entry.refuse(format!("effect: {reason}")))?;
    entry.finish()?;
    Ok(effect)
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
    unique(&file, "character", characters.iter().map(|character| character.name.as_str()))?;
    unique(&file, "character", characters.iter().map(|character| character.id.as_str()))?;
    let abilities = characters.iter().flat_map(|character| &character.abilities);
    unique(&file, "ability", abilities.map(|ability| ability.name.as_str()))?;
    let count = characters.len();
    let characters = characters
        .try_into()
        .map_err(|_| file.refuse(format!("{} characters needed, got {count}", pack::CHARACTERS)))?;
    file.finish()?;
    Ok((characters, starters))
}

fn character(mut entry: Entry) -> Result<Numbered<(Character, [Card; STARTERS])>, ContentError> {
    let number: i64 = entry.required("number")?;
    let place = usize::try_from(number).ok().filter(|&place| place < pack::CHARACTERS).ok_or_else(|| {
        let reason = format!("0 to {} allowed, got {number}", pack::CHARACTERS - 1);
        entry.wrong("number", reason)
    })?;
    let id = entry.text("id", LONGEST_ID)?;
    if !id.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_') {
        return Err(entry.wrong("id", format_args!("small letters and _ allowed, got {id:?}")));
    }
    let name = entry.name()?;
    let unlock = entry.required("unlock")?;
    check::unlock(unlock).map_err(|reason| entry.refuse(reason))?;
    let label = entry.label().to_owned();
    let abilities = entry.each("ability", &format!("{label}, ability"), ability)?;
    let abilities = entry.in_order("abilities", 1, abilities)?;
    let starters = entry.each("starter", &format!("{label}, card"), card)?;
    let starters = entry.in_order("starters", MAIN_CARDS + STARTERS * place, starters)?;
    entry.finish()?;
    Ok(Numbered { number, label, item: (Character { name, id, abilities, unlock }, starters) })
}

fn ability(mut entry: Entry) -> Result<Numbered<Ability>, ContentError> {
    let number = entry.required("number")?;
    let name = entry.name()?;
    let window = entry.required("window")?;
    let verb = entry.required("verb")?;
    check::verb(verb, window).map_err(|reason| entry.refuse(reason))?;
    let text = entry.text("text", LONGEST_TEXT)?;
    let label = entry.label().to_owned();
    entry.finish()?;
    Ok(Numbered { number, label, item: Ability { name, window, verb, text } })
}

/// `chapters.toml`.
pub(super) fn chapters(
    text: &str,
    characters: &[Character],
) -> Result<[Chapter; CHAPTER_CARDS], ContentError> {
    let mut file = Entry::file(CHAPTERS, text)?;
    let chapters = file.each("chapter", "chapter", |entry| chapter(entry, characters))?;
    let chapters: [Chapter; CHAPTER_CARDS] = file.in_order("chapters", 0, chapters)?;
    unique(&file, "chapter", chapters.iter().map(|chapter| chapter.name.as_str()))?;
    file.finish()?;
    Ok(chapters)
}

fn chapter(mut entry: Entry, characters: &[Character]) -> Result<Numbered<Chapter>, ContentError> {
    let number = entry.required("number")?;
    let name = entry.name()?;
    let pairs: [[Kind; 2]; 3] = entry.required("pairs")?;
    pairs.into_iter().try_for_each(check::pair).map_err(|reason| entry.refuse(reason))?;
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
    let golden = points(&mut file, "golden")?;
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
    unique(&file, "board", all.map(|board| board.name.as_str()))?;
    file.finish()?;
    Ok(Boards { side_a, side_b, golden })
}

fn board(mut entry: Entry, label: &str) -> Result<Board, ContentError> {
    let name = entry.name()?;
    let marks = points(&mut entry, "marks")?;
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

/// A table of victory points.
fn points<const N: usize>(entry: &mut Entry, field: &'static str) -> Result<[u8; N], ContentError> {
    let points: Vec<u8> = entry.required(field)?;
    let count = points.len();
    let points = <[u8; N]>::try_from(points)
        .map_err(|_| entry.wrong(field, format_args!("{N} numbers needed, got {count}")))?;
    check::table(field, &points).map_err(|reason| entry.refuse(reason))?;
    Ok(points)
}

/// No name twice.
fn unique<'a>(file: &Entry, what: &str, names: impl Iterator<Item = &'a str>) -> Result<(), ContentError> {
    let mut seen = std::collections::BTreeSet::new();
    for name in names {
        if !seen.insert(name) {
            return Err(file.refuse(format!("{what} {name:?}: this name is given twice")));
        }
    }
    Ok(())
}
