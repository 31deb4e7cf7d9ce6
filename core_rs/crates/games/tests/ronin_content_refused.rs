//! Bad content is refused with file, entry and reason, and never with a panic.

use games::ronin::content::{ContentError, Sources, intern, load};

mod refusal;

use refusal::{begins, says, survive_mutations};

/// Loads the embedded content with one text replaced in one file; the text must be there.
fn changed(file: &str, from: &str, to: &str) -> ContentError {
    let sources = Sources::embedded();
    let swap = |text: &str| {
        assert!(text.contains(from), "{file} has no {from:?}");
        text.replacen(from, to, 1)
    };
    whole(file, &swap(text_of(&sources, file)))
}

fn text_of<'a>(sources: &Sources<'a>, file: &str) -> &'a str {
    match file {
        "cards.toml" => sources.cards,
        "characters.toml" => sources.characters,
        "chapters.toml" => sources.chapters,
        _ => sources.boards,
    }
}

fn with<'a>(file: &str, text: &'a str) -> Sources<'a> {
    let sources = Sources::embedded();
    match file {
        "cards.toml" => Sources { cards: text, ..sources },
        "characters.toml" => Sources { characters: text, ..sources },
        "chapters.toml" => Sources { chapters: text, ..sources },
        _ => Sources { boards: text, ..sources },
    }
}

/// Loads the embedded content with one file replaced.
fn whole(file: &str, text: &str) -> ContentError {
    load(&with(file, text)).expect_err("bad content was taken")
}

const CARDS: &str = "cards.toml";
const CHARACTERS: &str = "characters.toml";
const CHAPTERS: &str = "chapters.toml";
const BOARDS: &str = "boards.toml";

#[test]
fn wrong_counts_are_refused() {
    let cards = Sources::embedded().cards;
    let last = cards.rfind("[[card]]").expect("there are cards");
    says(
        &whole(CARDS, &cards[..last]),
        "cards.toml: 80 cards needed, numbers 0 to 79, got 79: 79 is missing",
    );
    let more = format!("{cards}\n{}", cards[last..].replace("number = 79", "number = 80"));
    says(
        &whole(CARDS, &more),
        "cards.toml, card 80 \"Lady of the Halberd\": number: 0 to 79 allowed, got 80",
    );
    let chapters = Sources::embedded().chapters;
    let last = chapters.rfind("[[chapter]]").expect("there are chapters");
    says(
        &whole(CHAPTERS, &chapters[..last]),
        "chapters.toml: 6 chapters needed, numbers 0 to 5, got 5: 5 is missing",
    );
    let characters = Sources::embedded().characters;
    let last = characters.rfind("[[character.starter]]").expect("there are starters");
    says(
        &whole(CHARACTERS, &characters[..last]),
        "characters.toml, character 6 \"Yuki-onna\": 5 starters needed, numbers 110 to 114, got 4: 114 is missing",
    );
    let boards = Sources::embedded().boards;
    let last = boards.rfind("[[side_b]]").expect("there are boards");
    says(
        &whole(BOARDS, &boards[..last]),
        "boards.toml: 5 sides B needed, numbers 1 to 5, got 4: 5 is missing",
    );
}

#[test]
fn wrong_numbers_are_refused() {
    says(
        &changed(CARDS, "number = 17\n", "number = 16\n"),
        "cards.toml, card 16 \"Lone Pine Watch\": number: 16 is already the number of card 16 \"Kappa's Challenge\"",
    );
    says(
        &changed(CARDS, "number = 17\n", "number = -1\n"),
        "cards.toml, card -1 \"Lone Pine Watch\": number: 0 to 79 allowed, got -1",
    );
    says(
        &changed(CHARACTERS, "number = 0\nid", "number = 7\nid"),
        "characters.toml, character 7 \"Geralt\": number: 0 to 6 allowed, got 7",
    );
    says(
        &changed(CHARACTERS, "number = 80\n", "number = 79\n"),
        "characters.toml, character 0 \"Geralt\", card 79 \"Masterless Sword\": number: 80 to 84 allowed, got 79",
    );
    says(
        &changed(CHARACTERS, "number = 2\nname = \"Hmm…\"", "number = 5\nname = \"Hmm…\""),
        "characters.toml, character 0 \"Geralt\", ability 5 \"Hmm…\": number: 1 to 4 allowed, got 5",
    );
    says(
        &changed(BOARDS, "[[side_b]]\nnumber = 1\n", "[[side_b]]\nnumber = 0\n"),
        "boards.toml, side B 0 \"Tea House of the Patient Crane\": number: 1 to 5 allowed, got 0",
    );
}

#[test]
fn missing_unknown_and_mistyped_fields_are_refused() {
    says(&changed(CARDS, "colour = \"red\"\n", ""), "cards.toml, card 0 \"Crimson Banner\": colour: missing");
    begins(
        &changed(CARDS, "number = 0\n", ""),
        "cards.toml, card without a number, the 1. of its list \"Crimson Banner\": number: missing",
    );
    says(
        &changed(CARDS, "colour = \"red\"\n", "colour = \"red\"\nrarity = 3\n"),
        "cards.toml, card 0 \"Crimson Banner\": rarity: unknown field; allowed are \
         number, name, line, colour, symbols, effect, cup",
    );
    begins(
        &changed(CARDS, "effect = { when =", "effect = { twice = true, when ="),
        "cards.toml, card 0 \"Crimson Banner\": effect.twice: unknown field; allowed are when, then",
    );
    says(
        &changed(CARDS, ", then = \"two_left\" }", " }"),
        "cards.toml, card 0 \"Crimson Banner\": effect.then: missing",
    );
    begins(
        &changed(CARDS, "symbols = [\"fight\"]", "symbols = 1"),
        "cards.toml, card 0 \"Crimson Banner\": symbols: invalid type: integer `1`",
    );
    says(
        &changed(BOARDS, "[side_a]\nname = \"Common Hearth\"\n", "[side_a]\n"),
        "boards.toml, side A: name: missing",
    );
    begins(
        &changed(BOARDS, "pay = \"victory\",", "pay = \"victory\", twice = true,"),
        "boards.toml, side A, space 5: give: count: twice: unknown field; allowed are of, pay, steps",
    );
    says(&whole(CHAPTERS, ""), "chapters.toml: chapter: missing");
    says(
        &whole(CHAPTERS, "chapter = 3"),
        "chapters.toml: chapter: a list of [[chapter]] tables is needed, got integer",
    );
    begins(
        &whole(CHAPTERS, "chapter = [3]"),
        "chapters.toml, chapter without a number, the 1. of its list: a table is needed, got integer",
    );
    says(
        &whole(CHAPTERS, &format!("extra = 1\n{}", Sources::embedded().chapters)),
        "chapters.toml: extra: unknown field; allowed are chapter",
    );
}

#[test]
fn unknown_words_are_refused() {
    begins(
        &changed(CARDS, "colour = \"red\"", "colour = \"mauve\""),
        "cards.toml, card 0 \"Crimson Banner\": colour: unknown variant `mauve`, expected one of `red`, `green`",
    );
    begins(
        &changed(CARDS, "symbols = [\"fight\"]", "symbols = [\"cooking\"]"),
        "cards.toml, card 0 \"Crimson Banner\": symbols: unknown variant `cooking`, expected one of `magic`",
    );
    begins(
        &changed(CARDS, "{ two_or_more = \"red\" }", "{ three_or_more = \"red\" }"),
        "cards.toml, card 0 \"Crimson Banner\": effect.when: unknown variant `three_or_more`, expected one of",
    );
    begins(
        &changed(CARDS, "cup = \"left\"", "cup = \"up\""),
        "cards.toml, card 9 \"Lacquered Cup\": cup: unknown variant `up`, expected `left` or `right`",
    );
    begins(
        &changed(CHARACTERS, "verb = \"take_back\"", "verb = \"fly\""),
        "characters.toml, character 0 \"Geralt\", ability 2 \"Hmm…\": verb: unknown variant `fly`",
    );
    says(
        &changed(CHAPTERS, "order = [\"geralt\"", "order = [\"jaskier\""),
        "chapters.toml, chapter 0 \"The Empty Scabbard\": order: unknown character \"jaskier\"; known are \
         geralt, yennefer, dandelion, ciri, vesemir, triss, yuki_onna",
    );
    begins(
        &changed(BOARDS, "give = [\"restore\"]", "give = [\"rest\"]"),
        "boards.toml, side B 1 \"Tea House of the Patient Crane\", space 10: give: unknown variant `rest`",
    );
}

#[test]
fn impossible_cards_are_refused() {
    let card = |from: &str, to: &str| changed(CARDS, from, to).to_string();
    let first = "cards.toml, card 0 \"Crimson Banner\":";
    assert_eq!(
        card("[\"fight\"]", "[\"fight\", \"fight\", \"magic\"]"),
        format!("{first} symbols: at most 2 symbols, got 3")
    );
    assert_eq!(
        card("[\"fight\"]\n", "[\"fight\"]\ncup = \"left\"\n"),
        format!("{first} cup: a card with an effect has no passing cup")
    );
    assert_eq!(
        card("then = \"two_left\"", "then = \"left_by_level\""),
        format!("{first} effect: a flat condition needs a flat reward, got a scaled one")
    );
    assert_eq!(
        card("then = \"two_left\"", "then = \"points_on_one_track\""),
        format!("{first} effect: a flat condition needs a flat reward, got a scaled one")
    );
    assert_eq!(
        card("{ two_or_more = \"red\" }", "{ partner_has = \"red\" }"),
        format!("{first} effect: partner_has goes with points_on_one_track only")
    );
    assert_eq!(
        card("then = \"two_left\"", "then = { set = [\"magic\", \"fight\", \"magic\"] }"),
        format!("{first} effect: then: a set has three different kinds")
    );
    assert_eq!(
        card("when = { lose_up_to_three = \"exploration\" }", "when = { lose_up_to_three = \"magic\" }"),
        "cards.toml, card 20 \"Paths of the Kodama\": effect: losing and gaining the same kind changes nothing"
    );
    assert_eq!(
        card("colour = \"red\"", "colour = \"green\""),
        "cards.toml: colour: 16 cards of each colour needed, got 15 of Red"
    );
    assert_eq!(
        card("cup = \"left\"", "cup = \"right\""),
        "cards.toml: cup: 8 passing cups for each side needed, got 7 of Left"
    );
}

#[test]
fn bad_texts_are_refused() {
    let long = format!("line = \"{}\"", "x".repeat(71));
    says(
        &changed(CARDS, "line = \"Two torches are a patrol; three are a war.\"", &long),
        "cards.toml, card 0 \"Crimson Banner\": line: 1 to 70 characters allowed, got 71",
    );
    says(
        &changed(CARDS, "name = \"Crimson Banner\"", "name = \"\""),
        "cards.toml, card 0 \"\": name: 1 to 40 characters allowed, got 0",
    );
    says(
        &changed(CARDS, "name = \"Crimson Banner\"", "name = \"Maple Ambush\""),
        "cards.toml: card \"Maple Ambush\": this name is given twice",
    );
    says(
        &changed(CHARACTERS, "name = \"Masterless Sword\"", "name = \"Maple Ambush\""),
        "characters.toml, card 80 \"Maple Ambush\": name: already the name of card 2",
    );
    says(
        &changed(CARDS, "name = \"Crimson Banner\"", "name = \"Crimson\\nBanner\""),
        "cards.toml, card 0 \"Crimson\\nBanner\": name: one line without spaces at its ends is needed",
    );
    says(
        &changed(CHARACTERS, "id = \"geralt\"", "id = \"The Wolf\""),
        "characters.toml, character 0 \"Geralt\": id: small letters and _ allowed, got \"The Wolf\"",
    );
    says(
        &changed(CHARACTERS, "id = \"geralt\"", "id = \"ciri\""),
        "characters.toml: character \"ciri\": this name is given twice",
    );
}

#[test]
fn impossible_characters_and_chapters_are_refused() {
    says(
        &changed(CHARACTERS, "window = \"before_effect\"", "window = \"before_draft\""),
        "characters.toml, character 0 \"Geralt\", ability 1 \"Training\": \
         window: WaiveLoss(1) is for [BeforeEffect] only, got BeforeDraft",
    );
    says(
        &changed(CHARACTERS, "{ waive_loss = 1 }", "{ waive_loss = 4 }"),
        "characters.toml, character 0 \"Geralt\", ability 1 \"Training\": verb: waive_loss: 1 to 3 allowed, got 4",
    );
    begins(
        &changed(CHARACTERS, "{ waive_loss = 1 }", "{ waive_loss = 1000 }"),
        "characters.toml, character 0 \"Geralt\", ability 1 \"Training\": verb: invalid value: integer `1000`",
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
        &changed(CHAPTERS, "[\"diplomacy\", \"magic\"]", "[\"magic\", \"magic\"]"),
        "chapters.toml, chapter 0 \"The Empty Scabbard\": pairs: two different kinds needed, got Magic twice",
    );
    begins(
        &changed(CHAPTERS, "[[\"diplomacy\", \"magic\"], ", "["),
        "chapters.toml, chapter 0 \"The Empty Scabbard\": pairs: invalid length 2",
    );
    says(
        &changed(CHAPTERS, "order = [\"geralt\"", "order = [\"ciri\""),
        "chapters.toml, chapter 0 \"The Empty Scabbard\": order: each character once, got ciri twice",
    );
    says(
        &changed(CHAPTERS, "order = [\"geralt\", ", "order = ["),
        "chapters.toml, chapter 0 \"The Empty Scabbard\": order: all 7 characters needed, got 6",
    );
}

#[test]
fn impossible_boards_are_refused() {
    says(
        &changed(BOARDS, "golden = [0, 0,", "golden = [0,"),
        "boards.toml: golden: 21 numbers needed, got 20",
    );
    begins(
        &changed(BOARDS, "golden = [0,", "golden = [1,"),
        "boards.toml: golden: numbers that never fall needed, got [1, 0,",
    );
    says(&changed(BOARDS, "9, 9, 10]", "9, 9, 31]"), "boards.toml: golden: 0 to 30 allowed, got 31");
    begins(
        &changed(BOARDS, "5, 5, 6]\n\n", "5, 5, 4]\n\n"),
        "boards.toml, side A: marks: numbers that never fall needed",
    );
    says(
        &changed(BOARDS, "{ ability_card = 1 }", "{ ability_card = 2 }"),
        "boards.toml, side A, space 3: give: ability_card: 1 or 3 allowed, got 2",
    );
    says(
        &changed(BOARDS, "{ ability_card = 3 }", "{ ability_card = 1 }"),
        "boards.toml, side A: space: ability_card 1 at most once, got 2",
    );
    says(
        &changed(BOARDS, "[[0, 1], [2, 2], [4, 3], [4, 3]]", "[[0, 1], [2, 2], [1, 3], [4, 4]]"),
        "boards.toml, side A, space 5: give: count: steps: each step rises or repeats the one before, \
         got [[0, 1], [2, 2], [1, 3], [4, 4]]",
    );
    says(
        &changed(BOARDS, "at = 3\n", "at = 13\n"),
        "boards.toml, side A, space 13: at: 1 to 12 allowed, got 13",
    );
    says(
        &changed(BOARDS, "at = 4\n", "at = 3\n"),
        "boards.toml, side A, space 3: at: this space is already listed",
    );
    says(
        &changed(BOARDS, "give = [{ active_symbols = 2 }]", "give = []"),
        "boards.toml, side A, space 4: give: 1 or 2 alternatives needed, got 0",
    );
    says(
        &changed(BOARDS, "{ experience = 2 }]", "{ ability_card = 1 }]"),
        "boards.toml, side A, space 3: give: two different alternatives needed, got the same twice",
    );
    says(
        &changed(BOARDS, "{ victory = 1 }", "{ victory = 0 }"),
        "boards.toml, side A, space 8: give: victory: 1 to 6 allowed, got 0",
    );
}

#[test]
fn garbage_is_refused() {
    begins(&whole(CARDS, "[[card]]\nnumber = = 1"), "cards.toml: line 2 is not valid TOML:");
    begins(&whole(BOARDS, "\u{0}\u{1}"), "boards.toml: line 1 is not valid TOML:");
    begins(&whole(CHARACTERS, "# é\n\"ü"), "characters.toml: line 2 is not valid TOML:");
    let deep = format!("card = {}", "[".repeat(100_000));
    begins(&whole(CARDS, &deep), "cards.toml: line 1 is not valid TOML:");
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
    // A character that lost its id is missed by the chapters.
    let noticed_elsewhere = &[CHARACTERS];
    let files = [CARDS, CHARACTERS, CHAPTERS, BOARDS].map(|file| (file, text_of(&Sources::embedded(), file)));
    survive_mutations(&files, noticed_elsewhere, |file, text| load(&with(file, text)).map(drop));
}
