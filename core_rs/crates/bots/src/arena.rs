//! Bots against bots by the thousand, over several threads. Everything follows from the seed: the same plan gives
//! the same tally for any number of threads.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use kernel::{Actor, Dice, Game, Knowledge, MAX_SEATS, Outcome, Seat, Solo, Turn};

use crate::{Bot, BotKind};

/// Games that a thread takes at a time.
const BATCH: u32 = 16;

/// Wins are counted in sixtieths, so that a first place shared by two to five seats is a whole number.
const WIN: u64 = 60;

/// What is to be played.
pub struct Plan<'a, G: Game> {
    /// The state before the first move.
    pub start: &'a G,
    /// The bots of the first game by seat; they move on by one seat from game to game.
    pub lineup: Vec<BotKind>,
    /// How many games.
    pub games: u32,
    /// Where the dice start.
    pub seed: u64,
    /// How many threads play.
    pub threads: usize,
    /// The word for what a seat played.
    pub role: fn(&G, Seat) -> Option<&str>,
}

/// Progress of a run that others may watch and stop.
#[derive(Default)]
pub struct Progress {
    /// Games finished.
    pub games: AtomicU32,
    /// Whether to stop early.
    pub stop: AtomicBool,
}

/// What came out.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    /// Games finished.
    pub games: u64,
    /// Entries: decisions and chance outcomes.
    pub entries: u64,
    /// Decisions.
    pub decisions: u64,
    wins: [u64; MAX_SEATS],
    scores: [i64; MAX_SEATS],
    bots: BTreeMap<&'static str, u64>,
    roles: BTreeMap<String, u64>,
}

impl Tally {
    fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.entries += other.entries;
        self.decisions += other.decisions;
        for seat in 0..MAX_SEATS {
            self.wins[seat] += other.wins[seat];
            self.scores[seat] += other.scores[seat];
        }
        for (bot, wins) in &other.bots {
            *self.bots.entry(bot).or_default() += wins;
        }
        for (role, wins) in &other.roles {
            *self.roles.entry(role.clone()).or_default() += wins;
        }
    }

    /// Wins of a seat; a shared first place counts in parts.
    pub fn wins(&self, seat: usize) -> f64 {
        share(self.wins[seat])
    }

    /// Mean final score of a seat.
    #[allow(clippy::cast_precision_loss)] // sums of scores are far below 2^52
    pub fn mean_score(&self, seat: usize) -> f64 {
        if self.games == 0 { 0.0 } else { self.scores[seat] as f64 / self.games as f64 }
    }

    /// Wins by bot.
    pub fn wins_by_bot(&self) -> impl Iterator<Item = (&str, f64)> {
        self.bots.iter().map(|(bot, wins)| (*bot, share(*wins)))
    }

    /// Wins by role.
    pub fn wins_by_role(&self) -> impl Iterator<Item = (&str, f64)> {
        self.roles.iter().map(|(role, wins)| (role.as_str(), share(*wins)))
    }
}

#[allow(clippy::cast_precision_loss)] // wins are far below 2^52
fn share(wins: u64) -> f64 {
    wins as f64 / WIN as f64
}

/// Plays the plan.
pub fn run<G: Game>(plan: &Plan<'_, G>, progress: &Progress) -> Tally {
    let next = AtomicU32::new(0);
    let total = Mutex::new(Tally::default());
    std::thread::scope(|scope| {
        for _ in 0..plan.threads.max(1) {
            scope.spawn(|| {
                let mut tally = Tally::default();
                loop {
                    let first = next.fetch_add(BATCH, Ordering::Relaxed);
                    if first >= plan.games || progress.stop.load(Ordering::Relaxed) {
                        break;
                    }
                    for game in first..plan.games.min(first + BATCH) {
                        play(plan, game, &mut tally);
                        progress.games.fetch_add(1, Ordering::Relaxed);
                    }
                }
                total.lock().expect("no thread panics while it adds").add(&tally);
            });
        }
    });
    total.into_inner().expect("no thread panics while it adds")
}

/// One game. Chance and each seat have dice of their own, made from the seed and the game's number.
fn play<G: Game>(plan: &Plan<'_, G>, number: u32, tally: &mut Tally) {
    let source = |index: u64| Dice::stream_of(plan.seed, u64::from(number) * 8 + index);
    let mut chance = source(0);
    let mut minds: [Dice; MAX_SEATS] = std::array::from_fn(|seat| source(1 + seat as u64));
    let mut game = plan.start.clone();
    let bot = |seat: Seat| plan.lineup[(seat.index() + number as usize) % plan.lineup.len()];
    let outcome = loop {
        let (actor, action) = match game.turn() {
            Turn::Over(outcome) => break outcome,
            Turn::Chance(_) => (Actor::Chance, game.sample(&mut chance)),
            Turn::Decide(seats) => {
                let seat = seats.iter().next().expect("somebody is asked");
                tally.decisions += 1;
                let action = bot(seat).choose(&Knowledge::of(&game, seat), &mut minds[seat.index()]);
                (Actor::Seat(seat), action)
            }
        };
        game.apply_unchecked(actor, action, &mut |_, _| {});
        tally.entries += 1;
    };
    tally.games += 1;
    for (seat, won) in winners(&outcome, game.seats()) {
        tally.scores[seat.index()] += i64::from(outcome.scores[seat.index()]);
        tally.wins[seat.index()] += won;
        *tally.bots.entry(bot(seat).name()).or_default() += won;
        if let Some(role) = (plan.role)(&game, seat) {
            *tally.roles.entry(role.to_string()).or_default() += won;
        }
    }
}

/// Each seat with its share of the win. Alone, the game's own rule says who won.
fn winners(outcome: &Outcome, seats: usize) -> impl Iterator<Item = (Seat, u64)> {
    let first: u64 = outcome.places[..seats].iter().map(|place| u64::from(*place == 1)).sum();
    let share = match outcome.solo {
        Some(Solo::Lost) => 0,
        _ => WIN / first.max(1),
    };
    (0..seats as u8)
        .map(Seat::new)
        .map(move |seat| (seat, if outcome.places[seat.index()] == 1 { share } else { 0 }))
}
