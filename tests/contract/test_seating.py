"""The site's seatings, scored by krcg: the nine rules of the VEKN (docs/rules/seating.md §2)."""

from __future__ import annotations

import itertools
import json
import subprocess
from collections.abc import Hashable
from pathlib import Path
from typing import Any

import pytest
from krcg.seating import Round, Score

pytestmark = pytest.mark.slow

PROJECT = Path(__file__).resolve().parents[2]
SWAPS = 3000
"""Enough for seatings that repeat much and little."""

KNOWN = {
    8: (0, 0, 0, 12, 0, 0, 0, 0.375, 4),
    10: (0, 2, 0, 20, 0, 0, 0, 0.455, 6),
    13: (0, 0, 0.185, 12, 0, 0, 0, 0.325, 1),
    20: (0, 0, 0, 12, 0, 0, 0, 0.275, 1),
    25: (0, 0, 0, 0, 0, 0, 0, 0.275, 0),
    50: (0, 0, 0, 0, 0, 0, 0, 0.275, 0),
    60: (0, 0, 0, 0, 0, 0, 0, 0.275, 0),
}
"""What krcg reaches for three rounds: the best of two searches of ten seconds, rounded up."""


def seatings(*calls: str) -> list[dict[str, Any]]:
    """Run the site's optimiser once for all calls."""
    done = subprocess.run(
        ["npm", "run", "seat", "-w", "site", "--silent", "--", "--batch"],
        cwd=PROJECT,
        input="\n".join(calls),
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return [json.loads(line) for line in done.stdout.splitlines()]


def scored(rounds: list[list[list[int]]]) -> list[float]:
    return list(Score([Round([*map(list[Hashable], tables)]) for tables in rounds]).rules)


def test_the_nine_figures_are_those_of_krcg() -> None:
    sizes = list(itertools.product(range(8, 61), (2, 3, 4)))
    found = seatings(*(f"{players} {rounds} seed {SWAPS}" for players, rounds in sizes))
    assert len(found) == len(sizes)
    for (players, rounds), seating in zip(sizes, found, strict=True):
        assert seating["rules"] == pytest.approx(scored(seating["rounds"])), (players, rounds)
        assert len(seating["rounds"]) == rounds


def test_seatings_are_never_worse_than_those_of_krcg() -> None:
    for (players, known), seating in zip(
        KNOWN.items(), seatings(*(f"{players} 3" for players in KNOWN)), strict=True
    ):
        assert tuple(seating["rules"]) <= known, players


def test_a_wrong_number_is_named() -> None:
    done = subprocess.run(
        ["npm", "run", "seat", "-w", "site", "--silent", "--", "3", "2"],
        cwd=PROJECT,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stderr.splitlines()[0]) == (
        2,
        "PLAYERS: 3 is not a whole number from 4 to 200",
    )
