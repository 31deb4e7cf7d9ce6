//! Striga: requirement cards and who may look at an objective (POD-19.1 to POD-19.11, POD-19.20).

use kernel::{Game as _, rule};

use super::stage::{Stage, coloured};
use super::story_props::{BLUE, CAST, GREEN, L, RED, StoryProps as _, VIEWERS, YELLOW, telling};
use crate::path_of_destiny::content::embedded;
use crate::path_of_destiny::frame::Frame;
use crate::path_of_destiny::options::Options;
use crate::path_of_destiny::vocabulary::{Colour, Kind, Story};
use crate::path_of_destiny::{Action, Event};

/// A card that is both red and green.
const RED_GREEN: u8 = 19;

/// Three players; the requirements of types A, B, C, D ask for red, green, blue, yellow cards.
fn table() -> Stage {
    telling(Story::Striga, |pack| {
        pack.cards[usize::from(RED_GREEN)] = coloured(&[Colour::Red, Colour::Green]);
        for (requirement, colour) in pack.requirements.iter_mut().zip(Colour::ALL) {
            requirement.colour = colour;
        }
    })
}

/// So many cards from a number on.
fn some(first: u8, count: u8) -> Vec<u8> {
    (first..first + count).collect()
}

/// The check after the Play step; chance decides for the first objective where one is drawn.
fn check(stage: &mut Stage) -> &mut Stage {
    stage.run(&[Frame::StoryCheck]).settle_chance()
}

/// Players with a token on the left and on the right side of a requirement.
fn tokens(stage: &Stage, place: usize) -> (Vec<u8>, Vec<u8>) {
    let seen = stage.seen().objectives[place].clone();
    (seen.first, seen.second)
}

/// The objective of a place as each seat sees it.
fn looks(stage: &Stage, place: usize) -> [Option<u8>; 3] {
    [0, 1, 2].map(|seat| stage.seen_by(seat).objectives[place].objective)
}

#[test]
fn each_type_has_an_objective_face_down_and_a_requirement_face_up() {
    rule!("POD-19.1", "POD-19.3");
    let options =
        Options { story: Story::Striga, characters: CAST.to_vec(), first: Some(0), ..Options::new(3) };
    let mut stage = Stage::new(&options);
    stage.go_on_until(|stage| matches!(stage.waiting(), Frame::DrawRequirement { .. }));
    let mut left: Vec<u8> = (0..4).collect();
    for requirement in [2, 0, 3, 1] {
        assert!(stage.seen().objectives.is_empty(), "shown when all four lie there");
        let free: Vec<Action> =
            left.iter().map(|requirement| Action::DrawRequirement { requirement: *requirement }).collect();
        assert_eq!(stage.chances(), free);
        stage.chance(Action::DrawRequirement { requirement });
        left.retain(|other| *other != requirement);
    }
    for viewer in VIEWERS {
        let seen = stage.game.observe(viewer).sight.objectives;
        assert_eq!(seen.iter().map(|it| it.requirement).collect::<Vec<_>>(), [2, 0, 3, 1]);
        assert!(seen.iter().all(|it| it.objective.is_none() && !it.turned_up));
        assert!(seen.iter().all(|it| it.first.is_empty() && it.second.is_empty()));
    }
    // Three objectives of each type, A first.
    for place in 0..4 {
        let mut stage = table();
        stage.run(&[Frame::Look { place, seats: 1 }]);
        let three: Vec<Action> =
            (3 * place..3 * place + 3).map(|objective| Action::DrawObjective { objective }).collect();
        assert_eq!(stage.chances(), three);
    }
}

#[test]
fn the_four_requirements_ask_for_different_colours() {
    rule!("POD-19.4");
    let colours: std::collections::BTreeSet<Colour> =
        embedded().requirements.iter().map(|requirement| requirement.colour).collect();
    assert_eq!(colours.len(), 4);
}

#[test]
fn three_cards_of_the_colour_pay_one_experience_a_left_token_and_a_look() {
    rule!("POD-19.4", "POD-19.5", "POD-19.10");
    let mut stage = table();
    stage.timeline(0, &[BLUE, RED, BLUE + 1, GREEN, BLUE + 2]).timeline(1, &some(BLUE + 3, 2));
    stage.run(&[Frame::StoryCheck]);
    assert_eq!(stage.asked(), [0; 0], "nobody is asked");
    stage.chance(Action::DrawObjective { objective: 7 });
    assert!(stage.public_events().contains(&&Event::RequirementMet { figure: 0, place: 2, stage: 1 }));
    assert_eq!(stage.experiences(), [1, 0, 0]);
    assert_eq!(tokens(&stage, 2), (vec![0], vec![]));
    assert_eq!(looks(&stage, 2), [Some(7), None, None]);
    assert!([0, 1, 3].iter().all(|place| tokens(&stage, *place) == (vec![], vec![])));
}

#[test]
fn all_who_fulfil_it_in_the_same_check_get_the_first_stage() {
    rule!("POD-19.6", "POD-19.20");
    let mut stage = table();
    stage.timeline(0, &some(GREEN, 3)).timeline(2, &some(GREEN + 3, 5));
    check(stage.order(&[2, 1, 0]));
    assert_eq!(stage.experiences(), [1, 0, 1], "four and more cards are no more than three at first");
    assert_eq!(tokens(&stage, 1), (vec![0, 2], vec![]));
    let [first, none, second] = looks(&stage, 1);
    assert!(first.is_some() && first == second && none.is_none());
}

#[test]
fn later_four_cards_are_needed_and_pay_two() {
    rule!("POD-19.7", "POD-R38");
    let mut stage = table();
    check(stage.timeline(0, &some(BLUE, 3)));
    check(stage.timeline(1, &some(BLUE + 3, 3)));
    assert_eq!(stage.experiences(), [1, 0, 0], "three are too few by now");
    stage.timeline(1, &some(BLUE + 3, 4)).run(&[Frame::StoryCheck]);
    assert_eq!(stage.chances(), [], "the objective is the one that lies there");
    assert_eq!(stage.experiences(), [1, 2, 0]);
    assert_eq!(tokens(&stage, 2), (vec![0], vec![1]));
    assert!(stage.public_events().contains(&&Event::RequirementMet { figure: 1, place: 2, stage: 2 }));
    let [first, second, none] = looks(&stage, 2);
    assert!(first.is_some() && first == second && none.is_none());
}

#[test]
fn a_player_fulfils_a_requirement_once() {
    rule!("POD-19.8", "POD-R38");
    let mut stage = table();
    check(stage.timeline(0, &some(BLUE, 3)).timeline(1, &some(BLUE + 3, 2)));
    check(stage.timeline(0, &some(BLUE, 3)));
    assert_eq!(stage.experiences()[0], 1);
    stage.timeline(0, &some(BLUE, 5));
    check(&mut stage);
    assert_eq!(stage.experiences()[0], 1, "not with four or more either");
    assert_eq!(tokens(&stage, 2), (vec![0], vec![]));
    // Who came second does not come again.
    stage.timeline(0, &[]).timeline(1, &some(BLUE, 4));
    check(&mut stage);
    check(&mut stage);
    assert_eq!(stage.experiences(), [1, 2, 0]);
}

#[test]
fn stage_tokens_and_knowledge_last_across_chapters() {
    rule!("POD-19.9", "POD-19.10");
    let mut stage = table();
    stage.timeline(0, &some(YELLOW, 3)).run(&[Frame::StoryCheck]);
    stage.chance(Action::DrawObjective { objective: 10 });
    stage.timeline(0, &[]);
    for _ in 0..2 {
        stage.next_chapter(L);
        assert_eq!(tokens(&stage, 3), (vec![0], vec![]));
        assert_eq!(looks(&stage, 3), [Some(10), None, None]);
    }
    stage = stage.clear_frames();
    let before = stage.experiences();
    check(stage.timeline(0, &some(YELLOW, 4)).timeline(1, &[YELLOW + 4, YELLOW + 5, YELLOW + 6]));
    assert_eq!(stage.experiences(), before);
    check(stage.timeline(0, &[]).timeline(1, &some(YELLOW, 4)));
    assert_eq!(stage.experiences()[1], before[1] + 2);
    assert_eq!(looks(&stage, 3), [Some(10), Some(10), None]);
}

#[test]
fn several_requirements_are_fulfilled_each_for_itself() {
    rule!("POD-19.20");
    let mut stage = table();
    // One of the five cards is red and green: it counts for both.
    stage.timeline(0, &[RED, RED + 1, RED_GREEN, GREEN, GREEN + 1]).timeline(1, &some(BLUE, 3));
    check(&mut stage);
    assert_eq!(stage.experiences(), [2, 1, 0]);
    assert_eq!(
        (0..4).map(|place| tokens(&stage, place).0).collect::<Vec<_>>(),
        [vec![0], vec![0], vec![1], vec![]]
    );
    assert!(looks(&stage, 0)[0].is_some() && looks(&stage, 1)[0].is_some() && looks(&stage, 2)[0].is_none());
}

#[test]
fn requirements_are_checked_after_the_play_of_every_turn() {
    rule!("POD-19.4");
    for turn in 0..3 {
        let mut stage = table();
        stage.game.turn = turn;
        stage.timeline(0, &[BLUE]).hand(0, &[BLUE + 1, BLUE + 2]).run(&[Frame::Turn]);
        stage.go_on_until(|stage| stage.waiting() == Frame::Select);
        stage.act(0, Action::Select { card: BLUE + 1 }).act(0, Action::Select { card: BLUE + 2 });
        stage.go_on_until(|stage| !stage.destiny_told().is_empty());
        let met = |event: &Event| matches!(event, Event::RequirementMet { figure: 0, place: 2, stage: 1 });
        let revealed = stage.first(|event| matches!(event, Event::Revealed { .. }));
        let voted = stage.first(|event| matches!(event, Event::Voted { .. }));
        assert!((revealed..voted).contains(&stage.first(met)));
        assert_eq!(stage.public_events().into_iter().filter(|event| met(event)).count(), 1);
    }
}

#[test]
fn the_main_symbol_of_chapter_three_says_which_two_objectives_are_scored() {
    rule!("POD-19.1", "POD-19.2", "POD-19.12", "POD-E11");
    let mut kinds = std::collections::BTreeSet::new();
    for number in 0..8u8 {
        let side = |chapter: u8| number >> chapter & 1;
        let mut stage = table();
        stage.game.path = [side(0), side(1), side(2)];
        stage.game.chapter = 2;
        let main = stage.pair()[usize::from(side(2))];
        kinds.insert(main);
        let scored = match main {
            Kind::Fight => [0, 2],
            Kind::Magic => [1, 3],
            Kind::Diplomacy | Kind::Exploration => [2, 3],
        };
        stage.run(&[Frame::Ending]).settle_chance();
        let turned = |event: &Event| match event {
            Event::ObjectiveTurnedUp { place, .. } => Some(*place),
            _ => None,
        };
        let told: Vec<u8> = stage.public_events().into_iter().filter_map(turned).collect();
        assert_eq!(told, scored, "main symbol {main:?}");
        for viewer in VIEWERS {
            let seen = stage.game.observe(viewer).sight.objectives;
            for (place, objective) in (0..).zip(seen) {
                assert_eq!(objective.turned_up, scored.contains(&place));
                assert_eq!(objective.objective.is_some(), scored.contains(&place), "the others stay hidden");
            }
        }
    }
    assert_eq!(kinds.len(), 4, "every kind can be the last main symbol of this story");
}
