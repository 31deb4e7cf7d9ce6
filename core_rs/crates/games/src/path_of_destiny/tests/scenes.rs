//! What tests of chapters, endings and the solo game share: outcomes that pay nothing, a chapter that ends, an Automa.

use crate::path_of_destiny::Event;
use crate::path_of_destiny::frame::Frame;
use crate::path_of_destiny::pack::{Card, Pack};
use crate::path_of_destiny::state::ASIDE;
use crate::path_of_destiny::tests::stage::{GERALT, Stage, YENNEFER, blank, edited};
use crate::path_of_destiny::vocabulary::{Colour, Side, Story};

/// Blank cards but these, outcomes without bonuses, and whatever else a test changes.
pub fn quiet_with(cards: &[(u8, Card)], change: impl FnOnce(&mut Pack)) -> &'static Pack {
    edited(|pack| {
        pack.cards.fill(blank(Colour::Red));
        for (number, card) in cards {
            pack.cards[usize::from(*number)] = card.clone();
        }
        for outcome in pack.stories.iter_mut().flat_map(|book| &mut book.outcomes) {
            outcome.bonuses = [None; 2];
        }
        change(pack);
    })
}

/// Blank cards but these, and outcomes without bonuses.
pub fn quiet(cards: &[(u8, Card)]) -> &'static Pack {
    quiet_with(cards, |_| {})
}

/// Geralt alone with Automa Yennefer as figure 1, who has nothing yet.
pub fn alone(pack: &'static Pack, story: Story) -> Stage {
    alone_as(pack, story, [GERALT, YENNEFER])
}

/// A player alone with an Automa that has nothing yet.
pub fn alone_as(pack: &'static Pack, story: Story, characters: [u8; 2]) -> Stage {
    let mut stage = Stage::telling_with(pack, story, 1, &characters);
    stage.timeline(1, &[]).pool(1, [0; 4]);
    let automa = stage.game.figure_mut(1);
    (automa.experience, automa.held, automa.slot) = (0, 1, u8::MAX);
    stage.told.clear();
    stage
}

/// What these tests do on a stage.
pub trait Scenes {
    /// The chapter ends with two destiny tokens on a side.
    fn ends(&mut self, main: Side) -> &mut Self;

    /// Experience and victory points.
    fn points(&self, figure: u8) -> (u8, u16);

    /// Effects resolved so far: figure, card, level.
    fn resolved(&self) -> Vec<(u8, u8, u8)>;

    /// Who was told to have taken the Left and the Right path token last.
    fn paths(&self) -> [Option<u8>; 2];

    /// When the first such event was told to everyone.
    fn when(&self, such: impl Fn(&Event) -> bool) -> usize;

    /// The figures stand so on the initiative track.
    fn ordered(&mut self, order: &[u8]) -> &mut Self;
}

impl Scenes for Stage {
    fn ends(&mut self, main: Side) -> &mut Self {
        self.game.destiny = [main as u8, ASIDE, main as u8];
        self.run(&[Frame::ChapterEnds])
    }

    fn points(&self, figure: u8) -> (u8, u16) {
        let figure = self.game.figure(figure);
        (figure.experience, figure.victory)
    }

    fn resolved(&self) -> Vec<(u8, u8, u8)> {
        let level = |event: &Event| match event {
            Event::Resolved { figure, card, level } => Some((*figure, *card, *level)),
            _ => None,
        };
        self.public_events().into_iter().filter_map(level).collect()
    }

    fn paths(&self) -> [Option<u8>; 2] {
        Side::ALL.map(|asked| {
            let mut taken = self.public_events().into_iter().rev().filter_map(|event| match event {
                Event::PathTaken { side, figure } if *side == asked => Some(*figure),
                _ => None,
            });
            taken.next().expect("path tokens were told of")
        })
    }

    fn when(&self, such: impl Fn(&Event) -> bool) -> usize {
        self.public_events().into_iter().position(such).expect("it was told")
    }

    fn ordered(&mut self, order: &[u8]) -> &mut Self {
        self.game.order[..order.len()].copy_from_slice(order);
        self
    }
}
