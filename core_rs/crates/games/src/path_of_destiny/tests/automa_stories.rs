//! The Automa's part in the stories (POD-17.29 to POD-17.31): it is measured, but takes part in nothing.

use kernel::rule;

use super::scenes::{Scenes, alone, quiet_with};
use super::stage::showing;
use crate::path_of_destiny::Action;
use crate::path_of_destiny::event::Event;
use crate::path_of_destiny::frame::Frame;
use crate::path_of_destiny::vocabulary::{
    Alliance, Colour, EffortBonus, Kind, Measure, PathBonus, Payment, Side, Story,
};

#[test]
fn the_automa_makes_no_extra_effort() {
    rule!("POD-17.29", "POD-R46");
    let pack = quiet_with(&[], |pack| {
        pack.efforts.iter_mut().for_each(|effort| {
            effort.sequence = vec![Colour::Red];
            effort.bonus = EffortBonus::Experience(2);
        });
    });
    let mut stage = alone(pack, Story::EdgeOfTheWorld);
    stage.timeline(0, &[20]).fresh(0).timeline(1, &[21]).fresh(1).run(&[Frame::StoryCheck]);
    assert_eq!([0, 1].map(|figure| stage.points(figure).0), [2, 0]);
}

#[test]
fn the_automa_meets_no_requirement_but_is_paid_by_objectives() {
    rule!("POD-17.30", "POD-R46", "POD-17.25");
    let pack = quiet_with(&[(30, showing(Colour::Red, &[Kind::Magic]))], |pack| {
        pack.requirements.iter_mut().for_each(|requirement| requirement.colour = Colour::Red);
        pack.objectives.iter_mut().for_each(|objective| {
            (objective.measure, objective.payment) =
                (Measure::Symbols(Kind::Exploration), Payment::Ranked([5, 3, 1]));
        });
        // Type D, the last of those that Magic scores.
        (9..12).for_each(|number| {
            pack.objectives[number].measure = Measure::HandSymbols(Kind::Magic);
            pack.objectives[number].payment = Payment::Fixed(7);
        });
    });
    let mut stage = alone(pack, Story::Striga).in_chapter(&[Side::Left, Side::Left]);
    assert_eq!(stage.pair()[0], Kind::Magic);
    stage.timeline(1, &[20, 21, 22, 23]).run(&[Frame::StoryCheck]);
    assert_eq!((stage.game.marks, stage.points(1).0), ([0; 4], 0), "four red cards bring it nothing");
    assert!(!stage.public_events().iter().any(|event| matches!(event, Event::RequirementMet { .. })));

    stage.hand(0, &[30]).pool(0, [0, 0, 2, 0]).pool(1, [0, 0, 3, 0]);
    stage.ends(Side::Left);
    let solo = [15, 16, 17].map(|objective| Action::DrawObjective { objective });
    assert_eq!(stage.chances(), solo, "type B has cards of its own for one player");
    stage.settle_chance();
    assert_eq!(
        [0, 1].map(|figure| stage.points(figure).1),
        [3 + 7, 5],
        "it has most; its empty hand counts none"
    );
}

#[test]
fn in_lesser_evil_the_automa_has_no_alliance_and_no_penalty() {
    rule!("POD-17.31", "POD-R46");
    let pack = quiet_with(&[(20, showing(Colour::Red, &[Kind::Diplomacy]))], |pack| {
        pack.alliances.iter_mut().for_each(|alliance| alliance.effect = Alliance::Experience);
        pack.stories[Story::LesserEvil as usize].outcomes[0].bonuses =
            [Some(PathBonus::LoseExperience(3)), Some(PathBonus::Victory(1))];
    });
    let mut stage = alone(pack, Story::LesserEvil);
    let row =
        (0..4).find(|row| stage.game.tokens[usize::from(*row)] == Side::Left as u8).expect("a Renfri row");
    stage.row(row, [20, 30]).ordered(&[1, 0]).run(&[Frame::Draft { at: 0 }]);
    assert_eq!(stage.timeline_of(1), [20, 30]);
    assert!(stage.game.alliances[1].is_empty() && stage.asked() == [0], "no card was drawn");

    let mut stage = stage.clear_frames();
    stage.game.alliance_deck.remove(5);
    stage.game.alliances[0].insert(5);
    stage.game.figure_mut(1).experience = 6;
    stage.timeline(1, &[]).votes(1, [4, 0]).votes(0, [1, 0]).ends(Side::Left);
    stage.act(0, Action::ApplyAlliance { alliance: 5 });
    assert_eq!(stage.points(0).0, 1, "the player's card of the supported side is applied");
    assert_eq!(stage.paths(), [None, None]);
    assert_eq!(stage.points(1), (6, 4), "the main symbol's token lies with nobody, so nobody pays");
}
