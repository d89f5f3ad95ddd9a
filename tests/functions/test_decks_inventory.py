"""The inventory type of a deck, and the markers of its cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from functions.common.deck_items import DeckItem
from functions.decks import limits
from functions.decks.repository import decks as repository
from tests.functions.deck_harness import STANISLAVA, DeckHarness
from tests.functions.harness import Harness
from tests.functions.test_decks_races import at_once


def test_type_and_markers_are_stored(each_harness: Harness) -> None:
    decks = DeckHarness(each_harness)
    theo = decks.builder()
    deck = theo.make(cards=STANISLAVA)
    assert theo.change(deck, inventoryType="flexible").status == 200
    assert theo.change(deck, markers={"200001": "fixed", "100029": "virtual"}).status == 200
    assert theo.change(deck, markers={"200001": None, "200517": "fixed"}).json["rev"] == 4
    seen = theo.see(deck)
    assert seen["inventoryType"] == "flexible"
    assert seen["markers"] == {"100029": "virtual", "200517": "fixed"}
    assert theo.listed()[0]["inventoryType"] == "flexible"
    others = decks.stranger().see(deck)
    assert {"inventoryType", "markers", "branchName", "family", "hidden"} & others.keys() == set()


@pytest.mark.parametrize(
    ("content", "rev", "left"),
    [
        ({"inventoryType": "fixed"}, None, {}),
        ({"inventoryType": "flexible"}, None, {}),
        ({"inventoryType": "fixed", "markers": {"100029": "virtual"}}, None, {"100029": "virtual"}),
        ({"cards": {"200001": -1}}, None, {"200517": "flexible"}),
        ({"cards": {"200001": 0}}, None, {"200001": "fixed", "200517": "flexible"}),
        ({"cards": {"200001": -1, "200517": -1}, "markers": {"100029": "fixed"}}, None, {"100029": "fixed"}),
        ({"cards": {"200002": 1}, "markers": {"200002": "fixed", "200001": None}}, None, {"200002": "fixed"}),
        ({"replaceCards": {"200001": 4}}, 2, {"200001": "fixed"}),
        ({"markers": {"200001": None, "200517": None, "100029": None}}, None, {}),
    ],
)
def test_edits_of_cards_and_type_update_the_markers(
    each_harness: Harness, content: dict[str, Any], rev: int | None, left: dict[str, str]
) -> None:
    theo = DeckHarness(each_harness).builder()
    deck = theo.make(cards=STANISLAVA)
    theo.change(deck, markers={"200001": "fixed", "200517": "flexible"})
    if "200002" in content.get("cards", {}):
        left = {**left, "200517": "flexible"}
    reply = theo.change(deck, rev, **content)
    assert reply.status == 200, reply.body
    assert theo.see(deck)["markers"] == left
    [revision] = theo.add_revisions(deck, {"cards": STANISLAVA})
    theo.change(revision, markers={"200001": "fixed", "200517": "flexible"})
    theo.change(deck, hidden=False, name="Master again")
    assert theo.change(revision, rev and theo.see(revision)["rev"], **content).status == 200
    assert theo.see(revision)["markers"] == left, "in a family too"


@pytest.mark.parametrize(
    ("content", "field"),
    [
        ({"markers": {"200002": "fixed"}}, "markers.200002"),
        ({"cards": {"200001": -1}, "markers": {"200001": "fixed"}}, "markers.200001"),
        ({"markers": {"200001": "soft"}}, "markers.200001"),
        ({"markers": {"300000": "fixed"}}, "markers.300000"),
        ({"inventoryType": ""}, "inventoryType"),
        ({"branchName": "x" * (limits.MAX_REVISION_LABEL_LENGTH + 1)}, "branchName"),
        ({"branchName": "two\nlines"}, "branchName"),
        ({"cards": {"200001": 1}, "markers": {str(200001 + one): None for one in range(150)}}, "markers"),
        ({"markers": {}}, "body"),
    ],
)
def test_invalid_markers_are_refused_by_name(harness: Harness, content: dict[str, Any], field: str) -> None:
    theo = DeckHarness(harness).builder()
    deck = theo.make(cards=STANISLAVA)
    reply = theo.change(deck, **content)
    assert (reply.status, reply.code) == (422, "invalid")
    assert reply.json["error"]["details"][0]["field"] == field
    assert theo.see(deck)["rev"] == 1


def test_a_deck_created_before_there_were_markers_accepts_them(each_harness: Harness) -> None:
    theo = DeckHarness(each_harness).builder()
    deck = theo.make(cards=STANISLAVA)
    DeckItem(f"DECK#{deck}", "META").update(
        [DeckItem.markers.remove(), DeckItem.inventory_type.remove(), DeckItem.revision_label.remove()]
    )
    assert theo.see(deck)["inventoryType"] == "virtual"
    assert theo.change(deck, cards={"200001": -1}).status == 200
    assert theo.change(deck, markers={"200517": None}).status == 200
    assert theo.change(deck, markers={"200517": "fixed"}).status == 200
    assert theo.see(deck)["markers"] == {"200517": "fixed"}
    assert theo.listed()[0]["inventoryType"] == "virtual"


def test_first_markers_of_two_devices_both_stay(
    each_harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    theo = DeckHarness(each_harness).builder()
    deck = theo.make(cards=STANISLAVA)
    change = repository.change
    waiting: list[Callable[[], Any]] = [lambda: theo.change(deck, markers={"200517": "fixed"})]

    def after_that(*arguments: Any) -> Any:
        if waiting:
            at_once([waiting.pop()])
        return change(*arguments)

    monkeypatch.setattr(repository, "change", after_that)
    assert theo.change(deck, markers={"200001": "fixed"}).status == 200
    assert theo.see(deck)["markers"] == {"200001": "fixed", "200517": "fixed"}
