//! Effects of action cards (RON-8 to RON-10, POD-8 to POD-10): level, loss, reward.

use std::ops::ControlFlow;

use kernel::Audience;

use super::action::Action;
use super::card::Effect;
use super::event::{Event, Reason, Tell};
use super::frame::Frame;
use super::table::{NONE, TIMELINE, Table};
use super::tale::Tale;
use super::vocabulary::{Colour, Condition, Kind, Reward};

/// Scope of a loss that no card causes: any card of the timeline serves (RON-10.5, POD-10.5).
pub const WHOLE_TIMELINE: u8 = TIMELINE as u8;

/// Where a symbol can be lost: tokens by kind, printed symbols by position and kind, then special tokens by kind.
fn place_of(action: Action) -> u8 {
    match action {
        Action::LoseToken { kind } => kind as u8,
        Action::LoseSymbol { position, kind } => 4 + 4 * position + kind as u8,
        Action::LoseSpecial { kind } => 4 + 4 * WHOLE_TIMELINE + kind as u8,
        _ => unreachable!("only losses have a place"),
    }
}

impl<T: Tale> Table<T> {
    /// The effect of the card at a position.
    pub(crate) fn effect_at(&self, figure: u8, position: u8) -> Option<Effect> {
        self.card(self.figure(figure).timeline[position].card).effect
    }

    /// Resolves the standard effect of a card, if it has one; tea effects wait (RON-6.8, RON-12.9, POD-12.9).
    pub(crate) fn resolve_standard(&mut self, seat: u8, position: u8, window: bool) {
        match self.effect_at(seat, position) {
            Some(effect) if !effect.reward.is_tea() => self.frames.push(if window {
                Frame::BeforeEffect { seat, position, waived: 0 }
            } else {
                Frame::Evaluate { figure: seat, position, waived: 0 }
            }),
            _ => {}
        }
    }

    /// The kinds a loss condition takes, as bits.
    fn lost_kinds(&self, condition: Condition) -> u8 {
        match condition {
            Condition::LoseOne(kind) | Condition::LoseUpToThree(kind) => 1 << kind as u8,
            _ => self.inactive(),
        }
    }

    /// The level a card reaches, with so many losses waived (RON-8.4 to RON-8.7, RON-8.10, RON-8.11, RON-13.1,
    /// POD-8.4 to POD-8.7, POD-8.10, POD-8.11, POD-13.1).
    pub(crate) fn level(&self, figure: u8, position: u8, waived: u8) -> u8 {
        let Some(Effect { condition, .. }) = self.effect_at(figure, position) else { return 0 };
        let scope = position + 1;
        if condition.is_loss() {
            let owned = self.symbols_within(figure, self.lost_kinds(condition), scope);
            return (owned + waived).min(condition.most());
        }
        if let Some((colour, level)) = condition.own_colour() {
            let cards = self.colour_within(figure, colour, scope);
            return if self.wild_helps(figure, colour, scope) {
                level(cards).max(level(cards + 1))
            } else {
                level(cards)
            };
        }
        let inactive = || self.symbols_within(figure, self.inactive(), scope);
        match condition {
            Condition::ExactlyTwoInactive => u8::from(inactive() == 2),
            Condition::UpToThreeInactive => inactive().min(3),
            Condition::TwoOrMoreInactive => u8::from(inactive() >= 2),
            _ => 0,
        }
    }

    /// Whether a recoloured card lies in scope and lacks the colour (RON-13.13, POD-13.14).
    fn wild_helps(&self, figure: u8, colour: Colour, scope: u8) -> bool {
        let figure = self.figure(figure);
        figure.wild != NONE
            && figure.wild < scope
            && !self.card(figure.timeline[figure.wild].card).has(colour)
    }

    /// Whether giving the card at `wild` the colour asked for would raise the level (RON-12.19, POD-12.11).
    pub(crate) fn recolouring_raises(&self, seat: u8, position: u8, wild: u8) -> bool {
        let Some((colour, level)) =
            self.effect_at(seat, position).and_then(|effect| effect.condition.own_colour())
        else {
            return false;
        };
        let cards = self.colour_within(seat, colour, position + 1);
        !self.card(self.figure(seat).timeline[wild].card).has(colour)
            && level(cards + 1) > self.level(seat, position, 0)
    }

    /// RON-8.2, RON-8.8, POD-8.2, POD-8.8: determine the level, pay the loss, apply the reward.
    pub(crate) fn evaluate(&mut self, figure: u8, position: u8, waived: u8, tell: &mut impl Tell) {
        let Some(effect) = self.effect_at(figure, position) else { return };
        if T::evaluate(self, figure, position) {
            return;
        }
        let level = self.level(figure, position, waived);
        let card = self.figure(figure).timeline[position].card;
        tell(Audience::Everyone, Event::Resolved { figure, card, level });
        if level == 0 {
            return;
        }
        self.frames.push(Frame::Reward { figure, position, level });
        if effect.condition.is_loss() {
            let kinds = self.lost_kinds(effect.condition);
            self.begin_loss(figure, kinds, level.saturating_sub(waived), position + 1);
        }
    }

    /// RON-10.8, POD-10.8: a demanded loss without a fitting symbol does nothing.
    pub(crate) fn begin_loss(&mut self, seat: u8, kinds: u8, count: u8, scope: u8) {
        let left = count.min(self.symbols_within(seat, kinds, scope));
        if left > 0 {
            self.frames.push(Frame::Lose { seat, kinds, left, scope, from: 0 });
        }
    }

    /// RON-D16, POD-D17: each distinct set of instances once, picked in rising order; only picks that can still be
    /// completed. Equal tokens are one option, printed symbols on different cards are different ones
    /// (RON-20.1, POD-22.1).
    pub(crate) fn losses<B>(
        &self,
        [seat, kinds, left, scope, from]: [u8; 5],
        visit: &mut impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let figure = self.figure(seat);
        let wanted = || Kind::ALL.into_iter().filter(|kind| kinds & (1 << *kind as u8) != 0);
        let tokens = wanted().map(|kind| (Action::LoseToken { kind }, figure.pool[kind as usize]));
        let cards = &figure.timeline.cards()[..usize::from(scope.min(figure.timeline.len()))];
        let printed = (0u8..).zip(cards).flat_map(|(position, played)| {
            wanted().map(move |kind| {
                let symbols = self.card(played.card).symbols[kind as usize] - played.covered(kind);
                (Action::LoseSymbol { position, kind }, symbols)
            })
        });
        let special = wanted().map(|kind| (Action::LoseSpecial { kind }, T::special(self, seat, kind)));
        let places = tokens
            .chain(printed)
            .chain(special)
            .filter(|(action, count)| *count > 0 && place_of(*action) >= from);
        let mut rest: u8 = places.clone().map(|(_, count)| count).sum();
        for (action, count) in places {
            if rest < left {
                break;
            }
            visit(action)?;
            rest -= count;
        }
        ControlFlow::Continue(())
    }

    /// RON-10.3, POD-10.3: a token is discarded or a printed symbol covered.
    pub(crate) fn lose(&mut self, frame: [u8; 5], action: Action, tell: &mut impl Tell) {
        let [seat, kinds, left, scope, _] = frame;
        let lost = match action {
            Action::LoseToken { kind } => {
                self.figure_mut(seat).pool[kind as usize] -= 1;
                Event::Lost { figure: seat, kind, card: None }
            }
            Action::LoseSymbol { position, kind } => {
                let played = &mut self.figure_mut(seat).timeline.cards_mut()[usize::from(position)];
                played.cover(kind);
                Event::Lost { figure: seat, kind, card: Some(played.card) }
            }
            Action::LoseSpecial { kind } => {
                T::lose_special(self, seat, kind);
                Event::SpecialLost { figure: seat, kind }
            }
            _ => unreachable!("not a loss"),
        };
        tell(Audience::Everyone, lost);
        if left > 1 {
            self.frames.push(Frame::Lose { seat, kinds, left: left - 1, scope, from: place_of(action) });
        }
    }

    /// RON-9.2, POD-9.2: what the card pays.
    pub(crate) fn reward(&mut self, figure: u8, position: u8, level: u8, tell: &mut impl Tell) {
        let Some(effect) = self.effect_at(figure, position) else { return };
        let [left, right] = self.active();
        match effect.reward {
            Reward::ThreeExperience => self.score_experience(figure, 3, Reason::Card, tell),
            Reward::ExperienceByLevel => self.score_experience(figure, level, Reason::Card, tell),
            Reward::PointOnBothTracks | Reward::PointsOnOneTrack => T::reward(self, figure, position, level),
            Reward::LeftByLevel => self.gain(figure, left, level, tell),
            Reward::RightByLevel => self.gain(figure, right, level, tell),
            Reward::TwoLeft => self.gain(figure, left, 2, tell),
            Reward::TwoRight => self.gain(figure, right, 2, tell),
            Reward::OneOfEachActive => {
                self.gain(figure, left, 1, tell);
                self.gain(figure, right, 1, tell);
            }
            Reward::Two(kind) => self.gain(figure, kind, 2, tell),
            Reward::ByLevel(kind) => self.gain(figure, kind, level, tell),
            Reward::Set(kinds) => kinds.into_iter().for_each(|kind| self.gain(figure, kind, 1, tell)),
        }
    }
}
