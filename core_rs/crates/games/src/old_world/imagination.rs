//! Worlds a viewer cannot tell from the real one (OW-22A). Which cards a player owns is public; hidden is which of
//! them are in hand and which in the deck, the cards at known places that somebody else looked at, the monster's
//! cards that a witcher looked at, and boards offered to a drafter. What the viewer does not know is collected,
//! sorted, and dealt again to the hidden places in a fixed order.
//!
//! Forgotten on purpose: after a card was put back in secret nothing is known of that hand; after the first draw
//! from a life pool it is no longer known which cards were in the discard pile before the fight.

use kernel::{Dice, Viewer, World};

use super::cards::Cards;
use super::frame::Frame;
use super::state::{NONE, OldWorld};

/// A hidden place of a player's cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Spot {
    /// Cards just drawn, some of which go back.
    Drawn,
    /// The rest of the hand.
    Hand,
    /// A place at the top of the deck.
    Top(usize),
    /// A place at its bottom.
    Bottom(usize),
    /// The cards of the deck without an order.
    Unseen,
}

impl OldWorld {
    /// Who draws cards of which some go back.
    pub(super) fn drawer(&self) -> Option<u8> {
        self.frames.as_slice().iter().rev().find_map(|frame| match frame {
            Frame::DrawnBack { seat, .. } | Frame::ReturnDrawn { seat, .. } => Some(*seat),
            _ => None,
        })
    }

    /// Who is offered boards.
    pub(super) fn drafter(&self) -> Option<u8> {
        match self.frames.top() {
            Some(Frame::OfferSchool { seat } | Frame::KeepSchool { seat }) => Some(*seat),
            _ => None,
        }
    }

    /// The hidden places of an owner's cards in a fixed order, with what really lies there.
    fn spots(&self, viewer: Viewer, owner: u8) -> Vec<(Spot, Cards)> {
        let player = self.player(owner);
        let relation = self.relation(viewer, owner);
        let hidden = player.hand.minus(self.known_hand(viewer, owner));
        let fresh = if self.drawer() == Some(owner) { self.drawn } else { Cards::EMPTY };
        let drawn: Cards = hidden.iter().filter(|card| fresh.contains(*card)).collect();
        let mut spots = vec![(Spot::Drawn, drawn), (Spot::Hand, hidden.minus(drawn))];
        for (place, placed) in player.deck.top.as_slice().iter().enumerate() {
            if placed.knowers & relation == 0 {
                spots.push((Spot::Top(place), [placed.card].into_iter().collect()));
            }
        }
        for (place, placed) in player.deck.bottom.as_slice().iter().enumerate() {
            if placed.knowers & relation == 0 {
                spots.push((Spot::Bottom(place), [placed.card].into_iter().collect()));
            }
        }
        spots.push((Spot::Unseen, player.deck.unseen.minus(player.deck.barred)));
        spots
    }

    pub(super) fn imagine(&self, viewer: Viewer, dice: &mut Dice) -> World<Self> {
        let mut world = self.clone();
        for owner in 0..self.count {
            world.deal_hidden(viewer, owner, dice);
        }
        world.deal_pool(viewer, dice);
        world.offer_unknown(viewer, dice);
        World::imagined(world)
    }

    /// A player's hidden cards fall anew on their places.
    fn deal_hidden(&mut self, viewer: Viewer, owner: u8, dice: &mut Dice) {
        let spots = self.spots(viewer, owner);
        if self.relation(viewer, owner) == 0 {
            // A third party cannot say which of the cards that left the hand the opponent had seen.
            self.player_mut(owner).glimpsed = Cards::EMPTY;
        }
        if spots.iter().filter(|(_, cards)| !cards.is_empty()).count() < 2 {
            return;
        }
        let all = spots.iter().fold(Cards::EMPTY, |all, (_, cards)| all.union(*cards));
        let mut pool: Vec<u8> = all.iter().collect();
        dice.shuffle(&mut pool);
        let player = &mut self.players[usize::from(owner)];
        player.hand = player.hand.minus(all);
        self.drawn = self.drawn.minus(all);
        for (spot, old) in spots {
            let dealt: Cards = pool.drain(..old.len()).collect();
            match (spot, dealt.iter().next()) {
                (Spot::Drawn, _) => {
                    player.hand = player.hand.union(dealt);
                    self.drawn = self.drawn.union(dealt);
                }
                (Spot::Hand, _) => player.hand = player.hand.union(dealt),
                (Spot::Top(place), Some(card)) => player.deck.top.as_mut_slice()[place].card = card,
                (Spot::Bottom(place), Some(card)) => player.deck.bottom.as_mut_slice()[place].card = card,
                _ => player.deck.unseen = player.deck.barred.union(dealt),
            }
        }
    }

    /// Monster cards that a witcher looked at and this viewer did not.
    fn deal_pool(&mut self, viewer: Viewer, dice: &mut Dice) {
        let relation = self.relation(viewer, NONE);
        let hidden: Vec<usize> = (0..self.fight.top.len())
            .filter(|place| self.fight.top.as_slice()[*place].knowers & relation == 0)
            .collect();
        if hidden.is_empty() {
            return;
        }
        let placed = hidden.iter().map(|place| self.fight.top.as_slice()[*place].card);
        let mut pool: Vec<u8> = placed.chain(self.unseen_fight_cards()).collect();
        pool.sort_unstable();
        dice.shuffle(&mut pool);
        for (place, card) in hidden.into_iter().zip(pool) {
            self.fight.top.as_mut_slice()[place].card = card;
        }
    }

    /// Boards offered to somebody else.
    fn offer_unknown(&mut self, viewer: Viewer, dice: &mut Dice) {
        let Some(drafter) = self.drafter() else { return };
        let offered = self.offer.iter().filter(|school| **school != NONE).count();
        if offered == 0 || self.relation(viewer, drafter) & super::cards::OWNER != 0 {
            return;
        }
        let mut boards: Vec<u8> = self.free_schools().collect();
        dice.shuffle(&mut boards);
        self.offer = [NONE; 2];
        self.offer[..offered].copy_from_slice(&boards[..offered]);
        self.offer.sort_unstable();
    }
}

#[cfg(any(test, feature = "laws"))]
impl kernel::laws::Lawful for OldWorld {
    /// Everything that lies somewhere: action cards, potions, exploration cards, location and monster tokens,
    /// fight cards, trophies.
    fn components(&self) -> Vec<u32> {
        use super::pack::{FIGHT_CARDS, POTIONS, SCHOOLS};
        let players = || &self.players[..usize::from(self.count)];
        let mut found: Vec<u32> = Vec::new();
        let mut add = |kind: u32, number: u32| found.push(kind * 1000 + number);
        let piles = (0..self.count).flat_map(|seat| self.pile(seat));
        let held = players().iter().flat_map(|player| player.deck.all().iter().chain(player.hand.iter()));
        let sets = [self.market_deck, self.common, self.transit, self.trashed];
        let combo = self.combo.cards().iter().map(|(card, _)| *card);
        let row = self.market.into_iter().filter(|card| *card != NONE);
        let laid_out = players().iter().all(|player| player.location != NONE);
        let boxed = (0..SCHOOLS as u8)
            .filter(|school| !laid_out || players().iter().all(|player| player.school != *school))
            .flat_map(|school| Self::starters(school).iter());
        let cards = sets.into_iter().flat_map(Cards::iter).chain(piles).chain(held).chain(combo);
        cards.chain(row).chain(boxed).for_each(|card| add(1, u32::from(card)));
        for potion in 0..POTIONS {
            let own: u8 = players().iter().map(|player| player.potions[potion] + player.spent[potion]).sum();
            let copies = self.potions[potion] + self.potion_discard[potion] + own;
            (0..copies).for_each(|_| add(2, potion as u32));
        }
        let explored = self.explorations.iter().chain(self.removed.iter()).chain(self.quests());
        explored.for_each(|card| add(3, u32::from(card)));
        let tokens = players().iter().flat_map(|player| player.trail.iter().chain(&player.tracking)).copied();
        let tokens = tokens.filter(|token| *token < super::state::UNSEEN);
        let slots = self.slots.iter().map(|slot| slot.location).filter(|location| *location != NONE);
        let quests = self.quest_at.iter().filter(|at| **at != NONE && **at & super::movement::TOKEN != 0);
        let quests = quests.map(|at| at & !super::movement::TOKEN);
        let tokens = tokens.chain(slots).chain(quests).chain(Self::locations(self.tokens));
        tokens.for_each(|location| add(4, u32::from(location)));
        let lair = [self.lair.stacks, self.lair.extra, self.lair.driven, self.lair.defeated];
        let monsters = lair.into_iter().flat_map(|set| (0..32).filter(move |bit| set >> bit & 1 != 0));
        let standing =
            self.slots.iter().filter(|slot| slot.monster != NONE).map(|slot| u32::from(slot.monster));
        monsters.chain(standing).for_each(|monster| add(5, monster));
        let placed = self.fight.top.as_slice().iter().map(|placed| placed.card);
        let shown = (0..FIGHT_CARDS as u8).filter(|card| self.fight.shown >> card & 1 != 0);
        placed.chain(shown).chain(self.unseen_fight_cards()).for_each(|card| add(6, u32::from(card)));
        found
    }

    fn hidden(&self, viewer: Viewer) -> Vec<kernel::laws::Zone> {
        use kernel::laws::Zone;
        let mut zones = Vec::new();
        for owner in 0..self.count {
            for (_, cards) in self.spots(viewer, owner) {
                zones.push(Zone { pool: u32::from(owner), kinds: cards.iter().map(u32::from).collect() });
            }
        }
        let relation = self.relation(viewer, NONE);
        for placed in self.fight.top.as_slice() {
            if placed.knowers & relation == 0 {
                zones.push(Zone { pool: 10, kinds: vec![u32::from(placed.card)] });
            }
        }
        zones.push(Zone { pool: 10, kinds: self.unseen_fight_cards().map(u32::from).collect() });
        zones
    }
}
