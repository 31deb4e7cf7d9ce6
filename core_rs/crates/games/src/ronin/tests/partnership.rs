//! Partnership tracks (RON-16.1): how markers move and who gets the bonuses. Side A of the default layout: an ability
//! card or 2 experience on space 3, two symbols on 4, a shown hand or 3 experience on 5, two of a kind on 6,
//! 2 experience on 7, a victory point on 8, a card or 2 experience on 9, an ability card or 3 experience on 10.

use kernel::rule;

use super::stage::{CIRI, DANDELION, GERALT, Stage, YENNEFER, blank, blank_but, edited, effective};
use crate::cards::CardSet;
use crate::ronin::action::Action;
use crate::ronin::event::{Event, Reason};
use crate::ronin::frame::{Frame, Purpose};
use crate::ronin::options::BoardSide;
use crate::ronin::pack::{LAST_SPACE, Pack};
use crate::ronin::vocabulary::{Bonus, Colour, Condition, Reward, Side};

const CARD: Action = Action::TakeBonus { alternative: 0 };
const POINTS: Action = Action::TakeBonus { alternative: 1 };

/// Three players; track 0 lies between seats 0 and 1.
fn table() -> Stage {
    Stage::laid_out_with(blank_but(&[]), 3, &[GERALT, YENNEFER, CIRI])
}

/// A table whose side A gives just this, on this space.
fn with_space(space: usize, bonuses: [Option<Bonus>; 2]) -> Stage {
    let pack: &'static Pack = edited(|pack| {
        pack.cards.fill(blank(Colour::Red));
        pack.side_a.spaces = [[None; 2]; LAST_SPACE + 1];
        pack.side_a.spaces[space] = bonuses;
    });
    Stage::laid_out_with(pack, 3, &[GERALT, YENNEFER, CIRI])
}

/// Spaces a track was moved to, in order.
fn spaces(stage: &Stage, moved: u8) -> Vec<u8> {
    let space = |event: &&Event| match event {
        Event::TrackMoved { track, space } if *track == moved => Some(*space),
        _ => None,
    };
    stage.public_events().iter().filter_map(space).collect()
}

fn experience(stage: &Stage) -> [u8; 3] {
    [0, 1, 2].map(|seat| stage.game.figure(seat).experience)
}

#[test]
fn a_marker_goes_up_space_by_space_to_the_last_and_no_further() {
    rule!("RON-16.1", "RON-16.2", "RON-R21");
    let mut stage = with_space(12, [Some(Bonus::Victory(1)), None]);
    stage.move_up(0, 3).move_up(0, 1).move_up(0, 6);
    assert_eq!(stage.game.tracks[0], 10);
    assert_eq!(stage.game.tracks[1..], [0; 4], "each board has a track of its own");
    stage.move_up(0, 5);
    assert_eq!(stage.game.tracks[0], 12, "points beyond the last space are lost");
    stage.move_up(0, 2);
    assert_eq!(stage.game.tracks[0], 12);
    assert_eq!(spaces(&stage, 0), (1..=12).collect::<Vec<_>>());
    assert_eq!(stage.game.figure(0).victory, 1, "a full track pays nothing again");
}

#[test]
fn spaces_passed_pay_both_partners_like_the_one_landed_on() {
    rule!("RON-16.3");
    let mut stage = table();
    stage.game.tracks[0] = 6;
    stage.move_up(0, 2);
    // Space 7 is passed and gives 2 experience, space 8 gives a victory point.
    assert_eq!(experience(&stage), [2, 2, 0]);
    assert_eq!([0, 1, 2].map(|seat| stage.game.figure(seat).victory), [1, 1, 0]);
}

#[test]
fn spaces_come_in_rising_order_and_on_each_the_partner_higher_in_initiative_first() {
    rule!("RON-E13", "RON-16.4", "RON-R17");
    let mut stage = table();
    stage.game.order[..3].copy_from_slice(&[1, 2, 0]);
    stage.game.tracks[0] = 2;
    stage.move_up(0, 2);
    assert_eq!(stage.waiting(), Frame::Bonus { seat: 1, track: 0, space: 3 });
    assert_eq!(stage.game.tracks[0], 3, "the marker waits on the space that is being paid");
    stage.act(1, POINTS);
    assert_eq!(stage.waiting(), Frame::Bonus { seat: 0, track: 0, space: 3 });
    stage.act(0, POINTS);
    assert_eq!(stage.waiting(), Frame::Mix { seat: 1, count: 2 });
    assert_eq!(stage.game.tracks[0], 4);
    stage.act(1, Action::GainMix { left: 1 });
    assert_eq!(stage.waiting(), Frame::Mix { seat: 0, count: 2 });
    stage.act(0, Action::GainMix { left: 2 });
    assert_eq!(stage.waiting(), Frame::Over);
}

#[test]
fn each_partner_chooses_for_himself_and_must_choose() {
    rule!("RON-E5", "RON-16.5", "RON-A1", "RON-D22");
    let tea = effective(Colour::Red, &[], Condition::ExactlyOne(Colour::Red), Reward::PointOnBothTracks);
    for (geralt, yennefer) in [(CARD, CARD), (CARD, POINTS), (POINTS, CARD), (POINTS, POINTS)] {
        let pack = blank_but(&[(20, tea.clone())]);
        let mut stage = Stage::laid_out_with(pack, 3, &[GERALT, YENNEFER, CIRI]);
        stage.timeline(0, &[20]).fresh(0).game.tracks[0] = 2;
        stage.run(&[Frame::Tea { at: 0 }]);
        for (seat, choice) in [(0, geralt), (1, yennefer)] {
            assert_eq!(stage.asked(), [seat]);
            assert_eq!(stage.menu(seat), [CARD, POINTS]);
            stage.act(seat, choice);
        }
        let taken = |seat: u8, slot: u8| {
            stage.game.figure(seat).held & !stage.game.figure(seat).spent & 1 << slot != 0
        };
        assert_eq!(taken(0, 4), geralt == CARD, "Yennefer's first ability, from the left");
        assert_eq!(taken(1, 6), yennefer == CARD, "Geralt's first ability, from the right");
        let points = |choice| if choice == CARD { 0 } else { 2 };
        assert_eq!(experience(&stage), [points(geralt), points(yennefer), 0]);
        let told = Event::AbilityCardTaken { figure: 1, character: GERALT, ability: 0 };
        assert_eq!(stage.public_events().contains(&&told), yennefer == CARD);
    }
}

#[test]
fn an_alternative_that_cannot_be_carried_out_is_not_offered() {
    rule!("RON-16.6", "RON-D22", "RON-D26", "RON-12.15");
    let mut stage = table();
    stage.game.figure_mut(0).held |= 1 << 4;
    stage.game.figure_mut(1).held |= 1 << 6;
    stage.game.tracks[0] = 2;
    stage.move_up(0, 1);
    assert_eq!(stage.waiting(), Frame::Over, "the cards are gone: the points are taken unasked");
    assert_eq!(experience(&stage), [2, 2, 0]);

    let mut stage = table();
    (stage.game.deck, stage.game.discard) = (CardSet::EMPTY, CardSet::EMPTY);
    stage.game.tracks[0] = 8;
    stage.move_up(0, 1);
    assert_eq!(experience(&stage), [2, 2, 0], "no card to draw");
}

#[test]
fn a_bonus_is_lost_if_nothing_of_it_is_possible() {
    rule!("RON-16.6");
    let mut stage = with_space(1, [Some(Bonus::AbilityCard(3)), Some(Bonus::Restore)]);
    stage.game.figure_mut(0).held |= 1 << 5;
    stage.game.figure_mut(1).held |= 1 << 7;
    let before = [0, 1].map(|seat| stage.game.figure(seat).clone());
    stage.move_up(0, 1);
    assert_eq!(stage.waiting(), Frame::Over);
    assert_eq!([0, 1].map(|seat| stage.game.figure(seat).clone()), before);
}

#[test]
fn automas_take_no_bonus_and_suffer_no_ability() {
    rule!("RON-16.7", "RON-R18");
    let symbols = super::stage::showing(Colour::Red, &[crate::ronin::vocabulary::Kind::Magic]);
    let pack = blank_but(&[(20, symbols)]);
    let mut stage = Stage::laid_out_with(pack, 2, &[GERALT, DANDELION, CIRI]);
    stage.game.tracks[1] = 2;
    stage.move_up(1, 6);
    // Track 1 lies between seat 1 and the Automa: only seat 1 is ever asked.
    let mut questions = 0;
    while stage.waiting() != Frame::Over {
        assert_eq!(stage.asked(), [1]);
        let last = *stage.menu(1).last().expect("a question has answers");
        stage.act(1, last);
        questions += 1;
    }
    assert_eq!(questions, 4);
    let automa = stage.game.figure(2);
    assert_eq!((automa.experience, automa.victory, automa.pool, automa.held), (0, 0, [0; 4], 0));

    let mut stage = Stage::laid_out_with(pack, 2, &[GERALT, DANDELION, CIRI]);
    stage.timeline(2, &[20]).pool(0, [1, 0, 0, 0]);
    stage.run(&[Frame::ChooseActive { seat: 1, purpose: Purpose::Pull }]);
    stage.act(1, Action::ChooseActive { side: Side::Left });
    assert_eq!(stage.asked(), [0], "the other player loses Magic, the Automa is not asked");
    stage.act(0, stage.menu(0)[0]);
    assert_eq!(stage.game.count(2, crate::ronin::vocabulary::Kind::Magic), 1);
    assert_eq!(stage.waiting(), Frame::Over);
}

#[test]
fn no_bonus_moves_a_track() {
    rule!("RON-16.8");
    for (side, boards) in [(BoardSide::A, 1), (BoardSide::B, 5)] {
        for board in 0..boards {
            for space in 1..=LAST_SPACE as u8 {
                for answer in 0..2 {
                    let mut stage = table();
                    stage.side_b([board, 5, 5, 5, 5]).game.side = side;
                    for seat in 0..2 {
                        let figure = stage.game.figure_mut(seat);
                        (figure.held, figure.spent, figure.experience) = (0b1111, 0b1111, 20);
                    }
                    stage.game.tracks[0] = space - 1;
                    stage.move_up(0, 1).settle_chance();
                    while let [seat] = stage.asked()[..] {
                        let menu = stage.menu(seat);
                        stage.act(seat, menu[answer.min(menu.len() - 1)]).settle_chance();
                    }
                    assert_eq!(stage.game.tracks, [space, 0, 0, 0, 0]);
                    assert_eq!(spaces(&stage, 0), [space]);
                }
            }
        }
    }
}

#[test]
fn a_bonus_looks_at_the_moment() {
    rule!("RON-16.8a");
    let mut stage = table();
    stage.game.chapter = 1; // Fight and Diplomacy
    stage.game.tracks[0] = 3;
    stage.move_up(0, 1);
    stage.act(0, Action::GainMix { left: 1 }).act(1, Action::GainMix { left: 2 });
    assert_eq!(stage.game.figure(0).pool, [0, 1, 0, 1]);
    assert_eq!(stage.game.figure(1).pool, [0, 0, 0, 2]);

    let mut stage = table();
    stage.game.figure_mut(0).experience = 4;
    stage.game.tracks[0] = 6;
    stage.move_up(0, 1);
    assert_eq!(stage.game.figure(0).held, 0b11, "2 experience unlock the ability on 5 at once");
    let told = Event::Experience { figure: 0, amount: 2, total: 6, reason: Reason::Bonus };
    assert!(stage.public_events().contains(&&told));
}

#[test]
fn experience_of_one_space_counts_on_the_next() {
    rule!("RON-16.8a", "RON-16.4");
    let pack = edited(|pack| {
        pack.side_a.spaces[3] = [Some(Bonus::Experience(2)), None];
        // One active symbol for two unlocked abilities.
        pack.side_a.spaces[4] = pack.side_b[0].spaces[4];
    });
    let mut stage = Stage::laid_out_with(pack, 3, &[GERALT, YENNEFER, CIRI]);
    stage.game.figure_mut(0).experience = 3;
    stage.game.tracks[0] = 2;
    stage.move_up(0, 2);
    assert_eq!(stage.waiting(), Frame::Mix { seat: 0, count: 1 }, "the second ability was just unlocked");
}
