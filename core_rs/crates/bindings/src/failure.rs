//! What can go wrong, as one Python exception with a reason that programs can read.

use std::panic::{AssertUnwindSafe, catch_unwind};

use kernel::{BadLog, BadOptions, Rejected};
use pyo3::exceptions::PyException;
use pyo3::prelude::*;

/// A call that could not be carried out; nothing was changed. `reason` is a word for programs, the message a
/// sentence for people.
#[pyclass(extends = PyException, frozen, module = "yrden._core")]
pub struct CoreError {
    #[pyo3(get)]
    reason: String,
    message: String,
}

#[pymethods]
impl CoreError {
    #[new]
    fn new(message: String, reason: String) -> Self {
        Self { reason, message }
    }

    fn __str__(&self) -> &str {
        &self.message
    }
}

/// A failure on its way to Python.
#[derive(Debug)]
pub struct Failure {
    reason: &'static str,
    message: String,
}

impl Failure {
    /// A failure with a reason and a sentence.
    pub fn new(reason: &'static str, message: impl Into<String>) -> Self {
        Self { reason, message: message.into() }
    }

    /// A refused action, with the game's own words for it.
    pub fn rejected(rejected: Rejected, refusal: impl FnOnce() -> String) -> Self {
        match rejected {
            Rejected::GameOver => {
                Self::new("MATCH_OVER", "The game is over; nothing more can be done in it.")
            }
            Rejected::NotYourTurn => {
                Self::new("NOT_YOUR_TURN", "This seat is not asked for a decision now; wait until it is.")
            }
            Rejected::Illegal => Self::new("ILLEGAL_ACTION", refusal()),
        }
    }
}

impl From<BadOptions> for Failure {
    fn from(error: BadOptions) -> Self {
        Self::new("BAD_OPTIONS", format!("Option '{}' {}.", error.option, error.reason))
    }
}

impl From<BadLog> for Failure {
    fn from(error: BadLog) -> Self {
        Self::new("BAD_LOG", format!("The log cannot be replayed: {error}."))
    }
}

impl From<Failure> for PyErr {
    fn from(failure: Failure) -> Self {
        PyErr::new::<CoreError, _>((failure.message, failure.reason.to_string()))
    }
}

/// Runs rules for Python. A panic is a fault of ours: it becomes an error like any other and never an abort.
pub fn guard<T>(rules: impl FnOnce() -> Result<T, Failure>) -> PyResult<T> {
    match catch_unwind(AssertUnwindSafe(rules)) {
        Ok(result) => Ok(result?),
        Err(panic) => {
            let what = panic
                .downcast_ref::<String>()
                .map(String::as_str)
                .or_else(|| panic.downcast_ref::<&str>().copied())
                .unwrap_or("no message");
            Err(Failure::new("INTERNAL", format!("The rules failed: {what}. This is a fault in Yrden."))
                .into())
        }
    }
}

/// Runs long work without holding up other Python threads.
pub fn outside<T: Send>(py: Python<'_>, work: impl FnOnce() -> Result<T, Failure> + Send) -> PyResult<T> {
    py.detach(|| guard(work))
}
