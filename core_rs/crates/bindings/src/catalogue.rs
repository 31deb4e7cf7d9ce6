//! What there is: games, bots, cards.

use ::games::presentation::{Description, Presented};
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use serde::Serialize;

use crate::failure::{Failure, guard};
use crate::hosted::{GAMES, Words, for_game};
use crate::wire::{contract, encode};

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

/// Everything about one game as a `Game` message: protobuf, or its JSON.
#[pyfunction]
#[pyo3(signature = (game, *, as_json=false))]
pub fn game_message<'py>(py: Python<'py>, game: &str, as_json: bool) -> PyResult<Bound<'py, PyBytes>> {
    let bytes = guard(|| {
        let description = for_game!(game, G => Ok(G::describe(G::embedded())))?;
        encode(&message(description), as_json)
    })?;
    Ok(PyBytes::new(py, &bytes))
}

/// All games as a `ListGamesResponse`, without their content.
#[pyfunction]
#[pyo3(signature = (*, as_json=false))]
pub fn games_message(py: Python<'_>, as_json: bool) -> PyResult<Bound<'_, PyBytes>> {
    let bytes = guard(|| {
        let mut games = Vec::new();
        for id in GAMES {
            let mut description = for_game!(*id, G => Ok(G::describe(G::embedded())))?;
            description.content.clear();
            games.push(message(description));
        }
        encode(&contract::ListGamesResponse { games }, as_json)
    })?;
    Ok(PyBytes::new(py, &bytes))
}

fn message(description: Description) -> contract::Game {
    contract::Game {
        id: description.id.to_string(),
        title: description.title.to_string(),
        summary: description.summary.to_string(),
        rules_version: description.rules_version.into(),
        content_hash: description.content_hash,
        min_players: description.players[0].into(),
        max_players: description.players[1].into(),
        variants: description.variants.into_iter().map(str::to_string).collect(),
        options: description
            .options
            .into_iter()
            .map(|option| contract::GameOption {
                name: option.name.to_string(),
                values: option.values.to_string(),
                default_value: option.default.to_string(),
                text: option.text.to_string(),
            })
            .collect(),
        content: description
            .content
            .into_iter()
            .map(|section| contract::ContentSection {
                title: section.title.to_string(),
                entries: section
                    .entries
                    .into_iter()
                    .map(|entry| contract::ContentEntry {
                        number: entry.number.into(),
                        name: entry.name,
                        text: entry.text,
                        line: entry.line,
                    })
                    .collect(),
            })
            .collect(),
        bots: ::bots::BotKind::ALL
            .into_iter()
            .map(|kind| contract::Bot { name: kind.name().to_string(), summary: kind.summary().to_string() })
            .collect(),
    }
}

/// The content that comes with a game: its files by name.
#[pyfunction]
pub fn pack(game: &str) -> PyResult<Words> {
    guard(|| for_game!(game, G => Ok(G::files())))
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
