//! Edge of the World: extra effort (POD-18).

use kernel::{Game as _, rule};

use super::stage::{Stage, coloured};
use super::story_props::{BLUE, CAST, GREEN, L, RED, StoryProps as _, VIEWERS, YELLOW, telling};
use crate::path_of_destiny::event::Reason;
use crate::path_of_destiny::frame::Frame;
use crate::path_of_destiny::options::Options;
use crate::path_of_destiny::vocabulary::{Colour, EffortBonus, Story};
use crate::path_of_destiny::{Action, Event};

/// A card of two colours, blue and yellow.
const BLUE_YELLOW: u8 = 19;

/// Three players; the extra-effort cards of the chapters ask for these sequences, each for two experience.
fn asking(sequences: [&[Colour]; 3]) -> Stage {
    telling(Story::EdgeOfTheWorld, |pack| {
        pack.cards[usize::from(BLUE_YELLOW)] = coloured(&[Colour::Blue, Colour::Yellow]);
        for (chapter, sequence) in sequences.into_iter().enumerate() {
            pack.efforts[4 * chapter].sequence = sequence.to_vec();
            pack.efforts[4 * chapter].bonus = EffortBonus::Experience(2);
        }
    })
}

fn red_blue_green() -> Stage {
    asking([&[Colour::Red, Colour::Blue, Colour::Green], &[Colour::Pink], &[Colour::Pink]])
}

/// What seat 0 gets for a timeline whose last cards were played this turn.
fn bonus(mut stage: Stage, timeline: &[u8], fresh: usize) -> u8 {
    stage.timeline(0, timeline);
    let cards = stage.game.figure_mut(0).timeline.cards_mut();
    let kept = cards.len() - fresh;
    cards[kept..].iter_mut().for_each(|played| played.fresh = true);
    stage.run(&[Frame::StoryCheck]);
    let made = stage.public_events().contains(&&Event::EffortMade { figure: 0, effort: 0 });
    let gained = stage.game.figure(0).experience;
    assert_eq!(made, gained > 0);
    gained
}

/// Who made an effort, in the order told.
fn makers(stage: &Stage) -> Vec<u8> {
    let maker = |event: &Event| match event {
        Event::EffortMade { figure, .. } => Some(*figure),
        _ => None,
    };
    stage.public_events().into_iter().filter_map(maker).collect()
}

#[test]
fn one_of_four_cards_for_each_chapter_lies_open_from_the_start() {
    rule!("POD-18.1");
    let options = Options { characters: CAST.to_vec(), first: Some(0), ..Options::new(3) };
    let mut stage = Stage::new(&options);
    stage.go_on_until(|stage| matches!(stage.waiting(), Frame::DrawEffort { .. }));
    for (chapter, chosen) in [(0, 2), (1, 4), (2, 11)] {
        let four: Vec<Action> =
            (4 * chapter..4 * chapter + 4).map(|effort| Action::DrawEffort { effort }).collect();
        assert_eq!(stage.chances(), four);
        stage.chance(Action::DrawEffort { effort: chosen });
        let placed = Event::EffortPlaced { chapter: chapter + 1, effort: chosen };
        assert!(stage.public_events().contains(&&placed));
    }
    for viewer in VIEWERS {
        assert_eq!(stage.game.observe(viewer).efforts, [2, 4, 11]);
    }
}

#[test]
fn neighbouring_cards_in_the_printed_order_bring_the_bonus() {
    rule!("POD-18.2", "POD-18.4", "POD-R37");
    let pays = |timeline: &[u8], fresh: usize| bonus(red_blue_green(), timeline, fresh);
    assert_eq!(pays(&[RED, BLUE, GREEN], 2), 2);
    assert_eq!(pays(&[YELLOW, RED, BLUE, GREEN, YELLOW], 2), 2, "anywhere in the timeline");
    assert_eq!(pays(&[GREEN, BLUE, RED], 2), 0, "not from right to left");
    assert_eq!(pays(&[BLUE, RED, GREEN], 2), 0, "not in another order");
    assert_eq!(pays(&[RED, BLUE, YELLOW, GREEN], 2), 0, "not with a card between");
    assert_eq!(pays(&[RED, BLUE], 2), 0, "not in part");
    assert_eq!(pays(&[], 0), 0);
}

#[test]
fn one_card_of_the_run_was_played_this_turn() {
    rule!("POD-18.4");
    let pays = |fresh: usize| bonus(red_blue_green(), &[RED, BLUE, GREEN, YELLOW, YELLOW + 1], fresh);
    assert_eq!(pays(2), 0, "only cards beside the run are new");
    assert_eq!(pays(3), 2, "the last card of the run is new");
}

#[test]
fn a_card_of_two_colours_stands_for_one_of_them() {
    rule!("POD-18.6", "POD-E27");
    // Red, blue or yellow, then this turn green and red: cards one to three match, once.
    assert_eq!(bonus(red_blue_green(), &[RED, BLUE_YELLOW, GREEN, RED + 1], 2), 2);
    let both: &[Colour] = &[Colour::Blue, Colour::Yellow];
    let pays = |timeline: &[u8]| bonus(asking([both; 3]), timeline, 1);
    assert_eq!(pays(&[BLUE_YELLOW]), 0, "it is one card");
    assert_eq!(pays(&[BLUE, BLUE_YELLOW]), 2);
    assert_eq!(pays(&[BLUE_YELLOW, YELLOW]), 2);
}

#[test]
fn the_check_follows_the_play_of_every_turn_and_comes_before_the_vote() {
    rule!("POD-18.3", "POD-18.5", "POD-18.7", "POD-18.11");
    // All cards are red, so from the first turn on two neighbours match, later many times over.
    let reds: &[Colour] = &[Colour::Red, Colour::Red];
    let mut stage = asking([reds; 3]);
    for seat in 0..3 {
        stage.hand(seat, &(68 + 5 * seat..73 + 5 * seat).collect::<Vec<_>>());
    }
    for turn in 0..3 {
        stage.told.clear();
        stage.run(&[
            Frame::Destiny,
            Frame::StoryCheck,
            Frame::PlayEnds,
            Frame::Resolve { at: 0 },
            Frame::Select,
        ]);
        stage.go_on_until(|stage| stage.asked().is_empty());
        assert_eq!(makers(&stage), [0, 1, 2], "once for each player in turn {turn}");
        stage.run(&[Frame::TurnEnds]);
        stage = stage.clear_frames();
        stage.hand(0, &[RED, RED + 1]).hand(1, &[RED + 2, RED + 3]).hand(2, &[RED + 4, RED + 5]);
    }
    assert_eq!(stage.experiences(), [6; 3]);

    // The same in the steps of a whole turn.
    let mut stage = asking([reds; 3]);
    stage.run(&[Frame::Turn]);
    stage.go_on_until(|stage| !stage.destiny_told().is_empty());
    let revealed = stage.first(|event| matches!(event, Event::Revealed { figure: 2, .. }));
    let made = stage.first(|event| matches!(event, Event::EffortMade { .. }));
    let voted = stage.first(|event| matches!(event, Event::Voted { .. }));
    assert!(revealed < made && made < voted);
    assert_eq!(makers(&stage).len(), 3);
}

#[test]
fn symbols_of_the_bonus_are_there_for_the_vote() {
    rule!("POD-18.11", "POD-18.2");
    let mut stage = telling(Story::EdgeOfTheWorld, |pack| {
        pack.efforts[0].sequence = vec![Colour::Green];
        pack.efforts[0].bonus = EffortBonus::OneOfEachActive;
    });
    stage.timeline(1, &[GREEN]).fresh(1);
    let pair = stage.pair();
    stage.run(&[Frame::Destiny, Frame::StoryCheck]);
    assert_eq!(pair.map(|kind| stage.game.count(1, kind)), [1, 1]);
    assert_eq!(pair.map(|kind| stage.game.count(0, kind)), [0, 0]);
    let gained = stage.first(|event| matches!(event, Event::Gained { figure: 1, .. }));
    assert!(gained < stage.first(|event| matches!(event, Event::Voted { .. })));
}

#[test]
fn only_the_card_of_the_current_chapter_counts() {
    rule!("POD-18.3", "POD-18.8");
    let sequences: [&[Colour]; 3] = [&[Colour::Green], &[Colour::Blue], &[Colour::Yellow]];
    for (chapter, paying) in [GREEN, BLUE, YELLOW].into_iter().enumerate() {
        for card in [GREEN, BLUE, YELLOW] {
            let mut stage = asking(sequences).in_chapter(&[L, L][..chapter]);
            stage.timeline(0, &[card]).fresh(0).run(&[Frame::StoryCheck]);
            assert_eq!(stage.game.figure(0).experience > 0, card == paying, "a used card lies face down");
        }
    }
}

#[test]
fn kept_cards_serve_in_a_run_but_are_not_played_this_turn() {
    rule!("POD-R37", "POD-18.4");
    let kept = |sequence: &[Colour]| {
        let mut stage = asking([&[Colour::Pink], &[Colour::Pink], sequence]).in_chapter(&[L]);
        stage.timeline(0, &[GREEN, GREEN + 1]);
        stage.game.path[1] = L as u8;
        stage.run(&[Frame::Keep]);
        stage.act(0, Action::Keep { position: 0 }).act(0, Action::Keep { position: 1 });
        stage.go_on_until(|stage| !stage.destiny_told().is_empty());
        assert_eq!(stage.timeline_of(0)[..2], [GREEN, GREEN + 1]);
        makers(&stage)
    };
    assert_eq!(kept(&[Colour::Green, Colour::Green]), [0; 0], "both cards are kept ones");
    assert_eq!(kept(&[Colour::Green, Colour::Red]), [0], "the new card beside them is red");
}

#[test]
fn bonuses_come_in_initiative_order_and_nobody_is_asked() {
    rule!("POD-18.9", "POD-18.11");
    let mut stage = red_blue_green();
    for seat in 0..3 {
        stage.timeline(seat, &[RED + seat, BLUE + seat, GREEN + seat]).fresh(seat);
    }
    stage.order(&[2, 0, 1]).run(&[Frame::StoryCheck]);
    assert_eq!(makers(&stage), [2, 0, 1]);
    assert_eq!(stage.asked(), [0; 0], "there is nothing to decline or choose");
    assert_eq!(stage.experiences(), [2; 3]);
}

#[test]
fn the_story_itself_scores_nothing_at_the_end() {
    rule!("POD-18.10");
    let mut stage = red_blue_green().in_chapter(&[L, L]);
    stage.game.path[2] = L as u8;
    for seat in 0..3 {
        stage.hand(seat, &[]).timeline(seat, &[RED + seat, BLUE + seat, GREEN + seat]).fresh(seat);
        stage.experience(seat, 30);
    }
    stage.run(&[Frame::Ending]);
    let reasons: Vec<Reason> = stage
        .public_events()
        .into_iter()
        .filter_map(|event| match event {
            Event::Victory { reason, .. } | Event::Experience { reason, .. } => Some(*reason),
            _ => None,
        })
        .collect();
    assert_eq!(reasons, [Reason::Golden; 3], "nothing but golden experience");
    assert!(stage.game.is_over());
}
