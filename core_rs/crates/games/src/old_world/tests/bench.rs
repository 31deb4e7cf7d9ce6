//! What several chapters need besides the stage: a program of effects, a hunt, and content with a changed word.

use kernel::{Actor, Dice, Game, Viewer};

use super::stage::{CAT, Stage, WOLF, edited, face, first_card};
use crate::old_world::content::{self, ContentError, FILES, Sources};
use crate::old_world::frame::Frame;
use crate::old_world::pack::{Icons, Op};
use crate::old_world::state::NONE;
use crate::old_world::vocabulary::{Colour, Effect, Symbol, Terrain};
use crate::old_world::{Action, OldWorld, Options, Pack, View};

/// A table of these schools, and the frame that makes seat 0 carry out the effects.
pub fn doing(effects: &[Effect], schools: &[u8]) -> (Stage, Frame) {
    let mut at = 0;
    let pack = edited(|pack| {
        at = pack.ops.len() as u16;
        pack.ops.extend(effects.iter().map(|effect| Op::Do(*effect)));
        pack.ops.push(Op::End);
    });
    let mut stage = Stage::with(pack, schools);
    stage.clear_frames();
    (stage, Frame::Run { at, seat: 0, subject: NONE, register: [0; 2] })
}

/// A pack in which every starting card is blue, shows Forest, has these icons and links to nothing.
pub fn plain(icons: Icons) -> &'static Pack {
    edited(|pack| {
        for card in &mut pack.cards[90..] {
            card.face = face(Colour::Blue, Symbol::Forest, icons, &[]);
        }
    })
}

/// One point of damage.
pub const HIT: Icons = Icons { damage: 1, shield: 0, draw: 0, take: 0, returns: false };

/// Seat 0 is in Phase II at Hengfors with the monster, its trail and two plain cards in hand.
pub fn hunter(school: u8, monster: &str, icons: Icons) -> Stage {
    let other = if school == WOLF { CAT } else { WOLF };
    let mut stage = Stage::with(plain(icons), &[school, other]);
    let first = first_card(school);
    stage.monster(monster, 2).trail(0, Terrain::Mountain).at(0, 2).hand(0, &[first, first + 1]);
    stage.turn_of(0).act(0, Action::EndPhase);
    stage
}

/// A setup that chance plays at random.
pub fn random_setup(options: &Options, seed: u64) -> Stage {
    let game = OldWorld::initial(content::embedded(), options).expect("the options are sound");
    let mut stage = Stage { game, told: Vec::new() };
    let mut dice = Dice::stream(seed);
    while !matches!(stage.waiting(), Frame::PhaseOne { .. }) {
        if let [seat] = stage.asked()[..] {
            let action = dice.pick(&stage.menu(seat));
            stage.act(seat, action);
        } else {
            let action = stage.game.sample(&mut dice);
            stage.chance(action);
        }
    }
    stage
}

/// What chance may do.
pub fn chances(stage: &Stage) -> Vec<Action> {
    stage.game.menu(Actor::Chance)
}

/// What a bystander sees.
pub fn seen(stage: &Stage) -> View {
    stage.game.observe(Viewer::Spectator)
}

/// Loads the embedded content with one text replaced, which must be there.
pub fn changed(file: &str, from: &str, to: &str) -> Result<Pack, ContentError> {
    let mut sources = Sources::embedded();
    let place = FILES.iter().position(|name| *name == file).expect("the file exists");
    assert!(sources.texts[place].contains(from), "{file} has no {from:?}");
    let text = sources.texts[place].replacen(from, to, 1);
    sources.texts[place] = Box::leak(text.into_boxed_str());
    content::load(&sources)
}
