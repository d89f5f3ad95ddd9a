"""Figures of the benchmark are reported with the machine's speed."""

from __future__ import annotations

import pytest

from tests.bench.budgets import TIMES, Measurement, judge
from tests.bench.speed import fixed_loop, with_speed


@pytest.mark.parametrize(
    ("after", "mark"),
    [(100.0, ""), (114.0, ""), (86.0, ""), (116.0, "CHANGED by +16%"), (84.0, "CHANGED by -16%")],
)
def test_a_group_is_marked_when_the_speed_of_the_machine_changes(after: float, mark: str) -> None:
    loops = iter([100.0, after])
    figure = Measurement("A figure", 1, "ms")
    given = list(with_speed("editing", [figure], lambda: next(loops)))
    assert given[0] == figure
    assert (given[1].name, given[1].value) == ("Machine: editing", max(100.0, after))
    assert ("CHANGED" in given[1].note) == bool(mark)
    assert mark in given[1].note


def test_the_loop_takes_its_time() -> None:
    assert fixed_loop() > 0.5


def test_edits_that_get_slower_are_over_budget() -> None:
    assert judge(Measurement("Edits, the last by the first", 1.3, "times"), TIMES).ok
    assert not judge(Measurement("Edits, the last by the first", 1.31, "times"), TIMES).ok
