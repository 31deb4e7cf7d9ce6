//! The toy as a [`Game`]: each question in a few words, answered by the modules beside this one.

use std::ops::ControlFlow;

use kernel::{Action as _, Actor, Audience, BadOptions, Dice, Game, Node, Seat, Turn, Viewer, World};

use crate::cards::Pack;
use crate::knowledge::View;
use crate::state::{Frame, Options, Toy};
use crate::words::{Action, Event};

impl Game for Toy {
    const ID: &'static str = "toy";
    const RULES: u16 = 1;
    const LONGEST: usize = 240;
    type Pack = Pack;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn initial(pack: &'static Pack, options: &Options) -> Result<Self, BadOptions> {
        let mut toy = Self::start(pack, options)?;
        toy.go_on(&mut |_, _| unreachable!("nothing happens before the first card"));
        Ok(toy)
    }

    fn seats(&self) -> usize {
        usize::from(self.seats)
    }

    fn turn(&self) -> Turn {
        self.whose_turn()
    }

    fn node(&self, actor: Actor) -> Node {
        self.question(actor)
    }

    fn legal<B>(&self, actor: Actor, visit: impl FnMut(Action) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.may_act(actor) { self.visit_menu(actor, visit) } else { ControlFlow::Continue(()) }
    }

    fn sample(&self, dice: &mut Dice) -> Action {
        if let Some(Frame::Roll { .. }) = self.now() {
            return Action::Roll { pips: 1 + dice.below(u32::from(self.pack.sides)) as u8 };
        }
        Action::Draw { card: self.urn().any(dice) }
    }

    fn apply_unchecked(&mut self, actor: Actor, action: Action, tell: &mut impl FnMut(Audience, Event)) {
        self.carry_out(actor, action, tell);
        self.go_on(tell);
    }

    fn observe(&self, viewer: Viewer) -> View {
        self.view(viewer)
    }

    fn reimagine(&self, viewer: Viewer, dice: &mut Dice) -> World<Self> {
        World::imagined(self.imagine(viewer, dice))
    }

    fn refusal(&self, seat: Seat, action: Action) -> String {
        let cards = self.player(seat).hand.total();
        format!("you cannot {} now, with {cards} cards in hand", action.verb())
    }

    fn appraise(&self, seat: Seat) -> i32 {
        100 * i32::from(self.score(seat))
    }

    fn stretch(&self) -> u32 {
        match self.frames.as_slice().first() {
            Some(Frame::Turn { round, seat, .. }) => u32::from(*round) * 8 + seat.index() as u32,
            Some(Frame::Deal { .. }) => 0,
            _ => u32::MAX,
        }
    }
}
