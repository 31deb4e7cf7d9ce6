//! Content that breaks a rule is refused with its file, the entry and the field.

use games::old_world::content::{self, FILES, Sources};
use kernel::rule;

/// The message with which the content is refused when a text is changed.
fn refusal(file: &str, from: &str, to: &str) -> String {
    let sources = Sources::embedded();
    let place = FILES.iter().position(|name| *name == file).expect("it is one of the files");
    let text = sources.texts[place];
    assert!(text.contains(from), "{file} has no {from:?}");
    let changed = text.replacen(from, to, 1);
    let mut texts = sources.texts;
    texts[place] = &changed;
    match content::load(&Sources { texts }) {
        Ok(_) => panic!("{file} with {to:?} was not refused"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn a_message_names_file_entry_and_field() {
    rule!("OW-24.1", "OW-25.1");
    let message = refusal("cards.toml", "cost = 0", "cost = 7");
    assert!(message.starts_with("cards.toml, card ") && message.contains("cost"), "{message}");
    let message = refusal("cards.toml", "colour = \"blue\"", "colour = \"pink\"");
    assert!(message.contains("colour") && message.contains("pink"), "{message}");
    let message = refusal("potions.toml", "number = 3", "number = 2");
    assert!(message.contains("number: 2 is already the number of"), "{message}");
    let message = refusal("monsters.toml", "life = 12", "life = 20");
    assert!(message.contains("life: 20 does not fit level"), "{message}");
    let message = refusal("map.toml", "action = \"tracking\"", "action = \"potion\"");
    assert!(message.contains("action"), "{message}");
}

#[test]
fn effects_must_make_sense_where_they_stand() {
    rule!("OW-24.10", "OW-25.1");
    let message = refusal("city.toml", "do = [{ gold = 2 }]", "do = [{ free_link = 1 }]");
    assert!(message.contains("outside fights"), "{message}");
    let message = refusal("city.toml", "do = [{ gold = 2 }]", "do = [{ wish = 2 }]");
    assert!(message.contains("do:") && message.contains("wish"), "{message}");
    let message = refusal("wilds.toml", "event = 34", "event = 57");
    assert!(message.contains("event: 1 to 56 allowed, got 57"), "{message}");
    let message = refusal("potions.toml", "when = \"step_one\"", "when = \"phase_one\"");
    assert!(message.contains("when"), "{message}");
}

#[test]
fn every_event_is_reachable_and_none_calls_itself() {
    rule!("OW-24.10", "OW-12.29");
    let message = refusal("wilds.toml", "event = 34", "event = 33");
    assert!(message.contains("events.toml") || message.contains("no quest leads to it"), "{message}");
    let events = "kind = \"choice\"";
    let message = refusal("events.toml", events, "kind = \"story\"");
    assert!(message.contains("kind: choice, check, fight or keep"), "{message}");
}

#[test]
fn files_must_be_there_and_known() {
    let files = FILES.iter().map(|name| ((*name).to_string(), String::new()));
    let mut files: std::collections::BTreeMap<String, String> = files.collect();
    assert!(Sources::from_files(&files).is_ok());
    files.remove("map.toml");
    assert_eq!(Sources::from_files(&files), Err(String::from("map.toml: the file is missing")));
    files.insert(String::from("maps.toml"), String::new());
    assert!(Sources::from_files(&files).is_err_and(|error| error.starts_with("maps.toml: is no file")));
}
