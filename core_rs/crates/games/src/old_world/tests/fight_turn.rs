//! A witcher's fight turn: its steps and moments, abilities, knock-out (OW-14C, OW-14D).

use super::arena::{
    BARE, BLOW, FIRST, RIVAL, card, cards, challenge, combo, hunt, hunting, offered, rivals, story, strike,
    striking, to_attack, to_phase_three,
};
use super::stage::{CAT, GRIFFIN, Stage, VIPER, WOLF, edited, first_card};
use crate::old_world::action::UNLINKED;
use crate::old_world::frame::Frame;
use crate::old_world::pack::Icons;
use crate::old_world::vocabulary::Colour::{Blue, Red, Yellow};
use crate::old_world::vocabulary::{Attribute, Half, Limit, Place};
use crate::old_world::{Action, Event};

/// A Wolf about to fight, with potions.
fn with_potions(monster: &str, potions: &[&str]) -> Stage {
    let mut stage = hunting(striking(5), &[WOLF, CAT], monster);
    for name in potions {
        let potion = stage.potion_number(name);
        stage.potion(0, potion);
    }
    stage
}

fn drink(stage: &mut Stage, name: &str) {
    let ability = stage.potion_ability(name);
    stage.act(0, Action::UseAbility { ability });
}

#[test]
fn playing_the_last_card_knocks_out_only_at_the_end_of_the_turn() {
    kernel::rule!("OW-14.10", "OW-R18", "OW-14.33");
    let pack = cards(&[card(Red, BLOW, &[]), card(Red, Icons { returns: true, ..BLOW }, &[])]);
    let start = hunt(pack, "Barghest");
    let play = |card: u8| {
        let mut stage = start.clone();
        stage.hand(0, &[card]).deck(0, &[]);
        strike(&mut stage, 0, card);
        stage.monster_loses(1);
        stage
    };
    let lost = play(FIRST);
    let ends = story(&lost, |event| match event {
        Event::MonsterLost { .. } => Some("struck"),
        Event::Discarded { card: FIRST, .. } => Some("combo discarded"),
        Event::KnockedOut { seat: 0 } => Some("knocked out"),
        _ => None,
    });
    assert_eq!(ends, ["struck", "combo discarded", "knocked out"]);
    let kept = play(FIRST + 1);
    assert_eq!(kept.waiting(), Frame::NameAttack { seat: 1 }, "the card came back, and the turn passes");
}

#[test]
fn losing_the_last_card_by_an_own_effect_knocks_out_at_once() {
    kernel::rule!("OW-14.10");
    let mut stage = with_potions("Barghest", &["Black Blood"]);
    stage.act(0, Action::FightMonster).shield(0, 0).hand(0, &[]).deck(0, &[FIRST]);
    drink(&mut stage, "Black Blood");
    stage.monster_loses(2).cards(&[FIRST]);
    assert!(stage.told.iter().any(|(_, event)| *event == Event::KnockedOut { seat: 0 }));
}

#[test]
fn who_strikes_with_the_last_card_wins() {
    kernel::rule!("OW-14.11", "OW-16.13");
    let mut hunter = hunt(striking(1), "Barghest");
    hunter.hand(0, &[FIRST]).deck(0, &[]).gold(0, 0);
    hunter.game.fight.pool = 1;
    strike(&mut hunter, 0, FIRST);
    hunter.monster_loses(1);
    assert_eq!((hunter.game.player(0).monsters.count_ones(), hunter.game.player(0).gold), (1, 2));

    let mut duel = rivals(striking(1), &[]);
    challenge(&mut duel);
    duel.hand(0, &[FIRST]).deck(0, &[]).hand(1, &[]).deck(1, &[RIVAL]);
    strike(&mut duel, 0, FIRST);
    duel.cards(&[RIVAL]);
    assert_eq!(duel.game.player(0).schools, 1 << VIPER);
}

#[test]
fn without_a_hand_there_is_no_combo_but_potions_and_cards() {
    kernel::rule!("OW-14.12", "OW-R19", "OW-14.34");
    let mut stage = with_potions("Nekkers' Nest", &["Blizzard"]);
    stage.levels(0, [2, 1, 1, 1]).act(0, Action::FightMonster).hand(0, &[]);
    assert!(offered(&stage, 0, stage.potion_ability("Blizzard")));
    stage.act(0, Action::Pass);
    assert!(matches!(stage.waiting(), Frame::DrawCards { left: 1, .. }), "a combo that is not lacks green");
    stage.settle_chance();
    assert_eq!((stage.hand_of(0).len(), stage.waiting()), (1, Frame::NameAttack { seat: 1 }));
    assert_eq!(story(&stage, |event| matches!(event, Event::ComboComplete { .. }).then_some(())), []);
}

#[test]
fn the_steps_and_moments_of_a_turn_come_in_their_order() {
    kernel::rule!("OW-14.13", "OW-14.32", "OW-14.33", "OW-14.34");
    let face = Icons { damage: 1, shield: 1, take: 1, ..BARE };
    let pack = cards(&[card(Red, face, &[(Blue, BARE)]), card(Blue, BARE, &[])]);
    let mut stage = hunting(pack, &[WOLF, CAT], "Harpy");
    let potion = stage.potion_number("Blizzard");
    stage.potion(0, potion);
    stage.game.player_mut(0).monsters = 1 << 19 | 1 << 2 | 1 << 4; // Werewolf, Barghest, Ekimmara
    stage.game.player_mut(0).attributes = 1; // Attack
    stage.act(0, Action::FightMonster).levels(0, [1, 4, 1, 1]).shield(0, 0).pile(0, &[FIRST + 8]);
    let first = |stage: &mut Stage| {
        let use_it = stage.menu(0)[0];
        stage.act(0, use_it);
    };
    first(&mut stage);
    combo(&mut stage, 0, &[(FIRST, UNLINKED), (FIRST + 1, 0)]);
    while stage.waiting() != (Frame::NameAttack { seat: 1 }) {
        if stage.asked() == [0] {
            first(&mut stage);
        } else {
            stage.settle_chance();
        }
    }
    let turn = story(&stage, |event| match event {
        Event::FightTurn { seat } => Some(if seat.is_some() { "turn" } else { "passed" }.into()),
        Event::AbilityUsed { ability, .. } => Some(format!("{:?}", stage.game.ability(*ability).when)),
        Event::Played { .. } => Some("card".into()),
        Event::ComboComplete { .. } => Some("complete".into()),
        Event::Damage { .. } => Some("damage".into()),
        Event::Shield { seat: 0, shield } if *shield > 0 => Some(format!("shield {shield}")),
        Event::Retrieved { .. } => Some("special".into()),
        Event::Drew { .. } => Some("draw".into()),
        Event::Discarded { card, .. } => Some(format!("discard {}", card - FIRST)),
        _ => None,
    });
    let steps = ["turn", "FirstOwnTurn", "StepOne", "card", "card", "complete", "ComboComplete", "damage"];
    let then = ["OpponentLostCards", "ShieldStep", "shield 1", "shield 2", "special", "DrawStep"];
    let last = ["draw", "draw", "discard 0", "discard 1", "passed"];
    assert_eq!(turn, [&steps[..], &then, &last].concat());
    assert_eq!(stage.pile_of(0), [FIRST + 1, FIRST], "the card that started the combo is lowest");
}

#[test]
fn step_one_takes_what_names_no_other_moment_in_any_order() {
    kernel::rule!("OW-14.14", "OW-14.15");
    let first = first_card(GRIFFIN);
    let mut stage = hunting(striking(1), &[GRIFFIN, WOLF], "Barghest");
    for name in ["Blizzard", "Tawny Owl"] {
        let potion = stage.potion_number(name);
        stage.potion(0, potion);
    }
    stage.game.player_mut(0).monsters = 1 << 6; // Ghouls' Nest: takes the top discard
    stage.game.player_mut(0).attributes = 1; // Attack: draws in step 4
    stage.levels(0, [1, 1, 2, 3]).act(0, Action::FightMonster).pile(0, &[first + 5, first + 6, first + 7]);
    let pack = stage.game.pack();
    let now = [
        pack.schools[usize::from(GRIFFIN)].rows[2],
        pack.monsters[6].trophy.abilities[0],
        stage.potion_ability("Blizzard"),
    ];
    let later = [stage.potion_ability("Tawny Owl"), pack.trophies[0].abilities[0]];
    for used in 0..3 {
        assert!(now[used..].iter().all(|ability| offered(&stage, 0, *ability)), "{used}");
        assert!(later.iter().all(|ability| !offered(&stage, 0, *ability)));
        stage.act(0, Action::UseAbility { ability: now[used] });
    }
    assert!(matches!(stage.waiting(), Frame::ComboCard { .. }), "nothing is left to use in step 1");
    strike(&mut stage, 0, first);
    stage.monster_loses(1);
    assert!(later.iter().all(|ability| offered(&stage, 0, *ability)));
}

#[test]
fn an_ability_is_offered_as_often_as_its_limit_says_and_may_be_passed() {
    kernel::rule!("OW-14.16");
    for (limit, first, second) in
        [(Limit::OncePerFight, 1, 0), (Limit::OncePerTurn, 1, 1), (Limit::PerFight(2), 2, 0)]
    {
        let mut stinger = 0;
        let pack = edited(|pack| {
            stinger = pack.monsters[13].trophy.abilities[0]; // Manticore: 1 damage
            pack.abilities[usize::from(stinger)].limit = limit;
            super::arena::lay(pack, &[]);
        });
        let mut stage = hunting(pack, &[WOLF, CAT], "Barghest");
        stage.game.player_mut(0).monsters = 1 << 13;
        stage.act(0, Action::FightMonster);
        let mut unused = stage.clone();
        for (turn, uses) in [(0, first), (1, second)] {
            for _ in 0..uses {
                stage.act(0, Action::UseAbility { ability: stinger }).monster_loses(1);
            }
            assert!(!offered(&stage, 0, stinger), "{limit:?} in turn {turn}");
            strike(&mut stage, 0, FIRST + turn);
            to_attack(&mut stage);
            stage.shield(0, 9).attack(1, Half::Charge, 4 + turn);
        }
        unused.act(0, Action::Pass);
        assert!(matches!(unused.waiting(), Frame::ComboCard { .. }), "it is not forced on anybody");
    }
}

#[test]
fn damage_of_step_one_is_dealt_at_once_and_belongs_to_the_attack() {
    kernel::rule!("OW-14.17");
    let mut stage = with_potions("Glustyworp", &["Black Blood"]);
    stage.act(0, Action::FightMonster).shield(0, 1);
    drink(&mut stage, "Black Blood");
    stage.monster_loses(1);
    assert_eq!((stage.game.fight.pool, stage.game.player(0).shield), (17, 0), "at most 1 in this turn");
    strike(&mut stage, 0, FIRST);
    to_attack(&mut stage);
    assert_eq!(stage.game.fight.pool, 17, "nothing is left for the combo");

    let mut viper = hunting(striking(1), &[VIPER, CAT], "Barghest");
    let potion = viper.potion_number("Black Blood");
    viper.potion(0, potion).act(0, Action::FightMonster);
    drink(&mut viper, "Black Blood");
    viper.monster_loses(2);
    let steel = viper.game.pack().schools[usize::from(VIPER)].rows[0];
    assert!(offered(&viper, 0, steel) && viper.game.combo.is_empty());
}

#[test]
fn damage_takes_cards_of_a_monster_and_shield_first_of_a_witcher() {
    kernel::rule!("OW-14.25");
    let mut stage = hunt(striking(3), "Barghest");
    strike(&mut stage, 0, FIRST);
    stage.monster_loses(3);
    assert_eq!(stage.game.fight.pool, 8);
    let mut duel = rivals(striking(3), &[]);
    challenge(&mut duel);
    let deck = duel.game.player(1).deck.len();
    duel.shield(1, 1);
    strike(&mut duel, 0, FIRST);
    duel.settle_chance();
    let rival = duel.game.player(1);
    assert_eq!((rival.shield, rival.deck.len(), rival.hand.len()), (0, deck - 2, 2));
}

#[test]
fn a_fight_won_in_step_one_goes_no_further() {
    kernel::rule!("OW-14.26");
    let mut stage = with_potions("Barghest", &["Black Blood"]);
    stage.act(0, Action::FightMonster);
    stage.game.fight.pool = 2;
    drink(&mut stage, "Black Blood");
    stage.monster_loses(2);
    assert!(matches!(stage.waiting(), Frame::Fatigue { .. }));
    let hurt = Event::Damage { to: Some(0), points: 1 };
    assert!(stage.told.iter().all(|(_, event)| *event != hurt), "its drawback is no more");
}

#[test]
fn a_combo_that_wins_is_discarded_before_the_result() {
    kernel::rule!("OW-14.26", "OW-14.37");
    let rich = Icons { damage: 1, shield: 1, draw: 2, ..BARE };
    let pack = cards(&[card(Red, rich, &[(Blue, BARE)]), card(Blue, BARE, &[])]);
    let mut stage = hunt(pack, "Barghest");
    stage.game.fight.pool = 1;
    combo(&mut stage, 0, &[(FIRST, UNLINKED), (FIRST + 1, 0)]);
    stage.monster_loses(1);
    let fatigue = stage.menu(0);
    for card in [FIRST, FIRST + 1] {
        assert!(fatigue.contains(&Action::Trash { card, from: Place::Deck }), "it may be trashed");
    }
    to_phase_three(&mut stage);
    let end = story(&stage, |event| match event {
        Event::Discarded { card, .. } => Some(card - FIRST),
        Event::FightEnded { .. } => Some(100),
        Event::Drew { .. } => Some(200),
        _ => None,
    });
    assert_eq!(end, [0, 1, 100], "the first card lowest, and no refill");
}

#[test]
fn the_wolf_draws_its_extra_card_in_step_four() {
    kernel::rule!("OW-R32");
    let pack = cards(&[
        card(Red, BLOW, &[(Blue, BARE)]),
        card(Blue, BARE, &[(Yellow, BARE)]),
        card(Yellow, BARE, &[]),
    ]);
    let mut stage = hunt(pack, "Barghest");
    stage.levels(0, [1, 1, 1, 2]).hand(0, &[FIRST, FIRST + 1, FIRST + 2]);
    combo(&mut stage, 0, &[(FIRST, UNLINKED), (FIRST + 1, 0), (FIRST + 2, 0)]);
    let fencing = stage.game.pack().schools[usize::from(WOLF)].rows[1];
    stage.act(0, Action::UseAbility { ability: fencing });
    assert_eq!((stage.hand_of(0).len(), stage.game.fight.pool), (0, 11), "nothing is drawn now");
    stage.monster_loses(2);
    assert_eq!(stage.waiting(), Frame::DrawCards { seat: 0, left: 2 }, "Attack 1 and one more");
}

#[test]
fn the_cat_puts_back_only_what_it_has_just_drawn() {
    kernel::rule!("OW-R33");
    let first = first_card(CAT);
    let mut stage = hunting(striking(0), &[CAT, WOLF], "Barghest");
    stage.act(0, Action::FightMonster);
    let agility = stage.game.pack().schools[usize::from(CAT)].rows[0];
    stage.act(0, Action::UseAbility { ability: agility }).cards(&[first + 5, first + 7]);
    let drawn = [Action::PutBack { card: first + 5 }, Action::PutBack { card: first + 7 }];
    assert_eq!(stage.menu(0), drawn, "not the two cards it had");
    stage.act(0, drawn[1]);
    assert_eq!(stage.hand_of(0), [first, first + 1, first + 5]);
    strike(&mut stage, 0, first);
    stage.cards(&[first + 7]);
    assert!(stage.hand_of(0).contains(&(first + 7)), "it lay on top");
}

#[test]
fn a_level_reached_in_a_fight_draws_from_the_life_pool_alone() {
    kernel::rule!("OW-R44");
    for (deck, held) in [(&[FIRST + 3][..], 2), (&[][..], 1)] {
        let mut stage = hunt(striking(1), "Barghest");
        stage.levels(0, [2, 2, 2, 1]).hand(0, &[FIRST]).deck(0, deck).pile(0, &[FIRST + 5]);
        stage
            .run(&[Frame::ChangeAttribute { seat: 0, attribute: Attribute::Specialty, by: 1 }])
            .settle_chance();
        assert_eq!((stage.game.player(0).level, stage.hand_of(0).len()), (2, held));
        assert_eq!(stage.pile_of(0), [FIRST + 5]);
    }
}

#[test]
fn level_five_is_worth_no_more_than_level_four() {
    kernel::rule!("OW-R1");
    let links =
        [card(Red, BARE, &[(Blue, BARE)]), card(Blue, BARE, &[(Yellow, BARE)]), card(Yellow, BARE, &[])];
    let mut stage = hunting(cards(&links), &[WOLF, CAT], "Barghest");
    for potion in [0, 0, 3, 3, 13] {
        stage.potion(0, potion);
    }
    stage.levels(0, [5; 4]).shield(0, 4).act(0, Action::FightMonster);
    for (used, name) in ["Blizzard", "Blizzard", "Northern Wind", "Thunderbolt"].iter().enumerate() {
        assert_eq!(usize::from(stage.game.fight.sides[0].potions), used);
        drink(&mut stage, name);
        stage.settle_chance();
    }
    assert!(matches!(stage.waiting(), Frame::ComboCard { .. }), "a fifth potion is too many");
    let deck: Vec<u8> = (FIRST + 3..FIRST + 10).collect();
    stage.hand(0, &[FIRST, FIRST + 1, FIRST + 2]).deck(0, &deck);
    combo(&mut stage, 0, &[(FIRST, UNLINKED), (FIRST + 1, 0), (FIRST + 2, 0)]);
    let fencing = stage.game.pack().schools[usize::from(WOLF)].rows[4];
    stage.act(0, Action::UseAbility { ability: fencing }).monster_loses(2 + 3);
    assert_eq!(stage.game.fight.pool, 11 - 5, "Thunderbolt and row 4 of the Wolf");
    to_attack(&mut stage);
    assert_eq!(stage.hand_of(0).len(), 4 + 1 - 1, "Attack counts 4, Fencing one more, Thunderbolt one less");
    stage.game.fight.pool = 1;
    stage.attack(1, Half::Charge, 1).settle_chance();
    to_phase_three(&mut stage);
    assert_eq!(stage.game.player(0).shield, 4);
}
