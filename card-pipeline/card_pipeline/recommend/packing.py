"""Encodes rows of pairs as `PackedRows`."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable

from card_pipeline.model.recommender import PackedRows

MAX_VALUE = 255

Pairs = Iterable[tuple[int, int]]
"""Index and number (1 to 255), indices ascending."""


def pack(rows: Iterable[Pairs]) -> PackedRows:
    """Pack rows. Raises ValueError for a number that does not fit a byte, or unsorted indices."""
    sizes: list[int] = []
    steps, numbers = bytearray(), bytearray()
    for row in rows:
        start, before = len(steps), 0
        for index, number in row:
            step = index - before
            if step < 0 or not 0 < number <= MAX_VALUE:
                raise ValueError(f"the pair {index}, {number} cannot be packed")
            far = step // MAX_VALUE if step > MAX_VALUE else 0
            steps += bytes([MAX_VALUE]) * far
            numbers += bytes(far)
            steps.append(step - far * MAX_VALUE)
            numbers.append(number)
            before = index
        sizes.append(len(steps) - start)
    return PackedRows(
        sizes=sizes, steps=b64encode(steps).decode("ascii"), numbers=b64encode(numbers).decode("ascii")
    )
