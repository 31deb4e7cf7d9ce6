//! The table of Path of Destiny set by hand: what the stage of both games does not know.

use kernel::Audience;

use crate::path_of_destiny::content::{self, Sources};
use crate::path_of_destiny::pack::Card;
use crate::path_of_destiny::state::Fate;
use crate::path_of_destiny::vocabulary::{Colour, Kind, Side, Story};
use crate::path_of_destiny::{Event, Options, Pack};
pub use crate::timeline::stage::{blank, effective, showing};

/// A game and everything that was told so far.
pub type Stage = crate::timeline::stage::Stage<Fate>;

/// The characters' numbers.
pub const GERALT: u8 = 0;
pub const YENNEFER: u8 = 1;
pub const DANDELION: u8 = 2;
pub const CIRI: u8 = 3;
pub const VESEMIR: u8 = 4;

/// The embedded pack with some entries changed for the purpose of a test.
pub fn edited(change: impl FnOnce(&mut Pack)) -> &'static Pack {
    let mut pack = content::load(&Sources::embedded()).expect("the embedded pack is sound");
    change(&mut pack);
    pack.hash = String::from("edited");
    Box::leak(Box::new(pack))
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

/// A card of several colours, without symbols or effect.
pub fn coloured(colours: &[Colour]) -> Card {
    Card { colours: colours.iter().fold(0, |bits, colour| bits | 1 << *colour as u8), ..blank(Colour::Red) }
}

impl Stage {
    /// A game before its first draw.
    pub fn new(options: &Options) -> Self {
        Self::with(content::embedded(), options)
    }

    /// A table of Edge of the World laid out for these characters (seat 0 first; with one player the Automa follows),
    /// the lowest cards in the rows, seat 0 first on the initiative track and so on, chapter I opened; the first turn
    /// has not begun: nothing is on the stack but what the test puts there.
    pub fn laid_out(players: u8, characters: &[u8]) -> Self {
        Self::telling(Story::EdgeOfTheWorld, players, characters)
    }

    /// The same for a story.
    pub fn telling(story: Story, players: u8, characters: &[u8]) -> Self {
        Self::telling_with(content::embedded(), story, players, characters)
    }

    /// The same with another pack.
    pub fn telling_with(pack: &'static Pack, story: Story, players: u8, characters: &[u8]) -> Self {
        let characters = characters.to_vec();
        let options = Options { story, characters, first: Some(0), ..Options::new(players) };
        let mut stage = Self::with(pack, &options);
        stage.settle_chance();
        stage.in_order()
    }

    /// The pair of the chapter that is open: Left, Right.
    pub fn pair(&self) -> [Kind; 2] {
        self.game.active()
    }

    /// Tokens of the active kinds: a figure has so many Left and Right symbols and nothing else in its pool.
    pub fn votes(&mut self, figure: u8, [left, right]: [u8; 2]) -> &mut Self {
        let active = self.game.active();
        let pool = &mut self.game.figure_mut(figure).pool;
        *pool = [0; 4];
        pool[active[0] as usize] = left;
        pool[active[1] as usize] = right;
        self
    }

    /// Where the destiny token of a turn (from 0) was told to go; none: aside.
    pub fn destiny_told(&self) -> Vec<Option<Side>> {
        self.told
            .iter()
            .filter_map(|(to, event)| match event {
                Event::DestinyPlaced { side, .. } if *to == Audience::Everyone => Some(*side),
                _ => None,
            })
            .collect()
    }

    /// Goes on to a chapter (from 0) along a path, as if the chapters before had been played.
    pub fn in_chapter(mut self, path: &[Side]) -> Self {
        for (chapter, side) in path.iter().enumerate() {
            self.game.path[chapter] = *side as u8;
        }
        self.game.chapter = path.len() as u8;
        self
    }
}
