//! What tests of the three stories share: cards of known colours, outcomes made for the purpose, a chapter turned over.

use kernel::{Frames, Seat, Viewer};

use crate::path_of_destiny::frame::Frame;
use crate::path_of_destiny::pack::place;
use crate::path_of_destiny::state::NONE;
use crate::path_of_destiny::tests::stage::{CIRI, DANDELION, GERALT, Stage, blank, edited};
use crate::path_of_destiny::vocabulary::{Colour, PathBonus, Side, Story};
use crate::path_of_destiny::{Event, Pack};

/// Three characters; with their abilities taken away they do nothing but play.
pub const CAST: [u8; 3] = [GERALT, CIRI, DANDELION];

pub const L: Side = Side::Left;
pub const R: Side = Side::Right;

/// All viewers of a game of three.
pub const VIEWERS: [Viewer; 4] = [Viewer::Spectator, seat(0), seat(1), seat(2)];

/// A seat that looks.
pub const fn seat(number: u8) -> Viewer {
    Viewer::Seat(Seat::new(number))
}

/// The first cards of each colour in a painted pack.
pub const RED: u8 = 20;
pub const GREEN: u8 = 30;
pub const BLUE: u8 = 40;
pub const YELLOW: u8 = 50;
pub const PINK: u8 = 60;

/// A pack of blank cards: eight of each colour from the numbers above on, all others red. Then the test's own change.
pub fn painted(change: impl FnOnce(&mut Pack)) -> &'static Pack {
    edited(|pack| {
        pack.cards.fill(blank(Colour::Red));
        for (first, colour) in [RED, GREEN, BLUE, YELLOW, PINK].into_iter().zip(Colour::ALL) {
            pack.cards[usize::from(first)..][..8].fill(blank(colour));
        }
        change(pack);
    })
}

/// A table of three players without abilities, telling a story with a painted pack.
pub fn telling(story: Story, change: impl FnOnce(&mut Pack)) -> Stage {
    Stage::telling_with(painted(change), story, 3, &CAST).without_abilities()
}

/// Changes what an outcome gives to the holders of the Left and the Right token.
pub fn set_bonuses(pack: &mut Pack, story: Story, path: &[Side], bonuses: [Option<PathBonus>; 2]) {
    pack.stories[story as usize].outcomes[usize::from(place(path)) - 1].bonuses = bonuses;
}

/// What these tests do on a stage.
pub trait StoryProps {
    /// The tokens of the chapter lie on this side, so that it will be main.
    fn fated(&mut self, side: Side) -> &mut Self;

    /// Turns to the next chapter along a side, up to the first draft; nobody holds a path token.
    fn next_chapter(&mut self, side: Side) -> &mut Self;

    /// Holders of the Left and the Right path token.
    fn holding(&mut self, holders: [Option<u8>; 2]) -> &mut Self;

    /// The initiative track, top first.
    fn order(&mut self, order: &[u8]) -> &mut Self;

    fn experience(&mut self, seat: u8, points: u8) -> &mut Self;

    /// Experience by seat.
    fn experiences(&self) -> Vec<u8>;

    /// Victory points by figure.
    fn victories(&self) -> Vec<u16>;

    /// The place among all events told so far at which the first such event stands.
    fn first(&self, is: impl Fn(&Event) -> bool) -> usize;
}

impl StoryProps for Stage {
    fn fated(&mut self, side: Side) -> &mut Self {
        self.game.destiny = [side as u8; 3];
        self
    }

    fn next_chapter(&mut self, side: Side) -> &mut Self {
        let chapter = usize::from(self.game.chapter);
        self.game.path[chapter] = side as u8;
        self.game.frames = Frames::new(Frame::Over);
        self.run(&[Frame::Clear]);
        let next = chapter as u8 + 1;
        self.go_on_until(|stage| stage.game.chapter == next && matches!(stage.waiting(), Frame::Slot { .. }))
    }

    fn holding(&mut self, holders: [Option<u8>; 2]) -> &mut Self {
        self.game.holders = holders.map(|holder| holder.unwrap_or(NONE));
        self
    }

    fn order(&mut self, order: &[u8]) -> &mut Self {
        self.game.order[..order.len()].copy_from_slice(order);
        self
    }

    fn experience(&mut self, seat: u8, points: u8) -> &mut Self {
        self.game.figure_mut(seat).experience = points;
        self
    }

    fn experiences(&self) -> Vec<u8> {
        (0..self.game.players).map(|seat| self.game.figure(seat).experience).collect()
    }

    fn victories(&self) -> Vec<u16> {
        (0..self.game.ring()).map(|figure| self.game.figure(figure).victory).collect()
    }

    fn first(&self, is: impl Fn(&Event) -> bool) -> usize {
        self.told.iter().position(|(_, event)| is(event)).expect("it was told")
    }
}
