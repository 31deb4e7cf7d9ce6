//! A match: a game played by the rules of the service. Chance comes from keyed dice, publicly forced moves play
//! themselves, and every step stands in the log.

use crate::action::Action as _;
use crate::dice::{Dice, Seed};
use crate::game::{BadOptions, Game};
use crate::log::{BadLog, Entry, Log};
use crate::replay::Replay;
use crate::seat::{MAX_SEATS, Seat, Seats};
use crate::turn::{Actor, Menu, Outcome, Rejected, Solo, Turn};
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
    /// For each seat that was given up: the how many-eth it was.
    resigned: [u8; MAX_SEATS],
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
        let mut replay = Replay::new(pack, options, seed)?;
        log.iter().try_for_each(|entry| replay.follow(entry, tell))?;
        replay.finish()
    }

    pub(crate) fn unsettled(game: G, seed: Seed) -> Self {
        Self {
            game,
            seed,
            log: Log::default(),
            asked: Seats::NONE,
            asked_at: [0; MAX_SEATS],
            resigned: [0; MAX_SEATS],
        }
    }

    /// Carries out a seat's action and everything that follows unasked, or refuses and changes nothing.
    pub fn submit(
        &mut self,
        seat: Seat,
        action: G::Action,
        tell: &mut impl FnMut(Audience, G::Event),
    ) -> Result<(), Rejected> {
        if self.is_over() {
            return Err(Rejected::GameOver);
        }
        self.game.apply(Actor::Seat(seat), action, tell)?;
        self.log.push(Entry::Move { actor: Actor::Seat(seat), code: action.code() });
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
            self.log.push(Entry::Move { actor, code: action.code() });
        };
        self.mark_asked(asked, mover);
    }

    /// Gives a seat up. Somebody else may go on acting for it, but it is placed last; when no more than one seat
    /// is left (alone: none), the match is over.
    pub fn resign(&mut self, seat: Seat) -> Result<(), Rejected> {
        if self.is_over() {
            return Err(Rejected::GameOver);
        }
        if seat.index() >= self.game.seats() || self.resigned().contains(seat) {
            return Err(Rejected::NotYourTurn);
        }
        self.mark_resigned(seat);
        Ok(())
    }

    pub(crate) fn mark_resigned(&mut self, seat: Seat) {
        self.resigned[seat.index()] = self.resigned().len() as u8 + 1;
        self.log.push(Entry::Resigned(seat));
        if self.is_conceded() {
            self.asked = Seats::NONE;
        }
    }

    pub(crate) fn advance(
        &mut self,
        actor: Actor,
        action: G::Action,
        tell: &mut impl FnMut(Audience, G::Event),
    ) -> Result<(), Rejected> {
        self.game.apply(actor, action, tell)?;
        self.log.push(Entry::Move { actor, code: action.code() });
        Ok(())
    }

    pub(crate) fn mark_asked(&mut self, asked: Seats, mover: Option<Seat>) {
        for seat in asked.iter() {
            if !self.asked.contains(seat) || mover == Some(seat) {
                self.asked_at[seat.index()] = self.version();
            }
        }
        self.asked = asked;
    }

    /// The seats that were given up.
    pub fn resigned(&self) -> Seats {
        Seats::first(MAX_SEATS).iter().filter(|seat| self.resigned[seat.index()] > 0).collect()
    }

    /// Whether too few seats are left to go on.
    fn is_conceded(&self) -> bool {
        let (seats, resigned) = (self.game.seats(), self.resigned().len());
        resigned > 0 && seats - resigned <= usize::from(seats > 1)
    }

    /// Whether nothing more can happen.
    pub fn is_over(&self) -> bool {
        self.is_conceded() || matches!(self.game.turn(), Turn::Over(_))
    }

    /// How it ended. Seats that were given up come last, the first to go at the very end.
    pub fn outcome(&self) -> Option<Outcome> {
        let seats = self.game.seats();
        let mut outcome = match self.game.turn() {
            Turn::Over(outcome) => outcome,
            _ if self.is_conceded() => Outcome {
                places: std::array::from_fn(|seat| u8::from(seat < seats)),
                scores: [0; MAX_SEATS],
                solo: (seats == 1).then_some(Solo::Lost),
            },
            _ => return None,
        };
        let played = outcome.places;
        let rank = |seat: usize| match self.resigned[seat] {
            0 => played[seat],
            order => u8::MAX - order,
        };
        for seat in 0..seats {
            let better = (0..seats).filter(|other| rank(*other) < rank(seat)).count();
            outcome.places[seat] = better as u8 + 1;
        }
        if seats == 1 && !self.resigned().is_empty() {
            outcome.solo = Some(Solo::Lost);
        }
        Some(outcome)
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
