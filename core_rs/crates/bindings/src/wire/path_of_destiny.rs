//! Path of Destiny's view as a message. What it shares with Ronin has the same messages.

use games::path_of_destiny::pack::place;
use games::path_of_destiny::view::{AlliancesView, ObjectiveView, SpecialView, Token, View};
use games::path_of_destiny::vocabulary::Side;
use games::path_of_destiny::{Pack, PathOfDestiny};

use super::Wired;
use super::contract::{
    PathOfDestinyAllianceCounts, PathOfDestinyAllianceToken, PathOfDestinyAlliances, PathOfDestinyObjective,
    PathOfDestinyPage, PathOfDestinySide, PathOfDestinySpecial, PathOfDestinyToken, PathOfDestinyView, view,
};
use super::ronin::{figure, kind, list, pair, question, rows, step};

impl Wired for PathOfDestiny {
    fn view_message(pack: &Pack, view: &View) -> view::Game {
        let book = &pack.stories[view.story as usize];
        let path = &view.path[..view.path.len().min(usize::from(view.chapter) - 1)];
        let opening = view.active.and_then(|_| book.openings.get(usize::from(place(path))));
        let page = |number: &u8| {
            let title = book.page(*number).map_or_else(String::new, |page| page.title.clone());
            PathOfDestinyPage { number: (*number).into(), title }
        };
        let [left_holder, right_holder] = view.holders.map(|holder| holder.map(u32::from));
        view::Game::PathOfDestiny(PathOfDestinyView {
            players: view.players.into(),
            story: view.story.id().to_string(),
            learning: view.learning,
            chapter: view.chapter.into(),
            turn: view.turn.into(),
            step: step(view.step).into(),
            active: view.active.map(pair),
            headings: opening.map_or(Vec::new(), |opening| opening.headings.to_vec()),
            next_pairs: view.next_pairs.map_or(Vec::new(), |pairs| pairs.map(pair).to_vec()),
            path: view.path.iter().map(|turn| side(*turn).into()).collect(),
            destiny: view.destiny.iter().map(|at| token(*at).into()).collect(),
            left_holder,
            right_holder,
            pages: view.pages.iter().map(page).collect(),
            rows: rows(&view.rows),
            deck: view.deck.into(),
            discard: list(&view.discard),
            turned_up: list(&view.turned_up),
            order: list(&view.order),
            figures: view.figures.iter().map(figure).collect(),
            hand: list(&view.hand),
            picks: list(&view.picks),
            offer: list(&view.offer),
            first: view.first.map(u32::from),
            question: Some(question(&view.question)),
            efforts: list(&view.efforts),
            objectives: view.objectives.iter().map(objective).collect(),
            specials: view.specials.iter().map(special).collect(),
            tokens: view.tokens.iter().map(|beside| alliance_token(*beside).into()).collect(),
            alliances: view.alliances.as_ref().map(alliances),
        })
    }
}

fn side(side: Side) -> PathOfDestinySide {
    match side {
        Side::Left => PathOfDestinySide::Left,
        Side::Right => PathOfDestinySide::Right,
    }
}

fn token(token: Token) -> PathOfDestinyToken {
    match token {
        Token::Waiting => PathOfDestinyToken::Waiting,
        Token::Left => PathOfDestinyToken::Left,
        Token::Right => PathOfDestinyToken::Right,
        Token::Aside => PathOfDestinyToken::Aside,
    }
}

fn alliance_token(token: Option<u8>) -> PathOfDestinyAllianceToken {
    match token {
        None => PathOfDestinyAllianceToken::Unspecified,
        Some(0) => PathOfDestinyAllianceToken::Renfri,
        Some(1) => PathOfDestinyAllianceToken::Stregobor,
        Some(_) => PathOfDestinyAllianceToken::Either,
    }
}

fn objective(objective: &ObjectiveView) -> PathOfDestinyObjective {
    PathOfDestinyObjective {
        requirement: objective.requirement.into(),
        first: list(&objective.first),
        second: list(&objective.second),
        objective: objective.objective.map(u32::from),
        turned_up: objective.turned_up,
    }
}

fn special(special: &SpecialView) -> PathOfDestinySpecial {
    PathOfDestinySpecial {
        kind: kind(special.kind).into(),
        figure: special.figure.into(),
        waiting: special.waiting,
    }
}

fn counts([renfri, stregobor]: [u8; 2]) -> PathOfDestinyAllianceCounts {
    PathOfDestinyAllianceCounts { renfri: renfri.into(), stregobor: stregobor.into() }
}

fn alliances(alliances: &AlliancesView) -> PathOfDestinyAlliances {
    PathOfDestinyAlliances {
        decks: Some(counts(alliances.decks)),
        discard: list(&alliances.discard),
        face_down: Some(counts(alliances.face_down)),
        revealed: list(&alliances.revealed),
        counts: alliances.counts.iter().copied().map(counts).collect(),
        own: list(&alliances.own),
        own_face_down: list(&alliances.own_face_down),
    }
}
