//! Fair dealing: whether every draw of a finished match is the one its seed says.

use games::presentation::Presented;
use kernel::{Action, Actor, Entry, Log, Replay};
use pyo3::prelude::*;
use serde::Serialize;

use crate::catalogue::json;
use crate::failure::{Failure, guard};
use crate::hosted::{Start, Words, for_game};
use crate::matches::seed_of;

#[derive(Serialize)]
struct Verdict {
    entries: u32,
    draws: u32,
    decisions: u32,
    rules_version: u16,
    content_hash: String,
    /// The first draw that is not the seed's, in words; nothing if all are.
    wrong: Option<String>,
    places: Vec<u8>,
}

/// Recomputes every draw of a log from the seed and returns a verdict as JSON.
#[pyfunction]
pub fn verify(game: &str, players: u8, options: Words, seed: &[u8], log: &[u8]) -> PyResult<String> {
    fn check<G: Presented>(players: u8, options: &Words, seed: &[u8], log: &[u8]) -> Result<String, Failure> {
        let start = Start::<G>::new(players, options)?;
        let mut replay = Replay::<G>::new(start.pack, &start.options, seed_of(seed)?)?;
        let mut verdict = Verdict {
            entries: 0,
            draws: 0,
            decisions: 0,
            rules_version: G::RULES,
            content_hash: G::content_hash(start.pack).to_string(),
            wrong: None,
            places: Vec::new(),
        };
        for entry in Log::from_bytes(log)?.iter() {
            if let Entry::Move { actor: Actor::Chance, code } = entry {
                verdict.draws += 1;
                let drawn = replay.drawn().map(Action::code);
                if drawn != Some(code) && verdict.wrong.is_none() {
                    let number = verdict.entries;
                    verdict.wrong = Some(format!("entry {number} holds another draw than the seed gives"));
                }
            } else {
                verdict.decisions += 1;
            }
            replay.follow(entry, &mut |_, _| {})?;
            verdict.entries += 1;
        }
        let finished = replay.finish()?;
        if let Some(outcome) = finished.outcome() {
            verdict.places = outcome.places[..usize::from(players)].to_vec();
        }
        json(&verdict)
    }
    guard(|| for_game!(game, G => check::<G>(players, &options, seed, log)))
}
