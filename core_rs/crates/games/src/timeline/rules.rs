//! A timeline game as a game of the kernel: who is asked, what they may do, and what follows. The rules themselves
//! stand in the files of their chapters; a frame that only one game has is handed to its tale.

use std::ops::ControlFlow;

use kernel::{Actor, Audience, BadOptions, Dice, Draw, Game, Menu, Node, Seat, Seats, Turn, Viewer, World};

use super::action::Action;
use super::event::{Event, Tell};
use super::frame::Frame;
use super::table::{NONE, Table, source};
use super::tale::{Asks, Tale};
use super::view::View;
use super::vocabulary::{Kind, Side};

impl<T: Tale> Table<T> {
    pub(crate) fn top(&self) -> Frame {
        *self.frames.top().expect("the game ends with a frame that stays")
    }

    fn asks(&self) -> Asks {
        match self.top() {
            Frame::FirstChooser => self.next_draw(source::FIRST),
            Frame::OfferCharacter { .. } | Frame::DrawAutoma { .. } => self.next_draw(source::CHARACTER),
            Frame::Refill | Frame::DrawCards { .. } | Frame::AutomaDraw { .. } | Frame::Search { .. } => {
                self.next_draw(source::DECK)
            }
            Frame::Select => Asks::All(self.selecting()),
            Frame::Keep => Asks::All(self.keeping()),
            Frame::KeepCharacter { seat }
            | Frame::Slot { seat }
            | Frame::Window { seat, .. }
            | Frame::BeforeEffect { seat, .. }
            | Frame::SwapFirst { seat }
            | Frame::SwapSecond { seat, .. }
            | Frame::TakeFaceUp { seat, .. }
            | Frame::BurnPair { seat, .. }
            | Frame::BurnGain { seat, .. }
            | Frame::ChooseActive { seat, .. }
            | Frame::NameKind { seat }
            | Frame::TakeBack { seat, .. }
            | Frame::Recolour { seat, .. }
            | Frame::PlayCard { seat, .. }
            | Frame::Cash { seat, .. }
            | Frame::DiscardCard { seat }
            | Frame::Lose { seat, .. } => Asks::Seat(seat),
            Frame::Over => Asks::Nobody,
            frame => T::asks(self, frame),
        }
    }

    /// The next draw from a source that counts them.
    pub(crate) fn next_draw(&self, source: u8) -> Asks {
        Asks::Chance(Draw { source, count: u32::from(self.draws[usize::from(source)]) })
    }

    /// Whether the frame has a question to put now; otherwise it is carried out.
    fn waits(&self, frame: Frame) -> bool {
        match frame {
            Frame::OfferCharacter { .. }
            | Frame::KeepCharacter { .. }
            | Frame::DrawAutoma { .. }
            | Frame::Slot { .. }
            | Frame::SwapFirst { .. }
            | Frame::SwapSecond { .. }
            | Frame::TakeFaceUp { .. }
            | Frame::BurnPair { .. }
            | Frame::BurnGain { .. }
            | Frame::ChooseActive { .. }
            | Frame::NameKind { .. }
            | Frame::TakeBack { .. }
            | Frame::Recolour { .. }
            | Frame::PlayCard { .. }
            | Frame::Cash { .. }
            | Frame::Lose { .. }
            | Frame::Over => true,
            Frame::FirstChooser => self.first == NONE && self.players > 1,
            Frame::Refill => self.can_draw() && self.empty_place().is_some(),
            Frame::DrawCards { left, .. } | Frame::AutomaDraw { left, .. } => left > 0 && self.can_draw(),
            Frame::Search { .. } => self.can_draw(),
            Frame::Window { seat, window } => self.window_asks(seat, window),
            Frame::BeforeEffect { seat, position, waived } => self.effect_window_asks(seat, position, waived),
            Frame::DiscardCard { seat } => !self.figure(seat).hand.is_empty(),
            Frame::Select => !self.selecting().is_empty(),
            Frame::Keep => !self.keeping().is_empty(),
            Frame::Characters { .. }
            | Frame::Turn
            | Frame::Maintenance
            | Frame::Draft { .. }
            | Frame::NewOrder
            | Frame::Before { .. }
            | Frame::Resolve { .. }
            | Frame::ResolveCards { .. }
            | Frame::PlayEnds
            | Frame::TurnEnds
            | Frame::TradeGain { .. }
            | Frame::PullOthers { .. }
            | Frame::Evaluate { .. }
            | Frame::Reward { .. }
            | Frame::BeforeClearing { .. }
            | Frame::Clear
            | Frame::Kept { .. }
            | Frame::KeptCards { .. } => false,
            frame => T::waits(self, frame),
        }
    }

    /// Carries frames out until one has a question.
    pub(crate) fn settle(&mut self, tell: &mut impl Tell) {
        while !self.waits(self.top()) {
            let frame = self.top();
            self.frames.pop();
            self.run(frame, tell);
        }
        // RON-5.13, POD-R4: a deck that was empty with its discard pile is made anew when a card is wanted.
        if matches!(self.asks(), Asks::Chance(Draw { source: source::DECK, .. })) {
            self.reshuffle_if_empty(tell);
        }
    }

    /// A frame without a question.
    fn run(&mut self, frame: Frame, tell: &mut impl Tell) {
        match frame {
            Frame::FirstChooser => self.begin_choosing(if self.first == NONE { 0 } else { self.first }, tell),
            Frame::Characters { chooser } => self.draft_characters(chooser, tell),
            Frame::Turn => self.begin_turn(tell),
            Frame::Maintenance => self.maintain_rows(tell),
            Frame::Draft { at } => self.draft_next(at, tell),
            Frame::NewOrder => self.new_order(tell),
            Frame::Before { at } => self.open_before(at),
            Frame::Select => self.reveal(tell),
            Frame::Resolve { at } => self.resolve_next(at),
            Frame::ResolveCards { seat, position } => self.resolve_cards(seat, position),
            Frame::PlayEnds => self.end_play(),
            Frame::TurnEnds => self.end_turn(),
            Frame::BeforeEffect { seat, position, waived } => {
                self.frames.push(Frame::Evaluate { figure: seat, position, waived });
            }
            Frame::TradeGain { seat, count } => self.gain_fewer(seat, count, tell),
            Frame::PullOthers { seat, kind, at } => self.pull_others(seat, kind, at, tell),
            Frame::Search { seat, .. } => self.end_search(seat, tell),
            Frame::Evaluate { figure, position, waived } => self.evaluate(figure, position, waived, tell),
            Frame::Reward { figure, position, level } => self.reward(figure, position, level, tell),
            Frame::BeforeClearing { at } => self.open_before_clearing(at),
            Frame::Clear => self.clear(tell),
            Frame::Keep => self.reveal_kept(tell),
            Frame::Kept { at } => self.resolve_kept(at),
            Frame::KeptCards { seat, position } => self.resolve_kept_cards(seat, position),
            // Nothing to draw, nothing to use, nothing to discard.
            Frame::Refill
            | Frame::DrawCards { .. }
            | Frame::AutomaDraw { .. }
            | Frame::Window { .. }
            | Frame::DiscardCard { .. } => {}
            frame => T::run(self, frame, tell),
        }
    }

    pub(crate) fn draw_from(&mut self, source: u8) {
        self.draws[usize::from(source)] += 1;
    }

    /// The answer to a question of the table.
    fn answer(&mut self, frame: Frame, actor: Actor, action: Action, tell: &mut impl Tell) {
        match (frame, action) {
            (Frame::FirstChooser, Action::DrawFirst { seat }) => {
                self.draw_from(source::FIRST);
                self.begin_choosing(seat, tell);
            }
            (Frame::OfferCharacter { seat }, Action::DrawCharacter { character }) => {
                self.draw_from(source::CHARACTER);
                self.take_offer(character);
                tell(Audience::only(Seat::new(seat)), Event::CharacterOffered { figure: seat, character });
            }
            (Frame::DrawAutoma { figure }, Action::DrawCharacter { character }) => {
                self.draw_from(source::CHARACTER);
                self.take_character(figure, character, tell);
            }
            (Frame::KeepCharacter { seat }, Action::KeepCharacter { character }) => {
                self.take_character(seat, character, tell);
            }
            (Frame::Refill, Action::DrawCard { card }) => {
                self.frames.push(Frame::Refill);
                self.deal_row(card, tell);
            }
            (Frame::DrawCards { seat, left }, Action::DrawCard { card }) => {
                self.frames.push(Frame::DrawCards { seat, left: left - 1 });
                self.draw_card(seat, card, tell);
            }
            (Frame::AutomaDraw { figure, left }, Action::DrawCard { card }) => {
                self.frames.push(Frame::AutomaDraw { figure, left: left - 1 });
                T::automa_takes(self, figure, card, tell);
                self.play_for_automa(figure, card, tell);
                self.leave_deck(card, tell);
            }
            (Frame::Search { seat, kind }, Action::DrawCard { card }) => self.turn_up(seat, kind, card, tell),
            (Frame::Slot { seat }, Action::TakeDeck) => self.take_deck(seat, tell),
            (Frame::Slot { seat }, Action::TakeRow { row }) => self.take_row(seat, row, tell),
            (
                Frame::Select | Frame::Keep,
                Action::Select { card: pick } | Action::Keep { position: pick },
            ) => {
                let Actor::Seat(seat) = actor else { unreachable!("chance lays down no cards") };
                self.frames.push(frame);
                self.pick(seat.index() as u8, pick, tell);
            }
            (Frame::Window { seat, .. }, Action::UseAbility { ability }) => {
                self.frames.push(frame);
                self.use_ability(seat, ability, tell);
            }
            (Frame::BeforeEffect { seat, position, waived }, Action::UseAbility { ability }) => {
                self.use_on_effect([seat, position, waived], ability, tell);
            }
            (Frame::BeforeEffect { seat, position, waived }, Action::Pass) => {
                self.frames.push(Frame::Evaluate { figure: seat, position, waived });
            }
            (Frame::SwapFirst { seat }, Action::PickCard { row, place }) => {
                self.frames.push(Frame::SwapSecond { seat, row, place });
            }
            (Frame::SwapSecond { row: one, place: first, .. }, Action::PickCard { row, place }) => {
                self.swap((one, first), (row, place), tell);
            }
            (Frame::TakeFaceUp { seat, play }, Action::PickCard { row, place }) => {
                self.take_face_up(seat, play, (row, place), tell);
            }
            (Frame::BurnPair { seat, most }, Action::BurnPair { row }) => {
                self.burn_pair(seat, most, row, tell);
            }
            (Frame::BurnGain { seat, left, symbols, .. }, Action::ChooseKind { kind }) => {
                self.burn_gain(seat, left, symbols, kind, tell);
            }
            (Frame::ChooseActive { seat, purpose }, Action::ChooseActive { side }) => {
                self.choose_active(seat, purpose, side, tell);
            }
            (Frame::NameKind { seat }, Action::ChooseKind { kind }) => {
                tell(Audience::Everyone, Event::KindNamed { figure: seat, kind });
                self.frames.push(Frame::Search { seat, kind });
            }
            (Frame::TakeBack { seat, after }, Action::TakeBack { position }) => {
                self.take_back(seat, position, after, tell);
            }
            (Frame::Recolour { seat, .. }, Action::Recolour { position }) => {
                self.recolour(seat, position, tell);
            }
            (Frame::PlayCard { seat, window, .. }, Action::PlayCard { card }) => {
                self.play_card(seat, card, window, tell);
            }
            (Frame::Cash { seat, done, left, .. }, Action::DiscardCard { card }) => {
                self.cash([seat, done, left], card, tell);
            }
            (Frame::Cash { seat, done, .. }, Action::Stop) => {
                self.frames.push(Frame::DrawCards { seat, left: done });
            }
            (Frame::DiscardCard { seat }, Action::DiscardCard { card }) => {
                self.discard_from_hand(seat, card, tell);
            }
            (Frame::Lose { seat, kinds, left, scope, from }, action) => {
                self.lose([seat, kinds, left, scope, from], action, tell);
            }
            (Frame::Window { .. }, Action::Pass) | (Frame::BurnGain { .. }, Action::Stop) => {}
            (frame, action) => T::answer(self, frame, actor, action, tell),
        }
    }

    /// What a seat may do; only called for a seat that is asked.
    fn decisions<B>(&self, seat: u8, visit: &mut impl FnMut(Action) -> ControlFlow<B>) -> ControlFlow<B> {
        match self.top() {
            Frame::KeepCharacter { .. } => {
                self.offered().try_for_each(|character| visit(Action::KeepCharacter { character }))
            }
            Frame::Slot { .. } => self.slots(visit),
            Frame::Select => self.selectable(seat, visit),
            Frame::Keep => self.keepable(seat, visit),
            Frame::Window { window, .. } => self.window_menu(seat, window, visit),
            Frame::BeforeEffect { position, waived, .. } => {
                self.effect_window_menu([seat, position, waived], visit)
            }
            Frame::SwapFirst { .. } => self.face_up(0..self.lowest_filled_row(), visit),
            Frame::SwapSecond { row, .. } => self.face_up(row + 1..self.row_count(), visit),
            Frame::TakeFaceUp { .. } => self.face_up(0..self.row_count(), visit),
            Frame::BurnPair { .. } => (0..self.row_count())
                .filter(|row| self.row_has_cards(*row))
                .try_for_each(|row| visit(Action::BurnPair { row })),
            Frame::BurnGain { from, symbols, .. } => Self::burn_menu(from, symbols, visit),
            Frame::ChooseActive { .. } => [Side::Left, Side::Right]
                .into_iter()
                .try_for_each(|side| visit(Action::ChooseActive { side })),
            Frame::NameKind { .. } => {
                Kind::ALL.into_iter().try_for_each(|kind| visit(Action::ChooseKind { kind }))
            }
            Frame::TakeBack { .. } => (0..self.figure(seat).timeline.len())
                .try_for_each(|position| visit(Action::TakeBack { position })),
            Frame::Recolour { position, .. } => self.recolour_menu(seat, position, visit),
            Frame::PlayCard { except, .. } => self.playable(seat, except, visit),
            Frame::Cash { done, from, .. } => self.cash_menu([seat, done, from], visit),
            Frame::DiscardCard { .. } => self.cash_menu([seat, 0, 0], visit),
            Frame::Lose { kinds, left, scope, from, .. } => {
                self.losses([seat, kinds, left, scope, from], visit)
            }
            frame => T::decisions(self, frame, seat, visit),
        }
    }

    /// What was dealt to the chooser, by rising number.
    pub(crate) fn offered(&self) -> impl Iterator<Item = u8> {
        let mut offer = self.offer;
        offer.sort_unstable();
        offer.into_iter().filter(|offered| *offered != NONE)
    }

    /// Characters or boards that can still be dealt to the chooser.
    pub(crate) fn not_offered(&self, free: impl Iterator<Item = u8>) -> impl Iterator<Item = u8> {
        free.filter(|number| !self.offer.contains(number))
    }

    fn chances<B>(&self, visit: &mut impl FnMut(Action) -> ControlFlow<B>) -> ControlFlow<B> {
        match self.top() {
            Frame::FirstChooser => (0..self.players).try_for_each(|seat| visit(Action::DrawFirst { seat })),
            Frame::OfferCharacter { .. } | Frame::DrawAutoma { .. } => self
                .not_offered(self.free_characters())
                .try_for_each(|character| visit(Action::DrawCharacter { character })),
            Frame::Refill | Frame::DrawCards { .. } | Frame::AutomaDraw { .. } | Frame::Search { .. } => {
                self.deck.iter().try_for_each(|card| visit(Action::DrawCard { card }))
            }
            frame => T::chances(self, frame, visit),
        }
    }
}

impl<T: Tale> Game for Table<T> {
    const ID: &'static str = T::ID;
    const RULES: u16 = T::RULES;
    const LONGEST: usize = T::LONGEST;
    type Pack = T::Pack;
    type Options = T::Options;
    type Action = Action;
    type Event = Event;
    type View = View<T::Sight>;

    fn initial(pack: &'static T::Pack, options: &T::Options) -> Result<Self, BadOptions> {
        T::begin(pack, options)
    }

    fn seats(&self) -> usize {
        usize::from(self.players)
    }

    fn turn(&self) -> Turn {
        match self.asks() {
            Asks::Chance(draw) => Turn::Chance(draw),
            Asks::Seat(seat) => Turn::Decide(Seats::only(Seat::new(seat))),
            Asks::All(seats) => Turn::Decide(seats),
            Asks::Nobody => Turn::Over(T::outcome(self)),
        }
    }

    /// Menus made of a hand or of boards dealt in secret are private; so is the second of two cards to keep, because
    /// the first is (RON-20, POD-22).
    fn node(&self, actor: Actor) -> Node {
        let frame = self.top();
        let everyone = |menu| Node { outcome: Audience::Everyone, menu };
        match (frame, actor) {
            (Frame::OfferCharacter { seat } | Frame::DrawCards { seat, .. }, _) => {
                Node { outcome: Audience::only(Seat::new(seat)), menu: Menu::Open }
            }
            (Frame::Select, Actor::Seat(seat)) => Node { outcome: Audience::only(seat), menu: Menu::Closed },
            (Frame::Keep, Actor::Seat(seat)) => {
                let second = self.figures[seat.index()].picked() > 0;
                let menu = if second { Menu::Closed } else { Menu::Open };
                Node { outcome: Audience::only(seat), menu }
            }
            // RON-3.12, POD-3.14: everyone knows when a single board is left.
            (Frame::KeepCharacter { .. }, _) if self.offer[1] == NONE => everyone(Menu::Open),
            (
                Frame::KeepCharacter { .. }
                | Frame::PlayCard { .. }
                | Frame::Cash { .. }
                | Frame::DiscardCard { .. },
                _,
            ) => everyone(Menu::Closed),
            (
                Frame::FirstChooser
                | Frame::DrawAutoma { .. }
                | Frame::Refill
                | Frame::AutomaDraw { .. }
                | Frame::Search { .. }
                | Frame::Slot { .. }
                | Frame::Window { .. }
                | Frame::BeforeEffect { .. }
                | Frame::SwapFirst { .. }
                | Frame::SwapSecond { .. }
                | Frame::TakeFaceUp { .. }
                | Frame::BurnPair { .. }
                | Frame::BurnGain { .. }
                | Frame::ChooseActive { .. }
                | Frame::NameKind { .. }
                | Frame::TakeBack { .. }
                | Frame::Recolour { .. }
                | Frame::Lose { .. }
                | Frame::Over,
                _,
            ) => everyone(Menu::Open),
            (frame, actor) => T::node(self, frame, actor),
        }
    }

    fn legal<B>(&self, actor: Actor, mut visit: impl FnMut(Action) -> ControlFlow<B>) -> ControlFlow<B> {
        match (self.asks(), actor) {
            (Asks::Chance(_), Actor::Chance) => self.chances(&mut visit),
            (Asks::Seat(asked), Actor::Seat(seat)) if seat.index() == usize::from(asked) => {
                self.decisions(asked, &mut visit)
            }
            (Asks::All(seats), Actor::Seat(seat)) if seats.contains(seat) => {
                self.decisions(seat.index() as u8, &mut visit)
            }
            _ => ControlFlow::Continue(()),
        }
    }

    fn sample(&self, dice: &mut Dice) -> Action {
        if let Asks::Chance(Draw { source: source::DECK, .. }) = self.asks() {
            return Action::DrawCard { card: self.deck.nth(dice.below(self.deck.len() as u32)) };
        }
        dice.pick(&self.menu(Actor::Chance))
    }

    fn apply_unchecked(&mut self, actor: Actor, action: Action, tell: &mut impl FnMut(Audience, Event)) {
        let frame = self.top();
        self.frames.pop();
        self.answer(frame, actor, action, tell);
        self.settle(tell);
    }

    fn observe(&self, viewer: Viewer) -> Self::View {
        View::of(self, viewer)
    }

    fn reimagine(&self, viewer: Viewer, dice: &mut Dice) -> World<Self> {
        self.imagine(viewer, dice)
    }

    fn refusal(&self, seat: Seat, action: Action) -> String {
        self.observe(Viewer::Seat(seat)).refusal(action)
    }

    fn appraise(&self, seat: Seat) -> i32 {
        T::appraise(self, seat.index() as u8)
    }

    fn stretch(&self) -> u32 {
        u32::from(self.chapter) * 4 + u32::from(self.turn)
    }
}
