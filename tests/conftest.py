"""What all tests share: ways to keep quick."""

from __future__ import annotations

import gc

import pytest


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Where several processes test, keep marked groups of tests in one: it makes what they share once."""
    if config.getoption("dist", "no") == "load":
        config.option.dist = "loadgroup"


def pytest_collection_finish() -> None:
    """Leave out of each search for garbage what was made by importing and collecting: it stays to the end.

    A search comes after so many new objects, and the tests make many: most searches found nothing.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 50)
