//! What belongs to a character: abilities, the experience track, the Automa board and the side quest.

use std::collections::BTreeSet;

use games::path_of_destiny::content::embedded;
use games::path_of_destiny::vocabulary::Window::{
    AfterDraft, AfterEffects, BeforeDraft, BeforeEffect, BeforePlay, ChapterEnd,
};
use games::path_of_destiny::vocabulary::{AutomaAbility, Colour, Kind, Quest, Verb};

use super::{COLOURS, KINDS, spread, word};

#[test]
fn abilities_are_the_printed_ones() {
    kernel::rule!("POD-27.3");
    let verbs = embedded().characters.each_ref().map(|c| c.abilities.each_ref().map(|a| (a.verb, a.window)));
    let geralt = [
        (Verb::WaiveLoss(1), BeforeEffect),
        (Verb::TakeBack, ChapterEnd),
        (Verb::FullResult, BeforeEffect),
        (Verb::PlayExtra(1), AfterEffects),
    ];
    let yennefer = [
        (Verb::SwapRows, BeforeDraft),
        (Verb::TakeExtra, AfterDraft),
        (Verb::BurnPair(2), AfterDraft),
        (Verb::TakeAndPlay, AfterDraft),
    ];
    let dandelion = [Verb::GainFewer, Verb::Seek, Verb::Pull, Verb::Trade(3)].map(|verb| (verb, BeforePlay));
    let ciri = [
        (Verb::Recolour, BeforeEffect),
        (Verb::TakeBack, BeforePlay),
        (Verb::Replace, BeforePlay),
        (Verb::Cash(2), BeforePlay),
    ];
    assert_eq!(verbs[..4], [geralt, yennefer, dandelion, ciri]);
}

#[test]
fn vesemirs_abilities_are_made_of_known_verbs() {
    kernel::rule!("POD-27.3", "POD-27.14");
    let abilities = embedded().characters[4].abilities.each_ref().map(|a| (a.verb, a.window));
    let ours = [
        (Verb::DrawAndDiscard(2), BeforePlay),
        (Verb::WaiveLoss(2), BeforeEffect),
        (Verb::Cash(1), BeforePlay),
        (Verb::PlayExtra(2), AfterEffects),
    ];
    assert_eq!(abilities, ours);
    for (verb, window) in abilities {
        assert!(verb.windows().contains(&window), "{verb:?}");
        let others = embedded().characters[..4].iter().flat_map(|character| &character.abilities);
        assert!(others.clone().all(|ability| ability.verb != verb), "{verb:?} is nobody else's");
    }
}

#[test]
fn unlock_spaces_rise_and_golden_tables_are_the_defaults() {
    kernel::rule!("POD-27.3", "POD-11.9", "POD-R28", "POD-R29");
    let pack = embedded();
    // The second ability comes at 5; the others were tuned until every character wins its share.
    for character in pack.characters.iter() {
        let [second, third, fourth] = character.unlock;
        assert!(second == 5 && 8 < third && third < fourth && fourth <= 20, "{}", character.name);
    }
    let tables = pack.automas.iter().map(|board| &board.golden).chain([&pack.golden]);
    for table in tables {
        assert!(table.iter().enumerate().all(|(golden, &points)| usize::from(points) == golden / 2));
    }
}

#[test]
fn automa_boards_have_a_colour_of_their_own_and_the_known_one_is_there() {
    kernel::rule!("POD-1.15", "POD-27.4", "POD-17.19");
    let boards = &embedded().automas;
    let yennefer = &boards[1];
    assert_eq!((yennefer.colour, yennefer.ability), (Colour::Blue, AutomaAbility::ExtraCard));
    let colours: BTreeSet<Colour> = boards.iter().map(|board| board.colour).collect();
    assert_eq!(colours, BTreeSet::from(COLOURS));
    assert!(boards.iter().all(|board| board.competences[0] != board.competences[1]));
    let pairs: BTreeSet<[Kind; 2]> = boards.iter().map(|board| board.competences).collect();
    assert_eq!(pairs.len(), 5, "no two boards alike");
    let counts = KINDS.map(|kind| boards.iter().filter(|board| board.competences.contains(&kind)).count());
    assert!(spread(counts) <= 1, "{counts:?}");
    let abilities: BTreeSet<String> = boards.iter().map(|board| word(&board.ability)).collect();
    assert_eq!(abilities.len(), 3, "each of the three second abilities occurs");
}

#[test]
fn side_quests_count_the_hand() {
    kernel::rule!("POD-13.19", "POD-27.6", "POD-1.11");
    let quests = &embedded().quests;
    assert_eq!(quests[0].count, Quest::HandCards(Colour::Green), "Geralt's is known");
    assert_eq!(quests[0].table, [0, 1, 2, 4, 6, 8], "the default");
    let counts: BTreeSet<String> = quests.iter().map(|quest| word(&quest.count)).collect();
    assert_eq!(counts.len(), 5, "each counts something else");
    for quest in quests {
        assert!(quest.table.is_sorted() && quest.table[0] == 0 && quest.table[5] > 0, "{}", quest.name);
    }
}
