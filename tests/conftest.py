"""What all tests share: ways to keep quick."""

from __future__ import annotations

import gc
import os
from pathlib import Path
from typing import Any

import pytest
from xdist.scheduler import LoadScopeScheduling

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
"""Other tests run meanwhile: processors that share a large sum would wait for each other, busily."""

TOGETHER = {
    "tests/contract/test_parse_deck.py": "parsed decks",
    "tests/functions/test_recommendation_ideas.py": "card ideas",
    "tests/infra/test_template.py": "template",
    "tests/local/test_compaction.py": "compaction",
    "tests/local/test_decks.py": "decks",
    "tests/local/test_golden_events.py": "golden events",
    "tests/local/test_public_decks.py": "public decks",
    "tests/pipeline/test_recommend_time_split.py": "winning decks",
    "tests/pipeline/test_twd_real.py": "winning decks",
}
"""Files whose tests share what takes long to make: where several processes test, they stay in one."""

FUZZED = "tests/functions/test_openapi_fuzz.py"


WAITING = Path(__file__).parent / "local"
"""Tests that wait for programs they start: they begin first, beside what uses the processors."""


class _Scheduling(LoadScopeScheduling):  # type: ignore[misc]  # xdist publishes no types
    """Returns each test to the next process that is free, the files above as a whole, and these first."""

    def _split_scope(self, nodeid: str) -> str:
        file, _, test = nodeid.partition("::")
        # Generated inputs of a call are computed once and shared.
        return test.partition("[")[2] if file == FUZZED else TOGETHER.get(file, nodeid)


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> LoadScopeScheduling:
    """Choose who tests what."""
    return _Scheduling(config, log)


def pytest_configure(config: pytest.Config) -> None:
    """Keep the order below where several processes test, rather than the largest files first."""
    config.option.loadscopereorder = False


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes longest, so that no process is left alone with it at the end."""
    items.sort(key=_place)


def _place(item: pytest.Item) -> tuple[bool, bool, bool]:
    file = item.nodeid.partition("::")[0]
    is_slow = item.get_closest_marker("slow") is not None
    return not is_slow, not item.path.is_relative_to(WAITING), file != FUZZED and file not in TOGETHER


def pytest_collection_finish() -> None:
    """Leave out of each search for garbage what was made by importing and collecting: it stays to the end.

    A search comes after so many new objects, and the tests make many: most searches found nothing.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 50)
