import datetime

from google.protobuf import timestamp_pb2 as _timestamp_pb2
from yrden.v1 import old_world_pb2 as _old_world_pb2
from yrden.v1 import path_of_destiny_pb2 as _path_of_destiny_pb2
from yrden.v1 import ronin_pb2 as _ronin_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Detail(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    DETAIL_UNSPECIFIED: _ClassVar[Detail]
    DETAIL_CODES: _ClassVar[Detail]
    DETAIL_COMPACT: _ClassVar[Detail]
    DETAIL_FULL: _ClassVar[Detail]
DETAIL_UNSPECIFIED: Detail
DETAIL_CODES: Detail
DETAIL_COMPACT: Detail
DETAIL_FULL: Detail

class Observation(_message.Message):
    __slots__ = ("match_id", "version", "seat", "asked", "asked_at", "deadline", "question", "legal_actions", "view", "events", "outcome")
    MATCH_ID_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    ASKED_FIELD_NUMBER: _ClassVar[int]
    ASKED_AT_FIELD_NUMBER: _ClassVar[int]
    DEADLINE_FIELD_NUMBER: _ClassVar[int]
    QUESTION_FIELD_NUMBER: _ClassVar[int]
    LEGAL_ACTIONS_FIELD_NUMBER: _ClassVar[int]
    VIEW_FIELD_NUMBER: _ClassVar[int]
    EVENTS_FIELD_NUMBER: _ClassVar[int]
    OUTCOME_FIELD_NUMBER: _ClassVar[int]
    match_id: str
    version: int
    seat: int
    asked: _containers.RepeatedScalarFieldContainer[int]
    asked_at: int
    deadline: _timestamp_pb2.Timestamp
    question: str
    legal_actions: _containers.RepeatedCompositeFieldContainer[Action]
    view: View
    events: _containers.RepeatedCompositeFieldContainer[Event]
    outcome: Outcome
    def __init__(self, match_id: _Optional[str] = ..., version: _Optional[int] = ..., seat: _Optional[int] = ..., asked: _Optional[_Iterable[int]] = ..., asked_at: _Optional[int] = ..., deadline: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., question: _Optional[str] = ..., legal_actions: _Optional[_Iterable[_Union[Action, _Mapping]]] = ..., view: _Optional[_Union[View, _Mapping]] = ..., events: _Optional[_Iterable[_Union[Event, _Mapping]]] = ..., outcome: _Optional[_Union[Outcome, _Mapping]] = ...) -> None: ...

class Action(_message.Message):
    __slots__ = ("code", "verb", "arguments", "label")
    class ArgumentsEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: int
        def __init__(self, key: _Optional[str] = ..., value: _Optional[int] = ...) -> None: ...
    CODE_FIELD_NUMBER: _ClassVar[int]
    VERB_FIELD_NUMBER: _ClassVar[int]
    ARGUMENTS_FIELD_NUMBER: _ClassVar[int]
    LABEL_FIELD_NUMBER: _ClassVar[int]
    code: int
    verb: str
    arguments: _containers.ScalarMap[str, int]
    label: str
    def __init__(self, code: _Optional[int] = ..., verb: _Optional[str] = ..., arguments: _Optional[_Mapping[str, int]] = ..., label: _Optional[str] = ...) -> None: ...

class Event(_message.Message):
    __slots__ = ("version", "name", "arguments", "text")
    class ArgumentsEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: Numbers
        def __init__(self, key: _Optional[str] = ..., value: _Optional[_Union[Numbers, _Mapping]] = ...) -> None: ...
    VERSION_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    ARGUMENTS_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    version: int
    name: str
    arguments: _containers.MessageMap[str, Numbers]
    text: str
    def __init__(self, version: _Optional[int] = ..., name: _Optional[str] = ..., arguments: _Optional[_Mapping[str, Numbers]] = ..., text: _Optional[str] = ...) -> None: ...

class Numbers(_message.Message):
    __slots__ = ("values",)
    VALUES_FIELD_NUMBER: _ClassVar[int]
    values: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, values: _Optional[_Iterable[int]] = ...) -> None: ...

class Outcome(_message.Message):
    __slots__ = ("places", "scores", "solo_won")
    PLACES_FIELD_NUMBER: _ClassVar[int]
    SCORES_FIELD_NUMBER: _ClassVar[int]
    SOLO_WON_FIELD_NUMBER: _ClassVar[int]
    places: _containers.RepeatedScalarFieldContainer[int]
    scores: _containers.RepeatedScalarFieldContainer[int]
    solo_won: bool
    def __init__(self, places: _Optional[_Iterable[int]] = ..., scores: _Optional[_Iterable[int]] = ..., solo_won: _Optional[bool] = ...) -> None: ...

class View(_message.Message):
    __slots__ = ("ronin", "path_of_destiny", "old_world")
    RONIN_FIELD_NUMBER: _ClassVar[int]
    PATH_OF_DESTINY_FIELD_NUMBER: _ClassVar[int]
    OLD_WORLD_FIELD_NUMBER: _ClassVar[int]
    ronin: _ronin_pb2.RoninView
    path_of_destiny: _path_of_destiny_pb2.PathOfDestinyView
    old_world: _old_world_pb2.OldWorldView
    def __init__(self, ronin: _Optional[_Union[_ronin_pb2.RoninView, _Mapping]] = ..., path_of_destiny: _Optional[_Union[_path_of_destiny_pb2.PathOfDestinyView, _Mapping]] = ..., old_world: _Optional[_Union[_old_world_pb2.OldWorldView, _Mapping]] = ...) -> None: ...
