//! The state: plain data of a fixed size, and a stack of frames that says what is going on.

use kernel::{Actor, Audience, BadOptions, Draw, Frames, MAX_SEATS, Menu, Node, Outcome, Seat, Seats, Turn};

use crate::cards::{Card, Counts, Pack};
use crate::deck::{Deck, ROWS};

/// The most seats of this game.
pub const SEATS: usize = 4;

/// What can be chosen before a game.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// Seats, from 2 to 4.
    pub seats: usize,
    /// Rounds, from 1 to 3.
    pub rounds: u8,
}

/// What a seat has before it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    /// Its hand: shared cards and cards of its own.
    pub hand: Counts,
    /// Its deck.
    pub deck: Deck,
    /// Its own cards that were played; public.
    pub discard: Counts,
    /// Points from the die.
    pub points: u8,
    /// Clashes won.
    pub tricks: u8,
}

/// The game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Toy {
    pub(crate) pack: &'static Pack,
    pub(crate) seats: u8,
    pub(crate) rounds: u8,
    /// What is going on, the innermost last. Empty when the game is over.
    pub(crate) frames: Frames<Frame, 2>,
    /// The shared deck: an order that does not exist cannot leak.
    pub(crate) deck: Counts,
    /// Shared cards that were played.
    pub(crate) discard: Counts,
    /// Shared cards revealed on the way to another: no longer in the deck, not yet in the discard pile.
    pub(crate) transit: Counts,
    /// The card that was played last.
    pub(crate) trail: Option<Card>,
    pub(crate) players: [Player; SEATS],
    /// `known[row][seat]`: of at least so many cards of each kind in the seat's hand this viewer knows. A seat's
    /// knowledge of its own hand is not kept here: it sees it. What a seat knows of another's hand is the secret
    /// of these two; what the spectators know, everyone knows.
    pub(crate) known: [[Counts; SEATS]; ROWS],
    /// How often each source of chance was drawn from.
    pub(crate) draws: [u16; SOURCES],
}

/// Sources of chance: the shared deck, each seat's deck, the die, and the hand that pulls a card out of a hand.
const SOURCES: usize = SEATS + 3;
const DIE: usize = SEATS + 1;
const GRAB: usize = SEATS + 2;

/// One thing that is going on. The top frame owns who decides, what they may do and what follows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Frame {
    /// The deal; so many cards have been dealt.
    Deal { dealt: u8 },
    /// A turn and what comes next in it.
    Turn { round: u8, seat: Seat, step: Step },
    /// A seat draws from the shared deck or from its own.
    Draw { seat: Seat, own: bool },
    /// A seat chooses its action.
    Choose { seat: Seat },
    /// A seat chooses which card goes back on its deck.
    PutBack { seat: Seat },
    /// A seat looks at the top of a deck.
    Look { seat: Seat, owner: Seat },
    /// A seat arranges the top of a deck.
    Arrange { seat: Seat, owner: Seat },
    /// Shared cards are revealed until one has the suit.
    Seek { seat: Seat, suit: u8 },
    /// A seat loses a random card.
    Rob { victim: Seat },
    /// The die is thrown for the first or the second time.
    Roll { seat: Seat, again: bool },
    /// A seat may keep what the die shows or throw again.
    Keep { seat: Seat, pips: u8 },
    /// The top of a deck is shown to all.
    TurnUp { owner: Seat },
    /// A seat plays on the trail or stops.
    Follow { seat: Seat },
    /// All seats with a hand choose at once, unseen by each other, each in a slot of its own.
    Clash { picks: [Pick; SEATS] },
}

/// The steps of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    DrawShared,
    DrawOwn,
    Choose,
    Follow,
    End,
}

/// How far a seat is with its sealed choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pick {
    /// It has no cards and takes no part.
    Out,
    /// It owes both steps.
    Nothing,
    /// It has picked a card.
    Card(Card),
    /// It has picked a card, and whether two copies of it are shown.
    Done(Card, bool),
}

impl Pick {
    /// The steps taken, which everyone may know.
    pub fn steps(self) -> u8 {
        match self {
            Self::Out | Self::Nothing => 0,
            Self::Card(_) => 1,
            Self::Done(..) => 2,
        }
    }
}

impl Toy {
    /// The state before the deal.
    pub(crate) fn start(pack: &'static Pack, options: &Options) -> Result<Self, BadOptions> {
        if !(2..=SEATS).contains(&options.seats) {
            return Err(BadOptions::new("seats", format!("from 2 to {SEATS}, not {}", options.seats)));
        }
        if !(1..=3).contains(&options.rounds) {
            return Err(BadOptions::new("rounds", format!("from 1 to 3, not {}", options.rounds)));
        }
        let players = std::array::from_fn(|seat| Player {
            hand: Counts::NONE,
            deck: Deck::new(if seat < options.seats { pack.own } else { Counts::NONE }),
            discard: Counts::NONE,
            points: 0,
            tricks: 0,
        });
        Ok(Self {
            pack,
            seats: options.seats as u8,
            rounds: options.rounds,
            frames: Frames::new(Frame::Deal { dealt: 0 }),
            deck: pack.shared,
            discard: Counts::NONE,
            transit: Counts::NONE,
            trail: None,
            players,
            known: [[Counts::NONE; SEATS]; ROWS],
            draws: [0; SOURCES],
        })
    }

    /// The seats in use.
    pub(crate) fn table(&self) -> impl Iterator<Item = Seat> + use<> {
        Seats::first(usize::from(self.seats)).iter()
    }

    /// What a seat has before it.
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// What a seat has before it, to be changed.
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The frame that decides what happens now.
    pub(crate) fn now(&self) -> Option<Frame> {
        self.frames.top().copied()
    }

    /// Puts this frame in the place of the top one.
    pub(crate) fn replace_top(&mut self, frame: Frame) {
        self.frames.pop();
        self.frames.push(frame);
    }

    /// The source of chance for the present frame, if chance is to move.
    fn source(&self) -> Option<usize> {
        Some(match self.now()? {
            Frame::Draw { own: false, .. } | Frame::Seek { .. } => 0,
            Frame::Draw { seat: owner, own: true } | Frame::Look { owner, .. } | Frame::TurnUp { owner } => {
                1 + owner.index()
            }
            Frame::Roll { .. } => DIE,
            Frame::Rob { .. } => GRAB,
            _ => return None,
        })
    }

    /// Notes that chance has been drawn from once more.
    pub(crate) fn count_draw(&mut self) {
        let source = self.source().expect("chance is to move");
        self.draws[source] += 1;
    }

    /// The cards of which chance draws one in the present frame.
    pub(crate) fn urn(&self) -> Counts {
        match self.now() {
            Some(Frame::Draw { own: false, .. } | Frame::Seek { .. }) => self.deck,
            Some(
                Frame::Draw { seat: owner, own: true } | Frame::Look { owner, .. } | Frame::TurnUp { owner },
            ) => self.player(owner).deck.rest,
            Some(Frame::Rob { victim }) => self.player(victim).hand,
            _ => Counts::NONE,
        }
    }

    pub(crate) fn whose_turn(&self) -> Turn {
        if let Some(source) = self.source() {
            return Turn::Chance(Draw { source: source as u8, count: u32::from(self.draws[source]) });
        }
        match self.now() {
            Some(
                Frame::Choose { seat }
                | Frame::PutBack { seat }
                | Frame::Arrange { seat, .. }
                | Frame::Keep { seat, .. }
                | Frame::Follow { seat },
            ) => Turn::Decide(Seats::only(seat)),
            Some(Frame::Clash { picks }) => {
                let owes = |seat: &Seat| matches!(picks[seat.index()], Pick::Nothing | Pick::Card(_));
                Turn::Decide(self.table().filter(owes).collect())
            }
            None => Turn::Over(self.outcome()),
            frame => unreachable!("{frame:?} never waits"),
        }
    }

    /// Who learns what is chosen or drawn, and whether everyone can know the menu.
    pub(crate) fn question(&self, actor: Actor) -> Node {
        let (outcome, menu) = match self.now() {
            // What a hand or a choice hides: the seat alone learns it.
            Some(Frame::Draw { seat, .. } | Frame::Look { seat, .. } | Frame::PutBack { seat }) => {
                (Audience::only(seat), Menu::Closed)
            }
            // Everyone knows how many cards lie there, and so what can be done with them.
            Some(Frame::Arrange { seat, .. }) => (Audience::only(seat), Menu::Open),
            Some(Frame::Clash { .. }) => match actor {
                Actor::Seat(seat) => (Audience::only(seat), Menu::Closed),
                Actor::Chance => unreachable!("seats are to move"),
            },
            // Everyone sees what is done, but what could have been done depends on a hand.
            Some(Frame::Follow { .. } | Frame::Rob { .. }) => (Audience::Everyone, Menu::Closed),
            _ => (Audience::Everyone, Menu::Open),
        };
        Node { outcome, menu }
    }

    /// A seat's score: cards in hand, points, and two for each clash.
    pub(crate) fn score(&self, seat: Seat) -> i16 {
        let player = self.player(seat);
        i16::from(player.hand.total()) + i16::from(player.points) + 2 * i16::from(player.tricks)
    }

    fn outcome(&self) -> Outcome {
        let mut outcome = Outcome { places: [0; MAX_SEATS], scores: [0; MAX_SEATS], solo: None };
        for seat in self.table() {
            let better = self.table().filter(|other| self.score(*other) > self.score(seat)).count();
            outcome.places[seat.index()] = 1 + better as u8;
            outcome.scores[seat.index()] = self.score(seat);
        }
        outcome
    }
}
