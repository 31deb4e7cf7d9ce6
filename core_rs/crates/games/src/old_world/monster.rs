//! Monsters (OW-16): their fight turn, what follows a fight with one, and its successor.

use kernel::Audience;

use super::action::Action;
use super::effect::not_negative;
use super::event::{Event, Tell};
use super::fight::{Ending, Fight};
use super::frame::{Frame, Pounce, Step};
use super::pack::{FightCard, Monster};
use super::state::{NONE, OldWorld, Slot};
use super::vocabulary::{Attack, Attribute, Fixed, Half, Moment, Terrain};

/// Levels to try when one has run out (OW-R10), by the level needed.
const FALLBACK: [[u8; 3]; 3] = [[1, 2, 3], [2, 1, 3], [3, 2, 1]];

impl OldWorld {
    pub(super) fn monster(&self, monster: u8) -> &'static Monster {
        &self.pack().monsters[usize::from(monster)]
    }

    fn fight_card(&self, card: u8) -> FightCard {
        self.pack().fight_cards[usize::from(card)]
    }

    /// OW-12.7, OW-19.7: whether the monster here can be fought.
    pub(super) fn can_hunt(&self, seat: u8) -> bool {
        let Some(terrain) = self.monster_at(self.player(seat).location) else { return false };
        let last = self.slots.iter().filter(|slot| slot.monster != NONE).count() == 1;
        let barred = self.is_solo() && last && self.player(seat).attributes == 0;
        !barred && self.payable(seat, self.monster(self.slot(terrain).monster).cost)
    }

    /// OW-16.3, RN10: the pool is dealt lazily out of the twenty cards.
    pub(super) fn make_monster_pool(&mut self, tell: &mut impl Tell) {
        self.fight.pool = self.monster(self.fight.monster).life;
        tell(Audience::Everyone, Event::MonsterPool { cards: self.fight.pool });
    }

    /// The fight cards that can be on top of the pool.
    pub(super) fn pool_candidates(&self) -> impl Iterator<Item = u8> {
        let known = self.fight.top.as_slice().first().map(|placed| placed.card);
        let unseen = known.is_none().then(|| self.unseen_fight_cards());
        known.into_iter().chain(unseen.into_iter().flatten())
    }

    fn take_fight_card(&mut self, card: u8) {
        if !self.fight.top.is_empty() {
            self.fight.top.remove(0);
        }
        self.fight.pool -= 1;
        self.fight.shown |= 1 << card;
    }

    /// OW-16.4: a card of the pool is lost to the top.
    pub(super) fn lose_fight_card(&mut self, card: u8, tell: &mut impl Tell) {
        if !self.fight.top.is_empty() {
            self.fight.top.remove(0);
        }
        self.monster_loses(card, tell);
    }

    /// OW-16.4, OW-16.13, OW-18.14: a card of the pool is lost; with the last one the monster is defeated.
    pub(super) fn monster_loses(&mut self, card: u8, tell: &mut impl Tell) {
        self.fight.pool -= 1;
        self.fight.shown |= 1 << card;
        self.fight.lost += 1;
        self.fight.packet = self.fight.packet.saturating_add(1);
        tell(Audience::Everyone, Event::MonsterLost { card, left: self.fight.pool });
        if self.fight.pool == 0 {
            self.end_fight(Ending::Won, tell);
        }
    }

    // The monster's fight turn (OW-16.27).

    pub(super) fn monster_turn(&mut self, step: Pounce, tell: &mut impl Tell) {
        let seat = self.fight.sides[0].seat;
        let moment = |moment| Frame::Moment { moment, side: 0, seat, served: 0 };
        match step {
            Pounce::Begin => {
                self.fight.begin_turn(1);
                tell(Audience::Everyone, Event::FightTurn { seat: None });
                self.frames.push(Frame::Monster { step: Pounce::Name });
                if self.fight.sides[1].turns == 1 {
                    self.frames.push(moment(Moment::FirstMonsterTurn));
                }
            }
            Pounce::Name => {
                self.frames.push(Frame::Monster { step: Pounce::Reveal });
                match self.fixed_attack() {
                    Some(Fixed::Charge) => self.name_attack(None, Half::Charge, tell),
                    Some(Fixed::Bite) => self.name_attack(None, Half::Bite, tell),
                    Some(Fixed::Worse) => {}
                    None if self.fight.modifiers(0).any(|modifiers| modifiers.after_reveal) => {}
                    None => self.ask_attack(),
                }
            }
            Pounce::Reveal => {} // waits for chance
            Pounce::Attack => self.begin_attack(seat, tell),
            Pounce::Strike => {
                let points = self.attack_damage(seat, self.present_attack());
                self.frames.push(moment(Moment::AfterMonsterDamage));
                self.frames.push(Frame::Packet { side: 0, points, lands: false });
            }
            Pounce::End => {
                self.frames.push(Frame::Monster { step: Pounce::Check });
                self.frames.push(moment(Moment::EndMonsterTurn));
            }
            Pounce::Check => {
                self.fight.end_monster_turn();
                self.cap_shields(tell);
                if self.fight.pool == 0 {
                    self.end_fight(Ending::Won, tell); // OW-16.14, OW-R20
                } else {
                    self.frames.push(Frame::Witcher { side: 0, step: Step::Begin });
                }
            }
        }
    }

    fn fixed_attack(&self) -> Option<Fixed> {
        self.fight.modifiers(0).find_map(|modifiers| modifiers.attack)
    }

    /// OW-16.7, OW-16.8, OW-19.9: the chooser, one seat further counter-clockwise each turn; alone the attack die.
    fn ask_attack(&mut self) {
        if self.is_solo() {
            self.frames.push(Frame::AttackDie);
            return;
        }
        let turn = (self.fight.sides[1].turns - 1) % u16::from(self.count - 1);
        let back = 1 + turn as u8;
        let seat = self.clockwise(self.fight.sides[0].seat, self.count - back);
        self.frames.push(Frame::NameAttack { seat });
    }

    pub(super) fn name_attack(&mut self, seat: Option<u8>, half: Half, tell: &mut impl Tell) {
        self.fight.half = Some(half);
        tell(Audience::Everyone, Event::AttackNamed { seat, half });
    }

    /// OW-16.9: the top card is turned up. An attack type that is still open is settled now (OW-R48).
    pub(super) fn reveal(&mut self, card: u8, tell: &mut impl Tell) {
        self.take_fight_card(card);
        self.fight.revealed = card;
        tell(Audience::Everyone, Event::AttackRevealed { card, left: self.fight.pool });
        self.frames.push(Frame::Monster { step: Pounce::Attack });
        if self.fight.half.is_some() {
            return;
        }
        if self.fixed_attack() == Some(Fixed::Worse) {
            let seat = self.fight.sides[0].seat;
            let halves = self.fight_card(card);
            let [charge, bite] = [halves.charge, halves.bite].map(|attack| self.cards_removed(seat, attack));
            if charge != bite {
                let half = if charge > bite { Half::Charge } else { Half::Bite };
                self.name_attack(None, half, tell);
                return;
            }
        }
        self.ask_attack();
    }

    /// OW-R48: cards that would leave hand and life pool.
    fn cards_removed(&self, seat: u8, attack: Attack) -> usize {
        let player = self.player(seat);
        let cards = player.hand.len() + player.deck.len();
        let removed = match attack {
            Attack::Damage(_) => usize::from(self.attack_damage(seat, attack).saturating_sub(player.shield)),
            Attack::Lower { attribute, .. } => {
                let level = player.levels[attribute as usize];
                let falls = attribute == Attribute::Defense && level > 1 && level < 5;
                let cap = self.value(seat, Attribute::Defense).saturating_sub(u8::from(falls));
                let shield = player.shield.min(cap);
                usize::from(self.attack_damage(seat, attack).saturating_sub(shield))
            }
            Attack::RandomDiscard => usize::from(self.monster(self.fight.monster).level),
            Attack::Trash => 1,
        };
        removed.min(cards)
    }

    fn present_attack(&self) -> Attack {
        let card = self.fight_card(self.fight.revealed);
        if self.fight.half == Some(Half::Bite) { card.bite } else { card.charge }
    }

    /// OW-14.35: the printed damage of an attack (OW-R2, OW-R3) and all that changes it.
    fn attack_damage(&self, seat: u8, attack: Attack) -> u8 {
        let printed = match attack {
            Attack::Damage(amount) => self.amount(seat, amount, 0),
            Attack::Lower { damage, .. } => {
                i16::from(damage[usize::from(self.monster(self.fight.monster).level) - 1])
            }
            Attack::RandomDiscard | Attack::Trash => return 0,
        };
        not_negative(printed + self.fight.sum(0, |modifiers| modifiers.monster_damage))
    }

    /// OW-16.10, OW-16.11: the half is applied.
    fn begin_attack(&mut self, seat: u8, tell: &mut impl Tell) {
        self.frames.push(Frame::Monster { step: Pounce::End });
        let attack = self.present_attack();
        if let Attack::Lower { attribute, .. } = attack {
            self.lower(seat, attribute, tell);
        }
        match attack {
            Attack::Damage(_) | Attack::Lower { .. } => {
                self.frames.push(Frame::Monster { step: Pounce::Strike });
                let moment = Moment::MonsterDamage;
                self.frames.push(Frame::Moment { moment, side: 0, seat, served: 0 });
            }
            Attack::RandomDiscard => {
                let left = self.monster(self.fight.monster).level;
                self.frames.push(Frame::DiscardRandom { seat, left, then_deck: true });
            }
            Attack::Trash => self.frames.push(Frame::TrashHand { seat }),
        }
    }

    // After the fight (OW-16.16 to OW-16.24).

    pub(super) fn end_hunt(&mut self, step: u8, tell: &mut impl Tell) {
        if step < 3 {
            self.frames.push(Frame::HuntEnds { step: step + 1 });
        }
        let seat = self.fight.sides[0].seat;
        let terrain = Terrain::ALL[usize::from(self.fight.slot)];
        let level = self.monster(self.fight.monster).level;
        match (step, self.fight.ending) {
            (0, ending) => {
                self.discard_spent(seat);
                if ending == Ending::Lost {
                    self.set_target(2, false);
                }
                let moment = match ending {
                    Ending::Won => Moment::OnDefeat,
                    Ending::DrivenAway => Moment::OnDrivenAway,
                    _ => Moment::OnFullDefeat,
                };
                self.moment_of_all(moment);
                if ending != Ending::Lost {
                    self.change_gold(seat, 2, tell);
                }
            }
            (1, Ending::Won) => {
                let monster = self.remove_monster(terrain, true, tell);
                self.player_mut(seat).monsters |= 1 << monster;
                tell(Audience::Everyone, Event::MonsterTrophy { seat, monster });
                self.frames.push(Frame::Advance { seat });
            }
            (1, Ending::DrivenAway) => {
                self.remove_monster(terrain, false, tell);
                self.frames.push(Frame::ZeroCost { seat });
            }
            (1, _) => {
                self.take_trail(seat, terrain, tell);
                self.frames.push(Frame::ZeroCost { seat });
            }
            (2, Ending::Won) if self.is_solo() => self.return_tokens(terrain, tell), // OW-19.10
            (2, Ending::Won) => {
                let extra = level == 1 && self.lair.extra_count > 0;
                let level = if extra { 1 } else { (level + 1).min(3) };
                self.frames.push(Frame::Summon { terrain, level, extra });
            }
            (2, Ending::DrivenAway) => self.frames.push(Frame::Summon { terrain, level, extra: false }),
            (3, _) => {
                // OW-16.24; overlays of the fight end first (OW-4.15).
                self.fight = Fight::PEACE;
                self.new_deck(seat, tell);
                self.fill_shield(seat, tell);
            }
            _ => {}
        }
    }

    /// The monster's token leaves the slot, for good or for the pile of its level (OW-R10).
    fn remove_monster(&mut self, terrain: Terrain, defeated: bool, tell: &mut impl Tell) -> u8 {
        let monster = self.slot(terrain).monster;
        self.slots[terrain as usize].monster = NONE;
        let pile = if defeated { &mut self.lair.defeated } else { &mut self.lair.driven };
        *pile |= 1 << monster;
        tell(Audience::Everyone, Event::MonsterLeft { terrain, monster, defeated });
        monster
    }

    // Successors (OW-16.21 to OW-16.23).

    /// Monsters of a level among those of a set.
    pub(super) fn of_level(&self, set: u32, level: u8) -> u32 {
        let monsters = (0u32..).zip(&self.pack().monsters);
        set & monsters
            .filter(|(_, monster)| monster.level == level)
            .fold(0, |bits, (number, _)| bits | 1 << number)
    }

    /// Tokens in the stack of a level, without those of the extra stack.
    pub(super) fn lair_stack(&self, level: u8) -> u32 {
        let hidden = if level == 1 && self.lair.extra == 0 { u32::from(self.lair.extra_count) } else { 0 };
        self.of_level(self.lair.stacks, level).count_ones() - hidden
    }

    /// OW-16.21 (1), OW-16.23, OW-R10: which stack the successor comes from; an empty one is made anew of its
    /// driven-away pile, then other levels are tried.
    pub(super) fn summon(&mut self, terrain: Terrain, level: u8, extra: bool, tell: &mut impl Tell) {
        if extra {
            self.frames.push(Frame::SummonMonster { terrain, level, extra });
            return;
        }
        for level in FALLBACK[usize::from(level) - 1] {
            if self.lair_stack(level) == 0 {
                self.renew_lair(level);
            }
            if self.lair_stack(level) > 0 {
                self.frames.push(Frame::SummonMonster { terrain, level, extra });
                return;
            }
        }
        self.return_tokens(terrain, tell); // the slot stays empty
    }

    fn renew_lair(&mut self, level: u8) {
        let driven = self.of_level(self.lair.driven, level);
        if driven == 0 {
            return;
        }
        if level == 1 && self.lair.extra_count > 0 && self.lair.extra == 0 {
            // All that is left unseen is the extra stack; it is not mixed with the new one.
            self.lair.extra = self.of_level(self.lair.stacks, 1);
            self.lair.stacks &= !self.lair.extra;
        }
        self.lair.driven &= !driven;
        self.lair.stacks |= driven;
    }

    /// Monsters that can be drawn for a slot; level 0 is any level not yet on the board (OW-19.3).
    pub(super) fn summonable(&self, level: u8, extra: bool) -> u32 {
        if level == 0 {
            let placed = |level: u8| {
                self.slots
                    .iter()
                    .any(|slot| slot.monster != NONE && self.monster(slot.monster).level == level)
            };
            let free = (1..=3).filter(|level| !placed(*level));
            return free.fold(0, |bits, level| bits | self.of_level(self.lair.stacks, level));
        }
        if extra && self.lair.extra != 0 {
            return self.lair.extra;
        }
        self.of_level(self.lair.stacks, level)
    }

    /// OW-16.21 (1), (2): the token is drawn; then the tokens of the terrain go back.
    pub(super) fn summon_monster(
        &mut self,
        terrain: Terrain,
        extra: bool,
        monster: u8,
        tell: &mut impl Tell,
    ) {
        self.place_monster(terrain, monster);
        if extra {
            self.lair.extra &= !(1 << monster);
            self.lair.extra_count -= 1;
        }
        self.return_tokens(terrain, tell);
        self.frames.push(Frame::SummonLocation { terrain });
    }

    pub(super) fn place_monster(&mut self, terrain: Terrain, monster: u8) {
        self.lair.stacks &= !(1 << monster);
        self.slots[terrain as usize].monster = monster;
    }

    /// OW-16.21 (3) to (5): where it stands.
    pub(super) fn place_slot(&mut self, terrain: Terrain, location: u8, tell: &mut impl Tell) {
        self.take_token(location);
        let Slot { monster, .. } = self.slot(terrain);
        self.slots[terrain as usize].location = location;
        tell(Audience::Everyone, Event::SlotPlaced { terrain, location });
        if monster != NONE {
            tell(Audience::Everyone, Event::MonsterPlaced { terrain, monster });
        }
    }

    /// The menu of attack types (D32, D35).
    pub(super) fn halves() -> [Action; 2] {
        [Half::Charge, Half::Bite].map(|half| Action::NameAttack { half })
    }
}
