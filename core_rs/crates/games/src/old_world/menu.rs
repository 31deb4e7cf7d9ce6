//! What may be done at each question (OW-21), by players and by chance.

use std::ops::ControlFlow;

use kernel::Seat;

use super::ability::Next;
use super::action::Action;
use super::frame::Frame;
use super::options::Draft;
use super::pack::Op;
use super::state::{NONE, OldWorld, source};
use super::vocabulary::{Attribute, Place, Places, Terrain};

impl OldWorld {
    /// What the seat may do; only called for the seat that is asked.
    pub(super) fn decisions<B>(
        &self,
        seat: u8,
        visit: &mut impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let hand = self.player(seat).hand;
        match self.top() {
            Frame::PlaceLevelTwo { .. } => {
                Terrain::ALL.into_iter().try_for_each(|terrain| visit(Action::PlaceMonster { terrain }))
            }
            Frame::KeepSchool { .. } => {
                self.boards().try_for_each(|school| visit(Action::KeepSchool { school }))
            }
            Frame::PhaseOne { .. } => self.phase_one_menu(seat, visit),
            Frame::SecondCard { .. } => hand.iter().try_for_each(|card| visit(Action::PaySecond { card })),
            Frame::PhaseTwo { .. } => self.phase_two_menu(seat, visit),
            Frame::DiscardDown { .. } => self.discard_down_menu(seat, visit),
            Frame::Buy { extra, .. } => {
                if extra {
                    visit(Action::Decline)?;
                }
                self.affordable(seat).try_for_each(|slot| visit(Action::Buy { slot }))
            }
            Frame::School { .. } => self
                .school_choices(seat)
                .try_for_each(|attribute| visit(Action::ChooseAttribute { attribute })),
            Frame::Track { .. } => self.track_menu(seat, visit),
            Frame::ClearMarket { left, from, must, .. } => self.clear_menu(left, from, must, visit),
            Frame::PokerReroll { .. } => (0..32).try_for_each(|dice| visit(Action::Reroll { dice })),
            Frame::ExploreOption { card, .. } => (0..2)
                .filter(|option| self.payable(seat, self.exploration_choice(card, *option).cost))
                .try_for_each(|option| visit(Action::TakeOption { option })),
            Frame::EventOption { event, .. } => (0..2)
                .filter(|option| self.payable(seat, self.event_choice(event, *option).cost))
                .try_for_each(|option| visit(Action::TakeOption { option })),
            Frame::Run { at, .. } => {
                if matches!(self.op(at), Op::May { cost, .. } if self.payable(seat, cost)) {
                    visit(Action::Accept)?;
                }
                visit(Action::Decline)
            }
            Frame::Choose { at, picked, .. } => {
                self.branches(at, picked).try_for_each(|branch| visit(Action::Branch { branch }))
            }
            Frame::Moment { moment, side, served, .. } => {
                let next = self.next_ability(moment, side, seat, served);
                let optional = matches!(next, Next::May(_));
                let (Next::Order(abilities) | Next::May(abilities)) = next else {
                    return ControlFlow::Continue(());
                };
                abilities.iter().try_for_each(|ability| visit(Action::UseAbility { ability }))?;
                if optional { visit(Action::Pass) } else { ControlFlow::Continue(()) }
            }
            Frame::PickAttribute { among, .. } => Attribute::ALL
                .into_iter()
                .filter(|attribute| among >> *attribute as u8 & 1 != 0)
                .try_for_each(|attribute| visit(Action::ChooseAttribute { attribute })),
            Frame::DiscardPotions { .. } | Frame::PotionOverflow { .. } => self.potion_menu(seat, visit),
            Frame::PickTrail { .. } => Terrain::ALL
                .into_iter()
                .filter(|terrain| self.can_take_trail(seat, *terrain))
                .try_for_each(|terrain| visit(Action::ChooseTerrain { terrain })),
            Frame::TakeMarket { price, .. } => {
                self.fitting_slots(price).try_for_each(|slot| visit(Action::TakeMarket { slot }))
            }
            Frame::MoveAdjacent { .. } => Self::locations(self.location(self.player(seat).location).roads)
                .try_for_each(|location| visit(Action::ChooseLocation { location })),
            Frame::DiscardHand { .. } | Frame::DamageHand { .. } => {
                hand.iter().try_for_each(|card| visit(Action::Discard { card }))
            }
            Frame::PutBack { .. } => hand.iter().try_for_each(|card| visit(Action::PutBack { card })),
            Frame::ReturnDrawn { .. } => {
                self.drawn.iter().try_for_each(|card| visit(Action::PutBack { card }))
            }
            Frame::DiscardFound { .. } => {
                self.player(seat).deck.all().iter().try_for_each(|card| visit(Action::DiscardFound { card }))
            }
            Frame::TrashCards { from, .. } => self.trash_menu(seat, from, visit),
            Frame::TrashHand { .. } => self.trash_menu(seat, Places::from(vec![Place::Hand]), visit),
            Frame::TakeDiscarded { .. } => {
                let pile: super::cards::Cards = self.pile(seat).collect();
                pile.iter().try_for_each(|card| visit(Action::TakeDiscarded { card }))
            }
            Frame::LookDiscard { owner, cards, .. } => {
                self.looked(owner, 0, cards).iter().try_for_each(|card| visit(Action::DiscardLooked { card }))
            }
            Frame::LookOrder { owner, cards, done, .. } => {
                self.looked(owner, done, cards).iter().try_for_each(|card| visit(Action::PutBack { card }))
            }
            Frame::Bet { .. } => {
                visit(Action::Decline)?;
                (0..2).try_for_each(|side| visit(Action::Bet { side }))
            }
            Frame::NameAttack { .. } => Self::halves().into_iter().try_for_each(visit),
            Frame::ComboCard { test, .. } => self.combo_menu(seat, test, visit),
            Frame::Icons { returning, takes, .. } => self.icons_menu(seat, returning, takes, visit),
            Frame::Fatigue { left, from, .. } => self
                .fatigue_choices(seat, left, from)
                .into_iter()
                .try_for_each(|card| visit(Action::Trash { card, from: Place::Deck })),
            _ => ControlFlow::Continue(()),
        }
    }

    /// Boards a drafter may keep (OW-3.15, OW-3.26).
    fn boards(&self) -> impl Iterator<Item = u8> {
        let free = self.draft == Draft::Free;
        self.free_schools().filter(move |school| free || self.offer.contains(school))
    }

    /// What chance may do.
    pub(super) fn chances<B>(&self, visit: &mut impl FnMut(Action) -> ControlFlow<B>) -> ControlFlow<B> {
        match self.top() {
            Frame::FirstPlayer => (0..self.count)
                .filter(|seat| self.first == NONE || self.first == *seat)
                .try_for_each(|seat| visit(Action::DrawFirst { seat: Seat::new(seat) })),
            Frame::ZeroCards | Frame::Refill | Frame::Search { .. } => {
                self.market_deck.iter().try_for_each(|card| visit(Action::DrawCard { card }))
            }
            Frame::SlotLocation { terrain } | Frame::SummonLocation { terrain } => {
                Self::locations(self.stacked(terrain))
                    .try_for_each(|location| visit(Action::DrawLocation { location }))
            }
            Frame::TrackToken { terrain, aside, .. } => self
                .track_tokens(terrain, aside)
                .try_for_each(|location| visit(Action::DrawLocation { location })),
            Frame::QuestToken { card, option, .. } => self
                .tokens_for(card, option)
                .try_for_each(|location| visit(Action::DrawLocation { location })),
            Frame::SlotMonster { level, .. } => self.monsters(level, false, visit),
            Frame::SummonMonster { level, extra, .. } => self.monsters(level, extra, visit),
            Frame::SoloTrophy => {
                Attribute::ALL.into_iter().try_for_each(|attribute| visit(Action::DrawTrophy { attribute }))
            }
            Frame::OfferSchool { .. } | Frame::DrawSchool { .. } => self
                .free_schools()
                .filter(|school| !self.offer.contains(school))
                .try_for_each(|school| visit(Action::DrawSchool { school })),
            Frame::GainPotions { .. } => (0u8..)
                .zip(self.potions)
                .filter(|(_, count)| *count > 0)
                .try_for_each(|(potion, _)| visit(Action::DrawPotion { potion })),
            Frame::DrawExploration { deck, .. } => Self::of_deck(self.explorations, deck)
                .try_for_each(|card| visit(Action::DrawExploration { card })),
            Frame::Monster { .. } | Frame::MonsterLoss { .. } => {
                self.pool_candidates().try_for_each(|card| visit(Action::DrawFightCard { card }))
            }
            Frame::LookDraw { owner, seen, .. } if owner == NONE => self
                .look_candidates(owner, seen)
                .iter()
                .try_for_each(|card| visit(Action::DrawFightCard { card })),
            Frame::PokerRoll { .. } | Frame::AttackDie | Frame::Run { .. } => {
                (1..=6).try_for_each(|face| visit(Action::Roll { face }))
            }
            _ => self.drawable().iter().try_for_each(|card| visit(Action::DrawCard { card })),
        }
    }

    /// Action cards that can come up where chance picks one of a player's.
    pub(super) fn drawable(&self) -> super::cards::Cards {
        match self.top() {
            Frame::DrawCards { seat, .. }
            | Frame::DrawnBack { seat, .. }
            | Frame::DiscardTop { seat, .. }
            | Frame::TrashTop { seat } => self.player(seat).deck.candidates(),
            Frame::DiscardRandom { seat, .. } | Frame::RandomCard { seat } => self.player(seat).hand,
            Frame::LookDraw { owner, seen, .. } => self.look_candidates(owner, seen),
            _ => super::cards::Cards::EMPTY,
        }
    }

    fn monsters<B>(
        &self,
        level: u8,
        extra: bool,
        visit: &mut impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let found = self.summonable(level, extra);
        (0..32)
            .filter(|monster| found >> monster & 1 != 0)
            .try_for_each(|monster| visit(Action::DrawMonster { monster }))
    }

    /// Whether every outcome of chance is as likely as any other; otherwise [`Self::weigh`] draws.
    pub(super) fn is_even(&self) -> bool {
        !matches!(
            self.top(),
            Frame::GainPotions { .. }
                | Frame::SlotMonster { level: 0, .. }
                | Frame::TrackToken { .. }
                | Frame::QuestToken { .. }
        )
    }

    /// Any outcome, as likely as the others; found without a list of them.
    pub(super) fn draw_evenly(&self, dice: &mut kernel::Dice) -> Action {
        let mut count = 0;
        let _ = self.chances::<()>(&mut |_| {
            count += 1;
            ControlFlow::Continue(())
        });
        let mut left = dice.below(count);
        let found = self.chances(&mut |action| match left.checked_sub(1) {
            Some(rest) => {
                left = rest;
                ControlFlow::Continue(())
            }
            None => ControlFlow::Break(action),
        });
        found.break_value().expect("chance has an outcome")
    }

    /// An outcome where chances differ: two copies of a potion, tokens some of which may lie on boards, or levels of
    /// different sizes (OW-19.3).
    pub(super) fn weigh(&self, dice: &mut kernel::Dice) -> Action {
        if let Frame::TrackToken { terrain, aside, .. } = self.top() {
            return Action::DrawLocation { location: self.draw_token(terrain, aside, dice) };
        }
        if let Frame::QuestToken { card, option, .. } = self.top() {
            return Action::DrawLocation { location: self.weigh_token(card, option, dice) };
        }
        if let Frame::GainPotions { .. } = self.top() {
            let mut left = dice.below(self.potions.iter().map(|count| u32::from(*count)).sum());
            for (potion, count) in (0..).zip(self.potions) {
                match left.checked_sub(u32::from(count)) {
                    Some(rest) => left = rest,
                    None => return Action::DrawPotion { potion },
                }
            }
        }
        let levels: Vec<u32> = (1..=3)
            .map(|level| self.of_level(self.summonable(0, false), level))
            .filter(|set| *set != 0)
            .collect();
        let level = dice.pick(&levels);
        let monsters: Vec<u8> = (0..32).filter(|monster| level >> monster & 1 != 0).collect();
        Action::DrawMonster { monster: dice.pick(&monsters) }
    }

    /// OW-7.10: any of the tokens in the stacks it can come from.
    fn weigh_token(&self, card: u8, option: u8, dice: &mut kernel::Dice) -> u8 {
        let stacks: Vec<Terrain> = self
            .stacks_for(card, option)
            .flat_map(|stack| std::iter::repeat_n(stack, self.stack(stack)))
            .collect();
        self.draw_token(dice.pick(&stacks), NONE, dice)
    }

    /// Whether chance draws one of many cards, which is quicker without a list.
    pub(super) fn draws_card(source: u8) -> bool {
        source == source::MARKET || source >= source::HAND
    }
}
