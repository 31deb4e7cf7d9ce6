//! Tests of Path of Destiny's rules, clause by clause. They stand inside the game because they set the table by hand.

mod alliances;
mod automa;
mod automa_stories;
mod chance;
mod chapter_end;
mod ciri;
mod conditions;
mod dandelion;
mod decisions;
mod draft;
mod effect_props;
mod effect_window;
mod effects;
mod effort;
mod ending;
mod experience;
mod flow;
mod geralt;
mod hands;
mod invariants;
mod keeping;
mod lesser_evil;
mod objectives;
mod outcomes;
mod pages;
mod play;
mod requirements;
mod results;
mod scenes;
mod secrets;
mod setup;
mod solo;
mod special;
mod stage;
mod story_props;
mod symbols;
mod terms;
mod vesemir;
mod visibility;
mod votes;
mod windows;
mod yennefer;

use kernel::rule;

use crate::path_of_destiny::Action;
use crate::path_of_destiny::frame::Frame;
use crate::path_of_destiny::tests::stage::{CIRI, DANDELION, GERALT, Stage, VESEMIR};

#[test]
fn a_draft_makes_the_new_order() {
    rule!("POD-E19", "POD-5.14");
    let mut stage = Stage::laid_out(4, &[GERALT, VESEMIR, CIRI, DANDELION]);
    stage.run(&[Frame::NewOrder, Frame::Draft { at: 0 }]);
    stage.act(0, Action::TakeRow { row: 2 });
    stage.act(1, Action::TakeDeck).settle_chance();
    stage.act(2, Action::TakeDeck).settle_chance();
    stage.act(3, Action::TakeRow { row: 0 });
    assert_eq!(stage.game.order[..4], [1, 2, 3, 0]);
}
