//! Loading Old World's content: nine TOML texts are read, checked and compiled to a [`Pack`]. A text that breaks a rule
//! is refused with its file, the entry and the reason. Nothing here touches a file system: whoever has a folder of
//! content reads it and hands the texts over.

mod amount;
mod check;
mod compile;
mod read;
mod story;

use std::collections::BTreeMap;
use std::sync::OnceLock;

use super::occasions::Occasions;
use super::pack::{Location, Pack};
use super::vocabulary::Terrain;
pub use crate::entry::ContentError;
use crate::shelf::{self, Shelf};

/// The files of a pack, in the order in which they are hashed.
pub const FILES: [&str; 9] = [CARDS, SCHOOLS, POTIONS, CITY, WILDS, EVENTS, MONSTERS, TROPHIES, MAP];

const CARDS: &str = "cards.toml";
const SCHOOLS: &str = "schools.toml";
const POTIONS: &str = "potions.toml";
const CITY: &str = "city.toml";
const WILDS: &str = "wilds.toml";
const EVENTS: &str = "events.toml";
const MONSTERS: &str = "monsters.toml";
const TROPHIES: &str = "trophies.toml";
const MAP: &str = "map.toml";

/// The texts of a content pack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sources<'a> {
    /// One text for each of [`FILES`].
    pub texts: [&'a str; FILES.len()],
}

impl Sources<'static> {
    /// The content that comes with the program.
    pub const fn embedded() -> Self {
        Self {
            texts: [
                include_str!("../../../content/old_world/cards.toml"),
                include_str!("../../../content/old_world/schools.toml"),
                include_str!("../../../content/old_world/potions.toml"),
                include_str!("../../../content/old_world/city.toml"),
                include_str!("../../../content/old_world/wilds.toml"),
                include_str!("../../../content/old_world/events.toml"),
                include_str!("../../../content/old_world/monsters.toml"),
                include_str!("../../../content/old_world/trophies.toml"),
                include_str!("../../../content/old_world/map.toml"),
            ],
        }
    }
}

impl<'a> Sources<'a> {
    /// The texts in files by name; none may be missing or unknown.
    pub fn from_files(files: &'a BTreeMap<String, String>) -> Result<Self, String> {
        if let Some(unknown) = files.keys().find(|name| !FILES.contains(&name.as_str())) {
            return Err(format!("{unknown}: is no file of this game; it has {}", FILES.join(", ")));
        }
        let mut texts = [""; FILES.len()];
        for (text, name) in texts.iter_mut().zip(FILES) {
            *text = files.get(name).ok_or(format!("{name}: the file is missing"))?;
        }
        Ok(Self { texts })
    }
}

impl Sources<'_> {
    /// The file names with their texts, in the order in which they are hashed.
    pub fn files(&self) -> [(&'static str, &str); FILES.len()] {
        std::array::from_fn(|place| (FILES[place], self.texts[place]))
    }

    /// SHA-256 over the texts, each preceded by its name and length, in hexadecimal.
    pub fn hash(&self) -> String {
        shelf::hash(&self.files())
    }
}

/// Reads and checks a content pack.
pub fn load(sources: &Sources) -> Result<Pack, ContentError> {
    let [cards, schools, potions, city, wilds, events, monsters, trophies, map] = sources.texts;
    let mut compiler = compile::Compiler::default();
    let mut all_cards = read::cards(cards)?;
    let (schools, starters) = read::schools(schools, &mut compiler)?;
    all_cards.extend(starters);
    check::faces(&all_cards)?;
    let potions = read::potions(potions, &mut compiler)?;
    let locations = read::map(map, &schools)?;
    let (track, trophies) = read::trophies(trophies, &mut compiler)?;
    let (monsters, fight_cards) = read::monsters(monsters, &mut compiler)?;
    let tales = story::read([city, wilds], events, &mut compiler)?;
    Ok(Pack {
        hash: sources.hash(),
        cards: all_cards,
        schools,
        potions,
        explorations: tales.explorations,
        events: tales.events,
        monsters,
        fight_cards,
        trophies,
        tokens: Terrain::ALL.map(|terrain| tokens(&locations, terrain)),
        locations,
        track,
        occasions: Occasions::of(&compiler.abilities),
        abilities: compiler.abilities,
        ops: compiler.ops,
        tests: compiler.tests,
    })
}

/// The locations of a terrain, a bit for each.
fn tokens(locations: &[Location], terrain: Terrain) -> u32 {
    let fits = |location: &Location| location.terrain.terrain() == Some(terrain);
    (0..).zip(locations).filter(|(_, location)| fits(location)).fold(0, |all, (number, _)| all | 1 << number)
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
