"""Shared configuration of all tests, which keeps them fast."""

from __future__ import annotations

import gc
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from xdist.scheduler import LoadScopeScheduling

from tests import shared_results

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
"""Other tests run at the same time: processors that share a computation would wait for each other."""

settings.register_profile("shared machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("shared machine")
"""Random examples prove rules, not speed: on a busy machine any of them may take long."""

TOGETHER = {
    "tests/contract/test_parse_deck.py": "parsed decks",
    "tests/contract/test_winning_shares.py": "winning shares",
    "tests/functions/test_recommendation_ideas.py": "card ideas",
    "tests/infra/test_template.py": "template",
    "tests/infra/test_template_cdn.py": "template",
    "tests/infra/test_template_files.py": "template",
    "tests/local/test_compaction.py": "compaction",
    "tests/local/test_decks.py": "decks",
    "tests/local/test_golden_events.py": "golden events",
    "tests/local/test_public_decks.py": "public decks",
    "tests/pipeline/test_recommend_time_split.py": "winning decks",
    "tests/pipeline/test_twd_real.py": "winning decks",
}
"""Files whose tests share expensive fixtures: each of them runs in one process."""

FUZZED = "tests/functions/test_openapi_fuzz.py"


WAITING = Path(__file__).parent / "local"
"""Tests that wait for programs they start: they begin first, while others use the processors."""


class _Scheduling(LoadScopeScheduling):  # type: ignore[misc]  # xdist publishes no types
    """Assigns tests to the next free process, the files above as a whole, and the waiting tests first."""

    def _split_scope(self, nodeid: str) -> str:
        file, _, test = nodeid.partition("::")
        # Generated inputs of a call are computed once and shared.
        return test.partition("[")[2] if file == FUZZED else TOGETHER.get(file, nodeid)


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> LoadScopeScheduling:
    """Choose the scheduling of tests."""
    return _Scheduling(config, log)


def pytest_configure(config: pytest.Config) -> None:
    """Use the order below with several processes, rather than the largest files first, and share results."""
    config.option.loadscopereorder = False
    shared_results.prepare(config)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the longest tests, so that no process is busy with them at the end."""
    items.sort(key=_place)


def _place(item: pytest.Item) -> tuple[bool, bool, bool]:
    file = item.nodeid.partition("::")[0]
    is_slow = item.get_closest_marker("slow") is not None
    return not is_slow, not item.path.is_relative_to(WAITING), file != FUZZED and file not in TOGETHER


def pytest_collection_finish() -> None:
    """Exclude the objects of imports and collection from garbage collections: they stay to the end.

    A collection runs after a number of new objects, and most of them found nothing.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 50)
