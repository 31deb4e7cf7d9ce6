//! Bad content is refused with file, entry and reason, and never with a panic.

mod form;
mod meaning;
#[path = "../refusal/mod.rs"]
mod refusal;

use games::path_of_destiny::content::{ContentError, Sources, intern, load};
use refusal::{begins, says, survive_mutations};

const CARDS: &str = "cards.toml";
const CHARACTERS: &str = "characters.toml";
const EDGE: &str = "edge_of_the_world.toml";
const STRIGA: &str = "striga.toml";
const EVIL: &str = "lesser_evil.toml";
const FILES: [&str; 5] = [CARDS, CHARACTERS, EDGE, STRIGA, EVIL];

/// Loads the embedded content with one text replaced in one file; the text must be there.
#[track_caller]
fn changed(file: &str, from: &str, to: &str) -> ContentError {
    let text = text_of(file);
    assert!(text.contains(from), "{file} has no {from:?}");
    whole(file, &text.replacen(from, to, 1))
}

fn text_of(file: &str) -> &'static str {
    let sources = Sources::embedded();
    match file {
        CARDS => sources.cards,
        CHARACTERS => sources.characters,
        EDGE => sources.stories[0],
        STRIGA => sources.stories[1],
        _ => sources.stories[2],
    }
}

fn with<'a>(file: &str, text: &'a str) -> Sources<'a> {
    let mut sources: Sources<'a> = Sources::embedded();
    match file {
        CARDS => sources.cards = text,
        CHARACTERS => sources.characters = text,
        EDGE => sources.stories[0] = text,
        STRIGA => sources.stories[1] = text,
        _ => sources.stories[2] = text,
    }
    sources
}

/// Loads the embedded content with one file replaced.
#[track_caller]
fn whole(file: &str, text: &str) -> ContentError {
    load(&with(file, text)).expect_err("bad content was taken")
}

#[test]
fn garbage_is_refused() {
    begins(&whole(CARDS, "[[card]]\nnumber = = 1"), "cards.toml: line 2 is not valid TOML:");
    begins(&whole(EVIL, "\u{0}\u{1}"), "lesser_evil.toml: line 1 is not valid TOML:");
    begins(&whole(CHARACTERS, "# é\n\"ü"), "characters.toml: line 2 is not valid TOML:");
    let deep = format!("card = {}", "[".repeat(100_000));
    begins(&whole(STRIGA, &deep), "striga.toml: line 1 is not valid TOML:");
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
    // A character that lost its id is missed by the stories.
    let noticed_elsewhere = &[CHARACTERS];
    survive_mutations(&FILES.map(|file| (file, text_of(file))), noticed_elsewhere, |file, text| {
        load(&with(file, text)).map(drop)
    });
}
