//! Every kind of action and event, with numbers that name something and numbers that do not.

use games::old_world::action::Way;
use games::old_world::vocabulary::{Attribute, Half, Place, Terrain};
use games::old_world::{Action, Event};
use kernel::Seat;

/// Numbers that name something and numbers that do not.
const NUMBERS: [u8; 12] = [0, 1, 2, 5, 7, 19, 31, 60, 140, 200, 254, 255];

/// Every kind of action.
pub fn actions() -> Vec<Action> {
    let mut actions = vec![
        Action::EndPhase,
        Action::UseSite,
        Action::FightMonster,
        Action::Pass,
        Action::Accept,
        Action::Decline,
        Action::Stop,
    ];
    for n in NUMBERS {
        let seat = Seat::new(n % 5);
        actions.extend([
            Action::DrawFirst { seat },
            Action::DrawCard { card: n },
            Action::DrawPotion { potion: n },
            Action::DrawExploration { card: n },
            Action::DrawLocation { location: n },
            Action::DrawMonster { monster: n },
            Action::DrawFightCard { card: n },
            Action::Roll { face: n },
            Action::DrawSchool { school: n },
            Action::KeepSchool { school: n },
            Action::Move { location: n, card: n, way: Way::WithCard },
            Action::PaySecond { card: n },
            Action::Poker { seat },
            Action::Reroll { dice: n },
            Action::ResolveQuest { card: n },
            Action::Exchange { card: n, slot: n },
            Action::FightWitcher { seat },
            Action::Explore { deck: n },
            Action::TakeOption { option: n },
            Action::UseAbility { ability: n },
            Action::Branch { branch: n },
            Action::DiscardPotion { potion: n },
            Action::ChooseLocation { location: n },
            Action::Discard { card: n },
            Action::Trash { card: n, from: Place::Deck },
            Action::PutBack { card: n },
            Action::DiscardLooked { card: n },
            Action::TakeDiscarded { card: n },
            Action::DiscardFound { card: n },
            Action::Play { card: n, extension: n },
            Action::UseIcon { position: n },
            Action::TakeMarket { slot: n },
            Action::Buy { slot: n },
            Action::TrashMarket { slot: n },
            Action::Bet { side: n },
        ]);
    }
    for attribute in Attribute::ALL {
        actions.extend([
            Action::DrawTrophy { attribute },
            Action::Meditate { attribute },
            Action::ChooseAttribute { attribute },
        ]);
    }
    for terrain in Terrain::ALL {
        actions.extend([Action::PlaceMonster { terrain }, Action::ChooseTerrain { terrain }]);
    }
    actions.extend([Half::Charge, Half::Bite].map(|half| Action::NameAttack { half }));
    actions
}

/// Every kind of event.
pub fn events() -> Vec<Event> {
    let mut events = vec![
        Event::PotionsReshuffled,
        Event::FightTurn { seat: None },
        Event::Damage { to: None, points: 3 },
        Event::AttackNamed { seat: None, half: Half::Bite },
        Event::Ended { winner: None },
        Event::OptionTaken { seat: 0, card: None, event: None, option: 0 },
        Event::FightBegan { seat: 0, against: None, monster: None },
    ];
    let (attribute, terrain) = (Attribute::Alchemy, Terrain::Water);
    for n in NUMBERS {
        let (seat, some) = (n, Some(n));
        events.extend([
            Event::FirstPlayer { seat },
            Event::Revealed { card: n },
            Event::MarketDealt { slot: n, card: n },
            Event::MarketCleared { card: n, trashed: n > 9 },
            Event::MarketReshuffled { cards: n },
            Event::SlotPlaced { terrain, location: n },
            Event::MonsterPlaced { terrain, monster: n },
            Event::LevelTwoPlaced { seat, terrain },
            Event::TrophyDrawn { attribute },
            Event::SchoolOffered { seat, school: n },
            Event::SchoolTaken { seat, school: n },
            Event::TurnBegan { seat, round: n.into() },
            Event::PhaseBegan { seat, phase: n },
            Event::Heads { seat, location: n },
            Event::Answered { seat, yes: n > 9 },
            Event::BranchTaken { seat, branch: n },
            Event::Tracks { seat, terrain },
            Event::SetsOut { seat, deck: n },
            Event::Moved { seat, location: n },
            Event::Gold { seat, by: n.cast_signed(), gold: n.into() },
            Event::Drew { seat, card: n },
            Event::DrewUnseen { seat },
            Event::Discarded { seat, card: n, from: Place::Deck },
            Event::Trashed { seat, card: n, from: Place::Hand },
            Event::Retrieved { seat, card: n },
            Event::Gained { seat, card: n, to: Place::Discard },
            Event::PutBack { seat, owner: None, card: n },
            Event::PutBackUnseen { seat },
            Event::Looks { seat, owner: some, cards: n },
            Event::Seen { seat, owner: None, card: n },
            Event::LookEnded { seat },
            Event::Reshuffled { seat, cards: n },
            Event::NewDeck { seat, cards: n },
            Event::PotionTaken { seat, potion: n },
            Event::PotionDiscarded { seat, potion: n },
            Event::Attribute { seat, attribute, level: n },
            Event::LevelRaised { seat, level: n },
            Event::Shield { seat, shield: n },
            Event::SiteUsed { seat, location: n },
            Event::Tracking { seat, location: n },
            Event::TokenAside { location: n },
            Event::Trail { seat, terrain },
            Event::TokenReturned { location: n },
            Event::TokensReturned { terrain },
            Event::Gathered { seat },
            Event::PokerBegan { seat, against: some },
            Event::Rolled { seat: some, die: n, face: n },
            Event::Rerolled { seat: None, dice: n },
            Event::PokerEnded { seat, won: n > 9, gold: n },
            Event::Explored { seat, card: n },
            Event::ExplorationReshuffled { deck: n },
            Event::OptionTaken { seat, card: some, event: None, option: n },
            Event::OptionTaken { seat, card: None, event: some, option: n },
            Event::QuestTaken { seat, card: n, option: n, location: n },
            Event::QuestResolved { seat, card: n },
            Event::EventRead { seat, event: n },
            Event::Kept { seat, event: n },
            Event::UsedUp { seat, event: n },
            Event::CheckRolled { seat, face: n },
            Event::Bought { seat, slot: n, card: n, price: n },
            Event::FightBegan { seat, against: some, monster: None },
            Event::FightBegan { seat, against: None, monster: some },
            Event::Bet { seat, on: n },
            Event::LifePool { seat, cards: n },
            Event::MonsterPool { cards: n },
            Event::FightTurn { seat: some },
            Event::AbilityUsed { seat, ability: n },
            Event::Played { seat, card: n, extension: some },
            Event::ComboComplete { seat, cards: n },
            Event::ReturnedToHand { seat, card: n },
            Event::Damage { to: some, points: n },
            Event::MonsterLost { card: n, left: n },
            Event::AttackNamed { seat: some, half: Half::Charge },
            Event::AttackRevealed { card: n, left: n },
            Event::KnockedOut { seat },
            Event::FightEnded { seat, against: None, monster: some, ending: n },
            Event::MonsterLeft { terrain, monster: n, defeated: n > 9 },
            Event::AttributeTrophy { seat, attribute },
            Event::WitcherTrophy { seat, school: n },
            Event::MonsterTrophy { seat, monster: n },
            Event::Advanced { seat, position: n },
            Event::TavernClosed { location: n },
            Event::Ended { winner: some },
        ]);
    }
    events
}
