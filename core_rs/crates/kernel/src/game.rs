//! The questions a game answers.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::ControlFlow;

use crate::action::Action;
use crate::dice::Dice;
use crate::knowledge::World;
use crate::seat::Seat;
use crate::turn::{Actor, Node, Rejected, Turn};
use crate::viewer::{Audience, Viewer};

/// Options a game cannot start with. It names the option and says what it takes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadOptions {
    /// The option.
    pub option: String,
    /// What is wrong and what would be right.
    pub reason: String,
}

impl BadOptions {
    /// An error about one option.
    pub fn new(option: impl Into<String>, reason: impl Into<String>) -> Self {
        Self { option: option.into(), reason: reason.into() }
    }
}

impl std::fmt::Display for BadOptions {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "option '{}': {}", self.option, self.reason)
    }
}

impl std::error::Error for BadOptions {}

/// Something that happened. It is always told with an [`Audience`].
pub trait Event: Clone + Eq + Debug {
    /// Whether the rules reveal something hidden by this event. The list of these is reviewed, game by game.
    fn discloses(&self) -> bool;
}

/// A game: the implementor *is* the state, plain data and cheap to clone.
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// The game's permanent name.
    const ID: &'static str;
    /// Goes up only when behaviour changes.
    const RULES: u16;
    /// No game takes more entries than this.
    const LONGEST: usize;
    /// The content a game is played with.
    type Pack: Send + Sync + 'static;
    /// What can be chosen before a game.
    type Options: Clone + Debug + Send + Sync;
    /// What can be done.
    type Action: Action;
    /// What can happen.
    type Event: Event;
    /// What one viewer may know.
    type View: Eq + Debug;

    /// The state before the first move.
    fn initial(pack: &'static Self::Pack, options: &Self::Options) -> Result<Self, BadOptions>;
    /// How many seats the game has.
    fn seats(&self) -> usize;
    /// Who is to move.
    fn turn(&self) -> Turn;
    /// What is true of the question put to this actor, which must be to move.
    fn node(&self, actor: Actor) -> Node;
    /// Visits what the actor may do, by rising code. Nothing is visited for an actor who is not to move.
    fn legal<B>(&self, actor: Actor, visit: impl FnMut(Self::Action) -> ControlFlow<B>) -> ControlFlow<B>;
    /// Draws an outcome; only while chance is to move.
    fn sample(&self, dice: &mut Dice) -> Self::Action;
    /// Carries out a legal action and all that follows without a choice, telling each event once and in order.
    fn apply_unchecked(
        &mut self,
        actor: Actor,
        action: Self::Action,
        tell: &mut impl FnMut(Audience, Self::Event),
    );
    /// What the viewer may know.
    fn observe(&self, viewer: Viewer) -> Self::View;
    /// Another world that the viewer cannot tell from this one. It depends on this one only through what the
    /// viewer knows.
    fn reimagine(&self, viewer: Viewer, dice: &mut Dice) -> World<Self>;
    /// A sentence for a person whose action was refused, made from what the seat sees and from the request alone.
    fn refusal(&self, seat: Seat, action: Self::Action) -> String;
    /// How well a seat stands, in hundredths of a point. Bots ask it of imagined worlds.
    fn appraise(&self, seat: Seat) -> i32;
    /// A number that changes when a natural stretch of play has ended: how far a short look ahead goes.
    fn stretch(&self) -> u32;

    // Provided.

    /// Whether the actor is to move.
    fn may_act(&self, actor: Actor) -> bool {
        match (self.turn(), actor) {
            (Turn::Chance(_), Actor::Chance) => true,
            (Turn::Decide(seats), Actor::Seat(seat)) => seats.contains(seat),
            _ => false,
        }
    }

    /// Whether the actor may do this now.
    fn is_legal(&self, actor: Actor, action: Self::Action) -> bool {
        let found = |legal| if legal == action { ControlFlow::Break(()) } else { ControlFlow::Continue(()) };
        self.legal(actor, found).is_break()
    }

    /// Everything the actor may do, by rising code.
    fn menu(&self, actor: Actor) -> Vec<Self::Action> {
        let mut menu = Vec::new();
        let _ = self.legal::<()>(actor, |action| {
            menu.push(action);
            ControlFlow::Continue(())
        });
        menu
    }

    /// The only thing the actor may do, if there is just one.
    fn forced(&self, actor: Actor) -> Option<Self::Action> {
        let mut only = None;
        let second = self.legal(actor, |action| {
            if only.is_some() {
                return ControlFlow::Break(());
            }
            only = Some(action);
            ControlFlow::Continue(())
        });
        if second.is_break() { None } else { only }
    }

    /// Carries out an action if it is legal; otherwise nothing changes.
    fn apply(
        &mut self,
        actor: Actor,
        action: Self::Action,
        tell: &mut impl FnMut(Audience, Self::Event),
    ) -> Result<(), Rejected> {
        if self.is_legal(actor, action) {
            self.apply_unchecked(actor, action, tell);
            Ok(())
        } else if matches!(self.turn(), Turn::Over(_)) {
            Err(Rejected::GameOver)
        } else if self.may_act(actor) {
            Err(Rejected::Illegal)
        } else {
            Err(Rejected::NotYourTurn)
        }
    }
}
