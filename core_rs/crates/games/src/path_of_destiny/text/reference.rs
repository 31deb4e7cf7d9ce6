//! Looking things up that only Path of Destiny has: side quests, Automa boards and the cards of the stories. The pages
//! of the stories are no reference: nobody sees them before they are read.

use super::super::options::OPTIONS;
use super::super::pack::{
    AutomaBoard, EFFORTS_OF_A_CHAPTER, OBJECTIVES_OF_A_TYPE, Pack, SideQuest, StoryBook, TYPES, side_of,
};
use super::rules;
use crate::presentation::Section;
use crate::timeline::text::reference::{Offer, Thing, entry};
use crate::timeline::text::{capital, listed, roman};

/// What the game offers.
pub(super) fn offer() -> Offer {
    Offer {
        title: "Path of Destiny",
        summary: "Draft cards into a timeline, gather the symbols of each chapter and vote on the course of one \
                  of three stories: three chapters of three turns for one to five players.",
        players: [1, 5],
        variants: vec![
            "Edge of the World: extra effort for sequences of colours; also as a learning game",
            "Striga: secret objectives behind requirements",
            "Lesser Evil: alliances with Renfri and Stregobor, and penalties",
            "two to five players; with two the face-up rows vote too",
            "one player against an Automa, in five difficulties",
        ],
        options: OPTIONS,
    }
}

/// A component: its name, what it is, what it says.
struct Component {
    name: String,
    what: String,
    text: String,
}

impl Component {
    fn new(name: &str, what: String, text: &str) -> Self {
        Self { name: String::from(name), what, text: capital(text) }
    }
}

/// All components beside characters and cards, by kind.
fn components(pack: &Pack) -> [(&'static str, Vec<Component>); 6] {
    let stories = pack.stories.iter().map(|story| {
        let what = format!("story, difficulty {} of 3", story.difficulty);
        Component::new(&story.name, what, &story_text(pack, story))
    });
    let automas = pack.characters.iter().zip(&pack.automas).map(|(character, board)| {
        let name = format!("Automa {}", character.name);
        Component::new(&name, String::from("Automa board"), &automa_text(board))
    });
    let efforts = (0..).zip(&pack.efforts).map(|(number, card)| {
        let what = format!("extra effort of chapter {}", roman(number / EFFORTS_OF_A_CHAPTER + 1));
        Component::new(&card.name, what, &format!("{}.", rules::effort(card)))
    });
    let objectives = (0..).zip(pack.objectives.iter()).map(|(number, card)| {
        let set = number / OBJECTIVES_OF_A_TYPE;
        let (place, solo) = match set.checked_sub(TYPES as u8) {
            Some(place) => (place, "solo "),
            None => (set, ""),
        };
        let (letter, main) = (rules::letter(place), rules::scored_for(place));
        let what = format!("{solo}objective {letter}, if the last main symbol is {main}");
        Component::new(&card.name, what, &card.text)
    });
    let requirements = pack
        .requirements
        .iter()
        .map(|card| Component::new(&card.name, String::from("requirement"), &rules::requirement(card)));
    let alliances = (0..).zip(pack.alliances.iter()).map(|(number, card)| {
        let what = format!("alliance with {}", rules::patron(side_of(number)));
        Component::new(&card.name, what, &format!("{}.", rules::alliance(card.effect)))
    });
    [
        ("Stories", stories.collect()),
        ("Automa boards", automas.collect()),
        ("Extra-effort cards", efforts.collect()),
        ("Secret objectives", objectives.collect()),
        ("Requirement cards", requirements.collect()),
        ("Alliance cards", alliances.collect()),
    ]
}

pub(super) fn sections(pack: &Pack) -> Vec<Section> {
    let section = |(title, components): (&'static str, Vec<Component>)| {
        let entries = (0..)
            .zip(components)
            .map(|(number, it)| entry(number, &it.name, format!("{}. {}", capital(&it.what), it.text), ""));
        Section { title, entries: entries.collect() }
    };
    components(pack).into_iter().map(section).collect()
}

/// Side quests, names of Automa abilities, then all other components.
pub(super) fn things(pack: &Pack) -> Vec<Thing> {
    let mut things = Vec::new();
    for (character, quest) in pack.characters.iter().zip(&pack.quests) {
        let head = format!("{} (side quest of {})", quest.name, character.name);
        things.push(Thing::new(
            &quest.name,
            vec![head, quest.text.clone(), format!("{}.", rules::scale(quest))],
        ));
    }
    for (character, board) in pack.characters.iter().zip(&pack.automas) {
        for (name, text) in board.names.iter().zip(rules::automa_abilities(board)) {
            let head = format!("{name} (Automa {})", character.name);
            things.push(Thing::new(name, vec![head, format!("{text}.")]));
        }
    }
    things.extend(components(pack).into_iter().flat_map(|(_, components)| components).map(|it| {
        let head = format!("{} ({})", it.name, it.what);
        Thing::new(&it.name, vec![head, it.text])
    }));
    things
}

/// A side quest in one line, behind the abilities of its character.
pub(super) fn quest_text(quest: &SideQuest) -> String {
    format!("Side quest {} – {} {}.", quest.name, quest.text, capital(&rules::scale(quest)))
}

fn story_text(pack: &Pack, story: &StoryBook) -> String {
    let order = story.order.iter().filter_map(|it| pack.characters.get(usize::from(*it)));
    let order: Vec<&str> = order.map(|character| character.name.as_str()).collect();
    format!("{} Order {}.", story.summary, listed(&order, "open"))
}

fn automa_text(board: &AutomaBoard) -> String {
    let [first, second] = rules::automa_abilities(board);
    format!("Competences {}.\n1. {first}.\n2. {second}.", rules::competences(board))
}
