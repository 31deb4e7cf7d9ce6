//! What there is: games, bots, cards.

use ::games::presentation::{Description, Presented};
use pyo3::prelude::*;
use serde::Serialize;

use crate::failure::{Failure, guard};
use crate::hosted::{GAMES, for_game};

#[derive(Serialize)]
struct BotEntry {
    name: &'static str,
    summary: &'static str,
}

/// All games as a JSON list of objects with `id`, `title`, `summary`, `players`, `rules_version`, `content_hash`.
#[pyfunction]
pub fn games() -> PyResult<String> {
    guard(|| {
        let mut list: Vec<Description> = Vec::new();
        for id in GAMES {
            let mut description = for_game!(*id, G => Ok(G::describe(G::embedded())))?;
            description.content.clear();
            list.push(description);
        }
        json(&list)
    })
}

/// All bots as a JSON list of objects with `name` and `summary`.
#[pyfunction]
pub fn bots() -> PyResult<String> {
    guard(|| {
        let list: Vec<BotEntry> = ::bots::BotKind::ALL
            .into_iter()
            .map(|kind| BotEntry { name: kind.name(), summary: kind.summary() })
            .collect();
        json(&list)
    })
}

/// Everything about one game as a JSON object: variants, options, content.
#[pyfunction]
pub fn describe(game: &str) -> PyResult<String> {
    guard(|| for_game!(game, G => json(&G::describe(G::embedded()))))
}

/// What a card, ability or board is, found by number or by a part of its name; `None` if there is no such thing.
#[pyfunction]
pub fn explain(game: &str, wanted: &str) -> PyResult<Option<String>> {
    guard(|| for_game!(game, G => Ok(G::explain(G::embedded(), wanted))))
}

/// JSON of a thing that can always be written as JSON.
pub fn json(value: &impl Serialize) -> Result<String, Failure> {
    serde_json::to_string(value).map_err(|error| Failure::new("INTERNAL", error.to_string()))
}
