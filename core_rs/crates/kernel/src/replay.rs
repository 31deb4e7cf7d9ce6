//! A match being played again from its log, entry by entry. Nothing is drawn: the log holds every outcome. Whoever
//! has the seed can compare each draw with what the seed says.

use crate::action::Action as _;
use crate::dice::{Dice, Seed};
use crate::game::Game;
use crate::log::{BadLog, Entry};
use crate::matches::{Match, Next, next};
use crate::seat::{Seat, Seats};
use crate::turn::{Actor, Turn};
use crate::viewer::Audience;

/// A match on its way through a log.
pub struct Replay<G: Game> {
    again: Match<G>,
    mover: Option<Seat>,
}

impl<G: Game> Replay<G> {
    /// Starts before the first entry.
    pub fn new(pack: &'static G::Pack, options: &G::Options, seed: Seed) -> Result<Self, BadLog> {
        let game = G::initial(pack, options).map_err(|error| BadLog::new(error.to_string()))?;
        Ok(Self { again: Match::unsettled(game, seed), mover: None })
    }

    /// Carries out the next entry, if it can have happened.
    pub fn follow(&mut self, entry: Entry, tell: &mut impl FnMut(Audience, G::Event)) -> Result<(), BadLog> {
        let number = self.again.version();
        let wrong = |what: &str| BadLog::new(format!("entry {number}: {what}"));
        match entry {
            Entry::Resigned(seat) => {
                if self.asked().is_none() {
                    return Err(wrong("a seat was given up in the middle of a step"));
                }
                self.again.resign(seat).map_err(|_| wrong("this seat cannot be given up"))?;
            }
            Entry::Move { actor, code } => {
                if self.again.is_over() {
                    return Err(wrong("the match was over"));
                }
                let action = G::Action::decode(code).ok_or_else(|| wrong("no action has this code"))?;
                match (next(self.again.game()), actor) {
                    (Next::Chance, Actor::Chance) => {}
                    (Next::Forced(seat, forced), actor) if actor == Actor::Seat(seat) && forced == action => {
                    }
                    (Next::Ask(_), Actor::Seat(seat)) => self.mover = Some(seat),
                    _ => return Err(wrong("somebody else was to move")),
                }
                self.again.advance(actor, action, tell).map_err(|error| wrong(&error.to_string()))?;
            }
        }
        if let Some(asked) = self.asked() {
            self.again.mark_asked(asked, self.mover);
        }
        Ok(())
    }

    /// The seats asked, if nothing comes before their answer.
    fn asked(&self) -> Option<Seats> {
        match next(self.again.game()) {
            _ if self.again.is_over() => Some(Seats::NONE),
            Next::Ask(seats) => Some(seats),
            Next::Over => Some(Seats::NONE),
            Next::Chance | Next::Forced(..) => None,
        }
    }

    /// Whether a step is complete here: somebody is asked, or it is over.
    pub fn is_settled(&self) -> bool {
        self.asked().is_some()
    }

    /// What the seed says comes next, while chance is to move.
    pub fn drawn(&self) -> Option<G::Action> {
        let game = self.again.game();
        match game.turn() {
            Turn::Chance(draw) => Some(game.sample(&mut Dice::keyed(self.again.seed(), draw))),
            _ => None,
        }
    }

    /// The match so far.
    pub fn so_far(&self) -> &Match<G> {
        &self.again
    }

    /// The match, if the log did not end in the middle of a step.
    pub fn finish(mut self) -> Result<Match<G>, BadLog> {
        let asked = self.asked().ok_or_else(|| BadLog::new("the log ends before the next decision"))?;
        self.again.mark_asked(asked, self.mover);
        Ok(self.again)
    }
}
