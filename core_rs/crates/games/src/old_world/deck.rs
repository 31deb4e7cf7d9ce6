//! Personal cards (OW-5): drawing, discarding, trashing, putting back and looking, with what everyone comes to know
//! by it. A card that everyone saw entering a hand is `known`; one that only the opponent in a duel saw is
//! `glimpsed`. A secret move out of the hand clears both.

use std::ops::ControlFlow;

use kernel::{Audience, Seat};

use super::action::Action;
use super::cards::{Cards, OPPONENT, OWNER, Placed};
use super::event::{Event, Tell};
use super::frame::Frame;
use super::state::{HAND, NONE, OldWorld};
use super::vocabulary::{Place, Places};

impl OldWorld {
    pub(super) fn hand_size(&self, seat: u8) -> usize {
        self.player(seat).hand.len()
    }

    /// All cards of a player: deck, hand, discard pile and combo (OW-26.1).
    pub(super) fn own_cards(&self, seat: u8) -> Cards {
        let player = self.player(seat);
        let mut all = player.deck.all().union(player.hand).union(self.pile(seat).collect());
        if self.combo_owner() == Some(seat) {
            self.combo.cards().iter().for_each(|(card, _)| all.insert(*card));
        }
        all
    }

    /// The discard pile, top first.
    pub(super) fn pile(&self, seat: u8) -> impl Iterator<Item = u8> {
        let mut next = self.player(seat).pile;
        std::iter::from_fn(move || {
            let card = (next != NONE).then_some(next)?;
            next = self.under[usize::from(card)];
            Some(card)
        })
    }

    /// Puts a card on top of the own discard pile (OW-5.10).
    pub(super) fn bury(&mut self, seat: u8, card: u8) {
        let player = &mut self.players[usize::from(seat)];
        self.under[usize::from(card)] = player.pile;
        player.pile = card;
    }

    /// Takes a card out of the discard pile.
    pub(super) fn unearth(&mut self, seat: u8, card: u8) {
        let below = self.under[usize::from(card)];
        self.under[usize::from(card)] = NONE;
        if self.player(seat).pile == card {
            self.player_mut(seat).pile = below;
            return;
        }
        let above = self.pile(seat).find(|other| self.under[usize::from(*other)] == card);
        if let Some(above) = above {
            self.under[usize::from(above)] = below;
        }
    }

    /// Empties the discard pile.
    fn clear_pile(&mut self, seat: u8) -> Cards {
        let cards: Cards = self.pile(seat).collect();
        cards.iter().for_each(|card| self.under[usize::from(card)] = NONE);
        self.player_mut(seat).pile = NONE;
        cards
    }

    /// Takes a card out of the hand; nobody knows it there any more.
    pub(super) fn take_from_hand(&mut self, seat: u8, card: u8) {
        let player = self.player_mut(seat);
        player.hand.remove(card);
        player.known.remove(card);
        player.glimpsed.remove(card);
    }

    /// Puts a card that everyone sees into the hand, if there is room (OW-5.11).
    pub(super) fn take_to_hand(&mut self, seat: u8, card: u8) {
        let player = self.player_mut(seat);
        player.hand.insert(card);
        player.known.insert(card);
    }

    // Drawing.

    /// Whether a card can be drawn: OW-5.4 outside fights, OW-5.5 inside, OW-5.7.
    pub(super) fn can_draw(&self, seat: u8) -> bool {
        self.hand_size(seat) < HAND && self.has_top(seat)
    }

    /// Whether there is a top card, if need be after a reshuffle.
    pub(super) fn has_top(&self, seat: u8) -> bool {
        let player = self.player(seat);
        !player.deck.is_empty() || (!self.fight.is_on() && player.pile != NONE)
    }

    /// OW-5.4: an empty deck is made anew of the discard pile. Everything but the hand is then in the deck, and
    /// everyone could see what was not: the hand is known.
    pub(super) fn renew_deck(&mut self, seat: u8, tell: &mut impl Tell) {
        if !self.player(seat).deck.is_empty() || self.fight.is_on() {
            return;
        }
        let cards = self.clear_pile(seat);
        let player = self.player_mut(seat);
        player.known = player.hand;
        player.deck.shuffle_in(cards);
        tell(Audience::Everyone, Event::Reshuffled { seat, cards: cards.len() as u8 });
    }

    /// A card is drawn from the deck.
    pub(super) fn draw_card(&mut self, seat: u8, card: u8, tell: &mut impl Tell) {
        let player = self.player_mut(seat);
        let knowers = player.deck.take_top(card);
        player.hand.insert(card);
        if knowers & OPPONENT != 0 {
            player.glimpsed.insert(card);
        }
        tell(Audience::only(Seat::new(seat)), Event::Drew { seat, card });
        tell(Audience::except(Seat::new(seat)), Event::DrewUnseen { seat });
    }

    // Discarding and trashing.

    /// A hand card goes to the discard pile.
    pub(super) fn discard_card(&mut self, seat: u8, card: u8, tell: &mut impl Tell) {
        self.take_from_hand(seat, card);
        self.bury(seat, card);
        tell(Audience::Everyone, Event::Discarded { seat, card, from: Place::Hand });
        self.card_lost(seat, tell);
    }

    /// The top card of the deck goes to the discard pile.
    pub(super) fn discard_top(&mut self, seat: u8, card: u8, tell: &mut impl Tell) {
        self.player_mut(seat).deck.take_top(card);
        self.bury(seat, card);
        tell(Audience::Everyone, Event::Discarded { seat, card, from: Place::Deck });
        self.card_lost(seat, tell);
    }

    /// OW-5.9: whether a card may still be trashed.
    pub(super) fn may_trash(&self, seat: u8) -> bool {
        self.own_cards(seat).len() > 1
    }

    /// OW-2.11, OW-5.13: a card leaves the game.
    pub(super) fn trash_card(&mut self, seat: u8, card: u8, from: Place, tell: &mut impl Tell) {
        match from {
            Place::Hand => self.take_from_hand(seat, card),
            Place::Discard => self.unearth(seat, card),
            Place::Deck | Place::Shield => self.player_mut(seat).deck.take(card),
        }
        self.trashed.insert(card);
        tell(Audience::Everyone, Event::Trashed { seat, card, from });
        self.card_lost(seat, tell);
    }

    /// The top card of the deck is trashed (OW-16.10).
    pub(super) fn trash_top(&mut self, seat: u8, card: u8, tell: &mut impl Tell) {
        self.player_mut(seat).deck.take_top(card);
        self.trashed.insert(card);
        tell(Audience::Everyone, Event::Trashed { seat, card, from: Place::Deck });
        self.card_lost(seat, tell);
    }

    /// OW-5.8: own cards to trash, by place.
    pub(super) fn trash_menu<B>(
        &self,
        seat: u8,
        from: Places,
        visit: &mut impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let player = self.player(seat);
        let places = [
            (Place::Hand, player.hand),
            (Place::Deck, player.deck.all()),
            (Place::Discard, self.pile(seat).collect()),
        ];
        let mut found: Vec<(u8, Place)> = places
            .into_iter()
            .filter(|(place, _)| from.contains(*place))
            .flat_map(|(place, cards)| cards.iter().map(move |card| (card, place)))
            .collect();
        found.sort_unstable();
        found.into_iter().try_for_each(|(card, from)| visit(Action::Trash { card, from }))
    }

    /// Whether anything can be trashed from these places.
    pub(super) fn can_trash(&self, seat: u8, from: Places) -> bool {
        let player = self.player(seat);
        self.may_trash(seat)
            && (from.contains(Place::Hand) && !player.hand.is_empty()
                || from.contains(Place::Deck) && !player.deck.is_empty()
                || from.contains(Place::Discard) && player.pile != NONE)
    }

    /// A card of the own choice is trashed; a searched deck is shuffled (OW-5.8).
    pub(super) fn trash_chosen(&mut self, seat: u8, card: u8, from: Place, tell: &mut impl Tell) {
        self.trash_card(seat, card, from, tell);
        if from == Place::Deck {
            self.player_mut(seat).deck.shuffle_in(Cards::EMPTY);
        }
    }

    /// The deck was searched: a card is discarded, and it is shuffled.
    pub(super) fn discard_found(&mut self, seat: u8, card: u8, tell: &mut impl Tell) {
        let player = self.player_mut(seat);
        player.deck.take(card);
        player.deck.shuffle_in(Cards::EMPTY);
        self.bury(seat, card);
        tell(Audience::Everyone, Event::Discarded { seat, card, from: Place::Deck });
        self.card_lost(seat, tell);
    }

    /// Takes a card of the own discard pile into hand.
    pub(super) fn retrieve(&mut self, seat: u8, card: u8, tell: &mut impl Tell) {
        self.unearth(seat, card);
        self.take_to_hand(seat, card);
        tell(Audience::Everyone, Event::Retrieved { seat, card });
    }

    /// OW-14.28 `TakeTopDiscard`: with a full hand nothing is taken (OW-5.11).
    pub(super) fn retrieve_top(&mut self, seat: u8, tell: &mut impl Tell) {
        let top = self.player(seat).pile;
        if top != NONE && self.hand_size(seat) < HAND {
            self.retrieve(seat, top, tell);
        }
    }

    // Putting back.

    /// A hand card goes on or under the own deck; only its owner knows which.
    pub(super) fn put_back(&mut self, seat: u8, card: u8, under: bool, tell: &mut impl Tell) {
        let player = self.player_mut(seat);
        player.hand.remove(card);
        player.known = Cards::EMPTY;
        player.glimpsed = Cards::EMPTY;
        let placed = Placed { card, knowers: OWNER };
        if under {
            if player.deck.bottom.is_full() {
                // The lowest known place is as good as any other card of the deck.
                let first = player.deck.bottom.remove(0);
                player.deck.unseen.insert(first.card);
            }
            let place = player.deck.bottom.len();
            player.deck.bottom.insert(place, placed);
        } else {
            self.lay_on_top(seat, placed);
        }
        Self::tell_put_back(seat, card, tell);
    }

    /// OW-18.12: a card just drawn goes back on top. Others knew of none of them but what the opponent had seen.
    pub(super) fn return_drawn(&mut self, seat: u8, card: u8, tell: &mut impl Tell) {
        let drawn = self.drawn;
        self.drawn.remove(card);
        let player = self.player_mut(seat);
        player.glimpsed = player.glimpsed.minus(drawn);
        player.hand.remove(card);
        self.lay_on_top(seat, Placed { card, knowers: OWNER });
        Self::tell_put_back(seat, card, tell);
    }

    fn lay_on_top(&mut self, seat: u8, placed: Placed) {
        let deck = &mut self.player_mut(seat).deck;
        if deck.top.is_full() {
            let last = deck.top.remove(deck.top.len() - 1);
            deck.unseen.insert(last.card);
        }
        deck.top.insert(0, placed);
    }

    fn tell_put_back(seat: u8, card: u8, tell: &mut impl Tell) {
        tell(Audience::only(Seat::new(seat)), Event::PutBack { seat, owner: Some(seat), card });
        tell(Audience::except(Seat::new(seat)), Event::PutBackUnseen { seat });
    }

    // Life pools and new decks.

    /// OW-14.2: the discard pile is shuffled into the deck. The hand stays, and what was in the pile is not in it.
    pub(super) fn make_life_pool(&mut self, seat: u8, tell: &mut impl Tell) {
        let pile = self.clear_pile(seat);
        let player = self.player_mut(seat);
        let barred = player.deck.barred.union(pile);
        player.deck.shuffle_in(pile);
        player.deck.barred = barred;
        let cards = player.deck.len() as u8;
        tell(Audience::Everyone, Event::LifePool { seat, cards });
    }

    /// OW-15.10, OW-16.24, OW-17.6: deck, discard pile and hand become a new deck.
    pub(super) fn gather(&mut self, seat: u8) {
        let pile = self.clear_pile(seat);
        let player = self.player_mut(seat);
        player.deck.shuffle_in(pile.union(player.hand));
        player.hand = Cards::EMPTY;
        player.known = Cards::EMPTY;
        player.glimpsed = Cards::EMPTY;
    }

    pub(super) fn new_deck(&mut self, seat: u8, tell: &mut impl Tell) {
        self.gather(seat);
        let cards = self.player(seat).deck.len() as u8;
        tell(Audience::Everyone, Event::NewDeck { seat, cards });
    }

    // Looking (OW-18.8, OW-18.14, OW-18.15).

    /// The known places at the top of an owner's deck or of the monster's pool.
    fn tops(&self, owner: u8) -> &[Placed] {
        if owner == NONE { self.fight.top.as_slice() } else { self.player(owner).deck.top.as_slice() }
    }

    /// What somebody who looks at an owner's deck is to it.
    pub(super) fn knower(seat: u8, owner: u8) -> u8 {
        if seat == owner { OWNER } else { OPPONENT }
    }

    /// Whether a further card is there to look at.
    pub(super) fn can_look(&self, owner: u8, seen: u8) -> bool {
        seen < self.cards_to_look_at(owner) && self.tops(owner).len() >= usize::from(seen)
    }

    /// How many cards an owner's deck, or the monster's pool, has.
    pub(super) fn cards_to_look_at(&self, owner: u8) -> u8 {
        if owner == NONE { self.fight.pool } else { self.player(owner).deck.len() as u8 }
    }

    /// The cards that can lie at a place of a deck that is looked at.
    pub(super) fn look_candidates(&self, owner: u8, seen: u8) -> Cards {
        if let Some(placed) = self.tops(owner).get(usize::from(seen)) {
            return [placed.card].into_iter().collect();
        }
        if owner == NONE {
            return self.unseen_fight_cards().collect();
        }
        let deck = &self.player(owner).deck;
        if deck.unseen.is_empty() {
            return deck.bottom.as_slice().iter().take(1).map(|placed| placed.card).collect();
        }
        deck.unseen
    }

    /// Fight cards whose place nobody knows and that were not shown.
    pub(super) fn unseen_fight_cards(&self) -> impl Iterator<Item = u8> {
        let placed = self.fight.top.as_slice().iter().fold(0u32, |bits, placed| bits | 1 << placed.card);
        let known = placed | self.fight.shown;
        (0..super::pack::FIGHT_CARDS as u8).filter(move |card| known >> card & 1 == 0)
    }

    /// A card at a place is looked at.
    pub(super) fn look_at(&mut self, seat: u8, owner: u8, seen: u8, card: u8, tell: &mut impl Tell) {
        let place = usize::from(seen);
        let knower = Self::knower(seat, owner);
        if place < self.tops(owner).len() {
            self.tops_mut(owner)[place].knowers |= knower;
        } else if owner == NONE {
            self.fight.top.insert(place, Placed { card, knowers: knower });
        } else {
            let deck = &mut self.player_mut(owner).deck;
            let from_below = deck.unseen.is_empty();
            let knowers = if from_below { deck.bottom.remove(0).knowers } else { 0 };
            deck.unseen.remove(card);
            deck.barred = Cards::EMPTY;
            deck.top.insert(place, Placed { card, knowers: knowers | knower });
        }
        let owner = (owner != NONE).then_some(owner);
        tell(Audience::only(Seat::new(seat)), Event::Seen { seat, owner, card });
    }

    fn tops_mut(&mut self, owner: u8) -> &mut [Placed] {
        if owner == NONE {
            self.fight.top.as_mut_slice()
        } else {
            self.player_mut(owner).deck.top.as_mut_slice()
        }
    }

    /// The cards looked at from a place on.
    pub(super) fn looked(&self, owner: u8, from: u8, cards: u8) -> Cards {
        self.tops(owner)[usize::from(from)..usize::from(cards)].iter().map(|placed| placed.card).collect()
    }

    /// One of the cards looked at is discarded; everyone sees it.
    pub(super) fn discard_looked(&mut self, owner: u8, card: u8, tell: &mut impl Tell) {
        let Some(place) = self.tops(owner).iter().position(|placed| placed.card == card) else { return };
        if owner == NONE {
            self.fight.top.remove(place);
            self.monster_loses(card, tell);
        } else {
            self.player_mut(owner).deck.top.remove(place);
            self.bury(owner, card);
            tell(Audience::Everyone, Event::Discarded { seat: owner, card, from: Place::Deck });
            self.card_lost(owner, tell);
        }
    }

    /// One of the cards looked at takes its place.
    pub(super) fn place_looked(&mut self, seat: u8, owner: u8, place: u8, card: u8, tell: &mut impl Tell) {
        let tops = self.tops_mut(owner);
        if let Some(from) = tops.iter().position(|placed| placed.card == card) {
            tops[usize::from(place)..=from].rotate_right(1);
        }
        let owner = (owner != NONE).then_some(owner);
        tell(Audience::only(Seat::new(seat)), Event::PutBack { seat, owner, card });
    }

    /// The steps after the cards were looked at.
    pub(super) fn after_look(&mut self, look: [u8; 4], reorder: bool, tell: &mut impl Tell) {
        let [seat, owner, cards, discard] = look;
        if discard > 0 && cards > 0 {
            self.frames.push(Frame::LookDiscard { seat, owner, cards, left: discard.min(cards), reorder });
        } else if reorder && cards > 1 {
            // Whoever does not look no longer knows which card lies where.
            let knower = Self::knower(seat, owner);
            for placed in &mut self.tops_mut(owner)[..usize::from(cards)] {
                placed.knowers = knower;
            }
            self.frames.push(Frame::LookOrder { seat, owner, cards, done: 0 });
        } else {
            tell(Audience::Everyone, Event::LookEnded { seat });
        }
    }
}
