//! Many games at once, on as many threads as wanted, while Python goes on.

use std::collections::BTreeMap;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use bots::BotKind;
use bots::arena::{Plan, Progress, Standing, run};
use games::presentation::Presented;
use kernel::Dice;
use pyo3::prelude::*;
use serde::Serialize;

use crate::catalogue::json;
use crate::failure::{Failure, guard, outside};
use crate::hosted::{Start, Words, for_game};

/// How often progress is reported and an interrupt noticed.
const PATIENCE: Duration = Duration::from_millis(100);

/// The bot with this name, or an error that says which there are.
pub fn bot_named(name: &str) -> Result<BotKind, Failure> {
    BotKind::named(name).ok_or_else(|| {
        let names = BotKind::ALL.map(BotKind::name).join(", ");
        Failure::new("UNKNOWN_BOT", format!("There is no bot '{name}'; there are: {names}."))
    })
}

#[derive(Serialize)]
struct Results {
    game: &'static str,
    players: u8,
    games: u64,
    decisions: u64,
    actions: u64,
    seconds: f64,
    actions_per_second: f64,
    decisions_per_second: f64,
    wins: Vec<f64>,
    wins_by_bot: BTreeMap<&'static str, f64>,
    wins_by_character: BTreeMap<String, f64>,
    mean_score: Vec<f64>,
    content_hash: String,
    rules_version: u16,
}

/// Bots by seat for the first game: the names in turn.
fn lineup(names: &[String], players: u8) -> Result<Vec<BotKind>, Failure> {
    if names.is_empty() || names.len() > usize::from(players) {
        let count = names.len();
        return Err(Failure::new(
            "BAD_BOTS",
            format!(
                "{count} bots were named for {players} seats; name at least one and at most one for each seat."
            ),
        ));
    }
    (0..usize::from(players)).map(|seat| bot_named(&names[seat % names.len()])).collect()
}

fn per_second(count: u64, seconds: f64) -> f64 {
    #[allow(clippy::cast_precision_loss)] // a rate needs no more
    let rate = count as f64 / seconds.max(1e-9);
    rate.round()
}

/// What is to be played, as Python asks for it.
pub struct Order {
    pub players: u8,
    pub games: u32,
    pub bots: Vec<String>,
    pub seed: u64,
    pub options: Words,
    pub threads: usize,
}

impl Order {
    /// The same for the arena, which begins every game with this state.
    pub fn plan<'a, G: Presented>(&self, start: &'a G) -> Result<Plan<'a, G>, Failure> {
        Ok(Plan {
            start,
            lineup: lineup(&self.bots, self.players)?,
            games: self.games,
            seed: self.seed,
            threads: self.threads,
            role: G::role,
        })
    }
}

fn play<G: Presented>(order: &Order, progress: &Progress) -> Result<String, Failure> {
    let start = Start::<G>::new(order.players, &order.options)?;
    let first = G::initial(start.pack, &start.options)?;
    let plan = order.plan(&first)?;
    #[allow(clippy::disallowed_methods)] // a measurement, not a rule
    let began = Instant::now();
    let tally = run(&plan, progress);
    let seconds = began.elapsed().as_secs_f64();
    let seats = &tally.seats[..usize::from(order.players)];
    json(&Results {
        game: G::ID,
        players: order.players,
        games: tally.games,
        decisions: tally.decisions,
        actions: tally.entries,
        seconds,
        actions_per_second: per_second(tally.entries, seconds),
        decisions_per_second: per_second(tally.decisions, seconds),
        wins: seats.iter().map(Standing::wins).collect(),
        wins_by_bot: tally.bots.iter().map(|(bot, standing)| (*bot, standing.wins())).collect(),
        wins_by_character: tally
            .roles
            .iter()
            .map(|(role, standing)| (role.clone(), standing.wins()))
            .collect(),
        mean_score: seats.iter().map(Standing::mean_score).collect(),
        content_hash: G::content_hash(start.pack).to_string(),
        rules_version: G::RULES,
    })
}

/// Does long work while Python goes on. `report` is called now and then with the number of games finished; an
/// exception from it, or an interrupt, stops the work.
pub fn watched(
    py: Python<'_>,
    report: Option<Py<PyAny>>,
    work: impl FnOnce(&Progress) -> Result<String, Failure> + Send,
) -> PyResult<String> {
    let state = Progress::default();
    py.detach(|| {
        std::thread::scope(|scope| {
            let run = scope.spawn(|| guard(|| work(&state)));
            let mut interrupted = Ok(());
            let mut waits = 0u32;
            while !run.is_finished() {
                // Short runs are answered at once; long ones are looked at ten times a second.
                std::thread::sleep(if waits < 50 { Duration::from_millis(1) } else { PATIENCE });
                waits += 1;
                if interrupted.is_ok() && waits >= 50 {
                    interrupted = Python::attach(|py| {
                        py.check_signals()?;
                        match &report {
                            Some(report) => {
                                report.call1(py, (state.games.load(Ordering::Relaxed),)).map(drop)
                            }
                            None => Ok(()),
                        }
                    });
                    if interrupted.is_err() {
                        state.stop.store(true, Ordering::Relaxed);
                    }
                }
            }
            let result = run.join().unwrap_or_else(|_| {
                Err(Failure::new("INTERNAL", "A thread of the simulation failed.").into())
            });
            interrupted.and(result)
        })
    })
}

/// Plays games between bots and returns what came out as JSON. `progress` is called now and then with the number
/// of games finished; an exception from it, or an interrupt, stops the run.
#[pyfunction]
#[pyo3(signature = (game, *, players, games, bots, seed=0, options=None, threads=1, progress=None))]
#[allow(clippy::too_many_arguments)] // keywords in Python
pub fn simulate(
    py: Python<'_>,
    game: &str,
    players: u8,
    games: u32,
    bots: Vec<String>,
    seed: u64,
    options: Option<Words>,
    threads: usize,
    progress: Option<Py<PyAny>>,
) -> PyResult<String> {
    let order = Order { players, games, bots, seed, options: options.unwrap_or_default(), threads };
    watched(py, progress, |state| for_game!(game, G => play::<G>(&order, state)))
}

/// Plays whole games by uniform choice on one thread and returns entries, decisions and seconds.
#[pyfunction]
pub fn bulk(
    py: Python<'_>,
    game: &str,
    players: u8,
    games: u32,
    seed: u64,
    options: Words,
) -> PyResult<(u64, u64, f64)> {
    fn play<G: Presented>(
        players: u8,
        games: u32,
        seed: u64,
        options: &Words,
    ) -> Result<(u64, u64, f64), Failure> {
        let start = Start::<G>::new(players, options)?;
        let first = G::initial(start.pack, &start.options)?;
        #[allow(clippy::disallowed_methods)] // a measurement, not a rule
        let began = Instant::now();
        let count = bots::bulk::play(&first, games, &mut Dice::stream(seed));
        Ok((count.entries, count.decisions, began.elapsed().as_secs_f64()))
    }
    outside(py, || for_game!(game, G => play::<G>(players, games, seed, &options)))
}
