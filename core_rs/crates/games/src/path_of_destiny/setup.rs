//! Setup (POD-3): the player sets, the Automa, and what the story lays out (POD-18.1, POD-19.3, POD-20.2).

use kernel::Audience;

use super::event::{Event, Tell};
use super::frame::Frame;
use super::pack::{EFFORTS_OF_A_CHAPTER, TYPES};
use super::state::{EITHER, NONE, PathOfDestiny};
use super::vocabulary::Story;

/// Rows with an alliance token: the three lowest (POD-20.2).
const TOKENS: u8 = 3;

impl PathOfDestiny {
    /// POD-17.2: with one player the Automa takes a character the player does not have.
    pub(super) fn seat_automa(&mut self, tell: &mut impl Tell) {
        self.frames.push(Frame::LayOut);
        if self.players == 1 {
            match self.fixed[1] {
                NONE => self.frames.push(Frame::DrawAutoma { figure: 1 }),
                character => self.take_character(1, character, tell),
            }
        }
    }

    /// POD-3.16 to POD-3.21, POD-17.3 to POD-17.5: player sets, figures in the order of the story, the Automa's start.
    pub(super) fn lay_out(&mut self, tell: &mut impl Tell) {
        self.hand_out(&self.book().order, tell);
        for figure in self.players..self.ring() {
            self.figure_mut(figure).held = 1;
            let handicap = self.handicap;
            self.start_automa(figure, handicap, tell);
        }
        self.frames.push(Frame::Introduction);
        self.frames.push(Frame::StorySetup);
    }

    /// What the story needs beside the mat. The learning game needs nothing (POD-3.24).
    pub(super) fn lay_out_story(&mut self) {
        match self.story {
            Story::EdgeOfTheWorld if self.learning => {}
            Story::EdgeOfTheWorld => {
                for chapter in (0..3).rev() {
                    self.frames.push(Frame::DrawEffort { chapter });
                }
            }
            Story::Striga => {
                for place in (0..TYPES as u8).rev() {
                    self.frames.push(Frame::DrawRequirement { place });
                }
            }
            Story::LesserEvil => {
                for row in (self.row_count() - TOKENS..self.row_count()).rev() {
                    self.frames.push(Frame::DrawToken { row });
                }
            }
        }
    }

    /// POD-18.1: one of the four cards of the chapter.
    pub(super) fn efforts_of(chapter: u8) -> std::ops::Range<u8> {
        EFFORTS_OF_A_CHAPTER * chapter..EFFORTS_OF_A_CHAPTER * (chapter + 1)
    }

    pub(super) fn place_effort(&mut self, chapter: u8, effort: u8, tell: &mut impl Tell) {
        self.efforts[usize::from(chapter)] = effort;
        tell(Audience::Everyone, Event::EffortPlaced { chapter: chapter + 1, effort });
    }

    /// POD-19.3: requirement cards not yet laid beside an objective.
    pub(super) fn free_requirements(&self) -> impl Iterator<Item = u8> {
        (0..TYPES as u8).filter(|requirement| !self.requirements.contains(requirement))
    }

    pub(super) fn place_requirement(&mut self, place: u8, requirement: u8, tell: &mut impl Tell) {
        self.requirements[usize::from(place)] = requirement;
        tell(Audience::Everyone, Event::RequirementPlaced { place, requirement });
    }

    /// POD-20.2: Renfri's, Stregobor's and the either-token, as far as they do not lie beside a row yet.
    pub(super) fn free_tokens(&self) -> impl Iterator<Item = u8> {
        (0..=EITHER).filter(|token| !self.tokens.contains(token))
    }

    pub(super) fn place_token(&mut self, row: u8, token: u8, tell: &mut impl Tell) {
        self.tokens[usize::from(row)] = token;
        tell(Audience::Everyone, Event::TokenPlaced { row, token });
    }

    /// POD-4.2: the introduction, then the opening of chapter I.
    pub(super) fn introduce(&mut self, tell: &mut impl Tell) {
        self.read(0, tell);
        self.frames.push(Frame::Opening);
    }
}
