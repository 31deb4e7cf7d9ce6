//! Setup (OW-3), and what is different alone (OW-19.1 to OW-19.5).

use kernel::Audience;

use super::event::{Event, Tell};
use super::frame::Frame;
use super::options::Draft;
use super::state::{NONE, OldWorld, PLAYERS, SLOTS};
use super::vocabulary::Terrain;

/// OW-3.21, OW-3.22: cards and gold by number of players and place in turn order.
const DEAL: [[(u8, u8); PLAYERS]; PLAYERS] = [
    [(5, 3), (0, 0), (0, 0), (0, 0), (0, 0)],
    [(3, 2), (5, 4), (0, 0), (0, 0), (0, 0)],
    [(3, 2), (4, 4), (5, 6), (0, 0), (0, 0)],
    [(2, 4), (3, 5), (4, 6), (5, 7), (0, 0)],
    [(2, 5), (3, 5), (4, 5), (4, 7), (5, 7)],
];

impl OldWorld {
    /// OW-3.1, OW-3A: the first player is known; the rest follows in the order of the rules.
    pub(super) fn set_up(&mut self, first: u8, tell: &mut impl Tell) {
        self.first = first;
        tell(Audience::Everyone, Event::FirstPlayer { seat: first });
        self.frames.push(Frame::LayOut);
        self.frames.push(Frame::Draft { drafter: 0 });
        self.frames.push(Frame::Monsters);
        for terrain in Terrain::ALL.into_iter().rev() {
            self.frames.push(Frame::SlotLocation { terrain });
        }
        if self.is_solo() {
            self.frames.push(Frame::SoloTrophy);
        }
        self.frames.push(Frame::ZeroCards);
    }

    /// OW-3.2, OW-3.3: whether three cards of cost 0 lie in the market.
    pub(super) fn has_zero_cards(&self) -> bool {
        self.market[SLOTS - 3..].iter().all(|card| *card != NONE)
    }

    /// OW-3.2, OW-3.3: cards of cost 0 fill the last slots in the order in which they turn up, which is as random
    /// as any (OW-R4).
    pub(super) fn turn_up_zero(&mut self, card: u8, tell: &mut impl Tell) {
        self.market_deck.remove(card);
        if self.face(card).cost == 0 {
            let slot = self.market.iter().rposition(|card| *card == NONE).expect("a slot is empty");
            self.market[slot] = card;
            tell(Audience::Everyone, Event::MarketDealt { slot: slot as u8, card });
        } else {
            self.transit.insert(card);
            tell(Audience::Everyone, Event::Revealed { card });
        }
        self.frames.push(Frame::ZeroCards);
    }

    /// OW-3.4, OW-3.5: the other cards go back; then the first three slots are filled.
    pub(super) fn return_revealed(&mut self) {
        self.market_deck = self.market_deck.union(self.transit);
        self.transit = super::cards::Cards::EMPTY;
        self.frames.push(Frame::Refill);
    }

    /// OW-3.11, OW-3.12, OW-19.3: which levels the three slots get.
    pub(super) fn place_monsters(&mut self) {
        let level = u8::from(!self.is_solo());
        if self.count == 2 {
            self.frames.push(Frame::PlaceLevelTwo { seat: self.first });
            return;
        }
        for terrain in Terrain::ALL.into_iter().rev() {
            self.frames.push(Frame::SlotMonster { terrain, level });
        }
    }

    /// OW-3.12, OW-R6: the level-II monster's terrain is chosen before the tokens are turned up.
    pub(super) fn place_level_two(&mut self, seat: u8, chosen: Terrain, tell: &mut impl Tell) {
        tell(Audience::Everyone, Event::LevelTwoPlaced { seat, terrain: chosen });
        for terrain in Terrain::ALL.into_iter().rev() {
            let level = if terrain == chosen { 2 } else { 1 };
            self.frames.push(Frame::SlotMonster { terrain, level });
        }
    }

    /// OW-3.15, OW-3.16, OW-3.26, OW-19.2: the draft goes counter-clockwise from the right of the first player.
    pub(super) fn draft_schools(&mut self, drafter: u8, tell: &mut impl Tell) {
        if drafter == self.count {
            return;
        }
        self.frames.push(Frame::Draft { drafter: drafter + 1 });
        let seat = self.clockwise(self.first, self.count - 1 - drafter);
        match (self.fixed[usize::from(seat)], self.draft) {
            (NONE, Draft::Random) => self.frames.push(Frame::DrawSchool { seat }),
            (NONE, Draft::Free) => self.frames.push(Frame::KeepSchool { seat }),
            (NONE, Draft::Standard) => {
                self.frames.push(Frame::KeepSchool { seat });
                for _ in 0..self.free_schools().count().min(2) {
                    self.frames.push(Frame::OfferSchool { seat });
                }
            }
            (school, _) => self.take_school(seat, school, tell),
        }
    }

    /// A board offered to the drafter, who alone sees it (OW-R7).
    pub(super) fn offer_school(&mut self, school: u8) {
        let place = usize::from(self.offer[0] != NONE);
        self.offer[place] = school;
        self.offer.sort_unstable();
    }

    pub(super) fn take_school(&mut self, seat: u8, school: u8, tell: &mut impl Tell) {
        self.player_mut(seat).school = school;
        self.offer = [NONE; 2];
        tell(Audience::Everyone, Event::SchoolTaken { seat, school });
    }

    /// OW-3.18 to OW-3.25: everybody's things; the extra stack; the bonus of large games.
    pub(super) fn lay_out(&mut self, tell: &mut impl Tell) {
        self.turn.active = self.first;
        self.frames.push(Frame::Turn);
        if self.count > 3 {
            self.lair.extra_count = self.count - 3;
            self.frames.push(Frame::Bonus { number: 0 });
        }
        for number in (0..self.count).rev() {
            let seat = self.clockwise(self.first, number);
            let (cards, gold) = DEAL[usize::from(self.count) - 1][usize::from(number)];
            let home = self.pack().schools[usize::from(self.player(seat).school)].home;
            let own_trophies = self.count - 1;
            let player = self.player_mut(seat);
            player.location = home;
            player.own_trophies = own_trophies;
            player.deck.unseen = Self::starters(player.school);
            self.change_gold(seat, i16::from(gold), tell);
            self.frames.push(Frame::DrawCards { seat, left: cards });
        }
    }

    /// OW-3.25: clockwise from the first player.
    pub(super) fn give_bonus(&mut self, number: u8) {
        if number < self.count {
            self.frames.push(Frame::Bonus { number: number + 1 });
            let seat = self.clockwise(self.first, number);
            self.frames.push(Frame::PickAttribute { seat, among: 0b1111, by: 1 });
        }
    }
}
