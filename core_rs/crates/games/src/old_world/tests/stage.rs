//! A table set by hand: a rule test lays out just what its clause needs, says what chance brings, and looks at what
//! follows.

use kernel::{Actor, Audience, Frames, Game, Rejected, Seat, Turn};

use crate::old_world::cards::Cards;
use crate::old_world::content::{self, Sources};
use crate::old_world::frame::Frame;
use crate::old_world::occasions::Occasions;
use crate::old_world::pack::{Extension, Face, Holder, Icons};
use crate::old_world::state::{NONE, Slot, TurnState};
use crate::old_world::vocabulary::{Attribute, Colour, Half, Symbol, Terrain};
use crate::old_world::{Action, Event, OldWorld, Options, Pack};

/// The schools' numbers.
pub const WOLF: u8 = 0;
pub const GRIFFIN: u8 = 1;
pub const CAT: u8 = 2;
pub const BEAR: u8 = 3;
pub const VIPER: u8 = 4;

/// A game and everything that was told so far.
#[derive(Clone)]
pub struct Stage {
    pub game: OldWorld,
    pub told: Vec<(Audience, Event)>,
}

/// The embedded pack with some entries changed for the purpose of a test.
pub fn edited(change: impl FnOnce(&mut Pack)) -> &'static Pack {
    let mut pack = content::load(&Sources::embedded()).expect("the embedded pack is sound");
    change(&mut pack);
    pack.occasions = Occasions::of(&pack.abilities);
    pack.hash = String::from("edited");
    Box::leak(Box::new(pack))
}

/// Gives a monster the abilities of these instead of its own.
pub fn endow(pack: &mut Pack, monster: u8, models: &[usize]) {
    let abilities: Vec<u8> =
        models.iter().flat_map(|model| pack.monsters[*model].abilities.clone()).collect();
    for ability in &abilities {
        pack.abilities[usize::from(*ability)].holder = Holder::Monster(monster);
    }
    pack.monsters[usize::from(monster)].abilities = abilities;
}

/// A face without icons or extensions.
pub fn blank(colour: Colour, symbol: Symbol) -> Face {
    Face { colour, cost: 0, symbol, icons: Icons::default(), extensions: Vec::new() }
}

/// A face with icons, and extensions that show nothing.
pub fn face(colour: Colour, symbol: Symbol, icons: Icons, extensions: &[Colour]) -> Face {
    let extensions =
        extensions.iter().map(|colour| Extension { colour: *colour, icons: Icons::default() }).collect();
    Face { icons, extensions, ..blank(colour, symbol) }
}

/// The first starting card of a school.
pub const fn first_card(school: u8) -> u8 {
    90 + 10 * school
}

impl Stage {
    /// A table of these schools, seat 0 first and about to begin Phase I; everyone has the same plain start.
    pub fn of(schools: &[u8]) -> Self {
        Self::with(content::embedded(), schools)
    }

    /// The same with another pack.
    pub fn with(pack: &'static Pack, schools: &[u8]) -> Self {
        let options =
            Options { schools: schools.to_vec(), first: Some(0), ..Options::new(schools.len() as u8) };
        let game = OldWorld::initial(pack, &options).expect("the options are sound");
        let mut stage = Self { game, told: Vec::new() };
        while !matches!(stage.waiting(), Frame::PhaseOne { .. }) {
            stage.settle_chance();
            if let [seat] = stage.asked()[..]
                && !matches!(stage.waiting(), Frame::PhaseOne { .. })
            {
                let last = *stage.menu(seat).last().expect("a menu is never empty");
                stage.act(seat, last); // Specialty as the bonus attribute: nothing else follows from it
            }
        }
        for seat in 0..schools.len() as u8 {
            stage.game.player_mut(seat).levels = [1; 4];
        }
        stage.told.clear();
        stage
    }

    /// Nothing waits but the end; tests put frames on top.
    pub fn clear_frames(&mut self) -> &mut Self {
        self.game.frames = Frames::new(Frame::Over);
        self
    }

    /// Puts frames on the stack, the last one on top, and plays on to the next question.
    pub fn run(&mut self, frames: &[Frame]) -> &mut Self {
        for frame in frames {
            self.game.frames.push(*frame);
        }
        let told = &mut self.told;
        self.game.settle(&mut |to, event| told.push((to, event)));
        self
    }

    /// A new turn of a seat, in Phase I.
    pub fn turn_of(&mut self, seat: u8) -> &mut Self {
        self.clear_frames();
        self.game.turn = TurnState::of(seat);
        self.run(&[
            Frame::TurnEnds,
            Frame::PhaseThree { seat },
            Frame::PhaseTwo { seat },
            Frame::PhaseOne { seat },
        ])
    }

    /// Takes an action card out of wherever it lies.
    pub fn take(&mut self, card: u8) {
        let game = &mut self.game;
        for set in [&mut game.market_deck, &mut game.common, &mut game.transit, &mut game.trashed] {
            set.remove(card);
        }
        if let Some(slot) = game.market.iter().position(|other| *other == card) {
            game.market[slot] = NONE;
        }
        for seat in 0..game.count {
            if game.pile(seat).any(|other| other == card) {
                game.unearth(seat, card);
            }
            game.take_from_hand(seat, card);
            game.player_mut(seat).deck.take(card);
        }
    }

    /// Sets a hand; the cards it had go into the deck.
    pub fn hand(&mut self, seat: u8, cards: &[u8]) -> &mut Self {
        let old = self.game.player(seat).hand;
        self.game.player_mut(seat).deck.shuffle_in(old);
        self.game.player_mut(seat).hand = Cards::EMPTY;
        self.game.player_mut(seat).known = Cards::EMPTY;
        for card in cards {
            self.take(*card);
            self.game.player_mut(seat).hand.insert(*card);
        }
        self
    }

    /// Sets the deck; what it had is trashed.
    pub fn deck(&mut self, seat: u8, cards: &[u8]) -> &mut Self {
        let old = self.game.player(seat).deck.all();
        for card in old.iter() {
            self.take(card);
            self.game.trashed.insert(card);
        }
        for card in cards {
            self.take(*card);
        }
        self.game.player_mut(seat).deck.shuffle_in(cards.iter().copied().collect());
        self
    }

    /// Puts cards on the discard pile, the last one on top.
    pub fn pile(&mut self, seat: u8, cards: &[u8]) -> &mut Self {
        for card in cards {
            self.take(*card);
            self.game.bury(seat, *card);
        }
        self
    }

    /// Sets the market row; what lay there goes to the action deck.
    pub fn row(&mut self, cards: [u8; 6]) -> &mut Self {
        for card in self.game.market.into_iter().filter(|card| *card != NONE) {
            self.game.market_deck.insert(card);
        }
        for card in cards {
            self.take(card);
        }
        self.game.market = cards;
        self
    }

    /// Attack, Defense, Alchemy, Specialty.
    pub fn levels(&mut self, seat: u8, levels: [u8; 4]) -> &mut Self {
        self.game.player_mut(seat).levels = levels;
        self
    }

    pub fn gold(&mut self, seat: u8, gold: u16) -> &mut Self {
        self.game.player_mut(seat).gold = gold;
        self
    }

    pub fn shield(&mut self, seat: u8, shield: u8) -> &mut Self {
        self.game.player_mut(seat).shield = shield;
        self
    }

    pub fn at(&mut self, seat: u8, location: u8) -> &mut Self {
        self.game.player_mut(seat).location = location;
        self
    }

    /// Gives a potion out of the deck.
    pub fn potion(&mut self, seat: u8, potion: u8) -> &mut Self {
        self.game.potions[usize::from(potion)] -= 1;
        self.game.player_mut(seat).potions[usize::from(potion)] += 1;
        self
    }

    /// Gives the trail of a terrain, face down.
    pub fn trail(&mut self, seat: u8, terrain: Terrain) -> &mut Self {
        self.game.conceal(seat, terrain);
        self
    }

    /// Takes all trails away.
    pub fn no_trail(&mut self, seat: u8) -> &mut Self {
        let player = self.game.player_mut(seat);
        (player.trail, player.concealed) = ([NONE; 3], [0; 3]);
        self
    }

    /// Puts a monster in a slot, at a location of its terrain.
    pub fn monster(&mut self, name: &str, location: u8) -> &mut Self {
        let game = &mut self.game;
        let terrain = game.location(location).terrain.terrain().expect("location 0 has no monster");
        let monster = number(game.pack().monsters.iter().map(|monster| monster.name.as_str()), name);
        let old = game.slots[terrain as usize];
        game.lair.stacks |= 1 << old.monster;
        game.lair.stacks &= !(1 << monster);
        for slot in &mut game.slots {
            if slot.monster == monster {
                slot.monster = game.lair.stacks.trailing_zeros() as u8;
                game.lair.stacks &= !(1 << slot.monster);
            }
        }
        game.return_token(old.location);
        game.tokens &= !(1 << location);
        game.slots[terrain as usize] = Slot { location, monster };
        self
    }

    /// A seat acts; the action must be legal.
    pub fn act(&mut self, seat: u8, action: Action) -> &mut Self {
        let answer = self.try_act(seat, action);
        let (menu, frame) = (self.menu(seat), self.waiting());
        assert_eq!(answer, Ok(()), "{action:?} by seat {seat} at {frame:?}; legal: {menu:?}");
        self
    }

    /// A seat tries to act.
    pub fn try_act(&mut self, seat: u8, action: Action) -> Result<(), Rejected> {
        let told = &mut self.told;
        self.game.apply(Actor::Seat(Seat::new(seat)), action, &mut |to, event| told.push((to, event)))
    }

    /// Chance does this; it must be possible.
    pub fn chance(&mut self, action: Action) -> &mut Self {
        let told = &mut self.told;
        let answer = self.game.apply(Actor::Chance, action, &mut |to, event| told.push((to, event)));
        let frame = self.waiting();
        assert_eq!(answer, Ok(()), "{action:?} by chance at {frame:?}: {:?}", self.game.menu(Actor::Chance));
        self
    }

    /// These action cards come up, one after the other.
    pub fn cards(&mut self, cards: &[u8]) -> &mut Self {
        for card in cards {
            self.chance(Action::DrawCard { card: *card });
        }
        self
    }

    /// Dice show these faces, one after the other.
    pub fn dice(&mut self, faces: &[u8]) -> &mut Self {
        for face in faces {
            self.chance(Action::Roll { face: *face });
        }
        self
    }

    /// The monster loses so many cards, those with the highest numbers, or so many are looked at.
    pub fn monster_loses(&mut self, cards: u8) -> &mut Self {
        for _ in 0..cards {
            let last = *self.game.menu(Actor::Chance).last().expect("chance is to move");
            assert!(matches!(last, Action::DrawFightCard { .. }), "{:?}", self.waiting());
            self.chance(last);
        }
        self
    }

    /// The monster attacks with a fight card (its number from 1 on), named by a seat.
    pub fn attack(&mut self, seat: u8, half: Half, card: u8) -> &mut Self {
        self.act(seat, Action::NameAttack { half }).chance(Action::DrawFightCard { card: card - 1 })
    }

    /// Chance takes its first outcome until somebody is asked.
    pub fn settle_chance(&mut self) -> &mut Self {
        while matches!(self.game.turn(), Turn::Chance(_)) {
            let first = self.game.menu(Actor::Chance)[0];
            self.chance(first);
        }
        self
    }

    /// Everybody, chance included, takes the first option until it is so.
    pub fn go_on_until(&mut self, so: impl Fn(&Self) -> bool) -> &mut Self {
        while !so(self) {
            match self.game.turn() {
                Turn::Chance(_) => {
                    let first = self.game.menu(Actor::Chance)[0];
                    self.chance(first);
                }
                Turn::Decide(_) => {
                    let seat = self.asked()[0];
                    let first = self.menu(seat)[0];
                    self.act(seat, first);
                }
                Turn::Over(_) => panic!("the game ended before it was so"),
            }
        }
        self
    }

    /// What a seat may do.
    pub fn menu(&self, seat: u8) -> Vec<Action> {
        self.game.menu(Actor::Seat(Seat::new(seat)))
    }

    /// The seats asked, by number.
    pub fn asked(&self) -> Vec<u8> {
        match self.game.turn() {
            Turn::Decide(seats) => seats.iter().map(|seat| seat.index() as u8).collect(),
            _ => Vec::new(),
        }
    }

    /// The frame that waits.
    pub fn waiting(&self) -> Frame {
        *self.game.frames.top().expect("the stack is never empty")
    }

    pub fn hand_of(&self, seat: u8) -> Vec<u8> {
        self.game.player(seat).hand.iter().collect()
    }

    /// The discard pile, top first.
    pub fn pile_of(&self, seat: u8) -> Vec<u8> {
        self.game.pile(seat).collect()
    }

    pub fn level(&self, seat: u8, attribute: Attribute) -> u8 {
        self.game.player(seat).levels[attribute as usize]
    }

    /// The only ability of a potion by its name.
    pub fn potion_ability(&self, name: &str) -> u8 {
        self.game.pack().potions[usize::from(self.potion_number(name))].ability
    }

    pub fn potion_number(&self, name: &str) -> u8 {
        number(self.game.pack().potions.iter().map(|potion| potion.name.as_str()), name)
    }

    pub fn card_number(&self, name: &str) -> u8 {
        number(self.game.pack().cards.iter().map(|card| card.name.as_str()), name)
    }
}

/// The place of a name in a list.
fn number<'a>(mut names: impl Iterator<Item = &'a str>, wanted: &str) -> u8 {
    names.position(|name| name == wanted).unwrap_or_else(|| panic!("{wanted} is in the pack")) as u8
}
