//! A match: a game played by the rules of the service. Chance comes from keyed dice, publicly forced moves play
//! themselves, and every step stands in the log.

use crate::action::Action as _;
use crate::dice::{Dice, Seed};
use crate::game::{BadOptions, Game};
use crate::log::{BadLog, Entry, Log};
use crate::seat::{MAX_SEATS, Seat, Seats};
use crate::turn::{Actor, Menu, Rejected, Turn};
use crate::viewer::Audience;

/// What comes next without anybody being asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next<A> {
    /// Chance draws.
    Chance,
    /// A seat has one thing to do, and everyone can know it.
    Forced(Seat, A),
    /// These seats are asked.
    Ask(Seats),
    /// Nothing: the game is over.
    Over,
}

/// What comes next in a game. A menu with one entry is played unasked only if it is open, so that the number of
/// entries never depends on anything private.
pub fn next<G: Game>(game: &G) -> Next<G::Action> {
    match game.turn() {
        Turn::Chance(_) => Next::Chance,
        Turn::Over(_) => Next::Over,
        Turn::Decide(seats) => {
            for seat in seats.iter() {
                let actor = Actor::Seat(seat);
                if game.node(actor).menu == Menu::Open
                    && let Some(action) = game.forced(actor)
                {
                    return Next::Forced(seat, action);
                }
            }
            Next::Ask(seats)
        }
    }
}

/// A game with its seed and its log. Between calls it is settled: it waits for a seat, or it is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Match<G: Game> {
    game: G,
    seed: Seed,
    log: Log,
    asked: Seats,
    asked_at: [u32; MAX_SEATS],
}

impl<G: Game> Match<G> {
    /// Starts a match and plays on to the first decision.
    pub fn new(
        pack: &'static G::Pack,
        options: &G::Options,
        seed: Seed,
        tell: &mut impl FnMut(Audience, G::Event),
    ) -> Result<Self, BadOptions> {
        let mut new = Self::unsettled(G::initial(pack, options)?, seed);
        new.settle(None, tell);
        Ok(new)
    }

    /// Plays a log again. Nothing is drawn: the log holds every outcome.
    pub fn replay(
        pack: &'static G::Pack,
        options: &G::Options,
        seed: Seed,
        log: &Log,
        tell: &mut impl FnMut(Audience, G::Event),
    ) -> Result<Self, BadLog> {
        Self::retell(pack, options, seed, log, &mut |_, audience, event| tell(audience, event))
    }

    /// Plays a log again and says of each event after how many entries it happened.
    pub fn retell(
        pack: &'static G::Pack,
        options: &G::Options,
        seed: Seed,
        log: &Log,
        tell: &mut impl FnMut(u32, Audience, G::Event),
    ) -> Result<Self, BadLog> {
        let game = G::initial(pack, options).map_err(|error| BadLog::new(error.to_string()))?;
        let mut again = Self::unsettled(game, seed);
        let mut mover = None;
        for entry in log.iter() {
            let number = again.version();
            let wrong = |what: &str| BadLog::new(format!("entry {number}: {what}"));
            let action = G::Action::decode(entry.code).ok_or_else(|| wrong("no action has this code"))?;
            match (next(&again.game), entry.actor) {
                (Next::Chance, Actor::Chance) => {}
                (Next::Forced(seat, forced), actor) if actor == Actor::Seat(seat) && forced == action => {}
                (Next::Ask(_), Actor::Seat(seat)) => mover = Some(seat),
                _ => return Err(wrong("somebody else was to move")),
            }
            let mut tell = |audience, event| tell(number + 1, audience, event);
            again.game.apply(entry.actor, action, &mut tell).map_err(|error| wrong(&error.to_string()))?;
            again.log.push(entry);
            if let Some(asked) = again.settled() {
                again.mark_asked(asked, mover);
            }
        }
        let asked = again.settled().ok_or_else(|| BadLog::new("the log ends before the next decision"))?;
        again.mark_asked(asked, mover);
        Ok(again)
    }

    /// The seats asked, if nothing comes before their answer.
    fn settled(&self) -> Option<Seats> {
        match next(&self.game) {
            Next::Ask(seats) => Some(seats),
            Next::Over => Some(Seats::NONE),
            Next::Chance | Next::Forced(..) => None,
        }
    }

    fn unsettled(game: G, seed: Seed) -> Self {
        Self { game, seed, log: Log::default(), asked: Seats::NONE, asked_at: [0; MAX_SEATS] }
    }

    /// Carries out a seat's action and everything that follows unasked, or refuses and changes nothing.
    pub fn submit(
        &mut self,
        seat: Seat,
        action: G::Action,
        tell: &mut impl FnMut(Audience, G::Event),
    ) -> Result<(), Rejected> {
        self.game.apply(Actor::Seat(seat), action, tell)?;
        self.log.push(Entry { actor: Actor::Seat(seat), code: action.code() });
        self.settle(Some(seat), tell);
        Ok(())
    }

    fn settle(&mut self, mover: Option<Seat>, tell: &mut impl FnMut(Audience, G::Event)) {
        let asked = loop {
            let (actor, action) = match next(&self.game) {
                Next::Chance => {
                    let Turn::Chance(draw) = self.game.turn() else { unreachable!("chance is to move") };
                    (Actor::Chance, self.game.sample(&mut Dice::keyed(&self.seed, draw)))
                }
                Next::Forced(seat, action) => (Actor::Seat(seat), action),
                Next::Ask(seats) => break seats,
                Next::Over => break Seats::NONE,
            };
            self.game.apply_unchecked(actor, action, tell);
            self.log.push(Entry { actor, code: action.code() });
        };
        self.mark_asked(asked, mover);
    }

    fn mark_asked(&mut self, asked: Seats, mover: Option<Seat>) {
        for seat in asked.iter() {
            if !self.asked.contains(seat) || mover == Some(seat) {
                self.asked_at[seat.index()] = self.version();
            }
        }
        self.asked = asked;
    }

    /// The state. Only views and events of it may leave the process.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The seed. It is a secret until the match is over.
    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// What happened so far.
    pub fn log(&self) -> &Log {
        &self.log
    }

    /// The number of entries.
    pub fn version(&self) -> u32 {
        self.log.len()
    }

    /// The seats that owe a decision.
    pub fn asked(&self) -> Seats {
        self.asked
    }

    /// The version at which the seat's present question was put. Acts of other seats in the same sealed phase do
    /// not touch it.
    pub fn asked_at(&self, seat: Seat) -> Option<u32> {
        self.asked.contains(seat).then(|| self.asked_at[seat.index()])
    }
}
