//! What can be chosen before a game of Ronin, with ranges and defaults.

use std::collections::BTreeMap;

use kernel::BadOptions;

use super::pack::{CHARACTERS, Pack};
use crate::presentation::OptionHelp;
use crate::timeline::options::{characters, check_characters, names_of};

/// Which side of the partnership boards is used (RON-3.19).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BoardSide {
    /// Side A: all boards alike.
    A,
    /// Side B: all boards different.
    B,
}

/// Difficulty of a solo game: partnership points at the start (RON-18.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Season {
    /// Four points on each track.
    Summer,
    /// Two points.
    Autumn,
    /// None.
    Winter,
}

/// How Automas get their characters (RON-R27).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Automas {
    /// The first chooser picks.
    Choose,
    /// Chance picks.
    Random,
}

/// The options of one game, checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// Human players, 1–5.
    pub players: u8,
    /// RON-D1.
    pub side: BoardSide,
    /// RON-D10, for one player.
    pub season: Season,
    /// RON-D10, for one or two players.
    pub automas: Automas,
    /// Characters by seat instead of the draft; with one or two players the Automas' may follow.
    pub characters: Vec<u8>,
    /// The seat that chooses first; otherwise chance decides (RON-X3).
    pub first: Option<u8>,
}

/// All options of the game.
pub const OPTIONS: &[OptionHelp] = &[
    OptionHelp {
        name: "side",
        values: "A or B",
        default: "A",
        text: "side of the partnership boards: A, all alike, or B, all different",
    },
    OptionHelp {
        name: "season",
        values: "summer, autumn or winter",
        default: "autumn",
        text: "solo difficulty, from easy to hard (one player only)",
    },
    OptionHelp {
        name: "automas",
        values: "choose or random",
        default: "choose with one player, random with two",
        text: "who picks the Automas' characters (one or two players only)",
    },
    OptionHelp {
        name: "characters",
        values: "names separated by commas, one for each seat; with 1 or 2 players the Automas' may follow",
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

/// The ring of seats: players and Automas (RON-3.5).
pub const fn ring(players: u8) -> u8 {
    if players < 3 { 3 } else { players }
}

impl Season {
    /// Partnership points on each track at the start (RON-18.4).
    pub const fn points(self) -> u8 {
        match self {
            Self::Summer => 4,
            Self::Autumn => 2,
            Self::Winter => 0,
        }
    }
}

impl Options {
    /// The defaults for a number of players.
    pub fn new(players: u8) -> Self {
        Self {
            players,
            side: BoardSide::A,
            season: Season::Autumn,
            automas: if players == 1 { Automas::Choose } else { Automas::Random },
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
            match (name.as_str(), value.to_lowercase().as_str()) {
                ("side", "a") => options.side = BoardSide::A,
                ("side", "b") => options.side = BoardSide::B,
                ("season", _) if players != 1 => {
                    return Err(BadOptions::new(name, "is for one player only; leave it out"));
                }
                ("season", "summer") => options.season = Season::Summer,
                ("season", "autumn") => options.season = Season::Autumn,
                ("season", "winter") => options.season = Season::Winter,
                ("automas", _) if players > 2 => {
                    return Err(BadOptions::new(name, "is for one or two players only; leave it out"));
                }
                ("automas", "choose") => options.automas = Automas::Choose,
                ("automas", "random") => options.automas = Automas::Random,
                ("characters", names) => {
                    options.characters = characters(&pack.characters[..], players, ring(players), names)?;
                }
                ("first", "random") => options.first = None,
                ("first", number) => match number.parse::<u8>() {
                    Ok(seat) if seat < players => options.first = Some(seat),
                    _ => return wrong(&format!("a seat number from 0 to {} or 'random'", players - 1)),
                },
                _ => {
                    return match OPTIONS.iter().find(|option| option.name == name) {
                        Some(option) => wrong(option.values),
                        None => Err(BadOptions::new(
                            name,
                            format!("is unknown; this game takes {}", names_of(OPTIONS)),
                        )),
                    };
                }
            }
        }
        Ok(options)
    }

    /// Whether the values fit together; a game starts only from options that do.
    pub(super) fn check(&self) -> Result<(), BadOptions> {
        if !(1..=5).contains(&self.players) {
            return Err(BadOptions::new("players", format!("takes 1 to 5, not {}", self.players)));
        }
        check_characters(&self.characters, self.players, ring(self.players), CHARACTERS)?;
        if self.first.is_some_and(|seat| seat >= self.players) {
            return Err(BadOptions::new("first", format!("takes a seat from 0 to {}", self.players - 1)));
        }
        Ok(())
    }
}
