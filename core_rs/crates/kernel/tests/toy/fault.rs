//! The toy with one defect. The sound game stays free of them: a defect is laid over it from outside, in the one
//! answer it spoils.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU32, Ordering};

use kernel::laws::{Lawful, Zone};
use kernel::{
    Actor, Audience, BadOptions, Dice, Game, Menu, Node, Rejected, Seat, Seats, Turn, Viewer, World,
};

use crate::cards::{Card, Counts, Pack};
use crate::deck::{Knowers, ROWS};
use crate::knowledge::View;
use crate::state::{Frame, Options, Step, Toy};
use crate::words::{Action, Event};

/// What is wrong with the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fault {
    /// Nothing.
    None,
    /// The view shows whole hands.
    ViewLeaks,
    /// The view shows a hand, but only between two draws, when nobody is asked.
    ViewLeaksMidUnit,
    /// Robbing is offered only where something good is to be had.
    MenuLeaks,
    /// Everyone hears which card was drawn.
    EventTooWide,
    /// When a seat stops, everyone hears how many of its cards it could have played.
    StopHints,
    /// The sealed choice says that everyone can know its menu, so that single entries play themselves.
    ForcedBetrays,
    /// Who knew of a card in a hand still knows it after it went back to a deck in secret.
    PutBackFollowed,
    /// Who knew a card in a deck still knows it after another seat has arranged the deck in secret.
    ArrangementFollowed,
    /// One imagined world in ten is the real one.
    TruthInTen,
    /// Imagined worlds are the real one, shuffled without being sorted first.
    TruthInPlace,
    /// Imagined worlds exchange cards that the viewer can see.
    ImaginesTheSeen,
    /// Imagined worlds are all the same.
    ImaginesInOrder,
    /// A refusal mentions what somebody else holds.
    RefusalNames,
    /// A refused action costs a point.
    RefusalCosts,
    /// A card that is played is gone.
    CardLost,
    /// Who seals first gets the clash.
    SealedRace,
    /// The last round never ends.
    Endless,
    /// Menus are listed backwards.
    MenuBackwards,
    /// Menus list their first entry twice.
    MenuRepeats,
    /// The state holds a number that is not in the log.
    SerialNumber,
}

/// The toy with a fault laid over it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Broken {
    toy: Toy,
    fault: Fault,
    /// For [`Fault::SealedRace`]: who sealed first.
    first: Option<Seat>,
    /// For [`Fault::SerialNumber`].
    serial: u32,
}

static SERIAL: AtomicU32 = AtomicU32::new(0);

impl Broken {
    fn spoiled_menu(&self, actor: Actor) -> Vec<Action> {
        let mut menu = self.toy.menu(actor);
        match self.fault {
            Fault::MenuLeaks => menu.retain(|action| match action {
                Action::Rob { victim } => self.toy.player(*victim).hand.kinds().any(|card| card.rank() == 2),
                _ => true,
            }),
            Fault::MenuBackwards => menu.reverse(),
            Fault::MenuRepeats if !menu.is_empty() => menu.insert(0, menu[0]),
            _ => {}
        }
        menu
    }

    fn spoiled_event(&self, before: &Toy, audience: Audience, event: Event) -> (Audience, Event) {
        match (self.fault, event) {
            (Fault::EventTooWide, Event::Drew { card: Some(_), .. }) => (Audience::Everyone, event),
            (Fault::StopHints, Event::Stopped { seat, .. }) => {
                let trail = before.trail.expect("the seat could have followed");
                let hand = before.player(seat).hand;
                let cards = hand.cards().filter(|card| card.follows(trail)).count() as u8;
                (audience, Event::Stopped { seat, cards })
            }
            _ => (audience, event),
        }
    }

    /// What goes wrong with the state when an action is carried out.
    fn spoil(&mut self, before: &Toy, actor: Actor, action: Action) {
        match (self.fault, actor, action) {
            (Fault::PutBackFollowed, Actor::Seat(seat), Action::PutBack { card }) => {
                self.follow_put_back(before, seat, card);
            }
            (Fault::ArrangementFollowed, _, Action::Leave | Action::Swap) => {
                self.follow_arrangement(before, action == Action::Swap);
            }
            (Fault::CardLost, Actor::Seat(seat), Action::Follow { card }) => {
                self.toy.discard.take_if_any(card);
                self.toy.player_mut(seat).discard.take_if_any(card);
            }
            (Fault::SealedRace, Actor::Seat(seat), Action::Plain | Action::Double) => {
                let first = *self.first.get_or_insert(seat);
                if !matches!(self.toy.now(), Some(Frame::Clash { .. })) {
                    self.toy.player_mut(first).tricks += 1;
                    self.first = None;
                }
            }
            _ => {}
        }
    }

    /// Treats a secret move as if everyone had seen it.
    fn follow_put_back(&mut self, before: &Toy, seat: Seat, card: Card) {
        for knower in (0..ROWS).filter(|knower| *knower != seat.index()) {
            let mut known: Counts = before.known[knower][seat.index()];
            if known.of(card) > 0 {
                known.take(card);
                let top = self.toy.player_mut(seat).deck.slots_mut().next().expect("a card was put back");
                top.seen = top.seen.or(Knowers::row(knower));
            }
            self.toy.known[knower][seat.index()] = known;
        }
    }

    /// Lets knowledge of places move along with the cards.
    fn follow_arrangement(&mut self, before: &Toy, swap: bool) {
        let Some(Frame::Arrange { owner, .. }) = before.now() else { return };
        let mut seen: Vec<Knowers> = before.player(owner).deck.slots().map(|slot| slot.seen).collect();
        if swap {
            seen.swap(0, 1);
        }
        let deck = &mut self.toy.player_mut(owner).deck;
        if deck.slots().count() == seen.len() {
            deck.slots_mut().zip(seen).for_each(|(slot, seen)| slot.seen = seen);
        }
    }

    /// Exchanges the top of the viewer's deck, if the viewer put it there, with a card of its hand.
    fn exchange_seen(world: &mut Toy, viewer: Viewer) {
        let Viewer::Seat(seat) = viewer else { return };
        let player = world.player_mut(seat);
        let Some(card) = player.hand.part(false).kinds().next() else { return };
        if let Some(top) = player.deck.slots_mut().next().filter(|top| top.seen.includes(viewer)) {
            let other = std::mem::replace(&mut top.card, card);
            player.hand.take(card);
            player.hand.add(other);
        }
    }
}

impl Game for Broken {
    const ID: &'static str = "broken";
    const RULES: u16 = Toy::RULES;
    const LONGEST: usize = Toy::LONGEST;
    type Pack = Pack;
    type Options = (Options, Fault);
    type Action = Action;
    type Event = Event;
    type View = View;

    fn initial(pack: &'static Pack, (options, fault): &(Options, Fault)) -> Result<Self, BadOptions> {
        let toy = Toy::initial(pack, options)?;
        let serial = if *fault == Fault::SerialNumber { SERIAL.fetch_add(1, Ordering::Relaxed) } else { 0 };
        Ok(Self { toy, fault: *fault, first: None, serial })
    }

    fn seats(&self) -> usize {
        self.toy.seats()
    }

    fn turn(&self) -> Turn {
        self.toy.turn()
    }

    fn node(&self, actor: Actor) -> Node {
        let mut node = self.toy.node(actor);
        if self.fault == Fault::ForcedBetrays && matches!(self.toy.now(), Some(Frame::Clash { .. })) {
            node.menu = Menu::Open;
        }
        node
    }

    fn legal<B>(&self, actor: Actor, visit: impl FnMut(Action) -> ControlFlow<B>) -> ControlFlow<B> {
        self.spoiled_menu(actor).into_iter().try_for_each(visit)
    }

    fn sample(&self, dice: &mut Dice) -> Action {
        self.toy.sample(dice)
    }

    fn apply_unchecked(&mut self, actor: Actor, action: Action, tell: &mut impl FnMut(Audience, Event)) {
        let before = self.toy.clone();
        let spoiler = self.clone();
        self.toy.apply_unchecked(actor, action, &mut |audience, event| {
            let (audience, event) = spoiler.spoiled_event(&before, audience, event);
            tell(audience, event);
        });
        self.spoil(&before, actor, action);
        if self.fault == Fault::Endless && self.toy.now().is_none() {
            let round = self.toy.rounds;
            self.toy.frames.push(Frame::Turn { round, seat: Seat::new(0), step: Step::DrawShared });
            self.toy.go_on(tell);
        }
    }

    fn observe(&self, viewer: Viewer) -> View {
        let mut view = self.toy.observe(viewer);
        let between_draws = matches!(self.toy.now(), Some(Frame::Draw { own: true, .. }));
        if self.fault == Fault::ViewLeaks || self.fault == Fault::ViewLeaksMidUnit && between_draws {
            for (player, seat) in view.players.iter_mut().zip(self.toy.table()) {
                player.known = self.toy.player(seat).hand;
            }
        }
        view
    }

    fn reimagine(&self, viewer: Viewer, dice: &mut Dice) -> World<Self> {
        let mut imagined = self.clone();
        imagined.toy = match self.fault {
            Fault::TruthInTen if dice.below(10) == 0 => self.toy.clone(),
            Fault::TruthInPlace => self.toy.imagine_with(viewer, dice, |pool, dice| dice.shuffle(pool)),
            Fault::ImaginesInOrder => self.toy.imagine_with(viewer, dice, |pool, _| pool.sort_unstable()),
            _ => self.toy.imagine(viewer, dice),
        };
        if self.fault == Fault::ImaginesTheSeen {
            Self::exchange_seen(&mut imagined.toy, viewer);
        }
        World::imagined(imagined)
    }

    fn refusal(&self, seat: Seat, action: Action) -> String {
        let text = self.toy.refusal(seat, action);
        if self.fault != Fault::RefusalNames {
            return text;
        }
        let other = Seats::first(self.seats()).without(seat).iter().next().expect("there are two seats");
        format!("{text}; {other:?} holds {:?}", self.toy.player(other).hand.kinds().next())
    }

    fn appraise(&self, seat: Seat) -> i32 {
        self.toy.appraise(seat)
    }

    fn stretch(&self) -> u32 {
        self.toy.stretch()
    }

    fn apply(
        &mut self,
        actor: Actor,
        action: Action,
        tell: &mut impl FnMut(Audience, Event),
    ) -> Result<(), Rejected> {
        let legal = self.is_legal(actor, action);
        if legal {
            self.apply_unchecked(actor, action, tell);
            return Ok(());
        }
        if self.fault == Fault::RefusalCosts {
            self.toy.players[0].points += 1;
        }
        self.toy.clone().apply(actor, action, &mut |_, _| {}).and(Err(Rejected::Illegal))
    }
}

impl Lawful for Broken {
    fn components(&self) -> Vec<u32> {
        self.toy.components()
    }

    fn hidden(&self, viewer: Viewer) -> Vec<Zone> {
        self.toy.hidden(viewer)
    }
}
