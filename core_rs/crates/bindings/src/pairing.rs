//! Pairs of logs for tests of secrecy: two games of one table that a viewer cannot tell apart.
//!
//! The walk is that of the law of pairing: at a node whose outcome is not for the viewer each side goes its own way,
//! at every other node both do the same. Nothing here compares what the viewer is told of a position: that is what
//! the pairs are for.

use games::presentation::Presented;
use kernel::matches::{Next, next};
use kernel::{Action, Actor, Dice, Entry, Event, Game, Log, Seat, Viewer};
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::failure::{Failure, guard};
use crate::hosted::{Start, Words, for_game};
use crate::matches::viewer_of;

/// A pair is taken at the first settled step that differs after at most this many.
const STEPS: u32 = 120;

/// A seat, and what it does on each of the two sides.
type Step = (u8, u64, u64);

/// Two logs and how they can go on.
type Logs = (Log, Log, Vec<Step>);

/// One side of a pair.
#[derive(Clone)]
struct Side<G: Game> {
    game: G,
    log: Log,
}

impl<G: Game> Side<G> {
    /// Carries out a legal action and returns what the viewer heard.
    fn apply(&mut self, actor: Actor, action: G::Action, viewer: Viewer) -> Vec<G::Event> {
        let mut heard = Vec::new();
        self.game.apply_unchecked(actor, action, &mut |audience, event| {
            if audience.includes(viewer) {
                heard.push(event);
            }
        });
        self.log.push(Entry::Move { actor, code: action.code() });
        heard
    }

    fn any_move(&self, actor: Actor, dice: &mut Dice) -> G::Action {
        match actor {
            Actor::Chance => self.game.sample(dice),
            Actor::Seat(_) => dice.pick(&self.game.menu(actor)),
        }
    }

    /// Whether the viewer learns nothing new of what was hidden by an action and all that follows unasked: no
    /// draw that it is told of, no reveal by the rules.
    fn stays_hidden(&self, seat: Seat, action: G::Action, viewer: Viewer, dice: &mut Dice) -> bool {
        let mut after = self.clone();
        let (mut actor, mut action) = (Actor::Seat(seat), action);
        loop {
            if after.apply(actor, action, viewer).iter().any(Event::discloses) {
                return false;
            }
            (actor, action) = match next(&after.game) {
                Next::Chance if after.game.node(Actor::Chance).outcome.includes(viewer) => return false,
                Next::Chance => (Actor::Chance, after.game.sample(dice)),
                Next::Forced(seat, action) => (Actor::Seat(seat), action),
                Next::Ask(_) | Next::Over => return true,
            };
        }
    }
}

/// Two sides of one table.
#[derive(Clone)]
struct Pair<G: Game> {
    here: Side<G>,
    there: Side<G>,
}

impl<G: Game> Pair<G> {
    /// Makes the next move on both sides. After a reveal, or when nothing can be done on both, the sides are one.
    fn advance(&mut self, actor: Actor, viewer: Viewer, drift: u32, dice: &mut Dice) {
        let common = self.common(actor);
        let silent = !self.here.game.node(actor).outcome.includes(viewer);
        let (one, other) = if silent && (common.is_empty() || dice.below(4) < drift) {
            (self.here.any_move(actor, dice), self.there.any_move(actor, dice))
        } else if common.is_empty() {
            self.there = self.here.clone();
            return;
        } else {
            let action = dice.pick(&common);
            (action, action)
        };
        if self.here.apply(actor, one, viewer) != self.there.apply(actor, other, viewer) {
            self.there = self.here.clone();
        }
    }

    /// What can be done on both sides.
    fn common(&self, actor: Actor) -> Vec<G::Action> {
        let other = self.there.game.menu(actor);
        self.here.game.menu(actor).into_iter().filter(|action| other.contains(action)).collect()
    }

    /// What the seats asked can do next without telling the viewer anything that differs: the viewer the same on
    /// both sides, others what they like where the viewer does not learn of it.
    fn steps(&self, viewer: Viewer, dice: &mut Dice) -> Vec<Step> {
        let Next::Ask(seats) = next(&self.here.game) else { return Vec::new() };
        let mut steps = Vec::new();
        for seat in seats.iter() {
            let actor = Actor::Seat(seat);
            let mut moves: Vec<_> = self.common(actor).into_iter().map(|action| (action, action)).collect();
            if !self.here.game.node(actor).outcome.includes(viewer) {
                moves = (0..moves.len().max(1))
                    .map(|_| (self.here.any_move(actor, dice), self.there.any_move(actor, dice)))
                    .collect();
            }
            moves.retain(|(one, other)| {
                self.here.stays_hidden(seat, *one, viewer, dice)
                    && self.there.stays_hidden(seat, *other, viewer, dice)
            });
            steps.extend(moves.iter().map(|(one, other)| (seat.index() as u8, one.code(), other.code())));
        }
        steps
    }
}

fn pair<G: Presented>(start: &Start<G>, seat: Option<u8>, seed: u64) -> Result<Option<Logs>, Failure> {
    let mut dice = Dice::stream(seed);
    let side = Side { game: G::initial(start.pack, &start.options)?, log: Log::default() };
    let viewer = viewer_of(&side.game, seat)?;
    let mut pair = Pair { here: side.clone(), there: side };
    let mut last = None;
    let drift = 1 + dice.below(4);
    let mut wait = dice.below(STEPS);
    loop {
        let actor = match next(&pair.here.game) {
            Next::Chance => Actor::Chance,
            Next::Forced(seat, _) => Actor::Seat(seat),
            Next::Ask(seats) => {
                if pair.here.game != pair.there.game {
                    last = Some(pair.clone());
                    if wait == 0 {
                        break;
                    }
                }
                wait = wait.saturating_sub(1);
                let seats: Vec<Seat> = seats.iter().collect();
                Actor::Seat(dice.pick(&seats))
            }
            Next::Over => break,
        };
        pair.advance(actor, viewer, drift, &mut dice);
    }
    Ok(last.map(|pair| {
        let steps = pair.steps(viewer, &mut dice);
        (pair.here.log, pair.there.log, steps)
    }))
}

/// The logs of two made-up games that differ only in what a seat (or a spectator) may not know, each up to the same
/// settled step; `None` if the game with this seed never differs. With them comes what the seats asked can do next,
/// as `(seat, code, code on the other side)`, so that the viewer still cannot tell them apart. For tests of secrecy.
#[pyfunction]
#[pyo3(signature = (game, players, options, seat, seed))]
#[allow(clippy::type_complexity)] // a tuple in Python
pub fn paired_logs<'py>(
    py: Python<'py>,
    game: &str,
    players: u8,
    options: Words,
    seat: Option<u8>,
    seed: u64,
) -> PyResult<Option<(Bound<'py, PyBytes>, Bound<'py, PyBytes>, Vec<Step>)>> {
    let found = guard(|| for_game!(game, G => pair(&Start::<G>::new(players, &options)?, seat, seed)))?;
    Ok(found.map(|(here, there, steps)| {
        (PyBytes::new(py, here.as_bytes()), PyBytes::new(py, there.as_bytes()), steps)
    }))
}
