//! Moments without an ability are passed quickly, those with one never (OW-25.4).

use crate::old_world::content;
use crate::old_world::pack::Holder;
use crate::old_world::state::NONE;

use super::stage::{BEAR, Stage, WOLF};

#[test]
fn whoever_holds_an_ability_has_an_occasion_and_nobody_else() {
    kernel::rule!("OW-25.4");
    for entry in &content::embedded().abilities {
        let mut game = Stage::of(&[WOLF, BEAR]).game;
        let moment = entry.when;
        assert!(!game.is_occasion(moment, 0), "nobody has anything yet");
        let (player, fight) = (&mut game.players[0], &mut game.fight);
        match entry.holder {
            Holder::Attribute(attribute) => player.attributes = 1 << attribute as u8,
            Holder::School(school) => player.schools = 1 << school,
            Holder::Trophy(monster) => player.monsters = 1 << monster,
            Holder::Event(event) => player.kept = 1 << event,
            Holder::Potion(_) => fight.sides[0].seat = 0,
            Holder::Specialty(school) => (player.school, fight.sides[0].seat) = (school, 0),
            Holder::Monster(monster) => {
                (player.school, fight.monster, fight.sides[0].seat) = (NONE, monster, 0);
            }
        }
        assert!(game.is_occasion(moment, 0), "{}", entry.text);
        assert!(!game.is_occasion(moment, 1), "{}", entry.text);
    }
}
