//! Keeping cards and turning to the next chapter (POD-14.13 to POD-14.25), in Edge of the World: Exploration and
//! Diplomacy, then after Left Fight and Magic, after Right Magic and Diplomacy; after LL Diplomacy and Fight.

use kernel::{Game, Seat, Viewer, rule};

use super::scenes::{Scenes, quiet, quiet_with};
use super::stage::{CIRI, DANDELION, GERALT, Stage, effective, showing};
use crate::path_of_destiny::Action;
use crate::path_of_destiny::event::{Event, Reason};
use crate::path_of_destiny::frame::Frame;
use crate::path_of_destiny::pack::{Card, Pack};
use crate::path_of_destiny::vocabulary::{Colour, Condition, Kind, PathBonus, Points, Reward, Side, Story};

fn table_of(pack: &'static Pack) -> Stage {
    Stage::telling_with(pack, Story::EdgeOfTheWorld, 3, &[GERALT, DANDELION, CIRI])
}

/// Three players with nothing in front of them, and these cards in the pack.
fn table(cards: &[(u8, Card)]) -> Stage {
    table_of(quiet(cards))
}

/// A red card that pays Left symbols for red cards.
fn gift() -> Card {
    effective(Colour::Red, &[], Condition::UpToThree(Colour::Red), Reward::LeftByLevel)
}

fn keep(position: u8) -> Action {
    Action::Keep { position }
}

#[test]
fn kept_cards_are_chosen_in_secret_and_shown_together() {
    rule!("POD-14.13", "POD-D21");
    let mut stage = table(&[]);
    stage.timeline(0, &[20, 21]).timeline(1, &[22, 23]).timeline(2, &[24, 25]);
    stage.ends(Side::Left);
    assert_eq!(stage.asked(), [0, 1, 2], "all are asked at once");
    let mut other = stage.clone();
    stage.act(0, keep(0));
    other.act(0, keep(1));
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat::new(1)), Viewer::Seat(Seat::new(2))] {
        assert_eq!(stage.game.observe(viewer), other.game.observe(viewer));
        assert_eq!(stage.heard_by(viewer), other.heard_by(viewer));
        assert_eq!(stage.game.observe(viewer).figures[0].chosen, 1, "that a choice was made is seen");
    }
    assert_ne!(stage.seen_by(0), other.seen_by(0));
    stage.act(2, keep(1));
    assert_eq!(stage.timeline_of(2), [24, 25], "nothing moves before the last choice");
    stage.act(1, keep(0));
    let kept: Vec<_> = stage
        .public_events()
        .into_iter()
        .filter_map(|event| match event {
            Event::Kept { figure, cards } => Some((*figure, cards.clone())),
            _ => None,
        })
        .collect();
    assert_eq!(kept, [(0, vec![20]), (1, vec![22]), (2, vec![25])]);
}

#[test]
fn one_card_is_kept_after_the_first_chapter_and_the_rest_is_discarded() {
    rule!("POD-14.14", "POD-14.16", "POD-14.17", "POD-14.18", "POD-D21");
    let mut stage = table(&[]);
    stage.timeline(0, &[20, 21, 22]).hand(0, &[30, 31, 32]);
    stage.ends(Side::Left);
    assert_eq!(stage.asked(), [0], "those without cards keep none");
    assert_eq!(stage.menu(0), [0, 1, 2].map(keep));
    stage.act(0, keep(1));
    assert_eq!(stage.timeline_of(0), [21]);
    assert!(stage.game.discard.contains(20) && stage.game.discard.contains(22));
    assert!(!stage.game.discard.contains(21));
    assert_eq!(stage.game.figure(0).hand.iter().collect::<Vec<_>>(), [30, 31, 32]);
    assert_eq!(stage.game.chapter, 1);
}

#[test]
fn two_cards_are_kept_after_the_second_chapter_in_any_order() {
    rule!("POD-14.15", "POD-14.16", "POD-14.17", "POD-D21");
    let mut stage = table(&[]).without_abilities().in_chapter(&[Side::Left]);
    stage.timeline(0, &[20, 21, 22, 23]).timeline(1, &[24]);
    stage.ends(Side::Left);
    stage.act(0, keep(3));
    assert_eq!(stage.menu(0), [0, 1, 2].map(keep), "each card once");
    stage.act(0, keep(1));
    assert_eq!(stage.asked(), [1]);
    stage.act(1, keep(0));
    assert_eq!(stage.timeline_of(0), [23, 21], "card 20, kept before, need not be kept again");
    assert_eq!(stage.timeline_of(1), [24], "too few cards: all are kept");
    assert!(stage.game.discard.contains(20) && stage.game.discard.contains(22));
    stage.go_on_until(|stage| stage.timeline_of(0).len() > 2);
    assert_eq!(stage.timeline_of(0)[..2], [23, 21], "cards of the new chapter follow them");
}

#[test]
fn only_a_single_card_is_kept_unasked() {
    rule!("POD-14.16", "POD-D21");
    let mut stage = table(&[]);
    stage.timeline(1, &[20]).ends(Side::Left);
    assert_eq!(stage.forced(), Some((1, keep(0))), "everyone can see that there is no choice");
    let mut stage = table(&[]).in_chapter(&[Side::Left]);
    stage.timeline(1, &[20, 21]).ends(Side::Left);
    assert_eq!(
        (stage.menu(1), stage.forced()),
        (vec![keep(0), keep(1)], None),
        "the order of two is a choice"
    );
    stage.act(1, keep(1));
    assert_eq!((stage.menu(1), stage.forced()), (vec![keep(0)], None), "which one is left is a secret");
    stage.act(1, keep(0));
    assert_eq!(stage.timeline_of(1), [21, 20]);
}

#[test]
fn kept_effects_are_resolved_in_initiative_order_from_left_to_right() {
    rule!("POD-14.19", "POD-R12");
    let mut stage =
        table(&[(20, gift()), (21, gift()), (22, gift()), (23, gift())]).in_chapter(&[Side::Left]);
    stage.ordered(&[2, 0, 1]).timeline(0, &[20, 21, 30]).timeline(2, &[22, 23]);
    stage.ends(Side::Left);
    stage.act(0, keep(1)).act(0, keep(0));
    stage.act(2, keep(0)).act(2, keep(1));
    assert_eq!(stage.resolved(), [(2, 22, 1), (2, 23, 2), (0, 21, 1), (0, 20, 2)]);
    assert_eq!(stage.game.figure(0).pool, [0, 3, 0, 0], "Diplomacy is Left after LL");
}

#[test]
fn a_kept_effect_knows_only_the_kept_cards_up_to_it() {
    rule!("POD-E22", "POD-14.19", "POD-14.25");
    let costly = effective(
        Colour::Red,
        &[Kind::Diplomacy],
        Condition::LoseUpToThree(Kind::Diplomacy),
        Reward::ByLevel(Kind::Magic),
    );
    let sixth = Card { symbols: [0, 1, 0, 0], ..gift() };
    let mut stage = table(&[(25, sixth), (21, costly)]).in_chapter(&[Side::Left]);
    stage.timeline(0, &[20, 21, 22, 23, 24, 25, 26]).pool(0, [0, 3, 0, 0]);
    stage.ends(Side::Left);
    stage.act(0, keep(5)).act(0, keep(1));
    assert_eq!(stage.timeline_of(0), [25, 21]);
    assert_eq!(
        stage.resolved(),
        [(0, 25, 1), (0, 21, 3)],
        "one red card; then two symbols and the token gained"
    );
    let losses = [
        Action::LoseToken { kind: Kind::Diplomacy },
        Action::LoseSymbol { position: 0, kind: Kind::Diplomacy },
        Action::LoseSymbol { position: 1, kind: Kind::Diplomacy },
    ];
    for loss in losses {
        assert_eq!(stage.menu(0), [loss], "the tokens of the old chapter are gone");
        stage.act(0, loss);
    }
    assert_eq!(stage.game.figure(0).pool, [3, 0, 0, 0]);
}

#[test]
fn kept_effects_use_the_pair_of_the_next_chapter() {
    rule!("POD-E36", "POD-14.20", "POD-R11", "POD-14.25");
    let costly =
        effective(Colour::Red, &[Kind::Exploration], Condition::LoseUpToThreeInactive, Reward::LeftByLevel);
    for (main, left) in [(Side::Left, Kind::Fight), (Side::Right, Kind::Magic)] {
        let mut stage = table(&[(20, costly.clone())]);
        assert_eq!(stage.pair()[0], Kind::Exploration, "still active in chapter I");
        stage.timeline(0, &[20, 21]).ends(main).act(0, keep(0));
        let own = Action::LoseSymbol { position: 0, kind: Kind::Exploration };
        assert_eq!((stage.resolved(), stage.menu(0)), (vec![(0, 20, 1)], vec![own]), "it cannot be declined");
        stage.act(0, own);
        assert_eq!(stage.game.figure(0).timeline[0].covered(Kind::Exploration), 1);
        let mut pool = [0; 4];
        pool[left as usize] = 1;
        assert_eq!(stage.game.figure(0).pool, pool);
        assert_eq!(stage.pair()[0], left);
    }
}

#[test]
fn kept_effects_are_evaluated_afresh_and_their_experience_counts_at_once() {
    rule!("POD-14.25");
    let scaled = effective(Colour::Blue, &[], Condition::UpToThree(Colour::Blue), Reward::ExperienceByLevel);
    let flat = effective(Colour::Green, &[], Condition::ExactlyOne(Colour::Green), Reward::ThreeExperience);
    let pair = effective(Colour::Green, &[], Condition::TwoOrMore(Colour::Green), Reward::ThreeExperience);
    let blue = |number| (number, showing(Colour::Blue, &[]));
    let green = (25, showing(Colour::Green, &[]));
    let mut stage = table(&[(20, scaled), (21, flat), (22, pair), blue(23), blue(24), green]);
    stage.timeline(0, &[23, 24, 20]).timeline(1, &[21]).timeline(2, &[25, 22]);
    stage.game.figure_mut(1).experience = 4;
    stage.ends(Side::Left).act(0, keep(2)).act(1, keep(0)).act(2, keep(1));
    assert_eq!(stage.resolved(), [(0, 20, 1), (1, 21, 1), (2, 22, 0)], "the cards around them are gone");
    assert_eq!([0, 1, 2].map(|seat| stage.points(seat).0), [1, 7, 0]);
    assert_eq!(stage.game.figure(1).held, 0b11, "5 experience unlock ability 2");
}

#[test]
fn abilities_of_the_play_step_do_not_serve_kept_cards() {
    rule!("POD-14.21");
    let costly = effective(Colour::Red, &[], Condition::LoseOne(Kind::Fight), Reward::TwoLeft);
    let mut stage = table(&[(20, costly)]);
    stage.timeline(0, &[20]).game.figure_mut(0).held = 0b1111;
    stage.ends(Side::Left).act(0, Action::Pass).act(0, keep(0));
    assert_eq!(stage.resolved(), [(0, 20, 0)], "neither Training nor Witcher's Condition was offered");
    assert_eq!(stage.game.figure(0).spent, 0);
    stage.settle_chance();
    assert_eq!(stage.waiting(), Frame::Slot { seat: 0 }, "nor is Tireless");
}

/// Outcome L of Edge of the World pays this to the holders of Left and Right.
fn paying(cards: &[(u8, Card)], bonuses: [PathBonus; 2]) -> &'static Pack {
    quiet_with(cards, |pack| pack.stories[0].outcomes[0].bonuses = bonuses.map(Some))
}

#[test]
fn path_bonuses_come_on_the_outcome_after_kept_cards_are_resolved() {
    rule!("POD-14.10", "POD-14.22", "POD-14.23", "POD-14.24", "POD-R13");
    let mut stage = table_of(paying(&[(20, gift())], [PathBonus::Gain(Kind::Magic), PathBonus::Victory(2)]));
    stage.votes(0, [2, 0]).votes(1, [0, 2]).timeline(0, &[20, 21]);
    stage.ends(Side::Left);
    assert_eq!(stage.waiting(), Frame::Keep);
    assert_eq!(stage.seen().holders, [Some(0), Some(1)]);
    assert_eq!(stage.points(1), (2, 0), "no bonus yet");
    stage.act(0, keep(0));
    assert_eq!(stage.points(1), (2, 2));
    assert_eq!(stage.game.figure(0).pool, [1, 0, 0, 1], "symbols of kept card and bonus stay for chapter II");
    let order = [
        stage.when(|event| *event == Event::Cleared),
        stage.when(|event| matches!(event, Event::Kept { figure: 0, .. })),
        stage.when(|event| matches!(event, Event::Gained { kind: Kind::Fight, .. })),
        stage.when(|event| *event == Event::Read { page: 8 }),
        stage.when(|event| matches!(event, Event::Gained { kind: Kind::Magic, .. })),
        stage.when(|event| matches!(event, Event::Victory { reason: Reason::Outcome, .. })),
        stage.when(|event| *event == Event::Read { page: 2 }),
        stage.when(|event| *event == Event::TurnBegan { chapter: 2, turn: 1 }),
    ];
    assert!(order.is_sorted(), "{order:?}");
    assert_eq!(stage.seen().holders, [None; 2], "path tokens return");
    assert_eq!(stage.pair(), [Kind::Fight, Kind::Magic]);
    assert_eq!(stage.seen().active, Some(stage.pair()));
}

/// Sides so far, the main symbol of the chapter, the pages of outcome and opening, the next pair.
type Route = (&'static [Side], Side, [u8; 2], [Kind; 2]);

#[test]
fn the_main_symbol_names_the_next_pages_and_the_next_pair() {
    rule!("POD-14.22", "POD-14.23");
    // Pages: openings from 1, outcomes from 8.
    let routes: [Route; 4] = [
        (&[], Side::Left, [8, 2], [Kind::Fight, Kind::Magic]),
        (&[], Side::Right, [9, 3], [Kind::Magic, Kind::Diplomacy]),
        (&[Side::Left], Side::Right, [11, 5], [Kind::Diplomacy, Kind::Exploration]),
        (&[Side::Right], Side::Left, [12, 6], [Kind::Fight, Kind::Exploration]),
    ];
    for (path, main, pages, pair) in routes {
        let mut stage = table(&[]).in_chapter(path);
        stage.ends(main);
        let read: Vec<u8> = stage
            .public_events()
            .into_iter()
            .filter_map(|event| match event {
                Event::Read { page } => Some(*page),
                _ => None,
            })
            .collect();
        assert_eq!((read, stage.pair()), (pages.to_vec(), pair), "{path:?} then {main:?}");
        let began = Event::ChapterBegan { chapter: path.len() as u8 + 2, active: pair };
        assert!(stage.public_events().contains(&&began));
        assert_eq!((stage.seen().chapter, stage.seen().turn), (path.len() as u8 + 2, 1));
    }
}

#[test]
fn the_left_holder_is_served_before_the_right_one() {
    rule!("POD-14.22", "POD-21.6");
    let lead = PathBonus::Lead(Points::Experience);
    let mut stage = table_of(paying(&[], [lead, lead]));
    stage.votes(1, [1, 0]).votes(2, [0, 1]).ends(Side::Left);
    assert_eq!(stage.game.order[..3], [2, 1, 0]);
}
