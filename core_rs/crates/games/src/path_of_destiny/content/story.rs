//! Stories from TOML: the tree of pages, and the cards that only one story uses.

use std::collections::BTreeSet;

use serde::Deserialize;

use super::{ContentError, STORIES};
use crate::entry::{Entry, Numbered};
use crate::path_of_destiny::pack::{
    self, ALLIANCES, ALLIANCES_OF_A_SIDE, AllianceCard, Character, EFFORTS, EFFORTS_OF_A_CHAPTER, Effort,
    Ending, OBJECTIVES, OBJECTIVES_OF_A_TYPE, Objective, Opening, Page, Requirement, StoryBook, TYPES,
};
use crate::path_of_destiny::vocabulary::{
    Colour, EffortBonus, Kind, Measure, PathBonus, Payment, Side, Story,
};
use crate::timeline::content::{LONGEST_ID, LONGEST_TEXT, between};

/// The longest title or heading.
const LONGEST_TITLE: usize = 60;
/// The longest page.
const LONGEST_PAGE: usize = 900;
/// Colours in an extra-effort sequence: what six to eight cards can show (POD-27.7).
const SEQUENCE: std::ops::RangeInclusive<usize> = 2..=4;

/// A story's file: the tree is read, the rest is still to come.
pub(super) struct Begun {
    pub file: Entry,
    book: StoryBook,
}

impl Begun {
    /// The end of the file.
    pub fn finish(self) -> Result<StoryBook, ContentError> {
        self.file.finish()?;
        Ok(self.book)
    }
}

/// The tree of a story.
pub(super) fn begin(story: Story, text: &str, characters: &[Character]) -> Result<Begun, ContentError> {
    let mut file = Entry::file(STORIES[story as usize], text)?;
    let name = file.name()?;
    let summary = file.text("summary", LONGEST_TEXT)?;
    let difficulty = file.required("difficulty")?;
    between("difficulty", difficulty, 1..=3).map_err(|reason| file.refuse(reason))?;
    let order = order(&mut file, characters)?;
    let introduction = file.table("introduction", String::from("introduction"), "")?;
    let mut introduction = introduction.ok_or_else(|| file.wrong("introduction", "missing"))?;
    let first = page(&mut introduction)?;
    introduction.finish()?;
    let openings = file.each("opening", "opening", |mut entry| {
        let (number, label) = path(&mut entry, 0..=2)?;
        let item = Opening {
            page: page(&mut entry)?,
            pair: entry.required("pair")?,
            headings: [entry.text("left", LONGEST_TITLE)?, entry.text("right", LONGEST_TITLE)?],
        };
        if item.pair[0] == item.pair[1] {
            return Err(entry.wrong("pair", "two different kinds needed"));
        }
        if item.headings[0] == item.headings[1] {
            return Err(entry.wrong("right", "a heading of its own needed, not that of left"));
        }
        entry.finish()?;
        Ok(Numbered { number, label, item })
    })?;
    let openings = by_path(&file, "openings", 0, openings)?;
    let outcomes = file.each("outcome", "outcome", |mut entry| {
        let (number, label) = path(&mut entry, 1..=3)?;
        let item =
            Ending { page: page(&mut entry)?, bonuses: [entry.optional("left")?, entry.optional("right")?] };
        check_bonuses(story, number, item.bonuses).map_err(|reason| entry.refuse(reason))?;
        entry.finish()?;
        Ok(Numbered { number, label, item })
    })?;
    let outcomes: [Ending; 14] = by_path(&file, "outcomes", 1, outcomes)?;
    check_specials(&outcomes).map_err(|reason| file.refuse(reason))?;
    let epilogues = file.each("epilogue", "epilogue", |mut entry| {
        let (number, label) = path(&mut entry, 3..=3)?;
        let item = page(&mut entry)?;
        entry.finish()?;
        Ok(Numbered { number, label, item })
    })?;
    let epilogues = by_path(&file, "epilogues", 7, epilogues)?;
    let book =
        StoryBook { name, summary, difficulty, order, introduction: first, openings, outcomes, epilogues };
    Ok(Begun { file, book })
}

/// Starting initiative: each character once (POD-3.23).
fn order(file: &mut Entry, characters: &[Character]) -> Result<[u8; pack::CHARACTERS], ContentError> {
    let ids: Vec<String> = file.required("order")?;
    let mut order = Vec::with_capacity(ids.len());
    for id in &ids {
        let Some(place) = characters.iter().position(|character| character.id == *id) else {
            let known: Vec<_> = characters.iter().map(|character| character.id.as_str()).collect();
            let id: String = id.chars().take(LONGEST_ID).collect();
            return Err(
                file.wrong("order", format_args!("unknown character {id:?}; known are {}", known.join(", ")))
            );
        };
        if order.contains(&(place as u8)) {
            return Err(file.wrong("order", format_args!("each character once, got {id} twice")));
        }
        order.push(place as u8);
    }
    order.try_into().map_err(|_| {
        let reason = format!("all {} characters needed, got {}", pack::CHARACTERS, ids.len());
        file.wrong("order", reason)
    })
}

fn page(entry: &mut Entry) -> Result<Page, ContentError> {
    Ok(Page { title: entry.text("title", LONGEST_TITLE)?, text: entry.text("text", LONGEST_PAGE)? })
}

/// The place of a path among all paths, and how messages name the entry.
fn path(entry: &mut Entry, lengths: std::ops::RangeInclusive<usize>) -> Result<(i64, String), ContentError> {
    let word: String = entry.required("path")?;
    let sides: Option<Vec<Side>> = word
        .chars()
        .map(|letter| match letter {
            'L' => Some(Side::Left),
            'R' => Some(Side::Right),
            _ => None,
        })
        .collect();
    let sides = sides.filter(|sides| lengths.contains(&sides.len())).ok_or_else(|| {
        let word: String = word.escape_debug().take(LONGEST_ID).collect();
        let (least, most) = (lengths.start(), lengths.end());
        entry.wrong("path", format_args!("{least} to {most} letters L or R needed, got {word:?}"))
    })?;
    Ok((i64::from(pack::place(&sides)), entry.label().to_owned()))
}

/// The letters of the path at a place.
fn word(place: usize) -> String {
    let length = (place + 1).ilog2();
    (0..length).rev().map(|bit| if (place + 1) >> bit & 1 == 0 { 'L' } else { 'R' }).collect()
}

/// One page for each path; complaints speak of paths, not of their places.
fn by_path<T, const N: usize>(
    file: &Entry,
    what: &str,
    first: usize,
    pages: Vec<Numbered<T>>,
) -> Result<[T; N], ContentError> {
    let mut seen = BTreeSet::new();
    for page in &pages {
        if !usize::try_from(page.number).is_ok_and(|place| seen.insert(place)) {
            return Err(ContentError { entry: page.label.clone(), ..file.refuse("path: given twice") });
        }
    }
    if let Some(missing) = (first..first + N).find(|place| !seen.contains(place)) {
        let (missing, found) = (word(missing), pages.len());
        let reason =
            format!("{N} {what} needed, one for each path, got {found}: path {missing:?} is missing");
        return Err(file.refuse(reason));
    }
    file.in_order(what, first, pages)
}

/// What an outcome may give (POD-21.4, POD-21.9, POD-21.10, POD-20.22).
fn check_bonuses(story: Story, place: i64, bonuses: [Option<PathBonus>; 2]) -> Result<(), String> {
    if bonuses == [None; 2] {
        return Err("left, right: a bonus for at least one of the path tokens needed".into());
    }
    if story == Story::LesserEvil && bonuses.contains(&None) {
        return Err("left, right: in Lesser Evil one path token brings a penalty, the other a reward".into());
    }
    let is_last = place >= 7;
    let main = if place % 2 == 1 { Side::Left } else { Side::Right };
    for (side, bonus) in Side::ALL.into_iter().zip(bonuses) {
        let field = if side == Side::Left { "left" } else { "right" };
        let Some(bonus) = bonus else { continue };
        match bonus {
            PathBonus::Victory(points)
            | PathBonus::Experience(points)
            | PathBonus::LoseExperience(points) => {
                between(field, points, 1..=3)?;
            }
            PathBonus::Special(token) => between(field, token, 1..=2)?,
            _ => {}
        }
        if matches!(bonus, PathBonus::Special(_)) && story != Story::Striga {
            return Err(format!("{field}: special tokens are for Striga only"));
        }
        let points =
            matches!(bonus, PathBonus::Victory(_) | PathBonus::Experience(_) | PathBonus::LoseExperience(_));
        if is_last && !points {
            return Err(format!("{field}: an ending carries points only"));
        }
        let penalised = story == Story::LesserEvil && side == main;
        if bonus.is_penalty() != penalised {
            return Err(format!(
                "{field}: in Lesser Evil the main symbol's token brings a penalty, nothing else does"
            ));
        }
    }
    Ok(())
}

/// A special token is gained at most once on any route: there is one of each (POD-27.10).
fn check_specials(outcomes: &[Ending; 14]) -> Result<(), String> {
    let gained = |place: usize| {
        outcomes[place - 1].bonuses.iter().flatten().filter_map(|bonus| match bonus {
            PathBonus::Special(token) => Some(*token),
            _ => None,
        })
    };
    for place in 1..=outcomes.len() {
        let back = std::iter::successors(Some(place), |place| Some((place - 1) / 2).filter(|up| *up > 0));
        let mut seen = BTreeSet::new();
        if let Some(token) = back.flat_map(gained).find(|token| !seen.insert(*token)) {
            let path = word(place);
            return Err(format!("outcome {path:?}: special token {token} is gained twice on this route"));
        }
    }
    Ok(())
}

/// The extra-effort cards of Edge of the World (POD-27.7).
pub(super) fn efforts(file: &mut Entry) -> Result<[Effort; EFFORTS], ContentError> {
    let efforts = file.each("effort", "effort", |mut entry| {
        let number: i64 = entry.required("number")?;
        let name = entry.name()?;
        let chapter: i64 = entry.required("chapter")?;
        if chapter != number / i64::from(EFFORTS_OF_A_CHAPTER) + 1 {
            return Err(entry.wrong("chapter", "four cards for each chapter, in order"));
        }
        let sequence: Vec<Colour> = entry.required("sequence")?;
        if !SEQUENCE.contains(&sequence.len()) {
            let (least, most) = (SEQUENCE.start(), SEQUENCE.end());
            return Err(entry.wrong(
                "sequence",
                format_args!("{least} to {most} colours needed, got {}", sequence.len()),
            ));
        }
        let bonus: EffortBonus = entry.required("bonus")?;
        if let EffortBonus::Experience(amount) = bonus {
            between("bonus: experience", amount, 1..=3).map_err(|reason| entry.refuse(reason))?;
        }
        let label = entry.label().to_owned();
        entry.finish()?;
        Ok(Numbered { number, label, item: Effort { name, sequence, bonus } })
    })?;
    let efforts: [Effort; EFFORTS] = file.in_order("efforts", 0, efforts)?;
    file.unique("effort", efforts.iter().map(|effort| effort.name.as_str()))?;
    Ok(efforts)
}

/// What Striga adds.
pub(super) struct Secrets {
    pub objectives: Box<[Objective; OBJECTIVES]>,
    pub special: [Kind; 2],
    pub requirements: [Requirement; TYPES],
}

/// Payments as they are written.
#[derive(Deserialize)]
#[serde(untagged, deny_unknown_fields)]
enum Written {
    Fixed { fixed: u8 },
    Each { each: u8, most: u8 },
    Ranked { ranked: Vec<u8> },
}

/// Objectives, requirements and special tokens of Striga (POD-27.8 to POD-27.10).
pub(super) fn secrets(file: &mut Entry) -> Result<Secrets, ContentError> {
    let special = file.required("special")?;
    let objectives = file.each("objective", "objective", objective)?;
    let objectives: [Objective; OBJECTIVES] = file.in_order("objectives", 0, objectives)?;
    file.unique("objective", objectives.iter().map(|objective| objective.name.as_str()))?;
    let requirements = file.each("requirement", "requirement", |mut entry| {
        let number = entry.required("number")?;
        let item = Requirement { name: entry.name()?, colour: entry.required("colour")? };
        let label = entry.label().to_owned();
        entry.finish()?;
        Ok(Numbered { number, label, item })
    })?;
    let requirements: [Requirement; TYPES] = file.in_order("requirements", 0, requirements)?;
    file.unique("requirement", requirements.iter().map(|requirement| requirement.name.as_str()))?;
    let colours = requirements.iter().fold(0u8, |bits, requirement| bits | 1 << requirement.colour as u8);
    if colours.count_ones() as usize != TYPES {
        return Err(file.refuse("requirement: each needs a colour of its own"));
    }
    Ok(Secrets { objectives: Box::new(objectives), special, requirements })
}

fn objective(mut entry: Entry) -> Result<Numbered<Objective>, ContentError> {
    let number: i64 = entry.required("number")?;
    let name = entry.name()?;
    let text = entry.text("text", LONGEST_TEXT)?;
    let kind: char = entry.required("type")?;
    let solo: bool = entry.required("solo")?;
    let kinds = ['a', 'b', 'c', 'd', 'a', 'b'];
    let place = usize::try_from(number).unwrap_or(usize::MAX) / usize::from(OBJECTIVES_OF_A_TYPE);
    if kinds.get(place).is_some_and(|expected| kind != *expected || solo != (place >= TYPES)) {
        let reason = "three of each type in order a, b, c, d, then three solo ones of a and of b";
        return Err(entry.wrong("type", reason));
    }
    let measure: Measure = entry.required("measure")?;
    let written: Written = entry.required("pay")?;
    let payment = payment(&written).map_err(|reason| entry.refuse(reason))?;
    if let Measure::ColoursAtMost(colours) = measure {
        between("measure: colours_at_most", colours, 1..=4).map_err(|reason| entry.refuse(reason))?;
        if !matches!(payment, Payment::Fixed(_)) {
            return Err(entry.wrong("pay", "colours_at_most is met or not, so it pays a fixed number"));
        }
    }
    let label = entry.label().to_owned();
    entry.finish()?;
    Ok(Numbered { number, label, item: Objective { name, text, measure, payment } })
}

fn payment(written: &Written) -> Result<Payment, String> {
    match written {
        Written::Fixed { fixed } => {
            between("pay: fixed", *fixed, 1..=6)?;
            Ok(Payment::Fixed(*fixed))
        }
        Written::Each { each, most } => {
            between("pay: each", *each, 1..=3)?;
            between("pay: most", *most, 1..=6)?;
            Ok(Payment::Each { points: *each, most: *most })
        }
        Written::Ranked { ranked } => {
            let falls = ranked.windows(2).all(|pair| pair[0] > pair[1]);
            if !(2..=3).contains(&ranked.len())
                || !falls
                || ranked.iter().any(|prize| !(1..=6).contains(prize))
            {
                return Err(format!(
                    "pay: ranked: two or three falling prizes from 6 down to 1 needed, got {ranked:?}"
                ));
            }
            let mut prizes = [0; 3];
            prizes[..ranked.len()].copy_from_slice(ranked);
            Ok(Payment::Ranked(prizes))
        }
    }
}

/// The alliance cards of Lesser Evil (POD-27.11).
pub(super) fn alliances(file: &mut Entry) -> Result<Box<[AllianceCard; ALLIANCES]>, ContentError> {
    let cards = file.each("alliance", "alliance", |mut entry| {
        let number: i64 = entry.required("number")?;
        let name = entry.name()?;
        let side: String = entry.required("side")?;
        let expected = if number < i64::from(ALLIANCES_OF_A_SIDE) { "renfri" } else { "stregobor" };
        if side != expected {
            return Err(entry.wrong("side", "sixteen cards of renfri, then sixteen of stregobor"));
        }
        let effect = entry.required("effect")?;
        let label = entry.label().to_owned();
        entry.finish()?;
        Ok(Numbered { number, label, item: AllianceCard { name, effect } })
    })?;
    let cards: [AllianceCard; ALLIANCES] = file.in_order("alliances", 0, cards)?;
    file.unique("alliance", cards.iter().map(|card| card.name.as_str()))?;
    Ok(Box::new(cards))
}
