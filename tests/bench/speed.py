"""Speed of the machine during measurements: figures of a busy machine are unreliable."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterable, Iterator

from tests.bench.budgets import Measurement

STEPS, TIMES = 1_000_000, 9
MAX_CHANGE = 0.15
"""A change of the machine's speed above which the figures of a group are marked."""


def fixed_loop() -> float:
    """Return the median time of a fixed amount of work, in milliseconds."""
    return statistics.median(_once() for _ in range(TIMES))


def with_speed(
    name: str, measurements: Iterable[Measurement], loop: Callable[[], float] = fixed_loop
) -> Iterator[Measurement]:
    """Return the figures of a group, and the speed of the machine before and after."""
    before = loop()
    yield from measurements
    after = loop()
    change = after / before - 1
    mark = "" if abs(change) <= MAX_CHANGE else f"; CHANGED by {change:+.0%}: measure this group again"
    note = f"a fixed loop took {before:.1f} ms before, {after:.1f} ms after{mark}"
    yield Measurement(f"Machine: {name}", max(before, after), "ms", note)


def _once() -> float:
    begin = time.perf_counter()
    total = 0
    for number in range(STEPS):
        total += number & 7
    return (time.perf_counter() - begin) * 1000
