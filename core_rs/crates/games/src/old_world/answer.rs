//! What follows from an answer. The frame that asked has left the stack.

use kernel::{Actor, Audience, Seat};

use super::action::Action;
use super::event::{Event, Tell};
use super::frame::Frame;
use super::movement::TOKEN;
use super::pack::Op;
use super::state::{NONE, OldWorld, source};
use super::vocabulary::Half;

impl OldWorld {
    /// Carries out what was chosen or drawn.
    pub(super) fn answer(&mut self, frame: Frame, actor: Actor, action: Action, tell: &mut impl Tell) {
        if actor == Actor::Chance {
            self.happen(frame, action, tell);
        } else {
            self.decide(frame, action, tell);
        }
    }

    /// Something chance has drawn.
    fn happen(&mut self, frame: Frame, action: Action, tell: &mut impl Tell) {
        match (frame, action) {
            (Frame::FirstPlayer, Action::DrawFirst { seat }) => self.set_up(seat.index() as u8, tell),
            (Frame::ZeroCards, Action::DrawCard { card }) => self.turn_up_zero(card, tell),
            (Frame::Refill, Action::DrawCard { card }) => self.deal_market(card, tell),
            (Frame::Search { seat, price, to, renewed }, Action::DrawCard { card }) => {
                self.search((seat, price, to, renewed), card, tell);
            }
            (
                Frame::SlotLocation { terrain } | Frame::SummonLocation { terrain },
                Action::DrawLocation { location },
            ) => self.place_slot(terrain, location, tell),
            (Frame::SlotMonster { terrain, .. }, Action::DrawMonster { monster }) => {
                self.place_monster(terrain, monster);
                tell(Audience::Everyone, Event::MonsterPlaced { terrain, monster });
            }
            (Frame::SummonMonster { terrain, extra, .. }, Action::DrawMonster { monster }) => {
                self.summon_monster(terrain, extra, monster, tell);
            }
            (Frame::SoloTrophy, Action::DrawTrophy { attribute }) => {
                self.trophies[attribute as usize] = 1;
                tell(Audience::Everyone, Event::TrophyDrawn { attribute });
            }
            (Frame::OfferSchool { seat }, Action::DrawSchool { school }) => {
                self.offer_school(school);
                tell(Audience::only(Seat::new(seat)), Event::SchoolOffered { seat, school });
            }
            (Frame::DrawSchool { seat }, Action::DrawSchool { school }) => {
                self.take_school(seat, school, tell);
            }
            (Frame::TrackToken { seat, terrain, aside }, Action::DrawLocation { location }) => {
                self.track_token(seat, terrain, aside, location, tell);
            }
            (Frame::QuestToken { seat, card, option }, Action::DrawLocation { location }) => {
                self.place_quest(seat, card, option, location | TOKEN, tell);
            }
            (Frame::GainPotions { seat, left }, Action::DrawPotion { potion }) => {
                self.frames.push(Frame::GainPotions { seat, left: left - 1 });
                self.take_potion(seat, potion, tell);
            }
            (Frame::DrawExploration { seat, .. }, Action::DrawExploration { card }) => {
                self.explore(seat, card, tell);
            }
            (Frame::PokerRoll { side, dice }, Action::Roll { face }) => self.roll_die(side, dice, face, tell),
            (Frame::AttackDie, Action::Roll { face }) => {
                // OW-19.9.
                let half = if face < 4 { Half::Charge } else { Half::Bite };
                self.name_attack(None, half, tell);
            }
            (Frame::Run { at, seat, subject, .. }, Action::Roll { face }) => {
                tell(Audience::Everyone, Event::CheckRolled { seat, face });
                let register = [face.cast_signed(), 0];
                self.frames.push(Frame::Run { at: at + 1, seat, subject, register });
            }
            (Frame::Monster { .. }, Action::DrawFightCard { card }) => self.reveal(card, tell),
            (Frame::MonsterLoss { left }, Action::DrawFightCard { card }) => {
                self.frames.push(Frame::MonsterLoss { left: left - 1 });
                self.lose_fight_card(card, tell);
            }
            (
                Frame::LookDraw { seat, owner, cards, seen, discard, reorder },
                Action::DrawFightCard { card } | Action::DrawCard { card },
            ) => {
                self.look_at(seat, owner, seen, card, tell);
                self.frames.push(Frame::LookDraw { seat, owner, cards, seen: seen + 1, discard, reorder });
            }
            (frame, Action::DrawCard { card }) => self.card_comes(frame, card, tell),
            _ => unreachable!("{action:?} does not answer {frame:?}"),
        }
    }

    /// Chance has picked one of a player's cards.
    fn card_comes(&mut self, frame: Frame, card: u8, tell: &mut impl Tell) {
        match frame {
            Frame::DrawCards { seat, left } => {
                self.frames.push(Frame::DrawCards { seat, left: left - 1 });
                self.draw_card(seat, card, tell);
            }
            Frame::DrawnBack { seat, draw, back } => {
                self.frames.push(Frame::DrawnBack { seat, draw: draw - 1, back });
                self.draw_card(seat, card, tell);
                self.drawn.insert(card);
            }
            Frame::DiscardTop { seat, left } => {
                self.frames.push(Frame::DiscardTop { seat, left: left - 1 });
                self.discard_top(seat, card, tell);
            }
            Frame::TrashTop { seat } => self.trash_top(seat, card, tell),
            Frame::DiscardRandom { seat, left, then_deck } => {
                self.frames.push(Frame::DiscardRandom { seat, left: left - 1, then_deck });
                self.discard_card(seat, card, tell);
            }
            Frame::RandomCard { seat } => {
                self.play_card(seat, card, super::action::UNLINKED, false, tell);
            }
            _ => unreachable!("no card comes to {frame:?}"),
        }
    }

    /// Something a seat has chosen.
    fn decide(&mut self, frame: Frame, action: Action, tell: &mut impl Tell) {
        match (frame, action) {
            (Frame::PlaceLevelTwo { seat }, Action::PlaceMonster { terrain }) => {
                self.place_level_two(seat, terrain, tell);
            }
            (Frame::KeepSchool { seat }, Action::KeepSchool { school }) => {
                self.take_school(seat, school, tell);
            }
            (Frame::PhaseOne { seat }, action) => self.act_in_phase_one(seat, action, tell),
            (Frame::SecondCard { seat, location }, Action::PaySecond { card }) => {
                self.frames.push(Frame::Arrive { seat, location });
                self.discard_card(seat, card, tell);
            }
            (Frame::PhaseTwo { seat }, action) => self.act_in_phase_two(seat, action, tell),
            (Frame::DiscardDown { seat }, Action::Discard { card }) => {
                self.frames.push(frame);
                self.discard_card(seat, card, tell);
            }
            (Frame::Buy { seat, .. }, Action::Buy { slot }) => self.buy(seat, slot, tell),
            (Frame::School { seat }, Action::ChooseAttribute { attribute }) => {
                self.study(seat, attribute, tell);
            }
            (Frame::TakeMarket { seat, to, .. }, Action::TakeMarket { slot }) => {
                let card = self.take_slot(slot);
                self.receive(seat, card, to, tell);
            }
            (Frame::Track { seat }, Action::ChooseTerrain { terrain }) => {
                tell(Audience::Everyone, Event::Tracks { seat, terrain });
                self.frames.push(Frame::TrackToken { seat, terrain, aside: NONE });
            }
            (Frame::ClearMarket { seat, left, must, .. }, Action::TrashMarket { slot }) => {
                self.clear_slot(seat, left, slot, must, tell);
            }
            (Frame::ClearMarket { .. }, Action::Decline) => self.frames.push(Frame::Refill),
            (Frame::PokerReroll { side, .. }, Action::Reroll { dice }) => self.reroll(side, dice, tell),
            (Frame::ExploreOption { seat, card }, Action::TakeOption { option }) => {
                self.take_exploration_option(seat, card, option, tell);
            }
            (Frame::EventOption { seat, event }, Action::TakeOption { option }) => {
                self.take_event_option(seat, event, option, tell);
            }
            (Frame::Bet { seat }, Action::Bet { side }) => self.bet(seat, side + 1, tell),
            (Frame::Bet { seat }, Action::Decline) => self.bet(seat, 0, tell),
            (Frame::Buy { .. } | Frame::Track { .. }, Action::Decline)
            | (Frame::DiscardDown { .. } | Frame::Moment { .. }, Action::Pass)
            | (Frame::ComboCard { .. }, Action::Stop) => {}
            _ => self.decide_effect(frame, action, tell),
        }
    }

    /// D1.
    fn act_in_phase_one(&mut self, seat: u8, action: Action, tell: &mut impl Tell) {
        if action == Action::EndPhase {
            self.turn.phase = 2;
            tell(Audience::Everyone, Event::PhaseBegan { seat, phase: 2 });
            return;
        }
        self.frames.push(Frame::PhaseOne { seat });
        match action {
            Action::Move { location, card, way } => self.pay_move(seat, location, card, way, tell),
            Action::Exchange { card, slot } => self.exchange(seat, card, slot, tell),
            Action::UseSite => self.use_site(seat, tell),
            Action::Poker { seat: rival } => self.play_witcher(seat, rival.index() as u8, tell),
            Action::ResolveQuest { card } => self.resolve_quest(seat, card, tell),
            Action::UseAbility { ability } => self.use_ability(NONE, seat, ability, tell),
            _ => unreachable!("{action:?} is not for Phase I"),
        }
    }

    /// D13.
    fn act_in_phase_two(&mut self, seat: u8, action: Action, tell: &mut impl Tell) {
        match action {
            Action::FightWitcher { seat: rival } => self.begin_fight(seat, rival.index() as u8, NONE, tell),
            Action::FightMonster => {
                if let Some(terrain) = self.monster_at(self.player(seat).location) {
                    self.begin_fight(seat, NONE, terrain as u8, tell);
                }
            }
            Action::Meditate { attribute } => self.meditate(seat, attribute, tell),
            Action::Explore { deck } => {
                tell(Audience::Everyone, Event::SetsOut { seat, deck });
                self.frames.push(Frame::DrawExploration { seat, deck });
            }
            _ => unreachable!("{action:?} is not for Phase II"),
        }
    }

    /// Choices inside effects and fights.
    fn decide_effect(&mut self, frame: Frame, action: Action, tell: &mut impl Tell) {
        match (frame, action) {
            (Frame::Run { at, seat, subject, register }, Action::Accept) => {
                tell(Audience::Everyone, Event::Answered { seat, yes: true });
                self.frames.push(Frame::Run { at: at + 1, seat, subject, register });
            }
            (Frame::Run { at, seat, subject, register }, Action::Decline) => {
                tell(Audience::Everyone, Event::Answered { seat, yes: false });
                if let Op::May { no, .. } = self.op(at) {
                    self.frames.push(Frame::Run { at: no, seat, subject, register });
                }
            }
            (Frame::Choose { at, seat, subject, register, picked, left }, Action::Branch { branch }) => {
                tell(Audience::Everyone, Event::BranchTaken { seat, branch });
                self.take_branch((at, seat, subject, register, picked, left), branch);
            }
            (Frame::Moment { moment, side, seat, served }, Action::UseAbility { ability }) => {
                self.use_at_moment((moment, side, seat, served), ability, tell);
            }
            (Frame::PickAttribute { seat, by, .. }, Action::ChooseAttribute { attribute }) => {
                self.step_attribute(seat, attribute, by, tell);
            }
            (Frame::DiscardPotions { seat, left }, Action::DiscardPotion { potion }) => {
                self.frames.push(Frame::DiscardPotions { seat, left: left - 1 });
                self.discard_potion(seat, potion, tell);
            }
            (Frame::PotionOverflow { seat }, Action::DiscardPotion { potion }) => {
                self.frames.push(frame);
                self.discard_potion(seat, potion, tell);
            }
            (Frame::PickTrail { seat }, Action::ChooseTerrain { terrain }) => {
                self.take_trail(seat, terrain, tell);
            }
            (Frame::MoveAdjacent { seat }, Action::ChooseLocation { location }) => {
                self.arrive(seat, location, tell);
            }
            (Frame::DiscardHand { seat, left }, Action::Discard { card }) => {
                self.frames.push(Frame::DiscardHand { seat, left: left - 1 });
                self.discard_card(seat, card, tell);
            }
            (Frame::DamageHand { seat, left }, Action::Discard { card }) => {
                self.frames.push(Frame::Damage { seat, left: left - 1 });
                self.discard_card(seat, card, tell);
            }
            (Frame::DiscardFound { seat, left }, Action::DiscardFound { card }) => {
                self.frames.push(Frame::DiscardFound { seat, left: left - 1 });
                self.discard_found(seat, card, tell);
            }
            (Frame::TrashCards { seat, left, from: places }, Action::Trash { card, from }) => {
                self.frames.push(Frame::TrashCards { seat, left: left - 1, from: places });
                self.trash_chosen(seat, card, from, tell);
            }
            (Frame::TrashHand { seat }, Action::Trash { card, from }) => {
                self.trash_card(seat, card, from, tell);
            }
            (Frame::Fatigue { seat, left, .. }, Action::Trash { card, .. }) => {
                self.suffer(seat, left, card, tell);
            }
            (Frame::TakeDiscarded { seat }, Action::TakeDiscarded { card }) => {
                self.retrieve(seat, card, tell);
            }
            (Frame::PutBack { seat, left, under }, Action::PutBack { card }) => {
                self.frames.push(Frame::PutBack { seat, left: left - 1, under });
                self.put_back(seat, card, under, tell);
            }
            (Frame::ReturnDrawn { seat, left }, Action::PutBack { card }) => {
                self.frames.push(Frame::ReturnDrawn { seat, left: left - 1 });
                self.return_drawn(seat, card, tell);
            }
            (Frame::LookDiscard { seat, owner, cards, left, reorder }, Action::DiscardLooked { card }) => {
                let (cards, left) = (cards - 1, left - 1);
                self.frames.push(Frame::LookDiscard { seat, owner, cards, left, reorder });
                self.discard_looked(owner, card, tell);
            }
            (Frame::LookOrder { seat, owner, cards, done }, Action::PutBack { card }) => {
                self.frames.push(Frame::LookOrder { seat, owner, cards, done: done + 1 });
                self.place_looked(seat, owner, done, card, tell);
            }
            (Frame::NameAttack { seat }, Action::NameAttack { half }) => {
                self.name_attack(Some(seat), half, tell);
            }
            (Frame::ComboCard { seat, test }, Action::Play { card, extension }) => {
                self.play_card(seat, card, extension, test, tell);
            }
            (Frame::Icons { seat, returning, takes }, Action::UseIcon { position }) => {
                self.use_icon(seat, returning, takes, position, tell);
            }
            _ => unreachable!("{action:?} does not answer {frame:?}"),
        }
    }

    /// The source whose count a draw raises.
    pub(super) fn source(&self) -> Option<u8> {
        match self.asks() {
            super::flow::Asks::Chance(found) if usize::from(found) < source::COUNT => Some(found),
            _ => None,
        }
    }
}
