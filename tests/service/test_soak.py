"""Fifty kills under load: nothing that was acknowledged is lost, nothing happened twice."""

from pathlib import Path

import pytest

from service.soak import soak


@pytest.mark.timeout(600)
def test_fifty_kills_lose_nothing(tmp_path: Path) -> None:
    result = soak(tmp_path, 50)
    assert result["kills"] == 50
    assert result["lost"] == 0
    assert result["doubled"] == 0
    assert result["exit_code"] == 0
    # The clients did play, and were interrupted.
    assert result["acknowledged"] >= 50
    assert result["asked_again"] >= 50
