//! Who sees what of the table both games share (POD-23): hands, deck, sealed choices, and all that is public.

use std::collections::BTreeSet;

use kernel::{Dice, Game as _, Turn, Viewer, rule};

use super::stage::{CIRI, Stage, YENNEFER, effective};
use super::story_props::{CAST, StoryProps as _, VIEWERS, seat, telling};
use crate::cards::CardSet;
use crate::path_of_destiny::frame::Frame;
use crate::path_of_destiny::options::Options;
use crate::path_of_destiny::vocabulary::{Colour, Condition, Kind, Reward, Story};
use crate::path_of_destiny::{Action, Event, View};

/// Everybody but seat 0.
pub const OTHERS: [Viewer; 3] = [VIEWERS[0], VIEWERS[2], VIEWERS[3]];

/// Two tables that differ in something only seat 0 may know look and sound alike to everybody else.
pub fn alike(one: &Stage, other: &Stage) {
    assert_eq!(one.game.turn(), other.game.turn());
    assert_eq!(one.forced(), other.forced());
    for viewer in OTHERS {
        assert_eq!(one.game.observe(viewer), other.game.observe(viewer));
        assert_eq!(one.heard_by(viewer), other.heard_by(viewer));
    }
    for seat in [1, 2] {
        assert_eq!(one.menu(seat), other.menu(seat));
    }
    assert_ne!(one.game.observe(seat(0)), other.game.observe(seat(0)), "the owner sees the difference");
}

/// A view without what is the viewer's own.
fn public(mut view: View) -> View {
    view.viewer = None;
    for own in [&mut view.hand, &mut view.picks, &mut view.offer] {
        own.clear();
    }
    for objective in view.sight.objectives.iter_mut().filter(|objective| !objective.turned_up) {
        objective.objective = None;
    }
    if let Some(alliances) = &mut view.sight.alliances {
        alliances.own.clear();
        alliances.own_face_down.clear();
    }
    view
}

/// Plays a game to its end with random choices and looks at it at every step.
fn wander(stage: &mut Stage, dice: &mut Dice, mut look: impl FnMut(&Stage)) {
    loop {
        look(stage);
        match stage.game.turn() {
            Turn::Chance(_) => {
                let drawn = stage.game.sample(dice);
                stage.chance(drawn);
            }
            Turn::Decide(_) => {
                let seat = dice.pick(&stage.asked());
                let action = dice.pick(&stage.menu(seat));
                stage.act(seat, action);
            }
            Turn::Over(_) => return,
        }
    }
}

#[test]
fn at_every_step_all_see_the_same_but_for_what_is_their_own() {
    rule!("POD-23.2", "POD-23.3");
    for (number, story) in (0..).zip(Story::ALL) {
        let mut steps = BTreeSet::new();
        let mut stage = Stage::new(&Options { story, ..Options::new(3) });
        wander(&mut stage, &mut Dice::stream(number), |stage| {
            let views = VIEWERS.map(|viewer| stage.game.observe(viewer));
            steps.insert(format!("{:?}", views[0].step));
            let everyone = public(views[0].clone());
            assert_eq!(views[0], everyone, "a spectator has nothing of its own");
            for (number, view) in (0..).zip(&views[1..]) {
                assert_eq!(public(view.clone()), everyone);
                let figure = &stage.game.figures[number];
                assert_eq!(view.hand, figure.hand.iter().collect::<Vec<_>>());
                assert_eq!(
                    usize::from(view.figures[number].hand),
                    figure.hand.len(),
                    "hand sizes are public"
                );
                if let Some(alliances) = &view.alliances {
                    assert_eq!(alliances.own, stage.game.alliances[number].iter().collect::<Vec<_>>());
                }
                for (place, objective) in view.objectives.iter().enumerate() {
                    let token = objective.first.contains(&(number as u8))
                        || objective.second.contains(&(number as u8));
                    let drawn = stage.game.objectives[place] != crate::path_of_destiny::state::NONE;
                    assert_eq!(objective.objective.is_some(), drawn && (token || objective.turned_up));
                }
            }
        });
        let all = ["ChapterEnd", "Draft", "Over", "Play", "Setup"];
        assert!(all.iter().all(|step| steps.contains(*step)), "{steps:?}");
    }
}

#[test]
fn a_spectator_who_listens_knows_the_known_cards_of_every_hand() {
    rule!("POD-23.1", "POD-R67");
    let mut sizes = BTreeSet::new();
    for seed in 0..6 {
        let cast = [CIRI, YENNEFER, CAST[2]];
        let mut stage = Stage::telling(Story::EdgeOfTheWorld, 3, &cast);
        stage.game.figures.iter_mut().for_each(|figure| figure.held = 0b1111);
        let mut hands = cast.map(|character| CardSet::range(68 + 5 * character, 73 + 5 * character));
        let mut heard = 0;
        stage.run(&[Frame::Turn]);
        wander(&mut stage, &mut Dice::stream(seed), |stage| {
            let told = stage.heard_by(Viewer::Spectator);
            for event in &told[heard..] {
                match event {
                    Event::Took { figure, cards } => {
                        let new = cards.iter().copied().collect();
                        let hand = &mut hands[usize::from(*figure)];
                        *hand = hand.union(new);
                    }
                    Event::TookBack { figure, card } => hands[usize::from(*figure)].insert(*card),
                    Event::Revealed { figure, cards } | Event::Discarded { figure, cards } => {
                        let gone = cards.iter().copied().collect();
                        let hand = &mut hands[usize::from(*figure)];
                        *hand = hand.minus(gone);
                    }
                    Event::Played { figure, card } => hands[usize::from(*figure)].remove(*card),
                    Event::HandShown { figure, hand } => hands[usize::from(*figure)] = *hand,
                    Event::Drew { .. } => panic!("a spectator sees no drawn card"),
                    _ => {}
                }
            }
            heard = told.len();
            for viewer in VIEWERS {
                let figures = stage.game.observe(viewer).figures;
                for (hand, figure) in hands.iter().zip(figures) {
                    assert_eq!(figure.known, hand.iter().collect::<Vec<_>>());
                    sizes.insert(figure.hand - figure.known.len() as u8);
                }
            }
        });
    }
    assert!(sizes.len() > 2, "some hands had cards that nobody else knows: {sizes:?}");
}

#[test]
fn offered_boards_are_for_the_chooser_and_the_chosen_one_for_all() {
    rule!("POD-D2");
    let mut stage = Stage::new(&Options { first: Some(0), ..Options::new(3) });
    stage.go_on_until(|stage| matches!(stage.waiting(), Frame::OfferCharacter { .. }));
    let [mut one, mut other] = [stage.clone(), stage];
    one.chance(Action::DrawCharacter { character: 1 }).chance(Action::DrawCharacter { character: 2 });
    other.chance(Action::DrawCharacter { character: 3 }).chance(Action::DrawCharacter { character: 4 });
    alike(&one, &other);
    assert_eq!(one.seen_by(0).offer, [1, 2]);
    one.act(0, Action::KeepCharacter { character: 2 });
    for viewer in VIEWERS {
        assert_eq!(one.game.observe(viewer).figures[0].character, Some(2));
    }
}

#[test]
fn what_lies_on_the_table_is_public_in_every_step() {
    rule!("POD-23.2");
    let mut stage = telling(Story::EdgeOfTheWorld, |pack| {
        let lose = Condition::LoseOne(Kind::Fight);
        pack.cards[30] = effective(Colour::Red, &[Kind::Fight], lose, Reward::Two(Kind::Magic));
    });
    stage.timeline(1, &[30, 31]).pool(1, [1, 2, 3, 4]).hand(0, &[32]).order(&[2, 0, 1]);
    let figure = stage.game.figure_mut(1);
    (figure.experience, figure.victory, figure.held, figure.spent) = (7, 9, 0b0011, 0b1);
    figure.timeline.cards_mut()[0].cover(Kind::Fight);
    let evaluate = Frame::Evaluate { figure: 1, position: 0, waived: 0 };
    for frame in [Frame::Slot { seat: 0 }, Frame::Select, evaluate, Frame::Keep] {
        let mut stage = stage.clone();
        stage.run(&[frame]);
        for viewer in VIEWERS {
            let view = stage.game.observe(viewer);
            let figure = &view.figures[1];
            assert_eq!((figure.experience, figure.victory, figure.pool), (7, 9, [1, 2, 3, 4]));
            let timeline: Vec<_> =
                figure.timeline.iter().map(|played| (played.card, played.covered)).collect();
            assert_eq!(timeline, [(30, [0, 0, 0, 1]), (31, [0; 4])]);
            let abilities: Vec<_> = figure.abilities.iter().map(|it| (it.held, it.spent)).collect();
            assert_eq!(abilities, [(true, true), (true, false), (false, false), (false, false)]);
            assert_eq!(view.order, [2, 0, 1]);
            let rows: Vec<u8> = view.rows.iter().flatten().copied().flatten().collect();
            assert_eq!(rows, (0..8).collect::<Vec<_>>());
            assert_eq!(view.discard, stage.game.discard.iter().collect::<Vec<_>>());
            assert!(view.discard.contains(&68), "the starter cards of seat 0");
            assert_eq!(usize::from(view.deck), stage.game.deck.len(), "of the deck the size");
        }
    }
}

#[test]
fn alone_everything_of_the_automa_is_public() {
    rule!("POD-23.2");
    let mut stage = Stage::telling(Story::Striga, 1, &[CAST[0], CAST[1]]);
    stage.timeline(1, &[30, 31]).pool(1, [1, 0, 2, 0]);
    let figure = stage.game.figure_mut(1);
    (figure.experience, figure.victory) = (9, 4);
    stage.run(&[Frame::Slot { seat: 0 }]);
    for viewer in [Viewer::Spectator, seat(0)] {
        let figure = &stage.game.observe(viewer).figures[1];
        assert!(figure.automa);
        assert_eq!((figure.character, figure.hand), (Some(CAST[1]), 0));
        assert_eq!((figure.experience, figure.victory, figure.pool), (9, 4, [1, 0, 2, 0]));
        assert_eq!(figure.timeline.iter().map(|played| played.card).collect::<Vec<_>>(), [30, 31]);
    }
    for start in 0..20 {
        let world = stage.game.reimagine(Viewer::Spectator, &mut Dice::stream(start));
        assert_eq!(world.figure(1), stage.game.figure(1), "there is nothing to imagine about it");
    }
}
