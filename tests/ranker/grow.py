"""``grow.py ROWS TREES``: grows the trees of card ideas with LightGBM, in an environment of its own."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import lightgbm
import numpy as np

TREES = 150
SETTINGS = {
    "objective": "binary",
    "num_leaves": 8,
    "learning_rate": 0.08,
    "min_data_in_leaf": 50,
    "feature_fraction": 0.5,
    "bagging_fraction": 0.8,
    "bagging_freq": 1,
    "lambda_l2": 5,
    "seed": 1,
    "deterministic": True,
    "force_row_wise": True,
    "num_threads": 1,
    "verbose": -1,
}
_LIMIT_DIGITS, _LEAF_DIGITS = 6, 4


class Table:
    """Trees as the function reads them: one table of splits, and one of leaves."""

    def __init__(self, features: list[str]) -> None:
        self.columns: dict[str, list[Any]] = {
            "features": features,
            **{name: [] for name in ("roots", "split", "limit", "low", "high", "leaves")},
        }

    def add(self, node: dict[str, Any]) -> int:
        """Add a node and all below it; returns its row, or its leaf."""
        of = self.columns
        if "leaf_value" in node:
            of["leaves"].append(round(node["leaf_value"], _LEAF_DIGITS))
            return -len(of["leaves"])
        row = len(of["split"])
        of["split"].append(node["split_feature"])
        of["limit"].append(float(f"{node['threshold']:.{_LIMIT_DIGITS}g}"))
        of["low"].append(0)
        of["high"].append(0)
        of["low"][row] = self.add(node["left_child"])
        of["high"][row] = self.add(node["right_child"])
        return row


def main(rows: Path, trees: Path) -> None:
    """Grow the trees and write them."""
    known = np.load(rows)
    booster = lightgbm.train(SETTINGS, lightgbm.Dataset(known["rows"], known["hidden"]), TREES)
    table = Table(known["features"].tolist())
    for tree in booster.dump_model()["tree_info"]:
        table.columns["roots"].append(table.add(tree["tree_structure"]))
    trees.write_text(json.dumps(table.columns, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
