//! Bad content is refused with file, entry and reason, and never with a panic.

mod board;
mod cards;
mod effects;
mod form;
#[path = "../refusal/mod.rs"]
mod refusal;
mod tales;

use std::collections::BTreeMap;

use games::old_world::content::{ContentError, FILES, Sources, intern, load};
use refusal::{begins, says, survive_mutations};

const CARDS: &str = "cards.toml";
const SCHOOLS: &str = "schools.toml";
const POTIONS: &str = "potions.toml";
const CITY: &str = "city.toml";
const WILDS: &str = "wilds.toml";
const EVENTS: &str = "events.toml";
const MONSTERS: &str = "monsters.toml";
const TROPHIES: &str = "trophies.toml";
const MAP: &str = "map.toml";

fn place(file: &str) -> usize {
    FILES.iter().position(|name| *name == file).expect("a file of the pack")
}

fn text_of(file: &str) -> &'static str {
    Sources::embedded().texts[place(file)]
}

fn with<'a>(file: &str, text: &'a str) -> Sources<'a> {
    let mut sources: Sources<'a> = Sources::embedded();
    sources.texts[place(file)] = text;
    sources
}

/// Loads the embedded content with one file replaced.
#[track_caller]
fn whole(file: &str, text: &str) -> ContentError {
    load(&with(file, text)).expect_err("bad content was taken")
}

/// Loads the embedded content with one text replaced in one file; the text must be there.
#[track_caller]
fn changed(file: &str, from: &str, to: &str) -> ContentError {
    let text = text_of(file);
    assert!(text.contains(from), "{file} has no {from:?}");
    whole(file, &text.replacen(from, to, 1))
}

/// The same, behind the first place where `after` stands.
#[track_caller]
fn changed_after(file: &str, after: &str, from: &str, to: &str) -> ContentError {
    let (head, tail) = text_of(file).split_once(after).unwrap_or_else(|| panic!("{file} has no {after:?}"));
    assert!(tail.contains(from), "{file} has no {from:?} after {after:?}");
    whole(file, &format!("{head}{after}{}", tail.replacen(from, to, 1)))
}

#[test]
fn garbage_is_refused() {
    begins(&whole(CARDS, "[[card]]\nnumber = = 1"), "cards.toml: line 2 is not valid TOML:");
    begins(&whole(EVENTS, "\u{0}\u{1}"), "events.toml: line 1 is not valid TOML:");
    begins(&whole(MAP, "# é\n\"ü"), "map.toml: line 2 is not valid TOML:");
    let deep = format!("card = {}", "[".repeat(100_000));
    begins(&whole(WILDS, &deep), "wilds.toml: line 1 is not valid TOML:");
}

#[test]
fn missing_and_unknown_files_are_refused() {
    let mut files: BTreeMap<String, String> =
        Sources::embedded().files().map(|(name, text)| (name.to_owned(), text.to_owned())).into();
    assert!(Sources::from_files(&files).is_ok_and(|sources| load(&sources).is_ok()));
    files.insert("gwent.toml".to_owned(), String::new());
    let unknown = Sources::from_files(&files).expect_err("an unknown file");
    assert!(unknown.starts_with("gwent.toml: is no file of this game; it has cards.toml, "), "{unknown}");
    files.remove("gwent.toml");
    files.remove(MAP);
    assert_eq!(Sources::from_files(&files).err(), Some("map.toml: the file is missing".to_owned()));
}

#[test]
fn refused_sources_are_refused_again_and_leave_nothing_behind() {
    let sources = with(CARDS, "");
    assert_eq!(intern(&sources).err(), intern(&sources).err());
    assert!(intern(&sources).is_err());
    assert!(intern(&Sources::embedded()).is_ok());
}

#[test]
fn mutated_sources_never_panic() {
    // A school that lost its name or home is missed by the map, a quest by its event.
    let noticed_elsewhere = &[SCHOOLS, CITY, WILDS];
    survive_mutations(&FILES.map(|file| (file, text_of(file))), noticed_elsewhere, |file, text| {
        load(&with(file, text)).map(drop)
    });
}
