//! Ronin as a tale of the table: its own frames, and where it differs from Path of Destiny.

use std::ops::ControlFlow;

use kernel::{Actor, Audience, BadOptions, Dice, Menu, Node, Outcome, Seat, Viewer};

use super::action::Action;
use super::event::{Event, Reason, Tell};
use super::frame::Frame;
use super::options::{Options, ring};
use super::pack::{CHAPTER_CARDS, MAIN_CARDS, Pack};
use super::state::{Bonds, NONE, Ronin, source};
use super::view::{Question, Sight, Step};
use super::vocabulary::{Condition, Kind, Reward, Side};
use crate::timeline::tale::{Asks, Tale};

impl Tale for Bonds {
    const ID: &'static str = "ronin";
    const RULES: u16 = 1;
    const LONGEST: usize = 1500;
    const MAIN_CARDS: u8 = MAIN_CARDS as u8;
    const AUTOMA_ABILITIES: u8 = 0;
    const STEPS: &'static [Frame] = &[
        Frame::TurnEnds,
        Frame::Tea { at: 0 },
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

    fn begin(pack: &'static Pack, options: &Options) -> Result<Ronin, BadOptions> {
        options.check()?;
        Ok(Ronin::laid(pack, options))
    }

    fn figures(players: u8) -> u8 {
        ring(players)
    }

    fn shows_pair(game: &Ronin) -> bool {
        game.chapter_card != NONE
    }

    fn pair(game: &Ronin) -> [Kind; 2] {
        game.pack().chapters[usize::from(game.chapter_card)].pairs[usize::from(game.chapter)]
    }

    fn asks(game: &Ronin, frame: Frame) -> Asks {
        match frame {
            Frame::ChapterCard => game.next_draw(source::CHAPTER),
            Frame::OfferBoard { .. } | Frame::DrawBoard { .. } => game.next_draw(source::BOARD),
            Frame::ChooseAutoma { seat, .. }
            | Frame::KeepBoard { seat }
            | Frame::PickBoard { seat, .. }
            | Frame::Partner { seat, .. }
            | Frame::Track { seat, .. }
            | Frame::Bonus { seat, .. }
            | Frame::Mix { seat, .. }
            | Frame::Restore { seat } => Asks::Seat(seat),
            _ => Asks::Nobody,
        }
    }

    fn waits(game: &Ronin, frame: Frame) -> bool {
        match frame {
            Frame::ChapterCard
            | Frame::ChooseAutoma { .. }
            | Frame::OfferBoard { .. }
            | Frame::KeepBoard { .. }
            | Frame::PickBoard { .. }
            | Frame::DrawBoard { .. }
            | Frame::Partner { .. }
            | Frame::Track { .. }
            | Frame::Mix { .. }
            | Frame::Restore { .. } => true,
            Frame::Bonus { seat, track, space } => game.bonus_asks(seat, track, space),
            _ => false,
        }
    }

    fn run(game: &mut Ronin, frame: Frame, tell: &mut impl Tell) {
        match frame {
            Frame::Automas { figure } => game.place_automas(figure, tell),
            Frame::LayOut => game.lay_out(tell),
            Frame::Boards { chooser } => game.place_boards(chooser),
            Frame::Season => game.start_season(tell),
            Frame::Tea { at } => game.serve_next(at),
            Frame::TeaCards { figure, position } => game.serve_cards(figure, position),
            Frame::Cups { figure } => game.pass_cups(figure, tell),
            Frame::Advance { track, left } => game.advance(track, left, tell),
            Frame::Bonus { seat, track, space } => game.take_only_bonus(seat, track, space, tell),
            Frame::ChapterEnds => game.score_chapter(tell),
            Frame::Ending => game.score_ending(tell),
            _ => unreachable!("{frame:?} is no frame of Ronin"),
        }
    }

    fn answer(game: &mut Ronin, frame: Frame, _: Actor, action: Action, tell: &mut impl Tell) {
        match (frame, action) {
            (Frame::ChapterCard, Action::DrawChapter { chapter }) => {
                game.draw_from(source::CHAPTER);
                game.turn_up_chapter(chapter, tell);
            }
            (Frame::ChooseAutoma { figure, .. }, Action::ChooseAutoma { character }) => {
                game.take_character(figure, character, tell);
            }
            (Frame::OfferBoard { seat }, Action::DrawBoard { board }) => {
                game.draw_from(source::BOARD);
                game.take_offer(board);
                tell(Audience::only(Seat::new(seat)), Event::BoardOffered { figure: seat, board });
            }
            (Frame::DrawBoard { track }, Action::DrawBoard { board }) => {
                game.draw_from(source::BOARD);
                game.place_board(track, board, tell);
            }
            // RON-3.20: the board kept is placed between the chooser and the left neighbour.
            (
                Frame::KeepBoard { seat: track } | Frame::PickBoard { track, .. },
                Action::KeepBoard { board },
            ) => {
                game.place_board(track, board, tell);
            }
            (Frame::Partner { seat, position }, Action::ChooseTrack { side }) => {
                game.choose_partner(seat, position, side, tell);
            }
            (Frame::Track { seat, points }, Action::ChooseTrack { side }) => {
                game.choose_track(seat, points, side, tell);
            }
            (Frame::Bonus { seat, track, space }, Action::TakeBonus { alternative }) => {
                game.take_alternative([seat, track, space], alternative, tell);
            }
            (Frame::Mix { seat, count }, Action::GainMix { left }) => game.gain_mix(seat, count, left, tell),
            (Frame::Restore { seat }, Action::Restore { ability }) => game.restore(seat, ability, tell),
            _ => unreachable!("{action:?} does not answer {frame:?}"),
        }
    }

    fn decisions<B>(
        game: &Ronin,
        frame: Frame,
        seat: u8,
        visit: &mut impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        match frame {
            Frame::ChooseAutoma { .. } => {
                game.free_characters().try_for_each(|character| visit(Action::ChooseAutoma { character }))
            }
            Frame::KeepBoard { .. } => {
                game.offered().try_for_each(|board| visit(Action::KeepBoard { board }))
            }
            Frame::PickBoard { .. } => {
                game.free_boards().try_for_each(|board| visit(Action::KeepBoard { board }))
            }
            Frame::Partner { position, .. } => {
                Ronin::offer_sides(game.partner_choices(seat, position), visit)
            }
            Frame::Track { .. } => Ronin::offer_sides(game.track_choices(seat), visit),
            Frame::Bonus { .. } => Ronin::offer_bonus(visit),
            Frame::Mix { count, .. } => Ronin::mixes(count, visit),
            Frame::Restore { .. } => game.restorable(seat, visit),
            _ => ControlFlow::Continue(()),
        }
    }

    fn chances<B>(
        game: &Ronin,
        frame: Frame,
        visit: &mut impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        match frame {
            Frame::ChapterCard => {
                (0..CHAPTER_CARDS as u8).try_for_each(|chapter| visit(Action::DrawChapter { chapter }))
            }
            _ => {
                game.not_offered(game.free_boards()).try_for_each(|board| visit(Action::DrawBoard { board }))
            }
        }
    }

    fn node(game: &Ronin, frame: Frame, _: Actor) -> Node {
        match frame {
            Frame::OfferBoard { seat } => Node { outcome: Audience::only(Seat::new(seat)), menu: Menu::Open },
            // RON-D3: everyone knows which board is the last one.
            Frame::KeepBoard { .. } if game.offer[1] != NONE => {
                Node { outcome: Audience::Everyone, menu: Menu::Closed }
            }
            _ => Node { outcome: Audience::Everyone, menu: Menu::Open },
        }
    }

    fn question(game: &Ronin, frame: Frame, question: &mut Question) {
        let card = |seat: u8, position: u8| Some(game.figure(seat).timeline[position].card);
        question.about = match frame {
            Frame::ChapterCard => "the chapter card",
            Frame::OfferBoard { .. } | Frame::DrawBoard { .. } => "a partnership board from the pool",
            Frame::ChooseAutoma { .. } => "which character the Automa gets",
            Frame::KeepBoard { .. } => "which partnership board to place on your left",
            Frame::PickBoard { .. } => "which partnership board to share with the Automa",
            Frame::Partner { seat, position } => {
                question.card = card(seat, position);
                "which partner to look at"
            }
            Frame::Track { points, .. } => {
                question.count = Some(points);
                "which partnership track to move"
            }
            Frame::Bonus { track, space, .. } => {
                question.space = Some([track, space]);
                "which bonus to take"
            }
            Frame::Mix { count, .. } => {
                question.count = Some(count);
                "active symbols to gain"
            }
            Frame::Restore { .. } => "a spent ability to make available again",
            _ => "nothing",
        };
    }

    fn step(frame: Frame) -> Option<Step> {
        match frame {
            Frame::Boards { .. } | Frame::Season => Some(Step::Setup),
            Frame::Tea { .. } => Some(Step::Tea),
            _ => None,
        }
    }

    fn characters_chosen(game: &mut Ronin, _: &mut impl Tell) {
        game.frames.push(Frame::Automas { figure: game.players });
    }

    /// RON-5.10: the lowest row pays one experience; Automas score nothing.
    fn slot_bonus(game: &mut Ronin, figure: u8, row: u8, tell: &mut impl Tell) {
        if row + 1 == game.row_count() && !game.is_automa(figure) {
            game.score_experience(figure, 1, Reason::LowestRow, tell);
        }
    }

    fn draft_automa(game: &mut Ronin, figure: u8, tell: &mut impl Tell) {
        game.draft_automa(figure, tell);
    }

    /// Behind the own board: 4, 5 the left and 6, 7 the right partner's abilities 1 and 3 (RON-12.11).
    fn ability_in(game: &Ronin, figure: u8, slot: u8) -> (u8, u8) {
        if slot < 4 {
            return (game.figure(figure).character, slot);
        }
        let side = if slot < 6 { Side::Left } else { Side::Right };
        (game.figure(game.neighbour(figure, side)).character, 2 * (slot & 1))
    }

    /// RON-C5: a condition on a partner's timeline asks which partner.
    fn evaluate(game: &mut Ronin, figure: u8, position: u8) -> bool {
        let condition = game.effect_at(figure, position).map(|effect| effect.condition);
        let looks_at_partner = matches!(condition, Some(Condition::PartnerHas(_)));
        if looks_at_partner && game.partner_choices(figure, position) != [false; 2] {
            game.frames.push(Frame::Partner { seat: figure, position });
        }
        looks_at_partner
    }

    /// RON-P1, RON-P2: partnership points.
    fn reward(game: &mut Ronin, figure: u8, position: u8, level: u8) {
        match game.effect_at(figure, position).map(|effect| effect.reward) {
            Some(Reward::PointOnBothTracks) => {
                for side in [Side::Right, Side::Left] {
                    game.frames.push(Frame::Advance { track: game.track(figure, side), left: 1 });
                }
            }
            _ => game.frames.push(Frame::Track { seat: figure, points: level }),
        }
    }

    fn begin_chapter(game: &mut Ronin, tell: &mut impl Tell) {
        tell(Audience::Everyone, Event::ChapterBegan { chapter: game.chapter + 1, active: game.active() });
        game.frames.push(Frame::Turn);
    }

    fn outcome(game: &Ronin) -> Outcome {
        game.outcome()
    }

    fn sight(game: &Ronin, _: Viewer) -> Sight {
        Sight::of(game)
    }

    /// Boards dealt in secret.
    fn reimagine(game: &mut Ronin, viewer: Viewer, dice: &mut Dice) {
        if let Some(Frame::OfferBoard { seat } | Frame::KeepBoard { seat }) = game.frames.top() {
            let (seat, free) = (*seat, game.free_boards().collect());
            game.offer_unknown(viewer, seat, free, dice);
        }
    }

    fn appraise(game: &Ronin, seat: u8) -> i32 {
        game.appraisal(seat)
    }
}

#[cfg(any(test, feature = "laws"))]
impl crate::timeline::tale::LawfulTale for Bonds {}
