//! Reading one table of a content file field by field, so that every complaint names the file, the entry and the field.

use std::collections::BTreeSet;
use std::fmt;
use std::fmt::Write as _;

use serde::de::DeserializeOwned;
use toml::{Table, Value};

/// The longest name.
const LONGEST_NAME: usize = 40;

/// Why a content pack is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ContentError {
    /// The file.
    pub file: &'static str,
    /// The entry, by kind, number and name as far as it has them; empty when the file as a whole is meant.
    pub entry: String,
    /// The field, what is wrong with it and what is allowed.
    pub reason: String,
}

impl fmt::Display for ContentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { file, entry, reason } = self;
        if entry.is_empty() { write!(f, "{file}: {reason}") } else { write!(f, "{file}, {entry}: {reason}") }
    }
}

impl std::error::Error for ContentError {}

/// A table that is being read. Fields are taken out one by one; what is left at the end is unknown.
pub(crate) struct Entry {
    file: &'static str,
    label: String,
    prefix: &'static str,
    table: Table,
    allowed: Vec<&'static str>,
}

impl Entry {
    /// The whole file.
    pub fn file(file: &'static str, text: &str) -> Result<Self, ContentError> {
        let table = text.parse::<Table>().map_err(|error| {
            let start = error.span().map_or(0, |span| span.start);
            let line = 1 + text.bytes().take(start).filter(|&byte| byte == b'\n').count();
            let reason = format!("line {line} is not valid TOML: {}", one_line(error.message()));
            ContentError { file, entry: String::new(), reason }
        })?;
        Ok(Self { file, label: String::new(), prefix: "", table, allowed: Vec::new() })
    }

    /// A table inside this one; `what` says what it describes.
    fn inner(&self, what: &str, place: usize, value: Value) -> Result<Self, ContentError> {
        let label = label(what, place, &value);
        self.sub(label, "", value)
    }

    fn sub(&self, label: String, prefix: &'static str, value: Value) -> Result<Self, ContentError> {
        let Value::Table(table) = value else {
            let reason = format!("{prefix}a table is needed, got {}", value.type_str());
            return Err(ContentError { file: self.file, entry: label, reason });
        };
        Ok(Self { file: self.file, label, prefix, table, allowed: Vec::new() })
    }

    /// How messages name the entry.
    pub fn label(&self) -> &str {
        &self.label
    }

    /// The entry is refused as a whole.
    pub fn refuse(&self, reason: impl Into<String>) -> ContentError {
        ContentError { file: self.file, entry: self.label.clone(), reason: reason.into() }
    }

    /// A field of the entry is refused.
    pub fn wrong(&self, field: &str, reason: impl std::fmt::Display) -> ContentError {
        self.refuse(format!("{}{field}: {reason}", self.prefix))
    }

    /// A field that may be absent.
    pub fn optional<T: DeserializeOwned>(&mut self, field: &'static str) -> Result<Option<T>, ContentError> {
        let Some(value) = self.take(field) else { return Ok(None) };
        value
            .try_into()
            .map(Some)
            .map_err(|error: toml::de::Error| self.wrong(field, one_line(error.message())))
    }

    /// A field that must be there.
    pub fn required<T: DeserializeOwned>(&mut self, field: &'static str) -> Result<T, ContentError> {
        self.optional(field)?.ok_or_else(|| self.wrong(field, "missing"))
    }

    /// A text of at least one and at most `longest` characters.
    pub fn text(&mut self, field: &'static str, longest: usize) -> Result<String, ContentError> {
        let text: String = self.required(field)?;
        let length = text.chars().count();
        if length == 0 || length > longest {
            return Err(self.wrong(field, format_args!("1 to {longest} characters allowed, got {length}")));
        }
        if text.trim() != text || text.chars().any(char::is_control) {
            return Err(self.wrong(field, "one line without spaces at its ends is needed"));
        }
        Ok(text)
    }

    /// A name.
    pub fn name(&mut self) -> Result<String, ContentError> {
        self.text("name", LONGEST_NAME)
    }

    /// A table inside this one, if it is there. Messages name it `label` and put `prefix` before its fields.
    pub fn table(
        &mut self,
        field: &'static str,
        label: String,
        prefix: &'static str,
    ) -> Result<Option<Self>, ContentError> {
        let Some(value) = self.take(field) else { return Ok(None) };
        self.sub(label, prefix, value).map(Some)
    }

    /// A list of tables, each read by `read` and labelled as a `what`.
    pub fn each<T>(
        &mut self,
        field: &'static str,
        what: &str,
        mut read: impl FnMut(Self) -> Result<T, ContentError>,
    ) -> Result<Vec<T>, ContentError> {
        let values = match self.take(field) {
            None => return Err(self.wrong(field, "missing")),
            Some(Value::Array(values)) => values,
            Some(other) => {
                let reason = format!("a list of [[{field}]] tables is needed, got {}", other.type_str());
                return Err(self.wrong(field, reason));
            }
        };
        let entries = values.into_iter().enumerate();
        entries.map(|(place, value)| read(self.inner(what, place, value)?)).collect()
    }

    /// The same for a list that may be absent.
    pub fn any<T>(
        &mut self,
        field: &'static str,
        what: &str,
        read: impl FnMut(Self) -> Result<T, ContentError>,
    ) -> Result<Vec<T>, ContentError> {
        if self.table.contains_key(field) {
            return self.each(field, what, read);
        }
        self.allowed.push(field);
        Ok(Vec::new())
    }

    /// Puts numbered items in order: each of the numbers from `first` on exactly once.
    pub fn in_order<T, const N: usize>(
        &self,
        what: &str,
        first: usize,
        items: Vec<Numbered<T>>,
    ) -> Result<[T; N], ContentError> {
        let last = first + N - 1;
        let mut places: [Option<(String, T)>; N] = std::array::from_fn(|_| None);
        for Numbered { number, label, item } in items {
            let refuse = |reason: String| ContentError { file: self.file, entry: label.clone(), reason };
            let index = usize::try_from(number).ok().and_then(|number| number.checked_sub(first));
            let place = index
                .and_then(|index| places.get_mut(index))
                .ok_or_else(|| refuse(format!("number: {first} to {last} allowed, got {number}")))?;
            if let Some((holder, _)) = place {
                return Err(refuse(format!("number: {number} is already the number of {holder}")));
            }
            *place = Some((label, item));
        }
        let found = places.iter().flatten().count();
        if let Some(missing) = places.iter().position(Option::is_none) {
            let missing = first + missing;
            let reason =
                format!("{N} {what} needed, numbers {first} to {last}, got {found}: {missing} is missing");
            return Err(self.refuse(reason));
        }
        let items: Vec<T> = places.into_iter().flatten().map(|(_, item)| item).collect();
        items.try_into().map_err(|_| self.refuse(format!("{N} {what} needed, got {found}")))
    }

    /// No name twice among the entries of a kind.
    pub fn unique<'a>(&self, what: &str, names: impl Iterator<Item = &'a str>) -> Result<(), ContentError> {
        let mut seen = BTreeSet::new();
        for name in names {
            if !seen.insert(name) {
                return Err(self.refuse(format!("{what} {name:?}: this name is given twice")));
            }
        }
        Ok(())
    }

    /// The end of the entry: every field was read, or it is unknown.
    pub fn finish(self) -> Result<(), ContentError> {
        let Some(unknown) = self.table.keys().next() else { return Ok(()) };
        let allowed = self.allowed.join(", ");
        let field: String = unknown.escape_debug().take(LONGEST_NAME).collect();
        Err(self.wrong(&field, format_args!("unknown field; allowed are {allowed}")))
    }

    fn take(&mut self, field: &'static str) -> Option<Value> {
        self.allowed.push(field);
        self.table.remove(field)
    }
}

/// An item with its permanent number and the label it had in the file.
pub(crate) struct Numbered<T> {
    /// The number as written.
    pub number: i64,
    /// How messages name the item.
    pub label: String,
    /// The item.
    pub item: T,
}

/// `card 17 "Paper Lantern"` or `outcome "LR"`, with whatever of it the entry has.
fn label(what: &str, place: usize, value: &Value) -> String {
    let number = value.get("number").or_else(|| value.get("at")).and_then(Value::as_integer);
    let path = value.get("path").and_then(Value::as_str);
    let mut label = match (number, path) {
        (Some(number), _) => format!("{what} {number}"),
        (None, Some(path)) => format!("{what} {:?}", path.chars().take(LONGEST_NAME).collect::<String>()),
        (None, None) => format!("{what} without a number, the {}. of its list", place + 1),
    };
    if let Some(name) = value.get("name").and_then(Value::as_str) {
        let name: String = name.chars().take(LONGEST_NAME).collect();
        let _ = write!(label, " {name:?}"); // writing to a string cannot fail
    }
    label
}

pub(crate) fn one_line(message: &str) -> String {
    message.split_whitespace().collect::<Vec<_>>().join(" ")
}
