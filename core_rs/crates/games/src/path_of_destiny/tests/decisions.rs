//! Decisions of setup, draft and play (POD-22), and what counts as one option among several.

use std::collections::{BTreeMap, BTreeSet};

use kernel::{Actor, Audience, Dice, Game, Menu, Seat, Turn, Viewer, rule};

use super::scenes::{quiet, quiet_with};
use super::stage::{CIRI, DANDELION, GERALT, Stage, VESEMIR, YENNEFER, showing};
use crate::path_of_destiny::content::embedded;
use crate::path_of_destiny::event::Event;
use crate::path_of_destiny::frame::Frame;
use crate::path_of_destiny::options::Options;
use crate::path_of_destiny::state::NONE;
use crate::path_of_destiny::vocabulary::{Colour, Kind, Side, Story};
use crate::path_of_destiny::{Action, PathOfDestiny};
use crate::timeline::effect::WHOLE_TIMELINE;

const CAST: [u8; 3] = [GERALT, DANDELION, CIRI];

fn table() -> Stage {
    Stage::telling_with(quiet(&[]), Story::EdgeOfTheWorld, 3, &CAST)
}

fn parse(words: &[(&str, &str)]) -> Option<Options> {
    let words: BTreeMap<String, String> =
        words.iter().map(|(name, value)| (String::from(*name), String::from(*value))).collect();
    Options::parse(embedded(), 3, &words).ok()
}

#[test]
fn the_options_name_the_story_and_the_learning_game() {
    rule!("POD-D1");
    let plain = parse(&[]).expect("every option has a default");
    assert_eq!((plain.story, plain.learning), (Story::EdgeOfTheWorld, false));
    let words = ["edge_of_the_world", "striga", "lesser_evil"];
    for (story, word) in Story::ALL.into_iter().zip(words) {
        let options = parse(&[("story", word)]).expect("a story");
        assert_eq!(options.story, story);
        let seen = Stage::new(&options).seen();
        assert_eq!((seen.story, seen.learning), (story, false), "everyone knows it from the start");
        let learning = parse(&[("story", word), ("learning", "true")]);
        assert_eq!(learning.is_some(), story == Story::EdgeOfTheWorld, "only one story is for learning");
        assert!(learning.is_none_or(|options| Stage::new(&options).seen().learning));
    }
    assert!(parse(&[("story", "blood_and_wine")]).is_none());
}

#[test]
fn a_chooser_keeps_one_of_two_boards_that_nobody_else_sees() {
    rule!("POD-D2");
    let mut stage = Stage::new(&Options { first: Some(2), ..Options::new(5) });
    for seat in [2, 3, 4, 0] {
        stage.settle_chance();
        assert_eq!((stage.asked(), stage.menu(seat).len()), (vec![seat], 2));
        for other in 0..5 {
            assert_eq!(stage.seen_by(other).offer.len(), if other == seat { 2 } else { 0 });
        }
        let second = stage.menu(seat)[1];
        let Action::KeepCharacter { character } = second else { panic!("{second:?}") };
        assert_eq!(stage.forced(), None);
        stage.act(seat, second);
        let taken = Event::CharacterTaken { figure: seat, character };
        assert!(stage.public_events().contains(&&taken));
    }
    stage.settle_chance();
    assert_eq!(stage.forced(), Some((1, stage.menu(1)[0])), "the last board is taken");
}

#[test]
fn a_figure_may_go_to_the_deck_or_to_a_row_with_cards_and_without_figure() {
    rule!("POD-D5");
    let mut stage = table();
    stage.row(1, [NONE; 2]).run(&[Frame::Draft { at: 0 }]);
    let rows = |rows: &[u8]| {
        let rows = rows.iter().map(|row| Action::TakeRow { row: *row });
        [Action::TakeDeck].into_iter().chain(rows).collect::<Vec<_>>()
    };
    assert_eq!(stage.menu(0), rows(&[0, 2, 3]));
    stage.act(0, Action::TakeRow { row: 2 });
    assert_eq!(stage.menu(1), rows(&[0, 3]));
    stage.act(1, Action::TakeDeck).settle_chance();
    assert_eq!(stage.menu(2), rows(&[0, 3]), "the deck has room for any number");
    assert_eq!(stage.forced(), None);
    stage.row(0, [NONE; 2]).row(3, [NONE; 2]);
    assert_eq!(stage.forced(), Some((2, Action::TakeDeck)));
    let node = stage.game.node(Actor::Seat(Seat::new(2)));
    assert!(node.outcome == Audience::Everyone && node.menu == Menu::Open);
}

fn select(card: u8) -> Action {
    Action::Select { card }
}

#[test]
fn two_cards_are_laid_down_in_order_and_in_secret() {
    rule!("POD-D14");
    let mut stage = table();
    stage.hand(0, &[20, 21, 22]).hand(1, &[23, 24]).hand(2, &[25]);
    stage.run(&[Frame::Select]);
    assert_eq!(stage.asked(), [0, 1, 2], "all at the same time");
    assert_eq!(stage.menu(0), [20, 21, 22].map(select));
    let mut other = stage.clone();
    stage.act(0, select(22));
    other.act(0, select(20));
    assert_eq!(stage.menu(0), [20, 21].map(select), "any other card is the second");
    stage.act(0, select(20));
    other.act(0, select(22));
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat::new(1))] {
        assert_eq!(stage.game.observe(viewer), other.game.observe(viewer));
        assert_eq!(stage.heard_by(viewer), other.heard_by(viewer));
    }
    assert_eq!(stage.menu(1), [23, 24].map(select), "two cards in hand: still two orders");
    stage.act(1, select(24));
    assert_eq!((stage.menu(1), stage.menu(2)), (vec![select(23)], vec![select(25)]));
    assert_eq!(stage.forced(), None, "nobody else may learn that there was no choice");
    stage.act(1, select(23)).act(2, select(25));
    assert_eq!([0, 1, 2].map(|seat| stage.timeline_of(seat)), [vec![22, 20], vec![24, 23], vec![25]]);
}

#[test]
fn an_empty_hand_is_not_asked_for_cards() {
    rule!("POD-D14");
    let mut stage = table();
    stage.hand(0, &[]).hand(1, &[23, 24]).hand(2, &[]);
    stage.run(&[Frame::Select]);
    assert_eq!(stage.asked(), [1]);
    stage.act(1, select(23)).act(1, select(24));
    assert!(stage.timeline_of(0).is_empty());
    assert_eq!(stage.waiting(), Frame::Over);
}

#[test]
fn equal_tokens_are_one_option_but_cards_and_special_tokens_are_others() {
    rule!("POD-22.1");
    let magic = Kind::Magic;
    let cards =
        [(20, showing(Colour::Red, &[magic, magic])), (21, showing(Colour::Red, &[magic, Kind::Fight]))];
    let pack = quiet_with(&cards, |pack| pack.special = [magic, Kind::Fight]);
    let mut stage = Stage::telling_with(pack, Story::Striga, 3, &CAST);
    stage.timeline(0, &[20, 22, 21]).pool(0, [3, 1, 1, 1]).game.special = [0, 0];
    let lose = Frame::Lose { seat: 0, kinds: 1 << magic as u8, left: 1, scope: WHOLE_TIMELINE, from: 0 };
    stage.run(&[lose]);
    let options = [
        Action::LoseToken { kind: magic },
        Action::LoseSymbol { position: 0, kind: magic },
        Action::LoseSymbol { position: 2, kind: magic },
        Action::LoseSpecial { kind: magic },
    ];
    assert_eq!(stage.menu(0), options);
    for (option, [tokens, covered, waiting]) in
        options.into_iter().zip([[2, 0, 0], [3, 1, 0], [3, 0, 0], [3, 0, 1]])
    {
        let mut stage = stage.clone();
        stage.act(0, option);
        let figure = stage.game.figure(0);
        let after = [figure.pool[magic as usize], figure.timeline[0].covered(magic), stage.game.waiting];
        assert_eq!(after, [tokens, covered, waiting], "{option:?}");
        assert_eq!(stage.game.count(0, magic), 6, "seven symbols, one lost");
    }
}

/// The row of the decision table that a question belongs to.
fn decision(frame: Frame) -> Option<&'static str> {
    Some(match frame {
        Frame::KeepCharacter { .. } => "D2",
        Frame::Slot { .. } => "D5",
        Frame::ChooseAlliance { .. } => "D6",
        Frame::DiscardAlliance { .. } => "D7",
        Frame::SwapFirst { .. } | Frame::SwapSecond { .. } => "D4",
        Frame::TakeFaceUp { play: false, .. } => "D8",
        Frame::BurnPair { .. } | Frame::BurnGain { .. } => "D9",
        Frame::TakeFaceUp { play: true, .. } => "D10",
        // Which ability of a window is used, and with what.
        Frame::Window { .. }
        | Frame::BeforeEffect { .. }
        | Frame::NameKind { .. }
        | Frame::TakeBack { .. }
        | Frame::Recolour { .. }
        | Frame::PlayCard { .. }
        | Frame::Cash { .. } => "D4, D8 to D11, D15, D16, D18, D20",
        Frame::Lose { .. } => "D12, D17, D19",
        Frame::ChooseMain { .. } => "D13",
        Frame::Select => "D14",
        Frame::UseAlliance { .. } | Frame::Exchange { .. } => "D19",
        Frame::Keep => "D21",
        // Abilities D11a, D11c, D11d; outcome bonuses O1 and O4.
        Frame::ChooseActive { .. } | Frame::DiscardCard { .. } => "D11, D22",
        Frame::AutomaPick { .. } => "D23",
        _ => return None,
    })
}

#[test]
fn nobody_is_asked_for_anything_that_is_not_in_the_decision_table() {
    rule!("POD-22.2");
    let mut met = BTreeSet::new();
    for number in 0..120 {
        let story = Story::ALL[number as usize % 3];
        let options = Options { story, ..Options::new(1 + (number / 3 % 5) as u8) };
        let mut dice = Dice::stream_of(22, number);
        let mut game = PathOfDestiny::initial(embedded(), &options).expect("sound options");
        loop {
            let actor = match game.turn() {
                Turn::Over(_) => break,
                Turn::Chance(_) => Actor::Chance,
                Turn::Decide(seats) => {
                    let frame = *game.frames.top().expect("somebody asks");
                    met.insert(decision(frame).unwrap_or_else(|| panic!("{frame:?} asks a player")));
                    Actor::Seat(dice.pick(&seats.iter().collect::<Vec<Seat>>()))
                }
            };
            let action = match actor {
                Actor::Chance => game.sample(&mut dice),
                Actor::Seat(_) => dice.pick(&game.menu(actor)),
            };
            // What is computed is told in the same breath: no question stands between a vote and its token, or
            // between the main symbol and the path tokens except alliance cards.
            let mut told = Vec::new();
            game.apply(actor, action, &mut |_, event| told.push(event)).expect("a legal action");
            let count = |such: fn(&Event) -> bool| told.iter().filter(|event| such(event)).count();
            let voted = count(|event| matches!(event, Event::Voted { .. }));
            let placed = count(|event| matches!(event, Event::DestinyPlaced { .. }));
            let voters = if options.players == 1 { 1 } else { usize::from(options.players) };
            assert_eq!(voted, voters * placed);
            let paths = count(|event| matches!(event, Event::PathTaken { .. }));
            let main = count(|event| matches!(event, Event::MainSymbol { .. }));
            assert!(paths == 2 * main || story == Story::LesserEvil);
        }
    }
    assert!(met.len() >= 14, "{met:?}");
}

#[test]
fn a_forced_choice_of_the_main_symbol_does_not_exist() {
    rule!("POD-D13");
    let mut stage = Stage::telling_with(quiet(&[]), Story::Striga, 2, &[VESEMIR, YENNEFER]);
    stage.timeline(0, &[20]).game.destiny = [crate::path_of_destiny::state::ASIDE; 3];
    stage.run(&[Frame::ChapterEnds]);
    assert_eq!((stage.asked(), stage.forced()), (vec![0], None));
    let node = stage.game.node(Actor::Seat(Seat::new(0)));
    assert!(node.outcome == Audience::Everyone && node.menu == Menu::Open);
    stage.act(0, Action::ChooseActive { side: Side::Right });
    assert_eq!(stage.seen().path, [Side::Right], "for all to see");
}
