//! What holds after every step of every game (OW-26).

use std::collections::BTreeSet;

use kernel::{Actor, Dice, Game as _, Turn, rule};

use crate::old_world::fight::Stage as Progress;
use crate::old_world::frame::Frame;
use crate::old_world::pack::TOP;
use crate::old_world::state::{NONE, OldWorld};
use crate::old_world::vocabulary::{Attribute, Terrain};
use crate::old_world::{Action, Event, Options, content};

/// What a turn has seen.
#[derive(Default)]
struct TurnLog {
    sites: BTreeSet<u8>,
    rivals: BTreeSet<u8>,
    fights: u8,
    bought: u8,
    /// The highest draw target of Phase III.
    target: u8,
}

/// A walk through games, and how often what the clauses are about has come up.
struct Walk {
    game: OldWorld,
    turn: TurnLog,
    fights: u32,
    trophies: u32,
    raised: u32,
    turns: u32,
}

impl Walk {
    fn new(players: u8, round_limit: u16) -> Self {
        let options = Options { round_limit, ..Options::new(players) };
        let game = OldWorld::initial(content::embedded(), &options).expect("the options are sound");
        Self { game, turn: TurnLog::default(), fights: 0, trophies: 0, raised: 0, turns: 0 }
    }

    /// One step by chance or by a player who likes to train, to fight and to meditate.
    fn step(&mut self, dice: &mut Dice) -> bool {
        let (actor, action) = match self.game.turn() {
            Turn::Over(_) => return false,
            Turn::Chance(_) => (Actor::Chance, self.game.sample(dice)),
            Turn::Decide(seats) => {
                let actor = Actor::Seat(seats.iter().next().expect("somebody is asked"));
                let menu = self.game.menu(actor);
                let eager = |action: &&Action| {
                    matches!(
                        action,
                        Action::UseSite
                            | Action::FightMonster
                            | Action::FightWitcher { .. }
                            | Action::Meditate { .. }
                            | Action::Play { .. }
                            | Action::UseAbility { .. }
                            | Action::ResolveQuest { .. }
                    )
                };
                let eager: Vec<Action> = menu.iter().filter(eager).copied().collect();
                let some = !eager.is_empty() && dice.below(5) > 0;
                (actor, dice.pick(if some { &eager } else { &menu }))
            }
        };
        let before = self.game.clone();
        let mut told = Vec::new();
        self.game.apply(actor, action, &mut |_, event| told.push(event)).expect("a legal action");
        self.compare(&before, &told);
        self.check();
        true
    }

    /// What must not change from one step to the next (OW-26.6), and what happens once a turn (OW-26.13).
    fn compare(&mut self, before: &OldWorld, told: &[Event]) {
        for (old, new) in before.players.iter().zip(&self.game.players) {
            assert!(new.level >= old.level, "a witcher level never falls");
            for (old, new) in old.levels.iter().zip(new.levels) {
                assert!(*old < 5 || new == 5, "what was 5 is 5");
                self.raised += u32::from(new > *old);
            }
        }
        for event in told {
            match *event {
                Event::TurnBegan { .. } => {
                    if before.turn.phase == 3 {
                        self.end_phase_three(before);
                    }
                    self.turn = TurnLog::default();
                    self.turns += 1;
                }
                Event::SiteUsed { location, .. } => assert!(self.turn.sites.insert(location), "used twice"),
                Event::PokerBegan { against: Some(rival), .. } => assert!(self.turn.rivals.insert(rival)),
                Event::FightBegan { .. } => {
                    self.turn.fights += 1;
                    self.fights += 1;
                    assert_eq!(self.turn.fights, 1, "one fight a turn");
                }
                Event::Bought { .. } => self.turn.bought += 1,
                Event::Trail { seat, terrain } => {
                    let held = before.players[usize::from(seat)].trail[terrain as usize];
                    assert_eq!(held, NONE, "a second trail of a terrain");
                }
                Event::AttributeTrophy { .. } | Event::WitcherTrophy { .. } | Event::MonsterTrophy { .. } => {
                    self.trophies += 1;
                }
                _ => {}
            }
        }
        if self.game.turn.phase == 3 {
            self.turn.target = self.turn.target.max(self.game.turn.target);
        }
    }

    /// OW-26.11.
    fn end_phase_three(&self, before: &OldWorld) {
        let active = before.turn.active;
        let hand = self.game.player(active).hand.len();
        if self.turn.target <= 3 && self.turn.bought <= 1 {
            assert!(hand <= 4, "{hand} cards at the end of the turn");
        }
    }

    fn check(&self) {
        let game = &self.game;
        let players = &game.players[..usize::from(game.count)];
        let laid_out = players.iter().all(|player| player.location != NONE);
        for (seat, player) in (0..).zip(players) {
            assert!(player.hand.len() <= 7);
            let discarding = game.frames.as_slice().iter().any(|frame| match frame {
                Frame::PotionOverflow { seat: other } | Frame::GainPotions { seat: other, .. } => {
                    *other == seat
                }
                _ => false,
            });
            assert!(player.potion_count() <= 4 || discarding);
            assert!(player.shield <= game.value(seat, Attribute::Defense), "seat {seat}");
            assert!(player.levels.iter().all(|level| (1..=5).contains(level)));
            assert!((1..=5).contains(&player.level));
            let trophies = player.trophies();
            assert!(u32::from(player.position) <= trophies);
            if u32::from(player.position) < trophies {
                assert!(
                    player.position + 1 == TOP && player.attributes != 0,
                    "only meditation at the last step"
                );
            }
            assert_eq!(player.schools >> player.school.min(7) & 1, 0, "nobody beats the own school");
            if game.fight.stage == Progress::Peace {
                assert_eq!(player.spent, [0; 14], "no potion is face down outside fights");
            }
        }
        if game.fight.stage == Progress::Peace {
            assert_eq!(game.fight, crate::old_world::fight::Fight::PEACE);
        }
        if laid_out {
            self.check_trophies();
        }
        if matches!(game.turn(), Turn::Decide(_)) && laid_out {
            self.check_slots();
        }
    }

    /// Trophy cards and kept events are conserved: each lies in the supply or with one player (OW-26.9).
    fn check_trophies(&self) {
        let game = &self.game;
        let players = &game.players[..usize::from(game.count)];
        for attribute in 0..4 {
            let held = players.iter().filter(|player| player.attributes >> attribute & 1 != 0).count() as u8;
            let all = game.trophies[attribute] + held;
            match game.count {
                1 => assert!(all <= 1),
                2 | 3 => assert_eq!(all, 1),
                _ => assert_eq!(all, 2),
            }
        }
        for owner in players {
            let taken = players.iter().filter(|player| player.schools >> owner.school & 1 != 0).count() as u8;
            assert_eq!(owner.own_trophies + taken, game.count - 1, "trophies of a school");
        }
        let beaten = players.iter().map(|player| player.monsters.count_ones()).sum::<u32>();
        let union = players.iter().fold(0, |bits, player| bits | player.monsters);
        assert_eq!((beaten, union), (union.count_ones(), game.lair.defeated), "each token once");
        let kept = players.iter().map(|player| player.kept.count_ones()).sum::<u32>();
        assert_eq!(kept, players.iter().fold(0, |bits, player| bits | player.kept).count_ones());
    }

    /// OW-26.7.
    fn check_slots(&self) {
        let mut monsters = BTreeSet::new();
        for terrain in Terrain::ALL {
            let slot = self.game.slot(terrain);
            if slot.monster != NONE {
                assert!(monsters.insert(slot.monster), "a monster stands in one slot");
                assert_eq!(self.game.location(slot.location).terrain.terrain(), Some(terrain));
                assert_eq!(self.game.tokens >> slot.location & 1, 0, "its token is in no stack");
                let fought =
                    self.game.fight.stage != Progress::Peace && self.game.fight.slot == terrain as u8;
                assert!(fought || self.game.monster_at(slot.location) == Some(terrain));
            }
        }
    }
}

#[test]
fn invariants_hold_at_every_step_of_every_game() {
    rule!("OW-26.5", "OW-26.6", "OW-26.7", "OW-26.8", "OW-26.9", "OW-26.10", "OW-26.11", "OW-26.13");
    let mut seen = [0; 4];
    for players in 1..=5 {
        for game in 0..3 {
            let mut walk = Walk::new(players, 14);
            let mut dice = Dice::stream_of(26, u64::from(10 * players + game));
            while walk.step(&mut dice) {}
            let counts = [walk.fights, walk.trophies, walk.raised, walk.turns];
            seen.iter_mut().zip(counts).for_each(|(sum, count)| *sum += count);
        }
    }
    let [fights, trophies, raised, turns] = seen;
    assert!(fights > 60 && trophies > 20 && raised > 200 && turns > 300, "{seen:?}");
}

#[test]
fn only_meditation_at_the_last_step_leaves_the_token_behind_the_trophies() {
    rule!("OW-26.9", "OW-17.9");
    let mut stage = super::stage::Stage::of(&[0, 1]);
    stage.levels(0, [5, 5, 1, 1]).turn_of(0);
    stage.game.player_mut(0).monsters = 0b11;
    stage.game.player_mut(0).position = 2;
    stage.act(0, Action::EndPhase).act(0, Action::Meditate { attribute: Attribute::Attack });
    assert_eq!((stage.game.player(0).position, stage.game.player(0).trophies()), (3, 3));
    stage.turn_of(0).act(0, Action::EndPhase).act(0, Action::Meditate { attribute: Attribute::Defense });
    assert_eq!((stage.game.player(0).position, stage.game.player(0).trophies()), (3, 4));
}
