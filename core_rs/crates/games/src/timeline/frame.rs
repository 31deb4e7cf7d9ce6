//! What waits to be done. The top frame either asks somebody or is carried out at once. Frames of both games stand in
//! one list; those that only one of them has stand in a part of their own and are carried out by its tale.

use super::vocabulary::{Kind, Side, Window};

/// Why the Left or the Right active kind is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Purpose {
    /// Gain that many symbols of it.
    Gain(u8),
    /// Gain one; everyone else loses one of the other (RON-13.7, POD-13.7).
    Pull,
    /// Lose one of it, then gain that many of the kind there are fewer of (RON-13.8, POD-13.8).
    Trade(u8),
}

/// Why a card of the own timeline is taken back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum After {
    /// For itself.
    Nothing,
    /// To play a different one (RON-13.15, POD-13.16).
    Play,
}

/// Something on the stack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Frame {
    // Both games: setup.
    /// Empty places of the rows are filled from the deck, one card at a time.
    Refill,
    /// Chance decides who chooses first.
    FirstChooser,
    /// The chooser with this number in order gets a character.
    Characters { chooser: u8 },
    /// Chance offers a character.
    OfferCharacter { seat: u8 },
    /// The chooser keeps one of the two.
    KeepCharacter { seat: u8 },
    /// Chance picks an Automa's character.
    DrawAutoma { figure: u8 },

    // Both games: a turn.
    /// A turn begins.
    Turn,
    /// The rows move up (RON-5.1, POD-5.1).
    Maintenance,
    /// Figures from this place of the order on draft.
    Draft { at: u8 },
    /// A player chooses a slot.
    Slot { seat: u8 },
    /// A player draws cards from the deck.
    DrawCards { seat: u8, left: u8 },
    /// An Automa plays cards from the deck.
    AutomaDraw { figure: u8, left: u8 },
    /// Figures return to the initiative track.
    NewOrder,
    /// Players from this place of the order on have window W3.
    Before { at: u8 },
    /// All players lay cards face down.
    Select,
    /// Figures from this place of the order on resolve their cards.
    Resolve { at: u8 },
    /// The cards of the turn from this position on are resolved.
    ResolveCards { seat: u8, position: u8 },
    /// The Play step ends.
    PlayEnds,
    /// The turn marker moves.
    TurnEnds,

    // Both games: windows and abilities.
    /// A window is open for a player.
    Window { seat: u8, window: Window },
    /// Window W4 for a card about to be resolved; losses waived so far.
    BeforeEffect { seat: u8, position: u8, waived: u8 },
    /// First of two face-up cards to swap.
    SwapFirst { seat: u8 },
    /// Second of two face-up cards to swap.
    SwapSecond { seat: u8, row: u8, place: u8 },
    /// A face-up card to take, into hand or into play.
    TakeFaceUp { seat: u8, play: bool },
    /// A pair to discard for its symbols.
    BurnPair { seat: u8, most: u8 },
    /// Symbols of a discarded pair (a nibble for each kind's count, from this kind on).
    BurnGain { seat: u8, left: u8, from: u8, symbols: u16 },
    /// The Left or the Right active kind.
    ChooseActive { seat: u8, purpose: Purpose },
    /// The second half of a trade: gain of the kind there are fewer of.
    TradeGain { seat: u8, count: u8 },
    /// Everyone but this seat loses a symbol of a kind, from this place of the order on.
    PullOthers { seat: u8, kind: Kind, at: u8 },
    /// A kind to search for.
    NameKind { seat: u8 },
    /// Cards are turned up until one shows the kind.
    Search { seat: u8, kind: Kind },
    /// A timeline card to take back.
    TakeBack { seat: u8, after: After },
    /// A timeline card to give the colour asked for by the card at this position.
    Recolour { seat: u8, position: u8 },
    /// A hand card to play, any but this one; in the Play step its effect opens window W4.
    PlayCard { seat: u8, except: u8, window: bool },
    /// Hand cards to discard for their symbols: cards done, cards still allowed, lowest card allowed.
    Cash { seat: u8, done: u8, left: u8, from: u8 },
    /// A hand card to discard.
    DiscardCard { seat: u8 },

    // Both games: effects.
    /// A card's effect is evaluated.
    Evaluate { figure: u8, position: u8, waived: u8 },
    /// Symbols of these kinds (bits) to lose from cards up to the scope, in rising order of places.
    Lose { seat: u8, kinds: u8, left: u8, scope: u8, from: u8 },
    /// A card's reward is paid.
    Reward { figure: u8, position: u8, level: u8 },

    // Both games: the end of a chapter and of the game.
    /// Players from this place of the order on have window W6.
    BeforeClearing { at: u8 },
    /// Tokens are cleared and cards to keep are asked for.
    Clear,
    /// All players choose cards to keep.
    Keep,
    /// Kept cards are resolved from this place of the order on.
    Kept { at: u8 },
    /// A figure's kept cards from this position on.
    KeptCards { seat: u8, position: u8 },
    /// Nothing more.
    Over,

    // Both games have these moments, each in its own way.
    /// Player sets are laid out and figures put on the initiative track.
    LayOut,
    /// The chapter is scored.
    ChapterEnds,
    /// The last scoring.
    Ending,

    // Ronin.
    /// Chance draws the chapter card.
    ChapterCard,
    /// A seat picks an Automa's character.
    ChooseAutoma { seat: u8, figure: u8 },
    /// Automas from this figure on get their characters.
    Automas { figure: u8 },
    /// The chooser with this number in order gets a partnership board.
    Boards { chooser: u8 },
    /// Chance offers a board.
    OfferBoard { seat: u8 },
    /// The chooser keeps one of those offered.
    KeepBoard { seat: u8 },
    /// A seat picks any board left for a track.
    PickBoard { seat: u8, track: u8 },
    /// Chance picks the board of a track.
    DrawBoard { track: u8 },
    /// Solo: partnership points at the start.
    Season,
    /// Figures from this place of the order on have their slot in the tea ceremony.
    Tea { at: u8 },
    /// Tea effects of the cards from this position on.
    TeaCards { figure: u8, position: u8 },
    /// Passing-cup pairs of a figure.
    Cups { figure: u8 },
    /// A partner for a card's condition.
    Partner { seat: u8, position: u8 },
    /// A track for so many points.
    Track { seat: u8, points: u8 },
    /// A marker moves up so many spaces.
    Advance { track: u8, left: u8 },
    /// A partner's bonus on a space.
    Bonus { seat: u8, track: u8, space: u8 },
    /// So many active symbols in any combination.
    Mix { seat: u8, count: u8 },
    /// A spent ability to make available again.
    Restore { seat: u8 },

    // Path of Destiny.
    /// The cards and tokens of the story are laid out.
    StorySetup,
    /// Chance picks the extra-effort card of a chapter.
    DrawEffort { chapter: u8 },
    /// Chance lays a requirement card beside the objective of a type.
    DrawRequirement { place: u8 },
    /// Chance lays an alliance token beside a row.
    DrawToken { row: u8 },
    /// The introduction is read.
    Introduction,
    /// The opening of the chapter is read.
    Opening,
    /// A chapter starts: special tokens return, an Automa gains symbols.
    ChapterStart,
    /// An Automa gains a token for each competence that is active.
    Competences { figure: u8 },
    /// The solo destiny token is flipped for an Automa that many times.
    Coin { figure: u8, left: u8, destiny: bool },
    /// What an Automa's second ability does after its draft turn.
    AutomaAbility { figure: u8 },
    /// A player says which of two cards the Automa plays.
    AutomaPick { seat: u8, figure: u8, row: u8 },
    /// A player chooses an alliance deck.
    ChooseAlliance { seat: u8 },
    /// Chance deals an alliance card.
    DrawAlliance { seat: u8, side: Side },
    /// A player discards one alliance card of a side.
    DiscardAlliance { seat: u8, side: Side },
    /// Extra effort, or the requirements.
    StoryCheck,
    /// Players (bits) look at the objective of a place; the first look draws it.
    Look { place: u8, seats: u8 },
    /// The Destiny step.
    Destiny,
    /// The vote of the turn.
    Vote,
    /// A player names the main symbol.
    ChooseMain { seat: u8 },
    /// The solo destiny token names the main symbol.
    CoinMain,
    /// Main and secondary symbol are known; the chapter is scored.
    Score,
    /// Players from this place of the order on apply their alliance cards.
    Alliances { at: u8 },
    /// A player applies one of the revealed alliance cards.
    UseAlliance { seat: u8 },
    /// A player says which active kind to give up for two of the other.
    Exchange { seat: u8 },
    /// Tokens are gained after a loss.
    GainAfter { seat: u8, kind: Kind, count: u8 },
    /// Experience is scored after a loss.
    ScoreAfter { seat: u8, amount: u8 },
    /// The outcome of the chapter is read.
    Outcome,
    /// The holder of a path token gets what the outcome says.
    PathBonus { side: Side },
    /// The objective of a place is turned up for all.
    TurnUpObjective { place: u8 },
    /// The objectives are scored.
    Objectives,
    /// The epilogue is read.
    Epilogue,
}
