"""Limits of a deck are refused by the name of the field; within them it fits into the database."""

from __future__ import annotations

from typing import Any

import pytest

from functions.common.tables import MainItem, connection
from functions.decks import limits
from tests.functions.deck_harness import DeckHarness
from tests.functions.harness import Harness

BAT = "🦇"
"""Four bytes as one character: none takes more."""
MAX_ITEM_BYTES = 400 * 1024


def cards(number: int, copies: int = 1, first: int = 200001) -> dict[str, int]:
    return {str(first + one): copies for one in range(number)}


TOO_MUCH = [
    ({"name": ""}, "name"),
    ({"name": "x" * (limits.MAX_NAME_LENGTH + 1)}, "name"),
    ({"name": "two\nlines"}, "name"),
    ({"name": 7}, "name"),
    ({"name": "\ud800"}, "name"),
    ({"name": "a\u202eb"}, "name"),
    ({"name": "a\u200bb"}, "name"),
    ({"name": "\u200d \ufe0f"}, "name"),
    ({"author": "a\u2066b"}, "author"),
    ({"tags": ["a\U0001d159"]}, "tags.0"),
    ({"author": "x" * (limits.MAX_AUTHOR_LENGTH + 1)}, "author"),
    ({"description": "x" * (limits.MAX_DESCRIPTION_BYTES + 1)}, "description"),
    ({"description": "\x00"}, "description"),
    ({"tags": ["x"] * (limits.MAX_TAGS + 1)}, "tags"),
    ({"tags": ["x", "y" * (limits.MAX_TAG_LENGTH + 1)]}, "tags.1"),
    ({"tags": [""]}, "tags.0"),
    ({"cards": {"200001": limits.MAX_COPIES + 1}}, "cards.200001"),
    ({"cards": {"200001": 1.5}}, "cards.200001"),
    ({"cards": {"200001": True}}, "cards.200001"),
    ({"cards": {"200000": 1}}, "cards.200000"),
    ({"cards": {"99999": 1}}, "cards.99999"),
    ({"cards": {"300000": 1}}, "cards.300000"),
    ({"cards": {"2000011": 1}}, "cards.2000011"),
    ({"cards": {"200001\n": 1}}, "cards.200001\n"),
    ({"cards": {"٢٠٠٠٠١": 1}}, "cards.٢٠٠٠٠١"),
    ({"owner": "me"}, "owner"),
]


@pytest.mark.parametrize(("sent_body", "field"), TOO_MUCH)
def test_values_above_a_limit_are_refused_by_name(
    harness: Harness, sent_body: dict[str, Any], field: str
) -> None:
    decks = DeckHarness(harness)
    theo = decks.builder()
    deckid = theo.make()
    for reply in (theo.browser.call("POST", "/api/deck", sent_body), theo.change(deckid, **sent_body)):
        assert (reply.status, reply.code) == (422, "invalid")
        assert [problem["field"] for problem in reply.json["error"]["details"]] == [field]
    assert theo.see(deckid)["rev"] == 1
    assert len(theo.listed()) == 1


@pytest.mark.parametrize("name", ["🧛\u200d♂️", "\u0645\u06cc\u200c\u062e\u0648", "שלום", "Ravnos"])
def test_characters_that_join_others_stay_in_a_name(harness: Harness, name: str) -> None:
    theo = DeckHarness(harness).builder()
    assert theo.see(theo.make(name=name))["name"] == name


@pytest.mark.parametrize("card", ["100000", "199999", "200001", "200010", "201000", "210000", "299999"])
def test_the_ends_of_the_ranges_are_cards(harness: Harness, card: str) -> None:
    decks = DeckHarness(harness)
    theo = decks.builder()
    assert theo.cards(theo.make(cards={card: 1})) == {card: 1}


@pytest.mark.parametrize(
    ("sent_body", "rev", "field"),
    [
        ({}, None, "body"),
        ({"name": None}, None, "body"),
        ({"cards": {}}, None, "body"),
        ({"cards": cards(limits.MAX_CHANGES + 1)}, None, "cards"),
        ({"cards": {"200001": -limits.MAX_COPIES - 1}}, None, "cards.200001"),
        ({"replaceCards": {"200001": -1}}, 1, "replaceCards.200001"),
        ({"replaceCards": cards(limits.MAX_CARDS + 1)}, 1, "replaceCards"),
        ({"replaceCards": {}, "cards": {"200001": 1}}, 1, "replaceCards"),
        ({"replaceCards": {}}, None, "If-Match"),
    ],
)
def test_changes_have_bounds_of_their_own(
    harness: Harness, sent_body: dict[str, Any], rev: int | None, field: str
) -> None:
    decks = DeckHarness(harness)
    theo = decks.builder()
    deckid = theo.make()
    reply = theo.change(deckid, rev, **sent_body)
    assert (reply.status, reply.json["error"]["details"][0]["field"]) == (422, field)


@pytest.mark.parametrize("header", ["x", '"', "", "-1", "*", 'W/"1"', "1" * 16])
def test_a_revision_is_a_number(harness: Harness, header: str) -> None:
    decks = DeckHarness(harness)
    theo = decks.builder()
    reply = theo.browser.call("PUT", f"/api/deck/{theo.make()}", {"name": "x"}, if_match=header)
    assert (reply.status, reply.json["error"]["details"][0]["field"]) == (422, "if-match")


@pytest.mark.parametrize("key", ["short", "x" * 129])
def test_a_key_is_no_short_and_no_endless_text(harness: Harness, key: str) -> None:
    decks = DeckHarness(harness)
    reply = decks.builder().browser.call("POST", "/api/deck", {}, idempotency_key=key)
    assert (reply.status, reply.json["error"]["details"][0]["field"]) == (422, "Idempotency-Key")


def test_the_number_of_different_cards_is_limited(each_harness: Harness) -> None:
    decks = DeckHarness(each_harness)
    theo = decks.builder()
    deckid = theo.make(cards=cards(limits.MAX_CARDS - 1))
    assert theo.change(deckid, cards=cards(2, first=100000)).json["error"]["details"][0]["field"] == "cards"
    assert theo.change(deckid, cards={"100000": 1}).status == 200
    assert theo.change(deckid, cards={"100001": 1}).status == 422
    assert theo.change(deckid, cards={"100000": 7}).status == 200, "a card that is in it"
    assert theo.change(deckid, cards={"100000": -1, "100001": 2}).status == 200, "one for another"
    assert len(theo.cards(deckid)) == limits.MAX_CARDS


def test_the_largest_deck_fits_into_the_database(each_harness: Harness) -> None:
    """Even with all cards that concurrent edits may add beyond the limit."""
    decks = DeckHarness(each_harness)
    each_harness.clock.run()
    theo = decks.builder()
    sent_body = {
        "name": BAT * limits.MAX_NAME_LENGTH,
        "author": BAT * limits.MAX_AUTHOR_LENGTH,
        "tags": [BAT * limits.MAX_TAG_LENGTH] * limits.MAX_TAGS,
        "cards": cards(limits.MAX_CARDS, limits.MAX_COPIES),
    }
    deckid = theo.make(**sent_body)
    for first in range(0, limits.MAX_CARDS, 100):
        markers = dict.fromkeys(cards(100, first=200001 + first), "flexible")
        assert theo.change(deckid, markers=markers, branchName=BAT * 32).status == 200
    [revision] = theo.add_revisions(deckid)
    theo.change(revision, cards={"200001": 1})
    described = {"description": BAT * (limits.MAX_DESCRIPTION_BYTES // len(BAT.encode()))}
    body = b'{"description":"' + described["description"].encode() + b'"}'
    reply = theo.browser.send("PUT", f"/api/deck/{deckid}", body, {"content-type": "application/json"})
    assert reply.status == 200
    assert theo.see(deckid) | sent_body | described == theo.see(deckid)
    beyond = 2 * limits.MAX_CHANGES * len('200001{"N":"999"}200001{"S":"flexible"}')
    assert stored_bytes(deckid) + beyond < MAX_ITEM_BYTES / 2, "space for future attributes of decks"


def stored_bytes(deckid: str) -> int:
    """Estimate the size of an item: names and values as sent, which is more than the database counts."""
    key = {"pk": {"S": f"DECK#{deckid}"}, "sk": {"S": "META"}}
    item = connection().client.get_item(TableName=MainItem.Meta.table_name, Key=key)["Item"]
    return len(repr(item).encode())


def test_the_most_changes_of_one_call_are_read_by_the_database(each_harness: Harness) -> None:
    decks = DeckHarness(each_harness)
    theo = decks.builder()
    deckid = theo.make(cards=cards(limits.MAX_CHANGES))
    changes = {card: number % 3 - 1 for number, card in enumerate(cards(limits.MAX_CHANGES))}
    texts = {"author": "a", "description": "d", "tags": ["t"], "branchName": "b", "inventoryType": "fixed"}
    everything = {**texts, "hidden": True, "locked": False}
    assert theo.change(deckid, 1, name="n", cards=changes, **everything).status == 200
    assert theo.cards(deckid) == {card: copies for card, copies in changes.items() if copies >= 0}


def test_an_expression_stays_below_the_limit_of_the_cloud() -> None:
    """4,096 bytes: the local databases may accept longer ones."""
    longest = len(f", #0.#{limits.MAX_CHANGES} = :{limits.MAX_CHANGES}")
    assert longest * limits.MAX_CHANGES < 4096 - 300
