//! `google.protobuf.Timestamp`, which needs a JSON form that the prost types do not have.

use serde::{Deserialize, Serialize};

/// A point in time. In JSON it is text as in RFC 3339, in UTC with a `Z`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, prost::Message, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Timestamp {
    /// Seconds since the beginning of 1970.
    #[prost(int64, tag = "1")]
    pub seconds: i64,
    /// Nanoseconds after that second.
    #[prost(int32, tag = "2")]
    pub nanos: i32,
}

impl From<Timestamp> for String {
    fn from(Timestamp { seconds, nanos }: Timestamp) -> Self {
        prost_types::Timestamp { seconds, nanos }.to_string()
    }
}

impl TryFrom<String> for Timestamp {
    type Error = prost_types::TimestampError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let prost_types::Timestamp { seconds, nanos } = text.parse()?;
        Ok(Self { seconds, nanos })
    }
}
