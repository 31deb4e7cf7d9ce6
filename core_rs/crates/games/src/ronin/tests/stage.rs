//! Ronin's table set by hand: what the stage of both games does not know.

use crate::ronin::content::{self, Sources};
use crate::ronin::frame::Frame;
use crate::ronin::options::BoardSide;
use crate::ronin::pack::Card;
use crate::ronin::state::Bonds;
use crate::ronin::vocabulary::{Colour, Side};
use crate::ronin::{Action, Options, Pack};
pub use crate::timeline::stage::{blank, effective, showing};

/// A game of Ronin and everything that was told so far.
pub type Stage = crate::timeline::stage::Stage<Bonds>;

/// The characters' numbers.
pub const GERALT: u8 = 0;
pub const YENNEFER: u8 = 1;
pub const DANDELION: u8 = 2;
pub const CIRI: u8 = 3;
pub const VESEMIR: u8 = 4;
pub const TRISS: u8 = 5;
pub const YUKI_ONNA: u8 = 6;

/// The embedded pack with some entries changed for the purpose of a test.
pub fn edited(change: impl FnOnce(&mut Pack)) -> &'static Pack {
    let mut pack = content::load(&Sources::embedded()).expect("the embedded pack is sound");
    change(&mut pack);
    pack.hash = String::from("edited");
    Box::leak(Box::new(pack))
}

/// A card with a passing-cup icon.
pub fn cup(colour: Colour, side: Side) -> Card {
    Card { cup: Some(side), ..blank(colour) }
}

impl Stage {
    /// A game before its first draw.
    pub fn new(options: &Options) -> Self {
        Self::with(content::embedded(), options)
    }

    /// A table laid out for these characters (seat 0 first; with one or two players the Automas follow), chapter
    /// card 0, the lowest cards in the rows, seat 0 first on the initiative track and so on; the first turn has not
    /// begun: nothing is on the stack but what the test puts there.
    pub fn laid_out(players: u8, characters: &[u8]) -> Self {
        Self::laid_out_with(content::embedded(), players, characters)
    }

    /// The same with another pack.
    pub fn laid_out_with(pack: &'static Pack, players: u8, characters: &[u8]) -> Self {
        let options = Options { characters: characters.to_vec(), first: Some(0), ..Options::new(players) };
        let mut stage = Self::with(pack, &options);
        stage.chance(Action::DrawChapter { chapter: 0 });
        stage.settle_chance();
        stage.game.tracks = [0; 5];
        stage.in_order()
    }

    /// Turns the partnership boards to side B: board numbers (from 0) by track.
    pub fn side_b(&mut self, boards: [u8; 5]) -> &mut Self {
        self.game.side = BoardSide::B;
        self.game.boards = boards;
        self
    }

    /// Moves the marker of a partnership track up.
    pub fn move_up(&mut self, track: u8, points: u8) -> &mut Self {
        self.run(&[Frame::Advance { track, left: points }])
    }
}

/// A pack whose cards are all blank but these, so that nothing happens except what a test is about.
pub fn blank_but(cards: &[(u8, Card)]) -> &'static Pack {
    edited(|pack| {
        pack.cards.fill(blank(Colour::Red));
        for (number, card) in cards {
            pack.cards[usize::from(*number)] = card.clone();
        }
    })
}

/// The number of the first card of [`with_cards`]; the opening rows hold lower ones.
pub const OWN: u8 = 20;

/// The embedded pack with cards of the test in place of its own, from number [`OWN`] on.
pub fn with_cards(cards: &[Card]) -> &'static Pack {
    edited(|pack| {
        let places = pack.cards[usize::from(OWN)..].iter_mut();
        places.zip(cards).for_each(|(place, card)| place.clone_from(card));
    })
}
