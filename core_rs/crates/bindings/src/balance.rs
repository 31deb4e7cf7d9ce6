//! Many games at once, and everything in them counted that shows whether the game is balanced.

use std::collections::BTreeMap;

use bots::arena::{Progress, Standing, Witness, attended};
use games::presentation::Presented;
use games::tally::{Aim, Count, Counts, Table};
use pyo3::prelude::*;
use serde::Serialize;

use crate::catalogue::json;
use crate::failure::Failure;
use crate::hosted::{Start, Words, for_game};
use crate::simulation::{Order, watched};

#[derive(Serialize)]
struct Results {
    game: &'static str,
    title: &'static str,
    players: u8,
    games: u64,
    content_hash: String,
    rules_version: u16,
    seats: Vec<Score>,
    roles: BTreeMap<String, Score>,
    tables: Vec<CountedTable>,
}

/// How a seat or a role has done, as sums, so that several runs can be put together.
#[derive(Serialize)]
struct Score {
    games: u64,
    wins: f64,
    scores: i64,
    squares: i64,
}

impl From<&Standing> for Score {
    fn from(standing: &Standing) -> Self {
        let Standing { games, scores, squares, .. } = *standing;
        Self { games, wins: standing.wins(), scores, squares }
    }
}

#[derive(Serialize)]
struct CountedTable {
    name: &'static str,
    row: &'static str,
    unit: &'static str,
    aim: Option<Aim>,
    kinds: Vec<CountedKind>,
}

#[derive(Serialize)]
struct CountedKind {
    name: &'static str,
    per: Option<&'static str>,
    rows: Vec<CountedRow>,
}

#[derive(Serialize)]
struct CountedRow {
    name: String,
    #[serde(flatten)]
    count: Count,
}

/// A table with what was counted for its rows.
fn counted(table: Table, counts: &[Count]) -> CountedTable {
    let mut counts = counts.iter().copied();
    let kinds = table.kinds.into_iter().map(|kind| CountedKind {
        name: kind.name,
        per: kind.per,
        rows: kind
            .rows
            .into_iter()
            .zip(&mut counts)
            .map(|(name, count)| CountedRow { name, count })
            .collect(),
    });
    CountedTable {
        kinds: kinds.collect(),
        name: table.name,
        row: table.row,
        unit: table.unit,
        aim: table.aim,
    }
}

/// Counts what the game says that its events count for.
#[derive(Clone)]
struct Counter(Counts);

impl<G: Presented> Witness<G> for Counter {
    fn hear(&mut self, game: &G, event: &G::Event) {
        game.tally(event, |note| self.0.note(note));
    }

    fn add(&mut self, other: &Self) {
        self.0.add(&other.0);
    }
}

fn play<G: Presented>(order: &Order, pack: Option<&Words>, progress: &Progress) -> Result<String, Failure> {
    let start = Start::<G>::with(order.players, &order.options, pack)?;
    let first = G::initial(start.pack, &start.options)?;
    let tables = G::tables(start.pack);
    let (tally, Counter(counts)) = attended(&order.plan(&first)?, progress, &Counter(Counts::new(&tables)));
    json(&Results {
        game: G::ID,
        title: G::describe(start.pack).title,
        players: order.players,
        games: tally.games,
        content_hash: G::content_hash(start.pack).to_string(),
        rules_version: G::RULES,
        seats: tally.seats[..usize::from(order.players)].iter().map(Score::from).collect(),
        roles: tally.roles.iter().map(|(role, standing)| (role.clone(), standing.into())).collect(),
        tables: tables
            .into_iter()
            .enumerate()
            .map(|(number, table)| counted(table, counts.table(number)))
            .collect(),
    })
}

/// Plays games between bots as `simulate` does, with the content in `pack` if it is given, and returns as JSON how
/// seats and roles have done and what was counted for each row of the game's tables.
#[pyfunction]
#[pyo3(signature = (game, *, players, games, bots, seed=0, options=None, threads=1, pack=None, progress=None))]
#[allow(clippy::too_many_arguments)] // keywords in Python
pub fn tally(
    py: Python<'_>,
    game: &str,
    players: u8,
    games: u32,
    bots: Vec<String>,
    seed: u64,
    options: Option<Words>,
    threads: usize,
    pack: Option<Words>,
    progress: Option<Py<PyAny>>,
) -> PyResult<String> {
    let order = Order { players, games, bots, seed, options: options.unwrap_or_default(), threads };
    watched(py, progress, |state| for_game!(game, G => play::<G>(&order, pack.as_ref(), state)))
}
