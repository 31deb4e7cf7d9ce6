//! `yrden._core`: the rules as a Python module. Python gets codes, bytes and JSON, never a state; every call goes
//! through one guard that turns refusals and panics into [`CoreError`](failure::CoreError).

mod balance;
mod catalogue;
mod failure;
mod hosted;
mod matches;
mod pairing;
mod simulation;
mod verification;
mod wire;

use pyo3::prelude::*;

/// The rules of Yrden's games.
#[pymodule(gil_used = false)]
mod _core {
    #[pymodule_export]
    use super::balance::tally;
    #[pymodule_export]
    use super::catalogue::{bots, describe, explain, game_message, games, games_message, pack};
    #[pymodule_export]
    use super::failure::CoreError;
    #[pymodule_export]
    use super::matches::Match;
    #[pymodule_export]
    use super::pairing::paired_logs;
    #[pymodule_export]
    use super::simulation::{bulk, simulate};
    #[pymodule_export]
    use super::verification::verify;
}
