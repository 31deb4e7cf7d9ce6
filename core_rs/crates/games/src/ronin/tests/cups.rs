//! Passing the cup and the end of a turn (RON-7.10 to RON-7.20), Automas included.

use kernel::{Dice, rule};

use crate::ronin::event::Reason;
use crate::ronin::frame::Frame;
use crate::ronin::options::{BoardSide, Options};
use crate::ronin::state::NONE;
use crate::ronin::tests::stage::{CIRI, GERALT, OWN, Stage, TRISS, YENNEFER, cup, effective, with_cards};
use crate::ronin::tests::tea::{serve, story, table};
use crate::ronin::view::Step;
use crate::ronin::vocabulary::{Colour, Condition, Reward, Side};
use crate::ronin::{Action, Event};

const L: Side = Side::Left;
const R: Side = Side::Right;

/// Cards with icons, from number [`OWN`] on.
fn cups(sides: &[Side]) -> Stage {
    table(&sides.iter().map(|side| cup(Colour::Red, *side)).collect::<Vec<_>>())
}

/// Which icons of a timeline are covered.
fn covered(stage: &Stage, figure: u8) -> Vec<bool> {
    stage.game.figure(figure).timeline.cards().iter().map(|played| played.cup_covered).collect()
}

#[test]
fn a_left_icon_meets_the_right_icon_of_the_left_neighbour() {
    rule!("RON-7.10", "RON-7.11", "RON-R40");
    let sides = [L, R, L, R];
    for (mine, theirs, meet) in [(0, 1, true), (0, 2, false), (1, 0, false), (1, 3, false)] {
        let mut stage = cups(&sides);
        // Among other cards, played in different turns.
        stage.timeline(0, &[50, OWN + mine, 51]).timeline(1, &[OWN + theirs, 52]).fresh(1);
        serve(&mut stage);
        let tracks = if meet { [2, 0, 0, 0, 0] } else { [0; 5] };
        assert_eq!(
            stage.game.tracks,
            tracks,
            "{:?} and {:?}",
            sides[usize::from(mine)],
            sides[usize::from(theirs)]
        );
        assert_eq!(covered(&stage, 0)[1], meet);
        assert_eq!(covered(&stage, 1)[0], meet);
        assert!(stage.asked().is_empty(), "nobody is asked whether to");
    }
}

#[test]
fn a_pair_gives_both_partners_the_bonuses_of_both_spaces() {
    rule!("RON-E6", "RON-R40");
    // Geralt (seat 0) points right; his right neighbour Ciri (seat 2) points left.
    let mut stage = cups(&[R, L]);
    stage.timeline(0, &[OWN]).timeline(2, &[OWN + 1]);
    stage.game.tracks[2] = 2;
    serve(&mut stage);
    assert_eq!((covered(&stage, 0), covered(&stage, 2)), (vec![true], vec![true]));
    for seat in [0, 2] {
        stage.act(seat, Action::TakeBonus { alternative: 1 });
    }
    for seat in [0, 2] {
        stage.act(seat, Action::GainMix { left: 1 });
    }
    assert_eq!(stage.game.tracks, [0, 0, 4, 0, 0]);
    assert_eq!([0, 1, 2].map(|seat| stage.game.figure(seat).experience), [2, 0, 2]);
    assert_eq!([0, 1, 2].map(|seat| stage.game.figure(seat).pool), [[1, 1, 0, 0], [0; 4], [1, 1, 0, 0]]);
}

#[test]
fn pairs_with_both_partners_are_resolved_left_track_first() {
    rule!("RON-E16", "RON-7.12", "RON-7.14", "RON-R15", "RON-R14");
    let mut stage = cups(&[R, L, L, R]);
    stage.timeline(0, &[OWN, OWN + 1]).timeline(2, &[OWN + 2]).timeline(1, &[OWN + 3]);
    serve(&mut stage);
    let expected = ["cups 0", "track 0 to 1", "track 0 to 2", "cups 2", "track 2 to 1", "track 2 to 2"];
    assert_eq!(story(&stage), expected);
    assert_eq!(covered(&stage, 0), [true, true]);
}

#[test]
fn each_icon_serves_in_one_pair_and_a_surplus_stays_on_the_right() {
    rule!("RON-7.12", "RON-7.13", "RON-7.14", "RON-R15");
    for (left, right) in [(3, 2), (2, 3), (3, 3), (1, 3), (0, 2)] {
        let mut stage = cups(&[L, L, L, R, R, R]);
        let mine: Vec<u8> = (OWN..OWN + left).collect();
        let theirs: Vec<u8> = (OWN + 3..OWN + 3 + right).collect();
        stage.timeline(0, &mine).timeline(1, &theirs);
        stage.run(&[Frame::Tea { at: 0 }]);
        while let [seat] = stage.asked()[..] {
            stage.act(seat, stage.menu(seat)[0]);
        }
        let pairs = left.min(right);
        assert_eq!(stage.game.tracks[0], 2 * pairs);
        let expected = |icons: u8| (0..icons).map(|icon| icon < pairs).collect::<Vec<_>>();
        assert_eq!((covered(&stage, 0), covered(&stage, 1)), (expected(left), expected(right)));
    }
}

#[test]
fn a_pair_is_resolved_once_on_the_slot_of_the_earlier_partner() {
    rule!("RON-7.15", "RON-R36");
    let tea = effective(Colour::Blue, &[], Condition::ExactlyOne(Colour::Blue), Reward::PointOnBothTracks);
    for (order, first) in [([0, 1, 2], "0 serves"), ([1, 0, 2], "cups 0")] {
        let cards = [cup(Colour::Red, L), cup(Colour::Red, R), tea.clone()];
        let mut stage = table(&cards);
        stage.game.order[..3].copy_from_slice(&order);
        // Seat 0 has a tea effect before its cup.
        stage.timeline(0, &[OWN, OWN + 2]).fresh(0).timeline(1, &[OWN + 1]);
        serve(&mut stage);
        assert!(story(&stage)[0].starts_with(first), "{:?}", story(&stage));
        while let [seat] = stage.asked()[..] {
            stage.act(seat, Action::TakeBonus { alternative: 1 });
        }
        assert_eq!(stage.game.tracks[0], 3, "one point for the tea effect, two for one pair");
    }
}

#[test]
fn the_slot_of_an_automa_counts_like_any_other() {
    rule!("RON-7.15");
    let tea = effective(Colour::Blue, &[], Condition::ExactlyOne(Colour::Blue), Reward::PointOnBothTracks);
    let pack = with_cards(&[cup(Colour::Red, L), cup(Colour::Red, R), tea]);
    let mut stage = Stage::laid_out_with(pack, 2, &[GERALT, YENNEFER, CIRI]).without_abilities();
    stage.game.order = [2, 0, 1, NONE, NONE];
    // left(Automa) is seat 0.
    stage.timeline(2, &[OWN]).timeline(0, &[OWN + 1, OWN + 2]).fresh(0);
    serve(&mut stage);
    assert_eq!(
        story(&stage)[..3],
        ["cups 2", "track 2 to 1", "track 2 to 2"],
        "before seat 0 serves its tea"
    );
}

#[test]
fn icons_without_a_counterpart_wait() {
    rule!("RON-7.16", "RON-7.10");
    let mut stage = cups(&[L, R]);
    stage.timeline(0, &[OWN]);
    serve(&mut stage);
    stage.run(&[Frame::TurnEnds]);
    let mut stage = stage.clear_frames();
    assert_eq!((stage.game.turn, covered(&stage, 0), stage.game.tracks), (1, vec![false], [0; 5]));
    stage.timeline(1, &[OWN + 1]).fresh(1);
    serve(&mut stage);
    assert_eq!((covered(&stage, 0), stage.game.tracks[0]), (vec![true], 2));
    // In the next chapter the icon of a kept card serves again.
    stage.run(&[Frame::Clear]).act(0, Action::Keep { position: 0 }).act(1, Action::Keep { position: 0 });
    let mut stage = stage.clear_frames();
    assert_eq!((covered(&stage, 0), covered(&stage, 1)), (vec![false], vec![false]));
    serve(&mut stage);
    assert_eq!(stage.game.tracks[0], 3);
}

#[test]
fn the_turn_marker_moves_and_after_the_third_turn_the_chapter_ends() {
    rule!("RON-7.17");
    for turn in 0..3 {
        let mut stage = table(&[]);
        stage.game.turn = turn;
        stage.pool(0, [2, 1, 0, 0]).run(&[Frame::TurnEnds]).settle_chance();
        let scored = stage
            .public_events()
            .iter()
            .any(|event| matches!(event, Event::Experience { reason: Reason::Chapter, .. }));
        assert_eq!(scored, turn == 2);
        let space = (stage.seen().chapter, stage.seen().turn);
        assert_eq!(space, if turn == 2 { (2, 1) } else { (1, turn + 2) });
    }
}

#[test]
fn no_timeline_changes_during_the_ceremony() {
    rule!("RON-7.20");
    let mut questions = 0;
    for players in 1..=5 {
        for side in [BoardSide::A, BoardSide::B] {
            let mut stage = Stage::new(&Options { side, ..Options::new(players) });
            let mut dice = Dice::stream(u64::from(players));
            // Timelines at the reveal, with what abilities added to them until the end of the Play step.
            let mut laid: Vec<Vec<u8>> = Vec::new();
            let mut last = Step::Setup;
            stage.play_out(|stage, _, menu| {
                let timelines: Vec<Vec<u8>> =
                    (0..stage.game.ring()).map(|figure| stage.timeline_of(figure)).collect();
                let step = stage.seen().step;
                if step == Step::Tea && last == Step::Tea {
                    questions += 1;
                    assert_eq!(timelines, laid);
                }
                (laid, last) = (timelines, step);
                dice.pick(menu)
            });
        }
    }
    assert!(questions > 20, "{questions} questions");
}

#[test]
fn the_tea_of_an_automa_moves_every_track_it_shares_with_a_player() {
    rule!("RON-R30");
    let tea = effective(Colour::Blue, &[], Condition::PartnerHas(Colour::Pink), Reward::PointsOnOneTrack);
    let pack = with_cards(&[tea]);
    let mut two = Stage::laid_out_with(pack, 2, &[GERALT, YENNEFER, TRISS]);
    two.timeline(2, &[OWN]).fresh(2);
    serve(&mut two);
    assert_eq!(two.game.tracks, [0, 1, 1, 0, 0]);
    // Alone: the left Automa shares one track with the player, none with the other Automa.
    let mut one = Stage::laid_out_with(pack, 1, &[GERALT, YENNEFER, TRISS]);
    one.timeline(1, &[OWN]).fresh(1);
    serve(&mut one);
    assert_eq!(one.game.tracks, [1, 0, 0, 0, 0]);
}
