//! Small pieces of sentences that every game needs.

/// One to three as Roman numbers: chapters, phases, levels.
pub(crate) fn roman(number: u8) -> &'static str {
    match number {
        1 => "I",
        2 => "II",
        3 => "III",
        _ => "?",
    }
}

/// "1 card", "2 cards".
pub(crate) fn counted(count: impl Into<u32>, thing: &str) -> String {
    let count = count.into();
    if count == 1 { format!("1 {thing}") } else { format!("{count} {thing}s") }
}

/// "A", "A and B", "A, B and C"; nothing gets the word for it.
pub(crate) fn listed<T: AsRef<str>>(things: &[T], nothing: &str) -> String {
    match things {
        [] => String::from(nothing),
        [only] => String::from(only.as_ref()),
        [most @ .., last] => {
            let most: Vec<&str> = most.iter().map(AsRef::as_ref).collect();
            format!("{} and {}", most.join(", "), last.as_ref())
        }
    }
}

/// "Geralt's".
pub(crate) fn possessive(name: &str) -> String {
    if name.ends_with('s') { format!("{name}'") } else { format!("{name}'s") }
}

/// With a capital letter.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// With a full stop, unless it ends already, be it inside a quotation.
pub(crate) fn ended(text: String) -> String {
    let unquoted = text.trim_end_matches(['\'', '’', '"', '”']);
    if unquoted.ends_with(['.', '…', '!', '?']) { text } else { text + "." }
}

#[cfg(test)]
mod tests {
    use super::ended;

    #[test]
    fn a_sentence_ends_once() {
        for whole in
            ["He left.", "He left…", "'It was a Monday.'", "She asks: “Who?”", "“Run!”", "He said 'no.'"]
        {
            assert_eq!(ended(String::from(whole)), whole);
        }
        for open in ["He left", "The witchers'", "He is called 'the Dwarf'", ""] {
            assert_eq!(ended(String::from(open)), format!("{open}."));
        }
    }
}
