//! What the question at the table is about: the card being read, the effect to be chosen, how many more there are.
//! Everyone may know it, for frames hold nothing private.

use serde::Serialize;

use super::flow::Asks;
use super::frame::Frame;
use super::state::{NONE, OldWorld};
use super::vocabulary::Moment;

/// What a question is about, as far as it is about something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Subject {
    /// The seat that is asked; none while chance draws and when all is over.
    pub seat: Option<u8>,
    /// The exploration card being read.
    pub exploration: Option<u8>,
    /// The event being read.
    pub event: Option<u8>,
    /// The place of the program that waits for a choice.
    pub program: Option<u16>,
    /// How many more are asked for; before damage is taken, how much it is.
    pub count: Option<u8>,
    /// By how much an attribute changes.
    pub by: Option<i8>,
    /// Whether the change is paid for with gold.
    pub paid: bool,
    /// Whose dice they are: 0 the active player's, 1 the other side's.
    pub side: Option<u8>,
    /// Whether cards go under the deck instead of on top.
    pub under: bool,
    /// Whether the cards in question are the monster's fight cards.
    pub fight_cards: bool,
}

impl OldWorld {
    pub(super) fn subject(&self) -> Subject {
        let asked = match self.asks() {
            Asks::Seat(seat) => Some(seat),
            Asks::Chance(_) | Asks::Nobody => None,
        };
        let subject = Subject { seat: asked, ..Subject::default() };
        match self.top() {
            Frame::ExploreOption { card, .. } => Subject { exploration: Some(card), ..subject },
            Frame::EventOption { event, .. } => Subject { event: Some(event), ..subject },
            Frame::Run { at, .. } => Subject { program: Some(at), ..subject },
            Frame::Choose { at, left, .. } => Subject { program: Some(at), count: Some(left), ..subject },
            Frame::PickAttribute { by, .. } => Subject { by: Some(by), ..subject },
            Frame::School { .. } => Subject { by: Some(1), paid: true, ..subject },
            Frame::PokerRoll { side, .. } | Frame::PokerReroll { side, .. } => {
                Subject { side: Some(side), ..subject }
            }
            Frame::PutBack { left, under, .. } => Subject { count: Some(left), under, ..subject },
            Frame::LookDiscard { owner, left, .. } => {
                Subject { count: Some(left), fight_cards: owner == NONE, ..subject }
            }
            Frame::LookDraw { owner, .. } | Frame::LookOrder { owner, .. } => {
                Subject { fight_cards: owner == NONE, ..subject }
            }
            Frame::DamageHand { seat, left } => {
                Subject { count: Some(left.min(self.player(seat).hand.len() as u8)), ..subject }
            }
            Frame::Moment { moment: Moment::BeforeDamageTaken, .. } => {
                Subject { count: self.coming_damage(), ..subject }
            }
            Frame::ClearMarket { left, .. }
            | Frame::DiscardPotions { left, .. }
            | Frame::DiscardHand { left, .. }
            | Frame::DiscardFound { left, .. }
            | Frame::TrashCards { left, .. }
            | Frame::ReturnDrawn { left, .. }
            | Frame::Fatigue { left, .. } => Subject { count: Some(left), ..subject },
            _ => subject,
        }
    }
}
