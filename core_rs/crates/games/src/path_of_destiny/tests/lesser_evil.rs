//! Lesser Evil: alliance cards at the end of a chapter, and the price of the main symbol (POD-20.8 to POD-20.15,
//! POD-20.21).

use kernel::{Game as _, rule};

use super::stage::{Stage, showing};
use super::story_props::{L, R, StoryProps as _, VIEWERS, set_bonuses, telling};
use crate::path_of_destiny::content::embedded;
use crate::path_of_destiny::event::Reason;
use crate::path_of_destiny::frame::Frame;
use crate::path_of_destiny::pack::place;
use crate::path_of_destiny::vocabulary::{Alliance, Colour, Kind, PathBonus, Side, Story};
use crate::path_of_destiny::{Action, Event};

/// Renfri's cards of these tests; Stregobor's have the same effects sixteen numbers later.
const XP: u8 = 0;
const EXCHANGE: u8 = 1;
const LEFT: u8 = 2;
const RIGHT: u8 = 3;
const REDEEM: u8 = 4;
const STREGOBOR: u8 = 16;

/// Cards with one symbol of the Left, the Right and an inactive kind of chapter I.
const SHOWS: u8 = 10;

fn table() -> Stage {
    let [left, right] = embedded().stories[Story::LesserEvil as usize].openings[0].pair;
    telling(Story::LesserEvil, |pack| {
        let effects = [
            Alliance::Experience,
            Alliance::Exchange,
            Alliance::Gain(L),
            Alliance::Gain(R),
            Alliance::Redeem,
        ];
        for deck in [0, usize::from(STREGOBOR)] {
            for (card, effect) in pack.alliances[deck..].iter_mut().zip(effects) {
                card.effect = effect;
            }
        }
        for (card, kind) in [left, right, idle([left, right])].into_iter().enumerate() {
            pack.cards[usize::from(SHOWS) + card] = showing(Colour::Red, &[kind]);
        }
    })
}

/// A kind that is not active.
fn idle(active: [Kind; 2]) -> Kind {
    Kind::ALL.into_iter().find(|kind| !active.contains(kind)).expect("two of four are inactive")
}

fn give(stage: &mut Stage, seat: usize, cards: &[u8]) {
    for card in cards {
        stage.game.alliance_deck.remove(*card);
        stage.game.alliances[seat].insert(*card);
    }
}

/// A chapter ends for seat 0 with alliance cards of Renfri, who is supported; the first one is applied.
fn applying(stage: &mut Stage, card: u8) -> &mut Stage {
    give(stage, 0, &[card]);
    stage.fated(L).run(&[Frame::ChapterEnds]);
    assert_eq!(stage.menu(0), [Action::ApplyAlliance { alliance: card }]);
    assert_eq!(stage.forced(), Some((0, Action::ApplyAlliance { alliance: card })), "one card is forced");
    stage.act(0, Action::ApplyAlliance { alliance: card })
}

fn apply(alliance: u8) -> Action {
    Action::ApplyAlliance { alliance }
}

#[test]
fn the_main_symbol_names_the_supported_side() {
    rule!("POD-20.8", "POD-20.10");
    for (side, revealed, kept) in [(L, XP, STREGOBOR), (R, STREGOBOR, XP)] {
        let mut stage = table();
        give(&mut stage, 1, &[XP, STREGOBOR]);
        stage.fated(side).run(&[Frame::ChapterEnds]);
        let told = Event::AlliancesRevealed { figure: 1, alliances: vec![revealed] };
        assert!(stage.public_events().contains(&&told));
        for viewer in VIEWERS {
            assert_eq!(stage.game.observe(viewer).sight.alliances.expect("alliances").revealed, [revealed]);
        }
        stage.act(1, apply(revealed));
        let seen = stage.seen().sight.alliances.expect("alliances");
        assert_eq!((seen.discard, seen.revealed), (vec![revealed], vec![]));
        assert_eq!(stage.game.alliances[1].iter().collect::<Vec<_>>(), [kept], "stays face down");
        let unseen = stage.told.iter().all(|(_, event)| match event {
            Event::AlliancesRevealed { alliances, .. } => !alliances.contains(&kept),
            _ => true,
        });
        assert!(unseen);
    }
}

#[test]
fn all_reveal_and_apply_in_initiative_order_each_in_an_own_order_before_the_scoring() {
    rule!("POD-20.9", "POD-R43", "POD-D19");
    let mut stage = table();
    give(&mut stage, 0, &[5, 6]);
    give(&mut stage, 2, &[XP, LEFT, RIGHT]);
    stage.order(&[2, 1, 0]).fated(L).run(&[Frame::ChapterEnds]);
    let revealed = |event: &Event| match event {
        Event::AlliancesRevealed { figure, .. } => Some(*figure),
        _ => None,
    };
    let first: Vec<u8> = stage.public_events().into_iter().filter_map(revealed).collect();
    assert_eq!(first, [2, 0], "all are revealed before the first is applied");
    assert_eq!(stage.asked(), [2]);
    assert_eq!(stage.menu(2), [XP, LEFT, RIGHT].map(apply), "any of them first, none may be left out");
    stage.act(2, apply(RIGHT));
    assert_eq!(stage.menu(2), [XP, LEFT].map(apply));
    stage.act(2, apply(LEFT)).act(2, apply(XP));
    assert_eq!(stage.asked(), [0]);
    assert!(!stage.public_events().iter().any(|event| matches!(event, Event::PathTaken { .. })));
    stage.go_on_until(|stage| {
        stage.public_events().iter().any(|event| matches!(event, Event::PathTaken { .. }))
    });
    let applied = |event: &Event| match event {
        Event::AllianceApplied { alliance, .. } => Some(*alliance),
        _ => None,
    };
    let told: Vec<u8> = stage.public_events().into_iter().filter_map(applied).collect();
    assert_eq!(told, [RIGHT, LEFT, XP, 5, 6]);
    assert!(stage.game.alliances.iter().all(|cards| cards.is_empty()), "applied cards are discarded");
}

#[test]
fn an_alliance_may_score_one_experience() {
    rule!("POD-A1", "POD-20.11");
    let mut stage = table();
    applying(&mut stage, XP);
    let scored = Event::Experience { figure: 0, amount: 1, total: 1, reason: Reason::Alliance };
    assert!(stage.public_events().contains(&&scored));
}

#[test]
fn an_alliance_may_turn_one_active_symbol_into_two_of_the_other() {
    rule!("POD-A2", "POD-20.21", "POD-D19");
    for (side, after) in [(L, [0u8, 3]), (R, [3, 0])] {
        let mut stage = table();
        stage.votes(0, [1, 1]);
        applying(&mut stage, EXCHANGE);
        assert_eq!(
            stage.menu(0),
            [L, R].map(|side| Action::ChooseActive { side }),
            "either kind, no refusal"
        );
        stage.act(0, Action::ChooseActive { side });
        let kind = stage.pair()[side as usize];
        assert_eq!(stage.menu(0), [Action::LoseToken { kind }]);
        let pair = stage.pair();
        stage.act(0, Action::LoseToken { kind });
        assert_eq!(gained(&stage, pair[1 - side as usize]), 2);
        assert_eq!(scored(&stage), after, "and it is scored");
    }
    // With one kind alone there is nothing to choose but the instance.
    let mut stage = table();
    stage.votes(0, [0, 1]).timeline(0, &[SHOWS + 1]);
    applying(&mut stage, EXCHANGE);
    let kind = stage.pair()[1];
    assert_eq!(stage.menu(0), [Action::LoseToken { kind }, Action::LoseSymbol { position: 0, kind }]);
}

/// Tokens of a kind gained by seat 0.
fn gained(stage: &Stage, wanted: Kind) -> u8 {
    let gain = |event: &Event| match event {
        Event::Gained { figure: 0, kind, count } if *kind == wanted => Some(*count),
        _ => None,
    };
    stage.public_events().into_iter().filter_map(gain).sum()
}

/// What seat 0 scored for the chapter: Left as main symbol in victory points, Right as secondary in experience.
fn scored(stage: &Stage) -> [u8; 2] {
    stage.public_events().into_iter().fold([0, 0], |[main, secondary], event| match event {
        Event::Victory { figure: 0, amount, reason: Reason::Chapter, .. } => [main + amount, secondary],
        Event::Experience { figure: 0, amount, reason: Reason::Chapter, .. } => [main, secondary + amount],
        _ => [main, secondary],
    })
}

#[test]
fn an_alliance_may_give_an_active_symbol_of_its_side() {
    rule!("POD-A3");
    for (card, expected) in [(LEFT, [1, 0]), (RIGHT, [0, 1])] {
        let mut stage = table();
        let pair = stage.pair();
        applying(&mut stage, card);
        assert_eq!(pair.map(|kind| gained(&stage, kind)), expected);
        assert_eq!(scored(&stage), expected);
    }
}

#[test]
fn an_alliance_may_pay_two_experience_for_an_inactive_symbol() {
    rule!("POD-A4", "POD-D19");
    let mut stage = table();
    let kind = idle(stage.pair());
    stage.timeline(0, &[SHOWS + 2]).game.figure_mut(0).pool[kind as usize] = 1;
    applying(&mut stage, REDEEM);
    let options = [Action::LoseToken { kind }, Action::LoseSymbol { position: 0, kind }];
    assert_eq!(stage.menu(0), options, "the instance is chosen");
    assert_eq!(stage.experiences()[0], 0);
    stage.act(0, options[1]);
    assert_eq!(stage.experiences()[0], 2);
    assert!(stage.public_events().contains(&&Event::Lost { figure: 0, kind, card: Some(SHOWS + 2) }));
}

#[test]
fn without_a_fitting_symbol_a_card_does_nothing_and_is_discarded() {
    rule!("POD-20.21", "POD-R43");
    for card in [EXCHANGE, REDEEM] {
        let mut stage = table();
        let kind = idle(stage.pair());
        // Symbols that do not fit: an inactive one for the exchange, active ones for the other.
        if card == EXCHANGE {
            stage.game.figure_mut(0).pool[kind as usize] = 1;
        } else {
            stage.votes(0, [1, 1]);
        }
        applying(&mut stage, card);
        assert!(!stage.told.iter().any(|(_, event)| matches!(event, Event::Lost { .. })));
        assert!(!stage.told.iter().any(|(_, event)| matches!(event, Event::Gained { figure: 0, .. })));
        assert_eq!(stage.game.alliance_discard.iter().collect::<Vec<_>>(), [card]);
    }
}

#[test]
fn losses_may_use_any_card_and_change_the_scoring_but_not_the_main_symbol() {
    rule!("POD-20.12");
    let mut stage = table();
    let [left, right] = stage.pair();
    // Left is main by the tokens; seat 0 would hold the Left token and exchanges its only Left symbol.
    stage.timeline(0, &[20, 21, SHOWS]).votes(1, [0, 1]);
    applying(&mut stage, EXCHANGE);
    assert_eq!(stage.menu(0), [Action::LoseSymbol { position: 2, kind: left }], "the last card serves");
    stage.act(0, Action::LoseSymbol { position: 2, kind: left });
    assert_eq!(scored(&stage), [0, 2]);
    let told = stage.public_events();
    assert!(told.contains(&&Event::MainSymbol { side: L, kind: left }));
    assert_eq!(gained(&stage, right), 2);
    assert!(told.contains(&&Event::PathTaken { side: R, figure: Some(0) }), "two against one");
    assert_eq!(stage.game.path[0], L as u8);
}

#[test]
fn the_holder_of_the_main_token_pays_and_the_other_is_rewarded_in_all_chapters() {
    rule!("POD-20.13", "POD-20.14", "POD-R44", "POD-O6");
    for chapter in 0..3 {
        for side in [L, R] {
            let path: Vec<Side> = [L, L][..chapter].iter().copied().chain([side]).collect();
            let printed = |token: Side| {
                Some(if token == side { PathBonus::LoseExperience(2) } else { PathBonus::Victory(1) })
            };
            let mut stage = telling(Story::LesserEvil, |pack| {
                set_bonuses(pack, Story::LesserEvil, &path, [printed(L), printed(R)]);
            })
            .in_chapter(&path[..chapter]);
            // Seat 1 has most Left symbols, seat 2 most Right ones.
            stage.votes(1, [1, 0]).votes(2, [0, 1]);
            for seat in 0..3 {
                stage.hand(seat, &[]).experience(seat, 10);
            }
            stage.fated(side).run(&[Frame::ChapterEnds]);
            stage.go_on_until(|stage| matches!(stage.waiting(), Frame::Slot { .. } | Frame::Over));
            let (payer, winner) = if side == L { (1u8, 2u8) } else { (2, 1) };
            let lost = Event::ExperienceLost { figure: payer, amount: 2, total: 8 };
            assert!(stage.public_events().contains(&&lost), "chapter {chapter}, {side:?}");
            assert_eq!(stage.experiences()[usize::from(payer)], 8);
            assert_eq!(stage.experiences()[usize::from(winner)], 11, "one secondary symbol");
            assert_eq!(stage.victories()[usize::from(winner)], 1, "the reward");
            assert_eq!(stage.victories()[usize::from(payer)], 1, "one main symbol and no reward");
        }
    }
}

#[test]
fn every_outcome_prints_a_penalty_for_the_main_token_and_a_reward_for_the_other() {
    rule!("POD-21.10", "POD-20.13", "POD-20.22");
    let book = &embedded().stories[Story::LesserEvil as usize];
    for path in super::pages::paths().iter().filter(|path| !path.is_empty()) {
        let main = path[path.len() - 1];
        let bonuses = book.outcomes[usize::from(place(path)) - 1].bonuses;
        let penalty = bonuses[main as usize].expect("a penalty");
        let fits = matches!(penalty, PathBonus::LoseExperience(1..=3) | PathBonus::Trail);
        assert!(fits, "{path:?}: {penalty:?}");
        let reward = bonuses[1 - main as usize].expect("a reward");
        assert!(!reward.is_penalty(), "{path:?}: {reward:?}");
    }
    for story in [Story::EdgeOfTheWorld, Story::Striga] {
        let outcomes = &embedded().stories[story as usize].outcomes;
        assert!(outcomes.iter().flat_map(|it| it.bonuses).flatten().all(|bonus| !bonus.is_penalty()));
    }
}

#[test]
fn at_the_end_unrevealed_cards_are_discarded_unseen_and_pay_nothing() {
    rule!("POD-20.15");
    let mut stage = table().in_chapter(&[L, L]);
    stage.game.path[2] = L as u8;
    for seat in 0..3 {
        stage.hand(seat, &[]);
    }
    give(&mut stage, 0, &[STREGOBOR, STREGOBOR + LEFT]);
    give(&mut stage, 2, &[XP]);
    stage.run(&[Frame::Ending]);
    assert!(stage.game.is_over());
    assert_eq!((stage.victories(), stage.experiences()), (vec![0; 3], vec![0; 3]));
    assert!(stage.game.alliances.iter().all(|cards| cards.is_empty()));
    let seen = stage.seen().sight.alliances.expect("alliances");
    assert_eq!((seen.discard, seen.face_down, seen.counts), (vec![], [1, 2], vec![[0, 0]; 3]));
    for viewer in [VIEWERS[0], VIEWERS[2], VIEWERS[3]] {
        let heard = stage.heard_by(viewer);
        let named = |event: &&&Event| matches!(event, Event::AllianceDiscarded { figure: 0, .. });
        assert!(!heard.iter().any(|event| named(&event)));
    }
}
