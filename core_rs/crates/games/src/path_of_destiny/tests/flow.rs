//! Flow of the game (POD-4): chapters, turns, steps, and what stories put between them.

use kernel::{Game, Turn, rule};

use crate::path_of_destiny::content::embedded;
use crate::path_of_destiny::event::Reason;
use crate::path_of_destiny::frame::Frame;
use crate::path_of_destiny::tests::stage::{
    CIRI, DANDELION, GERALT, Stage, YENNEFER, blank, blank_but, effective,
};
use crate::path_of_destiny::view::Step;
use crate::path_of_destiny::vocabulary::{Colour, Condition, Kind, Reward, Side, Story};
use crate::path_of_destiny::{Action, Event, Options};

/// A whole game in which no ability is used and figures prefer the lower rows.
fn played(story: Story, players: u8) -> Stage {
    let mut stage = Stage::new(&Options { story, first: Some(0), ..Options::new(players) });
    stage.play_out(|_, _, menu| if menu[0] == Action::Pass { menu[0] } else { menu[menu.len() - 1] });
    stage
}

#[test]
fn a_game_has_three_chapters_of_three_turns_each_ending_with_a_destiny_token() {
    rule!("POD-2.14", "POD-4.1", "POD-4.3", "POD-1.6");
    for story in Story::ALL {
        for players in 1..=5 {
            let stage = played(story, players);
            let turns: Vec<(u8, u8)> = stage
                .public_events()
                .into_iter()
                .filter_map(|event| match event {
                    Event::TurnBegan { chapter, turn } => Some((*chapter, *turn)),
                    _ => None,
                })
                .collect();
            assert_eq!(turns, [(1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (2, 3), (3, 1), (3, 2), (3, 3)]);
            let tokens: Vec<u8> = stage
                .public_events()
                .into_iter()
                .filter_map(|event| match event {
                    Event::DestinyPlaced { token, .. } => Some(*token),
                    _ => None,
                })
                .collect();
            assert_eq!(tokens, [1, 2, 3, 1, 2, 3, 1, 2, 3]);
            assert_eq!(stage.public_events().last(), Some(&&Event::Over));
            assert!(matches!(stage.game.turn(), Turn::Over(_)));
        }
    }
}

#[test]
fn players_are_asked_in_the_draft_and_the_play_step_of_every_turn() {
    rule!("POD-2.14", "POD-4.3");
    let mut stage = Stage::laid_out(3, &[GERALT, YENNEFER, DANDELION]).without_abilities();
    let mut steps = Vec::new();
    stage.run(&[Frame::Turn]).play_out(|stage, _, menu| {
        let view = stage.seen();
        steps.push((view.chapter, view.turn, view.step));
        menu[0]
    });
    steps.dedup();
    steps.retain(|(.., step)| *step != Step::ChapterEnd);
    let turns = (1..=3).flat_map(|chapter| (1..=3).map(move |turn| (chapter, turn)));
    let expected: Vec<_> = turns
        .flat_map(|(chapter, turn)| [Step::Draft, Step::Play].map(|step| (chapter, turn, step)))
        .collect();
    assert_eq!(steps, expected);
}

#[test]
fn the_introduction_and_the_first_opening_show_the_active_pair() {
    rule!("POD-4.2");
    for story in Story::ALL {
        let mut stage = Stage::new(&Options { story, first: Some(0), ..Options::new(2) });
        assert_eq!((stage.seen().active, stage.seen().pages.len()), (None, 0), "nothing is turned up yet");
        stage.go_on_until(|stage| matches!(stage.waiting(), Frame::Slot { .. }));
        let pair = embedded().stories[story as usize].openings[0].pair;
        assert_eq!(stage.seen().active, Some(pair));
        assert_eq!(stage.seen().pages, [0, 1], "the introduction and the opening of chapter I");
        let told = stage.public_events();
        let began = told.iter().position(|event| **event == Event::ChapterBegan { chapter: 1, active: pair });
        let turn = told.iter().position(|event| **event == Event::TurnBegan { chapter: 1, turn: 1 });
        assert!(began.is_some() && began < turn);
    }
}

/// Which part of a turn, or of what follows it, an event belongs to.
fn part(event: &Event, cleared: bool) -> Option<u8> {
    Some(match event {
        Event::RowsMoved { .. } => 1,
        Event::RowDealt { .. } => 2,
        Event::Drafted { .. } | Event::Took { .. } => 3,
        Event::Order { .. } if cleared => 22,
        Event::Order { .. } => 4,
        Event::Chose { .. } if cleared => 17,
        Event::Chose { .. } => 5,
        Event::Revealed { .. } => 6,
        Event::Resolved { .. } if cleared => 20,
        Event::Resolved { .. } => 7,
        Event::EffortMade { .. } | Event::RequirementMet { .. } => 8,
        Event::Voted { .. } | Event::RowsVoted { .. } => 9,
        Event::DestinyPlaced { .. } => 10,
        Event::MainSymbol { .. } => 11,
        Event::AlliancesRevealed { .. } | Event::AllianceApplied { .. } => 12,
        Event::Victory { reason: Reason::Chapter, .. } => 13,
        Event::Experience { reason: Reason::Chapter, .. } => 14,
        Event::PathTaken { .. } => 15,
        Event::Cleared => 16,
        Event::Kept { .. } => 18,
        Event::Active { .. } => 19,
        Event::Read { page: 8..22 } => 21,
        Event::Read { page: 1..8 } => 23,
        Event::ChapterBegan { .. } => 24,
        Event::HandShown { .. }
        | Event::QuestCounted { .. }
        | Event::Victory { reason: Reason::SideQuest, .. } => 25,
        Event::Victory { reason: Reason::Golden, .. } => 26,
        Event::ObjectiveTurnedUp { .. } | Event::Victory { reason: Reason::Objective, .. } => 27,
        Event::Read { page: 22.. } => 28,
        Event::Over => 29,
        _ => return None,
    })
}

#[test]
fn the_parts_of_a_turn_and_of_a_chapters_end_follow_each_other() {
    rule!("POD-4.3", "POD-4.4", "POD-4.5", "POD-6.8");
    let mut seen = [false; 30];
    for (story, players) in
        Story::ALL.into_iter().flat_map(|story| (1..=5).map(move |players| (story, players)))
    {
        let stage = played(story, players);
        let events = stage.public_events();
        let turns: Vec<&[&Event]> = events.split(|event| matches!(event, Event::TurnBegan { .. })).collect();
        assert_eq!(turns.len(), 10, "the setup and nine turns");
        for (number, turn) in (0..).zip(&turns).skip(1) {
            let (mut last, mut cleared, mut parts) = (0, false, [false; 30]);
            for event in *turn {
                cleared |= **event == Event::Cleared;
                let Some(part) = part(event, cleared) else { continue };
                assert!(part >= last, "{story:?}, {players}, turn {number}: {event:?} after part {last}");
                last = part;
                parts[usize::from(part)] = true;
                seen[usize::from(part)] = true;
            }
            assert!([3, 4, 5, 6, 9, 10].iter().all(|part| parts[*part]), "draft, play, destiny");
            assert!(!parts[1] || number > 1, "a pair is discarded if one is left");
            assert_eq!(parts[2], number > 1, "rows are refilled but for the first turn");
            let (between, over) = (number == 3 || number == 6, number == 9);
            assert_eq!([11, 15, 21].map(|part: usize| parts[part]), [between || over; 3], "a chapter ends");
            assert_eq!(
                [16, 17, 18, 19, 23, 24].map(|part: usize| parts[part]),
                [between; 6],
                "between chapters"
            );
            assert_eq!([25, 28, 29].map(|part: usize| parts[part]), [over; 3], "after the last turn");
        }
    }
    assert!([7, 8, 12, 13, 14, 20, 27].iter().all(|part| seen[*part]), "stories put their own parts in");
}

#[test]
fn questions_come_in_the_order_of_the_state_machine() {
    rule!("POD-4.5");
    let cards = [
        (40, effective(Colour::Red, &[], Condition::LoseOne(Kind::Magic), Reward::TwoLeft)),
        (41, blank(Colour::Red)),
        (
            42,
            effective(
                Colour::Blue,
                &[Kind::Fight],
                Condition::LoseOne(Kind::Fight),
                Reward::Two(Kind::Magic),
            ),
        ),
    ];
    let mut stage =
        Stage::telling_with(blank_but(&cards), Story::EdgeOfTheWorld, 3, &[GERALT, YENNEFER, DANDELION]);
    for seat in 0..3 {
        stage.game.figure_mut(seat).held = 0b1111;
    }
    stage.hand(0, &[40, 41, 60]).hand(1, &[42, 43]).hand(2, &[50, 51]);
    stage.row(1, [44, 45]).row(2, [46, 47]).row(3, [48, 49]);
    // The third turn, so that the end of a chapter follows.
    stage.game.turn = 2;
    stage.run(&[Frame::Turn]);
    let mut asked = Vec::new();
    stage.play_out(|stage, seat, menu| {
        let frame = stage.waiting();
        asked.push(match frame {
            Frame::Slot { .. } => format!("slot {seat}"),
            Frame::Window { window, .. } => format!("{window:?} {seat}"),
            Frame::Select => format!("select {seat}"),
            Frame::BeforeEffect { position, .. } => format!("before effect {position} of {seat}"),
            Frame::Lose { .. } => format!("lose {seat}"),
            Frame::ChooseMain { .. } => format!("main symbol {seat}"),
            Frame::Keep => format!("keep {seat}"),
            Frame::ChooseActive { .. } => format!("bonus {seat}"),
            other => format!("{other:?}"),
        });
        match frame {
            // The rows one after the other keep the order.
            Frame::Slot { .. } => Action::TakeRow { row: seat },
            _ => menu[0],
        }
    });
    let expected = "slot 0, BeforeDraft 1, slot 1, AfterDraft 1, slot 2, BeforePlay 2, \
        select 0, select 0, select 1, select 1, select 2, select 2, \
        before effect 0 of 0, AfterEffects 0, lose 1, main symbol 0, \
        ChapterEnd 0, keep 0, keep 1, keep 2, lose 1, bonus 0, slot 0";
    let seen: Vec<&str> = asked.iter().map(String::as_str).take(23).collect();
    assert_eq!(seen.join(", "), expected);
}

#[test]
fn an_opening_shows_the_pairs_its_two_routes_lead_to() {
    rule!("POD-27.12");
    for story in Story::ALL {
        for side in Side::ALL {
            let mut stage = Stage::telling(story, 3, &[GERALT, YENNEFER, CIRI]).without_abilities();
            for chapter in 0..2 {
                let promised = stage.seen().next_pairs.expect("there is a next chapter");
                stage.game.destiny = [side as u8; 3];
                stage.game.turn = 2;
                stage.run(&[Frame::ChapterEnds]).go_on_until(|stage| {
                    stage.game.chapter == chapter + 1 && matches!(stage.waiting(), Frame::Slot { .. })
                });
                assert_eq!(stage.seen().active, Some(promised[side as usize]));
                stage = stage.clear_frames();
            }
            assert_eq!(stage.seen().next_pairs, None, "chapter III is the last");
        }
    }
}
