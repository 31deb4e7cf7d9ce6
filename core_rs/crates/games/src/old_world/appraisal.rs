//! How well a player stands, in hundredths of a point: trophies won and the means to win more. A rough judgement
//! for bots; nothing in the rules depends on it.

use super::pack::Icons;
use super::state::{NONE, OldWorld};
use super::vocabulary::Terrain;

/// A step of the trophy track. It is worth little more than a good turn of training, so that a fight is sought when
/// it is likely to be won.
const TROPHY: i32 = 1200;

/// Having won. It is worth any fight that has a chance.
const WIN: i32 = 5000;

impl OldWorld {
    /// The own standing less a part of those of all opponents, so that nobody's monster is spared.
    pub(super) fn appraisal(&self, seat: u8) -> i32 {
        let others = (0..self.count).filter(|other| *other != seat).map(|other| self.strength(other));
        let won = if self.is_over() && self.winner == seat { WIN } else { 0 };
        won + self.strength(seat) - others.sum::<i32>() / 4
    }

    fn strength(&self, seat: u8) -> i32 {
        let player = self.player(seat);
        let levels: i32 = player.levels.iter().map(|level| 400 * i32::from(*level)).sum();
        let low = i32::from(player.levels.iter().copied().min().unwrap_or(1));
        let trails: i32 = player.trail.iter().map(|token| if *token == NONE { 0 } else { 40 }).sum();
        let tracking: i32 = player.tracking.iter().map(|token| if *token == NONE { 0 } else { 20 }).sum();
        let quests = self.quest_owner.iter().filter(|owner| **owner != NONE && **owner >> 1 == seat).count();
        let kept = player.kept.count_ones().cast_signed();
        TROPHY * i32::from(player.position)
            + 400 * player.trophies().cast_signed()
            + levels
            + 300 * low
            + 60 * i32::from(player.gold.min(12))
            + 110 * i32::from(player.potion_count())
            + 40 * i32::from(player.shield)
            + trails
            + tracking
            + 90 * i32::from(quests.min(3) as u8)
            + 200 * kept
            + self.deck_worth(seat)
            + self.closeness(seat)
    }

    /// What the cards are worth in a fight: their power, and their number as life.
    fn deck_worth(&self, seat: u8) -> i32 {
        if self.player(seat).school == NONE {
            return 0;
        }
        let worth = |icons: Icons| {
            30 * i32::from(icons.damage)
                + 22 * i32::from(icons.shield)
                + 20 * i32::from(icons.draw)
                + 15 * i32::from(icons.take)
                + 35 * i32::from(icons.returns)
        };
        self.own_cards(seat)
            .iter()
            .map(|card| {
                let face = self.face(card);
                let tabs: i32 = face.extensions.iter().map(|tab| 8 + worth(tab.icons) / 3).sum();
                20 + worth(face.icons) + tabs
            })
            .sum()
    }

    /// A monster that could be beaten is worth being near, the more so the readier the witcher is.
    fn closeness(&self, seat: u8) -> i32 {
        let player = self.player(seat);
        if player.location == NONE {
            return 0;
        }
        let cards = i32::from(self.own_cards(seat).len() as u8);
        let attack: i32 = player.levels.iter().map(|level| i32::from(*level)).sum();
        Terrain::ALL
            .into_iter()
            .filter(|terrain| self.slot(*terrain).monster != NONE && self.slot(*terrain).location != NONE)
            .map(|terrain| {
                let monster = self.monster(self.slot(terrain).monster);
                let trail = i32::from(player.trail[terrain as usize] != NONE);
                let ready = cards + 2 * attack + 3 * trail - 2 * i32::from(monster.life);
                let near = 4 - self.distance(player.location, self.slot(terrain).location).min(4);
                near * (ready.clamp(-4, 8) + 5) * 6
            })
            .max()
            .unwrap_or(0)
    }

    /// Movements between two locations.
    fn distance(&self, from: u8, to: u8) -> i32 {
        let mut reached = 1u32 << from;
        for steps in 0..6 {
            if reached >> to & 1 != 0 {
                return steps;
            }
            reached = Self::locations(reached).fold(reached, |all, place| all | self.location(place).roads);
        }
        6
    }
}
