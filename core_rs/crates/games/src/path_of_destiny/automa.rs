//! Solo (POD-17): the Automa's experience, its symbols, and what its board adds to the draft both games share.

use std::cmp::Ordering;

use kernel::Audience;

use super::event::{Event, Reason, Tell};
use super::frame::Frame;
use super::pack::AutomaBoard;
use super::state::{NONE, PathOfDestiny, source};
use super::vocabulary::{AutomaAbility, Kind, Side};

/// Experience at which ability 2 becomes active and the golden marker starts (POD-17.7).
pub(super) const SECOND_ABILITY: u8 = 8;
/// The most experience of an Automa (POD-17.26).
const MOST_EXPERIENCE: u8 = 28;
/// The bit of ability 2 among those it holds.
const SECOND: u8 = 1 << 1;

impl PathOfDestiny {
    /// The board of an Automa.
    pub(super) fn automa_board(&self, figure: u8) -> &'static AutomaBoard {
        &self.pack().automas[usize::from(self.figure(figure).character)]
    }

    /// POD-17.5, POD-17.8: the experience an Automa starts with.
    pub(super) fn start_automa(&mut self, figure: u8, experience: u8, tell: &mut impl Tell) {
        self.earn_automa(figure, experience, Reason::Automa, tell);
    }

    /// POD-17.7, POD-17.26: one number up to 28; from 8 on ability 2 is active.
    pub(super) fn earn_automa(&mut self, figure: u8, amount: u8, reason: Reason, tell: &mut impl Tell) {
        let before = self.figure(figure).experience;
        let total = (before + amount).min(MOST_EXPERIENCE);
        if total == before {
            return;
        }
        self.figure_mut(figure).experience = total;
        tell(Audience::Everyone, Event::Experience { figure, amount: total - before, total, reason });
        if before < SECOND_ABILITY && SECOND_ABILITY <= total {
            self.figure_mut(figure).held |= SECOND;
            tell(Audience::Everyone, Event::AbilityUnlocked { figure, ability: 1 });
        }
    }

    /// The second ability of an Automa, once it is active (POD-17.9).
    fn second_ability(&self, figure: u8) -> Option<AutomaAbility> {
        (self.figure(figure).held & SECOND != 0).then(|| self.automa_board(figure).ability)
    }

    fn use_second(&self, figure: u8, tell: &mut impl Tell) {
        let character = self.figure(figure).character;
        tell(Audience::Everyone, Event::AbilityUsed { figure, character, ability: 1 });
    }

    /// POD-17.11, POD-17.20: a flip gives the Automa one token of the shown side; at a Destiny flip an ability may add
    /// one (POD-27.4).
    pub(super) fn flip(&mut self, frame: [u8; 2], destiny: bool, side: Side, tell: &mut impl Tell) {
        let [figure, left] = frame;
        self.draw_from(source::COIN);
        tell(Audience::Everyone, Event::CoinFlipped { side });
        self.frames.push(Frame::Coin { figure, left: left - 1, destiny });
        let kind = self.active()[side as usize];
        self.gain(figure, kind, 1, tell);
        if destiny && self.second_ability(figure) == Some(AutomaAbility::ExtraToken) {
            self.use_second(figure, tell);
            self.gain(figure, kind, 1, tell);
        }
    }

    /// POD-17.12: one token for each competence that is active.
    pub(super) fn gain_competences(&mut self, figure: u8, tell: &mut impl Tell) {
        let active = self.active();
        for kind in self.automa_board(figure).competences {
            if active.contains(&kind) {
                self.gain(figure, kind, 1, tell);
            }
        }
    }

    /// POD-17.17, POD-27.4: ability 1 pays for each card of the board's colour that the Automa takes.
    pub(super) fn take_for_automa(&mut self, figure: u8, card: u8, tell: &mut impl Tell) {
        if self.card(card).has(self.automa_board(figure).colour) {
            self.earn_automa(figure, 1, Reason::Automa, tell);
        }
    }

    /// POD-17.27: ability 2 comes last in the Automa's draft turn.
    pub(super) fn finish_automa_draft(&mut self, figure: u8, tell: &mut impl Tell) {
        match self.second_ability(figure) {
            Some(AutomaAbility::ExtraCard) => self.offer_extra_card(figure, tell),
            Some(AutomaAbility::LeadingToken) => {
                let active = self.active();
                let [left, right] = active.map(|kind| self.count(figure, kind));
                self.use_second(figure, tell);
                let side = if left.cmp(&right) == Ordering::Less { Side::Right } else { Side::Left };
                self.gain(figure, active[side as usize], 1, tell);
            }
            Some(AutomaAbility::ExtraToken) | None => {}
        }
    }

    /// POD-17.18, POD-R51: from the pair nearest the deck that has a fitting card; if both fit the player picks.
    fn offer_extra_card(&mut self, figure: u8, tell: &mut impl Tell) {
        let found =
            (0..self.row_count()).map(|row| (row, self.fitting(row))).find(|(_, fits)| *fits != [false; 2]);
        match found {
            Some((row, [true, true])) => self.frames.push(Frame::AutomaPick { seat: 0, figure, row }),
            Some((row, [left, _])) => self.play_extra_card(figure, (row, u8::from(!left)), tell),
            None => {}
        }
    }

    /// Which cards of a row show an active symbol.
    fn fitting(&self, row: u8) -> [bool; 2] {
        let active = self.active();
        self.rows[usize::from(row)]
            .map(|card| card != NONE && active.iter().any(|kind| self.card(card).symbols[*kind as usize] > 0))
    }

    /// The card is played, the other card of its pair discarded; it was not taken, so ability 1 pays nothing.
    pub(super) fn play_extra_card(&mut self, figure: u8, (row, place): (u8, u8), tell: &mut impl Tell) {
        self.use_second(figure, tell);
        let card = self.rows[usize::from(row)][usize::from(place)];
        let rest: Vec<u8> = self.clear_row(row).into_iter().filter(|other| *other != card).collect();
        self.play_for_automa(figure, card, tell);
        if !rest.is_empty() {
            for card in &rest {
                self.discard.insert(*card);
            }
            tell(Audience::Everyone, Event::Discarded { figure, cards: rest });
        }
    }

    /// POD-17.28, POD-R66: an Automa gives up a token, else the leftmost printed symbol.
    pub(super) fn lose_for_automa(&mut self, figure: u8, kind: Kind, tell: &mut impl Tell) {
        if self.figure(figure).pool[kind as usize] > 0 {
            self.figure_mut(figure).pool[kind as usize] -= 1;
            tell(Audience::Everyone, Event::Lost { figure, kind, card: None });
            return;
        }
        let cards = self.figure(figure).timeline.cards();
        let open = cards
            .iter()
            .position(|played| self.card(played.card).symbols[kind as usize] > played.covered(kind));
        if let Some(position) = open {
            let played = &mut self.figure_mut(figure).timeline.cards_mut()[position];
            played.cover(kind);
            let card = Some(played.card);
            tell(Audience::Everyone, Event::Lost { figure, kind, card });
        }
    }
}
