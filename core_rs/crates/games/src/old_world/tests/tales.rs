//! What exploration cards and events may do, and to whom (OW-12).

use kernel::{Actor, Game, Seat, Viewer};

use super::stage::{BEAR, CAT, Stage, WOLF, blank, edited, face, first_card};
use crate::old_world::action::UNLINKED;
use crate::old_world::fight::Fight;
use crate::old_world::frame::Frame;
use crate::old_world::pack::{Choice, ChronicleKind, Extension, Icons};
use crate::old_world::state::NONE;
use crate::old_world::view::QuestView;
use crate::old_world::vocabulary::{Attribute, Colour, Symbol, Terrain};
use crate::old_world::{Action, Event, Pack};

const FIRST: u8 = first_card(WOLF);

/// Seat 0 of three has drawn this card and is asked for an option; gold, potions and shield pay for any.
fn exploring(pack: &'static Pack, card: u8) -> Stage {
    let mut stage = Stage::with(pack, &[WOLF, BEAR, CAT]);
    stage.gold(0, 9).potion(0, 1).potion(0, 2).levels(0, [2; 4]).shield(0, 2);
    stage.turn_of(0).act(0, Action::EndPhase).act(0, Action::Explore { deck: card / 36 });
    stage.chance(Action::DrawExploration { card });
    stage
}

fn content() -> &'static Pack {
    crate::old_world::content::embedded()
}

/// Seat 0 of three resolves an event and nothing else waits.
fn reading(pack: &'static Pack, event: u8) -> Stage {
    let mut stage = Stage::with(pack, &[WOLF, BEAR, CAT]);
    stage.gold(0, 3).clear_frames().run(&[Frame::Event { seat: 0, event }]);
    stage
}

fn option(option: u8) -> Action {
    Action::TakeOption { option }
}

#[test]
fn the_card_is_shown_but_no_result() {
    kernel::rule!("OW-12.10", "OW-R40", "OW-19.8");
    let other = edited(|pack| {
        let [.., other] = pack.explorations[70].options.clone();
        for choice in &mut pack.explorations[40].options {
            let (option, cost) = (choice.option.clone(), choice.cost);
            *choice = Choice { option, cost, ..other.clone() };
        }
    });
    for schools in [&[WOLF, BEAR][..], &[WOLF]] {
        let drawn = [content(), other].map(|pack| {
            let mut stage = Stage::with(pack, schools);
            stage.turn_of(0).act(0, Action::EndPhase).act(0, Action::Explore { deck: 1 });
            let deck = stage.game.menu(Actor::Chance);
            let wilds: Vec<Action> = (36..72).map(|card| Action::DrawExploration { card }).collect();
            assert_eq!(deck, wilds, "a card of the deck that was named");
            stage.told.clear();
            stage.chance(Action::DrawExploration { card: 40 });
            stage
        });
        let shown = (kernel::Audience::Everyone, Event::Explored { seat: 0, card: 40 });
        assert_eq!(drawn[0].told, [shown]);
        assert_eq!(drawn[0].told, drawn[1].told);
        assert_eq!(drawn[0].menu(0), [option(0), option(1)]);
        for viewer in [Viewer::Spectator, Viewer::Seat(Seat::new(0))] {
            let [one, two] = [0, 1].map(|place| drawn[place].game.observe(viewer));
            assert_eq!(one, two, "the results make no difference yet");
        }
    }
}

#[test]
fn an_option_that_shows_a_price_is_for_those_who_can_pay() {
    kernel::rule!("OW-12.11");
    let mut stage = exploring(content(), 9);
    assert_eq!(stage.menu(0), [option(0), option(1)]);
    let held = stage.game.player(0).potions;
    stage.game.player_mut(0).potions = [0; 14];
    assert_eq!(stage.menu(0), [option(1)], "it costs a potion");
    stage.game.player_mut(0).potions = held;
    stage.act(0, option(0)).act(0, Action::DiscardPotion { potion: 2 });
    assert_eq!((stage.game.player(0).potion_count(), stage.game.potion_discard[2]), (1, 1));
}

#[test]
fn no_result_touches_another_player_or_gives_a_trophy() {
    kernel::rule!("OW-12.13", "OW-17.1");
    for card in 0..72 {
        let before = exploring(content(), card);
        for taken in before.menu(0) {
            let mut stage = before.clone();
            stage.act(0, taken).go_on_until(|stage| stage.game.turn.phase == 3);
            assert_eq!(stage.game.players[1..], before.game.players[1..], "card {card}, {taken:?}");
            assert_eq!((stage.game.player(0).trophies(), stage.game.player(0).position), (0, 0));
        }
    }
}

#[test]
fn no_event_touches_another_player_or_begins_a_quest_or_a_fight() {
    kernel::rule!("OW-12.13", "OW-12.29", "OW-17.1");
    for event in 1..=56 {
        let before = reading(content(), event);
        let choices =
            if matches!(before.waiting(), Frame::EventOption { .. }) { before.menu(0) } else { Vec::new() };
        for taken in choices.into_iter().map(Some).chain([None]) {
            let mut stage = before.clone();
            if let Some(taken) = taken {
                stage.act(0, taken);
            }
            stage.go_on_until(|stage| stage.waiting() == Frame::Over);
            assert_eq!(stage.game.players[1..], before.game.players[1..], "event {event}, {taken:?}");
            assert!(stage.game.quest_owner.iter().all(|owner| *owner == NONE), "event {event}");
            assert_eq!((stage.game.player(0).trophies(), stage.game.fight), (0, Fight::PEACE));
        }
    }
}

#[test]
fn quests_pile_up_without_harm() {
    kernel::rule!("OW-12.18");
    let mut stage = exploring(content(), 3);
    for card in 4..16 {
        stage.game.explorations.remove(card);
        let first = u8::from(stage.game.exploration_choice(card, 0).quest.is_none());
        stage.game.quest_owner[usize::from(card)] = first;
        stage.game.quest_at[usize::from(card)] = 8;
    }
    let before = stage.game.player(0).clone();
    stage.act(0, option(0));
    let quests = stage.game.observe(Viewer::Spectator).players[0].quests.clone();
    assert_eq!(quests.len(), 13, "the thirteenth is taken like the first");
    assert_eq!(quests[0], QuestView { card: 3, option: 0, location: 4 });
    let ends = |mut stage: Stage| {
        stage.game.round = stage.game.round_limit;
        stage.game.turn.active = 2;
        stage.clear_frames().run(&[Frame::TurnEnds]);
        let kernel::Turn::Over(outcome) = stage.game.turn() else { panic!("it is over") };
        outcome
    };
    let mut free = stage.clone();
    free.game.quest_owner = [NONE; 72];
    assert_eq!(ends(stage.clone()), ends(free));
    assert_eq!(stage.game.player(0).gold, before.gold + 1, "only what the result gave");
}

#[test]
fn an_event_is_a_choice_a_check_a_short_fight_or_stays() {
    kernel::rule!("OW-12.20", "OW-12.21");
    let choice = reading(content(), 1);
    assert_eq!((choice.waiting(), choice.menu(0).len()), (Frame::EventOption { seat: 0, event: 1 }, 2));

    // Twice the alchemy and a die: 2 × 2 + 5 = 9.
    let mut check = Stage::of(&[WOLF, BEAR]);
    check.levels(0, [1, 1, 2, 1]).clear_frames().run(&[Frame::Event { seat: 0, event: 2 }]);
    let mut better = check.clone();
    check.dice(&[5]).chance(Action::DrawPotion { potion: 0 }).chance(Action::DrawPotion { potion: 1 });
    assert_eq!((check.game.player(0).potion_count(), check.waiting()), (2, Frame::Over));
    better.dice(&[6]);
    assert_eq!(better.level(0, Attribute::Alchemy), 3);

    let fight = reading(content(), 5);
    assert_eq!(fight.waiting(), Frame::ComboCard { seat: 0, test: true });

    let mut gear = reading(content(), 14);
    assert_eq!((gear.waiting(), gear.game.player(0).kept), (Frame::Over, 1 << 14));
    gear.run(&[Frame::Event { seat: 1, event: 14 }]);
    assert_eq!(gear.game.player(1).kept, 0, "there is one of it");
}

#[test]
fn gear_works_in_fight_after_fight() {
    kernel::rule!("OW-12.22", "OW-12.20");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    stage.game.player_mut(0).kept = 1 << 14;
    let ChronicleKind::Keep { abilities } = &stage.game.pack().events[13].kind else { panic!("gear") };
    let shoot = Action::UseAbility { ability: abilities[0] };
    for monster in ["Barghest", "Ekimmara"] {
        stage.monster(monster, 2).at(0, 2).trail(0, Terrain::Mountain).hand(0, &[FIRST]).turn_of(0);
        stage.act(0, Action::EndPhase).act(0, Action::FightMonster);
        let life = stage.game.fight.pool;
        let mut twice = stage.clone();
        twice.act(0, shoot).monster_loses(1);
        assert_eq!(twice.game.fight.pool, life - 1);
        assert!(!twice.menu(0).contains(&shoot), "once in a fight");
        stage.game.fight.pool = 1;
        stage.act(0, shoot).monster_loses(1).go_on_until(|stage| stage.game.turn.phase == 3);
        assert_eq!(stage.game.player(0).kept, 1 << 14);
    }
    assert_eq!(stage.game.player(0).monsters.count_ones(), 2);
}

/// Market cards of a cost.
fn costing(stage: &Stage, cost: u8) -> Vec<u8> {
    (0..90).filter(|card| stage.game.face(*card).cost == cost).collect()
}

#[test]
fn a_revealed_card_of_a_cost_goes_on_the_own_discard_pile() {
    kernel::rule!("OW-12.23");
    let mut stage = exploring(content(), 2);
    let (two, other) = (costing(&stage, 2), costing(&stage, 1));
    stage.pile(0, &[FIRST + 9]);
    let mut without = stage.clone();
    stage.row([two[0], other[0], other[1], two[1], other[2], other[3]]);
    stage.act(0, option(1));
    assert_eq!(stage.menu(0), [Action::TakeMarket { slot: 0 }, Action::TakeMarket { slot: 3 }]);
    stage.act(0, Action::TakeMarket { slot: 3 }).cards(&[two[5]]);
    assert_eq!(stage.pile_of(0), [two[1], FIRST + 9]);
    assert_eq!(stage.game.market, [two[5], two[0], other[0], other[1], other[2], other[3]]);

    let row = <[u8; 6]>::try_from(&other[..6]).expect("six");
    without.row(row).act(0, option(1)).cards(&[other[6], other[7], two[3]]);
    assert_eq!(without.pile_of(0), [two[3], FIRST + 9]);
    assert_eq!(without.game.common, [other[6], other[7]].into_iter().collect());
    assert_eq!(without.game.market, row);
}

/// A pack for short fights: a red card of 1 damage whose blue extension adds 1, a blue card of 1 damage and a shield
/// whose green extension would add 3, and a yellow card. Red also takes a discard and blue returns to hand.
fn duelling() -> &'static Pack {
    edited(|pack| {
        let link = |colour, damage| Extension { colour, icons: Icons { damage, ..Icons::default() } };
        let red = Icons { damage: 1, take: 1, draw: 2, ..Icons::default() };
        let blue = Icons { damage: 1, shield: 1, returns: true, ..Icons::default() };
        let cards = &mut pack.cards[usize::from(FIRST)..];
        cards[0].face = face(Colour::Red, Symbol::Wild, red, &[]);
        cards[0].face.extensions.push(link(Colour::Blue, 1));
        cards[1].face = face(Colour::Blue, Symbol::Wild, blue, &[]);
        cards[1].face.extensions.push(link(Colour::Green, 3));
        cards[2].face = blank(Colour::Yellow, Symbol::Wild);
    })
}

#[test]
fn a_short_fight_counts_the_damage_and_shields_of_one_combo() {
    kernel::rule!("OW-12.27", "OW-R41");
    for (event, gold, potions) in [(5, 7, 0), (17, 5, 1)] {
        let mut stage = Stage::with(duelling(), &[WOLF, BEAR]);
        stage.gold(0, 3).shield(0, 0).hand(0, &[FIRST, FIRST + 1, FIRST + 2]).pile(0, &[FIRST + 3]);
        let deck = stage.game.player(0).deck.len();
        stage.potion(0, 0).clear_frames().run(&[Frame::Event { seat: 0, event }]);
        let first: Vec<Action> =
            (FIRST..FIRST + 3).map(|card| Action::Play { card, extension: UNLINKED }).collect();
        assert_eq!(stage.menu(0), first, "nothing but a combo");
        stage.act(0, first[0]);
        let link = Action::Play { card: FIRST + 1, extension: 0 };
        assert_eq!(stage.menu(0), [link, Action::Stop]);
        stage.act(0, link).act(0, Action::Stop).settle_chance();
        let player = stage.game.player(0);
        assert_eq!(player.gold, gold, "3 damage: the last extension is not active");
        assert_eq!(player.potion_count(), 1 + potions, "and one shield");
        assert_eq!((player.shield, player.deck.len()), (0, deck), "no shield, no draw");
        assert_eq!(stage.hand_of(0), [FIRST + 2], "nothing comes back");
        assert_eq!(stage.pile_of(0), [FIRST + 1, FIRST, FIRST + 3]);
        assert_eq!((stage.game.fight, stage.game.tavern), (Fight::PEACE, NONE));
    }
    let mut empty = Stage::with(duelling(), &[WOLF, BEAR]);
    empty.gold(0, 3).shield(0, 1).hand(0, &[]).clear_frames().run(&[Frame::Event { seat: 0, event: 5 }]);
    assert_eq!(
        (empty.waiting(), empty.game.player(0).gold, empty.game.player(0).shield),
        (Frame::Over, 2, 0)
    );
}

#[test]
fn an_event_called_by_an_event_belongs_to_the_same_quest() {
    kernel::rule!("OW-12.29", "OW-12.19");
    let mut stage = Stage::with(duelling(), &[WOLF, BEAR]);
    stage.game.explorations.remove(1);
    (stage.game.quest_owner[1], stage.game.quest_at[1]) = (0, 6);
    stage.at(0, 6).gold(0, 0).hand(0, &[FIRST]).turn_of(0);
    stage.game.turn.moved = true;
    stage.act(0, Action::ResolveQuest { card: 1 }).act(0, option(1));
    let read: Vec<u8> = stage
        .told
        .iter()
        .filter_map(|(_, event)| match event {
            Event::EventRead { event, .. } => Some(*event),
            _ => None,
        })
        .collect();
    assert_eq!(read, [33, 40], "the second is read at once");
    assert_eq!((stage.waiting(), stage.game.quest_owner[1]), (Frame::ComboCard { seat: 0, test: true }, 0));
    stage.act(0, Action::Play { card: FIRST, extension: UNLINKED }).act(0, Action::Stop);
    assert_eq!((stage.game.quest_owner[1], stage.waiting()), (NONE, Frame::PhaseOne { seat: 0 }));
    assert!(stage.game.removed.contains(1));
}

#[test]
fn an_option_that_costs_hand_cards_is_asked_about_even_if_it_cannot_be_paid() {
    kernel::rule!("OW-D14");
    let costly = |card: &u8| {
        content().explorations[usize::from(*card)].options.iter().any(|choice| choice.cost.takes_cards())
    };
    let (card, other) = ((36..72).find(costly).expect("there is one"), (36..72).find(|card| !costly(card)));
    let mut stage = Stage::with(content(), &[WOLF, BEAR]);
    stage.hand(0, &[]).turn_of(0).act(0, Action::EndPhase).act(0, Action::Explore { deck: 1 });
    stage.chance(Action::DrawExploration { card });
    assert_eq!((stage.menu(0).len(), super::asking::is_closed(&stage)), (1, true));
    assert_eq!(super::asking::forced(&stage), None);
    let stage = exploring(content(), other.expect("there is one"));
    assert!(!super::asking::is_closed(&stage));
}

#[test]
fn a_card_that_is_being_read_is_not_yet_removed() {
    kernel::rule!("OW-12.14");
    let card = 36;
    let mut stage = exploring(content(), card);
    let removed = |stage: &Stage| super::asking::view(stage, 0).removed.contains(&card);
    assert!(!removed(&stage));
    let ends = (0..2).find(|option| content().explorations[36].options[usize::from(*option)].quest.is_none());
    stage.act(0, option(ends.expect("one option is no quest"))).settle_chance();
    assert!(removed(&stage));
}
