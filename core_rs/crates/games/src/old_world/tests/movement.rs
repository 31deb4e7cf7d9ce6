//! Movement, locations, tracking (OW-7 to OW-10).

use kernel::Game;

use super::stage::{BEAR, Stage, WOLF, blank, edited, first_card};
use crate::old_world::Action;
use crate::old_world::action::Way;
use crate::old_world::state::{NONE, UNSEEN};
use crate::old_world::vocabulary::{Attribute, Colour, Symbol, Terrain};

const FIRST: u8 = first_card(WOLF);

/// A Wolf whose first cards show Water, Mountain, Forest, Wild.
fn stage() -> Stage {
    let pack = edited(|pack| {
        let symbols = [Symbol::Water, Symbol::Mountain, Symbol::Forest, Symbol::Wild];
        for (number, symbol) in (usize::from(FIRST)..).zip(symbols) {
            pack.cards[number].face = blank(Colour::Blue, symbol);
        }
    });
    Stage::with(pack, &[WOLF, BEAR])
}

fn moves(stage: &Stage) -> Vec<Action> {
    stage.menu(0).into_iter().filter(|action| matches!(action, Action::Move { .. })).collect()
}

#[test]
fn a_movement_is_paid_in_one_of_four_ways() {
    kernel::rule!("OW-9.5", "OW-9.6", "OW-9.7", "OW-8.1");
    let mut stage = stage();
    stage.at(0, 8).gold(0, 0).hand(0, &[FIRST]).turn_of(0);
    let alone = |location, card| Action::Move { location, card, way: Way::Alone };
    assert_eq!(moves(&stage), [alone(0, FIRST), alone(4, FIRST)], "Water, and location 0 takes any card");
    stage.gold(0, 1);
    let paid = Action::Move { location: 7, card: FIRST, way: Way::WithGold };
    assert!(moves(&stage).contains(&paid));
    stage.gold(0, 0).hand(0, &[FIRST, FIRST + 1]);
    stage.act(0, Action::Move { location: 7, card: FIRST, way: Way::WithCard });
    assert_eq!(stage.menu(0), [Action::PaySecond { card: FIRST + 1 }]);
    stage.act(0, Action::PaySecond { card: FIRST + 1 });
    assert_eq!((stage.game.player(0).location, stage.pile_of(0)), (7, vec![FIRST + 1, FIRST]));
    assert_eq!(moves(&stage), [], "no card, no movement");
    stage.hand(0, &[FIRST + 3]);
    assert!(moves(&stage).contains(&alone(9, FIRST + 3)), "a wild symbol goes anywhere");
}

#[test]
fn nothing_is_done_where_the_turn_began() {
    kernel::rule!("OW-9.3", "OW-9.11", "OW-E31", "OW-9.10");
    let mut stage = stage();
    stage.at(0, 5).at(1, 5).gold(0, 3).gold(1, 3).hand(0, &[FIRST, FIRST + 2, FIRST + 3]).turn_of(0);
    let acts = |stage: &Stage| {
        stage.menu(0).into_iter().filter(|action| !matches!(action, Action::Move { .. })).collect::<Vec<_>>()
    };
    assert_eq!(acts(&stage), [Action::EndPhase]);
    stage.act(0, Action::Move { location: 6, card: FIRST + 2, way: Way::Alone });
    stage.act(0, Action::Move { location: 5, card: FIRST, way: Way::Alone });
    assert!(acts(&stage).contains(&Action::UseSite));
    stage.act(0, Action::UseSite).settle_chance();
    assert!(!acts(&stage).contains(&Action::UseSite), "once in a turn");
}

#[test]
fn training_stops_one_above_the_witcher_level() {
    kernel::rule!("OW-10.2", "OW-E2");
    let mut stage = stage();
    stage.at(0, 9).hand(0, &[FIRST]).turn_of(0);
    stage.game.turn.moved = true;
    assert!(stage.menu(0).contains(&Action::UseSite));
    stage.act(0, Action::UseSite);
    assert_eq!(stage.level(0, Attribute::Attack), 2);
    stage.game.turn.sites = 0;
    assert!(!stage.menu(0).contains(&Action::UseSite));
}

#[test]
fn a_school_costs_the_new_level_and_teaches_its_own_specialty() {
    kernel::rule!("OW-10.7", "OW-10.8", "OW-10.12", "OW-E3");
    let mut stage = stage();
    stage.at(0, 3).levels(0, [1, 3, 1, 1]).gold(0, 4).turn_of(0);
    stage.game.turn.moved = true;
    let teaches = |stage: &Stage| stage.game.school_choices(0).collect::<Vec<_>>();
    assert_eq!(teaches(&stage), Attribute::ALL);
    stage.gold(0, 3);
    assert!(!teaches(&stage).contains(&Attribute::Defense));
    for elsewhere in [0, 10] {
        stage.at(0, elsewhere);
        assert!(!teaches(&stage).contains(&Attribute::Specialty));
    }
    stage.at(0, 3).gold(0, 4).act(0, Action::UseSite);
    stage.act(0, Action::ChooseAttribute { attribute: Attribute::Defense });
    assert_eq!((stage.game.player(0).gold, stage.level(0, Attribute::Defense)), (0, 4));
    assert_eq!(stage.game.player(0).shield, 2);
}

#[test]
fn a_tracked_monster_leaves_a_trail_where_its_token_leads() {
    kernel::rule!("OW-7.4", "OW-7.5", "OW-7.6", "OW-7.7", "OW-10.6", "OW-E11");
    let mut stage = stage();
    stage.monster("Harpy", 13).at(0, 2).gold(0, 0).hand(0, &[FIRST, FIRST + 1]).turn_of(0);
    stage.game.turn.moved = true;
    stage.act(0, Action::UseSite).act(0, Action::ChooseTerrain { terrain: Terrain::Mountain });
    stage.chance(Action::DrawLocation { location: 3 });
    assert_eq!((stage.game.player(0).gold, stage.game.player(0).tracking[1]), (1, 3));
    stage.act(0, Action::Move { location: 3, card: FIRST + 1, way: Way::Alone });
    let player = stage.game.player(0);
    assert_eq!((player.gold, player.tracking[1], player.trail[1]), (2, NONE, 3));
    assert!(!stage.game.can_track(0, Terrain::Mountain));
}

#[test]
fn a_token_of_the_present_location_is_drawn_again() {
    kernel::rule!("OW-R15");
    let mut stage = stage();
    stage.monster("Harpy", 13).at(0, 2).turn_of(0);
    stage.game.turn.moved = true;
    stage.act(0, Action::UseSite).act(0, Action::ChooseTerrain { terrain: Terrain::Mountain });
    stage.chance(Action::DrawLocation { location: 2 }).chance(Action::DrawLocation { location: 18 });
    assert_eq!(stage.game.player(0).tracking[1], 18);
    assert!(stage.game.tokens >> 2 & 1 != 0, "the first one is back in the stack");
}

#[test]
fn a_trail_taken_unseen_has_no_number() {
    kernel::rule!("OW-7.3", "OW-7.8", "OW-7.15", "OW-7.9");
    let mut stage = stage();
    let stack = stage.game.stack(Terrain::Water);
    stage.clear_frames().run(&[]);
    stage.game.take_trail(0, Terrain::Water, &mut |_, _| {});
    stage.game.take_trail(0, Terrain::Water, &mut |_, _| {});
    assert_eq!(stage.game.player(0).trail, [NONE, NONE, UNSEEN]);
    assert_eq!(stage.game.stack(Terrain::Water), stack - 1, "one trail of a terrain");
    assert_eq!(stage.game.observe(kernel::Viewer::Spectator).players[0].trails, [Terrain::Water]);
}

#[test]
fn the_exchange_trashes_a_card_for_one_that_costs_at_most_one_more() {
    kernel::rule!("OW-10.5", "OW-R45", "OW-R26");
    let mut stage = stage();
    stage.at(0, 8).hand(0, &[FIRST]).turn_of(0);
    stage.game.turn.moved = true;
    let exchanges = |stage: &Stage| {
        let menu = stage.menu(0).into_iter();
        menu.filter_map(|action| match action {
            Action::Exchange { slot, .. } => Some(stage.game.market[usize::from(slot)]),
            _ => None,
        })
        .collect::<Vec<_>>()
    };
    assert!(exchanges(&stage).iter().all(|card| stage.game.face(*card).cost <= 1));
    assert!(exchanges(&stage).len() >= 3);
    let taken = stage.game.market[5];
    stage.act(0, Action::Exchange { card: FIRST, slot: 5 }).settle_chance();
    assert_eq!(stage.hand_of(0), [taken]);
    assert!(stage.game.trashed.contains(FIRST));
    assert!(stage.game.market.iter().all(|card| *card != NONE));
    assert_eq!(exchanges(&stage), [], "once in a turn");
}
