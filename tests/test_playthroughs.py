"""Recorded games stay as they were recorded, line by line."""

import json

import pytest

from playthroughs.playthrough import PLAYTHROUGHS, Playthrough, again
from yrden import _core


@pytest.mark.parametrize("plan", PLAYTHROUGHS, ids=lambda plan: f"{plan.game}-{plan.name}")
def test_a_recorded_game_is_played_again_line_by_line(plan: Playthrough) -> None:
    recorded = plan.path.read_text(encoding="utf-8")
    for number, (old, new) in enumerate(
        zip(recorded.splitlines(), again(plan, recorded).splitlines(), strict=False), 1
    ):
        assert old == new, f"{plan.path.name}, line {number}"
    assert recorded == again(plan, recorded)


def test_every_game_has_a_playthrough_for_few_and_many_players() -> None:
    for game in json.loads(_core.games()):
        counts = {plan.players for plan in PLAYTHROUGHS if plan.game == game["id"]}
        assert {1, 2, 3, 5} <= counts, game["id"]
