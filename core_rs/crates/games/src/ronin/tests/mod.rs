//! Tests of Ronin's rules, clause by clause. They stand inside the game because they set the table by hand.

mod authored;
mod authored_boards;
mod automa;
mod board_setup;
mod chapter;
mod ciri;
mod conditions;
mod cups;
mod dandelion;
mod draft;
mod effects;
mod ending;
mod experience;
mod flow;
mod geralt;
mod invariants;
mod partnership;
mod play;
mod props;
mod results;
mod setup;
mod solo;
mod spaces;
mod stage;
mod symbols;
mod taken;
mod tea;
mod terms;
mod visibility;
mod windows;
mod yennefer;

use kernel::rule;

use crate::ronin::Action;
use crate::ronin::frame::Frame;
use crate::ronin::tests::stage::{CIRI, GERALT, Stage, YENNEFER};

#[test]
fn a_draft_makes_the_new_order() {
    rule!("RON-E12", "RON-5.14");
    let mut stage = Stage::laid_out(4, &[GERALT, YENNEFER, CIRI, 2]);
    stage.run(&[Frame::NewOrder, Frame::Draft { at: 0 }]);
    stage.act(0, Action::TakeRow { row: 4 });
    assert_eq!(stage.game.figure(0).experience, 1);
    stage.act(1, Action::Pass).act(1, Action::TakeDeck).settle_chance();
    stage.act(2, Action::TakeRow { row: 0 });
    stage.act(3, Action::TakeDeck).settle_chance();
    assert_eq!(stage.game.order[..4], [1, 3, 2, 0]);
}
