"""Metrics: their names, what they count, and that nobody can make them grow."""

import re
import threading
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from yrden.application.refusal import Reason
from yrden.metrics import Metrics, Readings

PAGE = Path(__file__).parents[2] / "docs" / "metrics.md"
ROW = re.compile(r"\| `(\w+)` \| (\w+) \| (.*?) ?\| (.+) \|")
ACT = "yrden.v1.Matches.Act"


@pytest.fixture
def metrics() -> Metrics:
    return Metrics("1.2.3", methods=[ACT], games=["ronin"])


def value(metrics: Metrics, name: str, **labels: str) -> float | None:
    return metrics.registry.get_sample_value(name, labels)


def rendered(metrics: Metrics) -> str:
    return metrics.render()[1].decode()


def fill(metrics: Metrics) -> None:
    """Count something of everything."""
    metrics.count_call("grpc", ACT, "OK", 0.002)
    metrics.count_refusal("STALE_VERSION")
    metrics.count_act("ronin", 0.00002)
    metrics.count_commit(0.001, 7)
    readings = Readings(3, 2, 100, 4, {("ronin", "running"): 5, ("ronin", "waiting"): 1})
    metrics.read_from(lambda: readings)


def test_the_page_lists_every_metric_with_its_type_and_labels(metrics: Metrics) -> None:
    fill(metrics)
    listed = {}
    for name, kind, labels, meaning in ROW.findall(PAGE.read_text()):
        assert len(meaning) > 10
        listed[name] = (kind, set(re.findall(r"`(\w+)`", labels)))
    shown = {}
    for family in text_string_to_metric_families(rendered(metrics)):
        name = family.name + "_total" if family.type == "counter" else family.name
        labels = {label for sample in family.samples for label in sample.labels} - {"le"}
        shown[name] = (family.type, labels)
    if not any(name.startswith("process_") for name in shown):  # no /proc on this system
        listed = {name: row for name, row in listed.items() if not name.startswith("process_")}
    assert shown == listed


def test_every_metric_is_there_before_anything_happens(metrics: Metrics) -> None:
    names = set(re.findall(r"^# TYPE (\w+)", rendered(metrics), re.MULTILINE))
    fill(metrics)
    assert names == set(re.findall(r"^# TYPE (\w+)", rendered(metrics), re.MULTILINE))
    assert not [name for name in names if name.endswith("_created")]


def test_names_follow_the_conventions(metrics: Metrics) -> None:
    fill(metrics)
    for family in text_string_to_metric_families(rendered(metrics)):
        assert re.fullmatch(r"(yrden|process)_[a-z_]+", family.name)
        assert family.documentation.endswith(".")
        assert "milli" not in family.name
        if family.type == "histogram":
            assert family.name.endswith(("_seconds", "_size"))


def test_what_happens_is_counted(metrics: Metrics) -> None:
    fill(metrics)
    assert value(metrics, "yrden_rpcs_total", transport="grpc", method=ACT, code="OK") == 1
    assert value(metrics, "yrden_rpc_seconds_sum", transport="grpc", method=ACT) == 0.002
    assert value(metrics, "yrden_rpc_seconds_bucket", transport="grpc", method=ACT, le="0.001") == 0
    assert value(metrics, "yrden_rpc_seconds_bucket", transport="grpc", method=ACT, le="0.0025") == 1
    assert value(metrics, "yrden_refusals_total", reason="STALE_VERSION") == 1
    assert value(metrics, "yrden_refusals_total", reason="BAD_TOKEN") == 0
    assert value(metrics, "yrden_acts_total", game="ronin") == 1
    assert value(metrics, "yrden_engine_seconds_count", game="ronin") == 1
    assert value(metrics, "yrden_store_commit_seconds_sum") == 0.001
    assert value(metrics, "yrden_store_batch_size_sum") == 7
    assert value(metrics, "yrden_live_matches") == 3
    assert value(metrics, "yrden_watchers") == 2
    assert value(metrics, "yrden_cache_hits_total") == 100
    assert value(metrics, "yrden_cache_misses_total") == 4
    assert value(metrics, "yrden_matches", game="ronin", state="running") == 5
    assert 'yrden_build_info{python="3.' in rendered(metrics)
    assert 'version="1.2.3"' in rendered(metrics)


def test_every_reason_is_known(metrics: Metrics) -> None:
    for reason in Reason:
        metrics.count_refusal(reason.value)
        assert value(metrics, "yrden_refusals_total", reason=reason.value) == 1
    assert value(metrics, "yrden_refusals_total", reason="unknown") is None


def test_what_clients_make_up_adds_no_series_and_no_memory(metrics: Metrics) -> None:
    def make_up(word: str) -> None:
        metrics.count_call(word, word, word, 0.1)
        metrics.count_call("grpc", word, "OK", 0.1)
        metrics.count_refusal(word)
        metrics.count_act(word, 0.1)

    make_up("first")
    lines = len(rendered(metrics).splitlines())
    for number in range(100):
        make_up(f"word {number}")
    text = rendered(metrics)
    assert len(text.splitlines()) == lines
    assert "word" not in text
    assert value(metrics, "yrden_rpcs_total", transport="unknown", method="unknown", code="UNKNOWN") == 101
    assert value(metrics, "yrden_rpcs_total", transport="grpc", method="unknown", code="OK") == 101
    assert value(metrics, "yrden_refusals_total", reason="unknown") == 101
    assert value(metrics, "yrden_acts_total", game="unknown") == 101
    assert not vars(metrics)["_calls"]


def test_two_servers_count_apart(metrics: Metrics) -> None:
    other = Metrics("1.2.3", games=["ronin"])
    metrics.count_act("ronin", 0.1)
    assert value(other, "yrden_acts_total", game="ronin") == 0


def test_commits_are_counted_from_any_thread(metrics: Metrics) -> None:
    def commit() -> None:
        for _ in range(1000):
            metrics.count_commit(0.001, 2)

    threads = [threading.Thread(target=commit) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert value(metrics, "yrden_store_batch_size_sum") == 8000


def test_readings_are_asked_for_only_when_somebody_reads(metrics: Metrics) -> None:
    asked = []

    def read() -> Readings:
        asked.append(True)
        return Readings()

    metrics.read_from(read)
    metrics.count_call("rest", ACT, "OK", 0.1)
    assert not asked
    content_type, text = metrics.render()
    assert len(asked) == 1
    assert content_type.startswith("text/plain; version=")
    assert text.endswith(b"\n")
