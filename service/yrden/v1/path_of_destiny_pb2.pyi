from yrden.v1 import ronin_pb2 as _ronin_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class PathOfDestinySide(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    PATH_OF_DESTINY_SIDE_UNSPECIFIED: _ClassVar[PathOfDestinySide]
    PATH_OF_DESTINY_SIDE_LEFT: _ClassVar[PathOfDestinySide]
    PATH_OF_DESTINY_SIDE_RIGHT: _ClassVar[PathOfDestinySide]

class PathOfDestinyToken(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    PATH_OF_DESTINY_TOKEN_UNSPECIFIED: _ClassVar[PathOfDestinyToken]
    PATH_OF_DESTINY_TOKEN_WAITING: _ClassVar[PathOfDestinyToken]
    PATH_OF_DESTINY_TOKEN_LEFT: _ClassVar[PathOfDestinyToken]
    PATH_OF_DESTINY_TOKEN_RIGHT: _ClassVar[PathOfDestinyToken]
    PATH_OF_DESTINY_TOKEN_ASIDE: _ClassVar[PathOfDestinyToken]

class PathOfDestinyAllianceToken(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    PATH_OF_DESTINY_ALLIANCE_TOKEN_UNSPECIFIED: _ClassVar[PathOfDestinyAllianceToken]
    PATH_OF_DESTINY_ALLIANCE_TOKEN_RENFRI: _ClassVar[PathOfDestinyAllianceToken]
    PATH_OF_DESTINY_ALLIANCE_TOKEN_STREGOBOR: _ClassVar[PathOfDestinyAllianceToken]
    PATH_OF_DESTINY_ALLIANCE_TOKEN_EITHER: _ClassVar[PathOfDestinyAllianceToken]
PATH_OF_DESTINY_SIDE_UNSPECIFIED: PathOfDestinySide
PATH_OF_DESTINY_SIDE_LEFT: PathOfDestinySide
PATH_OF_DESTINY_SIDE_RIGHT: PathOfDestinySide
PATH_OF_DESTINY_TOKEN_UNSPECIFIED: PathOfDestinyToken
PATH_OF_DESTINY_TOKEN_WAITING: PathOfDestinyToken
PATH_OF_DESTINY_TOKEN_LEFT: PathOfDestinyToken
PATH_OF_DESTINY_TOKEN_RIGHT: PathOfDestinyToken
PATH_OF_DESTINY_TOKEN_ASIDE: PathOfDestinyToken
PATH_OF_DESTINY_ALLIANCE_TOKEN_UNSPECIFIED: PathOfDestinyAllianceToken
PATH_OF_DESTINY_ALLIANCE_TOKEN_RENFRI: PathOfDestinyAllianceToken
PATH_OF_DESTINY_ALLIANCE_TOKEN_STREGOBOR: PathOfDestinyAllianceToken
PATH_OF_DESTINY_ALLIANCE_TOKEN_EITHER: PathOfDestinyAllianceToken

class PathOfDestinyView(_message.Message):
    __slots__ = ("players", "story", "learning", "chapter", "turn", "step", "active", "headings", "next_pairs", "path", "destiny", "left_holder", "right_holder", "pages", "rows", "deck", "discard", "turned_up", "order", "figures", "hand", "picks", "offer", "first", "question", "efforts", "objectives", "specials", "tokens", "alliances")
    PLAYERS_FIELD_NUMBER: _ClassVar[int]
    STORY_FIELD_NUMBER: _ClassVar[int]
    LEARNING_FIELD_NUMBER: _ClassVar[int]
    CHAPTER_FIELD_NUMBER: _ClassVar[int]
    TURN_FIELD_NUMBER: _ClassVar[int]
    STEP_FIELD_NUMBER: _ClassVar[int]
    ACTIVE_FIELD_NUMBER: _ClassVar[int]
    HEADINGS_FIELD_NUMBER: _ClassVar[int]
    NEXT_PAIRS_FIELD_NUMBER: _ClassVar[int]
    PATH_FIELD_NUMBER: _ClassVar[int]
    DESTINY_FIELD_NUMBER: _ClassVar[int]
    LEFT_HOLDER_FIELD_NUMBER: _ClassVar[int]
    RIGHT_HOLDER_FIELD_NUMBER: _ClassVar[int]
    PAGES_FIELD_NUMBER: _ClassVar[int]
    ROWS_FIELD_NUMBER: _ClassVar[int]
    DECK_FIELD_NUMBER: _ClassVar[int]
    DISCARD_FIELD_NUMBER: _ClassVar[int]
    TURNED_UP_FIELD_NUMBER: _ClassVar[int]
    ORDER_FIELD_NUMBER: _ClassVar[int]
    FIGURES_FIELD_NUMBER: _ClassVar[int]
    HAND_FIELD_NUMBER: _ClassVar[int]
    PICKS_FIELD_NUMBER: _ClassVar[int]
    OFFER_FIELD_NUMBER: _ClassVar[int]
    FIRST_FIELD_NUMBER: _ClassVar[int]
    QUESTION_FIELD_NUMBER: _ClassVar[int]
    EFFORTS_FIELD_NUMBER: _ClassVar[int]
    OBJECTIVES_FIELD_NUMBER: _ClassVar[int]
    SPECIALS_FIELD_NUMBER: _ClassVar[int]
    TOKENS_FIELD_NUMBER: _ClassVar[int]
    ALLIANCES_FIELD_NUMBER: _ClassVar[int]
    players: int
    story: str
    learning: bool
    chapter: int
    turn: int
    step: _ronin_pb2.RoninStep
    active: _ronin_pb2.RoninPair
    headings: _containers.RepeatedScalarFieldContainer[str]
    next_pairs: _containers.RepeatedCompositeFieldContainer[_ronin_pb2.RoninPair]
    path: _containers.RepeatedScalarFieldContainer[PathOfDestinySide]
    destiny: _containers.RepeatedScalarFieldContainer[PathOfDestinyToken]
    left_holder: int
    right_holder: int
    pages: _containers.RepeatedCompositeFieldContainer[PathOfDestinyPage]
    rows: _containers.RepeatedCompositeFieldContainer[_ronin_pb2.RoninRow]
    deck: int
    discard: _containers.RepeatedScalarFieldContainer[int]
    turned_up: _containers.RepeatedScalarFieldContainer[int]
    order: _containers.RepeatedScalarFieldContainer[int]
    figures: _containers.RepeatedCompositeFieldContainer[_ronin_pb2.RoninFigure]
    hand: _containers.RepeatedScalarFieldContainer[int]
    picks: _containers.RepeatedScalarFieldContainer[int]
    offer: _containers.RepeatedScalarFieldContainer[int]
    first: int
    question: _ronin_pb2.RoninQuestion
    efforts: _containers.RepeatedScalarFieldContainer[int]
    objectives: _containers.RepeatedCompositeFieldContainer[PathOfDestinyObjective]
    specials: _containers.RepeatedCompositeFieldContainer[PathOfDestinySpecial]
    tokens: _containers.RepeatedScalarFieldContainer[PathOfDestinyAllianceToken]
    alliances: PathOfDestinyAlliances
    def __init__(self, players: _Optional[int] = ..., story: _Optional[str] = ..., learning: _Optional[bool] = ..., chapter: _Optional[int] = ..., turn: _Optional[int] = ..., step: _Optional[_Union[_ronin_pb2.RoninStep, str]] = ..., active: _Optional[_Union[_ronin_pb2.RoninPair, _Mapping]] = ..., headings: _Optional[_Iterable[str]] = ..., next_pairs: _Optional[_Iterable[_Union[_ronin_pb2.RoninPair, _Mapping]]] = ..., path: _Optional[_Iterable[_Union[PathOfDestinySide, str]]] = ..., destiny: _Optional[_Iterable[_Union[PathOfDestinyToken, str]]] = ..., left_holder: _Optional[int] = ..., right_holder: _Optional[int] = ..., pages: _Optional[_Iterable[_Union[PathOfDestinyPage, _Mapping]]] = ..., rows: _Optional[_Iterable[_Union[_ronin_pb2.RoninRow, _Mapping]]] = ..., deck: _Optional[int] = ..., discard: _Optional[_Iterable[int]] = ..., turned_up: _Optional[_Iterable[int]] = ..., order: _Optional[_Iterable[int]] = ..., figures: _Optional[_Iterable[_Union[_ronin_pb2.RoninFigure, _Mapping]]] = ..., hand: _Optional[_Iterable[int]] = ..., picks: _Optional[_Iterable[int]] = ..., offer: _Optional[_Iterable[int]] = ..., first: _Optional[int] = ..., question: _Optional[_Union[_ronin_pb2.RoninQuestion, _Mapping]] = ..., efforts: _Optional[_Iterable[int]] = ..., objectives: _Optional[_Iterable[_Union[PathOfDestinyObjective, _Mapping]]] = ..., specials: _Optional[_Iterable[_Union[PathOfDestinySpecial, _Mapping]]] = ..., tokens: _Optional[_Iterable[_Union[PathOfDestinyAllianceToken, str]]] = ..., alliances: _Optional[_Union[PathOfDestinyAlliances, _Mapping]] = ...) -> None: ...

class PathOfDestinyPage(_message.Message):
    __slots__ = ("number", "title")
    NUMBER_FIELD_NUMBER: _ClassVar[int]
    TITLE_FIELD_NUMBER: _ClassVar[int]
    number: int
    title: str
    def __init__(self, number: _Optional[int] = ..., title: _Optional[str] = ...) -> None: ...

class PathOfDestinyObjective(_message.Message):
    __slots__ = ("requirement", "first", "second", "objective", "turned_up")
    REQUIREMENT_FIELD_NUMBER: _ClassVar[int]
    FIRST_FIELD_NUMBER: _ClassVar[int]
    SECOND_FIELD_NUMBER: _ClassVar[int]
    OBJECTIVE_FIELD_NUMBER: _ClassVar[int]
    TURNED_UP_FIELD_NUMBER: _ClassVar[int]
    requirement: int
    first: _containers.RepeatedScalarFieldContainer[int]
    second: _containers.RepeatedScalarFieldContainer[int]
    objective: int
    turned_up: bool
    def __init__(self, requirement: _Optional[int] = ..., first: _Optional[_Iterable[int]] = ..., second: _Optional[_Iterable[int]] = ..., objective: _Optional[int] = ..., turned_up: _Optional[bool] = ...) -> None: ...

class PathOfDestinySpecial(_message.Message):
    __slots__ = ("kind", "figure", "waiting")
    KIND_FIELD_NUMBER: _ClassVar[int]
    FIGURE_FIELD_NUMBER: _ClassVar[int]
    WAITING_FIELD_NUMBER: _ClassVar[int]
    kind: _ronin_pb2.RoninKind
    figure: int
    waiting: bool
    def __init__(self, kind: _Optional[_Union[_ronin_pb2.RoninKind, str]] = ..., figure: _Optional[int] = ..., waiting: _Optional[bool] = ...) -> None: ...

class PathOfDestinyAllianceCounts(_message.Message):
    __slots__ = ("renfri", "stregobor")
    RENFRI_FIELD_NUMBER: _ClassVar[int]
    STREGOBOR_FIELD_NUMBER: _ClassVar[int]
    renfri: int
    stregobor: int
    def __init__(self, renfri: _Optional[int] = ..., stregobor: _Optional[int] = ...) -> None: ...

class PathOfDestinyAlliances(_message.Message):
    __slots__ = ("decks", "discard", "face_down", "revealed", "counts", "own", "own_face_down")
    DECKS_FIELD_NUMBER: _ClassVar[int]
    DISCARD_FIELD_NUMBER: _ClassVar[int]
    FACE_DOWN_FIELD_NUMBER: _ClassVar[int]
    REVEALED_FIELD_NUMBER: _ClassVar[int]
    COUNTS_FIELD_NUMBER: _ClassVar[int]
    OWN_FIELD_NUMBER: _ClassVar[int]
    OWN_FACE_DOWN_FIELD_NUMBER: _ClassVar[int]
    decks: PathOfDestinyAllianceCounts
    discard: _containers.RepeatedScalarFieldContainer[int]
    face_down: PathOfDestinyAllianceCounts
    revealed: _containers.RepeatedScalarFieldContainer[int]
    counts: _containers.RepeatedCompositeFieldContainer[PathOfDestinyAllianceCounts]
    own: _containers.RepeatedScalarFieldContainer[int]
    own_face_down: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, decks: _Optional[_Union[PathOfDestinyAllianceCounts, _Mapping]] = ..., discard: _Optional[_Iterable[int]] = ..., face_down: _Optional[_Union[PathOfDestinyAllianceCounts, _Mapping]] = ..., revealed: _Optional[_Iterable[int]] = ..., counts: _Optional[_Iterable[_Union[PathOfDestinyAllianceCounts, _Mapping]]] = ..., own: _Optional[_Iterable[int]] = ..., own_face_down: _Optional[_Iterable[int]] = ...) -> None: ...
