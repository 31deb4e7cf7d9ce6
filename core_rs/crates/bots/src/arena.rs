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

/// Somebody who hears all that is told in the games and counts what it is there to count. Each thread has its own;
/// in the end they are put together, in any order.
pub trait Witness<G: Game>: Clone + Send + Sync {
    /// Whether it listens at all; what nobody hears costs nothing.
    const LISTENS: bool = true;
    /// Hears of an event. The game is as the entry that told it left it.
    fn hear(&mut self, game: &G, event: &G::Event);
    /// Adds what another has counted.
    fn add(&mut self, other: &Self);
}

/// Nobody.
impl<G: Game> Witness<G> for () {
    const LISTENS: bool = false;
    fn hear(&mut self, _: &G, _: &G::Event) {}
    fn add(&mut self, (): &Self) {}
}

/// How a seat, a bot or a role has done.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Standing {
    /// Games it took part in; a bot on two seats takes part twice.
    pub games: u64,
    /// Sum of the final scores.
    pub scores: i64,
    /// Sum of their squares.
    pub squares: i64,
    wins: u64,
}

impl Standing {
    fn add(&mut self, other: Self) {
        self.games += other.games;
        self.scores += other.scores;
        self.squares += other.squares;
        self.wins += other.wins;
    }

    /// Games won; a shared first place counts in parts.
    #[allow(clippy::cast_precision_loss)] // wins are far below 2^52
    pub fn wins(&self) -> f64 {
        self.wins as f64 / WIN as f64
    }

    /// Mean final score.
    #[allow(clippy::cast_precision_loss)] // sums of scores are far below 2^52
    pub fn mean_score(&self) -> f64 {
        if self.games == 0 { 0.0 } else { self.scores as f64 / self.games as f64 }
    }
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
    /// By seat.
    pub seats: [Standing; MAX_SEATS],
    /// By the name of the bot.
    pub bots: BTreeMap<&'static str, Standing>,
    /// By role.
    pub roles: BTreeMap<String, Standing>,
}

impl Tally {
    fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.entries += other.entries;
        self.decisions += other.decisions;
        for (seat, more) in self.seats.iter_mut().zip(other.seats) {
            seat.add(more);
        }
        for (bot, standing) in &other.bots {
            self.bots.entry(bot).or_default().add(*standing);
        }
        for (role, standing) in &other.roles {
            self.roles.entry(role.clone()).or_default().add(*standing);
        }
    }
}

/// Plays the plan with nobody listening.
pub fn run<G: Game>(plan: &Plan<'_, G>, progress: &Progress) -> Tally {
    attended(plan, progress, &()).0
}

/// Plays the plan before a witness, who is given as it is before the first game.
pub fn attended<G: Game, W: Witness<G>>(plan: &Plan<'_, G>, progress: &Progress, witness: &W) -> (Tally, W) {
    let next = AtomicU32::new(0);
    let total = Mutex::new((Tally::default(), witness.clone()));
    std::thread::scope(|scope| {
        for _ in 0..plan.threads.max(1) {
            scope.spawn(|| {
                let mut tally = Tally::default();
                let mut witness = witness.clone();
                loop {
                    let first = next.fetch_add(BATCH, Ordering::Relaxed);
                    if first >= plan.games || progress.stop.load(Ordering::Relaxed) {
                        break;
                    }
                    for game in first..plan.games.min(first + BATCH) {
                        play(plan, game, &mut tally, &mut witness);
                        progress.games.fetch_add(1, Ordering::Relaxed);
                    }
                }
                let mut total = total.lock().expect("no thread panics while it adds");
                total.0.add(&tally);
                total.1.add(&witness);
            });
        }
    });
    total.into_inner().expect("no thread panics while it adds")
}

/// One game. Chance and each seat have dice of their own, made from the seed and the game's number.
fn play<G: Game, W: Witness<G>>(plan: &Plan<'_, G>, number: u32, tally: &mut Tally, witness: &mut W) {
    let source = |index: u64| Dice::stream_of(plan.seed, u64::from(number) * 8 + index);
    let mut chance = source(0);
    let mut minds: [Dice; MAX_SEATS] = std::array::from_fn(|seat| source(1 + seat as u64));
    let mut game = plan.start.clone();
    let mut heard = Vec::new();
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
        game.apply_unchecked(actor, action, &mut |_, event| {
            if W::LISTENS {
                heard.push(event);
            }
        });
        heard.drain(..).for_each(|event| witness.hear(&game, &event));
        tally.entries += 1;
    };
    tally.games += 1;
    for (seat, wins) in winners(&outcome, game.seats()) {
        let score = i64::from(outcome.scores[seat.index()]);
        let standing = Standing { games: 1, scores: score, squares: score * score, wins };
        tally.seats[seat.index()].add(standing);
        tally.bots.entry(bot(seat).name()).or_default().add(standing);
        if let Some(role) = (plan.role)(&game, seat) {
            tally.roles.entry(role.to_string()).or_default().add(standing);
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

#[cfg(test)]
mod tests {
    use games::presentation::Presented;
    use games::ronin::{Event, Options, Ronin};

    use super::*;

    /// Counts the turns that begin and the games that end.
    #[derive(Clone, PartialEq, Eq, Default, Debug)]
    struct Clock {
        turns: u32,
        ends: u32,
    }

    impl Witness<Ronin> for Clock {
        fn hear(&mut self, game: &Ronin, event: &Event) {
            self.turns += u32::from(matches!(event, Event::TurnBegan { .. }));
            if *event == Event::Over {
                assert!(matches!(game.turn(), Turn::Over(_)), "the entry that told it is applied");
                self.ends += 1;
            }
        }

        fn add(&mut self, other: &Self) {
            self.turns += other.turns;
            self.ends += other.ends;
        }
    }

    fn plan(start: &Ronin, threads: usize) -> Plan<'_, Ronin> {
        Plan { start, lineup: vec![BotKind::Random], games: 50, seed: 3, threads, role: Ronin::role }
    }

    #[test]
    fn a_witness_hears_every_game_and_changes_nothing() {
        let start = Ronin::initial(Ronin::embedded(), &Options::new(3)).expect("defaults are fine");
        let (tally, clock) = attended(&plan(&start, 2), &Progress::default(), &Clock::default());
        assert_eq!(clock, Clock { turns: 50 * 9, ends: 50 });
        assert_eq!(tally, run(&plan(&start, 1), &Progress::default()));
    }

    #[test]
    fn standings_agree_with_each_other() {
        let start = Ronin::initial(Ronin::embedded(), &Options::new(4)).expect("defaults are fine");
        let tally = run(&plan(&start, 1), &Progress::default());
        let total = |standings: Vec<Standing>| {
            standings.into_iter().fold(Standing::default(), |mut sum, standing| {
                sum.add(standing);
                sum
            })
        };
        let seats = total(tally.seats.to_vec());
        assert_eq!((seats.games, seats.wins), (4 * 50, 50 * WIN));
        assert_eq!(seats, total(tally.roles.values().copied().collect()));
        assert_eq!(seats, tally.bots["random"]);
        assert!(seats.scores > 0 && seats.squares * 200 > seats.scores * seats.scores, "scores differ");
    }
}
