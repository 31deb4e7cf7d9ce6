"""The model keeps the contract: what SQLite is compared with is itself a store."""

import pytest

from store.contract import StoreContract
from store.memory import MemoryStore
from store.steps import Opener
from yrden.store.port import Store


class TestMemory(StoreContract):
    """The store in memory."""

    @pytest.fixture
    def opener(self) -> Opener:
        store = MemoryStore()

        async def opened() -> Store:
            return store

        return opened
