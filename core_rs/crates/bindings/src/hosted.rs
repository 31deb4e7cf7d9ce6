//! The games there are, as one closed enum. Adding a game adds a line to each of the two macros here and nothing
//! elsewhere.

use std::collections::BTreeMap;
use std::sync::Arc;

use games::old_world::OldWorld;
use games::path_of_destiny::PathOfDestiny;
use games::presentation::Presented;
use games::ronin::Ronin;
use kernel::{Audience, Match};

use crate::failure::Failure;

/// Options as Python gives them.
pub type Words = BTreeMap<String, String>;

/// What a match was started with.
pub struct Start<G: Presented> {
    /// The content.
    pub pack: &'static G::Pack,
    /// The options.
    pub options: G::Options,
    /// The number of players.
    pub players: u8,
}

impl<G: Presented> Start<G> {
    /// Reads options; a game is played with the embedded content.
    pub fn new(players: u8, words: &Words) -> Result<Self, Failure> {
        Self::with(players, words, None)
    }

    /// The same with the content in these files, if some are given.
    pub fn with(players: u8, words: &Words, files: Option<&Words>) -> Result<Self, Failure> {
        let pack = match files {
            None => G::embedded(),
            Some(files) => G::load(files).map_err(|wrong| Failure::new("BAD_PACK", format!("{wrong}.")))?,
        };
        Ok(Self { pack, options: G::parse(pack, players, words)?, players })
    }
}

/// A match and what it was started with.
pub struct Hosted<G: Presented> {
    /// Shared by all versions of the match.
    pub start: Arc<Start<G>>,
    /// The match: in a place of its own, so that it is copied once for each version and not on every way back.
    pub play: Box<Match<G>>,
    /// The last step, if it is still remembered: most callers want to hear of nothing else.
    pub last: Option<Arc<Step<G>>>,
}

/// A step of a match: one act, or its beginning, with everything that followed unasked.
pub struct Step<G: Presented> {
    /// The version before it.
    pub from: u32,
    /// The version after it.
    pub to: u32,
    /// What happened.
    pub events: Vec<(Audience, G::Event)>,
}

/// A match of any game.
pub enum AnyMatch {
    /// Old World.
    OldWorld(Hosted<OldWorld>),
    /// Path of Destiny.
    PathOfDestiny(Hosted<PathOfDestiny>),
    /// Ronin.
    Ronin(Hosted<Ronin>),
}

impl From<Hosted<OldWorld>> for AnyMatch {
    fn from(hosted: Hosted<OldWorld>) -> Self {
        Self::OldWorld(hosted)
    }
}

impl From<Hosted<PathOfDestiny>> for AnyMatch {
    fn from(hosted: Hosted<PathOfDestiny>) -> Self {
        Self::PathOfDestiny(hosted)
    }
}

impl From<Hosted<Ronin>> for AnyMatch {
    fn from(hosted: Hosted<Ronin>) -> Self {
        Self::Ronin(hosted)
    }
}

/// The ids of all games.
pub const GAMES: &[&str] =
    &[<Ronin as kernel::Game>::ID, <PathOfDestiny as kernel::Game>::ID, <OldWorld as kernel::Game>::ID];

/// An unknown name, with the names there are.
pub fn unknown_game(name: &str) -> Failure {
    Failure::new("UNKNOWN_GAME", format!("There is no game '{name}'; there are: {}.", GAMES.join(", ")))
}

/// Does something with the game of this name as the type `G`.
macro_rules! for_game {
    ($name:expr, $game:ident => $body:expr) => {
        match $name {
            <::games::old_world::OldWorld as kernel::Game>::ID => {
                type $game = ::games::old_world::OldWorld;
                $body
            }
            <::games::path_of_destiny::PathOfDestiny as kernel::Game>::ID => {
                type $game = ::games::path_of_destiny::PathOfDestiny;
                $body
            }
            <::games::ronin::Ronin as kernel::Game>::ID => {
                type $game = ::games::ronin::Ronin;
                $body
            }
            other => Err($crate::hosted::unknown_game(other)),
        }
    };
}

/// Does something with a match of whatever game.
macro_rules! each {
    ($any:expr, $hosted:ident => $body:expr) => {
        match $any {
            $crate::hosted::AnyMatch::OldWorld($hosted) => $body,
            $crate::hosted::AnyMatch::PathOfDestiny($hosted) => $body,
            $crate::hosted::AnyMatch::Ronin($hosted) => $body,
        }
    };
}

pub(crate) use {each, for_game};
