//! Looking things up by number or name, in any game.

use crate::presentation::ContentEntry;

/// A thing with a name that people ask about, and what it is.
pub(crate) struct Thing {
    name: String,
    lines: Vec<String>,
}

impl Thing {
    /// A thing; the lines behind its name say what it is.
    pub fn new(name: &str, lines: Vec<String>) -> Self {
        Self { name: String::from(name), lines }
    }
}

/// An entry of a section.
pub(crate) fn entry(number: u16, name: &str, text: String, line: &str) -> ContentEntry {
    ContentEntry { number, name: String::from(name), text, line: String::from(line) }
}

/// What a thing is: found by the number of a card, or by its name, its beginning or a part of it.
pub(crate) fn find(
    wanted: &str,
    numbered: impl Fn(usize) -> Option<Thing>,
    everything: impl Fn() -> Vec<Thing>,
) -> Option<String> {
    let wanted = wanted.trim().to_lowercase().replace('_', "-");
    if wanted.is_empty() {
        return None;
    }
    if let Ok(number) = wanted.trim_start_matches('#').parse::<usize>() {
        return Some(numbered(number)?.lines.join("\n"));
    }
    let things = everything();
    let exact = |name: &str| name == wanted;
    let beginning = |name: &str| name.starts_with(&wanted);
    let part = |name: &str| name.contains(&wanted);
    let ways: [&dyn Fn(&str) -> bool; 3] = [&exact, &beginning, &part];
    let found = ways.iter().find_map(|fits| things.iter().find(|it| fits(&it.name.to_lowercase())))?;
    Some(found.lines.join("\n"))
}
