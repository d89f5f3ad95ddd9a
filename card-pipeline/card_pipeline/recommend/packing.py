"""Writing rows of pairs the way `PackedRows` says."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable

from card_pipeline.model.recommender import PackedRows

MAX_VALUE = 255

Pairs = Iterable[tuple[int, int]]
"""Place and number (1 to 255), places ascending."""


def pack(rows: Iterable[Pairs]) -> PackedRows:
    """Pack rows. Raises ValueError for a number that a byte does not hold, or places out of order."""
    sizes: list[int] = []
    steps, numbers = bytearray(), bytearray()
    for row in rows:
        start, before = len(steps), 0
        for place, number in row:
            step = place - before
            if step < 0 or not 0 < number <= MAX_VALUE:
                raise ValueError(f"the pair {place}, {number} cannot be packed")
            far = step // MAX_VALUE if step > MAX_VALUE else 0
            steps += bytes([MAX_VALUE]) * far
            numbers += bytes(far)
            steps.append(step - far * MAX_VALUE)
            numbers.append(number)
            before = place
        sizes.append(len(steps) - start)
    return PackedRows(
        sizes=sizes, steps=b64encode(steps).decode("ascii"), numbers=b64encode(numbers).decode("ascii")
    )
