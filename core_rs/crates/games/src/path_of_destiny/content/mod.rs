//! Loading the game's content: five TOML texts are read, checked and compiled to a [`Pack`]. A text that breaks a rule
//! is refused with its file, the entry and the reason. Nothing here touches a file system: whoever has a folder of
//! content reads it and hands the texts over.

mod cards;
mod story;

use std::collections::BTreeMap;
use std::sync::OnceLock;

use super::pack::Pack;
use super::vocabulary::Story;
pub use crate::entry::ContentError;
use crate::shelf::{self, Shelf};

const CARDS: &str = "cards.toml";
const CHARACTERS: &str = "characters.toml";
const STORIES: [&str; 3] = ["edge_of_the_world.toml", "striga.toml", "lesser_evil.toml"];

/// The texts of a content pack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sources<'a> {
    /// `cards.toml`: the main deck.
    pub cards: &'a str,
    /// `characters.toml`: characters, abilities, side quests, Automa boards and starter cards.
    pub characters: &'a str,
    /// A file for each story: its pages and the cards that only it uses.
    pub stories: [&'a str; 3],
}

impl Sources<'static> {
    /// The content that comes with the program.
    pub const fn embedded() -> Self {
        Self {
            cards: include_str!("../../../content/path_of_destiny/cards.toml"),
            characters: include_str!("../../../content/path_of_destiny/characters.toml"),
            stories: [
                include_str!("../../../content/path_of_destiny/edge_of_the_world.toml"),
                include_str!("../../../content/path_of_destiny/striga.toml"),
                include_str!("../../../content/path_of_destiny/lesser_evil.toml"),
            ],
        }
    }
}

impl<'a> Sources<'a> {
    /// The texts in files by name; none may be missing or unknown.
    pub fn from_files(files: &'a BTreeMap<String, String>) -> Result<Self, String> {
        let names = [CARDS, CHARACTERS, STORIES[0], STORIES[1], STORIES[2]];
        if let Some(unknown) = files.keys().find(|name| !names.contains(&name.as_str())) {
            return Err(format!("{unknown}: is no file of this game; it has {}", names.join(", ")));
        }
        let text =
            |name: &str| files.get(name).map(String::as_str).ok_or(format!("{name}: the file is missing"));
        Ok(Self {
            cards: text(CARDS)?,
            characters: text(CHARACTERS)?,
            stories: [text(STORIES[0])?, text(STORIES[1])?, text(STORIES[2])?],
        })
    }
}

impl Sources<'_> {
    /// The file names, in the order in which they are hashed, with their texts.
    pub const fn files(&self) -> [(&'static str, &str); 5] {
        [
            (CARDS, self.cards),
            (CHARACTERS, self.characters),
            (STORIES[0], self.stories[0]),
            (STORIES[1], self.stories[1]),
            (STORIES[2], self.stories[2]),
        ]
    }

    /// SHA-256 over the texts, in hexadecimal.
    pub fn hash(&self) -> String {
        shelf::hash(&self.files())
    }
}

/// Reads and checks a content pack.
pub fn load(sources: &Sources) -> Result<Pack, ContentError> {
    let deck = cards::deck(sources.cards)?;
    let sets = cards::characters(sources.characters)?;
    let [edge, striga, evil] = [Story::EdgeOfTheWorld, Story::Striga, Story::LesserEvil]
        .map(|story| story::begin(story, sources.stories[story as usize], &sets.characters));
    let (mut edge, mut striga, mut evil) = (edge?, striga?, evil?);
    let efforts = story::efforts(&mut edge.file)?;
    let secrets = story::secrets(&mut striga.file)?;
    let alliances = story::alliances(&mut evil.file)?;
    Ok(Pack {
        hash: sources.hash(),
        cards: cards::all(deck, sets.starters)?,
        characters: Box::new(sets.characters),
        quests: sets.quests,
        automas: sets.automas,
        golden: sets.golden,
        stories: Box::new([edge.finish()?, striga.finish()?, evil.finish()?]),
        efforts,
        objectives: secrets.objectives,
        special: secrets.special,
        requirements: secrets.requirements,
        alliances,
    })
}

/// The pack of these sources, read once and kept as long as the program runs: equal sources give the same pack.
pub fn intern(sources: &Sources) -> Result<&'static Pack, ContentError> {
    static SHELF: Shelf<Pack> = Shelf::new();
    SHELF.pack(sources.hash(), || load(sources))
}

/// The pack that comes with the program.
pub fn embedded() -> &'static Pack {
    static PACK: OnceLock<&'static Pack> = OnceLock::new();
    PACK.get_or_init(|| shelf::sound(intern(&Sources::embedded())))
}
