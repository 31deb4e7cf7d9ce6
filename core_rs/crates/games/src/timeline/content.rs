//! Reading cards and characters of either game from TOML, and what such content may say beyond what its types allow.

use std::ops::RangeInclusive;

use serde::de::DeserializeOwned;
use toml::Value;

use super::card::{Ability, Character, Effect};
use super::vocabulary::{Condition, Kind, Reward, Verb, Window};
use crate::entry::{ContentError, Entry, Numbered};

/// The longest line of atmosphere on a card.
pub(crate) const LONGEST_LINE: usize = 70;
/// The longest text of an ability.
pub(crate) const LONGEST_TEXT: usize = 140;
/// The longest id.
pub(crate) const LONGEST_ID: usize = 20;
/// The most symbols on a card (RON-2.6, POD-27.1).
const MOST_SYMBOLS: usize = 2;
/// The most victory points a table may show.
const MOST_POINTS: u8 = 30;

/// The conditions and rewards that a game's cards may use.
pub(crate) struct Words {
    pub conditions: &'static [&'static str],
    pub rewards: &'static [&'static str],
}

/// The symbols printed on a card, counted by kind.
pub(crate) fn symbols(entry: &mut Entry) -> Result<[u8; 4], ContentError> {
    let kinds: Vec<Kind> = entry.required("symbols")?;
    if kinds.len() > MOST_SYMBOLS {
        let reason = format!("at most {MOST_SYMBOLS} symbols, got {}", kinds.len());
        return Err(entry.wrong("symbols", reason));
    }
    let mut symbols = [0; 4];
    for kind in kinds {
        symbols[kind as usize] += 1;
    }
    Ok(symbols)
}

/// The effect of a card, if it has one.
pub(crate) fn effect(
    entry: &mut Entry,
    words: &Words,
    check: impl FnOnce(Effect) -> Check,
) -> Result<Option<Effect>, ContentError> {
    let label = entry.label().to_owned();
    let Some(mut entry) = entry.table("effect", label, "effect.")? else { return Ok(None) };
    let effect = Effect {
        condition: known(&mut entry, "when", words.conditions)?,
        reward: known(&mut entry, "then", words.rewards)?,
    };
    check(effect).map_err(|reason| entry.refuse(format!("effect: {reason}")))?;
    entry.finish()?;
    Ok(Some(effect))
}

/// A field whose word is one of those a game knows.
fn known<T: DeserializeOwned>(
    entry: &mut Entry,
    field: &'static str,
    words: &[&str],
) -> Result<T, ContentError> {
    let value: Value = entry.required(field)?;
    let word = match &value {
        Value::String(word) => Some(word),
        Value::Table(table) => table.keys().next(),
        _ => None,
    };
    if let Some(word) = word.filter(|word| !words.contains(&word.as_str())) {
        let word: String = word.escape_debug().take(LONGEST_ID).collect();
        let expected: Vec<String> = words.iter().map(|word| format!("`{word}`")).collect();
        let reason = format!("unknown variant `{word}`, expected one of {}", expected.join(", "));
        return Err(entry.wrong(field, reason));
    }
    value
        .try_into()
        .map_err(|error: toml::de::Error| entry.wrong(field, crate::entry::one_line(error.message())))
}

/// A character and where it stands in its file.
pub(crate) struct Listed {
    pub number: i64,
    pub place: usize,
    pub label: String,
    pub character: Character,
}

/// The fields that characters of both games have.
pub(crate) fn character(entry: &mut Entry, count: usize) -> Result<Listed, ContentError> {
    let number: i64 = entry.required("number")?;
    let place = usize::try_from(number).ok().filter(|&place| place < count).ok_or_else(|| {
        let reason = format!("0 to {} allowed, got {number}", count - 1);
        entry.wrong("number", reason)
    })?;
    let id = entry.text("id", LONGEST_ID)?;
    if !id.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_') {
        return Err(entry.wrong("id", format_args!("small letters and _ allowed, got {id:?}")));
    }
    let name = entry.name()?;
    let unlock = entry.required("unlock")?;
    check_unlock(unlock).map_err(|reason| entry.refuse(reason))?;
    let label = entry.label().to_owned();
    let abilities = entry.each("ability", &format!("{label}, ability"), ability)?;
    let abilities = entry.in_order("abilities", 1, abilities)?;
    Ok(Listed { number, place, label, character: Character { name, id, abilities, unlock } })
}

fn ability(mut entry: Entry) -> Result<Numbered<Ability>, ContentError> {
    let number = entry.required("number")?;
    let name = entry.name()?;
    let window = entry.required("window")?;
    let verb = entry.required("verb")?;
    check_verb(verb, window).map_err(|reason| entry.refuse(reason))?;
    let text = entry.text("text", LONGEST_TEXT)?;
    let label = entry.label().to_owned();
    entry.finish()?;
    Ok(Numbered { number, label, item: Ability { name, window, verb, text } })
}

/// A table of victory points.
pub(crate) fn points<const N: usize>(
    entry: &mut Entry,
    field: &'static str,
) -> Result<[u8; N], ContentError> {
    let points: Vec<u8> = entry.required(field)?;
    let count = points.len();
    let points = <[u8; N]>::try_from(points)
        .map_err(|_| entry.wrong(field, format_args!("{N} numbers needed, got {count}")))?;
    table(field, &points).map_err(|reason| entry.refuse(reason))?;
    Ok(points)
}

/// What is wrong with an entry.
pub(crate) type Check = Result<(), String>;

pub(crate) fn ensure(holds: bool, reason: impl FnOnce() -> String) -> Check {
    if holds { Ok(()) } else { Err(reason()) }
}

pub(crate) fn between(name: &str, value: u8, allowed: RangeInclusive<u8>) -> Check {
    let (low, high) = (allowed.start(), allowed.end());
    ensure(allowed.contains(&value), || format!("{name}: {low} to {high} allowed, got {value}"))
}

/// A condition and a reward go together (RON-8.6, RON-9.2, RON-25.12).
pub(crate) fn matching(Effect { condition, reward }: Effect) -> Check {
    if let Reward::Set([a, b, c]) = reward {
        ensure(a != b && b != c && a != c, || "then: a set has three different kinds".into())?;
    }
    let word = |scaled: bool| if scaled { "scaled" } else { "flat" };
    ensure(condition.is_scaled() == reward.is_scaled(), || {
        let (when, then) = (word(condition.is_scaled()), word(reward.is_scaled()));
        format!("a {when} condition needs a {when} reward, got a {then} one")
    })?;
    match (condition, reward) {
        (Condition::LoseUpToThree(lost), Reward::ByLevel(gained)) => {
            ensure(lost != gained, || "losing and gaining the same kind changes nothing".into())
        }
        _ => Ok(()),
    }
}

/// A verb fits its window and its number is in range.
fn check_verb(verb: Verb, window: Window) -> Check {
    let windows = verb.windows();
    ensure(windows.contains(&window), || {
        format!("window: {verb:?} is for {windows:?} only, got {window:?}")
    })?;
    match verb {
        Verb::WaiveLoss(n) => between("verb: waive_loss", n, 1..=3),
        Verb::PlayExtra(n) => between("verb: play_extra", n, 1..=3),
        Verb::GainActive(n) => between("verb: gain_active", n, 1..=3),
        Verb::Trade(n) => between("verb: trade", n, 1..=3),
        Verb::BurnPair(n) => between("verb: burn_pair", n, 1..=3),
        Verb::Cash(n) => between("verb: cash", n, 1..=3),
        Verb::DrawAndDiscard(n) => between("verb: draw_and_discard", n, 1..=3),
        Verb::TakeBack
        | Verb::FullResult
        | Verb::GainFewer
        | Verb::Seek
        | Verb::Pull
        | Verb::SwapRows
        | Verb::TakeExtra
        | Verb::TakeAndPlay
        | Verb::Recolour
        | Verb::Replace => Ok(()),
    }
}

/// Unlock spaces rise and lie on the track (RON-R25).
fn check_unlock(spaces: [u8; 3]) -> Check {
    let [second, third, fourth] = spaces;
    ensure(0 < second && second < third && third < fourth && fourth <= 20, || {
        format!("unlock: three rising spaces from 1 to 20 needed, got {spaces:?}")
    })
}

/// A pair of active kinds has two different ones (RON-19.1).
pub(crate) fn pair([left, right]: [Kind; 2]) -> Check {
    ensure(left != right, || format!("pairs: two different kinds needed, got {left:?} twice"))
}

/// A table of victory points never falls (RON-R26).
pub(crate) fn table(name: &str, points: &[u8]) -> Check {
    ensure(points.is_sorted(), || format!("{name}: numbers that never fall needed, got {points:?}"))?;
    points.iter().try_for_each(|&points| between(name, points, 0..=MOST_POINTS))
}
