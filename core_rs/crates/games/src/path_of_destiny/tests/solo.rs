//! The game of one (POD-17): setup, the Automa's experience, chapter start, destiny and scoring. Seat 0 is the player,
//! figure 1 the Automa.

use std::collections::BTreeMap;

use kernel::{Game, Solo, Turn, rule};

use super::scenes::{Scenes, alone, alone_as, quiet, quiet_with};
use super::stage::{CIRI, DANDELION, GERALT, Stage, VESEMIR, YENNEFER, showing};
use crate::path_of_destiny::Action;
use crate::path_of_destiny::content::embedded;
use crate::path_of_destiny::event::Event;
use crate::path_of_destiny::frame::Frame;
use crate::path_of_destiny::options::{Difficulty, Options};
use crate::path_of_destiny::state::ASIDE;
use crate::path_of_destiny::view::Token;
use crate::path_of_destiny::vocabulary::{Colour, Kind, PathBonus, Side, Story};

const STORY: Story = Story::EdgeOfTheWorld;

fn flip(side: Side) -> Action {
    Action::FlipCoin { side }
}

fn parsed(words: &[(&str, &str)]) -> Options {
    let words: BTreeMap<String, String> =
        words.iter().map(|(name, value)| (String::from(*name), String::from(*value))).collect();
    Options::parse(embedded(), 1, &words).expect("sound options")
}

#[test]
fn one_player_drafts_a_character_and_the_automa_gets_another() {
    rule!("POD-17.1", "POD-17.2", "POD-D3");
    let mut stage = Stage::new(&parsed(&[]));
    while stage.asked().is_empty() {
        stage.chance(stage.chances()[0]);
    }
    assert_eq!(stage.menu(0), [GERALT, YENNEFER].map(|character| Action::KeepCharacter { character }));
    stage.act(0, Action::KeepCharacter { character: YENNEFER });
    let rest = [GERALT, DANDELION, CIRI, VESEMIR];
    assert_eq!(stage.chances(), rest.map(|character| Action::DrawCharacter { character }));
    stage.chance(Action::DrawCharacter { character: CIRI });
    let seen = stage.seen();
    assert_eq!((seen.rows.len(), seen.order.len(), seen.figures.len()), (4, 2, 2));
    assert_eq!(seen.figures.iter().map(|figure| figure.automa).collect::<Vec<_>>(), [false, true]);
    assert_eq!(seen.figures[1].character, Some(CIRI));

    let named = parsed(&[("characters", "geralt, vesemir")]);
    let mut stage = Stage::new(&named);
    stage.settle_chance();
    assert_eq!([0, 1].map(|figure| stage.game.figure(figure).character), [GERALT, VESEMIR]);
}

#[test]
fn an_automa_has_no_hand_no_starter_cards_and_no_side_quest() {
    rule!("POD-17.3");
    let mut stage = alone(quiet(&[]), STORY).in_chapter(&[Side::Left, Side::Left]);
    assert_eq!((stage.game.figure(0).hand.len(), stage.game.figure(1).hand.len()), (5, 0));
    let starters = 68..93;
    let elsewhere = stage.game.deck.union(stage.game.discard);
    assert!(starters.clone().all(|card| !elsewhere.contains(card)), "the others lie in the box");
    stage.ends(Side::Left);
    let quests = stage.public_events().into_iter().filter_map(|event| match event {
        Event::HandShown { figure, .. } | Event::QuestCounted { figure, .. } => Some(*figure),
        _ => None,
    });
    assert_eq!(quests.collect::<Vec<_>>(), [0, 0]);
}

#[test]
fn the_story_orders_player_and_automa() {
    rule!("POD-17.4");
    let lists = [
        [CIRI, YENNEFER, GERALT, DANDELION, VESEMIR],
        [GERALT, VESEMIR, CIRI, YENNEFER, DANDELION],
        [DANDELION, VESEMIR, GERALT, YENNEFER, CIRI],
    ];
    for (story, list) in Story::ALL.into_iter().zip(lists) {
        for (higher, lower) in [(0, 1), (1, 4), (2, 3), (0, 4)] {
            for (characters, order) in
                [([list[higher], list[lower]], vec![0, 1]), ([list[lower], list[higher]], vec![1, 0])]
            {
                let options = Options { story, characters: characters.to_vec(), ..Options::new(1) };
                let mut stage = Stage::new(&options);
                stage.settle_chance();
                let first = stage.when(|event| matches!(event, Event::Order { .. }));
                assert_eq!(stage.public_events()[first], &Event::Order { order }, "{story:?} {characters:?}");
            }
        }
    }
}

#[test]
fn the_difficulty_is_the_experience_the_automa_starts_with() {
    rule!("POD-17.5", "POD-17.6", "POD-17.8", "POD-E31", "POD-D3");
    let levels = [
        ("story_only", 0, 0b01),
        ("ordinary", 2, 0b01),
        ("story_and_swords", 4, 0b01),
        ("blood_and_broken_bones", 6, 0b01),
        ("death_march", 8, 0b11),
    ];
    for (word, experience, held) in levels {
        let options = parsed(&[("difficulty", word), ("characters", "geralt, yennefer")]);
        let mut stage = Stage::with(quiet(&[]), &options);
        stage.settle_chance();
        let automa = stage.game.figure(1);
        assert_eq!((automa.experience, automa.held), (experience, held), "{word}");
        assert_eq!(stage.points(0), (0, 0), "the player starts with nothing");
    }
    assert_eq!(parsed(&[]).difficulty, Difficulty::Ordinary, "unless the options say otherwise");
    let words = BTreeMap::from([(String::from("difficulty"), String::from("ordinary"))]);
    assert!(Options::parse(embedded(), 2, &words).is_err(), "for one player only");
}

#[test]
fn at_eight_experience_the_second_ability_is_active_and_the_golden_marker_starts() {
    rule!("POD-17.7", "POD-17.21", "POD-17.26", "POD-E38");
    for (before, gained, after, held) in [
        (0, 7, 7, 0b01),
        (7, 1, 8, 0b11),
        (7, 3, 10, 0b11),
        (20, 7, 27, 0b11),
        (27, 3, 28, 0b11),
        (28, 1, 28, 0b11),
    ] {
        let mut stage = alone(quiet(&[]), STORY);
        let automa = stage.game.figure_mut(1);
        (automa.experience, automa.held) = (before, if before < 8 { 0b01 } else { 0b11 });
        stage.votes(1, [4, gained]).votes(0, [1, 2]).ends(Side::Left);
        let automa = stage.game.figure(1);
        assert_eq!((automa.experience, automa.victory, automa.held), (after, 4, held));
        assert_eq!(stage.points(0), (2, 1), "the player scores as ever");
        let unlocked = Event::AbilityUnlocked { figure: 1, ability: 1 };
        let told = stage.public_events().contains(&&unlocked);
        assert_eq!(told, before < 8 && after >= 8);
    }
}

#[test]
fn the_automas_golden_marker_pays_by_its_own_board() {
    rule!("POD-17.10", "POD-17.26");
    let pack = quiet_with(&[], |pack| {
        pack.automas[usize::from(YENNEFER)].golden = std::array::from_fn(|golden| 10 + golden as u8);
    });
    for (experience, paid) in [(0, 0), (7, 0), (8, 10), (10, 12), (20, 22), (28, 30)] {
        let mut stage = alone(pack, STORY).in_chapter(&[Side::Left, Side::Left]);
        stage.game.figure_mut(1).experience = experience;
        stage.ends(Side::Left);
        assert_eq!(stage.points(1), (experience, paid));
    }
}

#[test]
fn a_chapter_starts_with_a_flip_for_each_chapter_so_far_and_the_competences() {
    rule!("POD-17.11", "POD-17.12", "POD-E29");
    let pack = quiet_with(&[], |pack| {
        pack.stories[0].openings.iter_mut().for_each(|it| it.pair = [Kind::Magic, Kind::Diplomacy]);
        pack.automas[usize::from(YENNEFER)].competences = [Kind::Magic, Kind::Fight];
        pack.automas[usize::from(VESEMIR)].competences = [Kind::Diplomacy, Kind::Magic];
        pack.automas[usize::from(DANDELION)].competences = [Kind::Exploration, Kind::Fight];
    });
    let paths: [(&[Side], &[Side]); 3] = [
        (&[], &[Side::Right]),
        (&[Side::Left], &[Side::Left, Side::Right]),
        (&[Side::Left, Side::Left], &[Side::Right, Side::Left, Side::Right]),
    ];
    for (automa, competences) in [(YENNEFER, [1, 0]), (VESEMIR, [1, 1]), (DANDELION, [0, 0])] {
        for (path, flips) in paths {
            let mut stage = alone_as(pack, STORY, [GERALT, automa]).in_chapter(path);
            stage.run(&[Frame::ChapterStart]);
            for side in flips {
                assert_eq!(stage.chances(), Side::ALL.map(flip));
                stage.chance(flip(*side));
            }
            let shown = |side| flips.iter().filter(|flip| **flip == side).count() as u8;
            let pool = [shown(Side::Left) + competences[0], shown(Side::Right) + competences[1], 0, 0];
            assert_eq!(stage.game.figure(1).pool, pool);
            assert_ne!(stage.chances().first(), Some(&flip(Side::Left)), "no flip is left");
            assert_eq!(stage.game.figure(0).pool, [0; 4]);
        }
    }
}

#[test]
fn only_the_automas_majority_after_its_flip_moves_the_destiny_token() {
    rule!("POD-17.20", "POD-17.1", "POD-R48", "POD-E30");
    let rows = showing(Colour::Red, &[Kind::Exploration, Kind::Exploration]);
    let pack = quiet(&[(0, rows.clone()), (1, rows)]);
    let cases = [
        ([1, 2], Side::Left, Token::Aside), // E30: two each after the flip
        ([2, 2], Side::Right, Token::Right),
        ([2, 1], Side::Right, Token::Aside),
        ([0, 0], Side::Left, Token::Left),
        ([0, 3], Side::Left, Token::Right),
    ];
    for (automa, side, token) in cases {
        let mut stage = alone(pack, STORY);
        stage.row(0, [0, 1]).votes(0, [9, 0]).votes(1, automa);
        stage.run(&[Frame::Destiny]);
        assert_eq!(stage.chances(), Side::ALL.map(flip));
        stage.chance(flip(side));
        assert_eq!(stage.seen().destiny[0], token, "{automa:?} and a flip to {side:?}");
        let mut counts = automa;
        counts[side as usize] += 1;
        assert_eq!(stage.pair().map(|kind| stage.game.count(1, kind)), counts, "the flip gives one token");
        assert!(!stage.public_events().iter().any(|event| matches!(event, Event::RowsVoted { .. })));
    }
}

#[test]
fn the_flip_of_a_turn_comes_after_the_players_cards() {
    rule!("POD-17.20");
    let mut stage = alone(embedded(), STORY).without_abilities();
    stage.run(&[Frame::Turn]);
    stage.go_on_until(|stage| !stage.destiny_told().is_empty());
    let told = |such: fn(&Event) -> bool| {
        let events = stage.public_events();
        (0..events.len()).filter(|at| such(events[*at])).collect::<Vec<_>>()
    };
    let flips = told(|event| matches!(event, Event::CoinFlipped { .. }));
    let cards = told(|event| matches!(event, Event::Revealed { .. } | Event::Resolved { .. }));
    let votes = told(|event| matches!(event, Event::Voted { .. }));
    assert_eq!((flips.len(), votes.len()), (1, 1));
    assert!(cards.last() < flips.first() && flips.last() < votes.first());
}

#[test]
fn an_automa_on_top_names_the_main_symbol_by_the_coin() {
    rule!("POD-R31", "POD-D13");
    for side in Side::ALL {
        let mut stage = alone(quiet(&[]), STORY);
        stage.ordered(&[1, 0]).timeline(0, &[20]).votes(1, [3, 3]);
        stage.game.destiny = [ASIDE; 3];
        stage.run(&[Frame::ChapterEnds]);
        assert_eq!(stage.chances(), Side::ALL.map(flip));
        stage.chance(flip(side));
        assert_eq!(stage.seen().path, [side]);
        assert_eq!(stage.points(1), (3, 3), "the flip gives no token");
    }
    let mut stage = alone(quiet(&[]), STORY);
    stage.game.destiny = [ASIDE; 3];
    stage.run(&[Frame::ChapterEnds]);
    assert_eq!(stage.asked(), [0], "a player on top chooses");
}

#[test]
fn the_player_takes_a_path_token_only_by_beating_the_automa() {
    rule!("POD-17.22", "POD-R45");
    let pack = quiet_with(&[], |pack| {
        pack.stories[0].outcomes[0].bonuses = [Some(PathBonus::Victory(10)), Some(PathBonus::Victory(20))];
    });
    let cases = [
        ([3, 0], [2, 1], [0, 1], [Some(0), None], 10),
        ([0, 3], [2, 1], [1, 0], [None, Some(0)], 20),
        ([2, 2], [2, 2], [0, 1], [Some(0), Some(0)], 30),
        ([2, 2], [2, 2], [1, 0], [None, None], 0),
        ([0, 0], [0, 0], [0, 1], [Some(0), Some(0)], 30),
        ([0, 0], [0, 0], [1, 0], [None, None], 0),
    ];
    for (player, automa, order, holders, bonus) in cases {
        let mut stage = alone(pack, STORY);
        stage.ordered(&order).votes(0, player).votes(1, automa).ends(Side::Left);
        assert_eq!(stage.paths(), holders, "{player:?} against {automa:?}");
        assert_eq!(stage.points(0).1, u16::from(player[0]) + bonus, "what nobody holds is skipped");
        assert_eq!(stage.points(1).1, u16::from(automa[0]));
    }
}

#[test]
fn an_automa_keeps_no_card_and_no_token() {
    rule!("POD-17.23", "POD-R46");
    let mut stage = alone(quiet(&[(20, showing(Colour::Red, &[Kind::Fight]))]), STORY);
    stage.timeline(0, &[22]).timeline(1, &[20, 21]).pool(1, [1, 2, 3, 4]);
    stage.ends(Side::Left);
    assert_eq!(stage.asked(), [0]);
    stage.act(0, Action::Keep { position: 0 });
    assert!(stage.timeline_of(1).is_empty());
    assert!(stage.game.discard.contains(20) && stage.game.discard.contains(21));
    assert_eq!(stage.game.figure(1).pool, [0; 4], "before the flips of chapter II");
    assert_eq!(stage.waiting(), Frame::Coin { figure: 1, left: 2, destiny: false });
}

#[test]
fn more_victory_points_than_the_automa_win_and_initiative_breaks_the_tie() {
    rule!("POD-17.24");
    let cases = [
        ([31, 30], [1, 0], Solo::Won),
        ([30, 31], [0, 1], Solo::Lost),
        ([30, 30], [0, 1], Solo::Won),
        ([30, 30], [1, 0], Solo::Lost),
    ];
    for (points, order, result) in cases {
        let mut stage = alone(quiet(&[]), STORY).in_chapter(&[Side::Left, Side::Left]);
        stage.ordered(&order).hand(0, &[]);
        (0u8..).zip(points).for_each(|(figure, points)| stage.game.figure_mut(figure).victory = points);
        stage.ends(Side::Left);
        let Turn::Over(outcome) = stage.game.turn() else { panic!("the game goes on") };
        assert_eq!((outcome.solo, outcome.scores[0]), (Some(result), points[0].cast_signed()));
        assert_eq!(outcome.places, [1, 0, 0, 0, 0], "the Automa has no place");
    }
}
