//! How events write their fields: in events as in actions everything is a number.

use kernel::Argument;
use serde::Serializer;
use serde::ser::SerializeSeq as _;

pub(crate) fn number<S: Serializer>(value: &impl Argument, out: S) -> Result<S::Ok, S::Error> {
    out.serialize_u8(value.byte())
}

#[expect(clippy::ref_option, reason = "serde hands over a reference to the field")]
pub(crate) fn maybe<S: Serializer>(value: &Option<impl Argument>, out: S) -> Result<S::Ok, S::Error> {
    match value {
        Some(value) => out.serialize_some(&value.byte()),
        None => out.serialize_none(),
    }
}

pub(crate) fn numbers<S: Serializer>(values: &[impl Argument], out: S) -> Result<S::Ok, S::Error> {
    let mut list = out.serialize_seq(Some(values.len()))?;
    values.iter().try_for_each(|value| list.serialize_element(&value.byte()))?;
    list.end()
}
