//! The end of the game (POD-15): three players after the paths LL, everybody with an empty hand.

use kernel::{Game, Outcome, Turn, Viewer, rule};

use super::scenes::{Scenes, quiet, quiet_with};
use super::stage::{CIRI, DANDELION, GERALT, Stage, YENNEFER, showing};
use crate::cards::CardSet;
use crate::path_of_destiny::Action;
use crate::path_of_destiny::content::embedded;
use crate::path_of_destiny::event::{Event, Reason};
use crate::path_of_destiny::frame::Frame;
use crate::path_of_destiny::pack::{Card, Pack};
use crate::path_of_destiny::vocabulary::{Alliance, Colour, Kind, Measure, PathBonus, Payment, Side, Story};

/// Before the last scoring of a story, with Left main three times.
fn last(pack: &'static Pack, story: Story) -> Stage {
    let stage = Stage::telling_with(pack, story, 3, &[GERALT, DANDELION, CIRI]);
    let mut stage = stage.in_chapter(&[Side::Left, Side::Left]);
    stage.game.path[2] = Side::Left as u8;
    (0..3).for_each(|seat| {
        stage.hand(seat, &[]);
    });
    stage
}

fn last_scoring(cards: &[(u8, Card)]) -> Stage {
    last(quiet(cards), Story::EdgeOfTheWorld)
}

fn victory(stage: &Stage) -> [u16; 3] {
    [0, 1, 2].map(|seat| stage.points(seat).1)
}

fn outcome(stage: &Stage) -> Outcome {
    match stage.game.turn() {
        Turn::Over(outcome) => outcome,
        turn => panic!("the game goes on: {turn:?}"),
    }
}

/// Why and to whom victory points were paid.
fn scored(stage: &Stage) -> Vec<(Reason, u8)> {
    let scored = |event: &Event| match event {
        Event::Victory { figure, reason, .. } => Some((*reason, *figure)),
        _ => None,
    };
    stage.public_events().into_iter().filter_map(scored).collect()
}

#[test]
fn each_player_shows_the_hand_and_scores_the_own_side_quest() {
    rule!("POD-15.3", "POD-R63");
    let green = showing(Colour::Green, &[]);
    let two = Card { colours: 0b11, ..green.clone() };
    let mut stage = last_scoring(&[(20, green.clone()), (21, green.clone()), (22, green), (23, two)]);
    stage.hand(0, &[20, 21, 30]).hand(1, &[22]).hand(2, &[23, 31]);
    (0..3).for_each(|seat| stage.game.figure_mut(seat).known = CardSet::EMPTY);
    assert!(stage.seen().figures[0].known.is_empty());
    stage.run(&[Frame::Ending]);
    // Geralt counts green cards, Dandelion colours, Ciri cards of two colours.
    assert_eq!(victory(&stage), [2, 0, 2]);
    let counted: Vec<_> = stage
        .public_events()
        .into_iter()
        .filter_map(|event| match event {
            Event::QuestCounted { figure, count } => Some((*figure, *count)),
            _ => None,
        })
        .collect();
    assert_eq!(counted, [(0, 2), (1, 1), (2, 1)]);
    assert_eq!(stage.game.observe(Viewer::Spectator).figures[0].known, [20, 21, 30], "hands are open now");
    assert!((0..3).all(|seat| stage.points(seat).0 == 0), "a side quest pays no experience");
}

#[test]
fn golden_experience_pays_the_last_mark_reached() {
    rule!("POD-E6", "POD-15.4", "POD-15.5");
    let pack = quiet_with(&[], |pack| {
        pack.golden = [0; 21];
        pack.golden[4..11].fill(3);
        pack.golden[11..16].fill(8);
        pack.golden[16..].fill(12);
    });
    for (experience, paid) in
        [(0, 0), (19, 0), (20, 0), (23, 0), (24, 3), (30, 3), (31, 8), (35, 8), (40, 12)]
    {
        let mut stage = last(pack, Story::EdgeOfTheWorld);
        stage.game.figure_mut(1).experience = experience;
        stage.run(&[Frame::Ending]);
        assert_eq!(victory(&stage), [0, paid, 0], "{experience} experience");
    }
}

#[test]
fn our_golden_table_pays_a_point_for_every_second_space() {
    rule!("POD-R29");
    let pack = embedded();
    for golden in 0..=20 {
        assert_eq!(usize::from(pack.golden[golden]), golden / 2);
        assert!(pack.automas.iter().all(|board| usize::from(board.golden[golden]) == golden / 2));
    }
}

#[test]
fn chapter_outcome_quests_golden_experience_and_story_are_scored_in_this_order() {
    rule!("POD-15.2", "POD-R33", "POD-15.6");
    let pack = quiet_with(&[(20, showing(Colour::Green, &[]))], |pack| {
        pack.stories.iter_mut().for_each(|book| {
            book.outcomes[6].bonuses = [Some(PathBonus::Victory(1)), Some(PathBonus::Experience(2))];
        });
        pack.objectives.iter_mut().for_each(|objective| {
            (objective.measure, objective.payment) = (Measure::Symbols(Kind::Magic), Payment::Fixed(1));
        });
    });
    let stories = [
        (Story::EdgeOfTheWorld, vec![]),
        (Story::Striga, vec![(Reason::Objective, 0), (Reason::Objective, 0)]),
        (Story::LesserEvil, vec![]),
    ];
    for (story, own) in stories {
        let mut stage = last(pack, story);
        let main = stage.pair()[0];
        stage.hand(0, &[20]).pool(0, [0; 4]);
        stage.game.figure_mut(0).pool[Kind::Magic as usize] = 2;
        stage.game.figure_mut(0).pool[main as usize] = 2;
        stage.game.figure_mut(0).experience = 20;
        stage.ends(Side::Left).settle_chance();
        let mut expected =
            vec![(Reason::Chapter, 0), (Reason::Outcome, 0), (Reason::SideQuest, 0), (Reason::Golden, 0)];
        expected.extend(own);
        assert_eq!(scored(&stage), expected, "{story:?}");
        assert_eq!(outcome(&stage).places[0], 1);
        let path = stage.when(|event| matches!(event, Event::PathTaken { .. }));
        assert!(path < stage.when(|event| *event == Event::Read { page: 14 }));
        let bonus = Event::Experience { figure: 0, amount: 2, total: 22, reason: Reason::Outcome };
        let golden = stage.when(|event| matches!(event, Event::Victory { reason: Reason::Golden, .. }));
        assert!(stage.when(|event| *event == bonus) < golden, "experience of the bonus is paid in gold");
    }
}

#[test]
fn in_lesser_evil_alliance_cards_left_over_are_discarded_without_effect() {
    rule!("POD-15.6", "POD-20.15");
    let pack =
        quiet_with(&[], |pack| pack.alliances.iter_mut().for_each(|it| it.effect = Alliance::Experience));
    let mut stage = last(pack, Story::LesserEvil);
    for alliance in [0, 20, 21] {
        stage.game.alliance_deck.remove(alliance);
        stage.game.alliances[1].insert(alliance);
    }
    stage.run(&[Frame::Ending]);
    assert!(stage.game.alliances.iter().all(|cards| cards.is_empty()));
    assert_eq!(stage.points(1), (0, 0));
    assert!(!stage.public_events().iter().any(|event| matches!(event, Event::AllianceApplied { .. })));
    assert!(stage.seen().alliances.as_ref().is_some_and(|seen| seen.discard.is_empty()), "nobody sees them");
}

#[test]
fn hands_and_pools_are_measured_after_the_bonuses_of_the_ending() {
    rule!("POD-15.9", "POD-R33");
    let pack = quiet_with(&[(20, showing(Colour::Green, &[]))], |pack| {
        let bonuses = [Some(PathBonus::DrawAndDiscard), Some(PathBonus::Gain(Kind::Exploration))];
        pack.stories[Story::Striga as usize].outcomes[6].bonuses = bonuses;
        pack.objectives.iter_mut().for_each(|objective| {
            (objective.measure, objective.payment) = (Measure::Symbols(Kind::Exploration), Payment::Fixed(3));
        });
    });
    let mut stage = last(pack, Story::Striga);
    assert!(!stage.pair().contains(&Kind::Exploration));
    stage.votes(1, [0, 1]).hand(0, &[]).ends(Side::Left);
    stage.draw(20).draw(40).act(0, Action::DiscardCard { card: 40 }).settle_chance();
    assert_eq!(stage.waiting(), Frame::Over);
    assert_eq!(scored(&stage), [(Reason::SideQuest, 0), (Reason::Objective, 1), (Reason::Objective, 1)]);
    assert_eq!(victory(&stage), [1, 6, 0], "one green card; a symbol that both objectives find");
}

#[test]
fn most_victory_points_win_and_initiative_leaves_one_winner() {
    rule!("POD-15.7", "POD-R34");
    let cast = [GERALT, DANDELION, CIRI, YENNEFER];
    for (order, places) in [([3, 0, 1, 2], [4, 2, 3, 1]), ([1, 2, 3, 0], [4, 1, 3, 2])] {
        let mut stage = Stage::telling_with(quiet(&[]), Story::EdgeOfTheWorld, 4, &cast);
        stage.ordered(&order).game.chapter = 2;
        stage.game.path = [0; 3];
        for (seat, points) in [(0, 12), (1, 40), (2, 39), (3, 40)] {
            stage.hand(seat, &[]).game.figure_mut(seat).victory = points;
        }
        stage.run(&[Frame::Ending]);
        assert_eq!(outcome(&stage).places[..4], places);
        assert_eq!(outcome(&stage).scores[..4], [12, 40, 39, 40]);
    }
}

#[test]
fn the_epilogue_is_read_and_changes_nothing() {
    rule!("POD-15.8");
    for ending in 0..8 {
        let mut stage = last_scoring(&[]);
        stage.game.path = [ending >> 2, ending >> 1 & 1, ending & 1];
        let before = stage.game.clone();
        stage.run(&[Frame::Epilogue]);
        assert_eq!(stage.public_events(), [&Event::Read { page: 22 + ending }, &Event::Over]);
        assert_eq!((&stage.game.figures, stage.game.order), (&before.figures, before.order));
        assert_eq!(outcome(&stage).scores, before.final_outcome().scores);
    }
}
