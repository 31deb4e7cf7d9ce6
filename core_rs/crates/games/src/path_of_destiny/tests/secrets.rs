//! What the stories keep secret (POD-23): faces of objectives, alliance cards, and what an imagined world makes of them.

use std::collections::BTreeSet;

use kernel::{Actor, Audience, Dice, Game as _, Seat, Seats, Viewer, rule};

use super::stage::Stage;
use super::story_props::{BLUE, L, R, StoryProps as _, VIEWERS, seat, telling};
use super::visibility::{OTHERS, alike};
use crate::cards::CardSet;
use crate::path_of_destiny::frame::Frame;
use crate::path_of_destiny::state::NONE;
use crate::path_of_destiny::vocabulary::{Colour, Story};
use crate::path_of_destiny::{Action, Event};

/// Striga; the requirement of type C asks for blue cards.
fn striga() -> Stage {
    telling(Story::Striga, |pack| {
        for (requirement, colour) in pack.requirements.iter_mut().zip(Colour::ALL) {
            requirement.colour = colour;
        }
    })
}

fn lesser_evil() -> Stage {
    telling(Story::LesserEvil, |_| {})
}

fn set(cards: &[u8]) -> CardSet {
    cards.iter().copied().collect()
}

/// The objective of type C as a viewer sees it.
fn seen(stage: &Stage, viewer: Viewer) -> Option<u8> {
    stage.game.observe(viewer).objectives[2].objective
}

/// Seat 0 fulfils the blue requirement and sees this objective.
fn peeked(objective: u8) -> Stage {
    let mut stage = striga();
    stage.timeline(0, &[BLUE, BLUE + 1, BLUE + 2]).run(&[Frame::StoryCheck]);
    assert_eq!(stage.game.node(Actor::Chance).outcome, Audience::only(Seat::new(0)));
    stage.chance(Action::DrawObjective { objective });
    stage
}

#[test]
fn an_objective_is_seen_by_those_with_a_token_and_hidden_from_all_others() {
    rule!("POD-23.2", "POD-19.5");
    let [mut one, mut other] = [peeked(6), peeked(8)];
    alike(&one, &other);
    assert_eq!(VIEWERS.map(|viewer| seen(&one, viewer)), [None, Some(6), None, None]);
    let looked = Event::ObjectiveSeen { place: 2, objective: 6 };
    assert_eq!(VIEWERS.map(|viewer| one.heard_by(viewer).contains(&&looked)), [false, true, false, false]);
    // In the next steps and chapters it stays so.
    for stage in [&mut one, &mut other] {
        stage.timeline(0, &[]).next_chapter(L);
    }
    alike(&one, &other);
    // A second player earns the look and hears of it; the third does not.
    one = one.clear_frames();
    one.timeline(1, &[BLUE, BLUE + 1, BLUE + 2, BLUE + 3]).told.clear();
    one.run(&[Frame::StoryCheck]);
    assert_eq!(VIEWERS.map(|viewer| seen(&one, viewer)), [None, Some(6), Some(6), None]);
    assert_eq!(VIEWERS.map(|viewer| one.heard_by(viewer).contains(&&looked)), [false, false, true, false]);
}

#[test]
fn players_who_look_together_see_the_same_card() {
    rule!("POD-23.2", "POD-19.6");
    let mut stage = striga();
    stage.timeline(0, &[BLUE, BLUE + 1, BLUE + 2]).timeline(2, &[BLUE + 3, BLUE + 4, BLUE + 5]);
    stage.run(&[Frame::StoryCheck]);
    let both: Seats = [0, 2].into_iter().map(Seat::new).collect();
    assert_eq!(stage.game.node(Actor::Chance).outcome, Audience::Only(both));
    stage.chance(Action::DrawObjective { objective: 7 });
    assert_eq!(VIEWERS.map(|viewer| seen(&stage, viewer)), [None, Some(7), None, Some(7)]);
}

#[test]
fn an_imagined_objective_is_any_of_its_type_unless_the_viewer_knows_it() {
    rule!("POD-23.2", "POD-23.1");
    let stage = peeked(7);
    for viewer in VIEWERS {
        let mut faces = BTreeSet::new();
        for start in 0..60 {
            let world = stage.game.reimagine(viewer, &mut Dice::stream(start));
            assert_eq!(world.observe(viewer), stage.game.observe(viewer));
            assert_eq!(world.objectives.map(|objective| objective == NONE), [true, true, false, true]);
            faces.insert(world.objectives[2]);
        }
        let expected = if viewer == seat(0) { BTreeSet::from([7]) } else { BTreeSet::from([6, 7, 8]) };
        assert_eq!(faces, expected, "{viewer:?}");
    }
    // Turned up it is known to all.
    let mut stage = stage;
    stage.run(&[Frame::TurnUpObjective { place: 2 }]);
    assert_eq!(VIEWERS.map(|viewer| seen(&stage, viewer)), [Some(7); 4]);
    for start in 0..20 {
        assert_eq!(stage.game.reimagine(seat(1), &mut Dice::stream(start)).objectives[2], 7);
    }
}

#[test]
fn at_the_end_two_objectives_are_public_and_two_are_never_shown() {
    rule!("POD-23.2", "POD-19.12");
    let mut stage = peeked(7).in_chapter(&[L, L]);
    // Main symbol Magic: B and D are turned up, A and C are not; seat 0 has seen C.
    let magic = stage.pair().iter().position(|kind| *kind == crate::path_of_destiny::vocabulary::Kind::Magic);
    stage.game.path[2] = magic.expect("Magic is active") as u8;
    stage.run(&[Frame::Ending]);
    assert_eq!(stage.game.node(Actor::Chance).outcome, Audience::Everyone, "for all to see");
    stage.settle_chance();
    for viewer in VIEWERS {
        let shown: Vec<bool> =
            stage.game.observe(viewer).objectives.iter().map(|it| it.objective.is_some()).collect();
        assert_eq!(shown, [false, true, viewer == seat(0), true]);
    }
    for viewer in OTHERS {
        let faces = |event: &&&Event| {
            matches!(event, Event::ObjectiveSeen { .. } | Event::ObjectiveTurnedUp { place: 0 | 2, .. })
        };
        assert!(!stage.heard_by(viewer).iter().any(|event| faces(&event)));
    }
}

#[test]
fn an_alliance_card_is_drawn_for_the_owners_eyes() {
    rule!("POD-23.2", "POD-20.5");
    let mut stage = lesser_evil();
    stage.run(&[Frame::Slot { seat: 0 }]).act(0, Action::TakeRow { row: 1 });
    assert_eq!(stage.game.node(Actor::Chance).outcome, Audience::only(Seat::new(0)));
    let [mut one, mut other] = [stage.clone(), stage];
    one.chance(Action::DrawAlliance { alliance: 3 });
    other.chance(Action::DrawAlliance { alliance: 12 });
    alike(&one, &other);
    let view = one.seen();
    let alliances = view.alliances.as_ref().expect("alliances");
    assert_eq!((alliances.decks, &alliances.counts[..]), ([15, 16], &[[1, 0], [0, 0], [0, 0]][..]));
}

#[test]
fn a_supported_side_is_revealed_to_all_and_the_other_stays_hidden() {
    rule!("POD-23.2", "POD-20.10");
    let ended = |hidden: u8| {
        let mut stage = lesser_evil();
        stage.game.alliances[0] = set(&[2, hidden]);
        stage.game.alliance_deck = stage.game.alliance_deck.minus(set(&[2, hidden]));
        stage.fated(L).run(&[Frame::ChapterEnds]);
        stage
    };
    let [mut one, mut other] = [ended(17), ended(25)];
    alike(&one, &other);
    for viewer in VIEWERS {
        let view = one.game.observe(viewer);
        let alliances = view.alliances.as_ref().expect("alliances");
        assert_eq!(alliances.revealed, [2]);
        assert_eq!(alliances.counts[0], [1, 1]);
    }
    // A revealed card is not imagined away, the hidden one may be any of its side.
    let mut hidden = CardSet::EMPTY;
    for start in 0..200 {
        let world = one.game.reimagine(seat(1), &mut Dice::stream(start));
        assert_eq!(world.observe(seat(1)), one.game.observe(seat(1)));
        assert!(world.alliances[0].contains(2));
        hidden = hidden.union(world.alliances[0].minus(set(&[2])));
    }
    assert_eq!(hidden, CardSet::range(16, 32));
    for stage in [&mut one, &mut other] {
        stage.act(0, Action::ApplyAlliance { alliance: 2 });
    }
    alike(&one, &other);
    assert_eq!(one.seen().alliances.as_ref().expect("alliances").discard, [2], "open discards are public");
}

#[test]
fn imagined_alliances_keep_what_the_viewer_knows_and_exchange_the_rest_within_a_side() {
    rule!("POD-23.2", "POD-23.1");
    let mut stage = lesser_evil();
    let game = &mut stage.game;
    game.alliances[..3].copy_from_slice(&[set(&[0, 20]), set(&[1, 2, 21]), CardSet::EMPTY]);
    game.face_down[..2].copy_from_slice(&[set(&[5]), set(&[6])]);
    game.alliance_discard = set(&[3, 22]);
    let elsewhere = set(&[0, 1, 2, 3, 5, 6, 20, 21, 22]);
    game.alliance_deck = game.alliance_deck.minus(elsewhere);
    stage.run(&[Frame::Slot { seat: 2 }]);
    let renfri = CardSet::range(0, 16);
    let unseen = renfri.minus(set(&[3]));
    // Seat 0 knows its own cards and the one it discarded face down; a spectator knows none of them.
    for (viewer, own) in [(seat(0), set(&[0, 5])), (Viewer::Spectator, CardSet::EMPTY)] {
        let [mut held, mut discarded, mut first] = [CardSet::EMPTY; 3];
        for start in 0..300 {
            let world = stage.game.reimagine(viewer, &mut Dice::stream(start));
            assert_eq!(world.observe(viewer), stage.game.observe(viewer));
            assert_eq!(world.alliance_discard, stage.game.alliance_discard);
            let count = |cards: CardSet| [cards.intersection(renfri).len(), cards.minus(renfri).len()];
            assert_eq!(
                world.alliances[..3].iter().map(|cards| count(*cards)).collect::<Vec<_>>(),
                [[1, 1], [2, 1], [0, 0]]
            );
            assert_eq!(
                world.face_down[..3].iter().map(|cards| count(*cards)).collect::<Vec<_>>(),
                [[1, 0], [1, 0], [0, 0]]
            );
            let places = world.alliances.iter().chain(&world.face_down).copied();
            let all = places.chain([world.alliance_deck, world.alliance_discard]);
            assert_eq!(all.clone().map(CardSet::len).sum::<usize>(), 32, "each card in one place");
            assert_eq!(all.fold(CardSet::EMPTY, CardSet::union).len(), 32);
            held = held.union(world.alliances[1].intersection(renfri));
            discarded = discarded.union(world.face_down[1]);
            first = first.union(world.alliances[0].union(world.face_down[0]).intersection(renfri));
        }
        assert_eq!((held, discarded), (unseen.minus(own), unseen.minus(own)));
        assert_eq!(first, if own.is_empty() { unseen } else { own });
    }
}

#[test]
fn cards_never_revealed_are_discarded_unseen_at_the_end() {
    rule!("POD-23.2", "POD-20.15");
    let ended = |hidden: u8| {
        let mut stage = lesser_evil().in_chapter(&[L, R]);
        stage.game.path[2] = L as u8;
        stage.game.alliances[0] = set(&[hidden]);
        stage.game.alliance_deck.remove(hidden);
        stage.run(&[Frame::Ending]);
        assert!(stage.game.is_over());
        stage
    };
    alike(&ended(18), &ended(30));
}

#[test]
fn alliance_tokens_are_public() {
    rule!("POD-20.2", "POD-23.2");
    let stage = lesser_evil();
    for viewer in VIEWERS {
        assert_eq!(stage.game.observe(viewer).tokens, [None, Some(0), Some(1), Some(2)]);
    }
    let other = telling(Story::EdgeOfTheWorld, |_| {});
    assert!(other.seen().tokens.is_empty() && other.seen().alliances.is_none());
}
