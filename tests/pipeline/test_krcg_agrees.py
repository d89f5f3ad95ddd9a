"""krcg reads the same files with its own reader: ids, first dates and other values must agree."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache

import pytest
from card_pipeline.normalise.clans import RENAMED

from tests.pipeline.whole_build import crypt, library

pytestmark = pytest.mark.slow

# In a separate process: krcg reads its settings at import and would use the network without them.
SCRIPT = """
import json, sys
from krcg.vtes import VTES
VTES.load_from_vekn()
cards = {}
for card in VTES:
    prints = [one for prints in card.sets.values() for one in prints]
    dates = [one["release_date"] for one in prints if one.get("release_date")]
    cards[card.id] = {
        "name": card.vekn_name,
        "first": min(dates, default=None),
        "clans": card.clans,
        "types": card.types,
        "capacity": card.capacity if card.crypt else None,
        "group": card.group if card.crypt else None,
    }
json.dump(cards, sys.stdout)
"""


@cache
def krcg() -> dict[int, dict[str, object]]:
    env = {**os.environ, "LOCAL_CARDS": "1", "NO_TRANSLATIONS": "1"}
    done = subprocess.run([sys.executable, "-c", SCRIPT], env=env, capture_output=True, text=True, check=True)
    return {int(card): facts for card, facts in json.loads(done.stdout).items()}


def test_the_same_cards() -> None:
    assert set(krcg()) == set(crypt()) | set(library())
    assert len(krcg()) == 1785 + 2364


def test_the_same_first_printing_dates() -> None:
    ours = {card: one.first_print for card, one in crypt().items()}
    ours |= {card: one.first_print for card, one in library().items()}
    assert ours == {card: facts["first"] for card, facts in krcg().items()}


@pytest.mark.parametrize("field", ["capacity", "group", "clans"])
def test_the_same_vampires(field: str) -> None:
    for card, one in crypt().items():
        theirs = krcg()[card][field]
        ours = {"capacity": one.capacity, "group": str(one.group).upper(), "clans": [one.clan]}[field]
        if field == "clans" and isinstance(theirs, list):
            theirs = [RENAMED.get(clan, clan) for clan in theirs]
        assert ours == theirs, one.name


def test_the_same_library_types() -> None:
    for card, one in library().items():
        assert sorted(one.types) == sorted(_texts(krcg()[card]["types"])), one.name


def _texts(value: object) -> list[str]:
    assert isinstance(value, list)
    return [str(item) for item in value]
