//! What the outcome of a chapter gives to the holders of the path tokens (POD-21.4 to POD-21.9), and how experience is
//! lost (POD-20.16 to POD-20.19, POD-20.22).

use kernel::{Actor, Game as _, Menu, Seat, rule};

use super::stage::{GERALT, Stage};
use super::story_props::{CAST, L, R, StoryProps as _, VIEWERS, seat, set_bonuses, telling};
use crate::path_of_destiny::content::embedded;
use crate::path_of_destiny::event::Reason;
use crate::path_of_destiny::frame::Frame;
use crate::path_of_destiny::vocabulary::{Kind, PathBonus, Points, Story};
use crate::path_of_destiny::{Action, Event};

/// Chapter II after Left: its outcome gives these bonuses to the holders of the tokens.
fn outcome(story: Story, bonuses: [Option<PathBonus>; 2], holders: [Option<u8>; 2]) -> Stage {
    let mut stage = telling(story, |pack| set_bonuses(pack, story, &[L], bonuses)).in_chapter(&[L]);
    stage.holding(holders);
    stage
}

/// Seat 1 holds the Left token and gets a bonus.
fn paid(bonus: PathBonus) -> Stage {
    let mut stage = outcome(Story::EdgeOfTheWorld, [Some(bonus), None], [Some(1), Some(2)]);
    stage.run(&[Frame::Outcome]);
    stage
}

/// Seat 1 has so much experience and suffers a penalty.
fn fined(experience: u8, penalty: PathBonus) -> Stage {
    let mut stage = outcome(Story::LesserEvil, [Some(penalty), None], [Some(1), None]);
    stage.experience(1, experience).run(&[Frame::Outcome]);
    stage
}

fn order(stage: &Stage) -> Vec<u8> {
    stage.seen().order
}

#[test]
fn an_outcome_may_give_a_symbol() {
    rule!("POD-O1", "POD-21.5");
    let stage = paid(PathBonus::Gain(Kind::Fight));
    assert_eq!([0, 1, 2].map(|seat| stage.game.figure(seat).pool[Kind::Fight as usize]), [0, 1, 0]);
}

#[test]
fn the_holder_chooses_a_symbol_that_the_card_leaves_open() {
    rule!("POD-O1", "POD-D22");
    for side in [L, R] {
        let mut stage = paid(PathBonus::GainActive);
        assert_eq!(stage.asked(), [1]);
        assert_eq!(stage.menu(1), [L, R].map(|side| Action::ChooseActive { side }));
        stage.act(1, Action::ChooseActive { side });
        let counts = stage.pair().map(|kind| stage.game.count(1, kind));
        assert_eq!(counts, if side == L { [1, 0] } else { [0, 1] }, "of the pair of the new chapter");
    }
}

#[test]
fn an_outcome_may_move_the_holder_to_the_top_or_else_pay_a_point() {
    rule!("POD-O2", "POD-21.8");
    for (points, scored) in [(Points::Victory, (1, 0)), (Points::Experience, (0, 1))] {
        let bonus = [Some(PathBonus::Lead(points)), None];
        let mut stage = outcome(Story::EdgeOfTheWorld, bonus, [Some(1), None]);
        stage.order(&[0, 2, 1]).run(&[Frame::Outcome]);
        assert_eq!(order(&stage), [1, 0, 2], "those above move down by one");
        assert!(stage.public_events().contains(&&Event::Order { order: vec![1, 0, 2] }));
        assert_eq!((stage.victories()[1], stage.experiences()[1]), (0, 0));
        stage.run(&[Frame::Outcome]);
        assert_eq!(order(&stage), [1, 0, 2]);
        assert_eq!((stage.victories()[1], stage.experiences()[1]), scored, "already on top");
    }
    let mut stage =
        outcome(Story::EdgeOfTheWorld, [Some(PathBonus::Lead(Points::Victory)), None], [Some(1), None]);
    stage.order(&[0, 1, 2]).run(&[Frame::Outcome]);
    assert_eq!(order(&stage), [1, 0, 2], "those below stay");
}

#[test]
fn an_outcome_may_let_the_holder_draw_two_cards_and_discard_one() {
    rule!("POD-O4", "POD-D22", "POD-23.4");
    let mut stage = outcome(Story::EdgeOfTheWorld, [Some(PathBonus::DrawAndDiscard), None], [Some(1), None]);
    stage.hand(1, &[40]).run(&[Frame::Outcome]).draw(50).draw(51);
    assert_eq!(stage.asked(), [1]);
    let cards = [40, 50, 51].map(|card| Action::DiscardCard { card });
    assert_eq!(stage.menu(1), cards, "the drawn ones included, and one must go");
    for viewer in VIEWERS {
        let drew = |event: &&&Event| matches!(event, Event::Drew { .. });
        let heard = stage.heard_by(viewer);
        assert_eq!(heard.iter().filter(|event| drew(event)).count(), if viewer == seat(1) { 2 } else { 0 });
        let unseen = heard.iter().filter(|event| ***event == Event::DrewUnseen { figure: 1 }).count();
        assert_eq!(unseen, if viewer == seat(1) { 0 } else { 2 });
    }
    stage.act(1, Action::DiscardCard { card: 50 });
    assert!(stage.public_events().contains(&&Event::Discarded { figure: 1, cards: vec![50] }));
    assert!(stage.seen().discard.contains(&50), "the discard is public");
    assert_eq!(stage.seen_by(1).hand, [40, 51]);
}

#[test]
fn a_discard_from_hand_is_asked_for_even_if_only_one_card_is_there() {
    rule!("POD-D22");
    let mut stage = outcome(Story::EdgeOfTheWorld, [Some(PathBonus::DrawAndDiscard), None], [Some(1), None]);
    stage.hand(1, &[40]);
    // Nothing can be drawn any more.
    stage.game.deck = crate::cards::CardSet::EMPTY;
    stage.game.discard = crate::cards::CardSet::EMPTY;
    stage.run(&[Frame::Outcome]);
    assert_eq!(stage.menu(1), [Action::DiscardCard { card: 40 }]);
    assert_eq!(stage.game.node(Actor::Seat(Seat::new(1))).menu, Menu::Closed);
    assert_eq!(stage.forced(), None, "to play it by itself would tell the others");
}

#[test]
fn an_outcome_may_score_points() {
    rule!("POD-O5");
    for points in [1, 2] {
        let stage = paid(PathBonus::Victory(points));
        assert_eq!((stage.victories(), stage.experiences()), (vec![0, u16::from(points), 0], vec![0; 3]));
        let stage = paid(PathBonus::Experience(points));
        assert_eq!((stage.victories(), stage.experiences()), (vec![0; 3], vec![0, points, 0]));
    }
}

#[test]
fn the_left_token_pays_before_the_right_one() {
    rule!("POD-21.6");
    // Both want the top: who comes last stays there.
    let lead = Some(PathBonus::Lead(Points::Victory));
    let mut stage = outcome(Story::EdgeOfTheWorld, [lead, lead], [Some(2), Some(1)]);
    stage.run(&[Frame::Outcome]);
    assert_eq!(order(&stage), [1, 2, 0]);
    // A choice of the Left holder is made before the Right holder gets anything.
    let bonuses = [Some(PathBonus::GainActive), Some(PathBonus::Victory(2))];
    let mut stage = outcome(Story::EdgeOfTheWorld, bonuses, [Some(2), Some(1)]);
    stage.run(&[Frame::Outcome]);
    assert_eq!((stage.asked(), stage.victories()), (vec![2], vec![0; 3]));
    stage.act(2, Action::ChooseActive { side: L });
    assert_eq!(stage.victories(), [0, 2, 0]);
}

#[test]
fn one_player_may_get_both_bonuses() {
    rule!("POD-21.5", "POD-21.6");
    let bonuses = [Some(PathBonus::Victory(1)), Some(PathBonus::Experience(2))];
    let mut stage = outcome(Story::Striga, bonuses, [Some(0), Some(0)]);
    stage.run(&[Frame::Outcome]);
    assert_eq!((stage.victories()[0], stage.experiences()[0]), (1, 2));
}

#[test]
fn a_bonus_without_a_holder_is_skipped() {
    rule!("POD-21.7");
    for bonus in [PathBonus::Victory(1), PathBonus::GainActive, PathBonus::DrawAndDiscard, PathBonus::Trail] {
        let mut stage =
            outcome(Story::EdgeOfTheWorld, [Some(bonus), Some(PathBonus::Victory(2))], [None, Some(0)]);
        stage.run(&[Frame::Outcome]);
        assert!(stage.asked().is_empty() && stage.chances().is_empty());
        assert_eq!(stage.victories(), [2, 0, 0], "the other token pays all the same");
        assert_eq!(order(&stage), [0, 1, 2]);
    }
}

#[test]
fn every_outcome_carries_a_bonus_and_endings_carry_points_only() {
    rule!("POD-21.4", "POD-21.9");
    for story in &embedded().stories[..] {
        for (number, outcome) in story.outcomes.iter().enumerate() {
            let bonuses: Vec<PathBonus> = outcome.bonuses.into_iter().flatten().collect();
            assert!(!bonuses.is_empty(), "{} {number}", story.name);
            let points = |bonus: &PathBonus| {
                use PathBonus::{Experience, LoseExperience, Victory};
                matches!(bonus, Victory(_) | Experience(_) | LoseExperience(_))
            };
            assert!(number < 6 || bonuses.iter().all(points), "{} {number}: {bonuses:?}", story.name);
        }
    }
}

#[test]
fn lost_experience_does_not_fall_below_zero() {
    rule!("POD-20.16", "POD-O6");
    for (before, lost, after) in [(9, 3, 6), (2, 3, 0), (0, 1, 0), (22, 3, 19), (40, 2, 38)] {
        let stage = fined(before, PathBonus::LoseExperience(lost));
        assert_eq!(stage.experiences(), [0, after, 0]);
        let told = Event::ExperienceLost { figure: 1, amount: before - after, total: after };
        assert_eq!(stage.public_events().contains(&&told), before > after);
        assert_eq!(stage.victories(), [0; 3], "no victory points are lost");
    }
}

#[test]
fn what_was_unlocked_stays_so_and_what_was_used_stays_spent() {
    rule!("POD-20.17", "POD-20.18", "POD-E26");
    let penalty = [Some(PathBonus::LoseExperience(3)), None];
    let mut stage = telling(Story::LesserEvil, |pack| {
        set_bonuses(pack, Story::LesserEvil, &[L], penalty);
        pack.characters[usize::from(GERALT)].unlock = [8, 12, 16];
    })
    .in_chapter(&[L]);
    // Geralt has 9 experience; ability 2 was unlocked at 8 and used.
    let figure = stage.game.figure_mut(0);
    (figure.held, figure.spent) = (0b11, 0b10);
    stage.experience(0, 9).holding([Some(0), None]).run(&[Frame::Outcome]);
    assert_eq!(stage.experiences()[0], 6);
    let abilities = |stage: &Stage| {
        let figure = &stage.seen().figures[0];
        figure.abilities.iter().map(|ability| (ability.held, ability.spent)).collect::<Vec<_>>()
    };
    let [open, spent, locked] = [(true, false), (true, true), (false, false)];
    assert_eq!(abilities(&stage), [open, spent, locked, locked]);
    stage.told.clear();
    stage.game.score_experience(0, 4, Reason::Card, &mut |to, event| stage.told.push((to, event)));
    assert_eq!(stage.experiences()[0], 10);
    assert_eq!(abilities(&stage), [open, spent, locked, locked], "passed again, spent for good");
    assert!(!stage.public_events().iter().any(|event| matches!(event, Event::AbilityUnlocked { .. })));
}

#[test]
fn below_twenty_the_golden_points_are_gone_until_twenty_is_reached_again() {
    rule!("POD-20.19");
    let stage = fined(25, PathBonus::LoseExperience(3));
    assert_eq!(stage.game.golden_victory(1), stage.game.pack().golden[2], "two golden points are left");
    let mut stage = fined(22, PathBonus::LoseExperience(3));
    assert_eq!(stage.experiences()[1], 19);
    assert_eq!(stage.game.golden_victory(1), 0);
    stage.game.score_experience(1, 7, Reason::Card, &mut |_, _| {});
    assert_eq!(stage.game.golden_victory(1), stage.game.pack().golden[6]);
    assert!(stage.game.pack().golden[6] > 0);
}

#[test]
fn a_penalty_may_move_the_figure_to_the_bottom_or_else_cost_one_experience() {
    rule!("POD-20.22", "POD-O6");
    let mut stage = fined(5, PathBonus::Trail);
    assert_eq!(order(&stage), [0, 2, 1], "those below move up");
    assert_eq!(stage.experiences()[1], 5);
    assert!(stage.public_events().contains(&&Event::Order { order: vec![0, 2, 1] }));
    stage.run(&[Frame::Outcome]);
    assert_eq!(order(&stage), [0, 2, 1]);
    assert_eq!(stage.experiences()[1], 4, "already at the bottom");
}

#[test]
fn alone_the_bottom_lies_below_the_automa() {
    rule!("POD-20.22", "POD-21.7");
    let mut stage = Stage::telling_with(
        super::stage::edited(|pack| {
            set_bonuses(pack, Story::LesserEvil, &[L], [Some(PathBonus::Trail), Some(PathBonus::Victory(1))]);
        }),
        Story::LesserEvil,
        1,
        &CAST[..2],
    )
    .in_chapter(&[L]);
    stage.holding([Some(0), None]).run(&[Frame::Outcome]);
    assert_eq!(order(&stage), [1, 0]);
    assert_eq!(stage.victories(), [0, 0], "nobody holds the Right token");
}
