//! Combat (OW-14): one machine for duels and monster fights. Preparation, a witcher's fight turn, combos.

use std::ops::ControlFlow;

use kernel::Audience;

use super::action::{Action, TAKE_ICON, UNLINKED};
use super::effect::not_negative;
use super::event::{Event, Tell};
use super::fight::{Ending, Fight, Stage};
use super::frame::{Frame, Pounce, Step};
use super::pack::Icons;
use super::state::{Combo, HAND, NONE, OldWorld};
use super::vocabulary::{Attribute, Moment, Place, Scope};

/// Fight turns without a loss after which the attacker is knocked out (OW-15.16).
const STALL: u8 = 20;

impl OldWorld {
    // Preparation (OW-14.3).

    /// A fight begins: against a rival, or against the monster of a slot.
    pub(super) fn begin_fight(&mut self, seat: u8, rival: u8, slot: u8, tell: &mut impl Tell) {
        let monster = self.slots.get(usize::from(slot)).map_or(NONE, |slot| slot.monster);
        self.fight = Fight { stage: Stage::Preparing, monster, slot, ..Fight::PEACE };
        self.fight.sides[0].seat = seat;
        self.fight.sides[1].seat = rival;
        let named = |number: u8| (number != NONE).then_some(number);
        tell(Audience::Everyone, Event::FightBegan { seat, against: named(rival), monster: named(monster) });
        self.frames.push(Frame::Fight);
        self.frames.push(Frame::Prepare { step: 0 });
        if rival != NONE && self.count > 2 {
            self.frames.push(Frame::Bets { number: 1 });
        }
    }

    /// The witchers who fight, the attacker last, so that frames pushed in this order serve the attacker first.
    fn fighters(&self) -> impl Iterator<Item = (u8, u8)> {
        let seats = [(1, self.fight.sides[1].seat), (0, self.fight.sides[0].seat)];
        seats.into_iter().filter(|(_, seat)| *seat != NONE)
    }

    /// A moment of every fighting witcher, the attacker first (OW-25.4).
    pub(super) fn moment_of_all(&mut self, moment: Moment) {
        for (side, seat) in self.fighters().collect::<Vec<_>>() {
            self.frames.push(Frame::Moment { moment, side, seat, served: 0 });
        }
    }

    /// OW-14.3: costs, effects before the pools, the pools, effects after them, the first turn.
    pub(super) fn prepare(&mut self, step: u8, tell: &mut impl Tell) {
        if step < 5 {
            self.frames.push(Frame::Prepare { step: step + 1 });
        }
        match step {
            0 if self.fight.is_hunt() => {
                let cost = self.pack().monsters[usize::from(self.fight.monster)].cost;
                self.frames.push(Frame::Pay { seat: self.fight.sides[0].seat, cost });
            }
            1 => self.moment_of_all(Moment::WholeFight),
            2 => self.moment_of_all(Moment::BeforeLifePool),
            3 => {
                if self.fight.is_hunt() {
                    self.make_monster_pool(tell);
                }
                for (_, seat) in self.fighters().collect::<Vec<_>>() {
                    self.make_life_pool(seat, tell);
                }
                self.fight.stage = Stage::Fighting;
                self.count_totals();
                self.check_all(tell);
            }
            4 => self.moment_of_all(Moment::AfterLifePool),
            5 => {
                self.check_all(tell);
                if self.fight.is_on() {
                    self.first_turn();
                }
            }
            _ => {}
        }
    }

    /// OW-R50, OW-R52: a witcher without a card is knocked out before the first turn.
    fn check_all(&mut self, tell: &mut impl Tell) {
        for (_, seat) in self.fighters().collect::<Vec<_>>() {
            if self.fight.is_on() {
                self.check_knock_out(seat, tell);
            }
        }
    }

    /// OW-15.3, OW-16.6: the attacker begins; a monster does unless the witcher has its trail.
    fn first_turn(&mut self) {
        let trail = self.fight.is_hunt()
            && self.player(self.fight.sides[0].seat).trail[usize::from(self.fight.slot)] == NONE;
        self.frames.push(if trail {
            Frame::Monster { step: Pounce::Begin }
        } else {
            Frame::Witcher { side: 0, step: Step::Begin }
        });
    }

    // A witcher's fight turn (OW-14.13, OW-14.34).

    pub(super) fn witcher_turn(&mut self, side: u8, step: Step, tell: &mut impl Tell) {
        let seat = self.fight.sides[usize::from(side)].seat;
        let moment = |moment| Frame::Moment { moment, side, seat, served: 0 };
        let next = |step| Frame::Witcher { side, step };
        match step {
            Step::Begin => {
                self.fight.begin_turn(side);
                tell(Audience::Everyone, Event::FightTurn { seat: Some(seat) });
                self.frames.push(next(Step::Combo));
                self.frames.push(moment(Moment::StepOne));
                self.frames.push(moment(Moment::Unshielded));
                self.frames.push(moment(Moment::OwnTurnStart));
                if self.fight.sides[usize::from(side)].turns == 1 {
                    self.frames.push(moment(Moment::FirstOwnTurn));
                }
            }
            Step::Combo => {
                // OW-14.12, OW-14.18: with a card in hand a combo must be played.
                if self.player(seat).hand.is_empty() {
                    self.frames.push(next(Step::Draw));
                    self.frames.push(moment(Moment::DrawStep));
                } else {
                    self.frames.push(next(Step::Complete));
                    let random = self.fight.modifiers(side).any(|modifiers| modifiers.random_first);
                    self.frames.push(if random {
                        Frame::RandomCard { seat }
                    } else {
                        Frame::ComboCard { seat, test: false }
                    });
                }
            }
            // OW-14.12: a combo that cannot be begun is none.
            Step::Complete if self.combo.is_empty() => {
                self.frames.push(next(Step::Draw));
                self.frames.push(moment(Moment::DrawStep));
            }
            Step::Complete => {
                tell(Audience::Everyone, Event::ComboComplete { seat, cards: self.combo.len() as u8 });
                self.frames.push(next(Step::Damage));
                self.frames.push(moment(Moment::DamageStep));
                self.frames.push(moment(Moment::ComboComplete));
            }
            Step::Damage => {
                // OW-14.25, OW-14.35.
                self.frames.push(next(Step::Shield));
                self.frames.push(moment(Moment::ShieldStep));
                let icons = i16::from(self.combo_icons(side).damage);
                let points = icons + self.fight.sum(side, |modifiers| modifiers.damage);
                self.strike(side, not_negative(points));
            }
            Step::Shield => {
                // OW-14.27.
                self.frames.push(next(Step::Special));
                self.frames.push(moment(Moment::SpecialStep));
                let shields = self.combo_icons(side).shield;
                self.change_shield(seat, i16::from(shields), tell);
            }
            Step::Special => {
                self.frames.push(next(Step::Draw));
                self.frames.push(moment(Moment::DrawStep));
                self.push_icons(seat, side);
            }
            Step::Draw => {
                self.frames.push(next(Step::End));
                let left = self.refill(side, seat);
                self.frames.push(Frame::DrawCards { seat, left });
            }
            Step::End => self.end_witcher_turn(side, seat, tell),
        }
    }

    /// OW-14.24, OW-14.29, `ColourInert`: base icons and those of active extensions.
    pub(super) fn combo_icons(&self, side: u8) -> Icons {
        let mut sum = Icons::default();
        for (card, extension) in self.combo.cards() {
            let face = self.face(*card);
            let inert = |bits: u8| bits >> face.colour as u8 & 1 != 0;
            if side != NONE && self.fight.modifiers(side).any(|modifiers| inert(modifiers.inert)) {
                continue;
            }
            let active = face.extensions.get(usize::from(*extension)).map(|extension| extension.icons);
            for icons in [Some(face.icons), active].into_iter().flatten() {
                sum.damage += icons.damage;
                sum.shield += icons.shield;
                sum.draw += icons.draw;
                sum.take += icons.take;
            }
        }
        sum
    }

    /// OW-14.28: special icons, taken together; cards that return by place.
    fn push_icons(&mut self, seat: u8, side: u8) {
        let takes = self.combo_icons(side).take;
        let mut returning = 0;
        for (place, (card, extension)) in self.combo.cards().iter().enumerate() {
            let face = self.face(*card);
            let inert = |bits: u8| bits >> face.colour as u8 & 1 != 0;
            let active = face.extensions.get(usize::from(*extension));
            let returns = face.icons.returns || active.is_some_and(|extension| extension.icons.returns);
            if returns && !self.fight.modifiers(side).any(|modifiers| inert(modifiers.inert)) {
                returning |= 1 << place;
            }
        }
        self.frames.push(Frame::Icons { seat, returning, takes });
    }

    /// D28: the order of special icons matters only if not all cards fit into the hand.
    pub(super) fn icons_ask(&self, seat: u8, returning: u8, takes: u8) -> bool {
        let takes = usize::from(takes).min(self.pile(seat).count());
        let wanted = returning.count_ones() as usize + takes;
        let kinds = returning.count_ones() as usize + usize::from(takes > 0);
        kinds > 1 && self.hand_size(seat) < HAND && self.hand_size(seat) + wanted > HAND
    }

    pub(super) fn icons_menu<B>(
        &self,
        seat: u8,
        returning: u8,
        takes: u8,
        visit: &mut impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        (0..HAND as u8)
            .filter(|place| returning >> place & 1 != 0)
            .try_for_each(|position| visit(Action::UseIcon { position }))?;
        if takes > 0 && self.player(seat).pile != NONE {
            visit(Action::UseIcon { position: TAKE_ICON })?;
        }
        ControlFlow::Continue(())
    }

    /// One special icon; the rest follow.
    pub(super) fn use_icon(
        &mut self,
        seat: u8,
        returning: u8,
        takes: u8,
        position: u8,
        tell: &mut impl Tell,
    ) {
        if position == TAKE_ICON {
            self.retrieve_top(seat, tell);
            self.frames.push(Frame::Icons { seat, returning, takes: takes - 1 });
            return;
        }
        // Places above the card that returns move down by one.
        let below = (1 << position) - 1;
        let mut rest = returning & below | returning >> 1 & !below;
        if self.hand_size(seat) < HAND {
            self.keep_draws(seat, usize::from(position));
            let card = self.combo.remove(usize::from(position));
            self.take_to_hand(seat, card);
            tell(Audience::Everyone, Event::ReturnedToHand { seat, card });
        } else {
            rest = returning & !(1 << position);
        }
        self.frames.push(Frame::Icons { seat, returning: rest, takes });
    }

    /// OW-14.24, OW-14.30: a card that returns leaves the combo before step 4, where its draw icons count.
    fn keep_draws(&mut self, seat: u8, place: usize) {
        let Some(side) = self.fight.side_of(seat) else { return };
        let whole = self.combo_icons(side).draw;
        let mut rest = self.combo;
        rest.remove(place);
        let combo = std::mem::replace(&mut self.combo, rest);
        let left = self.combo_icons(side).draw;
        self.combo = combo;
        self.fight.layer(side, false, Scope::Turn).draw += whole - left;
    }

    /// Icons whose order does not matter, in combo order.
    pub(super) fn run_icons(&mut self, seat: u8, returning: u8, takes: u8, tell: &mut impl Tell) {
        if returning != 0 {
            self.use_icon(seat, returning, takes, returning.trailing_zeros() as u8, tell);
        } else if takes > 0 {
            self.use_icon(seat, returning, takes, TAKE_ICON, tell);
        }
    }

    /// OW-14.30, `DrawMod`: Attack value, icons and modifiers; those with a floor last.
    fn refill(&self, side: u8, seat: u8) -> u8 {
        let icons = self.combo_icons(side).draw;
        let modifiers = self.fight.sum(side, |modifiers| modifiers.draw);
        let count = (i16::from(self.value(seat, Attribute::Attack)) + i16::from(icons) + modifiers).max(0);
        let floored = self.fight.sum(side, |modifiers| modifiers.floored);
        let floor = self.fight.modifiers(side).map(|modifiers| modifiers.floor).max().unwrap_or(0);
        not_negative((count + floored).max(i16::from(floor).min(count)))
    }

    /// OW-14.32, OW-14.33, OW-15.16: the combo is discarded, a knock-out looked for, and the turn passes.
    fn end_witcher_turn(&mut self, side: u8, seat: u8, tell: &mut impl Tell) {
        self.discard_combo(seat, tell);
        self.check_knock_out(seat, tell);
        if !self.fight.is_on() {
            return;
        }
        self.fight.end_witcher_turn();
        self.cap_shields(tell);
        if self.fight.is_hunt() {
            self.frames.push(Frame::Monster { step: Pounce::Begin });
            return;
        }
        let before = self.fight.totals;
        self.count_totals();
        let lost = (0..2).any(|side| self.fight.totals[side] < before[side]);
        self.fight.stalled = if lost { 0 } else { self.fight.stalled + 1 };
        if self.fight.stalled >= STALL {
            let attacker = self.fight.sides[0].seat;
            tell(Audience::Everyone, Event::KnockedOut { seat: attacker });
            self.end_fight(Ending::Lost, tell);
            return;
        }
        self.frames.push(Frame::Witcher { side: 1 - side, step: Step::Begin });
    }

    fn count_totals(&mut self) {
        for side in 0..2 {
            let seat = self.fight.sides[side].seat;
            if seat != NONE {
                let player = self.player(seat);
                self.fight.totals[side] = (player.hand.len() + player.deck.len()) as u8;
            }
        }
    }

    // Combos (OW-14.18 to OW-14.23, OW-R43).

    /// Whose cards the combo is made of.
    pub(super) fn combo_owner(&self) -> Option<u8> {
        if self.combo.is_empty() {
            return None;
        }
        let side = self.fight.sides.get(usize::from(self.fight.on_turn));
        Some(side.map_or(self.turn.active, |side| side.seat))
    }

    /// D24 to D26: cards that may be played, and `Stop` once there is one.
    pub(super) fn combo_menu<B>(
        &self,
        seat: u8,
        test: bool,
        visit: &mut impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let side = self.fight.side_of(seat).filter(|_| !test);
        let (mut longest, mut colours, mut free) = (NONE, 0b1_1111, 0);
        if let Some(side) = side {
            for modifiers in self.fight.modifiers(side) {
                longest = longest.min(modifiers.longest);
                colours &= modifiers.colours;
                free += modifiers.free_links;
            }
        }
        let mut any = false;
        let below = self.combo.cards().last().map(|(card, _)| &self.face(*card).extensions);
        if self.combo.len() < usize::from(longest) {
            for card in self.player(seat).hand.iter() {
                let colour = self.face(card).colour;
                if colours >> colour as u8 & 1 == 0 {
                    continue;
                }
                let mut linked = false;
                for (place, extension) in (0..).zip(below.into_iter().flatten()) {
                    if extension.colour == colour {
                        linked = true;
                        visit(Action::Play { card, extension: place })?;
                    }
                }
                if !linked && (below.is_none() || free > 0) {
                    visit(Action::Play { card, extension: UNLINKED })?;
                    linked = true;
                }
                any |= linked;
            }
        }
        if !self.combo.is_empty() || !any { visit(Action::Stop) } else { ControlFlow::Continue(()) }
    }

    /// A card is played and cannot be taken back (OW-14.22).
    pub(super) fn play_card(&mut self, seat: u8, card: u8, extension: u8, test: bool, tell: &mut impl Tell) {
        self.take_from_hand(seat, card);
        if extension == UNLINKED && !self.combo.is_empty() {
            let layers = self.fight.sides.iter_mut().flat_map(|side| &mut side.modifiers);
            if let Some(layer) = layers.into_iter().find(|layer| layer.free_links > 0) {
                layer.free_links -= 1;
            }
        }
        let linked = (extension != UNLINKED).then_some(extension);
        self.combo.push(card, self.face(card).colour, linked.unwrap_or(NONE));
        tell(Audience::Everyone, Event::Played { seat, card, extension: linked });
        self.frames.push(Frame::ComboCard { seat, test });
    }

    /// OW-14.32, OW-14.37: the combo goes to the discard pile, its first card lowest.
    pub(super) fn discard_combo(&mut self, seat: u8, tell: &mut impl Tell) {
        let combo = std::mem::take(&mut self.combo);
        for (card, _) in combo.cards() {
            self.bury(seat, *card);
            tell(Audience::Everyone, Event::Discarded { seat, card: *card, from: Place::Hand });
        }
        self.combo = Combo::default();
    }
}
