//! What holds in every game (POD-28), checked after every entry of random games of all kinds.

use std::cell::Cell;
use std::collections::BTreeSet;

use kernel::{Actor, Dice, Game, Seat, Turn, rule};

use super::stage::edited;
use crate::cards::CardSet;
use crate::path_of_destiny::content::embedded;
use crate::path_of_destiny::event::Event;
use crate::path_of_destiny::frame::Frame;
use crate::path_of_destiny::options::{Difficulty, Options};
use crate::path_of_destiny::pack::{MAIN_CARDS, Pack, STARTERS};
use crate::path_of_destiny::state::NONE;
use crate::path_of_destiny::vocabulary::{Kind, Story};
use crate::path_of_destiny::{Action, PathOfDestiny};

/// Games of each kind; there are twenty-two kinds.
const GAMES: u64 = 14;

/// One entry of a game: what it was, what it led from and to, and what was told.
struct Step<'a> {
    before: &'a PathOfDestiny,
    after: &'a PathOfDestiny,
    action: Action,
    told: &'a [Event],
}

type Policy = fn(&[Action], &mut Dice) -> Action;

fn at_random(menu: &[Action], dice: &mut Dice) -> Action {
    dice.pick(menu)
}

/// At random, but no ability is used.
fn quietly(menu: &[Action], dice: &mut Dice) -> Action {
    if menu.contains(&Action::Pass) { Action::Pass } else { dice.pick(menu) }
}

/// Every story for every number of players, alone on the easiest and the hardest level; learning for one and five.
fn kinds_of_game() -> Vec<Options> {
    let mut kinds = Vec::new();
    for story in Story::ALL {
        kinds.extend((2..=5).map(|players| Options { story, ..Options::new(players) }));
        let levels = [Difficulty::StoryOnly, Difficulty::DeathMarch];
        kinds.extend(levels.map(|difficulty| Options { story, difficulty, ..Options::new(1) }));
    }
    kinds.extend([1, 2, 3, 5].map(|players| Options { learning: true, ..Options::new(players) }));
    kinds
}

/// Plays games of all kinds and shows every entry of each to a new watcher.
fn watch<W: FnMut(Step<'_>)>(pack: &'static Pack, policy: Policy, mut watcher: impl FnMut() -> W) {
    for (kind, options) in (0..).zip(kinds_of_game()) {
        for number in 0..GAMES {
            let mut dice = Dice::stream_of(kind, number);
            let mut watch = watcher();
            let mut game = PathOfDestiny::initial(pack, &options).expect("sound options");
            loop {
                let actor = match game.turn() {
                    Turn::Over(_) => break,
                    Turn::Chance(_) => Actor::Chance,
                    Turn::Decide(seats) => Actor::Seat(dice.pick(&seats.iter().collect::<Vec<Seat>>())),
                };
                let action = match actor {
                    Actor::Chance => game.sample(&mut dice),
                    Actor::Seat(_) => policy(&game.menu(actor), &mut dice),
                };
                let before = game.clone();
                let mut told = Vec::new();
                game.apply(actor, action, &mut |_, event| told.push(event)).expect("a legal action");
                watch(Step { before: &before, after: &game, action, told: &told });
            }
        }
    }
}

fn laid_out(game: &PathOfDestiny) -> bool {
    game.order[0] != NONE
}

#[test]
fn action_cards_are_conserved() {
    rule!("POD-28.1");
    watch(embedded(), at_random, || {
        |step: Step<'_>| {
            let game = step.after;
            let sets = [game.deck, game.discard, game.transit].into_iter();
            let mut cards: Vec<u8> =
                sets.chain(game.figures.iter().map(|figure| figure.hand)).flat_map(CardSet::iter).collect();
            cards.extend(game.rows.iter().flatten().filter(|card| **card != NONE));
            let timelines = game.figures.iter().flat_map(|figure| figure.timeline.cards());
            cards.extend(timelines.map(|played| played.card));
            let expected = MAIN_CARDS + if laid_out(game) { STARTERS * usize::from(game.players) } else { 0 };
            assert_eq!(cards.len(), expected, "after {:?}", step.action);
            assert_eq!(cards.into_iter().collect::<BTreeSet<u8>>().len(), expected, "each card once");
            let selecting = game.frames.top() == Some(&Frame::Select);
            for figure in game.figures.iter().filter(|_| selecting) {
                let mut picks = figure.picks.into_iter().filter(|card| *card != NONE);
                assert!(picks.all(|card| figure.hand.contains(card)), "selections are hand cards");
            }
        }
    });
}

/// Turns of the chapter that are over, when the table is between two turns or at the end of a chapter.
fn turns_over(game: &PathOfDestiny) -> Option<u8> {
    match game.frames.top()? {
        Frame::Refill if laid_out(game) => Some(game.turn),
        Frame::Keep | Frame::Over => Some(3),
        _ => None,
    }
}

#[test]
fn without_abilities_and_bonuses_hands_stay_at_five_and_timelines_grow_by_two() {
    rule!("POD-28.2", "POD-28.3");
    let pack = edited(|pack| {
        for outcome in pack.stories.iter_mut().flat_map(|book| &mut book.outcomes) {
            outcome.bonuses = [None; 2];
        }
    });
    let checked = [const { Cell::new(0) }; 4];
    watch(pack, quietly, || {
        |step: Step<'_>| {
            let game = step.after;
            let Some(turns) = turns_over(game) else { return };
            checked[usize::from(turns)].update(|count| count + 1);
            for seat in 0..game.players {
                let figure = game.figure(seat);
                assert_eq!(figure.hand.len(), 5, "seat {seat} after {:?}", step.action);
                let kept = game.chapter;
                assert_eq!(figure.timeline.len(), kept + 2 * turns, "seat {seat} after {:?}", step.action);
            }
        }
    });
    assert!(checked.iter().all(|count| count.get() > 100), "{checked:?}");
}

#[test]
fn every_chapter_places_or_sets_aside_its_three_tokens() {
    rule!("POD-28.4");
    watch(embedded(), at_random, || {
        let mut tokens = Vec::new();
        let mut chapters = 0;
        move |step: Step<'_>| {
            for event in step.told {
                match event {
                    Event::DestinyPlaced { token, .. } => tokens.push(*token),
                    Event::MainSymbol { .. } => {
                        assert_eq!(tokens, [1, 2, 3]);
                        tokens.clear();
                        chapters += 1;
                    }
                    _ => {}
                }
            }
            if step.after.frames.top() == Some(&Frame::Over) {
                assert_eq!((chapters, tokens.len()), (3, 0));
            }
        }
    });
}

#[test]
fn points_stay_in_their_bounds_and_abilities_never_lock() {
    rule!("POD-28.5", "POD-28.6");
    let losses = Cell::new(0);
    watch(embedded(), at_random, || {
        |step: Step<'_>| {
            for number in 0..step.after.ring() {
                let (before, after) = (step.before.figure(number), step.after.figure(number));
                assert!(after.experience <= if step.after.is_automa(number) { 28 } else { 40 });
                assert!(after.victory >= before.victory, "figure {number} after {:?}", step.action);
                assert_eq!(before.held & !after.held, 0, "figure {number} lost an ability");
                assert_eq!(before.spent & !after.spent, 0, "figure {number} has a spent ability back");
                assert_eq!(after.spent & !after.held, 0, "only what is held can be spent");
                if after.experience < before.experience {
                    assert_eq!(step.after.story, Story::LesserEvil);
                    losses.update(|count| count + 1);
                }
            }
        }
    });
    assert!(losses.get() > 50, "{losses:?}");
}

#[test]
fn the_initiative_track_holds_every_figure_once() {
    rule!("POD-28.7");
    watch(embedded(), at_random, || {
        |step: Step<'_>| {
            let game = step.after;
            if laid_out(game) {
                let mut order = game.order[..usize::from(game.ring())].to_vec();
                order.sort_unstable();
                assert!(order.into_iter().eq(0..game.ring()), "{:?}", game.order);
            }
        }
    });
}

#[test]
fn a_game_has_nine_turns() {
    rule!("POD-28.8");
    watch(embedded(), at_random, || {
        let mut turns = Vec::new();
        move |step: Step<'_>| {
            turns.extend(step.told.iter().filter_map(|event| match event {
                Event::TurnBegan { chapter, turn } => Some((*chapter, *turn)),
                _ => None,
            }));
            if step.after.frames.top() == Some(&Frame::Over) {
                let all = (1..=3).flat_map(|chapter| (1..=3).map(move |turn| (chapter, turn)));
                assert!(turns.iter().copied().eq(all), "{turns:?}");
            }
        }
    });
}

#[test]
fn no_more_is_covered_than_is_printed_and_only_in_timelines() {
    rule!("POD-28.9");
    let covered = Cell::new(0);
    watch(embedded(), at_random, || {
        |step: Step<'_>| {
            let game = step.after;
            for (old, figure) in step.before.figures.iter().zip(&game.figures) {
                for played in figure.timeline.cards() {
                    let printed = game.card(played.card).symbols;
                    let lost = Kind::ALL.map(|kind| played.covered(kind));
                    assert!(lost.iter().zip(printed).all(|(lost, printed)| *lost <= printed));
                    covered.update(|count| count + u32::from(lost.iter().sum::<u8>()));
                    // A card that comes into a timeline brings no lost-symbol token from where it was.
                    if old.timeline.cards().iter().all(|other| other.card != played.card) {
                        assert_eq!(lost, [0; 4], "card {} after {:?}", played.card, step.action);
                    }
                }
            }
        }
    });
    assert!(covered.get() > 0);
}
