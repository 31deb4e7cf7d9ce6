//! The laws every game obeys, written once.
//!
//! A game passes them for every player count and variant by calling [`obey`]. They come in two halves: *conduct*
//! (menus, refusals, replay, conservation, sealed choices) and *secrecy* (what a viewer is told never depends on
//! what is hidden from it). Each law can be asked for alone, so that a broken game shows which law catches it.

mod conduct;
mod secrecy;
mod spread;

use std::collections::BTreeSet;
use std::fmt;

use crate::action::{ARGUMENT_BITS, Action};
use crate::dice::Dice;
use crate::game::Game;
use crate::seat::{Seat, Seats};
use crate::turn::{Actor, Outcome, Turn};
use crate::viewer::Viewer;

/// What the laws need to know of a game beyond playing it.
pub trait Lawful: Game {
    /// Every component, once for each place in which it is found. The list is the same, up to order, in every
    /// state of a game.
    fn components(&self) -> Vec<u32>;
    /// The places whose content is hidden from the viewer.
    fn hidden(&self, viewer: Viewer) -> Vec<Zone>;
}

/// A hidden place: so many components, each of which could be any of its pool.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Zone {
    /// Zones with the same pool can exchange what they hold.
    pub pool: u32,
    /// The kinds that really lie here.
    pub kinds: Vec<u32>,
}

/// One of the laws.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Law {
    /// Menus are non-empty, sorted, free of duplicates, agree with `is_legal`, and belong to who is to move.
    Menus,
    /// An illegal action is refused and changes nothing.
    Refusals,
    /// Play ends within the stated bound.
    Bound,
    /// A log replays to the same match, through its bytes and from every prefix.
    Replay,
    /// Every component is in exactly one place.
    Conservation,
    /// The order in which sealed choices arrive changes nothing.
    Sealed,
    /// (a) What a viewer is told is equal in a reimagined world, and that world is whole.
    Snapshot,
    /// (b) An outcome that is not for a viewer leaves it with nothing new; one that is, with something.
    Silence,
    /// (c) Two matches that differ only in what a viewer does not learn tell it the same.
    Pairing,
    /// (d) Reimagining depends on the world only through what the viewer knows.
    Ignorance,
    /// (e) Reimagined components fall on hidden places as often as their share.
    Spread,
}

/// A law that was broken, and how.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Violation {
    /// The law.
    pub law: Law,
    /// What was seen.
    pub detail: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{:?}: {}", self.law, self.detail)
    }
}

/// How hard to try.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Games for the laws of conduct.
    pub games: u32,
    /// Paired games for each viewer.
    pub pairs: u32,
    /// Positions whose reimagined worlds are counted, for each viewer.
    pub spreads: u32,
    /// Where the dice start.
    pub seed: u64,
    /// Only this law, or all of them.
    pub only: Option<Law>,
}

impl Effort {
    fn asks(&self, law: Law) -> bool {
        self.only.is_none_or(|only| only == law)
    }
}

/// What was seen while no law was broken.
#[derive(Clone, Default, Debug)]
pub struct Report {
    /// Games played for the laws of conduct.
    pub games: u32,
    /// Entries applied in all.
    pub entries: u64,
    /// Paired games played.
    pub pairs: u32,
    /// Settled steps at which the two sides of a pair differed in truth and told the viewer the same.
    pub paired_steps: u64,
    /// The longest game.
    pub longest: usize,
    /// Names of the events that disclosed something.
    pub disclosing: BTreeSet<String>,
}

/// Plays the game many times and checks every law.
pub fn obey<G: Lawful>(
    pack: &'static G::Pack,
    options: &G::Options,
    effort: Effort,
) -> Result<Report, Violation> {
    let mut report = Report::default();
    let start = G::initial(pack, options).map_err(|error| broken(Law::Menus, error.to_string()))?;
    for game in 0..effort.games {
        let mut dice = Dice::stream_of(effort.seed, u64::from(game));
        conduct::play(&start, effort, &mut dice, &mut report)?;
        if effort.asks(Law::Replay) {
            conduct::replay::<G>(pack, options, &mut dice)?;
        }
        report.games += 1;
    }
    for viewer in viewers(start.seats()) {
        for pair in 0..effort.pairs {
            let mut dice = Dice::stream_of(!effort.seed, u64::from(pair));
            secrecy::pair(&start, viewer, effort, &mut dice, &mut report)?;
            report.pairs += 1;
        }
        if effort.asks(Law::Spread) {
            for position in 0..effort.spreads {
                let mut dice = Dice::stream_of(effort.seed ^ 0x5EED, u64::from(position));
                spread::count(&start, viewer, &mut dice)?;
            }
        }
    }
    Ok(report)
}

fn broken(law: Law, detail: impl Into<String>) -> Violation {
    Violation { law, detail: detail.into() }
}

fn sorted(mut components: Vec<u32>) -> Vec<u32> {
    components.sort_unstable();
    components
}

/// Every seat, and the spectator.
fn viewers(seats: usize) -> impl Iterator<Item = Viewer> {
    Seats::first(seats).iter().map(Viewer::Seat).chain([Viewer::Spectator])
}

/// All that a viewer is told of a position, events aside.
#[derive(PartialEq, Eq, Debug)]
struct Told<G: Game> {
    view: G::View,
    asked: Seats,
    menu: Vec<G::Action>,
    outcome: Option<Outcome>,
}

impl<G: Game> Told<G> {
    fn to(viewer: Viewer, game: &G) -> Self {
        let (asked, outcome) = match game.turn() {
            Turn::Chance(_) => (Seats::NONE, None),
            Turn::Decide(seats) => (seats, None),
            Turn::Over(outcome) => (Seats::NONE, Some(outcome)),
        };
        let menu = match viewer {
            Viewer::Seat(seat) => game.menu(Actor::Seat(seat)),
            Viewer::Spectator => Vec::new(),
        };
        Self { view: game.observe(viewer), asked, menu, outcome }
    }

    /// Where two accounts differ, in words.
    fn difference(&self, other: &Self) -> Option<String> {
        if self.view != other.view {
            Some(format!("views differ:\n{:?}\n{:?}", self.view, other.view))
        } else if self.asked != other.asked {
            Some(format!("asked: {:?} or {:?}", self.asked, other.asked))
        } else if self.menu != other.menu {
            Some(format!("menus differ: {:?} or {:?}", self.menu, other.menu))
        } else if self.outcome != other.outcome {
            Some(format!("outcomes differ: {:?} or {:?}", self.outcome, other.outcome))
        } else {
            None
        }
    }
}

/// A code that may or may not mean something: a verb of the game with small arguments, or anything at all.
fn any_code<A: Action>(dice: &mut Dice) -> u64 {
    if dice.below(8) == 0 {
        return u64::from(dice.below(u32::MAX));
    }
    let verb = u64::from(dice.pick(A::verbs()));
    let arguments = (0..dice.below(4)).fold(0u64, |value, _| {
        let most = if dice.below(2) == 0 { 8 } else { 128 };
        (value << 8) | u64::from(dice.below(most))
    });
    (verb << ARGUMENT_BITS) | arguments
}

/// Everybody who could act: chance and all seats.
fn actors(seats: usize) -> impl Iterator<Item = Actor> {
    Seats::first(seats).iter().map(Actor::Seat).chain([Actor::Chance])
}

/// The actor whose move comes next; among several seats any.
fn mover<G: Game>(game: &G, dice: &mut Dice) -> Option<Actor> {
    match game.turn() {
        Turn::Chance(_) => Some(Actor::Chance),
        Turn::Decide(seats) => {
            let seats: Vec<Seat> = seats.iter().collect();
            Some(Actor::Seat(dice.pick(&seats)))
        }
        Turn::Over(_) => None,
    }
}

/// Any legal move of the actor; chance draws by its own odds.
fn any_move<G: Game>(game: &G, actor: Actor, dice: &mut Dice) -> G::Action {
    match actor {
        Actor::Chance => game.sample(dice),
        Actor::Seat(_) => dice.pick(&game.menu(actor)),
    }
}
