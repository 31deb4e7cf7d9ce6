//! Experience and victory points (POD-11).

use kernel::rule;

use crate::path_of_destiny::content::{self, Sources};
use crate::path_of_destiny::event::Reason;
use crate::path_of_destiny::frame::Frame;
use crate::path_of_destiny::tests::effect_props::{CAST, MADE, Props};
use crate::path_of_destiny::tests::stage::{DANDELION, GERALT, Stage, YENNEFER, edited, showing};
use crate::path_of_destiny::vocabulary::Colour::Red;
use crate::path_of_destiny::vocabulary::Kind::{Diplomacy, Fight};
use crate::path_of_destiny::vocabulary::{PathBonus, Side, Story, Window};
use crate::path_of_destiny::{Event, Options, Pack};

fn with_pack(change: impl FnOnce(&mut Pack)) -> Stage {
    Stage::telling_with(edited(change), Story::EdgeOfTheWorld, 3, &CAST)
}

/// A table of Lesser Evil where the holder of the Left token, seat 0, is to lose so much experience.
fn penalised(amount: u8) -> Stage {
    let pack = edited(|pack| {
        let outcomes = &mut pack.stories[Story::LesserEvil as usize].outcomes;
        outcomes[0].bonuses[0] = Some(PathBonus::LoseExperience(amount));
    });
    let mut stage = Stage::telling_with(pack, Story::LesserEvil, 3, &CAST);
    stage.game.path[0] = Side::Left as u8;
    stage.game.holders[0] = 0;
    stage
}

#[test]
fn golden_points_are_those_above_twenty() {
    rule!("POD-11.1", "POD-11.2", "POD-R30");
    let mut stage = with_pack(|pack| pack.golden = std::array::from_fn(|space| 10 + space as u8));
    stage.earns(0, 19);
    assert_eq!((stage.seen().figures[0].experience, stage.game.golden_victory(0)), (19, 0), "normal marker");
    let mut exact = stage.clone();
    exact.earns(0, 1);
    assert_eq!((exact.seen().figures[0].experience, exact.game.golden_victory(0)), (20, 10), "golden on 0");
    stage.earns(0, 5);
    assert_eq!((stage.seen().figures[0].experience, stage.game.golden_victory(0)), (24, 14), "golden on 4");
}

#[test]
fn a_gain_carries_past_twenty_and_ends_at_forty() {
    rule!("POD-E13", "POD-11.2", "POD-11.3", "POD-R30");
    let mut stage = with_pack(|pack| pack.golden = std::array::from_fn(|space| space as u8));
    stage.earns(0, 18).earns(0, 4);
    assert_eq!((stage.experience_of(0), stage.game.golden_victory(0)), (22, 2));
    stage.earns(0, 17);
    stage.told.clear();
    stage.earns(0, 3);
    assert_eq!((stage.experience_of(0), stage.game.golden_victory(0)), (40, 20));
    let reached = Event::Experience { figure: 0, amount: 1, total: 40, reason: Reason::Card };
    assert_eq!(stage.public_events(), [&reached], "two points are lost");
    stage.earns(0, 3);
    assert_eq!((stage.experience_of(0), stage.public_events().len()), (40, 1));
}

#[test]
fn a_space_reached_or_passed_unlocks_its_ability_at_once() {
    rule!("POD-11.4", "POD-11.9", "POD-R28");
    let mut stage = with_pack(|pack| pack.characters[usize::from(DANDELION)].unlock = [3, 7, 9]);
    stage.pool(0, [1; 4]).window(0, Window::BeforePlay).earns(0, 2);
    assert_eq!(stage.offered(0), [0]);
    stage.earns(0, 1);
    assert_eq!(stage.offered(0), [0, 1], "space 3 is reached");
    stage.earns(0, 10);
    assert_eq!(stage.offered(0), [0, 1, 2, 3], "spaces 7 and 9 are passed");
    for ability in 1..4 {
        assert_eq!(stage.times(&Event::AbilityUnlocked { figure: 0, ability }), 1);
    }
}

#[test]
fn unlock_spaces_rise_and_lie_on_the_track() {
    rule!("POD-R28", "POD-11.9");
    for character in content::embedded().characters.iter() {
        assert_eq!(character.unlock, [5, 10, 15]);
    }
    let embedded = Sources::embedded();
    let with = |spaces: &str| {
        let characters = embedded.characters.replacen("unlock = [5, 10, 15]", spaces, 1);
        content::load(&Sources { characters: &characters, ..embedded }).map(|pack| pack.characters[0].unlock)
    };
    assert_eq!(with("unlock = [4, 11, 20]").expect("the space is data"), [4, 11, 20]);
    for wrong in ["unlock = [5, 5, 15]", "unlock = [5, 16, 15]", "unlock = [5, 10, 21]", "unlock = [5, 10]"] {
        assert!(with(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn golden_experience_does_not_touch_abilities() {
    rule!("POD-11.5");
    let mut stage = Stage::laid_out(3, &CAST);
    stage.earns(0, 20);
    stage.game.figure_mut(0).spent = 0b0110;
    stage.told.clear();
    for _ in 0..20 {
        stage.earns(0, 1);
    }
    let figure = stage.game.figure(0);
    assert_eq!((figure.experience, figure.held, figure.spent), (40, 0b1111, 0b0110));
    assert!(!stage.public_events().iter().any(|event| matches!(event, Event::AbilityUnlocked { .. })));
}

#[test]
fn golden_points_are_paid_at_the_end_by_the_table() {
    rule!("POD-11.6");
    let mut stage = with_pack(|pack| pack.golden = std::array::from_fn(|space| 2 * space as u8))
        .in_chapter(&[Side::Left; 2]);
    stage.game.path[2] = Side::Left as u8;
    stage.hand(0, &[]).hand(1, &[]).hand(2, &[]).earns(0, 19).earns(1, 33);
    assert_eq!(stage.game.figure(1).victory, 0);
    stage.run(&[Frame::Ending]);
    assert_eq!([0, 1, 2].map(|seat| stage.game.figure(seat).victory), [0, 26, 0]);
}

#[test]
fn victory_points_are_counted_without_a_lap() {
    rule!("POD-11.7");
    let mut stage = Stage::laid_out(3, &CAST);
    let told = &mut stage.told;
    for _ in 0..15 {
        stage.game.score_victory(0, 20, Reason::Chapter, &mut |to, event| told.push((to, event)));
    }
    assert_eq!(stage.seen().figures[0].victory, 300);
    let last = Event::Victory { figure: 0, amount: 20, total: 300, reason: Reason::Chapter };
    assert_eq!(stage.times(&last), 1);
}

#[test]
fn main_symbols_are_victory_points_and_secondary_ones_experience() {
    rule!("POD-E5", "POD-11.7");
    let mut stage = with_pack(|pack| {
        pack.stories[0].openings[0].pair = [Fight, Diplomacy];
        pack.cards[usize::from(MADE)] = showing(Red, &[Diplomacy, Fight]);
        pack.cards[usize::from(MADE) + 1] = showing(Red, &[Diplomacy]);
    });
    stage.timeline(0, &[MADE, MADE + 1]).pool(0, [7, 2, 7, 2]);
    stage.game.destiny = [Side::Right as u8; 3];
    stage.run(&[Frame::ChapterEnds]);
    assert_eq!((stage.game.figure(0).victory, stage.experience_of(0)), (4, 3));
}

#[test]
fn experience_never_falls_in_two_of_the_stories() {
    rule!("POD-11.8");
    for story in [Story::EdgeOfTheWorld, Story::Striga] {
        let characters = vec![GERALT, YENNEFER, DANDELION];
        let options = Options { story, characters, first: Some(0), ..Options::new(3) };
        let mut stage = Stage::new(&options);
        let (mut before, mut steps) = ([0; 3], 0);
        stage.play_out(|stage, _, menu| {
            let now = [0, 1, 2].map(|seat| stage.experience_of(seat));
            assert!(now.iter().zip(before).all(|(now, before)| *now >= before));
            before = now;
            steps += 1;
            menu[steps * 7 % menu.len()]
        });
        assert!(before.iter().all(|experience| *experience > 0), "all have scored");
    }
}

#[test]
fn only_lesser_evil_takes_experience() {
    rule!("POD-11.8");
    let mut stage = penalised(2);
    stage.earns(0, 6).run(&[Frame::PathBonus { side: Side::Left }]);
    assert_eq!(stage.experience_of(0), 4);
    let embedded = Sources::embedded();
    for story in [Story::EdgeOfTheWorld, Story::Striga] {
        let mut stories = embedded.stories;
        let bonus = "left = { experience = 2 }";
        assert!(stories[story as usize].contains(bonus));
        let changed = stories[story as usize].replacen(bonus, "left = { lose_experience = 2 }", 1);
        stories[story as usize] = &changed;
        let refused = content::load(&Sources { stories, ..embedded }).expect_err("a penalty");
        assert!(refused.reason.contains("in Lesser Evil"), "{refused}");
    }
}

#[test]
fn lost_experience_leaves_the_victory_points_and_stops_at_zero() {
    rule!("POD-R30");
    for (before, after) in [(22, 19), (20, 17), (3, 0), (2, 0), (0, 0)] {
        let mut stage = penalised(3);
        stage.game.figure_mut(0).victory = 7;
        stage.earns(0, before).run(&[Frame::PathBonus { side: Side::Left }]);
        assert_eq!((stage.experience_of(0), stage.game.figure(0).victory), (after, 7));
    }
}
