//! Decision points of dice, Phase II, effects and Phase III (OW-21B, OW-21C, OW-21E).

use std::collections::BTreeSet;

use kernel::{Rejected, Seat, Viewer, rule};

use super::asking::{discards, forced, heard, is_closed, of_cost, site, spectator, terrains, view};
use super::stage::{BEAR, CAT, GRIFFIN, Stage, VIPER, WOLF, edited};
use crate::old_world::frame::Frame;
use crate::old_world::pack::{ChronicleKind, Op};
use crate::old_world::state::NONE;
use crate::old_world::vocabulary::{
    Amount, Attribute, Cost, Effect, How, Pick, Place, Places, Price, Site, Terrain, Trail,
};
use crate::old_world::{Action, Event};

/// Everything that can be rerolled.
fn rerolls() -> Vec<Action> {
    (0..32).map(|dice| Action::Reroll { dice }).collect()
}

#[test]
fn dice_are_rerolled_by_the_other_side_first_and_then_by_the_active_player() {
    rule!("OW-D8", "OW-D9", "OW-21.1");
    let mut stage = Stage::of(&[WOLF, BEAR, CAT]);
    stage.at(0, 7).at(2, 7).gold(0, 3).gold(2, 3).turn_of(0);
    stage.game.turn.moved = true;
    let mut locals = stage.clone();
    stage.act(0, Action::Poker { seat: Seat::new(2) }).dice(&[1, 2, 3, 4, 5, 1, 1, 1, 1, 1]);
    assert_eq!((stage.asked(), stage.menu(2), is_closed(&stage)), (vec![2], rerolls(), false), "the target");
    assert_eq!(spectator(&stage).dice, [[1, 2, 3, 4, 5], [1; 5]]);
    stage.act(2, Action::Reroll { dice: 0 });
    assert_eq!((stage.asked(), stage.menu(0), forced(&stage)), (vec![0], rerolls(), None));
    let tavern = site(&locals, Site::Poker);
    locals.at(0, tavern).act(0, Action::UseSite).dice(&[1, 2, 3, 4, 5, 1, 1, 1, 1, 1]);
    assert_eq!(locals.asked(), [2], "the player to the right throws for the locals");
    locals.act(2, Action::Reroll { dice: 0b1_1111 }).dice(&[2, 2, 2, 2, 2]);
    assert_eq!(locals.asked(), [0]);
    let mut alone = Stage::of(&[WOLF]);
    alone.at(0, tavern).gold(0, 3).turn_of(0);
    alone.game.turn.moved = true;
    alone.act(0, Action::UseSite).dice(&[1, 2, 3, 4, 5]);
    assert_eq!((alone.asked(), alone.menu(0)), (vec![0], rerolls()));
    alone.act(0, Action::Reroll { dice: 1 }).dice(&[6]);
    assert_eq!(alone.waiting(), Frame::PhaseOne { seat: 0 }, "nobody else rolls");
}

/// The first exploration card or event with an option that costs gold: its number and that option.
fn priced<'a>(mut cards: impl Iterator<Item = (u8, &'a [crate::old_world::pack::Choice; 2])>) -> (u8, u8) {
    let dear = |cost: Cost| cost.gold > 0 && cost == (Cost { gold: cost.gold, ..Cost::FREE });
    let found = cards.find_map(|(card, options)| {
        let option = options.iter().position(|option| dear(option.cost))?;
        Some((card, option as u8))
    });
    found.expect("some option costs gold")
}

#[test]
fn options_that_cannot_be_paid_are_not_offered_and_results_stay_hidden() {
    rule!("OW-D10", "OW-D14", "OW-R40");
    let mut stage = Stage::of(&[WOLF, BEAR, CAT]);
    let pack = stage.game.pack();
    let events = (1u8..).zip(&pack.events).filter_map(|(event, chronicle)| match &chronicle.kind {
        ChronicleKind::Choice(options) => Some((event, &**options)),
        _ => None,
    });
    let (event, dear) = priced(events);
    let (card, costly) = priced((0u8..).zip(&pack.explorations).map(|(card, found)| (card, &found.options)));
    let results = [
        stage.game.event_choice(event, 0).result.as_str(),
        stage.game.event_choice(event, 1).result.as_str(),
        pack.explorations[usize::from(card)].options[0].result.as_str(),
        pack.explorations[usize::from(card)].options[1].result.as_str(),
    ];
    let questions =
        [(Frame::EventOption { seat: 0, event }, dear), (Frame::ExploreOption { seat: 0, card }, costly)];
    for (question, option) in questions {
        stage.clear_frames().gold(0, 9).run(&[question]);
        let both = [0, 1].map(|option| Action::TakeOption { option });
        assert_eq!((stage.asked(), stage.menu(0), is_closed(&stage)), (vec![0], both.to_vec(), false));
        stage.gold(0, 0);
        assert_eq!(forced(&stage), Some(both[usize::from(1 - option)]));
        let seen = [0, 1, 2].map(|seat| format!("{:?}", view(&stage, seat))).concat();
        let said = format!("{seen}{:?}{:?}", spectator(&stage), stage.told);
        assert!(results.iter().all(|result| !said.contains(result)));
    }
}

#[test]
fn a_combo_test_asks_for_a_combo_and_nothing_of_an_empty_hand() {
    rule!("OW-D11", "OW-R41");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    let fight = stage.game.pack().events.iter().position(|event| {
        matches!(event.kind, ChronicleKind::Fight { program, .. } if stage.game.op(program) == Op::TestCombo)
    });
    let event = 1 + fight.expect("some event is a combo test") as u8;
    stage.clear_frames().hand(0, &[90, 91]);
    let mut empty = stage.clone();
    stage.run(&[Frame::Event { seat: 0, event }]);
    assert!(matches!(stage.waiting(), Frame::ComboCard { seat: 0, test: true }), "{:?}", stage.waiting());
    let first: BTreeSet<u8> = stage
        .menu(0)
        .into_iter()
        .map(|action| if let Action::Play { card, .. } = action { card } else { NONE })
        .collect();
    assert_eq!(first, BTreeSet::from([90, 91]), "a card must be played");
    assert!(is_closed(&stage));
    empty.hand(0, &[]).run(&[Frame::Event { seat: 0, event }]).settle_chance();
    assert!(!matches!(empty.waiting(), Frame::ComboCard { .. }));
}

#[test]
fn phase_two_always_offers_both_explorations_and_whatever_stands_here() {
    rule!("OW-D13");
    let mut stage = Stage::of(&[WOLF, BEAR, CAT]);
    stage.at(0, 7).at(1, 7).at(2, 9).turn_of(0).act(0, Action::EndPhase);
    let explore = [Action::Explore { deck: 0 }, Action::Explore { deck: 1 }];
    let duel = Action::FightWitcher { seat: Seat::new(1) };
    stage.monster("Barghest", 2);
    assert_eq!(stage.menu(0), [vec![duel], explore.to_vec()].concat());
    assert!(is_closed(&stage));
    stage.at(0, 2).levels(0, [5, 5, 1, 1]);
    stage.game.trophies[1] = 0;
    let meditate = Action::Meditate { attribute: Attribute::Attack };
    assert_eq!(stage.menu(0), [vec![Action::FightMonster, meditate], explore.to_vec()].concat());
    stage.at(0, 0).levels(0, [1; 4]).at(1, 0);
    assert_eq!(stage.menu(0), explore, "no duel at a school; never fewer than two choices");
}

/// A table where the ops of a program are these.
fn acting(ops: &[Op]) -> (Stage, u16) {
    let mut at = 0;
    let pack = edited(|pack| {
        at = pack.ops.len() as u16;
        pack.ops.extend(ops.iter().copied().chain([Op::End]));
    });
    let mut stage = Stage::with(pack, &[WOLF, BEAR]);
    stage.hand(0, &[90, 91]).clear_frames();
    (stage, at)
}

fn run(effect: Effect, prepare: impl FnOnce(&mut Stage)) -> Stage {
    let (mut stage, at) = acting(&[Op::Do(effect)]);
    prepare(&mut stage);
    stage.run(&[Frame::Run { at, seat: 0, subject: NONE, register: [0; 2] }]);
    stage
}

#[test]
fn a_choice_inside_an_effect_lists_just_what_the_effect_can_do() {
    rule!("OW-D15");
    let raise = Effect::Raise { attribute: Pick::Lowest, by: 1 };
    let stage = run(raise, |stage| {
        stage.levels(0, [2, 1, 3, 1]);
    });
    let [_, defense, _, specialty] = Attribute::ALL.map(|attribute| Action::ChooseAttribute { attribute });
    assert_eq!((stage.menu(0), is_closed(&stage)), (vec![defense, specialty], false));
    let stage = run(raise, |stage| {
        stage.levels(0, [2, 1, 3, 4]);
    });
    assert_eq!(stage.level(0, Attribute::Defense), 2, "a single lowest one is no question");

    let from = Places::from(vec![Place::Hand, Place::Discard]);
    let stage = run(Effect::Trash { cards: 1, from }, |stage| {
        stage.pile(0, &[92]);
    });
    let [hand, pile] = [Place::Hand, Place::Discard].map(|from| move |card| Action::Trash { card, from });
    assert_eq!((stage.menu(0), is_closed(&stage)), (vec![hand(90), hand(91), pile(92)], true));

    let stage = run(Effect::DiscardHand { cards: 1, how: How::Choice }, |_| ());
    assert_eq!((stage.menu(0), is_closed(&stage)), (discards(&[90, 91]), true));
    let stage = run(Effect::DiscardHand { cards: 1, how: How::Choice }, |stage| {
        stage.hand(0, &[90]);
    });
    assert_eq!((stage.menu(0), forced(&stage)), (discards(&[90]), None), "a hand is private");

    let mut row = [0; 6];
    let stage = run(Effect::MarketCard { cost: Price::Exactly(1), to: Place::Discard }, |stage| {
        let [zero, one] = [0, 1].map(|cost| of_cost(stage, cost));
        row = [zero[0], one[0], zero[1], one[1], zero[2], zero[3]];
        stage.row(row);
    });
    let slots = [1, 3].map(|slot| Action::TakeMarket { slot });
    assert_eq!((stage.menu(0), is_closed(&stage)), (slots.to_vec(), false), "{row:?}");

    let stage = run(Effect::Trail(Trail::Choice), |stage| {
        stage.trail(0, Terrain::Forest);
    });
    assert_eq!(stage.menu(0), terrains(&[Terrain::Mountain, Terrain::Water]));
    let stage = run(Effect::Trail(Trail::Choice), |stage| {
        stage.trail(0, Terrain::Forest).trail(0, Terrain::Water);
    });
    assert_eq!(forced(&stage), terrains(&[Terrain::Mountain]).pop());

    let stage = run(Effect::DiscardPotions(1), |stage| {
        stage.potion(0, 2).potion(0, 2).potion(0, 7);
    });
    assert_eq!(stage.menu(0), [2, 7].map(|potion| Action::DiscardPotion { potion }));
    let stage = run(Effect::DiscardPotions(1), |stage| {
        stage.potion(0, 2).potion(0, 2);
    });
    assert_eq!(forced(&stage), Some(Action::DiscardPotion { potion: 2 }));
}

#[test]
fn a_may_asks_for_yes_or_no_and_takes_no_for_granted_without_the_price() {
    rule!("OW-D15");
    let cost = Cost { gold: 2, ..Cost::FREE };
    let at = crate::old_world::content::embedded().ops.len() as u16;
    let ops = [
        Op::May { cost, no: at + 3 },
        Op::Pay { cost, otherwise: at + 3 },
        Op::Do(Effect::Gold(Amount::of(5))),
    ];
    for (gold, answer, left) in [(2, Action::Accept, 5), (2, Action::Decline, 2)] {
        let (mut stage, at) = acting(&ops);
        stage.gold(0, gold).run(&[Frame::Run { at, seat: 0, subject: NONE, register: [0; 2] }]);
        assert_eq!((stage.menu(0), is_closed(&stage)), (vec![Action::Accept, Action::Decline], false));
        stage.act(0, answer);
        assert_eq!(stage.game.player(0).gold, left);
        assert!(
            heard(&stage, Viewer::Spectator)
                .contains(&Event::Answered { seat: 0, yes: answer == Action::Accept })
        );
    }
    let (mut stage, at) = acting(&ops);
    stage.gold(0, 1).run(&[Frame::Run { at, seat: 0, subject: NONE, register: [0; 2] }]);
    assert_eq!(forced(&stage), Some(Action::Decline));
}

#[test]
fn the_cost_of_a_quest_is_paid_with_cards_of_choice() {
    rule!("OW-D15");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    let found = (0u8..).zip(&stage.game.pack().explorations).find_map(|(card, exploration)| {
        let option = exploration.options.iter().position(|option| {
            option.quest.as_ref().is_some_and(|quest| quest.cost == Cost { cards: 1, ..Cost::FREE })
        })?;
        Some((card, option as u8))
    });
    let (card, option) = found.expect("some quest costs a card");
    stage.game.explorations.remove(card);
    stage.game.quest_owner[usize::from(card)] = option;
    stage.game.quest_at[usize::from(card)] = stage.game.player(0).location;
    stage.hand(0, &[90, 91]).turn_of(0);
    stage.game.turn.moved = true;
    stage.act(0, Action::ResolveQuest { card });
    assert_eq!((stage.menu(0), is_closed(&stage)), (discards(&[90, 91]), true));
    stage
        .act(0, Action::Discard { card: 91 })
        .go_on_until(|stage| matches!(stage.waiting(), Frame::PhaseOne { .. }));
    stage.hand(0, &[]);
    assert!(!stage.menu(0).contains(&Action::ResolveQuest { card }));
}

#[test]
fn bets_are_taken_one_after_the_other_from_those_with_gold() {
    rule!("OW-D16", "OW-R27", "OW-21.1", "OW-21.2");
    let mut stage = Stage::of(&[WOLF, BEAR, CAT, GRIFFIN, VIPER]);
    for seat in 0..5 {
        stage.at(seat, 7).gold(seat, 1);
    }
    stage.gold(4, 0).turn_of(1).act(1, Action::EndPhase);
    stage.act(1, Action::FightWitcher { seat: Seat::new(3) });
    let bets = [Action::Decline, Action::Bet { side: 0 }, Action::Bet { side: 1 }];
    for (seat, bet) in [(2, 2), (0, 1)] {
        assert_eq!(
            (stage.asked(), stage.menu(seat)),
            (vec![seat], bets.to_vec()),
            "not the penniless seat 4"
        );
        assert!(!is_closed(&stage));
        let early = stage.try_act(if seat == 2 { 0 } else { 2 }, bets[1]);
        assert_eq!(early, Err(Rejected::NotYourTurn));
        stage.act(seat, bets[bet]);
    }
    assert_eq!(spectator(&stage).fight.expect("there is one").bets, [1, 0, 2, 0, 0]);
    assert!(!matches!(stage.waiting(), Frame::Bet { .. }));
    let mut two = Stage::of(&[WOLF, BEAR]);
    two.at(0, 7).at(1, 7).turn_of(0).act(0, Action::EndPhase);
    two.act(0, Action::FightWitcher { seat: Seat::new(1) });
    assert!(!matches!(two.waiting(), Frame::Bet { .. }));
}

#[test]
fn the_price_of_a_fight_is_a_potion_of_choice() {
    rule!("OW-D17");
    for second in [None, Some(5)] {
        let mut stage = Stage::of(&[WOLF, BEAR]);
        stage.monster("Archespore", 2).at(0, 2).potion(0, 4);
        if let Some(potion) = second {
            stage.potion(0, potion);
        }
        stage.turn_of(0).act(0, Action::EndPhase).act(0, Action::FightMonster);
        let kinds: Vec<Action> =
            [Some(4), second].into_iter().flatten().map(|potion| Action::DiscardPotion { potion }).collect();
        assert_eq!((stage.menu(0), is_closed(&stage)), (kinds.clone(), false));
        assert_eq!(forced(&stage), second.is_none().then_some(kinds[0]));
    }
}
