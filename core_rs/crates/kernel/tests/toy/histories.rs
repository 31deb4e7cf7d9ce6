//! All histories of a tiny game, grouped by what a viewer was told, against the worlds the viewer imagines.
//!
//! A group holds every state that fits all the viewer was told from the first entry on. Its successors are made
//! from every outcome and every choice in every one of its states, so each group is complete. Where the rules
//! of knowledge forgot nothing, the imagined worlds are exactly the group. Where something was forgotten, as is
//! written in `deck`, `knowledge` and `rules`, they are the group and more, but nothing that the viewer could refute
//! by looking.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use kernel::laws::Lawful;
use kernel::{Actor, Dice, Game, MAX_SEATS, Seat, Seats, Turn, Viewer};

use crate::cards::{Pack, TINY};
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
            follower.forgetful = group.forgetful || heard.iter().any(|event| forgets(state, viewer, *event));
            follower.states.insert(hash(&after), after);
        }
    }
    groups
}

/// Whether the viewer's knowledge becomes less than a perfect memory would keep.
fn forgets(before: &Toy, viewer: Viewer, event: Event) -> bool {
    let deck = |seat: Seat| &before.player(seat).deck;
    match event {
        // Which cards were in hands when the deck was new.
        Event::Reshuffled { owner } => owner.is_none(),
        // What was known of the hand, or of the pair that is no longer on top.
        Event::PutBack { seat, .. } => {
            !before.known[row(viewer)][seat.index()].part(false).is_empty() || deck(seat).mixes(viewer)
        }
        // The one card that was known of the two.
        Event::Arranged { seat, owner, .. } => {
            let known = deck(owner).slots().take(2).filter(|slot| slot.seen.includes(viewer)).count();
            !viewer.is(seat) && known == 1 && deck(owner).size() > 1
        }
        // The pair of which one went to the hand.
        Event::Took { seat, .. } => !viewer.is(seat) && deck(seat).mixes(viewer),
        _ => false,
    }
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
    let mut missing: Set<()> = truths.keys().map(|key| (*key, ())).collect();
    for round in 0.. {
        if missing.is_empty() && round > 2 * truths.len() + 4 {
            break;
        }
        assert!(
            round < 2_000 + 200 * truths.len(),
            "{viewer:?} never imagines {:?}",
            truths.get(missing.keys().next().unwrap())
        );
        let world = states[round % states.len()].reimagine(viewer, dice);
        let key = hash(&*world);
        if missing.remove(&key).is_some() || truths.contains_key(&key) {
            continue;
        }
        assert!(group.forgetful, "{viewer:?} imagines what cannot be: {world:?}\nbut {states:?}");
        assert_eq!(told(&world, viewer), account, "{viewer:?} could tell");
        let mut imagined = world.components();
        imagined.sort_unstable();
        assert_eq!(imagined, components, "{viewer:?} imagines cards that do not exist");
    }
}

/// Walks through the groups of a viewer entry by entry, through all of them or through so many at each entry, and
/// compares each. Returns how many were exact and how many forgetful.
fn walk(pack: &'static Pack, options: &Options, viewer: Viewer, most: usize) -> [usize; 2] {
    let mut dice = Dice::stream(most as u64);
    let start = Toy::initial(pack, options).unwrap();
    let mut layer = vec![Group { states: [(hash(&start), start)].into(), forgetful: false }];
    let mut compared = [0, 0];
    while !layer.is_empty() {
        if layer.len() > most {
            dice.shuffle(&mut layer);
            layer.truncate(most);
        }
        for group in &layer {
            compare(group, viewer, &mut dice);
            compared[usize::from(group.forgetful)] += 1;
        }
        layer = layer.iter().flat_map(|group| successors(group, viewer).into_values()).collect();
    }
    compared
}

#[test]
fn every_history_of_a_tiny_game() {
    let options = Options { seats: 2, rounds: 1 };
    for viewer in viewers(2) {
        let c = walk(&TINY, &options, viewer, usize::MAX);
        println!("{viewer:?} {c:?}");
    }
}

#[test]
fn some_histories_of_longer_games() {
    for (seats, rounds) in [(2, 3), (3, 2), (4, 1)] {
        for viewer in viewers(seats) {
            let c = walk(&TINY, &Options { seats, rounds }, viewer, 300);
            println!("{seats} {viewer:?} {c:?}");
        }
    }
}

fn viewers(seats: usize) -> impl Iterator<Item = Viewer> {
    Seats::first(seats).iter().map(Viewer::Seat).chain([Viewer::Spectator])
}
