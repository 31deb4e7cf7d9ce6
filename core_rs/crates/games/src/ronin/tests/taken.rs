//! Ability cards taken from partners (RON-12.11 to RON-12.18).

use kernel::rule;

use crate::ronin::content;
use crate::ronin::frame::Frame;
use crate::ronin::tests::props::{MADE, Props, table, table_for};
use crate::ronin::tests::stage::{CIRI, DANDELION, GERALT, Stage, TRISS, YENNEFER, blank, effective};
use crate::ronin::vocabulary::Colour::Red;
use crate::ronin::vocabulary::Kind::Fight;
use crate::ronin::vocabulary::{Bonus, Condition, Reward, Side, Window};
use crate::ronin::{Action, Event};

/// Slots of taken cards.
const LEFT_FIRST: u8 = 4;
const LEFT_THIRD: u8 = 5;
const RIGHT_FIRST: u8 = 6;

/// A track just before a space; one point moves it there and asks both partners.
fn reaching(stage: &mut Stage, track: u8, space: u8) {
    stage.game.tracks[usize::from(track)] = space - 1;
    stage.move_up(track, 1);
}

const CARD: Action = Action::TakeBonus { alternative: 0 };
const POINTS: Action = Action::TakeBonus { alternative: 1 };

#[test]
fn a_bonus_gives_a_copy_of_the_partners_ability() {
    rule!("RON-12.11", "RON-12.14", "RON-R39");
    let mut stage = Stage::laid_out(3, &[GERALT, YENNEFER, CIRI]);
    reaching(&mut stage, 0, 3);
    stage.act(0, CARD).act(1, CARD);
    assert_eq!(stage.times(&Event::AbilityCardTaken { figure: 0, character: YENNEFER, ability: 0 }), 1);
    assert_eq!(stage.times(&Event::AbilityCardTaken { figure: 1, character: GERALT, ability: 0 }), 1);
    let view = stage.seen();
    let (own, hers) = (&view.figures[0].abilities[4], &view.figures[1].abilities[4]);
    assert_eq!((own.character, own.ability, own.held, own.spent), (YENNEFER, 0, true, false));
    assert_eq!((hers.character, hers.ability, hers.held, hers.spent), (GERALT, 0, true, false));
    stage.window(0, Window::BeforeDraft);
    assert_eq!(stage.offered(0), [LEFT_FIRST], "it is available at once");
}

#[test]
fn a_later_bonus_gives_the_third_ability() {
    rule!("RON-12.11", "RON-12.13");
    let mut stage = Stage::laid_out(3, &[GERALT, DANDELION, CIRI]);
    reaching(&mut stage, 0, 10);
    stage.act(0, CARD);
    assert_eq!(stage.times(&Event::AbilityCardTaken { figure: 0, character: DANDELION, ability: 2 }), 1);
    assert_eq!(stage.game.figure(1).held, 1, "Dandelion has not unlocked it himself");
    stage.act(1, POINTS).window(0, Window::BeforePlay);
    assert_eq!(stage.offered(0), [LEFT_THIRD]);
}

#[test]
fn a_taken_card_works_like_an_own_ability_once() {
    rule!("RON-12.12", "RON-12.13", "RON-E29");
    let mut stage = Stage::laid_out(3, &[GERALT, YENNEFER, CIRI]);
    reaching(&mut stage, 0, 3);
    stage.act(0, CARD).act(1, POINTS);
    let rows = stage.game.rows;
    stage.window(0, Window::BeforeDraft).uses(0, LEFT_FIRST);
    stage.act(0, Action::PickCard { row: 0, place: 0 }).act(0, Action::PickCard { row: 1, place: 1 });
    assert_eq!((stage.game.rows[0][0], stage.game.rows[1][1]), (rows[1][1], rows[0][0]));
    assert!(stage.is_spent(0, LEFT_FIRST), "the card is turned face down");
    stage.window(0, Window::BeforeDraft);
    assert_eq!(stage.asked(), []);
    stage.window(1, Window::BeforeDraft);
    assert_eq!(stage.offered(1), [0], "Yennefer's own is unaffected");
}

#[test]
fn a_card_can_be_taken_though_the_partner_has_used_the_ability() {
    rule!("RON-12.13");
    let mut stage = Stage::laid_out(3, &[GERALT, YENNEFER, CIRI]);
    stage.game.figure_mut(1).spent = 1;
    reaching(&mut stage, 0, 3);
    stage.act(0, CARD).act(1, POINTS).window(0, Window::BeforeDraft);
    assert_eq!(stage.offered(0), [LEFT_FIRST]);
    stage.window(1, Window::BeforeDraft);
    assert_eq!(stage.offered(1), []);
}

#[test]
fn both_neighbours_can_take_a_card_and_neither_a_second_one() {
    rule!("RON-12.15", "RON-R20", "RON-1.15", "RON-R39");
    let mut stage = Stage::laid_out(3, &[GERALT, YENNEFER, CIRI]);
    reaching(&mut stage, 0, 3);
    stage.act(0, CARD).act(1, POINTS);
    reaching(&mut stage, 1, 3);
    stage.act(1, POINTS).act(2, CARD);
    assert_eq!(stage.times(&Event::AbilityCardTaken { figure: 2, character: YENNEFER, ability: 0 }), 1);
    assert_eq!(stage.game.figure(2).held, 1 | 1 << RIGHT_FIRST);
    let before = stage.game.figure(0).experience;
    reaching(&mut stage, 0, 3);
    assert_eq!(stage.asked(), [1], "no card is left for Geralt, so he is not asked");
    assert_eq!(stage.game.figure(0).experience, before + 2);
}

#[test]
fn nobody_can_come_to_hold_two_copies_of_an_ability() {
    rule!("RON-12.16");
    let pack = content::embedded();
    for board in pack.side_b.iter().chain([&pack.side_a]) {
        for ability in [1, 3] {
            let gives = |bonus: &&Option<Bonus>| **bonus == Some(Bonus::AbilityCard(ability));
            assert!(board.spaces.iter().flatten().filter(gives).count() <= 1, "{}", board.name);
        }
    }
    for (players, characters) in [(1, 3), (2, 3), (3, 3), (4, 4), (5, 5)] {
        let characters: Vec<u8> = (0..characters).collect();
        let stage = table_for(players, &characters, &[]);
        for seat in 0..players {
            let [left, right] = [LEFT_FIRST, RIGHT_FIRST].map(|slot| stage.game.ability_in(seat, slot).0);
            assert!(left != right && left != stage.game.figure(seat).character);
        }
    }
}

#[test]
fn you_on_a_taken_card_is_the_taker() {
    rule!("RON-12.17");
    let mut stage = Stage::laid_out(3, &[GERALT, DANDELION, CIRI]);
    stage.holding(0, &[LEFT_THIRD]).pool(0, [1, 0, 0, 0]).pool(1, [1, 0, 0, 0]).pool(2, [1, 0, 0, 0]);
    stage.window(0, Window::BeforePlay).uses(0, LEFT_THIRD);
    stage.act(0, Action::ChooseActive { side: Side::Left }).finish();
    assert_eq!([0, 1, 2].map(|seat| stage.pool_of(seat)), [[1, 1, 0, 0], [0; 4], [0; 4]]);
}

#[test]
fn no_window_opens_before_a_tea_effect() {
    rule!("RON-12.18", "RON-R16", "RON-E27");
    let pays = effective(Red, &[], Condition::LoseOne(Fight), Reward::PointOnBothTracks);
    let asks = effective(Red, &[], Condition::TwoOrMore(Red), Reward::PointOnBothTracks);
    let mut stage = table(&[GERALT, CIRI, TRISS], &[pays, asks]);
    stage.holding(0, &[0, 2, LEFT_FIRST]).timeline(0, &[MADE]).serve(0);
    assert_eq!(stage.asked(), [], "neither Training nor the full result");
    assert_eq!(stage.game.tracks[..3], [0; 3]);
    stage.timeline(0, &[MADE + 1]).serve(0);
    assert_eq!(stage.asked(), [], "nor another colour");
    stage.timeline(0, &[MADE]).pool(0, [0, 0, 0, 1]).serve(0);
    assert_eq!(stage.forced(), Some((0, Action::LoseToken { kind: Fight })));
    stage.timeline(0, &[MADE]).fresh(0);
    let mut stage = stage.clear_frames();
    stage.game.figure_mut(0).turned_up = 1;
    stage.run(&[Frame::Resolve { at: 0 }]);
    assert_eq!(stage.asked(), [], "a tea card opens no window in the Play step either");
}

#[test]
fn a_full_result_on_a_standard_effect_costs_nothing() {
    rule!("RON-E27", "RON-R16");
    let card = effective(Red, &[], Condition::LoseUpToThreeInactive, Reward::ByLevel(Fight));
    let mut stage = table(&[GERALT, CIRI, TRISS], &[card, blank(Red)]);
    stage.holding(0, &[2]).timeline(0, &[MADE]).pool(0, [0, 0, 1, 0]).resolve(0, 0).uses(0, 2);
    assert_eq!(stage.asked(), []);
    assert_eq!(stage.pool_of(0), [0, 0, 1, 3]);
}
