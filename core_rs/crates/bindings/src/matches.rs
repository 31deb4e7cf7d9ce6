//! One match for Python. A match never changes: `submit` returns the next one, so that many threads can look at
//! one without a lock.

use std::sync::Arc;

use bots::{Bot, BotKind};
use games::presentation::Presented;
use kernel::{Action, Actor, Dice, Game, Knowledge, Log, Replay, Seat, Seats, Solo, Viewer};
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use serde::Serialize;

use crate::catalogue::json;
use crate::failure::{Failure, guard};
use crate::hosted::{AnyMatch, Hosted, Start, Step, Words, each, for_game};
use crate::wire::{Detail, contract, encode};

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

pub fn seed_of(seed: &[u8]) -> Result<[u8; 32], Failure> {
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

pub fn viewer_of<G: Game>(game: &G, seat: Option<u8>) -> Result<Viewer, Failure> {
    seat.map_or(Ok(Viewer::Spectator), |seat| Ok(Viewer::Seat(seat_of(game, seat)?)))
}

impl<G: Presented> Hosted<G> {
    fn begin(players: u8, words: &Words, seed: &[u8], pack: Option<&Words>) -> Result<Self, Failure> {
        let start = Arc::new(Start::<G>::with(players, words, pack)?);
        let play = kernel::Match::new(start.pack, &start.options, seed_of(seed)?, &mut |_, _| {})?;
        Ok(Self { start, play: Box::new(play), last: None })
    }

    fn replay(
        players: u8,
        words: &Words,
        seed: &[u8],
        log: &[u8],
        pack: Option<&Words>,
    ) -> Result<Self, Failure> {
        let start = Arc::new(Start::<G>::with(players, words, pack)?);
        let log = Log::from_bytes(log)?;
        let play = kernel::Match::replay(start.pack, &start.options, seed_of(seed)?, &log, &mut |_, _| {})?;
        Ok(Self { start, play: Box::new(play), last: None })
    }

    fn submit(
        &self,
        seat: u8,
        code: u64,
        tell: &mut impl FnMut(kernel::Audience, G::Event),
    ) -> Result<Box<kernel::Match<G>>, Failure> {
        let game = self.play.game();
        let seat = seat_of(game, seat)?;
        let action = G::Action::decode(code).ok_or_else(|| {
            let reason = if self.play.asked().contains(seat) { "ILLEGAL_ACTION" } else { "NOT_YOUR_TURN" };
            Failure::new(reason, format!("No action has the code {code}; choose one of the legal actions."))
        })?;
        let mut play = self.play.clone();
        play.submit(seat, action, tell)
            .map_err(|rejected| Failure::rejected(rejected, || sentence(game.refusal(seat, action))))?;
        Ok(play)
    }

    /// The next match, with nobody listening.
    fn submitted(&self, seat: u8, code: u64) -> Result<Self, Failure> {
        let play = self.submit(seat, code, &mut |_, _| {})?;
        Ok(Self { start: Arc::clone(&self.start), play, last: None })
    }

    /// The next match, remembering what happened on the way.
    fn acted(&self, seat: u8, code: u64) -> Result<Self, Failure> {
        let mut events = Vec::new();
        let play = self.submit(seat, code, &mut |audience, event| events.push((audience, event)))?;
        let step = Step { from: self.play.version(), to: play.version(), events };
        Ok(Self { start: Arc::clone(&self.start), play, last: Some(Arc::new(step)) })
    }

    fn resigned(&self, seat: u8) -> Result<Self, Failure> {
        let seat = seat_of(self.play.game(), seat)?;
        let mut play = self.play.clone();
        play.resign(seat).map_err(|rejected| match rejected {
            kernel::Rejected::GameOver => Failure::rejected(rejected, String::new),
            _ => Failure::new("ALREADY_RESIGNED", "This seat has been given up already."),
        })?;
        let step = Step { from: self.play.version(), to: play.version(), events: Vec::new() };
        Ok(Self { start: Arc::clone(&self.start), play, last: Some(Arc::new(step)) })
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

    /// What a viewer heard after a version.
    fn events(&self, seat: Option<u8>, since: u32) -> Result<String, Failure> {
        let viewer = viewer_of(self.play.game(), seat)?;
        let view = self.play.game().observe(viewer);
        let mut told = Vec::new();
        self.steps_since(since, |step| {
            for (audience, event) in &step.events {
                if audience.includes(viewer)
                    && let Some(text) = G::sentence(self.start.pack, &view, event)
                {
                    let public = *audience == kernel::Audience::Everyone;
                    told.push(Told { version: step.to, public, text });
                }
            }
        })?;
        json(&told)
    }

    /// Visits the steps after a version: the last one as it is remembered, others told again from the log.
    pub fn steps_since(&self, since: u32, mut visit: impl FnMut(&Step<G>)) -> Result<(), Failure> {
        if since >= self.play.version() {
            return Ok(());
        }
        if let Some(last) = &self.last
            && since >= last.from
        {
            visit(last);
            return Ok(());
        }
        let start = &self.start;
        let mut replay = Replay::<G>::new(start.pack, &start.options, *self.play.seed())?;
        let mut step = Step { from: 0, to: 0, events: Vec::new() };
        for entry in self.play.log().iter() {
            replay.follow(entry, &mut |audience, event| step.events.push((audience, event)))?;
            if replay.is_settled() {
                step.to = replay.so_far().version();
                if step.to > since {
                    visit(&step);
                }
                step = Step { from: step.to, to: 0, events: Vec::new() };
            }
        }
        Ok(())
    }

    fn outcome(&self) -> Option<End> {
        let outcome = self.play.outcome()?;
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
    /// Starts a match and plays on to the first decision. `pack` is content by file name; without it, the game's own.
    #[new]
    #[pyo3(signature = (game, players, options, seed, pack=None))]
    fn new(game: &str, players: u8, options: Words, seed: &[u8], pack: Option<Words>) -> PyResult<Self> {
        let pack = pack.as_ref();
        guard(
            || for_game!(game, G => Ok(Self { any: Hosted::<G>::begin(players, &options, seed, pack)?.into() })),
        )
    }

    /// Rebuilds a match from its log, drawing nothing.
    #[staticmethod]
    #[pyo3(signature = (game, players, options, seed, log, pack=None))]
    fn replay(
        game: &str,
        players: u8,
        options: Words,
        seed: &[u8],
        log: &[u8],
        pack: Option<Words>,
    ) -> PyResult<Self> {
        let pack = pack.as_ref();
        guard(
            || for_game!(game, G => Ok(Self { any: Hosted::<G>::replay(players, &options, seed, log, pack)?.into() })),
        )
    }

    /// SHA-256 of the content it is played with, in hexadecimal.
    #[getter]
    fn content_hash(&self) -> String {
        fn hash<G: Presented>(hosted: &Hosted<G>) -> String {
            G::content_hash(hosted.start.pack).to_string()
        }
        each!(&self.any, hosted => hash(hosted))
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
        guard(|| each!(&self.any, hosted => Ok(Self { any: hosted.submitted(seat, code)?.into() })))
    }

    /// The same as `submit`, but what happened on the way is remembered and quickly told.
    fn act(&self, seat: u8, code: u64) -> PyResult<Self> {
        guard(|| each!(&self.any, hosted => Ok(Self { any: hosted.acted(seat, code)?.into() })))
    }

    /// The match after a seat was given up.
    fn resign(&self, seat: u8) -> PyResult<Self> {
        guard(|| each!(&self.any, hosted => Ok(Self { any: hosted.resigned(seat)?.into() })))
    }

    /// The seats that were given up.
    fn resigned(&self) -> Vec<u32> {
        each!(&self.any, hosted => numbers(hosted.play.resigned())).into_iter().map(u32::from).collect()
    }

    /// The versions at which the match waited for somebody or was over, after a version.
    fn steps(&self, since: u32) -> PyResult<Vec<(u32, u32)>> {
        guard(|| {
            let mut steps = Vec::new();
            each!(&self.any, hosted => hosted.steps_since(since, |step| steps.push((step.from, step.to))))?;
            Ok(steps)
        })
    }

    /// What a seat or a spectator may know, as an `Observation`: protobuf, or its JSON.
    #[pyo3(signature = (match_id, seat, detail, since=None, *, as_json=false))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        match_id: &str,
        seat: Option<u8>,
        detail: i32,
        since: Option<u32>,
        as_json: bool,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let bytes = guard(|| {
            let message =
                each!(&self.any, hosted => hosted.observation(match_id, seat, Detail::of(detail), since))?;
            encode(&message, as_json)
        })?;
        Ok(PyBytes::new(py, &bytes))
    }

    /// What an act led to, as an `ActResponse`.
    #[pyo3(signature = (match_id, seat, detail, since, applied_version, *, as_json=false))]
    #[allow(clippy::too_many_arguments)] // keywords in Python
    fn act_response<'py>(
        &self,
        py: Python<'py>,
        match_id: &str,
        seat: u8,
        detail: i32,
        since: Option<u32>,
        applied_version: u32,
        as_json: bool,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let bytes = guard(|| {
            let observation = each!(&self.any, hosted => hosted.observation(match_id, Some(seat), Detail::of(detail), since))?;
            let message = contract::ActResponse { observation: Some(observation), applied_version };
            encode(&message, as_json)
        })?;
        Ok(PyBytes::new(py, &bytes))
    }

    /// The steps after a version, one `WatchMatchResponse` each, with the version to resume from. The last one
    /// carries the observation.
    #[pyo3(signature = (match_id, seat, detail, since, *, as_json=false))]
    fn watch_responses<'py>(
        &self,
        py: Python<'py>,
        match_id: &str,
        seat: Option<u8>,
        detail: i32,
        since: u32,
        as_json: bool,
    ) -> PyResult<Vec<(u32, Bound<'py, PyBytes>)>> {
        let messages = guard(|| {
            let messages =
                each!(&self.any, hosted => hosted.watched(match_id, seat, Detail::of(detail), since))?;
            messages
                .iter()
                .map(|message| Ok((message.to_version, encode(message, as_json)?)))
                .collect::<Result<Vec<_>, Failure>>()
        })?;
        Ok(messages.into_iter().map(|(version, bytes)| (version, PyBytes::new(py, &bytes))).collect())
    }

    /// The log and its story as a `Replay` without match and seed.
    fn replay_message<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        let bytes = guard(|| encode(&each!(&self.any, hosted => hosted.replay_message())?, false))?;
        Ok(PyBytes::new(py, &bytes))
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
