//! Ronin in words: texts of cards and bonuses, labels of actions, sentences about events, questions. All of it is
//! made from the pack and a view. Numbers that name nothing get general words, so that no text can fail.

mod label;
mod reference;
pub(super) mod rules;
mod sentence;

pub(super) use reference::{describe, explain};

use super::pack::{Ability, Board, Card, Pack};
use super::view::{FigureView, TrackView, View};
use super::vocabulary::{Colour, Kind, Measure, Side};

/// Chapters as Roman numbers.
pub(super) fn roman(chapter: u8) -> &'static str {
    match chapter {
        1 => "I",
        2 => "II",
        3 => "III",
        _ => "?",
    }
}

/// "1 card", "2 cards".
pub(super) fn counted(count: impl Into<u32>, thing: &str) -> String {
    let count = count.into();
    if count == 1 { format!("1 {thing}") } else { format!("{count} {thing}s") }
}

/// "A", "A and B", "A, B and C"; nothing gets the word for it.
pub(super) fn listed<T: AsRef<str>>(things: &[T], nothing: &str) -> String {
    match things {
        [] => String::from(nothing),
        [only] => String::from(only.as_ref()),
        [most @ .., last] => {
            let most: Vec<&str> = most.iter().map(AsRef::as_ref).collect();
            format!("{} and {}", most.join(", "), last.as_ref())
        }
    }
}

/// The two inactive kinds beside an active pair.
pub(super) fn inactive(active: [Kind; 2]) -> impl Iterator<Item = Kind> {
    Kind::ALL.into_iter().filter(move |kind| !active.contains(kind))
}

/// Speaks about one view.
#[derive(Clone, Copy)]
pub(super) struct Narrator<'a> {
    pub pack: &'a Pack,
    pub view: &'a View,
}

impl<'a> Narrator<'a> {
    pub fn new(pack: &'a Pack, view: &'a View) -> Self {
        Self { pack, view }
    }

    // Things by number.

    pub fn card(self, number: u8) -> Option<&'a Card> {
        self.pack.cards.get(usize::from(number))
    }

    pub fn card_name(self, number: u8) -> &'a str {
        self.card(number).map_or("an unknown card", |card| &card.name)
    }

    pub fn card_names(self, numbers: &[u8]) -> String {
        let names: Vec<&str> = numbers.iter().map(|card| self.card_name(*card)).collect();
        listed(&names, "no card")
    }

    pub fn character(self, number: u8) -> &'a str {
        self.pack.characters.get(usize::from(number)).map_or("an unknown character", |entry| &entry.name)
    }

    pub fn ability(self, character: u8, ability: u8) -> Option<&'a Ability> {
        self.pack.characters.get(usize::from(character))?.abilities.get(usize::from(ability))
    }

    pub fn ability_name(self, character: u8, ability: u8) -> &'a str {
        self.ability(character, ability).map_or("an unknown ability", |ability| &ability.name)
    }

    /// A side of a partnership board other than the common one.
    pub fn board_name(self, board: u8) -> &'a str {
        self.pack.side_b.get(usize::from(board)).map_or("an unknown board", |board| &board.name)
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
        match self.figure(figure) {
            Some(view) if view.automa && self.view.players == 1 => {
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
        capital(&if self.is_viewer(figure) { String::from("you") } else { self.name(figure) })
    }

    /// A figure inside a sentence.
    pub fn whom(self, figure: u8) -> String {
        if self.is_viewer(figure) { String::from("you") } else { self.name(figure) }
    }

    /// What belongs to a figure, inside a sentence.
    pub fn whose(self, figure: u8) -> String {
        if self.is_viewer(figure) { String::from("your") } else { possessive(&self.name(figure)) }
    }

    pub fn neighbour(self, figure: u8, side: Side) -> Option<u8> {
        let ring = self.view.figures.len();
        let step = if side == Side::Left { 1 } else { ring.checked_sub(1)? };
        (usize::from(figure) + step).checked_rem(ring).map(|neighbour| neighbour as u8)
    }

    // Tracks.

    pub fn track(self, number: u8) -> Option<&'a TrackView> {
        self.view.tracks.iter().find(|track| track.track == number)
    }

    /// The viewer's partner on a side and the track they share.
    pub fn partnership(self, side: Side) -> Option<(u8, &'a TrackView)> {
        let viewer = self.view.viewer?;
        let partner = self.neighbour(viewer, side)?;
        let track = self.track(if side == Side::Left { viewer } else { partner })?;
        Some((partner, track))
    }

    /// The board of a track, once it is placed.
    pub fn board(self, track: &TrackView) -> Option<&'a Board> {
        if self.view.side == 'A' {
            Some(&self.pack.side_a)
        } else {
            self.pack.side_b.get(usize::from(track.board?))
        }
    }

    /// The two who share a track: "you and Yennefer".
    pub fn partners(self, track: u8) -> String {
        match self.track(track) {
            Some(track) => {
                let mut partners = track.partners;
                partners.sort_by_key(|partner| !self.is_viewer(*partner));
                format!("{} and {}", self.whom(partners[0]), self.whom(partners[1]))
            }
            None => String::from("two partners"),
        }
    }

    // Counts.

    /// All uncovered symbols of a kind that a figure has: printed ones and tokens (RON-2.9).
    pub fn symbols(self, figure: &FigureView, kind: Kind) -> u16 {
        let at = kind as usize;
        let printed = figure.timeline.iter().filter_map(|played| {
            Some(u16::from(self.card(played.card)?.symbols[at].saturating_sub(played.covered[at])))
        });
        u16::from(figure.pool[at]) + printed.sum::<u16>()
    }

    /// Timeline cards of a colour.
    pub fn coloured(self, figure: &FigureView, colour: Colour) -> u16 {
        let cards = figure.timeline.iter().filter_map(|played| self.card(played.card));
        cards.filter(|card| card.has(colour)).count() as u16
    }

    /// What a bonus counts, for the viewer.
    pub fn measured(self, measure: Measure) -> Option<u16> {
        let own = self.own()?;
        let cards = || own.timeline.iter().filter_map(|played| self.card(played.card));
        Some(match measure {
            Measure::UnlockedAbilities => {
                own.abilities.iter().filter(|ability| ability.slot < 4 && ability.held).count() as u16
            }
            Measure::Experience => u16::from(own.experience),
            Measure::TimelineCards(colour) => self.coloured(own, colour),
            Measure::TimelineColours => {
                Colour::ALL.into_iter().filter(|colour| cards().any(|card| card.has(*colour))).count() as u16
            }
            Measure::InactiveSymbols => inactive(self.view.active?).map(|kind| self.symbols(own, kind)).sum(),
            Measure::CupIcons => cards().filter(|card| card.cup.is_some()).count() as u16,
            Measure::ActiveSymbolsInHand => {
                let active = self.view.active?;
                let hand = self.view.hand.iter().filter_map(|card| self.card(*card));
                hand.flat_map(|card| active.map(|kind| u16::from(card.symbols[kind as usize]))).sum()
            }
            Measure::HandCards => self.view.hand.len() as u16,
        })
    }
}

/// "Geralt's".
pub(super) fn possessive(name: &str) -> String {
    if name.ends_with('s') { format!("{name}'") } else { format!("{name}'s") }
}

/// With a capital letter.
pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
