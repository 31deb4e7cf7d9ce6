//! A turn and its Phase I (OW-9), and what locations do (OW-10).

use kernel::Seat;

use super::stage::{BEAR, CAT, Stage, WOLF, blank, edited, first_card};
use crate::old_world::action::Way;
use crate::old_world::frame::Frame;
use crate::old_world::pack::{ChronicleKind, Op};
use crate::old_world::state::NONE;
use crate::old_world::vocabulary::{
    Amount, Attribute, Colour, Condition, Effect, Limit, Moment, Symbol, Terrain, Test,
};
use crate::old_world::{Action, Event, Pack};

const FIRST: u8 = first_card(WOLF);

/// Every starting card goes anywhere.
fn roaming(change: impl FnOnce(&mut Pack)) -> &'static Pack {
    edited(|pack| {
        for card in &mut pack.cards[90..] {
            card.face = blank(Colour::Blue, Symbol::Wild);
        }
        change(pack);
    })
}

/// Seat 0 is a Wolf with so many cards in hand, about to begin a turn.
fn wanderer(location: u8, cards: u8) -> Stage {
    let mut stage = Stage::with(roaming(|_| {}), &[WOLF, BEAR, CAT]);
    stage.at(0, location).hand(0, &(FIRST..FIRST + cards).collect::<Vec<_>>()).turn_of(0);
    stage
}

fn walk(stage: &mut Stage, location: u8) {
    let card = stage.hand_of(0)[0];
    stage.act(0, Action::Move { location, card, way: Way::Alone });
}

/// What seat 0 may do besides moving.
fn acts(stage: &Stage) -> Vec<Action> {
    stage.menu(0).into_iter().filter(|action| !matches!(action, Action::Move { .. })).collect()
}

fn poker(seat: u8) -> Action {
    Action::Poker { seat: Seat::new(seat) }
}

/// A game of dice in which nothing is rerolled.
fn play(stage: &mut Stage, rival: u8) {
    stage.act(0, poker(rival)).dice(&[1; 10]);
    stage.act(rival, Action::Reroll { dice: 0 }).act(0, Action::Reroll { dice: 0 });
}

#[test]
fn the_phases_come_once_each_and_only_the_first_may_be_skipped() {
    kernel::rule!("OW-9.1", "OW-9.18", "OW-12.1");
    let mut stage = wanderer(7, 3);
    stage.at(1, 7).monster("Barghest", 2).levels(0, [5, 1, 1, 1]);
    stage.act(0, Action::EndPhase);
    let choices = [
        Action::FightWitcher { seat: Seat::new(1) },
        Action::Meditate { attribute: Attribute::Attack },
        Action::Explore { deck: 0 },
        Action::Explore { deck: 1 },
    ];
    assert_eq!(stage.menu(0), choices, "one of these must be done");
    let back = Action::Move { location: 9, card: FIRST, way: Way::Alone };
    assert!(stage.try_act(0, back).is_err() && stage.try_act(0, Action::UseSite).is_err());
    stage.act(0, Action::Explore { deck: 0 });
    let mut asked = 0;
    while stage.game.turn.active == 0 {
        assert!(!matches!(stage.waiting(), Frame::PhaseOne { .. } | Frame::PhaseTwo { .. }));
        assert!(stage.try_act(0, back).is_err());
        asked += usize::from(matches!(stage.waiting(), Frame::Buy { .. }));
        let here = stage.game.clone();
        stage.go_on_until(|stage| stage.game != here);
    }
    assert_eq!(asked, 1, "Phase III is not skipped");
    let phases: Vec<u8> = stage
        .told
        .iter()
        .filter_map(|(_, event)| match event {
            Event::PhaseBegan { seat: 0, phase } => Some(*phase),
            _ => None,
        })
        .collect();
    assert_eq!(phases, [2, 3]);
    assert_eq!(stage.waiting(), Frame::PhaseOne { seat: 1 });
}

#[test]
fn movements_and_actions_alternate_as_the_player_likes() {
    kernel::rule!("OW-9.2", "OW-9.4");
    let mut stage = wanderer(6, 5);
    for location in [7, 9] {
        walk(&mut stage, location); // nothing is done at Vizima
    }
    stage.act(0, Action::UseSite);
    assert_eq!(stage.level(0, Attribute::Attack), 2);
    for location in [10, 12] {
        walk(&mut stage, location);
    }
    stage.act(0, Action::UseSite).settle_chance();
    assert_eq!(stage.game.player(0).potion_count(), 1);
    assert_eq!(stage.hand_of(0).len(), 1);
    assert!(stage.menu(0).iter().any(|action| matches!(action, Action::Move { .. })), "and on");
    stage.act(0, Action::EndPhase);
    assert_eq!(stage.waiting(), Frame::PhaseTwo { seat: 0 });
}

#[test]
fn what_a_place_offers_is_done_in_any_order_whoever_is_there() {
    kernel::rule!("OW-9.9", "OW-9.12", "OW-9.13", "OW-9.14", "OW-9.17");
    let mut stage = wanderer(6, 3);
    stage.at(1, 5).at(2, 5).gold(0, 3).gold(1, 3).gold(2, 3);
    stage.monster("Harpy", 5);
    for (quest, option) in [(8, 0), (15, 0)] {
        stage.game.explorations.remove(quest);
        stage.game.quest_owner[usize::from(quest)] = option;
        stage.game.quest_at[usize::from(quest)] = 5;
    }
    walk(&mut stage, 5);
    let quest = |card| Action::ResolveQuest { card };
    let offered = [Action::EndPhase, Action::UseSite, poker(1), poker(2), quest(8), quest(15)];
    assert_eq!(acts(&stage), offered, "the monster forces nothing");
    stage.act(0, quest(15)).act(0, Action::TakeOption { option: 0 });
    assert_eq!(acts(&stage), [Action::EndPhase, Action::UseSite, poker(1), poker(2), quest(8)]);
    play(&mut stage, 2);
    assert_eq!(acts(&stage), [Action::EndPhase, Action::UseSite, poker(1), quest(8)]);
    stage.act(0, Action::UseSite).settle_chance();
    play(&mut stage, 1);
    assert_eq!(acts(&stage), [Action::EndPhase, quest(8)]);
    walk(&mut stage, 6);
    walk(&mut stage, 5);
    assert_eq!(acts(&stage), [Action::EndPhase, quest(8)], "each witcher and each action once in a turn");
    stage.act(0, quest(8)).dice(&[6]);
    assert_eq!(acts(&stage), [Action::EndPhase]);
}

#[test]
fn without_cards_only_what_is_open_here_remains() {
    kernel::rule!("OW-9.15");
    let mut stage = wanderer(6, 2);
    walk(&mut stage, 5);
    stage.act(0, Action::EndPhase);
    assert_eq!(stage.hand_of(0).len(), 1, "a card may be kept for later");
    let mut stage = wanderer(6, 1);
    walk(&mut stage, 5);
    assert_eq!(stage.menu(0), [Action::EndPhase, Action::UseSite]);
    stage.act(0, Action::UseSite).settle_chance();
    assert_eq!(stage.menu(0), [Action::EndPhase]);
}

/// A pack in which the crossbow of event 14 pays 5 gold at a moment, if there is a gold piece already; and the address
/// of a program that takes the figure to Novigrad.
fn paying(moment: Moment) -> (&'static Pack, u16) {
    let mut ride = 0;
    let pack = roaming(|pack| {
        let ChronicleKind::Keep { abilities } = &pack.events[13].kind else { panic!("14 is gear") };
        let program = pack.ops.len() as u16;
        let start = pack.tests.len() as u16;
        pack.tests.push(Test { condition: Condition::GoldAtLeast(1), negated: false, ends: true });
        pack.ops.extend([Op::Do(Effect::Gold(Amount::of(5))), Op::End]);
        let ability = &mut pack.abilities[usize::from(abilities[0])];
        (ability.when, ability.limit, ability.mandatory) = (moment, Limit::Unlimited, true);
        (ability.program, ability.tests.start, ability.tests.count) = (program, start, 1);
        ride = pack.ops.len() as u16;
        pack.ops.extend([Op::Do(Effect::MoveTo(6)), Op::End]);
    });
    (pack, ride)
}

/// It pays on every arrival.
fn toll() -> (&'static Pack, u16) {
    paying(Moment::OnMove)
}

#[test]
fn what_comes_with_gear_minds_its_condition() {
    kernel::rule!("OW-25.1");
    for (before, after) in [(0, 0), (1, 6)] {
        let mut stage = Stage::with(paying(Moment::OnAcquire).0, &[WOLF, BEAR]);
        stage.gold(0, before).turn_of(0).run(&[Frame::Event { seat: 0, event: 14 }]);
        assert_eq!((stage.game.player(0).kept, stage.game.player(0).gold), (1 << 14, after));
    }
}

#[test]
fn tracking_is_completed_before_anything_else_on_arrival() {
    kernel::rule!("OW-9.8");
    let mut stage = Stage::with(toll().0, &[WOLF, BEAR]);
    stage.at(0, 10).gold(0, 0).hand(0, &[FIRST]).turn_of(0);
    stage.game.player_mut(0).kept = 1 << 14;
    stage.game.player_mut(0).tracking[Terrain::Water as usize] = 12;
    stage.game.tokens &= !(1 << 12);
    walk(&mut stage, 12);
    assert_eq!(stage.game.player(0).trail[Terrain::Water as usize], 12);
    assert_eq!(stage.game.player(0).gold, 6, "the gold of the token was there in time");
}

#[test]
fn a_figure_moved_by_an_effect_arrives_like_any_other() {
    kernel::rule!("OW-9.19", "OW-R53");
    let (pack, ride) = toll();
    let program = Frame::Run { at: ride, seat: 0, subject: NONE, register: [0; 2] };
    let mut stage = Stage::with(pack, &[WOLF, BEAR]);
    stage.at(0, 8).gold(0, 0).hand(0, &[FIRST]);
    stage.game.player_mut(0).kept = 1 << 14;
    stage.game.player_mut(0).tracking[Terrain::Forest as usize] = 6;
    stage.game.tokens &= !(1 << 6);
    let mut later = stage.clone();

    stage.turn_of(0).run(&[program]);
    let player = stage.game.player(0);
    assert_eq!((player.location, player.gold, player.trail[0]), (6, 6, 6), "with what follows a movement");
    assert!(stage.menu(0).contains(&Action::UseSite), "in Phase I it is a movement");
    stage.game.turn.sites |= 1 << 6;
    assert!(!stage.menu(0).contains(&Action::UseSite), "once in a turn all the same");

    later.turn_of(0).act(0, Action::EndPhase);
    later.game.frames.pop();
    later.run(&[program]);
    assert_eq!((later.game.player(0).location, later.game.player(0).trail[0]), (6, 6));
    assert_eq!(later.game.player(0).gold, 1);
    assert!(!later.game.turn.moved);
    assert_eq!(later.waiting(), Frame::DiscardDown { seat: 0 }, "in Phase II nothing follows but Phase III");
}

#[test]
fn staying_is_no_arrival() {
    kernel::rule!("OW-R53");
    let (pack, ride) = toll();
    let mut stage = Stage::with(pack, &[WOLF, BEAR]);
    stage.at(0, 6).gold(0, 0);
    stage.game.player_mut(0).tracking[Terrain::Forest as usize] = 6;
    stage.turn_of(0).run(&[Frame::Run { at: ride, seat: 0, subject: NONE, register: [0; 2] }]);
    assert_eq!((stage.game.player(0).gold, stage.game.turn.moved), (0, false));
}

/// Six market cards lie in the row and seat 0 has come to Ard Modron.
fn at_the_clearing(gold: u16) -> (Stage, [u8; 6]) {
    let mut stage = wanderer(17, 1);
    let row: Vec<u8> = (0..6).collect();
    let row = <[u8; 6]>::try_from(row).expect("six");
    stage.row(row).gold(0, gold);
    walk(&mut stage, 18);
    stage.act(0, Action::UseSite);
    (stage, row)
}

#[test]
fn the_clearing_helps_the_poor_and_renews_the_market() {
    kernel::rule!("OW-10.9");
    let (mut stage, row) = at_the_clearing(0);
    assert_eq!(stage.game.player(0).gold, 1);
    stage.act(0, Action::TrashMarket { slot: 1 }).act(0, Action::TrashMarket { slot: 4 });
    assert_eq!(stage.waiting(), Frame::Refill, "two at most");
    stage.cards(&[60, 61]);
    assert_eq!(stage.game.market, [61, 60, row[0], row[2], row[3], row[5]]);
    assert!(stage.game.trashed.contains(row[1]) && stage.game.trashed.contains(row[4]));
    assert!(stage.game.common.is_empty());

    let (mut stage, row) = at_the_clearing(2);
    assert_eq!(stage.game.player(0).gold, 2, "who has gold gets none");
    stage.act(0, Action::TrashMarket { slot: 2 }).act(0, Action::Decline).cards(&[60]);
    assert_eq!(stage.game.market, [60, row[0], row[1], row[3], row[4], row[5]]);
}

#[test]
fn the_clearing_may_do_nothing_and_is_used_all_the_same() {
    kernel::rule!("OW-10.10");
    let (mut stage, row) = at_the_clearing(2);
    stage.act(0, Action::Decline);
    assert_eq!((stage.game.market, stage.game.player(0).gold), (row, 2));
    assert_eq!(acts(&stage), [Action::EndPhase]);
}

#[test]
fn training_has_all_that_follows_a_raise() {
    kernel::rule!("OW-10.11");
    let mut stage = wanderer(3, 5);
    stage.levels(0, [2, 1, 1, 1]);
    walk(&mut stage, 4);
    stage.act(0, Action::UseSite).chance(Action::DrawPotion { potion: 3 });
    assert_eq!((stage.level(0, Attribute::Alchemy), stage.game.player(0).potions[3]), (2, 1));
    walk(&mut stage, 7);
    stage.act(0, Action::UseSite);
    assert_eq!((stage.level(0, Attribute::Defense), stage.game.player(0).shield), (2, 2));
    walk(&mut stage, 11);
    stage.act(0, Action::UseSite).cards(&[FIRST + 9]);
    assert_eq!(stage.game.player(0).level, 2, "all four attributes are above I");
    assert!(stage.hand_of(0).contains(&(FIRST + 9)));
}
