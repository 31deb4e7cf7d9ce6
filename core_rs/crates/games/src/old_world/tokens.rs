//! Location tokens, trails and tracking (OW-7).
//!
//! A token that nobody has seen has no number yet: `tokens` holds those of the stacks together with those that lie
//! face down on player boards. What can lie on a board is `concealed` there: the tokens nobody saw when the trail was
//! taken, less those seen since. A trail taken later conceals all that an earlier one of its terrain does, so these
//! sets lie one inside the other, and choosing a token for each from the smallest set on is fair to all ways it could be.

use std::ops::ControlFlow;

use kernel::{Audience, Dice};

use super::action::Action;
use super::event::{Event, Tell};
use super::frame::Frame;
use super::state::{NONE, OldWorld, UNSEEN};
use super::vocabulary::{Terrain, Trail};

impl OldWorld {
    /// The tokens of a terrain that have no place everyone sees, a bit for each.
    pub(super) fn unseen_tokens(&self, terrain: Terrain) -> u32 {
        self.tokens & self.pack().tokens[terrain as usize]
    }

    /// What the face-down trails of a terrain conceal, from the smallest set to the largest.
    fn concealed(&self, terrain: Terrain) -> impl Iterator<Item = u32> {
        let mut sets = self.players.each_ref().map(|player| player.concealed[terrain as usize]);
        sets.sort_unstable_by_key(|set| set.count_ones());
        sets.into_iter().filter(|set| *set != 0)
    }

    /// How many tokens a stack holds.
    pub(super) fn stack(&self, terrain: Terrain) -> usize {
        self.unseen_tokens(terrain).count_ones() as usize - self.concealed(terrain).count()
    }

    /// The tokens that may be in a stack: all unseen ones but those of sets that are on boards as a whole.
    pub(super) fn stacked(&self, terrain: Terrain) -> u32 {
        let gone = (1..).zip(self.concealed(terrain)).filter(|(trails, set)| set.count_ones() == *trails);
        self.unseen_tokens(terrain) & !gone.fold(0, |all, (_, set)| all | set)
    }

    /// OW-RN12: the top of a shuffled stack, without the one set aside.
    pub(super) fn draw_token(&self, terrain: Terrain, aside: u8, dice: &mut Dice) -> u8 {
        let mut left = self.unseen_tokens(terrain);
        for set in self.concealed(terrain) {
            left &= !(1 << Self::pick_token(set & left, dice));
        }
        Self::pick_token(if aside == NONE { left } else { left & !(1 << aside) }, dice)
    }

    fn pick_token(tokens: u32, dice: &mut Dice) -> u8 {
        let place = dice.below(tokens.count_ones());
        Self::locations(tokens).nth(place as usize).expect("a stack that is drawn from has a token")
    }

    /// Everyone sees a token of a stack, so that it is on no board.
    fn reveal_token(&mut self, location: u8) {
        for player in &mut self.players {
            player.concealed.iter_mut().for_each(|set| *set &= !(1 << location));
        }
    }

    /// A token leaves its stack for all to see.
    pub(super) fn take_token(&mut self, location: u8) {
        self.tokens &= !(1 << location);
        self.reveal_token(location);
    }

    /// A token goes back into the stack of its terrain (OW-7.11, OW-7.12).
    pub(super) fn return_token(&mut self, location: u8) {
        if location != NONE && location != UNSEEN {
            self.tokens |= 1 << location;
        }
    }

    /// OW-7.11, OW-R12: all tokens of a terrain go back, the monster's own too; the gold on them goes to the bank.
    pub(super) fn return_tokens(&mut self, terrain: Terrain, tell: &mut impl Tell) {
        let place = terrain as usize;
        for seat in 0..usize::from(self.count) {
            for token in [self.players[seat].trail[place], self.players[seat].tracking[place]] {
                self.return_token(token);
            }
            self.players[seat].trail[place] = NONE;
            self.players[seat].concealed[place] = 0;
            self.players[seat].tracking[place] = NONE;
        }
        self.return_token(self.slots[place].location);
        self.slots[place].location = NONE;
        tell(Audience::Everyone, Event::TokensReturned { terrain });
    }

    // Trails.

    /// OW-7.3, OW-7.8, OW-7.9: whether a trail of this terrain can be taken; a fight's end needs no monster there.
    pub(super) fn can_take_trail(&self, seat: u8, terrain: Terrain) -> bool {
        self.player(seat).trail[terrain as usize] == NONE
            && self.stack(terrain) > 0
            && self.slot(terrain).monster != NONE
    }

    /// A token is taken from the stack, if there is one and the player has none.
    pub(super) fn take_trail(&mut self, seat: u8, terrain: Terrain, tell: &mut impl Tell) {
        if self.can_take_trail(seat, terrain) {
            self.conceal(seat, terrain);
            tell(Audience::Everyone, Event::Trail { seat, terrain });
        }
    }

    /// OW-7.15: a token lies face down on a board.
    pub(super) fn conceal(&mut self, seat: u8, terrain: Terrain) {
        let unseen = self.unseen_tokens(terrain);
        let player = self.player_mut(seat);
        player.trail[terrain as usize] = UNSEEN;
        player.concealed[terrain as usize] = unseen;
    }

    /// `GainTrail`.
    pub(super) fn gain_trail(&mut self, seat: u8, trail: Trail, tell: &mut impl Tell) {
        let terrain = match trail {
            Trail::Forest => Terrain::Forest,
            Trail::Mountain => Terrain::Mountain,
            Trail::Water => Terrain::Water,
            Trail::Choice => {
                if Terrain::ALL.into_iter().any(|terrain| self.can_take_trail(seat, terrain)) {
                    self.frames.push(Frame::PickTrail { seat });
                }
                return;
            }
            Trail::OfMonster => match Terrain::ALL.get(usize::from(self.fight.slot)) {
                Some(terrain) => *terrain,
                None => return,
            },
        };
        self.take_trail(seat, terrain, tell);
    }

    // Tracking.

    /// OW-7.6: whether a monster of this terrain can be tracked.
    pub(super) fn can_track(&self, seat: u8, terrain: Terrain) -> bool {
        let player = self.player(seat);
        let place = terrain as usize;
        self.stack(terrain) > 0
            && self.slots[place].monster != NONE
            && player.trail[place] == NONE
            && player.tracking[place] == NONE
    }

    /// OW-7.4, OW-7.5: which monster, if any.
    pub(super) fn track_menu<B>(
        &self,
        seat: u8,
        visit: &mut impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        visit(Action::Decline)?;
        Terrain::ALL
            .into_iter()
            .filter(|terrain| self.can_track(seat, *terrain))
            .try_for_each(|terrain| visit(Action::ChooseTerrain { terrain }))
    }

    /// Tokens that can be drawn for tracking.
    pub(super) fn track_tokens(&self, terrain: Terrain, aside: u8) -> impl Iterator<Item = u8> {
        Self::locations(self.stacked(terrain)).filter(move |location| *location != aside)
    }

    /// OW-R15: with a token aside, whether the stack holds another.
    pub(super) fn can_draw_track(&self, terrain: Terrain, aside: u8) -> bool {
        self.stack(terrain) > usize::from(aside != NONE)
    }

    /// OW-7.4, OW-R15: the token drawn; one that shows the present location is set aside.
    pub(super) fn track_token(
        &mut self,
        seat: u8,
        terrain: Terrain,
        aside: u8,
        location: u8,
        tell: &mut impl Tell,
    ) {
        if aside == NONE && self.player(seat).location == location {
            self.reveal_token(location);
            tell(Audience::Everyone, Event::TokenAside { location });
            self.frames.push(Frame::TrackToken { seat, terrain, aside: location });
            return;
        }
        self.take_token(location);
        self.player_mut(seat).tracking[terrain as usize] = location;
        tell(Audience::Everyone, Event::Tracking { seat, location });
    }

    /// OW-7.7, OW-R14: a witcher who enters the location of a tracking token takes its gold and has a trail.
    pub(super) fn complete_tracking(&mut self, seat: u8, location: u8, tell: &mut impl Tell) {
        let place = self.player(seat).tracking.iter().position(|token| *token == location);
        let Some(place) = place else { return };
        self.player_mut(seat).tracking[place] = NONE;
        self.change_gold(seat, 1, tell);
        if self.player(seat).trail[place] == NONE {
            self.player_mut(seat).trail[place] = location;
            tell(Audience::Everyone, Event::Trail { seat, terrain: Terrain::ALL[place] });
        } else {
            self.return_token(location);
            tell(Audience::Everyone, Event::TokenReturned { location });
        }
    }
}
