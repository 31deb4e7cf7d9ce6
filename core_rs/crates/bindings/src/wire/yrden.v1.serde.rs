impl serde::Serialize for ActRequest {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("yrden.v1.ActRequest", len)?;
        if true {
            struct_ser.serialize_field("matchId", &self.match_id)?;
        }
        if true {
            struct_ser.serialize_field("code", &self.code)?;
        }
        if let Some(v) = self.expected_version.as_ref() {
            struct_ser.serialize_field("expectedVersion", v)?;
        }
        if true {
            struct_ser.serialize_field("requestId", &self.request_id)?;
        }
        if true {
            let v = Detail::try_from(self.detail)
                .map_err(|_| serde::ser::Error::custom(format!("Invalid variant {}", self.detail)))?;
            struct_ser.serialize_field("detail", &v)?;
        }
        if let Some(v) = self.since_version.as_ref() {
            struct_ser.serialize_field("sinceVersion", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for ActRequest {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "match_id",
            "matchId",
            "code",
            "expected_version",
            "expectedVersion",
            "request_id",
            "requestId",
            "detail",
            "since_version",
            "sinceVersion",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            MatchId,
            Code,
            ExpectedVersion,
            RequestId,
            Detail,
            SinceVersion,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "matchId" | "match_id" => Ok(GeneratedField::MatchId),
                            "code" => Ok(GeneratedField::Code),
                            "expectedVersion" | "expected_version" => Ok(GeneratedField::ExpectedVersion),
                            "requestId" | "request_id" => Ok(GeneratedField::RequestId),
                            "detail" => Ok(GeneratedField::Detail),
                            "sinceVersion" | "since_version" => Ok(GeneratedField::SinceVersion),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = ActRequest;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct yrden.v1.ActRequest")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<ActRequest, V::Error>
                where
                    V: serde::de::MapAccess<'de>,
            {
                let mut match_id__ = None;
                let mut code__ = None;
                let mut expected_version__ = None;
                let mut request_id__ = None;
                let mut detail__ = None;
                let mut since_version__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::MatchId => {
                            if match_id__.is_some() {
                                return Err(serde::de::Error::duplicate_field("matchId"));
                            }
                            match_id__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Code => {
                            if code__.is_some() {
                                return Err(serde::de::Error::duplicate_field("code"));
                            }
                            code__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::ExpectedVersion => {
                            if expected_version__.is_some() {
                                return Err(serde::de::Error::duplicate_field("expectedVersion"));
                            }
                            expected_version__ = 
                                map_.next_value::<::std::option::Option<::pbjson::private::NumberDeserialize<_>>>()?.map(|x| x.0)
                            ;
                        }
                        GeneratedField::RequestId => {
                            if request_id__.is_some() {
                                return Err(serde::de::Error::duplicate_field("requestId"));
                            }
                            request_id__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Detail => {
                            if detail__.is_some() {
                                return Err(serde::de::Error::duplicate_field("detail"));
                            }
                            detail__ = Some(map_.next_value::<Detail>()? as i32);
                        }
                        GeneratedField::SinceVersion => {
                            if since_version__.is_some() {
                                return Err(serde::de::Error::duplicate_field("sinceVersion"));
                            }
                            since_version__ = 
                                map_.next_value::<::std::option::Option<::pbjson::private::NumberDeserialize<_>>>()?.map(|x| x.0)
                            ;
                        }
                    }
                }
                Ok(ActRequest {
                    match_id: match_id__.unwrap_or_default(),
                    code: code__.unwrap_or_default(),
                    expected_version: expected_version__,
                    request_id: request_id__.unwrap_or_default(),
                    detail: detail__.unwrap_or_default(),
                    since_version: since_version__,
                })
            }
        }
        deserializer.deserialize_struct("yrden.v1.ActRequest", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for ActResponse {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("yrden.v1.ActResponse", len)?;
        if let Some(v) = self.observation.as_ref() {
            struct_ser.serialize_field("observation", v)?;
        }
        if true {
            struct_ser.serialize_field("appliedVersion", &self.applied_version)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for ActResponse {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "observation",
            "applied_version",
            "appliedVersion",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Observation,
            AppliedVersion,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "observation" => Ok(GeneratedField::Observation),
                            "appliedVersion" | "applied_version" => Ok(GeneratedField::AppliedVersion),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = ActResponse;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct yrden.v1.ActResponse")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<ActResponse, V::Error>
                where
                    V: serde::de::MapAccess<'de>,
            {
                let mut observation__ = None;
                let mut applied_version__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Observation => {
                            if observation__.is_some() {
                                return Err(serde::de::Error::duplicate_field("observation"));
                            }
                            observation__ = map_.next_value()?;
                        }
                        GeneratedField::AppliedVersion => {
                            if applied_version__.is_some() {
                                return Err(serde::de::Error::duplicate_field("appliedVersion"));
                            }
                            applied_version__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                    }
                }
                Ok(ActResponse {
                    observation: observation__,
                    applied_version: applied_version__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("yrden.v1.ActResponse", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for Action {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("yrden.v1.Action", len)?;
        if true {
            struct_ser.serialize_field("code", &self.code)?;
        }
        if true {
            struct_ser.serialize_field("verb", &self.verb)?;
        }
        if true {
            struct_ser.serialize_field("arguments", &self.arguments)?;
        }
        if true {
            struct_ser.serialize_field("label", &self.label)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for Action {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "code",
            "verb",
            "arguments",
            "label",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Code,
            Verb,
            Arguments,
            Label,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "code" => Ok(GeneratedField::Code),
                            "verb" => Ok(GeneratedField::Verb),
                            "arguments" => Ok(GeneratedField::Arguments),
                            "label" => Ok(GeneratedField::Label),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = Action;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct yrden.v1.Action")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<Action, V::Error>
                where
                    V: serde::de::MapAccess<'de>,
            {
                let mut code__ = None;
                let mut verb__ = None;
                let mut arguments__ = None;
                let mut label__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Code => {
                            if code__.is_some() {
                                return Err(serde::de::Error::duplicate_field("code"));
                            }
                            code__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::Verb => {
                            if verb__.is_some() {
                                return Err(serde::de::Error::duplicate_field("verb"));
                            }
                            verb__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Arguments => {
                            if arguments__.is_some() {
                                return Err(serde::de::Error::duplicate_field("arguments"));
                            }
                            arguments__ = Some(
                                map_.next_value::<std::collections::BTreeMap<_, ::pbjson::private::NumberDeserialize<u32>>>()?
                                    .into_iter().map(|(k,v)| (k, v.0)).collect()
                            );
                        }
                        GeneratedField::Label => {
                            if label__.is_some() {
                                return Err(serde::de::Error::duplicate_field("label"));
                            }
                            label__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(Action {
                    code: code__.unwrap_or_default(),
                    verb: verb__.unwrap_or_default(),
                    arguments: arguments__.unwrap_or_default(),
                    label: label__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("yrden.v1.Action", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for Bot {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("yrden.v1.Bot", len)?;
        if true {
            struct_ser.serialize_field("name", &self.name)?;
        }
        if true {
            struct_ser.serialize_field("summary", &self.summary)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for Bot {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "name",
            "summary",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Name,
            Summary,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "name" => Ok(GeneratedField::Name),
                            "summary" => Ok(GeneratedField::Summary),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = Bot;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct yrden.v1.Bot")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<Bot, V::Error>
                where
                    V: serde::de::MapAccess<'de>,
            {
                let mut name__ = None;
                let mut summary__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Name => {
                            if name__.is_some() {
                                return Err(serde::de::Error::duplicate_field("name"));
                            }
                            name__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Summary => {
                            if summary__.is_some() {
                                return Err(serde::de::Error::duplicate_field("summary"));
                            }
                            summary__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(Bot {
                    name: name__.unwrap_or_default(),
                    summary: summary__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("yrden.v1.Bot", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for ContentEntry {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("yrden.v1.ContentEntry", len)?;
        if true {
            struct_ser.serialize_field("number", &self.number)?;
        }
        if true {
            struct_ser.serialize_field("name", &self.name)?;
        }
        if true {
            struct_ser.serialize_field("text", &self.text)?;
        }
        if true {
            struct_ser.serialize_field("line", &self.line)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for ContentEntry {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "number",
            "name",
            "text",
            "line",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Number,
            Name,
            Text,
            Line,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "number" => Ok(GeneratedField::Number),
                            "name" => Ok(GeneratedField::Name),
                            "text" => Ok(GeneratedField::Text),
                            "line" => Ok(GeneratedField::Line),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = ContentEntry;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct yrden.v1.ContentEntry")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<ContentEntry, V::Error>
                where
                    V: serde::de::MapAccess<'de>,
            {
                let mut number__ = None;
                let mut name__ = None;
                let mut text__ = None;
                let mut line__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Number => {
                            if number__.is_some() {
                                return Err(serde::de::Error::duplicate_field("number"));
                            }
                            number__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::Name => {
                            if name__.is_some() {
                                return Err(serde::de::Error::duplicate_field("name"));
                            }
                            name__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Text => {
                            if text__.is_some() {
                                return Err(serde::de::Error::duplicate_field("text"));
                            }
                            text__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Line => {
                            if line__.is_some() {
                                return Err(serde::de::Error::duplicate_field("line"));
                            }
                            line__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(ContentEntry {
                    number: number__.unwrap_or_default(),
                    name: name__.unwrap_or_default(),
                    text: text__.unwrap_or_default(),
                    line: line__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("yrden.v1.ContentEntry", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for ContentSection {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("yrden.v1.ContentSection", len)?;
        if true {
            struct_ser.serialize_field("title", &self.title)?;
        }
        if true {
            struct_ser.serialize_field("entries", &self.entries)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for ContentSection {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "title",
            "entries",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Title,
            Entries,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "title" => Ok(GeneratedField::Title),
                            "entries" => Ok(GeneratedField::Entries),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = ContentSection;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct yrden.v1.ContentSection")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<ContentSection, V::Error>
                where
                    V: serde::de::MapAccess<'de>,
            {
                let mut title__ = None;
                let mut entries__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Title => {
                            if title__.is_some() {
                                return Err(serde::de::Error::duplicate_field("title"));
                            }
                            title__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Entries => {
                            if entries__.is_some() {
                                return Err(serde::de::Error::duplicate_field("entries"));
                            }
                            entries__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(ContentSection {
                    title: title__.unwrap_or_default(),
                    entries: entries__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("yrden.v1.ContentSection", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for CreateMatchRequest {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("yrden.v1.CreateMatchRequest", len)?;
        if true {
            struct_ser.serialize_field("game", &self.game)?;
        }
        if true {
            struct_ser.serialize_field("players", &self.players)?;
        }
        if true {
            struct_ser.serialize_field("options", &self.options)?;
        }
        if true {
            struct_ser.serialize_field("seats", &self.seats)?;
        }
        if true {
            struct_ser.serialize_field("requestId", &self.request_id)?;
        }
        if true {
            let v = Durability::try_from(self.durability)
                .map_err(|_| serde::ser::Error::custom(format!("Invalid variant {}", self.durability)))?;
            struct_ser.serialize_field("durability", &v)?;
        }
        if true {
            struct_ser.serialize_field("seed", &self.seed)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for CreateMatchRequest {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "game",
            "players",
            "options",
            "seats",
            "request_id",
            "requestId",
            "durability",
            "seed",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Game,
            Players,
            Options,
            Seats,
            RequestId,
            Durability,
            Seed,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "game" => Ok(GeneratedField::Game),
                            "players" => Ok(GeneratedField::Players),
                            "options" => Ok(GeneratedField::Options),
                            "seats" => Ok(GeneratedField::Seats),
                            "requestId" | "request_id" => Ok(GeneratedField::RequestId),
                            "durability" => Ok(GeneratedField::Durability),
                            "seed" => Ok(GeneratedField::Seed),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = CreateMatchRequest;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct yrden.v1.CreateMatchRequest")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<CreateMatchRequest, V::Error>
                where
                    V: serde::de::MapAccess<'de>,
            {
                let mut game__ = None;
                let mut players__ = None;
                let mut options__ = None;
                let mut seats__ = None;
                let mut request_id__ = None;
                let mut durability__ = None;
                let mut seed__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Game => {
                            if game__.is_some() {
                                return Err(serde::de::Error::duplicate_field("game"));
                            }
                            game__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Players => {
                            if players__.is_some() {
                                return Err(serde::de::Error::duplicate_field("players"));
                            }
                            players__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::Options => {
                            if options__.is_some() {
                                return Err(serde::de::Error::duplicate_field("options"));
                            }
                            options__ = Some(
                                map_.next_value::<std::collections::BTreeMap<_, _>>()?
                            );
                        }
                        GeneratedField::Seats => {
                            if seats__.is_some() {
                                return Err(serde::de::Error::duplicate_field("seats"));
                            }
                            seats__ = Some(map_.next_value()?);
                        }
                        GeneratedField::RequestId => {
                            if request_id__.is_some() {
                                return Err(serde::de::Error::duplicate_field("requestId"));
                            }
                            request_id__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Durability => {
                            if durability__.is_some() {
                                return Err(serde::de::Error::duplicate_field("durability"));
                            }
                            durability__ = Some(map_.next_value::<Durability>()? as i32);
                        }
                        GeneratedField::Seed => {
                            if seed__.is_some() {
                                return Err(serde::de::Error::duplicate_field("seed"));
                            }
                            seed__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(CreateMatchRequest {
                    game: game__.unwrap_or_default(),
                    players: players__.unwrap_or_default(),
                    options: options__.unwrap_or_default(),
                    seats: seats__.unwrap_or_default(),
                    request_id: request_id__.unwrap_or_default(),
                    durability: durability__.unwrap_or_default(),
                    seed: seed__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("yrden.v1.CreateMatchRequest", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for CreateMatchResponse {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("yrden.v1.CreateMatchResponse", len)?;
        if let Some(v) = self.r#match.as_ref() {
            struct_ser.serialize_field("match", v)?;
        }
        if true {
            struct_ser.serialize_field("tokens", &self.tokens)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for CreateMatchResponse {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "match",
            "tokens",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Match,
            Tokens,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "match" => Ok(GeneratedField::Match),
                            "tokens" => Ok(GeneratedField::Tokens),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = CreateMatchResponse;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct yrden.v1.CreateMatchResponse")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<CreateMatchResponse, V::Error>
                where
                    V: serde::de::MapAccess<'de>,
            {
                let mut r#match__ = None;
                let mut tokens__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Match => {
                            if r#match__.is_some() {
                                return Err(serde::de::Error::duplicate_field("match"));
                            }
                            r#match__ = map_.next_value()?;
                        }
                        GeneratedField::Tokens => {
                            if tokens__.is_some() {
                                return Err(serde::de::Error::duplicate_field("tokens"));
                            }
                            tokens__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(CreateMatchResponse {
                    r#match: r#match__,
                    tokens: tokens__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("yrden.v1.CreateMatchResponse", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for Detail {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        let variant = match self {
            Self::Unspecified => "DETAIL_UNSPECIFIED",
            Self::Codes => "DETAIL_CODES",
            Self::Compact => "DETAIL_COMPACT",
            Self::Full => "DETAIL_FULL",
        };
        serializer.serialize_str(variant)
    }
}
impl<'de> serde::Deserialize<'de> for Detail {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "DETAIL_UNSPECIFIED",
            "DETAIL_CODES",
            "DETAIL_COMPACT",
            "DETAIL_FULL",
        ];

        struct GeneratedVisitor;

        impl serde::de::Visitor<'_> for GeneratedVisitor {
            type Value = Detail;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(formatter, "expected one of: {:?}", &FIELDS)
            }

            fn visit_i64<E>(self, v: i64) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                i32::try_from(v)
                    .ok()
                    .and_then(|x| x.try_into().ok())
                    .ok_or_else(|| {
                        serde::de::Error::invalid_value(serde::de::Unexpected::Signed(v), &self)
                    })
            }

            fn visit_u64<E>(self, v: u64) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                i32::try_from(v)
                    .ok()
                    .and_then(|x| x.try_into().ok())
                    .ok_or_else(|| {
                        serde::de::Error::invalid_value(serde::de::Unexpected::Unsigned(v), &self)
                    })
            }

            fn visit_str<E>(self, value: &str) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                match value {
                    "DETAIL_UNSPECIFIED" => Ok(Detail::Unspecified),
                    "DETAIL_CODES" => Ok(Detail::Codes),
                    "DETAIL_COMPACT" => Ok(Detail::Compact),
                    "DETAIL_FULL" => Ok(Detail::Full),
                    _ => Err(serde::de::Error::unknown_variant(value, FIELDS)),
                }
            }
        }
        deserializer.deserialize_any(GeneratedVisitor)
    }
}
impl serde::Serialize for Durability {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        let variant = match self {
            Self::Unspecified => "DURABILITY_UNSPECIFIED",
            Self::EveryAction => "DURABILITY_EVERY_ACTION",
            Self::WhenFinished => "DURABILITY_WHEN_FINISHED",
        };
        serializer.serialize_str(variant)
    }
}
impl<'de> serde::Deserialize<'de> for Durability {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "DURABILITY_UNSPECIFIED",
            "DURABILITY_EVERY_ACTION",
            "DURABILITY_WHEN_FINISHED",
        ];

        struct GeneratedVisitor;

        impl serde::de::Visitor<'_> for GeneratedVisitor {
            type Value = Durability;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(formatter, "expected one of: {:?}", &FIELDS)
            }

            fn visit_i64<E>(self, v: i64) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                i32::try_from(v)
                    .ok()
                    .and_then(|x| x.try_into().ok())
                    .ok_or_else(|| {
                        serde::de::Error::invalid_value(serde::de::Unexpected::Signed(v), &self)
                    })
            }

            fn visit_u64<E>(self, v: u64) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                i32::try_from(v)
                    .ok()
                    .and_then(|x| x.try_into().ok())
                    .ok_or_else(|| {
                        serde::de::Error::invalid_value(serde::de::Unexpected::Unsigned(v), &self)
                    })
            }

            fn visit_str<E>(self, value: &str) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                match value {
                    "DURABILITY_UNSPECIFIED" => Ok(Durability::Unspecified),
                    "DURABILITY_EVERY_ACTION" => Ok(Durability::EveryAction),
                    "DURABILITY_WHEN_FINISHED" => Ok(Durability::WhenFinished),
                    _ => Err(serde::de::Error::unknown_variant(value, FIELDS)),
                }
            }
        }
        deserializer.deserialize_any(GeneratedVisitor)
    }
}
impl serde::Serialize for Event {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("yrden.v1.Event", len)?;
        if true {
            struct_ser.serialize_field("version", &self.version)?;
        }
        if true {
            struct_ser.serialize_field("name", &self.name)?;
        }
        if true {
            struct_ser.serialize_field("arguments", &self.arguments)?;
        }
        if true {
            struct_ser.serialize_field("text", &self.text)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for Event {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "version",
            "name",
            "arguments",
            "text",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Version,
            Name,
            Arguments,
            Text,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "version" => Ok(GeneratedField::Version),
                            "name" => Ok(GeneratedField::Name),
                            "arguments" => Ok(GeneratedField::Arguments),
                            "text" => Ok(GeneratedField::Text),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = Event;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct yrden.v1.Event")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<Event, V::Error>
                where
                    V: serde::de::MapAccess<'de>,
            {
                let mut version__ = None;
                let mut name__ = None;
                let mut arguments__ = None;
                let mut text__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Version => {
                            if version__.is_some() {
                                return Err(serde::de::Error::duplicate_field("version"));
                            }
                            version__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::Name => {
                            if name__.is_some() {
                                return Err(serde::de::Error::duplicate_field("name"));
                            }
                            name__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Arguments => {
                            if arguments__.is_some() {
                                return Err(serde::de::Error::duplicate_field("arguments"));
                            }
                            arguments__ = Some(
                                map_.next_value::<std::collections::BTreeMap<_, _>>()?
                            );
                        }
                        GeneratedField::Text => {
                            if text__.is_some() {
                                return Err(serde::de::Error::duplicate_field("text"));
                            }
                            text__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(Event {
                    version: version__.unwrap_or_default(),
                    name: name__.unwrap_or_default(),
                    arguments: arguments__.unwrap_or_default(),
                    text: text__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("yrden.v1.Event", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for Game {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("yrden.v1.Game", len)?;
        if true {
            struct_ser.serialize_field("id", &self.id)?;
        }
        if true {
            struct_ser.serialize_field("title", &self.title)?;
        }
        if true {
            struct_ser.serialize_field("summary", &self.summary)?;
        }
        if true {
            struct_ser.serialize_field("rulesVersion", &self.rules_version)?;
        }
        if true {
            struct_ser.serialize_field("contentHash", &self.content_hash)?;
        }
        if true {
            struct_ser.serialize_field("minPlayers", &self.min_players)?;
        }
        if true {
            struct_ser.serialize_field("maxPlayers", &self.max_players)?;
        }
        if true {
            struct_ser.serialize_field("variants", &self.variants)?;
        }
        if true {
            struct_ser.serialize_field("options", &self.options)?;
        }
        if true {
            struct_ser.serialize_field("content", &self.content)?;
        }
        if true {
            struct_ser.serialize_field("bots", &self.bots)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for Game {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "id",
            "title",
            "summary",
            "rules_version",
            "rulesVersion",
            "content_hash",
            "contentHash",
            "min_players",
            "minPlayers",
            "max_players",
            "maxPlayers",
            "variants",
            "options",
            "content",
            "bots",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Id,
            Title,
            Summary,
            RulesVersion,
            ContentHash,
            MinPlayers,
            MaxPlayers,
            Variants,
            Options,
            Content,
            Bots,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "id" => Ok(GeneratedField::Id),
                            "title" => Ok(GeneratedField::Title),
                            "summary" => Ok(GeneratedField::Summary),
                            "rulesVersion" | "rules_version" => Ok(GeneratedField::RulesVersion),
                            "contentHash" | "content_hash" => Ok(GeneratedField::ContentHash),
                            "minPlayers" | "min_players" => Ok(GeneratedField::MinPlayers),
                            "maxPlayers" | "max_players" => Ok(GeneratedField::MaxPlayers),
                            "variants" => Ok(GeneratedField::Variants),
                            "options" => Ok(GeneratedField::Options),
                            "content" => Ok(GeneratedField::Content),
                            "bots" => Ok(GeneratedField::Bots),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = Game;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct yrden.v1.Game")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<Game, V::Error>
                where
                    V: serde::de::MapAccess<'de>,
            {
                let mut id__ = None;
                let mut title__ = None;
                let mut summary__ = None;
                let mut rules_version__ = None;
                let mut content_hash__ = None;
                let mut min_players__ = None;
                let mut max_players__ = None;
                let mut variants__ = None;
                let mut options__ = None;
                let mut content__ = None;
                let mut bots__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Id => {
                            if id__.is_some() {
                                return Err(serde::de::Error::duplicate_field("id"));
                            }
                            id__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Title => {
                            if title__.is_some() {
                                return Err(serde::de::Error::duplicate_field("title"));
                            }
                            title__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Summary => {
                            if summary__.is_some() {
                                return Err(serde::de::Error::duplicate_field("summary"));
                            }
                            summary__ = Some(map_.next_value()?);
                        }
                        GeneratedField::RulesVersion => {
                            if rules_version__.is_some() {
                                return Err(serde::de::Error::duplicate_field("rulesVersion"));
                            }
                            rules_version__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::ContentHash => {
                            if content_hash__.is_some() {
                                return Err(serde::de::Error::duplicate_field("contentHash"));
                            }
                            content_hash__ = Some(map_.next_value()?);
                        }
                        GeneratedField::MinPlayers => {
                            if min_players__.is_some() {
                                return Err(serde::de::Error::duplicate_field("minPlayers"));
                            }
                            min_players__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::MaxPlayers => {
                            if max_players__.is_some() {
                                return Err(serde::de::Error::duplicate_field("maxPlayers"));
                            }
                            max_players__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::Variants => {
                            if variants__.is_some() {
                                return Err(serde::de::Error::duplicate_field("variants"));
                            }
                            variants__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Options => {
                            if options__.is_some() {
                                return Err(serde::de::Error::duplicate_field("options"));
                            }
                            options__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Content => {
                            if content__.is_some() {
                                return Err(serde::de::Error::duplicate_field("content"));
                            }
                            content__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Bots => {
                            if bots__.is_some() {
                                return Err(serde::de::Error::duplicate_field("bots"));
                            }
                            bots__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(Game {
                    id: id__.unwrap_or_default(),
                    title: title__.unwrap_or_default(),
                    summary: summary__.unwrap_or_default(),
                    rules_version: rules_version__.unwrap_or_default(),
                    content_hash: content_hash__.unwrap_or_default(),
                    min_players: min_players__.unwrap_or_default(),
                    max_players: max_players__.unwrap_or_default(),
                    variants: variants__.unwrap_or_default(),
                    options: options__.unwrap_or_default(),
                    content: content__.unwrap_or_default(),
                    bots: bots__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("yrden.v1.Game", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for GameOption {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("yrden.v1.GameOption", len)?;
        if true {
            struct_ser.serialize_field("name", &self.name)?;
        }
        if true {
            struct_ser.serialize_field("values", &self.values)?;
        }
        if true {
            struct_ser.serialize_field("defaultValue", &self.default_value)?;
        }
        if true {
            struct_ser.serialize_field("text", &self.text)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for GameOption {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "name",
            "values",
            "default_value",
            "defaultValue",
            "text",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Name,
            Values,
            DefaultValue,
            Text,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "name" => Ok(GeneratedField::Name),
                            "values" => Ok(GeneratedField::Values),
                            "defaultValue" | "default_value" => Ok(GeneratedField::DefaultValue),
                            "text" => Ok(GeneratedField::Text),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = GameOption;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct yrden.v1.GameOption")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<GameOption, V::Error>
                where
                    V: serde::de::MapAccess<'de>,
            {
                let mut name__ = None;
                let mut values__ = None;
                let mut default_value__ = None;
                let mut text__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Name => {
                            if name__.is_some() {
                                return Err(serde::de::Error::duplicate_field("name"));
                            }
                            name__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Values => {
                            if values__.is_some() {
                                return Err(serde::de::Error::duplicate_field("values"));
                            }
                            values__ = Some(map_.next_value()?);
                        }
                        GeneratedField::DefaultValue => {
                            if default_value__.is_some() {
                                return Err(serde::de::Error::duplicate_field("defaultValue"));
                            }
                            default_value__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Text => {
                            if text__.is_some() {
                                return Err(serde::de::Error::duplicate_field("text"));
                            }
                            text__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(GameOption {
                    name: name__.unwrap_or_default(),
                    values: values__.unwrap_or_default(),
                    default_value: default_value__.unwrap_or_default(),
                    text: text__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("yrden.v1.GameOption", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for GetGameRequest {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("yrden.v1.GetGameRequest", len)?;
        if true {
            struct_ser.serialize_field("game", &self.game)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for GetGameRequest {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "game",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Game,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "game" => Ok(GeneratedField::Game),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = GetGameRequest;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct yrden.v1.GetGameRequest")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<GetGameRequest, V::Error>
                where
                    V: serde::de::MapAccess<'de>,
            {
                let mut game__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Game => {
                            if game__.is_some() {
                                return Err(serde::de::Error::duplicate_field("game"));
                            }
                            game__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(GetGameRequest {
                    game: game__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("yrden.v1.GetGameRequest", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for GetMatchRequest {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("yrden.v1.GetMatchRequest", len)?;
        if true {
            struct_ser.serialize_field("matchId", &self.match_id)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for GetMatchRequest {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "match_id",
            "matchId",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            MatchId,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "matchId" | "match_id" => Ok(GeneratedField::MatchId),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = GetMatchRequest;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct yrden.v1.GetMatchRequest")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<GetMatchRequest, V::Error>
                where
                    V: serde::de::MapAccess<'de>,
            {
                let mut match_id__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::MatchId => {
                            if match_id__.is_some() {
                                return Err(serde::de::Error::duplicate_field("matchId"));
                            }
                            match_id__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(GetMatchRequest {
                    match_id: match_id__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("yrden.v1.GetMatchRequest", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for GetReplayRequest {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("yrden.v1.GetReplayRequest", len)?;
        if true {
            struct_ser.serialize_field("matchId", &self.match_id)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for GetReplayRequest {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "match_id",
            "matchId",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            MatchId,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "matchId" | "match_id" => Ok(GeneratedField::MatchId),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = GetReplayRequest;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct yrden.v1.GetReplayRequest")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<GetReplayRequest, V::Error>
                where
                    V: serde::de::MapAccess<'de>,
            {
                let mut match_id__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::MatchId => {
                            if match_id__.is_some() {
                                return Err(serde::de::Error::duplicate_field("matchId"));
                            }
                            match_id__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(GetReplayRequest {
                    match_id: match_id__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("yrden.v1.GetReplayRequest", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for JoinMatchRequest {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("yrden.v1.JoinMatchRequest", len)?;
        if true {
            struct_ser.serialize_field("joinCode", &self.join_code)?;
        }
        if let Some(v) = self.seat.as_ref() {
            struct_ser.serialize_field("seat", v)?;
        }
        if true {
            struct_ser.serialize_field("name", &self.name)?;
        }
        if true {
            struct_ser.serialize_field("token", &self.token)?;
        }
        if true {
            struct_ser.serialize_field("requestId", &self.request_id)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for JoinMatchRequest {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "join_code",
            "joinCode",
            "seat",
            "name",
            "token",
            "request_id",
            "requestId",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            JoinCode,
            Seat,
            Name,
            Token,
            RequestId,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "joinCode" | "join_code" => Ok(GeneratedField::JoinCode),
                            "seat" => Ok(GeneratedField::Seat),
                            "name" => Ok(GeneratedField::Name),
                            "token" => Ok(GeneratedField::Token),
                            "requestId" | "request_id" => Ok(GeneratedField::RequestId),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = JoinMatchRequest;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct yrden.v1.JoinMatchRequest")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<JoinMatchRequest, V::Error>
                where
                    V: serde::de::MapAccess<'de>,
            {
                let mut join_code__ = None;
                let mut seat__ = None;
                let mut name__ = None;
                let mut token__ = None;
                let mut request_id__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::JoinCode => {
                            if join_code__.is_some() {
                                return Err(serde::de::Error::duplicate_field("joinCode"));
                            }
                            join_code__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Seat => {
                            if seat__.is_some() {
                                return Err(serde::de::Error::duplicate_field("seat"));
                            }
                            seat__ = 
                                map_.next_value::<::std::option::Option<::pbjson::private::NumberDeserialize<_>>>()?.map(|x| x.0)
                            ;
                        }
                        GeneratedField::Name => {
                            if name__.is_some() {
                                return Err(serde::de::Error::duplicate_field("name"));
                            }
                            name__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Token => {
                            if token__.is_some() {
                                return Err(serde::de::Error::duplicate_field("token"));
                            }
                            token__ = Some(map_.next_value()?);
                        }
                        GeneratedField::RequestId => {
                            if request_id__.is_some() {
                                return Err(serde::de::Error::duplicate_field("requestId"));
                            }
                            request_id__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(JoinMatchRequest {
                    join_code: join_code__.unwrap_or_default(),
                    seat: seat__,
                    name: name__.unwrap_or_default(),
                    token: token__.unwrap_or_default(),
                    request_id: request_id__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("yrden.v1.JoinMatchRequest", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for JoinMatchResponse {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("yrden.v1.JoinMatchResponse", len)?;
        if let Some(v) = self.r#match.as_ref() {
            struct_ser.serialize_field("match", v)?;
        }
        if let Some(v) = self.token.as_ref() {
            struct_ser.serialize_field("token", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for JoinMatchResponse {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "match",
            "token",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Match,
            Token,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "match" => Ok(GeneratedField::Match),
                            "token" => Ok(GeneratedField::Token),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = JoinMatchResponse;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct yrden.v1.JoinMatchResponse")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<JoinMatchResponse, V::Error>
                where
                    V: serde::de::MapAccess<'de>,
            {
                let mut r#match__ = None;
                let mut token__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Match => {
                            if r#match__.is_some() {
                                return Err(serde::de::Error::duplicate_field("match"));
                            }
                            r#match__ = map_.next_value()?;
                        }
                        GeneratedField::Token => {
                            if token__.is_some() {
                                return Err(serde::de::Error::duplicate_field("token"));
                            }
                            token__ = map_.next_value()?;
                        }
                    }
                }
                Ok(JoinMatchResponse {
                    r#match: r#match__,
                    token: token__,
                })
            }
        }
        deserializer.deserialize_struct("yrden.v1.JoinMatchResponse", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for ListGamesRequest {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let len = 0;
        let struct_ser = serializer.serialize_struct("yrden.v1.ListGamesRequest", len)?;
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for ListGamesRequest {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                            Err(serde::de::Error::unknown_field(value, FIELDS))
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = ListGamesRequest;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct yrden.v1.ListGamesRequest")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<ListGamesRequest, V::Error>
                where
                    V: serde::de::MapAccess<'de>,
            {
                while map_.next_key::<GeneratedField>()?.is_some() {
                    let _ = map_.next_value::<serde::de::IgnoredAny>()?;
                }
                Ok(ListGamesRequest {
                })
            }
        }
        deserializer.deserialize_struct("yrden.v1.ListGamesRequest", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for ListGamesResponse {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("yrden.v1.ListGamesResponse", len)?;
        if true {
            struct_ser.serialize_field("games", &self.games)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for ListGamesResponse {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "games",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Games,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "games" => Ok(GeneratedField::Games),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = ListGamesResponse;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct yrden.v1.ListGamesResponse")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<ListGamesResponse, V::Error>
                where
                    V: serde::de::MapAccess<'de>,
            {
                let mut games__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Games => {
                            if games__.is_some() {
                                return Err(serde::de::Error::duplicate_field("games"));
                            }
                            games__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(ListGamesResponse {
                    games: games__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("yrden.v1.ListGamesResponse", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for ListMatchesRequest {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("yrden.v1.ListMatchesRequest", len)?;
        if true {
            struct_ser.serialize_field("pageSize", &self.page_size)?;
        }
        if true {
            struct_ser.serialize_field("pageToken", &self.page_token)?;
        }
        if true {
            struct_ser.serialize_field("game", &self.game)?;
        }
        if true {
            let v = MatchState::try_from(self.state)
                .map_err(|_| serde::ser::Error::custom(format!("Invalid variant {}", self.state)))?;
            struct_ser.serialize_field("state", &v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for ListMatchesRequest {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "page_size",
            "pageSize",
            "page_token",
            "pageToken",
            "game",
            "state",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            PageSize,
            PageToken,
            Game,
            State,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "pageSize" | "page_size" => Ok(GeneratedField::PageSize),
                            "pageToken" | "page_token" => Ok(GeneratedField::PageToken),
                            "game" => Ok(GeneratedField::Game),
                            "state" => Ok(GeneratedField::State),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = ListMatchesRequest;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct yrden.v1.ListMatchesRequest")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<ListMatchesRequest, V::Error>
                where
                    V: serde::de::MapAccess<'de>,
            {
                let mut page_size__ = None;
                let mut page_token__ = None;
                let mut game__ = None;
                let mut state__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::PageSize => {
                            if page_size__.is_some() {
                                return Err(serde::de::Error::duplicate_field("pageSize"));
                            }
                            page_size__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::PageToken => {
                            if page_token__.is_some() {
                                return Err(serde::de::Error::duplicate_field("pageToken"));
                            }
                            page_token__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Game => {
                            if game__.is_some() {
                                return Err(serde::de::Error::duplicate_field("game"));
                            }
                            game__ = Some(map_.next_value()?);
                        }
                        GeneratedField::State => {
                            if state__.is_some() {
                                return Err(serde::de::Error::duplicate_field("state"));
                            }
                            state__ = Some(map_.next_value::<MatchState>()? as i32);
                        }
                    }
                }
                Ok(ListMatchesRequest {
                    page_size: page_size__.unwrap_or_default(),
                    page_token: page_token__.unwrap_or_default(),
                    game: game__.unwrap_or_default(),
                    state: state__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("yrden.v1.ListMatchesRequest", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for ListMatchesResponse {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("yrden.v1.ListMatchesResponse", len)?;
        if true {
            struct_ser.serialize_field("matches", &self.matches)?;
        }
        if true {
            struct_ser.serialize_field("nextPageToken", &self.next_page_token)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for ListMatchesResponse {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "matches",
            "next_page_token",
            "nextPageToken",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Matches,
            NextPageToken,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "matches" => Ok(GeneratedField::Matches),
                            "nextPageToken" | "next_page_token" => Ok(GeneratedField::NextPageToken),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = ListMatchesResponse;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct yrden.v1.ListMatchesResponse")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<ListMatchesResponse, V::Error>
                where
                    V: serde::de::MapAccess<'de>,
            {
                let mut matches__ = None;
                let mut next_page_token__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Matches => {
                            if matches__.is_some() {
                                return Err(serde::de::Error::duplicate_field("matches"));
                            }
                            matches__ = Some(map_.next_value()?);
                        }
                        GeneratedField::NextPageToken => {
                            if next_page_token__.is_some() {
                                return Err(serde::de::Error::duplicate_field("nextPageToken"));
                            }
                            next_page_token__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(ListMatchesResponse {
                    matches: matches__.unwrap_or_default(),
                    next_page_token: next_page_token__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("yrden.v1.ListMatchesResponse", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for Match {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("yrden.v1.Match", len)?;
        if true {
            struct_ser.serialize_field("id", &self.id)?;
        }
        if true {
            struct_ser.serialize_field("game", &self.game)?;
        }
        if true {
            struct_ser.serialize_field("players", &self.players)?;
        }
        if true {
            struct_ser.serialize_field("options", &self.options)?;
        }
        if true {
            let v = MatchState::try_from(self.state)
                .map_err(|_| serde::ser::Error::custom(format!("Invalid variant {}", self.state)))?;
            struct_ser.serialize_field("state", &v)?;
        }
        if true {
            struct_ser.serialize_field("stateReason", &self.state_reason)?;
        }
        if true {
            struct_ser.serialize_field("version", &self.version)?;
        }
        if true {
            struct_ser.serialize_field("seats", &self.seats)?;
        }
        if true {
            struct_ser.serialize_field("joinCode", &self.join_code)?;
        }
        if true {
            struct_ser.serialize_field("rulesVersion", &self.rules_version)?;
        }
        if true {
            struct_ser.serialize_field("contentHash", &self.content_hash)?;
        }
        if true {
            struct_ser.serialize_field("commitment", &self.commitment)?;
        }
        if true {
            struct_ser.serialize_field("chosenSeed", &self.chosen_seed)?;
        }
        if let Some(v) = self.create_time.as_ref() {
            struct_ser.serialize_field("createTime", v)?;
        }
        if let Some(v) = self.update_time.as_ref() {
            struct_ser.serialize_field("updateTime", v)?;
        }
        if true {
            let v = Durability::try_from(self.durability)
                .map_err(|_| serde::ser::Error::custom(format!("Invalid variant {}", self.durability)))?;
            struct_ser.serialize_field("durability", &v)?;
        }
        if let Some(v) = self.outcome.as_ref() {
            struct_ser.serialize_field("outcome", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for Match {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "id",
            "game",
            "players",
            "options",
            "state",
            "state_reason",
            "stateReason",
            "version",
            "seats",
            "join_code",
            "joinCode",
            "rules_version",
            "rulesVersion",
            "content_hash",
            "contentHash",
            "commitment",
            "chosen_seed",
            "chosenSeed",
            "create_time",
            "createTime",
            "update_time",
            "updateTime",
            "durability",
            "outcome",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Id,
            Game,
            Players,
            Options,
            State,
            StateReason,
            Version,
            Seats,
            JoinCode,
            RulesVersion,
            ContentHash,
            Commitment,
            ChosenSeed,
            CreateTime,
            UpdateTime,
            Durability,
            Outcome,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "id" => Ok(GeneratedField::Id),
                            "game" => Ok(GeneratedField::Game),
                            "players" => Ok(GeneratedField::Players),
                            "options" => Ok(GeneratedField::Options),
                            "state" => Ok(GeneratedField::State),
                            "stateReason" | "state_reason" => Ok(GeneratedField::StateReason),
                            "version" => Ok(GeneratedField::Version),
                            "seats" => Ok(GeneratedField::Seats),
                            "joinCode" | "join_code" => Ok(GeneratedField::JoinCode),
                            "rulesVersion" | "rules_version" => Ok(GeneratedField::RulesVersion),
                            "contentHash" | "content_hash" => Ok(GeneratedField::ContentHash),
                            "commitment" => Ok(GeneratedField::Commitment),
                            "chosenSeed" | "chosen_seed" => Ok(GeneratedField::ChosenSeed),
                            "createTime" | "create_time" => Ok(GeneratedField::CreateTime),
                            "updateTime" | "update_time" => Ok(GeneratedField::UpdateTime),
                            "durability" => Ok(GeneratedField::Durability),
                            "outcome" => Ok(GeneratedField::Outcome),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = Match;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct yrden.v1.Match")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<Match, V::Error>
                where
                    V: serde::de::MapAccess<'de>,
            {
                let mut id__ = None;
                let mut game__ = None;
                let mut players__ = None;
                let mut options__ = None;
                let mut state__ = None;
                let mut state_reason__ = None;
                let mut version__ = None;
                let mut seats__ = None;
                let mut join_code__ = None;
                let mut rules_version__ = None;
                let mut content_hash__ = None;
                let mut commitment__ = None;
                let mut chosen_seed__ = None;
                let mut create_time__ = None;
                let mut update_time__ = None;
                let mut durability__ = None;
                let mut outcome__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Id => {
                            if id__.is_some() {
                                return Err(serde::de::Error::duplicate_field("id"));
                            }
                            id__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Game => {
                            if game__.is_some() {
                                return Err(serde::de::Error::duplicate_field("game"));
                            }
                            game__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Players => {
                            if players__.is_some() {
                                return Err(serde::de::Error::duplicate_field("players"));
                            }
                            players__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::Options => {
                            if options__.is_some() {
                                return Err(serde::de::Error::duplicate_field("options"));
                            }
                            options__ = Some(
                                map_.next_value::<std::collections::BTreeMap<_, _>>()?
                            );
                        }
                        GeneratedField::State => {
                            if state__.is_some() {
                                return Err(serde::de::Error::duplicate_field("state"));
                            }
                            state__ = Some(map_.next_value::<MatchState>()? as i32);
                        }
                        GeneratedField::StateReason => {
                            if state_reason__.is_some() {
                                return Err(serde::de::Error::duplicate_field("stateReason"));
                            }
                            state_reason__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Version => {
                            if version__.is_some() {
                                return Err(serde::de::Error::duplicate_field("version"));
                            }
                            version__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::Seats => {
                            if seats__.is_some() {
                                return Err(serde::de::Error::duplicate_field("seats"));
                            }
                            seats__ = Some(map_.next_value()?);
                        }
                        GeneratedField::JoinCode => {
                            if join_code__.is_some() {
                                return Err(serde::de::Error::duplicate_field("joinCode"));
                            }
                            join_code__ = Some(map_.next_value()?);
                        }
                        GeneratedField::RulesVersion => {
                            if rules_version__.is_some() {
                                return Err(serde::de::Error::duplicate_field("rulesVersion"));
                            }
                            rules_version__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::ContentHash => {
                            if content_hash__.is_some() {
                                return Err(serde::de::Error::duplicate_field("contentHash"));
                            }
                            content_hash__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Commitment => {
                            if commitment__.is_some() {
                                return Err(serde::de::Error::duplicate_field("commitment"));
                            }
                            commitment__ = Some(map_.next_value()?);
                        }
                        GeneratedField::ChosenSeed => {
                            if chosen_seed__.is_some() {
                                return Err(serde::de::Error::duplicate_field("chosenSeed"));
                            }
                            chosen_seed__ = Some(map_.next_value()?);
                        }
                        GeneratedField::CreateTime => {
                            if create_time__.is_some() {
                                return Err(serde::de::Error::duplicate_field("createTime"));
                            }
                            create_time__ = map_.next_value()?;
                        }
                        GeneratedField::UpdateTime => {
                            if update_time__.is_some() {
                                return Err(serde::de::Error::duplicate_field("updateTime"));
                            }
                            update_time__ = map_.next_value()?;
                        }
                        GeneratedField::Durability => {
                            if durability__.is_some() {
                                return Err(serde::de::Error::duplicate_field("durability"));
                            }
                            durability__ = Some(map_.next_value::<Durability>()? as i32);
                        }
                        GeneratedField::Outcome => {
                            if outcome__.is_some() {
                                return Err(serde::de::Error::duplicate_field("outcome"));
                            }
                            outcome__ = map_.next_value()?;
                        }
                    }
                }
                Ok(Match {
                    id: id__.unwrap_or_default(),
                    game: game__.unwrap_or_default(),
                    players: players__.unwrap_or_default(),
                    options: options__.unwrap_or_default(),
                    state: state__.unwrap_or_default(),
                    state_reason: state_reason__.unwrap_or_default(),
                    version: version__.unwrap_or_default(),
                    seats: seats__.unwrap_or_default(),
                    join_code: join_code__.unwrap_or_default(),
                    rules_version: rules_version__.unwrap_or_default(),
                    content_hash: content_hash__.unwrap_or_default(),
                    commitment: commitment__.unwrap_or_default(),
                    chosen_seed: chosen_seed__.unwrap_or_default(),
                    create_time: create_time__,
                    update_time: update_time__,
                    durability: durability__.unwrap_or_default(),
                    outcome: outcome__,
                })
            }
        }
        deserializer.deserialize_struct("yrden.v1.Match", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for MatchState {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        let variant = match self {
            Self::Unspecified => "MATCH_STATE_UNSPECIFIED",
            Self::Waiting => "MATCH_STATE_WAITING",
            Self::Running => "MATCH_STATE_RUNNING",
            Self::Finished => "MATCH_STATE_FINISHED",
            Self::Void => "MATCH_STATE_VOID",
            Self::Suspended => "MATCH_STATE_SUSPENDED",
        };
        serializer.serialize_str(variant)
    }
}
impl<'de> serde::Deserialize<'de> for MatchState {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "MATCH_STATE_UNSPECIFIED",
            "MATCH_STATE_WAITING",
            "MATCH_STATE_RUNNING",
            "MATCH_STATE_FINISHED",
            "MATCH_STATE_VOID",
            "MATCH_STATE_SUSPENDED",
        ];

        struct GeneratedVisitor;

        impl serde::de::Visitor<'_> for GeneratedVisitor {
            type Value = MatchState;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(formatter, "expected one of: {:?}", &FIELDS)
            }

            fn visit_i64<E>(self, v: i64) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                i32::try_from(v)
                    .ok()
                    .and_then(|x| x.try_into().ok())
                    .ok_or_else(|| {
                        serde::de::Error::invalid_value(serde::de::Unexpected::Signed(v), &self)
                    })
            }

            fn visit_u64<E>(self, v: u64) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                i32::try_from(v)
                    .ok()
                    .and_then(|x| x.try_into().ok())
                    .ok_or_else(|| {
                        serde::de::Error::invalid_value(serde::de::Unexpected::Unsigned(v), &self)
                    })
            }

            fn visit_str<E>(self, value: &str) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                match value {
                    "MATCH_STATE_UNSPECIFIED" => Ok(MatchState::Unspecified),
                    "MATCH_STATE_WAITING" => Ok(MatchState::Waiting),
                    "MATCH_STATE_RUNNING" => Ok(MatchState::Running),
                    "MATCH_STATE_FINISHED" => Ok(MatchState::Finished),
                    "MATCH_STATE_VOID" => Ok(MatchState::Void),
                    "MATCH_STATE_SUSPENDED" => Ok(MatchState::Suspended),
                    _ => Err(serde::de::Error::unknown_variant(value, FIELDS)),
                }
            }
        }
        deserializer.deserialize_any(GeneratedVisitor)
    }
}
impl serde::Serialize for Numbers {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("yrden.v1.Numbers", len)?;
        if true {
            struct_ser.serialize_field("values", &self.values)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for Numbers {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "values",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Values,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "values" => Ok(GeneratedField::Values),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = Numbers;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct yrden.v1.Numbers")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<Numbers, V::Error>
                where
                    V: serde::de::MapAccess<'de>,
            {
                let mut values__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Values => {
                            if values__.is_some() {
                                return Err(serde::de::Error::duplicate_field("values"));
                            }
                            values__ = 
                                Some(map_.next_value::<Vec<::pbjson::private::NumberDeserialize<_>>>()?
                                    .into_iter().map(|x| x.0).collect())
                            ;
                        }
                    }
                }
                Ok(Numbers {
                    values: values__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("yrden.v1.Numbers", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for Observation {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("yrden.v1.Observation", len)?;
        if true {
            struct_ser.serialize_field("matchId", &self.match_id)?;
        }
        if true {
            struct_ser.serialize_field("version", &self.version)?;
        }
        if let Some(v) = self.seat.as_ref() {
            struct_ser.serialize_field("seat", v)?;
        }
        if true {
            struct_ser.serialize_field("asked", &self.asked)?;
        }
        if let Some(v) = self.asked_at.as_ref() {
            struct_ser.serialize_field("askedAt", v)?;
        }
        if let Some(v) = self.deadline.as_ref() {
            struct_ser.serialize_field("deadline", v)?;
        }
        if true {
            struct_ser.serialize_field("question", &self.question)?;
        }
        if true {
            struct_ser.serialize_field("legalActions", &self.legal_actions)?;
        }
        if let Some(v) = self.view.as_ref() {
            struct_ser.serialize_field("view", v)?;
        }
        if true {
            struct_ser.serialize_field("events", &self.events)?;
        }
        if let Some(v) = self.outcome.as_ref() {
            struct_ser.serialize_field("outcome", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for Observation {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "match_id",
            "matchId",
            "version",
            "seat",
            "asked",
            "asked_at",
            "askedAt",
            "deadline",
            "question",
            "legal_actions",
            "legalActions",
            "view",
            "events",
            "outcome",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            MatchId,
            Version,
            Seat,
            Asked,
            AskedAt,
            Deadline,
            Question,
            LegalActions,
            View,
            Events,
            Outcome,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "matchId" | "match_id" => Ok(GeneratedField::MatchId),
                            "version" => Ok(GeneratedField::Version),
                            "seat" => Ok(GeneratedField::Seat),
                            "asked" => Ok(GeneratedField::Asked),
                            "askedAt" | "asked_at" => Ok(GeneratedField::AskedAt),
                            "deadline" => Ok(GeneratedField::Deadline),
                            "question" => Ok(GeneratedField::Question),
                            "legalActions" | "legal_actions" => Ok(GeneratedField::LegalActions),
                            "view" => Ok(GeneratedField::View),
                            "events" => Ok(GeneratedField::Events),
                            "outcome" => Ok(GeneratedField::Outcome),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = Observation;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct yrden.v1.Observation")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<Observation, V::Error>
                where
                    V: serde::de::MapAccess<'de>,
            {
                let mut match_id__ = None;
                let mut version__ = None;
                let mut seat__ = None;
                let mut asked__ = None;
                let mut asked_at__ = None;
                let mut deadline__ = None;
                let mut question__ = None;
                let mut legal_actions__ = None;
                let mut view__ = None;
                let mut events__ = None;
                let mut outcome__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::MatchId => {
                            if match_id__.is_some() {
                                return Err(serde::de::Error::duplicate_field("matchId"));
                            }
                            match_id__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Version => {
                            if version__.is_some() {
                                return Err(serde::de::Error::duplicate_field("version"));
                            }
                            version__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::Seat => {
                            if seat__.is_some() {
                                return Err(serde::de::Error::duplicate_field("seat"));
                            }
                            seat__ = 
                                map_.next_value::<::std::option::Option<::pbjson::private::NumberDeserialize<_>>>()?.map(|x| x.0)
                            ;
                        }
                        GeneratedField::Asked => {
                            if asked__.is_some() {
                                return Err(serde::de::Error::duplicate_field("asked"));
                            }
                            asked__ = 
                                Some(map_.next_value::<Vec<::pbjson::private::NumberDeserialize<_>>>()?
                                    .into_iter().map(|x| x.0).collect())
                            ;
                        }
                        GeneratedField::AskedAt => {
                            if asked_at__.is_some() {
                                return Err(serde::de::Error::duplicate_field("askedAt"));
                            }
                            asked_at__ = 
                                map_.next_value::<::std::option::Option<::pbjson::private::NumberDeserialize<_>>>()?.map(|x| x.0)
                            ;
                        }
                        GeneratedField::Deadline => {
                            if deadline__.is_some() {
                                return Err(serde::de::Error::duplicate_field("deadline"));
                            }
                            deadline__ = map_.next_value()?;
                        }
                        GeneratedField::Question => {
                            if question__.is_some() {
                                return Err(serde::de::Error::duplicate_field("question"));
                            }
                            question__ = Some(map_.next_value()?);
                        }
                        GeneratedField::LegalActions => {
                            if legal_actions__.is_some() {
                                return Err(serde::de::Error::duplicate_field("legalActions"));
                            }
                            legal_actions__ = Some(map_.next_value()?);
                        }
                        GeneratedField::View => {
                            if view__.is_some() {
                                return Err(serde::de::Error::duplicate_field("view"));
                            }
                            view__ = map_.next_value()?;
                        }
                        GeneratedField::Events => {
                            if events__.is_some() {
                                return Err(serde::de::Error::duplicate_field("events"));
                            }
                            events__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Outcome => {
                            if outcome__.is_some() {
                                return Err(serde::de::Error::duplicate_field("outcome"));
                            }
                            outcome__ = map_.next_value()?;
                        }
                    }
                }
                Ok(Observation {
                    match_id: match_id__.unwrap_or_default(),
                    version: version__.unwrap_or_default(),
                    seat: seat__,
                    asked: asked__.unwrap_or_default(),
                    asked_at: asked_at__,
                    deadline: deadline__,
                    question: question__.unwrap_or_default(),
                    legal_actions: legal_actions__.unwrap_or_default(),
                    view: view__,
                    events: events__.unwrap_or_default(),
                    outcome: outcome__,
                })
            }
        }
        deserializer.deserialize_struct("yrden.v1.Observation", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for ObserveRequest {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("yrden.v1.ObserveRequest", len)?;
        if true {
            struct_ser.serialize_field("matchId", &self.match_id)?;
        }
        if true {
            let v = Detail::try_from(self.detail)
                .map_err(|_| serde::ser::Error::custom(format!("Invalid variant {}", self.detail)))?;
            struct_ser.serialize_field("detail", &v)?;
        }
        if let Some(v) = self.since_version.as_ref() {
            struct_ser.serialize_field("sinceVersion", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for ObserveRequest {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "match_id",
            "matchId",
            "detail",
            "since_version",
            "sinceVersion",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            MatchId,
            Detail,
            SinceVersion,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "matchId" | "match_id" => Ok(GeneratedField::MatchId),
                            "detail" => Ok(GeneratedField::Detail),
                            "sinceVersion" | "since_version" => Ok(GeneratedField::SinceVersion),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = ObserveRequest;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct yrden.v1.ObserveRequest")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<ObserveRequest, V::Error>
                where
                    V: serde::de::MapAccess<'de>,
            {
                let mut match_id__ = None;
                let mut detail__ = None;
                let mut since_version__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::MatchId => {
                            if match_id__.is_some() {
                                return Err(serde::de::Error::duplicate_field("matchId"));
                            }
                            match_id__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Detail => {
                            if detail__.is_some() {
                                return Err(serde::de::Error::duplicate_field("detail"));
                            }
                            detail__ = Some(map_.next_value::<Detail>()? as i32);
                        }
                        GeneratedField::SinceVersion => {
                            if since_version__.is_some() {
                                return Err(serde::de::Error::duplicate_field("sinceVersion"));
                            }
                            since_version__ = 
                                map_.next_value::<::std::option::Option<::pbjson::private::NumberDeserialize<_>>>()?.map(|x| x.0)
                            ;
                        }
                    }
                }
                Ok(ObserveRequest {
                    match_id: match_id__.unwrap_or_default(),
                    detail: detail__.unwrap_or_default(),
                    since_version: since_version__,
                })
            }
        }
        deserializer.deserialize_struct("yrden.v1.ObserveRequest", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for OldWorldAttack {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        let variant = match self {
            Self::Unspecified => "OLD_WORLD_ATTACK_UNSPECIFIED",
            Self::Charge => "OLD_WORLD_ATTACK_CHARGE",
            Self::Bite => "OLD_WORLD_ATTACK_BITE",
        };
        serializer.serialize_str(variant)
    }
}
impl<'de> serde::Deserialize<'de> for OldWorldAttack {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "OLD_WORLD_ATTACK_UNSPECIFIED",
            "OLD_WORLD_ATTACK_CHARGE",
            "OLD_WORLD_ATTACK_BITE",
        ];

        struct GeneratedVisitor;

        impl serde::de::Visitor<'_> for GeneratedVisitor {
            type Value = OldWorldAttack;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(formatter, "expected one of: {:?}", &FIELDS)
            }

            fn visit_i64<E>(self, v: i64) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                i32::try_from(v)
                    .ok()
                    .and_then(|x| x.try_into().ok())
                    .ok_or_else(|| {
                        serde::de::Error::invalid_value(serde::de::Unexpected::Signed(v), &self)
                    })
            }

            fn visit_u64<E>(self, v: u64) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                i32::try_from(v)
                    .ok()
                    .and_then(|x| x.try_into().ok())
                    .ok_or_else(|| {
                        serde::de::Error::invalid_value(serde::de::Unexpected::Unsigned(v), &self)
                    })
            }

            fn visit_str<E>(self, value: &str) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                match value {
                    "OLD_WORLD_ATTACK_UNSPECIFIED" => Ok(OldWorldAttack::Unspecified),
                    "OLD_WORLD_ATTACK_CHARGE" => Ok(OldWorldAttack::Charge),
                    "OLD_WORLD_ATTACK_BITE" => Ok(OldWorldAttack::Bite),
                    _ => Err(serde::de::Error::unknown_variant(value, FIELDS)),
                }
            }
        }
        deserializer.deserialize_any(GeneratedVisitor)
    }
}
impl serde::Serialize for OldWorldAttribute {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        let variant = match self {
            Self::Unspecified => "OLD_WORLD_ATTRIBUTE_UNSPECIFIED",
            Self::Attack => "OLD_WORLD_ATTRIBUTE_ATTACK",
            Self::Defense => "OLD_WORLD_ATTRIBUTE_DEFENSE",
            Self::Alchemy => "OLD_WORLD_ATTRIBUTE_ALCHEMY",
            Self::Specialty => "OLD_WORLD_ATTRIBUTE_SPECIALTY",
        };
        serializer.serialize_str(variant)
    }
}
impl<'de> serde::Deserialize<'de> for OldWorldAttribute {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "OLD_WORLD_ATTRIBUTE_UNSPECIFIED",
            "OLD_WORLD_ATTRIBUTE_ATTACK",
            "OLD_WORLD_ATTRIBUTE_DEFENSE",
            "OLD_WORLD_ATTRIBUTE_ALCHEMY",
            "OLD_WORLD_ATTRIBUTE_SPECIALTY",
        ];

        struct GeneratedVisitor;

        impl serde::de::Visitor<'_> for GeneratedVisitor {
            type Value = OldWorldAttribute;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(formatter, "expected one of: {:?}", &FIELDS)
            }

            fn visit_i64<E>(self, v: i64) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                i32::try_from(v)
                    .ok()
                    .and_then(|x| x.try_into().ok())
                    .ok_or_else(|| {
                        serde::de::Error::invalid_value(serde::de::Unexpected::Signed(v), &self)
                    })
            }

            fn visit_u64<E>(self, v: u64) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                i32::try_from(v)
                    .ok()
                    .and_then(|x| x.try_into().ok())
                    .ok_or_else(|| {
                        serde::de::Error::invalid_value(serde::de::Unexpected::Unsigned(v), &self)
                    })
            }

            fn visit_str<E>(self, value: &str) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                match value {
                    "OLD_WORLD_ATTRIBUTE_UNSPECIFIED" => Ok(OldWorldAttribute::Unspecified),
                    "OLD_WORLD_ATTRIBUTE_ATTACK" => Ok(OldWorldAttribute::Attack),
                    "OLD_WORLD_ATTRIBUTE_DEFENSE" => Ok(OldWorldAttribute::Defense),
                    "OLD_WORLD_ATTRIBUTE_ALCHEMY" => Ok(OldWorldAttribute::Alchemy),
                    "OLD_WORLD_ATTRIBUTE_SPECIALTY" => Ok(OldWorldAttribute::Specialty),
                    _ => Err(serde::de::Error::unknown_variant(value, FIELDS)),
                }
            }
        }
        deserializer.deserialize_any(GeneratedVisitor)
    }
}
impl serde::Serialize for OldWorldComboCard {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("yrden.v1.OldWorldComboCard", len)?;
        if true {
            struct_ser.serialize_field("card", &self.card)?;
        }
        if let Some(v) = self.extension.as_ref() {
            struct_ser.serialize_field("extension", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for OldWorldComboCard {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "card",
            "extension",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Card,
            Extension,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "card" => Ok(GeneratedField::Card),
                            "extension" => Ok(GeneratedField::Extension),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = OldWorldComboCard;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct yrden.v1.OldWorldComboCard")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<OldWorldComboCard, V::Error>
                where
                    V: serde::de::MapAccess<'de>,
            {
                let mut card__ = None;
                let mut extension__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Card => {
                            if card__.is_some() {
                                return Err(serde::de::Error::duplicate_field("card"));
                            }
                            card__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::Extension => {
                            if extension__.is_some() {
                                return Err(serde::de::Error::duplicate_field("extension"));
                            }
                            extension__ = 
                                map_.next_value::<::std::option::Option<::pbjson::private::NumberDeserialize<_>>>()?.map(|x| x.0)
                            ;
                        }
                    }
                }
                Ok(OldWorldComboCard {
                    card: card__.unwrap_or_default(),
                    extension: extension__,
                })
            }
        }
        deserializer.deserialize_struct("yrden.v1.OldWorldComboCard", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for OldWorldDice {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("yrden.v1.OldWorldDice", len)?;
        if true {
            struct_ser.serialize_field("faces", &self.faces)?;
        }
        if let Some(v) = self.seat.as_ref() {
            struct_ser.serialize_field("seat", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for OldWorldDice {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "faces",
            "seat",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Faces,
            Seat,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "faces" => Ok(GeneratedField::Faces),
                            "seat" => Ok(GeneratedField::Seat),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = OldWorldDice;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct yrden.v1.OldWorldDice")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<OldWorldDice, V::Error>
                where
                    V: serde::de::MapAccess<'de>,
            {
                let mut faces__ = None;
                let mut seat__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Faces => {
                            if faces__.is_some() {
                                return Err(serde::de::Error::duplicate_field("faces"));
                            }
                            faces__ = 
                                Some(map_.next_value::<Vec<::pbjson::private::NumberDeserialize<_>>>()?
                                    .into_iter().map(|x| x.0).collect())
                            ;
                        }
                        GeneratedField::Seat => {
                            if seat__.is_some() {
                                return Err(serde::de::Error::duplicate_field("seat"));
                            }
                            seat__ = 
                                map_.next_value::<::std::option::Option<::pbjson::private::NumberDeserialize<_>>>()?.map(|x| x.0)
                            ;
                        }
                    }
                }
                Ok(OldWorldDice {
                    faces: faces__.unwrap_or_default(),
                    seat: seat__,
                })
            }
        }
        deserializer.deserialize_struct("yrden.v1.OldWorldDice", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for OldWorldFight {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("yrden.v1.OldWorldFight", len)?;
        if true {
            struct_ser.serialize_field("attacker", &self.attacker)?;
        }
        if let Some(v) = self.defender.as_ref() {
            struct_ser.serialize_field("defender", v)?;
        }
        if let Some(v) = self.monster.as_ref() {
            struct_ser.serialize_field("monster", v)?;
        }
        if true {
            struct_ser.serialize_field("pool", &self.pool)?;
        }
        if true {
            struct_ser.serialize_field("poolTop", &self.pool_top)?;
        }
        if true {
            struct_ser.serialize_field("shown", &self.shown)?;
        }
        if let Some(v) = self.revealed.as_ref() {
            struct_ser.serialize_field("revealed", v)?;
        }
        if true {
            let v = OldWorldAttack::try_from(self.attack)
                .map_err(|_| serde::ser::Error::custom(format!("Invalid variant {}", self.attack)))?;
            struct_ser.serialize_field("attack", &v)?;
        }
        if let Some(v) = self.on_turn.as_ref() {
            struct_ser.serialize_field("onTurn", v)?;
        }
        if true {
            struct_ser.serialize_field("turns", &self.turns)?;
        }
        if true {
            struct_ser.serialize_field("potions", &self.potions)?;
        }
        if true {
            struct_ser.serialize_field("specialties", &self.specialties)?;
        }
        if true {
            struct_ser.serialize_field("bets", &self.bets)?;
        }
        if true {
            struct_ser.serialize_field("fighting", &self.fighting)?;
        }
        if true {
            let v = OldWorldFightStage::try_from(self.stage)
                .map_err(|_| serde::ser::Error::custom(format!("Invalid variant {}", self.stage)))?;
            struct_ser.serialize_field("stage", &v)?;
        }
        if true {
            struct_ser.serialize_field("suppressed", &self.suppressed)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for OldWorldFight {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "attacker",
            "defender",
            "monster",
            "pool",
            "pool_top",
            "poolTop",
            "shown",
            "revealed",
            "attack",
            "on_turn",
            "onTurn",
            "turns",
            "potions",
            "specialties",
            "bets",
            "fighting",
            "stage",
            "suppressed",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Attacker,
            Defender,
            Monster,
            Pool,
            PoolTop,
            Shown,
            Revealed,
            Attack,
            OnTurn,
            Turns,
            Potions,
            Specialties,
            Bets,
            Fighting,
            Stage,
            Suppressed,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "attacker" => Ok(GeneratedField::Attacker),
                            "defender" => Ok(GeneratedField::Defender),
                            "monster" => Ok(GeneratedField::Monster),
                            "pool" => Ok(GeneratedField::Pool),
                            "poolTop" | "pool_top" => Ok(GeneratedField::PoolTop),
                            "shown" => Ok(GeneratedField::Shown),
                            "revealed" => Ok(GeneratedField::Revealed),
                            "attack" => Ok(GeneratedField::Attack),
                            "onTurn" | "on_turn" => Ok(GeneratedField::OnTurn),
                            "turns" => Ok(GeneratedField::Turns),
                            "potions" => Ok(GeneratedField::Potions),
                            "specialties" => Ok(GeneratedField::Specialties),
                            "bets" => Ok(GeneratedField::Bets),
                            "fighting" => Ok(GeneratedField::Fighting),
                            "stage" => Ok(GeneratedField::Stage),
                            "suppressed" => Ok(GeneratedField::Suppressed),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = OldWorldFight;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct yrden.v1.OldWorldFight")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<OldWorldFight, V::Error>
                where
                    V: serde::de::MapAccess<'de>,
            {
                let mut attacker__ = None;
                let mut defender__ = None;
                let mut monster__ = None;
                let mut pool__ = None;
                let mut pool_top__ = None;
                let mut shown__ = None;
                let mut revealed__ = None;
                let mut attack__ = None;
                let mut on_turn__ = None;
                let mut turns__ = None;
                let mut potions__ = None;
                let mut specialties__ = None;
                let mut bets__ = None;
                let mut fighting__ = None;
                let mut stage__ = None;
                let mut suppressed__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Attacker => {
                            if attacker__.is_some() {
                                return Err(serde::de::Error::duplicate_field("attacker"));
                            }
                            attacker__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::Defender => {
                            if defender__.is_some() {
                                return Err(serde::de::Error::duplicate_field("defender"));
                            }
                            defender__ = 
                                map_.next_value::<::std::option::Option<::pbjson::private::NumberDeserialize<_>>>()?.map(|x| x.0)
                            ;
                        }
                        GeneratedField::Monster => {
                            if monster__.is_some() {
                                return Err(serde::de::Error::duplicate_field("monster"));
                            }
                            monster__ = 
                                map_.next_value::<::std::option::Option<::pbjson::private::NumberDeserialize<_>>>()?.map(|x| x.0)
                            ;
                        }
                        GeneratedField::Pool => {
                            if pool__.is_some() {
                                return Err(serde::de::Error::duplicate_field("pool"));
                            }
                            pool__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::PoolTop => {
                            if pool_top__.is_some() {
                                return Err(serde::de::Error::duplicate_field("poolTop"));
                            }
                            pool_top__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Shown => {
                            if shown__.is_some() {
                                return Err(serde::de::Error::duplicate_field("shown"));
                            }
                            shown__ = 
                                Some(map_.next_value::<Vec<::pbjson::private::NumberDeserialize<_>>>()?
                                    .into_iter().map(|x| x.0).collect())
                            ;
                        }
                        GeneratedField::Revealed => {
                            if revealed__.is_some() {
                                return Err(serde::de::Error::duplicate_field("revealed"));
                            }
                            revealed__ = 
                                map_.next_value::<::std::option::Option<::pbjson::private::NumberDeserialize<_>>>()?.map(|x| x.0)
                            ;
                        }
                        GeneratedField::Attack => {
                            if attack__.is_some() {
                                return Err(serde::de::Error::duplicate_field("attack"));
                            }
                            attack__ = Some(map_.next_value::<OldWorldAttack>()? as i32);
                        }
                        GeneratedField::OnTurn => {
                            if on_turn__.is_some() {
                                return Err(serde::de::Error::duplicate_field("onTurn"));
                            }
                            on_turn__ = 
                                map_.next_value::<::std::option::Option<::pbjson::private::NumberDeserialize<_>>>()?.map(|x| x.0)
                            ;
                        }
                        GeneratedField::Turns => {
                            if turns__.is_some() {
                                return Err(serde::de::Error::duplicate_field("turns"));
                            }
                            turns__ = 
                                Some(map_.next_value::<Vec<::pbjson::private::NumberDeserialize<_>>>()?
                                    .into_iter().map(|x| x.0).collect())
                            ;
                        }
                        GeneratedField::Potions => {
                            if potions__.is_some() {
                                return Err(serde::de::Error::duplicate_field("potions"));
                            }
                            potions__ = 
                                Some(map_.next_value::<Vec<::pbjson::private::NumberDeserialize<_>>>()?
                                    .into_iter().map(|x| x.0).collect())
                            ;
                        }
                        GeneratedField::Specialties => {
                            if specialties__.is_some() {
                                return Err(serde::de::Error::duplicate_field("specialties"));
                            }
                            specialties__ = 
                                Some(map_.next_value::<Vec<::pbjson::private::NumberDeserialize<_>>>()?
                                    .into_iter().map(|x| x.0).collect())
                            ;
                        }
                        GeneratedField::Bets => {
                            if bets__.is_some() {
                                return Err(serde::de::Error::duplicate_field("bets"));
                            }
                            bets__ = 
                                Some(map_.next_value::<Vec<::pbjson::private::NumberDeserialize<_>>>()?
                                    .into_iter().map(|x| x.0).collect())
                            ;
                        }
                        GeneratedField::Fighting => {
                            if fighting__.is_some() {
                                return Err(serde::de::Error::duplicate_field("fighting"));
                            }
                            fighting__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Stage => {
                            if stage__.is_some() {
                                return Err(serde::de::Error::duplicate_field("stage"));
                            }
                            stage__ = Some(map_.next_value::<OldWorldFightStage>()? as i32);
                        }
                        GeneratedField::Suppressed => {
                            if suppressed__.is_some() {
                                return Err(serde::de::Error::duplicate_field("suppressed"));
                            }
                            suppressed__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(OldWorldFight {
                    attacker: attacker__.unwrap_or_default(),
                    defender: defender__,
                    monster: monster__,
                    pool: pool__.unwrap_or_default(),
                    pool_top: pool_top__.unwrap_or_default(),
                    shown: shown__.unwrap_or_default(),
                    revealed: revealed__,
                    attack: attack__.unwrap_or_default(),
                    on_turn: on_turn__,
                    turns: turns__.unwrap_or_default(),
                    potions: potions__.unwrap_or_default(),
                    specialties: specialties__.unwrap_or_default(),
                    bets: bets__.unwrap_or_default(),
                    fighting: fighting__.unwrap_or_default(),
                    stage: stage__.unwrap_or_default(),
                    suppressed: suppressed__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("yrden.v1.OldWorldFight", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for OldWorldFightStage {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        let variant = match self {
            Self::Unspecified => "OLD_WORLD_FIGHT_STAGE_UNSPECIFIED",
            Self::Preparing => "OLD_WORLD_FIGHT_STAGE_PREPARING",
            Self::Fighting => "OLD_WORLD_FIGHT_STAGE_FIGHTING",
            Self::Ended => "OLD_WORLD_FIGHT_STAGE_ENDED",
        };
        serializer.serialize_str(variant)
    }
}
impl<'de> serde::Deserialize<'de> for OldWorldFightStage {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "OLD_WORLD_FIGHT_STAGE_UNSPECIFIED",
            "OLD_WORLD_FIGHT_STAGE_PREPARING",
            "OLD_WORLD_FIGHT_STAGE_FIGHTING",
            "OLD_WORLD_FIGHT_STAGE_ENDED",
        ];

        struct GeneratedVisitor;

        impl serde::de::Visitor<'_> for GeneratedVisitor {
            type Value = OldWorldFightStage;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(formatter, "expected one of: {:?}", &FIELDS)
            }

            fn visit_i64<E>(self, v: i64) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                i32::try_from(v)
                    .ok()
                    .and_then(|x| x.try_into().ok())
                    .ok_or_else(|| {
                        serde::de::Error::invalid_value(serde::de::Unexpected::Signed(v), &self)
                    })
            }

            fn visit_u64<E>(self, v: u64) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                i32::try_from(v)
                    .ok()
                    .and_then(|x| x.try_into().ok())
                    .ok_or_else(|| {
                        serde::de::Error::invalid_value(serde::de::Unexpected::Unsigned(v), &self)
                    })
            }

            fn visit_str<E>(self, value: &str) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                match value {
                    "OLD_WORLD_FIGHT_STAGE_UNSPECIFIED" => Ok(OldWorldFightStage::Unspecified),
                    "OLD_WORLD_FIGHT_STAGE_PREPARING" => Ok(OldWorldFightStage::Preparing),
                    "OLD_WORLD_FIGHT_STAGE_FIGHTING" => Ok(OldWorldFightStage::Fighting),
                    "OLD_WORLD_FIGHT_STAGE_ENDED" => Ok(OldWorldFightStage::Ended),
                    _ => Err(serde::de::Error::unknown_variant(value, FIELDS)),
                }
            }
        }
        deserializer.deserialize_any(GeneratedVisitor)
    }
}
impl serde::Serialize for OldWorldHidden {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("yrden.v1.OldWorldHidden", len)?;
        if let Some(v) = self.card.as_ref() {
            struct_ser.serialize_field("card", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for OldWorldHidden {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "card",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Card,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "card" => Ok(GeneratedField::Card),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = OldWorldHidden;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct yrden.v1.OldWorldHidden")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<OldWorldHidden, V::Error>
                where
                    V: serde::de::MapAccess<'de>,
            {
                let mut card__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Card => {
                            if card__.is_some() {
                                return Err(serde::de::Error::duplicate_field("card"));
                            }
                            card__ = 
                                map_.next_value::<::std::option::Option<::pbjson::private::NumberDeserialize<_>>>()?.map(|x| x.0)
                            ;
                        }
                    }
                }
                Ok(OldWorldHidden {
                    card: card__,
                })
            }
        }
        deserializer.deserialize_struct("yrden.v1.OldWorldHidden", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for OldWorldKept {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("yrden.v1.OldWorldKept", len)?;
        if true {
            struct_ser.serialize_field("event", &self.event)?;
        }
        if true {
            struct_ser.serialize_field("name", &self.name)?;
        }
        if true {
            struct_ser.serialize_field("text", &self.text)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for OldWorldKept {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "event",
            "name",
            "text",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Event,
            Name,
            Text,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "event" => Ok(GeneratedField::Event),
                            "name" => Ok(GeneratedField::Name),
                            "text" => Ok(GeneratedField::Text),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = OldWorldKept;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct yrden.v1.OldWorldKept")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<OldWorldKept, V::Error>
                where
                    V: serde::de::MapAccess<'de>,
            {
                let mut event__ = None;
                let mut name__ = None;
                let mut text__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Event => {
                            if event__.is_some() {
                                return Err(serde::de::Error::duplicate_field("event"));
                            }
                            event__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::Name => {
                            if name__.is_some() {
                                return Err(serde::de::Error::duplicate_field("name"));
                            }
                            name__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Text => {
                            if text__.is_some() {
                                return Err(serde::de::Error::duplicate_field("text"));
                            }
                            text__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(OldWorldKept {
                    event: event__.unwrap_or_default(),
                    name: name__.unwrap_or_default(),
                    text: text__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("yrden.v1.OldWorldKept", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for OldWorldMarketSlot {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("yrden.v1.OldWorldMarketSlot", len)?;
        if let Some(v) = self.card.as_ref() {
            struct_ser.serialize_field("card", v)?;
        }
        if true {
            struct_ser.serialize_field("price", &self.price)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for OldWorldMarketSlot {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "card",
            "price",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Card,
            Price,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "card" => Ok(GeneratedField::Card),
                            "price" => Ok(GeneratedField::Price),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = OldWorldMarketSlot;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct yrden.v1.OldWorldMarketSlot")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<OldWorldMarketSlot, V::Error>
                where
                    V: serde::de::MapAccess<'de>,
            {
                let mut card__ = None;
                let mut price__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Card => {
                            if card__.is_some() {
                                return Err(serde::de::Error::duplicate_field("card"));
                            }
                            card__ = 
                                map_.next_value::<::std::option::Option<::pbjson::private::NumberDeserialize<_>>>()?.map(|x| x.0)
                            ;
                        }
                        GeneratedField::Price => {
                            if price__.is_some() {
                                return Err(serde::de::Error::duplicate_field("price"));
                            }
                            price__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                    }
                }
                Ok(OldWorldMarketSlot {
                    card: card__,
                    price: price__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("yrden.v1.OldWorldMarketSlot", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for OldWorldMonsterSlot {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("yrden.v1.OldWorldMonsterSlot", len)?;
        if true {
            let v = OldWorldTerrain::try_from(self.terrain)
                .map_err(|_| serde::ser::Error::custom(format!("Invalid variant {}", self.terrain)))?;
            struct_ser.serialize_field("terrain", &v)?;
        }
        if let Some(v) = self.location.as_ref() {
            struct_ser.serialize_field("location", v)?;
        }
        if let Some(v) = self.monster.as_ref() {
            struct_ser.serialize_field("monster", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for OldWorldMonsterSlot {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "terrain",
            "location",
            "monster",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Terrain,
            Location,
            Monster,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "terrain" => Ok(GeneratedField::Terrain),
                            "location" => Ok(GeneratedField::Location),
                            "monster" => Ok(GeneratedField::Monster),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = OldWorldMonsterSlot;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct yrden.v1.OldWorldMonsterSlot")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<OldWorldMonsterSlot, V::Error>
                where
                    V: serde::de::MapAccess<'de>,
            {
                let mut terrain__ = None;
                let mut location__ = None;
                let mut monster__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Terrain => {
                            if terrain__.is_some() {
                                return Err(serde::de::Error::duplicate_field("terrain"));
                            }
                            terrain__ = Some(map_.next_value::<OldWorldTerrain>()? as i32);
                        }
                        GeneratedField::Location => {
                            if location__.is_some() {
                                return Err(serde::de::Error::duplicate_field("location"));
                            }
                            location__ = 
                                map_.next_value::<::std::option::Option<::pbjson::private::NumberDeserialize<_>>>()?.map(|x| x.0)
                            ;
                        }
                        GeneratedField::Monster => {
                            if monster__.is_some() {
                                return Err(serde::de::Error::duplicate_field("monster"));
                            }
                            monster__ = 
                                map_.next_value::<::std::option::Option<::pbjson::private::NumberDeserialize<_>>>()?.map(|x| x.0)
                            ;
                        }
                    }
                }
                Ok(OldWorldMonsterSlot {
                    terrain: terrain__.unwrap_or_default(),
                    location: location__,
                    monster: monster__,
                })
            }
        }
        deserializer.deserialize_struct("yrden.v1.OldWorldMonsterSlot", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for OldWorldOwn {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("yrden.v1.OldWorldOwn", len)?;
        if true {
            struct_ser.serialize_field("hand", &self.hand)?;
        }
        if true {
            struct_ser.serialize_field("deck", &self.deck)?;
        }
        if true {
            struct_ser.serialize_field("drawn", &self.drawn)?;
        }
        if true {
            struct_ser.serialize_field("offer", &self.offer)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for OldWorldOwn {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "hand",
            "deck",
            "drawn",
            "offer",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Hand,
            Deck,
            Drawn,
            Offer,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "hand" => Ok(GeneratedField::Hand),
                            "deck" => Ok(GeneratedField::Deck),
                            "drawn" => Ok(GeneratedField::Drawn),
                            "offer" => Ok(GeneratedField::Offer),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = OldWorldOwn;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct yrden.v1.OldWorldOwn")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<OldWorldOwn, V::Error>
                where
                    V: serde::de::MapAccess<'de>,
            {
                let mut hand__ = None;
                let mut deck__ = None;
                let mut drawn__ = None;
                let mut offer__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Hand => {
                            if hand__.is_some() {
                                return Err(serde::de::Error::duplicate_field("hand"));
                            }
                            hand__ = 
                                Some(map_.next_value::<Vec<::pbjson::private::NumberDeserialize<_>>>()?
                                    .into_iter().map(|x| x.0).collect())
                            ;
                        }
                        GeneratedField::Deck => {
                            if deck__.is_some() {
                                return Err(serde::de::Error::duplicate_field("deck"));
                            }
                            deck__ = 
                                Some(map_.next_value::<Vec<::pbjson::private::NumberDeserialize<_>>>()?
                                    .into_iter().map(|x| x.0).collect())
                            ;
                        }
                        GeneratedField::Drawn => {
                            if drawn__.is_some() {
                                return Err(serde::de::Error::duplicate_field("drawn"));
                            }
                            drawn__ = 
                                Some(map_.next_value::<Vec<::pbjson::private::NumberDeserialize<_>>>()?
                                    .into_iter().map(|x| x.0).collect())
                            ;
                        }
                        GeneratedField::Offer => {
                            if offer__.is_some() {
                                return Err(serde::de::Error::duplicate_field("offer"));
                            }
                            offer__ = 
                                Some(map_.next_value::<Vec<::pbjson::private::NumberDeserialize<_>>>()?
                                    .into_iter().map(|x| x.0).collect())
                            ;
                        }
                    }
                }
                Ok(OldWorldOwn {
                    hand: hand__.unwrap_or_default(),
                    deck: deck__.unwrap_or_default(),
                    drawn: drawn__.unwrap_or_default(),
                    offer: offer__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("yrden.v1.OldWorldOwn", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for OldWorldPlayer {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("yrden.v1.OldWorldPlayer", len)?;
        if let Some(v) = self.school.as_ref() {
            struct_ser.serialize_field("school", v)?;
        }
        if let Some(v) = self.location.as_ref() {
            struct_ser.serialize_field("location", v)?;
        }
        if true {
            struct_ser.serialize_field("levels", &self.levels)?;
        }
        if true {
            struct_ser.serialize_field("level", &self.level)?;
        }
        if true {
            struct_ser.serialize_field("shield", &self.shield)?;
        }
        if true {
            struct_ser.serialize_field("shieldCap", &self.shield_cap)?;
        }
        if true {
            struct_ser.serialize_field("gold", &self.gold)?;
        }
        if true {
            struct_ser.serialize_field("hand", &self.hand)?;
        }
        if true {
            struct_ser.serialize_field("known", &self.known)?;
        }
        if true {
            struct_ser.serialize_field("deck", &self.deck)?;
        }
        if true {
            struct_ser.serialize_field("deckTop", &self.deck_top)?;
        }
        if true {
            struct_ser.serialize_field("discard", &self.discard)?;
        }
        if true {
            struct_ser.serialize_field("potions", &self.potions)?;
        }
        if true {
            struct_ser.serialize_field("usedPotions", &self.used_potions)?;
        }
        if true {
            let v = self.trails.iter().cloned().map(|v| {
                OldWorldTerrain::try_from(v)
                    .map_err(|_| serde::ser::Error::custom(format!("Invalid variant {}", v)))
                }).collect::<std::result::Result<Vec<_>, _>>()?;
            struct_ser.serialize_field("trails", &v)?;
        }
        if true {
            struct_ser.serialize_field("tracking", &self.tracking)?;
        }
        if true {
            struct_ser.serialize_field("quests", &self.quests)?;
        }
        if true {
            struct_ser.serialize_field("kept", &self.kept)?;
        }
        if true {
            struct_ser.serialize_field("monsterTrophies", &self.monster_trophies)?;
        }
        if true {
            struct_ser.serialize_field("schoolTrophies", &self.school_trophies)?;
        }
        if true {
            let v = self.attribute_trophies.iter().cloned().map(|v| {
                OldWorldAttribute::try_from(v)
                    .map_err(|_| serde::ser::Error::custom(format!("Invalid variant {}", v)))
                }).collect::<std::result::Result<Vec<_>, _>>()?;
            struct_ser.serialize_field("attributeTrophies", &v)?;
        }
        if true {
            struct_ser.serialize_field("ownTrophies", &self.own_trophies)?;
        }
        if true {
            struct_ser.serialize_field("position", &self.position)?;
        }
        if true {
            struct_ser.serialize_field("keptEvents", &self.kept_events)?;
        }
        if true {
            struct_ser.serialize_field("deckBottom", &self.deck_bottom)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for OldWorldPlayer {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "school",
            "location",
            "levels",
            "level",
            "shield",
            "shield_cap",
            "shieldCap",
            "gold",
            "hand",
            "known",
            "deck",
            "deck_top",
            "deckTop",
            "discard",
            "potions",
            "used_potions",
            "usedPotions",
            "trails",
            "tracking",
            "quests",
            "kept",
            "monster_trophies",
            "monsterTrophies",
            "school_trophies",
            "schoolTrophies",
            "attribute_trophies",
            "attributeTrophies",
            "own_trophies",
            "ownTrophies",
            "position",
            "kept_events",
            "keptEvents",
            "deck_bottom",
            "deckBottom",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            School,
            Location,
            Levels,
            Level,
            Shield,
            ShieldCap,
            Gold,
            Hand,
            Known,
            Deck,
            DeckTop,
            Discard,
            Potions,
            UsedPotions,
            Trails,
            Tracking,
            Quests,
            Kept,
            MonsterTrophies,
            SchoolTrophies,
            AttributeTrophies,
            OwnTrophies,
            Position,
            KeptEvents,
            DeckBottom,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "school" => Ok(GeneratedField::School),
                            "location" => Ok(GeneratedField::Location),
                            "levels" => Ok(GeneratedField::Levels),
                            "level" => Ok(GeneratedField::Level),
                            "shield" => Ok(GeneratedField::Shield),
                            "shieldCap" | "shield_cap" => Ok(GeneratedField::ShieldCap),
                            "gold" => Ok(GeneratedField::Gold),
                            "hand" => Ok(GeneratedField::Hand),
                            "known" => Ok(GeneratedField::Known),
                            "deck" => Ok(GeneratedField::Deck),
                            "deckTop" | "deck_top" => Ok(GeneratedField::DeckTop),
                            "discard" => Ok(GeneratedField::Discard),
                            "potions" => Ok(GeneratedField::Potions),
                            "usedPotions" | "used_potions" => Ok(GeneratedField::UsedPotions),
                            "trails" => Ok(GeneratedField::Trails),
                            "tracking" => Ok(GeneratedField::Tracking),
                            "quests" => Ok(GeneratedField::Quests),
                            "kept" => Ok(GeneratedField::Kept),
                            "monsterTrophies" | "monster_trophies" => Ok(GeneratedField::MonsterTrophies),
                            "schoolTrophies" | "school_trophies" => Ok(GeneratedField::SchoolTrophies),
                            "attributeTrophies" | "attribute_trophies" => Ok(GeneratedField::AttributeTrophies),
                            "ownTrophies" | "own_trophies" => Ok(GeneratedField::OwnTrophies),
                            "position" => Ok(GeneratedField::Position),
                            "keptEvents" | "kept_events" => Ok(GeneratedField::KeptEvents),
                            "deckBottom" | "deck_bottom" => Ok(GeneratedField::DeckBottom),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = OldWorldPlayer;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct yrden.v1.OldWorldPlayer")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<OldWorldPlayer, V::Error>
                where
                    V: serde::de::MapAccess<'de>,
            {
                let mut school__ = None;
                let mut location__ = None;
                let mut levels__ = None;
                let mut level__ = None;
                let mut shield__ = None;
                let mut shield_cap__ = None;
                let mut gold__ = None;
                let mut hand__ = None;
                let mut known__ = None;
                let mut deck__ = None;
                let mut deck_top__ = None;
                let mut discard__ = None;
                let mut potions__ = None;
                let mut used_potions__ = None;
                let mut trails__ = None;
                let mut tracking__ = None;
                let mut quests__ = None;
                let mut kept__ = None;
                let mut monster_trophies__ = None;
                let mut school_trophies__ = None;
                let mut attribute_trophies__ = None;
                let mut own_trophies__ = None;
                let mut position__ = None;
                let mut kept_events__ = None;
                let mut deck_bottom__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::School => {
                            if school__.is_some() {
                                return Err(serde::de::Error::duplicate_field("school"));
                            }
                            school__ = 
                                map_.next_value::<::std::option::Option<::pbjson::private::NumberDeserialize<_>>>()?.map(|x| x.0)
                            ;
                        }
                        GeneratedField::Location => {
                            if location__.is_some() {
                                return Err(serde::de::Error::duplicate_field("location"));
                            }
                            location__ = 
                                map_.next_value::<::std::option::Option<::pbjson::private::NumberDeserialize<_>>>()?.map(|x| x.0)
                            ;
                        }
                        GeneratedField::Levels => {
                            if levels__.is_some() {
                                return Err(serde::de::Error::duplicate_field("levels"));
                            }
                            levels__ = 
                                Some(map_.next_value::<Vec<::pbjson::private::NumberDeserialize<_>>>()?
                                    .into_iter().map(|x| x.0).collect())
                            ;
                        }
                        GeneratedField::Level => {
                            if level__.is_some() {
                                return Err(serde::de::Error::duplicate_field("level"));
                            }
                            level__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::Shield => {
                            if shield__.is_some() {
                                return Err(serde::de::Error::duplicate_field("shield"));
                            }
                            shield__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::ShieldCap => {
                            if shield_cap__.is_some() {
                                return Err(serde::de::Error::duplicate_field("shieldCap"));
                            }
                            shield_cap__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::Gold => {
                            if gold__.is_some() {
                                return Err(serde::de::Error::duplicate_field("gold"));
                            }
                            gold__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::Hand => {
                            if hand__.is_some() {
                                return Err(serde::de::Error::duplicate_field("hand"));
                            }
                            hand__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::Known => {
                            if known__.is_some() {
                                return Err(serde::de::Error::duplicate_field("known"));
                            }
                            known__ = 
                                Some(map_.next_value::<Vec<::pbjson::private::NumberDeserialize<_>>>()?
                                    .into_iter().map(|x| x.0).collect())
                            ;
                        }
                        GeneratedField::Deck => {
                            if deck__.is_some() {
                                return Err(serde::de::Error::duplicate_field("deck"));
                            }
                            deck__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::DeckTop => {
                            if deck_top__.is_some() {
                                return Err(serde::de::Error::duplicate_field("deckTop"));
                            }
                            deck_top__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Discard => {
                            if discard__.is_some() {
                                return Err(serde::de::Error::duplicate_field("discard"));
                            }
                            discard__ = 
                                Some(map_.next_value::<Vec<::pbjson::private::NumberDeserialize<_>>>()?
                                    .into_iter().map(|x| x.0).collect())
                            ;
                        }
                        GeneratedField::Potions => {
                            if potions__.is_some() {
                                return Err(serde::de::Error::duplicate_field("potions"));
                            }
                            potions__ = 
                                Some(map_.next_value::<Vec<::pbjson::private::NumberDeserialize<_>>>()?
                                    .into_iter().map(|x| x.0).collect())
                            ;
                        }
                        GeneratedField::UsedPotions => {
                            if used_potions__.is_some() {
                                return Err(serde::de::Error::duplicate_field("usedPotions"));
                            }
                            used_potions__ = 
                                Some(map_.next_value::<Vec<::pbjson::private::NumberDeserialize<_>>>()?
                                    .into_iter().map(|x| x.0).collect())
                            ;
                        }
                        GeneratedField::Trails => {
                            if trails__.is_some() {
                                return Err(serde::de::Error::duplicate_field("trails"));
                            }
                            trails__ = Some(map_.next_value::<Vec<OldWorldTerrain>>()?.into_iter().map(|x| x as i32).collect());
                        }
                        GeneratedField::Tracking => {
                            if tracking__.is_some() {
                                return Err(serde::de::Error::duplicate_field("tracking"));
                            }
                            tracking__ = 
                                Some(map_.next_value::<Vec<::pbjson::private::NumberDeserialize<_>>>()?
                                    .into_iter().map(|x| x.0).collect())
                            ;
                        }
                        GeneratedField::Quests => {
                            if quests__.is_some() {
                                return Err(serde::de::Error::duplicate_field("quests"));
                            }
                            quests__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Kept => {
                            if kept__.is_some() {
                                return Err(serde::de::Error::duplicate_field("kept"));
                            }
                            kept__ = 
                                Some(map_.next_value::<Vec<::pbjson::private::NumberDeserialize<_>>>()?
                                    .into_iter().map(|x| x.0).collect())
                            ;
                        }
                        GeneratedField::MonsterTrophies => {
                            if monster_trophies__.is_some() {
                                return Err(serde::de::Error::duplicate_field("monsterTrophies"));
                            }
                            monster_trophies__ = 
                                Some(map_.next_value::<Vec<::pbjson::private::NumberDeserialize<_>>>()?
                                    .into_iter().map(|x| x.0).collect())
                            ;
                        }
                        GeneratedField::SchoolTrophies => {
                            if school_trophies__.is_some() {
                                return Err(serde::de::Error::duplicate_field("schoolTrophies"));
                            }
                            school_trophies__ = 
                                Some(map_.next_value::<Vec<::pbjson::private::NumberDeserialize<_>>>()?
                                    .into_iter().map(|x| x.0).collect())
                            ;
                        }
                        GeneratedField::AttributeTrophies => {
                            if attribute_trophies__.is_some() {
                                return Err(serde::de::Error::duplicate_field("attributeTrophies"));
                            }
                            attribute_trophies__ = Some(map_.next_value::<Vec<OldWorldAttribute>>()?.into_iter().map(|x| x as i32).collect());
                        }
                        GeneratedField::OwnTrophies => {
                            if own_trophies__.is_some() {
                                return Err(serde::de::Error::duplicate_field("ownTrophies"));
                            }
                            own_trophies__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::Position => {
                            if position__.is_some() {
                                return Err(serde::de::Error::duplicate_field("position"));
                            }
                            position__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::KeptEvents => {
                            if kept_events__.is_some() {
                                return Err(serde::de::Error::duplicate_field("keptEvents"));
                            }
                            kept_events__ = Some(map_.next_value()?);
                        }
                        GeneratedField::DeckBottom => {
                            if deck_bottom__.is_some() {
                                return Err(serde::de::Error::duplicate_field("deckBottom"));
                            }
                            deck_bottom__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(OldWorldPlayer {
                    school: school__,
                    location: location__,
                    levels: levels__.unwrap_or_default(),
                    level: level__.unwrap_or_default(),
                    shield: shield__.unwrap_or_default(),
                    shield_cap: shield_cap__.unwrap_or_default(),
                    gold: gold__.unwrap_or_default(),
                    hand: hand__.unwrap_or_default(),
                    known: known__.unwrap_or_default(),
                    deck: deck__.unwrap_or_default(),
                    deck_top: deck_top__.unwrap_or_default(),
                    discard: discard__.unwrap_or_default(),
                    potions: potions__.unwrap_or_default(),
                    used_potions: used_potions__.unwrap_or_default(),
                    trails: trails__.unwrap_or_default(),
                    tracking: tracking__.unwrap_or_default(),
                    quests: quests__.unwrap_or_default(),
                    kept: kept__.unwrap_or_default(),
                    monster_trophies: monster_trophies__.unwrap_or_default(),
                    school_trophies: school_trophies__.unwrap_or_default(),
                    attribute_trophies: attribute_trophies__.unwrap_or_default(),
                    own_trophies: own_trophies__.unwrap_or_default(),
                    position: position__.unwrap_or_default(),
                    kept_events: kept_events__.unwrap_or_default(),
                    deck_bottom: deck_bottom__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("yrden.v1.OldWorldPlayer", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for OldWorldQuest {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("yrden.v1.OldWorldQuest", len)?;
        if true {
            struct_ser.serialize_field("card", &self.card)?;
        }
        if true {
            struct_ser.serialize_field("option", &self.option)?;
        }
        if true {
            struct_ser.serialize_field("location", &self.location)?;
        }
        if true {
            struct_ser.serialize_field("text", &self.text)?;
        }
        if true {
            struct_ser.serialize_field("cost", &self.cost)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for OldWorldQuest {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "card",
            "option",
            "location",
            "text",
            "cost",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Card,
            Option,
            Location,
            Text,
            Cost,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "card" => Ok(GeneratedField::Card),
                            "option" => Ok(GeneratedField::Option),
                            "location" => Ok(GeneratedField::Location),
                            "text" => Ok(GeneratedField::Text),
                            "cost" => Ok(GeneratedField::Cost),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = OldWorldQuest;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct yrden.v1.OldWorldQuest")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<OldWorldQuest, V::Error>
                where
                    V: serde::de::MapAccess<'de>,
            {
                let mut card__ = None;
                let mut option__ = None;
                let mut location__ = None;
                let mut text__ = None;
                let mut cost__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Card => {
                            if card__.is_some() {
                                return Err(serde::de::Error::duplicate_field("card"));
                            }
                            card__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::Option => {
                            if option__.is_some() {
                                return Err(serde::de::Error::duplicate_field("option"));
                            }
                            option__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::Location => {
                            if location__.is_some() {
                                return Err(serde::de::Error::duplicate_field("location"));
                            }
                            location__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::Text => {
                            if text__.is_some() {
                                return Err(serde::de::Error::duplicate_field("text"));
                            }
                            text__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Cost => {
                            if cost__.is_some() {
                                return Err(serde::de::Error::duplicate_field("cost"));
                            }
                            cost__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(OldWorldQuest {
                    card: card__.unwrap_or_default(),
                    option: option__.unwrap_or_default(),
                    location: location__.unwrap_or_default(),
                    text: text__.unwrap_or_default(),
                    cost: cost__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("yrden.v1.OldWorldQuest", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for OldWorldQuestion {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("yrden.v1.OldWorldQuestion", len)?;
        if true {
            struct_ser.serialize_field("about", &self.about)?;
        }
        if let Some(v) = self.exploration.as_ref() {
            struct_ser.serialize_field("exploration", v)?;
        }
        if let Some(v) = self.event.as_ref() {
            struct_ser.serialize_field("event", v)?;
        }
        if let Some(v) = self.count.as_ref() {
            struct_ser.serialize_field("count", v)?;
        }
        if let Some(v) = self.by.as_ref() {
            struct_ser.serialize_field("by", v)?;
        }
        if true {
            struct_ser.serialize_field("paid", &self.paid)?;
        }
        if let Some(v) = self.side.as_ref() {
            struct_ser.serialize_field("side", v)?;
        }
        if true {
            struct_ser.serialize_field("under", &self.under)?;
        }
        if true {
            struct_ser.serialize_field("fightCards", &self.fight_cards)?;
        }
        if true {
            struct_ser.serialize_field("title", &self.title)?;
        }
        if true {
            struct_ser.serialize_field("text", &self.text)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for OldWorldQuestion {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "about",
            "exploration",
            "event",
            "count",
            "by",
            "paid",
            "side",
            "under",
            "fight_cards",
            "fightCards",
            "title",
            "text",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            About,
            Exploration,
            Event,
            Count,
            By,
            Paid,
            Side,
            Under,
            FightCards,
            Title,
            Text,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "about" => Ok(GeneratedField::About),
                            "exploration" => Ok(GeneratedField::Exploration),
                            "event" => Ok(GeneratedField::Event),
                            "count" => Ok(GeneratedField::Count),
                            "by" => Ok(GeneratedField::By),
                            "paid" => Ok(GeneratedField::Paid),
                            "side" => Ok(GeneratedField::Side),
                            "under" => Ok(GeneratedField::Under),
                            "fightCards" | "fight_cards" => Ok(GeneratedField::FightCards),
                            "title" => Ok(GeneratedField::Title),
                            "text" => Ok(GeneratedField::Text),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = OldWorldQuestion;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct yrden.v1.OldWorldQuestion")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<OldWorldQuestion, V::Error>
                where
                    V: serde::de::MapAccess<'de>,
            {
                let mut about__ = None;
                let mut exploration__ = None;
                let mut event__ = None;
                let mut count__ = None;
                let mut by__ = None;
                let mut paid__ = None;
                let mut side__ = None;
                let mut under__ = None;
                let mut fight_cards__ = None;
                let mut title__ = None;
                let mut text__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::About => {
                            if about__.is_some() {
                                return Err(serde::de::Error::duplicate_field("about"));
                            }
                            about__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Exploration => {
                            if exploration__.is_some() {
                                return Err(serde::de::Error::duplicate_field("exploration"));
                            }
                            exploration__ = 
                                map_.next_value::<::std::option::Option<::pbjson::private::NumberDeserialize<_>>>()?.map(|x| x.0)
                            ;
                        }
                        GeneratedField::Event => {
                            if event__.is_some() {
                                return Err(serde::de::Error::duplicate_field("event"));
                            }
                            event__ = 
                                map_.next_value::<::std::option::Option<::pbjson::private::NumberDeserialize<_>>>()?.map(|x| x.0)
                            ;
                        }
                        GeneratedField::Count => {
                            if count__.is_some() {
                                return Err(serde::de::Error::duplicate_field("count"));
                            }
                            count__ = 
                                map_.next_value::<::std::option::Option<::pbjson::private::NumberDeserialize<_>>>()?.map(|x| x.0)
                            ;
                        }
                        GeneratedField::By => {
                            if by__.is_some() {
                                return Err(serde::de::Error::duplicate_field("by"));
                            }
                            by__ = 
                                map_.next_value::<::std::option::Option<::pbjson::private::NumberDeserialize<_>>>()?.map(|x| x.0)
                            ;
                        }
                        GeneratedField::Paid => {
                            if paid__.is_some() {
                                return Err(serde::de::Error::duplicate_field("paid"));
                            }
                            paid__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Side => {
                            if side__.is_some() {
                                return Err(serde::de::Error::duplicate_field("side"));
                            }
                            side__ = 
                                map_.next_value::<::std::option::Option<::pbjson::private::NumberDeserialize<_>>>()?.map(|x| x.0)
                            ;
                        }
                        GeneratedField::Under => {
                            if under__.is_some() {
                                return Err(serde::de::Error::duplicate_field("under"));
                            }
                            under__ = Some(map_.next_value()?);
                        }
                        GeneratedField::FightCards => {
                            if fight_cards__.is_some() {
                                return Err(serde::de::Error::duplicate_field("fightCards"));
                            }
                            fight_cards__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Title => {
                            if title__.is_some() {
                                return Err(serde::de::Error::duplicate_field("title"));
                            }
                            title__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Text => {
                            if text__.is_some() {
                                return Err(serde::de::Error::duplicate_field("text"));
                            }
                            text__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(OldWorldQuestion {
                    about: about__.unwrap_or_default(),
                    exploration: exploration__,
                    event: event__,
                    count: count__,
                    by: by__,
                    paid: paid__.unwrap_or_default(),
                    side: side__,
                    under: under__.unwrap_or_default(),
                    fight_cards: fight_cards__.unwrap_or_default(),
                    title: title__.unwrap_or_default(),
                    text: text__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("yrden.v1.OldWorldQuestion", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for OldWorldTerrain {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        let variant = match self {
            Self::Unspecified => "OLD_WORLD_TERRAIN_UNSPECIFIED",
            Self::Forest => "OLD_WORLD_TERRAIN_FOREST",
            Self::Mountain => "OLD_WORLD_TERRAIN_MOUNTAIN",
            Self::Water => "OLD_WORLD_TERRAIN_WATER",
        };
        serializer.serialize_str(variant)
    }
}
impl<'de> serde::Deserialize<'de> for OldWorldTerrain {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "OLD_WORLD_TERRAIN_UNSPECIFIED",
            "OLD_WORLD_TERRAIN_FOREST",
            "OLD_WORLD_TERRAIN_MOUNTAIN",
            "OLD_WORLD_TERRAIN_WATER",
        ];

        struct GeneratedVisitor;

        impl serde::de::Visitor<'_> for GeneratedVisitor {
            type Value = OldWorldTerrain;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(formatter, "expected one of: {:?}", &FIELDS)
            }

            fn visit_i64<E>(self, v: i64) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                i32::try_from(v)
                    .ok()
                    .and_then(|x| x.try_into().ok())
                    .ok_or_else(|| {
                        serde::de::Error::invalid_value(serde::de::Unexpected::Signed(v), &self)
                    })
            }

            fn visit_u64<E>(self, v: u64) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                i32::try_from(v)
                    .ok()
                    .and_then(|x| x.try_into().ok())
                    .ok_or_else(|| {
                        serde::de::Error::invalid_value(serde::de::Unexpected::Unsigned(v), &self)
                    })
            }

            fn visit_str<E>(self, value: &str) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                match value {
                    "OLD_WORLD_TERRAIN_UNSPECIFIED" => Ok(OldWorldTerrain::Unspecified),
                    "OLD_WORLD_TERRAIN_FOREST" => Ok(OldWorldTerrain::Forest),
                    "OLD_WORLD_TERRAIN_MOUNTAIN" => Ok(OldWorldTerrain::Mountain),
                    "OLD_WORLD_TERRAIN_WATER" => Ok(OldWorldTerrain::Water),
                    _ => Err(serde::de::Error::unknown_variant(value, FIELDS)),
                }
            }
        }
        deserializer.deserialize_any(GeneratedVisitor)
    }
}
impl serde::Serialize for OldWorldView {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("yrden.v1.OldWorldView", len)?;
        if true {
            struct_ser.serialize_field("players", &self.players)?;
        }
        if let Some(v) = self.first.as_ref() {
            struct_ser.serialize_field("first", v)?;
        }
        if true {
            struct_ser.serialize_field("round", &self.round)?;
        }
        if true {
            struct_ser.serialize_field("roundLimit", &self.round_limit)?;
        }
        if let Some(v) = self.active.as_ref() {
            struct_ser.serialize_field("active", v)?;
        }
        if true {
            struct_ser.serialize_field("phase", &self.phase)?;
        }
        if true {
            struct_ser.serialize_field("moved", &self.moved)?;
        }
        if true {
            struct_ser.serialize_field("sitesUsed", &self.sites_used)?;
        }
        if true {
            struct_ser.serialize_field("pokerPlayed", &self.poker_played)?;
        }
        if true {
            struct_ser.serialize_field("drawTarget", &self.draw_target)?;
        }
        if true {
            struct_ser.serialize_field("market", &self.market)?;
        }
        if true {
            struct_ser.serialize_field("actionDeck", &self.action_deck)?;
        }
        if true {
            struct_ser.serialize_field("commonDiscard", &self.common_discard)?;
        }
        if true {
            struct_ser.serialize_field("turnedUp", &self.turned_up)?;
        }
        if true {
            struct_ser.serialize_field("trashed", &self.trashed)?;
        }
        if true {
            struct_ser.serialize_field("potionDeck", &self.potion_deck)?;
        }
        if true {
            struct_ser.serialize_field("potionDiscard", &self.potion_discard)?;
        }
        if true {
            struct_ser.serialize_field("cityDeck", &self.city_deck)?;
        }
        if true {
            struct_ser.serialize_field("wildsDeck", &self.wilds_deck)?;
        }
        if true {
            struct_ser.serialize_field("removedExplorations", &self.removed_explorations)?;
        }
        if true {
            struct_ser.serialize_field("monsterSlots", &self.monster_slots)?;
        }
        if true {
            struct_ser.serialize_field("locationStacks", &self.location_stacks)?;
        }
        if true {
            struct_ser.serialize_field("monsterStacks", &self.monster_stacks)?;
        }
        if true {
            struct_ser.serialize_field("extraMonsterStack", &self.extra_monster_stack)?;
        }
        if true {
            struct_ser.serialize_field("drivenAway", &self.driven_away)?;
        }
        if true {
            struct_ser.serialize_field("attributeTrophies", &self.attribute_trophies)?;
        }
        if let Some(v) = self.closed_tavern.as_ref() {
            struct_ser.serialize_field("closedTavern", v)?;
        }
        if let Some(v) = self.fight.as_ref() {
            struct_ser.serialize_field("fight", v)?;
        }
        if true {
            struct_ser.serialize_field("combo", &self.combo)?;
        }
        if true {
            struct_ser.serialize_field("dice", &self.dice)?;
        }
        if let Some(v) = self.own.as_ref() {
            struct_ser.serialize_field("own", v)?;
        }
        if let Some(v) = self.question.as_ref() {
            struct_ser.serialize_field("question", v)?;
        }
        if let Some(v) = self.winner.as_ref() {
            struct_ser.serialize_field("winner", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for OldWorldView {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "players",
            "first",
            "round",
            "round_limit",
            "roundLimit",
            "active",
            "phase",
            "moved",
            "sites_used",
            "sitesUsed",
            "poker_played",
            "pokerPlayed",
            "draw_target",
            "drawTarget",
            "market",
            "action_deck",
            "actionDeck",
            "common_discard",
            "commonDiscard",
            "turned_up",
            "turnedUp",
            "trashed",
            "potion_deck",
            "potionDeck",
            "potion_discard",
            "potionDiscard",
            "city_deck",
            "cityDeck",
            "wilds_deck",
            "wildsDeck",
            "removed_explorations",
            "removedExplorations",
            "monster_slots",
            "monsterSlots",
            "location_stacks",
            "locationStacks",
            "monster_stacks",
            "monsterStacks",
            "extra_monster_stack",
            "extraMonsterStack",
            "driven_away",
            "drivenAway",
            "attribute_trophies",
            "attributeTrophies",
            "closed_tavern",
            "closedTavern",
            "fight",
            "combo",
            "dice",
            "own",
            "question",
            "winner",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Players,
            First,
            Round,
            RoundLimit,
            Active,
            Phase,
            Moved,
            SitesUsed,
            PokerPlayed,
            DrawTarget,
            Market,
            ActionDeck,
            CommonDiscard,
            TurnedUp,
            Trashed,
            PotionDeck,
            PotionDiscard,
            CityDeck,
            WildsDeck,
            RemovedExplorations,
            MonsterSlots,
            LocationStacks,
            MonsterStacks,
            ExtraMonsterStack,
            DrivenAway,
            AttributeTrophies,
            ClosedTavern,
            Fight,
            Combo,
            Dice,
            Own,
            Question,
            Winner,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "players" => Ok(GeneratedField::Players),
                            "first" => Ok(GeneratedField::First),
                            "round" => Ok(GeneratedField::Round),
                            "roundLimit" | "round_limit" => Ok(GeneratedField::RoundLimit),
                            "active" => Ok(GeneratedField::Active),
                            "phase" => Ok(GeneratedField::Phase),
                            "moved" => Ok(GeneratedField::Moved),
                            "sitesUsed" | "sites_used" => Ok(GeneratedField::SitesUsed),
                            "pokerPlayed" | "poker_played" => Ok(GeneratedField::PokerPlayed),
                            "drawTarget" | "draw_target" => Ok(GeneratedField::DrawTarget),
                            "market" => Ok(GeneratedField::Market),
                            "actionDeck" | "action_deck" => Ok(GeneratedField::ActionDeck),
                            "commonDiscard" | "common_discard" => Ok(GeneratedField::CommonDiscard),
                            "turnedUp" | "turned_up" => Ok(GeneratedField::TurnedUp),
                            "trashed" => Ok(GeneratedField::Trashed),
                            "potionDeck" | "potion_deck" => Ok(GeneratedField::PotionDeck),
                            "potionDiscard" | "potion_discard" => Ok(GeneratedField::PotionDiscard),
                            "cityDeck" | "city_deck" => Ok(GeneratedField::CityDeck),
                            "wildsDeck" | "wilds_deck" => Ok(GeneratedField::WildsDeck),
                            "removedExplorations" | "removed_explorations" => Ok(GeneratedField::RemovedExplorations),
                            "monsterSlots" | "monster_slots" => Ok(GeneratedField::MonsterSlots),
                            "locationStacks" | "location_stacks" => Ok(GeneratedField::LocationStacks),
                            "monsterStacks" | "monster_stacks" => Ok(GeneratedField::MonsterStacks),
                            "extraMonsterStack" | "extra_monster_stack" => Ok(GeneratedField::ExtraMonsterStack),
                            "drivenAway" | "driven_away" => Ok(GeneratedField::DrivenAway),
                            "attributeTrophies" | "attribute_trophies" => Ok(GeneratedField::AttributeTrophies),
                            "closedTavern" | "closed_tavern" => Ok(GeneratedField::ClosedTavern),
                            "fight" => Ok(GeneratedField::Fight),
                            "combo" => Ok(GeneratedField::Combo),
                            "dice" => Ok(GeneratedField::Dice),
                            "own" => Ok(GeneratedField::Own),
                            "question" => Ok(GeneratedField::Question),
                            "winner" => Ok(GeneratedField::Winner),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = OldWorldView;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct yrden.v1.OldWorldView")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<OldWorldView, V::Error>
                where
                    V: serde::de::MapAccess<'de>,
            {
                let mut players__ = None;
                let mut first__ = None;
                let mut round__ = None;
                let mut round_limit__ = None;
                let mut active__ = None;
                let mut phase__ = None;
                let mut moved__ = None;
                let mut sites_used__ = None;
                let mut poker_played__ = None;
                let mut draw_target__ = None;
                let mut market__ = None;
                let mut action_deck__ = None;
                let mut common_discard__ = None;
                let mut turned_up__ = None;
                let mut trashed__ = None;
                let mut potion_deck__ = None;
                let mut potion_discard__ = None;
                let mut city_deck__ = None;
                let mut wilds_deck__ = None;
                let mut removed_explorations__ = None;
                let mut monster_slots__ = None;
                let mut location_stacks__ = None;
                let mut monster_stacks__ = None;
                let mut extra_monster_stack__ = None;
                let mut driven_away__ = None;
                let mut attribute_trophies__ = None;
                let mut closed_tavern__ = None;
                let mut fight__ = None;
                let mut combo__ = None;
                let mut dice__ = None;
                let mut own__ = None;
                let mut question__ = None;
                let mut winner__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Players => {
                            if players__.is_some() {
                                return Err(serde::de::Error::duplicate_field("players"));
                            }
                            players__ = Some(map_.next_value()?);
                        }
                        GeneratedField::First => {
                            if first__.is_some() {
                                return Err(serde::de::Error::duplicate_field("first"));
                            }
                            first__ = 
                                map_.next_value::<::std::option::Option<::pbjson::private::NumberDeserialize<_>>>()?.map(|x| x.0)
                            ;
                        }
                        GeneratedField::Round => {
                            if round__.is_some() {
                                return Err(serde::de::Error::duplicate_field("round"));
                            }
                            round__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::RoundLimit => {
                            if round_limit__.is_some() {
                                return Err(serde::de::Error::duplicate_field("roundLimit"));
                            }
                            round_limit__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::Active => {
                            if active__.is_some() {
                                return Err(serde::de::Error::duplicate_field("active"));
                            }
                            active__ = 
                                map_.next_value::<::std::option::Option<::pbjson::private::NumberDeserialize<_>>>()?.map(|x| x.0)
                            ;
                        }
                        GeneratedField::Phase => {
                            if phase__.is_some() {
                                return Err(serde::de::Error::duplicate_field("phase"));
                            }
                            phase__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::Moved => {
                            if moved__.is_some() {
                                return Err(serde::de::Error::duplicate_field("moved"));
                            }
                            moved__ = Some(map_.next_value()?);
                        }
                        GeneratedField::SitesUsed => {
                            if sites_used__.is_some() {
                                return Err(serde::de::Error::duplicate_field("sitesUsed"));
                            }
                            sites_used__ = 
                                Some(map_.next_value::<Vec<::pbjson::private::NumberDeserialize<_>>>()?
                                    .into_iter().map(|x| x.0).collect())
                            ;
                        }
                        GeneratedField::PokerPlayed => {
                            if poker_played__.is_some() {
                                return Err(serde::de::Error::duplicate_field("pokerPlayed"));
                            }
                            poker_played__ = 
                                Some(map_.next_value::<Vec<::pbjson::private::NumberDeserialize<_>>>()?
                                    .into_iter().map(|x| x.0).collect())
                            ;
                        }
                        GeneratedField::DrawTarget => {
                            if draw_target__.is_some() {
                                return Err(serde::de::Error::duplicate_field("drawTarget"));
                            }
                            draw_target__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::Market => {
                            if market__.is_some() {
                                return Err(serde::de::Error::duplicate_field("market"));
                            }
                            market__ = Some(map_.next_value()?);
                        }
                        GeneratedField::ActionDeck => {
                            if action_deck__.is_some() {
                                return Err(serde::de::Error::duplicate_field("actionDeck"));
                            }
                            action_deck__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::CommonDiscard => {
                            if common_discard__.is_some() {
                                return Err(serde::de::Error::duplicate_field("commonDiscard"));
                            }
                            common_discard__ = 
                                Some(map_.next_value::<Vec<::pbjson::private::NumberDeserialize<_>>>()?
                                    .into_iter().map(|x| x.0).collect())
                            ;
                        }
                        GeneratedField::TurnedUp => {
                            if turned_up__.is_some() {
                                return Err(serde::de::Error::duplicate_field("turnedUp"));
                            }
                            turned_up__ = 
                                Some(map_.next_value::<Vec<::pbjson::private::NumberDeserialize<_>>>()?
                                    .into_iter().map(|x| x.0).collect())
                            ;
                        }
                        GeneratedField::Trashed => {
                            if trashed__.is_some() {
                                return Err(serde::de::Error::duplicate_field("trashed"));
                            }
                            trashed__ = 
                                Some(map_.next_value::<Vec<::pbjson::private::NumberDeserialize<_>>>()?
                                    .into_iter().map(|x| x.0).collect())
                            ;
                        }
                        GeneratedField::PotionDeck => {
                            if potion_deck__.is_some() {
                                return Err(serde::de::Error::duplicate_field("potionDeck"));
                            }
                            potion_deck__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::PotionDiscard => {
                            if potion_discard__.is_some() {
                                return Err(serde::de::Error::duplicate_field("potionDiscard"));
                            }
                            potion_discard__ = 
                                Some(map_.next_value::<Vec<::pbjson::private::NumberDeserialize<_>>>()?
                                    .into_iter().map(|x| x.0).collect())
                            ;
                        }
                        GeneratedField::CityDeck => {
                            if city_deck__.is_some() {
                                return Err(serde::de::Error::duplicate_field("cityDeck"));
                            }
                            city_deck__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::WildsDeck => {
                            if wilds_deck__.is_some() {
                                return Err(serde::de::Error::duplicate_field("wildsDeck"));
                            }
                            wilds_deck__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::RemovedExplorations => {
                            if removed_explorations__.is_some() {
                                return Err(serde::de::Error::duplicate_field("removedExplorations"));
                            }
                            removed_explorations__ = 
                                Some(map_.next_value::<Vec<::pbjson::private::NumberDeserialize<_>>>()?
                                    .into_iter().map(|x| x.0).collect())
                            ;
                        }
                        GeneratedField::MonsterSlots => {
                            if monster_slots__.is_some() {
                                return Err(serde::de::Error::duplicate_field("monsterSlots"));
                            }
                            monster_slots__ = Some(map_.next_value()?);
                        }
                        GeneratedField::LocationStacks => {
                            if location_stacks__.is_some() {
                                return Err(serde::de::Error::duplicate_field("locationStacks"));
                            }
                            location_stacks__ = 
                                Some(map_.next_value::<Vec<::pbjson::private::NumberDeserialize<_>>>()?
                                    .into_iter().map(|x| x.0).collect())
                            ;
                        }
                        GeneratedField::MonsterStacks => {
                            if monster_stacks__.is_some() {
                                return Err(serde::de::Error::duplicate_field("monsterStacks"));
                            }
                            monster_stacks__ = 
                                Some(map_.next_value::<Vec<::pbjson::private::NumberDeserialize<_>>>()?
                                    .into_iter().map(|x| x.0).collect())
                            ;
                        }
                        GeneratedField::ExtraMonsterStack => {
                            if extra_monster_stack__.is_some() {
                                return Err(serde::de::Error::duplicate_field("extraMonsterStack"));
                            }
                            extra_monster_stack__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::DrivenAway => {
                            if driven_away__.is_some() {
                                return Err(serde::de::Error::duplicate_field("drivenAway"));
                            }
                            driven_away__ = 
                                Some(map_.next_value::<Vec<::pbjson::private::NumberDeserialize<_>>>()?
                                    .into_iter().map(|x| x.0).collect())
                            ;
                        }
                        GeneratedField::AttributeTrophies => {
                            if attribute_trophies__.is_some() {
                                return Err(serde::de::Error::duplicate_field("attributeTrophies"));
                            }
                            attribute_trophies__ = 
                                Some(map_.next_value::<Vec<::pbjson::private::NumberDeserialize<_>>>()?
                                    .into_iter().map(|x| x.0).collect())
                            ;
                        }
                        GeneratedField::ClosedTavern => {
                            if closed_tavern__.is_some() {
                                return Err(serde::de::Error::duplicate_field("closedTavern"));
                            }
                            closed_tavern__ = 
                                map_.next_value::<::std::option::Option<::pbjson::private::NumberDeserialize<_>>>()?.map(|x| x.0)
                            ;
                        }
                        GeneratedField::Fight => {
                            if fight__.is_some() {
                                return Err(serde::de::Error::duplicate_field("fight"));
                            }
                            fight__ = map_.next_value()?;
                        }
                        GeneratedField::Combo => {
                            if combo__.is_some() {
                                return Err(serde::de::Error::duplicate_field("combo"));
                            }
                            combo__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Dice => {
                            if dice__.is_some() {
                                return Err(serde::de::Error::duplicate_field("dice"));
                            }
                            dice__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Own => {
                            if own__.is_some() {
                                return Err(serde::de::Error::duplicate_field("own"));
                            }
                            own__ = map_.next_value()?;
                        }
                        GeneratedField::Question => {
                            if question__.is_some() {
                                return Err(serde::de::Error::duplicate_field("question"));
                            }
                            question__ = map_.next_value()?;
                        }
                        GeneratedField::Winner => {
                            if winner__.is_some() {
                                return Err(serde::de::Error::duplicate_field("winner"));
                            }
                            winner__ = 
                                map_.next_value::<::std::option::Option<::pbjson::private::NumberDeserialize<_>>>()?.map(|x| x.0)
                            ;
                        }
                    }
                }
                Ok(OldWorldView {
                    players: players__.unwrap_or_default(),
                    first: first__,
                    round: round__.unwrap_or_default(),
                    round_limit: round_limit__.unwrap_or_default(),
                    active: active__,
                    phase: phase__.unwrap_or_default(),
                    moved: moved__.unwrap_or_default(),
                    sites_used: sites_used__.unwrap_or_default(),
                    poker_played: poker_played__.unwrap_or_default(),
                    draw_target: draw_target__.unwrap_or_default(),
                    market: market__.unwrap_or_default(),
                    action_deck: action_deck__.unwrap_or_default(),
                    common_discard: common_discard__.unwrap_or_default(),
                    turned_up: turned_up__.unwrap_or_default(),
                    trashed: trashed__.unwrap_or_default(),
                    potion_deck: potion_deck__.unwrap_or_default(),
                    potion_discard: potion_discard__.unwrap_or_default(),
                    city_deck: city_deck__.unwrap_or_default(),
                    wilds_deck: wilds_deck__.unwrap_or_default(),
                    removed_explorations: removed_explorations__.unwrap_or_default(),
                    monster_slots: monster_slots__.unwrap_or_default(),
                    location_stacks: location_stacks__.unwrap_or_default(),
                    monster_stacks: monster_stacks__.unwrap_or_default(),
                    extra_monster_stack: extra_monster_stack__.unwrap_or_default(),
                    driven_away: driven_away__.unwrap_or_default(),
                    attribute_trophies: attribute_trophies__.unwrap_or_default(),
                    closed_tavern: closed_tavern__,
                    fight: fight__,
                    combo: combo__.unwrap_or_default(),
                    dice: dice__.unwrap_or_default(),
                    own: own__,
                    question: question__,
                    winner: winner__,
                })
            }
        }
        deserializer.deserialize_struct("yrden.v1.OldWorldView", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for Outcome {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("yrden.v1.Outcome", len)?;
        if true {
            struct_ser.serialize_field("places", &self.places)?;
        }
        if true {
            struct_ser.serialize_field("scores", &self.scores)?;
        }
        if let Some(v) = self.solo_won.as_ref() {
            struct_ser.serialize_field("soloWon", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for Outcome {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "places",
            "scores",
            "solo_won",
            "soloWon",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Places,
            Scores,
            SoloWon,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "places" => Ok(GeneratedField::Places),
                            "scores" => Ok(GeneratedField::Scores),
                            "soloWon" | "solo_won" => Ok(GeneratedField::SoloWon),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = Outcome;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct yrden.v1.Outcome")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<Outcome, V::Error>
                where
                    V: serde::de::MapAccess<'de>,
            {
                let mut places__ = None;
                let mut scores__ = None;
                let mut solo_won__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Places => {
                            if places__.is_some() {
                                return Err(serde::de::Error::duplicate_field("places"));
                            }
                            places__ = 
                                Some(map_.next_value::<Vec<::pbjson::private::NumberDeserialize<_>>>()?
                                    .into_iter().map(|x| x.0).collect())
                            ;
                        }
                        GeneratedField::Scores => {
                            if scores__.is_some() {
                                return Err(serde::de::Error::duplicate_field("scores"));
                            }
                            scores__ = 
                                Some(map_.next_value::<Vec<::pbjson::private::NumberDeserialize<_>>>()?
                                    .into_iter().map(|x| x.0).collect())
                            ;
                        }
                        GeneratedField::SoloWon => {
                            if solo_won__.is_some() {
                                return Err(serde::de::Error::duplicate_field("soloWon"));
                            }
                            solo_won__ = map_.next_value()?;
                        }
                    }
                }
                Ok(Outcome {
                    places: places__.unwrap_or_default(),
                    scores: scores__.unwrap_or_default(),
                    solo_won: solo_won__,
                })
            }
        }
        deserializer.deserialize_struct("yrden.v1.Outcome", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for PathOfDestinyAllianceCounts {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("yrden.v1.PathOfDestinyAllianceCounts", len)?;
        if true {
            struct_ser.serialize_field("renfri", &self.renfri)?;
        }
        if true {
            struct_ser.serialize_field("stregobor", &self.stregobor)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for PathOfDestinyAllianceCounts {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "renfri",
            "stregobor",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Renfri,
            Stregobor,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "renfri" => Ok(GeneratedField::Renfri),
                            "stregobor" => Ok(GeneratedField::Stregobor),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = PathOfDestinyAllianceCounts;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct yrden.v1.PathOfDestinyAllianceCounts")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<PathOfDestinyAllianceCounts, V::Error>
                where
                    V: serde::de::MapAccess<'de>,
            {
                let mut renfri__ = None;
                let mut stregobor__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Renfri => {
                            if renfri__.is_some() {
                                return Err(serde::de::Error::duplicate_field("renfri"));
                            }
                            renfri__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::Stregobor => {
                            if stregobor__.is_some() {
                                return Err(serde::de::Error::duplicate_field("stregobor"));
                            }
                            stregobor__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                    }
                }
                Ok(PathOfDestinyAllianceCounts {
                    renfri: renfri__.unwrap_or_default(),
                    stregobor: stregobor__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("yrden.v1.PathOfDestinyAllianceCounts", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for PathOfDestinyAllianceToken {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        let variant = match self {
            Self::Unspecified => "PATH_OF_DESTINY_ALLIANCE_TOKEN_UNSPECIFIED",
            Self::Renfri => "PATH_OF_DESTINY_ALLIANCE_TOKEN_RENFRI",
            Self::Stregobor => "PATH_OF_DESTINY_ALLIANCE_TOKEN_STREGOBOR",
            Self::Either => "PATH_OF_DESTINY_ALLIANCE_TOKEN_EITHER",
        };
        serializer.serialize_str(variant)
    }
}
impl<'de> serde::Deserialize<'de> for PathOfDestinyAllianceToken {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "PATH_OF_DESTINY_ALLIANCE_TOKEN_UNSPECIFIED",
            "PATH_OF_DESTINY_ALLIANCE_TOKEN_RENFRI",
            "PATH_OF_DESTINY_ALLIANCE_TOKEN_STREGOBOR",
            "PATH_OF_DESTINY_ALLIANCE_TOKEN_EITHER",
        ];

        struct GeneratedVisitor;

        impl serde::de::Visitor<'_> for GeneratedVisitor {
            type Value = PathOfDestinyAllianceToken;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(formatter, "expected one of: {:?}", &FIELDS)
            }

            fn visit_i64<E>(self, v: i64) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                i32::try_from(v)
                    .ok()
                    .and_then(|x| x.try_into().ok())
                    .ok_or_else(|| {
                        serde::de::Error::invalid_value(serde::de::Unexpected::Signed(v), &self)
                    })
            }

            fn visit_u64<E>(self, v: u64) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                i32::try_from(v)
                    .ok()
                    .and_then(|x| x.try_into().ok())
                    .ok_or_else(|| {
                        serde::de::Error::invalid_value(serde::de::Unexpected::Unsigned(v), &self)
                    })
            }

            fn visit_str<E>(self, value: &str) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                match value {
                    "PATH_OF_DESTINY_ALLIANCE_TOKEN_UNSPECIFIED" => Ok(PathOfDestinyAllianceToken::Unspecified),
                    "PATH_OF_DESTINY_ALLIANCE_TOKEN_RENFRI" => Ok(PathOfDestinyAllianceToken::Renfri),
                    "PATH_OF_DESTINY_ALLIANCE_TOKEN_STREGOBOR" => Ok(PathOfDestinyAllianceToken::Stregobor),
                    "PATH_OF_DESTINY_ALLIANCE_TOKEN_EITHER" => Ok(PathOfDestinyAllianceToken::Either),
                    _ => Err(serde::de::Error::unknown_variant(value, FIELDS)),
                }
            }
        }
        deserializer.deserialize_any(GeneratedVisitor)
    }
}
impl serde::Serialize for PathOfDestinyAlliances {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("yrden.v1.PathOfDestinyAlliances", len)?;
        if let Some(v) = self.decks.as_ref() {
            struct_ser.serialize_field("decks", v)?;
        }
        if true {
            struct_ser.serialize_field("discard", &self.discard)?;
        }
        if let Some(v) = self.face_down.as_ref() {
            struct_ser.serialize_field("faceDown", v)?;
        }
        if true {
            struct_ser.serialize_field("revealed", &self.revealed)?;
        }
        if true {
            struct_ser.serialize_field("counts", &self.counts)?;
        }
        if true {
            struct_ser.serialize_field("own", &self.own)?;
        }
        if true {
            struct_ser.serialize_field("ownFaceDown", &self.own_face_down)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for PathOfDestinyAlliances {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "decks",
            "discard",
            "face_down",
            "faceDown",
            "revealed",
            "counts",
            "own",
            "own_face_down",
            "ownFaceDown",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Decks,
            Discard,
            FaceDown,
            Revealed,
            Counts,
            Own,
            OwnFaceDown,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "decks" => Ok(GeneratedField::Decks),
                            "discard" => Ok(GeneratedField::Discard),
                            "faceDown" | "face_down" => Ok(GeneratedField::FaceDown),
                            "revealed" => Ok(GeneratedField::Revealed),
                            "counts" => Ok(GeneratedField::Counts),
                            "own" => Ok(GeneratedField::Own),
                            "ownFaceDown" | "own_face_down" => Ok(GeneratedField::OwnFaceDown),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = PathOfDestinyAlliances;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct yrden.v1.PathOfDestinyAlliances")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<PathOfDestinyAlliances, V::Error>
                where
                    V: serde::de::MapAccess<'de>,
            {
                let mut decks__ = None;
                let mut discard__ = None;
                let mut face_down__ = None;
                let mut revealed__ = None;
                let mut counts__ = None;
                let mut own__ = None;
                let mut own_face_down__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Decks => {
                            if decks__.is_some() {
                                return Err(serde::de::Error::duplicate_field("decks"));
                            }
                            decks__ = map_.next_value()?;
                        }
                        GeneratedField::Discard => {
                            if discard__.is_some() {
                                return Err(serde::de::Error::duplicate_field("discard"));
                            }
                            discard__ = 
                                Some(map_.next_value::<Vec<::pbjson::private::NumberDeserialize<_>>>()?
                                    .into_iter().map(|x| x.0).collect())
                            ;
                        }
                        GeneratedField::FaceDown => {
                            if face_down__.is_some() {
                                return Err(serde::de::Error::duplicate_field("faceDown"));
                            }
                            face_down__ = map_.next_value()?;
                        }
                        GeneratedField::Revealed => {
                            if revealed__.is_some() {
                                return Err(serde::de::Error::duplicate_field("revealed"));
                            }
                            revealed__ = 
                                Some(map_.next_value::<Vec<::pbjson::private::NumberDeserialize<_>>>()?
                                    .into_iter().map(|x| x.0).collect())
                            ;
                        }
                        GeneratedField::Counts => {
                            if counts__.is_some() {
                                return Err(serde::de::Error::duplicate_field("counts"));
                            }
                            counts__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Own => {
                            if own__.is_some() {
                                return Err(serde::de::Error::duplicate_field("own"));
                            }
                            own__ = 
                                Some(map_.next_value::<Vec<::pbjson::private::NumberDeserialize<_>>>()?
                                    .into_iter().map(|x| x.0).collect())
                            ;
                        }
                        GeneratedField::OwnFaceDown => {
                            if own_face_down__.is_some() {
                                return Err(serde::de::Error::duplicate_field("ownFaceDown"));
                            }
                            own_face_down__ = 
                                Some(map_.next_value::<Vec<::pbjson::private::NumberDeserialize<_>>>()?
                                    .into_iter().map(|x| x.0).collect())
                            ;
                        }
                    }
                }
                Ok(PathOfDestinyAlliances {
                    decks: decks__,
                    discard: discard__.unwrap_or_default(),
                    face_down: face_down__,
                    revealed: revealed__.unwrap_or_default(),
                    counts: counts__.unwrap_or_default(),
                    own: own__.unwrap_or_default(),
                    own_face_down: own_face_down__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("yrden.v1.PathOfDestinyAlliances", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for PathOfDestinyObjective {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("yrden.v1.PathOfDestinyObjective", len)?;
        if true {
            struct_ser.serialize_field("requirement", &self.requirement)?;
        }
        if true {
            struct_ser.serialize_field("first", &self.first)?;
        }
        if true {
            struct_ser.serialize_field("second", &self.second)?;
        }
        if let Some(v) = self.objective.as_ref() {
            struct_ser.serialize_field("objective", v)?;
        }
        if true {
            struct_ser.serialize_field("turnedUp", &self.turned_up)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for PathOfDestinyObjective {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "requirement",
            "first",
            "second",
            "objective",
            "turned_up",
            "turnedUp",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Requirement,
            First,
            Second,
            Objective,
            TurnedUp,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "requirement" => Ok(GeneratedField::Requirement),
                            "first" => Ok(GeneratedField::First),
                            "second" => Ok(GeneratedField::Second),
                            "objective" => Ok(GeneratedField::Objective),
                            "turnedUp" | "turned_up" => Ok(GeneratedField::TurnedUp),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = PathOfDestinyObjective;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct yrden.v1.PathOfDestinyObjective")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<PathOfDestinyObjective, V::Error>
                where
                    V: serde::de::MapAccess<'de>,
            {
                let mut requirement__ = None;
                let mut first__ = None;
                let mut second__ = None;
                let mut objective__ = None;
                let mut turned_up__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Requirement => {
                            if requirement__.is_some() {
                                return Err(serde::de::Error::duplicate_field("requirement"));
                            }
                            requirement__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::First => {
                            if first__.is_some() {
                                return Err(serde::de::Error::duplicate_field("first"));
                            }
                            first__ = 
                                Some(map_.next_value::<Vec<::pbjson::private::NumberDeserialize<_>>>()?
                                    .into_iter().map(|x| x.0).collect())
                            ;
                        }
                        GeneratedField::Second => {
                            if second__.is_some() {
                                return Err(serde::de::Error::duplicate_field("second"));
                            }
                            second__ = 
                                Some(map_.next_value::<Vec<::pbjson::private::NumberDeserialize<_>>>()?
                                    .into_iter().map(|x| x.0).collect())
                            ;
                        }
                        GeneratedField::Objective => {
                            if objective__.is_some() {
                                return Err(serde::de::Error::duplicate_field("objective"));
                            }
                            objective__ = 
                                map_.next_value::<::std::option::Option<::pbjson::private::NumberDeserialize<_>>>()?.map(|x| x.0)
                            ;
                        }
                        GeneratedField::TurnedUp => {
                            if turned_up__.is_some() {
                                return Err(serde::de::Error::duplicate_field("turnedUp"));
                            }
                            turned_up__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(PathOfDestinyObjective {
                    requirement: requirement__.unwrap_or_default(),
                    first: first__.unwrap_or_default(),
                    second: second__.unwrap_or_default(),
                    objective: objective__,
                    turned_up: turned_up__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("yrden.v1.PathOfDestinyObjective", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for PathOfDestinyPage {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("yrden.v1.PathOfDestinyPage", len)?;
        if true {
            struct_ser.serialize_field("number", &self.number)?;
        }
        if true {
            struct_ser.serialize_field("title", &self.title)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for PathOfDestinyPage {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "number",
            "title",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Number,
            Title,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "number" => Ok(GeneratedField::Number),
                            "title" => Ok(GeneratedField::Title),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = PathOfDestinyPage;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct yrden.v1.PathOfDestinyPage")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<PathOfDestinyPage, V::Error>
                where
                    V: serde::de::MapAccess<'de>,
            {
                let mut number__ = None;
                let mut title__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Number => {
                            if number__.is_some() {
                                return Err(serde::de::Error::duplicate_field("number"));
                            }
                            number__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::Title => {
                            if title__.is_some() {
                                return Err(serde::de::Error::duplicate_field("title"));
                            }
                            title__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(PathOfDestinyPage {
                    number: number__.unwrap_or_default(),
                    title: title__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("yrden.v1.PathOfDestinyPage", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for PathOfDestinySide {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        let variant = match self {
            Self::Unspecified => "PATH_OF_DESTINY_SIDE_UNSPECIFIED",
            Self::Left => "PATH_OF_DESTINY_SIDE_LEFT",
            Self::Right => "PATH_OF_DESTINY_SIDE_RIGHT",
        };
        serializer.serialize_str(variant)
    }
}
impl<'de> serde::Deserialize<'de> for PathOfDestinySide {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "PATH_OF_DESTINY_SIDE_UNSPECIFIED",
            "PATH_OF_DESTINY_SIDE_LEFT",
            "PATH_OF_DESTINY_SIDE_RIGHT",
        ];

        struct GeneratedVisitor;

        impl serde::de::Visitor<'_> for GeneratedVisitor {
            type Value = PathOfDestinySide;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(formatter, "expected one of: {:?}", &FIELDS)
            }

            fn visit_i64<E>(self, v: i64) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                i32::try_from(v)
                    .ok()
                    .and_then(|x| x.try_into().ok())
                    .ok_or_else(|| {
                        serde::de::Error::invalid_value(serde::de::Unexpected::Signed(v), &self)
                    })
            }

            fn visit_u64<E>(self, v: u64) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                i32::try_from(v)
                    .ok()
                    .and_then(|x| x.try_into().ok())
                    .ok_or_else(|| {
                        serde::de::Error::invalid_value(serde::de::Unexpected::Unsigned(v), &self)
                    })
            }

            fn visit_str<E>(self, value: &str) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                match value {
                    "PATH_OF_DESTINY_SIDE_UNSPECIFIED" => Ok(PathOfDestinySide::Unspecified),
                    "PATH_OF_DESTINY_SIDE_LEFT" => Ok(PathOfDestinySide::Left),
                    "PATH_OF_DESTINY_SIDE_RIGHT" => Ok(PathOfDestinySide::Right),
                    _ => Err(serde::de::Error::unknown_variant(value, FIELDS)),
                }
            }
        }
        deserializer.deserialize_any(GeneratedVisitor)
    }
}
impl serde::Serialize for PathOfDestinySpecial {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("yrden.v1.PathOfDestinySpecial", len)?;
        if true {
            let v = RoninKind::try_from(self.kind)
                .map_err(|_| serde::ser::Error::custom(format!("Invalid variant {}", self.kind)))?;
            struct_ser.serialize_field("kind", &v)?;
        }
        if true {
            struct_ser.serialize_field("figure", &self.figure)?;
        }
        if true {
            struct_ser.serialize_field("waiting", &self.waiting)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for PathOfDestinySpecial {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "kind",
            "figure",
            "waiting",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Kind,
            Figure,
            Waiting,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "kind" => Ok(GeneratedField::Kind),
                            "figure" => Ok(GeneratedField::Figure),
                            "waiting" => Ok(GeneratedField::Waiting),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = PathOfDestinySpecial;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct yrden.v1.PathOfDestinySpecial")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<PathOfDestinySpecial, V::Error>
                where
                    V: serde::de::MapAccess<'de>,
            {
                let mut kind__ = None;
                let mut figure__ = None;
                let mut waiting__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Kind => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("kind"));
                            }
                            kind__ = Some(map_.next_value::<RoninKind>()? as i32);
                        }
                        GeneratedField::Figure => {
                            if figure__.is_some() {
                                return Err(serde::de::Error::duplicate_field("figure"));
                            }
                            figure__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::Waiting => {
                            if waiting__.is_some() {
                                return Err(serde::de::Error::duplicate_field("waiting"));
                            }
                            waiting__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(PathOfDestinySpecial {
                    kind: kind__.unwrap_or_default(),
                    figure: figure__.unwrap_or_default(),
                    waiting: waiting__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("yrden.v1.PathOfDestinySpecial", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for PathOfDestinyToken {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        let variant = match self {
            Self::Unspecified => "PATH_OF_DESTINY_TOKEN_UNSPECIFIED",
            Self::Waiting => "PATH_OF_DESTINY_TOKEN_WAITING",
            Self::Left => "PATH_OF_DESTINY_TOKEN_LEFT",
            Self::Right => "PATH_OF_DESTINY_TOKEN_RIGHT",
            Self::Aside => "PATH_OF_DESTINY_TOKEN_ASIDE",
        };
        serializer.serialize_str(variant)
    }
}
impl<'de> serde::Deserialize<'de> for PathOfDestinyToken {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "PATH_OF_DESTINY_TOKEN_UNSPECIFIED",
            "PATH_OF_DESTINY_TOKEN_WAITING",
            "PATH_OF_DESTINY_TOKEN_LEFT",
            "PATH_OF_DESTINY_TOKEN_RIGHT",
            "PATH_OF_DESTINY_TOKEN_ASIDE",
        ];

        struct GeneratedVisitor;

        impl serde::de::Visitor<'_> for GeneratedVisitor {
            type Value = PathOfDestinyToken;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(formatter, "expected one of: {:?}", &FIELDS)
            }

            fn visit_i64<E>(self, v: i64) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                i32::try_from(v)
                    .ok()
                    .and_then(|x| x.try_into().ok())
                    .ok_or_else(|| {
                        serde::de::Error::invalid_value(serde::de::Unexpected::Signed(v), &self)
                    })
            }

            fn visit_u64<E>(self, v: u64) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                i32::try_from(v)
                    .ok()
                    .and_then(|x| x.try_into().ok())
                    .ok_or_else(|| {
                        serde::de::Error::invalid_value(serde::de::Unexpected::Unsigned(v), &self)
                    })
            }

            fn visit_str<E>(self, value: &str) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                match value {
                    "PATH_OF_DESTINY_TOKEN_UNSPECIFIED" => Ok(PathOfDestinyToken::Unspecified),
                    "PATH_OF_DESTINY_TOKEN_WAITING" => Ok(PathOfDestinyToken::Waiting),
                    "PATH_OF_DESTINY_TOKEN_LEFT" => Ok(PathOfDestinyToken::Left),
                    "PATH_OF_DESTINY_TOKEN_RIGHT" => Ok(PathOfDestinyToken::Right),
                    "PATH_OF_DESTINY_TOKEN_ASIDE" => Ok(PathOfDestinyToken::Aside),
                    _ => Err(serde::de::Error::unknown_variant(value, FIELDS)),
                }
            }
        }
        deserializer.deserialize_any(GeneratedVisitor)
    }
}
impl serde::Serialize for PathOfDestinyView {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("yrden.v1.PathOfDestinyView", len)?;
        if true {
            struct_ser.serialize_field("players", &self.players)?;
        }
        if true {
            struct_ser.serialize_field("story", &self.story)?;
        }
        if true {
            struct_ser.serialize_field("learning", &self.learning)?;
        }
        if true {
            struct_ser.serialize_field("chapter", &self.chapter)?;
        }
        if true {
            struct_ser.serialize_field("turn", &self.turn)?;
        }
        if true {
            let v = RoninStep::try_from(self.step)
                .map_err(|_| serde::ser::Error::custom(format!("Invalid variant {}", self.step)))?;
            struct_ser.serialize_field("step", &v)?;
        }
        if let Some(v) = self.active.as_ref() {
            struct_ser.serialize_field("active", v)?;
        }
        if true {
            struct_ser.serialize_field("headings", &self.headings)?;
        }
        if true {
            struct_ser.serialize_field("nextPairs", &self.next_pairs)?;
        }
        if true {
            let v = self.path.iter().cloned().map(|v| {
                PathOfDestinySide::try_from(v)
                    .map_err(|_| serde::ser::Error::custom(format!("Invalid variant {}", v)))
                }).collect::<std::result::Result<Vec<_>, _>>()?;
            struct_ser.serialize_field("path", &v)?;
        }
        if true {
            let v = self.destiny.iter().cloned().map(|v| {
                PathOfDestinyToken::try_from(v)
                    .map_err(|_| serde::ser::Error::custom(format!("Invalid variant {}", v)))
                }).collect::<std::result::Result<Vec<_>, _>>()?;
            struct_ser.serialize_field("destiny", &v)?;
        }
        if let Some(v) = self.left_holder.as_ref() {
            struct_ser.serialize_field("leftHolder", v)?;
        }
        if let Some(v) = self.right_holder.as_ref() {
            struct_ser.serialize_field("rightHolder", v)?;
        }
        if true {
            struct_ser.serialize_field("pages", &self.pages)?;
        }
        if true {
            struct_ser.serialize_field("rows", &self.rows)?;
        }
        if true {
            struct_ser.serialize_field("deck", &self.deck)?;
        }
        if true {
            struct_ser.serialize_field("discard", &self.discard)?;
        }
        if true {
            struct_ser.serialize_field("turnedUp", &self.turned_up)?;
        }
        if true {
            struct_ser.serialize_field("order", &self.order)?;
        }
        if true {
            struct_ser.serialize_field("figures", &self.figures)?;
        }
        if true {
            struct_ser.serialize_field("hand", &self.hand)?;
        }
        if true {
            struct_ser.serialize_field("picks", &self.picks)?;
        }
        if true {
            struct_ser.serialize_field("offer", &self.offer)?;
        }
        if let Some(v) = self.first.as_ref() {
            struct_ser.serialize_field("first", v)?;
        }
        if let Some(v) = self.question.as_ref() {
            struct_ser.serialize_field("question", v)?;
        }
        if true {
            struct_ser.serialize_field("efforts", &self.efforts)?;
        }
        if true {
            struct_ser.serialize_field("objectives", &self.objectives)?;
        }
        if true {
            struct_ser.serialize_field("specials", &self.specials)?;
        }
        if true {
            let v = self.tokens.iter().cloned().map(|v| {
                PathOfDestinyAllianceToken::try_from(v)
                    .map_err(|_| serde::ser::Error::custom(format!("Invalid variant {}", v)))
                }).collect::<std::result::Result<Vec<_>, _>>()?;
            struct_ser.serialize_field("tokens", &v)?;
        }
        if let Some(v) = self.alliances.as_ref() {
            struct_ser.serialize_field("alliances", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for PathOfDestinyView {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "players",
            "story",
            "learning",
            "chapter",
            "turn",
            "step",
            "active",
            "headings",
            "next_pairs",
            "nextPairs",
            "path",
            "destiny",
            "left_holder",
            "leftHolder",
            "right_holder",
            "rightHolder",
            "pages",
            "rows",
            "deck",
            "discard",
            "turned_up",
            "turnedUp",
            "order",
            "figures",
            "hand",
            "picks",
            "offer",
            "first",
            "question",
            "efforts",
            "objectives",
            "specials",
            "tokens",
            "alliances",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Players,
            Story,
            Learning,
            Chapter,
            Turn,
            Step,
            Active,
            Headings,
            NextPairs,
            Path,
            Destiny,
            LeftHolder,
            RightHolder,
            Pages,
            Rows,
            Deck,
            Discard,
            TurnedUp,
            Order,
            Figures,
            Hand,
            Picks,
            Offer,
            First,
            Question,
            Efforts,
            Objectives,
            Specials,
            Tokens,
            Alliances,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "players" => Ok(GeneratedField::Players),
                            "story" => Ok(GeneratedField::Story),
                            "learning" => Ok(GeneratedField::Learning),
                            "chapter" => Ok(GeneratedField::Chapter),
                            "turn" => Ok(GeneratedField::Turn),
                            "step" => Ok(GeneratedField::Step),
                            "active" => Ok(GeneratedField::Active),
                            "headings" => Ok(GeneratedField::Headings),
                            "nextPairs" | "next_pairs" => Ok(GeneratedField::NextPairs),
                            "path" => Ok(GeneratedField::Path),
                            "destiny" => Ok(GeneratedField::Destiny),
                            "leftHolder" | "left_holder" => Ok(GeneratedField::LeftHolder),
                            "rightHolder" | "right_holder" => Ok(GeneratedField::RightHolder),
                            "pages" => Ok(GeneratedField::Pages),
                            "rows" => Ok(GeneratedField::Rows),
                            "deck" => Ok(GeneratedField::Deck),
                            "discard" => Ok(GeneratedField::Discard),
                            "turnedUp" | "turned_up" => Ok(GeneratedField::TurnedUp),
                            "order" => Ok(GeneratedField::Order),
                            "figures" => Ok(GeneratedField::Figures),
                            "hand" => Ok(GeneratedField::Hand),
                            "picks" => Ok(GeneratedField::Picks),
                            "offer" => Ok(GeneratedField::Offer),
                            "first" => Ok(GeneratedField::First),
                            "question" => Ok(GeneratedField::Question),
                            "efforts" => Ok(GeneratedField::Efforts),
                            "objectives" => Ok(GeneratedField::Objectives),
                            "specials" => Ok(GeneratedField::Specials),
                            "tokens" => Ok(GeneratedField::Tokens),
                            "alliances" => Ok(GeneratedField::Alliances),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = PathOfDestinyView;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct yrden.v1.PathOfDestinyView")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<PathOfDestinyView, V::Error>
                where
                    V: serde::de::MapAccess<'de>,
            {
                let mut players__ = None;
                let mut story__ = None;
                let mut learning__ = None;
                let mut chapter__ = None;
                let mut turn__ = None;
                let mut step__ = None;
                let mut active__ = None;
                let mut headings__ = None;
                let mut next_pairs__ = None;
                let mut path__ = None;
                let mut destiny__ = None;
                let mut left_holder__ = None;
                let mut right_holder__ = None;
                let mut pages__ = None;
                let mut rows__ = None;
                let mut deck__ = None;
                let mut discard__ = None;
                let mut turned_up__ = None;
                let mut order__ = None;
                let mut figures__ = None;
                let mut hand__ = None;
                let mut picks__ = None;
                let mut offer__ = None;
                let mut first__ = None;
                let mut question__ = None;
                let mut efforts__ = None;
                let mut objectives__ = None;
                let mut specials__ = None;
                let mut tokens__ = None;
                let mut alliances__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Players => {
                            if players__.is_some() {
                                return Err(serde::de::Error::duplicate_field("players"));
                            }
                            players__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::Story => {
                            if story__.is_some() {
                                return Err(serde::de::Error::duplicate_field("story"));
                            }
                            story__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Learning => {
                            if learning__.is_some() {
                                return Err(serde::de::Error::duplicate_field("learning"));
                            }
                            learning__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Chapter => {
                            if chapter__.is_some() {
                                return Err(serde::de::Error::duplicate_field("chapter"));
                            }
                            chapter__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::Turn => {
                            if turn__.is_some() {
                                return Err(serde::de::Error::duplicate_field("turn"));
                            }
                            turn__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::Step => {
                            if step__.is_some() {
                                return Err(serde::de::Error::duplicate_field("step"));
                            }
                            step__ = Some(map_.next_value::<RoninStep>()? as i32);
                        }
                        GeneratedField::Active => {
                            if active__.is_some() {
                                return Err(serde::de::Error::duplicate_field("active"));
                            }
                            active__ = map_.next_value()?;
                        }
                        GeneratedField::Headings => {
                            if headings__.is_some() {
                                return Err(serde::de::Error::duplicate_field("headings"));
                            }
                            headings__ = Some(map_.next_value()?);
                        }
                        GeneratedField::NextPairs => {
                            if next_pairs__.is_some() {
                                return Err(serde::de::Error::duplicate_field("nextPairs"));
                            }
                            next_pairs__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Path => {
                            if path__.is_some() {
                                return Err(serde::de::Error::duplicate_field("path"));
                            }
                            path__ = Some(map_.next_value::<Vec<PathOfDestinySide>>()?.into_iter().map(|x| x as i32).collect());
                        }
                        GeneratedField::Destiny => {
                            if destiny__.is_some() {
                                return Err(serde::de::Error::duplicate_field("destiny"));
                            }
                            destiny__ = Some(map_.next_value::<Vec<PathOfDestinyToken>>()?.into_iter().map(|x| x as i32).collect());
                        }
                        GeneratedField::LeftHolder => {
                            if left_holder__.is_some() {
                                return Err(serde::de::Error::duplicate_field("leftHolder"));
                            }
                            left_holder__ = 
                                map_.next_value::<::std::option::Option<::pbjson::private::NumberDeserialize<_>>>()?.map(|x| x.0)
                            ;
                        }
                        GeneratedField::RightHolder => {
                            if right_holder__.is_some() {
                                return Err(serde::de::Error::duplicate_field("rightHolder"));
                            }
                            right_holder__ = 
                                map_.next_value::<::std::option::Option<::pbjson::private::NumberDeserialize<_>>>()?.map(|x| x.0)
                            ;
                        }
                        GeneratedField::Pages => {
                            if pages__.is_some() {
                                return Err(serde::de::Error::duplicate_field("pages"));
                            }
                            pages__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Rows => {
                            if rows__.is_some() {
                                return Err(serde::de::Error::duplicate_field("rows"));
                            }
                            rows__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Deck => {
                            if deck__.is_some() {
                                return Err(serde::de::Error::duplicate_field("deck"));
                            }
                            deck__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::Discard => {
                            if discard__.is_some() {
                                return Err(serde::de::Error::duplicate_field("discard"));
                            }
                            discard__ = 
                                Some(map_.next_value::<Vec<::pbjson::private::NumberDeserialize<_>>>()?
                                    .into_iter().map(|x| x.0).collect())
                            ;
                        }
                        GeneratedField::TurnedUp => {
                            if turned_up__.is_some() {
                                return Err(serde::de::Error::duplicate_field("turnedUp"));
                            }
                            turned_up__ = 
                                Some(map_.next_value::<Vec<::pbjson::private::NumberDeserialize<_>>>()?
                                    .into_iter().map(|x| x.0).collect())
                            ;
                        }
                        GeneratedField::Order => {
                            if order__.is_some() {
                                return Err(serde::de::Error::duplicate_field("order"));
                            }
                            order__ = 
                                Some(map_.next_value::<Vec<::pbjson::private::NumberDeserialize<_>>>()?
                                    .into_iter().map(|x| x.0).collect())
                            ;
                        }
                        GeneratedField::Figures => {
                            if figures__.is_some() {
                                return Err(serde::de::Error::duplicate_field("figures"));
                            }
                            figures__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Hand => {
                            if hand__.is_some() {
                                return Err(serde::de::Error::duplicate_field("hand"));
                            }
                            hand__ = 
                                Some(map_.next_value::<Vec<::pbjson::private::NumberDeserialize<_>>>()?
                                    .into_iter().map(|x| x.0).collect())
                            ;
                        }
                        GeneratedField::Picks => {
                            if picks__.is_some() {
                                return Err(serde::de::Error::duplicate_field("picks"));
                            }
                            picks__ = 
                                Some(map_.next_value::<Vec<::pbjson::private::NumberDeserialize<_>>>()?
                                    .into_iter().map(|x| x.0).collect())
                            ;
                        }
                        GeneratedField::Offer => {
                            if offer__.is_some() {
                                return Err(serde::de::Error::duplicate_field("offer"));
                            }
                            offer__ = 
                                Some(map_.next_value::<Vec<::pbjson::private::NumberDeserialize<_>>>()?
                                    .into_iter().map(|x| x.0).collect())
                            ;
                        }
                        GeneratedField::First => {
                            if first__.is_some() {
                                return Err(serde::de::Error::duplicate_field("first"));
                            }
                            first__ = 
                                map_.next_value::<::std::option::Option<::pbjson::private::NumberDeserialize<_>>>()?.map(|x| x.0)
                            ;
                        }
                        GeneratedField::Question => {
                            if question__.is_some() {
                                return Err(serde::de::Error::duplicate_field("question"));
                            }
                            question__ = map_.next_value()?;
                        }
                        GeneratedField::Efforts => {
                            if efforts__.is_some() {
                                return Err(serde::de::Error::duplicate_field("efforts"));
                            }
                            efforts__ = 
                                Some(map_.next_value::<Vec<::pbjson::private::NumberDeserialize<_>>>()?
                                    .into_iter().map(|x| x.0).collect())
                            ;
                        }
                        GeneratedField::Objectives => {
                            if objectives__.is_some() {
                                return Err(serde::de::Error::duplicate_field("objectives"));
                            }
                            objectives__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Specials => {
                            if specials__.is_some() {
                                return Err(serde::de::Error::duplicate_field("specials"));
                            }
                            specials__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Tokens => {
                            if tokens__.is_some() {
                                return Err(serde::de::Error::duplicate_field("tokens"));
                            }
                            tokens__ = Some(map_.next_value::<Vec<PathOfDestinyAllianceToken>>()?.into_iter().map(|x| x as i32).collect());
                        }
                        GeneratedField::Alliances => {
                            if alliances__.is_some() {
                                return Err(serde::de::Error::duplicate_field("alliances"));
                            }
                            alliances__ = map_.next_value()?;
                        }
                    }
                }
                Ok(PathOfDestinyView {
                    players: players__.unwrap_or_default(),
                    story: story__.unwrap_or_default(),
                    learning: learning__.unwrap_or_default(),
                    chapter: chapter__.unwrap_or_default(),
                    turn: turn__.unwrap_or_default(),
                    step: step__.unwrap_or_default(),
                    active: active__,
                    headings: headings__.unwrap_or_default(),
                    next_pairs: next_pairs__.unwrap_or_default(),
                    path: path__.unwrap_or_default(),
                    destiny: destiny__.unwrap_or_default(),
                    left_holder: left_holder__,
                    right_holder: right_holder__,
                    pages: pages__.unwrap_or_default(),
                    rows: rows__.unwrap_or_default(),
                    deck: deck__.unwrap_or_default(),
                    discard: discard__.unwrap_or_default(),
                    turned_up: turned_up__.unwrap_or_default(),
                    order: order__.unwrap_or_default(),
                    figures: figures__.unwrap_or_default(),
                    hand: hand__.unwrap_or_default(),
                    picks: picks__.unwrap_or_default(),
                    offer: offer__.unwrap_or_default(),
                    first: first__,
                    question: question__,
                    efforts: efforts__.unwrap_or_default(),
                    objectives: objectives__.unwrap_or_default(),
                    specials: specials__.unwrap_or_default(),
                    tokens: tokens__.unwrap_or_default(),
                    alliances: alliances__,
                })
            }
        }
        deserializer.deserialize_struct("yrden.v1.PathOfDestinyView", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for Replay {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("yrden.v1.Replay", len)?;
        if let Some(v) = self.r#match.as_ref() {
            struct_ser.serialize_field("match", v)?;
        }
        if true {
            struct_ser.serialize_field("seed", &self.seed)?;
        }
        if true {
            #[allow(clippy::needless_borrow)]
            #[allow(clippy::needless_borrows_for_generic_args)]
            struct_ser.serialize_field("log", pbjson::private::base64::encode(&self.log).as_str())?;
        }
        if true {
            struct_ser.serialize_field("events", &self.events)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for Replay {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "match",
            "seed",
            "log",
            "events",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Match,
            Seed,
            Log,
            Events,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "match" => Ok(GeneratedField::Match),
                            "seed" => Ok(GeneratedField::Seed),
                            "log" => Ok(GeneratedField::Log),
                            "events" => Ok(GeneratedField::Events),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = Replay;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct yrden.v1.Replay")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<Replay, V::Error>
                where
                    V: serde::de::MapAccess<'de>,
            {
                let mut r#match__ = None;
                let mut seed__ = None;
                let mut log__ = None;
                let mut events__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Match => {
                            if r#match__.is_some() {
                                return Err(serde::de::Error::duplicate_field("match"));
                            }
                            r#match__ = map_.next_value()?;
                        }
                        GeneratedField::Seed => {
                            if seed__.is_some() {
                                return Err(serde::de::Error::duplicate_field("seed"));
                            }
                            seed__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Log => {
                            if log__.is_some() {
                                return Err(serde::de::Error::duplicate_field("log"));
                            }
                            log__ = 
                                Some(map_.next_value::<::pbjson::private::BytesDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::Events => {
                            if events__.is_some() {
                                return Err(serde::de::Error::duplicate_field("events"));
                            }
                            events__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(Replay {
                    r#match: r#match__,
                    seed: seed__.unwrap_or_default(),
                    log: log__.unwrap_or_default(),
                    events: events__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("yrden.v1.Replay", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for ResignRequest {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("yrden.v1.ResignRequest", len)?;
        if true {
            struct_ser.serialize_field("matchId", &self.match_id)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for ResignRequest {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "match_id",
            "matchId",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            MatchId,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "matchId" | "match_id" => Ok(GeneratedField::MatchId),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = ResignRequest;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct yrden.v1.ResignRequest")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<ResignRequest, V::Error>
                where
                    V: serde::de::MapAccess<'de>,
            {
                let mut match_id__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::MatchId => {
                            if match_id__.is_some() {
                                return Err(serde::de::Error::duplicate_field("matchId"));
                            }
                            match_id__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(ResignRequest {
                    match_id: match_id__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("yrden.v1.ResignRequest", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for RoninAbility {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("yrden.v1.RoninAbility", len)?;
        if true {
            struct_ser.serialize_field("slot", &self.slot)?;
        }
        if true {
            struct_ser.serialize_field("character", &self.character)?;
        }
        if true {
            struct_ser.serialize_field("ability", &self.ability)?;
        }
        if true {
            struct_ser.serialize_field("held", &self.held)?;
        }
        if true {
            struct_ser.serialize_field("spent", &self.spent)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for RoninAbility {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "slot",
            "character",
            "ability",
            "held",
            "spent",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Slot,
            Character,
            Ability,
            Held,
            Spent,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "slot" => Ok(GeneratedField::Slot),
                            "character" => Ok(GeneratedField::Character),
                            "ability" => Ok(GeneratedField::Ability),
                            "held" => Ok(GeneratedField::Held),
                            "spent" => Ok(GeneratedField::Spent),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = RoninAbility;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct yrden.v1.RoninAbility")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<RoninAbility, V::Error>
                where
                    V: serde::de::MapAccess<'de>,
            {
                let mut slot__ = None;
                let mut character__ = None;
                let mut ability__ = None;
                let mut held__ = None;
                let mut spent__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Slot => {
                            if slot__.is_some() {
                                return Err(serde::de::Error::duplicate_field("slot"));
                            }
                            slot__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::Character => {
                            if character__.is_some() {
                                return Err(serde::de::Error::duplicate_field("character"));
                            }
                            character__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::Ability => {
                            if ability__.is_some() {
                                return Err(serde::de::Error::duplicate_field("ability"));
                            }
                            ability__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::Held => {
                            if held__.is_some() {
                                return Err(serde::de::Error::duplicate_field("held"));
                            }
                            held__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Spent => {
                            if spent__.is_some() {
                                return Err(serde::de::Error::duplicate_field("spent"));
                            }
                            spent__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(RoninAbility {
                    slot: slot__.unwrap_or_default(),
                    character: character__.unwrap_or_default(),
                    ability: ability__.unwrap_or_default(),
                    held: held__.unwrap_or_default(),
                    spent: spent__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("yrden.v1.RoninAbility", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for RoninFigure {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("yrden.v1.RoninFigure", len)?;
        if true {
            struct_ser.serialize_field("automa", &self.automa)?;
        }
        if let Some(v) = self.character.as_ref() {
            struct_ser.serialize_field("character", v)?;
        }
        if true {
            struct_ser.serialize_field("experience", &self.experience)?;
        }
        if true {
            struct_ser.serialize_field("victory", &self.victory)?;
        }
        if true {
            struct_ser.serialize_field("hand", &self.hand)?;
        }
        if true {
            struct_ser.serialize_field("known", &self.known)?;
        }
        if true {
            struct_ser.serialize_field("timeline", &self.timeline)?;
        }
        if let Some(v) = self.pool.as_ref() {
            struct_ser.serialize_field("pool", v)?;
        }
        if true {
            struct_ser.serialize_field("abilities", &self.abilities)?;
        }
        if true {
            struct_ser.serialize_field("chosen", &self.chosen)?;
        }
        if let Some(v) = self.slot.as_ref() {
            struct_ser.serialize_field("slot", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for RoninFigure {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "automa",
            "character",
            "experience",
            "victory",
            "hand",
            "known",
            "timeline",
            "pool",
            "abilities",
            "chosen",
            "slot",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Automa,
            Character,
            Experience,
            Victory,
            Hand,
            Known,
            Timeline,
            Pool,
            Abilities,
            Chosen,
            Slot,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "automa" => Ok(GeneratedField::Automa),
                            "character" => Ok(GeneratedField::Character),
                            "experience" => Ok(GeneratedField::Experience),
                            "victory" => Ok(GeneratedField::Victory),
                            "hand" => Ok(GeneratedField::Hand),
                            "known" => Ok(GeneratedField::Known),
                            "timeline" => Ok(GeneratedField::Timeline),
                            "pool" => Ok(GeneratedField::Pool),
                            "abilities" => Ok(GeneratedField::Abilities),
                            "chosen" => Ok(GeneratedField::Chosen),
                            "slot" => Ok(GeneratedField::Slot),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = RoninFigure;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct yrden.v1.RoninFigure")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<RoninFigure, V::Error>
                where
                    V: serde::de::MapAccess<'de>,
            {
                let mut automa__ = None;
                let mut character__ = None;
                let mut experience__ = None;
                let mut victory__ = None;
                let mut hand__ = None;
                let mut known__ = None;
                let mut timeline__ = None;
                let mut pool__ = None;
                let mut abilities__ = None;
                let mut chosen__ = None;
                let mut slot__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Automa => {
                            if automa__.is_some() {
                                return Err(serde::de::Error::duplicate_field("automa"));
                            }
                            automa__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Character => {
                            if character__.is_some() {
                                return Err(serde::de::Error::duplicate_field("character"));
                            }
                            character__ = 
                                map_.next_value::<::std::option::Option<::pbjson::private::NumberDeserialize<_>>>()?.map(|x| x.0)
                            ;
                        }
                        GeneratedField::Experience => {
                            if experience__.is_some() {
                                return Err(serde::de::Error::duplicate_field("experience"));
                            }
                            experience__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::Victory => {
                            if victory__.is_some() {
                                return Err(serde::de::Error::duplicate_field("victory"));
                            }
                            victory__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::Hand => {
                            if hand__.is_some() {
                                return Err(serde::de::Error::duplicate_field("hand"));
                            }
                            hand__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::Known => {
                            if known__.is_some() {
                                return Err(serde::de::Error::duplicate_field("known"));
                            }
                            known__ = 
                                Some(map_.next_value::<Vec<::pbjson::private::NumberDeserialize<_>>>()?
                                    .into_iter().map(|x| x.0).collect())
                            ;
                        }
                        GeneratedField::Timeline => {
                            if timeline__.is_some() {
                                return Err(serde::de::Error::duplicate_field("timeline"));
                            }
                            timeline__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Pool => {
                            if pool__.is_some() {
                                return Err(serde::de::Error::duplicate_field("pool"));
                            }
                            pool__ = map_.next_value()?;
                        }
                        GeneratedField::Abilities => {
                            if abilities__.is_some() {
                                return Err(serde::de::Error::duplicate_field("abilities"));
                            }
                            abilities__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Chosen => {
                            if chosen__.is_some() {
                                return Err(serde::de::Error::duplicate_field("chosen"));
                            }
                            chosen__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::Slot => {
                            if slot__.is_some() {
                                return Err(serde::de::Error::duplicate_field("slot"));
                            }
                            slot__ = 
                                map_.next_value::<::std::option::Option<::pbjson::private::NumberDeserialize<_>>>()?.map(|x| x.0)
                            ;
                        }
                    }
                }
                Ok(RoninFigure {
                    automa: automa__.unwrap_or_default(),
                    character: character__,
                    experience: experience__.unwrap_or_default(),
                    victory: victory__.unwrap_or_default(),
                    hand: hand__.unwrap_or_default(),
                    known: known__.unwrap_or_default(),
                    timeline: timeline__.unwrap_or_default(),
                    pool: pool__,
                    abilities: abilities__.unwrap_or_default(),
                    chosen: chosen__.unwrap_or_default(),
                    slot: slot__,
                })
            }
        }
        deserializer.deserialize_struct("yrden.v1.RoninFigure", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for RoninKind {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        let variant = match self {
            Self::Unspecified => "RONIN_KIND_UNSPECIFIED",
            Self::Magic => "RONIN_KIND_MAGIC",
            Self::Diplomacy => "RONIN_KIND_DIPLOMACY",
            Self::Exploration => "RONIN_KIND_EXPLORATION",
            Self::Fight => "RONIN_KIND_FIGHT",
        };
        serializer.serialize_str(variant)
    }
}
impl<'de> serde::Deserialize<'de> for RoninKind {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "RONIN_KIND_UNSPECIFIED",
            "RONIN_KIND_MAGIC",
            "RONIN_KIND_DIPLOMACY",
            "RONIN_KIND_EXPLORATION",
            "RONIN_KIND_FIGHT",
        ];

        struct GeneratedVisitor;

        impl serde::de::Visitor<'_> for GeneratedVisitor {
            type Value = RoninKind;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(formatter, "expected one of: {:?}", &FIELDS)
            }

            fn visit_i64<E>(self, v: i64) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                i32::try_from(v)
                    .ok()
                    .and_then(|x| x.try_into().ok())
                    .ok_or_else(|| {
                        serde::de::Error::invalid_value(serde::de::Unexpected::Signed(v), &self)
                    })
            }

            fn visit_u64<E>(self, v: u64) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                i32::try_from(v)
                    .ok()
                    .and_then(|x| x.try_into().ok())
                    .ok_or_else(|| {
                        serde::de::Error::invalid_value(serde::de::Unexpected::Unsigned(v), &self)
                    })
            }

            fn visit_str<E>(self, value: &str) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                match value {
                    "RONIN_KIND_UNSPECIFIED" => Ok(RoninKind::Unspecified),
                    "RONIN_KIND_MAGIC" => Ok(RoninKind::Magic),
                    "RONIN_KIND_DIPLOMACY" => Ok(RoninKind::Diplomacy),
                    "RONIN_KIND_EXPLORATION" => Ok(RoninKind::Exploration),
                    "RONIN_KIND_FIGHT" => Ok(RoninKind::Fight),
                    _ => Err(serde::de::Error::unknown_variant(value, FIELDS)),
                }
            }
        }
        deserializer.deserialize_any(GeneratedVisitor)
    }
}
impl serde::Serialize for RoninPair {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("yrden.v1.RoninPair", len)?;
        if true {
            let v = RoninKind::try_from(self.left)
                .map_err(|_| serde::ser::Error::custom(format!("Invalid variant {}", self.left)))?;
            struct_ser.serialize_field("left", &v)?;
        }
        if true {
            let v = RoninKind::try_from(self.right)
                .map_err(|_| serde::ser::Error::custom(format!("Invalid variant {}", self.right)))?;
            struct_ser.serialize_field("right", &v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for RoninPair {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "left",
            "right",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Left,
            Right,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "left" => Ok(GeneratedField::Left),
                            "right" => Ok(GeneratedField::Right),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = RoninPair;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct yrden.v1.RoninPair")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<RoninPair, V::Error>
                where
                    V: serde::de::MapAccess<'de>,
            {
                let mut left__ = None;
                let mut right__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Left => {
                            if left__.is_some() {
                                return Err(serde::de::Error::duplicate_field("left"));
                            }
                            left__ = Some(map_.next_value::<RoninKind>()? as i32);
                        }
                        GeneratedField::Right => {
                            if right__.is_some() {
                                return Err(serde::de::Error::duplicate_field("right"));
                            }
                            right__ = Some(map_.next_value::<RoninKind>()? as i32);
                        }
                    }
                }
                Ok(RoninPair {
                    left: left__.unwrap_or_default(),
                    right: right__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("yrden.v1.RoninPair", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for RoninPlayed {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("yrden.v1.RoninPlayed", len)?;
        if true {
            struct_ser.serialize_field("card", &self.card)?;
        }
        if let Some(v) = self.covered.as_ref() {
            struct_ser.serialize_field("covered", v)?;
        }
        if true {
            struct_ser.serialize_field("cupCovered", &self.cup_covered)?;
        }
        if true {
            struct_ser.serialize_field("fresh", &self.fresh)?;
        }
        if true {
            struct_ser.serialize_field("wild", &self.wild)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for RoninPlayed {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "card",
            "covered",
            "cup_covered",
            "cupCovered",
            "fresh",
            "wild",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Card,
            Covered,
            CupCovered,
            Fresh,
            Wild,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "card" => Ok(GeneratedField::Card),
                            "covered" => Ok(GeneratedField::Covered),
                            "cupCovered" | "cup_covered" => Ok(GeneratedField::CupCovered),
                            "fresh" => Ok(GeneratedField::Fresh),
                            "wild" => Ok(GeneratedField::Wild),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = RoninPlayed;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct yrden.v1.RoninPlayed")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<RoninPlayed, V::Error>
                where
                    V: serde::de::MapAccess<'de>,
            {
                let mut card__ = None;
                let mut covered__ = None;
                let mut cup_covered__ = None;
                let mut fresh__ = None;
                let mut wild__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Card => {
                            if card__.is_some() {
                                return Err(serde::de::Error::duplicate_field("card"));
                            }
                            card__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::Covered => {
                            if covered__.is_some() {
                                return Err(serde::de::Error::duplicate_field("covered"));
                            }
                            covered__ = map_.next_value()?;
                        }
                        GeneratedField::CupCovered => {
                            if cup_covered__.is_some() {
                                return Err(serde::de::Error::duplicate_field("cupCovered"));
                            }
                            cup_covered__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Fresh => {
                            if fresh__.is_some() {
                                return Err(serde::de::Error::duplicate_field("fresh"));
                            }
                            fresh__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Wild => {
                            if wild__.is_some() {
                                return Err(serde::de::Error::duplicate_field("wild"));
                            }
                            wild__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(RoninPlayed {
                    card: card__.unwrap_or_default(),
                    covered: covered__,
                    cup_covered: cup_covered__.unwrap_or_default(),
                    fresh: fresh__.unwrap_or_default(),
                    wild: wild__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("yrden.v1.RoninPlayed", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for RoninQuestion {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("yrden.v1.RoninQuestion", len)?;
        if true {
            struct_ser.serialize_field("about", &self.about)?;
        }
        if let Some(v) = self.card.as_ref() {
            struct_ser.serialize_field("card", v)?;
        }
        if let Some(v) = self.count.as_ref() {
            struct_ser.serialize_field("count", v)?;
        }
        if let Some(v) = self.track.as_ref() {
            struct_ser.serialize_field("track", v)?;
        }
        if let Some(v) = self.space.as_ref() {
            struct_ser.serialize_field("space", v)?;
        }
        if true {
            let v = self.kinds.iter().cloned().map(|v| {
                RoninKind::try_from(v)
                    .map_err(|_| serde::ser::Error::custom(format!("Invalid variant {}", v)))
                }).collect::<std::result::Result<Vec<_>, _>>()?;
            struct_ser.serialize_field("kinds", &v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for RoninQuestion {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "about",
            "card",
            "count",
            "track",
            "space",
            "kinds",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            About,
            Card,
            Count,
            Track,
            Space,
            Kinds,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "about" => Ok(GeneratedField::About),
                            "card" => Ok(GeneratedField::Card),
                            "count" => Ok(GeneratedField::Count),
                            "track" => Ok(GeneratedField::Track),
                            "space" => Ok(GeneratedField::Space),
                            "kinds" => Ok(GeneratedField::Kinds),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = RoninQuestion;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct yrden.v1.RoninQuestion")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<RoninQuestion, V::Error>
                where
                    V: serde::de::MapAccess<'de>,
            {
                let mut about__ = None;
                let mut card__ = None;
                let mut count__ = None;
                let mut track__ = None;
                let mut space__ = None;
                let mut kinds__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::About => {
                            if about__.is_some() {
                                return Err(serde::de::Error::duplicate_field("about"));
                            }
                            about__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Card => {
                            if card__.is_some() {
                                return Err(serde::de::Error::duplicate_field("card"));
                            }
                            card__ = 
                                map_.next_value::<::std::option::Option<::pbjson::private::NumberDeserialize<_>>>()?.map(|x| x.0)
                            ;
                        }
                        GeneratedField::Count => {
                            if count__.is_some() {
                                return Err(serde::de::Error::duplicate_field("count"));
                            }
                            count__ = 
                                map_.next_value::<::std::option::Option<::pbjson::private::NumberDeserialize<_>>>()?.map(|x| x.0)
                            ;
                        }
                        GeneratedField::Track => {
                            if track__.is_some() {
                                return Err(serde::de::Error::duplicate_field("track"));
                            }
                            track__ = 
                                map_.next_value::<::std::option::Option<::pbjson::private::NumberDeserialize<_>>>()?.map(|x| x.0)
                            ;
                        }
                        GeneratedField::Space => {
                            if space__.is_some() {
                                return Err(serde::de::Error::duplicate_field("space"));
                            }
                            space__ = 
                                map_.next_value::<::std::option::Option<::pbjson::private::NumberDeserialize<_>>>()?.map(|x| x.0)
                            ;
                        }
                        GeneratedField::Kinds => {
                            if kinds__.is_some() {
                                return Err(serde::de::Error::duplicate_field("kinds"));
                            }
                            kinds__ = Some(map_.next_value::<Vec<RoninKind>>()?.into_iter().map(|x| x as i32).collect());
                        }
                    }
                }
                Ok(RoninQuestion {
                    about: about__.unwrap_or_default(),
                    card: card__,
                    count: count__,
                    track: track__,
                    space: space__,
                    kinds: kinds__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("yrden.v1.RoninQuestion", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for RoninRow {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("yrden.v1.RoninRow", len)?;
        if let Some(v) = self.left.as_ref() {
            struct_ser.serialize_field("left", v)?;
        }
        if let Some(v) = self.right.as_ref() {
            struct_ser.serialize_field("right", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for RoninRow {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "left",
            "right",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Left,
            Right,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "left" => Ok(GeneratedField::Left),
                            "right" => Ok(GeneratedField::Right),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = RoninRow;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct yrden.v1.RoninRow")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<RoninRow, V::Error>
                where
                    V: serde::de::MapAccess<'de>,
            {
                let mut left__ = None;
                let mut right__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Left => {
                            if left__.is_some() {
                                return Err(serde::de::Error::duplicate_field("left"));
                            }
                            left__ = 
                                map_.next_value::<::std::option::Option<::pbjson::private::NumberDeserialize<_>>>()?.map(|x| x.0)
                            ;
                        }
                        GeneratedField::Right => {
                            if right__.is_some() {
                                return Err(serde::de::Error::duplicate_field("right"));
                            }
                            right__ = 
                                map_.next_value::<::std::option::Option<::pbjson::private::NumberDeserialize<_>>>()?.map(|x| x.0)
                            ;
                        }
                    }
                }
                Ok(RoninRow {
                    left: left__,
                    right: right__,
                })
            }
        }
        deserializer.deserialize_struct("yrden.v1.RoninRow", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for RoninStep {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        let variant = match self {
            Self::Unspecified => "RONIN_STEP_UNSPECIFIED",
            Self::Setup => "RONIN_STEP_SETUP",
            Self::Draft => "RONIN_STEP_DRAFT",
            Self::Play => "RONIN_STEP_PLAY",
            Self::Tea => "RONIN_STEP_TEA",
            Self::ChapterEnd => "RONIN_STEP_CHAPTER_END",
            Self::Over => "RONIN_STEP_OVER",
            Self::Destiny => "RONIN_STEP_DESTINY",
        };
        serializer.serialize_str(variant)
    }
}
impl<'de> serde::Deserialize<'de> for RoninStep {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "RONIN_STEP_UNSPECIFIED",
            "RONIN_STEP_SETUP",
            "RONIN_STEP_DRAFT",
            "RONIN_STEP_PLAY",
            "RONIN_STEP_TEA",
            "RONIN_STEP_CHAPTER_END",
            "RONIN_STEP_OVER",
            "RONIN_STEP_DESTINY",
        ];

        struct GeneratedVisitor;

        impl serde::de::Visitor<'_> for GeneratedVisitor {
            type Value = RoninStep;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(formatter, "expected one of: {:?}", &FIELDS)
            }

            fn visit_i64<E>(self, v: i64) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                i32::try_from(v)
                    .ok()
                    .and_then(|x| x.try_into().ok())
                    .ok_or_else(|| {
                        serde::de::Error::invalid_value(serde::de::Unexpected::Signed(v), &self)
                    })
            }

            fn visit_u64<E>(self, v: u64) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                i32::try_from(v)
                    .ok()
                    .and_then(|x| x.try_into().ok())
                    .ok_or_else(|| {
                        serde::de::Error::invalid_value(serde::de::Unexpected::Unsigned(v), &self)
                    })
            }

            fn visit_str<E>(self, value: &str) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                match value {
                    "RONIN_STEP_UNSPECIFIED" => Ok(RoninStep::Unspecified),
                    "RONIN_STEP_SETUP" => Ok(RoninStep::Setup),
                    "RONIN_STEP_DRAFT" => Ok(RoninStep::Draft),
                    "RONIN_STEP_PLAY" => Ok(RoninStep::Play),
                    "RONIN_STEP_TEA" => Ok(RoninStep::Tea),
                    "RONIN_STEP_CHAPTER_END" => Ok(RoninStep::ChapterEnd),
                    "RONIN_STEP_OVER" => Ok(RoninStep::Over),
                    "RONIN_STEP_DESTINY" => Ok(RoninStep::Destiny),
                    _ => Err(serde::de::Error::unknown_variant(value, FIELDS)),
                }
            }
        }
        deserializer.deserialize_any(GeneratedVisitor)
    }
}
impl serde::Serialize for RoninSymbols {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("yrden.v1.RoninSymbols", len)?;
        if true {
            struct_ser.serialize_field("magic", &self.magic)?;
        }
        if true {
            struct_ser.serialize_field("diplomacy", &self.diplomacy)?;
        }
        if true {
            struct_ser.serialize_field("exploration", &self.exploration)?;
        }
        if true {
            struct_ser.serialize_field("fight", &self.fight)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for RoninSymbols {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "magic",
            "diplomacy",
            "exploration",
            "fight",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Magic,
            Diplomacy,
            Exploration,
            Fight,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "magic" => Ok(GeneratedField::Magic),
                            "diplomacy" => Ok(GeneratedField::Diplomacy),
                            "exploration" => Ok(GeneratedField::Exploration),
                            "fight" => Ok(GeneratedField::Fight),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = RoninSymbols;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct yrden.v1.RoninSymbols")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<RoninSymbols, V::Error>
                where
                    V: serde::de::MapAccess<'de>,
            {
                let mut magic__ = None;
                let mut diplomacy__ = None;
                let mut exploration__ = None;
                let mut fight__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Magic => {
                            if magic__.is_some() {
                                return Err(serde::de::Error::duplicate_field("magic"));
                            }
                            magic__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::Diplomacy => {
                            if diplomacy__.is_some() {
                                return Err(serde::de::Error::duplicate_field("diplomacy"));
                            }
                            diplomacy__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::Exploration => {
                            if exploration__.is_some() {
                                return Err(serde::de::Error::duplicate_field("exploration"));
                            }
                            exploration__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::Fight => {
                            if fight__.is_some() {
                                return Err(serde::de::Error::duplicate_field("fight"));
                            }
                            fight__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                    }
                }
                Ok(RoninSymbols {
                    magic: magic__.unwrap_or_default(),
                    diplomacy: diplomacy__.unwrap_or_default(),
                    exploration: exploration__.unwrap_or_default(),
                    fight: fight__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("yrden.v1.RoninSymbols", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for RoninTrack {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("yrden.v1.RoninTrack", len)?;
        if true {
            struct_ser.serialize_field("track", &self.track)?;
        }
        if true {
            struct_ser.serialize_field("partners", &self.partners)?;
        }
        if let Some(v) = self.board.as_ref() {
            struct_ser.serialize_field("board", v)?;
        }
        if true {
            struct_ser.serialize_field("space", &self.space)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for RoninTrack {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "track",
            "partners",
            "board",
            "space",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Track,
            Partners,
            Board,
            Space,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "track" => Ok(GeneratedField::Track),
                            "partners" => Ok(GeneratedField::Partners),
                            "board" => Ok(GeneratedField::Board),
                            "space" => Ok(GeneratedField::Space),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = RoninTrack;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct yrden.v1.RoninTrack")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<RoninTrack, V::Error>
                where
                    V: serde::de::MapAccess<'de>,
            {
                let mut track__ = None;
                let mut partners__ = None;
                let mut board__ = None;
                let mut space__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Track => {
                            if track__.is_some() {
                                return Err(serde::de::Error::duplicate_field("track"));
                            }
                            track__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::Partners => {
                            if partners__.is_some() {
                                return Err(serde::de::Error::duplicate_field("partners"));
                            }
                            partners__ = 
                                Some(map_.next_value::<Vec<::pbjson::private::NumberDeserialize<_>>>()?
                                    .into_iter().map(|x| x.0).collect())
                            ;
                        }
                        GeneratedField::Board => {
                            if board__.is_some() {
                                return Err(serde::de::Error::duplicate_field("board"));
                            }
                            board__ = 
                                map_.next_value::<::std::option::Option<::pbjson::private::NumberDeserialize<_>>>()?.map(|x| x.0)
                            ;
                        }
                        GeneratedField::Space => {
                            if space__.is_some() {
                                return Err(serde::de::Error::duplicate_field("space"));
                            }
                            space__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                    }
                }
                Ok(RoninTrack {
                    track: track__.unwrap_or_default(),
                    partners: partners__.unwrap_or_default(),
                    board: board__,
                    space: space__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("yrden.v1.RoninTrack", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for RoninView {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("yrden.v1.RoninView", len)?;
        if true {
            struct_ser.serialize_field("players", &self.players)?;
        }
        if true {
            struct_ser.serialize_field("side", &self.side)?;
        }
        if true {
            struct_ser.serialize_field("chapter", &self.chapter)?;
        }
        if true {
            struct_ser.serialize_field("turn", &self.turn)?;
        }
        if true {
            let v = RoninStep::try_from(self.step)
                .map_err(|_| serde::ser::Error::custom(format!("Invalid variant {}", self.step)))?;
            struct_ser.serialize_field("step", &v)?;
        }
        if let Some(v) = self.chapter_card.as_ref() {
            struct_ser.serialize_field("chapterCard", v)?;
        }
        if true {
            struct_ser.serialize_field("pairs", &self.pairs)?;
        }
        if true {
            struct_ser.serialize_field("rows", &self.rows)?;
        }
        if true {
            struct_ser.serialize_field("deck", &self.deck)?;
        }
        if true {
            struct_ser.serialize_field("discard", &self.discard)?;
        }
        if true {
            struct_ser.serialize_field("turnedUp", &self.turned_up)?;
        }
        if true {
            struct_ser.serialize_field("order", &self.order)?;
        }
        if true {
            struct_ser.serialize_field("figures", &self.figures)?;
        }
        if true {
            struct_ser.serialize_field("tracks", &self.tracks)?;
        }
        if true {
            struct_ser.serialize_field("hand", &self.hand)?;
        }
        if true {
            struct_ser.serialize_field("picks", &self.picks)?;
        }
        if true {
            struct_ser.serialize_field("offer", &self.offer)?;
        }
        if let Some(v) = self.first.as_ref() {
            struct_ser.serialize_field("first", v)?;
        }
        if let Some(v) = self.question.as_ref() {
            struct_ser.serialize_field("question", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for RoninView {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "players",
            "side",
            "chapter",
            "turn",
            "step",
            "chapter_card",
            "chapterCard",
            "pairs",
            "rows",
            "deck",
            "discard",
            "turned_up",
            "turnedUp",
            "order",
            "figures",
            "tracks",
            "hand",
            "picks",
            "offer",
            "first",
            "question",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Players,
            Side,
            Chapter,
            Turn,
            Step,
            ChapterCard,
            Pairs,
            Rows,
            Deck,
            Discard,
            TurnedUp,
            Order,
            Figures,
            Tracks,
            Hand,
            Picks,
            Offer,
            First,
            Question,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "players" => Ok(GeneratedField::Players),
                            "side" => Ok(GeneratedField::Side),
                            "chapter" => Ok(GeneratedField::Chapter),
                            "turn" => Ok(GeneratedField::Turn),
                            "step" => Ok(GeneratedField::Step),
                            "chapterCard" | "chapter_card" => Ok(GeneratedField::ChapterCard),
                            "pairs" => Ok(GeneratedField::Pairs),
                            "rows" => Ok(GeneratedField::Rows),
                            "deck" => Ok(GeneratedField::Deck),
                            "discard" => Ok(GeneratedField::Discard),
                            "turnedUp" | "turned_up" => Ok(GeneratedField::TurnedUp),
                            "order" => Ok(GeneratedField::Order),
                            "figures" => Ok(GeneratedField::Figures),
                            "tracks" => Ok(GeneratedField::Tracks),
                            "hand" => Ok(GeneratedField::Hand),
                            "picks" => Ok(GeneratedField::Picks),
                            "offer" => Ok(GeneratedField::Offer),
                            "first" => Ok(GeneratedField::First),
                            "question" => Ok(GeneratedField::Question),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = RoninView;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct yrden.v1.RoninView")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<RoninView, V::Error>
                where
                    V: serde::de::MapAccess<'de>,
            {
                let mut players__ = None;
                let mut side__ = None;
                let mut chapter__ = None;
                let mut turn__ = None;
                let mut step__ = None;
                let mut chapter_card__ = None;
                let mut pairs__ = None;
                let mut rows__ = None;
                let mut deck__ = None;
                let mut discard__ = None;
                let mut turned_up__ = None;
                let mut order__ = None;
                let mut figures__ = None;
                let mut tracks__ = None;
                let mut hand__ = None;
                let mut picks__ = None;
                let mut offer__ = None;
                let mut first__ = None;
                let mut question__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Players => {
                            if players__.is_some() {
                                return Err(serde::de::Error::duplicate_field("players"));
                            }
                            players__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::Side => {
                            if side__.is_some() {
                                return Err(serde::de::Error::duplicate_field("side"));
                            }
                            side__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Chapter => {
                            if chapter__.is_some() {
                                return Err(serde::de::Error::duplicate_field("chapter"));
                            }
                            chapter__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::Turn => {
                            if turn__.is_some() {
                                return Err(serde::de::Error::duplicate_field("turn"));
                            }
                            turn__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::Step => {
                            if step__.is_some() {
                                return Err(serde::de::Error::duplicate_field("step"));
                            }
                            step__ = Some(map_.next_value::<RoninStep>()? as i32);
                        }
                        GeneratedField::ChapterCard => {
                            if chapter_card__.is_some() {
                                return Err(serde::de::Error::duplicate_field("chapterCard"));
                            }
                            chapter_card__ = 
                                map_.next_value::<::std::option::Option<::pbjson::private::NumberDeserialize<_>>>()?.map(|x| x.0)
                            ;
                        }
                        GeneratedField::Pairs => {
                            if pairs__.is_some() {
                                return Err(serde::de::Error::duplicate_field("pairs"));
                            }
                            pairs__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Rows => {
                            if rows__.is_some() {
                                return Err(serde::de::Error::duplicate_field("rows"));
                            }
                            rows__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Deck => {
                            if deck__.is_some() {
                                return Err(serde::de::Error::duplicate_field("deck"));
                            }
                            deck__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::Discard => {
                            if discard__.is_some() {
                                return Err(serde::de::Error::duplicate_field("discard"));
                            }
                            discard__ = 
                                Some(map_.next_value::<Vec<::pbjson::private::NumberDeserialize<_>>>()?
                                    .into_iter().map(|x| x.0).collect())
                            ;
                        }
                        GeneratedField::TurnedUp => {
                            if turned_up__.is_some() {
                                return Err(serde::de::Error::duplicate_field("turnedUp"));
                            }
                            turned_up__ = 
                                Some(map_.next_value::<Vec<::pbjson::private::NumberDeserialize<_>>>()?
                                    .into_iter().map(|x| x.0).collect())
                            ;
                        }
                        GeneratedField::Order => {
                            if order__.is_some() {
                                return Err(serde::de::Error::duplicate_field("order"));
                            }
                            order__ = 
                                Some(map_.next_value::<Vec<::pbjson::private::NumberDeserialize<_>>>()?
                                    .into_iter().map(|x| x.0).collect())
                            ;
                        }
                        GeneratedField::Figures => {
                            if figures__.is_some() {
                                return Err(serde::de::Error::duplicate_field("figures"));
                            }
                            figures__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Tracks => {
                            if tracks__.is_some() {
                                return Err(serde::de::Error::duplicate_field("tracks"));
                            }
                            tracks__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Hand => {
                            if hand__.is_some() {
                                return Err(serde::de::Error::duplicate_field("hand"));
                            }
                            hand__ = 
                                Some(map_.next_value::<Vec<::pbjson::private::NumberDeserialize<_>>>()?
                                    .into_iter().map(|x| x.0).collect())
                            ;
                        }
                        GeneratedField::Picks => {
                            if picks__.is_some() {
                                return Err(serde::de::Error::duplicate_field("picks"));
                            }
                            picks__ = 
                                Some(map_.next_value::<Vec<::pbjson::private::NumberDeserialize<_>>>()?
                                    .into_iter().map(|x| x.0).collect())
                            ;
                        }
                        GeneratedField::Offer => {
                            if offer__.is_some() {
                                return Err(serde::de::Error::duplicate_field("offer"));
                            }
                            offer__ = 
                                Some(map_.next_value::<Vec<::pbjson::private::NumberDeserialize<_>>>()?
                                    .into_iter().map(|x| x.0).collect())
                            ;
                        }
                        GeneratedField::First => {
                            if first__.is_some() {
                                return Err(serde::de::Error::duplicate_field("first"));
                            }
                            first__ = 
                                map_.next_value::<::std::option::Option<::pbjson::private::NumberDeserialize<_>>>()?.map(|x| x.0)
                            ;
                        }
                        GeneratedField::Question => {
                            if question__.is_some() {
                                return Err(serde::de::Error::duplicate_field("question"));
                            }
                            question__ = map_.next_value()?;
                        }
                    }
                }
                Ok(RoninView {
                    players: players__.unwrap_or_default(),
                    side: side__.unwrap_or_default(),
                    chapter: chapter__.unwrap_or_default(),
                    turn: turn__.unwrap_or_default(),
                    step: step__.unwrap_or_default(),
                    chapter_card: chapter_card__,
                    pairs: pairs__.unwrap_or_default(),
                    rows: rows__.unwrap_or_default(),
                    deck: deck__.unwrap_or_default(),
                    discard: discard__.unwrap_or_default(),
                    turned_up: turned_up__.unwrap_or_default(),
                    order: order__.unwrap_or_default(),
                    figures: figures__.unwrap_or_default(),
                    tracks: tracks__.unwrap_or_default(),
                    hand: hand__.unwrap_or_default(),
                    picks: picks__.unwrap_or_default(),
                    offer: offer__.unwrap_or_default(),
                    first: first__,
                    question: question__,
                })
            }
        }
        deserializer.deserialize_struct("yrden.v1.RoninView", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for SeatInfo {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("yrden.v1.SeatInfo", len)?;
        if true {
            struct_ser.serialize_field("seat", &self.seat)?;
        }
        if true {
            let v = SeatKind::try_from(self.kind)
                .map_err(|_| serde::ser::Error::custom(format!("Invalid variant {}", self.kind)))?;
            struct_ser.serialize_field("kind", &v)?;
        }
        if true {
            struct_ser.serialize_field("bot", &self.bot)?;
        }
        if true {
            struct_ser.serialize_field("taken", &self.taken)?;
        }
        if true {
            struct_ser.serialize_field("resigned", &self.resigned)?;
        }
        if true {
            struct_ser.serialize_field("name", &self.name)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for SeatInfo {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "seat",
            "kind",
            "bot",
            "taken",
            "resigned",
            "name",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Seat,
            Kind,
            Bot,
            Taken,
            Resigned,
            Name,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "seat" => Ok(GeneratedField::Seat),
                            "kind" => Ok(GeneratedField::Kind),
                            "bot" => Ok(GeneratedField::Bot),
                            "taken" => Ok(GeneratedField::Taken),
                            "resigned" => Ok(GeneratedField::Resigned),
                            "name" => Ok(GeneratedField::Name),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = SeatInfo;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct yrden.v1.SeatInfo")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<SeatInfo, V::Error>
                where
                    V: serde::de::MapAccess<'de>,
            {
                let mut seat__ = None;
                let mut kind__ = None;
                let mut bot__ = None;
                let mut taken__ = None;
                let mut resigned__ = None;
                let mut name__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Seat => {
                            if seat__.is_some() {
                                return Err(serde::de::Error::duplicate_field("seat"));
                            }
                            seat__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::Kind => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("kind"));
                            }
                            kind__ = Some(map_.next_value::<SeatKind>()? as i32);
                        }
                        GeneratedField::Bot => {
                            if bot__.is_some() {
                                return Err(serde::de::Error::duplicate_field("bot"));
                            }
                            bot__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Taken => {
                            if taken__.is_some() {
                                return Err(serde::de::Error::duplicate_field("taken"));
                            }
                            taken__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Resigned => {
                            if resigned__.is_some() {
                                return Err(serde::de::Error::duplicate_field("resigned"));
                            }
                            resigned__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Name => {
                            if name__.is_some() {
                                return Err(serde::de::Error::duplicate_field("name"));
                            }
                            name__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(SeatInfo {
                    seat: seat__.unwrap_or_default(),
                    kind: kind__.unwrap_or_default(),
                    bot: bot__.unwrap_or_default(),
                    taken: taken__.unwrap_or_default(),
                    resigned: resigned__.unwrap_or_default(),
                    name: name__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("yrden.v1.SeatInfo", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for SeatKind {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        let variant = match self {
            Self::Unspecified => "SEAT_KIND_UNSPECIFIED",
            Self::Human => "SEAT_KIND_HUMAN",
            Self::Open => "SEAT_KIND_OPEN",
            Self::Bot => "SEAT_KIND_BOT",
        };
        serializer.serialize_str(variant)
    }
}
impl<'de> serde::Deserialize<'de> for SeatKind {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "SEAT_KIND_UNSPECIFIED",
            "SEAT_KIND_HUMAN",
            "SEAT_KIND_OPEN",
            "SEAT_KIND_BOT",
        ];

        struct GeneratedVisitor;

        impl serde::de::Visitor<'_> for GeneratedVisitor {
            type Value = SeatKind;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(formatter, "expected one of: {:?}", &FIELDS)
            }

            fn visit_i64<E>(self, v: i64) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                i32::try_from(v)
                    .ok()
                    .and_then(|x| x.try_into().ok())
                    .ok_or_else(|| {
                        serde::de::Error::invalid_value(serde::de::Unexpected::Signed(v), &self)
                    })
            }

            fn visit_u64<E>(self, v: u64) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                i32::try_from(v)
                    .ok()
                    .and_then(|x| x.try_into().ok())
                    .ok_or_else(|| {
                        serde::de::Error::invalid_value(serde::de::Unexpected::Unsigned(v), &self)
                    })
            }

            fn visit_str<E>(self, value: &str) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                match value {
                    "SEAT_KIND_UNSPECIFIED" => Ok(SeatKind::Unspecified),
                    "SEAT_KIND_HUMAN" => Ok(SeatKind::Human),
                    "SEAT_KIND_OPEN" => Ok(SeatKind::Open),
                    "SEAT_KIND_BOT" => Ok(SeatKind::Bot),
                    _ => Err(serde::de::Error::unknown_variant(value, FIELDS)),
                }
            }
        }
        deserializer.deserialize_any(GeneratedVisitor)
    }
}
impl serde::Serialize for SeatRequest {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("yrden.v1.SeatRequest", len)?;
        if true {
            let v = SeatKind::try_from(self.kind)
                .map_err(|_| serde::ser::Error::custom(format!("Invalid variant {}", self.kind)))?;
            struct_ser.serialize_field("kind", &v)?;
        }
        if true {
            struct_ser.serialize_field("bot", &self.bot)?;
        }
        if true {
            struct_ser.serialize_field("name", &self.name)?;
        }
        if true {
            struct_ser.serialize_field("token", &self.token)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for SeatRequest {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "kind",
            "bot",
            "name",
            "token",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Kind,
            Bot,
            Name,
            Token,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "kind" => Ok(GeneratedField::Kind),
                            "bot" => Ok(GeneratedField::Bot),
                            "name" => Ok(GeneratedField::Name),
                            "token" => Ok(GeneratedField::Token),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = SeatRequest;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct yrden.v1.SeatRequest")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<SeatRequest, V::Error>
                where
                    V: serde::de::MapAccess<'de>,
            {
                let mut kind__ = None;
                let mut bot__ = None;
                let mut name__ = None;
                let mut token__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Kind => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("kind"));
                            }
                            kind__ = Some(map_.next_value::<SeatKind>()? as i32);
                        }
                        GeneratedField::Bot => {
                            if bot__.is_some() {
                                return Err(serde::de::Error::duplicate_field("bot"));
                            }
                            bot__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Name => {
                            if name__.is_some() {
                                return Err(serde::de::Error::duplicate_field("name"));
                            }
                            name__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Token => {
                            if token__.is_some() {
                                return Err(serde::de::Error::duplicate_field("token"));
                            }
                            token__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(SeatRequest {
                    kind: kind__.unwrap_or_default(),
                    bot: bot__.unwrap_or_default(),
                    name: name__.unwrap_or_default(),
                    token: token__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("yrden.v1.SeatRequest", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for SeatToken {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("yrden.v1.SeatToken", len)?;
        if true {
            struct_ser.serialize_field("seat", &self.seat)?;
        }
        if true {
            struct_ser.serialize_field("token", &self.token)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for SeatToken {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "seat",
            "token",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Seat,
            Token,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "seat" => Ok(GeneratedField::Seat),
                            "token" => Ok(GeneratedField::Token),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = SeatToken;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct yrden.v1.SeatToken")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<SeatToken, V::Error>
                where
                    V: serde::de::MapAccess<'de>,
            {
                let mut seat__ = None;
                let mut token__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Seat => {
                            if seat__.is_some() {
                                return Err(serde::de::Error::duplicate_field("seat"));
                            }
                            seat__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::Token => {
                            if token__.is_some() {
                                return Err(serde::de::Error::duplicate_field("token"));
                            }
                            token__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(SeatToken {
                    seat: seat__.unwrap_or_default(),
                    token: token__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("yrden.v1.SeatToken", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for View {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if self.game.is_some() {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("yrden.v1.View", len)?;
        if let Some(v) = self.game.as_ref() {
            match v {
                view::Game::Ronin(v) => {
                    struct_ser.serialize_field("ronin", v)?;
                }
                view::Game::PathOfDestiny(v) => {
                    struct_ser.serialize_field("pathOfDestiny", v)?;
                }
                view::Game::OldWorld(v) => {
                    struct_ser.serialize_field("oldWorld", v)?;
                }
            }
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for View {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "ronin",
            "path_of_destiny",
            "pathOfDestiny",
            "old_world",
            "oldWorld",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Ronin,
            PathOfDestiny,
            OldWorld,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "ronin" => Ok(GeneratedField::Ronin),
                            "pathOfDestiny" | "path_of_destiny" => Ok(GeneratedField::PathOfDestiny),
                            "oldWorld" | "old_world" => Ok(GeneratedField::OldWorld),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = View;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct yrden.v1.View")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<View, V::Error>
                where
                    V: serde::de::MapAccess<'de>,
            {
                let mut game__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Ronin => {
                            if game__.is_some() {
                                return Err(serde::de::Error::duplicate_field("ronin"));
                            }
                            game__ = map_.next_value::<::std::option::Option<_>>()?.map(view::Game::Ronin)
;
                        }
                        GeneratedField::PathOfDestiny => {
                            if game__.is_some() {
                                return Err(serde::de::Error::duplicate_field("pathOfDestiny"));
                            }
                            game__ = map_.next_value::<::std::option::Option<_>>()?.map(view::Game::PathOfDestiny)
;
                        }
                        GeneratedField::OldWorld => {
                            if game__.is_some() {
                                return Err(serde::de::Error::duplicate_field("oldWorld"));
                            }
                            game__ = map_.next_value::<::std::option::Option<_>>()?.map(view::Game::OldWorld)
;
                        }
                    }
                }
                Ok(View {
                    game: game__,
                })
            }
        }
        deserializer.deserialize_struct("yrden.v1.View", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for WatchMatchRequest {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("yrden.v1.WatchMatchRequest", len)?;
        if true {
            struct_ser.serialize_field("matchId", &self.match_id)?;
        }
        if let Some(v) = self.from_version.as_ref() {
            struct_ser.serialize_field("fromVersion", v)?;
        }
        if true {
            let v = Detail::try_from(self.detail)
                .map_err(|_| serde::ser::Error::custom(format!("Invalid variant {}", self.detail)))?;
            struct_ser.serialize_field("detail", &v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for WatchMatchRequest {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "match_id",
            "matchId",
            "from_version",
            "fromVersion",
            "detail",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            MatchId,
            FromVersion,
            Detail,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "matchId" | "match_id" => Ok(GeneratedField::MatchId),
                            "fromVersion" | "from_version" => Ok(GeneratedField::FromVersion),
                            "detail" => Ok(GeneratedField::Detail),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = WatchMatchRequest;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct yrden.v1.WatchMatchRequest")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<WatchMatchRequest, V::Error>
                where
                    V: serde::de::MapAccess<'de>,
            {
                let mut match_id__ = None;
                let mut from_version__ = None;
                let mut detail__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::MatchId => {
                            if match_id__.is_some() {
                                return Err(serde::de::Error::duplicate_field("matchId"));
                            }
                            match_id__ = Some(map_.next_value()?);
                        }
                        GeneratedField::FromVersion => {
                            if from_version__.is_some() {
                                return Err(serde::de::Error::duplicate_field("fromVersion"));
                            }
                            from_version__ = 
                                map_.next_value::<::std::option::Option<::pbjson::private::NumberDeserialize<_>>>()?.map(|x| x.0)
                            ;
                        }
                        GeneratedField::Detail => {
                            if detail__.is_some() {
                                return Err(serde::de::Error::duplicate_field("detail"));
                            }
                            detail__ = Some(map_.next_value::<Detail>()? as i32);
                        }
                    }
                }
                Ok(WatchMatchRequest {
                    match_id: match_id__.unwrap_or_default(),
                    from_version: from_version__,
                    detail: detail__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("yrden.v1.WatchMatchRequest", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for WatchMatchResponse {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("yrden.v1.WatchMatchResponse", len)?;
        if true {
            struct_ser.serialize_field("fromVersion", &self.from_version)?;
        }
        if true {
            struct_ser.serialize_field("toVersion", &self.to_version)?;
        }
        if true {
            struct_ser.serialize_field("events", &self.events)?;
        }
        if let Some(v) = self.observation.as_ref() {
            struct_ser.serialize_field("observation", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for WatchMatchResponse {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "from_version",
            "fromVersion",
            "to_version",
            "toVersion",
            "events",
            "observation",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            FromVersion,
            ToVersion,
            Events,
            Observation,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "fromVersion" | "from_version" => Ok(GeneratedField::FromVersion),
                            "toVersion" | "to_version" => Ok(GeneratedField::ToVersion),
                            "events" => Ok(GeneratedField::Events),
                            "observation" => Ok(GeneratedField::Observation),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = WatchMatchResponse;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct yrden.v1.WatchMatchResponse")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<WatchMatchResponse, V::Error>
                where
                    V: serde::de::MapAccess<'de>,
            {
                let mut from_version__ = None;
                let mut to_version__ = None;
                let mut events__ = None;
                let mut observation__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::FromVersion => {
                            if from_version__.is_some() {
                                return Err(serde::de::Error::duplicate_field("fromVersion"));
                            }
                            from_version__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::ToVersion => {
                            if to_version__.is_some() {
                                return Err(serde::de::Error::duplicate_field("toVersion"));
                            }
                            to_version__ = 
                                Some(map_.next_value::<::pbjson::private::NumberDeserialize<_>>()?.0)
                            ;
                        }
                        GeneratedField::Events => {
                            if events__.is_some() {
                                return Err(serde::de::Error::duplicate_field("events"));
                            }
                            events__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Observation => {
                            if observation__.is_some() {
                                return Err(serde::de::Error::duplicate_field("observation"));
                            }
                            observation__ = map_.next_value()?;
                        }
                    }
                }
                Ok(WatchMatchResponse {
                    from_version: from_version__.unwrap_or_default(),
                    to_version: to_version__.unwrap_or_default(),
                    events: events__.unwrap_or_default(),
                    observation: observation__,
                })
            }
        }
        deserializer.deserialize_struct("yrden.v1.WatchMatchResponse", FIELDS, GeneratedVisitor)
    }
}
