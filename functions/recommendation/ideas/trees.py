"""Sums of decision trees over features: ``trees.json``, grown by ``make ranker``."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

_FILE = Path(__file__).with_name("trees.json")


@dataclass(frozen=True, slots=True)
class Trees:
    """All trees as one table. A child is a row of the table, or a leaf: -1 the first, -2 the second."""

    roots: Sequence[int]
    splits: Sequence[tuple[int, float, int, int]]
    """Feature; up to which value the first child follows; both children. Children come after their parent."""
    leaves: Sequence[float]

    def score(self, features: Sequence[float]) -> float:
        """Sum the leaves that the features lead to."""
        splits, leaves, total = self.splits, self.leaves, 0.0
        for root in self.roots:
            node = root
            while node >= 0:
                feature, limit, low, high = splits[node]
                node = low if features[feature] <= limit else high
            total += leaves[~node]
        return total


def read_trees(file: Mapping[str, Any], features: Sequence[str]) -> Trees:
    """Prepare the trees. Raises LookupError or ValueError if they are not over these features."""
    if file["features"] != list(features):
        raise ValueError("the trees are over other features")
    columns = (file["split"], file["limit"], file["low"], file["high"])
    trees = Trees(file["roots"], list(zip(*columns, strict=True)), file["leaves"])
    if not all(_is_sound(trees, len(features))):
        raise ValueError("the trees are malformed")
    return trees


def _is_sound(trees: Trees, features: int) -> Iterator[bool]:
    nodes, leaves = len(trees.splits), len(trees.leaves)
    yield all(-leaves <= root < nodes for root in trees.roots)
    for node, (feature, _, low, high) in enumerate(trees.splits):
        yield 0 <= feature < features
        yield all(-leaves <= child < 0 or node < child < nodes for child in (low, high))


@cache
def kept_trees(features: tuple[str, ...]) -> Trees:
    """Read the trees of the repository."""
    return read_trees(json.loads(_FILE.read_text(encoding="utf-8")), features)
