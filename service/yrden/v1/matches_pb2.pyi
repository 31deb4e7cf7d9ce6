import datetime

from google.api import annotations_pb2 as _annotations_pb2
from google.protobuf import timestamp_pb2 as _timestamp_pb2
from yrden.v1 import observation_pb2 as _observation_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class MatchState(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    MATCH_STATE_UNSPECIFIED: _ClassVar[MatchState]
    MATCH_STATE_WAITING: _ClassVar[MatchState]
    MATCH_STATE_RUNNING: _ClassVar[MatchState]
    MATCH_STATE_FINISHED: _ClassVar[MatchState]
    MATCH_STATE_VOID: _ClassVar[MatchState]
    MATCH_STATE_SUSPENDED: _ClassVar[MatchState]

class Durability(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    DURABILITY_UNSPECIFIED: _ClassVar[Durability]
    DURABILITY_EVERY_ACTION: _ClassVar[Durability]
    DURABILITY_WHEN_FINISHED: _ClassVar[Durability]

class SeatKind(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SEAT_KIND_UNSPECIFIED: _ClassVar[SeatKind]
    SEAT_KIND_HUMAN: _ClassVar[SeatKind]
    SEAT_KIND_OPEN: _ClassVar[SeatKind]
    SEAT_KIND_BOT: _ClassVar[SeatKind]
MATCH_STATE_UNSPECIFIED: MatchState
MATCH_STATE_WAITING: MatchState
MATCH_STATE_RUNNING: MatchState
MATCH_STATE_FINISHED: MatchState
MATCH_STATE_VOID: MatchState
MATCH_STATE_SUSPENDED: MatchState
DURABILITY_UNSPECIFIED: Durability
DURABILITY_EVERY_ACTION: Durability
DURABILITY_WHEN_FINISHED: Durability
SEAT_KIND_UNSPECIFIED: SeatKind
SEAT_KIND_HUMAN: SeatKind
SEAT_KIND_OPEN: SeatKind
SEAT_KIND_BOT: SeatKind

class Match(_message.Message):
    __slots__ = ("id", "game", "players", "options", "state", "state_reason", "version", "seats", "join_code", "rules_version", "content_hash", "commitment", "chosen_seed", "create_time", "update_time", "durability", "outcome")
    class OptionsEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    ID_FIELD_NUMBER: _ClassVar[int]
    GAME_FIELD_NUMBER: _ClassVar[int]
    PLAYERS_FIELD_NUMBER: _ClassVar[int]
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    STATE_FIELD_NUMBER: _ClassVar[int]
    STATE_REASON_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    JOIN_CODE_FIELD_NUMBER: _ClassVar[int]
    RULES_VERSION_FIELD_NUMBER: _ClassVar[int]
    CONTENT_HASH_FIELD_NUMBER: _ClassVar[int]
    COMMITMENT_FIELD_NUMBER: _ClassVar[int]
    CHOSEN_SEED_FIELD_NUMBER: _ClassVar[int]
    CREATE_TIME_FIELD_NUMBER: _ClassVar[int]
    UPDATE_TIME_FIELD_NUMBER: _ClassVar[int]
    DURABILITY_FIELD_NUMBER: _ClassVar[int]
    OUTCOME_FIELD_NUMBER: _ClassVar[int]
    id: str
    game: str
    players: int
    options: _containers.ScalarMap[str, str]
    state: MatchState
    state_reason: str
    version: int
    seats: _containers.RepeatedCompositeFieldContainer[SeatInfo]
    join_code: str
    rules_version: int
    content_hash: str
    commitment: str
    chosen_seed: bool
    create_time: _timestamp_pb2.Timestamp
    update_time: _timestamp_pb2.Timestamp
    durability: Durability
    outcome: _observation_pb2.Outcome
    def __init__(self, id: _Optional[str] = ..., game: _Optional[str] = ..., players: _Optional[int] = ..., options: _Optional[_Mapping[str, str]] = ..., state: _Optional[_Union[MatchState, str]] = ..., state_reason: _Optional[str] = ..., version: _Optional[int] = ..., seats: _Optional[_Iterable[_Union[SeatInfo, _Mapping]]] = ..., join_code: _Optional[str] = ..., rules_version: _Optional[int] = ..., content_hash: _Optional[str] = ..., commitment: _Optional[str] = ..., chosen_seed: _Optional[bool] = ..., create_time: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., update_time: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., durability: _Optional[_Union[Durability, str]] = ..., outcome: _Optional[_Union[_observation_pb2.Outcome, _Mapping]] = ...) -> None: ...

class SeatInfo(_message.Message):
    __slots__ = ("seat", "kind", "bot", "taken", "resigned", "name")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    KIND_FIELD_NUMBER: _ClassVar[int]
    BOT_FIELD_NUMBER: _ClassVar[int]
    TAKEN_FIELD_NUMBER: _ClassVar[int]
    RESIGNED_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    seat: int
    kind: SeatKind
    bot: str
    taken: bool
    resigned: bool
    name: str
    def __init__(self, seat: _Optional[int] = ..., kind: _Optional[_Union[SeatKind, str]] = ..., bot: _Optional[str] = ..., taken: _Optional[bool] = ..., resigned: _Optional[bool] = ..., name: _Optional[str] = ...) -> None: ...

class SeatRequest(_message.Message):
    __slots__ = ("kind", "bot", "name", "token")
    KIND_FIELD_NUMBER: _ClassVar[int]
    BOT_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    TOKEN_FIELD_NUMBER: _ClassVar[int]
    kind: SeatKind
    bot: str
    name: str
    token: str
    def __init__(self, kind: _Optional[_Union[SeatKind, str]] = ..., bot: _Optional[str] = ..., name: _Optional[str] = ..., token: _Optional[str] = ...) -> None: ...

class CreateMatchRequest(_message.Message):
    __slots__ = ("game", "players", "options", "seats", "request_id", "durability", "seed")
    class OptionsEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    GAME_FIELD_NUMBER: _ClassVar[int]
    PLAYERS_FIELD_NUMBER: _ClassVar[int]
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    DURABILITY_FIELD_NUMBER: _ClassVar[int]
    SEED_FIELD_NUMBER: _ClassVar[int]
    game: str
    players: int
    options: _containers.ScalarMap[str, str]
    seats: _containers.RepeatedCompositeFieldContainer[SeatRequest]
    request_id: str
    durability: Durability
    seed: str
    def __init__(self, game: _Optional[str] = ..., players: _Optional[int] = ..., options: _Optional[_Mapping[str, str]] = ..., seats: _Optional[_Iterable[_Union[SeatRequest, _Mapping]]] = ..., request_id: _Optional[str] = ..., durability: _Optional[_Union[Durability, str]] = ..., seed: _Optional[str] = ...) -> None: ...

class SeatToken(_message.Message):
    __slots__ = ("seat", "token")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    TOKEN_FIELD_NUMBER: _ClassVar[int]
    seat: int
    token: str
    def __init__(self, seat: _Optional[int] = ..., token: _Optional[str] = ...) -> None: ...

class CreateMatchResponse(_message.Message):
    __slots__ = ("match", "tokens")
    MATCH_FIELD_NUMBER: _ClassVar[int]
    TOKENS_FIELD_NUMBER: _ClassVar[int]
    match: Match
    tokens: _containers.RepeatedCompositeFieldContainer[SeatToken]
    def __init__(self, match: _Optional[_Union[Match, _Mapping]] = ..., tokens: _Optional[_Iterable[_Union[SeatToken, _Mapping]]] = ...) -> None: ...

class GetMatchRequest(_message.Message):
    __slots__ = ("match_id",)
    MATCH_ID_FIELD_NUMBER: _ClassVar[int]
    match_id: str
    def __init__(self, match_id: _Optional[str] = ...) -> None: ...

class ListMatchesRequest(_message.Message):
    __slots__ = ("page_size", "page_token", "game", "state")
    PAGE_SIZE_FIELD_NUMBER: _ClassVar[int]
    PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    GAME_FIELD_NUMBER: _ClassVar[int]
    STATE_FIELD_NUMBER: _ClassVar[int]
    page_size: int
    page_token: str
    game: str
    state: MatchState
    def __init__(self, page_size: _Optional[int] = ..., page_token: _Optional[str] = ..., game: _Optional[str] = ..., state: _Optional[_Union[MatchState, str]] = ...) -> None: ...

class ListMatchesResponse(_message.Message):
    __slots__ = ("matches", "next_page_token")
    MATCHES_FIELD_NUMBER: _ClassVar[int]
    NEXT_PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    matches: _containers.RepeatedCompositeFieldContainer[Match]
    next_page_token: str
    def __init__(self, matches: _Optional[_Iterable[_Union[Match, _Mapping]]] = ..., next_page_token: _Optional[str] = ...) -> None: ...

class JoinMatchRequest(_message.Message):
    __slots__ = ("join_code", "seat", "name", "token", "request_id")
    JOIN_CODE_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    TOKEN_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    join_code: str
    seat: int
    name: str
    token: str
    request_id: str
    def __init__(self, join_code: _Optional[str] = ..., seat: _Optional[int] = ..., name: _Optional[str] = ..., token: _Optional[str] = ..., request_id: _Optional[str] = ...) -> None: ...

class JoinMatchResponse(_message.Message):
    __slots__ = ("match", "token")
    MATCH_FIELD_NUMBER: _ClassVar[int]
    TOKEN_FIELD_NUMBER: _ClassVar[int]
    match: Match
    token: SeatToken
    def __init__(self, match: _Optional[_Union[Match, _Mapping]] = ..., token: _Optional[_Union[SeatToken, _Mapping]] = ...) -> None: ...

class ObserveRequest(_message.Message):
    __slots__ = ("match_id", "detail", "since_version")
    MATCH_ID_FIELD_NUMBER: _ClassVar[int]
    DETAIL_FIELD_NUMBER: _ClassVar[int]
    SINCE_VERSION_FIELD_NUMBER: _ClassVar[int]
    match_id: str
    detail: _observation_pb2.Detail
    since_version: int
    def __init__(self, match_id: _Optional[str] = ..., detail: _Optional[_Union[_observation_pb2.Detail, str]] = ..., since_version: _Optional[int] = ...) -> None: ...

class ActRequest(_message.Message):
    __slots__ = ("match_id", "code", "expected_version", "request_id", "detail", "since_version")
    MATCH_ID_FIELD_NUMBER: _ClassVar[int]
    CODE_FIELD_NUMBER: _ClassVar[int]
    EXPECTED_VERSION_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    DETAIL_FIELD_NUMBER: _ClassVar[int]
    SINCE_VERSION_FIELD_NUMBER: _ClassVar[int]
    match_id: str
    code: int
    expected_version: int
    request_id: str
    detail: _observation_pb2.Detail
    since_version: int
    def __init__(self, match_id: _Optional[str] = ..., code: _Optional[int] = ..., expected_version: _Optional[int] = ..., request_id: _Optional[str] = ..., detail: _Optional[_Union[_observation_pb2.Detail, str]] = ..., since_version: _Optional[int] = ...) -> None: ...

class ActResponse(_message.Message):
    __slots__ = ("observation", "applied_version")
    OBSERVATION_FIELD_NUMBER: _ClassVar[int]
    APPLIED_VERSION_FIELD_NUMBER: _ClassVar[int]
    observation: _observation_pb2.Observation
    applied_version: int
    def __init__(self, observation: _Optional[_Union[_observation_pb2.Observation, _Mapping]] = ..., applied_version: _Optional[int] = ...) -> None: ...

class WatchMatchRequest(_message.Message):
    __slots__ = ("match_id", "from_version", "detail")
    MATCH_ID_FIELD_NUMBER: _ClassVar[int]
    FROM_VERSION_FIELD_NUMBER: _ClassVar[int]
    DETAIL_FIELD_NUMBER: _ClassVar[int]
    match_id: str
    from_version: int
    detail: _observation_pb2.Detail
    def __init__(self, match_id: _Optional[str] = ..., from_version: _Optional[int] = ..., detail: _Optional[_Union[_observation_pb2.Detail, str]] = ...) -> None: ...

class WatchMatchResponse(_message.Message):
    __slots__ = ("from_version", "to_version", "events", "observation")
    FROM_VERSION_FIELD_NUMBER: _ClassVar[int]
    TO_VERSION_FIELD_NUMBER: _ClassVar[int]
    EVENTS_FIELD_NUMBER: _ClassVar[int]
    OBSERVATION_FIELD_NUMBER: _ClassVar[int]
    from_version: int
    to_version: int
    events: _containers.RepeatedCompositeFieldContainer[_observation_pb2.Event]
    observation: _observation_pb2.Observation
    def __init__(self, from_version: _Optional[int] = ..., to_version: _Optional[int] = ..., events: _Optional[_Iterable[_Union[_observation_pb2.Event, _Mapping]]] = ..., observation: _Optional[_Union[_observation_pb2.Observation, _Mapping]] = ...) -> None: ...

class GetReplayRequest(_message.Message):
    __slots__ = ("match_id",)
    MATCH_ID_FIELD_NUMBER: _ClassVar[int]
    match_id: str
    def __init__(self, match_id: _Optional[str] = ...) -> None: ...

class Replay(_message.Message):
    __slots__ = ("match", "seed", "log", "events")
    MATCH_FIELD_NUMBER: _ClassVar[int]
    SEED_FIELD_NUMBER: _ClassVar[int]
    LOG_FIELD_NUMBER: _ClassVar[int]
    EVENTS_FIELD_NUMBER: _ClassVar[int]
    match: Match
    seed: str
    log: bytes
    events: _containers.RepeatedCompositeFieldContainer[_observation_pb2.Event]
    def __init__(self, match: _Optional[_Union[Match, _Mapping]] = ..., seed: _Optional[str] = ..., log: _Optional[bytes] = ..., events: _Optional[_Iterable[_Union[_observation_pb2.Event, _Mapping]]] = ...) -> None: ...

class ResignRequest(_message.Message):
    __slots__ = ("match_id",)
    MATCH_ID_FIELD_NUMBER: _ClassVar[int]
    match_id: str
    def __init__(self, match_id: _Optional[str] = ...) -> None: ...
