//! The state of a game of Old World: plain data, no pointers but the one to its pack.

use std::hash::{Hash, Hasher};

use kernel::{Audience, Frames};

use super::ability::AbilitySet;
use super::cards::Cards;
use super::event::{Event, Tell};
use super::fight::Fight;
use super::frame::Frame;
use super::options::{Draft, Options};
use super::pack::{
    CARDS, EXPLORATIONS, Face, LOCATIONS, MARKET_CARDS, MONSTERS, POTION_COPIES, POTIONS, Pack, SCHOOLS,
};
use super::player::Player;
use super::vocabulary::{Attribute, Colour, Scope, Terrain};
use crate::cards::CardSet;

/// Stands for "no card", "nobody", "not yet".
pub const NONE: u8 = u8::MAX;
/// A trail token whose number nobody has seen (OW-7.15).
pub const UNSEEN: u8 = 100;
/// Seats at most.
pub const PLAYERS: usize = 5;
/// Cards in hand at most (OW-5.7).
pub const HAND: usize = 7;
/// Potions held at most (OW-6.2).
pub const HELD_POTIONS: u8 = 4;
/// Market slots (OW-2.12).
pub const SLOTS: usize = 6;
/// Frames at most. The deepest nesting is damage that wakes an ability that deals damage, and so on: four frames for
/// each of the few abilities of one player that do so, above the dozen of a fight turn.
pub const DEPTH: usize = 48;

/// Sources of chance: one for each deck and each kind of die.
pub mod source {
    /// The first player.
    pub const FIRST: u8 = 0;
    /// The action deck.
    pub const MARKET: u8 = 1;
    /// Potions.
    pub const POTION: u8 = 2;
    /// The city deck; the wilds deck is next.
    pub const EXPLORATION: u8 = 3;
    /// Location tokens by terrain.
    pub const LOCATION: u8 = 5;
    /// Monster tokens.
    pub const MONSTER: u8 = 8;
    /// Monster fight cards.
    pub const FIGHT: u8 = 9;
    /// School boards and the solo trophy.
    pub const BOARD: u8 = 10;
    /// Poker dice.
    pub const POKER: u8 = 11;
    /// Dice of checks and the attack die.
    pub const DIE: u8 = 12;
    /// Cards picked at random from a hand.
    pub const HAND: u8 = 13;
    /// Personal decks by seat.
    pub const DECK: u8 = 14;
    /// How many sources there are.
    pub const COUNT: usize = 19;
}

/// The content a game is played with; equal when the hashes are.
#[derive(Clone, Copy)]
pub(super) struct Content(pub &'static Pack);

impl PartialEq for Content {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0) || self.0.hash == other.0.hash
    }
}

impl Eq for Content {}

impl Hash for Content {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash.hash(state);
    }
}

impl std::fmt::Debug for Content {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("Pack")
    }
}

/// What is true of the present turn (OW-2.22).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TurnState {
    /// Whose turn it is.
    pub active: u8,
    /// The phase, 1 to 3; 0 before the first turn.
    pub phase: u8,
    /// Whether the figure has moved.
    pub moved: bool,
    /// Locations whose action was used, a bit for each.
    pub sites: u32,
    /// Witchers played at poker, a bit for each.
    pub poker: u8,
    /// The draw target of Phase III.
    pub target: u8,
    /// Whether nothing changes the target any more.
    pub locked: bool,
    /// Further purchases.
    pub purchases: u8,
    /// Whether a card was taken from a slot other than the last (OW-19.14).
    pub stale: bool,
    /// Abilities used in this turn outside fights.
    pub used_now: AbilitySet,
}

impl TurnState {
    /// A turn of a seat before anything was done.
    pub const fn of(active: u8) -> Self {
        Self {
            active,
            phase: 1,
            moved: false,
            sites: 0,
            poker: 0,
            target: 3,
            locked: false,
            purchases: 0,
            stale: false,
            used_now: AbilitySet::EMPTY,
        }
    }
}

/// A monster slot (OW-2.23).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Slot {
    /// The location token.
    pub location: u8,
    /// The monster.
    pub monster: u8,
}

/// The monster tokens not on the board: a bit for each monster.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Lair {
    /// Tokens in the stacks; while the level-I stack lasts, those of the extra stack are among them, for nobody
    /// knows which they are (OW-3.24).
    pub stacks: u32,
    /// The tokens of the extra stack, once they are known to be all that was left.
    pub extra: u32,
    /// How many tokens the extra stack has.
    pub extra_count: u8,
    /// Driven-away piles.
    pub driven: u32,
    /// Tokens of defeated monsters.
    pub defeated: u32,
}

/// Cards played together (OW-14.19), with the extension of each that became active.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Combo {
    cards: [(u8, u8); HAND],
    length: u8,
    colours: [u8; 5],
}

impl Combo {
    /// The cards with their active extensions; [`NONE`] for none.
    pub fn cards(&self) -> &[(u8, u8)] {
        &self.cards[..usize::from(self.length)]
    }

    /// How many.
    pub fn len(&self) -> usize {
        usize::from(self.length)
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.length == 0
    }

    /// How many cards of a colour were played, those that have returned to the hand too (OW-14.28).
    pub fn played(&self, colour: Colour) -> u8 {
        self.colours[colour as usize]
    }

    /// How many cards were played of all colours.
    pub fn played_in_all(&self) -> u8 {
        self.colours.iter().sum()
    }

    /// Adds a card; the extension of the card below becomes active.
    pub fn push(&mut self, card: u8, colour: Colour, extension: u8) {
        self.colours[colour as usize] += 1;
        if let Some(below) = self.len().checked_sub(1) {
            self.cards[below].1 = extension;
        }
        self.cards[self.len()] = (card, NONE);
        self.length += 1;
    }

    /// Takes out the card at a place.
    pub fn remove(&mut self, place: usize) -> u8 {
        let (card, _) = self.cards[place];
        let length = self.len();
        self.cards.copy_within(place + 1..length, place);
        self.length -= 1;
        self.cards[self.len()] = (0, 0);
        card
    }
}

/// A game of Old World.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct OldWorld {
    pub(super) content: Content,
    pub(super) count: u8,
    pub(super) draft: Draft,
    pub(super) fixed: [u8; PLAYERS],
    pub(super) round_limit: u16,
    /// The first player.
    pub(super) first: u8,
    /// Rounds begun.
    pub(super) round: u16,
    pub(super) turn: TurnState,
    /// Draws made from each source.
    pub(super) draws: [u32; source::COUNT],
    pub(super) players: [Player; PLAYERS],
    /// For each card in a discard pile the card below it.
    pub(super) under: [u8; CARDS],
    pub(super) market: [u8; SLOTS],
    pub(super) market_deck: Cards,
    pub(super) common: Cards,
    /// Cards turned up in a search.
    pub(super) transit: Cards,
    pub(super) trashed: Cards,
    pub(super) potions: [u8; POTIONS],
    pub(super) potion_discard: [u8; POTIONS],
    pub(super) explorations: CardSet,
    pub(super) removed: CardSet,
    /// Owners of quests by exploration card, and the option they took.
    pub(super) quest_owner: [u8; 2 * EXPLORATIONS],
    /// Where quests lead; a location drawn as a token has its highest bit set.
    pub(super) quest_at: [u8; 2 * EXPLORATIONS],
    /// Location tokens nobody sees, a bit for each; face-down trail tokens among them.
    pub(super) tokens: u32,
    pub(super) slots: [Slot; 3],
    pub(super) lair: Lair,
    pub(super) trophies: [u8; 4],
    pub(super) tavern: u8,
    pub(super) fight: Fight,
    pub(super) combo: Combo,
    /// Cards drawn by the effect in hand, some of which will be put back.
    pub(super) drawn: Cards,
    /// Poker dice of the active player and of the other; whom they play.
    pub(super) dice: [[u8; 5]; 2],
    pub(super) rival: u8,
    /// Boards offered to a drafter.
    pub(super) offer: [u8; 2],
    pub(super) winner: u8,
    pub(super) frames: Frames<Frame, DEPTH>,
}

impl OldWorld {
    /// The table before anything was drawn.
    pub(super) fn table(pack: &'static Pack, options: &Options) -> Self {
        let mut fixed = [NONE; PLAYERS];
        fixed[..options.schools.len()].copy_from_slice(&options.schools);
        let solo = options.players == 1;
        Self {
            content: Content(pack),
            count: options.players,
            draft: options.draft,
            fixed,
            round_limit: options.round_limit,
            first: if solo { 0 } else { options.first.unwrap_or(NONE) },
            round: 0,
            turn: TurnState { phase: 0, ..TurnState::of(NONE) },
            draws: [0; source::COUNT],
            players: [const { Player::NEW }; PLAYERS],
            under: [NONE; CARDS],
            market: [NONE; SLOTS],
            market_deck: Cards::range(0, MARKET_CARDS as u8),
            common: Cards::EMPTY,
            transit: Cards::EMPTY,
            trashed: Cards::EMPTY,
            potions: [POTION_COPIES; POTIONS],
            potion_discard: [0; POTIONS],
            explorations: CardSet::range(0, 2 * EXPLORATIONS as u8),
            removed: CardSet::EMPTY,
            quest_owner: [NONE; 2 * EXPLORATIONS],
            quest_at: [NONE; 2 * EXPLORATIONS],
            tokens: (1 << LOCATIONS) - 2,
            slots: [Slot { location: NONE, monster: NONE }; 3],
            lair: Lair { stacks: (1 << MONSTERS) - 1, extra: 0, extra_count: 0, driven: 0, defeated: 0 },
            trophies: match options.players {
                1 => [0; 4],
                2 | 3 => [1; 4],
                _ => [2; 4],
            },
            tavern: NONE,
            fight: Fight::PEACE,
            combo: Combo::default(),
            drawn: Cards::EMPTY,
            dice: [[0; 5]; 2],
            rival: NONE,
            offer: [NONE; 2],
            winner: NONE,
            frames: Frames::new(Frame::FirstPlayer),
        }
    }

    /// The content of the game.
    pub fn pack(&self) -> &'static Pack {
        self.content.0
    }

    /// What counts of a card.
    pub(super) fn face(&self, card: u8) -> &'static Face {
        &self.content.0.cards[usize::from(card)].face
    }

    pub(super) fn player(&self, seat: u8) -> &Player {
        &self.players[usize::from(seat)]
    }

    pub(super) fn player_mut(&mut self, seat: u8) -> &mut Player {
        &mut self.players[usize::from(seat)]
    }

    pub(super) fn is_solo(&self) -> bool {
        self.count == 1
    }

    /// The seat so many places clockwise.
    pub(super) fn clockwise(&self, seat: u8, places: u8) -> u8 {
        (seat + places) % self.count
    }

    /// OW-2.2: the player to the right.
    pub(super) fn right_of(&self, seat: u8) -> u8 {
        self.clockwise(seat, self.count - 1)
    }

    /// The place in turn order, the first player being 0 (OW-3.1).
    pub(super) fn order_of(&self, seat: u8) -> u8 {
        (seat + self.count - self.first) % self.count
    }

    /// The monster slot of a terrain.
    pub(super) fn slot(&self, terrain: Terrain) -> Slot {
        self.slots[terrain as usize]
    }

    /// The starting cards of a school.
    pub(super) fn starters(school: u8) -> Cards {
        let start = MARKET_CARDS as u8 + super::pack::STARTERS as u8 * school;
        Cards::range(start, start + super::pack::STARTERS as u8)
    }

    /// Schools nobody has and the options have not fixed for somebody.
    pub(super) fn free_schools(&self) -> impl Iterator<Item = u8> {
        let taken = |school: &u8| {
            self.players.iter().any(|player| player.school == *school) || self.fixed.contains(school)
        };
        (0..SCHOOLS as u8).filter(move |school| !taken(school))
    }

    /// OW-2.6, OW-4.15: the level of an attribute with its overlays.
    pub(super) fn effective_level(&self, seat: u8, attribute: Attribute) -> u8 {
        let level = self.player(seat).levels[attribute as usize];
        self.overlaid(seat, attribute, level)
    }

    /// OW-2.6, OW-4.15: the value of an attribute with its overlays.
    pub(super) fn value(&self, seat: u8, attribute: Attribute) -> u8 {
        let level = self.player(seat).levels[attribute as usize];
        self.overlaid(seat, attribute, level.min(4))
    }

    /// OW-4.9, OW-R47: a level-5 attribute is immune to overlays that lower it.
    fn overlaid(&self, seat: u8, attribute: Attribute, number: u8) -> u8 {
        let Some(side) = self.fight.side_of(seat) else { return number };
        let immune = self.player(seat).levels[attribute as usize] == 5;
        let place = attribute as usize;
        let mut result = i16::from(number);
        for modifiers in self.fight.modifiers(side) {
            let by = i16::from(modifiers.overlay[place]);
            result += if immune { by.max(0) } else { by };
        }
        for modifiers in self.fight.modifiers(side) {
            let fixed = modifiers.fixed_at[place];
            if fixed != NONE && !(immune && fixed < number) {
                result = i16::from(fixed);
            }
        }
        super::effect::not_negative(result)
    }

    /// OW-1.18, OW-25E `Gold`: gold from the bank, or to it as far as there is any.
    pub(super) fn change_gold(&mut self, seat: u8, by: i16, tell: &mut impl Tell) {
        let player = self.player_mut(seat);
        let before = player.gold;
        player.gold = before.saturating_add_signed(by);
        let (gold, by) = (player.gold, (i32::from(player.gold) - i32::from(before)) as i8);
        if by != 0 {
            tell(Audience::Everyone, Event::Gold { seat, by, gold });
        }
    }

    /// The modifiers an ability changes: the monster's if it is one of its abilities.
    pub(super) fn layer(&mut self, seat: u8, subject: u8, scope: Scope) -> &mut super::fight::Modifiers {
        let of_monster = self.is_monster_ability(subject);
        let side = self.fight.side_of(seat).unwrap_or(0);
        self.fight.layer(side, of_monster, scope)
    }

    /// Counts a draw.
    pub(super) fn draw_from(&mut self, source: u8) {
        self.draws[usize::from(source)] += 1;
    }
}
