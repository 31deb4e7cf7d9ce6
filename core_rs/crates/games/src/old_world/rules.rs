//! Old World as a game of the kernel: who is asked, what everyone may know of the question, and what follows. The
//! rules themselves stand in the files of their chapters.

use std::ops::ControlFlow;

use kernel::{Actor, Audience, BadOptions, Dice, Draw, Game, Menu, Node, Seat, Seats, Turn, Viewer, World};

use super::action::Action;
use super::event::Event;
use super::flow::Asks;
use super::frame::Frame;
use super::options::Options;
use super::pack::{Op, Pack};
use super::state::{NONE, OldWorld, source};
use super::view::View;

impl OldWorld {
    /// Who alone learns what is chosen or drawn: cards drawn, looked at or put back, and boards offered (OW-22A).
    fn sole_witness(&self) -> Option<u8> {
        match self.top() {
            Frame::OfferSchool { seat }
            | Frame::DrawCards { seat, .. }
            | Frame::DrawnBack { seat, .. }
            | Frame::LookDraw { seat, .. }
            | Frame::LookOrder { seat, .. }
            | Frame::PutBack { seat, .. }
            | Frame::ReturnDrawn { seat, .. } => Some(seat),
            _ => None,
        }
    }

    /// Menus made of a hand, of cards looked at or of boards offered in secret (OW-21).
    fn is_closed(&self) -> bool {
        match self.top() {
            // Everyone knows which board is the last one (DS1).
            Frame::KeepSchool { .. } => self.offer[1] != NONE,
            // So is a menu with an option that costs hand cards.
            Frame::ExploreOption { card, .. } => {
                (0..2).any(|option| self.exploration_choice(card, option).cost.takes_cards())
            }
            Frame::EventOption { event, .. } => {
                (0..2).any(|option| self.event_choice(event, option).cost.takes_cards())
            }
            Frame::Run { at, .. } => matches!(self.op(at), Op::May { cost, .. } if cost.takes_cards()),
            Frame::PhaseOne { .. }
            | Frame::PhaseTwo { .. }
            | Frame::SecondCard { .. }
            | Frame::DiscardDown { .. }
            | Frame::DiscardHand { .. }
            | Frame::DiscardFound { .. }
            | Frame::TrashCards { .. }
            | Frame::PutBack { .. }
            | Frame::ReturnDrawn { .. }
            | Frame::LookDiscard { .. }
            | Frame::LookOrder { .. }
            | Frame::ComboCard { .. }
            | Frame::DamageHand { .. }
            | Frame::TrashHand { .. } => true,
            _ => false,
        }
    }
}

impl Game for OldWorld {
    const ID: &'static str = "old_world";
    const RULES: u16 = 2;
    /// The longest limit is 500 rounds of five turns; a turn with a long duel takes some hundred entries, and no
    /// duel can take more than 20 turns for each of the cards of both sides (OW-15.16).
    const LONGEST: usize = 2_000_000;
    type Pack = Pack;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn initial(pack: &'static Pack, options: &Options) -> Result<Self, BadOptions> {
        options.check()?;
        Ok(Self::table(pack, options))
    }

    fn seats(&self) -> usize {
        usize::from(self.count)
    }

    fn turn(&self) -> Turn {
        match self.asks() {
            Asks::Chance(source) => Turn::Chance(Draw { source, count: self.draws[usize::from(source)] }),
            Asks::Seat(seat) => Turn::Decide(Seats::only(Seat::new(seat))),
            Asks::Nobody => Turn::Over(self.outcome()),
        }
    }

    fn node(&self, _: Actor) -> Node {
        let outcome = self.sole_witness().map_or(Audience::Everyone, |seat| Audience::only(Seat::new(seat)));
        Node { outcome, menu: if self.is_closed() { Menu::Closed } else { Menu::Open } }
    }

    fn legal<B>(&self, actor: Actor, mut visit: impl FnMut(Action) -> ControlFlow<B>) -> ControlFlow<B> {
        match (self.asks(), actor) {
            (Asks::Chance(_), Actor::Chance) => self.chances(&mut visit),
            (Asks::Seat(asked), Actor::Seat(seat)) if seat.index() == usize::from(asked) => {
                self.decisions(asked, &mut visit)
            }
            _ => ControlFlow::Continue(()),
        }
    }

    fn sample(&self, dice: &mut Dice) -> Action {
        let Asks::Chance(source) = self.asks() else { unreachable!("chance is to move") };
        if Self::draws_card(source) {
            let cards = if source == source::MARKET { self.market_deck } else { self.drawable() };
            return Action::DrawCard { card: cards.nth(dice.below(cards.len() as u32)) };
        }
        if self.is_even() { self.draw_evenly(dice) } else { self.weigh(dice) }
    }

    fn apply_unchecked(&mut self, actor: Actor, action: Action, tell: &mut impl FnMut(Audience, Event)) {
        let frame = self.top();
        if let Some(source) = self.source() {
            self.draw_from(source);
        }
        self.frames.pop();
        self.answer(frame, actor, action, tell);
        self.settle(tell);
    }

    fn observe(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn reimagine(&self, viewer: Viewer, dice: &mut Dice) -> World<Self> {
        self.imagine(viewer, dice)
    }

    fn refusal(&self, seat: Seat, action: Action) -> String {
        self.observe(Viewer::Seat(seat)).refusal(action)
    }

    fn appraise(&self, seat: Seat) -> i32 {
        self.appraisal(seat.index() as u8)
    }

    fn stretch(&self) -> u32 {
        u32::from(self.round) * 8 + u32::from(self.turn.active)
    }
}
