//! A few words for what the table is busy with, as far as everyone may know.

use super::frame::Frame;
use super::state::OldWorld;
use super::vocabulary::Moment;

impl OldWorld {
    pub(super) fn question(&self) -> String {
        let words = match self.top() {
            Frame::FirstPlayer => "who is first",
            Frame::ZeroCards | Frame::Refill => "the market",
            Frame::SlotLocation { .. } | Frame::SummonLocation { .. } => "where a monster stands",
            Frame::SlotMonster { .. } | Frame::SummonMonster { .. } => "which monster comes",
            Frame::PlaceLevelTwo { .. } => "the terrain of the level-II monster",
            Frame::SoloTrophy => "the attribute trophy",
            Frame::OfferSchool { .. } | Frame::DrawSchool { .. } | Frame::KeepSchool { .. } => "a school",
            Frame::PhaseOne { .. } => "Phase I",
            Frame::SecondCard { .. } => "the payment of a movement",
            Frame::PhaseTwo { .. } => "Phase II",
            Frame::DiscardDown { .. } => "cards to discard in Phase III",
            Frame::Buy { .. } => "a market card to buy",
            Frame::School { .. } | Frame::PickAttribute { .. } => "an attribute",
            Frame::TakeMarket { .. } => "a market card to take",
            Frame::Track { .. } | Frame::TrackToken { .. } => "a monster to track",
            Frame::ClearMarket { must: true, .. } => "market cards to trash",
            Frame::ClearMarket { .. } => "whether to trash market cards",
            Frame::PokerRoll { .. } | Frame::PokerReroll { .. } => "dice",
            Frame::DrawExploration { .. } => "an exploration card",
            Frame::ExploreOption { .. } | Frame::EventOption { .. } => "an option",
            Frame::QuestToken { .. } => "where a quest leads",
            Frame::Run { .. } | Frame::Choose { .. } => "an effect",
            Frame::Moment { moment: Moment::BeforeDamageTaken, .. } => "an ability against damage",
            Frame::Moment { .. } => "an ability to use",
            Frame::GainPotions { .. } => "a potion",
            Frame::DiscardPotions { .. } | Frame::PotionOverflow { .. } => "a potion to discard",
            Frame::PickTrail { .. } => "a trail",
            Frame::Search { .. } => "a card of the action deck",
            Frame::MoveAdjacent { .. } => "a location to go to",
            Frame::DrawCards { .. } | Frame::DrawnBack { .. } => "a card to draw",
            Frame::DiscardHand { .. } | Frame::DamageHand { .. } => "a hand card to discard",
            Frame::DiscardRandom { .. } | Frame::DiscardTop { .. } => "a card lost",
            Frame::DiscardFound { .. } => "a card of the deck to discard",
            Frame::TrashCards { .. } | Frame::TrashHand { .. } | Frame::TrashTop { .. } => "a card to trash",
            Frame::Fatigue { .. } => "a card to trash by fatigue",
            Frame::TakeDiscarded { .. } => "a discarded card to take",
            Frame::PutBack { .. } | Frame::ReturnDrawn { .. } => "a card to put back",
            Frame::LookOrder { .. } => "the next card to put back",
            Frame::LookDraw { .. } | Frame::LookDiscard { .. } => "cards looked at",
            Frame::Bet { .. } => "a bet",
            Frame::NameAttack { .. } | Frame::AttackDie => "the monster's attack",
            Frame::Monster { .. } | Frame::MonsterLoss { .. } => "a monster fight card",
            Frame::ComboCard { .. } | Frame::RandomCard { .. } => "a combo card",
            Frame::Icons { .. } => "a special icon",
            Frame::Over => "nothing: the game is over",
            _ => "what comes next",
        };
        String::from(words)
    }
}
