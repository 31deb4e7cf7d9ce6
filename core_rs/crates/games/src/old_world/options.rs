//! What can be chosen before a game of Old World, with ranges and defaults.

use std::collections::BTreeMap;

use kernel::BadOptions;

use super::pack::{Pack, SCHOOLS};
use crate::presentation::OptionHelp;

/// How schools are given out (OW-3.17, OW-3.26).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Draft {
    /// Each drafter draws two and keeps one.
    Standard,
    /// Each drafter picks any.
    Free,
    /// Chance gives them.
    Random,
}

/// The options of one game, checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// Players, 1–5.
    pub players: u8,
    /// How schools are given out.
    pub draft: Draft,
    /// Schools by seat instead of the draft.
    pub schools: Vec<u8>,
    /// The first player; otherwise chance decides (OW-R5).
    pub first: Option<u8>,
    /// Rounds after which the game ends (OW-17.11).
    pub round_limit: u16,
}

/// The most rounds.
pub const MOST_ROUNDS: u16 = 500;

/// All options of the game.
pub const OPTIONS: &[OptionHelp] = &[
    OptionHelp {
        name: "draft",
        values: "standard, free or random",
        default: "standard",
        text: "how schools are given out: two drawn and one kept, any picked, or by chance",
    },
    OptionHelp {
        name: "schools",
        values: "names separated by commas, one for each seat",
        default: "drafted",
        text: "fixes the schools instead of drafting them",
    },
    OptionHelp {
        name: "first",
        values: "a seat number from 0, or random",
        default: "random",
        text: "the first player",
    },
    OptionHelp {
        name: "round_limit",
        values: "a number from 1 to 500",
        default: "60",
        text: "rounds after which the game ends",
    },
];

impl Options {
    /// The defaults for a number of players.
    pub fn new(players: u8) -> Self {
        Self { players, draft: Draft::Standard, schools: Vec::new(), first: None, round_limit: 60 }
    }

    /// Reads options from words. An error names the option and says what it takes.
    pub fn parse(pack: &Pack, players: u8, words: &BTreeMap<String, String>) -> Result<Self, BadOptions> {
        let mut options = Self::new(players);
        for (name, value) in words {
            let wrong = |help: &str| BadOptions::new(name, format!("takes {help}, not '{value}'"));
            match (name.as_str(), value.to_lowercase().as_str()) {
                ("draft", "standard") => options.draft = Draft::Standard,
                ("draft", "free") => options.draft = Draft::Free,
                ("draft", "random") => options.draft = Draft::Random,
                ("schools", names) => {
                    options.schools = names
                        .split(',')
                        .map(|id| pack.schools.iter().position(|school| school.id == id.trim()))
                        .map(|place| place.map(|place| place as u8))
                        .collect::<Option<_>>()
                        .ok_or_else(|| wrong("names of schools separated by commas"))?;
                }
                ("first", "random") => options.first = None,
                ("first", number) => {
                    let seat = number.parse().ok().filter(|seat| *seat < players);
                    options.first = Some(seat.ok_or_else(|| wrong("a seat number from 0, or random"))?);
                }
                ("round_limit", number) => {
                    let rounds = number.parse().ok().filter(|rounds| (1..=MOST_ROUNDS).contains(rounds));
                    options.round_limit = rounds.ok_or_else(|| wrong("a number from 1 to 500"))?;
                }
                _ => {
                    if let Some(option) = OPTIONS.iter().find(|option| option.name == name) {
                        return Err(wrong(option.values));
                    }
                    let known: Vec<_> = OPTIONS.iter().map(|option| option.name).collect();
                    let known = known.join(", ");
                    return Err(BadOptions::new(name, format!("is unknown; this game takes {known}")));
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
        let mut distinct = self.schools.clone();
        distinct.sort_unstable();
        distinct.dedup();
        let count = self.schools.len();
        if count != 0 && count != usize::from(self.players)
            || distinct.len() != count
            || distinct.iter().any(|school| usize::from(*school) >= SCHOOLS)
        {
            return Err(BadOptions::new("schools", "takes different schools, one for each seat"));
        }
        if self.first.is_some_and(|seat| seat >= self.players) {
            return Err(BadOptions::new("first", format!("takes a seat from 0 to {}", self.players - 1)));
        }
        if !(1..=MOST_ROUNDS).contains(&self.round_limit) {
            return Err(BadOptions::new("round_limit", format!("takes 1 to {MOST_ROUNDS}")));
        }
        Ok(())
    }
}
