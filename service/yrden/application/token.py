"""Seat tokens and codes: drawn at random, stored hashed, compared in constant time."""

import base64
import hashlib
import hmac
import re
import secrets

# Letters that nobody mistakes for others when a code is read aloud.
_CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
_TOKEN_FORM = re.compile(r"[A-Za-z0-9_-]{22,128}")


def new_match_id() -> str:
    """A match id: 96 random bits, readable in a URL."""
    return base64.urlsafe_b64encode(secrets.token_bytes(12)).decode()


def new_join_code() -> str:
    """A join code: 50 random bits, readable aloud."""
    return "".join(secrets.choice(_CODE_LETTERS) for _ in range(10))


def is_token(text: str) -> bool:
    """Whether a token that a client brings has the right form: at least 128 bits."""
    return _TOKEN_FORM.fullmatch(text) is not None


def derive(secret: bytes, match_id: str, seat: int, request: bytes) -> str:
    """The token of a seat.

    With a request id it is the same each time it is asked for, so that a lost answer can be asked for again although
    only hashes are kept; without one, `request` is random.
    """
    made = hmac.new(secret, f"{match_id}/{seat}/".encode() + request, hashlib.sha256).digest()
    return base64.urlsafe_b64encode(made[:24]).decode()


def digest(text: str) -> bytes:
    """What is stored instead of a token or a request id."""
    return hashlib.sha256(text.encode()).digest()


def matches(token: str, token_hash: bytes) -> bool:
    """Whether a token is the one whose hash is stored."""
    return is_hash(digest(token), token_hash)


def is_hash(hashed: bytes, token_hash: bytes) -> bool:
    """Whether a token's hash is the one that is stored."""
    return bool(token_hash) and hmac.compare_digest(hashed, token_hash)


def commitment(match_id: str, seed: bytes) -> str:
    """What is published of a seed before the match: SHA-256("yrden" ‖ match id ‖ seed)."""
    return hashlib.sha256(b"yrden" + match_id.encode() + seed).hexdigest()
