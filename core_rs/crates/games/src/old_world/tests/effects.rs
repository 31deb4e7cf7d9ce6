//! Abilities as data, how effects are carried out, checks and short fights (OW-25, OW-12).

use kernel::{Game, Seat, Viewer};

use super::arena::{BARE, BLOW, FIRST, card, challenge, hunting, lay, offered, rivals, striking};
use super::stage::{BEAR, CAT, Stage, WOLF, edited};
use crate::old_world::Action;
use crate::old_world::action::UNLINKED;
use crate::old_world::content::{self, FILES, Sources};
use crate::old_world::frame::Frame;
use crate::old_world::pack::{Icons, Pack};
use crate::old_world::vocabulary::Colour::{Blue, Red};
use crate::old_world::vocabulary::Moment;

/// The content with the first occurrence of a text in a file replaced by another.
fn rewritten(file: &str, changes: &[(&str, &str)]) -> Result<Pack, String> {
    let place = FILES.iter().position(|name| *name == file).expect("there is such a file");
    let mut texts = Sources::embedded().texts;
    let mut text = String::from(texts[place]);
    for (old, new) in changes {
        assert!(text.contains(old), "{old} is in {file}");
        text = text.replacen(old, new, 1);
    }
    texts[place] = &text;
    content::load(&Sources { texts }).map_err(|error| error.to_string())
}

#[test]
fn an_unknown_term_in_any_part_of_an_ability_is_an_error() {
    kernel::rule!("OW-25.1");
    for (old, new) in [
        ("when = \"before_life_pool\"", "when = \"at_midnight\""),
        ("if = [{ hand_at_most = 1 }]", "if = [{ moon_is_full = 1 }]"),
        ("limit = \"once_per_fight\"", "limit = \"once_per_moon\""),
        ("mode = \"optional\"", "mode = \"perhaps\""),
        ("do = [{ draw = 2 }]", "do = [{ dream = 2 }]"),
        ("do = [{ draw = 2 }]", ""),
    ] {
        let error = rewritten("monsters.toml", &[(old, new)]).expect_err(new);
        assert!(error.contains("monsters.toml"), "{error}");
    }
    rewritten("monsters.toml", &[("do = [{ draw = 2 }]", "do = [{ draw = 1 }, { shield = 1 }]")])
        .expect("known terms can be put together freely");
}

#[test]
fn an_optional_ability_without_a_limit_is_an_error() {
    kernel::rule!("OW-14.16");
    let error = rewritten("monsters.toml", &[("limit = \"once_per_fight\"", "limit = \"unlimited\"")]);
    assert!(error.expect_err("it could be used for ever").contains("limit"));
}

#[test]
fn an_exploration_card_always_has_an_option_without_a_cost() {
    kernel::rule!("OW-R38");
    for card in &content::embedded().explorations {
        assert!(card.options.iter().any(|option| option.cost.is_free()), "{}", card.name);
    }
    let a = ("[card.a]\n", "[card.a]\ncost = { gold = 1 }\n");
    let b = ("[card.b]\n", "[card.b]\ncost = { gold = 1 }\n");
    assert!(rewritten("city.toml", &[a]).is_ok());
    assert!(rewritten("city.toml", &[a, b]).expect_err("nobody without gold").contains("cost"));
}

#[test]
fn an_effect_sees_what_the_one_before_has_done() {
    kernel::rule!("OW-25.3");
    let mut stage = hunting(striking(1), &[WOLF, CAT], "Barghest");
    let moon = stage.potion_number("Full Moon");
    stage.potion(0, moon).levels(0, [1, 2, 1, 1]).act(0, Action::FightMonster).shield(0, 2);
    stage.act(0, Action::UseAbility { ability: stage.potion_ability("Full Moon") });
    assert_eq!(stage.game.player(0).shield, 3, "the shield rises to the cap that was raised just now");
}

#[test]
fn a_part_that_fails_does_not_stop_the_rest() {
    kernel::rule!("OW-25.3");
    let mut stage = hunting(striking(1), &[WOLF, CAT], "Barghest");
    let [honey, moon] = ["White Honey", "Full Moon"].map(|name| stage.potion_number(name));
    stage.potion(0, honey).potion(0, moon).act(0, Action::FightMonster);
    (stage.game.potions, stage.game.potion_discard) = ([0; 14], [0; 14]);
    stage.act(0, Action::UseAbility { ability: stage.potion_ability("White Honey") }).settle_chance();
    assert_eq!(stage.game.player(0).potion_count(), 1, "there is no potion to take");
    let second = Action::UseAbility { ability: stage.potion_ability("Full Moon") };
    assert!(stage.menu(0).contains(&second), "but one more may be used");
}

#[test]
fn what_must_be_paid_for_does_not_happen_without_the_price() {
    kernel::rule!("OW-25.3");
    // The mare of event 3: pay 1 gold and go on to a connected location.
    let mare = |stage: &Stage| {
        let found = stage
            .game
            .pack()
            .abilities
            .iter()
            .position(|ability| ability.text.contains("pay 1 gold and move"));
        found.expect("there is one") as u8
    };
    for (gold, rides) in [(0, false), (1, true)] {
        let mut stage = Stage::of(&[WOLF, BEAR]);
        stage.gold(0, gold).clear_frames();
        let ability = mare(&stage);
        let program = stage.game.ability(ability).program;
        stage.game.run_program(program, 0, ability);
        stage.run(&[]);
        assert_eq!(matches!(stage.waiting(), Frame::MoveAdjacent { .. }), rides);
        assert_eq!(stage.game.player(0).gold, 0);
    }
}

#[test]
fn mandatory_before_optional_and_the_monster_before_the_witcher() {
    kernel::rule!("OW-25.4");
    let mut stage = hunting(striking(1), &[WOLF, CAT], "Arachas");
    stage.game.player_mut(0).attributes = 1 << 2; // Alchemy: a potion, of choice
    stage.act(0, Action::FightMonster);
    assert!(matches!(stage.waiting(), Frame::DiscardHand { .. }), "the monster's comes first");
    stage.act(0, Action::Discard { card: FIRST });
    let crown = stage.game.pack().trophies[2].abilities[0];
    assert_eq!(stage.menu(0), [Action::UseAbility { ability: crown }, Action::Pass]);
}

#[test]
fn the_owner_orders_what_must_be_used_at_one_moment() {
    kernel::rule!("OW-25.4");
    let mut own = [0; 3];
    let pack = edited(|pack| {
        lay(pack, &[]);
        // Alchemy, Archespore and Arachas, all before the life pool; the first two are made mandatory.
        own = [
            pack.trophies[2].abilities[0],
            pack.monsters[1].trophy.abilities[0],
            pack.monsters[0].trophy.abilities[0],
        ];
        for ability in &own[..2] {
            pack.abilities[usize::from(*ability)].mandatory = true;
        }
    });
    let mut stage = hunting(pack, &[WOLF, CAT], "Harpy");
    stage.game.player_mut(0).attributes = 1 << 2;
    stage.game.player_mut(0).monsters = 0b11;
    stage.hand(0, &[FIRST]).act(0, Action::FightMonster);
    let [crown, pod, spinneret] = own.map(|ability| Action::UseAbility { ability });
    let mut both = vec![crown, pod];
    both.sort_unstable();
    assert_eq!(stage.menu(0), both, "neither may be passed, and what is optional waits");
    stage.act(0, pod).settle_chance();
    assert_eq!(stage.game.player(0).potion_count(), 2, "the other one followed by itself");
    assert_eq!(stage.menu(0), [spinneret, Action::Pass]);
}

#[test]
fn in_a_duel_the_attacker_comes_before_the_defender() {
    kernel::rule!("OW-25.4");
    let mut stage = rivals(striking(1), &[]);
    for seat in [0, 1] {
        stage.game.player_mut(seat).attributes = 1 << 2;
    }
    challenge(&mut stage);
    let before = |seat| Frame::Moment { moment: Moment::BeforeLifePool, side: seat, seat, served: 0 };
    assert_eq!(stage.waiting(), before(0));
    stage.act(0, Action::Pass);
    assert_eq!(stage.waiting(), before(1));
    assert!(offered(&stage, 1, stage.game.pack().trophies[2].abilities[0]));
}

#[test]
fn nobody_sees_a_result_that_was_not_read() {
    kernel::rule!("OW-R40");
    let drawn = |pack| {
        let mut stage = Stage::with(pack, &[WOLF, BEAR]);
        stage.turn_of(0).act(0, Action::EndPhase).act(0, Action::Explore { deck: 0 });
        stage.chance(Action::DrawExploration { card: 0 });
        stage
    };
    // The same card with its results the other way round.
    let (plain, turned) = (
        drawn(edited(|_| {})),
        drawn(edited(|pack| {
            let [a, b] = &mut pack.explorations[0].options;
            std::mem::swap(&mut a.program, &mut b.program);
            std::mem::swap(&mut a.result, &mut b.result);
        })),
    );
    let seats = [0, 1].map(|seat| Viewer::Seat(Seat::new(seat)));
    for viewer in [seats[0], seats[1], Viewer::Spectator] {
        assert_eq!(plain.game.observe(viewer), turned.game.observe(viewer), "the reader sees no more");
    }
    assert_eq!((plain.menu(0), plain.told.len()), (turned.menu(0), turned.told.len()));
    let gold = [plain, turned].map(|mut stage| {
        stage.gold(0, 1).act(0, Action::TakeOption { option: 1 });
        stage.game.player(0).gold
    });
    assert_eq!(gold, [3, 0], "though they are not the same");
}

#[test]
fn a_check_is_a_formula_with_a_table() {
    kernel::rule!("OW-R41");
    // Event 2: twice the level of Alchemy and a die; up to 5, up to 9, from 10 on.
    for (alchemy, die, potions) in [(1, 3, 1), (1, 4, 2), (2, 5, 2), (2, 6, 1)] {
        let mut stage = Stage::of(&[WOLF, BEAR]);
        stage.levels(0, [1, 1, alchemy, 1]).gold(0, 0);
        stage.clear_frames().run(&[Frame::Event { seat: 0, event: 2 }]).dice(&[die]).settle_chance();
        let player = stage.game.player(0);
        assert_eq!((player.potion_count(), player.gold > 0), (potions, 2 * alchemy + die >= 10));
    }
}

#[test]
fn a_short_fight_is_one_combo_measured_by_its_damage_and_shields() {
    kernel::rule!("OW-R41");
    let pack = edited(|pack| {
        let strong = Icons { damage: 2, draw: 3, take: 1, ..BARE };
        lay(pack, &[card(Red, Icons { shield: 1, ..BLOW }, &[(Blue, BARE)]), card(Blue, strong, &[])]);
    });
    // Event 5: from 5, 3 or 2 damage on, otherwise gold is lost. Event 24: a shield makes up for damage.
    for (event, combo, gold) in [
        (5, &[(FIRST, UNLINKED), (FIRST + 1, 0)][..], 2 + 4),
        (5, &[(FIRST + 1, UNLINKED)], 2 + 2),
        (5, &[(FIRST, UNLINKED)], 2 - 1),
        (24, &[(FIRST, UNLINKED)], 2 + 4),
        (24, &[(FIRST + 1, UNLINKED)], 2 + 2),
    ] {
        let mut stage = Stage::with(pack, &[WOLF, BEAR]);
        stage
            .levels(0, [1, 4, 1, 1])
            .gold(0, 2)
            .shield(0, 1)
            .hand(0, &[FIRST, FIRST + 1, FIRST + 2])
            .pile(0, &[FIRST + 8]);
        stage.clear_frames().run(&[Frame::Event { seat: 0, event }]);
        super::arena::combo(&mut stage, 0, combo);
        assert_eq!((stage.game.player(0).gold, stage.waiting()), (gold, Frame::Over));
        let played: Vec<u8> = combo.iter().map(|(card, _)| *card).collect();
        let mut pile = stage.pile_of(0);
        pile.reverse();
        assert_eq!(pile, [&[FIRST + 8], &played[..]].concat(), "no other icon counts");
        assert!(!stage.game.fight.is_on());
        assert!(stage.game.player(0).shield <= 1, "shields are measured, not raised");
    }
}
