//! The form of entries, whatever they are of: how many, their numbers, fields, words, texts and names.

use super::{CARDS, CHARACTERS, EDGE, EVIL, STRIGA, begins, changed, says, text_of, whole};

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
