//! One match for Python. A match never changes: `submit` returns the next one, so that many threads can look at
//! one without a lock.

use std::sync::Arc;

use bots::{Bot, BotKind};
use games::presentation::Presented;
use kernel::{Action, Actor, Dice, Game, Knowledge, Log, Seat, Seats, Solo, Turn, Viewer};
use pyo3::prelude::*;
use serde::Serialize;

use crate::catalogue::json;
use crate::failure::{Failure, guard};
use crate::hosted::{AnyMatch, Hosted, Start, Words, each, for_game};

/// A match of any game, at one version.
#[pyclass(frozen, module = "yrden._core")]
pub struct Match {
    any: AnyMatch,
}

#[derive(Serialize)]
struct MenuEntry {
    code: u64,
    verb: &'static str,
    arguments: serde_json::Map<String, serde_json::Value>,
    label: String,
}

#[derive(Serialize)]
struct Told {
    version: u32,
    /// Whether everyone heard it.
    public: bool,
    text: String,
}

#[derive(Serialize)]
struct End {
    places: Vec<u8>,
    scores: Vec<i16>,
    solo: Option<&'static str>,
}

fn seed_of(seed: &[u8]) -> Result<[u8; 32], Failure> {
    seed.try_into().map_err(|_| {
        Failure::new(
            "BAD_SEED",
            format!("A seed is 32 bytes from a random source; {} were given.", seed.len()),
        )
    })
}

fn seat_of<G: Game>(game: &G, seat: u8) -> Result<Seat, Failure> {
    let seats = game.seats();
    if usize::from(seat) < seats {
        Ok(Seat::new(seat))
    } else {
        Err(Failure::new("NO_SUCH_SEAT", format!("There is no seat {seat}; seats are 0 to {}.", seats - 1)))
    }
}

fn viewer_of<G: Game>(game: &G, seat: Option<u8>) -> Result<Viewer, Failure> {
    seat.map_or(Ok(Viewer::Spectator), |seat| Ok(Viewer::Seat(seat_of(game, seat)?)))
}

impl<G: Presented> Hosted<G> {
    fn begin(players: u8, words: &Words, seed: &[u8]) -> Result<Self, Failure> {
        let start = Arc::new(Start::<G>::new(players, words)?);
        let play = kernel::Match::new(start.pack, &start.options, seed_of(seed)?, &mut |_, _| {})?;
        Ok(Self { start, play })
    }

    fn replay(players: u8, words: &Words, seed: &[u8], log: &[u8]) -> Result<Self, Failure> {
        let start = Arc::new(Start::<G>::new(players, words)?);
        let log = Log::from_bytes(log)?;
        let play = kernel::Match::replay(start.pack, &start.options, seed_of(seed)?, &log, &mut |_, _| {})?;
        Ok(Self { start, play })
    }

    fn submit(&self, seat: u8, code: u64) -> Result<Self, Failure> {
        let game = self.play.game();
        let seat = seat_of(game, seat)?;
        let action = G::Action::decode(code).ok_or_else(|| {
            let reason = if game.may_act(Actor::Seat(seat)) { "ILLEGAL_ACTION" } else { "NOT_YOUR_TURN" };
            Failure::new(reason, format!("No action has the code {code}; choose one of the legal actions."))
        })?;
        let mut play = self.play.clone();
        play.submit(seat, action, &mut |_, _| {})
            .map_err(|rejected| Failure::rejected(rejected, || sentence(game.refusal(seat, action))))?;
        Ok(Self { start: Arc::clone(&self.start), play })
    }

    fn menu(&self, seat: u8) -> Result<String, Failure> {
        let game = self.play.game();
        let seat = seat_of(game, seat)?;
        let view = game.observe(Viewer::Seat(seat));
        let entries: Vec<MenuEntry> = game
            .menu(Actor::Seat(seat))
            .into_iter()
            .map(|action| MenuEntry {
                code: action.code(),
                verb: action.verb(),
                arguments: action
                    .arguments()
                    .into_iter()
                    .map(|(name, byte)| (name.into(), byte.into()))
                    .collect(),
                label: G::label(self.start.pack, &view, action),
            })
            .collect();
        json(&entries)
    }

    /// What a viewer heard after a version, told again from the log.
    fn events(&self, seat: Option<u8>, since: u32) -> Result<String, Failure> {
        let viewer = viewer_of(self.play.game(), seat)?;
        let view = self.play.game().observe(viewer);
        let pack = self.start.pack;
        let mut told = Vec::new();
        let mut hear = |version: u32, audience: kernel::Audience, event: G::Event| {
            if version > since
                && audience.includes(viewer)
                && let Some(text) = G::sentence(pack, &view, &event)
            {
                told.push(Told { version, public: audience == kernel::Audience::Everyone, text });
            }
        };
        kernel::Match::<G>::retell(pack, &self.start.options, *self.play.seed(), self.play.log(), &mut hear)?;
        json(&told)
    }

    fn outcome(&self) -> Option<End> {
        let Turn::Over(outcome) = self.play.game().turn() else { return None };
        let seats = self.play.game().seats();
        Some(End {
            places: outcome.places[..seats].to_vec(),
            scores: outcome.scores[..seats].to_vec(),
            solo: outcome.solo.map(|solo| if solo == Solo::Won { "won" } else { "lost" }),
        })
    }

    fn choose(&self, bot: BotKind, seat: u8, luck: u64) -> Result<u64, Failure> {
        let game = self.play.game();
        let seat = seat_of(game, seat)?;
        if !game.may_act(Actor::Seat(seat)) {
            return Err(Failure::rejected(kernel::Rejected::NotYourTurn, String::new));
        }
        let mut dice = Dice::stream_of(luck, u64::from(self.play.version()));
        Ok(bot.choose(&Knowledge::of(game, seat), &mut dice).code())
    }
}

/// With a capital letter in front.
fn sentence(text: String) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

fn numbers(seats: Seats) -> Vec<u8> {
    seats.iter().map(|seat| seat.index() as u8).collect()
}

#[pymethods]
impl Match {
    /// Starts a match and plays on to the first decision.
    #[new]
    fn new(game: &str, players: u8, options: Words, seed: &[u8]) -> PyResult<Self> {
        guard(|| for_game!(game, G => Ok(Self { any: Hosted::<G>::begin(players, &options, seed)?.into() })))
    }

    /// Rebuilds a match from its log, drawing nothing.
    #[staticmethod]
    fn replay(game: &str, players: u8, options: Words, seed: &[u8], log: &[u8]) -> PyResult<Self> {
        guard(
            || for_game!(game, G => Ok(Self { any: Hosted::<G>::replay(players, &options, seed, log)?.into() })),
        )
    }

    /// The game's id.
    #[getter]
    fn game(&self) -> &'static str {
        fn id<G: Presented>(_: &Hosted<G>) -> &'static str {
            G::ID
        }
        each!(&self.any, hosted => id(hosted))
    }

    /// The number of players.
    #[getter]
    fn players(&self) -> u8 {
        each!(&self.any, hosted => hosted.start.players)
    }

    /// The number of entries in the log.
    #[getter]
    fn version(&self) -> u32 {
        each!(&self.any, hosted => hosted.play.version())
    }

    /// Whether the game is over.
    #[getter]
    fn over(&self) -> bool {
        each!(&self.any, hosted => hosted.play.asked().is_empty())
    }

    /// The seats that owe a decision.
    fn asked(&self) -> Vec<u32> {
        each!(&self.any, hosted => numbers(hosted.play.asked())).into_iter().map(u32::from).collect()
    }

    /// The version at which the seat's present question was put; `None` if it is not asked.
    fn asked_at(&self, seat: u8) -> PyResult<Option<u32>> {
        guard(|| each!(&self.any, hosted => Ok(hosted.play.asked_at(seat_of(hosted.play.game(), seat)?))))
    }

    /// The codes of what a seat may do; empty if it is not asked.
    fn legal(&self, seat: u8) -> PyResult<Vec<u64>> {
        guard(|| {
            each!(&self.any, hosted => {
                let game = hosted.play.game();
                let mut codes = Vec::with_capacity(16);
                let _ = game.legal::<()>(Actor::Seat(seat_of(game, seat)?), |action| {
                    codes.push(action.code());
                    std::ops::ControlFlow::Continue(())
                });
                Ok(codes)
            })
        })
    }

    /// The match after a seat's action and everything that follows unasked. This match stays as it is.
    fn submit(&self, seat: u8, code: u64) -> PyResult<Self> {
        guard(|| each!(&self.any, hosted => Ok(Self { any: hosted.submit(seat, code)?.into() })))
    }

    /// What a seat sees, or a spectator, as JSON.
    #[pyo3(signature = (seat=None))]
    fn observe(&self, seat: Option<u8>) -> PyResult<String> {
        guard(|| {
            each!(&self.any, hosted => {
                let game = hosted.play.game();
                json(&game.observe(viewer_of(game, seat)?))
            })
        })
    }

    /// What a seat may do, with words, as a JSON list of objects with `code`, `verb`, `arguments`, `label`.
    fn menu(&self, seat: u8) -> PyResult<String> {
        guard(|| each!(&self.any, hosted => hosted.menu(seat)))
    }

    /// The question put to the seats that owe a decision, as this viewer may read it.
    #[pyo3(signature = (seat=None))]
    fn question(&self, seat: Option<u8>) -> PyResult<String> {
        fn ask<G: Presented>(hosted: &Hosted<G>, seat: Option<u8>) -> Result<String, Failure> {
            let game = hosted.play.game();
            Ok(G::question(hosted.start.pack, &game.observe(viewer_of(game, seat)?)))
        }
        guard(|| each!(&self.any, hosted => ask(hosted, seat)))
    }

    /// What a viewer heard after a version, as a JSON list of objects with `version`, `public` and `text`.
    #[pyo3(signature = (seat=None, since=0))]
    fn events(&self, seat: Option<u8>, since: u32) -> PyResult<String> {
        guard(|| each!(&self.any, hosted => hosted.events(seat, since)))
    }

    /// A picture of what a viewer sees, as JSON: panels of styled lines.
    #[pyo3(signature = (seat=None))]
    fn screen(&self, seat: Option<u8>) -> PyResult<String> {
        fn picture<G: Presented>(hosted: &Hosted<G>, seat: Option<u8>) -> Result<String, Failure> {
            let game = hosted.play.game();
            json(&G::screen(hosted.start.pack, &game.observe(viewer_of(game, seat)?)))
        }
        guard(|| each!(&self.any, hosted => picture(hosted, seat)))
    }

    /// What a seat plays (a character), once it is known.
    fn role(&self, seat: u8) -> PyResult<Option<String>> {
        guard(|| {
            each!(&self.any, hosted => {
                let game = hosted.play.game();
                Ok(game.role(seat_of(game, seat)?).map(str::to_string))
            })
        })
    }

    /// Places, scores and, alone, won or lost, as JSON; `None` while the game goes on.
    fn outcome(&self) -> PyResult<Option<String>> {
        guard(|| each!(&self.any, hosted => hosted.outcome().map(|end| json(&end)).transpose()))
    }

    /// The code a bot chooses for a seat, from what that seat knows.
    #[pyo3(signature = (bot, seat, luck=0))]
    fn choose(&self, py: Python<'_>, bot: &str, seat: u8, luck: u64) -> PyResult<u64> {
        let bot = crate::simulation::bot_named(bot)?;
        crate::failure::outside(py, || each!(&self.any, hosted => hosted.choose(bot, seat, luck)))
    }

    /// The log: enough to replay the match.
    fn log(&self) -> Vec<u8> {
        each!(&self.any, hosted => hosted.play.log().as_bytes().to_vec())
    }

    fn __repr__(&self) -> String {
        format!("<Match {} version {}>", self.game(), self.version())
    }
}
