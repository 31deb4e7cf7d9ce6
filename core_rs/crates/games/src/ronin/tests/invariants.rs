//! What holds in every game (RON-26), checked after every entry of random games of all kinds.

use std::cell::Cell;
use std::collections::BTreeSet;

use kernel::{Actor, Dice, Game, Seat, Turn, rule};

use crate::cards::CardSet;
use crate::ronin::action::Action;
use crate::ronin::content;
use crate::ronin::event::{Event, Reason};
use crate::ronin::frame::Frame;
use crate::ronin::options::{BoardSide, Options, Season};
use crate::ronin::pack::{LAST_SPACE, MAIN_CARDS, STARTERS};
use crate::ronin::state::{NONE, Ronin};
use crate::ronin::vocabulary::{Bonus, Kind, Side};

/// Games of each kind; there are twelve kinds.
const GAMES: u64 = 25;

/// One entry of a game: what it was, what it led from and to, and what was told.
struct Step<'a> {
    before: &'a Ronin,
    after: &'a Ronin,
    action: Action,
    told: &'a [Event],
}

type Policy = fn(&Ronin, &[Action], &mut Dice) -> Action;

fn at_random(_: &Ronin, menu: &[Action], dice: &mut Dice) -> Action {
    dice.pick(menu)
}

/// At random, but no ability is used and no card drawn as a bonus.
fn quietly(game: &Ronin, menu: &[Action], dice: &mut Dice) -> Action {
    if menu.contains(&Action::Pass) {
        return Action::Pass;
    }
    if let Some(Frame::Bonus { track, space, .. }) = game.frames.top() {
        let spaces = game.board(*track).spaces[usize::from(*space)];
        let alternative = u8::from(matches!(spaces[0], Some(Bonus::Draw(_))));
        return Action::TakeBonus { alternative };
    }
    dice.pick(menu)
}

fn kinds_of_game() -> Vec<Options> {
    let mut kinds = Vec::new();
    for side in [BoardSide::A, BoardSide::B] {
        kinds.extend((2..=5).map(|players| Options { side, ..Options::new(players) }));
        let seasons = [Season::Summer, Season::Winter];
        kinds.extend(seasons.map(|season| Options { side, season, ..Options::new(1) }));
    }
    kinds
}

/// Plays games of all kinds and shows every entry of each to a new watcher.
fn watch<W: FnMut(Step<'_>)>(policy: Policy, mut watcher: impl FnMut() -> W) {
    for (kind, options) in (0..).zip(kinds_of_game()) {
        for number in 0..GAMES {
            let mut dice = Dice::stream_of(kind, number);
            let mut watch = watcher();
            let mut game = Ronin::initial(content::embedded(), &options).expect("sound options");
            loop {
                let actor = match game.turn() {
                    Turn::Over(_) => break,
                    Turn::Chance(_) => Actor::Chance,
                    Turn::Decide(seats) => Actor::Seat(dice.pick(&seats.iter().collect::<Vec<Seat>>())),
                };
                let action = match actor {
                    Actor::Chance => game.sample(&mut dice),
                    Actor::Seat(_) => policy(&game, &game.menu(actor), &mut dice),
                };
                let before = game.clone();
                let mut told = Vec::new();
                game.apply(actor, action, &mut |_, event| told.push(event)).expect("a legal action");
                watch(Step { before: &before, after: &game, action, told: &told });
            }
        }
    }
}

fn laid_out(game: &Ronin) -> bool {
    game.order[0] != NONE
}

fn humans(game: &Ronin) -> std::ops::Range<u8> {
    0..game.players
}

#[test]
fn action_cards_are_conserved() {
    rule!("RON-26.1");
    watch(at_random, || {
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
                let picks = figure.picks.into_iter().filter(|card| *card != NONE);
                assert!(
                    picks.into_iter().all(|card| figure.hand.contains(card)),
                    "selections are hand cards"
                );
            }
        }
    });
}

/// Turns of the chapter that are over, when the table is between two turns or in a tea ceremony.
fn turns_over(game: &Ronin) -> Option<u8> {
    match game.frames.top()? {
        Frame::Refill if laid_out(game) => Some(game.turn),
        Frame::Keep | Frame::Over => Some(3),
        Frame::Bonus { .. } | Frame::Mix { .. }
            if game.frames.as_slice().iter().any(|frame| matches!(frame, Frame::Tea { .. }))
                && !game.frames.as_slice().contains(&Frame::PlayEnds) =>
        {
            Some(game.turn + 1)
        }
        _ => None,
    }
}

#[test]
fn without_abilities_hands_stay_at_five_and_timelines_grow_by_two() {
    rule!("RON-26.2", "RON-26.3");
    let checked = [const { Cell::new(0) }; 4];
    watch(quietly, || {
        |step: Step<'_>| {
            let game = step.after;
            let Some(turns) = turns_over(game) else { return };
            checked[usize::from(turns)].update(|count| count + 1);
            for seat in humans(game) {
                let figure = game.figure(seat);
                assert_eq!(figure.hand.len(), 5, "seat {seat} after {:?}", step.action);
                let kept = game.chapter;
                assert_eq!(figure.timeline.len(), kept + 2 * turns, "seat {seat} after {:?}", step.action);
            }
            for automa in game.players..game.ring() {
                assert_eq!(game.figure(automa).timeline.len(), 2 * turns);
            }
        }
    });
    assert!(checked.iter().all(|count| count.get() > 100), "{checked:?}");
}

#[test]
fn tracks_rise_space_by_space_and_each_space_pays_once() {
    rule!("RON-26.4");
    watch(at_random, || {
        let mut reached = BTreeSet::new();
        let mut asked = BTreeSet::new();
        // Bonuses paid to each figure since a marker moved last.
        let mut paid = [0; 5];
        move |step: Step<'_>| {
            for track in 0..5 {
                assert!(step.after.tracks[track] >= step.before.tracks[track]);
                assert!(usize::from(step.after.tracks[track]) <= LAST_SPACE);
            }
            if let Some(Frame::Bonus { seat, track, space }) = step.before.frames.top() {
                assert!(asked.insert((*seat, *track, *space)), "seat {seat} is asked twice");
                assert_eq!(step.before.tracks[usize::from(*track)], *space);
            }
            for event in step.told {
                match event {
                    Event::TrackMoved { track, space } => {
                        assert!(reached.insert((*track, *space)), "track {track} reaches {space} twice");
                        paid = [0; 5];
                    }
                    Event::Experience { figure, reason: Reason::Bonus, .. }
                    | Event::Victory { figure, reason: Reason::Bonus, .. }
                    | Event::AbilityCardTaken { figure, .. }
                    | Event::AbilityRestored { figure, .. } => {
                        paid[usize::from(*figure)] += 1;
                        assert!(paid[usize::from(*figure)] <= 1, "{event:?} is a second bonus of one space");
                    }
                    _ => {}
                }
            }
        }
    });
}

#[test]
fn points_never_fall_and_abilities_never_lock() {
    rule!("RON-26.5", "RON-26.6");
    watch(at_random, || {
        |step: Step<'_>| {
            for figure in 0..5 {
                let (before, after) = (step.before.figure(figure), step.after.figure(figure));
                assert!(after.experience <= 40);
                assert!(after.experience >= before.experience && after.victory >= before.victory);
                assert_eq!(before.held & !after.held, 0, "figure {figure} lost an ability");
                assert_eq!(after.spent & !after.held, 0, "only what is held can be spent");
            }
        }
    });
}

#[test]
fn a_chapter_pays_at_least_as_much_experience_as_victory_points() {
    rule!("RON-26.12");
    let chapters = Cell::new(0);
    watch(at_random, || {
        |step: Step<'_>| {
            let mut experience = [0; 5];
            for event in step.told {
                match event {
                    Event::Experience { figure, amount, total, reason: Reason::Chapter } => {
                        experience[usize::from(*figure)] = if *total == 40 { u8::MAX } else { *amount };
                    }
                    Event::Victory { figure, amount, reason: Reason::Chapter, .. } => {
                        let full = step.before.figure(*figure).experience == 40;
                        assert!(full || *amount <= experience[usize::from(*figure)], "{event:?}");
                        chapters.update(|count| count + 1);
                    }
                    _ => {}
                }
            }
        }
    });
    assert!(chapters.get() > 500);
}

#[test]
fn the_initiative_track_holds_every_figure_once() {
    rule!("RON-26.7");
    watch(at_random, || {
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

/// Uncovered icons of a figure that point to a side.
fn icons(game: &Ronin, figure: u8, side: Side) -> usize {
    let cards = game.figure(figure).timeline.cards().iter();
    cards.filter(|played| !played.cup_covered && game.card(played.card).cup == Some(side)).count()
}

#[test]
fn after_a_tea_ceremony_no_pair_is_left() {
    rule!("RON-26.8");
    let (checked, waiting) = (Cell::new(0), Cell::new(0));
    watch(at_random, || {
        |step: Step<'_>| {
            let game = step.after;
            // In the first turn of a chapter kept icons are uncovered again; before Keep they already are.
            let after_tea = match game.frames.top() {
                Some(Frame::Refill) => laid_out(game) && game.turn > 0,
                Some(Frame::Over) => true,
                _ => false,
            };
            for track in (0..game.ring()).filter(|track| after_tea && game.has_track(*track)) {
                let [one, other] = game.partners(track);
                let pair = [icons(game, one, Side::Left), icons(game, other, Side::Right)];
                assert!(pair.contains(&0), "track {track} after {:?}", step.action);
                checked.update(|count| count + 1);
                waiting.update(|count| count + pair[0] + pair[1]);
            }
        }
    });
    assert!(checked.get() > 1000 && waiting.get() > 100, "{checked:?} tracks, {waiting:?} icons left alone");
}

#[test]
fn no_more_is_covered_than_is_printed() {
    rule!("RON-26.9");
    let covered = Cell::new(0);
    watch(at_random, || {
        |step: Step<'_>| {
            let game = step.after;
            for (number, figure) in game.figures.iter().enumerate() {
                for played in figure.timeline.cards() {
                    let card = game.card(played.card);
                    for kind in Kind::ALL {
                        assert!(played.covered(kind) <= card.symbols[kind as usize], "figure {number}");
                        covered.update(|count| count + u32::from(played.covered(kind)));
                    }
                    assert!(!played.cup_covered || card.cup.is_some());
                }
            }
            // A card that comes into a timeline brings no lost-symbol token from where it was.
            for event in step.told {
                if let Event::Played { figure, card } = event {
                    let cards = game.figure(*figure).timeline.cards();
                    let played = cards.iter().find(|played| played.card == *card);
                    assert!(played.is_none_or(|played| !played.cup_covered));
                }
            }
        }
    });
    assert!(covered.get() > 0);
}

#[test]
fn a_game_has_nine_turns_and_one_chapter_card() {
    rule!("RON-26.11", "RON-19.5");
    watch(at_random, || {
        let (mut turns, mut cards) = (Vec::new(), 0);
        move |step: Step<'_>| {
            cards += usize::from(matches!(step.action, Action::DrawChapter { .. }));
            assert_eq!(cards, 1);
            for event in step.told {
                if let Event::TurnBegan { chapter, turn } = event {
                    turns.push((*chapter, *turn));
                }
                if let Event::ChapterBegan { chapter, active } = event {
                    let card = &step.after.pack().chapters[usize::from(step.after.chapter_card)];
                    assert_eq!(*active, card.pairs[usize::from(*chapter) - 1]);
                }
            }
            if step.after.frames.top() == Some(&Frame::Over) {
                let all = (1..=3).flat_map(|chapter| (1..=3).map(move |turn| (chapter, turn)));
                assert!(turns.iter().copied().eq(all), "{turns:?}");
            }
        }
    });
}
