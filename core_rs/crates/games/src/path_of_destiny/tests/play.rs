//! Step 2, play (POD-6).

use kernel::{Actor, Audience, Game, Menu, Seat, rule};

use crate::path_of_destiny::frame::Frame;
use crate::path_of_destiny::pack::Card;
use crate::path_of_destiny::state::NONE;
use crate::path_of_destiny::tests::stage::{
    CIRI, DANDELION, GERALT, Stage, VESEMIR, YENNEFER, blank, blank_but, edited, effective, showing,
};
use crate::path_of_destiny::vocabulary::{Colour, Condition, Kind, Reward, Story, Window};
use crate::path_of_destiny::{Action, Event};

/// The number of the first card of a test.
const OWN: u8 = 40;

/// Three players without abilities and hands, and cards of the test. Exploration (Left) and Diplomacy (Right) are
/// active.
fn table(cards: &[Card]) -> Stage {
    let cards: Vec<(u8, Card)> = (OWN..).zip(cards.iter().cloned()).collect();
    let cast = [GERALT, YENNEFER, CIRI];
    let mut stage =
        Stage::telling_with(blank_but(&cards), Story::EdgeOfTheWorld, 3, &cast).without_abilities();
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

/// Where an event stands among those told to everyone.
fn place(stage: &Stage, wanted: impl Fn(&Event) -> bool) -> Option<usize> {
    stage.public_events().into_iter().position(wanted)
}

#[test]
fn abilities_before_the_selection_come_first_in_initiative_order() {
    rule!("POD-6.1");
    let mut stage = Stage::laid_out(3, &[DANDELION, VESEMIR, GERALT]);
    stage.game.order = [1, 2, 0, NONE, NONE];
    play(&mut stage);
    let window = |seat| Frame::Window { seat, window: Window::BeforePlay };
    assert_eq!(stage.waiting(), window(1));
    stage.act(1, Action::Pass);
    assert_eq!(stage.waiting(), window(0), "Geralt has no ability for it");
    stage.act(0, Action::Pass);
    assert_eq!((stage.waiting(), stage.asked()), (Frame::Select, vec![0, 1, 2]));
}

#[test]
fn everyone_lays_two_cards_face_down_in_a_chosen_order() {
    rule!("POD-6.2", "POD-6.3", "POD-D14");
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
    let chose = [1, 2].map(|picks| (Audience::Everyone, Event::Chose { figure: 0, picks }));
    assert_eq!(stage.told, chose, "and nothing else is told");
    assert!((0..3).all(|seat| stage.timeline_of(seat).is_empty()));
    select(&mut stage, 1, [44, 43]);
    select(&mut stage, 2, [45, 46]);
    assert_eq!([0, 1, 2].map(|seat| stage.timeline_of(seat)), [[42, 40], [44, 43], [45, 46]]);
    assert_eq!(stage.seen_by(0).hand, [41]);
}

#[test]
fn with_fewer_than_two_cards_all_are_played() {
    rule!("POD-6.2", "POD-D14");
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
    rule!("POD-6.3", "POD-6.4", "POD-R5");
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
        .into_iter()
        .skip(1)
        .take_while(|event| matches!(event, Event::Revealed { .. }))
        .count();
    assert_eq!(revealed, 3, "all before the first effect");
    let [a, b, c] = [OWN, OWN + 2, OWN + 4];
    assert_eq!(resolved(&stage), [(2, c), (2, c + 1), (0, a + 1), (0, a), (1, b), (1, b + 1)]);
}

#[test]
fn the_left_card_does_not_see_the_right_one() {
    rule!("POD-6.5");
    let cards = [
        effective(Colour::Red, &[], Condition::UpToThree(Colour::Red), Reward::LeftByLevel),
        effective(Colour::Red, &[], Condition::UpToThree(Colour::Red), Reward::RightByLevel),
    ];
    let mut stage = table(&cards);
    stage.hand(0, &[OWN, OWN + 1]);
    play(&mut stage);
    select(&mut stage, 0, [OWN, OWN + 1]);
    assert_eq!(stage.game.figure(0).pool, [0, 2, 1, 0], "level 1 for the left card, 2 for the right");
}

#[test]
fn both_cards_lie_in_the_timeline_before_the_first_effect() {
    rule!("POD-6.5", "POD-6.7");
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
    assert_eq!((stage.game.count(0, Kind::Magic), stage.game.count(1, Kind::Fight)), (2, 1));
    assert_eq!(stage.game.colour_within(1, Colour::Green, 1), 1);
    // Only the symbol in scope can be lost.
    assert_eq!(stage.menu(0), [Action::LoseSymbol { position: 0, kind: Kind::Magic }]);
}

#[test]
fn a_card_without_a_met_condition_brings_its_symbols_and_its_colour() {
    rule!("POD-6.6");
    let cards = [
        showing(Colour::Red, &[Kind::Magic]),
        effective(Colour::Red, &[Kind::Fight], Condition::ExactlyOne(Colour::Red), Reward::TwoLeft),
    ];
    let mut stage = table(&cards);
    stage.hand(0, &[OWN, OWN + 1]);
    play(&mut stage);
    select(&mut stage, 0, [OWN, OWN + 1]);
    assert_eq!((stage.game.figure(0).pool, stage.game.figure(0).experience), ([0; 4], 0));
    assert_eq!(Kind::ALL.map(|kind| stage.game.count(0, kind)), [1, 0, 0, 1]);
    assert_eq!(stage.game.colour_within(0, Colour::Red, 2), 2);
}

#[test]
fn the_check_of_the_story_comes_after_all_effects_and_before_the_vote() {
    rule!("POD-6.8", "POD-4.4");
    for story in [Story::EdgeOfTheWorld, Story::Striga] {
        let pays = effective(Colour::Red, &[], Condition::UpToThree(Colour::Red), Reward::ExperienceByLevel);
        let pack = edited(|pack| {
            pack.cards.fill(pays);
            pack.efforts[0].sequence = vec![Colour::Red; 3];
        });
        let mut stage = Stage::telling_with(pack, story, 3, &[GERALT, YENNEFER, CIRI]).without_abilities();
        stage.timeline(0, &[30]).run(&[Frame::Turn]);
        for seat in 0..3 {
            stage.act(seat, Action::TakeRow { row: seat });
        }
        for seat in [0, 0, 1, 1, 2, 2] {
            stage.act(seat, stage.menu(seat)[0]);
        }
        stage.settle_chance();
        let last_effect =
            stage.public_events().iter().rposition(|event| matches!(event, Event::Resolved { .. }));
        let check = place(&stage, |event| {
            matches!(event, Event::EffortMade { figure: 0, .. } | Event::RequirementMet { figure: 0, .. })
        });
        let vote = place(&stage, |event| matches!(event, Event::Voted { .. }));
        assert!(last_effect.is_some() && last_effect < check && check < vote, "{story:?}");
    }
}

/// Whether seat 0 makes the extra effort red–blue in this check.
fn makes_effort(stage: &mut Stage) -> bool {
    stage.told.clear();
    stage.run(&[Frame::StoryCheck]);
    place(stage, |event| matches!(event, Event::EffortMade { figure: 0, .. })).is_some()
}

#[test]
fn cards_played_by_abilities_count_as_played_this_turn() {
    rule!("POD-6.9", "POD-R61");
    let pack = edited(|pack| {
        pack.cards.fill(blank(Colour::Green));
        pack.cards[40] = blank(Colour::Red);
        pack.cards[41] = blank(Colour::Blue);
        pack.efforts[0].sequence = vec![Colour::Red, Colour::Blue];
    });
    let new = |characters: &[u8], ability: u8| {
        let mut stage = Stage::telling_with(pack, Story::EdgeOfTheWorld, 3, characters).without_abilities();
        stage.game.figure_mut(0).held = 1 << ability;
        stage.timeline(0, &[40]).hand(0, &[50, 51]).hand(1, &[]).hand(2, &[]);
        stage
    };
    // In the Draft: Yennefer 4 takes the blue card and plays it.
    let mut stage = new(&[YENNEFER, VESEMIR, CIRI], 3);
    stage.row(3, [41, 8]).run(&[Frame::Turn]).act(0, Action::TakeRow { row: 0 });
    stage.act(0, Action::UseAbility { ability: 3 }).act(0, Action::PickCard { row: 3, place: 0 });
    assert_eq!(stage.timeline_of(0), [40, 41]);
    stage.act(1, Action::TakeRow { row: 1 }).act(2, Action::TakeRow { row: 2 });
    assert!(makes_effort(&mut stage), "still fresh in the Play step");
    // In window W3: Ciri 3 takes back a card and plays the blue one.
    let mut stage = new(&[CIRI, VESEMIR, YENNEFER], 2);
    stage.timeline(0, &[40, 52]).hand(0, &[41, 50, 51]);
    stage.run(&[Frame::Before { at: 0 }]).act(0, Action::UseAbility { ability: 2 });
    stage.act(0, Action::TakeBack { position: 1 }).act(0, Action::PlayCard { card: 41 });
    assert!(makes_effort(&mut stage));
    // The turn over, they are cards like any other.
    stage.game.turn = 0;
    stage.run(&[Frame::TurnEnds]);
    assert_eq!(stage.timeline_of(0), [40, 41]);
    assert!(!makes_effort(&mut stage), "played in an earlier turn");
}
