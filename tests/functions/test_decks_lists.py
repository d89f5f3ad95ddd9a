"""The list of a user's decks, and reading several decks."""

from __future__ import annotations

import gzip
import random
from typing import Any

import pytest

from functions.decks import limits
from functions.decks.services import reading
from tests.functions.deck_harness import STANISLAVA, DeckHarness
from tests.functions.harness import Harness


def test_the_list_shows_what_a_selector_needs(each_harness: Harness) -> None:
    decks = DeckHarness(each_harness)
    theo, other = decks.builder(), decks.builder("Other")
    deckid = theo.make(name="Stanislava", author="Theo", tags=["vote"], cards=STANISLAVA)
    other.make()
    theo.change(deckid, hidden=True)
    assert theo.listed() == [
        {
            "deckid": deckid,
            "name": "Stanislava",
            "author": "Theo",
            "tags": ["vote"],
            "branchName": "",
            "family": None,
            "mainClan": None,
            "inventoryType": "virtual",
            "reviewOf": None,
            "cryptCount": 6,
            "libraryCount": 13,
            "hidden": True,
            "locked": False,
            "publicChild": None,
            "publicParent": None,
            "rev": 2,
            "timestamp": "2026-11-20T12:00:00Z",
        }
    ]


def test_every_change_shows_in_the_list(each_harness: Harness) -> None:
    decks = DeckHarness(each_harness)
    theo = decks.builder()
    deckid = theo.make(cards=STANISLAVA)
    for sent_body, rev, counts in (
        ({"cards": {"200001": 3, "100029": -1}}, None, (7, 12)),
        ({"cards": {"100029": 0}}, None, (7, 12)),
        ({"replaceCards": {"200001": 1}}, 3, (1, 0)),
        ({"name": "Renamed"}, None, (1, 0)),
    ):
        before = theo.listed()[0]["rev"]
        assert theo.change(deckid, rev, **sent_body).status == 200
        [listed] = theo.listed()
        assert (listed["cryptCount"], listed["libraryCount"]) == counts
        assert listed["rev"] == before + 1
    assert listed["name"] == "Renamed"


def test_several_decks_are_returned_in_the_requested_order(each_harness: Harness) -> None:
    decks = DeckHarness(each_harness)
    theo, other = decks.builder(), decks.builder("Other")
    mine, second, others = theo.make(name="1"), theo.make(name="2"), other.make(name="3")
    ids = [others, "Zz9Zz9Zz9", second, mine, second, "KoT:A"]
    reply = theo.browser.call("POST", "/api/decks/batch", {"ids": ids})
    assert reply.status == 200
    assert reply.json == {
        "decks": [theo.see(others), theo.see(second), theo.see(mine)],
        "unknown": ["Zz9Zz9Zz9", "KoT:A"],
        "left": [],
    }
    assert [deck["isAuthor"] for deck in reply.json["decks"]] == [False, True, True]


def test_the_number_of_decks_per_call_is_limited(harness: Harness) -> None:
    decks = DeckHarness(harness)
    theo = decks.builder()
    for number, status in ((0, 200), (limits.MAX_DECKS_PER_CALL, 200), (limits.MAX_DECKS_PER_CALL + 1, 422)):
        ids = [f"Aaaaa{one:04}" for one in range(number)]
        reply = theo.browser.call("POST", "/api/decks/batch", {"ids": ids})
        assert reply.status == status


def test_decks_that_do_not_fit_into_a_response_are_listed(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    decks = DeckHarness(harness)
    theo = decks.builder()
    ids = [theo.make(description="x" * 1000) for _ in range(5)]
    monkeypatch.setattr(reading, "READ_AT_ONCE", 1)
    monkeypatch.setattr(reading, "RESPONSE_BYTES", 3_000)
    reply = theo.browser.call("POST", "/api/decks/batch", {"ids": ids})
    assert [deck["deckid"] for deck in reply.json["decks"]] == ids[:2]
    assert reply.json["left"] == ids[2:]
    monkeypatch.setattr(reading, "RESPONSE_BYTES", 1)
    reply = theo.browser.call("POST", "/api/decks/batch", {"ids": ids})
    assert len(reply.json["decks"]) == 1, "one always does"


def test_a_thousand_typical_decks_are_at_most_a_megabyte_and_a_half_on_the_wire(harness: Harness) -> None:
    theo, chance, made = DeckHarness(harness).builder(), random.Random(7), 16  # noqa: S311 (no secret)
    ids = [theo.make(**_typical_deck(chance)) for _ in range(made)]
    browser, sent = theo.browser, 0
    for method, path, sent_body in (("POST", "/api/decks/batch", {"ids": ids}), ("GET", "/api/decks", None)):
        reply = browser.call(method, path, sent_body, accept_encoding="gzip")
        assert reply.headers["content-encoding"] == "gzip"
        assert len(gzip.decompress(reply.body)) > 2.5 * len(reply.body)
        sent += len(reply.body)
    assert 1000 / made * sent <= 1_500_000


def _typical_deck(chance: random.Random) -> dict[str, Any]:
    """36 different cards and a description of 240 characters: the mean of the newest winning decks."""
    crypt = [200001 + chance.randrange(1700) for _ in range(8)]
    library = [100001 + chance.randrange(2300) for _ in range(28)]
    words = ("".join(chance.choices("abcdefghijklmnopqrstuvwxyz", k=5)) for _ in range(40))
    return {
        "name": f"Deck {chance.randrange(1000)}",
        "author": "Theo",
        "tags": ["vote", "2026"],
        "description": " ".join(words),
        "cards": {str(card): chance.randint(1, 6) for card in crypt + library},
    }


@pytest.mark.slow
def test_the_largest_decks_stay_below_the_limit_of_the_cloud(harness: Harness) -> None:
    decks = DeckHarness(harness)
    theo = decks.builder()
    harness.clock.run()
    cards = {str(200001 + one): 999 for one in range(limits.MAX_CARDS)}
    ids = []
    for _ in range(60):
        ids.append(theo.make(cards=cards, tags=["🦇" * limits.MAX_TAG_LENGTH] * limits.MAX_TAGS))
        body = b'{"description":"' + ("🦇" * (limits.MAX_DESCRIPTION_BYTES // 4)).encode() + b'"}'
        theo.browser.send("PUT", f"/api/deck/{ids[-1]}", body, {"content-type": "application/json"})
    reply = theo.browser.call("POST", "/api/decks/batch", {"ids": ids})
    assert 0 < len(reply.json["left"]) < len(ids)
    assert len(reply.body) <= 6_000_000
    assert [deck["deckid"] for deck in reply.json["decks"]] + reply.json["left"] == ids
