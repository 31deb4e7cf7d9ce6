//! Sides B of boards 2 to 5, which are ours (RON-25.8): every space pays what it says.

use kernel::rule;

use super::stage::{CIRI, GERALT, Stage, YENNEFER, blank, blank_but, cup, showing};
use crate::cards::CardSet;
use crate::ronin::action::Action;
use crate::ronin::frame::Frame;
use crate::ronin::pack::{Card, Pack};
use crate::ronin::vocabulary::{Colour, Kind, Side};

/// Cards 20–39 are blank, their colours in turn; 40–49 have passing cups; 50–59 show Magic (active), 60–69 Fight
/// (inactive). All others are red and blank.
fn pack() -> &'static Pack {
    static PACK: std::sync::OnceLock<&'static Pack> = std::sync::OnceLock::new();
    PACK.get_or_init(|| {
        let card = |number: u8| match number / 10 {
            2 | 3 => blank(Colour::ALL[usize::from(number % 5)]),
            4 => cup(Colour::Red, Side::Left),
            5 => showing(Colour::Red, &[Kind::Magic]),
            _ => showing(Colour::Red, &[Kind::Fight]),
        };
        blank_but(&(20..70).map(|number| (number, card(number))).collect::<Vec<(u8, Card)>>())
    })
}

/// Four cards of a colour.
fn cards_of(colour: Colour) -> [u8; 4] {
    [0, 5, 10, 15].map(|step| 20 + step + colour as u8)
}

/// What seat 0 got.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
struct Paid {
    experience: u8,
    victory: u16,
    /// Left and Right tokens: a free mix is taken all Right, one kind of choice Left.
    tokens: [u8; 2],
    cards: usize,
    /// Slots of ability cards taken.
    taken: u8,
    restored: u8,
}

fn experience(experience: u8) -> Paid {
    Paid { experience, ..Paid::default() }
}

fn victory(victory: u16) -> Paid {
    Paid { victory, ..Paid::default() }
}

fn mix(tokens: u8) -> Paid {
    Paid { tokens: [0, tokens], ..Paid::default() }
}

fn kind(tokens: u8) -> Paid {
    Paid { tokens: [tokens, 0], ..Paid::default() }
}

fn cards(cards: usize) -> Paid {
    Paid { cards, ..Paid::default() }
}

fn taken(slot: u8) -> Paid {
    Paid { taken: 1 << slot, ..Paid::default() }
}

fn restored(slot: u8) -> Paid {
    Paid { restored: 1 << slot, ..Paid::default() }
}

/// Seat 0 reaches a space of a board (2 to 5) that offers so many alternatives, and takes one.
fn take(board: u8, space: u8, choice: (u8, u8), set: impl FnOnce(&mut Stage)) -> Paid {
    let (alternative, offered) = choice;
    let mut stage = Stage::laid_out_with(pack(), 3, &[GERALT, YENNEFER, CIRI]);
    stage.side_b([board - 1, NOWHERE, NOWHERE, NOWHERE, NOWHERE]).game.tracks[0] = space - 1;
    set(&mut stage);
    let before = stage.game.figure(0).clone();
    stage.move_up(0, 1);
    if offered > 1 {
        let alternatives: Vec<Action> =
            (0..offered).map(|alternative| Action::TakeBonus { alternative }).collect();
        assert_eq!(stage.menu(0), alternatives, "board {board}, space {space}");
        stage.act(0, Action::TakeBonus { alternative });
    }
    match stage.waiting() {
        Frame::Mix { seat: 0, .. } => stage.act(0, Action::GainMix { left: 0 }),
        Frame::ChooseActive { seat: 0, .. } => stage.act(0, Action::ChooseActive { side: Side::Left }),
        Frame::Restore { seat: 0 } => stage.act(0, stage.menu(0)[0]),
        _ => stage.settle_chance(),
    };
    let after = stage.game.figure(0);
    let [left, right] =
        stage.game.active().map(|kind| after.pool[kind as usize] - before.pool[kind as usize]);
    Paid {
        experience: after.experience - before.experience,
        victory: after.victory - before.victory,
        tokens: [left, right],
        cards: after.hand.len() - before.hand.len(),
        taken: (after.held & !before.held) >> 4 << 4,
        restored: before.spent & !after.spent,
    }
}

const NOWHERE: u8 = u8::MAX;
/// A space with one bonus; the first and the second of two.
const ONLY: (u8, u8) = (0, 1);
const FIRST: (u8, u8) = (0, 2);
const SECOND: (u8, u8) = (1, 2);

fn plain(_: &mut Stage) {}

/// Spaces 7, 8, 11 and 12 are the same on every side.
fn common_spaces(board: u8) {
    assert_eq!(take(board, 7, ONLY, plain), experience(2));
    for space in [8, 11, 12] {
        assert_eq!(take(board, space, ONLY, plain), victory(1));
    }
    assert_eq!([1, 2].map(|space| take(board, space, ONLY, plain)), [Paid::default(), Paid::default()]);
}

/// Space 9 counts the cards of a colour in the timeline.
fn colour_space(board: u8, colour: Colour) {
    let others = Colour::ALL.into_iter().filter(|other| *other != colour).map(|other| cards_of(other)[0]);
    let others: Vec<u8> = others.collect();
    for (count, paid) in [(0, 1), (1, 2), (2, 4), (3, 6), (4, 6)] {
        let timeline = [&others[..], &cards_of(colour)[..count]].concat();
        let set = |stage: &mut Stage| {
            stage.timeline(0, &timeline);
        };
        assert_eq!(take(board, 9, ONLY, set), experience(paid), "{count} cards, {colour:?}");
    }
}

#[test]
fn the_inn_on_the_five_coloured_road() {
    rule!("RON-25.8");
    assert_eq!(take(2, 3, FIRST, plain), taken(4));
    assert_eq!(take(2, 3, SECOND, plain), experience(2));
    for (colours, paid) in [(0, 0), (1, 0), (2, 1), (3, 2), (4, 2), (5, 3)] {
        // Three cards of the last colour: colours are counted, not cards.
        let timeline: Vec<u8> = (0..colours).map(|colour| 20 + colour).chain([25, 30]).collect();
        let timeline = if colours == 0 { Vec::new() } else { timeline };
        let set = |stage: &mut Stage| {
            stage.timeline(0, &timeline);
        };
        assert_eq!(take(2, 4, ONLY, set), mix(paid), "{colours} colours");
    }
    assert_eq!(take(2, 5, FIRST, plain), cards(1));
    assert_eq!(take(2, 5, SECOND, plain), victory(1));
    assert_eq!(take(2, 6, ONLY, plain), kind(2));
    colour_space(2, Colour::Green);
    assert_eq!(take(2, 10, FIRST, plain), taken(5));
    assert_eq!(take(2, 10, SECOND, plain), experience(3));
    common_spaces(2);
}

#[test]
fn the_pavilion_of_the_full_cup() {
    rule!("RON-25.8");
    assert_eq!(take(3, 3, ONLY, plain), taken(4));
    assert_eq!(take(3, 4, ONLY, plain), mix(2));
    for (cups, paid) in [(0, 1), (1, 2), (2, 2), (3, 3), (5, 3)] {
        let timeline: Vec<u8> = (40..40 + cups).chain([20, 21]).collect();
        let set = |stage: &mut Stage| {
            stage.timeline(0, &timeline);
            // Covered icons count like the others.
            stage.game.figure_mut(0).timeline.cards_mut()[..usize::from(cups) / 2]
                .iter_mut()
                .for_each(|played| played.cup_covered = true);
        };
        assert_eq!(take(3, 5, FIRST, set), victory(paid), "{cups} cups");
    }
    assert_eq!(take(3, 5, SECOND, plain), experience(3));
    assert_eq!(take(3, 6, FIRST, plain), cards(1));
    assert_eq!(take(3, 6, SECOND, plain), experience(2));
    colour_space(3, Colour::Yellow);
    let spent = |stage: &mut Stage| stage.game.figure_mut(0).spent = 0b1;
    assert_eq!(take(3, 10, FIRST, spent), restored(0));
    assert_eq!(take(3, 10, SECOND, spent), experience(2));
    assert_eq!(take(3, 10, ONLY, plain), experience(2), "nothing spent: the points");
    common_spaces(3);
}

#[test]
fn the_hermitage_of_quiet_snow() {
    rule!("RON-25.8");
    assert_eq!(take(4, 3, FIRST, plain), taken(5));
    assert_eq!(take(4, 3, SECOND, plain), experience(2));
    for (tokens, printed, paid) in
        [(0, 0, 0), (1, 0, 1), (1, 1, 1), (2, 1, 2), (0, 4, 2), (3, 2, 3), (5, 3, 3)]
    {
        let timeline: Vec<u8> = (60..60 + printed).chain([50, 51]).collect();
        let set = |stage: &mut Stage| {
            stage.timeline(0, &timeline).pool(0, [4, 4, tokens, 0]);
        };
        assert_eq!(take(4, 4, ONLY, set), mix(paid), "{tokens} tokens, {printed} printed");
    }
    for (hand, paid) in [(0, 0), (3, 0), (4, 1), (5, 1), (6, 2), (7, 2), (8, 3), (10, 3)] {
        let hand: Vec<u8> = (20..20 + hand).collect();
        let set = |stage: &mut Stage| {
            stage.hand(0, &hand);
        };
        assert_eq!(take(4, 5, ONLY, set), victory(paid), "{} cards", hand.len());
    }
    assert_eq!(take(4, 6, ONLY, plain), kind(2));
    colour_space(4, Colour::Pink);
    let spent = |stage: &mut Stage| stage.game.figure_mut(0).spent = 0b1;
    assert_eq!(take(4, 10, FIRST, spent), taken(4));
    assert_eq!(take(4, 10, SECOND, spent), restored(0));
    assert_eq!(take(4, 10, ONLY, plain), taken(4), "nothing spent: the card");
    common_spaces(4);
}

#[test]
fn the_gatehouse_of_the_red_maple() {
    rule!("RON-25.8");
    assert_eq!(take(5, 3, FIRST, plain), taken(4));
    assert_eq!(take(5, 3, SECOND, plain), mix(1));
    assert_eq!(take(5, 4, ONLY, plain), kind(2));
    for (symbols, paid) in [(0, 1), (1, 1), (2, 2), (3, 2), (4, 4), (5, 4), (6, 5), (8, 5)] {
        let hand: Vec<u8> = (50..50 + symbols).chain([60, 61, 62]).collect();
        let set = |stage: &mut Stage| {
            stage.hand(0, &hand);
        };
        assert_eq!(take(5, 5, FIRST, set), experience(paid), "{symbols} active symbols");
    }
    assert_eq!(take(5, 5, SECOND, plain), victory(1));
    for (held, paid) in [(0b1, 0), (0b11, 1), (0b111, 2), (0b1111, 3), (0b1111_0011, 1)] {
        let set = |stage: &mut Stage| {
            let figure = stage.game.figure_mut(0);
            (figure.held, figure.spent) = (held, 0b1);
        };
        assert_eq!(take(5, 6, ONLY, set), victory(paid), "abilities {held:b}");
    }
    colour_space(5, Colour::Red);
    assert_eq!(take(5, 10, FIRST, plain), taken(5));
    assert_eq!(take(5, 10, SECOND, plain), cards(2));
    let last = |stage: &mut Stage| {
        (stage.game.deck, stage.game.discard) = ([20].into_iter().collect(), CardSet::EMPTY);
    };
    assert_eq!(take(5, 10, SECOND, last), cards(1), "as many as there are");
    common_spaces(5);
}
