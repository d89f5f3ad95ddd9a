"""Ascending numbers as small steps, which compress well."""

from __future__ import annotations

from collections.abc import Iterable


def delta_coded(numbers: Iterable[int]) -> list[int]:
    """Code ascending numbers: the first as is, then the difference to the one before.

    Raises ValueError when they do not ascend strictly.
    """
    steps: list[int] = []
    before = None
    for number in numbers:
        if before is not None and number <= before:
            raise ValueError(f"{number} does not ascend from {before}")
        steps.append(number if before is None else number - before)
        before = number
    return steps


def delta_decoded(steps: Iterable[int]) -> list[int]:
    """Undo `delta_coded`."""
    numbers: list[int] = []
    total = 0
    for step in steps:
        total += step
        numbers.append(total)
    return numbers
