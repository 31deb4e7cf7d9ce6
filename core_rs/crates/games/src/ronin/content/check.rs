//! What content may say beyond what its types allow. Each check returns the reason of its refusal.

use crate::ronin::pack::{Board, Card, Effect};
use crate::ronin::vocabulary::{Bonus, Colour, Condition, Pay, Reward, Side};
use crate::timeline::content::{self, Check, between, ensure, table};

/// Everything the colours of a deck are counted over.
pub(super) const COLOURS: [Colour; 5] =
    [Colour::Red, Colour::Green, Colour::Blue, Colour::Yellow, Colour::Pink];
/// Cards of each colour in the main deck (RON-25.1).
const CARDS_OF_A_COLOUR: usize = 16;
/// Passing cups that point to each side in the main deck (RON-25.4).
const CUPS_OF_A_SIDE: usize = 8;

/// A partner's cards are asked for partnership points only (RON-9.2); the rest both games have in common.
pub(super) fn effect(effect: Effect) -> Check {
    let is_partner = matches!(effect.condition, Condition::PartnerHas(_));
    ensure(!is_partner || effect.reward == Reward::PointsOnOneTrack, || {
        "partner_has goes with points_on_one_track only".into()
    })?;
    content::matching(effect)
}

/// The main deck as a whole: colours and passing cups (RON-25.1, RON-25.4).
pub(super) fn deck(cards: &[Card]) -> Check {
    for colour in COLOURS {
        let count = cards.iter().filter(|card| card.has(colour)).count();
        ensure(count == CARDS_OF_A_COLOUR, || {
            format!("colour: {CARDS_OF_A_COLOUR} cards of each colour needed, got {count} of {colour:?}")
        })?;
    }
    for side in [Side::Left, Side::Right] {
        let count = cards.iter().filter(|card| card.cup == Some(side)).count();
        ensure(count == CUPS_OF_A_SIDE, || {
            format!("cup: {CUPS_OF_A_SIDE} passing cups for each side needed, got {count} of {side:?}")
        })?;
    }
    Ok(())
}

/// A bonus by itself.
pub(super) fn bonus(bonus: Bonus) -> Check {
    match bonus {
        Bonus::AbilityCard(n) => {
            ensure(n == 1 || n == 3, || format!("give: ability_card: 1 or 3 allowed, got {n}"))
        }
        Bonus::ActiveSymbols(n) => between("give: active_symbols", n, 1..=3),
        Bonus::OneActiveKind(n) => between("give: one_active_kind", n, 1..=3),
        Bonus::Experience(n) => between("give: experience", n, 1..=6),
        Bonus::Victory(n) => between("give: victory", n, 1..=6),
        Bonus::Draw(n) => between("give: draw", n, 1..=3),
        Bonus::Restore => Ok(()),
        Bonus::Count { pay, steps, .. } => {
            let most = if pay == Pay::ActiveSymbols { 3 } else { 6 };
            for [least, amount] in steps {
                between("give: count: steps: at least", least, 0..=40)?;
                between("give: count: steps: amount", amount, 1..=most)?;
            }
            let rises =
                |pair: &[[u8; 2]]| pair[0] == pair[1] || (pair[0][0] < pair[1][0] && pair[0][1] < pair[1][1]);
            ensure(steps.windows(2).all(rises), || {
                format!("give: count: steps: each step rises or repeats the one before, got {steps:?}")
            })
        }
    }
}

/// A side of a board as a whole: each ability card once at most, marks that never fall (RON-12.16, RON-15.6).
pub(super) fn board(board: &Board) -> Check {
    for ability in [1, 3] {
        let card = Some(Bonus::AbilityCard(ability));
        let count = board.spaces.iter().flatten().filter(|&&bonus| bonus == card).count();
        ensure(count <= 1, || format!("space: ability_card {ability} at most once, got {count}"))?;
    }
    table("marks", &board.marks)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ronin::vocabulary::Kind;

    const KINDS: [Kind; 4] = [Kind::Magic, Kind::Diplomacy, Kind::Exploration, Kind::Fight];

    fn conditions() -> Vec<Condition> {
        use Condition as C;
        let kinds = KINDS.into_iter().flat_map(|kind| [C::LoseOne(kind), C::LoseUpToThree(kind)]);
        let colours = COLOURS.into_iter().flat_map(|colour| {
            [
                C::TwoOrMore(colour),
                C::PartnerHas(colour),
                C::ExactlyOne(colour),
                C::ExactlyTwo(colour),
                C::UpToThree(colour),
            ]
        });
        let inactive = [C::LoseUpToThreeInactive, C::ExactlyTwoInactive, C::TwoOrMoreInactive];
        kinds.chain(colours).chain(inactive).collect()
    }

    fn rewards() -> Vec<Reward> {
        use Reward as R;
        let kinds = KINDS.into_iter().flat_map(|kind| {
            let others: Vec<Kind> = KINDS.into_iter().filter(|&other| other != kind).collect();
            [R::Two(kind), R::ByLevel(kind), R::Set([others[0], others[1], others[2]])]
        });
        let tea = [R::PointOnBothTracks, R::PointsOnOneTrack];
        let active = [R::LeftByLevel, R::RightByLevel, R::TwoLeft, R::TwoRight, R::OneOfEachActive];
        kinds.chain(tea).chain(active).collect()
    }

    #[test]
    fn the_vocabulary_has_the_pairings_it_should_have() {
        kernel::rule!("RON-25.12", "RON-9.2", "RON-R12");
        let (mut flat, mut scaled, mut both_tracks, mut one_track) = (0, 0, 0, 0);
        for condition in conditions() {
            for reward in rewards() {
                if effect(Effect { condition, reward }).is_err() {
                    continue;
                }
                match reward {
                    Reward::PointOnBothTracks => both_tracks += 1,
                    Reward::PointsOnOneTrack => one_track += 1,
                    _ if reward.is_scaled() => scaled += 1,
                    _ => flat += 1,
                }
            }
        }
        let nothing_changes = KINDS.len();
        assert_eq!((flat, scaled, both_tracks, one_track), (21 * 11, 10 * 6 - nothing_changes, 21, 15));
    }

    #[test]
    fn the_partner_condition_pays_partnership_points() {
        kernel::rule!("RON-9.2");
        for colour in COLOURS {
            let condition = Condition::PartnerHas(colour);
            let allowed: Vec<Reward> = rewards()
                .into_iter()
                .filter(|&reward| effect(Effect { condition, reward }).is_ok())
                .collect();
            assert_eq!(allowed, [Reward::PointsOnOneTrack]);
        }
    }
}
