//! Terms (RON-2) and what components mean for play (RON-1): symbols, timelines, neighbours.

use kernel::rule;

use crate::ronin::frame::Frame;
use crate::ronin::pack::Card;
use crate::ronin::tests::stage::{
    CIRI, GERALT, OWN, Stage, TRISS, VESEMIR, YENNEFER, blank, cup, effective, showing, with_cards,
};
use crate::ronin::vocabulary::{Colour, Condition, Kind, Reward, Side};
use crate::ronin::{Action, Event};

/// Three players without abilities, and cards of the test. Diplomacy (Left) and Magic (Right) are active.
fn table(cards: &[Card]) -> Stage {
    Stage::laid_out_with(with_cards(cards), 3, &[GERALT, YENNEFER, CIRI]).without_abilities()
}

/// Resolves the card at a position of seat 0.
fn evaluate(stage: &mut Stage, position: u8) {
    stage.run(&[Frame::Evaluate { figure: 0, position, waived: 0 }]);
}

#[test]
fn supplies_do_not_run_out() {
    rule!("RON-1.16");
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
fn each_player_has_a_dominant_kind_of_his_own() {
    rule!("RON-2.4");
    let mut stage = table(&[]);
    stage.pool(0, [6, 5, 0, 0]).pool(1, [2, 8, 0, 0]).pool(2, [4, 4, 0, 0]);
    stage.run(&[Frame::ChapterEnds]);
    let scores = [0, 1, 2].map(|seat| (stage.game.figure(seat).experience, stage.game.figure(seat).victory));
    assert_eq!(scores, [(6, 5), (8, 2), (4, 4)]);
}

#[test]
fn inactive_symbols_pay_nothing_but_can_be_counted_and_consumed() {
    rule!("RON-2.5");
    let cards = [
        effective(Colour::Red, &[], Condition::TwoOrMoreInactive, Reward::TwoLeft),
        effective(Colour::Red, &[], Condition::LoseUpToThreeInactive, Reward::RightByLevel),
    ];
    let mut stage = table(&cards);
    stage.timeline(0, &[OWN, OWN + 1]).pool(0, [0, 0, 1, 1]);
    evaluate(&mut stage, 0);
    assert_eq!(stage.game.figure(0).pool, [0, 2, 1, 1], "counted");
    evaluate(&mut stage, 1);
    stage.act(0, Action::LoseToken { kind: Kind::Exploration });
    stage.act(0, Action::LoseToken { kind: Kind::Fight });
    assert_eq!(stage.game.figure(0).pool, [2, 2, 0, 0], "consumed");

    let mut stage = table(&[]);
    stage.pool(0, [0, 0, 9, 9]).run(&[Frame::ChapterEnds]);
    assert_eq!((stage.game.figure(0).experience, stage.game.figure(0).victory), (0, 0));
}

#[test]
fn new_cards_join_the_timeline_at_its_right_end() {
    rule!("RON-2.7");
    let mut stage = table(&[]);
    stage.timeline(0, &[40, 41]).hand(0, &[42, 43]).hand(1, &[]).hand(2, &[]);
    stage.run(&[Frame::Select]).act(0, Action::Select { card: 43 }).act(0, Action::Select { card: 42 });
    let view = stage.seen();
    let cards: Vec<u8> = view.figures[0].timeline.iter().map(|played| played.card).collect();
    assert_eq!(cards, [40, 41, 43, 42], "face up, for all to see");
}

#[test]
fn symbols_are_counted_in_timeline_and_pool_unless_covered() {
    rule!("RON-2.8", "RON-2.9", "RON-2.10", "RON-R8");
    let cards = [
        showing(Colour::Red, &[Kind::Magic, Kind::Magic]),
        showing(Colour::Blue, &[Kind::Magic, Kind::Fight]),
        effective(Colour::Red, &[], Condition::TwoOrMoreInactive, Reward::Two(Kind::Magic)),
    ];
    let mut stage = table(&cards);
    stage.timeline(0, &[OWN, OWN + 1, OWN + 2]).pool(0, [2, 0, 0, 1]);
    assert_eq!(stage.game.count(0, Kind::Magic), 5);
    assert_eq!(stage.game.count(0, Kind::Fight), 2);
    stage.game.figure_mut(0).timeline.cards_mut()[0].cover(Kind::Magic);
    assert_eq!(stage.game.count(0, Kind::Magic), 4);
    stage.game.figure_mut(0).timeline.cards_mut()[1].cover(Kind::Fight);
    assert_eq!(stage.game.count(0, Kind::Fight), 1);
    evaluate(&mut stage, 2);
    assert_eq!(stage.game.figure(0).pool[0], 2, "one inactive symbol is left, two are asked for");
}

#[test]
fn the_scope_of_a_card_is_what_lies_left_of_it_itself_and_the_whole_pool() {
    rule!("RON-2.11", "RON-2.8");
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
        let covered =
            stage.seen().figures[0].timeline.iter().map(|played| played.covered[0]).collect::<Vec<_>>();
        (stage.game.figure(0).pool, covered)
    };
    assert_eq!(lost([0; 4]), ([0, 0, 0, 2], vec![1, 1, 0]), "not the card on its right");
    assert_eq!(lost([1, 0, 0, 0]), ([0, 0, 0, 3], vec![1, 1, 0]), "tokens are in every scope");
}

#[test]
fn the_level_of_a_scaled_effect_is_nought_to_three() {
    rule!("RON-2.17");
    let mut cards = vec![blank(Colour::Green); 5];
    cards.push(effective(Colour::Red, &[], Condition::UpToThree(Colour::Green), Reward::LeftByLevel));
    for (greens, gained) in [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3), (5, 3)] {
        let mut stage = table(&cards);
        let timeline: Vec<u8> = (OWN..OWN + greens).chain([OWN + 5]).collect();
        stage.timeline(0, &timeline);
        evaluate(&mut stage, greens);
        assert_eq!(stage.game.figure(0).pool, [0, gained, 0, 0]);
    }
}

#[test]
fn all_action_cards_are_discarded_to_one_open_pile() {
    rule!("RON-2.16");
    let mut stage = table(&[]);
    // A starter card and a card of the main deck, of two players.
    stage.timeline(0, &[80, 50]).timeline(1, &[51, 52]);
    stage.run(&[Frame::Keep]);
    stage.act(0, Action::Keep { position: 1 }).act(1, Action::Keep { position: 0 });
    assert_eq!(stage.seen().discard, [0, 1, 52, 80], "with the pair that left the rows");
}

#[test]
fn a_hand_is_private_and_has_no_limit() {
    rule!("RON-2.15");
    let mut stage = table(&[]);
    stage.hand(0, &(30..50).collect::<Vec<u8>>());
    stage.run(&[Frame::DrawCards { seat: 0, left: 1 }]).draw(60);
    assert_eq!(stage.seen_by(0).hand.len(), 21);
    assert!(stage.seen_by(0).hand.contains(&60));
    assert_eq!(stage.seen_by(1).figures[0].hand, 21);
    assert!(!stage.seen_by(1).figures[0].known.contains(&60), "others see that there is a card, not which");
    stage.run(&[Frame::TurnEnds]);
    assert_eq!(stage.game.figure(0).hand.len(), 21);
}

#[test]
fn left_is_the_next_seat_clockwise() {
    rule!("RON-2.18", "RON-R13");
    let around = |players: u8, characters: &[u8]| {
        let stage = Stage::laid_out(players, characters);
        (0..stage.game.ring())
            .map(|figure| [Side::Left, Side::Right].map(|side| stage.game.neighbour(figure, side)))
            .collect::<Vec<_>>()
    };
    assert_eq!(around(5, &[0, 1, 2, 3, 4]), [[1, 4], [2, 0], [3, 1], [4, 2], [0, 3]]);
    // Two players: seat 0, seat 1, Automa.
    assert_eq!(around(2, &[0, 1, 2]), [[1, 2], [2, 0], [0, 1]]);
}

#[test]
fn partners_share_one_track_and_its_points() {
    rule!("RON-2.19", "RON-2.20", "RON-2.21");
    let mut stage = Stage::laid_out(4, &[GERALT, YENNEFER, CIRI, TRISS]);
    for seat in 0..4 {
        let left = stage.game.neighbour(seat, Side::Left);
        assert_eq!(stage.game.track(seat, Side::Left), stage.game.track(left, Side::Right));
        assert_ne!(stage.game.track(seat, Side::Left), stage.game.track(seat, Side::Right));
    }
    // Seat 3 moves its Left track: the one that seat 0 has on the Right.
    stage.run(&[Frame::Track { seat: 3, points: 2 }]).act(3, Action::ChooseTrack { side: Side::Left });
    assert_eq!(stage.game.tracks[usize::from(stage.game.track(0, Side::Right))], 2);
    let moved: Vec<_> = stage.seen().sight.tracks.into_iter().filter(|track| track.space > 0).collect();
    assert_eq!(moved.len(), 1);
    assert_eq!((moved[0].partners, moved[0].space), ([3, 0], 2));
}

#[test]
fn a_passing_cup_icon_is_no_symbol() {
    rule!("RON-2.22");
    let cards = [
        cup(Colour::Red, Side::Left),
        cup(Colour::Red, Side::Right),
        effective(Colour::Red, &[], Condition::TwoOrMoreInactive, Reward::TwoLeft),
        effective(Colour::Red, &[], Condition::LoseUpToThreeInactive, Reward::LeftByLevel),
        effective(Colour::Red, &[], Condition::LoseOne(Kind::Magic), Reward::TwoLeft),
    ];
    let mut stage = table(&cards);
    stage.timeline(0, &[OWN, OWN + 1, OWN + 2, OWN + 3, OWN + 4]);
    assert_eq!(Kind::ALL.map(|kind| stage.game.count(0, kind)), [0; 4]);
    for position in 2..5 {
        evaluate(&mut stage, position);
        assert_eq!(stage.asked(), [0; 0], "nothing can be lost");
    }
    assert_eq!(stage.game.figure(0).pool, [0; 4]);
    assert!(!stage.seen().figures[0].timeline.iter().any(|played| played.cup_covered));
    stage.run(&[Frame::ChapterEnds]);
    assert_eq!((stage.game.figure(0).experience, stage.game.figure(0).victory), (0, 0));
}

#[test]
fn standard_effects_belong_to_play_and_tea_effects_to_the_ceremony() {
    rule!("RON-2.14");
    let cards = [
        effective(Colour::Red, &[], Condition::ExactlyOne(Colour::Red), Reward::TwoLeft),
        effective(Colour::Blue, &[], Condition::ExactlyOne(Colour::Blue), Reward::PointOnBothTracks),
    ];
    let mut stage = table(&cards);
    stage.hand(0, &[OWN, OWN + 1]).hand(1, &[]).hand(2, &[]);
    stage.run(&[Frame::PlayEnds, Frame::Resolve { at: 0 }, Frame::Select]);
    stage.act(0, Action::Select { card: OWN }).act(0, Action::Select { card: OWN + 1 });
    assert_eq!((stage.game.figure(0).pool[1], stage.game.tracks), (2, [0; 5]));
    stage.run(&[Frame::Tea { at: 0 }]);
    assert_eq!((stage.game.figure(0).pool[1], stage.game.tracks), (2, [1, 0, 1, 0, 0]));
}

#[test]
fn cards_added_by_abilities_count_as_played_this_turn() {
    rule!("RON-2.23");
    let tea = effective(Colour::Red, &[], Condition::LoseOne(Kind::Fight), Reward::PointOnBothTracks);
    let pack = with_cards(&vec![tea; 3]);
    let mut stage = Stage::laid_out_with(pack, 3, &[YENNEFER, VESEMIR, CIRI]).without_abilities();
    // Yennefer 4 in the draft: take a face-up card and play it at once.
    stage.game.figure_mut(0).held = 0b1000;
    stage.row(1, [OWN + 2, 41]).timeline(0, &[OWN]).pool(0, [0, 0, 0, 3]);
    stage.hand(0, &[OWN + 1, 42]).hand(1, &[]).hand(2, &[]);
    stage.run(&[Frame::Turn]);
    stage.act(0, Action::TakeRow { row: 0 });
    stage.act(0, Action::UseAbility { ability: 3 }).act(0, Action::PickCard { row: 1, place: 0 });
    stage.act(1, Action::TakeRow { row: 2 }).act(2, Action::TakeRow { row: 3 });
    stage.act(0, Action::Select { card: OWN + 1 }).act(0, Action::Select { card: 42 });
    for seat in [1, 2] {
        for _ in 0..2 {
            stage.act(seat, stage.menu(seat)[0]);
        }
    }
    while let [seat] = stage.asked()[..] {
        stage.act(seat, stage.menu(seat)[0]);
    }
    let served: Vec<u8> = stage
        .public_events()
        .into_iter()
        .filter_map(|event| match event {
            Event::Resolved { figure: 0, card, .. } if (OWN..OWN + 3).contains(card) => Some(*card),
            _ => None,
        })
        .collect();
    assert_eq!(served, [OWN + 2, OWN + 1], "the card of an earlier turn is not served");
}
