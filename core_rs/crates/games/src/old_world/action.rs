//! What can be done in a game of Old World, by players and by chance.

use kernel::{Argument, Seat, actions};

use super::vocabulary::{Attribute, Half, Place, Terrain};

impl Argument for Attribute {
    fn byte(self) -> u8 {
        self as u8
    }

    fn from_byte(byte: u8) -> Option<Self> {
        Self::ALL.get(usize::from(byte)).copied()
    }
}

impl Argument for Terrain {
    fn byte(self) -> u8 {
        self as u8
    }

    fn from_byte(byte: u8) -> Option<Self> {
        Self::ALL.get(usize::from(byte)).copied()
    }
}

impl Argument for Half {
    fn byte(self) -> u8 {
        self as u8
    }

    fn from_byte(byte: u8) -> Option<Self> {
        [Self::Charge, Self::Bite].get(usize::from(byte)).copied()
    }
}

impl Argument for Place {
    fn byte(self) -> u8 {
        self as u8
    }

    fn from_byte(byte: u8) -> Option<Self> {
        [Self::Hand, Self::Deck, Self::Discard].get(usize::from(byte)).copied()
    }
}

/// How a movement is paid (OW-9.5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Way {
    /// By the card alone: its symbol fits (M1, M2), or the destination takes any (OW-9.6).
    Alone,
    /// With a gold piece (M4).
    WithGold,
    /// With a second card (M3), which is named next.
    WithCard,
}

impl Argument for Way {
    fn byte(self) -> u8 {
        self as u8
    }

    fn from_byte(byte: u8) -> Option<Self> {
        [Self::Alone, Self::WithGold, Self::WithCard].get(usize::from(byte)).copied()
    }
}

/// Stands for "no extension" where a card is played: the first of a combo, or one that links to nothing.
pub const UNLINKED: u8 = 5;
/// Stands for the icon that takes the top card of the discard pile, where special icons are ordered.
pub const TAKE_ICON: u8 = 7;

actions! {
    /// An action. Cards, potions, monsters, schools and locations go by their numbers in the pack; market slots
    /// count from 0, the leftmost; dice are a bit for each.
    pub enum Action {
        /// Chance: the first player (RN1).
        1 "chance.first" DrawFirst { seat: Seat },
        /// Chance: an action card, of the market's deck or of a player's cards (RN2, RN7, RN9, RN11, RN19).
        2 "chance.card" DrawCard { card: u8 },
        /// Chance: a potion (RN2, RN18).
        3 "chance.potion" DrawPotion { potion: u8 },
        /// Chance: an exploration card (RN2, RN18).
        4 "chance.exploration" DrawExploration { card: u8 },
        /// Chance: a location token (RN4, RN12).
        5 "chance.location" DrawLocation { location: u8 },
        /// Chance: a monster token (RN4, RN5, RN8, RN13).
        6 "chance.monster" DrawMonster { monster: u8 },
        /// Chance: a monster fight card (RN10).
        7 "chance.fight_card" DrawFightCard { card: u8 },
        /// Chance: a die (RN14, RN15, RN16).
        8 "chance.die" Roll { face: u8 },
        /// Chance: a school board (RN6, RN17).
        9 "chance.school" DrawSchool { school: u8 },
        /// Chance: the attribute trophy of a solo game (RN17).
        10 "chance.trophy" DrawTrophy { attribute: Attribute },
        /// Keep a school board (DS1).
        20 "setup.keep_school" KeepSchool { school: u8 },
        /// Place the level-II monster (DS2).
        21 "setup.place_monster" PlaceMonster { terrain: Terrain },
        /// Move to a connected location and pay with a card (D1, D2). Both in one: a destination named by itself
        /// would tell the others that the hand can pay for it.
        30 "move" Move { location: u8, card: u8, way: Way },
        /// The second card of the payment (D2).
        31 "move.second" PaySecond { card: u8 },
        /// Go on to the next phase.
        33 "phase.end" EndPhase,
        /// Use the action of the location (D1).
        34 "site.use" UseSite,
        /// Play poker with a witcher (D1).
        35 "poker.play" Poker { seat: Seat },
        /// Reroll these dice (D8, D9).
        36 "poker.reroll" Reroll { dice: u8 },
        /// Resolve a quest (D1).
        37 "quest.resolve" ResolveQuest { card: u8 },
        /// Exchange a hand card for a market card (D4).
        38 "exchange" Exchange { card: u8, slot: u8 },
        /// Fight a witcher (D13).
        40 "fight.witcher" FightWitcher { seat: Seat },
        /// Fight the monster here (D13).
        41 "fight.monster" FightMonster,
        /// Meditate for the trophy of an attribute (D13).
        42 "meditate" Meditate { attribute: Attribute },
        /// Explore the city (0) or the wilds (1) (D13).
        43 "explore" Explore { deck: u8 },
        /// Take option A (0) or B (1) (D10, D14).
        44 "option.take" TakeOption { option: u8 },
        /// Use an ability (D19, D34, D41).
        50 "ability.use" UseAbility { ability: u8 },
        /// Use nothing more at this moment.
        51 "pass" Pass,
        /// Yes (D15).
        52 "yes" Accept,
        /// No, or not at all.
        53 "no" Decline,
        /// Pick one of several effects (D15).
        54 "branch.take" Branch { branch: u8 },
        /// Pick an attribute (DS3, D3, D15).
        55 "attribute.choose" ChooseAttribute { attribute: Attribute },
        /// Pick a terrain (D5, D15).
        56 "terrain.choose" ChooseTerrain { terrain: Terrain },
        /// Discard a potion (D7, D15, D17).
        57 "potion.discard" DiscardPotion { potion: u8 },
        /// Pick a location (D15).
        58 "location.choose" ChooseLocation { location: u8 },
        /// Discard a hand card (D15, D18, D22, D31, D38, D40).
        60 "hand.discard" Discard { card: u8 },
        /// Trash an own card (D15, D33, D36).
        61 "card.trash" Trash { card: u8, from: Place },
        /// Put a card back on the deck or under it (D23, D30).
        62 "deck.put_back" PutBack { card: u8 },
        /// Discard one of the cards looked at (D30).
        63 "look.discard" DiscardLooked { card: u8 },
        /// Take a card of the own discard pile (D21).
        64 "discard.take" TakeDiscarded { card: u8 },
        /// Discard a card found in the own deck (D18).
        65 "deck.discard" DiscardFound { card: u8 },
        /// Play a card; the extension below that becomes active, or 5 for none (D24, D25, D26).
        70 "combo.play" Play { card: u8, extension: u8 },
        /// The combo is complete (D25).
        71 "combo.stop" Stop,
        /// Resolve a special icon: the card at this place of the combo returns, or 7 to take a discard (D28).
        72 "icon.use" UseIcon { position: u8 },
        /// Name the attack type (D32, D35).
        73 "attack.name" NameAttack { half: Half },
        /// Take a market card (D15, D37).
        80 "market.take" TakeMarket { slot: u8 },
        /// Buy a market card (D39).
        81 "market.buy" Buy { slot: u8 },
        /// Trash a market card (D6).
        82 "market.trash" TrashMarket { slot: u8 },
        /// Bet a gold piece on the attacker (0) or the defender (1) (D16).
        90 "bet.place" Bet { side: u8 },
    }
}
