//! Options that both games have: which characters are played.

use kernel::BadOptions;

use super::card::Character;
use crate::presentation::OptionHelp;

/// The names of options, one after the other.
pub(crate) fn names_of(options: &[OptionHelp]) -> String {
    options.iter().map(|option| option.name).collect::<Vec<_>>().join(", ")
}

/// Whether characters fit: none, or different ones for all seats or for all figures.
pub(crate) fn check_characters(
    chosen: &[u8],
    players: u8,
    figures: u8,
    characters: usize,
) -> Result<(), BadOptions> {
    let count = chosen.len();
    let mut distinct = chosen.to_vec();
    distinct.sort_unstable();
    distinct.dedup();
    let fits = count == 0 || count == usize::from(players) || count == usize::from(figures);
    if fits && distinct.len() == count && distinct.iter().all(|number| usize::from(*number) < characters) {
        return Ok(());
    }
    Err(BadOptions::new("characters", "takes different characters, one for each seat"))
}

/// Characters by their names, separated by commas: one for each seat, and the Automas' if they are to be fixed too.
pub(crate) fn characters(
    all: &[Character],
    players: u8,
    figures: u8,
    names: &str,
) -> Result<Vec<u8>, BadOptions> {
    let wrong = |reason: String| BadOptions::new("characters", reason);
    let mut chosen: Vec<u8> = Vec::new();
    for name in names.split(',').map(str::trim) {
        let number = all.iter().position(|character| character.id == name).ok_or_else(|| {
            let all: Vec<_> = all.iter().map(|character| character.id.as_str()).collect();
            wrong(format!("takes {}; '{name}' is none of them", all.join(", ")))
        })? as u8;
        if chosen.contains(&number) {
            return Err(wrong(format!("'{name}' is named twice; a character can be played once")));
        }
        chosen.push(number);
    }
    let count = chosen.len();
    if count != usize::from(players) && count != usize::from(figures) {
        let automas =
            if figures > players { format!(", or {figures} with the Automas") } else { String::new() };
        return Err(wrong(format!("takes {players} names, one for each seat{automas}; {count} were given")));
    }
    Ok(chosen)
}
