//! The end of a chapter (RON-14). The tables use chapter card 0 unless they say otherwise: Diplomacy and Magic,
//! then Fight and Diplomacy, then Exploration and Fight.

use kernel::{Game, Seat, Viewer, rule};

use super::stage::{CIRI, DANDELION, GERALT, Stage, YENNEFER, blank, blank_but, cup, effective, showing};
use crate::ronin::Event;
use crate::ronin::action::Action;
use crate::ronin::event::Reason;
use crate::ronin::frame::Frame;
use crate::ronin::pack::Card;
use crate::ronin::vocabulary::{Colour, Condition, Kind, Reward, Side, Window};

/// Three players with nothing in front of them, and these cards in the pack.
fn table(cards: &[(u8, Card)]) -> Stage {
    Stage::laid_out_with(blank_but(cards), 3, &[GERALT, YENNEFER, CIRI])
}

/// Experience and victory points of the three players.
fn points(stage: &Stage) -> [(u8, u16); 3] {
    [0, 1, 2].map(|seat| (stage.game.figure(seat).experience, stage.game.figure(seat).victory))
}

/// Cards resolved so far, by whom, with their levels.
fn resolved(stage: &Stage) -> Vec<(u8, u8, u8)> {
    let level = |event: &&Event| match event {
        Event::Resolved { figure, card, level } => Some((*figure, *card, *level)),
        _ => None,
    };
    stage.public_events().iter().filter_map(level).collect()
}

#[test]
fn the_kind_a_player_has_more_of_pays_experience_and_the_other_victory_points() {
    rule!("RON-E1", "RON-14.1", "RON-14.2", "RON-14.3", "RON-14.4", "RON-R31");
    let mut stage = table(&[]);
    stage.game.chapter_card = 4; // Fight and Magic
    stage.pool(0, [5, 0, 0, 6]).pool(1, [8, 0, 0, 2]).pool(2, [4, 0, 0, 4]);
    stage.run(&[Frame::ChapterEnds]);
    assert_eq!(points(&stage), [(6, 5), (8, 2), (4, 4)]);
    let reasons = stage.public_events();
    let last_experience = reasons.iter().rposition(|event| matches!(event, Event::Experience { .. }));
    let first_victory =
        reasons.iter().position(|event| matches!(event, Event::Victory { reason: Reason::Chapter, .. }));
    assert!(last_experience < first_victory, "experience comes first");
}

#[test]
fn printed_symbols_are_scored_like_tokens_but_covered_and_inactive_ones_are_not() {
    rule!("RON-14.1", "RON-14.2", "RON-14.3");
    let mut stage = table(&[
        (20, showing(Colour::Red, &[Kind::Magic, Kind::Magic])),
        (21, showing(Colour::Red, &[Kind::Diplomacy, Kind::Fight])),
    ]);
    stage.timeline(0, &[20, 21]);
    stage.game.figure_mut(0).timeline.cards_mut()[0].cover(Kind::Magic);
    stage.pool(0, [3, 1, 7, 7]).run(&[Frame::ChapterEnds]);
    assert_eq!(
        points(&stage)[0],
        (4, 2),
        "Magic: one printed, three tokens; Diplomacy: one printed, one token"
    );
}

#[test]
fn only_the_third_chapter_ends_the_game() {
    rule!("RON-14.5", "RON-15.1");
    for chapter in 0..3 {
        let mut stage = table(&[]);
        stage.game.chapter = chapter;
        stage.timeline(0, &[20, 21, 22]).pool(0, [1, 1, 1, 1]);
        let before = (stage.game.figure(0).clone(), stage.game.discard);
        stage.run(&[Frame::ChapterEnds]);
        if chapter < 2 {
            assert_eq!(stage.waiting(), Frame::Keep);
            continue;
        }
        assert_eq!(stage.waiting(), Frame::Over);
        let after = stage.game.figure(0);
        assert_eq!(
            (after.hand, &after.timeline, after.pool),
            (before.0.hand, &before.0.timeline, before.0.pool)
        );
        assert_eq!(stage.game.discard, before.1);
        assert!(!stage.public_events().contains(&&Event::Cleared));
    }
}

#[test]
fn the_window_at_the_end_opens_between_scoring_and_clearing() {
    rule!("RON-14.6");
    let mut stage = table(&[]);
    stage.game.figure_mut(0).held = 0b11;
    stage.timeline(0, &[20, 21]).pool(0, [2, 3, 0, 0]);
    stage.run(&[Frame::ChapterEnds]);
    assert_eq!(stage.waiting(), Frame::Window { seat: 0, window: Window::ChapterEnd });
    assert_eq!(points(&stage)[0], (3, 2));
    assert_eq!(stage.game.figure(0).pool, [2, 3, 0, 0]);
    assert_eq!(stage.menu(0), [Action::Pass, Action::UseAbility { ability: 1 }]);
    stage.act(0, Action::UseAbility { ability: 1 }).act(0, Action::TakeBack { position: 0 });
    assert!(stage.game.figure(0).hand.contains(20));
    assert_eq!(stage.waiting(), Frame::Keep);
    assert_eq!(stage.game.figure(0).pool, [0; 4]);
    assert_eq!(stage.menu(0), [Action::Keep { position: 0 }], "the card taken back cannot be kept");
}

#[test]
fn the_window_at_the_end_goes_round_in_initiative_order() {
    rule!("RON-14.6");
    let taking = super::stage::edited(|pack| {
        pack.cards.fill(blank(Colour::Red));
        let take_back = pack.characters[usize::from(GERALT)].abilities[1].clone();
        for other in [YENNEFER, CIRI] {
            pack.characters[usize::from(other)].abilities[0] = take_back.clone();
        }
    });
    let mut stage = Stage::laid_out_with(taking, 3, &[GERALT, YENNEFER, CIRI]);
    stage.game.order[..3].copy_from_slice(&[2, 0, 1]);
    stage.timeline(0, &[20]).timeline(1, &[21]).timeline(2, &[22]);
    stage.game.figure_mut(0).held = 0b11;
    stage.run(&[Frame::ChapterEnds]);
    for seat in [2, 0, 1] {
        assert_eq!(stage.asked(), [seat]);
        stage.act(seat, Action::Pass);
    }
    assert_eq!(stage.waiting(), Frame::Keep);
}

#[test]
fn all_tokens_go_those_on_icons_too() {
    rule!("RON-14.7");
    let mut stage = table(&[(20, showing(Colour::Red, &[Kind::Fight])), (21, cup(Colour::Red, Side::Left))]);
    for seat in 0..3 {
        stage.pool(seat, [1, 2, 3, 4]);
    }
    stage.timeline(0, &[20, 21]);
    let cards = stage.game.figure_mut(0).timeline.cards_mut();
    cards[0].cover(Kind::Fight);
    cards[1].cup_covered = true;
    stage.run(&[Frame::ChapterEnds]);
    assert_eq!(stage.waiting(), Frame::Keep);
    assert!((0..3).all(|seat| stage.game.figure(seat).pool == [0; 4]));
    let cards = stage.game.figure(0).timeline.cards();
    assert_eq!(cards[0].covered(Kind::Fight), 0);
    assert!(!cards[1].cup_covered);
    assert!(stage.public_events().contains(&&Event::Cleared));
}

#[test]
fn kept_cards_are_chosen_in_secret_and_shown_together() {
    rule!("RON-14.8", "RON-D19", "RON-21.3");
    let mut stage = table(&[]);
    stage.timeline(0, &[20, 21]).timeline(1, &[22, 23]).timeline(2, &[24, 25]);
    stage.run(&[Frame::ChapterEnds]);
    assert_eq!(stage.asked(), [0, 1, 2], "all are asked at once");
    let mut other = stage.clone();
    stage.act(0, Action::Keep { position: 0 });
    other.act(0, Action::Keep { position: 1 });
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat::new(1)), Viewer::Seat(Seat::new(2))] {
        assert_eq!(stage.game.observe(viewer), other.game.observe(viewer));
        assert_eq!(stage.heard_by(viewer), other.heard_by(viewer));
        assert_eq!(stage.game.observe(viewer).figures[0].chosen, 1, "that a choice was made is seen");
    }
    let own = Viewer::Seat(Seat::new(0));
    assert_ne!(stage.game.observe(own), other.game.observe(own));
    stage.act(2, Action::Keep { position: 1 });
    assert_eq!(stage.timeline_of(2), [24, 25], "nothing moves before the last choice");
    stage.act(1, Action::Keep { position: 0 });
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
    rule!("RON-14.9", "RON-14.10", "RON-14.11", "RON-D19");
    let mut stage = table(&[]);
    stage.timeline(0, &[20, 21, 22]).hand(0, &[30, 31, 32]);
    stage.run(&[Frame::ChapterEnds]);
    assert_eq!(stage.asked(), [0], "those without cards keep none");
    assert_eq!(stage.menu(0), [0, 1, 2].map(|position| Action::Keep { position }));
    stage.act(0, Action::Keep { position: 1 });
    assert_eq!(stage.timeline_of(0), [21]);
    assert!(stage.game.discard.contains(20) && stage.game.discard.contains(22));
    assert!(!stage.game.discard.contains(21));
    assert_eq!(stage.game.figure(0).hand.iter().collect::<Vec<_>>(), [30, 31, 32]);
    assert_eq!(stage.game.chapter, 1);
}

#[test]
fn two_cards_are_kept_after_the_second_chapter_in_any_order() {
    rule!("RON-14.9", "RON-14.10", "RON-D19");
    let mut stage = table(&[]);
    stage.game.chapter = 1;
    stage.timeline(0, &[20, 21, 22, 23]).timeline(1, &[24]);
    stage.run(&[Frame::ChapterEnds]);
    stage.act(0, Action::Keep { position: 3 });
    assert_eq!(stage.menu(0), [0, 1, 2].map(|position| Action::Keep { position }), "each card once");
    stage.act(0, Action::Keep { position: 1 });
    assert_eq!(stage.asked(), [1]);
    stage.act(1, Action::Keep { position: 0 });
    assert_eq!(stage.timeline_of(0), [23, 21], "the card kept before need not be kept again");
    assert_eq!(stage.timeline_of(1), [24], "too few cards: all are kept");
    assert!(stage.game.discard.contains(20) && stage.game.discard.contains(22));
    stage.go_on_until(|stage| {
        matches!(stage.waiting(), Frame::Resolve { .. }) || stage.timeline_of(0).len() > 2
    });
    assert_eq!(stage.timeline_of(0)[..2], [23, 21], "cards of the new chapter follow them");
}

#[test]
fn kept_effects_are_resolved_in_initiative_order_from_left_to_right() {
    rule!("RON-14.12");
    let gift = effective(Colour::Red, &[], Condition::UpToThree(Colour::Red), Reward::LeftByLevel);
    let mut stage = table(&[(20, gift.clone()), (21, gift.clone()), (22, gift.clone()), (23, gift)]);
    stage.game.chapter = 1;
    stage.game.order[..3].copy_from_slice(&[2, 0, 1]);
    stage.timeline(0, &[20, 21]).timeline(2, &[22, 23]);
    stage.run(&[Frame::ChapterEnds]);
    stage.act(0, Action::Keep { position: 1 }).act(0, Action::Keep { position: 0 });
    stage.act(2, Action::Keep { position: 0 }).act(2, Action::Keep { position: 1 });
    assert_eq!(resolved(&stage), [(2, 22, 1), (2, 23, 2), (0, 21, 1), (0, 20, 2)]);
    assert_eq!(stage.game.figure(0).pool, [0, 0, 3, 0]);
}

#[test]
fn a_kept_effect_pays_in_the_kinds_of_the_next_chapter() {
    rule!("RON-E18", "RON-14.13", "RON-14.16", "RON-R10");
    let gift = effective(Colour::Green, &[], Condition::UpToThree(Colour::Green), Reward::LeftByLevel);
    let mut stage = table(&[(20, gift)]);
    stage.timeline(0, &[20]).run(&[Frame::ChapterEnds]);
    stage.act(0, Action::Keep { position: 0 });
    assert_eq!(stage.game.figure(0).pool, [0, 0, 0, 1], "the Left kind of chapter II is Fight");
    let events = stage.public_events();
    let began = Event::ChapterBegan { chapter: 2, active: [Kind::Fight, Kind::Diplomacy] };
    let began = events.iter().position(|event| **event == began).expect("the new pair is put out");
    let turn = events.iter().position(|event| **event == Event::TurnBegan { chapter: 2, turn: 1 });
    assert!(Some(began) < turn);
}

#[test]
fn a_kept_tea_effect_waits_for_the_first_tea_ceremony_and_comes_once() {
    rule!("RON-E18", "RON-14.15", "RON-7.2");
    let tea = effective(Colour::Green, &[], Condition::ExactlyOne(Colour::Green), Reward::PointOnBothTracks);
    let mut stage = table(&[(20, tea)]);
    stage.timeline(0, &[20]).run(&[Frame::ChapterEnds]);
    stage.act(0, Action::Keep { position: 0 });
    assert!(resolved(&stage).is_empty());
    (0..3).for_each(|seat| stage.game.figure_mut(seat).spent = 0b1111);
    stage.go_on_until(|stage| stage.timeline_of(0).len() == 3);
    assert_eq!(resolved(&stage), [(0, 20, 1)], "in the tea ceremony of turn 1");
    assert_eq!(stage.game.tracks[..3], [1, 0, 1]);
    assert_eq!((stage.game.chapter, stage.game.turn), (1, 1));
    stage.go_on_until(|stage| stage.game.turn == 2);
    assert_eq!(stage.game.tracks[..3], [1, 0, 1]);
}

#[test]
fn abilities_of_the_play_step_do_not_serve_kept_cards() {
    rule!("RON-14.14");
    let costly = effective(Colour::Red, &[], Condition::LoseOne(Kind::Fight), Reward::TwoLeft);
    let mut stage = table(&[(20, costly)]);
    stage.timeline(0, &[20]);
    stage.game.figure_mut(0).held = 0b1111;
    stage.run(&[Frame::ChapterEnds]);
    stage.act(0, Action::Pass).act(0, Action::Keep { position: 0 });
    assert_eq!(resolved(&stage), [(0, 20, 0)], "without Training or Conditioning it pays nothing");
    stage.settle_chance();
    assert!(matches!(stage.waiting(), Frame::Slot { seat: 0 }), "nor is Tireless offered");
}

#[test]
fn a_kept_effect_must_be_paid_for_with_the_kept_cards_themselves() {
    rule!("RON-E33", "RON-14.17");
    let costly = effective(
        Colour::Red,
        &[Kind::Exploration],
        Condition::LoseUpToThreeInactive,
        Reward::ByLevel(Kind::Fight),
    );
    let mut stage = table(&[(20, costly), (21, showing(Colour::Red, &[Kind::Fight, Kind::Fight]))]);
    stage.game.chapter_card = 3; // then Fight and Magic, then Magic and Diplomacy
    stage.timeline(0, &[20]).run(&[Frame::ChapterEnds]);
    stage.act(0, Action::Keep { position: 0 });
    let own = Action::LoseSymbol { position: 0, kind: Kind::Exploration };
    assert_eq!(stage.menu(0), [own], "it cannot be declined");
    stage.act(0, own);
    assert_eq!(stage.game.figure(0).pool, [0, 0, 0, 1]);
    assert_eq!(stage.game.figure(0).timeline[0].covered(Kind::Exploration), 1);

    let mut stage = stage.clear_frames();
    stage.timeline(0, &[20, 21]).run(&[Frame::ChapterEnds]);
    stage.act(0, Action::Keep { position: 1 }).act(0, Action::Keep { position: 0 });
    let fight = Action::LoseSymbol { position: 0, kind: Kind::Fight };
    let own = Action::LoseSymbol { position: 1, kind: Kind::Exploration };
    for only in [fight, fight, own] {
        assert_eq!(stage.menu(0), [only]);
        stage.act(0, only);
    }
    assert_eq!(stage.game.figure(0).pool, [0, 0, 0, 3]);
}

#[test]
fn a_kept_effect_sees_only_tokens_of_earlier_kept_cards() {
    rule!("RON-14.17");
    let gift = effective(Colour::Red, &[], Condition::ExactlyOne(Colour::Red), Reward::TwoLeft);
    let costly = effective(
        Colour::Blue,
        &[],
        Condition::LoseUpToThree(Kind::Exploration),
        Reward::ByLevel(Kind::Magic),
    );
    let mut stage = table(&[(20, gift), (21, costly)]);
    stage.game.chapter = 1;
    stage.timeline(0, &[20, 21]).pool(0, [2; 4]).run(&[Frame::ChapterEnds]);
    stage.act(0, Action::Keep { position: 0 }).act(0, Action::Keep { position: 1 });
    stage.act(0, Action::LoseToken { kind: Kind::Exploration });
    stage.act(0, Action::LoseToken { kind: Kind::Exploration });
    assert_eq!(resolved(&stage), [(0, 20, 1), (0, 21, 2)]);
    assert_eq!(stage.game.figure(0).pool, [2, 0, 0, 0]);
}

#[test]
fn scoring_unlocks_abilities_at_once() {
    rule!("RON-11.4");
    let mut stage = Stage::laid_out_with(blank_but(&[]), 3, &[DANDELION, YENNEFER, CIRI]);
    stage.pool(0, [0, 5, 0, 0]).run(&[Frame::ChapterEnds]);
    assert_eq!(stage.game.figure(0).held, 0b11);
}
