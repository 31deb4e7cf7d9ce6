//! What can be done in both games, by players and by chance. A code means the same in either; what only one of the
//! games knows says so.

use kernel::actions;

use super::vocabulary::{Kind, Side};

actions! {
    /// An action. Card numbers are the pack's; positions count timeline cards from the left; rows count from the
    /// deck; ability slots are 0–3 for the own board; in Ronin 4–5 are the left and 6–7 the right partner's cards 1
    /// and 3.
    pub enum Action {
        /// Chance: the chapter card of the game (RON-X5, Ronin).
        1 "chance.chapter" DrawChapter { chapter: u8 },
        /// Chance: who chooses first (RON-X3, POD-X3).
        2 "chance.first" DrawFirst { seat: u8 },
        /// Chance: a card from the main deck (RON-X1, RON-X2, POD-X1, POD-X2).
        3 "chance.card" DrawCard { card: u8 },
        /// Chance: a character board (RON-X4, RON-X8, POD-X4, POD-X12).
        4 "chance.character" DrawCharacter { character: u8 },
        /// Chance: a partnership board (RON-X6, RON-X7, Ronin).
        5 "chance.board" DrawBoard { board: u8 },
        /// Chance: a side of the solo destiny token (POD-X10, POD-X11).
        6 "chance.coin" FlipCoin { side: Side },
        /// Chance: an extra-effort card (POD-X5).
        7 "chance.effort" DrawEffort { effort: u8 },
        /// Chance: a requirement card (POD-X7).
        8 "chance.requirement" DrawRequirement { requirement: u8 },
        /// Chance: a secret objective (POD-X6).
        9 "chance.objective" DrawObjective { objective: u8 },
        /// Keep one of the offered characters (RON-D2, POD-D2).
        10 "setup.keep_character" KeepCharacter { character: u8 },
        /// Pick an Automa's character (RON-D10, Ronin).
        11 "setup.choose_automa" ChooseAutoma { character: u8 },
        /// Keep or pick a partnership board (RON-D3, RON-D4, Ronin).
        12 "setup.keep_board" KeepBoard { board: u8 },
        /// Chance: an alliance token for a row (POD-X9).
        13 "chance.alliance_token" DrawToken { token: u8 },
        /// Chance: an alliance card (POD-X8).
        14 "chance.alliance" DrawAlliance { alliance: u8 },
        /// Use no further ability in this window.
        20 "window.pass" Pass,
        /// Use an ability.
        21 "window.use" UseAbility { ability: u8 },
        /// Move the figure to the deck and take its top two cards (RON-D6, POD-D5).
        30 "draft.take_deck" TakeDeck,
        /// Move the figure to a row and take its pair (RON-D6, POD-D5).
        31 "draft.take_row" TakeRow { row: u8 },
        /// Point at a face-up card in the rows (RON-D5, RON-D7, RON-D9, POD-D4, POD-D8, POD-D10, POD-D23).
        32 "rows.pick_card" PickCard { row: u8, place: u8 },
        /// Discard a pair from the rows (RON-D8, POD-D9).
        33 "rows.burn_pair" BurnPair { row: u8 },
        /// Lay a card face down to be played (RON-D13, POD-D14).
        40 "play.select" Select { card: u8 },
        /// Play a card from hand at once.
        41 "hand.play" PlayCard { card: u8 },
        /// Stop here: no further card, no further symbol.
        42 "stop" Stop,
        /// Discard a card from hand.
        43 "hand.discard" DiscardCard { card: u8 },
        /// Take a card of the own timeline into hand (RON-D18, POD-D11e, POD-D20).
        44 "timeline.take_back" TakeBack { position: u8 },
        /// Give a card of the own timeline the colour asked for (RON-D15, POD-D16).
        45 "timeline.recolour" Recolour { position: u8 },
        /// Keep a timeline card for the next chapter (RON-D19, POD-D21).
        46 "timeline.keep" Keep { position: u8 },
        /// Lose a symbol token (RON-D16, RON-D12, POD-D12, POD-D17).
        50 "lose.token" LoseToken { kind: Kind },
        /// Lose a symbol printed on a timeline card (RON-D16, RON-D12, POD-D12, POD-D17).
        51 "lose.symbol" LoseSymbol { position: u8, kind: Kind },
        /// Name or gain a kind.
        52 "choose.kind" ChooseKind { kind: Kind },
        /// Choose the Left or the Right active kind.
        53 "choose.active" ChooseActive { side: Side },
        /// Choose a partner and with it the track shared (RON-D20, RON-D21, Ronin).
        54 "choose.track" ChooseTrack { side: Side },
        /// Gain that many Left active symbols and the rest Right (RON-D23, Ronin).
        55 "gain.mix" GainMix { left: u8 },
        /// Take the first or the second alternative of a bonus (RON-D22, RON-D24, RON-D26, Ronin).
        56 "bonus.take" TakeBonus { alternative: u8 },
        /// Make a spent ability available again (RON-D27, Ronin).
        57 "ability.restore" Restore { ability: u8 },
        /// Lose a special symbol token (POD-19.17, POD-22.1).
        60 "lose.special" LoseSpecial { kind: Kind },
        /// Draw from Renfri's (Left) or Stregobor's (Right) deck (POD-D6).
        61 "alliance.choose" ChooseAlliance { side: Side },
        /// Discard an alliance card (POD-D7).
        62 "alliance.discard" DiscardAlliance { alliance: u8 },
        /// Apply an alliance card (POD-D19).
        63 "alliance.apply" ApplyAlliance { alliance: u8 },
    }
}

/// Verbs that only Ronin uses.
pub const OF_RONIN: [u8; 8] = [1, 5, 11, 12, 54, 55, 56, 57];
/// Verbs that only Path of Destiny uses.
pub const OF_PATH_OF_DESTINY: [u8; 10] = [6, 7, 8, 9, 13, 14, 60, 61, 62, 63];

impl Action {
    /// Whether only chance does this.
    pub fn is_chance(self) -> bool {
        matches!(
            self,
            Self::DrawChapter { .. }
                | Self::DrawFirst { .. }
                | Self::DrawCard { .. }
                | Self::DrawCharacter { .. }
                | Self::DrawBoard { .. }
                | Self::FlipCoin { .. }
                | Self::DrawEffort { .. }
                | Self::DrawRequirement { .. }
                | Self::DrawObjective { .. }
                | Self::DrawToken { .. }
                | Self::DrawAlliance { .. }
        )
    }
}
