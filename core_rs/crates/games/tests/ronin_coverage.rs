//! Ten thousand games of Ronin at random, of every kind: each ends with a valid outcome, and together they use
//! everything there is.

use std::collections::{BTreeMap, BTreeSet};

use games::ronin::action::OF_PATH_OF_DESTINY;
use games::ronin::event::Reason;
use games::ronin::options::{Automas, BoardSide, Options, Season};
use games::ronin::pack::{Board, CARDS, CHAPTER_CARDS, CHARACTERS, LAST_SPACE};
use games::ronin::{Action, Event, Ronin, content};
use kernel::action::ARGUMENT_BITS;
use kernel::{Action as _, Actor, Dice, Game, Outcome, Seat, Solo, Turn, Viewer};

const GAMES: u64 = 10_400;
const THREADS: u64 = 2;

/// Every kind of game.
fn variants() -> Vec<Options> {
    let mut variants = Vec::new();
    for side in [BoardSide::A, BoardSide::B] {
        for players in 1..=5 {
            let automas: &[Automas] =
                if players < 3 { &[Automas::Choose, Automas::Random] } else { &[Automas::Random] };
            let seasons: &[Season] = if players == 1 {
                &[Season::Summer, Season::Autumn, Season::Winter]
            } else {
                &[Season::Autumn]
            };
            for (automas, season) in
                automas.iter().flat_map(|one| seasons.iter().map(move |two| (*one, *two)))
            {
                variants.push(Options { side, season, automas, ..Options::new(players) });
            }
        }
    }
    variants
}

/// A side of a board: side A, or side B of a board from 0 on.
type Face = Option<u8>;

/// What was used.
#[derive(Default)]
struct Used {
    games: u64,
    longest: usize,
    verbs: BTreeMap<u8, u64>,
    cards: BTreeSet<u8>,
    chapters: BTreeSet<u8>,
    /// Character and ability.
    abilities: BTreeSet<(u8, u8)>,
    /// Board, space, alternative.
    bonuses: BTreeSet<(Face, u8, u8)>,
}

impl Used {
    fn join(mut self, other: Self) -> Self {
        self.games += other.games;
        self.longest = self.longest.max(other.longest);
        other.verbs.into_iter().for_each(|(verb, times)| *self.verbs.entry(verb).or_default() += times);
        self.cards.extend(other.cards);
        self.chapters.extend(other.chapters);
        self.abilities.extend(other.abilities);
        self.bonuses.extend(other.bonuses);
        self
    }
}

fn face(face: Face) -> &'static Board {
    let pack = content::embedded();
    face.map_or(&pack.side_a, |board| &pack.side_b[usize::from(board)])
}

/// One game at random; what it used is added.
fn play(options: &Options, seed: u64, used: &mut Used) -> (Ronin, Outcome) {
    let mut game = Ronin::initial(content::embedded(), options).expect("the options are sound");
    let mut dice = Dice::stream(seed);
    let mut boards: [Face; 5] = [None; 5];
    // The space whose bonus is being paid.
    let mut paying: Option<(Face, u8)> = None;
    for length in 0.. {
        assert!(length <= Ronin::LONGEST, "game {seed} of {options:?} does not end");
        let actor = match game.turn() {
            Turn::Over(outcome) => {
                used.longest = used.longest.max(length);
                return (game, outcome);
            }
            Turn::Chance(_) => Actor::Chance,
            Turn::Decide(seats) => Actor::Seat(dice.pick(&seats.iter().collect::<Vec<Seat>>())),
        };
        let action = match actor {
            Actor::Chance => game.sample(&mut dice),
            Actor::Seat(_) => dice.pick(&game.menu(actor)),
        };
        *used.verbs.entry((action.code() >> ARGUMENT_BITS) as u8).or_default() += 1;
        match action {
            Action::DrawChapter { chapter } => {
                used.chapters.insert(chapter);
            }
            Action::TakeBonus { alternative } => {
                let (board, space) = paying.expect("a bonus is taken where a marker came");
                used.bonuses.insert((board, space, alternative));
            }
            _ => {}
        }
        let note = &mut |event: Event| match event {
            Event::Played { card, .. } => used.cards.extend([card]),
            Event::Revealed { cards, .. } => used.cards.extend(cards),
            Event::AbilityUsed { character, ability, .. } => used.abilities.extend([(character, ability)]),
            Event::BoardPlaced { track, board } => boards[usize::from(track)] = Some(board),
            Event::TrackMoved { track, space } => paying = Some((boards[usize::from(track)], space)),
            Event::TurnBegan { .. } | Event::ChapterBegan { .. } => paying = None,
            Event::Experience { reason: Reason::Bonus, .. }
            | Event::Victory { reason: Reason::Bonus, .. }
            | Event::AbilityCardTaken { .. }
            | Event::AbilityRestored { .. }
            | Event::Gained { .. } => {
                // Where there is no alternative, what is paid shows that the bonus was taken.
                if let Some((board, space)) = paying
                    && face(board).spaces[usize::from(space)][1].is_none()
                {
                    used.bonuses.insert((board, space, 0));
                }
            }
            _ => {}
        };
        game.apply(actor, action, &mut |_, event| note(event)).expect("a legal action");
    }
    unreachable!("a game ends or is too long")
}

/// Places are those of the scores, every player has another, and a lone player wins with 35 points.
fn check_outcome(options: &Options, game: &Ronin, outcome: &Outcome) {
    let players = usize::from(options.players);
    let view = game.observe(Viewer::Spectator);
    let mut by_place: Vec<usize> = (0..players).collect();
    by_place.sort_by_key(|seat| outcome.places[*seat]);
    assert!(by_place.iter().map(|seat| outcome.places[*seat]).eq(1..=options.players), "{outcome:?}");
    let standing = |seat: &usize| {
        let initiative = view.order.iter().position(|figure| usize::from(*figure) == *seat);
        (std::cmp::Reverse(outcome.scores[*seat]), initiative)
    };
    assert!(by_place.is_sorted_by_key(standing), "{outcome:?}");
    for seat in 0..players {
        assert_eq!(outcome.scores[seat], view.figures[seat].victory.cast_signed());
    }
    assert!(outcome.places[players..].iter().all(|place| *place == 0));
    let solo = if outcome.scores[0] >= 35 { Solo::Won } else { Solo::Lost };
    assert_eq!(outcome.solo, (players == 1).then_some(solo));
    assert_eq!((view.chapter, view.turn), (3, 3));
}

fn play_share(share: u64) -> Used {
    let variants = variants();
    let mut used = Used::default();
    for seed in (share..GAMES).step_by(THREADS as usize) {
        // Both threads play every kind.
        let options = &variants[(seed / THREADS) as usize % variants.len()];
        let (game, outcome) = play(options, seed, &mut used);
        check_outcome(options, &game, &outcome);
        used.games += 1;
    }
    used
}

#[test]
fn random_games_end_and_use_everything() {
    let used = std::thread::scope(|scope| {
        let shares: Vec<_> = (0..THREADS).map(|share| scope.spawn(move || play_share(share))).collect();
        let shares = shares.into_iter().map(|share| share.join().expect("no game fails"));
        shares.fold(Used::default(), Used::join)
    });
    println!("{} games, the longest with {} entries", used.games, used.longest);
    assert_eq!(used.games, GAMES);
    assert!(used.cards.iter().copied().eq(0..CARDS as u8), "cards played: {:?}", used.cards);
    assert!(used.chapters.iter().copied().eq(0..CHAPTER_CARDS as u8));
    let abilities =
        (0..CHARACTERS as u8).flat_map(|character| (0..4).map(move |ability| (character, ability)));
    assert!(used.abilities.iter().copied().eq(abilities), "abilities used: {:?}", used.abilities);
    let verbs: Vec<u8> = used.verbs.keys().copied().collect();
    let mut known = Action::verbs().to_vec();
    known.retain(|verb| !OF_PATH_OF_DESTINY.contains(verb));
    assert_eq!(verbs, known, "verbs used: {:?}", used.verbs);
    for board in [None, Some(0), Some(1), Some(2), Some(3), Some(4)] {
        for space in 0..=LAST_SPACE as u8 {
            let alternatives = face(board).spaces[usize::from(space)].iter().flatten().count() as u8;
            for alternative in 0..alternatives {
                let bonus = (board, space, alternative);
                assert!(used.bonuses.contains(&bonus), "{bonus:?} was never taken");
            }
        }
    }
}
