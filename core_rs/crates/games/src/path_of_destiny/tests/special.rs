//! Striga: the special symbol tokens (POD-19.17, POD-19.19).

use kernel::rule;

use super::stage::{Stage, effective};
use super::story_props::{L, R, StoryProps as _, set_bonuses, telling};
use crate::path_of_destiny::frame::Frame;
use crate::path_of_destiny::pack::Pack;
use crate::path_of_destiny::state::NONE;
use crate::path_of_destiny::vocabulary::{Colour, Condition, Kind, PathBonus, Reward, Story};
use crate::path_of_destiny::{Action, Event};
use crate::timeline::effect::WHOLE_TIMELINE;

/// A card that wants a Magic symbol for two of Fight.
const HUNGRY: u8 = 10;

fn change(pack: &mut Pack) {
    pack.special = [Kind::Magic, Kind::Fight];
    pack.cards[usize::from(HUNGRY)] =
        effective(Colour::Red, &[], Condition::LoseOne(Kind::Magic), Reward::Two(Kind::Fight));
    set_bonuses(pack, Story::Striga, &[L], [Some(PathBonus::Special(1)), None]);
}

/// Chapter II after Left; seat 1 has got the special Magic token from the outcome.
fn table() -> Stage {
    let mut stage = telling(Story::Striga, change);
    stage.holding([Some(1), None]).game.path[0] = L as u8;
    stage.run(&[Frame::Keep]).go_on_until(|stage| matches!(stage.waiting(), Frame::Slot { .. }));
    stage.clear_frames()
}

fn magic(stage: &Stage) -> u8 {
    stage.game.count(1, Kind::Magic)
}

/// Seat 1 is told to lose a Magic symbol.
fn must_lose(stage: &mut Stage) -> &mut Stage {
    stage.game.begin_loss(1, 1 << Kind::Magic as u8, 1, WHOLE_TIMELINE);
    stage.run(&[])
}

#[test]
fn an_outcome_gives_a_special_token_that_works_as_any_other() {
    rule!("POD-19.17", "POD-O3");
    let mut stage = table();
    assert!(stage.public_events().contains(&&Event::SpecialTaken { figure: 1, kind: Kind::Magic }));
    assert_eq!([0, 1, 2].map(|seat| stage.game.count(seat, Kind::Magic)), [0, 1, 0]);
    let special = &stage.seen().specials[0];
    assert_eq!((special.kind, special.figure, special.waiting), (Kind::Magic, 1, false));
    // It votes and it is scored; Magic is the Left symbol of this chapter.
    assert_eq!(stage.pair()[0], Kind::Magic);
    stage.run(&[Frame::Vote]);
    assert_eq!(stage.destiny_told(), [Some(L)]);
    stage.game.path[1] = L as u8;
    stage.run(&[Frame::Score]);
    assert_eq!(stage.victories()[1], 1);
    // It pays for a card.
    let mut stage = table();
    stage.timeline(1, &[HUNGRY]).run(&[Frame::Evaluate { figure: 1, position: 0, waived: 0 }]);
    stage.act(1, Action::LoseSpecial { kind: Kind::Magic });
    assert_eq!((magic(&stage), stage.game.count(1, Kind::Fight)), (0, 2));
}

#[test]
fn clearing_leaves_special_tokens_in_the_pool() {
    rule!("POD-19.17");
    let mut stage = table();
    stage.pool(1, [2, 0, 0, 0]);
    assert_eq!(magic(&stage), 3);
    stage.next_chapter(L);
    assert_eq!(magic(&stage), 1);
}

#[test]
fn a_lost_special_token_waits_and_returns_at_the_start_of_the_next_chapter() {
    rule!("POD-19.17", "POD-22.1");
    let mut stage = table();
    must_lose(stage.pool(1, [1, 0, 0, 0]));
    let token = Action::LoseToken { kind: Kind::Magic };
    let special = Action::LoseSpecial { kind: Kind::Magic };
    assert_eq!(stage.menu(1), [token, special], "an option of its own");
    stage.act(1, special);
    assert_eq!(magic(&stage), 1, "the other token is left");
    assert!(stage.seen().specials[0].waiting);
    assert_eq!(must_lose(&mut stage).menu(1), [token]);
    stage.act(1, token);
    assert_eq!(must_lose(&mut stage).asked(), [0; 0], "there is nothing more to lose");
    stage.next_chapter(R);
    assert!(stage.public_events().contains(&&Event::SpecialReturned { figure: 1, kind: Kind::Magic }));
    assert_eq!(magic(&stage), 1);
    assert!(!stage.seen().specials[0].waiting);
}

#[test]
fn a_kept_card_may_take_the_special_token_which_returns_right_after() {
    rule!("POD-19.19", "POD-19.17");
    let mut stage = table();
    stage.game.path[1] = L as u8;
    stage.timeline(1, &[HUNGRY]).pool(1, [5, 0, 0, 0]).run(&[Frame::Clear]);
    assert_eq!(magic(&stage), 1, "ordinary tokens are gone");
    stage.act(1, Action::Keep { position: 0 });
    assert_eq!(stage.menu(1), [Action::LoseSpecial { kind: Kind::Magic }]);
    stage.act(1, Action::LoseSpecial { kind: Kind::Magic });
    stage.go_on_until(|stage| matches!(stage.waiting(), Frame::Slot { .. }));
    assert_eq!((magic(&stage), stage.game.count(1, Kind::Fight)), (1, 2));
    let lost = stage.first(|event| matches!(event, Event::SpecialLost { .. }));
    let began = stage.first(|event| matches!(event, Event::ChapterBegan { chapter: 3, .. }));
    let returned = stage.first(|event| matches!(event, Event::SpecialReturned { .. }));
    assert!(lost < began && began < returned);
}

#[test]
fn a_lost_token_stays_away_even_if_the_owner_earns_it_again() {
    rule!("POD-R56");
    let mut stage = telling(Story::Striga, |pack| {
        change(pack);
        set_bonuses(pack, Story::Striga, &[L, L], [Some(PathBonus::Special(1)), Some(PathBonus::GainActive)]);
    })
    .in_chapter(&[L]);
    stage.game.special = [1, NONE];
    stage.game.path[1] = L as u8;
    stage.timeline(1, &[HUNGRY]).holding([Some(1), Some(0)]).run(&[Frame::Clear]);
    stage.act(1, Action::Keep { position: 0 }).act(1, Action::LoseSpecial { kind: Kind::Magic });
    // The outcome has given it to seat 1 once more; seat 0 is being asked for its own bonus.
    assert_eq!(stage.asked(), [0]);
    assert_eq!(magic(&stage), 0);
    assert!(stage.seen().specials[0].waiting);
    stage.act(0, Action::ChooseActive { side: L }).settle_chance();
    assert_eq!(magic(&stage), 1, "the chapter has started");
}
