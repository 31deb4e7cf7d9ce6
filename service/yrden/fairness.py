"""Fair dealing: whether a match was dealt as its seed says, and the seed was fixed before it began.

The server publishes SHA-256("yrden" ‖ match id ‖ seed) when a match is created and the seed after its end. Whoever kept
the published value can check that the seed was not chosen afterwards; every draw then follows from the seed.
"""

import json
from dataclasses import dataclass

from google.protobuf import json_format

from yrden import _core
from yrden.application.token import commitment
from yrden.v1 import matches_pb2


class BadReplay(Exception):  # noqa: N818 - the caller's file, not a fault of ours
    """A file that is no replay."""


@dataclass(frozen=True)
class Report:
    """What was checked, in words."""

    fair: bool
    lines: tuple[str, ...]


def check(text: str) -> Report:
    """Check a replay given as JSON."""
    try:
        replay = json_format.Parse(text, matches_pb2.Replay(), ignore_unknown_fields=True)
        seed = bytes.fromhex(replay.seed)
    except (json_format.ParseError, ValueError) as error:
        raise BadReplay(f"this is no replay: {error}") from error
    match = replay.match
    if not (match.id and seed and replay.log):
        raise BadReplay("this is no whole replay: match, seed and log are needed (GET /v1/matches/ID:replay)")
    lines = [f"Match {match.id}: {match.game}, {match.players} players, {len(replay.log)} bytes of log."]
    wrong = 0

    def say(ok: bool, good: str, bad: str) -> None:
        nonlocal wrong
        wrong += not ok
        lines.append(("ok     " if ok else "WRONG  ") + (good if ok else bad))

    say(
        commitment(match.id, seed) == match.commitment,
        "the seed is the one that was committed to before the match; compare the commitment with what you were told:",
        "the seed is not the one that was committed to before the match:",
    )
    lines.append(f"       {match.commitment}")
    try:
        verdict = json.loads(_core.verify(match.game, match.players, dict(match.options), seed, replay.log))
    except _core.CoreError as error:
        say(ok=False, good="", bad=str(error))
        return Report(fair=False, lines=(*lines, "The log cannot have happened by the rules."))
    say(
        verdict["rules_version"] == match.rules_version,
        f"it was played by rules version {match.rules_version}, which this program knows.",
        f"it was played by rules version {match.rules_version}; this program knows {verdict['rules_version']}.",
    )
    say(
        verdict["content_hash"] == match.content_hash,
        "it was played with the content this program has.",
        "it was played with other content than this program has; the draws below may differ for that reason.",
    )
    say(
        verdict["wrong"] is None,
        f"all {verdict['draws']} draws follow from the seed, and all {verdict['decisions']} decisions were legal.",
        f"{verdict['wrong']}.",
    )
    say(
        verdict["places"] == list(match.outcome.places),
        "the places are those the log leads to.",
        f"the log leads to places {verdict['places']}, the replay says {list(match.outcome.places)}.",
    )
    if verdict["wrong"] is None:
        played = _core.Match.replay(match.game, match.players, dict(match.options), seed, replay.log)
        outcome = json.loads(played.outcome() or "{}")
        solo = (outcome.get("solo") == "won") if outcome.get("solo") is not None else None
        said = match.outcome.solo_won if match.outcome.HasField("solo_won") else None
        say(
            (outcome.get("scores"), solo) == (list(match.outcome.scores), said),
            "the scores are those the log leads to.",
            f"the log leads to scores {outcome.get('scores')}, the replay says {list(match.outcome.scores)}.",
        )
        told = matches_pb2.Replay.FromString(played.replay_message())
        say(
            match.version == played.version and list(told.events) == list(replay.events),
            "the story it tells in words is that of the log.",
            "the story it tells in words is not that of the log.",
        )
    lines.append("The match was dealt fairly." if not wrong else "The match was NOT dealt as it says.")
    return Report(fair=not wrong, lines=tuple(lines))
