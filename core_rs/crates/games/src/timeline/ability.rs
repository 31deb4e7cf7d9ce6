//! Abilities (RON-12, RON-13, POD-12, POD-13): when they may be used and what they do. One verb serves every ability that says the
//! same, whoever's board it is on.

use std::ops::ControlFlow;

use kernel::Audience;

use super::action::Action;
use super::card::Ability;
use super::effect::WHOLE_TIMELINE;
use super::event::{Event, Tell};
use super::frame::{After, Frame, Purpose};
use super::table::{NONE, Table};
use super::tale::{Book, Tale};
use super::vocabulary::{Kind, Side, Verb, Window};

impl<T: Tale> Table<T> {
    /// Whose ability lies in a slot, and which of the four: 0–3 the own board; what lies behind is the tale's.
    pub(crate) fn ability_in(&self, seat: u8, slot: u8) -> (u8, u8) {
        T::ability_in(self, seat, slot)
    }

    fn ability(&self, seat: u8, slot: u8) -> &'static Ability {
        let (character, ability) = self.ability_in(seat, slot);
        &self.pack().characters()[usize::from(character)].abilities[usize::from(ability)]
    }

    /// Slots whose ability belongs to the window and is available (RON-12.2, RON-12.5, POD-12.2, POD-12.5).
    fn available(&self, seat: u8, window: Window) -> impl Iterator<Item = (u8, Verb)> {
        let figure = self.figure(seat);
        let mut ready = figure.held & !figure.spent;
        std::iter::from_fn(move || {
            while ready != 0 {
                let slot = ready.trailing_zeros() as u8;
                ready &= ready - 1;
                let ability = self.ability(seat, slot);
                if ability.window == window {
                    return Some((slot, ability.verb));
                }
            }
            None
        })
    }

    /// Whether using it can change the game state (RON-12.8, RON-12.19, POD-12.8, POD-12.11).
    fn can_change(&self, seat: u8, verb: Verb) -> bool {
        let figure = self.figure(seat);
        let rows = || (0..self.row_count()).filter(|row| self.row_has_cards(*row)).count();
        match verb {
            Verb::SwapRows => rows() >= 2,
            Verb::TakeExtra | Verb::BurnPair(_) | Verb::TakeAndPlay => rows() >= 1,
            Verb::GainFewer | Verb::GainActive(_) | Verb::Pull => true,
            Verb::Seek | Verb::DrawAndDiscard(_) => self.can_draw(),
            Verb::Trade(_) => self.active().iter().any(|kind| self.count(seat, *kind) > 0),
            Verb::TakeBack => !figure.timeline.is_empty(),
            Verb::Replace => !figure.timeline.is_empty() && !figure.hand.is_empty(),
            Verb::Cash(_) | Verb::PlayExtra(_) => !figure.hand.is_empty(),
            Verb::WaiveLoss(_) | Verb::FullResult | Verb::Recolour => false,
        }
    }

    /// The same for window W4, where it depends on the card about to be resolved (RON-12.19, RON-12.20, POD-12.11,
    /// POD-12.12).
    fn can_change_effect(&self, seat: u8, position: u8, waived: u8, verb: Verb) -> bool {
        let Some(effect) = self.effect_at(seat, position) else { return false };
        let most = effect.condition.most();
        match verb {
            Verb::WaiveLoss(_) => effect.condition.is_loss() && waived < most,
            Verb::FullResult => {
                let level = self.level(seat, position, waived);
                level < most || effect.condition.is_loss() && level > waived
            }
            Verb::Recolour => self.recolourable(seat, position).next().is_some(),
            _ => false,
        }
    }

    /// The cards in scope that would raise the level with the colour asked for.
    fn recolourable(&self, seat: u8, position: u8) -> impl Iterator<Item = u8> {
        (0..=position).filter(move |wild| self.recolouring_raises(seat, position, *wild))
    }

    fn usable(&self, seat: u8, window: Window) -> impl Iterator<Item = u8> {
        let useful = move |(slot, verb)| self.can_change(seat, verb).then_some(slot);
        self.available(seat, window).filter_map(useful)
    }

    fn usable_on_effect(&self, seat: u8, position: u8, waived: u8) -> impl Iterator<Item = u8> {
        let useful = move |(slot, verb)| self.can_change_effect(seat, position, waived, verb).then_some(slot);
        self.available(seat, Window::BeforeEffect).filter_map(useful)
    }

    /// A window without a usable ability is skipped.
    pub(crate) fn window_asks(&self, seat: u8, window: Window) -> bool {
        self.usable(seat, window).next().is_some()
    }

    pub(crate) fn effect_window_asks(&self, seat: u8, position: u8, waived: u8) -> bool {
        self.usable_on_effect(seat, position, waived).next().is_some()
    }

    /// RON-12.3, RON-12.6, POD-12.3, POD-12.6: pass, or use any available ability of the window.
    pub(crate) fn window_menu<B>(
        &self,
        seat: u8,
        window: Window,
        visit: &mut impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        visit(Action::Pass)?;
        self.usable(seat, window).try_for_each(|ability| visit(Action::UseAbility { ability }))
    }

    pub(crate) fn effect_window_menu<B>(
        &self,
        [seat, position, waived]: [u8; 3],
        visit: &mut impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        visit(Action::Pass)?;
        let mut usable = self.usable_on_effect(seat, position, waived);
        usable.try_for_each(|ability| visit(Action::UseAbility { ability }))
    }

    /// Marks an ability as spent and says so (RON-12.2, RON-12.12, POD-12.2).
    fn spend(&mut self, seat: u8, slot: u8, tell: &mut impl Tell) -> Verb {
        self.figure_mut(seat).spent |= 1 << slot;
        let (character, ability) = self.ability_in(seat, slot);
        tell(Audience::Everyone, Event::AbilityUsed { figure: seat, character, ability });
        self.ability(seat, slot).verb
    }

    /// Uses an ability; the window stays open below it (RON-12.6, RON-12.21, POD-12.13).
    pub(crate) fn use_ability(&mut self, seat: u8, slot: u8, tell: &mut impl Tell) {
        let verb = self.spend(seat, slot, tell);
        let [left, right] = self.active().map(|kind| self.count(seat, kind));
        let frame = match verb {
            Verb::SwapRows => Frame::SwapFirst { seat },
            Verb::TakeExtra => Frame::TakeFaceUp { seat, play: false },
            Verb::TakeAndPlay => Frame::TakeFaceUp { seat, play: true },
            Verb::BurnPair(most) => Frame::BurnPair { seat, most },
            Verb::GainFewer => return self.gain_fewer(seat, 1, tell),
            Verb::GainActive(count) => Frame::ChooseActive { seat, purpose: Purpose::Gain(count) },
            Verb::Pull => Frame::ChooseActive { seat, purpose: Purpose::Pull },
            Verb::Trade(count) if left == right => {
                Frame::ChooseActive { seat, purpose: Purpose::Trade(count) }
            }
            Verb::Trade(count) => {
                let side = if left > right { Side::Left } else { Side::Right };
                return self.begin_trade(seat, side, count);
            }
            Verb::Seek => Frame::NameKind { seat },
            Verb::TakeBack => Frame::TakeBack { seat, after: After::Nothing },
            Verb::Replace => Frame::TakeBack { seat, after: After::Play },
            Verb::Cash(most) => Frame::Cash { seat, done: 0, left: most, from: 0 },
            Verb::DrawAndDiscard(left) => {
                self.frames.push(Frame::DiscardCard { seat });
                Frame::DrawCards { seat, left }
            }
            Verb::PlayExtra(left) => {
                self.frames.push(Frame::DrawCards { seat, left });
                Frame::PlayCard { seat, except: NONE, window: true }
            }
            Verb::WaiveLoss(_) | Verb::FullResult | Verb::Recolour => {
                unreachable!("a verb of another window")
            }
        };
        self.frames.push(frame);
    }

    /// Uses an ability of window W4 on the card about to be resolved (RON-13.1, RON-13.3, RON-13.13,
    /// POD-13.1, POD-13.3, POD-13.14).
    pub(crate) fn use_on_effect(&mut self, frame: [u8; 3], slot: u8, tell: &mut impl Tell) {
        let [seat, position, waived] = frame;
        match self.spend(seat, slot, tell) {
            Verb::WaiveLoss(count) => {
                self.frames.push(Frame::BeforeEffect { seat, position, waived: waived + count });
            }
            Verb::FullResult => {
                let level = self.effect_at(seat, position).map_or(0, |effect| effect.condition.most());
                let card = self.figure(seat).timeline[position].card;
                tell(Audience::Everyone, Event::Resolved { figure: seat, card, level });
                self.frames.push(Frame::Reward { figure: seat, position, level });
            }
            Verb::Recolour => {
                self.frames.push(Frame::BeforeEffect { seat, position, waived });
                self.frames.push(Frame::Recolour { seat, position });
            }
            _ => unreachable!("a verb of another window"),
        }
    }

    /// RON-D15, POD-D16.
    pub(crate) fn recolour_menu<B>(
        &self,
        seat: u8,
        position: u8,
        visit: &mut impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        self.recolourable(seat, position).try_for_each(|position| visit(Action::Recolour { position }))
    }

    pub(crate) fn recolour(&mut self, seat: u8, position: u8, tell: &mut impl Tell) {
        self.figure_mut(seat).wild = position;
        let card = self.figure(seat).timeline[position].card;
        tell(Audience::Everyone, Event::Recoloured { figure: seat, card });
    }

    /// RON-13.5, POD-13.5: the active kind there are fewer of; equal: a choice.
    pub(crate) fn gain_fewer(&mut self, seat: u8, count: u8, tell: &mut impl Tell) {
        let active = self.active();
        let [left, right] = active.map(|kind| self.count(seat, kind));
        match left.cmp(&right) {
            std::cmp::Ordering::Less => self.gain(seat, active[0], count, tell),
            std::cmp::Ordering::Greater => self.gain(seat, active[1], count, tell),
            std::cmp::Ordering::Equal => {
                self.frames.push(Frame::ChooseActive { seat, purpose: Purpose::Gain(count) });
            }
        }
    }

    /// RON-13.8, POD-13.8: lose one of the kind there are more of, then gain of the other.
    fn begin_trade(&mut self, seat: u8, side: Side, count: u8) {
        let kind = self.active()[side as usize];
        self.frames.push(Frame::TradeGain { seat, count });
        self.begin_loss(seat, 1 << kind as u8, 1, WHOLE_TIMELINE);
    }

    pub(crate) fn choose_active(&mut self, seat: u8, purpose: Purpose, side: Side, tell: &mut impl Tell) {
        let active = self.active();
        match purpose {
            Purpose::Gain(count) => self.gain(seat, active[side as usize], count, tell),
            Purpose::Trade(count) => self.begin_trade(seat, side, count),
            // RON-13.7, POD-13.7: gain one; every other player loses one of the other active kind.
            Purpose::Pull => {
                self.gain(seat, active[side as usize], 1, tell);
                self.frames.push(Frame::PullOthers { seat, kind: active[1 - side as usize], at: 0 });
            }
        }
    }

    /// RON-D12, POD-D12: in initiative order; what an Automa does is the tale's affair.
    pub(crate) fn pull_others(&mut self, seat: u8, kind: Kind, at: u8, tell: &mut impl Tell) {
        if at == self.ring() {
            return;
        }
        self.frames.push(Frame::PullOthers { seat, kind, at: at + 1 });
        let other = self.order[usize::from(at)];
        if self.is_automa(other) {
            T::automa_loses(self, other, kind, tell);
        } else if other != seat {
            self.begin_loss(other, 1 << kind as u8, 1, WHOLE_TIMELINE);
        }
    }

    /// RON-13.20, POD-13.20: the find goes to hand, the other cards turned up are discarded.
    pub(crate) fn turn_up(&mut self, seat: u8, kind: Kind, card: u8, tell: &mut impl Tell) {
        tell(Audience::Everyone, Event::TurnedUp { card });
        if self.card(card).symbols[kind as usize] > 0 {
            self.receive_openly(seat, card);
            self.leave_deck(card, tell);
            tell(Audience::Everyone, Event::Took { figure: seat, cards: vec![card] });
            self.end_search(seat, tell);
        } else {
            self.transit.insert(card);
            self.leave_deck(card, tell);
            self.frames.push(Frame::Search { seat, kind });
        }
    }

    pub(crate) fn end_search(&mut self, seat: u8, tell: &mut impl Tell) {
        let rest = std::mem::take(&mut self.transit);
        self.discard = self.discard.union(rest);
        if !rest.is_empty() {
            tell(Audience::Everyone, Event::Discarded { figure: seat, cards: rest.iter().collect() });
        }
    }

    /// RON-13.2, RON-13.14, RON-13.15, POD-13.2, POD-13.15, POD-13.16: a timeline card goes back to hand, for all to see.
    pub(crate) fn take_back(&mut self, seat: u8, position: u8, after: After, tell: &mut impl Tell) {
        let card = self.figure_mut(seat).timeline.remove(position);
        self.receive_openly(seat, card);
        tell(Audience::Everyone, Event::TookBack { figure: seat, card });
        if after == After::Play {
            self.frames.push(Frame::PlayCard { seat, except: card, window: false });
        }
    }

    /// A hand card that is not the one just taken back.
    pub(crate) fn playable<B>(
        &self,
        seat: u8,
        except: u8,
        visit: &mut impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let mut cards = self.figure(seat).hand.iter().filter(|card| *card != except);
        cards.try_for_each(|card| visit(Action::PlayCard { card }))
    }

    /// RON-12.9, POD-12.9: a card played by an ability goes to the right end and its standard effect is resolved at once.
    pub(crate) fn play_card(&mut self, seat: u8, card: u8, window: bool, tell: &mut impl Tell) {
        self.out_of_hand(seat, card);
        self.join_timeline(seat, card, window, tell);
    }

    fn join_timeline(&mut self, seat: u8, card: u8, window: bool, tell: &mut impl Tell) {
        self.figure_mut(seat).timeline.push(card);
        tell(Audience::Everyone, Event::Played { figure: seat, card });
        let position = self.figure(seat).timeline.len() - 1;
        self.resolve_standard(seat, position, window);
    }

    /// RON-13.16, POD-13.17: one card at least, further ones by rising number, or stop.
    pub(crate) fn cash_menu<B>(
        &self,
        [seat, done, from]: [u8; 3],
        visit: &mut impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if done > 0 {
            visit(Action::Stop)?;
        }
        let mut cards = self.figure(seat).hand.iter().filter(|card| *card >= from);
        cards.try_for_each(|card| visit(Action::DiscardCard { card }))
    }

    pub(crate) fn cash(&mut self, frame: [u8; 3], card: u8, tell: &mut impl Tell) {
        let [seat, done, left] = frame;
        self.discard_from_hand(seat, card, tell);
        for kind in Kind::ALL {
            self.gain(seat, kind, self.card(card).symbols[kind as usize], tell);
        }
        if left > 1 && !self.figure(seat).hand.is_empty() {
            self.frames.push(Frame::Cash { seat, done: done + 1, left: left - 1, from: card + 1 });
        } else {
            self.frames.push(Frame::DrawCards { seat, left: done + 1 });
        }
    }

    pub(crate) fn discard_from_hand(&mut self, seat: u8, card: u8, tell: &mut impl Tell) {
        self.out_of_hand(seat, card);
        self.discard.insert(card);
        tell(Audience::Everyone, Event::Discarded { figure: seat, cards: vec![card] });
    }

    /// Face-up cards from a place on: for a swap the second card lies in a lower row than the first.
    pub(crate) fn face_up<B>(
        &self,
        rows: std::ops::Range<u8>,
        visit: &mut impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        rows.flat_map(|row| [(row, 0), (row, 1)])
            .filter(|(row, place)| self.rows[usize::from(*row)][usize::from(*place)] != NONE)
            .try_for_each(|(row, place)| visit(Action::PickCard { row, place }))
    }

    /// The lowest row with cards: the first card of a swap must lie above it.
    pub(crate) fn lowest_filled_row(&self) -> u8 {
        (0..self.row_count()).rev().find(|row| self.row_has_cards(*row)).unwrap_or(0)
    }

    /// RON-13.9, POD-13.9.
    pub(crate) fn swap(&mut self, one: (u8, u8), other: (u8, u8), tell: &mut impl Tell) {
        let [one, other] = [one, other].map(|(row, place)| (usize::from(row), usize::from(place)));
        let cards = [self.rows[one.0][one.1], self.rows[other.0][other.1]];
        self.rows[one.0][one.1] = cards[1];
        self.rows[other.0][other.1] = cards[0];
        tell(Audience::Everyone, Event::Swapped { cards });
    }

    /// RON-13.10, RON-13.12, POD-13.10, POD-13.12: the card goes to hand or into play, the other card of its pair is discarded.
    pub(crate) fn take_face_up(&mut self, seat: u8, play: bool, place: (u8, u8), tell: &mut impl Tell) {
        let (row, place) = place;
        let card = self.rows[usize::from(row)][usize::from(place)];
        let rest: Vec<u8> = self.clear_row(row).into_iter().filter(|other| *other != card).collect();
        if !play {
            self.receive_openly(seat, card);
            tell(Audience::Everyone, Event::Took { figure: seat, cards: vec![card] });
        }
        for card in &rest {
            self.discard.insert(*card);
        }
        if !rest.is_empty() {
            tell(Audience::Everyone, Event::Discarded { figure: seat, cards: rest });
        }
        if play {
            self.join_timeline(seat, card, false, tell);
        }
    }

    /// RON-13.11, POD-13.11: the pair is discarded; its symbols can be gained one by one, up to a number.
    pub(crate) fn burn_pair(&mut self, seat: u8, most: u8, row: u8, tell: &mut impl Tell) {
        let cards = self.clear_row(row);
        let mut symbols = 0;
        for card in &cards {
            self.discard.insert(*card);
            for kind in Kind::ALL {
                symbols += u16::from(self.card(*card).symbols[kind as usize]) << (4 * kind as u8);
            }
        }
        tell(Audience::Everyone, Event::Discarded { figure: seat, cards });
        if symbols > 0 {
            self.frames.push(Frame::BurnGain { seat, left: most, from: 0, symbols });
        }
    }

    /// RON-D8, POD-D9: a sub-multiset, picked by rising kind.
    pub(crate) fn burn_menu<B>(
        from: u8,
        symbols: u16,
        visit: &mut impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        visit(Action::Stop)?;
        let left = |kind: &Kind| *kind as u8 >= from && symbols >> (4 * *kind as u8) & 0xF > 0;
        Kind::ALL.into_iter().filter(left).try_for_each(|kind| visit(Action::ChooseKind { kind }))
    }

    pub(crate) fn burn_gain(&mut self, seat: u8, left: u8, symbols: u16, kind: Kind, tell: &mut impl Tell) {
        self.gain(seat, kind, 1, tell);
        let symbols = symbols - (1 << (4 * kind as u8));
        if left > 1 && symbols >> (4 * kind as u8) != 0 {
            self.frames.push(Frame::BurnGain { seat, left: left - 1, from: kind as u8, symbols });
        }
    }
}
