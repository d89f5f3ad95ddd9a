"""What travels between a device and the server (docs/rules/inventory.md §3)."""

from __future__ import annotations

import gzip
from typing import Any

import pytest

from functions.inventory.services import reading
from tests.functions.calls import Reply
from tests.functions.harness import Harness
from tests.functions.inventory_harness import Collector, InventoryHarness, all_ids
from tests.functions.pda_harness import ABEBE, ADRIANNE, ALACRITY

NOTE = "lent to Anna at the tournament in Prague; ask her in June"
MAX_BYTES_OF_ONE_CARD = 2048


@pytest.fixture
def inventories(harness: Harness) -> InventoryHarness:
    harness.clock.run()
    return InventoryHarness(harness)


def number(card: str) -> str:
    """The bucket of a card."""
    return str(int(card) % 32)


def own_everything(theo: Collector, notes_every: int = 10) -> None:
    """Own all published cards, each with a target, and some with a note.

    Notes of the same buckets are written together: each call writes the buckets of its cards.
    """
    assert theo.add({card: int(card) * 7919 % 97 % 13 + 1 for card in all_ids()}).status == 200
    targets = {card: {"target": {"mode": "fixed", "value": int(card) * 7907 % 89 % 11}} for card in all_ids()}
    assert theo.put(targets).status == 200
    noted = sorted(all_ids()[::notes_every], key=number)
    for start in range(0, len(noted), 50):
        assert theo.put({card: {"t": NOTE} for card in noted[start : start + 50]}).status == 200


def test_only_changed_buckets_travel(inventories: InventoryHarness) -> None:
    theo = inventories.collector()
    theo.add({ADRIANNE: 3, ALACRITY: 1})
    have = theo.have()
    assert theo.see(have)["buckets"] == {}
    theo.again().add({ALACRITY: 1})
    found = theo.see(have)
    empty: dict[str, Any] = {"targets": {}, "printings": {}, "notes": {}}
    assert found["buckets"] == {number(ALACRITY): {"q": {ALACRITY: 2}, **empty}}
    assert found["revs"] == theo.see()["revs"]


def test_a_device_that_is_ahead_gets_what_is_stored(inventories: InventoryHarness) -> None:
    """After a restored backup."""
    theo = inventories.collector()
    theo.add({ADRIANNE: 3})
    found = theo.see(".".join(["9"] * 32))
    assert len(found["buckets"]) == 32
    assert found["buckets"][number(ADRIANNE)]["q"] == {ADRIANNE: 3}
    assert found["revs"] == theo.see()["revs"]


def test_an_unchanged_inventory_is_not_sent_again(inventories: InventoryHarness) -> None:
    theo = inventories.collector()
    tags = [theo.look().headers["etag"]]
    changes: list[Any] = [
        lambda: theo.add({ADRIANNE: 3}),
        lambda: theo.put({ADRIANNE: {"t": "lent"}}),
        lambda: theo.put({ADRIANNE: {"t": "lent"}}),
        lambda: theo.put({"isFrozen": True}),
        lambda: theo.browser.call("PUT", "/api/inventory/key"),
        lambda: theo.put({"isFrozen": False}),
        theo.remove,
    ]
    for change in changes:
        assert theo.look(if_none_match=tags[-1]).status == 304
        assert change().status == 200
        reply = theo.look(if_none_match=tags[-1])
        assert reply.status == 200
        tags.append(reply.headers["etag"])
    assert len(set(tags)) == len(tags)
    unchanged = theo.look(if_none_match=f'"other", {tags[-1]}')
    assert (unchanged.status, unchanged.body) == (304, b"")
    assert unchanged.headers["etag"] == tags[-1]


def test_the_response_names_the_versions_that_follow(inventories: InventoryHarness) -> None:
    theo = inventories.collector()
    assert theo.add({ADRIANNE: 1}).json["revs"] == {number(ADRIANNE): 1}
    theo.again().add({ADRIANNE: 1})
    assert theo.add({ADRIANNE: 1}).json["revs"] == {number(ADRIANNE): 3}, "changed elsewhere, too"
    assert theo.put({ADRIANNE: {"q": 3}}).json["revs"] == {number(ADRIANNE): 3}, "nothing has changed"


def sent_bytes(reply: Reply) -> int:
    """Bytes of a body as a browser gets it."""
    return len(reply.body)


@pytest.mark.slow
@pytest.mark.parametrize("notes_every", [10, 1])
def test_a_changed_card_moves_less_than_two_kilobytes(
    inventories: InventoryHarness, notes_every: int
) -> None:
    theo = inventories.collector()
    own_everything(theo, notes_every)
    have = theo.have()
    change = theo.again().add({ADRIANNE: 1})
    reply = theo.look(have, accept_encoding="gzip")
    assert gzip.decompress(reply.body)
    assert len(change.body) < 200
    assert len(change.body) + sent_bytes(reply) <= MAX_BYTES_OF_ONE_CARD


@pytest.mark.slow
def test_all_cards_are_imported_in_one_call(inventories: InventoryHarness) -> None:
    theo = inventories.collector()
    cards = {card: int(card) % 9 + 1 for card in all_ids()}
    assert len(cards) >= 4149
    reply = theo.add(cards, "import-of-all")
    assert (reply.status, reply.json["cards"]) == (200, cards)
    assert theo.add(cards, "import-of-all").json["cards"] == cards, "once"
    assert theo.copies() == cards
    sizes = {kind: len(theo.look(accept_encoding=kind).body) for kind in ("identity", "gzip")}
    assert sizes["gzip"] < 16_000
    assert theo.add(dict.fromkeys(cards, -9)).json["cards"] == dict.fromkeys(cards)
    assert theo.copies() == {}


def test_texts_of_notes_are_read_together(each_harness: Harness) -> None:
    inventories = InventoryHarness(each_harness)
    theo, anna = inventories.collector(), inventories.collector("Anna")
    theo.put({ADRIANNE: {"t": "mine"}, ALACRITY: {"q": 1, "t": "too"}})
    anna.put({ADRIANNE: {"t": "hers"}})
    body = {"ids": [ALACRITY, ADRIANNE, ABEBE, ALACRITY]}
    reply = theo.browser.call("POST", "/api/inventory/notes/batch", body)
    versions = {card: theo.see()["buckets"][number(card)]["notes"][card] for card in (ADRIANNE, ALACRITY)}
    assert reply.json == {
        "notes": {
            ADRIANNE: {"t": "mine", "rev": versions[ADRIANNE]},
            ALACRITY: {"t": "too", "rev": versions[ALACRITY]},
        },
        "left": [],
    }


def test_notes_that_do_not_fit_are_left(
    inventories: InventoryHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "RESPONSE_BYTES", 1000)
    monkeypatch.setattr(reading, "NOTES_READ_AT_ONCE", 3)
    theo = inventories.collector()
    cards = all_ids()[:10]
    theo.put({card: {"t": "x" * 500} for card in cards})
    found: dict[str, Any] = {}
    waiting = cards
    while waiting:
        reply = theo.browser.call("POST", "/api/inventory/notes/batch", {"ids": waiting})
        assert reply.json["left"] == waiting[3:]
        found |= reply.json["notes"]
        waiting = reply.json["left"]
    assert set(found) == set(cards)
