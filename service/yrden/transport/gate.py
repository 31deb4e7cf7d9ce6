"""The gate every call goes through, whatever wire it came by: who calls, how often, how it went."""

import hmac
import logging
import secrets
from typing import Protocol

import structlog
from structlog.contextvars import bind_contextvars

from yrden.application.refusal import Reason, Refusal
from yrden.application.token import digest
from yrden.limits import address_key
from yrden.logs import request_id
from yrden.transport.methods import Caller

log = structlog.get_logger(__name__)

BEARER = "bearer "


class Limiter(Protocol):
    """Says no to who calls too often."""

    def check(self, key: str) -> None:
        """Let a call through, or refuse it."""
        ...


class Meter(Protocol):
    """Counts calls."""

    def count_call(self, transport: str, method: str, code: str, seconds: float) -> None:
        """A call that ended."""
        ...

    def count_refusal(self, reason: str) -> None:
        """A call that was refused."""
        ...


class Gate:
    """Admits calls and keeps account of them. Tokens are never logged and never kept."""

    def __init__(self, admin_key: str, by_token: Limiter, by_address: Limiter, meter: Meter) -> None:
        self._admin_hash = digest(admin_key) if admin_key else b""
        self._by_token = by_token
        self._by_address = by_address
        self._meter = meter
        # Asked once: the answer costs more than all the rest of a call's account.
        self._tells_each_call: bool = log.is_enabled_for(logging.DEBUG)

    def admit(self, authorization: str, address: str) -> Caller:
        """The caller of a gRPC method, unless it calls too often."""
        token = ""
        if authorization:
            if not authorization.lower().startswith(BEARER):
                raise Refusal(Reason.BAD_TOKEN, "Send the token as: authorization: Bearer TOKEN.")
            token = authorization[len(BEARER) :].strip()
        admin = self._pass(address, token)
        return Caller("" if admin else token, admin)

    def limit(self, address: str, token: str) -> None:
        """Refuse who calls too often, from one address or with one token; the operator may.

        It is the first thing that happens to a call, which from here on has an id in the logs.
        """
        self._pass(address, token)

    def _pass(self, address: str, token: str) -> bool:
        """Limit; whether the token is the operator's. It is hashed once."""
        bind_contextvars(request_id=request_id())
        hashed = digest(token) if token else b""
        if token and self._is_admin(hashed):
            return True
        self._by_address.check(address_key(address))
        if token:
            self._by_token.check(hashed.hex())
        return False

    def authenticate(self, token: str) -> tuple[str, bool]:
        """A seat's token, or whether it is the operator's key."""
        return ("", True) if token and self._admin_hash and self._is_admin(digest(token)) else (token, False)

    def _is_admin(self, hashed: bytes) -> bool:
        return bool(self._admin_hash) and hmac.compare_digest(hashed, self._admin_hash)

    def done(self, transport: str, method: str, refusal: Refusal | None, seconds: float) -> None:
        """Keep account of a call that ended."""
        code = refusal.code.name if refusal else "OK"
        self._meter.count_call(transport, method, code, seconds)
        if refusal is not None:
            self._meter.count_refusal(refusal.reason.value)
            log.info(
                "refused",
                transport=transport,
                method=method,
                reason=refusal.reason.value,
                milliseconds=round(seconds * 1000, 3),
            )
        elif self._tells_each_call:
            log.debug("call", transport=transport, method=method, milliseconds=round(seconds * 1000, 3))

    @staticmethod
    def fault(method: str, error: Exception) -> Refusal:
        """A fault of ours: told with a number that finds it in the log, and with nothing else."""
        number = secrets.token_hex(4)
        log.error("fault", method=method, fault=number, error=type(error).__name__, exc_info=error)
        return Refusal(Reason.INTERNAL, f"Something went wrong in the server (fault {number}). Try again.")
