//! Lines of styled text that keep to a width.

use crate::presentation::{Panel, Span, Style};

/// A line of spans.
pub(crate) type Line = Vec<Span>;

/// Characters in a line of a full panel.
pub(crate) const FULL: usize = 96;
/// Characters in a line of a half panel.
pub(crate) const HALF: usize = 46;

pub(crate) fn styled(text: impl Into<String>, style: Style) -> Span {
    Span { text: text.into(), style }
}

pub(crate) fn plain(text: impl Into<String>) -> Span {
    styled(text, Style::Plain)
}

pub(crate) fn dim(text: impl Into<String>) -> Span {
    styled(text, Style::Dim)
}

/// How many characters a line has.
pub(crate) fn width(line: &[Span]) -> usize {
    line.iter().map(|span| span.text.chars().count()).sum()
}

/// The text, cut to a width.
pub(crate) fn clip(text: &str, room: usize) -> String {
    if text.chars().count() <= room {
        return String::from(text);
    }
    match room.checked_sub(1) {
        Some(kept) => text.chars().take(kept).chain(['…']).collect(),
        None => String::new(),
    }
}

/// The text in a column: cut or filled up with spaces, and one space behind it.
pub(crate) fn column(text: &str, room: usize) -> String {
    format!("{:room$} ", clip(text, room))
}

/// Spans in a column.
pub(crate) fn columns(mut spans: Line, room: usize) -> Line {
    let fill = (room + 1).saturating_sub(width(&spans));
    spans.push(plain(" ".repeat(fill)));
    spans
}

/// Cuts a line to a width.
fn cut(line: Line, room: usize) -> Line {
    let mut left = room;
    let mut kept = Vec::with_capacity(line.len());
    for span in line {
        let text = clip(&span.text, left);
        left -= text.chars().count();
        kept.push(Span { text, ..span });
    }
    kept
}

/// Items one behind the other, with a gap between them; a new line begins where the next item has no room. The head
/// stands before the first line, the others are indented as far. What the gap shows stays at the end of a line.
pub(crate) fn flow(head: &str, items: impl IntoIterator<Item = Line>, gap: &str, room: usize) -> Vec<Line> {
    let indent = head.chars().count();
    let mark = gap.trim_end();
    let (wide_gap, wide_mark) = (gap.chars().count(), mark.chars().count());
    let mut lines = Vec::new();
    let mut line = vec![dim(head)];
    let (mut used, mut begun) = (indent, false);
    for item in items {
        let item = cut(item, room.saturating_sub(indent));
        let wide = width(&item);
        if begun && used + wide_gap + wide + wide_mark > room {
            if used + wide_mark <= room {
                line.push(plain(mark));
            }
            lines.push(std::mem::replace(&mut line, vec![plain(" ".repeat(indent))]));
            (used, begun) = (indent, false);
        }
        if begun {
            line.push(plain(gap));
            used += wide_gap;
        }
        line.extend(item);
        used += wide;
        begun = true;
    }
    lines.push(line);
    lines
}

/// Words of a text behind a head.
pub(crate) fn prose(head: &str, text: &str, style: Style, room: usize) -> Vec<Line> {
    flow(head, text.split_whitespace().map(|word| vec![styled(word, style)]), " ", room)
}

/// Text that goes on behind what stands in the line already.
pub(crate) fn beside(mut line: Line, text: &str, room: usize) -> Vec<Line> {
    let indent = width(&line);
    let mut lines = prose(&" ".repeat(indent), text, Style::Plain, room).into_iter();
    if let Some(first) = lines.next() {
        line.extend(first.into_iter().skip(1));
    }
    std::iter::once(line).chain(lines).collect()
}

/// A panel; nothing stands at the end of its lines that cannot be seen.
pub(crate) fn panel(title: impl Into<String>, mut lines: Vec<Line>, half: bool) -> Panel {
    for line in &mut lines {
        while let Some(last) = line.last_mut() {
            last.text.truncate(last.text.trim_end().len());
            if !last.text.is_empty() {
                break;
            }
            line.pop();
        }
    }
    Panel { title: title.into(), lines, half }
}
