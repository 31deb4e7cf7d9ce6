from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class OldWorldAttribute(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    OLD_WORLD_ATTRIBUTE_UNSPECIFIED: _ClassVar[OldWorldAttribute]
    OLD_WORLD_ATTRIBUTE_ATTACK: _ClassVar[OldWorldAttribute]
    OLD_WORLD_ATTRIBUTE_DEFENSE: _ClassVar[OldWorldAttribute]
    OLD_WORLD_ATTRIBUTE_ALCHEMY: _ClassVar[OldWorldAttribute]
    OLD_WORLD_ATTRIBUTE_SPECIALTY: _ClassVar[OldWorldAttribute]

class OldWorldTerrain(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    OLD_WORLD_TERRAIN_UNSPECIFIED: _ClassVar[OldWorldTerrain]
    OLD_WORLD_TERRAIN_FOREST: _ClassVar[OldWorldTerrain]
    OLD_WORLD_TERRAIN_MOUNTAIN: _ClassVar[OldWorldTerrain]
    OLD_WORLD_TERRAIN_WATER: _ClassVar[OldWorldTerrain]

class OldWorldAttack(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    OLD_WORLD_ATTACK_UNSPECIFIED: _ClassVar[OldWorldAttack]
    OLD_WORLD_ATTACK_CHARGE: _ClassVar[OldWorldAttack]
    OLD_WORLD_ATTACK_BITE: _ClassVar[OldWorldAttack]

class OldWorldFightStage(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    OLD_WORLD_FIGHT_STAGE_UNSPECIFIED: _ClassVar[OldWorldFightStage]
    OLD_WORLD_FIGHT_STAGE_PREPARING: _ClassVar[OldWorldFightStage]
    OLD_WORLD_FIGHT_STAGE_FIGHTING: _ClassVar[OldWorldFightStage]
    OLD_WORLD_FIGHT_STAGE_ENDED: _ClassVar[OldWorldFightStage]
OLD_WORLD_ATTRIBUTE_UNSPECIFIED: OldWorldAttribute
OLD_WORLD_ATTRIBUTE_ATTACK: OldWorldAttribute
OLD_WORLD_ATTRIBUTE_DEFENSE: OldWorldAttribute
OLD_WORLD_ATTRIBUTE_ALCHEMY: OldWorldAttribute
OLD_WORLD_ATTRIBUTE_SPECIALTY: OldWorldAttribute
OLD_WORLD_TERRAIN_UNSPECIFIED: OldWorldTerrain
OLD_WORLD_TERRAIN_FOREST: OldWorldTerrain
OLD_WORLD_TERRAIN_MOUNTAIN: OldWorldTerrain
OLD_WORLD_TERRAIN_WATER: OldWorldTerrain
OLD_WORLD_ATTACK_UNSPECIFIED: OldWorldAttack
OLD_WORLD_ATTACK_CHARGE: OldWorldAttack
OLD_WORLD_ATTACK_BITE: OldWorldAttack
OLD_WORLD_FIGHT_STAGE_UNSPECIFIED: OldWorldFightStage
OLD_WORLD_FIGHT_STAGE_PREPARING: OldWorldFightStage
OLD_WORLD_FIGHT_STAGE_FIGHTING: OldWorldFightStage
OLD_WORLD_FIGHT_STAGE_ENDED: OldWorldFightStage

class OldWorldView(_message.Message):
    __slots__ = ("players", "first", "round", "round_limit", "active", "phase", "moved", "sites_used", "poker_played", "draw_target", "market", "action_deck", "common_discard", "turned_up", "trashed", "potion_deck", "potion_discard", "city_deck", "wilds_deck", "removed_explorations", "monster_slots", "location_stacks", "monster_stacks", "extra_monster_stack", "driven_away", "attribute_trophies", "closed_tavern", "fight", "combo", "dice", "own", "question", "winner")
    PLAYERS_FIELD_NUMBER: _ClassVar[int]
    FIRST_FIELD_NUMBER: _ClassVar[int]
    ROUND_FIELD_NUMBER: _ClassVar[int]
    ROUND_LIMIT_FIELD_NUMBER: _ClassVar[int]
    ACTIVE_FIELD_NUMBER: _ClassVar[int]
    PHASE_FIELD_NUMBER: _ClassVar[int]
    MOVED_FIELD_NUMBER: _ClassVar[int]
    SITES_USED_FIELD_NUMBER: _ClassVar[int]
    POKER_PLAYED_FIELD_NUMBER: _ClassVar[int]
    DRAW_TARGET_FIELD_NUMBER: _ClassVar[int]
    MARKET_FIELD_NUMBER: _ClassVar[int]
    ACTION_DECK_FIELD_NUMBER: _ClassVar[int]
    COMMON_DISCARD_FIELD_NUMBER: _ClassVar[int]
    TURNED_UP_FIELD_NUMBER: _ClassVar[int]
    TRASHED_FIELD_NUMBER: _ClassVar[int]
    POTION_DECK_FIELD_NUMBER: _ClassVar[int]
    POTION_DISCARD_FIELD_NUMBER: _ClassVar[int]
    CITY_DECK_FIELD_NUMBER: _ClassVar[int]
    WILDS_DECK_FIELD_NUMBER: _ClassVar[int]
    REMOVED_EXPLORATIONS_FIELD_NUMBER: _ClassVar[int]
    MONSTER_SLOTS_FIELD_NUMBER: _ClassVar[int]
    LOCATION_STACKS_FIELD_NUMBER: _ClassVar[int]
    MONSTER_STACKS_FIELD_NUMBER: _ClassVar[int]
    EXTRA_MONSTER_STACK_FIELD_NUMBER: _ClassVar[int]
    DRIVEN_AWAY_FIELD_NUMBER: _ClassVar[int]
    ATTRIBUTE_TROPHIES_FIELD_NUMBER: _ClassVar[int]
    CLOSED_TAVERN_FIELD_NUMBER: _ClassVar[int]
    FIGHT_FIELD_NUMBER: _ClassVar[int]
    COMBO_FIELD_NUMBER: _ClassVar[int]
    DICE_FIELD_NUMBER: _ClassVar[int]
    OWN_FIELD_NUMBER: _ClassVar[int]
    QUESTION_FIELD_NUMBER: _ClassVar[int]
    WINNER_FIELD_NUMBER: _ClassVar[int]
    players: _containers.RepeatedCompositeFieldContainer[OldWorldPlayer]
    first: int
    round: int
    round_limit: int
    active: int
    phase: int
    moved: bool
    sites_used: _containers.RepeatedScalarFieldContainer[int]
    poker_played: _containers.RepeatedScalarFieldContainer[int]
    draw_target: int
    market: _containers.RepeatedCompositeFieldContainer[OldWorldMarketSlot]
    action_deck: int
    common_discard: _containers.RepeatedScalarFieldContainer[int]
    turned_up: _containers.RepeatedScalarFieldContainer[int]
    trashed: _containers.RepeatedScalarFieldContainer[int]
    potion_deck: int
    potion_discard: _containers.RepeatedScalarFieldContainer[int]
    city_deck: int
    wilds_deck: int
    removed_explorations: _containers.RepeatedScalarFieldContainer[int]
    monster_slots: _containers.RepeatedCompositeFieldContainer[OldWorldMonsterSlot]
    location_stacks: _containers.RepeatedScalarFieldContainer[int]
    monster_stacks: _containers.RepeatedScalarFieldContainer[int]
    extra_monster_stack: int
    driven_away: _containers.RepeatedScalarFieldContainer[int]
    attribute_trophies: _containers.RepeatedScalarFieldContainer[int]
    closed_tavern: int
    fight: OldWorldFight
    combo: _containers.RepeatedCompositeFieldContainer[OldWorldComboCard]
    dice: _containers.RepeatedCompositeFieldContainer[OldWorldDice]
    own: OldWorldOwn
    question: OldWorldQuestion
    winner: int
    def __init__(self, players: _Optional[_Iterable[_Union[OldWorldPlayer, _Mapping]]] = ..., first: _Optional[int] = ..., round: _Optional[int] = ..., round_limit: _Optional[int] = ..., active: _Optional[int] = ..., phase: _Optional[int] = ..., moved: _Optional[bool] = ..., sites_used: _Optional[_Iterable[int]] = ..., poker_played: _Optional[_Iterable[int]] = ..., draw_target: _Optional[int] = ..., market: _Optional[_Iterable[_Union[OldWorldMarketSlot, _Mapping]]] = ..., action_deck: _Optional[int] = ..., common_discard: _Optional[_Iterable[int]] = ..., turned_up: _Optional[_Iterable[int]] = ..., trashed: _Optional[_Iterable[int]] = ..., potion_deck: _Optional[int] = ..., potion_discard: _Optional[_Iterable[int]] = ..., city_deck: _Optional[int] = ..., wilds_deck: _Optional[int] = ..., removed_explorations: _Optional[_Iterable[int]] = ..., monster_slots: _Optional[_Iterable[_Union[OldWorldMonsterSlot, _Mapping]]] = ..., location_stacks: _Optional[_Iterable[int]] = ..., monster_stacks: _Optional[_Iterable[int]] = ..., extra_monster_stack: _Optional[int] = ..., driven_away: _Optional[_Iterable[int]] = ..., attribute_trophies: _Optional[_Iterable[int]] = ..., closed_tavern: _Optional[int] = ..., fight: _Optional[_Union[OldWorldFight, _Mapping]] = ..., combo: _Optional[_Iterable[_Union[OldWorldComboCard, _Mapping]]] = ..., dice: _Optional[_Iterable[_Union[OldWorldDice, _Mapping]]] = ..., own: _Optional[_Union[OldWorldOwn, _Mapping]] = ..., question: _Optional[_Union[OldWorldQuestion, _Mapping]] = ..., winner: _Optional[int] = ...) -> None: ...

class OldWorldPlayer(_message.Message):
    __slots__ = ("school", "location", "levels", "level", "shield", "shield_cap", "gold", "hand", "known", "deck", "deck_top", "discard", "potions", "used_potions", "trails", "tracking", "quests", "kept", "monster_trophies", "school_trophies", "attribute_trophies", "own_trophies", "position", "kept_events", "deck_bottom")
    SCHOOL_FIELD_NUMBER: _ClassVar[int]
    LOCATION_FIELD_NUMBER: _ClassVar[int]
    LEVELS_FIELD_NUMBER: _ClassVar[int]
    LEVEL_FIELD_NUMBER: _ClassVar[int]
    SHIELD_FIELD_NUMBER: _ClassVar[int]
    SHIELD_CAP_FIELD_NUMBER: _ClassVar[int]
    GOLD_FIELD_NUMBER: _ClassVar[int]
    HAND_FIELD_NUMBER: _ClassVar[int]
    KNOWN_FIELD_NUMBER: _ClassVar[int]
    DECK_FIELD_NUMBER: _ClassVar[int]
    DECK_TOP_FIELD_NUMBER: _ClassVar[int]
    DISCARD_FIELD_NUMBER: _ClassVar[int]
    POTIONS_FIELD_NUMBER: _ClassVar[int]
    USED_POTIONS_FIELD_NUMBER: _ClassVar[int]
    TRAILS_FIELD_NUMBER: _ClassVar[int]
    TRACKING_FIELD_NUMBER: _ClassVar[int]
    QUESTS_FIELD_NUMBER: _ClassVar[int]
    KEPT_FIELD_NUMBER: _ClassVar[int]
    MONSTER_TROPHIES_FIELD_NUMBER: _ClassVar[int]
    SCHOOL_TROPHIES_FIELD_NUMBER: _ClassVar[int]
    ATTRIBUTE_TROPHIES_FIELD_NUMBER: _ClassVar[int]
    OWN_TROPHIES_FIELD_NUMBER: _ClassVar[int]
    POSITION_FIELD_NUMBER: _ClassVar[int]
    KEPT_EVENTS_FIELD_NUMBER: _ClassVar[int]
    DECK_BOTTOM_FIELD_NUMBER: _ClassVar[int]
    school: int
    location: int
    levels: _containers.RepeatedScalarFieldContainer[int]
    level: int
    shield: int
    shield_cap: int
    gold: int
    hand: int
    known: _containers.RepeatedScalarFieldContainer[int]
    deck: int
    deck_top: _containers.RepeatedCompositeFieldContainer[OldWorldHidden]
    discard: _containers.RepeatedScalarFieldContainer[int]
    potions: _containers.RepeatedScalarFieldContainer[int]
    used_potions: _containers.RepeatedScalarFieldContainer[int]
    trails: _containers.RepeatedScalarFieldContainer[OldWorldTerrain]
    tracking: _containers.RepeatedScalarFieldContainer[int]
    quests: _containers.RepeatedCompositeFieldContainer[OldWorldQuest]
    kept: _containers.RepeatedScalarFieldContainer[int]
    monster_trophies: _containers.RepeatedScalarFieldContainer[int]
    school_trophies: _containers.RepeatedScalarFieldContainer[int]
    attribute_trophies: _containers.RepeatedScalarFieldContainer[OldWorldAttribute]
    own_trophies: int
    position: int
    kept_events: _containers.RepeatedCompositeFieldContainer[OldWorldKept]
    deck_bottom: _containers.RepeatedCompositeFieldContainer[OldWorldHidden]
    def __init__(self, school: _Optional[int] = ..., location: _Optional[int] = ..., levels: _Optional[_Iterable[int]] = ..., level: _Optional[int] = ..., shield: _Optional[int] = ..., shield_cap: _Optional[int] = ..., gold: _Optional[int] = ..., hand: _Optional[int] = ..., known: _Optional[_Iterable[int]] = ..., deck: _Optional[int] = ..., deck_top: _Optional[_Iterable[_Union[OldWorldHidden, _Mapping]]] = ..., discard: _Optional[_Iterable[int]] = ..., potions: _Optional[_Iterable[int]] = ..., used_potions: _Optional[_Iterable[int]] = ..., trails: _Optional[_Iterable[_Union[OldWorldTerrain, str]]] = ..., tracking: _Optional[_Iterable[int]] = ..., quests: _Optional[_Iterable[_Union[OldWorldQuest, _Mapping]]] = ..., kept: _Optional[_Iterable[int]] = ..., monster_trophies: _Optional[_Iterable[int]] = ..., school_trophies: _Optional[_Iterable[int]] = ..., attribute_trophies: _Optional[_Iterable[_Union[OldWorldAttribute, str]]] = ..., own_trophies: _Optional[int] = ..., position: _Optional[int] = ..., kept_events: _Optional[_Iterable[_Union[OldWorldKept, _Mapping]]] = ..., deck_bottom: _Optional[_Iterable[_Union[OldWorldHidden, _Mapping]]] = ...) -> None: ...

class OldWorldKept(_message.Message):
    __slots__ = ("event", "name", "text")
    EVENT_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    event: int
    name: str
    text: str
    def __init__(self, event: _Optional[int] = ..., name: _Optional[str] = ..., text: _Optional[str] = ...) -> None: ...

class OldWorldHidden(_message.Message):
    __slots__ = ("card",)
    CARD_FIELD_NUMBER: _ClassVar[int]
    card: int
    def __init__(self, card: _Optional[int] = ...) -> None: ...

class OldWorldQuest(_message.Message):
    __slots__ = ("card", "option", "location", "text", "cost")
    CARD_FIELD_NUMBER: _ClassVar[int]
    OPTION_FIELD_NUMBER: _ClassVar[int]
    LOCATION_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    COST_FIELD_NUMBER: _ClassVar[int]
    card: int
    option: int
    location: int
    text: str
    cost: str
    def __init__(self, card: _Optional[int] = ..., option: _Optional[int] = ..., location: _Optional[int] = ..., text: _Optional[str] = ..., cost: _Optional[str] = ...) -> None: ...

class OldWorldMarketSlot(_message.Message):
    __slots__ = ("card", "price")
    CARD_FIELD_NUMBER: _ClassVar[int]
    PRICE_FIELD_NUMBER: _ClassVar[int]
    card: int
    price: int
    def __init__(self, card: _Optional[int] = ..., price: _Optional[int] = ...) -> None: ...

class OldWorldMonsterSlot(_message.Message):
    __slots__ = ("terrain", "location", "monster")
    TERRAIN_FIELD_NUMBER: _ClassVar[int]
    LOCATION_FIELD_NUMBER: _ClassVar[int]
    MONSTER_FIELD_NUMBER: _ClassVar[int]
    terrain: OldWorldTerrain
    location: int
    monster: int
    def __init__(self, terrain: _Optional[_Union[OldWorldTerrain, str]] = ..., location: _Optional[int] = ..., monster: _Optional[int] = ...) -> None: ...

class OldWorldComboCard(_message.Message):
    __slots__ = ("card", "extension")
    CARD_FIELD_NUMBER: _ClassVar[int]
    EXTENSION_FIELD_NUMBER: _ClassVar[int]
    card: int
    extension: int
    def __init__(self, card: _Optional[int] = ..., extension: _Optional[int] = ...) -> None: ...

class OldWorldDice(_message.Message):
    __slots__ = ("faces", "seat")
    FACES_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    faces: _containers.RepeatedScalarFieldContainer[int]
    seat: int
    def __init__(self, faces: _Optional[_Iterable[int]] = ..., seat: _Optional[int] = ...) -> None: ...

class OldWorldFight(_message.Message):
    __slots__ = ("attacker", "defender", "monster", "pool", "pool_top", "shown", "revealed", "attack", "on_turn", "turns", "potions", "specialties", "bets", "fighting", "stage", "suppressed")
    ATTACKER_FIELD_NUMBER: _ClassVar[int]
    DEFENDER_FIELD_NUMBER: _ClassVar[int]
    MONSTER_FIELD_NUMBER: _ClassVar[int]
    POOL_FIELD_NUMBER: _ClassVar[int]
    POOL_TOP_FIELD_NUMBER: _ClassVar[int]
    SHOWN_FIELD_NUMBER: _ClassVar[int]
    REVEALED_FIELD_NUMBER: _ClassVar[int]
    ATTACK_FIELD_NUMBER: _ClassVar[int]
    ON_TURN_FIELD_NUMBER: _ClassVar[int]
    TURNS_FIELD_NUMBER: _ClassVar[int]
    POTIONS_FIELD_NUMBER: _ClassVar[int]
    SPECIALTIES_FIELD_NUMBER: _ClassVar[int]
    BETS_FIELD_NUMBER: _ClassVar[int]
    FIGHTING_FIELD_NUMBER: _ClassVar[int]
    STAGE_FIELD_NUMBER: _ClassVar[int]
    SUPPRESSED_FIELD_NUMBER: _ClassVar[int]
    attacker: int
    defender: int
    monster: int
    pool: int
    pool_top: _containers.RepeatedCompositeFieldContainer[OldWorldHidden]
    shown: _containers.RepeatedScalarFieldContainer[int]
    revealed: int
    attack: OldWorldAttack
    on_turn: int
    turns: _containers.RepeatedScalarFieldContainer[int]
    potions: _containers.RepeatedScalarFieldContainer[int]
    specialties: _containers.RepeatedScalarFieldContainer[int]
    bets: _containers.RepeatedScalarFieldContainer[int]
    fighting: bool
    stage: OldWorldFightStage
    suppressed: bool
    def __init__(self, attacker: _Optional[int] = ..., defender: _Optional[int] = ..., monster: _Optional[int] = ..., pool: _Optional[int] = ..., pool_top: _Optional[_Iterable[_Union[OldWorldHidden, _Mapping]]] = ..., shown: _Optional[_Iterable[int]] = ..., revealed: _Optional[int] = ..., attack: _Optional[_Union[OldWorldAttack, str]] = ..., on_turn: _Optional[int] = ..., turns: _Optional[_Iterable[int]] = ..., potions: _Optional[_Iterable[int]] = ..., specialties: _Optional[_Iterable[int]] = ..., bets: _Optional[_Iterable[int]] = ..., fighting: _Optional[bool] = ..., stage: _Optional[_Union[OldWorldFightStage, str]] = ..., suppressed: _Optional[bool] = ...) -> None: ...

class OldWorldOwn(_message.Message):
    __slots__ = ("hand", "deck", "drawn", "offer")
    HAND_FIELD_NUMBER: _ClassVar[int]
    DECK_FIELD_NUMBER: _ClassVar[int]
    DRAWN_FIELD_NUMBER: _ClassVar[int]
    OFFER_FIELD_NUMBER: _ClassVar[int]
    hand: _containers.RepeatedScalarFieldContainer[int]
    deck: _containers.RepeatedScalarFieldContainer[int]
    drawn: _containers.RepeatedScalarFieldContainer[int]
    offer: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, hand: _Optional[_Iterable[int]] = ..., deck: _Optional[_Iterable[int]] = ..., drawn: _Optional[_Iterable[int]] = ..., offer: _Optional[_Iterable[int]] = ...) -> None: ...

class OldWorldQuestion(_message.Message):
    __slots__ = ("about", "exploration", "event", "count", "by", "paid", "side", "under", "fight_cards", "title", "text")
    ABOUT_FIELD_NUMBER: _ClassVar[int]
    EXPLORATION_FIELD_NUMBER: _ClassVar[int]
    EVENT_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    BY_FIELD_NUMBER: _ClassVar[int]
    PAID_FIELD_NUMBER: _ClassVar[int]
    SIDE_FIELD_NUMBER: _ClassVar[int]
    UNDER_FIELD_NUMBER: _ClassVar[int]
    FIGHT_CARDS_FIELD_NUMBER: _ClassVar[int]
    TITLE_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    about: str
    exploration: int
    event: int
    count: int
    by: int
    paid: bool
    side: int
    under: bool
    fight_cards: bool
    title: str
    text: str
    def __init__(self, about: _Optional[str] = ..., exploration: _Optional[int] = ..., event: _Optional[int] = ..., count: _Optional[int] = ..., by: _Optional[int] = ..., paid: _Optional[bool] = ..., side: _Optional[int] = ..., under: _Optional[bool] = ..., fight_cards: _Optional[bool] = ..., title: _Optional[str] = ..., text: _Optional[str] = ...) -> None: ...
