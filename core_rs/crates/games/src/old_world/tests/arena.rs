//! Fights set by hand, for the tests of combat.

use kernel::Seat;

use super::stage::{CAT, Stage, VIPER, WOLF, blank, edited, first_card};
use crate::old_world::action::UNLINKED;
use crate::old_world::frame::Frame;
use crate::old_world::pack::{Extension, Face, Icons};
use crate::old_world::vocabulary::{Colour, Symbol, Terrain};
use crate::old_world::{Action, Event, Pack};

/// The first cards of a Wolf.
pub const FIRST: u8 = first_card(WOLF);
/// The first card of a Viper, the usual opponent in a duel.
pub const RIVAL: u8 = first_card(VIPER);

/// No icon.
pub const BARE: Icons = Icons { damage: 0, shield: 0, draw: 0, take: 0, returns: false };
/// One point of damage.
pub const BLOW: Icons = Icons { damage: 1, ..BARE };

/// A card with icons, and extensions with theirs.
pub fn card(colour: Colour, icons: Icons, extensions: &[(Colour, Icons)]) -> Face {
    let extensions =
        extensions.iter().map(|(colour, icons)| Extension { colour: *colour, icons: *icons }).collect();
    Face { icons, extensions, ..blank(colour, Symbol::Forest) }
}

/// Gives every school these first cards; the others show nothing.
pub fn lay(pack: &mut Pack, faces: &[Face]) {
    for number in 90..140 {
        let face = faces.get((number - 90) % 10).cloned();
        pack.cards[number].face = face.unwrap_or_else(|| blank(Colour::Blue, Symbol::Forest));
    }
}

/// A pack with these first cards.
pub fn cards(faces: &[Face]) -> &'static Pack {
    edited(|pack| lay(pack, faces))
}

/// A pack whose first card deals so much damage and whose others show nothing.
pub fn striking(damage: u8) -> &'static Pack {
    cards(&[card(Colour::Red, Icons { damage, ..BARE }, &[])])
}

/// Seat 0 stands before a monster at Hengfors with its trail and may fight it.
pub fn hunting(pack: &'static Pack, schools: &[u8], monster: &str) -> Stage {
    let mut stage = Stage::with(pack, schools);
    let first = first_card(schools[0]);
    stage.monster(monster, 2).trail(0, Terrain::Mountain).at(0, 2).hand(0, &[first, first + 1]);
    stage.turn_of(0).act(0, Action::EndPhase);
    stage
}

/// A Wolf has begun to fight a monster, and is on turn.
pub fn hunt(pack: &'static Pack, monster: &str) -> Stage {
    let mut stage = hunting(pack, &[WOLF, CAT], monster);
    stage.act(0, Action::FightMonster);
    stage
}

/// A Wolf and a Viper, and whoever else, stand at Vizima; the Wolf may fight.
pub fn rivals(pack: &'static Pack, others: &[u8]) -> Stage {
    let schools = [&[WOLF, VIPER], others].concat();
    let mut stage = Stage::with(pack, &schools);
    for seat in 0..schools.len() as u8 {
        stage.at(seat, 7).shield(seat, 0).gold(seat, 5);
    }
    stage.hand(0, &[FIRST, FIRST + 1]).hand(1, &[RIVAL, RIVAL + 1]);
    stage.turn_of(0).act(0, Action::EndPhase);
    stage
}

/// The Wolf fights the Viper.
pub fn challenge(stage: &mut Stage) {
    stage.act(0, Action::FightWitcher { seat: Seat::new(1) });
}

/// A combo of cards, each with the extension below that it links to.
pub fn combo(stage: &mut Stage, seat: u8, cards: &[(u8, u8)]) {
    for (card, extension) in cards {
        stage.act(seat, Action::Play { card: *card, extension: *extension });
    }
    stage.act(seat, Action::Stop);
}

/// A combo of one card.
pub fn strike(stage: &mut Stage, seat: u8, card: u8) {
    combo(stage, seat, &[(card, UNLINKED)]);
}

/// Chance goes on until the monster's attack is to be named.
pub fn to_attack(stage: &mut Stage) {
    stage.go_on_until(|stage| matches!(stage.waiting(), Frame::NameAttack { .. }));
}

/// Everybody goes on until seat 0 draws in Phase III.
pub fn to_phase_three(stage: &mut Stage) {
    stage.go_on_until(|stage| {
        stage.game.turn.phase == 3 && matches!(stage.waiting(), Frame::DrawCards { seat: 0, .. })
    });
}

/// What was told, in the words of a test; what it has no word for is left out.
pub fn story<T>(stage: &Stage, word: impl Fn(&Event) -> Option<T>) -> Vec<T> {
    stage.told.iter().filter_map(|(_, event)| word(event)).collect()
}

/// Whether the seat is offered an ability.
pub fn offered(stage: &Stage, seat: u8, ability: u8) -> bool {
    stage.menu(seat).contains(&Action::UseAbility { ability })
}
