//! Partnership boards (RON-16): markers move up, and both partners get the bonus of every space passed.

use std::ops::ControlFlow;

use kernel::Audience;

use super::action::Action;
use super::event::{Event, Reason, Tell};
use super::frame::{Frame, Purpose};
use super::pack::LAST_SPACE;
use super::state::Ronin;
use super::vocabulary::{Bonus, Colour, Measure, Pay, Side};

impl Ronin {
    /// RON-16.2 to RON-16.4: one space at a time; on each the partner higher in initiative is served first. Points
    /// beyond the last space are lost.
    pub(super) fn advance(&mut self, track: u8, left: u8, tell: &mut impl Tell) {
        if left == 0 || self.is_full(track) {
            return;
        }
        self.tracks[usize::from(track)] += 1;
        let space = self.tracks[usize::from(track)];
        tell(Audience::Everyone, Event::TrackMoved { track, space });
        self.frames.push(Frame::Advance { track, left: left - 1 });
        let mut partners = self.partners(track);
        partners.sort_by_key(|partner| self.initiative(*partner));
        for seat in partners.into_iter().rev() {
            // RON-16.7: an Automa takes no bonus.
            if !self.is_automa(seat) {
                self.frames.push(Frame::Bonus { seat, track, space });
            }
        }
    }

    /// The alternatives of a space that can be carried out (RON-16.5, RON-16.6).
    fn alternatives(&self, seat: u8, track: u8, space: u8) -> [Option<Bonus>; 2] {
        let bonuses = self.board(track).spaces[usize::from(space)];
        bonuses.map(|bonus| bonus.filter(|bonus| self.can_take(seat, track, *bonus)))
    }

    fn can_take(&self, seat: u8, track: u8, bonus: Bonus) -> bool {
        match bonus {
            Bonus::AbilityCard(number) => self.ability_card(seat, track, number).is_some(),
            Bonus::Draw(_) => self.can_draw(),
            Bonus::Restore => self.figure(seat).spent != 0,
            // What a hand is worth is private until it is shown; showing it is always possible.
            Bonus::Count { of: Measure::ActiveSymbolsInHand, .. } => true,
            Bonus::Count { of, steps, .. } => self.counted(seat, of, steps) > 0,
            _ => true,
        }
    }

    /// The slot in which a partner's ability card would lie, if one is left (RON-12.11, RON-12.15).
    fn ability_card(&self, seat: u8, track: u8, number: u8) -> Option<u8> {
        let side = if self.track(seat, Side::Left) == track { Side::Left } else { Side::Right };
        let slot = 4 + 2 * side as u8 + u8::from(number == 3);
        (self.figure(seat).held & (1 << slot) == 0).then_some(slot)
    }

    /// Whether a bonus leaves a choice between two alternatives.
    pub(super) fn bonus_asks(&self, seat: u8, track: u8, space: u8) -> bool {
        self.alternatives(seat, track, space).iter().flatten().count() == 2
    }

    pub(super) fn offer_bonus<B>(visit: &mut impl FnMut(Action) -> ControlFlow<B>) -> ControlFlow<B> {
        (0..2).try_for_each(|alternative| visit(Action::TakeBonus { alternative }))
    }

    /// The one alternative that is possible, if any.
    pub(super) fn take_only_bonus(&mut self, seat: u8, track: u8, space: u8, tell: &mut impl Tell) {
        if let Some(bonus) = self.alternatives(seat, track, space).into_iter().flatten().next() {
            self.take_bonus(seat, track, bonus, tell);
        }
    }

    pub(super) fn take_alternative(&mut self, frame: [u8; 3], alternative: u8, tell: &mut impl Tell) {
        let [seat, track, space] = frame;
        if let Some(bonus) = self.alternatives(seat, track, space)[usize::from(alternative)] {
            self.take_bonus(seat, track, bonus, tell);
        }
    }

    /// RON-16.8a: a bonus uses the state of the moment.
    fn take_bonus(&mut self, seat: u8, track: u8, bonus: Bonus, tell: &mut impl Tell) {
        match bonus {
            Bonus::AbilityCard(number) => {
                let Some(slot) = self.ability_card(seat, track, number) else { return };
                self.figure_mut(seat).held |= 1 << slot;
                let (character, ability) = self.ability_in(seat, slot);
                tell(Audience::Everyone, Event::AbilityCardTaken { figure: seat, character, ability });
            }
            Bonus::ActiveSymbols(count) => self.frames.push(Frame::Mix { seat, count }),
            Bonus::OneActiveKind(count) => {
                self.frames.push(Frame::ChooseActive { seat, purpose: Purpose::Gain(count) });
            }
            Bonus::Experience(amount) => self.score_experience(seat, amount, Reason::Bonus, tell),
            Bonus::Victory(amount) => self.score_victory(seat, amount, Reason::Bonus, tell),
            Bonus::Draw(left) => self.frames.push(Frame::DrawCards { seat, left }),
            Bonus::Restore => self.frames.push(Frame::Restore { seat }),
            Bonus::Count { of, pay, steps } => {
                if of == Measure::ActiveSymbolsInHand {
                    self.show_hand(seat, tell);
                }
                let amount = self.counted(seat, of, steps);
                match pay {
                    Pay::Experience => self.score_experience(seat, amount, Reason::Bonus, tell),
                    Pay::Victory => self.score_victory(seat, amount, Reason::Bonus, tell),
                    Pay::ActiveSymbols if amount > 0 => self.frames.push(Frame::Mix { seat, count: amount }),
                    Pay::ActiveSymbols => {}
                }
            }
        }
    }

    /// The amount of the last step reached.
    fn counted(&self, seat: u8, of: Measure, steps: [[u8; 2]; 4]) -> u8 {
        let count = self.measure(seat, of);
        steps.iter().rev().find(|[least, _]| count >= *least).map_or(0, |[_, amount]| *amount)
    }

    fn measure(&self, seat: u8, of: Measure) -> u8 {
        let figure = self.figure(seat);
        let cards = || figure.timeline.cards().iter().map(|played| self.card(played.card));
        match of {
            Measure::UnlockedAbilities => (figure.held & 0b1111).count_ones() as u8,
            Measure::Experience => figure.experience,
            Measure::TimelineCards(colour) => cards().filter(|card| card.has(colour)).count() as u8,
            Measure::TimelineColours => {
                Colour::ALL.into_iter().filter(|colour| cards().any(|card| card.has(*colour))).count() as u8
            }
            Measure::InactiveSymbols => self.symbols_within(seat, self.inactive(), figure.timeline.len()),
            Measure::CupIcons => cards().filter(|card| card.cup.is_some()).count() as u8,
            Measure::ActiveSymbolsInHand => {
                let active = self.active();
                let symbols =
                    |card| active.map(|kind| self.card(card).symbols[kind as usize]).iter().sum::<u8>();
                figure.hand.iter().map(symbols).sum()
            }
            Measure::HandCards => figure.hand.len() as u8,
        }
    }

    /// RON-D23: multisets of Left and Right of the given size.
    pub(super) fn mixes<B>(count: u8, visit: &mut impl FnMut(Action) -> ControlFlow<B>) -> ControlFlow<B> {
        (0..=count).try_for_each(|left| visit(Action::GainMix { left }))
    }

    pub(super) fn gain_mix(&mut self, seat: u8, count: u8, left: u8, tell: &mut impl Tell) {
        let active = self.active();
        self.gain(seat, active[0], left, tell);
        self.gain(seat, active[1], count - left, tell);
    }

    /// RON-D27: each own spent ability or ability card (RON-16.12).
    pub(super) fn restorable<B>(
        &self,
        seat: u8,
        visit: &mut impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let spent = self.figure(seat).spent;
        (0..8)
            .filter(|slot| spent & (1 << slot) != 0)
            .try_for_each(|ability| visit(Action::Restore { ability }))
    }

    pub(super) fn restore(&mut self, seat: u8, slot: u8, tell: &mut impl Tell) {
        self.figure_mut(seat).spent &= !(1 << slot);
        let (character, ability) = self.ability_in(seat, slot);
        tell(Audience::Everyone, Event::AbilityRestored { figure: seat, character, ability });
    }

    /// Victory points of the lower of a player's two tracks; equal markers: the better paying one (RON-15.6,
    /// RON-15.7).
    pub(super) fn partnership_victory(&self, seat: u8) -> u8 {
        let tracks = [Side::Left, Side::Right].map(|side| self.track(seat, side));
        let [left, right] = tracks.map(|track| {
            let space = self.tracks[usize::from(track)];
            debug_assert!(usize::from(space) <= LAST_SPACE);
            (space, self.board(track).marks[usize::from(space)])
        });
        match left.0.cmp(&right.0) {
            std::cmp::Ordering::Less => left.1,
            std::cmp::Ordering::Greater => right.1,
            std::cmp::Ordering::Equal => left.1.max(right.1),
        }
    }
}
