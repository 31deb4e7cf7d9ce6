//! Automas and the game of two (RON-17): seats 0 and 1, the Automa is figure 2. Diplomacy and Magic are active.

use kernel::{Game, Turn, Viewer, rule};

use super::stage::{CIRI, GERALT, Stage, VESEMIR, blank_but, cup, effective, showing};
use crate::ronin::action::Action;
use crate::ronin::event::Event;
use crate::ronin::frame::Frame;
use crate::ronin::options::{BoardSide, Options};
use crate::ronin::pack::Card;
use crate::ronin::state::NONE;
use crate::ronin::vocabulary::{Colour, Condition, Kind, Reward, Side};

/// Two players and an Automa.
fn table(cards: &[(u8, Card)]) -> Stage {
    Stage::laid_out_with(blank_but(cards), 2, &[GERALT, CIRI, VESEMIR])
}

fn tea() -> Card {
    effective(Colour::Green, &[], Condition::LoseOne(Kind::Fight), Reward::PointsOnOneTrack)
}

/// Rows and the pairs in them.
type Pairs = &'static [(u8, [u8; 2])];

/// A setup played by first options, with questions and placements noted.
fn setup(options: &Options) -> (Stage, Vec<(u8, Action)>) {
    let mut stage = Stage::new(options);
    let mut choices = Vec::new();
    while stage.game.order[0] == NONE || stage.game.frames.as_slice().contains(&Frame::Season) {
        if let [seat] = stage.asked()[..] {
            let first = stage.menu(seat)[0];
            choices.push((seat, first));
            stage.act(seat, first);
        } else {
            let first = stage.game.menu(kernel::Actor::Chance)[0];
            stage.chance(first);
        }
    }
    (stage, choices)
}

#[test]
fn an_automa_has_a_character_and_a_figure_but_nothing_to_win_with() {
    rule!("RON-17.1", "RON-17.2");
    for (players, automas) in [(1, 2), (2, 1), (3, 0), (4, 0), (5, 0)] {
        let (stage, _) = setup(&Options::new(players));
        let view = stage.game.observe(Viewer::Spectator);
        assert_eq!(view.figures.iter().filter(|figure| figure.automa).count(), automas);
        for figure in view.figures.iter().filter(|figure| figure.automa) {
            assert!(figure.character.is_some());
            assert_eq!((figure.hand, figure.experience, figure.victory), (0, 0, 0));
            assert!(figure.abilities.is_empty() && figure.pool == [0; 4]);
        }
        let order = stage.game.pack().chapters[0].order;
        let place = |figure: &u8| {
            let character = stage.game.figure(*figure).character;
            order.iter().position(|other| *other == character)
        };
        assert!(view.order.is_sorted_by_key(place), "figures stand as the chapter card says");
        assert_eq!(view.order.len(), view.figures.len());
    }
}

#[test]
fn partners_take_the_automas_ability_cards() {
    rule!("RON-17.2");
    let mut stage = table(&[]);
    stage.game.tracks[1] = 2;
    stage.move_up(1, 1).act(1, Action::TakeBonus { alternative: 0 });
    stage.game.tracks[2] = 9;
    stage.move_up(2, 1).act(0, Action::TakeBonus { alternative: 0 });
    let taken = |figure, ability| Event::AbilityCardTaken { figure, character: VESEMIR, ability };
    assert!(stage.public_events().contains(&&taken(1, 0)));
    assert!(stage.public_events().contains(&&taken(0, 2)));
    assert_eq!(stage.waiting(), Frame::Over, "the Automa was never asked");
}

#[test]
fn an_automa_drafts_plays_and_moves_tracks() {
    rule!("RON-17.3", "RON-17.14");
    let mut stage = table(&[(20, tea()), (21, showing(Colour::Red, &[Kind::Magic]))]);
    stage.row(1, [20, 21]).game.order[..3].copy_from_slice(&[2, 0, 1]);
    stage.run(&[Frame::Tea { at: 0 }, Frame::Draft { at: 0 }]);
    assert_eq!(stage.timeline_of(2), [20, 21]);
    assert_eq!(stage.game.figure(2).slot, 2);
    stage.act(0, Action::TakeRow { row: 0 }).act(1, Action::TakeRow { row: 2 });
    assert_eq!(stage.game.tracks, [0, 1, 1, 0, 0]);
}

#[test]
fn the_automa_sits_between_the_players() {
    rule!("RON-17.4", "RON-17.6", "RON-17.8");
    let (stage, _) = setup(&Options::new(2));
    let left = [0, 1, 2].map(|figure| stage.game.neighbour(figure, Side::Left));
    assert_eq!(left, [1, 2, 0]);
    let view = stage.game.observe(Viewer::Spectator);
    let partners: Vec<_> = view.tracks.iter().map(|track| track.partners).collect();
    assert_eq!(partners, [[0, 1], [1, 2], [2, 0]]);
    assert_eq!(view.rows.len(), 4);
    assert!(view.rows.iter().flatten().all(Option::is_some));
}

#[test]
fn the_automa_gets_its_character_after_the_players() {
    rule!("RON-17.5");
    let (stage, choices) = setup(&Options::new(2));
    let taken: Vec<u8> = stage
        .public_events()
        .into_iter()
        .filter_map(|event| match event {
            Event::CharacterTaken { figure, .. } => Some(*figure),
            _ => None,
        })
        .collect();
    assert_eq!(taken, [0, 1, 2]);
    assert_eq!(choices.len(), 2, "by default chance picks it");
    let mut characters = [0, 1, 2].map(|figure| stage.game.figure(figure).character);
    characters.sort_unstable();
    assert!(characters[0] < characters[1] && characters[1] < characters[2]);
}

#[test]
fn on_side_b_each_player_picks_the_board_shared_with_the_automa() {
    rule!("RON-17.7");
    for first in [0, 1] {
        let characters = vec![GERALT, CIRI, VESEMIR];
        let options = Options { side: BoardSide::B, first: Some(first), characters, ..Options::new(2) };
        let mut stage = Stage::new(&options);
        stage.settle_chance();
        let all: Vec<Action> = (0..5).map(|board| Action::KeepBoard { board }).collect();
        assert_eq!((stage.asked(), stage.menu(first)), (vec![first], all));
        stage.act(first, Action::KeepBoard { board: 2 });
        let second = 1 - first;
        assert_eq!(stage.menu(second), [0, 1, 3, 4].map(|board| Action::KeepBoard { board }));
        stage.act(second, Action::KeepBoard { board: 4 });
        let left: Vec<Action> = [0, 1, 3].map(|board| Action::DrawBoard { board }).to_vec();
        assert_eq!(stage.game.menu(kernel::Actor::Chance), left, "the one between the players is drawn");
        stage.chance(Action::DrawBoard { board: 3 });
        let boards = if first == 0 { [3, 4, 2] } else { [3, 2, 4] };
        assert_eq!(stage.game.boards[..3], boards, "track 1 is seat 1's with the Automa, track 2 seat 0's");
    }
}

#[test]
fn an_automa_drafts_the_row_with_most_active_symbols_nearest_the_deck() {
    rule!("RON-17.9");
    let one = showing(Colour::Red, &[Kind::Magic]);
    let two = showing(Colour::Red, &[Kind::Diplomacy, Kind::Diplomacy]);
    let inactive = showing(Colour::Red, &[Kind::Fight, Kind::Exploration]);
    let cards =
        [(20, one.clone()), (21, one.clone()), (22, two), (23, inactive.clone()), (24, inactive), (25, one)];
    let rows: [(Pairs, u8); 4] = [
        (&[(0, [23, 24]), (1, [20, 30]), (2, [22, 31])], 2), // symbols count, not cards; inactive ones do not
        (&[(1, [20, 21]), (2, [22, 31])], 1),                // both cards and both kinds; a tie
        (&[(2, [20, 30]), (3, [31, 21])], 2),
        (&[(1, [20, 30]), (3, [22, 25])], 3),
    ];
    for (rows, taken) in rows {
        let mut stage = table(&cards);
        for (row, pair) in rows {
            stage.row(*row, *pair);
        }
        stage.game.order[..3].copy_from_slice(&[2, 0, 1]);
        stage.run(&[Frame::Draft { at: 0 }]);
        assert!(stage.public_events().contains(&&Event::Drafted { figure: 2, row: Some(taken) }), "{rows:?}");
        assert_eq!(stage.game.rows[usize::from(taken)], [NONE; 2]);
    }
}

#[test]
fn without_active_symbols_in_the_rows_an_automa_draws_from_the_deck() {
    rule!("RON-17.10");
    let mut stage = table(&[(0, showing(Colour::Red, &[Kind::Fight]))]);
    stage.game.order[..3].copy_from_slice(&[2, 0, 1]);
    stage.run(&[Frame::Draft { at: 0 }]);
    assert!(stage.public_events().contains(&&Event::Drafted { figure: 2, row: None }));
    stage.draw(41).draw(40);
    assert_eq!(stage.timeline_of(2), [41, 40]);
    assert_eq!(stage.asked(), [0]);
    stage.run(&[Frame::NewOrder]);
    assert_eq!(stage.game.order[0], 2, "it came to the deck first");
}

#[test]
fn an_automa_plays_at_once_without_effects_and_without_the_point_of_the_lowest_row() {
    rule!("RON-17.11");
    let gift = effective(Colour::Red, &[Kind::Magic], Condition::UpToThree(Colour::Red), Reward::LeftByLevel);
    let mut stage = table(&[(20, gift)]);
    stage.row(3, [30, 20]).game.order[..3].copy_from_slice(&[2, 0, 1]);
    stage.run(&[Frame::Resolve { at: 0 }, Frame::Draft { at: 0 }]);
    assert_eq!(stage.timeline_of(2), [30, 20], "left card first, before anybody else drafts");
    assert_eq!(stage.asked(), [0]);
    stage.act(0, Action::TakeRow { row: 0 }).act(1, Action::TakeRow { row: 1 });
    let automa = stage.game.figure(2);
    assert_eq!((automa.experience, automa.pool, automa.hand.len()), (0, [0; 4], 0));
    assert!(!stage.public_events().iter().any(|event| matches!(event, Event::Resolved { .. })));
}

#[test]
fn the_cards_of_an_automa_count_for_its_partners_from_the_draft_on() {
    rule!("RON-17.12", "RON-17.16");
    let asks = effective(Colour::Red, &[], Condition::PartnerHas(Colour::Blue), Reward::PointsOnOneTrack);
    let mut stage = table(&[
        (20, asks),
        (21, showing(Colour::Blue, &[Kind::Magic])),
        (22, cup(Colour::Blue, Side::Right)),
        (23, cup(Colour::Red, Side::Left)),
    ]);
    stage.row(0, [21, 22]).timeline(1, &[20, 23]).fresh(1);
    stage.game.order[..3].copy_from_slice(&[2, 0, 1]);
    stage.run(&[Frame::Tea { at: 0 }, Frame::Draft { at: 0 }]);
    stage.act(0, Action::TakeRow { row: 1 }).act(1, Action::TakeRow { row: 2 });
    assert_eq!(stage.game.tracks, [0, 2, 0, 0, 0], "its icon meets that of seat 1 in the same turn");
    assert_eq!(stage.menu(1), [Action::ChooseTrack { side: Side::Left }]);
    stage.act(1, Action::ChooseTrack { side: Side::Left });
    let level = Event::Resolved { figure: 1, card: 20, level: 2 };
    assert!(stage.public_events().contains(&&level), "and both its cards are blue");
}

#[test]
fn an_automas_right_icon_points_counter_clockwise() {
    rule!("RON-17.13", "RON-17.16");
    let icons = [(20, cup(Colour::Pink, Side::Right)), (21, cup(Colour::Red, Side::Left))];
    for (automa, other, seat, track) in [(20, 21, 1, Some(1usize)), (21, 20, 0, Some(2)), (20, 21, 0, None)] {
        let mut stage = table(&icons);
        stage.timeline(2, &[automa]).timeline(seat, &[other]);
        stage.run(&[Frame::Tea { at: 0 }]);
        let mut tracks = [0; 5];
        if let Some(track) = track {
            tracks[track] = 2;
        }
        assert_eq!(stage.game.tracks, tracks);
        assert_eq!(stage.game.figure(2).timeline[0].cup_covered, track.is_some());
        assert_eq!(stage.game.figure(seat).timeline[0].cup_covered, track.is_some());
    }
    let mut stage = table(&[(20, cup(Colour::Pink, Side::Right)), (21, cup(Colour::Red, Side::Right))]);
    stage.timeline(2, &[20]).timeline(1, &[21]).run(&[Frame::Tea { at: 0 }]);
    assert_eq!(stage.game.tracks, [0; 5], "two icons of one direction never meet");
}

#[test]
fn a_tea_card_of_an_automa_moves_both_its_tracks_whatever_it_says() {
    rule!("RON-E10", "RON-17.14", "RON-17.15", "RON-17.16");
    let icons = [(20, tea()), (21, cup(Colour::Pink, Side::Right)), (22, cup(Colour::Red, Side::Left))];
    let mut stage = table(&icons);
    stage.timeline(2, &[20, 21]).fresh(2);
    stage.run(&[Frame::TurnEnds, Frame::Tea { at: 0 }]);
    assert_eq!(stage.game.tracks, [0, 1, 1, 0, 0], "one point each; the icon gives none by itself");
    assert!(!stage.game.figure(2).timeline[1].cup_covered, "it waits");
    let mut stage = stage.clear_frames();
    stage.timeline(1, &[22]).fresh(1).run(&[Frame::Tea { at: 0 }]);
    stage.act(1, Action::TakeBonus { alternative: 1 });
    assert_eq!(stage.game.tracks, [0, 3, 1, 0, 0], "the pair pays 2, the tea card of the last turn no more");
}

#[test]
fn an_automa_acts_on_its_own_slot_of_the_tea_ceremony() {
    rule!("RON-17.14", "RON-18.6");
    let own = effective(Colour::Red, &[], Condition::ExactlyOne(Colour::Red), Reward::PointOnBothTracks);
    for order in [[2, 0, 1], [0, 2, 1]] {
        let mut stage = table(&[(20, tea()), (21, own.clone())]);
        stage.timeline(2, &[20]).fresh(2).timeline(0, &[21]).fresh(0);
        stage.game.order[..3].copy_from_slice(&order);
        stage.run(&[Frame::Tea { at: 0 }]);
        let moved: Vec<u8> = stage
            .public_events()
            .into_iter()
            .filter_map(|event| match event {
                Event::TrackMoved { track, .. } => Some(*track),
                _ => None,
            })
            .collect();
        let (automa, player) = ([2, 1], [0, 2]);
        assert_eq!(moved, if order[0] == 2 { [automa, player] } else { [player, automa] }.concat());
    }
}

#[test]
fn at_the_end_of_a_chapter_an_automa_scores_nothing_and_keeps_nothing() {
    rule!("RON-17.17");
    let mut stage = table(&[(20, showing(Colour::Red, &[Kind::Magic, Kind::Diplomacy]))]);
    stage.timeline(2, &[20, 21]).timeline(0, &[22]);
    stage.run(&[Frame::ChapterEnds]);
    assert_eq!(stage.asked(), [0]);
    stage.act(0, Action::Keep { position: 0 });
    assert!(stage.timeline_of(2).is_empty());
    assert!(stage.game.discard.contains(20) && stage.game.discard.contains(21));
    assert_eq!((stage.game.figure(2).experience, stage.game.figure(2).victory), (0, 0));
}

#[test]
fn the_player_with_more_victory_points_wins_the_game_of_two() {
    rule!("RON-17.1", "RON-17.18");
    for (points, order, places) in
        [([30, 31], [2, 0, 1], [2, 1]), ([31, 30], [2, 1, 0], [1, 2]), ([30, 30], [2, 1, 0], [2, 1])]
    {
        let mut stage = table(&[]);
        stage.game.chapter = 2;
        stage.game.order[..3].copy_from_slice(&order);
        (0..2).for_each(|seat| stage.game.figure_mut(seat).victory = points[usize::from(seat)]);
        stage.game.tracks = [1, 12, 12, 0, 0];
        stage.run(&[Frame::Ending]);
        let Turn::Over(outcome) = stage.game.turn() else { panic!("the game goes on") };
        assert_eq!(outcome.places, [places[0], places[1], 0, 0, 0], "the Automa has no place");
        assert_eq!((outcome.scores[2], outcome.solo), (0, None));
        assert_eq!(stage.game.figure(2).victory, 0, "nor is it paid for partnership");
    }
}
