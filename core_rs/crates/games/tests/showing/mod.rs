//! What the tests of every game's words and pictures share: a picture as text, what holds of any picture, and games in
//! which everything is shown to everyone.

use games::presentation::{Panel, Presented, Screen, Span};
use kernel::{Actor, Audience, Dice, Game, Seat, Turn, Viewer};

/// A picture as a terminal without colours shows it, half panels side by side.
pub fn plain(screen: &Screen) -> String {
    let boxed = |panel: &Panel| {
        let room = if panel.half { 46 } else { 96 };
        let lines = panel.lines.iter().map(|line| line_text(line));
        let mut drawn = vec![format!("┌{:─<1$}┐", format!("─ {} ", panel.title), room + 2)];
        drawn.extend(lines.map(|line| format!("│ {line:room$} │")));
        (drawn, format!("└{:─<1$}┘", "", room + 2))
    };
    let mut text: Vec<String> = Vec::new();
    let mut panels = screen.panels.iter().peekable();
    while let Some(panel) = panels.next() {
        let (mut lines, foot) = boxed(panel);
        let beside = if panel.half { panels.next_if(|next| next.half) } else { None };
        if let Some((mut others, other_foot)) = beside.map(boxed) {
            let height = lines.len().max(others.len());
            lines.resize(height, format!("│ {:46} │", ""));
            others.resize(height, format!("│ {:46} │", ""));
            text.extend(lines.iter().zip(&others).map(|(left, right)| format!("{left}{right}")));
            text.push(foot + &other_foot);
        } else {
            text.extend(lines);
            text.push(foot);
        }
    }
    text.join("\n")
}

/// The words of a line.
pub fn line_text(line: &[Span]) -> String {
    line.iter().map(|span| span.text.as_str()).collect()
}

/// Panels have titles and lines, keep to their width and name what they show.
pub fn check_screen(screen: &Screen) {
    for panel in &screen.panels {
        let most = if panel.half { 46 } else { 96 };
        assert!(!panel.title.is_empty() && panel.title.chars().count() <= most, "{}", panel.title);
        assert!(!panel.lines.is_empty(), "panel '{}' is empty", panel.title);
        for line in &panel.lines {
            let text = line_text(line);
            assert!(text.chars().count() <= most, "too wide in '{}': {text}", panel.title);
            assert!(!text.trim().is_empty(), "an empty line in '{}'", panel.title);
            assert!(
                !text.contains("unknown card") && !text.contains("an unknown") && !text.contains('\n'),
                "{text}"
            );
        }
    }
}

/// Every seat and the spectator.
pub fn viewers(game: &impl Game) -> Vec<Viewer> {
    let seats = (0..game.seats() as u8).map(|seat| Viewer::Seat(Seat::new(seat)));
    seats.chain([Viewer::Spectator]).collect()
}

/// Plays a game at random; at each decision everything is said to everyone.
pub fn play<G: Presented>(options: &G::Options, seed: u64, mut at: impl FnMut(&G, Viewer, &[G::Event])) {
    let mut dice = Dice::stream(seed);
    let mut game = G::initial(G::embedded(), options).expect("good options");
    let mut told: Vec<(Audience, G::Event)> = Vec::new();
    loop {
        let actor = match game.turn() {
            Turn::Chance(_) | Turn::Over(_) => Actor::Chance,
            Turn::Decide(seats) => {
                let seats: Vec<Seat> = seats.iter().collect();
                Actor::Seat(dice.pick(&seats))
            }
        };
        let over = matches!(game.turn(), Turn::Over(_));
        if over || actor != Actor::Chance {
            for viewer in viewers(&game) {
                let heard = told.iter().filter(|(audience, _)| audience.includes(viewer));
                let heard: Vec<G::Event> = heard.map(|(_, event)| event.clone()).collect();
                at(&game, viewer, &heard);
            }
            told.clear();
        }
        if over {
            return;
        }
        let action = match actor {
            Actor::Chance => game.sample(&mut dice),
            Actor::Seat(_) => dice.pick(&game.menu(actor)),
        };
        game.apply_unchecked(actor, action, &mut |audience, event| told.push((audience, event)));
    }
}
