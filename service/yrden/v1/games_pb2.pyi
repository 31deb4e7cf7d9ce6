from google.api import annotations_pb2 as _annotations_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class ListGamesRequest(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class ListGamesResponse(_message.Message):
    __slots__ = ("games",)
    GAMES_FIELD_NUMBER: _ClassVar[int]
    games: _containers.RepeatedCompositeFieldContainer[Game]
    def __init__(self, games: _Optional[_Iterable[_Union[Game, _Mapping]]] = ...) -> None: ...

class GetGameRequest(_message.Message):
    __slots__ = ("game",)
    GAME_FIELD_NUMBER: _ClassVar[int]
    game: str
    def __init__(self, game: _Optional[str] = ...) -> None: ...

class Game(_message.Message):
    __slots__ = ("id", "title", "summary", "rules_version", "content_hash", "min_players", "max_players", "variants", "options", "content", "bots")
    ID_FIELD_NUMBER: _ClassVar[int]
    TITLE_FIELD_NUMBER: _ClassVar[int]
    SUMMARY_FIELD_NUMBER: _ClassVar[int]
    RULES_VERSION_FIELD_NUMBER: _ClassVar[int]
    CONTENT_HASH_FIELD_NUMBER: _ClassVar[int]
    MIN_PLAYERS_FIELD_NUMBER: _ClassVar[int]
    MAX_PLAYERS_FIELD_NUMBER: _ClassVar[int]
    VARIANTS_FIELD_NUMBER: _ClassVar[int]
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    CONTENT_FIELD_NUMBER: _ClassVar[int]
    BOTS_FIELD_NUMBER: _ClassVar[int]
    id: str
    title: str
    summary: str
    rules_version: int
    content_hash: str
    min_players: int
    max_players: int
    variants: _containers.RepeatedScalarFieldContainer[str]
    options: _containers.RepeatedCompositeFieldContainer[GameOption]
    content: _containers.RepeatedCompositeFieldContainer[ContentSection]
    bots: _containers.RepeatedCompositeFieldContainer[Bot]
    def __init__(self, id: _Optional[str] = ..., title: _Optional[str] = ..., summary: _Optional[str] = ..., rules_version: _Optional[int] = ..., content_hash: _Optional[str] = ..., min_players: _Optional[int] = ..., max_players: _Optional[int] = ..., variants: _Optional[_Iterable[str]] = ..., options: _Optional[_Iterable[_Union[GameOption, _Mapping]]] = ..., content: _Optional[_Iterable[_Union[ContentSection, _Mapping]]] = ..., bots: _Optional[_Iterable[_Union[Bot, _Mapping]]] = ...) -> None: ...

class GameOption(_message.Message):
    __slots__ = ("name", "values", "default_value", "text")
    NAME_FIELD_NUMBER: _ClassVar[int]
    VALUES_FIELD_NUMBER: _ClassVar[int]
    DEFAULT_VALUE_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    name: str
    values: str
    default_value: str
    text: str
    def __init__(self, name: _Optional[str] = ..., values: _Optional[str] = ..., default_value: _Optional[str] = ..., text: _Optional[str] = ...) -> None: ...

class ContentSection(_message.Message):
    __slots__ = ("title", "entries")
    TITLE_FIELD_NUMBER: _ClassVar[int]
    ENTRIES_FIELD_NUMBER: _ClassVar[int]
    title: str
    entries: _containers.RepeatedCompositeFieldContainer[ContentEntry]
    def __init__(self, title: _Optional[str] = ..., entries: _Optional[_Iterable[_Union[ContentEntry, _Mapping]]] = ...) -> None: ...

class ContentEntry(_message.Message):
    __slots__ = ("number", "name", "text", "line")
    NUMBER_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    LINE_FIELD_NUMBER: _ClassVar[int]
    number: int
    name: str
    text: str
    line: str
    def __init__(self, number: _Optional[int] = ..., name: _Optional[str] = ..., text: _Optional[str] = ..., line: _Optional[str] = ...) -> None: ...

class Bot(_message.Message):
    __slots__ = ("name", "summary")
    NAME_FIELD_NUMBER: _ClassVar[int]
    SUMMARY_FIELD_NUMBER: _ClassVar[int]
    name: str
    summary: str
    def __init__(self, name: _Optional[str] = ..., summary: _Optional[str] = ...) -> None: ...
