//! What a question is like: who is asked, whether everyone knows the menu, and whether the match answers by itself.

use kernel::matches::{Next, next};
use kernel::{Actor, Game, Menu, Seat, Viewer};

use super::stage::Stage;
use crate::old_world::vocabulary::{Site, Symbol, Terrain};
use crate::old_world::{Action, Event, View};

/// Whether the menu of the seat asked is private.
pub fn is_closed(stage: &Stage) -> bool {
    let [seat] = stage.asked()[..] else { panic!("one seat is asked: {:?}", stage.waiting()) };
    stage.game.node(Actor::Seat(Seat::new(seat))).menu == Menu::Closed
}

/// What the match plays without asking.
pub fn forced(stage: &Stage) -> Option<Action> {
    match next(&stage.game) {
        Next::Forced(_, action) => Some(action),
        _ => None,
    }
}

/// The first location that offers this.
pub fn site(stage: &Stage, wanted: Site) -> u8 {
    let locations = &stage.game.pack().locations;
    locations.iter().position(|location| location.site == wanted).expect("it is on the map") as u8
}

/// The ability of a potion, trophy or kept event with such a holder.
pub fn ability(stage: &Stage, holder: crate::old_world::pack::Holder) -> u8 {
    let abilities = &stage.game.pack().abilities;
    abilities.iter().position(|ability| ability.holder == holder).expect("it is in the pack") as u8
}

/// Market cards of a printed cost.
pub fn of_cost(stage: &Stage, cost: u8) -> Vec<u8> {
    (0..90).filter(|card| stage.game.face(*card).cost == cost).collect()
}

/// Own starting cards with a movement symbol.
pub fn with_symbol(stage: &Stage, seat: u8, symbol: Symbol) -> Vec<u8> {
    let start = 90 + 10 * stage.game.player(seat).school;
    (start..start + 10).filter(|card| stage.game.face(*card).symbol == symbol).collect()
}

pub fn view(stage: &Stage, seat: u8) -> View {
    stage.game.observe(Viewer::Seat(Seat::new(seat)))
}

pub fn spectator(stage: &Stage) -> View {
    stage.game.observe(Viewer::Spectator)
}

/// What a viewer was told.
pub fn heard(stage: &Stage, viewer: Viewer) -> Vec<Event> {
    stage.told.iter().filter(|(to, _)| to.includes(viewer)).map(|(_, event)| event.clone()).collect()
}

/// Hand cards as discards.
pub fn discards(cards: &[u8]) -> Vec<Action> {
    cards.iter().map(|card| Action::Discard { card: *card }).collect()
}

/// Terrains as choices.
pub fn terrains(chosen: &[Terrain]) -> Vec<Action> {
    chosen.iter().map(|terrain| Action::ChooseTerrain { terrain: *terrain }).collect()
}
