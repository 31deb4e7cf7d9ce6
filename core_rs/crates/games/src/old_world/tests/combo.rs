//! Combos: how they are built, what counts, special icons (OW-14D).

use super::arena::{BARE, BLOW, FIRST, card, cards, combo, hunt, hunting, strike, to_attack};
use super::stage::{CAT, Stage, WOLF};
use crate::old_world::Action;
use crate::old_world::action::{TAKE_ICON, UNLINKED};
use crate::old_world::frame::Frame;
use crate::old_world::pack::Icons;
use crate::old_world::vocabulary::Colour::{Blue, Green, Red, Yellow};
use crate::old_world::vocabulary::Half;

const DRAW: Icons = Icons { draw: 1, ..BARE };
const RETURN: Icons = Icons { returns: true, ..BARE };
const TAKE: Icons = Icons { take: 1, ..BARE };

fn play(card: u8, extension: u8) -> Action {
    Action::Play { card: FIRST + card, extension }
}

/// A red card with two blue extensions, one green; a blue one that leads to yellow; a yellow one; a green one.
fn linking() -> Stage {
    let (two, shield) = (Icons { damage: 2, ..BARE }, Icons { shield: 1, ..BARE });
    let pack = cards(&[
        card(Red, BLOW, &[(Blue, DRAW), (Green, shield), (Blue, two)]),
        card(Blue, BLOW, &[(Yellow, Icons { draw: 2, ..BLOW })]),
        card(Yellow, BLOW, &[]),
        card(Green, BLOW, &[(Red, BARE)]),
    ]);
    let mut stage = hunt(pack, "Barghest");
    stage.hand(0, &[FIRST, FIRST + 1, FIRST + 2, FIRST + 3]);
    stage
}

#[test]
fn every_further_card_links_to_the_card_directly_below() {
    kernel::rule!("OW-14.18", "OW-14.19", "OW-14.20", "OW-14.21");
    let mut stage = linking();
    let any: Vec<Action> = (0..4).map(|card| play(card, UNLINKED)).collect();
    assert_eq!(stage.menu(0), any, "any card, but one must be played");
    stage.act(0, play(0, UNLINKED));
    let onto_red = [play(1, 0), play(1, 2), play(3, 1), Action::Stop];
    assert_eq!(stage.menu(0), onto_red, "which of two blue extensions is the player's choice");
    stage.act(0, play(1, 2));
    assert_eq!(stage.menu(0), [play(2, 0), Action::Stop], "green linked to the red card only");
    stage.act(0, Action::Stop);
    assert_eq!(stage.hand_of(0), [FIRST + 2, FIRST + 3], "a longer combo was possible");
}

#[test]
fn nothing_happens_until_the_combo_is_complete_and_no_card_is_taken_back() {
    kernel::rule!("OW-14.22", "OW-R31");
    let mut stage = linking();
    stage.act(0, play(0, UNLINKED));
    assert!(stage.menu(0).iter().all(|action| matches!(action, Action::Play { .. } | Action::Stop)));
    assert!(stage.try_act(0, play(0, UNLINKED)).is_err());
    stage.act(0, play(1, 2));
    assert_eq!((stage.game.fight.pool, stage.game.combo.len()), (11, 2));
    stage.act(0, Action::Stop).monster_loses(4);
    assert_eq!(stage.game.fight.pool, 7);
}

#[test]
fn icons_count_on_cards_and_on_active_extensions_only() {
    kernel::rule!("OW-14.20", "OW-14.23", "OW-14.24", "OW-14.29");
    for (extension, damage, drawn) in [(0, 2, 2), (2, 4, 1)] {
        let mut stage = linking();
        combo(&mut stage, 0, &[(FIRST, UNLINKED), (FIRST + 1, extension)]);
        to_attack(&mut stage);
        assert_eq!(stage.game.fight.pool, 11 - damage, "the last card's own extension is not active");
        assert_eq!((stage.hand_of(0).len(), stage.game.player(0).shield), (2 + drawn, 0));
    }
}

#[test]
fn an_extension_without_a_card_on_it_is_not_counted() {
    kernel::rule!("OW-E6", "OW-14.23");
    let pack = cards(&[
        card(Red, Icons { damage: 2, ..BARE }, &[(Yellow, BARE)]),
        card(Yellow, BLOW, &[(Yellow, BLOW)]),
    ]);
    let mut stage = hunt(pack, "Barghest");
    combo(&mut stage, 0, &[(FIRST, UNLINKED), (FIRST + 1, 0)]);
    to_attack(&mut stage);
    assert_eq!(stage.game.fight.pool, 11 - 3);
}

#[test]
fn a_card_returns_by_its_own_icon_or_by_its_active_extension() {
    kernel::rule!("OW-14.28", "OW-14.29", "OW-R31");
    let pack = cards(&[card(Red, RETURN, &[]), card(Blue, BARE, &[(Green, RETURN)]), card(Green, BARE, &[])]);
    let start = hunt(pack, "Barghest");
    let played = |cards: &[(u8, u8)]| {
        let mut stage = start.clone();
        stage.hand(0, &[FIRST, FIRST + 1, FIRST + 2]).deck(0, &[FIRST + 9]);
        combo(&mut stage, 0, cards);
        to_attack(&mut stage);
        stage.pile_of(0)
    };
    assert_eq!(played(&[(FIRST, UNLINKED)]), []);
    assert_eq!(played(&[(FIRST + 1, UNLINKED)]), [FIRST + 1], "the extension is not active");
    let linked = [(FIRST + 1, UNLINKED), (FIRST + 2, 0)];
    assert_eq!(played(&linked), [FIRST + 2], "the card that shows the extension returned");
}

#[test]
fn the_top_of_the_discard_pile_comes_to_hand_but_no_card_of_the_combo() {
    kernel::rule!("OW-14.28");
    let mut stage = hunt(cards(&[card(Red, TAKE, &[])]), "Barghest");
    let mut bare = stage.clone();
    stage.pile(0, &[FIRST + 5, FIRST + 6]);
    strike(&mut stage, 0, FIRST);
    assert!(stage.hand_of(0).contains(&(FIRST + 6)));
    to_attack(&mut stage);
    assert_eq!(stage.pile_of(0), [FIRST, FIRST + 5]);
    strike(&mut bare, 0, FIRST);
    to_attack(&mut bare);
    assert_eq!(bare.pile_of(0), [FIRST], "its own combo was not there to be taken");
}

#[test]
fn with_a_full_hand_the_player_orders_the_special_icons() {
    kernel::rule!("OW-14.28", "OW-R31", "OW-R28");
    let pack = cards(&[card(Red, Icons { take: 1, returns: true, ..BARE }, &[])]);
    let start = {
        let mut stage = hunt(pack, "Barghest");
        let hand: Vec<u8> = (FIRST..FIRST + 7).collect();
        stage.hand(0, &hand).pile(0, &[FIRST + 7]);
        strike(&mut stage, 0, FIRST);
        stage
    };
    let (returns, takes) = (Action::UseIcon { position: 0 }, Action::UseIcon { position: TAKE_ICON });
    assert_eq!(start.menu(0), [returns, takes], "there is room for one card");
    for (first, held, top) in [(returns, FIRST, FIRST + 7), (takes, FIRST + 7, FIRST)] {
        let mut stage = start.clone();
        stage.act(0, first);
        to_attack(&mut stage);
        assert!(stage.hand_of(0).len() == 7 && stage.hand_of(0).contains(&held));
        assert_eq!(stage.pile_of(0), [top], "the other one is in the discard pile");
    }
}

#[test]
fn the_draws_of_a_card_that_returns_still_count() {
    kernel::rule!("OW-14.24", "OW-14.30");
    let pack = cards(&[
        card(Red, Icons { returns: true, ..DRAW }, &[(Blue, DRAW)]),
        card(Blue, Icons { draw: 1, ..BARE }, &[]),
    ]);
    let mut stage = hunt(pack, "Barghest");
    combo(&mut stage, 0, &[(FIRST, UNLINKED), (FIRST + 1, 0)]);
    to_attack(&mut stage);
    assert_eq!(stage.hand_of(0).len(), 1 + 1 + 3, "the card itself, Attack 1 and three icons");
    strike_again(&mut stage);
    assert_eq!(stage.hand_of(0).len(), 5 + 2, "of that turn only");
}

/// The monster attacks the shield in vain, and the first card is played alone.
fn strike_again(stage: &mut Stage) {
    let hand = stage.hand_of(0);
    stage.shield(0, 9).attack(1, Half::Charge, 4);
    assert!(matches!(stage.waiting(), Frame::ComboCard { .. }));
    assert_eq!(stage.hand_of(0), hand);
    strike(stage, 0, FIRST);
    to_attack(stage);
}

#[test]
fn one_card_may_ignore_the_extensions_once() {
    kernel::rule!("OW-R43");
    let pack = cards(&[
        card(Red, BARE, &[(Blue, BLOW)]),
        card(Blue, BARE, &[(Red, BARE)]),
        card(Green, BARE, &[(Yellow, BARE)]),
        card(Yellow, BARE, &[]),
    ]);
    let mut stage = hunting(pack, &[WOLF, CAT], "Barghest");
    let blizzard = stage.potion_number("Blizzard");
    stage.potion(0, blizzard).hand(0, &[FIRST, FIRST + 1, FIRST + 2, FIRST + 3]);
    stage.act(0, Action::FightMonster);
    stage.act(0, Action::UseAbility { ability: stage.potion_ability("Blizzard") });
    stage.act(0, play(0, UNLINKED));
    let mut late = stage.clone();
    let free = [play(1, 0), play(2, UNLINKED), play(3, UNLINKED), Action::Stop];
    assert_eq!(stage.menu(0), free, "what matches still links");
    stage.act(0, play(2, UNLINKED));
    assert_eq!(stage.menu(0), [play(3, 0), Action::Stop], "the next card links to this one");
    stage.act(0, Action::Stop);
    to_attack(&mut stage);
    assert_eq!(stage.game.fight.pool, 11, "the extension below was not active");
    late.act(0, play(1, 0));
    assert_eq!(late.menu(0), [play(2, UNLINKED), play(3, UNLINKED), Action::Stop], "later as well");
}
