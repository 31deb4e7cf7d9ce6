//! Laws of conduct: what holds in every state of every game, whoever looks.

use super::{Effort, Law, Lawful, Report, Violation, actors, any_code, any_move, broken, mover, sorted};
use crate::action::Action;
use crate::dice::Dice;
use crate::game::Game;
use crate::log::Log;
use crate::matches::Match;
use crate::turn::{Actor, Turn};
use crate::viewer::Viewer;

/// Plays one game entry by entry and looks at every state.
pub fn play<G: Lawful>(
    start: &G,
    effort: Effort,
    dice: &mut Dice,
    report: &mut Report,
) -> Result<(), Violation> {
    let mut game = start.clone();
    let everything = sorted(game.components());
    let mut entries = 0;
    loop {
        if effort.asks(Law::Conservation) && sorted(game.components()) != everything {
            let detail = format!("after {entries} entries components are lost or doubled: {game:?}");
            return Err(broken(Law::Conservation, detail));
        }
        if effort.asks(Law::Menus) {
            menus(&game)?;
        }
        if effort.asks(Law::Refusals) {
            refusals(&game, dice)?;
        }
        if effort.asks(Law::Sealed) {
            sealed(&game, dice)?;
        }
        let Some(actor) = mover(&game, dice) else { break };
        let action = any_move(&game, actor, dice);
        game.apply_unchecked(actor, action, &mut |_, _| {});
        entries += 1;
        if entries > G::LONGEST {
            return Err(broken(Law::Bound, format!("not over after {entries} entries")));
        }
    }
    report.entries += entries as u64;
    report.longest = report.longest.max(entries);
    Ok(())
}

fn menus<G: Game>(game: &G) -> Result<(), Violation> {
    if let Turn::Decide(seats) = game.turn()
        && seats.is_empty()
    {
        return Err(broken(Law::Menus, "nobody is asked"));
    }
    for actor in actors(game.seats()) {
        let menu = game.menu(actor);
        if menu.is_empty() == game.may_act(actor) {
            return Err(broken(Law::Menus, format!("{actor:?} has {} things to do: {game:?}", menu.len())));
        }
        if !menu.is_sorted_by(|one, next| one.code() < next.code()) {
            return Err(broken(Law::Menus, format!("not sorted or not distinct: {menu:?}")));
        }
        for action in &menu {
            if !game.is_legal(actor, *action) || G::Action::decode(action.code()) != Some(*action) {
                return Err(broken(Law::Menus, format!("{action:?} is on the menu and yet is not legal")));
            }
        }
        if let Actor::Seat(seat) = actor
            && game.may_act(actor)
            && !game.node(actor).outcome.includes(Viewer::Seat(seat))
        {
            return Err(broken(Law::Menus, format!("{seat:?} would not learn of its own choice")));
        }
    }
    Ok(())
}

fn refusals<G: Game>(game: &G, dice: &mut Dice) -> Result<(), Violation> {
    for actor in actors(game.seats()) {
        for _ in 0..2 {
            let Some(action) = G::Action::decode(any_code::<G::Action>(dice)) else { continue };
            let legal = game.menu(actor).contains(&action);
            let mut tried = game.clone();
            let mut told = 0;
            let answer = tried.apply(actor, action, &mut |_, _| told += 1);
            if legal != answer.is_ok() {
                return Err(broken(Law::Refusals, format!("{action:?}: legal {legal}, answer {answer:?}")));
            }
            if !legal && (tried != *game || told > 0) {
                return Err(broken(Law::Refusals, format!("{action:?} was refused and yet did something")));
            }
        }
    }
    Ok(())
}

/// Two seats choose in either order; the states must be equal.
fn sealed<G: Game>(game: &G, dice: &mut Dice) -> Result<(), Violation> {
    let Turn::Decide(seats) = game.turn() else { return Ok(()) };
    let seats: Vec<_> = seats.iter().collect();
    if seats.len() < 2 {
        return Ok(());
    }
    let one = Actor::Seat(seats[0]);
    let two = Actor::Seat(seats[1 + dice.below(seats.len() as u32 - 1) as usize]);
    let (choice, reply) = (any_move(game, one, dice), any_move(game, two, dice));
    let play = |order: [(Actor, G::Action); 2]| {
        let mut game = game.clone();
        order
            .iter()
            .all(|(actor, action)| game.apply(*actor, *action, &mut |_, _| {}).is_ok())
            .then_some(game)
    };
    let forward = play([(one, choice), (two, reply)]);
    let backward = play([(two, reply), (one, choice)]);
    if forward.is_none() || forward != backward {
        return Err(broken(Law::Sealed, format!("{choice:?} and {reply:?} do not commute")));
    }
    Ok(())
}

/// Plays one match and replays its log whole, through its bytes, and cut off at the decisions whose number is a
/// power of two.
pub fn replay<G: Game>(
    pack: &'static G::Pack,
    options: &G::Options,
    dice: &mut Dice,
) -> Result<(), Violation> {
    let failed = |detail: String| broken(Law::Replay, detail);
    let seed = std::array::from_fn(|_| dice.below(256) as u8);
    let mut told = Vec::new();
    let mut original = Match::<G>::new(pack, options, seed, &mut |to, event| told.push((to, event)))
        .map_err(|error| failed(error.to_string()))?;
    let mut decisions = 0u32;
    loop {
        let seats: Vec<_> = original.asked().iter().collect();
        if decisions.is_power_of_two() || seats.is_empty() {
            let log =
                Log::from_bytes(original.log().as_bytes()).map_err(|error| failed(error.to_string()))?;
            let mut again = Vec::new();
            let copy =
                Match::<G>::replay(pack, options, seed, &log, &mut |to, event| again.push((to, event)))
                    .map_err(|error| failed(error.to_string()))?;
            if copy != original || again != told {
                return Err(failed(format!("a replay of {} entries differs", log.len())));
            }
        }
        if seats.is_empty() {
            return Ok(());
        }
        let seat = dice.pick(&seats);
        let action = any_move(original.game(), Actor::Seat(seat), dice);
        original
            .submit(seat, action, &mut |to, event| told.push((to, event)))
            .map_err(|error| failed(error.to_string()))?;
        decisions += 1;
    }
}
