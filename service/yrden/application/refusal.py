"""Refusals: one table from reason to gRPC status to HTTP status.

A reason is for programs, the message tells a person what to do next. Both transports say the same.
"""

from dataclasses import dataclass, field
from enum import StrEnum

from grpc import StatusCode


class Reason(StrEnum):
    """Why a call was refused."""

    BAD_REQUEST = "BAD_REQUEST"
    BAD_OPTIONS = "BAD_OPTIONS"
    BAD_SEATS = "BAD_SEATS"
    BAD_SEED = "BAD_SEED"
    BAD_TOKEN_FORM = "BAD_TOKEN_FORM"  # noqa: S105 - a word, not a secret
    UNGUARDED_ACT = "UNGUARDED_ACT"
    ILLEGAL_ACTION = "ILLEGAL_ACTION"
    UNKNOWN_GAME = "UNKNOWN_GAME"
    UNKNOWN_BOT = "UNKNOWN_BOT"
    NO_SUCH_METHOD = "NO_SUCH_METHOD"
    NO_SUCH_MATCH = "NO_SUCH_MATCH"
    NO_SUCH_JOIN_CODE = "NO_SUCH_JOIN_CODE"
    NO_SUCH_SEAT = "NO_SUCH_SEAT"
    NO_TOKEN = "NO_TOKEN"  # noqa: S105 - a word, not a secret
    BAD_TOKEN = "BAD_TOKEN"  # noqa: S105 - a word, not a secret
    NEEDS_ADMIN = "NEEDS_ADMIN"
    NOT_YOUR_TURN = "NOT_YOUR_TURN"
    NOT_STARTED = "NOT_STARTED"
    NOT_FINISHED = "NOT_FINISHED"
    MATCH_OVER = "MATCH_OVER"
    MATCH_SUSPENDED = "MATCH_SUSPENDED"
    ALREADY_RESIGNED = "ALREADY_RESIGNED"
    SEAT_TAKEN = "SEAT_TAKEN"
    NO_OPEN_SEAT = "NO_OPEN_SEAT"
    STALE_VERSION = "STALE_VERSION"
    REQUEST_ID_REUSED = "REQUEST_ID_REUSED"
    TOO_MANY_REQUESTS = "TOO_MANY_REQUESTS"
    TOO_MANY_MATCHES = "TOO_MANY_MATCHES"
    TOO_MANY_STREAMS = "TOO_MANY_STREAMS"
    MESSAGE_TOO_LARGE = "MESSAGE_TOO_LARGE"
    STORE_UNAVAILABLE = "STORE_UNAVAILABLE"
    SHUTTING_DOWN = "SHUTTING_DOWN"
    DEADLINE_EXCEEDED = "DEADLINE_EXCEEDED"
    INTERNAL = "INTERNAL"


_INVALID = (StatusCode.INVALID_ARGUMENT, 400)
_NOT_FOUND = (StatusCode.NOT_FOUND, 404)
_STATE = (StatusCode.FAILED_PRECONDITION, 409)
_ABORTED = (StatusCode.ABORTED, 409)
_EXHAUSTED = (StatusCode.RESOURCE_EXHAUSTED, 429)
_UNAVAILABLE = (StatusCode.UNAVAILABLE, 503)

STATUS: dict[Reason, tuple[StatusCode, int]] = {
    Reason.BAD_REQUEST: _INVALID,
    Reason.BAD_OPTIONS: _INVALID,
    Reason.BAD_SEATS: _INVALID,
    Reason.BAD_SEED: _INVALID,
    Reason.BAD_TOKEN_FORM: _INVALID,
    Reason.UNGUARDED_ACT: _INVALID,
    Reason.ILLEGAL_ACTION: _INVALID,
    Reason.UNKNOWN_GAME: _NOT_FOUND,
    Reason.UNKNOWN_BOT: _NOT_FOUND,
    Reason.NO_SUCH_METHOD: (StatusCode.UNIMPLEMENTED, 404),
    Reason.NO_SUCH_MATCH: _NOT_FOUND,
    Reason.NO_SUCH_JOIN_CODE: _NOT_FOUND,
    Reason.NO_SUCH_SEAT: _NOT_FOUND,
    Reason.NO_TOKEN: (StatusCode.UNAUTHENTICATED, 401),
    Reason.BAD_TOKEN: (StatusCode.UNAUTHENTICATED, 401),
    Reason.NEEDS_ADMIN: (StatusCode.PERMISSION_DENIED, 403),
    Reason.NOT_YOUR_TURN: _STATE,
    Reason.NOT_STARTED: _STATE,
    Reason.NOT_FINISHED: _STATE,
    Reason.MATCH_OVER: _STATE,
    Reason.MATCH_SUSPENDED: _STATE,
    Reason.ALREADY_RESIGNED: _STATE,
    Reason.SEAT_TAKEN: _STATE,
    Reason.NO_OPEN_SEAT: _STATE,
    Reason.STALE_VERSION: _ABORTED,
    Reason.REQUEST_ID_REUSED: (StatusCode.ALREADY_EXISTS, 409),
    Reason.TOO_MANY_REQUESTS: _EXHAUSTED,
    Reason.TOO_MANY_MATCHES: _EXHAUSTED,
    Reason.TOO_MANY_STREAMS: _EXHAUSTED,
    Reason.MESSAGE_TOO_LARGE: (StatusCode.RESOURCE_EXHAUSTED, 413),
    Reason.STORE_UNAVAILABLE: _UNAVAILABLE,
    Reason.SHUTTING_DOWN: _UNAVAILABLE,
    Reason.DEADLINE_EXCEEDED: (StatusCode.DEADLINE_EXCEEDED, 504),
    Reason.INTERNAL: (StatusCode.INTERNAL, 500),
}


@dataclass
class Refusal(Exception):  # noqa: N818 - a refusal is not a fault of ours
    """A call that was refused; nothing was changed."""

    reason: Reason
    message: str
    # Facts for programs, such as the present version or the seconds to wait.
    facts: dict[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        """Show the sentence for people."""
        return self.message

    @property
    def code(self) -> StatusCode:
        """The gRPC status."""
        return STATUS[self.reason][0]

    @property
    def http(self) -> int:
        """The HTTP status."""
        return STATUS[self.reason][1]
