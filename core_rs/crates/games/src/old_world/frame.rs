//! What waits to be done. The top frame either asks somebody or is carried out at once. Frames hold nothing private:
//! no hidden card is ever named in one.

use super::vocabulary::{Attribute, Cost, Moment, Place, Places, Price, Terrain};

/// Which attributes may be picked: a bit for each.
pub type AttributeBits = u8;

/// The steps of a witcher's fight turn (OW-14.34).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// The turn begins.
    Begin,
    /// Step 2: a combo is built.
    Combo,
    /// The combo is complete.
    Complete,
    /// Step 3a: abilities that change the damage are through.
    Damage,
    /// Step 3b.
    Shield,
    /// Step 3c.
    Special,
    /// Step 4.
    Draw,
    /// The combo goes to the discard pile.
    End,
}

/// The steps of a monster's fight turn (OW-16.27).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pounce {
    /// The turn begins.
    Begin,
    /// The attack type is named.
    Name,
    /// The top card is turned up.
    Reveal,
    /// The half is known; the attack begins.
    Attack,
    /// The damage number is known.
    Strike,
    /// The attack is through.
    End,
    /// Whether the last card was revealed (OW-16.14).
    Check,
}

/// Something on the stack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Frame {
    // Setup (OW-3).
    /// Chance decides who is first.
    FirstPlayer,
    /// Cards are turned up until three of cost 0 lie in the market (OW-3.2).
    ZeroCards,
    /// The card row is closed up and filled from the action deck.
    Refill,
    /// Chance draws the location of a slot.
    SlotLocation { terrain: Terrain },
    /// Monsters are placed.
    Monsters,
    /// The first player places the level-II monster (OW-3.12).
    PlaceLevelTwo { seat: u8 },
    /// Chance draws the monster of a slot; level 0 is any level not yet placed (OW-19.3).
    SlotMonster { terrain: Terrain, level: u8 },
    /// Chance draws the attribute trophy of a solo game.
    SoloTrophy,
    /// The drafter with this number gets a school (OW-3.15).
    Draft { drafter: u8 },
    /// Chance offers a school board.
    OfferSchool { seat: u8 },
    /// The drafter keeps one.
    KeepSchool { seat: u8 },
    /// Chance gives a school (OW-3.26).
    DrawSchool { seat: u8 },
    /// Everybody's things are laid out (OW-3.18 to OW-3.24).
    LayOut,
    /// The player with this number in order raises an attribute (OW-3.25).
    Bonus { number: u8 },

    // A turn (OW-9).
    /// A turn begins.
    Turn,
    /// Phase I.
    PhaseOne { seat: u8 },
    /// The second card of a payment.
    SecondCard { seat: u8, location: u8 },
    /// A figure arrives.
    Arrive { seat: u8, location: u8 },
    /// Phase II.
    PhaseTwo { seat: u8 },
    /// Phase III begins (OW-13).
    PhaseThree { seat: u8 },
    /// Hand cards are discarded.
    DiscardDown { seat: u8 },
    /// Cards are drawn up to the target.
    DrawUp { seat: u8 },
    /// A card is bought; so many further purchases may follow.
    Buy { seat: u8, extra: bool },
    /// What follows a purchase.
    Bought { seat: u8 },
    /// The card bought comes to hand.
    TakeBought { seat: u8, slot: u8 },
    /// Solo: the last card of the row leaves (OW-19.14).
    Stale,
    /// The turn ends.
    TurnEnds,

    // Locations (OW-10, OW-11).
    /// An attribute to raise at a school.
    School { seat: u8 },
    /// A monster to track.
    Track { seat: u8 },
    /// Chance draws a tracking token; one may lie aside (OW-R15).
    TrackToken { seat: u8, terrain: Terrain, aside: u8 },
    /// Market cards to trash: so many more, from this slot on.
    ClearMarket { seat: u8, left: u8, from: u8, must: bool },
    /// Dice are rolled for a side of a poker game: 0 active, 1 the other; a bit for each die still to roll.
    PokerRoll { side: u8, dice: u8 },
    /// A side may reroll.
    PokerReroll { seat: u8, side: u8 },
    /// Hands are compared.
    PokerEnds { seat: u8 },

    // Exploration (OW-12).
    /// Chance draws an exploration card.
    DrawExploration { seat: u8, deck: u8 },
    /// An option of an exploration card.
    ExploreOption { seat: u8, card: u8 },
    /// The quest of a result.
    TakeQuest { seat: u8, card: u8, option: u8 },
    /// Chance draws the token of a quest.
    QuestToken { seat: u8, card: u8, option: u8 },
    /// An event is resolved.
    Event { seat: u8, event: u8 },
    /// An option of an event.
    EventOption { seat: u8, event: u8 },
    /// A quest is over.
    QuestEnds { card: u8 },

    // Effects (OW-25).
    /// A program runs, or waits at a die or a choice.
    Run { at: u16, seat: u8, subject: u8, register: [i8; 2] },
    /// Branches of a program to pick: those picked, and how many more.
    Choose { at: u16, seat: u8, subject: u8, register: [i8; 2], picked: u8, left: u8 },
    /// Abilities of a moment. `served` has a bit for each mandatory ability that is through; the highest is the
    /// specialty's.
    Moment { moment: Moment, side: u8, seat: u8, served: u32 },
    /// A price is paid, part by part.
    Pay { seat: u8, cost: Cost },
    /// An attribute to raise or lower.
    PickAttribute { seat: u8, among: AttributeBits, by: i8 },
    /// An attribute changes step by step.
    ChangeAttribute { seat: u8, attribute: Attribute, by: i8 },
    /// The witcher level is looked at again (OW-4.5).
    LevelUp { seat: u8 },
    /// Potions are taken.
    GainPotions { seat: u8, left: u8 },
    /// Potions are discarded.
    DiscardPotions { seat: u8, left: u8 },
    /// Potions above the limit are discarded (OW-6.3).
    PotionOverflow { seat: u8 },
    /// A terrain whose trail is taken.
    PickTrail { seat: u8 },
    /// A market card to take.
    TakeMarket { seat: u8, price: Price, to: Place },
    /// The action deck is searched.
    Search { seat: u8, price: Price, to: Place, renewed: bool },
    /// A connected location to go to.
    MoveAdjacent { seat: u8 },

    // Cards.
    /// Cards are drawn.
    DrawCards { seat: u8, left: u8 },
    /// Hand cards are discarded by choice.
    DiscardHand { seat: u8, left: u8 },
    /// Hand cards are discarded at random; the rest perhaps from the deck.
    DiscardRandom { seat: u8, left: u8, then_deck: bool },
    /// Top cards of the deck are discarded.
    DiscardTop { seat: u8, left: u8 },
    /// Cards are searched for in the own deck and discarded.
    DiscardFound { seat: u8, left: u8 },
    /// Own cards are trashed.
    TrashCards { seat: u8, left: u8, from: Places },
    /// The top card of the deck is trashed.
    TrashTop { seat: u8 },
    /// A card of the discard pile is taken.
    TakeDiscarded { seat: u8 },
    /// Hand cards are put on or under the deck.
    PutBack { seat: u8, left: u8, under: bool },
    /// Some of the cards drawn are put back.
    DrawnBack { seat: u8, draw: u8, back: u8 },
    /// Cards just drawn are put back on the deck.
    ReturnDrawn { seat: u8, left: u8 },
    /// A look at the top cards of an owner's deck, or of the monster's pool (owner 255): cards seen so far.
    LookDraw { seat: u8, owner: u8, cards: u8, seen: u8, discard: u8, reorder: bool },
    /// Cards looked at are discarded.
    LookDiscard { seat: u8, owner: u8, cards: u8, left: u8, reorder: bool },
    /// Cards looked at are put back, the one to lie on top first.
    LookOrder { seat: u8, owner: u8, cards: u8, done: u8 },
    /// All own cards are shuffled into a new deck.
    NewDeck { seat: u8 },

    // Fights (OW-14 to OW-16).
    /// Bets of the seats, clockwise from the attacker's left.
    Bets { number: u8 },
    /// A seat may bet.
    Bet { seat: u8 },
    /// Preparations: the step of OW-14.3.
    Prepare { step: u8 },
    /// A witcher's fight turn.
    Witcher { side: u8, step: Step },
    /// A monster's fight turn.
    Monster { step: Pounce },
    /// The attack type is asked for, before or after the reveal.
    NameAttack { seat: u8 },
    /// Solo: the attack die.
    AttackDie,
    /// A combo card is played, in a fight or for a test.
    ComboCard { seat: u8, test: bool },
    /// The first combo card is random.
    RandomCard { seat: u8 },
    /// A combo test is over.
    TestEnds { seat: u8 },
    /// Special icons: returning cards (a bit for each place) and cards to take.
    Icons { seat: u8, returning: u8, takes: u8 },
    /// A packet of damage to a side, after caps; abilities may prevent some of it before it lands.
    Packet { side: u8, points: u8, lands: bool },
    /// Points of damage to a witcher.
    Damage { seat: u8, left: u8 },
    /// A hand card is lost to damage.
    DamageHand { seat: u8, left: u8 },
    /// A witcher has taken all the damage of its own doing (OW-14.10).
    OwnLosses { seat: u8 },
    /// The monster loses cards.
    MonsterLoss { left: u8 },
    /// After a packet of a witcher's attack.
    AfterPacket { side: u8 },
    /// The witcher trashes a hand card, or the top card of the deck (OW-16.10).
    TrashHand { seat: u8 },
    /// The base of a fight: nothing above it outlives its end.
    Fight,
    /// After a duel: the step of OW-15.15.
    DuelEnds { step: u8 },
    /// After a monster fight: the step of OW-16.16 to OW-16.24.
    HuntEnds { step: u8 },
    /// A 0-cost card is added (OW-16.25).
    ZeroCost { seat: u8 },
    /// The slot gets a successor of this level (OW-16.21).
    Summon { terrain: Terrain, level: u8, extra: bool },
    /// Chance draws the successor.
    SummonMonster { terrain: Terrain, level: u8, extra: bool },
    /// Chance draws its location.
    SummonLocation { terrain: Terrain },
    /// A trophy is gained: the position rises (OW-17.2).
    Advance { seat: u8 },
    /// Own cards are trashed by fatigue.
    Fatigue { seat: u8, left: u8, from: u8 },

    /// Nothing more.
    Over,
}
