//! What can be chosen before a game, with ranges and defaults.

use std::collections::BTreeMap;

use kernel::BadOptions;

use super::pack::{CHARACTERS, Pack};
use super::vocabulary::Story;
use crate::presentation::OptionHelp;
use crate::timeline::options::{characters, check_characters, names_of};

/// Difficulty of a solo game: the Automa's experience at the start (POD-17.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Difficulty {
    /// No experience.
    StoryOnly,
    /// Two.
    Ordinary,
    /// Four.
    StoryAndSwords,
    /// Six.
    BloodAndBrokenBones,
    /// Eight: its second ability is active at once (POD-17.8).
    DeathMarch,
}

impl Difficulty {
    /// All levels, from easy to hard.
    pub const ALL: [Self; 5] =
        [Self::StoryOnly, Self::Ordinary, Self::StoryAndSwords, Self::BloodAndBrokenBones, Self::DeathMarch];

    /// The word by which options name it.
    pub const fn id(self) -> &'static str {
        match self {
            Self::StoryOnly => "story_only",
            Self::Ordinary => "ordinary",
            Self::StoryAndSwords => "story_and_swords",
            Self::BloodAndBrokenBones => "blood_and_broken_bones",
            Self::DeathMarch => "death_march",
        }
    }

    /// The Automa's experience at the start.
    pub const fn experience(self) -> u8 {
        2 * self as u8
    }
}

/// The options of one game, checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// Human players, 1–5.
    pub players: u8,
    /// POD-D1.
    pub story: Story,
    /// POD-3.24.
    pub learning: bool,
    /// POD-D3, for one player.
    pub difficulty: Difficulty,
    /// Characters by seat instead of the draft; with one player the Automa's may follow.
    pub characters: Vec<u8>,
    /// The seat that chooses first; otherwise chance decides (POD-X3).
    pub first: Option<u8>,
}

/// All options of the game.
pub const OPTIONS: &[OptionHelp] = &[
    OptionHelp {
        name: "story",
        values: "edge_of_the_world, striga or lesser_evil",
        default: "edge_of_the_world",
        text: "the story that is played",
    },
    OptionHelp {
        name: "difficulty",
        values: "story_only, ordinary, story_and_swords, blood_and_broken_bones or death_march",
        default: "ordinary",
        text: "solo difficulty, from easy to hard (one player only)",
    },
    OptionHelp {
        name: "learning",
        values: "true or false",
        default: "false",
        text: "a first game: Edge of the World without extra effort and side quests",
    },
    OptionHelp {
        name: "characters",
        values: "names separated by commas, one for each seat; with one player the Automa's may follow",
        default: "drafted",
        text: "fixes the characters instead of drafting them",
    },
    OptionHelp {
        name: "first",
        values: "a seat number from 0, or random",
        default: "random",
        text: "who chooses first in the setup",
    },
];

/// Players and, for one player, the Automa (POD-17.1).
pub const fn figures(players: u8) -> u8 {
    if players == 1 { 2 } else { players }
}

impl Options {
    /// The defaults for a number of players.
    pub fn new(players: u8) -> Self {
        Self {
            players,
            story: Story::EdgeOfTheWorld,
            learning: false,
            difficulty: Difficulty::Ordinary,
            characters: Vec::new(),
            first: None,
        }
    }

    /// Reads options from words. An error names the option and says what it takes.
    pub fn parse(pack: &Pack, players: u8, words: &BTreeMap<String, String>) -> Result<Self, BadOptions> {
        if !(1..=5).contains(&players) {
            return Err(BadOptions::new("players", format!("takes 1 to 5, not {players}")));
        }
        let mut options = Self::new(players);
        for (name, value) in words {
            let wrong = |help: &str| Err(BadOptions::new(name, format!("takes {help}, not '{value}'")));
            let lower = value.to_lowercase();
            let known = OPTIONS.iter().find(|option| option.name == name).map(|option| option.values);
            match (name.as_str(), lower.as_str()) {
                ("story", word) => match Story::ALL.into_iter().find(|story| story.id() == word) {
                    Some(story) => options.story = story,
                    None => return wrong(known.unwrap_or_default()),
                },
                ("difficulty", _) if players != 1 => {
                    return Err(BadOptions::new(name, "is for one player only; leave it out"));
                }
                ("difficulty", word) => match Difficulty::ALL.into_iter().find(|level| level.id() == word) {
                    Some(level) => options.difficulty = level,
                    None => return wrong(known.unwrap_or_default()),
                },
                ("learning", "true") => options.learning = true,
                ("learning", "false") => options.learning = false,
                ("characters", names) => {
                    options.characters = characters(&pack.characters[..], players, figures(players), names)?;
                }
                ("first", "random") => options.first = None,
                ("first", number) => match number.parse::<u8>() {
                    Ok(seat) if seat < players => options.first = Some(seat),
                    _ => return wrong(&format!("a seat number from 0 to {} or 'random'", players - 1)),
                },
                _ => {
                    return match known {
                        Some(values) => wrong(values),
                        None => Err(BadOptions::new(
                            name,
                            format!("is unknown; this game takes {}", names_of(OPTIONS)),
                        )),
                    };
                }
            }
        }
        options.check()?;
        Ok(options)
    }

    /// Whether the values fit together; a game starts only from options that do.
    pub(super) fn check(&self) -> Result<(), BadOptions> {
        if !(1..=5).contains(&self.players) {
            return Err(BadOptions::new("players", format!("takes 1 to 5, not {}", self.players)));
        }
        if self.learning && self.story != Story::EdgeOfTheWorld {
            return Err(BadOptions::new("learning", "is for the story edge_of_the_world only; leave it out"));
        }
        check_characters(&self.characters, self.players, figures(self.players), CHARACTERS)?;
        if self.first.is_some_and(|seat| seat >= self.players) {
            return Err(BadOptions::new("first", format!("takes a seat from 0 to {}", self.players - 1)));
        }
        Ok(())
    }
}
