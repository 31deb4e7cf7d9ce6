//! What of a story can be otherwise for a viewer (POD-23.2): objectives it has not looked at, and alliance cards that
//! lie in a deck, with others, or face down among the discards.
//!
//! A rebuilt alliance deck mixes what was discarded in the open with what lay face down. Who remembers could tell some
//! cards apart that are exchanged here; forgetting that much is simpler and gives nothing away.

use kernel::{Dice, Viewer};

use super::alliance::cards_of;
use super::objective::undrawn;
use super::pack::TYPES;
use super::state::PathOfDestiny;
use super::vocabulary::Side;
use crate::cards::CardSet;

impl PathOfDestiny {
    /// Whether a viewer knows what the objective of a place is.
    fn knows_objective(&self, viewer: Viewer, place: u8) -> bool {
        let looked = matches!(viewer, Viewer::Seat(seat) if self.has_looked(place, seat.index() as u8));
        looked || self.turned_up >> place & 1 != 0
    }

    /// Objectives that were drawn and that the viewer does not know.
    fn unknown_objectives(&self, viewer: Viewer) -> impl Iterator<Item = u8> {
        (0..TYPES as u8).filter(move |place| {
            !undrawn(self.objectives[usize::from(*place)]) && !self.knows_objective(viewer, *place)
        })
    }

    /// Alliance cards of a side that lie with somebody else or face down, each place in a fixed order.
    fn unknown_alliances(&self, viewer: Viewer, side: Side) -> Vec<CardSet> {
        let foreign = |figure: usize| !matches!(viewer, Viewer::Seat(seat) if seat.index() == figure);
        let held = self.alliances.iter().map(|cards| cards.minus(self.revealed));
        let places = held.zip(self.face_down).enumerate().filter(|(figure, _)| foreign(*figure));
        places
            .flat_map(|(_, (held, discarded))| [held, discarded])
            .map(|cards| cards.intersection(cards_of(side)))
            .collect()
    }

    pub(super) fn imagine_story(&mut self, viewer: Viewer, dice: &mut Dice) {
        let unknown: Vec<u8> = self.unknown_objectives(viewer).collect();
        for place in unknown {
            let choices: Vec<u8> = self.objectives_of(place).collect();
            self.objectives[usize::from(place)] = dice.pick(&choices);
        }
        for side in Side::ALL {
            let places = self.unknown_alliances(viewer, side);
            let hidden = places.iter().fold(CardSet::EMPTY, |all, cards| all.union(*cards));
            if hidden.is_empty() {
                continue;
            }
            let deck = self.alliance_deck.intersection(cards_of(side));
            let mut pool: Vec<u8> = hidden.union(deck).iter().collect();
            dice.shuffle(&mut pool);
            let mut dealt = places
                .iter()
                .map(|place| pool.drain(..place.len()).collect::<CardSet>())
                .collect::<Vec<_>>()
                .into_iter();
            for figure in 0..self.alliances.len() {
                if matches!(viewer, Viewer::Seat(seat) if seat.index() == figure) {
                    continue;
                }
                let known = self.alliances[figure].minus(cards_of(side).minus(self.revealed));
                self.alliances[figure] = known.union(dealt.next().unwrap_or(CardSet::EMPTY));
                let known = self.face_down[figure].minus(cards_of(side));
                self.face_down[figure] = known.union(dealt.next().unwrap_or(CardSet::EMPTY));
            }
            self.alliance_deck = self.alliance_deck.minus(cards_of(side)).union(pool.into_iter().collect());
        }
    }
}

#[cfg(any(test, feature = "laws"))]
impl crate::timeline::tale::LawfulTale for super::state::Fate {
    /// Alliance cards, behind the numbers of the action cards.
    fn components(game: &PathOfDestiny) -> Vec<u32> {
        let piles = [game.alliance_deck, game.alliance_discard].into_iter();
        let cards = piles.chain(game.alliances).chain(game.face_down);
        cards.flat_map(CardSet::iter).map(|card| 1000 + u32::from(card)).collect()
    }

    fn hidden(game: &PathOfDestiny, viewer: Viewer) -> Vec<kernel::laws::Zone> {
        use kernel::laws::Zone;
        let mut zones = Vec::new();
        for place in game.unknown_objectives(viewer) {
            let pool = 1000 + u32::from(place);
            let drawn = game.objectives[usize::from(place)];
            let rest = game.objectives_of(place).filter(|objective| *objective != drawn);
            zones.push(Zone { pool, kinds: vec![u32::from(drawn)] });
            zones.push(Zone { pool, kinds: rest.map(u32::from).collect() });
        }
        for side in Side::ALL {
            let pool = 2000 + side as u32;
            let zone = |cards: CardSet| Zone { pool, kinds: cards.iter().map(u32::from).collect() };
            zones.push(zone(game.alliance_deck.intersection(cards_of(side))));
            zones.extend(game.unknown_alliances(viewer, side).into_iter().map(zone));
        }
        zones
    }
}
