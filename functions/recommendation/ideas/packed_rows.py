"""Reads packed rows of pairs: see ``PackedRows`` of the pipeline."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import accumulate
from typing import Any


@dataclass(frozen=True, slots=True)
class PackedRows:
    """PackedRows of pairs, unpacked one by one when they are asked for."""

    starts: tuple[int, ...]
    steps: bytes
    numbers: bytes

    def __len__(self) -> int:
        return len(self.starts) - 1

    def pairs(self, row: int) -> Iterator[tuple[int, int]]:
        """Yield index and number of each pair of a row; a number of 0 is no pair."""
        part = slice(self.starts[row], self.starts[row + 1])
        return zip(accumulate(self.steps[part]), self.numbers[part], strict=True)


def read_rows(packed: Mapping[str, Any]) -> PackedRows:
    """Prepare packed rows. Raises ValueError when they are truncated."""
    rows = PackedRows(
        starts=(0, *accumulate(packed["sizes"])),
        steps=b64decode(packed["steps"]),
        numbers=b64decode(packed["numbers"]),
    )
    if not rows.starts[-1] == len(rows.steps) == len(rows.numbers):
        raise ValueError("packed rows are truncated")
    return rows
