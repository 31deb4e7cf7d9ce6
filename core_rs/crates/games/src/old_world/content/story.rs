//! Exploration cards and events: what can be read, and how one leads to another.

use std::collections::BTreeSet;

use serde::Deserialize;
use toml::Value;

use super::compile::{Compiler, Setting};
use super::read::{LONGEST_TEXT, line, optional_cost};
use super::{CITY, ContentError, EVENTS, WILDS, check};
use crate::entry::{Entry, Numbered};
use crate::old_world::pack::{
    self, Choice, Chronicle, ChronicleKind, EXPLORATIONS, Exploration, Holder, Quest, Whither,
};
use crate::old_world::vocabulary::Terrain;

/// The longest introduction.
const LONGEST_INTRO: usize = 400;
/// The longest result.
const LONGEST_RESULT: usize = 300;
/// How deep events may call each other.
const DEEPEST_CALL: usize = 3;

/// What was read.
pub(super) struct Tales {
    pub explorations: Vec<Exploration>,
    pub events: Vec<Chronicle>,
}

/// `city.toml`, `wilds.toml` and `events.toml`, and the ways between them.
pub(super) fn read(decks: [&str; 2], events: &str, compiler: &mut Compiler) -> Result<Tales, ContentError> {
    let mut explorations = Vec::new();
    for (place, (file, text)) in [CITY, WILDS].into_iter().zip(decks).enumerate() {
        let mut file = Entry::file(file, text)?;
        let cards = file.each("card", "card", |entry| exploration(entry, compiler))?;
        let cards: [Exploration; EXPLORATIONS] = file.in_order("cards", EXPLORATIONS * place, cards)?;
        file.unique("card", cards.iter().map(|card| card.name.as_str()))?;
        file.finish()?;
        explorations.extend(cards);
    }
    let mut file = Entry::file(EVENTS, events)?;
    let read = file.each("event", "event", |entry| event(entry, compiler))?;
    let read: [(Chronicle, Vec<u8>); pack::EVENTS] = file.in_order("events", 1, read)?;
    let (events, calls): (Vec<Chronicle>, Vec<Vec<u8>>) = read.into_iter().unzip();
    file.unique("event", events.iter().map(|event| event.name.as_str()))?;
    ways(&explorations, &events, &calls).map_err(|reason| file.refuse(reason))?;
    file.finish()?;
    Ok(Tales { explorations, events })
}

fn exploration(mut entry: Entry, compiler: &mut Compiler) -> Result<Numbered<Exploration>, ContentError> {
    let number = entry.required("number")?;
    let label = entry.label().to_owned();
    let name = entry.name()?;
    let intro = entry.text("intro", LONGEST_INTRO)?;
    let options = options(&mut entry, Setting::JOURNEY, compiler)?;
    entry.finish()?;
    Ok(Numbered { number, label, item: Exploration { name, intro, options } })
}

/// Options A and B; at least one is free (OW-R38).
fn options(
    entry: &mut Entry,
    setting: Setting,
    compiler: &mut Compiler,
) -> Result<[Choice; 2], ContentError> {
    let mut read = Vec::new();
    let mut calls = Vec::new();
    for (field, prefix) in [("a", "a."), ("b", "b.")] {
        let label = entry.label().to_owned();
        let Some(table) = entry.table(field, label, prefix)? else {
            return Err(entry.wrong(field, "missing"));
        };
        read.push(choice(table, setting, compiler)?);
        calls.append(&mut compiler.calls);
    }
    compiler.calls = calls;
    let options: [Choice; 2] = read.try_into().map_err(|_| entry.refuse("two options are needed"))?;
    if options.iter().all(|option| !option.cost.is_free()) {
        return Err(entry.wrong("a.cost", "at least one option shows no cost"));
    }
    Ok(options)
}

fn choice(mut entry: Entry, setting: Setting, compiler: &mut Compiler) -> Result<Choice, ContentError> {
    let option = entry.text("option", LONGEST_TEXT)?;
    let cost = optional_cost(&mut entry)?;
    let result = entry.text("result", LONGEST_RESULT)?;
    let list: Option<Value> = entry.optional("do")?;
    let list = list.unwrap_or(Value::Array(Vec::new()));
    let label = entry.label().to_owned();
    let quest = match entry.table("quest", label, "quest.")? {
        Some(_) if setting == Setting::EVENT => return Err(entry.wrong("quest", "events create no quests")),
        Some(table) => Some(quest(table)?),
        None => None,
    };
    if quest.is_none() && list.as_array().is_some_and(Vec::is_empty) {
        return Err(entry.wrong("do", "a result does something, or is a quest"));
    }
    let program = compiler.program(&list, setting).map_err(|reason| entry.wrong("do", reason))?;
    entry.finish()?;
    Ok(Choice { option, cost, result, program, quest })
}

/// Where a quest leads, as it is written.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Written {
    Location(u8),
    Terrain(Terrain),
}

fn quest(mut entry: Entry) -> Result<Quest, ContentError> {
    let text = entry.text("text", LONGEST_TEXT)?;
    let at = match entry.required("at")? {
        Written::Location(location) => {
            check::location_number(location).map_err(|reason| entry.wrong("at", reason))?;
            Whither::Location(location)
        }
        Written::Terrain(terrain) => Whither::Terrain(terrain),
    };
    let cost = optional_cost(&mut entry)?;
    let event = entry.required("event")?;
    check::event_number(event).map_err(|reason| entry.wrong("event", reason))?;
    entry.finish()?;
    Ok(Quest { text, at, cost, event })
}

/// An event, and the events it calls.
fn event(mut entry: Entry, compiler: &mut Compiler) -> Result<Numbered<(Chronicle, Vec<u8>)>, ContentError> {
    let number: i64 = entry.required("number")?;
    let label = entry.label().to_owned();
    let name = entry.name()?;
    let line = line(&mut entry)?;
    let intro = entry.text("intro", LONGEST_INTRO)?;
    let kind: String = entry.required("kind")?;
    compiler.calls.clear();
    let kind = match kind.as_str() {
        "choice" => ChronicleKind::Choice(Box::new(options(&mut entry, Setting::EVENT, compiler)?)),
        "check" | "fight" => {
            let result = entry.text("result", LONGEST_RESULT)?;
            let program = compiler.field(&mut entry, "do", Setting::EVENT)?;
            if kind == "check" && !compiler.rolls {
                return Err(entry.wrong("do", "a check rolls a die"));
            }
            if kind == "fight" && !compiler.fights {
                return Err(entry.wrong("do", "a short fight has a combo_test"));
            }
            if kind == "check" {
                ChronicleKind::Check { result, program }
            } else {
                ChronicleKind::Fight { result, program }
            }
        }
        "keep" => {
            let holder = Holder::Event(u8::try_from(number).unwrap_or_default());
            let what = format!("{label}, ability");
            let abilities = entry.each("ability", &what, |inner| compiler.ability(inner, holder))?;
            if !(1..=2).contains(&abilities.len()) {
                return Err(entry.wrong("ability", "1 or 2 abilities needed"));
            }
            compiler.calls.clear();
            ChronicleKind::Keep { abilities: abilities.concat() }
        }
        other => return Err(entry.wrong("kind", format_args!("choice, check, fight or keep, got {other:?}"))),
    };
    let calls = std::mem::take(&mut compiler.calls);
    entry.finish()?;
    Ok(Numbered { number, label, item: (Chronicle { name, line, intro, kind }, calls) })
}

/// OW-12.29, OW-24.10: calls form no cycle and are not too deep, every event is reachable, and gear and companions
/// from exactly one exploration card.
fn ways(explorations: &[Exploration], events: &[Chronicle], calls: &[Vec<u8>]) -> Result<(), String> {
    let reach = |start: u8| -> Result<BTreeSet<u8>, String> {
        let mut found = BTreeSet::new();
        let mut level = BTreeSet::from([start]);
        for _ in 0..=DEEPEST_CALL {
            found.extend(level.iter().copied());
            level = level.iter().flat_map(|event| &calls[usize::from(*event) - 1]).copied().collect();
            if level.is_empty() {
                return Ok(found);
            }
        }
        Err(format!("event {start}: events call each other more than {DEEPEST_CALL} deep, or in a circle"))
    };
    let mut keepers: Vec<BTreeSet<usize>> = vec![BTreeSet::new(); events.len()];
    for (number, card) in explorations.iter().enumerate() {
        for quest in card.options.iter().filter_map(|option| option.quest.as_ref()) {
            for event in reach(quest.event)? {
                keepers[usize::from(event) - 1].insert(number);
            }
        }
    }
    for (place, event) in events.iter().enumerate() {
        reach(place as u8 + 1)?;
        let (number, ways) = (place + 1, keepers[place].len());
        check::ensure(ways > 0, || format!("event {number} {:?}: no quest leads to it", event.name))?;
        let kept = matches!(event.kind, ChronicleKind::Keep { .. });
        check::ensure(!kept || ways == 1, || {
            format!("event {number} {:?}: what is kept comes from one card, not {ways}", event.name)
        })?;
    }
    Ok(())
}
