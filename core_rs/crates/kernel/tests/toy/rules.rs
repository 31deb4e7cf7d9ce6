//! The rules: what may be done, and what follows.
//!
//! A turn: draw a shared card and an own card, choose an action, then follow the trail as long as you like. After
//! the last seat's turn all seats clash with sealed choices. The best score after the last round wins.

use std::ops::ControlFlow;

use kernel::{Actor, Audience, Seat};

use crate::cards::{Card, Counts, SUITS};
use crate::deck::{Knowers, LOOK};
use crate::state::{Frame, Pick, SEATS, Step, Toy};
use crate::words::{Action, Event};

/// Tells those who may know one thing and the others another.
fn split(
    tell: &mut impl FnMut(Audience, Event),
    knowers: Knowers,
    event: impl Fn(Option<Card>) -> Event,
    card: Card,
) {
    tell(knowers.audience(), event(Some(card)));
    tell(knowers.others(), event(None));
}

impl Toy {
    /// Visits the menu of an actor who is to move, by rising code.
    pub(crate) fn visit_menu<B>(
        &self,
        actor: Actor,
        mut visit: impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let Some(frame) = self.now() else { return ControlFlow::Continue(()) };
        match (frame, actor) {
            (Frame::Roll { .. }, _) => {
                (1..=self.pack.sides).try_for_each(|pips| visit(Action::Roll { pips }))
            }
            (_, Actor::Chance) => self.urn().kinds().try_for_each(|card| visit(Action::Draw { card })),
            (Frame::Choose { seat }, _) => self.visit_choices(seat, visit),
            (Frame::PutBack { seat }, _) => {
                let own = self.player(seat).hand.part(false);
                own.kinds().try_for_each(|card| visit(Action::PutBack { card }))
            }
            (Frame::Arrange { owner, .. }, _) => {
                visit(Action::Leave)?;
                if self.player(owner).deck.slots().nth(1).is_some() {
                    visit(Action::Swap)?;
                }
                ControlFlow::Continue(())
            }
            (Frame::Keep { pips, .. }, _) => {
                visit(Action::Keep)?;
                if pips < self.pack.sides { visit(Action::Reroll) } else { ControlFlow::Continue(()) }
            }
            (Frame::Follow { seat }, _) => {
                visit(Action::Stop)?;
                let trail = self.trail.expect("there is something to follow");
                let hand = self.player(seat).hand;
                hand.kinds()
                    .filter(|card| card.follows(trail))
                    .try_for_each(|card| visit(Action::Follow { card }))
            }
            (Frame::Clash { picks }, Actor::Seat(seat)) => {
                let hand = self.player(seat).hand;
                match picks[seat.index()] {
                    Pick::Nothing => hand.kinds().try_for_each(|card| visit(Action::Pick { card })),
                    Pick::Card(card) => {
                        visit(Action::Plain)?;
                        if hand.of(card) > 1 { visit(Action::Double) } else { ControlFlow::Continue(()) }
                    }
                    Pick::Out | Pick::Done(..) => ControlFlow::Continue(()),
                }
            }
            _ => ControlFlow::Continue(()),
        }
    }

    /// The actions of a turn. Everything they depend on is public.
    fn visit_choices<B>(
        &self,
        seat: Seat,
        mut visit: impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if !self.player(seat).hand.part(false).is_empty() {
            visit(Action::Return)?;
        }
        let others = || self.table().filter(|other| *other != seat);
        others()
            .filter(|other| self.player(*other).deck.size() > 0)
            .try_for_each(|owner| visit(Action::Peek { owner }))?;
        if !self.deck.is_empty() || !self.discard.is_empty() {
            (0..SUITS).try_for_each(|suit| visit(Action::Seek { suit }))?;
        }
        others()
            .filter(|other| !self.player(*other).hand.is_empty())
            .try_for_each(|victim| visit(Action::Rob { victim }))?;
        visit(Action::Throw)
    }

    /// Carries out a legal action, without what follows.
    pub(crate) fn carry_out(&mut self, actor: Actor, action: Action, tell: &mut impl FnMut(Audience, Event)) {
        if actor == Actor::Chance {
            self.count_draw();
        }
        match (self.now().expect("the game goes on"), action) {
            (frame, Action::Draw { card }) => self.draw(frame, card, tell),
            (Frame::Roll { seat, again }, Action::Roll { pips }) => {
                tell(Audience::Everyone, Event::Rolled { seat, pips });
                if again {
                    self.score_throw(seat, pips);
                } else {
                    self.replace_top(Frame::Keep { seat, pips });
                }
            }
            (Frame::Choose { seat }, _) => {
                tell(Audience::Everyone, Event::Chose { seat, action });
                self.replace_top(match action {
                    Action::Return => Frame::PutBack { seat },
                    Action::Peek { owner } => Frame::Look { seat, owner },
                    Action::Seek { suit } => Frame::Seek { seat, suit },
                    Action::Rob { victim } => Frame::Rob { victim },
                    _ => Frame::Roll { seat, again: false },
                });
            }
            (Frame::PutBack { seat }, Action::PutBack { card }) => {
                self.frames.pop();
                self.put_back(seat, card);
                split(tell, Knowers::only(seat), |card| Event::PutBack { seat, card }, card);
            }
            (Frame::Arrange { seat, owner }, _) => {
                self.frames.pop();
                let swap = action == Action::Swap;
                self.player_mut(owner).deck.arrange(seat, swap);
                tell(Audience::only(seat), Event::Arranged { seat, owner, swapped: Some(swap) });
                tell(Audience::except(seat), Event::Arranged { seat, owner, swapped: None });
            }
            (Frame::Keep { seat, pips }, Action::Keep) => {
                tell(Audience::Everyone, Event::Kept { seat, pips });
                self.score_throw(seat, pips);
            }
            (Frame::Keep { seat, .. }, _) => self.replace_top(Frame::Roll { seat, again: true }),
            (Frame::Follow { seat }, Action::Follow { card }) => {
                self.play(seat, card);
                tell(Audience::Everyone, Event::Followed { seat, card });
            }
            (Frame::Follow { seat }, _) => {
                self.frames.pop();
                tell(Audience::Everyone, Event::Stopped { seat, cards: self.player(seat).hand.total() });
            }
            (Frame::Clash { mut picks }, _) => {
                let Actor::Seat(seat) = actor else { unreachable!("seats are to move") };
                let pick = &mut picks[seat.index()];
                *pick = match (*pick, action) {
                    (_, Action::Pick { card }) => Pick::Card(card),
                    (Pick::Card(card), _) => Pick::Done(card, action == Action::Double),
                    _ => unreachable!("the seat owes a choice"),
                };
                self.replace_top(Frame::Clash { picks });
                tell(Audience::only(seat), Event::Sealed { seat, action: Some(action) });
                tell(Audience::except(seat), Event::Sealed { seat, action: None });
            }
            (frame, action) => unreachable!("{action:?} is not legal in {frame:?}"),
        }
    }

    /// A card came out of a deck or, robbed, out of a hand.
    fn draw(&mut self, frame: Frame, card: Card, tell: &mut impl FnMut(Audience, Event)) {
        match frame {
            Frame::Draw { seat, own } => {
                self.frames.pop();
                if own {
                    self.player_mut(seat).deck.rest.take(card);
                } else {
                    self.deck.take(card);
                }
                let knowers = Knowers::only(seat);
                self.gain(seat, card, knowers);
                split(tell, knowers, |card| Event::Drew { seat, own, card }, card);
            }
            Frame::Look { seat, owner } => {
                let deck = &mut self.player_mut(owner).deck;
                let depth = deck.slots().count() as u8;
                deck.fix(card, Knowers::only(seat));
                tell(Audience::only(seat), Event::Looked { owner, depth, card });
            }
            Frame::TurnUp { owner } => {
                self.player_mut(owner).deck.fix(card, Knowers::EVERYONE);
                tell(Audience::Everyone, Event::TurnedUp { owner, card });
                self.frames.pop();
            }
            Frame::Seek { seat, suit } => {
                self.deck.take(card);
                if card.suit() == suit {
                    self.gain(seat, card, Knowers::EVERYONE);
                    tell(Audience::Everyone, Event::Found { seat, card });
                    self.end_seek();
                } else {
                    self.transit.add(card);
                    tell(Audience::Everyone, Event::Revealed { card });
                }
            }
            Frame::Rob { victim } => {
                self.frames.pop();
                self.play(victim, card);
                tell(Audience::Everyone, Event::Robbed { seat: victim, card });
            }
            _ => unreachable!("no card is drawn in {frame:?}"),
        }
    }

    /// Goes on until somebody has to act or the game is over.
    pub(crate) fn go_on(&mut self, tell: &mut impl FnMut(Audience, Event)) {
        while let Some(frame) = self.now() {
            match frame {
                Frame::Deal { dealt } => self.deal(dealt),
                Frame::Turn { round, seat, step } => self.take_step(round, seat, step),
                Frame::Draw { own: false, .. } if self.shared_runs_dry(tell) => {
                    self.frames.pop();
                }
                Frame::Draw { seat, own: true } => {
                    if let Some(slot) = self.player_mut(seat).deck.take_top(seat) {
                        self.frames.pop();
                        self.gain(seat, slot.card, slot.seen);
                        let knowers = slot.seen.or(Knowers::only(seat));
                        split(tell, knowers, |card| Event::Took { seat, card }, slot.card);
                    } else if self.own_runs_dry(seat, tell) {
                        self.frames.pop();
                    } else {
                        return;
                    }
                }
                Frame::Seek { .. } if self.shared_runs_dry(tell) => self.end_seek(),
                Frame::Look { seat, owner } => {
                    if self.look(seat, owner, tell) {
                        return;
                    }
                    self.replace_top(Frame::Arrange { seat, owner });
                }
                Frame::TurnUp { owner } => {
                    let deck = &mut self.player_mut(owner).deck;
                    if deck.size() > 0 && deck.slots().next().is_none() {
                        return;
                    }
                    if let Some(card) = deck.turn_up() {
                        tell(Audience::Everyone, Event::TurnedUp { owner, card });
                    }
                    self.frames.pop();
                }
                Frame::Follow { seat } if self.trail.is_none() || self.player(seat).hand.is_empty() => {
                    self.frames.pop();
                }
                Frame::Clash { picks }
                    if picks.iter().all(|pick| matches!(pick, Pick::Out | Pick::Done(..))) =>
                {
                    self.frames.pop();
                    self.clash(picks, tell);
                }
                _ => return,
            }
        }
    }

    /// Deals the next card, seat by seat, the shared cards first.
    fn deal(&mut self, dealt: u8) {
        let [shared, own] = self.pack.deal;
        let seat = self.table().nth(usize::from(dealt / (shared + own)));
        if let Some(seat) = seat {
            self.replace_top(Frame::Deal { dealt: dealt + 1 });
            self.frames.push(Frame::Draw { seat, own: dealt % (shared + own) >= shared });
        } else {
            self.replace_top(Frame::Turn { round: 1, seat: Seat::new(0), step: Step::DrawShared });
        }
    }

    /// Begins the next step of a turn, or the next turn.
    fn take_step(&mut self, round: u8, seat: Seat, step: Step) {
        let (then, frame) = match step {
            Step::DrawShared => (Step::DrawOwn, Frame::Draw { seat, own: false }),
            Step::DrawOwn => (Step::Choose, Frame::Draw { seat, own: true }),
            Step::Choose => (Step::Follow, Frame::Choose { seat }),
            Step::Follow => (Step::End, Frame::Follow { seat }),
            Step::End => return self.end_turn(round, seat),
        };
        self.replace_top(Frame::Turn { round, seat, step: then });
        self.frames.push(frame);
    }

    fn end_turn(&mut self, round: u8, seat: Seat) {
        let next = self.table().find(|other| *other > seat);
        let first = Seat::new(0);
        self.frames.pop();
        if let Some(seat) = next {
            self.frames.push(Frame::Turn { round, seat, step: Step::DrawShared });
            return;
        }
        if round < self.rounds {
            self.frames.push(Frame::Turn { round: round + 1, seat: first, step: Step::DrawShared });
        }
        let mut picks = [Pick::Out; SEATS];
        for seat in self.table().filter(|seat| !self.player(*seat).hand.is_empty()) {
            picks[seat.index()] = Pick::Nothing;
        }
        self.frames.push(Frame::Clash { picks });
    }

    /// Opens the sealed choices: the highest rank wins, two copies beat one; equals all win.
    fn clash(&mut self, picks: [Pick; SEATS], tell: &mut impl FnMut(Audience, Event)) {
        let strength = |pick: Pick| match pick {
            Pick::Done(card, double) => 1 + 2 * card.rank() + u8::from(double),
            _ => 0,
        };
        let best = picks.iter().map(|pick| strength(*pick)).max().unwrap_or(0);
        for seat in self.table() {
            let pick = picks[seat.index()];
            let Pick::Done(card, double) = pick else { continue };
            (0..=u8::from(double)).for_each(|_| self.play(seat, card));
            self.player_mut(seat).tricks += u8::from(strength(pick) == best);
            tell(Audience::Everyone, Event::Opened { seat, card, double });
        }
    }

    /// Whether no shared card can be drawn. An empty deck takes the discard pile first; what hands held before and
    /// what the new deck holds is not told apart from then on: a written forgetting.
    fn shared_runs_dry(&mut self, tell: &mut impl FnMut(Audience, Event)) -> bool {
        if self.deck.is_empty() && !self.discard.is_empty() {
            self.deck = self.discard.take_all();
            tell(Audience::Everyone, Event::Reshuffled { owner: None });
        }
        self.deck.is_empty()
    }

    /// Whether a seat can draw no own card. When its discard pile becomes its deck, its own cards are all in its
    /// hand or were in the open: everyone can count what the hand holds.
    fn own_runs_dry(&mut self, seat: Seat, tell: &mut impl FnMut(Audience, Event)) -> bool {
        let player = self.player_mut(seat);
        if player.deck.size() == 0 && !player.discard.is_empty() {
            player.deck.rest = player.discard.take_all();
            self.expose_own(seat);
            tell(Audience::Everyone, Event::Reshuffled { owner: Some(seat) });
        }
        self.player(seat).deck.size() == 0
    }

    /// Shows a seat the fixed cards within the look; whether chance has to draw another.
    fn look(&mut self, seat: Seat, owner: Seat, tell: &mut impl FnMut(Audience, Event)) -> bool {
        let deck = &mut self.player_mut(owner).deck;
        let within = LOOK.min(deck.size());
        for (depth, slot) in (0..within).zip(deck.slots_mut()) {
            if !slot.seen.includes(kernel::Viewer::Seat(seat)) {
                slot.seen = slot.seen.or(Knowers::only(seat));
                tell(Audience::only(seat), Event::Looked { owner, depth, card: slot.card });
            }
        }
        deck.slots().count() < usize::from(within)
    }

    /// What was revealed on the way goes to the discard pile.
    fn end_seek(&mut self) {
        let passed: Counts = self.transit.take_all();
        self.discard.merge(passed);
        self.frames.pop();
    }

    fn score_throw(&mut self, seat: Seat, pips: u8) {
        self.player_mut(seat).points += pips;
        self.frames.pop();
        if pips == 1 {
            self.frames.push(Frame::TurnUp { owner: seat });
        }
    }
}
