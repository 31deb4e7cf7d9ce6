//! Ronin's view as a message, and the messages that both timeline games use.

use games::ronin::view::{FigureView, PlayedView, Question, Step, TrackView, View};
use games::ronin::vocabulary::Kind;
use games::ronin::{Pack, Ronin};

use super::Wired;
use super::contract::{
    RoninAbility, RoninFigure, RoninKind, RoninPair, RoninPlayed, RoninQuestion, RoninRow, RoninStep,
    RoninSymbols, RoninTrack, RoninView, view,
};

impl Wired for Ronin {
    fn view_message(_: &Pack, view: &View) -> view::Game {
        view::Game::Ronin(RoninView {
            players: view.players.into(),
            side: view.side.to_string(),
            chapter: view.chapter.into(),
            turn: view.turn.into(),
            step: step(view.step).into(),
            chapter_card: view.chapter_card.map(u32::from),
            pairs: view.pairs.iter().copied().map(pair).collect(),
            rows: rows(&view.rows),
            deck: view.deck.into(),
            discard: list(&view.discard),
            turned_up: list(&view.turned_up),
            order: list(&view.order),
            figures: view.figures.iter().map(figure).collect(),
            tracks: view.tracks.iter().map(track).collect(),
            hand: list(&view.hand),
            picks: list(&view.picks),
            offer: list(&view.offer),
            first: view.first.map(u32::from),
            question: Some(question(&view.question)),
        })
    }
}

pub(super) fn pair([left, right]: [Kind; 2]) -> RoninPair {
    RoninPair { left: kind(left).into(), right: kind(right).into() }
}

pub(super) fn rows(rows: &[[Option<u8>; 2]]) -> Vec<RoninRow> {
    let row =
        |[left, right]: &[Option<u8>; 2]| RoninRow { left: left.map(u32::from), right: right.map(u32::from) };
    rows.iter().map(row).collect()
}

pub(super) fn list(numbers: &[u8]) -> Vec<u32> {
    numbers.iter().map(|number| u32::from(*number)).collect()
}

pub(super) fn kind(kind: Kind) -> RoninKind {
    match kind {
        Kind::Magic => RoninKind::Magic,
        Kind::Diplomacy => RoninKind::Diplomacy,
        Kind::Exploration => RoninKind::Exploration,
        Kind::Fight => RoninKind::Fight,
    }
}

pub(super) fn step(step: Step) -> RoninStep {
    match step {
        Step::Setup => RoninStep::Setup,
        Step::Draft => RoninStep::Draft,
        Step::Play => RoninStep::Play,
        Step::Tea => RoninStep::Tea,
        Step::Destiny => RoninStep::Destiny,
        Step::ChapterEnd => RoninStep::ChapterEnd,
        Step::Over => RoninStep::Over,
    }
}

fn symbols(by_kind: [u8; 4]) -> RoninSymbols {
    let [magic, diplomacy, exploration, fight] = by_kind.map(u32::from);
    RoninSymbols { magic, diplomacy, exploration, fight }
}

pub(super) fn question(question: &Question) -> RoninQuestion {
    RoninQuestion {
        about: question.about.to_string(),
        card: question.card.map(u32::from),
        count: question.count.map(u32::from),
        track: question.space.map(|[track, _]| track.into()),
        space: question.space.map(|[_, space]| space.into()),
        kinds: question.kinds.iter().map(|named| kind(*named).into()).collect(),
    }
}

pub(super) fn figure(figure: &FigureView) -> RoninFigure {
    RoninFigure {
        automa: figure.automa,
        character: figure.character.map(u32::from),
        experience: figure.experience.into(),
        victory: figure.victory.into(),
        hand: figure.hand.into(),
        known: list(&figure.known),
        timeline: figure.timeline.iter().map(played).collect(),
        pool: Some(symbols(figure.pool)),
        abilities: figure
            .abilities
            .iter()
            .map(|ability| RoninAbility {
                slot: ability.slot.into(),
                character: ability.character.into(),
                ability: ability.ability.into(),
                held: ability.held,
                spent: ability.spent,
            })
            .collect(),
        chosen: figure.chosen.into(),
        slot: figure.slot.map(u32::from),
    }
}

fn played(played: &PlayedView) -> RoninPlayed {
    RoninPlayed {
        card: played.card.into(),
        covered: Some(symbols(played.covered)),
        cup_covered: played.cup_covered,
        fresh: played.fresh,
        wild: played.wild,
    }
}

fn track(track: &TrackView) -> RoninTrack {
    RoninTrack {
        track: track.track.into(),
        partners: list(&track.partners),
        board: track.board.map(u32::from),
        space: track.space.into(),
    }
}
