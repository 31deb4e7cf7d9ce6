//! Observations, steps and replays of any game.

use std::collections::BTreeMap;

use games::presentation::Presented;
use kernel::{Action as _, Actor, Outcome, Seat, Solo, Viewer};
use serde::Serialize;
use serde_json::Value;

use super::{Detail, contract};
use crate::failure::Failure;
use crate::hosted::{Hosted, Step};
use crate::matches::viewer_of;

/// A game whose views have a typed message.
pub trait Wired: Presented<Event: Serialize> {
    /// The typed message of a view.
    fn view_message(pack: &Self::Pack, view: &Self::View) -> contract::view::Game;
}

impl<G: Wired> Hosted<G> {
    /// What a viewer may know now, and what it heard after a version.
    pub fn observation(
        &self,
        match_id: &str,
        seat: Option<u8>,
        detail: Detail,
        since: Option<u32>,
    ) -> Result<contract::Observation, Failure> {
        let game = self.play.game();
        let viewer = viewer_of(game, seat)?;
        let asked: Vec<u32> = self.play.asked().iter().map(|seat| seat.index() as u32).collect();
        let view = game.observe(viewer);
        let mut events = Vec::new();
        if let Some(since) = since {
            self.steps_since(since, |step| events.extend(self.heard(step, viewer, &view, detail)))?;
        }
        let words = detail == Detail::Full;
        Ok(contract::Observation {
            match_id: match_id.to_string(),
            version: self.play.version(),
            seat: seat.map(u32::from),
            asked_at: seat.and_then(|seat| self.play.asked_at(Seat::new(seat))),
            deadline: None,
            question: if words && !asked.is_empty() {
                G::question(self.start.pack, &view)
            } else {
                String::new()
            },
            asked,
            legal_actions: self.menu_messages(viewer, &view, detail),
            view: (detail != Detail::Codes)
                .then(|| contract::View { game: Some(G::view_message(self.start.pack, &view)) }),
            events,
            outcome: self.play.outcome().map(|outcome| outcome_message(&outcome, game.seats())),
        })
    }

    fn menu_messages(&self, viewer: Viewer, view: &G::View, detail: Detail) -> Vec<contract::Action> {
        let Viewer::Seat(seat) = viewer else { return Vec::new() };
        if !self.play.asked().contains(seat) {
            return Vec::new();
        }
        let message = |action: G::Action| contract::Action {
            code: action.code() as u32,
            verb: if detail == Detail::Codes { String::new() } else { action.verb().to_string() },
            arguments: if detail == Detail::Codes {
                BTreeMap::new()
            } else {
                action.arguments().into_iter().map(|(name, byte)| (name.to_string(), byte.into())).collect()
            },
            label: if detail == Detail::Full {
                G::label(self.start.pack, view, action)
            } else {
                String::new()
            },
        };
        self.play.game().menu(Actor::Seat(seat)).into_iter().map(message).collect()
    }

    /// The events of a step that the viewer may hear.
    fn heard(&self, step: &Step<G>, viewer: Viewer, view: &G::View, detail: Detail) -> Vec<contract::Event> {
        let audible = step.events.iter().filter(|(audience, _)| audience.includes(viewer));
        let message = |event: &G::Event| {
            let (name, arguments) = data(event);
            let text = if detail == Detail::Full {
                G::sentence(self.start.pack, view, event).unwrap_or_default()
            } else {
                String::new()
            };
            contract::Event { version: step.to, name, arguments, text }
        };
        audible.map(|(_, event)| message(event)).collect()
    }

    /// One message for every step after a version, also for one of which the viewer hears nothing.
    pub fn watched(
        &self,
        match_id: &str,
        seat: Option<u8>,
        detail: Detail,
        since: u32,
    ) -> Result<Vec<contract::WatchMatchResponse>, Failure> {
        let viewer = viewer_of(self.play.game(), seat)?;
        let view = self.play.game().observe(viewer);
        let mut messages = Vec::new();
        self.steps_since(since, |step| {
            messages.push(contract::WatchMatchResponse {
                from_version: step.from,
                to_version: step.to,
                events: self.heard(step, viewer, &view, detail),
                observation: None,
            });
        })?;
        if let Some(last) = messages.last_mut() {
            last.observation = Some(self.observation(match_id, seat, detail, None)?);
        }
        Ok(messages)
    }

    /// The whole log with its story as everyone could hear it.
    pub fn replay_message(&self) -> Result<contract::Replay, Failure> {
        let view = self.play.game().observe(Viewer::Spectator);
        let mut events = Vec::new();
        self.steps_since(0, |step| {
            events.extend(self.heard(step, Viewer::Spectator, &view, Detail::Full));
        })?;
        Ok(contract::Replay {
            r#match: None,
            seed: String::new(),
            log: self.play.log().as_bytes().to_vec(),
            events,
        })
    }
}

fn outcome_message(outcome: &Outcome, seats: usize) -> contract::Outcome {
    contract::Outcome {
        places: outcome.places[..seats].iter().map(|place| u32::from(*place)).collect(),
        scores: outcome.scores[..seats].iter().map(|score| i32::from(*score)).collect(),
        solo_won: outcome.solo.map(|solo| solo == Solo::Won),
    }
}

/// An event's name and its arguments as lists of numbers; what is absent is left out.
fn data(event: &impl Serialize) -> (String, BTreeMap<String, contract::Numbers>) {
    match serde_json::to_value(event) {
        Ok(Value::String(name)) => (name, BTreeMap::new()),
        Ok(Value::Object(named)) => {
            let Some((name, Value::Object(fields))) = named.into_iter().next() else {
                return (String::new(), BTreeMap::new());
            };
            let arguments = fields
                .into_iter()
                .filter(|(_, value)| !value.is_null())
                .map(|(field, value)| (field, contract::Numbers { values: numbers(&value) }))
                .collect();
            (name, arguments)
        }
        _ => (String::new(), BTreeMap::new()),
    }
}

fn numbers(value: &Value) -> Vec<i32> {
    match value {
        Value::Array(list) => list.iter().flat_map(numbers).collect(),
        Value::Bool(yes) => vec![i32::from(*yes)],
        other => other.as_i64().map(|number| number as i32).into_iter().collect(),
    }
}
