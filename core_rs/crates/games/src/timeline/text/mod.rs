//! The timeline games in words: texts of cards and abilities, labels of actions, sentences about events, questions,
//! a reference. All of it is made from the pack and a view. Numbers that name nothing get general words, so that no
//! text can fail. What only one of the games says, it says itself: see [`Spoken`].

mod label;
mod question;
pub(crate) mod reference;
pub(crate) mod rules;
mod sentence;

use kernel::Seat;

use super::action::Action;
use super::card::{Ability, Card};
use super::event::Event;
use super::table::Table;
use super::tale::{Book, Tale};
use super::view::{FigureView, View};
use super::vocabulary::{Colour, Kind};
use crate::presentation::Section;
pub(crate) use crate::words::{capital, counted, ended, listed, possessive, roman};
use reference::{Offer, Thing};

/// What one of the games says in its own words. It is asked first; where it is silent, the words of both are used.
pub(crate) trait Spoken: Tale {
    /// The label of an action.
    fn label(narrator: Narrator<Self>, action: Action) -> Option<String>;
    /// The sentence about an event.
    fn sentence(narrator: Narrator<Self>, event: &Event) -> Option<String>;
    /// The question put to those who owe a decision.
    fn asked(narrator: Narrator<Self>) -> Option<String>;
    /// What a row gives beside its cards to the one who drafts it, in very few letters.
    fn row_bonus(narrator: Narrator<Self>, row: u8) -> Option<String>;
    /// Symbols of a kind that a figure has beside cards and ordinary tokens.
    fn special_tokens(_: Narrator<Self>, _figure: u8, _: Kind) -> u8 {
        0
    }

    /// What the game offers, without the content.
    fn offer() -> Offer;
    /// The content beside characters and cards.
    fn sections(pack: &Self::Pack) -> Vec<Section>;
    /// What there is to say about a character beside the abilities.
    fn character_lines(_: &Self::Pack, _character: usize) -> Vec<String> {
        Vec::new()
    }
    /// Everything with a name beside characters, cards and abilities.
    fn things(pack: &Self::Pack) -> Vec<Thing>;
}

/// The two inactive kinds beside an active pair.
pub(crate) fn inactive(active: [Kind; 2]) -> impl Iterator<Item = Kind> {
    Kind::ALL.into_iter().filter(move |kind| !active.contains(kind))
}

impl<T: Tale> Table<T> {
    /// The word for the character that a seat plays, once it has one.
    pub(crate) fn role_of(&self, seat: Seat) -> Option<&'static str> {
        let figure = self.figures[..usize::from(self.players)].get(seat.index())?;
        self.pack().characters().get(usize::from(figure.character)).map(|character| character.id.as_str())
    }
}

/// Speaks about one view.
pub(crate) struct Narrator<'a, T: Tale> {
    pub pack: &'a T::Pack,
    pub view: &'a View<T::Sight>,
}

#[expect(clippy::expl_impl_clone_on_copy, reason = "a derived one would ask the tale to be Copy")]
impl<T: Tale> Clone for Narrator<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: Tale> Copy for Narrator<'_, T> {}

impl<'a, T: Tale> Narrator<'a, T> {
    pub fn new(pack: &'a T::Pack, view: &'a View<T::Sight>) -> Self {
        Self { pack, view }
    }

    // Things by number.

    pub fn card(self, number: u8) -> Option<&'a Card> {
        self.pack.cards().get(usize::from(number))
    }

    pub fn card_name(self, number: u8) -> &'a str {
        self.card(number).map_or("an unknown card", |card| &card.name)
    }

    pub fn card_names(self, numbers: &[u8]) -> String {
        let names: Vec<&str> = numbers.iter().map(|card| self.card_name(*card)).collect();
        listed(&names, "no card")
    }

    pub fn character(self, number: u8) -> &'a str {
        self.pack.characters().get(usize::from(number)).map_or("an unknown character", |entry| &entry.name)
    }

    pub fn ability(self, character: u8, ability: u8) -> Option<&'a Ability> {
        self.pack.characters().get(usize::from(character))?.abilities.get(usize::from(ability))
    }

    pub fn ability_name(self, character: u8, ability: u8) -> &'a str {
        self.ability(character, ability).map_or("an unknown ability", |ability| &ability.name)
    }

    // Figures.

    pub fn figure(self, figure: u8) -> Option<&'a FigureView> {
        self.view.figures.get(usize::from(figure))
    }

    /// The viewer's own figure.
    pub fn own(self) -> Option<&'a FigureView> {
        self.figure(self.view.viewer?)
    }

    pub fn is_viewer(self, figure: u8) -> bool {
        self.view.viewer == Some(figure)
    }

    /// A figure by its place at the table, for as long as it has no character.
    pub fn place(self, figure: u8) -> String {
        let several = self.view.figures.iter().filter(|figure| figure.automa).count() > 1;
        match self.figure(figure) {
            Some(view) if view.automa && several => {
                format!("Automa {}", figure.saturating_sub(self.view.players).saturating_add(1))
            }
            Some(view) if view.automa => String::from("the Automa"),
            _ => format!("Player {}", u16::from(figure) + 1),
        }
    }

    /// A figure by its character.
    pub fn name(self, figure: u8) -> String {
        match self.figure(figure).and_then(|view| view.character) {
            Some(character) => String::from(self.character(character)),
            None => self.place(figure),
        }
    }

    /// A figure at the head of a sentence.
    pub fn who(self, figure: u8) -> String {
        capital(&self.whom(figure))
    }

    /// A figure inside a sentence.
    pub fn whom(self, figure: u8) -> String {
        if self.is_viewer(figure) { String::from("you") } else { self.name(figure) }
    }

    /// What belongs to a figure, inside a sentence.
    pub fn whose(self, figure: u8) -> String {
        if self.is_viewer(figure) { String::from("your") } else { possessive(&self.name(figure)) }
    }

    // What the question is about.

    /// Whether the question has these words in it.
    pub fn asks_about(self, words: &str) -> bool {
        self.view.question.about.contains(words)
    }

    /// The card in question.
    pub fn asked_card(self) -> Option<&'a Card> {
        self.card(self.view.question.card?)
    }

    // Counts.

    /// Timeline cards of a colour.
    pub fn coloured(self, figure: &FigureView, colour: Colour) -> u16 {
        let cards = figure.timeline.iter().filter_map(|played| self.card(played.card));
        cards.filter(|card| card.has(colour)).count() as u16
    }
}

impl<T: Spoken> Narrator<'_, T> {
    /// All uncovered symbols of a kind that a figure has: printed ones and tokens (RON-2.9, POD-2.10).
    pub fn symbols(self, figure: u8, kind: Kind) -> u16 {
        let at = kind as usize;
        let held = self.figure(figure).map_or(0, |figure| {
            let printed = figure.timeline.iter().filter_map(|played| {
                Some(u16::from(self.card(played.card)?.symbols[at].saturating_sub(played.covered[at])))
            });
            u16::from(figure.pool[at]) + printed.sum::<u16>()
        });
        held + u16::from(T::special_tokens(self, figure, kind))
    }
}
