//! The interpreter of effects (OW-25). A program is a slice of ops with jumps; the frame `Run` is the only place
//! where one waits, at a die or a choice. An op completes or pushes the frame that asks; nothing here recurses over
//! effects.

use kernel::Audience;

use super::cards::Cards;
use super::event::{Event, Tell};
use super::frame::Frame;
use super::pack::Op;
use super::state::{HAND, NONE, OldWorld};
use super::vocabulary::{
    Amount, Attribute, Change, Cost, Effect, Halving, How, Place, Places, Price, Scope, Source, Whose,
};

/// A count: what would be below zero is none.
pub(super) fn not_negative(number: i16) -> u8 {
    u8::try_from(number.max(0)).unwrap_or(u8::MAX)
}

impl OldWorld {
    /// Puts a program on the stack.
    pub(super) fn run_program(&mut self, at: u16, seat: u8, subject: u8) {
        if self.op(at) != Op::End {
            self.frames.push(Frame::Run { at, seat, subject, register: [0; 2] });
        }
    }

    pub(super) fn op(&self, at: u16) -> Op {
        self.pack().ops[usize::from(at)]
    }

    /// Carries a program on to its next effect, question or end.
    pub(super) fn run_on(
        &mut self,
        from: u16,
        seat: u8,
        subject: u8,
        mut register: [i8; 2],
        tell: &mut impl Tell,
    ) {
        let mut at = from;
        loop {
            let op = self.op(at);
            let go_on = |at| Frame::Run { at, seat, subject, register };
            match op {
                Op::End => return,
                Op::Do(effect) => {
                    // A program that is over leaves nothing behind, so that nesting stays shallow.
                    if self.op(at + 1) != Op::End {
                        self.frames.push(go_on(at + 1));
                    }
                    self.perform(effect, seat, subject, register, tell);
                    return;
                }
                Op::Jump(to) => at = to,
                Op::Unless { tests, to } => {
                    at = if self.holds(seat, self.pack().tests(tests)) { at + 1 } else { to };
                }
                Op::Weigh(amount) => {
                    register[0] = self.amount(seat, amount, register[0]).clamp(-99, 99) as i8;
                    at += 1;
                }
                Op::Within { from, to, otherwise } => {
                    at = if (from..=to).contains(&register[0]) { at + 1 } else { otherwise };
                }
                Op::Reached { damage, shield, otherwise } => {
                    let [dealt, raised] = register.map(i8::cast_unsigned);
                    at = if dealt >= damage && raised >= shield { at + 1 } else { otherwise };
                }
                Op::Pay { cost, otherwise } => {
                    if self.payable(seat, cost) {
                        self.frames.push(go_on(at + 1));
                        self.frames.push(Frame::Pay { seat, cost });
                        return;
                    }
                    at = otherwise;
                }
                Op::Call(event) => {
                    self.frames.push(go_on(at + 1));
                    self.frames.push(Frame::Event { seat, event });
                    return;
                }
                Op::TestCombo => {
                    self.frames.push(go_on(at + 1));
                    self.frames.push(Frame::TestEnds { seat });
                    self.frames.push(Frame::ComboCard { seat, test: true });
                    return;
                }
                Op::Choose { pick, .. } => {
                    self.frames.push(Frame::Choose { at, seat, subject, register, picked: 0, left: pick });
                    return;
                }
                Op::Roll | Op::May { .. } => {
                    self.frames.push(go_on(at));
                    return;
                }
            }
        }
    }

    /// OW-12.27: a combo test is over; what it reached goes into the program's registers.
    pub(super) fn end_test(&mut self, seat: u8, tell: &mut impl Tell) {
        let icons = self.combo_icons(NONE);
        self.discard_combo(seat, tell);
        if let Some(Frame::Run { register, .. }) = self.frames.top_mut() {
            *register = [icons.damage.cast_signed(), icons.shield.cast_signed()];
        }
    }

    /// The branches that can be picked, by place.
    pub(super) fn branches(&self, at: u16, picked: u8) -> impl Iterator<Item = u8> {
        let count = match self.op(at) {
            Op::Choose { count, .. } => count,
            _ => 0,
        };
        (0..count).filter(move |branch| picked >> branch & 1 == 0)
    }

    /// A branch is picked; the others wait below, or the program goes on after them.
    pub(super) fn take_branch(&mut self, choose: (u16, u8, u8, [i8; 2], u8, u8), branch: u8) {
        let (at, seat, subject, register, picked, left) = choose;
        let Op::Choose { after, .. } = self.op(at) else { return };
        let Op::Jump(start) = self.op(at + 1 + u16::from(branch)) else { return };
        let picked = picked | 1 << branch;
        self.frames.push(if left > 1 && self.branches(at, picked).next().is_some() {
            Frame::Choose { at, seat, subject, register, picked, left: left - 1 }
        } else {
            Frame::Run { at: after, seat, subject, register }
        });
        self.frames.push(Frame::Run { at: start, seat, subject, register });
    }

    // Amounts (section 25D).

    /// What an amount comes to now; `die` is the register.
    pub(super) fn amount(&self, seat: u8, amount: Amount, die: i8) -> i16 {
        let mut sum = i16::from(amount.base);
        for (source, weight) in amount.terms {
            sum += i16::from(weight) * self.measure(seat, source, die);
        }
        match amount.halving {
            Halving::Whole => sum,
            Halving::Up => (sum + 1).div_euclid(2),
            Halving::Down => sum.div_euclid(2),
        }
    }

    fn measure(&self, seat: u8, source: Source, die: i8) -> i16 {
        let level =
            || self.pack().monsters.get(usize::from(self.fight.monster)).map_or(1, |found| found.level);
        match source {
            Source::Nothing => 0,
            Source::Level(attribute) => i16::from(self.effective_level(seat, attribute)),
            Source::Value(attribute) => i16::from(self.value(seat, attribute)),
            Source::MonsterLevel => i16::from(level()),
            Source::ByMonsterLevel(numbers) => i16::from(numbers[usize::from(level()) - 1]),
            Source::HandSize => i16::from(self.hand_size(seat) as u8),
            Source::ShieldLevel => i16::from(self.player(seat).shield),
            Source::CountInCombo(colour) => i16::from(self.combo.played(colour)),
            Source::Die => i16::from(die),
        }
    }

    // Costs.

    /// Whether a price can be paid in full (OW-12.11).
    pub(super) fn payable(&self, seat: u8, cost: Cost) -> bool {
        let player = self.player(seat);
        player.gold >= u16::from(cost.gold)
            && player.shield >= cost.shield
            && player.potion_count() >= cost.potions
            && player.hand.len() >= usize::from(cost.cards + cost.trash)
            && (cost.trash == 0 || self.own_cards(seat).len() > usize::from(cost.trash))
    }

    /// A price is paid.
    pub(super) fn pay(&mut self, seat: u8, cost: Cost, tell: &mut impl Tell) {
        if cost.potions > 0 {
            self.frames.push(Frame::DiscardPotions { seat, left: cost.potions });
        }
        if cost.trash > 0 {
            let from = Places::from(vec![Place::Hand]);
            self.frames.push(Frame::TrashCards { seat, left: cost.trash, from });
        }
        if cost.cards > 0 {
            self.frames.push(Frame::DiscardHand { seat, left: cost.cards });
        }
        self.change_gold(seat, -i16::from(cost.gold), tell);
        if cost.shield > 0 {
            self.change_shield(seat, -i16::from(cost.shield), tell);
        }
    }

    // Effects.

    /// One effect, as far as it can be carried out (OW-12.15, OW-25.3).
    fn perform(&mut self, effect: Effect, seat: u8, subject: u8, register: [i8; 2], tell: &mut impl Tell) {
        let number = |game: &Self, amount| game.amount(seat, amount, register[0]);
        let points = |game: &Self, amount| not_negative(number(game, amount));
        match effect {
            Effect::Gold(amount) => {
                let by = number(self, amount);
                self.change_gold(seat, by, tell);
            }
            Effect::Potion(left) => self.frames.push(Frame::GainPotions { seat, left }),
            Effect::DiscardPotions(left) => self.frames.push(Frame::DiscardPotions { seat, left }),
            Effect::DiscardAllPotions => {
                let held = self.player(seat).potions;
                for (potion, count) in (0..).zip(held) {
                    (0..count).for_each(|_| self.discard_potion(seat, potion, tell));
                }
            }
            Effect::Raise { attribute, by } => self.change_attribute(seat, attribute, by.cast_signed()),
            Effect::Lower { attribute, by } => self.change_attribute(seat, attribute, -by.cast_signed()),
            Effect::Shield(amount) => {
                let by = number(self, amount);
                self.change_shield(seat, by, tell);
            }
            Effect::EmptyShield => self.set_shield(seat, 0, tell),
            Effect::FillShield => self.fill_shield(seat, tell),
            Effect::Trail(trail) => self.gain_trail(seat, trail, tell),
            Effect::Track => self.frames.push(Frame::Track { seat }),
            Effect::MarketCard { cost, to } => self.gain_market_card(seat, cost, to),
            Effect::ZeroCostCard => self.gain_market_card(seat, Price::Exactly(0), Place::Discard),
            Effect::ClearMarket(left) => {
                let left = left.min(self.row().count() as u8);
                if left > 0 {
                    self.frames.push(Frame::ClearMarket { seat, left, from: 0, must: true });
                }
            }
            Effect::MoveTo(location) => self.arrive(seat, location, tell),
            Effect::MoveAdjacent => self.frames.push(Frame::MoveAdjacent { seat }),
            // Phase III is the active player's: a defender has none.
            Effect::PhaseThreeDraw { .. } | Effect::ExtraPurchase(_) if seat != self.turn.active => {}
            Effect::PhaseThreeDraw { cards, locked } => self.set_target(cards, locked),
            Effect::ExtraPurchase(count) => self.turn.purchases += count,
            _ => self.perform_on_cards(effect, seat, subject, points(self, Self::size_of(effect)), tell),
        }
    }

    /// The amount an effect on cards or in combat is about.
    fn size_of(effect: Effect) -> Amount {
        match effect {
            Effect::Draw(amount)
            | Effect::DiscardHandThenDeck(amount)
            | Effect::Damage(amount)
            | Effect::SelfDamage(amount) => amount,
            _ => Amount::of(0),
        }
    }

    /// OW-13.3, `SetPhase3Draw`.
    pub(super) fn set_target(&mut self, cards: u8, locked: bool) {
        if !self.turn.locked {
            self.turn.target = cards;
            self.turn.locked = locked;
        }
    }

    /// Effects on cards (section 25F).
    fn perform_on_cards(&mut self, effect: Effect, seat: u8, subject: u8, points: u8, tell: &mut impl Tell) {
        match effect {
            Effect::Draw(_) => self.frames.push(Frame::DrawCards { seat, left: points }),
            Effect::DiscardHand { cards, how: How::Choice } => {
                let left = cards.min(self.hand_size(seat) as u8);
                self.frames.push(Frame::DiscardHand { seat, left });
            }
            Effect::DiscardHand { cards: left, how: How::Random } => {
                self.frames.push(Frame::DiscardRandom { seat, left, then_deck: false });
            }
            Effect::DiscardDeckTop(left) => self.frames.push(Frame::DiscardTop { seat, left }),
            Effect::DiscardFromDeck(left) => self.frames.push(Frame::DiscardFound { seat, left }),
            Effect::DiscardHandThenDeck(_) => {
                self.frames.push(Frame::DiscardRandom { seat, left: points, then_deck: true });
            }
            Effect::Trash { cards: left, from } => self.frames.push(Frame::TrashCards { seat, left, from }),
            Effect::TrashHandElseTop => self.frames.push(Frame::TrashHand { seat }),
            Effect::TakeTopDiscard => self.retrieve_top(seat, tell),
            Effect::TakeAnyDiscard => {
                if self.player(seat).pile != NONE && self.hand_size(seat) < HAND {
                    self.frames.push(Frame::TakeDiscarded { seat });
                }
            }
            Effect::PutOnTop(left) => self.frames.push(Frame::PutBack { seat, left, under: false }),
            Effect::PutOnBottom(left) => self.frames.push(Frame::PutBack { seat, left, under: true }),
            Effect::DrawAndReturn { draw, back } => {
                self.drawn = Cards::EMPTY;
                self.frames.push(Frame::DrawnBack { seat, draw, back });
            }
            Effect::Look { cards, whose, discard, reorder } => {
                let owner = match whose {
                    Whose::Own => seat,
                    Whose::Opponent => self.opponent(seat),
                };
                let there = owner.ne(&NONE).then_some(owner);
                let cards = cards.min(self.cards_to_look_at(owner));
                tell(Audience::Everyone, Event::Looks { seat, owner: there, cards });
                self.frames.push(Frame::LookDraw { seat, owner, cards, seen: 0, discard, reorder });
            }
            _ => self.perform_in_combat(effect, seat, subject, points, tell),
        }
    }

    /// The seat fought against; none is the monster.
    pub(super) fn opponent(&self, seat: u8) -> u8 {
        let side = self.fight.side_of(seat).unwrap_or(0);
        self.fight.sides[usize::from(1 - side)].seat
    }

    /// Effects on combat (section 25G): damage at once, everything else as a modifier of the turn or the fight.
    fn perform_in_combat(&mut self, effect: Effect, seat: u8, subject: u8, points: u8, tell: &mut impl Tell) {
        let Some(side) = self.fight.side_of(seat) else { return };
        match effect {
            Effect::Damage(_) => self.strike(side, points),
            Effect::SelfDamage(_) => {
                self.frames.push(Frame::OwnLosses { seat });
                self.frames.push(Frame::Packet { side, points, lands: false });
            }
            Effect::RepeatSpecialty(count) => self.fight.sides[usize::from(side)].repeats += count,
            Effect::SuppressAbility(scope) => self.fight.suppressed[scope as usize] = true,
            Effect::Overlay { attribute, change, scope } => {
                self.layer(seat, subject, scope).overlay(attribute, change);
                if attribute == Attribute::Defense {
                    self.cap_shield(seat, tell);
                }
            }
            Effect::DamageBonus(amount) => {
                let by = self.amount(seat, amount, 0) as i8;
                self.layer(seat, subject, Scope::Turn).damage += by;
            }
            Effect::MonsterDamage(amount) => {
                let by = self.amount(seat, amount, 0) as i8;
                self.layer(seat, subject, Scope::Turn).monster_damage += by;
            }
            _ => self.modify(effect, seat, subject),
        }
    }

    /// A modifier is laid on a side. Passives of a whole fight last as long as it does.
    fn modify(&mut self, effect: Effect, seat: u8, subject: u8) {
        use super::vocabulary::Moment::{WhileHeld, WholeFight};
        let whole = subject != NONE && matches!(self.ability(subject).when, WholeFight | WhileHeld);
        let standing = if whole { Scope::Fight } else { Scope::Turn };
        match effect {
            Effect::DrawModifier { by, least: None } => self.layer(seat, subject, standing).draw += by,
            Effect::DrawModifier { by, least: Some(least) } => {
                let layer = self.layer(seat, subject, standing);
                layer.floored += by;
                layer.floor = layer.floor.max(least);
            }
            Effect::CapDamage { most, scope } => {
                let layer = self.layer(seat, subject, scope);
                layer.cap_damage = layer.cap_damage.min(most);
            }
            Effect::CapMonsterLoss { most, scope } => {
                let layer = self.layer(seat, subject, scope);
                layer.cap_loss = layer.cap_loss.min(most);
            }
            Effect::CapShieldRaise(most) => {
                let layer = self.layer(seat, subject, standing);
                layer.cap_raise = layer.cap_raise.min(most);
            }
            Effect::PreventDamage(points) => {
                let layer = self.layer(seat, subject, Scope::Turn);
                layer.prevent = layer.prevent.saturating_add(points);
            }
            Effect::PreventAllDamage => self.layer(seat, subject, Scope::Turn).prevent = NONE,
            Effect::DamageOrder(order) => self.layer(seat, subject, standing).order = Some(order),
            Effect::PotionLimit(Change::By(by)) => self.layer(seat, subject, Scope::Fight).potions += by,
            Effect::PotionLimit(Change::Set(most)) => {
                let layer = self.layer(seat, subject, Scope::Fight);
                layer.most_potions = layer.most_potions.min(most);
            }
            Effect::Inert(colour) => self.layer(seat, subject, standing).inert |= 1 << colour as u8,
            Effect::RandomFirstCard => self.layer(seat, subject, standing).random_first = true,
            Effect::FreeLink(cards) => self.layer(seat, subject, Scope::Turn).free_links += cards,
            Effect::RestrictCombo { longest, colours } => {
                let layer = self.layer(seat, subject, Scope::Turn);
                layer.longest = layer.longest.min(longest);
                layer.colours &= colours.0;
            }
            Effect::FixAttack(fixed) => self.layer(seat, subject, Scope::Turn).attack = Some(fixed),
            Effect::AttackAfterReveal => self.layer(seat, subject, Scope::Turn).after_reveal = true,
            _ => unreachable!("{effect:?} is carried out elsewhere"),
        }
    }
}
