//! How play flows from question to question: which frames wait, for whom, and what those that do not wait carry out.

use super::event::Tell;
use super::frame::{Frame, Pounce};
use super::pack::Op;
use super::state::{NONE, OldWorld, source};

/// Whom a waiting frame asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Asks {
    Chance(u8),
    Seat(u8),
    Nobody,
}

impl OldWorld {
    pub(super) fn top(&self) -> Frame {
        *self.frames.top().expect("the game ends with a frame that stays")
    }

    /// Whom the top frame asks; only called when it waits.
    pub(super) fn asks(&self) -> Asks {
        match self.top() {
            Frame::FirstPlayer => Asks::Chance(source::FIRST),
            Frame::ZeroCards | Frame::Refill | Frame::Search { .. } => Asks::Chance(source::MARKET),
            Frame::SlotLocation { terrain }
            | Frame::SummonLocation { terrain }
            | Frame::TrackToken { terrain, .. } => Asks::Chance(source::LOCATION + terrain as u8),
            Frame::QuestToken { card, option, .. } => {
                let stack = self.stacks_for(card, option).next().map_or(0, |terrain| terrain as u8);
                Asks::Chance(source::LOCATION + stack)
            }
            Frame::SlotMonster { .. } | Frame::SummonMonster { .. } => Asks::Chance(source::MONSTER),
            Frame::SoloTrophy | Frame::OfferSchool { .. } | Frame::DrawSchool { .. } => {
                Asks::Chance(source::BOARD)
            }
            Frame::GainPotions { .. } => Asks::Chance(source::POTION),
            Frame::DrawExploration { deck, .. } => Asks::Chance(source::EXPLORATION + deck),
            Frame::PokerRoll { .. } => Asks::Chance(source::POKER),
            Frame::AttackDie => Asks::Chance(source::DIE),
            Frame::Monster { .. } | Frame::MonsterLoss { .. } => Asks::Chance(source::FIGHT),
            Frame::LookDraw { owner, .. } if owner == NONE => Asks::Chance(source::FIGHT),
            Frame::LookDraw { owner, .. } => Asks::Chance(source::DECK + owner),
            Frame::DrawCards { seat, .. }
            | Frame::DrawnBack { seat, .. }
            | Frame::DiscardTop { seat, .. }
            | Frame::TrashTop { seat } => Asks::Chance(source::DECK + seat),
            Frame::DiscardRandom { .. } | Frame::RandomCard { .. } => Asks::Chance(source::HAND),
            Frame::Run { at, seat, .. } => {
                if self.op(at) == Op::Roll {
                    Asks::Chance(source::DIE)
                } else {
                    Asks::Seat(seat)
                }
            }
            Frame::PlaceLevelTwo { seat }
            | Frame::KeepSchool { seat }
            | Frame::PhaseOne { seat }
            | Frame::SecondCard { seat, .. }
            | Frame::PhaseTwo { seat }
            | Frame::DiscardDown { seat }
            | Frame::Buy { seat, .. }
            | Frame::School { seat }
            | Frame::Track { seat }
            | Frame::ClearMarket { seat, .. }
            | Frame::PokerReroll { seat, .. }
            | Frame::ExploreOption { seat, .. }
            | Frame::EventOption { seat, .. }
            | Frame::Choose { seat, .. }
            | Frame::Moment { seat, .. }
            | Frame::PickAttribute { seat, .. }
            | Frame::DiscardPotions { seat, .. }
            | Frame::PotionOverflow { seat }
            | Frame::PickTrail { seat }
            | Frame::TakeMarket { seat, .. }
            | Frame::MoveAdjacent { seat }
            | Frame::DiscardHand { seat, .. }
            | Frame::DiscardFound { seat, .. }
            | Frame::TrashCards { seat, .. }
            | Frame::TakeDiscarded { seat }
            | Frame::PutBack { seat, .. }
            | Frame::ReturnDrawn { seat, .. }
            | Frame::LookDiscard { seat, .. }
            | Frame::LookOrder { seat, .. }
            | Frame::Bet { seat }
            | Frame::NameAttack { seat }
            | Frame::ComboCard { seat, .. }
            | Frame::Icons { seat, .. }
            | Frame::DamageHand { seat, .. }
            | Frame::TrashHand { seat }
            | Frame::Fatigue { seat, .. } => Asks::Seat(seat),
            _ => Asks::Nobody,
        }
    }

    /// Whether the frame has a question to put now; otherwise it is carried out. For a moment see [`Self::serve`].
    fn waits(&self, frame: Frame) -> bool {
        match frame {
            Frame::ZeroCards => !self.has_zero_cards(),
            Frame::Refill => self.can_refill(),
            Frame::Search { renewed, .. } => self.can_search(renewed),
            Frame::GainPotions { left, .. } => left > 0 && self.potions_left(),
            Frame::DiscardPotions { seat, left } => left > 0 && self.player(seat).potion_count() > 0,
            Frame::PotionOverflow { seat } => self.overflows(seat),
            Frame::TrackToken { terrain, aside, .. } => self.can_draw_track(terrain, aside),
            Frame::DrawExploration { deck, .. } => self.can_explore(deck),
            Frame::PokerRoll { dice, .. } => dice != 0,
            Frame::Buy { seat, .. } => self.affordable(seat).next().is_some(),
            Frame::DrawCards { seat, left } => left > 0 && self.can_draw(seat),
            Frame::DrawnBack { seat, draw, .. } => draw > 0 && self.can_draw(seat),
            Frame::ReturnDrawn { left, .. } | Frame::LookDiscard { left, .. } => left > 0,
            Frame::DiscardHand { seat, left }
            | Frame::PutBack { seat, left, .. }
            | Frame::DiscardRandom { seat, left, .. } => left > 0 && !self.player(seat).hand.is_empty(),
            Frame::DiscardTop { seat, left } | Frame::DiscardFound { seat, left } => {
                left > 0 && !self.player(seat).deck.is_empty()
            }
            Frame::TrashCards { seat, left, from } => left > 0 && self.can_trash(seat, from),
            Frame::TrashTop { seat } => !self.player(seat).deck.is_empty() && self.may_trash(seat),
            Frame::TrashHand { seat } => !self.player(seat).hand.is_empty() && self.may_trash(seat),
            Frame::LookDraw { owner, cards, seen, .. } => seen < cards && self.can_look(owner, seen),
            Frame::LookOrder { cards, done, .. } => done + 1 < cards,
            Frame::Monster { step } => step == Pounce::Reveal,
            Frame::MonsterLoss { left } => left > 0 && self.fight.pool > 0,
            Frame::DiscardDown { seat } | Frame::RandomCard { seat } => !self.player(seat).hand.is_empty(),
            Frame::ComboCard { seat, test } => {
                !test || !self.player(seat).hand.is_empty() || !self.combo.is_empty()
            }
            Frame::Icons { seat, returning, takes } => self.icons_ask(seat, returning, takes),
            Frame::Fatigue { seat, left, from } => !self.fatigue_choices(seat, left, from).is_empty(),
            Frame::Run { at, .. } => matches!(self.op(at), Op::Roll | Op::May { .. }),
            Frame::FirstPlayer
            | Frame::SlotLocation { .. }
            | Frame::PlaceLevelTwo { .. }
            | Frame::SlotMonster { .. }
            | Frame::SoloTrophy
            | Frame::OfferSchool { .. }
            | Frame::KeepSchool { .. }
            | Frame::DrawSchool { .. }
            | Frame::PhaseOne { .. }
            | Frame::SecondCard { .. }
            | Frame::PhaseTwo { .. }
            | Frame::School { .. }
            | Frame::Track { .. }
            | Frame::ClearMarket { .. }
            | Frame::PokerReroll { .. }
            | Frame::ExploreOption { .. }
            | Frame::QuestToken { .. }
            | Frame::EventOption { .. }
            | Frame::Choose { .. }
            | Frame::PickAttribute { .. }
            | Frame::PickTrail { .. }
            | Frame::TakeMarket { .. }
            | Frame::MoveAdjacent { .. }
            | Frame::TakeDiscarded { .. }
            | Frame::Bet { .. }
            | Frame::NameAttack { .. }
            | Frame::AttackDie
            | Frame::DamageHand { .. }
            | Frame::SummonMonster { .. }
            | Frame::SummonLocation { .. }
            | Frame::Over => true,
            _ => false,
        }
    }

    /// Carries frames out until one has a question; a deck that is drawn from and empty is made anew first.
    pub(super) fn settle(&mut self, tell: &mut impl Tell) {
        loop {
            let frame = self.top();
            if let Frame::Moment { moment, side, seat, served } = frame {
                if self.serve(moment, side, seat, served, tell) {
                    break;
                }
            } else if self.waits(frame) {
                break;
            } else {
                self.frames.pop();
                self.carry_out(frame, tell);
            }
        }
        match self.top() {
            Frame::DrawCards { seat, .. } | Frame::DrawnBack { seat, .. } => self.renew_deck(seat, tell),
            Frame::Refill => self.renew_market(tell),
            Frame::Search { seat, price, to, .. } if self.market_deck.is_empty() => {
                self.renew_market(tell);
                self.frames.pop();
                self.frames.push(Frame::Search { seat, price, to, renewed: true });
            }
            Frame::GainPotions { .. } => self.renew_potions(tell),
            Frame::DrawExploration { deck, .. } => self.renew_explorations(deck, tell),
            _ => {}
        }
    }

    /// A frame without a question.
    fn carry_out(&mut self, frame: Frame, tell: &mut impl Tell) {
        match frame {
            Frame::ZeroCards => self.return_revealed(),
            Frame::Refill => {
                self.close_row();
                if self.can_refill() {
                    self.frames.push(Frame::Refill);
                }
            }
            Frame::Monsters => self.place_monsters(),
            Frame::Draft { drafter } => self.draft_schools(drafter, tell),
            Frame::LayOut => self.lay_out(tell),
            Frame::Bonus { number } => self.give_bonus(number),
            Frame::Turn => self.begin_turn(tell),
            Frame::Arrive { seat, location } => self.arrive(seat, location, tell),
            Frame::PhaseThree { seat } => self.begin_phase_three(seat, tell),
            Frame::DrawUp { seat } => self.draw_up(seat),
            Frame::Bought { seat } => self.after_purchase(seat),
            Frame::TakeBought { seat, slot } => self.take_bought(seat, slot, tell),
            Frame::Stale => self.drop_stale(tell),
            Frame::TurnEnds => self.end_turn(tell),
            Frame::PokerEnds { seat } => self.end_poker(seat, tell),
            Frame::TakeQuest { seat, card, option } => self.take_quest(seat, card, option, tell),
            Frame::Event { seat, event } => self.read_event(seat, event, tell),
            Frame::QuestEnds { card } => self.end_quest(card, tell),
            Frame::Run { at, seat, subject, register } => self.run_on(at, seat, subject, register, tell),
            // OW-6.3, OW-25E: all that an effect gives are taken before any is discarded.
            Frame::GainPotions { seat, .. } => self.frames.push(Frame::PotionOverflow { seat }),
            Frame::Pay { seat, cost } => self.pay(seat, cost, tell),
            Frame::ChangeAttribute { seat, attribute, by } => self.step_attribute(seat, attribute, by, tell),
            Frame::LevelUp { seat } => self.level_up(seat, tell),
            Frame::Search { .. } => self.end_search(),
            Frame::DiscardRandom { seat, left, then_deck: true } => {
                self.frames.push(Frame::DiscardTop { seat, left });
            }
            Frame::DrawnBack { seat, back, .. } => {
                let left = back.min(self.drawn.len() as u8);
                if left > 0 {
                    self.frames.push(Frame::ReturnDrawn { seat, left });
                } else {
                    self.drawn = super::cards::Cards::EMPTY;
                }
            }
            Frame::ReturnDrawn { .. } => self.drawn = super::cards::Cards::EMPTY,
            Frame::LookDraw { seat, owner, seen, discard, reorder, .. } => {
                let discard = if owner == NONE { discard.min(self.room_for_loss(0)) } else { discard };
                self.after_look([seat, owner, seen, discard], reorder, tell);
            }
            Frame::LookDiscard { seat, owner, cards, reorder, .. } => {
                self.after_look([seat, owner, cards, 0], reorder, tell);
            }
            Frame::LookOrder { seat, .. } => {
                tell(kernel::Audience::Everyone, super::event::Event::LookEnded { seat });
            }
            Frame::TrashHand { seat } => {
                if self.player(seat).hand.is_empty() {
                    self.frames.push(Frame::TrashTop { seat });
                }
            }
            Frame::NewDeck { seat } => self.new_deck(seat, tell),
            Frame::ZeroCost { seat } => {
                use super::vocabulary::{Place, Price};
                self.gain_market_card(seat, Price::Exactly(0), Place::Discard);
            }
            Frame::Summon { terrain, level, extra } => self.summon(terrain, level, extra, tell),
            Frame::Advance { seat } => self.advance(seat, tell),
            _ => self.fight_on(frame, tell),
        }
    }

    /// A frame of a fight without a question.
    fn fight_on(&mut self, frame: Frame, tell: &mut impl Tell) {
        match frame {
            Frame::Bets { number } => self.take_bets(number),
            Frame::Prepare { step } => self.prepare(step, tell),
            Frame::Witcher { side, step } => self.witcher_turn(side, step, tell),
            Frame::Monster { step } => self.monster_turn(step, tell),
            Frame::TestEnds { seat } => self.end_test(seat, tell),
            Frame::Icons { seat, returning, takes } => self.run_icons(seat, returning, takes, tell),
            Frame::Packet { side, points, lands } => self.land_packet(side, points, lands, tell),
            Frame::Damage { seat, left } => self.take_damage(seat, left, tell),
            Frame::OwnLosses { seat } => self.check_knock_out(seat, tell),
            Frame::AfterPacket { side } => self.after_packet(side),
            Frame::Fight => {
                self.frames.push(if self.fight.is_hunt() {
                    Frame::HuntEnds { step: 0 }
                } else {
                    Frame::DuelEnds { step: 0 }
                });
            }
            Frame::DuelEnds { step } => self.end_duel(step, tell),
            Frame::HuntEnds { step } => self.end_hunt(step, tell),
            // What cannot be done is not done (OW-12.15).
            _ => {}
        }
    }
}
