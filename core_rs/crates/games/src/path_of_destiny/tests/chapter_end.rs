//! The end of a chapter up to clearing (POD-14.1 to POD-14.12). Cards are blank and outcomes pay nothing unless a test
//! says otherwise; in Edge of the World Exploration is Left and Diplomacy Right in chapter I.

use kernel::rule;

use super::scenes::{Scenes, quiet, quiet_with};
use super::stage::{CIRI, DANDELION, GERALT, Stage, VESEMIR, YENNEFER, blank, edited, showing};
use crate::path_of_destiny::Action;
use crate::path_of_destiny::event::{Event, Reason};
use crate::path_of_destiny::frame::Frame;
use crate::path_of_destiny::pack::{Card, Pack};
use crate::path_of_destiny::state::{ASIDE, NONE};
use crate::path_of_destiny::view::Token;
use crate::path_of_destiny::vocabulary::{Alliance, Colour, Kind, Side, Story, Window};

const LEFT: u8 = Side::Left as u8;
const RIGHT: u8 = Side::Right as u8;

fn table_of(pack: &'static Pack) -> Stage {
    Stage::telling_with(pack, Story::EdgeOfTheWorld, 3, &[GERALT, DANDELION, CIRI])
}

/// Three players with nothing in front of them, and these cards in the pack.
fn table(cards: &[(u8, Card)]) -> Stage {
    table_of(quiet(cards))
}

/// The main symbol that was told.
fn main_told(stage: &Stage) -> Vec<(Side, Kind)> {
    let main = |event: &Event| match event {
        Event::MainSymbol { side, kind } => Some((*side, *kind)),
        _ => None,
    };
    stage.public_events().into_iter().filter_map(main).collect()
}

#[test]
fn the_kind_with_more_destiny_tokens_is_main_and_the_highest_breaks_a_tie() {
    rule!("POD-E12", "POD-14.1", "POD-14.2", "POD-R60");
    let cases = [
        ([LEFT, ASIDE, RIGHT], Side::Right), // I and III: one each
        ([LEFT, LEFT, RIGHT], Side::Left),   // the highest token alone does not decide
        ([RIGHT, RIGHT, LEFT], Side::Right),
        ([LEFT, RIGHT, ASIDE], Side::Right),
        ([RIGHT, LEFT, ASIDE], Side::Left),
        ([ASIDE, RIGHT, LEFT], Side::Left),
        ([LEFT, ASIDE, ASIDE], Side::Left), // one against none
        ([ASIDE, ASIDE, RIGHT], Side::Right),
        ([RIGHT, LEFT, LEFT], Side::Left),
        ([RIGHT, RIGHT, RIGHT], Side::Right),
    ];
    for (tokens, main) in cases {
        let mut stage = table(&[]);
        stage.timeline(0, &[20]);
        stage.game.destiny = tokens;
        stage.run(&[Frame::ChapterEnds]);
        let kind = [Kind::Exploration, Kind::Diplomacy][main as usize];
        assert_eq!(main_told(&stage), [(main, kind)], "tokens {tokens:?}");
        assert_eq!(stage.seen().path, [main]);
    }
}

#[test]
fn without_a_token_the_top_of_the_initiative_track_chooses_freely() {
    rule!("POD-E12", "POD-14.3", "POD-D13");
    for side in Side::ALL {
        let mut stage = table(&[]);
        stage.timeline(0, &[20]).ordered(&[2, 0, 1]);
        (0..3).for_each(|seat| {
            stage.votes(seat, [5, 1]);
        });
        stage.game.destiny = [ASIDE; 3];
        stage.run(&[Frame::ChapterEnds]);
        assert_eq!(stage.asked(), [2], "neither seat 0 nor the others");
        assert_eq!(stage.menu(2), Side::ALL.map(|side| Action::ChooseActive { side }));
        assert!(main_told(&stage).is_empty());
        stage.act(2, Action::ChooseActive { side });
        assert_eq!(
            main_told(&stage),
            [(side, stage.pair()[side as usize])],
            "also the kind there is less of"
        );
        let paid = if side == Side::Left { (1, 5) } else { (5, 1) };
        assert_eq!(stage.points(2), paid);
    }
}

#[test]
fn a_token_set_aside_waits_for_the_next_chapter() {
    rule!("POD-R32", "POD-7.3", "POD-14.23");
    let mut stage = table(&[]);
    stage.run(&[Frame::Vote]);
    stage.game.turn = 1;
    stage.votes(0, [1, 0]).run(&[Frame::Vote]);
    assert_eq!(
        stage.seen().destiny,
        [Token::Aside, Token::Left, Token::Waiting],
        "token I does not come back"
    );
    stage.game.turn = 2;
    stage.votes(0, [0, 1]).run(&[Frame::Vote]);
    assert_eq!(stage.seen().destiny, [Token::Aside, Token::Left, Token::Right]);
    stage.run(&[Frame::ChapterEnds]);
    assert_eq!(
        (stage.game.chapter, stage.seen().destiny),
        (1, [Token::Waiting; 3]),
        "all three lie ready again"
    );
}

#[test]
fn in_lesser_evil_alliance_cards_come_between_main_symbol_and_scoring() {
    rule!("POD-14.4");
    let pack = quiet_with(&[], |pack| pack.alliances[0].effect = Alliance::Gain(Side::Left));
    let mut stage = Stage::telling_with(pack, Story::LesserEvil, 3, &[GERALT, DANDELION, CIRI]);
    stage.game.alliance_deck.remove(0);
    stage.game.alliances[1].insert(0);
    stage.votes(1, [2, 0]).ends(Side::Left);
    assert_eq!(main_told(&stage).len(), 1, "the main symbol is known");
    assert_eq!(stage.points(1), (0, 0), "nothing is scored yet");
    stage.act(1, Action::ApplyAlliance { alliance: 0 });
    assert_eq!(stage.points(1), (0, 3), "the symbol it gave is scored");
}

#[test]
fn main_symbols_pay_victory_points_and_secondary_ones_experience() {
    rule!("POD-E5", "POD-14.5", "POD-14.6", "POD-R64");
    let pack = quiet_with(&[], |pack| pack.stories[0].openings[0].pair = [Kind::Diplomacy, Kind::Fight]);
    for (main, paid) in [(Side::Left, [(3, 4), (5, 1), (0, 2)]), (Side::Right, [(4, 3), (1, 5), (2, 0)])] {
        let mut stage = table_of(pack);
        // Magic, Diplomacy, Exploration, Fight: the first and the third are inactive.
        stage.pool(0, [7, 4, 6, 3]).pool(1, [0, 1, 0, 5]).pool(2, [9, 2, 9, 0]);
        stage.timeline(0, &[20]).ends(main);
        assert_eq!([0, 1, 2].map(|seat| stage.points(seat)), paid);
        let events = stage.public_events();
        let last_victory = events.iter().rposition(|event| matches!(event, Event::Victory { .. }));
        let first_experience = events.iter().position(|event| matches!(event, Event::Experience { .. }));
        assert!(last_victory < first_experience, "victory points come first");
    }
}

#[test]
fn printed_symbols_are_scored_like_tokens_but_covered_ones_are_not() {
    rule!("POD-14.5", "POD-14.6");
    let mut stage = table(&[
        (20, showing(Colour::Red, &[Kind::Exploration, Kind::Exploration])),
        (21, showing(Colour::Red, &[Kind::Diplomacy, Kind::Fight])),
    ]);
    stage.timeline(0, &[20, 21]);
    stage.game.figure_mut(0).timeline.cards_mut()[0].cover(Kind::Exploration);
    stage.votes(0, [3, 1]).ends(Side::Left);
    assert_eq!(stage.points(0), (2, 4));
}

#[test]
fn an_ability_that_scoring_unlocks_can_be_used_at_the_same_end_of_chapter() {
    rule!("POD-14.6", "POD-14.11", "POD-12.7");
    let mut stage = table(&[]);
    stage.timeline(0, &[20]).votes(0, [0, 2]);
    stage.game.figure_mut(0).experience = 3;
    stage.ends(Side::Left);
    assert_eq!(stage.points(0), (5, 0), "Geralt unlocks ability 2 with 5 experience");
    assert_eq!(stage.menu(0), [Action::Pass, Action::UseAbility { ability: 1 }]);
    let unlocked = Event::AbilityUnlocked { figure: 0, ability: 1 };
    let path = stage.when(|event| matches!(event, Event::PathTaken { .. }));
    assert!(stage.when(|event| *event == unlocked) < path);
}

#[test]
fn most_symbols_of_a_side_take_its_path_token_and_initiative_breaks_ties() {
    rule!("POD-E23", "POD-14.7", "POD-14.8");
    let cases = [
        ([[3, 0], [3, 0], [1, 1]], [1, 0, 2], [1, 2]),
        ([[3, 0], [3, 0], [1, 1]], [2, 0, 1], [0, 2]),
        ([[1, 4], [2, 5], [0, 5]], [0, 1, 2], [1, 1]), // one player takes both
        ([[1, 4], [2, 5], [0, 5]], [2, 1, 0], [1, 2]), // each side for itself
        ([[1, 9], [2, 0], [3, 0]], [0, 1, 2], [2, 0]),
    ];
    for (counts, order, holders) in cases {
        let mut stage = table(&[]);
        stage.ordered(&order);
        (0u8..).zip(counts).for_each(|(seat, counts)| {
            stage.votes(seat, counts);
        });
        // It does not matter which of them is main.
        for main in Side::ALL {
            let mut stage = stage.clone();
            stage.ends(main);
            assert_eq!(stage.paths(), holders.map(Some), "{counts:?} in order {order:?}");
        }
    }
}

#[test]
fn printed_symbols_count_for_path_tokens() {
    rule!("POD-14.7", "POD-14.8");
    let mut stage = table(&[(20, showing(Colour::Red, &[Kind::Exploration, Kind::Diplomacy]))]);
    stage.timeline(2, &[20]).votes(0, [1, 0]).votes(1, [0, 1]).votes(2, [1, 0]);
    stage.ends(Side::Left);
    assert_eq!(stage.paths(), [Some(2), Some(1)], "2 Left symbols against 1; 1 against 1, seat 1 is higher");
}

#[test]
fn without_any_symbol_the_top_of_the_initiative_track_takes_both_path_tokens() {
    rule!("POD-R14", "POD-14.9");
    for order in [[1, 2, 0], [0, 1, 2]] {
        let mut stage = table(&[]);
        stage.ordered(&order).pool(2, [9, 0, 0, 9]).ends(Side::Right);
        assert_eq!(stage.paths(), [Some(order[0]); 2], "inactive symbols do not count");
    }
}

#[test]
fn the_window_at_the_end_opens_after_path_tokens_and_before_clearing() {
    rule!("POD-14.11", "POD-D20", "POD-13.2");
    let mut stage = table(&[]);
    stage.game.figure_mut(0).held = 0b11;
    stage.timeline(0, &[20, 21, 22]).votes(0, [2, 3]).ends(Side::Left);
    assert_eq!(stage.waiting(), Frame::Window { seat: 0, window: Window::ChapterEnd });
    assert_eq!(stage.points(0), (3, 2), "the chapter is scored");
    assert_eq!(stage.seen().holders, [Some(0); 2]);
    assert_eq!(stage.game.count(0, stage.pair()[0]), 2, "nothing is cleared");
    assert_eq!(stage.menu(0), [Action::Pass, Action::UseAbility { ability: 1 }]);
    let mut passing = stage.clone();
    stage.act(0, Action::UseAbility { ability: 1 });
    assert_eq!(stage.menu(0), [0, 1, 2].map(|position| Action::TakeBack { position }));
    stage.act(0, Action::TakeBack { position: 1 });
    assert!(stage.game.figure(0).hand.contains(21));
    assert_eq!(stage.waiting(), Frame::Keep);
    assert_eq!(stage.timeline_of(0), [20, 22], "the card taken back cannot be kept");
    passing.act(0, Action::Pass);
    assert_eq!((passing.waiting(), passing.timeline_of(0)), (Frame::Keep, vec![20, 21, 22]));
    assert_eq!(passing.game.figure(0).spent, 0);
}

#[test]
fn the_window_at_the_end_goes_round_in_initiative_order() {
    rule!("POD-14.11");
    let taking = edited(|pack| {
        pack.cards.fill(blank(Colour::Red));
        let take_back = pack.characters[usize::from(GERALT)].abilities[1].clone();
        for other in [GERALT, DANDELION, CIRI] {
            pack.characters[usize::from(other)].abilities[0] = take_back.clone();
        }
    });
    let mut stage = table_of(taking);
    stage.ordered(&[2, 0, 1]).timeline(0, &[20]).timeline(1, &[21]).timeline(2, &[22]);
    stage.ends(Side::Left);
    for seat in [2, 0, 1] {
        assert_eq!(stage.asked(), [seat]);
        stage.act(seat, Action::Pass);
    }
    assert_eq!(stage.waiting(), Frame::Keep);
}

#[test]
fn after_the_third_chapter_no_card_is_taken_back_and_nothing_is_cleared() {
    rule!("POD-R20", "POD-D20", "POD-15.1");
    let mut stage =
        table(&[(20, showing(Colour::Red, &[Kind::Fight]))]).in_chapter(&[Side::Left, Side::Left]);
    stage.game.figure_mut(0).held = 0b11;
    stage.timeline(0, &[20, 21]).pool(0, [1, 2, 3, 4]);
    stage.game.figure_mut(0).timeline.cards_mut()[0].cover(Kind::Fight);
    let before = stage.game.clone();
    stage.ends(Side::Left);
    assert_eq!(stage.waiting(), Frame::Over, "nobody was asked");
    let (before_last, after) = (before.figure(0), stage.game.figure(0));
    assert_eq!((after.hand, &after.timeline), (before_last.hand, &before_last.timeline));
    assert_eq!((after.pool, stage.game.discard), (before_last.pool, before.discard));
    assert!(!stage.public_events().contains(&&Event::Cleared));
}

#[test]
fn all_symbol_tokens_and_lost_symbol_tokens_go_but_special_ones_stay() {
    rule!("POD-14.12");
    let pack = quiet(&[(20, showing(Colour::Red, &[Kind::Fight, Kind::Fight]))]);
    let mut stage = Stage::telling_with(pack, Story::Striga, 3, &[GERALT, VESEMIR, YENNEFER]);
    (0..3).for_each(|seat| {
        stage.pool(seat, [1, 2, 3, 4]);
    });
    stage.game.special = [1, NONE];
    stage.timeline(0, &[20, 21]);
    stage.game.figure_mut(0).timeline.cards_mut()[0].cover(Kind::Fight);
    stage.ends(Side::Left);
    assert_eq!(stage.waiting(), Frame::Keep);
    assert!((0..3).all(|seat| stage.game.figure(seat).pool == [0; 4]));
    assert_eq!(stage.game.count(0, Kind::Fight), 2, "both printed symbols count again");
    assert_eq!(stage.game.count(1, pack.special[0]), 1);
    assert!(stage.public_events().contains(&&Event::Cleared));
    let scored = stage.when(|event| matches!(event, Event::Victory { reason: Reason::Chapter, .. }));
    assert!(scored < stage.when(|event| *event == Event::Cleared));
}
