//! The content that comes with the program: its counts, its known facts and its balance.

mod characters;
mod deck;
mod stories;

use std::collections::{BTreeMap, BTreeSet};

use games::path_of_destiny::content::{Sources, embedded, intern};
use games::path_of_destiny::pack::{Card, Pack};
use games::path_of_destiny::vocabulary::{Colour, Kind};

const KINDS: [Kind; 4] = [Kind::Magic, Kind::Diplomacy, Kind::Exploration, Kind::Fight];
const COLOURS: [Colour; 5] = [Colour::Red, Colour::Green, Colour::Blue, Colour::Yellow, Colour::Pink];
const NAMES: [&str; 5] = ["Geralt", "Yennefer", "Dandelion", "Ciri", "Vesemir"];

fn deck() -> &'static [Card] {
    &embedded().cards[..68]
}

fn starters() -> impl Iterator<Item = &'static [Card]> {
    embedded().cards[68..].chunks(5)
}

fn spread(counts: impl IntoIterator<Item = usize>) -> usize {
    let counts: Vec<usize> = counts.into_iter().collect();
    counts.iter().max().unwrap_or(&0) - counts.iter().min().unwrap_or(&0)
}

/// The name of an enum's variant.
fn word(value: &impl std::fmt::Debug) -> String {
    format!("{value:?}").chars().take_while(|letter| letter.is_alphanumeric()).collect()
}

#[test]
fn there_are_as_many_entries_as_components() {
    kernel::rule!(
        "POD-1.2", "POD-1.3", "POD-1.10", "POD-1.11", "POD-1.12", "POD-1.13", "POD-1.14", "POD-1.15"
    );
    let pack: &Pack = embedded();
    assert_eq!((deck().len(), starters().count(), starters().flatten().count()), (68, 5, 25));
    let names: Vec<&str> = pack.characters.iter().map(|character| character.name.as_str()).collect();
    assert_eq!(names, NAMES);
    let abilities = pack.characters.iter().flat_map(|character| &character.abilities);
    assert_eq!((abilities.count(), pack.quests.len(), pack.automas.len()), (20, 5, 5));
    assert_eq!(pack.golden.len(), 21, "spaces 0 to 20 of the track");
    assert_eq!(pack.efforts.len(), 12);
    assert_eq!((pack.objectives.len(), pack.requirements.len(), pack.special.len()), (12 + 6, 4, 2));
    assert_eq!(pack.alliances.len(), 32);
    for book in pack.stories.iter() {
        // Cover and back, introduction, two faces for every opening and for every outcome with its epilogue.
        let faces = 2 + 2 + 2 * book.openings.len() + 2 * book.outcomes.len();
        assert_eq!(faces, 2 * 23, "{}", book.name);
        assert_eq!(book.epilogues.len(), 8);
    }
}

#[test]
fn the_check_sum_of_cards_is_right() {
    kernel::rule!("POD-1.16");
    let pack = embedded();
    let counted = pack.cards.len()
        + pack.quests.len()
        + pack.efforts.len()
        + pack.objectives.len()
        + pack.requirements.len()
        + pack.alliances.len();
    let not_modelled = 3 + 2; // reference cards and solo-mode cards
    assert_eq!(counted + not_modelled, 169);
}

#[test]
fn texts_and_names_differ() {
    kernel::rule!("POD-27.1", "POD-27.12");
    let pack = embedded();
    let names: BTreeSet<&str> = pack.cards.iter().map(|card| card.name.as_str()).collect();
    let lines: BTreeSet<&str> = pack.cards.iter().map(|card| card.line.as_str()).collect();
    assert_eq!((names.len(), lines.len()), (93, 93));
    let pages: Vec<_> =
        pack.stories.iter().flat_map(|book| (0..30).filter_map(|page| book.page(page))).collect();
    assert_eq!(pages.len(), 3 * (1 + 7 + 14 + 8));
    let titles: BTreeSet<&str> = pages.iter().map(|page| page.title.as_str()).collect();
    let texts: BTreeSet<&str> = pages.iter().map(|page| page.text.as_str()).collect();
    assert_eq!((titles.len(), texts.len()), (90, 90));
    assert!(pages.iter().all(|page| page.text.split(". ").count() >= 2), "a page is more than a sentence");
}

#[test]
fn equal_sources_give_the_same_pack() {
    let sources = Sources::embedded();
    let pack = intern(&sources).expect("the embedded content is good");
    assert!(std::ptr::eq(pack, embedded()));
    assert_eq!(pack.hash.len(), 64);
    assert_eq!(pack.hash, sources.hash());
    for file in 0..5 {
        let text = format!("{}\n# one more line\n", sources.files()[file].1);
        let mut changed = sources;
        match file {
            0 => changed.cards = &text,
            1 => changed.characters = &text,
            story => changed.stories[story - 2] = &text,
        }
        let other = intern(&changed).expect("a comment changes nothing but the hash");
        assert_ne!(other.hash, pack.hash, "every file counts");
        assert_eq!((&other.cards, &other.stories), (&pack.cards, &pack.stories));
    }
}

#[test]
fn files_are_found_by_name() {
    let sources = Sources::embedded();
    let mut files: BTreeMap<String, String> =
        sources.files().into_iter().map(|(name, text)| (name.to_owned(), text.to_owned())).collect();
    assert_eq!(Sources::from_files(&files), Ok(sources));
    let striga = files.remove("striga.toml").expect("it is a file of the game");
    assert_eq!(Sources::from_files(&files), Err(String::from("striga.toml: the file is missing")));
    files.insert(String::from("strigga.toml"), striga);
    let error = Sources::from_files(&files).expect_err("no file of the game");
    assert!(error.starts_with("strigga.toml: is no file of this game; it has cards.toml, characters.toml,"));
}
