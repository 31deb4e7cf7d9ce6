"""Lets the asserts of the shared suite explain themselves as those of a test file do."""

import pytest

pytest.register_assert_rewrite("store.contract", "store.listing", "store.steps")
