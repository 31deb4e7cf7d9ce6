//! Dice poker at the table (OW-11, OW-19.12).

use super::stage::{BEAR, Stage, WOLF};
use crate::old_world::Action;

#[test]
fn the_active_player_wins_a_full_tie() {
    kernel::rule!("OW-11.2", "OW-11.6", "OW-11.7", "OW-11.12", "OW-9.12", "OW-E9");
    let mut stage = Stage::of(&[WOLF, BEAR]);
    stage.at(0, 7).at(1, 7).gold(0, 2).gold(1, 2).turn_of(0);
    stage.game.turn.moved = true;
    stage.act(0, Action::Poker { seat: kernel::Seat::new(1) });
    stage.dice(&[1, 1, 2, 3, 4]).dice(&[4, 3, 2, 1, 1]);
    stage.act(1, Action::Reroll { dice: 0 }).act(0, Action::Reroll { dice: 0 });
    assert_eq!((stage.game.player(0).gold, stage.game.player(1).gold), (4, 1));
    assert!(!stage.menu(0).contains(&Action::Poker { seat: kernel::Seat::new(1) }), "once in a turn");
    assert!(!stage.game.can_duel(0, 1));
}

#[test]
fn the_locals_are_played_by_the_player_to_the_right() {
    kernel::rule!("OW-11.8", "OW-11.9", "OW-11.10", "OW-10.4");
    let mut stage = Stage::of(&[WOLF, BEAR, 2]);
    stage.at(0, 6).at(2, 6).gold(0, 1).gold(2, 3).turn_of(0);
    stage.game.turn.moved = true;
    stage.act(0, Action::UseSite).dice(&[6, 6, 6, 6, 6]).dice(&[1, 2, 2, 4, 6]);
    assert_eq!(stage.asked(), [2]);
    stage.act(2, Action::Reroll { dice: 0 }).act(0, Action::Reroll { dice: 0 });
    assert_eq!((stage.game.player(0).gold, stage.game.player(2).gold), (3, 3));
    assert!(stage.menu(0).contains(&Action::Poker { seat: kernel::Seat::new(2) }), "not the same game");
}

#[test]
fn alone_the_bank_pays_by_rank() {
    kernel::rule!("OW-19.12", "OW-19.13", "OW-E32", "OW-R35", "OW-19.4");
    for (dice, gold) in [([3, 3, 3, 2, 2], 5), ([1, 1, 3, 4, 6], 1), ([2, 2, 3, 3, 6], 2)] {
        let mut stage = Stage::of(&[WOLF]);
        stage.at(0, 6).gold(0, 2).turn_of(0);
        stage.game.turn.moved = true;
        stage.act(0, Action::UseSite).dice(&dice).act(0, Action::Reroll { dice: 0 });
        assert_eq!(stage.game.player(0).gold, gold);
    }
}
