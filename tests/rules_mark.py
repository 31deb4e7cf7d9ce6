"""The mark that ties a test to the clauses of `docs/rules` which it checks; `yrden rules` reports on it."""

from collections.abc import Callable
from typing import TypeVar

import pytest

Test = TypeVar("Test", bound=Callable[..., object])


def rule(first: str, *others: str) -> Callable[[Test], Test]:
    """Mark a test as checking clauses: `@rule("RON-3.1", "RON-3.2")`."""

    def mark(test: Test) -> Test:
        marked: Test = pytest.mark.rule(first, *others)(test)
        return marked

    return mark
