//! Flow of the game (RON-4) and what is random in it (RON-22).

use kernel::{Game, Match, Turn, rule};

use crate::ronin::content::embedded;
use crate::ronin::event::Reason;
use crate::ronin::frame::Frame;
use crate::ronin::options::{BoardSide, Options};
use crate::ronin::pack::Effect;
use crate::ronin::state::source;
use crate::ronin::tests::stage::{
    DANDELION, GERALT, OWN, Stage, YENNEFER, blank, edited, effective, with_cards,
};
use crate::ronin::view::Step;
use crate::ronin::vocabulary::{Colour, Condition, Kind, Reward};
use crate::ronin::{Action, Event, Ronin};

#[test]
fn a_game_has_three_chapters_of_three_turns_of_three_steps() {
    rule!("RON-2.13", "RON-4.1", "RON-4.2");
    // Every card asks for a track, so that each tea ceremony has a question.
    let pack = edited(|pack| {
        let effect =
            Effect { condition: Condition::UpToThree(Colour::Red), reward: Reward::PointsOnOneTrack };
        for card in pack.cards.iter_mut() {
            *card = effective(Colour::Red, &[], effect.condition, effect.reward);
        }
    });
    let mut stage = Stage::laid_out_with(pack, 3, &[GERALT, YENNEFER, DANDELION]).without_abilities();
    let mut steps = Vec::new();
    stage.run(&[Frame::Turn]).play_out(|stage, _, menu| {
        let view = stage.seen();
        steps.push((view.chapter, view.turn, view.step));
        menu[0]
    });
    steps.dedup();
    let mut expected = Vec::new();
    for chapter in 1..=3 {
        for turn in 1..=3 {
            expected.extend([Step::Draft, Step::Play, Step::Tea].map(|step| (chapter, turn, step)));
        }
        if chapter < 3 {
            expected.push((chapter, 3, Step::ChapterEnd));
        }
    }
    assert_eq!(steps, expected);
    assert!(matches!(stage.game.turn(), Turn::Over(_)));
    assert_eq!(stage.public_events().last(), Some(&&Event::Over));
}

/// Which part of a turn, or of what follows it, an event belongs to.
fn part(event: &Event, cleared: bool) -> Option<u8> {
    Some(match event {
        Event::RowsMoved { .. } => 1,
        Event::RowDealt { .. } => 2,
        Event::Drafted { .. } | Event::Took { .. } => 3,
        Event::Order { .. } => 4,
        Event::Chose { .. } if cleared => 12,
        Event::Chose { .. } => 5,
        Event::Revealed { .. } => 6,
        Event::Resolved { .. } if cleared => 15,
        Event::Resolved { card, .. } if embedded().cards[usize::from(*card)].is_tea() => 8,
        Event::Resolved { .. } => 7,
        Event::CupsMet { .. } | Event::TrackMoved { .. } => 8,
        Event::Experience { reason: Reason::Chapter, .. } => 9,
        Event::Victory { reason: Reason::Chapter, .. } => 10,
        Event::Cleared => 11,
        Event::Kept { .. } => 13,
        Event::ChapterBegan { .. } => 14,
        Event::SideQuest { .. } | Event::Victory { reason: Reason::SideQuest, .. } => 16,
        Event::Victory { reason: Reason::Golden, .. } => 17,
        Event::Victory { reason: Reason::Partnership, .. } => 18,
        Event::Over => 19,
        _ => return None,
    })
}

#[test]
fn the_parts_of_a_turn_and_of_a_chapters_end_follow_each_other() {
    rule!("RON-4.3");
    for players in 1..=5 {
        let mut stage = Stage::new(&Options { first: Some(0), ..Options::new(players) });
        stage.play_out(|_, _, menu| menu[0]);
        let events = stage.public_events();
        let turns: Vec<&[&Event]> = events.split(|event| matches!(event, Event::TurnBegan { .. })).collect();
        assert_eq!(turns.len(), 10, "the setup and nine turns");
        for (number, turn) in (0..).zip(&turns).skip(1) {
            let (mut last, mut cleared, mut parts) = (0, false, [false; 20]);
            for event in *turn {
                cleared |= **event == Event::Cleared;
                let Some(part) = part(event, cleared) else { continue };
                assert!(part >= last, "{players} players, turn {number}: {event:?} after part {last}");
                last = part;
                parts[usize::from(part)] = true;
            }
            assert!([3, 4, 5, 6].iter().all(|part| parts[*part]), "draft and play");
            assert_eq!((parts[1], parts[2]), (number > 1, number > 1), "maintenance but for the first turn");
            let ends = number == 3 || number == 6;
            assert_eq!([11, 12, 13, 14].map(|part: usize| parts[part]), [ends; 4], "between the chapters");
            assert_eq!([16, 19].map(|part: usize| parts[part]), [number == 9; 2], "after the last turn");
        }
    }
}

#[test]
fn setup_goes_from_the_chapter_card_to_the_first_turn() {
    rule!("RON-4.3");
    for players in 1..=5 {
        let options = Options { side: BoardSide::B, first: Some(0), ..Options::new(players) };
        let mut stage = Stage::new(&options);
        stage.play_out(|_, _, menu| menu[0]);
        let setup =
            stage.public_events().into_iter().take_while(|event| !matches!(event, Event::TurnBegan { .. }));
        let mut parts: Vec<&str> = setup
            .map(|event| match event {
                Event::ChapterCard { .. } => "chapter card",
                Event::RowDealt { .. } => "rows",
                Event::FirstChooser { .. } | Event::CharacterTaken { .. } => "characters",
                Event::Order { .. } => "order",
                Event::BoardPlaced { .. } => "boards",
                Event::ChapterBegan { .. } => "chapter I",
                Event::TrackMoved { .. } => "starting points",
                other => panic!("{other:?} in the setup"),
            })
            .collect();
        parts.dedup();
        let mut expected = vec!["chapter card", "rows", "characters", "order", "boards", "chapter I"];
        if players == 1 {
            expected.push("starting points");
        }
        assert_eq!(parts, expected);
    }
}

#[test]
fn questions_come_in_the_order_of_the_state_machine() {
    rule!("RON-4.3");
    let cards = [
        effective(Colour::Red, &[], Condition::LoseOne(Kind::Exploration), Reward::TwoLeft),
        effective(Colour::Red, &[], Condition::UpToThree(Colour::Red), Reward::PointsOnOneTrack),
        effective(Colour::Blue, &[Kind::Fight], Condition::LoseOne(Kind::Fight), Reward::TwoLeft),
        blank(Colour::Blue),
    ];
    let mut stage = Stage::laid_out_with(with_cards(&cards), 3, &[GERALT, YENNEFER, DANDELION]);
    for seat in 0..3 {
        stage.game.figure_mut(seat).held = 0b1111;
    }
    stage.hand(0, &[OWN, OWN + 1, 60]).hand(1, &[OWN + 2, OWN + 3]).hand(2, &[50, 51]);
    for (row, pair) in [(1, [OWN + 4, OWN + 5]), (2, [OWN + 6, OWN + 7]), (3, [OWN + 8, OWN + 9])] {
        stage.row(row, pair);
    }
    // The third turn, so that the end of a chapter follows.
    stage.game.turn = 2;
    stage.run(&[Frame::Turn]);
    let mut asked = Vec::new();
    stage.play_out(|stage, seat, menu| {
        let frame = *stage.game.frames.top().expect("something is asked");
        asked.push(match frame {
            Frame::Slot { .. } => format!("slot {seat}"),
            Frame::Window { window, .. } => format!("{window:?} {seat}"),
            Frame::Select => format!("select {seat}"),
            Frame::BeforeEffect { position, .. } => format!("before effect {position} of {seat}"),
            Frame::Lose { .. } => format!("lose {seat}"),
            Frame::Track { .. } => format!("tea {seat}"),
            Frame::Keep => format!("keep {seat}"),
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
        before effect 0 of 0, AfterEffects 0, lose 1, tea 0, ChapterEnd 0, keep 0, keep 1, keep 2, lose 1, slot 0";
    let seen: Vec<&str> = asked.iter().map(String::as_str).take(22).collect();
    assert_eq!(seen.join(", "), expected);
}

#[test]
fn only_setup_and_deck_are_random() {
    rule!("RON-22.1");
    for players in 1..=5 {
        for side in [BoardSide::A, BoardSide::B] {
            let mut stage = Stage::new(&Options { side, ..Options::new(players) });
            let mut drawn = 0;
            loop {
                match stage.game.turn() {
                    Turn::Over(_) => break,
                    Turn::Decide(seats) => {
                        let seat = seats.iter().next().expect("somebody is asked").index() as u8;
                        // The last option: abilities are used, bonuses taken.
                        let last = *stage.menu(seat).last().expect("there is an option");
                        stage.act(seat, last);
                    }
                    Turn::Chance(draw) => {
                        let begun = stage
                            .public_events()
                            .iter()
                            .any(|event| matches!(event, Event::TurnBegan { .. }));
                        assert!(!begun || draw.source == source::DECK, "{:?}", stage.game.frames.top());
                        drawn += u32::from(begun);
                        stage.chance(stage.chances()[0]);
                    }
                }
            }
            assert!(drawn > 0, "cards were drawn");
        }
    }
}

#[test]
fn the_seed_decides_every_draw() {
    rule!("RON-22.1");
    let played = |seed: u8| {
        let options = Options::new(3);
        let mut game =
            Match::<Ronin>::new(embedded(), &options, [seed; 32], &mut |_, _| {}).expect("sound options");
        while let Some(seat) = game.asked().iter().next() {
            let first = game.game().menu(kernel::Actor::Seat(seat))[0];
            game.submit(seat, first, &mut |_, _| {}).expect("a legal action");
        }
        game
    };
    assert_eq!(played(1), played(1));
    assert_ne!(played(1).log(), played(2).log());
}
