//! Experience and victory points (RON-11).

use kernel::rule;

use crate::ronin::event::Reason;
use crate::ronin::frame::Frame;
use crate::ronin::tests::props::{CAST, Props};
use crate::ronin::tests::stage::{DANDELION, GERALT, Stage, YENNEFER, edited};
use crate::ronin::vocabulary::Window;
use crate::ronin::{Event, Options};

/// Gives a seat experience.
fn experience(stage: &mut Stage, seat: u8, amount: u8) -> u8 {
    let told = &mut stage.told;
    stage.game.score_experience(seat, amount, Reason::Bonus, &mut |to, event| told.push((to, event)));
    stage.game.figure(seat).experience
}

#[test]
fn golden_points_are_those_above_twenty() {
    rule!("RON-11.1", "RON-11.2", "RON-11.6");
    let pack = edited(|pack| pack.golden = std::array::from_fn(|space| 10 + space as u8));
    let mut stage = Stage::laid_out_with(pack, 3, &CAST);
    assert_eq!(stage.game.golden_victory(0), 0);
    assert_eq!(experience(&mut stage, 0, 19), 19);
    assert_eq!(stage.game.golden_victory(0), 0, "the normal marker pays nothing");
    let mut exact = stage.clone();
    assert_eq!(experience(&mut exact, 0, 1), 20);
    assert_eq!(exact.game.golden_victory(0), 10, "the golden marker stands on 0");
    assert_eq!(experience(&mut stage, 0, 5), 24, "a gain goes on with the golden marker");
    assert_eq!(stage.game.golden_victory(0), 14);
}

#[test]
fn golden_points_are_paid_at_the_end() {
    rule!("RON-11.6");
    let pack = edited(|pack| pack.golden = std::array::from_fn(|space| space as u8));
    let mut stage = Stage::laid_out_with(pack, 3, &CAST);
    stage.hand(0, &[]).hand(1, &[]).hand(2, &[]);
    experience(&mut stage, 1, 33);
    assert_eq!(stage.game.figure(1).victory, 0);
    stage.run(&[Frame::Ending]);
    assert_eq!([0, 1, 2].map(|seat| stage.game.figure(seat).victory), [0, 13, 0]);
}

#[test]
fn forty_is_the_most() {
    rule!("RON-11.1", "RON-11.3");
    let mut stage = Stage::laid_out(3, &CAST);
    assert_eq!(experience(&mut stage, 0, 38), 38);
    stage.told.clear();
    assert_eq!(experience(&mut stage, 0, 5), 40);
    let reached = Event::Experience { figure: 0, amount: 2, total: 40, reason: Reason::Bonus };
    assert_eq!(stage.public_events(), [&reached]);
    assert_eq!(experience(&mut stage, 0, 3), 40);
    assert_eq!(stage.public_events(), [&reached], "what is lost is not told");
}

#[test]
fn a_space_reached_or_passed_unlocks_its_ability_at_once() {
    rule!("RON-11.4", "RON-11.9");
    let pack = edited(|pack| pack.characters[usize::from(DANDELION)].unlock = [3, 7, 9]);
    let mut stage = Stage::laid_out_with(pack, 3, &CAST);
    stage.pool(0, [1; 4]).window(0, Window::BeforePlay);
    experience(&mut stage, 0, 2);
    assert_eq!(stage.offered(0), [0]);
    experience(&mut stage, 0, 1);
    assert_eq!(stage.offered(0), [0, 1], "space 3 is reached");
    experience(&mut stage, 0, 10);
    assert_eq!(stage.offered(0), [0, 1, 2, 3], "spaces 7 and 9 are passed");
    for ability in 1..4 {
        assert_eq!(stage.times(&Event::AbilityUnlocked { figure: 0, ability }), 1);
    }
}

#[test]
fn golden_experience_does_not_touch_abilities() {
    rule!("RON-11.5");
    let mut stage = Stage::laid_out(3, &CAST);
    experience(&mut stage, 0, 20);
    stage.game.figure_mut(0).spent = 0b0110;
    stage.told.clear();
    for _ in 0..20 {
        experience(&mut stage, 0, 1);
    }
    let figure = stage.game.figure(0);
    assert_eq!((figure.experience, figure.held, figure.spent), (40, 0b1111, 0b0110));
    assert!(!stage.public_events().iter().any(|event| matches!(event, Event::AbilityUnlocked { .. })));
}

#[test]
fn victory_points_are_counted_past_the_lap() {
    rule!("RON-11.7", "RON-E26");
    let mut stage = Stage::laid_out(3, &CAST);
    stage.game.figure_mut(0).victory = 28;
    let told = &mut stage.told;
    stage.game.score_victory(0, 5, Reason::Bonus, &mut |to, event| told.push((to, event)));
    assert_eq!(stage.seen().figures[0].victory, 33);
    assert_eq!(stage.times(&Event::Victory { figure: 0, amount: 5, total: 33, reason: Reason::Bonus }), 1);
}

#[test]
fn experience_and_victory_points_never_fall() {
    rule!("RON-11.8");
    let options =
        Options { characters: vec![GERALT, YENNEFER, DANDELION], first: Some(0), ..Options::new(3) };
    let mut stage = Stage::new(&options);
    let (mut before, mut steps) = ([(0, 0); 3], 0);
    stage.play_out(|stage, _, menu| {
        let now =
            [0, 1, 2].map(|seat| stage.game.figure(seat)).map(|figure| (figure.experience, figure.victory));
        assert!(now.iter().zip(before).all(|(now, before)| now.0 >= before.0 && now.1 >= before.1));
        before = now;
        steps += 1;
        menu[steps * 7 % menu.len()]
    });
    assert!(before.iter().all(|(experience, victory)| *experience > 0 && *victory > 0), "all have scored");
}
