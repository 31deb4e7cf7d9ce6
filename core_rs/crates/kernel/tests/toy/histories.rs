//! All histories of a tiny game, grouped by what a viewer was told, against the worlds the viewer imagines.
//!
//! A group holds every state that fits all the viewer was told from the first entry on. Its successors are made
//! from every outcome and every choice in every one of its states, so each group is complete. Where the rules
//! of knowledge forgot nothing, the imagined worlds are exactly the group. Where something was forgotten, as is
//! written in `deck`, `knowledge` and `rules`, they are the group and more, but nothing that the viewer could refute
//! by looking.

use std::collections::{BTreeMap, BTreeSet};
use std::hash::{DefaultHasher, Hash, Hasher};

use kernel::laws::Lawful;
use kernel::{Actor, Dice, Game, MAX_SEATS, Seat, Seats, Turn, Viewer};

use crate::cards::{MINUTE, Pack, TINY};
use crate::deck::row;
use crate::knowledge::View;
use crate::state::{Options, Toy};
use crate::words::{Action, Event};

/// Things by their hashes: ordered, and the same in every run.
type Set<T> = BTreeMap<u64, T>;

fn hash(thing: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    thing.hash(&mut hasher);
    hasher.finish()
}

/// All states that fit what a viewer was told, and whether its knowledge has forgotten anything of it.
#[derive(Clone, Default)]
struct Group {
    states: Set<Toy>,
    forgetful: bool,
}

impl Group {
    fn key(&self) -> u64 {
        hash(&(self.states.keys().collect::<Vec<_>>(), self.forgetful))
    }
}

/// What a viewer is told of a position, events aside: its view, the seats that are asked, its menu, the scores.
fn told(game: &Toy, viewer: Viewer) -> (View, Seats, Vec<Action>, Option<[i16; MAX_SEATS]>) {
    let (asked, scores) = match game.turn() {
        Turn::Chance(_) => (Seats::NONE, None),
        Turn::Decide(seats) => (seats, None),
        Turn::Over(outcome) => (Seats::NONE, Some(outcome.scores)),
    };
    let menu = match viewer {
        Viewer::Seat(seat) => game.menu(Actor::Seat(seat)),
        Viewer::Spectator => Vec::new(),
    };
    (game.observe(viewer), asked, menu, scores)
}

/// The groups that can follow a group, one entry later. Of several seats that choose at once the first goes first:
/// that sealed choices commute is another law's business.
fn successors(group: &Group, viewer: Viewer) -> Set<Group> {
    let mut groups: Set<Group> = Set::new();
    for state in group.states.values() {
        let actor = match state.turn() {
            Turn::Chance(_) => Actor::Chance,
            Turn::Decide(seats) => Actor::Seat(seats.iter().next().expect("somebody is asked")),
            Turn::Over(_) => continue,
        };
        for action in state.menu(actor) {
            let mut after = state.clone();
            let mut heard = Vec::new();
            after.apply_unchecked(actor, action, &mut |audience, event| {
                if audience.includes(viewer) {
                    heard.push(event);
                }
            });
            let mine = matches!(actor, Actor::Seat(seat) if viewer.is(seat)).then_some(action);
            let follower = groups.entry(hash(&(&heard, mine, told(&after, viewer)))).or_default();
            follower.forgetful = group.forgetful || forgets(state, viewer, &heard);
            follower.states.insert(hash(&after), after);
        }
    }
    groups
}

/// Whether the viewer's knowledge became less than a perfect memory would keep.
fn forgets(before: &Toy, viewer: Viewer, heard: &[Event]) -> bool {
    let deck = |seat: Seat| &before.player(seat).deck;
    let known_of_two =
        |seat: Seat| deck(seat).slots().take(2).filter(|slot| slot.seen.includes(viewer)).count();
    let arranged = |deck: Seat| {
        let by_another = |event: &Event| matches!(event, Event::Arranged { seat, owner, .. } if *owner == deck && !viewer.is(*seat));
        heard.iter().any(by_another)
    };
    heard.iter().any(|event| match *event {
        // Which cards were in hands when the deck was new.
        Event::Reshuffled { owner } => owner.is_none(),
        // What was known of the hand, or of the pair that is no longer on top.
        Event::PutBack { seat, .. } => {
            !before.known[row(viewer)][seat.index()].part(false).is_empty() || deck(seat).mixes(viewer)
        }
        // The one card that was known of the two.
        Event::Arranged { owner, .. } => {
            arranged(owner) && known_of_two(owner) == 1 && deck(owner).size() > 1
        }
        // The pair of which one went to the hand.
        Event::Took { seat, .. } => {
            let pair = deck(seat).mixes(viewer) || arranged(seat) && known_of_two(seat) == 2;
            pair && !viewer.is(seat)
        }
        _ => false,
    })
}

/// Compares a group with what the viewer imagines.
fn compare(group: &Group, viewer: Viewer, dice: &mut Dice) {
    let truths: Set<Toy> = group
        .states
        .values()
        .map(|state| {
            let mut state = state.clone();
            state.forget_private_knowledge(viewer);
            (hash(&state), state)
        })
        .collect();
    let states: Vec<&Toy> = group.states.values().collect();
    let account = told(states[0], viewer);
    let mut components = states[0].components();
    components.sort_unstable();
    let mut missing: BTreeSet<u64> = truths.keys().copied().collect();
    for round in 0.. {
        if missing.is_empty() && round > 2 * truths.len() + 4 {
            break;
        }
        assert!(
            round < 2_000 + 200 * truths.len(),
            "{viewer:?} never imagines {:?}",
            missing.first().map(|key| &truths[key])
        );
        let world = states[round % states.len()].reimagine(viewer, dice);
        let key = hash(&*world);
        if missing.remove(&key) || truths.contains_key(&key) {
            continue;
        }
        assert!(group.forgetful, "{viewer:?} imagines what cannot be: {world:?}");
        assert_eq!(told(&world, viewer), account, "{viewer:?} could tell");
        let mut imagined = world.components();
        imagined.sort_unstable();
        assert_eq!(imagined, components, "{viewer:?} imagines cards that do not exist");
    }
}

/// What was compared.
#[derive(Default, Debug)]
struct Tally {
    /// Groups that were exactly what is imagined.
    exact: usize,
    /// Groups of which something was forgotten.
    forgetful: usize,
    /// The most states in an exact group.
    largest: usize,
}

/// Walks through the groups of a viewer entry by entry and compares each. Where they are too many, half of those
/// that go on are exact ones, if there are.
fn walk(pack: &'static Pack, options: &Options, viewer: Viewer, most: usize) -> Tally {
    let mut dice = Dice::stream(7);
    let start = Toy::initial(pack, options).unwrap();
    let mut layer = vec![Group { states: [(hash(&start), start)].into(), forgetful: false }];
    let mut tally = Tally::default();
    while !layer.is_empty() {
        if layer.len() > most {
            dice.shuffle(&mut layer);
            let mut places = [most / 2; 2];
            layer.retain(|group| {
                let left = &mut places[usize::from(group.forgetful)];
                let kept = *left > 0;
                *left -= usize::from(kept);
                kept
            });
        }
        for group in &layer {
            compare(group, viewer, &mut dice);
            if group.forgetful {
                tally.forgetful += 1;
            } else {
                tally.exact += 1;
                tally.largest = tally.largest.max(group.states.len());
            }
        }
        // Groups of the same states have the same future, whatever was told before.
        let next: Set<Group> = layer
            .iter()
            .flat_map(|group| successors(group, viewer).into_values())
            .map(|group| (group.key(), group))
            .collect();
        layer = next.into_values().collect();
    }
    tally
}

fn seat(number: u8) -> Viewer {
    Viewer::Seat(Seat::new(number))
}

/// All histories of one round with the smallest pack.
fn every_history(viewer: Viewer, largest: usize) {
    let tally = walk(&MINUTE, &Options { seats: 2, rounds: 1 }, viewer, usize::MAX);
    assert!(tally.exact > 20_000 && tally.forgetful > 10_000 && tally.largest == largest, "{tally:?}");
}

#[test]
fn every_history_for_the_first_seat() {
    every_history(seat(0), 9);
}

#[test]
fn every_history_for_the_second_seat() {
    every_history(seat(1), 10);
}

#[test]
fn every_history_for_the_spectator() {
    every_history(Viewer::Spectator, 152);
}

/// Longer games: own decks run out, pairs are arranged twice, seats know what others do not.
fn some_histories(seats: usize, rounds: u8) {
    for viewer in [seat(0), seat(1), Viewer::Spectator] {
        let tally = walk(&TINY, &Options { seats, rounds }, viewer, 60);
        assert!(tally.exact > 300 && tally.forgetful > 300, "{tally:?}");
    }
}

#[test]
fn some_histories_of_three_rounds() {
    some_histories(2, 3);
}

#[test]
fn some_histories_with_three_seats() {
    some_histories(3, 2);
}

#[test]
fn some_histories_with_four_seats() {
    some_histories(4, 1);
}
