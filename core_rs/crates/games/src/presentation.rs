//! How a game shows itself to people: words for actions and events, a picture for the terminal, and a description
//! of what it offers. Everything is made from a view and the pack, so nothing here can give a secret away, and
//! clients need no knowledge of any single game.

use std::collections::BTreeMap;

use kernel::{BadOptions, Game};
use serde::Serialize;

use crate::tally::{Note, Table};

/// What a game offers, for listings.
#[derive(Clone, Debug, Serialize)]
pub struct Description {
    /// The game's permanent name.
    pub id: &'static str,
    /// Its title.
    pub title: &'static str,
    /// One sentence about it.
    pub summary: &'static str,
    /// Goes up when behaviour changes.
    pub rules_version: u16,
    /// SHA-256 of the content, in hexadecimal.
    pub content_hash: String,
    /// Numbers of players.
    pub players: [u8; 2],
    /// Ways to play it, a line each.
    pub variants: Vec<&'static str>,
    /// What can be chosen before a game.
    pub options: Vec<OptionHelp>,
    /// Characters, cards, boards: everything with a name and a text.
    pub content: Vec<Section>,
}

/// An option as a person reads about it.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct OptionHelp {
    /// Its name.
    pub name: &'static str,
    /// The values it takes.
    pub values: &'static str,
    /// What happens without it.
    pub default: &'static str,
    /// What it does.
    pub text: &'static str,
}

/// A kind of component.
#[derive(Clone, Debug, Serialize)]
pub struct Section {
    /// What these are.
    pub title: &'static str,
    /// The components.
    pub entries: Vec<ContentEntry>,
}

/// A component with a name.
#[derive(Clone, Debug, Serialize)]
pub struct ContentEntry {
    /// Its permanent number.
    pub number: u16,
    /// Its name.
    pub name: String,
    /// What it does.
    pub text: String,
    /// One line of atmosphere, if it has one.
    pub line: String,
}

/// A picture of a view: panels of styled text, for any terminal or page.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Screen {
    /// The panels, most public first.
    pub panels: Vec<Panel>,
}

/// A titled block of lines.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Panel {
    /// Its title.
    pub title: String,
    /// Its lines, each made of spans.
    pub lines: Vec<Vec<Span>>,
    /// Whether two such panels fit side by side in 100 columns.
    pub half: bool,
}

/// A piece of text in one style.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Span {
    /// The text.
    pub text: String,
    /// How it looks. A terminal without colours shows the text alone, so nothing is said by style only.
    pub style: Style,
}

/// How a span looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Style {
    /// As it is.
    Plain,
    /// Less important.
    Dim,
    /// More important.
    Bold,
    /// The viewer's own or what is asked now.
    Accent,
    /// Colours.
    Red,
    /// Green.
    Green,
    /// Blue.
    Blue,
    /// Yellow.
    Yellow,
    /// Pink.
    Pink,
}

/// A game that can show itself.
pub trait Presented: Game {
    /// The content every game is played with unless another is loaded.
    fn embedded() -> &'static Self::Pack;
    /// The files of that content, by name.
    fn files() -> BTreeMap<String, String>;
    /// The content in these files, read once; an error says what is wrong with which entry.
    fn load(files: &BTreeMap<String, String>) -> Result<&'static Self::Pack, String>;
    /// SHA-256 of a pack, in hexadecimal.
    fn content_hash(pack: &Self::Pack) -> &str;
    /// Reads options from words.
    fn parse(
        pack: &Self::Pack,
        players: u8,
        words: &BTreeMap<String, String>,
    ) -> Result<Self::Options, BadOptions>;
    /// What the game offers.
    fn describe(pack: &Self::Pack) -> Description;
    /// A short sentence that says what an action does, to the viewer whose view it is.
    fn label(pack: &Self::Pack, view: &Self::View, action: Self::Action) -> String;
    /// A sentence that tells an event; nothing for events that need no words.
    fn sentence(pack: &Self::Pack, view: &Self::View, event: &Self::Event) -> Option<String>;
    /// The question put to the seats that owe a decision.
    fn question(pack: &Self::Pack, view: &Self::View) -> String;
    /// A picture of the view.
    fn screen(pack: &Self::Pack, view: &Self::View) -> Screen;
    /// What a card, ability or board is, found by its number or a part of its name.
    fn explain(pack: &Self::Pack, wanted: &str) -> Option<String>;
    /// The word for what a seat plays (a character, a school), once it has one.
    fn role(&self, seat: kernel::Seat) -> Option<&str>;
    /// What is counted over many games to see whether the game is balanced.
    fn tables(pack: &Self::Pack) -> Vec<Table>;
    /// What an event counts for in these tables; the game is as the entry that told it left it.
    fn tally(&self, event: &Self::Event, note: impl FnMut(Note));
}
