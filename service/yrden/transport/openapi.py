"""OpenAPI: the REST side described, made from the contract's descriptors and comments.

The same bindings that `rest` serves are described here, so the two cannot disagree. Made once at start; the same
contract always gives the same document.
"""

import re
from collections.abc import Collection, Iterator, Mapping
from importlib import import_module, resources
from typing import Any, Final

from google.protobuf import descriptor_pb2
from google.protobuf.descriptor import EnumDescriptor, EnumValueDescriptor, FieldDescriptor, FileDescriptor

from yrden import __version__
from yrden.application.refusal import STATUS
from yrden.transport.rest import RESUME_FIELD, Binding, bindings

Json = dict[str, Any]

PACKAGE: Final = "yrden.v1"
SECURITY: Final = "bearer"

_INTEGERS: Final[Mapping[int, Json]] = {
    FieldDescriptor.CPPTYPE_INT32: {"type": "integer", "format": "int32", "minimum": -(2**31), "maximum": 2**31 - 1},
    FieldDescriptor.CPPTYPE_UINT32: {"type": "integer", "format": "uint32", "minimum": 0, "maximum": 2**32 - 1},
    # Protobuf JSON writes 64 bits as a string, because JavaScript cannot hold them as a number.
    FieldDescriptor.CPPTYPE_INT64: {"type": "string", "format": "int64"},
    FieldDescriptor.CPPTYPE_UINT64: {"type": "string", "format": "uint64"},
}
_WELL_KNOWN: Final[Mapping[str, Json]] = {
    "google.protobuf.Timestamp": {"type": "string", "format": "date-time"},
    "google.protobuf.Duration": {"type": "string", "pattern": r"^-?[0-9]+(\.[0-9]{1,9})?s$"},
}
_FIRST_SENTENCE = re.compile(r"(.+?)[.:](?:\s|$)", re.DOTALL)

ABOUT: Final = """\
Create a match, take a seat, act, observe. The same contract is served as gRPC.

Fields are written in lowerCamelCase; snake_case is understood too. In answers every field is there, also with 0, \
false or an empty list, but for messages and optional fields that are absent.

A refusal is a `Status` whose `details[0].reason` is for programs and whose `message` says what to do next.
"""


def document() -> Json:
    """The OpenAPI 3.1 document."""
    return _Writer().document()


def contract_files() -> list[FileDescriptor]:
    """The files of the contract, with everything that is in them."""
    return [
        import_module(f"{file.name.removesuffix('.proto').replace('/', '.')}_pb2").DESCRIPTOR
        for file in _contract().file
        if file.package == PACKAGE
    ]


def _contract() -> descriptor_pb2.FileDescriptorSet:
    packed = resources.files(PACKAGE).joinpath("contract.binpb").read_bytes()
    return descriptor_pb2.FileDescriptorSet.FromString(packed)


def _comments() -> dict[str, str]:
    """The comment of every message, field, enum, value, service and method, by full name."""
    found = {}
    for file in _contract().file:
        names = dict(_paths(file, (), file.package))
        for location in file.source_code_info.location:
            name = names.get(tuple(location.path))
            if name is not None and location.leading_comments:
                found[name] = _unwrapped(location.leading_comments)
    return found


def _paths(holder: Any, path: tuple[int, ...], name: str) -> Iterator[tuple[tuple[int, ...], str]]:
    """The full name of everything declared, by its path in the file's descriptor."""
    for field in holder.DESCRIPTOR.fields:
        if field.name not in ("message_type", "nested_type", "enum_type", "service", "field", "value", "method"):
            continue
        for index, declared in enumerate(getattr(holder, field.name)):
            here = (*path, field.number, index)
            full_name = f"{name}.{declared.name}"
            yield here, full_name
            yield from _paths(declared, here, full_name)


def _unwrapped(comment: str) -> str:
    """A comment with its line breaks taken out, paragraphs kept."""
    paragraphs = re.split(r"\n\s*\n", comment.strip())
    return "\n\n".join(" ".join(line.strip() for line in paragraph.splitlines()) for paragraph in paragraphs)


class _Writer:
    """Writes the document. Schemas are described as they are first mentioned."""

    def __init__(self) -> None:
        self._comments = _comments()
        self._schemas: Json = {}

    def document(self) -> Json:
        paths: Json = {}
        tags = []
        for file in contract_files():
            for service in file.services_by_name.values():
                tags.append({"name": service.name, "description": self._comment(service)})
                for method in service.methods:
                    for binding in bindings(method):
                        paths.setdefault(binding.template, {})[binding.verb.lower()] = self._operation(binding)
        self._schemas["Status"] = _status()
        return {
            "openapi": "3.1.0",
            "info": {"title": "Yrden", "version": __version__, "description": ABOUT},
            "servers": [{"url": "/"}],
            "tags": tags,
            "paths": paths,
            "components": {
                "schemas": dict(sorted(self._schemas.items())),
                "responses": {"Refused": _refused()},
                "securitySchemes": {
                    SECURITY: {
                        "type": "http",
                        "scheme": "bearer",
                        "description": "A seat's token, or the operator's key. Without one you are a spectator.",
                    }
                },
            },
            "security": [{}, {SECURITY: []}],
        }

    def _comment(self, declared: Any) -> str:
        # A value's full name is that of its enum and its own; protobuf leaves the enum out.
        enum_value = isinstance(declared, EnumValueDescriptor)
        name = f"{declared.type.full_name}.{declared.name}" if enum_value else declared.full_name
        return self._comments.get(name, "")

    def _operation(self, binding: Binding) -> Json:
        method = binding.method
        comment = self._comment(method)
        first = _FIRST_SENTENCE.match(comment)
        operation: Json = {
            "operationId": f"{method.containing_service.name}_{method.name}",
            "tags": [method.containing_service.name],
            "summary": first[1] if first else comment,
            "description": comment,
            "parameters": self._parameters(binding),
            "responses": {},
        }
        if binding.body:
            schema = self._body(binding)
            operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema}}}
        answer = self._reference(method.output_type)
        if method.server_streaming:
            operation["responses"]["200"] = {
                "description": (
                    "Server-Sent Events. Each has `id`, the version to resume from, and `data`, one message as JSON. "
                    "A stream that is cut off by the server ends with `event: error`, whose data is a `Status`. "
                    "Comments keep a quiet stream open."
                ),
                "content": {"text/event-stream": {"schema": {"type": "string"}, "x-message": answer}},
            }
            operation["responses"]["204"] = {"description": "There is nothing more to tell: do not come back."}
        else:
            told = self._comment(method.output_type)
            operation["responses"]["200"] = {
                "description": told or "Done.",
                "content": {"application/json": {"schema": answer}},
            }
        operation["responses"]["default"] = {"$ref": "#/components/responses/Refused"}
        return operation

    def _parameters(self, binding: Binding) -> list[Json]:
        fields = binding.method.input_type.fields_by_name
        parameters: list[Json] = [
            {
                "name": name,
                "in": "path",
                "required": True,
                "description": self._comment(fields[name]),
                "schema": {**self._value(fields[name]), **_at_least_one(fields[name])},
            }
            for name in binding.variables.values()
        ]
        for name in binding.in_query:
            field = fields[name]
            parameter: Json = {
                "name": field.json_name,
                "in": "query",
                "description": self._comment(field),
                "schema": self._schema(field),
            }
            if _is_map(field):
                parameter |= {"style": "deepObject", "explode": True}
            parameters.append(parameter)
        if binding.method.server_streaming and RESUME_FIELD in fields:
            parameters.append(
                {
                    "name": "Last-Event-ID",
                    "in": "header",
                    "description": "The id of the last event heard; goes before `fromVersion`. Browsers send it.",
                    "schema": self._value(fields[RESUME_FIELD]),
                }
            )
        return parameters

    def _body(self, binding: Binding) -> Json:
        message = binding.method.input_type
        if binding.body != "*":
            return self._schema(message.fields_by_name[binding.body])
        # What stands in the path is left out of the body.
        return self._reference(message, closed=True, leave_out=binding.variables.values())

    def _reference(self, declared: Any, *, closed: bool = False, leave_out: Collection[str] = ()) -> Json:
        """A message or enum by reference; described when it is first mentioned."""
        name = declared.full_name.removeprefix(f"{PACKAGE}.")
        if name not in self._schemas:
            self._schemas[name] = {}  # A message may hold itself.
            is_enum = isinstance(declared, EnumDescriptor)
            self._schemas[name] = (
                self._enum(declared) if is_enum else self._message(declared, closed=closed, leave_out=leave_out)
            )
        return {"$ref": f"#/components/schemas/{name}"}

    def _message(self, message: Any, *, closed: bool, leave_out: Collection[str]) -> Json:
        properties = {
            field.json_name: self._property(field, closed=closed)
            for field in message.fields
            if field.name not in leave_out
        }
        schema: Json = {"type": "object", "description": self._comment(message), "properties": properties}
        if closed:
            schema["additionalProperties"] = False
        elif always := [field.json_name for field in message.fields if not field.has_presence]:
            # Answers are written with their default values.
            schema["required"] = always
        return schema

    def _property(self, field: Any, *, closed: bool) -> Json:
        schema = self._schema(field, closed=closed)
        comment = self._comment(field)
        oneof = field.containing_oneof
        # The oneof of an optional field is the compiler's; a written one has several fields or another name.
        if oneof is not None and oneof.name != f"_{field.name}":
            comment += f" At most one field of `{oneof.name}` is there."
        return {**schema, "description": comment} if comment else schema

    def _schema(self, field: Any, *, closed: bool = False) -> Json:
        if _is_map(field):
            value = self._value(field.message_type.fields_by_name["value"], closed=closed)
            return {"type": "object", "additionalProperties": value}
        if field.is_repeated:
            return {"type": "array", "items": self._value(field, closed=closed)}
        return self._value(field, closed=closed)

    def _value(self, field: Any, *, closed: bool = False) -> Json:
        """The schema of one value of a field."""
        if field.message_type is not None:
            known = _WELL_KNOWN.get(field.message_type.full_name)
            return dict(known) if known else self._reference(field.message_type, closed=closed)
        if field.enum_type is not None:
            return self._reference(field.enum_type)
        if field.cpp_type in _INTEGERS:
            return dict(_INTEGERS[field.cpp_type])
        if field.cpp_type == FieldDescriptor.CPPTYPE_BOOL:
            return {"type": "boolean"}
        if field.cpp_type == FieldDescriptor.CPPTYPE_STRING:
            is_bytes = field.type == FieldDescriptor.TYPE_BYTES
            return {"type": "string", "contentEncoding": "base64"} if is_bytes else {"type": "string"}
        return {"type": "number"}

    def _enum(self, enum: Any) -> Json:
        values = [f"- `{value.name}`: {self._comment(value)}" for value in enum.values]
        return {
            "type": "string",
            "enum": [value.name for value in enum.values],
            "description": "\n".join([self._comment(enum), "", *values]),
        }


def _at_least_one(field: Any) -> Json:
    return {"minLength": 1} if field.cpp_type == FieldDescriptor.CPPTYPE_STRING else {}


def _is_map(field: Any) -> bool:
    return field.message_type is not None and bool(field.message_type.GetOptions().map_entry)


def _status() -> Json:
    info: Json = {
        "type": "object",
        "description": "Why a call was refused, for programs.",
        "properties": {
            "@type": {"const": "type.googleapis.com/google.rpc.ErrorInfo"},
            "reason": {"type": "string", "enum": [reason.value for reason in STATUS]},
            "domain": {"const": "yrden"},
            "metadata": {
                "type": "object",
                "description": "Facts, such as `version`, `field`, or `retry_after` in seconds.",
                "additionalProperties": {"type": "string"},
            },
        },
        "required": ["@type", "reason", "domain", "metadata"],
    }
    return {
        "type": "object",
        "description": "A refusal: `google.rpc.Status` as JSON.",
        "properties": {
            "code": {"type": "integer", "description": "The gRPC status."},
            "message": {"type": "string", "description": "A sentence for people: what to do next."},
            "details": {"type": "array", "items": info, "minItems": 1},
        },
        "required": ["code", "message", "details"],
    }


def _refused() -> Json:
    by_status: dict[int, list[str]] = {}
    for reason, (_, status) in STATUS.items():
        by_status.setdefault(status, []).append(f"`{reason.value}`")
    lines = [f"- {status}: {', '.join(reasons)}" for status, reasons in sorted(by_status.items())]
    text = {"type": "string"}
    return {
        "description": "\n".join(["The call was refused and nothing was changed. Reasons by HTTP status:", "", *lines]),
        "headers": {
            "Retry-After": {"description": "Seconds to wait, with 429 and 503.", "schema": {"type": "integer"}},
            "WWW-Authenticate": {"description": "With 401.", "schema": text},
            "Allow": {"description": "The verbs of this path, with 405.", "schema": text},
        },
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Status"}}},
    }
