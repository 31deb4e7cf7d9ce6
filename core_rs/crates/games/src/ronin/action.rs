//! What can be done in a game of Ronin, by players and by chance.

use kernel::{Argument, actions};

use super::vocabulary::{Kind, Side};

impl Kind {
    /// All kinds in order.
    pub const ALL: [Self; 4] = [Self::Magic, Self::Diplomacy, Self::Exploration, Self::Fight];
}

impl Argument for Kind {
    fn byte(self) -> u8 {
        self as u8
    }

    fn from_byte(byte: u8) -> Option<Self> {
        Self::ALL.get(usize::from(byte)).copied()
    }
}

impl Argument for Side {
    fn byte(self) -> u8 {
        self as u8
    }

    fn from_byte(byte: u8) -> Option<Self> {
        [Self::Left, Self::Right].get(usize::from(byte)).copied()
    }
}

actions! {
    /// An action. Card numbers are the pack's; positions count timeline cards from the left; rows count from the
    /// deck; ability slots are 0–3 for the own board, 4–5 for the left and 6–7 for the right partner's cards 1 and 3.
    pub enum Action {
        /// Chance: the chapter card of the game (RON-X5).
        1 "chance.chapter" DrawChapter { chapter: u8 },
        /// Chance: who chooses first (RON-X3).
        2 "chance.first" DrawFirst { seat: u8 },
        /// Chance: a card from the main deck (RON-X1, RON-X2).
        3 "chance.card" DrawCard { card: u8 },
        /// Chance: a character board (RON-X4, RON-X8).
        4 "chance.character" DrawCharacter { character: u8 },
        /// Chance: a partnership board (RON-X6, RON-X7).
        5 "chance.board" DrawBoard { board: u8 },
        /// Keep one of the offered characters (RON-D2).
        10 "setup.keep_character" KeepCharacter { character: u8 },
        /// Pick an Automa's character (RON-D10).
        11 "setup.choose_automa" ChooseAutoma { character: u8 },
        /// Keep or pick a partnership board (RON-D3, RON-D4).
        12 "setup.keep_board" KeepBoard { board: u8 },
        /// Use no further ability in this window.
        20 "window.pass" Pass,
        /// Use an ability.
        21 "window.use" UseAbility { ability: u8 },
        /// Move the figure to the deck and take its top two cards (RON-D6).
        30 "draft.take_deck" TakeDeck,
        /// Move the figure to a row and take its pair (RON-D6).
        31 "draft.take_row" TakeRow { row: u8 },
        /// Point at a face-up card in the rows (RON-D5, RON-D7, RON-D9).
        32 "rows.pick_card" PickCard { row: u8, place: u8 },
        /// Discard a pair from the rows (RON-D8).
        33 "rows.burn_pair" BurnPair { row: u8 },
        /// Lay a card face down to be played (RON-D13).
        40 "play.select" Select { card: u8 },
        /// Play a card from hand at once.
        41 "hand.play" PlayCard { card: u8 },
        /// Stop here: no further card, no further symbol.
        42 "stop" Stop,
        /// Discard a card from hand.
        43 "hand.discard" DiscardCard { card: u8 },
        /// Take a card of the own timeline into hand (RON-D18).
        44 "timeline.take_back" TakeBack { position: u8 },
        /// Give a card of the own timeline the colour asked for (RON-D15).
        45 "timeline.recolour" Recolour { position: u8 },
        /// Keep a timeline card for the next chapter (RON-D19).
        46 "timeline.keep" Keep { position: u8 },
        /// Lose a symbol token (RON-D16, RON-D12).
        50 "lose.token" LoseToken { kind: Kind },
        /// Lose a symbol printed on a timeline card (RON-D16, RON-D12).
        51 "lose.symbol" LoseSymbol { position: u8, kind: Kind },
        /// Name or gain a kind.
        52 "choose.kind" ChooseKind { kind: Kind },
        /// Choose the Left or the Right active kind.
        53 "choose.active" ChooseActive { side: Side },
        /// Choose a partner and with it the track shared (RON-D20, RON-D21).
        54 "choose.track" ChooseTrack { side: Side },
        /// Gain that many Left active symbols and the rest Right (RON-D23).
        55 "gain.mix" GainMix { left: u8 },
        /// Take the first or the second alternative of a bonus (RON-D22, RON-D24, RON-D26).
        56 "bonus.take" TakeBonus { alternative: u8 },
        /// Make a spent ability available again (RON-D27).
        57 "ability.restore" Restore { ability: u8 },
    }
}
