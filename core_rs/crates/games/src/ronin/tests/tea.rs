//! Step 3, the tea ceremony (RON-7.1 to RON-7.9): order and tea effects.

use kernel::rule;

use crate::ronin::frame::Frame;
use crate::ronin::pack::{Card, LAST_SPACE};
use crate::ronin::state::NONE;
use crate::ronin::tests::stage::{CIRI, GERALT, OWN, Stage, YENNEFER, blank, cup, effective, with_cards};
use crate::ronin::vocabulary::{Colour, Condition, Kind, Reward, Side};
use crate::ronin::{Action, Event};

const LEFT: Action = Action::ChooseTrack { side: Side::Left };
const RIGHT: Action = Action::ChooseTrack { side: Side::Right };

/// Three players without abilities, and cards of the test. Diplomacy (Left) and Magic (Right) are active.
pub fn table(cards: &[Card]) -> Stage {
    Stage::laid_out_with(with_cards(cards), 3, &[GERALT, YENNEFER, CIRI]).without_abilities()
}

/// The whole ceremony.
pub fn serve(stage: &mut Stage) {
    stage.run(&[Frame::Tea { at: 0 }]);
}

/// A tea card whose condition its own colour meets.
fn tea(colour: Colour, reward: Reward) -> Card {
    let condition = if reward == Reward::PointOnBothTracks {
        Condition::TwoOrMore(colour)
    } else {
        Condition::UpToThree(colour)
    };
    effective(colour, &[], condition, reward)
}

/// What happened in the ceremony: cards served, cups met, markers moved.
pub fn story(stage: &Stage) -> Vec<String> {
    let tell = |event: &&Event| match event {
        Event::Resolved { figure, card, level } => Some(format!("{figure} serves {card} at {level}")),
        Event::CupsMet { track } => Some(format!("cups {track}")),
        Event::TrackMoved { track, space } => Some(format!("track {track} to {space}")),
        _ => None,
    };
    stage.public_events().iter().filter_map(tell).collect()
}

#[test]
fn figures_act_in_initiative_order_tea_effects_first_then_cups() {
    rule!("RON-7.1");
    let cards = [
        tea(Colour::Red, Reward::PointsOnOneTrack),
        cup(Colour::Red, Side::Left),
        tea(Colour::Blue, Reward::PointsOnOneTrack),
        cup(Colour::Red, Side::Right),
        tea(Colour::Red, Reward::PointsOnOneTrack),
    ];
    let mut stage = table(&cards);
    stage.game.order = [1, 0, 2, NONE, NONE];
    stage.timeline(1, &[OWN, OWN + 1, OWN + 2]).timeline(2, &[OWN + 3]).timeline(0, &[OWN + 4]);
    for seat in 0..3 {
        stage.fresh(seat);
    }
    serve(&mut stage);
    stage.act(1, RIGHT).act(1, RIGHT);
    assert_eq!(stage.asked(), [0], "the next slot");
    let expected = [
        &format!("1 serves {OWN} at 1"),
        "track 0 to 1",
        &format!("1 serves {} at 1", OWN + 2),
        "track 0 to 2",
        "cups 1",
        "track 1 to 1",
        "track 1 to 2",
        &format!("0 serves {} at 1", OWN + 4),
    ];
    assert_eq!(story(&stage), expected);
}

#[test]
fn tea_effects_of_kept_cards_are_served_first_in_the_first_turn_of_a_chapter() {
    rule!("RON-7.2", "RON-7.3");
    let cards = [tea(Colour::Red, Reward::PointsOnOneTrack), tea(Colour::Blue, Reward::PointsOnOneTrack)];
    let mut stage = table(&cards);
    stage.timeline(0, &[40, OWN]).run(&[Frame::Keep]).act(0, Action::Keep { position: 1 });
    let mut stage = stage.clear_frames();
    assert_eq!((stage.game.chapter, story(&stage).len()), (1, 0), "not served when it is kept");
    stage.take(OWN + 1);
    stage.game.figure_mut(0).timeline.push(OWN + 1);
    serve(&mut stage);
    stage.act(0, LEFT).act(0, LEFT);
    let served = [format!("0 serves {OWN} at 1"), format!("0 serves {} at 1", OWN + 1)];
    assert_eq!([&story(&stage)[0], &story(&stage)[2]], [&served[0], &served[1]], "leftmost first");
    // In the next turn neither is served again.
    stage.run(&[Frame::TurnEnds]);
    let mut stage = stage.clear_frames();
    stage.told.clear();
    serve(&mut stage);
    assert_eq!((story(&stage).len(), stage.asked().len()), (0, 0));
}

#[test]
fn a_bonus_interrupts_the_slot_and_then_it_goes_on() {
    rule!("RON-7.4", "RON-7.18");
    let both = effective(Colour::Red, &[], Condition::ExactlyOne(Colour::Red), Reward::PointOnBothTracks);
    let cards =
        [both, tea(Colour::Blue, Reward::PointsOnOneTrack), tea(Colour::Red, Reward::PointsOnOneTrack)];
    let mut stage = table(&cards);
    stage.timeline(0, &[OWN, OWN + 1]).timeline(1, &[OWN + 2]);
    for seat in 0..2 {
        stage.fresh(seat);
    }
    // The Left track of seat 0 reaches the first bonus.
    stage.game.tracks[0] = 2;
    serve(&mut stage);
    assert_eq!(
        (stage.asked(), stage.game.tracks),
        (vec![0], [3, 0, 0, 0, 0]),
        "before the Right track moves"
    );
    stage.act(0, Action::TakeBonus { alternative: 1 });
    assert_eq!(stage.asked(), [1], "the partner decides in the middle of the slot");
    stage.act(1, Action::TakeBonus { alternative: 1 });
    assert_eq!([0, 1].map(|seat| stage.game.figure(seat).experience), [2, 2]);
    assert_eq!(stage.game.tracks, [3, 0, 1, 0, 0], "the effect goes on");
    assert_eq!(stage.game.frames.top(), Some(&Frame::Track { seat: 0, points: 1 }), "and so does the slot");
    stage.act(0, RIGHT);
    assert_eq!(stage.game.frames.top(), Some(&Frame::Track { seat: 1, points: 1 }), "then the next begins");
}

#[test]
fn tea_effects_obey_the_rules_of_all_effects() {
    rule!("RON-7.5", "RON-7.6", "RON-7.8");
    let cards =
        [effective(Colour::Red, &[], Condition::LoseUpToThree(Kind::Fight), Reward::PointsOnOneTrack)];
    for (owned, level) in [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3)] {
        for (side, track) in [(LEFT, 0), (RIGHT, 2)] {
            let mut stage = table(&cards);
            stage.timeline(0, &[OWN]).fresh(0).pool(0, [0, 0, 0, owned]);
            serve(&mut stage);
            for _ in 0..level {
                assert_eq!(stage.menu(0), [Action::LoseToken { kind: Kind::Fight }], "mandatory, in full");
                stage.act(0, Action::LoseToken { kind: Kind::Fight });
            }
            if level > 0 {
                assert_eq!(stage.menu(0), [LEFT, RIGHT]);
                stage.act(0, side);
            }
            assert_eq!(stage.game.figure(0).pool[3], owned - level);
            assert_eq!(stage.game.tracks[track], level);
            assert_eq!(stage.game.tracks.iter().sum::<u8>(), level, "no other track moves");
        }
    }
}

#[test]
fn a_tea_card_does_not_see_the_card_on_its_right() {
    rule!("RON-R35", "RON-7.5");
    let cards = [tea(Colour::Red, Reward::PointsOnOneTrack), blank(Colour::Red)];
    let mut stage = table(&cards);
    stage.timeline(0, &[OWN, OWN + 1]).fresh(0);
    serve(&mut stage);
    assert_eq!(stage.game.frames.top(), Some(&Frame::Track { seat: 0, points: 1 }));
}

#[test]
fn a_lost_exploration_moves_both_tracks_by_one() {
    rule!("RON-E3", "RON-7.6");
    let card = effective(Colour::Red, &[], Condition::LoseOne(Kind::Exploration), Reward::PointOnBothTracks);
    let mut stage = table(&[card]);
    stage.timeline(0, &[OWN]).fresh(0).pool(0, [0, 0, 1, 0]);
    let mut without = stage.clone();
    serve(&mut stage);
    assert_eq!(stage.forced(), Some((0, Action::LoseToken { kind: Kind::Exploration })));
    stage.act(0, Action::LoseToken { kind: Kind::Exploration });
    assert_eq!((stage.game.figure(0).pool, stage.game.tracks), ([0; 4], [1, 0, 1, 0, 0]));

    without.pool(0, [0; 4]);
    serve(&mut without);
    assert_eq!((without.asked().len(), without.game.tracks), (0, [0; 5]));
}

#[test]
fn a_point_on_both_tracks_moves_the_left_one_first() {
    rule!("RON-7.9", "RON-R14");
    let card = effective(Colour::Red, &[], Condition::ExactlyOne(Colour::Red), Reward::PointOnBothTracks);
    for (seat, left, right) in [(0, 0, 2), (1, 1, 0), (2, 2, 1)] {
        let mut stage = table(std::slice::from_ref(&card));
        stage.timeline(seat, &[OWN]).fresh(seat);
        serve(&mut stage);
        let moves = [format!("track {left} to 1"), format!("track {right} to 1")];
        assert_eq!(story(&stage)[1..], moves);
    }
}

#[test]
fn points_go_to_the_track_shared_with_the_partner_looked_at() {
    rule!("RON-E4", "RON-7.7", "RON-R11", "RON-D20");
    let mut cards = vec![blank(Colour::Blue); 7];
    cards.push(effective(Colour::Red, &[], Condition::PartnerHas(Colour::Blue), Reward::PointsOnOneTrack));
    // Four blue cards on the left, three on the right.
    let mut stage = table(&cards);
    stage.timeline(0, &[OWN + 7]).fresh(0);
    stage.timeline(1, &[OWN, OWN + 1, OWN + 2, OWN + 3]).timeline(2, &[OWN + 4, OWN + 5, OWN + 6]);
    serve(&mut stage);
    assert_eq!(stage.menu(0), [LEFT, RIGHT], "not necessarily the better one; declining is not offered");
    for (side, tracks) in [(LEFT, [3, 0, 0, 0, 0]), (RIGHT, [0, 0, 3, 0, 0])] {
        let mut stage = stage.clone();
        stage.act(0, side);
        assert_eq!(stage.game.tracks, tracks);
    }
    // The worse partner may be chosen.
    let mut stage = table(&cards);
    stage.timeline(0, &[OWN + 7]).fresh(0).timeline(1, &[OWN, OWN + 1]).timeline(2, &[OWN + 4]);
    serve(&mut stage);
    stage.act(0, RIGHT);
    assert_eq!(stage.game.tracks, [0, 0, 1, 0, 0]);
    // One partner: forced. None: nothing happens.
    let mut stage = table(&cards);
    stage.timeline(0, &[OWN + 7]).fresh(0).timeline(2, &[OWN + 4]);
    serve(&mut stage);
    assert_eq!(stage.forced(), Some((0, RIGHT)));
    let mut stage = table(&cards);
    stage.timeline(0, &[OWN + 7]).fresh(0);
    serve(&mut stage);
    assert_eq!((stage.asked().len(), stage.game.tracks), (0, [0; 5]));
}

#[test]
fn a_partner_on_a_full_track_is_chosen_only_if_nothing_else_can_move() {
    rule!("RON-E34", "RON-R11", "RON-D20");
    let mut cards = vec![blank(Colour::Blue); 3];
    cards.push(effective(Colour::Red, &[], Condition::PartnerHas(Colour::Blue), Reward::PointsOnOneTrack));
    let full = LAST_SPACE as u8;
    let mut stage = table(&cards);
    stage.timeline(0, &[OWN + 3]).fresh(0).timeline(1, &[OWN, OWN + 1]).timeline(2, &[OWN + 2]);
    stage.game.tracks[0] = full;
    let before = stage.clone();
    serve(&mut stage);
    assert_eq!(stage.forced(), Some((0, RIGHT)));
    stage.act(0, RIGHT);
    assert_eq!(stage.game.tracks, [full, 0, 1, 0, 0]);
    // Both full, or only the full one qualifies: it must be chosen all the same.
    let mut stage = before.clone();
    stage.game.tracks[2] = full;
    serve(&mut stage);
    assert_eq!(stage.menu(0), [LEFT, RIGHT]);
    let mut stage = before;
    stage.timeline(2, &[]);
    serve(&mut stage);
    assert_eq!(stage.forced(), Some((0, LEFT)));
}

#[test]
fn points_are_not_aimed_at_a_full_track_unless_both_are_full() {
    rule!("RON-R33", "RON-D21", "RON-7.8");
    let full = LAST_SPACE as u8;
    for (tracks, menu) in [
        ([0, 0, 0, 0, 0], vec![LEFT, RIGHT]),
        ([full, 0, 0, 0, 0], vec![RIGHT]),
        ([0, 0, full, 0, 0], vec![LEFT]),
        ([full, 0, full, 0, 0], vec![LEFT, RIGHT]),
    ] {
        let mut stage = table(&[tea(Colour::Red, Reward::PointsOnOneTrack)]);
        stage.timeline(0, &[OWN]).fresh(0);
        stage.game.tracks = tracks;
        serve(&mut stage);
        assert_eq!(stage.menu(0), menu);
        assert_eq!(stage.forced().is_some(), menu.len() == 1, "one track: forced");
    }
}

#[test]
fn a_token_gained_in_the_ceremony_pays_the_next_tea_effect() {
    rule!("RON-E35", "RON-7.19");
    let cards = [
        tea(Colour::Red, Reward::PointsOnOneTrack),
        effective(Colour::Blue, &[], Condition::LoseOne(Kind::Exploration), Reward::PointOnBothTracks),
    ];
    let mut stage = table(&cards);
    // Chapter III: Exploration and Fight are active. Space 4 gives two active symbols.
    stage.game.chapter = 2;
    stage.game.tracks[0] = 3;
    stage.timeline(0, &[OWN, OWN + 1]).fresh(0);
    serve(&mut stage);
    stage.act(0, LEFT).act(0, Action::GainMix { left: 2 }).act(1, Action::GainMix { left: 0 });
    assert_eq!(stage.menu(0), [Action::LoseToken { kind: Kind::Exploration }]);
    stage.act(0, Action::LoseToken { kind: Kind::Exploration });
    assert_eq!((stage.game.tracks[0], stage.game.figure(0).pool), (5, [0, 0, 1, 0]));
    // What is left of it counts for the scoring of the chapter.
    while let [seat] = stage.asked()[..] {
        stage.act(seat, Action::TakeBonus { alternative: 0 });
    }
    let before = stage.game.figure(0).experience;
    stage.run(&[Frame::ChapterEnds]);
    assert_eq!(stage.game.figure(0).experience, before + 1);
}
