//! Secrecy: nothing that reaches a viewer depends on what is hidden from it.
//!
//! Two games run side by side. At a node whose outcome is not for the viewer each side goes its own way; at every
//! other node both do the same. The viewer must not be able to tell the sides apart: not by a view, an event, a
//! menu, a refusal, nor by the number of entries. The pair ends when the rules reveal a difference, or when nothing
//! can be done on both sides; then a new pair splits off from the same place.

use super::{Effort, Law, Lawful, Report, Told, Violation, any_code, any_move, broken, mover, sorted};
use crate::action::Action;
use crate::dice::Dice;
use crate::game::{Event, Game};
use crate::matches::{Next, next};
use crate::seat::Seat;
use crate::turn::{Actor, Menu};
use crate::viewer::Viewer;

/// How many outcomes of a silent node are compared with each other.
const OUTCOMES: usize = 12;

/// Plays one pair of games to the end for one viewer.
pub fn pair<G: Lawful>(
    start: &G,
    viewer: Viewer,
    effort: Effort,
    dice: &mut Dice,
    report: &mut Report,
) -> Result<(), Violation> {
    let (mut here, mut there) = (start.clone(), start.clone());
    // Some pairs drift apart at every chance, others rarely: those live longer before a reveal ends them.
    let drift = 1 + dice.below(4);
    for _ in 0..=G::LONGEST {
        let step = next(&here);
        if effort.asks(Law::Pairing) && !same_kind(&step, &next(&there)) {
            return Err(broken(Law::Pairing, format!("{viewer:?} sees {step:?} or {:?}", next(&there))));
        }
        let actor = match step {
            Next::Over => {
                settled(&here, &there, viewer, effort, dice)?;
                return Ok(());
            }
            Next::Ask(seats) => {
                settled(&here, &there, viewer, effort, dice)?;
                report.paired_steps += u64::from(here != there);
                let seats: Vec<Seat> = seats.iter().collect();
                Actor::Seat(dice.pick(&seats))
            }
            Next::Forced(seat, _) => Actor::Seat(seat),
            Next::Chance => Actor::Chance,
        };
        let node = here.node(actor);
        let both = (here.menu(actor), there.menu(actor));
        if effort.asks(Law::Pairing) {
            if node != there.node(actor) {
                return Err(broken(Law::Pairing, format!("{viewer:?} sees two kinds of node: {here:?}")));
            }
            if node.menu == Menu::Open && actor != Actor::Chance && both.0 != both.1 {
                let detail = format!("an open menu depends on what {viewer:?} does not know: {both:?}");
                return Err(broken(Law::Pairing, detail));
            }
        }
        let silent = !node.outcome.includes(viewer);
        if effort.asks(Law::Silence) {
            if silent {
                silence(&here, actor, &both.0, viewer, dice)?;
            } else if actor != Actor::Chance
                && !matches!(viewer, Viewer::Seat(seat) if actor == Actor::Seat(seat))
            {
                audibility(&here, actor, &both.0, viewer)?;
            }
        }
        let common: Vec<G::Action> =
            both.0.iter().copied().filter(|action| both.1.contains(action)).collect();
        let apart = silent && (common.is_empty() || dice.below(4) < drift);
        let moves = if apart {
            (any_move(&here, actor, dice), any_move(&there, actor, dice))
        } else if common.is_empty() {
            there = here.clone();
            continue; // at most once in a row: both sides are one now
        } else {
            let action = dice.pick(&common);
            (action, action)
        };
        let heard = hear(&mut here, actor, moves.0, viewer, report);
        let echo = hear(&mut there, actor, moves.1, viewer, report);
        report.entries += 2;
        if heard != echo {
            let first = heard.iter().zip(&echo).find(|(one, other)| one != other);
            let revealed = first.is_some_and(|(one, other)| one.discloses() && other.discloses());
            if effort.asks(Law::Pairing) && !revealed {
                return Err(broken(Law::Pairing, format!("{viewer:?} hears {heard:?} or {echo:?}")));
            }
            there = here.clone();
        }
    }
    Err(broken(Law::Bound, format!("not over after {} entries", G::LONGEST)))
}

fn same_kind<A>(one: &Next<A>, other: &Next<A>) -> bool {
    match (one, other) {
        (Next::Chance, Next::Chance) | (Next::Over, Next::Over) => true,
        (Next::Forced(one, _), Next::Forced(other, _)) => one == other,
        (Next::Ask(one), Next::Ask(other)) => one == other,
        _ => false,
    }
}

fn hear<G: Game>(
    game: &mut G,
    actor: Actor,
    action: G::Action,
    viewer: Viewer,
    report: &mut Report,
) -> Vec<G::Event> {
    let mut heard = Vec::new();
    game.apply_unchecked(actor, action, &mut |audience, event| {
        if event.discloses() {
            let name = format!("{event:?}");
            let end = name.find(|letter: char| !letter.is_alphanumeric()).unwrap_or(name.len());
            report.disclosing.insert(name[..end].to_string());
        }
        if audience.includes(viewer) {
            heard.push(event);
        }
    });
    heard
}

/// What holds when both sides wait for a decision or are over.
fn settled<G: Lawful>(
    here: &G,
    there: &G,
    viewer: Viewer,
    effort: Effort,
    dice: &mut Dice,
) -> Result<(), Violation> {
    if effort.asks(Law::Pairing) {
        if let Some(difference) = Told::to(viewer, here).difference(&Told::to(viewer, there)) {
            return Err(broken(Law::Pairing, format!("{viewer:?}: {difference}")));
        }
        if let Viewer::Seat(seat) = viewer {
            same_refusals(here, there, seat, dice)?;
        }
    }
    if !effort.asks(Law::Ignorance) && !effort.asks(Law::Snapshot) {
        return Ok(());
    }
    let imagined = here.reimagine(viewer, &mut dice.clone());
    if effort.asks(Law::Ignorance) && imagined != there.reimagine(viewer, &mut dice.clone()) {
        let detail = format!("{viewer:?} imagines other worlds though it knows the same: {here:?} {there:?}");
        return Err(broken(Law::Ignorance, detail));
    }
    if effort.asks(Law::Snapshot) {
        if let Some(difference) = Told::to(viewer, here).difference(&Told::to(viewer, &*imagined)) {
            return Err(broken(Law::Snapshot, format!("{viewer:?}: {difference}")));
        }
        whole(here, &imagined, viewer, dice)?;
    }
    dice.below(2); // the next settled step imagines with other dice
    Ok(())
}

/// An imagined world has every component in one place and can be played on.
fn whole<G: Lawful>(here: &G, imagined: &G, viewer: Viewer, dice: &mut Dice) -> Result<(), Violation> {
    if sorted(imagined.components()) != sorted(here.components()) {
        return Err(broken(
            Law::Snapshot,
            format!("{viewer:?} imagines lost or doubled components: {imagined:?}"),
        ));
    }
    if dice.below(8) == 0 {
        let mut world = imagined.clone();
        for _ in 0..G::LONGEST {
            let Some(actor) = mover(&world, dice) else { break };
            let action = any_move(&world, actor, dice);
            if world.apply(actor, action, &mut |_, _| {}).is_err() {
                return Err(broken(
                    Law::Snapshot,
                    format!("{viewer:?} imagines a world that cannot be played"),
                ));
            }
        }
    }
    Ok(())
}

/// The same attempts are answered in the same words on both sides.
fn same_refusals<G: Game>(here: &G, there: &G, seat: Seat, dice: &mut Dice) -> Result<(), Violation> {
    for _ in 0..3 {
        let Some(action) = G::Action::decode(any_code::<G::Action>(dice)) else { continue };
        let attempt = |game: &G| match game.clone().apply(Actor::Seat(seat), action, &mut |_, _| {}) {
            Ok(()) => "accepted".to_string(),
            Err(rejected) => format!("{rejected}: {}", game.refusal(seat, action)),
        };
        let (answer, other) = (attempt(here), attempt(there));
        if answer != other {
            let detail = format!("{action:?} by {seat:?} is answered '{answer}' or '{other}'");
            return Err(broken(Law::Pairing, detail));
        }
    }
    Ok(())
}

/// Who is said to learn a choice can tell any two choices apart; otherwise the node is silent and must say so.
fn audibility<G: Lawful>(
    game: &G,
    actor: Actor,
    menu: &[G::Action],
    viewer: Viewer,
) -> Result<(), Violation> {
    let [one, other, ..] = menu else { return Ok(()) };
    let account = |action: G::Action| {
        let mut after = game.clone();
        let heard = hear(&mut after, actor, action, viewer, &mut Report::default());
        (heard, Told::to(viewer, &after))
    };
    let (first, second) = (account(*one), account(*other));
    if first.0 == second.0 && first.1 == second.1 {
        let detail =
            format!("{viewer:?} is said to learn whether {one:?} or {other:?} is chosen, but cannot tell");
        return Err(broken(Law::Silence, detail));
    }
    Ok(())
}

/// Every outcome of a silent node leaves the viewer with the same account.
fn silence<G: Lawful>(
    game: &G,
    actor: Actor,
    menu: &[G::Action],
    viewer: Viewer,
    dice: &mut Dice,
) -> Result<(), Violation> {
    let mut first: Option<(Told<G>, Vec<G::Event>)> = None;
    let start = dice.below(menu.len() as u32) as usize;
    for action in menu.iter().cycle().skip(start).take(OUTCOMES.min(menu.len())) {
        let mut after = game.clone();
        let heard = hear(&mut after, actor, *action, viewer, &mut Report::default());
        if heard.iter().any(Event::discloses) {
            return Ok(());
        }
        let told = Told::to(viewer, &after);
        if let Some((before, echo)) = &first {
            if let Some(difference) = told.difference(before) {
                return Err(broken(Law::Silence, format!("{action:?} is not for {viewer:?}: {difference}")));
            }
            if heard != *echo {
                return Err(broken(Law::Silence, format!("{viewer:?} hears {heard:?} or {echo:?}")));
            }
        } else {
            first = Some((told, heard));
        }
    }
    Ok(())
}
