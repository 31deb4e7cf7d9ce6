//! Path of Destiny as a tale of the table: its own frames, and where it differs from Ronin.

use std::ops::ControlFlow;

use kernel::{Actor, Audience, BadOptions, Dice, Draw, Menu, Node, Outcome, Seat, Viewer};

use super::action::Action;
use super::event::{Event, Reason, Tell};
use super::frame::Frame;
use super::objective::{audience, undrawn};
use super::options::{Options, figures};
use super::pack::{MAIN_CARDS, Pack};
use super::state::{Fate, NONE, PathOfDestiny, source};
use super::view::{Question, Sight, Step};
use super::vocabulary::{Kind, Side, Story};
use crate::timeline::tale::{Asks, Tale};

impl Tale for Fate {
    const ID: &'static str = "path_of_destiny";
    const RULES: u16 = 1;
    const LONGEST: usize = 1500;
    const MAIN_CARDS: u8 = MAIN_CARDS as u8;
    const AUTOMA_ABILITIES: u8 = 2;
    /// POD-4.3, POD-6.8.
    const STEPS: &'static [Frame] = &[
        Frame::TurnEnds,
        Frame::Destiny,
        Frame::StoryCheck,
        Frame::PlayEnds,
        Frame::Resolve { at: 0 },
        Frame::Select,
        Frame::Before { at: 0 },
        Frame::NewOrder,
        Frame::Draft { at: 0 },
        Frame::Maintenance,
    ];
    type Pack = Pack;
    type Options = Options;
    type Sight = Sight;

    fn begin(pack: &'static Pack, options: &Options) -> Result<PathOfDestiny, BadOptions> {
        options.check()?;
        Ok(PathOfDestiny::laid(pack, options))
    }

    fn figures(players: u8) -> u8 {
        figures(players)
    }

    fn shows_pair(game: &PathOfDestiny) -> bool {
        game.pages & 0b10 != 0
    }

    fn pair(game: &PathOfDestiny) -> [Kind; 2] {
        game.opening().pair
    }

    fn asks(game: &PathOfDestiny, frame: Frame) -> Asks {
        let chance = |source, count: u8| Asks::Chance(Draw { source, count: u32::from(count) });
        match frame {
            Frame::Coin { .. } | Frame::CoinMain => game.next_draw(source::COIN),
            Frame::DrawEffort { chapter: place }
            | Frame::DrawRequirement { place }
            | Frame::DrawToken { row: place } => chance(source::STORY, place),
            Frame::Look { place, .. } | Frame::TurnUpObjective { place } => chance(source::OBJECTIVE, place),
            Frame::DrawAlliance { side, .. } => {
                chance(source::ALLIANCE + side as u8, game.alliance_draws[side as usize])
            }
            Frame::AutomaPick { seat, .. }
            | Frame::ChooseAlliance { seat }
            | Frame::DiscardAlliance { seat, .. }
            | Frame::ChooseMain { seat }
            | Frame::UseAlliance { seat }
            | Frame::Exchange { seat } => Asks::Seat(seat),
            _ => Asks::Nobody,
        }
    }

    fn waits(game: &PathOfDestiny, frame: Frame) -> bool {
        match frame {
            Frame::DrawEffort { .. }
            | Frame::DrawRequirement { .. }
            | Frame::DrawToken { .. }
            | Frame::AutomaPick { .. }
            | Frame::ChooseAlliance { .. }
            | Frame::DrawAlliance { .. }
            | Frame::DiscardAlliance { .. }
            | Frame::ChooseMain { .. }
            | Frame::CoinMain
            | Frame::Exchange { .. } => true,
            Frame::Coin { left, .. } => left > 0,
            Frame::Look { place, .. } | Frame::TurnUpObjective { place } => {
                undrawn(game.objectives[usize::from(place)])
            }
            Frame::UseAlliance { seat } => !game.to_apply(seat).is_empty(),
            _ => false,
        }
    }

    fn run(game: &mut PathOfDestiny, frame: Frame, tell: &mut impl Tell) {
        match frame {
            Frame::LayOut => game.lay_out(tell),
            Frame::StorySetup => game.lay_out_story(),
            Frame::Introduction => game.introduce(tell),
            Frame::Opening => game.read_opening(tell),
            Frame::ChapterStart => game.start_chapter(tell),
            Frame::Competences { figure } => game.gain_competences(figure, tell),
            Frame::AutomaAbility { figure } => game.finish_automa_draft(figure, tell),
            Frame::StoryCheck => match game.story {
                Story::EdgeOfTheWorld => game.check_effort(tell),
                Story::Striga => game.check_requirements(tell),
                Story::LesserEvil => {}
            },
            Frame::Look { place, seats } => game.look(place, seats, tell),
            Frame::Destiny => game.begin_destiny(),
            Frame::Vote => game.vote(tell),
            Frame::ChapterEnds => game.end_chapter(tell),
            Frame::Alliances { at } => game.apply_alliances(at),
            Frame::GainAfter { seat, kind, count } => game.gain(seat, kind, count, tell),
            Frame::ScoreAfter { seat, amount } => game.score_experience(seat, amount, Reason::Alliance, tell),
            Frame::Score => game.score_chapter(tell),
            Frame::Outcome => game.read_outcome(tell),
            Frame::PathBonus { side } => game.pay_path(side, tell),
            Frame::Ending => game.score_ending(tell),
            Frame::TurnUpObjective { place } => game.turn_up_objective(place, tell),
            Frame::Objectives => game.score_objectives(tell),
            Frame::Epilogue => game.read_epilogue(tell),
            // No flip left, no alliance card left.
            Frame::Coin { .. } | Frame::UseAlliance { .. } => {}
            _ => unreachable!("{frame:?} is no frame of Path of Destiny"),
        }
    }

    fn answer(game: &mut PathOfDestiny, frame: Frame, _: Actor, action: Action, tell: &mut impl Tell) {
        match (frame, action) {
            (Frame::DrawEffort { chapter }, Action::DrawEffort { effort }) => {
                game.place_effort(chapter, effort, tell);
            }
            (Frame::DrawRequirement { place }, Action::DrawRequirement { requirement }) => {
                game.place_requirement(place, requirement, tell);
            }
            (Frame::DrawToken { row }, Action::DrawToken { token }) => game.place_token(row, token, tell),
            (Frame::Coin { figure, left, destiny }, Action::FlipCoin { side }) => {
                game.flip([figure, left], destiny, side, tell);
            }
            (Frame::CoinMain, Action::FlipCoin { side }) => {
                game.draw_from(source::COIN);
                tell(Audience::Everyone, Event::CoinFlipped { side });
                game.set_main(side, tell);
            }
            (Frame::ChooseMain { .. }, Action::ChooseActive { side }) => game.set_main(side, tell),
            (
                Frame::Look { place, .. } | Frame::TurnUpObjective { place },
                Action::DrawObjective { objective },
            ) => {
                game.objectives[usize::from(place)] = objective;
                game.frames.push(frame);
            }
            (Frame::AutomaPick { figure, .. }, Action::PickCard { row, place }) => {
                game.play_extra_card(figure, (row, place), tell);
            }
            (Frame::ChooseAlliance { seat }, Action::ChooseAlliance { side }) => {
                tell(Audience::Everyone, Event::AllianceChosen { figure: seat, side });
                game.begin_alliance(seat, side, tell);
            }
            (Frame::DrawAlliance { seat, .. }, Action::DrawAlliance { alliance }) => {
                game.draw_alliance(seat, alliance, tell);
            }
            (Frame::DiscardAlliance { seat, .. }, Action::DiscardAlliance { alliance }) => {
                game.discard_alliance(seat, alliance, tell);
            }
            (Frame::UseAlliance { seat }, Action::ApplyAlliance { alliance }) => {
                game.apply_alliance(seat, alliance, tell);
            }
            (Frame::Exchange { seat }, Action::ChooseActive { side }) => game.exchange(seat, side),
            _ => unreachable!("{action:?} does not answer {frame:?}"),
        }
    }

    fn decisions<B>(
        game: &PathOfDestiny,
        frame: Frame,
        seat: u8,
        visit: &mut impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        match frame {
            Frame::ChooseMain { .. } | Frame::Exchange { .. } => {
                Side::ALL.into_iter().try_for_each(|side| visit(Action::ChooseActive { side }))
            }
            Frame::ChooseAlliance { .. } => {
                Side::ALL.into_iter().try_for_each(|side| visit(Action::ChooseAlliance { side }))
            }
            Frame::DiscardAlliance { side, .. } => game
                .alliances_of(seat, side)
                .iter()
                .try_for_each(|alliance| visit(Action::DiscardAlliance { alliance })),
            Frame::UseAlliance { .. } => {
                game.to_apply(seat).iter().try_for_each(|alliance| visit(Action::ApplyAlliance { alliance }))
            }
            Frame::AutomaPick { row, .. } => game.face_up(row..row + 1, visit),
            _ => ControlFlow::Continue(()),
        }
    }

    fn chances<B>(
        game: &PathOfDestiny,
        frame: Frame,
        visit: &mut impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        match frame {
            Frame::DrawEffort { chapter } => {
                PathOfDestiny::efforts_of(chapter).try_for_each(|effort| visit(Action::DrawEffort { effort }))
            }
            Frame::DrawRequirement { .. } => game
                .free_requirements()
                .try_for_each(|requirement| visit(Action::DrawRequirement { requirement })),
            Frame::DrawToken { .. } => {
                game.free_tokens().try_for_each(|token| visit(Action::DrawToken { token }))
            }
            Frame::Look { place, .. } | Frame::TurnUpObjective { place } => {
                game.objectives_of(place).try_for_each(|objective| visit(Action::DrawObjective { objective }))
            }
            Frame::DrawAlliance { side, .. } => game
                .alliance_deck
                .intersection(super::alliance::cards_of(side))
                .iter()
                .try_for_each(|alliance| visit(Action::DrawAlliance { alliance })),
            _ => Side::ALL.into_iter().try_for_each(|side| visit(Action::FlipCoin { side })),
        }
    }

    fn node(_: &PathOfDestiny, frame: Frame, _: Actor) -> Node {
        match frame {
            Frame::Look { seats, .. } => Node { outcome: audience(seats), menu: Menu::Open },
            Frame::DrawAlliance { seat, .. } => {
                Node { outcome: Audience::only(Seat::new(seat)), menu: Menu::Open }
            }
            // POD-D7: which card goes is for its owner alone.
            Frame::DiscardAlliance { seat, .. } => {
                Node { outcome: Audience::only(Seat::new(seat)), menu: Menu::Closed }
            }
            _ => Node { outcome: Audience::Everyone, menu: Menu::Open },
        }
    }

    fn question(_: &PathOfDestiny, frame: Frame, question: &mut Question) {
        question.about = match frame {
            Frame::DrawEffort { .. } => "an extra-effort card",
            Frame::DrawRequirement { .. } => "a requirement card",
            Frame::DrawToken { .. } => "an alliance token",
            Frame::Coin { .. } => "a flip of the solo destiny token",
            Frame::CoinMain => "a flip of the solo destiny token for the main symbol",
            Frame::Look { .. } | Frame::TurnUpObjective { .. } => "a secret objective",
            Frame::DrawAlliance { .. } => "an alliance card",
            Frame::AutomaPick { .. } => "which card the Automa plays",
            Frame::ChooseAlliance { .. } => "an alliance to draw a card of",
            Frame::DiscardAlliance { .. } => "an alliance card to discard",
            Frame::ChooseMain { .. } => "the main symbol of the chapter",
            Frame::UseAlliance { .. } => "an alliance card to apply next",
            Frame::Exchange { .. } => "an active symbol to give up for two of the other",
            _ => "nothing",
        };
    }

    fn step(frame: Frame) -> Option<Step> {
        match frame {
            Frame::LayOut | Frame::StorySetup | Frame::Introduction => Some(Step::Setup),
            Frame::Competences { .. } => Some(Step::Draft),
            Frame::Destiny | Frame::Vote => Some(Step::Destiny),
            Frame::ChooseMain { .. }
            | Frame::CoinMain
            | Frame::Score
            | Frame::Alliances { .. }
            | Frame::Opening
            | Frame::Epilogue => Some(Step::ChapterEnd),
            _ => None,
        }
    }

    fn characters_chosen(game: &mut PathOfDestiny, tell: &mut impl Tell) {
        game.seat_automa(tell);
    }

    /// POD-5.10, POD-17.16: the lowest row pays one experience; in Lesser Evil rows bring alliance cards instead
    /// (POD-20.3, POD-20.4).
    fn slot_bonus(game: &mut PathOfDestiny, figure: u8, row: u8, tell: &mut impl Tell) {
        if game.story == Story::LesserEvil {
            if !game.is_automa(figure) {
                game.meet_token(figure, row, tell);
            }
        } else if row + 1 == game.row_count() {
            game.earn(figure, 1, Reason::LowestRow, tell);
        }
    }

    fn draft_automa(game: &mut PathOfDestiny, figure: u8, tell: &mut impl Tell) {
        game.frames.push(Frame::AutomaAbility { figure });
        game.draft_automa(figure, tell);
    }

    fn automa_takes(game: &mut PathOfDestiny, figure: u8, card: u8, tell: &mut impl Tell) {
        game.take_for_automa(figure, card, tell);
    }

    fn automa_loses(game: &mut PathOfDestiny, figure: u8, kind: Kind, tell: &mut impl Tell) {
        game.lose_for_automa(figure, kind, tell);
    }

    #[inline]
    fn special(game: &PathOfDestiny, figure: u8, kind: Kind) -> u8 {
        if game.special == [NONE; 2] { 0 } else { game.specials(figure, kind) }
    }

    fn lose_special(game: &mut PathOfDestiny, figure: u8, kind: Kind) {
        game.lay_aside_special(figure, kind);
    }

    /// POD-14.20, POD-14.22: the pair of the next chapter is in force for kept cards; then the outcome is read.
    fn begin_chapter(game: &mut PathOfDestiny, tell: &mut impl Tell) {
        tell(Audience::Everyone, Event::Active { active: game.active() });
        game.frames.push(Frame::Opening);
        game.frames.push(Frame::Outcome);
    }

    fn outcome(game: &PathOfDestiny) -> Outcome {
        game.final_outcome()
    }

    fn sight(game: &PathOfDestiny, viewer: Viewer) -> Sight {
        Sight::of(game, viewer)
    }

    fn reimagine(game: &mut PathOfDestiny, viewer: Viewer, dice: &mut Dice) {
        game.imagine_story(viewer, dice);
    }

    fn appraise(game: &PathOfDestiny, seat: u8) -> i32 {
        game.appraisal(seat)
    }
}
