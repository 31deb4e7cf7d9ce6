//! Bad content is refused with file, entry and reason, and never with a panic.

use games::path_of_destiny::content::{ContentError, Sources, intern, load};

mod mutation;

use mutation::Numbers;

const CARDS: &str = "cards.toml";
const CHARACTERS: &str = "characters.toml";
const EDGE: &str = "edge_of_the_world.toml";
const STRIGA: &str = "striga.toml";
const EVIL: &str = "lesser_evil.toml";
const FILES: [&str; 5] = [CARDS, CHARACTERS, EDGE, STRIGA, EVIL];

/// Loads the embedded content with one text replaced in one file; the text must be there.
#[track_caller]
fn changed(file: &str, from: &str, to: &str) -> ContentError {
    let text = text_of(file);
    assert!(text.contains(from), "{file} has no {from:?}");
    whole(file, &text.replacen(from, to, 1))
}

fn text_of(file: &str) -> &'static str {
    let sources = Sources::embedded();
    match file {
        CARDS => sources.cards,
        CHARACTERS => sources.characters,
        EDGE => sources.stories[0],
        STRIGA => sources.stories[1],
        _ => sources.stories[2],
    }
}

fn with<'a>(file: &str, text: &'a str) -> Sources<'a> {
    let mut sources: Sources<'a> = Sources::embedded();
    match file {
        CARDS => sources.cards = text,
        CHARACTERS => sources.characters = text,
        EDGE => sources.stories[0] = text,
        STRIGA => sources.stories[1] = text,
        _ => sources.stories[2] = text,
    }
    sources
}

/// Loads the embedded content with one file replaced.
#[track_caller]
fn whole(file: &str, text: &str) -> ContentError {
    load(&with(file, text)).expect_err("bad content was taken")
}

/// The file without its last entry of a kind and whatever follows.
fn without_last(file: &str, heading: &str) -> String {
    let text = text_of(file);
    text[..text.rfind(heading).expect("there are such entries")].to_owned()
}

/// The file without the entry that begins with these lines.
fn without(file: &str, entry: &str) -> String {
    let text = text_of(file);
    let start = text.find(entry).expect("there is such an entry");
    let end = text[start..].find("\n\n").expect("something follows") + start;
    format!("{}{}", &text[..start], &text[end..])
}

#[track_caller]
fn says(error: &ContentError, message: &str) {
    assert_eq!(error.to_string(), message);
}

#[track_caller]
fn begins(error: &ContentError, message: &str) {
    let text = error.to_string();
    assert!(text.starts_with(message), "{text}");
}

#[test]
fn wrong_counts_are_refused() {
    says(
        &whole(CARDS, &without_last(CARDS, "[[card]]")),
        "cards.toml: 68 cards needed, numbers 0 to 67, got 67: 67 is missing",
    );
    let cards = text_of(CARDS);
    let last = &cards[cards.rfind("[[card]]").expect("there are cards")..];
    let more = format!("{cards}\n{}", last.replace("number = 67", "number = 68"));
    says(
        &whole(CARDS, &more),
        "cards.toml, card 68 \"Travelling Alchemist\": number: 0 to 67 allowed, got 68",
    );
    says(
        &whole(CHARACTERS, &without_last(CHARACTERS, "[[character.starter]]")),
        "characters.toml, character 4 \"Vesemir\": 5 starters needed, numbers 88 to 92, got 4: 92 is missing",
    );
    says(
        &whole(CHARACTERS, &without_last(CHARACTERS, "[[character]]")),
        "characters.toml: 5 characters needed, numbers 0 to 4, got 4: 4 is missing",
    );
    says(
        &whole(EDGE, &without_last(EDGE, "[[effort]]")),
        "edge_of_the_world.toml: 12 efforts needed, numbers 0 to 11, got 11: 11 is missing",
    );
    says(
        &whole(STRIGA, &without_last(STRIGA, "[[requirement]]")),
        "striga.toml: 4 requirements needed, numbers 0 to 3, got 3: 3 is missing",
    );
    says(
        &whole(STRIGA, &without(STRIGA, "[[objective]]\nnumber = 17\n")),
        "striga.toml: 18 objectives needed, numbers 0 to 17, got 17: 17 is missing",
    );
    says(
        &whole(EVIL, &without_last(EVIL, "[[alliance]]")),
        "lesser_evil.toml: 32 alliances needed, numbers 0 to 31, got 31: 31 is missing",
    );
}

#[test]
fn a_story_needs_a_page_for_every_path() {
    says(
        &whole(EDGE, &without(EDGE, "[[opening]]\npath = \"RL\"")),
        "edge_of_the_world.toml: 7 openings needed, one for each path, got 6: path \"RL\" is missing",
    );
    says(
        &whole(EDGE, &without(EDGE, "[[opening]]\npath = \"\"")),
        "edge_of_the_world.toml: 7 openings needed, one for each path, got 6: path \"\" is missing",
    );
    says(
        &whole(STRIGA, &without(STRIGA, "[[outcome]]\npath = \"LRL\"")),
        "striga.toml: 14 outcomes needed, one for each path, got 13: path \"LRL\" is missing",
    );
    says(
        &whole(EVIL, &without(EVIL, "[[epilogue]]\npath = \"RRR\"")),
        "lesser_evil.toml: 8 epilogues needed, one for each path, got 7: path \"RRR\" is missing",
    );
    says(
        &changed(EDGE, "[[outcome]]\npath = \"R\"", "[[outcome]]\npath = \"L\""),
        "edge_of_the_world.toml, outcome \"L\": path: given twice",
    );
    says(
        &changed(EDGE, "[[outcome]]\npath = \"R\"", "[[outcome]]\npath = \"left\""),
        "edge_of_the_world.toml, outcome \"left\": path: 1 to 3 letters L or R needed, got \"left\"",
    );
    says(
        &changed(EDGE, "[[outcome]]\npath = \"R\"", "[[outcome]]\npath = \"\""),
        "edge_of_the_world.toml, outcome \"\": path: 1 to 3 letters L or R needed, got \"\"",
    );
    says(
        &changed(EDGE, "[[opening]]\npath = \"RL\"", "[[opening]]\npath = \"RLL\""),
        "edge_of_the_world.toml, opening \"RLL\": path: 0 to 2 letters L or R needed, got \"RLL\"",
    );
    says(
        &changed(EDGE, "[[epilogue]]\npath = \"LLL\"", "[[epilogue]]\npath = \"LL\""),
        "edge_of_the_world.toml, epilogue \"LL\": path: 3 to 3 letters L or R needed, got \"LL\"",
    );
    says(
        &changed(EDGE, "[[outcome]]\npath = \"R\"\n", "[[outcome]]\n"),
        "edge_of_the_world.toml, outcome without a number, the 2. of its list: path: missing",
    );
}

#[test]
fn wrong_numbers_are_refused() {
    says(
        &changed(CARDS, "number = 17\n", "number = 16\n"),
        "cards.toml, card 16 \"Leshen's Patience\": number: 16 is already the number of card 16 \"Roads Behind Us\"",
    );
    says(
        &changed(CARDS, "number = 17\n", "number = -1\n"),
        "cards.toml, card -1 \"Leshen's Patience\": number: 0 to 67 allowed, got -1",
    );
    says(
        &changed(CHARACTERS, "number = 0\nid", "number = 5\nid"),
        "characters.toml, character 5 \"Geralt\": number: 0 to 4 allowed, got 5",
    );
    says(
        &changed(CHARACTERS, "number = 68\n", "number = 67\n"),
        "characters.toml, character 0 \"Geralt\", card 67 \"Name from Blaviken\": number: 68 to 72 allowed, got 67",
    );
    says(
        &changed(CHARACTERS, "number = 2\nname = \"Hmm…\"", "number = 5\nname = \"Hmm…\""),
        "characters.toml, character 0 \"Geralt\", ability 5 \"Hmm…\": number: 1 to 4 allowed, got 5",
    );
    says(
        &changed(STRIGA, "[[requirement]]\nnumber = 3\n", "[[requirement]]\nnumber = 4\n"),
        "striga.toml, requirement 4 \"The Full Moon\": number: 0 to 3 allowed, got 4",
    );
    says(
        &changed(EVIL, "number = 31\n", "number = 30\n"),
        "lesser_evil.toml, alliance 30 \"A Year behind the Door\": \
         number: 30 is already the number of alliance 30 \"The Price of Science\"",
    );
}

#[test]
fn missing_unknown_and_mistyped_fields_are_refused() {
    let first = "cards.toml, card 0 \"Banners over Aedirn\":";
    says(&changed(CARDS, "colours = [\"red\"]\n", ""), &format!("{first} colours: missing"));
    begins(
        &changed(CARDS, "number = 0\n", ""),
        "cards.toml, card without a number, the 1. of its list \"Banners over Aedirn\": number: missing",
    );
    says(
        &changed(CARDS, "colours = [\"red\"]\n", "colours = [\"red\"]\nrarity = 3\n"),
        &format!("{first} rarity: unknown field; allowed are number, name, line, colours, symbols, effect"),
    );
    begins(
        &changed(CARDS, "effect = { when =", "effect = { twice = true, when ="),
        &format!("{first} effect.twice: unknown field; allowed are when, then"),
    );
    says(&changed(CARDS, ", then = \"two_left\" }", " }"), &format!("{first} effect.then: missing"));
    begins(
        &changed(CARDS, "symbols = [\"fight\"]", "symbols = 1"),
        &format!("{first} symbols: invalid type: integer `1`"),
    );
    says(
        &whole(CHARACTERS, &without(CHARACTERS, "[character.quest]\nname = \"Honest Craft\"")),
        "characters.toml, character 4 \"Vesemir\": quest: missing",
    );
    says(
        &changed(CHARACTERS, "count = { hand_cards = \"green\" }\n", ""),
        "characters.toml, character 0 \"Geralt\": quest.count: missing",
    );
    says(
        &changed(CHARACTERS, "experience_for = \"red\"\n", "experience_for = \"red\"\nxp = 1\n"),
        "characters.toml, character 0 \"Geralt\": automa.xp: unknown field; allowed are \
         first, second, competences, experience_for, ability, golden",
    );
    says(&changed(EDGE, "difficulty = 1\n", ""), "edge_of_the_world.toml: difficulty: missing");
    says(&whole(EDGE, &without(EDGE, "[introduction]")), "edge_of_the_world.toml: introduction: missing");
    says(
        &changed(EDGE, "right = \"The old woman's book\"\n", ""),
        "edge_of_the_world.toml, opening \"\": right: missing",
    );
    says(&changed(STRIGA, "special = [\"magic\", \"fight\"]\n", ""), "striga.toml: special: missing");
    says(
        &changed(EDGE, "difficulty = 1\n", "difficulty = 1\nspecial = [\"magic\", \"fight\"]\n"),
        "edge_of_the_world.toml: special: unknown field; allowed are \
         name, summary, difficulty, order, introduction, opening, outcome, epilogue, effort",
    );
    says(
        &changed(STRIGA, "pay = { fixed = 3 }\n", ""),
        "striga.toml, objective 6 \"A Plain Tale\": pay: missing",
    );
    begins(
        &changed(STRIGA, "pay = { fixed = 3 }", "pay = { fixed = 3, each = 1 }"),
        "striga.toml, objective 6 \"A Plain Tale\": pay: ",
    );
    says(&whole(CARDS, "card = 3"), "cards.toml: card: a list of [[card]] tables is needed, got integer");
    begins(
        &whole(CARDS, "card = [3]"),
        "cards.toml, card without a number, the 1. of its list: a table is needed, got integer",
    );
    says(&whole(CARDS, ""), "cards.toml: card: missing");
}

#[test]
fn unknown_words_are_refused() {
    let first = "cards.toml, card 0 \"Banners over Aedirn\":";
    begins(
        &changed(CARDS, "colours = [\"red\"]", "colours = [\"mauve\"]"),
        &format!("{first} colours: unknown variant `mauve`, expected one of `red`, `green`"),
    );
    begins(
        &changed(CARDS, "symbols = [\"fight\"]", "symbols = [\"cooking\"]"),
        &format!("{first} symbols: unknown variant `cooking`, expected one of `magic`"),
    );
    // Words of the other game are unknown here.
    begins(
        &changed(CARDS, "{ two_or_more = \"red\" }", "{ partner_has = \"red\" }"),
        &format!("{first} effect.when: unknown variant `partner_has`, expected one of `lose_one`"),
    );
    begins(
        &changed(CARDS, "then = \"two_left\"", "then = \"point_on_both_tracks\""),
        &format!("{first} effect.then: unknown variant `point_on_both_tracks`, expected one of"),
    );
    begins(
        &changed(CHARACTERS, "verb = \"take_back\"", "verb = \"fly\""),
        "characters.toml, character 0 \"Geralt\", ability 2 \"Hmm…\": verb: unknown variant `fly`",
    );
    begins(
        &changed(CHARACTERS, "{ hand_cards = \"green\" }", "{ herbs = 3 }"),
        "characters.toml, character 0 \"Geralt\": quest.count: unknown variant `herbs`",
    );
    begins(
        &changed(CHARACTERS, "ability = \"leading_token\"", "ability = \"cheat\""),
        "characters.toml, character 0 \"Geralt\": automa.ability: unknown variant `cheat`",
    );
    says(
        &changed(EDGE, "order = [\"ciri\"", "order = [\"jaskier\""),
        "edge_of_the_world.toml: order: unknown character \"jaskier\"; known are \
         geralt, yennefer, dandelion, ciri, vesemir",
    );
    begins(
        &changed(EDGE, "left = { lead = \"experience\" }", "left = \"treasure\""),
        "edge_of_the_world.toml, outcome \"L\": left: unknown variant `treasure`",
    );
    begins(
        &changed(EDGE, "bonus = { experience = 2 }", "bonus = \"gold\""),
        "edge_of_the_world.toml, effort 0 \"A Run through the Hemp\": bonus: unknown variant `gold`",
    );
    begins(
        &changed(STRIGA, "measure = \"plain_cards\"", "measure = \"luck\""),
        "striga.toml, objective 0 \"Bare Steel\": measure: unknown variant `luck`",
    );
    begins(
        &changed(EVIL, "effect = \"exchange\"", "effect = \"steal\""),
        "lesser_evil.toml, alliance 4 \"The King's Letter\": effect: unknown variant `steal`",
    );
}

#[test]
fn impossible_cards_are_refused() {
    kernel::rule!("POD-R53", "POD-27.15");
    let card = |from: &str, to: &str| changed(CARDS, from, to).to_string();
    let first = "cards.toml, card 0 \"Banners over Aedirn\":";
    assert_eq!(
        card("[\"fight\"]", "[\"fight\", \"fight\", \"magic\"]"),
        format!("{first} symbols: at most 2 symbols, got 3")
    );
    assert_eq!(
        card("colours = [\"red\"]", "colours = []"),
        format!("{first} colours: different colours in the order of the palette needed, got []")
    );
    assert_eq!(
        card("colours = [\"red\"]", "colours = [\"red\", \"red\"]"),
        format!("{first} colours: different colours in the order of the palette needed, got [Red, Red]")
    );
    assert_eq!(
        card("then = \"two_left\"", "then = \"left_by_level\""),
        format!("{first} effect: a flat condition needs a flat reward, got a scaled one")
    );
    assert_eq!(
        card("{ two_or_more = \"red\" }", "{ up_to_three = \"red\" }"),
        format!("{first} effect: a scaled condition needs a scaled reward, got a flat one")
    );
    assert_eq!(
        card("then = \"two_left\"", "then = { set = [\"magic\", \"fight\", \"magic\"] }"),
        format!("{first} effect: then: a set has three different kinds")
    );
    assert_eq!(
        card("when = { lose_up_to_three = \"fight\" }", "when = { lose_up_to_three = \"exploration\" }"),
        "cards.toml, card 48 \"Swords Hung by the Door\": effect: losing and gaining the same kind changes nothing"
    );
    assert_eq!(
        card("colours = [\"red\"]", "colours = [\"green\"]"),
        "cards.toml: colours: equally many cards of each colour needed, give or take one, got [15, 17, 16, 16, 16]"
    );
    assert_eq!(
        card("symbols = [\"fight\"]", "symbols = [\"magic\"]"),
        "cards.toml: symbols: equally many symbols of each kind needed, give or take one, got [24, 23, 23, 22]"
    );
}

#[test]
fn bad_texts_are_refused() {
    let long = format!("line = \"{}\"", "x".repeat(71));
    says(
        &changed(CARDS, "line = \"The first is a warning, the second an answer.\"", &long),
        "cards.toml, card 0 \"Banners over Aedirn\": line: 1 to 70 characters allowed, got 71",
    );
    says(
        &changed(CARDS, "name = \"Banners over Aedirn\"", "name = \"\""),
        "cards.toml, card 0 \"\": name: 1 to 40 characters allowed, got 0",
    );
    says(
        &changed(CARDS, "name = \"Banners over Aedirn\"", "name = \"Banners\\nover Aedirn\""),
        "cards.toml, card 0 \"Banners\\nover Aedirn\": name: one line without spaces at its ends is needed",
    );
    says(
        &changed(CHARACTERS, "id = \"geralt\"", "id = \"The Wolf\""),
        "characters.toml, character 0 \"Geralt\": id: small letters and _ allowed, got \"The Wolf\"",
    );
    let long = format!("title = \"{}\"", "x".repeat(61));
    says(
        &changed(EDGE, "title = \"Iron Hail\"", &long),
        "edge_of_the_world.toml, outcome \"L\": title: 1 to 60 characters allowed, got 61",
    );
    let long = format!("title = \"Iron Hail\"\ntext = \"{}\"\nold = \"", "x".repeat(901));
    says(
        &changed(EDGE, "title = \"Iron Hail\"\ntext = \"", &long),
        "edge_of_the_world.toml, outcome \"L\": text: 1 to 900 characters allowed, got 901",
    );
    says(
        &changed(EDGE, "title = \"Where the Maps End\"", "title = \" Where the Maps End\""),
        "edge_of_the_world.toml, introduction: title: one line without spaces at its ends is needed",
    );
}

#[test]
fn names_given_twice_are_refused() {
    let twice = |file: &str, from: &str, to: &str| {
        changed(file, &format!("name = \"{from}\""), &format!("name = \"{to}\"")).to_string()
    };
    assert_eq!(
        twice(CARDS, "Banners over Aedirn", "Muster at Vizima"),
        "cards.toml: card \"Muster at Vizima\": this name is given twice"
    );
    assert_eq!(
        twice(CHARACTERS, "Name from Blaviken", "Muster at Vizima"),
        "characters.toml, card 68 \"Muster at Vizima\": name: already the name of card 1"
    );
    assert_eq!(
        twice(CHARACTERS, "Geralt", "Ciri"),
        "characters.toml: character \"Ciri\": this name is given twice"
    );
    says(
        &changed(CHARACTERS, "id = \"geralt\"", "id = \"ciri\""),
        "characters.toml: character \"ciri\": this name is given twice",
    );
    assert_eq!(
        twice(CHARACTERS, "Training", "Glow"),
        "characters.toml: ability \"Glow\": this name is given twice"
    );
    assert_eq!(
        twice(CHARACTERS, "Honest Craft", "A Well of Power"),
        "characters.toml: side quest \"A Well of Power\": this name is given twice"
    );
    assert_eq!(
        twice(EDGE, "Milk on the Threshold", "A Run through the Hemp"),
        "edge_of_the_world.toml: effort \"A Run through the Hemp\": this name is given twice"
    );
    assert_eq!(
        twice(STRIGA, "A Plain Tale", "Bare Steel"),
        "striga.toml: objective \"Bare Steel\": this name is given twice"
    );
    assert_eq!(
        twice(STRIGA, "The Full Moon", "Mist from the Lake"),
        "striga.toml: requirement \"Mist from the Lake\": this name is given twice"
    );
    assert_eq!(
        twice(EVIL, "Unreal Apples", "The Ultimatum"),
        "lesser_evil.toml: alliance \"The Ultimatum\": this name is given twice"
    );
}

#[test]
fn impossible_characters_are_refused() {
    says(
        &changed(CHARACTERS, "window = \"before_effect\"", "window = \"before_draft\""),
        "characters.toml, character 0 \"Geralt\", ability 1 \"Training\": \
         window: WaiveLoss(1) is for [BeforeEffect] only, got BeforeDraft",
    );
    says(
        &changed(CHARACTERS, "{ waive_loss = 1 }", "{ waive_loss = 4 }"),
        "characters.toml, character 0 \"Geralt\", ability 1 \"Training\": verb: waive_loss: 1 to 3 allowed, got 4",
    );
    says(
        &changed(CHARACTERS, "[5, 9, 13]", "[5, 5, 15]"),
        "characters.toml, character 0 \"Geralt\": unlock: three rising spaces from 1 to 20 needed, got [5, 5, 15]",
    );
    says(
        &changed(CHARACTERS, "[5, 9, 13]", "[5, 10, 21]"),
        "characters.toml, character 0 \"Geralt\": unlock: three rising spaces from 1 to 20 needed, got [5, 10, 21]",
    );
    says(
        &changed(CHARACTERS, "golden = [0, 0,", "golden = [0,"),
        "characters.toml: golden: 21 numbers needed, got 20",
    );
    says(
        &changed(CHARACTERS, "table = [0, 1, 2, 4, 6, 8]", "table = [0, 1, 2, 4, 3, 8]"),
        "characters.toml, character 0 \"Geralt\": table: numbers that never fall needed, got [0, 1, 2, 4, 3, 8]",
    );
    says(
        &changed(CHARACTERS, "table = [0, 1, 2, 4, 6, 8]", "table = [0, 1, 2, 4, 6, 31]"),
        "characters.toml, character 0 \"Geralt\": table: 0 to 30 allowed, got 31",
    );
    says(
        &changed(CHARACTERS, "table = [0, 1, 2, 4, 6, 8]", "table = [0, 1, 2]"),
        "characters.toml, character 0 \"Geralt\": quest.table: 6 numbers needed, got 3",
    );
    says(
        &changed(CHARACTERS, "[\"exploration\", \"fight\"]", "[\"fight\", \"fight\"]"),
        "characters.toml, character 0 \"Geralt\": automa.competences: two different kinds needed",
    );
    says(
        &changed(CHARACTERS, "experience_for = \"red\"", "experience_for = \"blue\""),
        "characters.toml: automa.experience_for: each board needs a colour of its own",
    );
}

#[test]
fn impossible_stories_are_refused() {
    says(
        &changed(EDGE, "difficulty = 1", "difficulty = 4"),
        "edge_of_the_world.toml: difficulty: 1 to 3 allowed, got 4",
    );
    says(
        &changed(EDGE, "order = [\"ciri\"", "order = [\"geralt\""),
        "edge_of_the_world.toml: order: each character once, got geralt twice",
    );
    says(
        &changed(EDGE, "order = [\"ciri\", ", "order = ["),
        "edge_of_the_world.toml: order: all 5 characters needed, got 4",
    );
    says(
        &changed(EDGE, "pair = [\"exploration\", \"diplomacy\"]", "pair = [\"magic\", \"magic\"]"),
        "edge_of_the_world.toml, opening \"\": pair: two different kinds needed",
    );
    begins(
        &changed(EDGE, "pair = [\"exploration\", \"diplomacy\"]", "pair = [\"magic\"]"),
        "edge_of_the_world.toml, opening \"\": pair: invalid length 1",
    );
    says(
        &changed(EDGE, "right = \"The old woman's book\"", "right = \"Into the hemp\""),
        "edge_of_the_world.toml, opening \"\": right: a heading of its own needed, not that of left",
    );
}

#[test]
fn impossible_bonuses_are_refused() {
    kernel::rule!("POD-21.4", "POD-21.9", "POD-21.10", "POD-27.10");
    says(
        &changed(EDGE, "left = { lead = \"experience\" }\nright = \"gain_active\"\n", ""),
        "edge_of_the_world.toml, outcome \"L\": left, right: a bonus for at least one of the path tokens needed",
    );
    says(
        &changed(EDGE, "right = { experience = 3 }", "right = { experience = 4 }"),
        "edge_of_the_world.toml, outcome \"LLL\": right: 1 to 3 allowed, got 4",
    );
    says(
        &changed(EDGE, "right = { experience = 3 }", "right = { gain = \"magic\" }"),
        "edge_of_the_world.toml, outcome \"LLL\": right: an ending carries points only",
    );
    says(
        &changed(EDGE, "right = \"gain_active\"", "right = { special = 1 }"),
        "edge_of_the_world.toml, outcome \"L\": right: special tokens are for Striga only",
    );
    says(
        &changed(STRIGA, "right = { special = 1 }", "right = { special = 3 }"),
        "striga.toml, outcome \"L\": right: 1 to 2 allowed, got 3",
    );
    says(
        &changed(STRIGA, "left = { special = 2 }", "left = { special = 1 }"),
        "striga.toml: outcome \"LL\": special token 1 is gained twice on this route",
    );
    says(
        &changed(STRIGA, "left = { lead = \"experience\" }\n", "left = { special = 1 }\n"),
        "striga.toml: outcome \"L\": special token 1 is gained twice on this route",
    );
    let penalty = "in Lesser Evil the main symbol's token brings a penalty, nothing else does";
    says(
        &changed(EDGE, "right = \"gain_active\"", "right = { lose_experience = 1 }"),
        &format!("edge_of_the_world.toml, outcome \"L\": right: {penalty}"),
    );
    says(
        &changed(EVIL, "left = { lose_experience = 1 }", "left = { experience = 1 }"),
        &format!("lesser_evil.toml, outcome \"L\": left: {penalty}"),
    );
    says(
        &changed(EVIL, "right = \"gain_active\"", "right = \"trail\""),
        &format!("lesser_evil.toml, outcome \"L\": right: {penalty}"),
    );
    says(
        &changed(EVIL, "left = { lose_experience = 1 }\n", ""),
        "lesser_evil.toml, outcome \"L\": left, right: in Lesser Evil one path token brings a penalty, the other a reward",
    );
}

#[test]
fn impossible_cards_of_the_stories_are_refused() {
    let first = "edge_of_the_world.toml, effort 0 \"A Run through the Hemp\":";
    says(
        &changed(EDGE, "chapter = 1\n", "chapter = 2\n"),
        &format!("{first} chapter: four cards for each chapter, in order"),
    );
    says(
        &changed(EDGE, "sequence = [\"red\", \"blue\", \"green\"]", "sequence = [\"red\"]"),
        &format!("{first} sequence: 2 to 4 colours needed, got 1"),
    );
    says(
        &changed(EDGE, "bonus = { experience = 2 }", "bonus = { experience = 0 }"),
        &format!("{first} bonus: experience: 1 to 3 allowed, got 0"),
    );
    let order = "three of each type in order a, b, c, d, then three solo ones of a and of b";
    says(
        &changed(STRIGA, "type = \"a\"", "type = \"b\""),
        &format!("striga.toml, objective 0 \"Bare Steel\": type: {order}"),
    );
    says(
        &changed(STRIGA, "solo = false", "solo = true"),
        &format!("striga.toml, objective 0 \"Bare Steel\": type: {order}"),
    );
    for prizes in ["[4]", "[2, 4]", "[4, 0]", "[7, 3]", "[4, 3, 2, 1]"] {
        says(
            &changed(STRIGA, "ranked = [4, 2]", &format!("ranked = {prizes}")),
            &format!(
                "striga.toml, objective 0 \"Bare Steel\": \
                 pay: ranked: two or three falling prizes from 6 down to 1 needed, got {prizes}"
            ),
        );
    }
    let tale = "striga.toml, objective 6 \"A Plain Tale\":";
    says(
        &changed(STRIGA, "{ fixed = 3 }", "{ fixed = 0 }"),
        &format!("{tale} pay: fixed: 1 to 6 allowed, got 0"),
    );
    says(
        &changed(STRIGA, "{ colours_at_most = 3 }", "{ colours_at_most = 5 }"),
        &format!("{tale} measure: colours_at_most: 1 to 4 allowed, got 5"),
    );
    says(
        &changed(STRIGA, "{ fixed = 3 }", "{ ranked = [4, 2] }"),
        &format!("{tale} pay: colours_at_most is met or not, so it pays a fixed number"),
    );
    says(
        &changed(STRIGA, "{ each = 1, most = 3 }", "{ each = 1, most = 7 }"),
        "striga.toml, objective 8 \"Warm Blue Stone\": pay: most: 1 to 6 allowed, got 7",
    );
    says(
        &changed(
            STRIGA,
            "colour = \"yellow\"\nname = \"The Full Moon\"",
            "colour = \"blue\"\nname = \"The Full Moon\"",
        ),
        "striga.toml: requirement: each needs a colour of its own",
    );
    says(
        &changed(EVIL, "side = \"stregobor\"", "side = \"renfri\""),
        "lesser_evil.toml, alliance 16 \"A Walk in the Orchard\": side: sixteen cards of renfri, then sixteen of stregobor",
    );
}

#[test]
fn garbage_is_refused() {
    begins(&whole(CARDS, "[[card]]\nnumber = = 1"), "cards.toml: line 2 is not valid TOML:");
    begins(&whole(EVIL, "\u{0}\u{1}"), "lesser_evil.toml: line 1 is not valid TOML:");
    begins(&whole(CHARACTERS, "# é\n\"ü"), "characters.toml: line 2 is not valid TOML:");
    let deep = format!("card = {}", "[".repeat(100_000));
    begins(&whole(STRIGA, &deep), "striga.toml: line 1 is not valid TOML:");
}

#[test]
fn refused_sources_are_refused_again_and_leave_nothing_behind() {
    let sources = with(CARDS, "");
    assert_eq!(intern(&sources).err(), intern(&sources).err());
    assert!(intern(&sources).is_err());
    assert!(intern(&Sources::embedded()).is_ok());
}

#[test]
fn mutated_sources_never_panic() {
    let mut numbers = Numbers(7);
    let (mut taken, mut refused) = (0, 0);
    for round in 0..600 {
        let file = FILES[round % FILES.len()];
        let text = numbers.mutate(text_of(file));
        match load(&with(file, &text)) {
            Ok(_) => taken += 1,
            Err(error) => {
                refused += 1;
                // A character that lost its id is missed by the stories.
                assert!(error.file == file || file == CHARACTERS, "{file}: {error}");
                assert!(!error.reason.is_empty());
                assert!(!error.to_string().contains('\n'), "{error}");
            }
        }
    }
    assert!(taken > 0 && refused > 100, "{taken} taken, {refused} refused");
}
