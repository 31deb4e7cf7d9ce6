//! The market and Phase III (OW-13), searches of the action deck, and the penalty card (OW-16.25).

use std::ops::ControlFlow;

use kernel::Audience;

use super::action::Action;
use super::cards::Cards;
use super::event::{Event, Tell};
use super::frame::Frame;
use super::state::{HAND, NONE, OldWorld, SLOTS};
use super::vocabulary::{Moment, Place, Price};

/// OW-13.6: what a slot adds to the printed cost.
pub(super) const MODIFIERS: [i8; SLOTS] = [1, 1, 0, 0, 0, -1];
/// Cards kept at most in step 1 of Phase III (OW-13.1).
pub(super) const KEPT: usize = 3;

impl OldWorld {
    // The row.

    /// The market cards with their slots.
    pub(super) fn row(&self) -> impl Iterator<Item = (u8, u8)> {
        (0..).zip(self.market).filter(|(_, card)| *card != NONE)
    }

    /// OW-13.8, OW-13.9: cards close up to the right, keeping their order.
    pub(super) fn close_row(&mut self) {
        let cards: Vec<u8> = self.row().map(|(_, card)| card).collect();
        self.market = [NONE; SLOTS];
        self.market[SLOTS - cards.len()..].copy_from_slice(&cards);
    }

    /// A card leaves its slot; the row is closed up and filled at once (OW-R26).
    pub(super) fn take_slot(&mut self, slot: u8) -> u8 {
        let card = self.market[usize::from(slot)];
        self.market[usize::from(slot)] = NONE;
        self.frames.push(Frame::Refill);
        card
    }

    /// OW-13.11: whether a slot can be filled.
    pub(super) fn can_refill(&self) -> bool {
        self.market[0] == NONE && !(self.market_deck.is_empty() && self.common.is_empty())
    }

    /// OW-R9: an empty action deck is made anew of the common discard.
    pub(super) fn renew_market(&mut self, tell: &mut impl Tell) {
        if self.market_deck.is_empty() && !self.common.is_empty() {
            self.market_deck = self.common;
            self.common = Cards::EMPTY;
            let cards = self.market_deck.len() as u8;
            tell(Audience::Everyone, Event::MarketReshuffled { cards });
        }
    }

    /// A card of the action deck fills the rightmost empty slot.
    pub(super) fn deal_market(&mut self, card: u8, tell: &mut impl Tell) {
        self.market_deck.remove(card);
        self.close_row();
        let slot = self.market.iter().rposition(|card| *card == NONE).expect("a slot is empty");
        self.market[slot] = card;
        tell(Audience::Everyone, Event::MarketDealt { slot: slot as u8, card });
        self.frames.push(Frame::Refill);
    }

    // Taking cards without paying.

    /// OW-12.23: market cards of a cost.
    pub(super) fn fitting_slots(&self, price: Price) -> impl Iterator<Item = u8> {
        self.row().filter(move |(_, card)| price.fits(self.face(*card).cost)).map(|(slot, _)| slot)
    }

    /// OW-12.23, OW-5.11: a market card of this cost, or a search of the action deck.
    pub(super) fn gain_market_card(&mut self, seat: u8, price: Price, to: Place) {
        if to == Place::Hand && self.hand_size(seat) >= HAND {
            return;
        }
        if self.fitting_slots(price).next().is_some() {
            self.frames.push(Frame::TakeMarket { seat, price, to });
        } else {
            self.frames.push(Frame::Search { seat, price, to, renewed: false });
        }
    }

    /// A card that everyone sees comes to its new owner.
    pub(super) fn receive(&mut self, seat: u8, card: u8, to: Place, tell: &mut impl Tell) {
        if to == Place::Hand {
            self.take_to_hand(seat, card);
        } else {
            self.bury(seat, card);
        }
        tell(Audience::Everyone, Event::Gained { seat, card, to });
    }

    /// OW-13.13: whether the search can go on; the common discard comes back once.
    pub(super) fn can_search(&self, renewed: bool) -> bool {
        !self.market_deck.is_empty() || !renewed && !self.common.is_empty()
    }

    /// OW-13.13: a card is turned up; what does not fit is set aside.
    pub(super) fn search(&mut self, search: (u8, Price, Place, bool), card: u8, tell: &mut impl Tell) {
        let (seat, price, to, renewed) = search;
        self.market_deck.remove(card);
        if price.fits(self.face(card).cost) {
            self.receive(seat, card, to, tell);
            self.end_search();
        } else {
            self.transit.insert(card);
            tell(Audience::Everyone, Event::Revealed { card });
            self.frames.push(Frame::Search { seat, price, to, renewed });
        }
    }

    /// The cards set aside go to the common discard.
    pub(super) fn end_search(&mut self) {
        self.common = self.common.union(self.transit);
        self.transit = Cards::EMPTY;
    }

    /// OW-10.9, `ClearMarket`: market cards are trashed from left to right.
    pub(super) fn clear_menu<B>(
        &self,
        left: u8,
        from: u8,
        must: bool,
        visit: &mut impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if !must {
            visit(Action::Decline)?;
        }
        let slots: Vec<u8> = self.row().map(|(slot, _)| slot).filter(|slot| *slot >= from).collect();
        let last = if must { slots.len().saturating_sub(usize::from(left) - 1) } else { slots.len() };
        slots[..last].iter().try_for_each(|slot| visit(Action::TrashMarket { slot: *slot }))
    }

    pub(super) fn clear_slot(&mut self, seat: u8, left: u8, slot: u8, must: bool, tell: &mut impl Tell) {
        let card = self.market[usize::from(slot)];
        self.market[usize::from(slot)] = NONE;
        self.trashed.insert(card);
        tell(Audience::Everyone, Event::MarketCleared { card, trashed: true });
        if left > 1 && self.row().any(|(other, _)| other > slot) {
            self.frames.push(Frame::ClearMarket { seat, left: left - 1, from: slot + 1, must });
        } else {
            self.frames.push(Frame::Refill);
        }
    }

    // Phase III.

    /// OW-13.1 to OW-13.5: discard, draw, buy.
    pub(super) fn begin_phase_three(&mut self, seat: u8, tell: &mut impl Tell) {
        self.turn.phase = 3;
        tell(Audience::Everyone, Event::PhaseBegan { seat, phase: 3 });
        for frame in [
            Frame::Stale,
            Frame::Buy { seat, extra: false },
            Frame::DrawUp { seat },
            Frame::DiscardDown { seat },
            Frame::Moment { moment: Moment::PhaseThree, side: NONE, seat, served: 0 },
        ] {
            self.frames.push(frame);
        }
    }

    /// OW-13.1: any number of cards, down to three at least.
    pub(super) fn discard_down_menu<B>(
        &self,
        seat: u8,
        visit: &mut impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if self.hand_size(seat) <= KEPT {
            visit(Action::Pass)?;
        }
        self.player(seat).hand.iter().try_for_each(|card| visit(Action::Discard { card }))
    }

    /// OW-13.2 to OW-13.4: up to the target.
    pub(super) fn draw_up(&mut self, seat: u8) {
        let left = usize::from(self.turn.target).saturating_sub(self.hand_size(seat)) as u8;
        self.frames.push(Frame::DrawCards { seat, left });
    }

    /// OW-13.6: printed cost and slot.
    pub(super) fn price(&self, slot: u8) -> u8 {
        let cost = self.face(self.market[usize::from(slot)]).cost;
        cost.saturating_add_signed(MODIFIERS[usize::from(slot)])
    }

    /// OW-13.10: slots whose price the hand can pay; with a full hand nothing more is bought (OW-5.11).
    pub(super) fn affordable(&self, seat: u8) -> impl Iterator<Item = u8> {
        let cards = self.hand_size(seat);
        self.row()
            .map(|(slot, _)| slot)
            .filter(move |slot| cards < HAND && usize::from(self.price(*slot)) <= cards)
    }

    /// OW-13.5, OW-13.7: the price is paid with cards; then the card comes to hand.
    pub(super) fn buy(&mut self, seat: u8, slot: u8, tell: &mut impl Tell) {
        let price = self.price(slot);
        let card = self.market[usize::from(slot)];
        self.turn.stale |= usize::from(slot) + 1 < SLOTS;
        tell(Audience::Everyone, Event::Bought { seat, slot, card, price });
        self.frames.push(Frame::Bought { seat });
        self.frames.push(Frame::TakeBought { seat, slot });
        self.frames.push(Frame::DiscardHand { seat, left: price });
    }

    pub(super) fn take_bought(&mut self, seat: u8, slot: u8, tell: &mut impl Tell) {
        let card = self.take_slot(slot);
        self.receive(seat, card, Place::Hand, tell);
    }

    /// `ExtraMarketBuy`: a further purchase, which may be declined.
    pub(super) fn after_purchase(&mut self, seat: u8) {
        if self.turn.purchases > 0 {
            self.turn.purchases -= 1;
            self.frames.push(Frame::Buy { seat, extra: true });
        }
    }

    /// OW-19.14: alone, a row from whose other slots a card was taken loses its last card.
    pub(super) fn drop_stale(&mut self, tell: &mut impl Tell) {
        let card = self.market[SLOTS - 1];
        if self.is_solo() && self.turn.stale && card != NONE {
            self.take_slot(SLOTS as u8 - 1);
            self.common.insert(card);
            tell(Audience::Everyone, Event::MarketCleared { card, trashed: false });
        }
    }
}
