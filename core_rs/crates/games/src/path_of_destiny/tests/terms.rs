//! Terms (POD-2) and what components mean for play (POD-1): symbols, timelines, levels.

use kernel::rule;

use crate::path_of_destiny::event::Reason;
use crate::path_of_destiny::frame::Frame;
use crate::path_of_destiny::pack::Card;
use crate::path_of_destiny::tests::stage::{
    CIRI, GERALT, Stage, YENNEFER, blank, blank_but, coloured, effective, showing,
};
use crate::path_of_destiny::vocabulary::{Colour, Condition, Kind, Reward, Side, Story};
use crate::path_of_destiny::{Action, Event};

/// The number of the first card of a test.
const OWN: u8 = 40;

/// Three players without abilities, and cards of the test. Exploration (Left) and Diplomacy (Right) are active.
fn table(cards: &[Card]) -> Stage {
    let cards: Vec<(u8, Card)> = (OWN..).zip(cards.iter().cloned()).collect();
    let pack = blank_but(&cards);
    Stage::telling_with(pack, Story::EdgeOfTheWorld, 3, &[GERALT, YENNEFER, CIRI]).without_abilities()
}

/// Resolves the card at a position of seat 0.
fn evaluate(stage: &mut Stage, position: u8) {
    stage.run(&[Frame::Evaluate { figure: 0, position, waived: 0 }]);
}

#[test]
fn supplies_do_not_run_out() {
    rule!("POD-1.17", "POD-R35");
    let cards = [effective(Colour::Red, &[], Condition::ExactlyOne(Colour::Red), Reward::Two(Kind::Fight))];
    let mut stage = table(&cards);
    stage.timeline(0, &[OWN]);
    for seat in 0..3 {
        stage.pool(seat, [0, 0, 0, 40]);
    }
    evaluate(&mut stage, 0);
    assert_eq!(stage.game.figure(0).pool[Kind::Fight as usize], 42);
}

#[test]
fn there_are_four_kinds_of_symbols() {
    rule!("POD-2.1");
    let mut stage = table(&[]);
    stage.run(&[Frame::NameKind { seat: 0 }]);
    let kinds = [Kind::Magic, Kind::Diplomacy, Kind::Exploration, Kind::Fight];
    assert_eq!(stage.menu(0), kinds.map(|kind| Action::ChooseKind { kind }));
}

#[test]
fn two_kinds_are_active_one_left_one_right() {
    rule!("POD-2.2", "POD-2.3", "POD-27.12");
    let cards = [
        effective(Colour::Red, &[], Condition::ExactlyOne(Colour::Red), Reward::TwoLeft),
        effective(Colour::Blue, &[], Condition::ExactlyOne(Colour::Blue), Reward::TwoRight),
    ];
    let pack = blank_but(&[(OWN, cards[0].clone()), (OWN + 1, cards[1].clone())]);
    let paths: [&[Side]; 7] = [
        &[],
        &[Side::Left],
        &[Side::Right],
        &[Side::Left, Side::Left],
        &[Side::Left, Side::Right],
        &[Side::Right, Side::Left],
        &[Side::Right, Side::Right],
    ];
    for story in Story::ALL {
        for (opening, path) in paths.into_iter().enumerate() {
            let stage = Stage::telling_with(pack, story, 3, &[GERALT, YENNEFER, CIRI]);
            let mut stage = stage.without_abilities().in_chapter(path);
            let [left, right] = pack.stories[story as usize].openings[opening].pair;
            assert_ne!(left, right);
            assert_eq!(stage.pair(), [left, right]);
            assert_eq!(stage.seen().active, Some([left, right]), "as the opening of the route shows");
            let inactive = Kind::ALL.map(|kind| stage.game.inactive() & (1 << kind as u8) != 0);
            assert_eq!(inactive, Kind::ALL.map(|kind| kind != left && kind != right));
            stage.timeline(0, &[OWN, OWN + 1]);
            evaluate(&mut stage, 0);
            evaluate(&mut stage, 1);
            let gained = Kind::ALL.map(|kind| if kind == left || kind == right { 2 } else { 0 });
            assert_eq!(stage.game.figure(0).pool, gained);
            let told: Vec<Kind> = stage
                .public_events()
                .into_iter()
                .filter_map(|event| if let Event::Gained { kind, .. } = event { Some(*kind) } else { None })
                .collect();
            assert_eq!(told, [left, right], "the Left symbol is the first of the pair");
        }
    }
}

#[test]
fn the_main_symbol_pays_victory_the_secondary_experience_and_the_others_nothing() {
    rule!("POD-2.4", "POD-2.5");
    for (main, victory, experience) in [(Side::Left, 5, 3), (Side::Right, 3, 5)] {
        let mut stage = table(&[]);
        stage.pool(0, [9, 3, 5, 9]);
        stage.game.destiny = [main as u8; 3];
        stage.run(&[Frame::ChapterEnds]);
        let scored: Vec<&Event> = stage
            .public_events()
            .into_iter()
            .filter(|event| {
                matches!(
                    event,
                    Event::Victory { reason: Reason::Chapter, .. }
                        | Event::Experience { reason: Reason::Chapter, .. }
                )
            })
            .collect();
        let reason = Reason::Chapter;
        assert_eq!(
            scored,
            [
                &Event::Victory { figure: 0, amount: victory, total: u16::from(victory), reason },
                &Event::Experience { figure: 0, amount: experience, total: experience, reason },
            ]
        );
    }
}

#[test]
fn inactive_symbols_can_be_counted_and_consumed() {
    rule!("POD-2.5");
    let cards = [
        effective(Colour::Red, &[], Condition::TwoOrMoreInactive, Reward::TwoLeft),
        effective(Colour::Red, &[], Condition::LoseUpToThreeInactive, Reward::RightByLevel),
    ];
    let mut stage = table(&cards);
    stage.timeline(0, &[OWN, OWN + 1]).pool(0, [1, 0, 0, 1]);
    evaluate(&mut stage, 0);
    assert_eq!(stage.game.figure(0).pool, [1, 0, 2, 1], "counted");
    evaluate(&mut stage, 1);
    stage.act(0, Action::LoseToken { kind: Kind::Magic }).act(0, Action::LoseToken { kind: Kind::Fight });
    assert_eq!(stage.game.figure(0).pool, [0, 2, 2, 0], "consumed");
}

#[test]
fn a_card_of_several_colours_has_all_of_them() {
    rule!("POD-2.7");
    let both = coloured(&[Colour::Red, Colour::Blue]);
    let asks = |condition| effective(Colour::Green, &[], condition, Reward::ThreeExperience);
    let cards = [
        both.clone(),
        both,
        asks(Condition::ExactlyTwo(Colour::Red)),
        asks(Condition::TwoOrMore(Colour::Blue)),
        asks(Condition::ExactlyOne(Colour::Red)),
        asks(Condition::TwoOrMore(Colour::Yellow)),
    ];
    for (asking, experience) in [(2, 3), (3, 3), (4, 0), (5, 0)] {
        let mut stage = table(&cards);
        stage.timeline(0, &[OWN, OWN + 1, OWN + asking]);
        assert_eq!(Colour::ALL.map(|colour| stage.game.colour_within(0, colour, 2)), [2, 0, 2, 0, 0]);
        evaluate(&mut stage, 2);
        assert_eq!(stage.game.figure(0).experience, experience, "{:?}", cards[usize::from(asking)].effect);
    }
}

#[test]
fn new_cards_join_the_timeline_at_its_right_end() {
    rule!("POD-2.8");
    let mut stage = table(&[]);
    stage.timeline(0, &[40, 41]).hand(0, &[42, 43]).hand(1, &[]).hand(2, &[]);
    stage.run(&[Frame::Select]).act(0, Action::Select { card: 43 }).act(0, Action::Select { card: 42 });
    let cards: Vec<u8> = stage.seen().figures[0].timeline.iter().map(|played| played.card).collect();
    assert_eq!(cards, [40, 41, 43, 42], "face up, for all to see");
}

#[test]
fn symbols_are_counted_in_timeline_and_pool_unless_covered() {
    rule!("POD-2.9", "POD-2.10", "POD-2.11");
    let cards = [
        showing(Colour::Red, &[Kind::Magic, Kind::Magic]),
        showing(Colour::Blue, &[Kind::Magic, Kind::Fight]),
        effective(Colour::Red, &[], Condition::TwoOrMoreInactive, Reward::Two(Kind::Exploration)),
    ];
    let mut stage = table(&cards);
    stage.timeline(0, &[OWN, OWN + 1, OWN + 2]).pool(0, [2, 0, 0, 1]);
    assert_eq!([Kind::Magic, Kind::Fight].map(|kind| stage.game.count(0, kind)), [5, 2]);
    stage.game.figure_mut(0).timeline.cards_mut()[0].cover(Kind::Magic);
    assert_eq!(stage.game.count(0, Kind::Magic), 4);
    stage.game.figure_mut(0).timeline.cards_mut()[1].cover(Kind::Fight);
    assert_eq!(stage.game.count(0, Kind::Fight), 1);
    // With all but one inactive symbol gone the condition is not met; a token is as good as a printed symbol.
    stage.pool(0, [0; 4]);
    stage.game.figure_mut(0).timeline.cards_mut()[0].cover(Kind::Magic);
    evaluate(&mut stage, 2);
    assert_eq!(stage.game.figure(0).pool, [0; 4]);
    stage.pool(0, [0, 0, 0, 1]);
    evaluate(&mut stage, 2);
    assert_eq!(stage.game.figure(0).pool, [0, 0, 2, 1]);
}

#[test]
fn the_scope_of_a_card_is_what_lies_left_of_it_itself_and_the_whole_pool() {
    rule!("POD-2.12", "POD-2.9");
    let asks = effective(
        Colour::Red,
        &[Kind::Magic],
        Condition::LoseUpToThree(Kind::Magic),
        Reward::ByLevel(Kind::Fight),
    );
    let cards = [showing(Colour::Red, &[Kind::Magic]), asks, showing(Colour::Red, &[Kind::Magic])];
    let lost = |pool: [u8; 4]| {
        let mut stage = table(&cards);
        stage.timeline(0, &[OWN, OWN + 1, OWN + 2]).pool(0, pool);
        evaluate(&mut stage, 1);
        while let [first, ..] = stage.menu(0)[..] {
            stage.act(0, first);
        }
        let covered: Vec<u8> =
            stage.seen().figures[0].timeline.iter().map(|played| played.covered[0]).collect();
        (stage.game.figure(0).pool, covered)
    };
    assert_eq!(lost([0; 4]), ([0, 0, 0, 2], vec![1, 1, 0]), "not the card on its right");
    assert_eq!(lost([1, 0, 0, 0]), ([0, 0, 0, 3], vec![1, 1, 0]), "tokens are in every scope");
}

#[test]
fn the_level_of_a_scaled_effect_is_nought_to_three() {
    rule!("POD-2.17");
    let mut cards = vec![blank(Colour::Green); 5];
    cards.push(effective(Colour::Red, &[], Condition::UpToThree(Colour::Green), Reward::LeftByLevel));
    for (greens, gained) in [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3), (5, 3)] {
        let mut stage = table(&cards);
        let timeline: Vec<u8> = (OWN..OWN + greens).chain([OWN + 5]).collect();
        stage.timeline(0, &timeline);
        evaluate(&mut stage, greens);
        assert_eq!(stage.game.figure(0).pool, [0, 0, gained, 0]);
    }
}

#[test]
fn all_action_cards_are_discarded_to_one_open_pile() {
    rule!("POD-2.16");
    let mut stage = table(&[]);
    stage.game.path[0] = 0;
    // A starter card and a card of the main deck, of two players.
    stage.timeline(0, &[68, 50]).timeline(1, &[51, 52]);
    stage.run(&[Frame::Keep]);
    stage.act(0, Action::Keep { position: 1 }).act(1, Action::Keep { position: 0 });
    assert_eq!(stage.seen().discard, [0, 1, 52, 68], "with the pair that left the rows");
}

#[test]
fn a_hand_is_private_and_has_no_limit() {
    rule!("POD-2.15", "POD-R36");
    let mut stage = table(&[]);
    stage.hand(0, &(30..50).collect::<Vec<u8>>());
    stage.run(&[Frame::DrawCards { seat: 0, left: 1 }]).draw(60);
    assert_eq!(stage.seen_by(0).hand.len(), 21);
    assert!(stage.seen_by(0).hand.contains(&60));
    assert_eq!(stage.seen_by(1).figures[0].hand, 21);
    assert!(!stage.seen_by(1).figures[0].known.contains(&60), "others see that there is a card, not which");
    stage.game.turn = 2;
    stage.game.destiny = [0; 3];
    stage.run(&[Frame::TurnEnds]).go_on_until(|stage| matches!(stage.waiting(), Frame::Slot { .. }));
    assert_eq!(stage.game.figure(0).hand.len(), 21, "neither a turn nor a chapter trims it");
}

#[test]
fn there_are_five_colours() {
    rule!("POD-R52");
    let five = [Colour::Red, Colour::Green, Colour::Blue, Colour::Yellow, Colour::Pink];
    assert_eq!(Colour::ALL, five);
    let cards = five.map(blank);
    let mut stage = table(&cards);
    stage.timeline(0, &[OWN, OWN + 1, OWN + 2, OWN + 3, OWN + 4]);
    assert_eq!(five.map(|colour| stage.game.colour_within(0, colour, 5)), [1; 5], "five different ones");
}
