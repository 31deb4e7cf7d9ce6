//! Path of Destiny in words, beside those that both timeline games use: the pages of the story, destiny and path tokens,
//! extra effort, objectives, alliances, the Automa. Only pages that were read are ever told.

mod label;
mod reference;
pub(super) mod rules;
mod sentence;

use super::action::Action;
use super::event::Event;
use super::pack::{
    AllianceCard, AutomaBoard, Ending, OPENINGS, OUTCOMES, Opening, Pack, Page, SideQuest, StoryBook,
};
use super::state::{EITHER, Fate};
use super::vocabulary::{Colour, Kind, Quest, Side, Story};
use crate::presentation::Section;
use crate::timeline::text::reference::{Offer, Thing};
use crate::timeline::text::{self, Spoken};

/// Speaks about one view of Path of Destiny.
pub(super) type Narrator<'a> = text::Narrator<'a, Fate>;

impl Spoken for Fate {
    fn label(narrator: Narrator, action: Action) -> Option<String> {
        narrator.own_label(action)
    }

    fn sentence(narrator: Narrator, event: &Event) -> Option<String> {
        narrator.own_sentence(event)
    }

    fn asked(narrator: Narrator) -> Option<String> {
        narrator.own_question()
    }

    /// POD-5.10, POD-20.3, POD-20.4: the lowest row pays one experience; in Lesser Evil rows bring alliance cards.
    fn row_bonus(narrator: Narrator, row: u8) -> Option<String> {
        let view = narrator.view;
        if view.story == Story::LesserEvil {
            let token = view.tokens.get(usize::from(row)).copied().flatten()?;
            return Some(format!("+{}", token_word(token)));
        }
        let lowest = usize::from(row) + 1 == view.rows.len();
        lowest.then(|| String::from("+1 XP"))
    }

    /// Special tokens of Striga that are not lost (POD-19.17).
    fn special_tokens(narrator: Narrator, figure: u8, kind: Kind) -> u8 {
        let specials = narrator.view.specials.iter();
        specials.filter(|token| token.figure == figure && token.kind == kind && !token.waiting).count() as u8
    }

    fn offer() -> Offer {
        reference::offer()
    }

    fn sections(pack: &Pack) -> Vec<Section> {
        reference::sections(pack)
    }

    fn character_lines(pack: &Pack, character: usize) -> Vec<String> {
        pack.quests.get(character).map(reference::quest_text).into_iter().collect()
    }

    fn things(pack: &Pack) -> Vec<Thing> {
        reference::things(pack)
    }
}

/// An alliance token: the side, or either.
fn token_word(token: u8) -> &'static str {
    match token {
        0 => rules::patron(Side::Left),
        1 => rules::patron(Side::Right),
        EITHER => "either",
        _ => "unknown",
    }
}

impl<'a> Narrator<'a> {
    // The story.

    pub fn book(self) -> &'a StoryBook {
        &self.pack.stories[self.view.story as usize]
    }

    /// A page that was read; none of the others.
    pub fn page(self, number: u8) -> Option<&'a Page> {
        self.view.pages.contains(&number).then(|| self.book().page(number)).flatten()
    }

    /// The opening of the chapter, once it was read.
    pub fn opening(self) -> Option<&'a Opening> {
        let openings = OPENINGS..OUTCOMES;
        let last = self.view.pages.iter().rev().find(|page| openings.contains(page))?;
        let place = last - OPENINGS;
        let chapter = (place + 1).ilog2() + 1;
        (chapter == u32::from(self.view.chapter)).then(|| self.book().openings.get(usize::from(place)))?
    }

    /// The outcome that was read last, for as long as no other page was.
    pub fn outcome(self) -> Option<&'a Ending> {
        let place = self.view.pages.last()?.checked_sub(OUTCOMES)?;
        self.book().outcomes.get(usize::from(place))
    }

    // Things by number.

    fn effort_name(self, effort: u8) -> &'a str {
        self.pack.efforts.get(usize::from(effort)).map_or("an unknown extra effort", |card| &card.name)
    }

    fn objective_name(self, objective: u8) -> &'a str {
        self.pack.objectives.get(usize::from(objective)).map_or("an unknown objective", |card| &card.name)
    }

    /// An objective with what it pays.
    fn objective_text(self, objective: u8) -> String {
        match self.pack.objectives.get(usize::from(objective)) {
            Some(card) => format!("{}: {}", card.name, card.text),
            None => String::from("an unknown objective"),
        }
    }

    fn requirement_name(self, requirement: u8) -> &'a str {
        let card = self.pack.requirements.get(usize::from(requirement));
        card.map_or("an unknown requirement", |card| &card.name)
    }

    pub fn alliance(self, alliance: u8) -> Option<&'a AllianceCard> {
        self.pack.alliances.get(usize::from(alliance))
    }

    pub fn alliance_name(self, alliance: u8) -> &'a str {
        self.alliance(alliance).map_or("an unknown alliance card", |card| &card.name)
    }

    /// An alliance card with what it does.
    fn alliance_text(self, alliance: u8) -> String {
        match self.alliance(alliance) {
            Some(card) => format!("{}: {}", card.name, rules::alliance(card.effect)),
            None => format!("alliance card {alliance}"),
        }
    }

    /// The board of an Automa, once it has one.
    pub fn automa_board(self, figure: u8) -> Option<&'a AutomaBoard> {
        let automa = self.figure(figure).filter(|figure| figure.automa)?;
        self.pack.automas.get(usize::from(automa.character?))
    }

    /// The side quest of a player, in games that have them (POD-3.24).
    pub fn quest(self, figure: u8) -> Option<&'a SideQuest> {
        let player = self.figure(figure).filter(|figure| !figure.automa && !self.view.learning)?;
        self.pack.quests.get(usize::from(player.character?))
    }

    /// What a side quest would find in the viewer's hand now.
    pub fn quest_count(self, quest: Quest) -> usize {
        let hand = || self.view.hand.iter().filter_map(|card| self.card(*card));
        match quest {
            Quest::HandCards(colour) => hand().filter(|card| card.has(colour)).count(),
            Quest::HandShowing(kind) => hand().filter(|card| card.symbols[kind as usize] > 0).count(),
            Quest::HandSymbols(kind) => hand().map(|card| usize::from(card.symbols[kind as usize])).sum(),
            Quest::HandMulticoloured => hand().filter(|card| card.is_multicoloured()).count(),
            Quest::HandColours => {
                Colour::ALL.into_iter().filter(|colour| hand().any(|card| card.has(*colour))).count()
            }
            Quest::HandPlain => hand().filter(|card| card.effect.is_none()).count(),
        }
    }

    /// The kind of a side in words, or the side for as long as there is no pair.
    fn active_word(self, side: Side) -> &'static str {
        self.active_kind(side).map_or(side.word(), Kind::word)
    }

    /// Questions about active symbols, and about alliances.
    fn own_question(self) -> Option<String> {
        let question = &self.view.question;
        match (question.about, question.count) {
            ("an active symbol to gain", Some(1)) => Some(String::from("Choose an active symbol to gain.")),
            ("an active symbol to gain", Some(count)) => {
                Some(format!("Choose the active kind to gain {count} symbols of."))
            }
            ("an active symbol to lose, to gain of the other", Some(count)) => {
                Some(format!("Choose an active symbol to lose, to gain {count} of the other."))
            }
            ("an alliance to draw a card of", _) => Some(String::from("Choose whose alliance card to draw.")),
            _ => None,
        }
    }
}
