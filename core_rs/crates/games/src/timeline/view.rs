//! What one viewer may know of a game (RON-21, POD-23). Cards, characters and boards appear by number; their texts
//! are content, the same for everyone.

use kernel::Viewer;
use serde::Serialize;

use super::action::Action;
use super::frame::{Frame, Purpose};
use super::table::{NONE, Table};
use super::tale::Tale;
use super::vocabulary::Kind;

/// The step of play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Before the first turn.
    Setup,
    /// Figures take their slots.
    Draft,
    /// Cards are chosen and resolved.
    Play,
    /// Ronin: tea effects and passing cups.
    Tea,
    /// Path of Destiny: the story's check and the vote.
    Destiny,
    /// Scoring and keeping.
    ChapterEnd,
    /// It is over.
    Over,
}

/// All that a viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View<S> {
    /// Human players.
    pub players: u8,
    /// Chapter 1–3.
    pub chapter: u8,
    /// Turn 1–3.
    pub turn: u8,
    /// The step.
    pub step: Step,
    /// Active pair of this chapter.
    pub active: Option<[Kind; 2]>,
    /// Face-up pairs, row nearest the deck first.
    pub rows: Vec<[Option<u8>; 2]>,
    /// Cards in the deck.
    pub deck: u8,
    /// The discard pile.
    pub discard: Vec<u8>,
    /// Cards turned up in a search.
    pub turned_up: Vec<u8>,
    /// Figures by initiative, top first.
    pub order: Vec<u8>,
    /// Players, then Automas.
    pub figures: Vec<FigureView>,
    /// The seat that looks, if one does.
    pub viewer: Option<u8>,
    /// The viewer's hand.
    pub hand: Vec<u8>,
    /// The viewer's sealed choices: cards to play, or positions to keep.
    pub picks: Vec<u8>,
    /// Characters or boards offered to the viewer.
    pub offer: Vec<u8>,
    /// What the table is busy with.
    pub question: Question,
    /// The first chooser.
    pub first: Option<u8>,
    /// What only this game shows.
    #[serde(flatten)]
    pub sight: S,
}

// What only one game shows is read as if it stood in the view, which it does for those who look.
impl<S> std::ops::Deref for View<S> {
    type Target = S;

    fn deref(&self) -> &S {
        &self.sight
    }
}

/// What is being asked or drawn, as far as everyone may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Question {
    /// A word for it.
    pub about: &'static str,
    /// The card it is about.
    pub card: Option<u8>,
    /// How many symbols or points it is about.
    pub count: Option<u8>,
    /// The track and space a bonus comes from.
    pub space: Option<[u8; 2]>,
    /// The kinds of symbols it is about.
    pub kinds: Vec<Kind>,
}

/// A player or an Automa.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct FigureView {
    /// Whether it is an Automa.
    pub automa: bool,
    /// Its character.
    pub character: Option<u8>,
    /// Experience, golden points included.
    pub experience: u8,
    /// Victory points.
    pub victory: u16,
    /// Cards in hand.
    pub hand: u8,
    /// Those of them that everybody knows (RON-21.1).
    pub known: Vec<u8>,
    /// The timeline, leftmost card first.
    pub timeline: Vec<PlayedView>,
    /// Symbol tokens by kind.
    pub pool: [u8; 4],
    /// Abilities of the own board and taken cards.
    pub abilities: Vec<AbilityView>,
    /// Sealed choices made.
    pub chosen: u8,
    /// The slot taken in this draft: 0 the deck, 1–5 a row.
    pub slot: Option<u8>,
}

/// A card in a timeline.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayedView {
    /// The card.
    pub card: u8,
    /// Covered symbols by kind.
    pub covered: [u8; 4],
    /// Whether the passing-cup icon is covered.
    pub cup_covered: bool,
    /// Whether its tea effect is still to come or was resolved this turn.
    pub fresh: bool,
    /// Whether it has any colour asked for.
    pub wild: bool,
}

/// An ability somebody has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct AbilityView {
    /// The slot by which actions name it.
    pub slot: u8,
    /// The character it belongs to.
    pub character: u8,
    /// Which of the four, from 0.
    pub ability: u8,
    /// Whether it is unlocked or taken.
    pub held: bool,
    /// Whether it is spent.
    pub spent: bool,
}

pub(crate) fn known(number: u8) -> Option<u8> {
    (number != NONE).then_some(number)
}

impl<S> View<S> {
    pub(super) fn of<T: Tale<Sight = S>>(game: &Table<T>, viewer: Viewer) -> Self {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat.index() as u8),
            Viewer::Spectator => None,
        };
        let own = seat.map(|seat| game.figure(seat));
        let offered = seat.is_some() && game.offered_to() == seat;
        Self {
            players: game.players,
            chapter: game.chapter + 1,
            turn: game.turn + 1,
            step: game.step(),
            active: T::shows_pair(game).then(|| game.active()),
            rows: game.rows[..usize::from(game.row_count())].iter().map(|pair| pair.map(known)).collect(),
            deck: game.deck.len() as u8,
            discard: game.discard.iter().collect(),
            turned_up: game.transit.iter().collect(),
            order: game.order.iter().copied().filter(|figure| *figure != NONE).collect(),
            figures: (0..game.ring()).map(|figure| FigureView::of(game, figure)).collect(),
            viewer: seat,
            hand: own.map_or(Vec::new(), |own| own.hand.iter().collect()),
            picks: own.map_or(Vec::new(), |own| own.picks.into_iter().filter_map(known).collect()),
            offer: if offered { game.offer.into_iter().filter_map(known).collect() } else { Vec::new() },
            question: game.question(),
            first: known(game.first),
            sight: T::sight(game, viewer),
        }
    }

    /// Why an action does not fit, from what the viewer sees (the wording never depends on anything else).
    pub(crate) fn refusal(&self, action: Action) -> String {
        let hand = |card: u8| {
            if self.hand.contains(&card) {
                String::from("that card cannot be chosen now")
            } else {
                String::from("that card is not in your hand")
            }
        };
        let why = match action {
            action if action.is_chance() => String::from("only chance draws"),
            Action::Select { card } | Action::PlayCard { card } | Action::DiscardCard { card } => hand(card),
            Action::TakeRow { row } | Action::BurnPair { row } | Action::PickCard { row, .. }
                if self.rows.get(usize::from(row)).is_none_or(|pair| *pair == [None; 2]) =>
            {
                format!("row {} has no cards", u16::from(row) + 1)
            }
            _ => String::from("it does not answer the question asked"),
        };
        format!("{why}; now asked: {}. Choose one of the legal actions.", self.question.about)
    }
}

impl FigureView {
    fn of<T: Tale>(game: &Table<T>, number: u8) -> Self {
        let figure = game.figure(number);
        let own = if game.is_automa(number) { T::AUTOMA_ABILITIES } else { 4 };
        let slots = (0..8u8)
            .filter(|slot| figure.character != NONE && (*slot < own || figure.held & (1 << slot) != 0));
        Self {
            automa: game.is_automa(number),
            character: known(figure.character),
            experience: figure.experience,
            victory: figure.victory,
            hand: figure.hand.len() as u8,
            known: figure.known.iter().collect(),
            timeline: (0u8..)
                .zip(figure.timeline.cards())
                .map(|(position, played)| PlayedView {
                    card: played.card,
                    covered: Kind::ALL.map(|kind| played.covered(kind)),
                    cup_covered: played.cup_covered,
                    fresh: played.fresh,
                    wild: figure.wild == position,
                })
                .collect(),
            pool: figure.pool,
            abilities: slots
                .map(|slot| {
                    let (character, ability) = game.ability_in(number, slot);
                    let bit = 1 << slot;
                    let (held, spent) = (figure.held & bit != 0, figure.spent & bit != 0);
                    AbilityView { slot, character, ability, held, spent }
                })
                .collect(),
            chosen: figure.picked(),
            slot: known(figure.slot),
        }
    }
}

impl<T: Tale> Table<T> {
    /// Whether the last scoring is done.
    pub(crate) fn is_over(&self) -> bool {
        matches!(self.frames.top(), Some(Frame::Over))
    }

    /// The chooser to whom something is being offered in secret.
    fn offered_to(&self) -> Option<u8> {
        match self.frames.top() {
            Some(
                Frame::OfferCharacter { seat }
                | Frame::KeepCharacter { seat }
                | Frame::OfferBoard { seat }
                | Frame::KeepBoard { seat },
            ) => Some(*seat),
            _ => None,
        }
    }

    /// The step is that of the lowest frame that belongs to one.
    fn step(&self) -> Step {
        if self.order[0] == NONE {
            return Step::Setup;
        }
        for frame in self.frames.as_slice().iter().rev() {
            match frame {
                Frame::Draft { .. } | Frame::NewOrder => return Step::Draft,
                Frame::Select | Frame::Before { .. } | Frame::Resolve { .. } | Frame::PlayEnds => {
                    return Step::Play;
                }
                Frame::Clear | Frame::Keep | Frame::BeforeClearing { .. } | Frame::Kept { .. } => {
                    return Step::ChapterEnd;
                }
                Frame::Over => return Step::Over,
                frame => {
                    if let Some(step) = T::step(*frame) {
                        return step;
                    }
                }
            }
        }
        Step::Setup
    }

    /// What the top frame is about, without anything private.
    fn question(&self) -> Question {
        let mut question =
            Question { about: "nothing", card: None, count: None, space: None, kinds: Vec::new() };
        let card = |seat: u8, position: u8| Some(self.figure(seat).timeline[position].card);
        question.about = match self.top() {
            Frame::Refill => "cards for the rows",
            Frame::FirstChooser => "who chooses first",
            Frame::OfferCharacter { .. } | Frame::DrawAutoma { .. } => "a character from the pool",
            Frame::DrawCards { .. } | Frame::AutomaDraw { .. } => "cards from the deck",
            Frame::Search { kind, .. } => {
                question.kinds = vec![kind];
                "cards turned up from the deck"
            }
            Frame::KeepCharacter { .. } => "which character to play",
            Frame::Slot { .. } => "which cards to draft",
            Frame::Select => "two cards to play, left one first",
            Frame::Keep => "cards to keep for the next chapter, left one first",
            Frame::Window { .. } => "whether to use an ability",
            Frame::BeforeEffect { seat, position, .. } => {
                question.card = card(seat, position);
                "whether to use an ability on this card"
            }
            Frame::SwapFirst { .. } => "two face-up cards to swap",
            Frame::SwapSecond { row, place, .. } => {
                question.card = known(self.rows[usize::from(row)][usize::from(place)]);
                "the other face-up card to swap"
            }
            Frame::TakeFaceUp { play: false, .. } => "a face-up card to take",
            Frame::TakeFaceUp { play: true, .. } => "a face-up card to take and play",
            Frame::BurnPair { .. } => "a pair to discard",
            Frame::BurnGain { left, .. } => {
                question.count = Some(left);
                "symbols of the discarded pair to gain"
            }
            Frame::ChooseActive { purpose: Purpose::Gain(count), .. } => {
                question.count = Some(count);
                "an active symbol to gain"
            }
            Frame::ChooseActive { purpose: Purpose::Pull, .. } => {
                "an active symbol to gain; every other player loses one of the other"
            }
            Frame::ChooseActive { purpose: Purpose::Trade(count), .. } => {
                question.count = Some(count);
                "an active symbol to lose, to gain of the other"
            }
            Frame::NameKind { .. } => "a symbol to search for",
            Frame::TakeBack { .. } => "a card of your timeline to take back",
            Frame::Recolour { seat, position } => {
                question.card = card(seat, position);
                "a card to give the colour asked for"
            }
            Frame::PlayCard { .. } => "a card to play from your hand",
            Frame::Cash { left, .. } => {
                question.count = Some(left);
                "cards to discard for their symbols"
            }
            Frame::DiscardCard { .. } => "a card to discard from your hand",
            Frame::Lose { left, kinds, .. } => {
                question.count = Some(left);
                question.kinds =
                    Kind::ALL.into_iter().filter(|kind| kinds & (1 << *kind as u8) != 0).collect();
                "symbols to lose"
            }
            Frame::Over => "nothing: the game is over",
            frame => {
                T::question(self, frame, &mut question);
                question.about
            }
        };
        question
    }
}
