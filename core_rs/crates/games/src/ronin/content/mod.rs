//! Loading Ronin's content: four TOML texts are read, checked and compiled to a [`Pack`]. A text that breaks a rule is
//! refused with its file, the entry and the reason. Nothing here touches a file system: whoever has a folder of content
//! reads it and hands the texts over.

mod check;
mod read;

use std::collections::BTreeMap;
use std::sync::OnceLock;

use super::pack::Pack;
pub use crate::entry::ContentError;
use crate::shelf::{self, Shelf};

/// The texts of a content pack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sources<'a> {
    /// `cards.toml`: the main deck.
    pub cards: &'a str,
    /// `characters.toml`: characters, abilities and starter cards.
    pub characters: &'a str,
    /// `chapters.toml`: the chapter cards.
    pub chapters: &'a str,
    /// `boards.toml`: the partnership boards and the golden table.
    pub boards: &'a str,
}

impl Sources<'static> {
    /// The content that comes with the program.
    pub const fn embedded() -> Self {
        Self {
            cards: include_str!("../../../content/ronin/cards.toml"),
            characters: include_str!("../../../content/ronin/characters.toml"),
            chapters: include_str!("../../../content/ronin/chapters.toml"),
            boards: include_str!("../../../content/ronin/boards.toml"),
        }
    }
}

impl<'a> Sources<'a> {
    /// The texts in files by name; none may be missing or unknown.
    pub fn from_files(files: &'a BTreeMap<String, String>) -> Result<Self, String> {
        let names = [CARDS, CHARACTERS, CHAPTERS, BOARDS];
        if let Some(unknown) = files.keys().find(|name| !names.contains(&name.as_str())) {
            return Err(format!("{unknown}: is no file of this game; it has {}", names.join(", ")));
        }
        let text =
            |name: &str| files.get(name).map(String::as_str).ok_or(format!("{name}: the file is missing"));
        Ok(Self {
            cards: text(CARDS)?,
            characters: text(CHARACTERS)?,
            chapters: text(CHAPTERS)?,
            boards: text(BOARDS)?,
        })
    }
}

impl Sources<'_> {
    /// The file names, in the order in which they are hashed, with their texts.
    pub const fn files(&self) -> [(&'static str, &str); 4] {
        [(CARDS, self.cards), (CHARACTERS, self.characters), (CHAPTERS, self.chapters), (BOARDS, self.boards)]
    }

    /// SHA-256 over the four texts, each preceded by its name and length, in hexadecimal.
    pub fn hash(&self) -> String {
        shelf::hash(&self.files())
    }
}

const CARDS: &str = "cards.toml";
const CHARACTERS: &str = "characters.toml";
const CHAPTERS: &str = "chapters.toml";
const BOARDS: &str = "boards.toml";

/// Reads and checks a content pack.
pub fn load(sources: &Sources) -> Result<Pack, ContentError> {
    let deck = read::cards(sources.cards)?;
    let (characters, starters) = read::characters(sources.characters)?;
    let chapters = read::chapters(sources.chapters, &characters)?;
    let boards = read::boards(sources.boards)?;
    Ok(Pack {
        hash: sources.hash(),
        cards: read::all_cards(deck, starters)?,
        characters: Box::new(characters),
        chapters,
        side_a: boards.side_a,
        side_b: boards.side_b,
        golden: boards.golden,
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
