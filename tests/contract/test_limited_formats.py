"""The V5 format of the site, against the published sets and cards."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.contract.site_command import site_answer

OUTSIDE = {"EoG"}
"""Published since Fifth Edition and not for V5 play: Echoes of Gehenna reprints for the older editions."""

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def pool(card_data: Path) -> dict[str, Any]:
    return site_answer("limited-pool", "v5", card_data=card_data)


def published(card_data: Path, name: str) -> Any:
    manifest = json.loads((card_data / "manifest.json").read_bytes())
    return json.loads((card_data / manifest["files"][name]["path"]).read_bytes())


def test_every_set_since_fifth_edition_is_in_the_format_or_known_to_be_outside(
    pool: dict[str, Any], card_data: Path
) -> None:
    sets = published(card_data, "sets")["sets"]
    first = sets["V5"]["date"]
    since = {code for code, one in sets.items() if one.get("date", "") >= first}
    assert since - set(pool["sets"]) - OUTSIDE == set(), "decide whether these sets are for V5 play"
    assert set(pool["sets"]) <= since


def test_the_format_has_the_cards_of_its_sets(pool: dict[str, Any], card_data: Path) -> None:
    sets = set(pool["sets"])
    for kind in ("crypt", "library"):
        cards = published(card_data, kind)["cards"]
        assert {card["id"] for card in cards if sets & set(card["sets"])} <= set(pool[kind])
    assert (len(pool["crypt"]), len(pool["library"])) == (267, 494)
