//! What can happen in a game of Old World. Each event is told once, in order, to those who may hear it. Numbers are
//! as in [`Action`](super::action::Action).

use kernel::Audience;
use serde::Serialize;

use super::vocabulary::{Attribute, Half, Place, Terrain};
use crate::arguments::number;

/// Anything that events can be told to. A silent listener costs nothing.
pub trait Tell: FnMut(Audience, Event) {}

impl<T: FnMut(Audience, Event)> Tell for T {}

/// An event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are named as in actions and views")]
pub enum Event {
    /// Somebody is the first player.
    FirstPlayer { seat: u8 },
    /// A card of the action deck was turned up and set aside.
    Revealed { card: u8 },
    /// A card was dealt into the market.
    MarketDealt { slot: u8, card: u8 },
    /// A card left the market for good or to the common discard.
    MarketCleared { card: u8, trashed: bool },
    /// The common discard became the new action deck.
    MarketReshuffled { cards: u8 },
    /// A location token was placed in a monster slot.
    SlotPlaced {
        #[serde(serialize_with = "number")]
        terrain: Terrain,
        location: u8,
    },
    /// A monster stands in a slot.
    MonsterPlaced {
        #[serde(serialize_with = "number")]
        terrain: Terrain,
        monster: u8,
    },
    /// The level-II monster will be of this terrain.
    LevelTwoPlaced {
        seat: u8,
        #[serde(serialize_with = "number")]
        terrain: Terrain,
    },
    /// The attribute trophy of a solo game.
    TrophyDrawn {
        #[serde(serialize_with = "number")]
        attribute: Attribute,
    },
    /// A school board was offered; told to the drafter.
    SchoolOffered { seat: u8, school: u8 },
    /// A seat has its school.
    SchoolTaken { seat: u8, school: u8 },
    /// A turn began.
    TurnBegan { seat: u8, round: u16 },
    /// A phase began.
    PhaseBegan { seat: u8, phase: u8 },
    /// The figure sets out for a location.
    Heads { seat: u8, location: u8 },
    /// An effect was accepted or declined.
    Answered { seat: u8, yes: bool },
    /// One of several effects was picked.
    BranchTaken { seat: u8, branch: u8 },
    /// A monster of this terrain is tracked.
    Tracks {
        seat: u8,
        #[serde(serialize_with = "number")]
        terrain: Terrain,
    },
    /// The city (0) or the wilds (1) are explored.
    SetsOut { seat: u8, deck: u8 },
    /// The figure moved.
    Moved { seat: u8, location: u8 },
    /// Gold was gained or lost.
    Gold { seat: u8, by: i8, gold: u16 },
    /// A player drew a card; told to that player.
    Drew { seat: u8, card: u8 },
    /// Another player drew a card.
    DrewUnseen { seat: u8 },
    /// A card went to its owner's discard pile.
    Discarded {
        seat: u8,
        card: u8,
        #[serde(serialize_with = "number")]
        from: Place,
    },
    /// A card left the game.
    Trashed {
        seat: u8,
        card: u8,
        #[serde(serialize_with = "number")]
        from: Place,
    },
    /// A card of the own discard pile came to hand.
    Retrieved { seat: u8, card: u8 },
    /// A card came from the market or the action deck.
    Gained {
        seat: u8,
        card: u8,
        #[serde(serialize_with = "number")]
        to: Place,
    },
    /// A card was put on or under a deck; told to who did so. Without an owner it is the monster's fight card.
    PutBack { seat: u8, owner: Option<u8>, card: u8 },
    /// Another player put a card back.
    PutBackUnseen { seat: u8 },
    /// Cards of a deck are looked at: so many.
    Looks { seat: u8, owner: Option<u8>, cards: u8 },
    /// A card looked at; told to who looks. Without an owner it is the monster's fight card.
    Seen { seat: u8, owner: Option<u8>, card: u8 },
    /// The cards looked at lie on top again.
    LookEnded { seat: u8 },
    /// The discard pile became the new deck.
    Reshuffled { seat: u8, cards: u8 },
    /// All own cards were taken together, to be looked through.
    Gathered { seat: u8 },
    /// All own cards form a new deck.
    NewDeck { seat: u8, cards: u8 },
    /// A potion was taken.
    PotionTaken { seat: u8, potion: u8 },
    /// A potion was discarded.
    PotionDiscarded { seat: u8, potion: u8 },
    /// The discarded potions became the new deck.
    PotionsReshuffled,
    /// An attribute changed.
    Attribute {
        seat: u8,
        #[serde(serialize_with = "number")]
        attribute: Attribute,
        level: u8,
    },
    /// The witcher level rose.
    LevelRaised { seat: u8, level: u8 },
    /// The shield changed.
    Shield { seat: u8, shield: u8 },
    /// The action of a location was used.
    SiteUsed { seat: u8, location: u8 },
    /// A tracking token was placed, with a gold piece on it.
    Tracking { seat: u8, location: u8 },
    /// A token drawn shows the present location and is set aside.
    TokenAside { location: u8 },
    /// A trail was gained.
    Trail {
        seat: u8,
        #[serde(serialize_with = "number")]
        terrain: Terrain,
    },
    /// A token went back into its stack.
    TokenReturned { location: u8 },
    /// All tokens of a terrain went back into their stack.
    TokensReturned {
        #[serde(serialize_with = "number")]
        terrain: Terrain,
    },
    /// A game of dice began; against the locals if nobody is named.
    PokerBegan { seat: u8, against: Option<u8> },
    /// A die of a player; of the locals if nobody is named.
    Rolled { seat: Option<u8>, die: u8, face: u8 },
    /// Dice are rerolled, a bit for each; those of the locals if nobody is named.
    Rerolled { seat: Option<u8>, dice: u8 },
    /// A game of dice ended: whether the active player won it, and how much.
    PokerEnded { seat: u8, won: bool, gold: u8 },
    /// An exploration card was drawn.
    Explored { seat: u8, card: u8 },
    /// Removed exploration cards became the new deck.
    ExplorationReshuffled { deck: u8 },
    /// An option of an exploration card or of an event was taken.
    OptionTaken { seat: u8, card: Option<u8>, event: Option<u8>, option: u8 },
    /// A quest was taken by an option of an exploration card.
    QuestTaken { seat: u8, card: u8, option: u8, location: u8 },
    /// A quest was resolved.
    QuestResolved { seat: u8, card: u8 },
    /// An event is read.
    EventRead { seat: u8, event: u8 },
    /// An event card is kept.
    Kept { seat: u8, event: u8 },
    /// A kept event card was used up.
    UsedUp { seat: u8, event: u8 },
    /// A die of a check.
    CheckRolled { seat: u8, face: u8 },
    /// A market card was bought.
    Bought { seat: u8, slot: u8, card: u8, price: u8 },
    /// A fight began; against the monster of the slot if nobody is named.
    FightBegan { seat: u8, against: Option<u8>, monster: Option<u8> },
    /// A bet was made: 1 on the attacker, 2 on the defender, 0 none.
    Bet { seat: u8, on: u8 },
    /// A life pool was made.
    LifePool { seat: u8, cards: u8 },
    /// The monster's pool was made.
    MonsterPool { cards: u8 },
    /// A side's fight turn began; the monster if nobody is named.
    FightTurn { seat: Option<u8> },
    /// An ability is used.
    AbilityUsed { seat: u8, ability: u8 },
    /// A card was played into the combo.
    Played { seat: u8, card: u8, extension: Option<u8> },
    /// The combo is complete.
    ComboComplete { seat: u8, cards: u8 },
    /// A combo card returned to hand.
    ReturnedToHand { seat: u8, card: u8 },
    /// Damage is dealt; to the monster if nobody is named.
    Damage { to: Option<u8>, points: u8 },
    /// The monster lost a card.
    MonsterLost { card: u8, left: u8 },
    /// The attack type was named.
    AttackNamed {
        seat: Option<u8>,
        #[serde(serialize_with = "number")]
        half: Half,
    },
    /// The monster's card was revealed.
    AttackRevealed { card: u8, left: u8 },
    /// A witcher is knocked out.
    KnockedOut { seat: u8 },
    /// The fight ended for the witcher who began it: 1 won, 2 driven away, 3 lost.
    FightEnded { seat: u8, against: Option<u8>, monster: Option<u8>, ending: u8 },
    /// The monster left the board.
    MonsterLeft {
        #[serde(serialize_with = "number")]
        terrain: Terrain,
        monster: u8,
        defeated: bool,
    },
    /// An attribute trophy was taken.
    AttributeTrophy {
        seat: u8,
        #[serde(serialize_with = "number")]
        attribute: Attribute,
    },
    /// A witcher trophy was taken.
    WitcherTrophy { seat: u8, school: u8 },
    /// A monster trophy was taken.
    MonsterTrophy { seat: u8, monster: u8 },
    /// The witcher token moved up.
    Advanced { seat: u8, position: u8 },
    /// The tavern of a location is closed.
    TavernClosed { location: u8 },
    /// The game is over; nobody won if none is named.
    Ended { winner: Option<u8> },
}

impl kernel::Event for Event {
    /// Nothing is ever disclosed by itself: a hidden card is shown only when somebody, or chance, names it in an
    /// action, and then everyone hears the action.
    fn discloses(&self) -> bool {
        false
    }
}
