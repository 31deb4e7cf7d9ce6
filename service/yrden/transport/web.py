"""What the web sends, as messages: protobuf JSON and query parameters, read by the message's descriptor.

It reads what `google.protobuf.json_format` reads, but is strict where that is lax (a list for a message, an unknown
number for an enum), says in words which field is wrong and what belongs there, and takes less time.
"""

import base64
import binascii
import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, Final

from google.protobuf import json_format
from google.protobuf.descriptor import Descriptor, FieldDescriptor
from google.protobuf.message import Message

from yrden.application.refusal import Reason, Refusal

MAX_DEPTH: Final = 32

_INTEGERS: Final = {
    FieldDescriptor.CPPTYPE_INT32: (-(2**31), 2**31 - 1),
    FieldDescriptor.CPPTYPE_INT64: (-(2**63), 2**63 - 1),
    FieldDescriptor.CPPTYPE_UINT32: (0, 2**32 - 1),
    FieldDescriptor.CPPTYPE_UINT64: (0, 2**64 - 1),
}
_WHOLE = re.compile(r"-?[0-9]{1,20}")
_QUERY_NAME = re.compile(r"(\w+)(?:\[(.*)\]|\.(.+))?", re.ASCII | re.DOTALL)
_BOOLEANS: Final[Mapping[str, bool]] = {"true": True, "false": False}


def bad(field: str, complaint: str) -> Refusal:
    """The refusal of a field."""
    return Refusal(Reason.BAD_REQUEST, f"{field[:100]}: {complaint}.", {"field": field[:100]})


@cache
def fields_of(descriptor: Descriptor) -> dict[str, FieldDescriptor]:
    """The fields of a message by both of their names, `match_id` and `matchId`."""
    return {name: field for field in descriptor.fields for name in (field.name, field.json_name)}


def read_message(message: Message, value: object, path: str = "", depth: int = 0) -> None:
    """Fill a message from its parsed JSON. Null is as good as absent."""
    if not isinstance(value, dict):
        raise bad(path or "the body", "a JSON object belongs here")
    if depth > MAX_DEPTH:
        raise bad(path, "is nested too deep")
    fields = fields_of(message.DESCRIPTOR)
    seen = set()
    for name, item in value.items():
        here = f"{path}.{name}" if path else name
        field = fields.get(name)
        if field is None:
            raise _unknown(here, [known.json_name for known in message.DESCRIPTOR.fields])
        if field.name in seen:
            raise bad(here, "stands there twice, in both spellings")
        seen.add(field.name)
        if item is not None:
            _read_field(message, field, item, here, depth)


def read_text(message: Message, name: str, text: str, told: str = "") -> None:
    """Set a field from text: a path variable, a header."""
    _read_query_value(message, fields_of(message.DESCRIPTOR)[name], text, told or name)


def read_query(message: Message, pairs: Iterable[tuple[str, str]], allowed: Iterable[str]) -> None:
    """Fill a message from query parameters; only the fields allowed, the others have another place."""
    names = set(allowed)
    seen: set[str] = set()
    for key, text in pairs:
        at = message
        name, *rest = _parts(key)
        field = fields_of(at.DESCRIPTOR).get(name)
        if field is None or field.name not in names:
            raise _unknown(key, [known.json_name for known in at.DESCRIPTOR.fields if known.name in names])
        while rest and not _is_map(field):
            if field.message_type is None or field.is_repeated:
                raise bad(key, "has no parts")
            at = getattr(at, field.name)
            name, *rest = _parts(rest[0])
            inner = fields_of(at.DESCRIPTOR).get(name)
            if inner is None:
                raise _unknown(key, [known.json_name for known in at.DESCRIPTOR.fields])
            field = inner
        place = f"{field.full_name}[{rest[0] if rest else ''}]"
        if place in seen and (rest or not field.is_repeated):
            raise bad(key, "stands there twice")
        seen.add(place)
        if rest:
            _read_field(at, field, {rest[0]: _BOOLEANS.get(text, text) if _is_bool_map(field) else text}, key, 0)
        elif _is_map(field):
            raise bad(key, f"write {field.json_name}[key]=value")
        else:
            _read_query_value(at, field, text, key)


def _parts(key: str) -> list[str]:
    """`options[side]` and `options.side` are `options` and `side`."""
    found = _QUERY_NAME.fullmatch(key)
    return [key] if found is None else [part for part in found.groups() if part is not None]


def _read_query_value(message: Message, field: FieldDescriptor, text: str, told: str) -> None:
    if field.message_type is not None and not _is_well_known(field.message_type):
        raise bad(told, "cannot be sent as text")
    item: object = text
    if field.cpp_type == FieldDescriptor.CPPTYPE_BOOL:
        item = _BOOLEANS.get(text, text)
    _read_field(message, field, [item] if field.is_repeated else item, told, 0)


def _read_field(message: Message, field: FieldDescriptor, item: object, here: str, depth: int) -> None:
    if field.is_repeated:
        if _is_map(field):
            _read_map(getattr(message, field.name), field, item, here, depth)
        else:
            _read_list(getattr(message, field.name), field, item, here, depth)
        return
    oneof = field.containing_oneof
    if oneof is not None and (other := message.WhichOneof(oneof.name)) is not None:
        raise bad(here, f"only one of these can be sent, and {other} is there already")
    if field.message_type is None:
        setattr(message, field.name, _SCALARS[field.cpp_type](field, item, here))
    else:
        part = getattr(message, field.name)
        part.SetInParent()
        _read_part(part, item, here, depth)


def _read_part(part: Message, item: object, here: str, depth: int) -> None:
    if _is_well_known(part.DESCRIPTOR):
        try:
            json_format.ParseDict(item, part)  # type: ignore[arg-type]  # a time is a string
        except (json_format.ParseError, TypeError, ValueError, AttributeError) as error:
            raise bad(here, f"is no {part.DESCRIPTOR.name}") from error
    else:
        read_message(part, item, here, depth + 1)


def _read_list(target: Any, field: FieldDescriptor, item: object, here: str, depth: int) -> None:
    if not isinstance(item, list):
        raise bad(here, "a list belongs here")
    for number, element in enumerate(item):
        if field.message_type is None:
            target.append(_SCALARS[field.cpp_type](field, element, f"{here}[{number}]"))
        else:
            _read_part(target.add(), element, f"{here}[{number}]", depth)


def _read_map(target: Any, field: FieldDescriptor, item: object, here: str, depth: int) -> None:
    if not isinstance(item, dict):
        raise bad(here, "a JSON object belongs here")
    key_field, value_field = _map_fields(field)
    for text, element in item.items():
        place = f"{here}[{text}]"
        flag = key_field.cpp_type == FieldDescriptor.CPPTYPE_BOOL
        key = _SCALARS[key_field.cpp_type](key_field, _BOOLEANS.get(text, text) if flag else text, place)
        if value_field.message_type is None:
            target[key] = _SCALARS[value_field.cpp_type](value_field, element, place)
        else:
            _read_part(target[key], element, place, depth)


def _is_map(field: FieldDescriptor) -> bool:
    return field.message_type is not None and field.message_type.GetOptions().map_entry


def _map_fields(field: FieldDescriptor) -> tuple[FieldDescriptor, FieldDescriptor]:
    entry: Any = field.message_type
    return entry.fields_by_name["key"], entry.fields_by_name["value"]


def _is_bool_map(field: FieldDescriptor) -> bool:
    return _map_fields(field)[1].cpp_type == FieldDescriptor.CPPTYPE_BOOL


def _is_well_known(descriptor: Any) -> bool:
    return bool(descriptor.file.package == "google.protobuf")


def _unknown(name: str, known: list[str]) -> Refusal:
    if not known:
        return bad(name, "is not known here; this call takes nothing of the kind")
    return bad(name, f"is not known here; known are: {', '.join(known)}")


# Scalars.


def _integer(field: FieldDescriptor, item: object, here: str) -> int:
    low, high = _INTEGERS[field.cpp_type]
    if (isinstance(item, str) and _WHOLE.fullmatch(item)) or (isinstance(item, float) and item.is_integer()):
        item = int(item)
    if not isinstance(item, int) or isinstance(item, bool) or not low <= item <= high:
        raise bad(here, f"a whole number from {low} to {high} belongs here")
    return item


def _real(_field: FieldDescriptor, item: object, here: str) -> float:
    if isinstance(item, (int, float, str)) and not isinstance(item, bool):
        try:
            return float(item)
        except (ValueError, OverflowError):
            pass
    raise bad(here, "a number belongs here")


def _boolean(_field: FieldDescriptor, item: object, here: str) -> bool:
    if not isinstance(item, bool):
        raise bad(here, "true or false belongs here")
    return item


def _enum(field: FieldDescriptor, item: object, here: str) -> int:
    enum: Any = field.enum_type
    values = enum.values_by_name
    if isinstance(item, str):
        if item in values:
            return int(values[item].number)
        if _WHOLE.fullmatch(item):
            item = int(item)
    known = isinstance(item, int) and not isinstance(item, bool) and item in enum.values_by_number
    if not known:
        raise bad(here, f"one of these belongs here: {', '.join(values)}")
    return int(item)  # type: ignore[call-overload,no-any-return]


def _text(field: FieldDescriptor, item: object, here: str) -> str | bytes:
    if not isinstance(item, str):
        raise bad(here, "a string belongs here")
    if field.type == FieldDescriptor.TYPE_BYTES:
        try:
            padded = item + "=" * (-len(item) % 4)
            return base64.b64decode(padded.replace("-", "+").replace("_", "/"), validate=True)
        except (binascii.Error, ValueError) as error:
            raise bad(here, "base64 belongs here") from error
    if not item.isascii():
        try:
            item.encode()
        except UnicodeEncodeError as error:
            raise bad(here, "half of a character pair stands there alone") from error
    return item


_SCALARS: Final[Mapping[int, Callable[[FieldDescriptor, object, str], object]]] = {
    **dict.fromkeys(_INTEGERS, _integer),
    FieldDescriptor.CPPTYPE_FLOAT: _real,
    FieldDescriptor.CPPTYPE_DOUBLE: _real,
    FieldDescriptor.CPPTYPE_BOOL: _boolean,
    FieldDescriptor.CPPTYPE_ENUM: _enum,
    FieldDescriptor.CPPTYPE_STRING: _text,
}
