//! Step 2, play (RON-6).

use kernel::{Actor, Audience, Game, Menu, Seat, rule};

use crate::ronin::frame::Frame;
use crate::ronin::pack::Card;
use crate::ronin::state::NONE;
use crate::ronin::tests::stage::{
    CIRI, DANDELION, GERALT, OWN, Stage, VESEMIR, YENNEFER, blank, cup, effective, showing, with_cards,
};
use crate::ronin::vocabulary::{Colour, Condition, Kind, Reward, Side, Window};
use crate::ronin::{Action, Event};

/// Three players without abilities, and cards of the test. Diplomacy (Left) and Magic (Right) are active.
fn table(cards: &[Card]) -> Stage {
    let mut stage = Stage::laid_out_with(with_cards(cards), 3, &[GERALT, YENNEFER, CIRI]).without_abilities();
    for seat in 0..3 {
        stage.hand(seat, &[]);
    }
    stage
}

/// The whole Play step.
fn play(stage: &mut Stage) {
    stage.run(&[Frame::PlayEnds, Frame::Resolve { at: 0 }, Frame::Select, Frame::Before { at: 0 }]);
}

fn select(stage: &mut Stage, seat: u8, cards: [u8; 2]) {
    for card in cards {
        stage.act(seat, Action::Select { card });
    }
}

/// Figures and cards whose effects were resolved, in order.
fn resolved(stage: &Stage) -> Vec<(u8, u8)> {
    let resolved = |event: &&Event| match event {
        Event::Resolved { figure, card, .. } => Some((*figure, *card)),
        _ => None,
    };
    stage.public_events().iter().filter_map(resolved).collect()
}

#[test]
fn abilities_before_the_selection_come_first_in_initiative_order() {
    rule!("RON-6.1");
    let mut stage = Stage::laid_out(3, &[DANDELION, VESEMIR, GERALT]);
    stage.game.order = [1, 2, 0, NONE, NONE];
    play(&mut stage);
    let window = |seat| Frame::Window { seat, window: Window::BeforePlay };
    assert_eq!(stage.game.frames.top(), Some(&window(1)));
    stage.act(1, Action::Pass);
    assert_eq!(stage.game.frames.top(), Some(&window(0)), "Geralt has no ability for it");
    stage.act(0, Action::Pass);
    assert_eq!(stage.game.frames.top(), Some(&Frame::Select));
    assert_eq!(stage.asked(), [0, 1, 2]);
}

#[test]
fn everyone_lays_two_cards_face_down_in_a_chosen_order() {
    rule!("RON-6.2", "RON-D13");
    let mut stage = table(&[]);
    stage.hand(0, &[40, 41, 42]).hand(1, &[43, 44]).hand(2, &[45, 46]);
    play(&mut stage);
    let cards = |cards: &[u8]| cards.iter().map(|card| Action::Select { card: *card }).collect::<Vec<_>>();
    assert_eq!(stage.asked(), [0, 1, 2], "all at once");
    assert_eq!(stage.menu(0), cards(&[40, 41, 42]));
    stage.act(0, Action::Select { card: 42 });
    assert_eq!(stage.menu(0), cards(&[40, 41]));
    stage.act(0, Action::Select { card: 40 });
    assert_eq!(stage.asked(), [1, 2]);
    // Secret: the others learn that a choice was made, not which; the hand looks as before.
    assert_eq!(stage.seen_by(0).picks, [42, 40]);
    let other = stage.seen_by(1);
    assert_eq!((other.figures[0].chosen, other.figures[0].hand, other.picks.len()), (2, 3, 0));
    let node = stage.game.node(Actor::Seat(Seat::new(1)));
    assert_eq!((node.outcome, node.menu), (Audience::only(Seat::new(1)), Menu::Closed));
    let told = stage.told.iter().filter(|(_, event)| *event != Event::Chose { figure: 0, picks: 1 });
    assert!(told.into_iter().all(|(_, event)| *event == Event::Chose { figure: 0, picks: 2 }));
    select(&mut stage, 1, [44, 43]);
    select(&mut stage, 2, [45, 46]);
    assert_eq!([0, 1, 2].map(|seat| stage.timeline_of(seat)), [[42, 40], [44, 43], [45, 46]]);
}

#[test]
fn with_fewer_than_two_cards_all_are_played() {
    rule!("RON-6.2", "RON-D13");
    let mut stage = table(&[]);
    stage.hand(0, &[40]);
    play(&mut stage);
    assert_eq!(stage.asked(), [0], "who has no card is not asked");
    stage.act(0, Action::Select { card: 40 });
    assert_eq!(stage.timeline_of(0), [40]);
    assert!(stage.asked().is_empty() && stage.game.figure(0).hand.is_empty());
}

#[test]
fn all_cards_are_turned_up_together_and_resolved_in_initiative_order() {
    rule!("RON-6.3", "RON-6.4", "RON-R5");
    let card = effective(Colour::Red, &[], Condition::UpToThree(Colour::Red), Reward::LeftByLevel);
    let mut stage = table(&vec![card; 6]);
    stage.game.order = [2, 0, 1, NONE, NONE];
    for seat in 0..3 {
        stage.hand(seat, &[OWN + 2 * seat, OWN + 2 * seat + 1]);
    }
    play(&mut stage);
    select(&mut stage, 0, [OWN + 1, OWN]);
    select(&mut stage, 1, [OWN + 2, OWN + 3]);
    stage.act(2, Action::Select { card: OWN + 4 });
    assert!((0..3).all(|seat| stage.timeline_of(seat).is_empty()), "nothing before all have chosen");
    stage.told.clear();
    stage.act(2, Action::Select { card: OWN + 5 });
    assert_eq!(stage.timeline_of(0), [OWN + 1, OWN], "the first card left, the second right of it");
    let revealed = stage
        .public_events()
        .iter()
        .skip(1)
        .take_while(|event| matches!(event, Event::Revealed { .. }))
        .count();
    assert_eq!(revealed, 3, "all before the first effect");
    let [a, b, c] = [OWN, OWN + 2, OWN + 4];
    assert_eq!(resolved(&stage), [(2, c), (2, c + 1), (0, a + 1), (0, a), (1, b), (1, b + 1)]);
}

#[test]
fn the_left_card_does_not_see_the_right_one() {
    rule!("RON-6.5");
    let cards = [
        effective(Colour::Red, &[], Condition::UpToThree(Colour::Red), Reward::LeftByLevel),
        effective(Colour::Red, &[], Condition::UpToThree(Colour::Red), Reward::RightByLevel),
    ];
    let mut stage = table(&cards);
    stage.hand(0, &[OWN, OWN + 1]);
    play(&mut stage);
    select(&mut stage, 0, [OWN, OWN + 1]);
    assert_eq!(stage.game.figure(0).pool, [2, 1, 0, 0], "level 1 for the left card, 2 for the right");
}

#[test]
fn both_cards_lie_in_the_timeline_before_the_first_effect() {
    rule!("RON-6.5", "RON-6.7");
    let loses = effective(Colour::Red, &[Kind::Magic], Condition::LoseOne(Kind::Magic), Reward::TwoLeft);
    let cards = [loses, showing(Colour::Blue, &[Kind::Magic]), showing(Colour::Green, &[Kind::Fight])];
    let mut stage = table(&cards);
    stage.hand(0, &[OWN, OWN + 1]).hand(1, &[OWN + 2, 50]);
    play(&mut stage);
    select(&mut stage, 1, [OWN + 2, 50]);
    assert_eq!(stage.game.count(1, Kind::Fight), 0, "face down");
    select(&mut stage, 0, [OWN, OWN + 1]);
    // The first effect waits for its loss; everything that was turned up counts already.
    assert_eq!(stage.timeline_of(0), [OWN, OWN + 1]);
    assert_eq!(stage.game.count(0, Kind::Magic), 2);
    assert!(stage.game.count(1, Kind::Fight) >= 1);
    assert_eq!(stage.game.colour_within(1, Colour::Green, 1), 1);
    // Only the symbol in scope can be lost.
    assert_eq!(stage.menu(0), [Action::LoseSymbol { position: 0, kind: Kind::Magic }]);
}

#[test]
fn a_card_without_a_met_condition_brings_its_symbols_and_its_colour() {
    rule!("RON-6.6");
    let cards = [
        showing(Colour::Red, &[Kind::Magic]),
        effective(Colour::Red, &[Kind::Fight], Condition::ExactlyOne(Colour::Red), Reward::TwoLeft),
    ];
    let mut stage = table(&cards);
    stage.hand(0, &[OWN, OWN + 1]);
    play(&mut stage);
    select(&mut stage, 0, [OWN, OWN + 1]);
    assert_eq!(stage.game.figure(0).pool, [0; 4]);
    assert_eq!(Kind::ALL.map(|kind| stage.game.count(0, kind)), [1, 0, 0, 1]);
    assert_eq!(stage.game.colour_within(0, Colour::Red, 2), 2);
}

#[test]
fn tea_effects_and_passing_cups_wait_for_the_tea_ceremony_which_follows() {
    rule!("RON-6.8", "RON-6.9");
    let cards = [
        effective(Colour::Red, &[], Condition::UpToThree(Colour::Red), Reward::PointsOnOneTrack),
        cup(Colour::Red, Side::Left),
        cup(Colour::Red, Side::Right),
        effective(Colour::Blue, &[Kind::Fight], Condition::LoseOne(Kind::Fight), Reward::TwoLeft),
    ];
    let mut stage = table(&cards);
    stage.hand(0, &[OWN, OWN + 1]).hand(1, &[OWN + 2, OWN + 3]);
    stage.run(&[Frame::Turn]);
    for seat in 0..3 {
        stage.act(seat, Action::TakeRow { row: seat });
    }
    select(&mut stage, 0, [OWN, OWN + 1]);
    select(&mut stage, 1, [OWN + 2, OWN + 3]);
    let rest: Vec<u8> = stage.seen_by(2).hand;
    select(&mut stage, 2, [rest[0], rest[1]]);
    // Seat 1 resolves its last card: all of seat 0's cards are through.
    assert_eq!(stage.asked(), [1]);
    assert_eq!(stage.game.tracks, [0; 5]);
    assert!(!stage.seen().figures[0].timeline[1].cup_covered);
    stage.act(1, stage.menu(1)[0]);
    while stage.seen().step == crate::ronin::view::Step::Play {
        let [seat] = stage.asked()[..] else { panic!("somebody is asked") };
        stage.act(seat, stage.menu(seat)[0]);
    }
    assert_eq!(stage.game.frames.top(), Some(&Frame::Track { seat: 0, points: 1 }), "now tea is served");
    stage.act(0, Action::ChooseTrack { side: Side::Left });
    assert_eq!(stage.game.tracks[0], 3, "one for the tea effect, two for the cups");
}

#[test]
fn the_engine_keeps_a_set_of_colours_for_each_card() {
    rule!("RON-R9");
    let both =
        Card { colours: blank(Colour::Red).colours | blank(Colour::Blue).colours, ..blank(Colour::Red) };
    let mut stage = table(&[both]);
    stage.timeline(0, &[OWN]);
    let counts = Colour::ALL.map(|colour| stage.game.colour_within(0, colour, 1));
    assert_eq!(counts, [1, 0, 1, 0, 0]);
}
