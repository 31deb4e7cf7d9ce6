from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class RoninKind(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    RONIN_KIND_UNSPECIFIED: _ClassVar[RoninKind]
    RONIN_KIND_MAGIC: _ClassVar[RoninKind]
    RONIN_KIND_DIPLOMACY: _ClassVar[RoninKind]
    RONIN_KIND_EXPLORATION: _ClassVar[RoninKind]
    RONIN_KIND_FIGHT: _ClassVar[RoninKind]

class RoninStep(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    RONIN_STEP_UNSPECIFIED: _ClassVar[RoninStep]
    RONIN_STEP_SETUP: _ClassVar[RoninStep]
    RONIN_STEP_DRAFT: _ClassVar[RoninStep]
    RONIN_STEP_PLAY: _ClassVar[RoninStep]
    RONIN_STEP_TEA: _ClassVar[RoninStep]
    RONIN_STEP_CHAPTER_END: _ClassVar[RoninStep]
    RONIN_STEP_OVER: _ClassVar[RoninStep]
    RONIN_STEP_DESTINY: _ClassVar[RoninStep]
RONIN_KIND_UNSPECIFIED: RoninKind
RONIN_KIND_MAGIC: RoninKind
RONIN_KIND_DIPLOMACY: RoninKind
RONIN_KIND_EXPLORATION: RoninKind
RONIN_KIND_FIGHT: RoninKind
RONIN_STEP_UNSPECIFIED: RoninStep
RONIN_STEP_SETUP: RoninStep
RONIN_STEP_DRAFT: RoninStep
RONIN_STEP_PLAY: RoninStep
RONIN_STEP_TEA: RoninStep
RONIN_STEP_CHAPTER_END: RoninStep
RONIN_STEP_OVER: RoninStep
RONIN_STEP_DESTINY: RoninStep

class RoninView(_message.Message):
    __slots__ = ("players", "side", "chapter", "turn", "step", "chapter_card", "pairs", "rows", "deck", "discard", "turned_up", "order", "figures", "tracks", "hand", "picks", "offer", "first", "question")
    PLAYERS_FIELD_NUMBER: _ClassVar[int]
    SIDE_FIELD_NUMBER: _ClassVar[int]
    CHAPTER_FIELD_NUMBER: _ClassVar[int]
    TURN_FIELD_NUMBER: _ClassVar[int]
    STEP_FIELD_NUMBER: _ClassVar[int]
    CHAPTER_CARD_FIELD_NUMBER: _ClassVar[int]
    PAIRS_FIELD_NUMBER: _ClassVar[int]
    ROWS_FIELD_NUMBER: _ClassVar[int]
    DECK_FIELD_NUMBER: _ClassVar[int]
    DISCARD_FIELD_NUMBER: _ClassVar[int]
    TURNED_UP_FIELD_NUMBER: _ClassVar[int]
    ORDER_FIELD_NUMBER: _ClassVar[int]
    FIGURES_FIELD_NUMBER: _ClassVar[int]
    TRACKS_FIELD_NUMBER: _ClassVar[int]
    HAND_FIELD_NUMBER: _ClassVar[int]
    PICKS_FIELD_NUMBER: _ClassVar[int]
    OFFER_FIELD_NUMBER: _ClassVar[int]
    FIRST_FIELD_NUMBER: _ClassVar[int]
    QUESTION_FIELD_NUMBER: _ClassVar[int]
    players: int
    side: str
    chapter: int
    turn: int
    step: RoninStep
    chapter_card: int
    pairs: _containers.RepeatedCompositeFieldContainer[RoninPair]
    rows: _containers.RepeatedCompositeFieldContainer[RoninRow]
    deck: int
    discard: _containers.RepeatedScalarFieldContainer[int]
    turned_up: _containers.RepeatedScalarFieldContainer[int]
    order: _containers.RepeatedScalarFieldContainer[int]
    figures: _containers.RepeatedCompositeFieldContainer[RoninFigure]
    tracks: _containers.RepeatedCompositeFieldContainer[RoninTrack]
    hand: _containers.RepeatedScalarFieldContainer[int]
    picks: _containers.RepeatedScalarFieldContainer[int]
    offer: _containers.RepeatedScalarFieldContainer[int]
    first: int
    question: RoninQuestion
    def __init__(self, players: _Optional[int] = ..., side: _Optional[str] = ..., chapter: _Optional[int] = ..., turn: _Optional[int] = ..., step: _Optional[_Union[RoninStep, str]] = ..., chapter_card: _Optional[int] = ..., pairs: _Optional[_Iterable[_Union[RoninPair, _Mapping]]] = ..., rows: _Optional[_Iterable[_Union[RoninRow, _Mapping]]] = ..., deck: _Optional[int] = ..., discard: _Optional[_Iterable[int]] = ..., turned_up: _Optional[_Iterable[int]] = ..., order: _Optional[_Iterable[int]] = ..., figures: _Optional[_Iterable[_Union[RoninFigure, _Mapping]]] = ..., tracks: _Optional[_Iterable[_Union[RoninTrack, _Mapping]]] = ..., hand: _Optional[_Iterable[int]] = ..., picks: _Optional[_Iterable[int]] = ..., offer: _Optional[_Iterable[int]] = ..., first: _Optional[int] = ..., question: _Optional[_Union[RoninQuestion, _Mapping]] = ...) -> None: ...

class RoninQuestion(_message.Message):
    __slots__ = ("about", "card", "count", "track", "space", "kinds")
    ABOUT_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    TRACK_FIELD_NUMBER: _ClassVar[int]
    SPACE_FIELD_NUMBER: _ClassVar[int]
    KINDS_FIELD_NUMBER: _ClassVar[int]
    about: str
    card: int
    count: int
    track: int
    space: int
    kinds: _containers.RepeatedScalarFieldContainer[RoninKind]
    def __init__(self, about: _Optional[str] = ..., card: _Optional[int] = ..., count: _Optional[int] = ..., track: _Optional[int] = ..., space: _Optional[int] = ..., kinds: _Optional[_Iterable[_Union[RoninKind, str]]] = ...) -> None: ...

class RoninPair(_message.Message):
    __slots__ = ("left", "right")
    LEFT_FIELD_NUMBER: _ClassVar[int]
    RIGHT_FIELD_NUMBER: _ClassVar[int]
    left: RoninKind
    right: RoninKind
    def __init__(self, left: _Optional[_Union[RoninKind, str]] = ..., right: _Optional[_Union[RoninKind, str]] = ...) -> None: ...

class RoninRow(_message.Message):
    __slots__ = ("left", "right")
    LEFT_FIELD_NUMBER: _ClassVar[int]
    RIGHT_FIELD_NUMBER: _ClassVar[int]
    left: int
    right: int
    def __init__(self, left: _Optional[int] = ..., right: _Optional[int] = ...) -> None: ...

class RoninFigure(_message.Message):
    __slots__ = ("automa", "character", "experience", "victory", "hand", "known", "timeline", "pool", "abilities", "chosen", "slot")
    AUTOMA_FIELD_NUMBER: _ClassVar[int]
    CHARACTER_FIELD_NUMBER: _ClassVar[int]
    EXPERIENCE_FIELD_NUMBER: _ClassVar[int]
    VICTORY_FIELD_NUMBER: _ClassVar[int]
    HAND_FIELD_NUMBER: _ClassVar[int]
    KNOWN_FIELD_NUMBER: _ClassVar[int]
    TIMELINE_FIELD_NUMBER: _ClassVar[int]
    POOL_FIELD_NUMBER: _ClassVar[int]
    ABILITIES_FIELD_NUMBER: _ClassVar[int]
    CHOSEN_FIELD_NUMBER: _ClassVar[int]
    SLOT_FIELD_NUMBER: _ClassVar[int]
    automa: bool
    character: int
    experience: int
    victory: int
    hand: int
    known: _containers.RepeatedScalarFieldContainer[int]
    timeline: _containers.RepeatedCompositeFieldContainer[RoninPlayed]
    pool: RoninSymbols
    abilities: _containers.RepeatedCompositeFieldContainer[RoninAbility]
    chosen: int
    slot: int
    def __init__(self, automa: _Optional[bool] = ..., character: _Optional[int] = ..., experience: _Optional[int] = ..., victory: _Optional[int] = ..., hand: _Optional[int] = ..., known: _Optional[_Iterable[int]] = ..., timeline: _Optional[_Iterable[_Union[RoninPlayed, _Mapping]]] = ..., pool: _Optional[_Union[RoninSymbols, _Mapping]] = ..., abilities: _Optional[_Iterable[_Union[RoninAbility, _Mapping]]] = ..., chosen: _Optional[int] = ..., slot: _Optional[int] = ...) -> None: ...

class RoninSymbols(_message.Message):
    __slots__ = ("magic", "diplomacy", "exploration", "fight")
    MAGIC_FIELD_NUMBER: _ClassVar[int]
    DIPLOMACY_FIELD_NUMBER: _ClassVar[int]
    EXPLORATION_FIELD_NUMBER: _ClassVar[int]
    FIGHT_FIELD_NUMBER: _ClassVar[int]
    magic: int
    diplomacy: int
    exploration: int
    fight: int
    def __init__(self, magic: _Optional[int] = ..., diplomacy: _Optional[int] = ..., exploration: _Optional[int] = ..., fight: _Optional[int] = ...) -> None: ...

class RoninPlayed(_message.Message):
    __slots__ = ("card", "covered", "cup_covered", "fresh", "wild")
    CARD_FIELD_NUMBER: _ClassVar[int]
    COVERED_FIELD_NUMBER: _ClassVar[int]
    CUP_COVERED_FIELD_NUMBER: _ClassVar[int]
    FRESH_FIELD_NUMBER: _ClassVar[int]
    WILD_FIELD_NUMBER: _ClassVar[int]
    card: int
    covered: RoninSymbols
    cup_covered: bool
    fresh: bool
    wild: bool
    def __init__(self, card: _Optional[int] = ..., covered: _Optional[_Union[RoninSymbols, _Mapping]] = ..., cup_covered: _Optional[bool] = ..., fresh: _Optional[bool] = ..., wild: _Optional[bool] = ...) -> None: ...

class RoninAbility(_message.Message):
    __slots__ = ("slot", "character", "ability", "held", "spent")
    SLOT_FIELD_NUMBER: _ClassVar[int]
    CHARACTER_FIELD_NUMBER: _ClassVar[int]
    ABILITY_FIELD_NUMBER: _ClassVar[int]
    HELD_FIELD_NUMBER: _ClassVar[int]
    SPENT_FIELD_NUMBER: _ClassVar[int]
    slot: int
    character: int
    ability: int
    held: bool
    spent: bool
    def __init__(self, slot: _Optional[int] = ..., character: _Optional[int] = ..., ability: _Optional[int] = ..., held: _Optional[bool] = ..., spent: _Optional[bool] = ...) -> None: ...

class RoninTrack(_message.Message):
    __slots__ = ("track", "partners", "board", "space")
    TRACK_FIELD_NUMBER: _ClassVar[int]
    PARTNERS_FIELD_NUMBER: _ClassVar[int]
    BOARD_FIELD_NUMBER: _ClassVar[int]
    SPACE_FIELD_NUMBER: _ClassVar[int]
    track: int
    partners: _containers.RepeatedScalarFieldContainer[int]
    board: int
    space: int
    def __init__(self, track: _Optional[int] = ..., partners: _Optional[_Iterable[int]] = ..., board: _Optional[int] = ..., space: _Optional[int] = ...) -> None: ...
