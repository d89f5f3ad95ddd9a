"""Creating, reading, editing and deleting decks: permissions and responses."""

from __future__ import annotations

import re
from typing import Any

import pytest

from functions.common import deck_ids as ids
from functions.common.deck_items import DeckItem, RevisionGroupItem
from functions.common.sessions import session_id
from functions.common.tables import MainItem
from functions.decks.items import CreatedItem, OwnerItem
from functions.decks.services.creation import PER_USER
from tests.functions.deck_harness import STANISLAVA, DeckHarness
from tests.functions.harness import Harness

KEY = "5f0c7a52-6e7e-4e21-8a54-2f1a8be1b3f7"
UNKNOWN_ID = "Zz9Zz9Zz9"


def test_a_deck_is_stored_as_sent(each_harness: Harness) -> None:
    decks = DeckHarness(each_harness)
    theo = decks.builder()
    body = {
        "name": "Stanislava",
        "author": "Theo",
        "description": "Beware.\n\tOr not: naïve 🦇",
        "tags": ["stealth", "vote"],
        "cards": {**STANISLAVA, "100030": 0},
    }
    deckid = theo.make(**body)
    assert re.fullmatch("[A-Z][A-Za-z0-9]{8}", deckid)
    facts = {
        **body,
        "deckid": deckid,
        "rev": 1,
        "created": "2026-11-20T12:00:00Z",
        "timestamp": "2026-11-20T12:00:00Z",
        "isNonEditable": False,
        "reviewOf": None,
    }
    own: dict[str, Any] = {
        "isAuthor": True,
        "publicChild": None,
        "publicParent": None,
        "branchName": "",
        "family": None,
        "inventoryType": "virtual",
        "markers": {},
        "hidden": False,
        "locked": False,
        "released": [],
    }
    others = {"isAuthor": False, "publicChild": False, "publicParent": False, "withheld": False}
    assert theo.see(deckid) == {**facts, **own}
    assert decks.builder("Other").see(deckid) == {**facts, **others}
    assert decks.stranger().see(deckid) == {**facts, **others}


def test_missing_fields_are_empty(each_harness: Harness) -> None:
    decks = DeckHarness(each_harness)
    theo = decks.builder()
    deck = theo.see(theo.make())
    assert (deck["name"], deck["author"], deck["description"]) == ("New deck", "", "")
    assert (deck["tags"], deck["cards"]) == ([], {})


def test_a_signed_out_user_can_neither_create_nor_edit_nor_list(harness: Harness) -> None:
    decks = DeckHarness(harness)
    deckid = decks.builder().make()
    stranger = decks.stranger().browser
    for method, path, body in (
        ("POST", "/api/deck", {}),
        ("PUT", f"/api/deck/{deckid}", {"name": "Mine"}),
        ("DELETE", f"/api/deck/{deckid}", None),
        ("GET", "/api/decks", None),
        ("POST", "/api/decks/batch", {"ids": [deckid]}),
    ):
        reply = stranger.call(method, path, body)
        assert (reply.status, reply.code) == (401, "signed-out"), (method, path)


def test_only_the_owner_changes_and_removes(harness: Harness) -> None:
    decks = DeckHarness(harness)
    theo, other = decks.builder(), decks.builder("Other")
    deckid = theo.make(cards=STANISLAVA)
    for reply in (
        other.change(deckid, cards={"200001": 1}),
        other.change(deckid, hidden=True),
        other.browser.call("DELETE", f"/api/deck/{deckid}"),
    ):
        assert (reply.status, reply.code) == (401, "not-owner")
    assert theo.see(deckid)["rev"] == 1


@pytest.mark.parametrize(
    "deckid", [UNKNOWN_ID, "2k8btlaslcwcwinnpvs", "KoT:A", "0123456789abcdef" * 2, "x" * 3000]
)
def test_an_unknown_id(harness: Harness, deckid: str) -> None:
    decks = DeckHarness(harness)
    theo = decks.builder()
    for reply in (
        theo.browser.call("GET", f"/api/deck/{deckid}"),
        theo.change(deckid, name="x"),
        theo.browser.call("DELETE", f"/api/deck/{deckid}"),
    ):
        assert (reply.status, reply.code) == (400, "unknown-deck")
        assert reply.json["error"]["message"] == "NO DECK WITH THIS ID"


def test_a_deleted_deck_is_unknown(each_harness: Harness) -> None:
    decks = DeckHarness(each_harness)
    theo = decks.builder()
    deckid, other = theo.make(), theo.make()
    reply = theo.browser.call("DELETE", f"/api/deck/{deckid}")
    assert (reply.status, reply.json) == (200, {"success": True, "deckid": deckid, "removed": [deckid]})
    assert theo.browser.call("GET", f"/api/deck/{deckid}").code == "unknown-deck"
    assert theo.change(deckid, cards={"200001": 1}).code == "unknown-deck"
    assert [deck["deckid"] for deck in theo.listed()] == [other]


def test_only_the_flags_of_a_locked_deck_can_be_changed(each_harness: Harness) -> None:
    decks = DeckHarness(each_harness)
    theo = decks.builder()
    deckid = theo.make(cards=STANISLAVA)
    assert theo.change(deckid, locked=True).status == 200
    for body in ({"cards": {"200001": 1}}, {"name": "x"}, {"locked": False, "name": "x"}):
        reply = theo.change(deckid, **body)
        assert (reply.status, reply.code) == (409, "locked-deck")
    assert theo.change(deckid, hidden=True).status == 200
    assert theo.change(deckid, locked=False).status == 200
    assert theo.change(deckid, name="Free").status == 200
    deck = theo.see(deckid)
    assert (deck["name"], deck["hidden"], deck["locked"], deck["rev"]) == ("Free", True, False, 5)


def test_flags_are_no_change_of_the_deck_itself(harness: Harness) -> None:
    decks = DeckHarness(harness)
    theo = decks.builder()
    deckid = theo.make()
    decks.accounts.clock.forward(minutes=5)
    assert theo.change(deckid, hidden=True).json["timestamp"] == "2026-11-20T12:00:00Z"
    assert theo.change(deckid, name="Later").json == {
        "success": True,
        "rev": 3,
        "timestamp": "2026-11-20T12:05:00Z",
    }


def test_a_public_copy_is_not_changed_directly(harness: Harness) -> None:
    decks = DeckHarness(harness)
    theo = decks.builder()
    deckid = theo.make()
    DeckItem(f"DECK#{deckid}", "META").update([DeckItem.public_parent.set("A1b2c3d4e")])
    for reply in (theo.change(deckid, hidden=True), theo.browser.call("DELETE", f"/api/deck/{deckid}")):
        assert (reply.status, reply.code) == (409, "public-deck")
    assert theo.see(deckid)["publicParent"] == "A1b2c3d4e"
    assert decks.stranger().see(deckid)["publicParent"] is True


def test_a_deck_without_an_owner_cannot_be_edited(harness: Harness) -> None:
    decks = DeckHarness(harness)
    theo = decks.builder()
    deckid = theo.make()
    DeckItem(f"DECK#{deckid}", "META").update([DeckItem.gsi1pk.remove(), DeckItem.gsi1sk.remove()])
    assert theo.change(deckid, name="x").code == "not-owner"
    assert theo.see(deckid)["isNonEditable"] is True


def test_the_same_key_creates_one_deck(each_harness: Harness) -> None:
    decks = DeckHarness(each_harness)
    theo, other = decks.builder(), decks.builder("Other")

    def make(browser: Any, name: str) -> str:
        deckid: str = browser.call("POST", "/api/deck", {"name": name}, idempotency_key=KEY).json["deckid"]
        return deckid

    first = make(theo.browser, "One")
    assert make(theo.browser, "One") == first
    assert make(other.browser, "One") != first
    assert [deck["name"] for deck in theo.listed()] == ["One"]
    decks.accounts.clock.forward(days=31)
    assert theo.browser.call("GET", "/api/decks").code == "signed-out"


def test_a_key_is_forgotten_after_a_month(harness: Harness) -> None:
    decks = DeckHarness(harness)
    browser = decks.registered("Theo Bell")
    theo = decks.same_user(browser)
    first = theo.browser.call("POST", "/api/deck", {}, idempotency_key=KEY).json["deckid"]
    decks.accounts.clock.forward(days=30)
    browser.log_in("Theo Bell")
    later = decks.same_user(browser)
    assert later.browser.call("POST", "/api/deck", {}, idempotency_key=KEY).json["deckid"] != first


def test_an_id_that_is_taken_is_replaced(harness: Harness) -> None:
    drawn = iter(["Aaaaaaaaa", "Aaaaaaaaa", "Bbbbbbbbb"])
    decks = DeckHarness(harness, lambda: next(drawn))
    theo = decks.builder()
    assert [theo.make(name="1"), theo.make(name="2")] == ["Aaaaaaaaa", "Bbbbbbbbb"]
    assert theo.see("Aaaaaaaaa")["name"] == "1"


def test_ids_are_of_their_form_and_use_all_of_it() -> None:
    drawn = {ids.random_deck_id() for _ in range(2000)}
    assert len(drawn) == 2000
    assert all(ids.is_deck_id(one) for one in drawn)
    assert len({one[0] for one in drawn}) == 26
    assert all(len({one[place] for one in drawn}) == 62 for place in range(1, 9))
    assert not any(
        map(ids.is_deck_id, ["aaaaaaaaa", "Aaaaaaaa", "Aaaaaaaaaa", "Aaaaaaaa\n", "Aaaaaaaaé", ""])
    )


def test_no_deck_is_created_for_an_account_being_deleted(harness: Harness) -> None:
    decks = DeckHarness(harness)
    theo = decks.builder()
    session = decks.ports.sessions.find(theo.browser.cookies["session"])
    assert session is not None
    assert session.id == session_id(theo.browser.cookies["session"])
    OwnerItem(f"USER#{session.user}", "PROFILE").update([OwnerItem.deleting.set("2026-11-20T12:00:00Z")])
    reply = theo.browser.call("POST", "/api/deck", {})
    assert (reply.status, reply.code) == (401, "signed-out")
    assert list(MainItem.scan(MainItem.pk.startswith("DECK#"))) == []


def test_creating_decks_is_throttled(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    decks = DeckHarness(harness)
    monkeypatch.setattr("functions.decks.services.creation.PER_USER", type(PER_USER)("deck", 2, 3600))
    theo = decks.builder()
    theo.make()
    theo.browser.call("POST", "/api/deck", {}, idempotency_key=KEY)
    reply = theo.browser.call("POST", "/api/deck", {})
    assert (reply.status, reply.code) == (429, "throttled")
    assert reply.headers["retry-after"] == "3600"
    assert theo.browser.call("POST", "/api/deck", {}, idempotency_key=KEY).status == 200, "made before"


def test_decks_go_with_the_account(each_harness: Harness) -> None:
    decks = DeckHarness(each_harness)
    browser = decks.registered("Theo Bell")
    theo = decks.same_user(browser)
    deckid = theo.make(name="Stanislava", cards=STANISLAVA)
    assert browser.call("GET", "/api/account/deletion").json["decks"] == 1
    [exported] = browser.call("GET", "/api/account/export").json["decks"]
    assert (exported["id"], exported["cards"]) == (deckid, STANISLAVA)
    assert browser.call("DELETE", "/api/account", {"password": "correct horse"}).status == 200
    assert decks.stranger().browser.call("GET", f"/api/deck/{deckid}").code == "unknown-deck"


def test_items_share_the_keys_of_the_table() -> None:
    for item in (DeckItem, RevisionGroupItem, OwnerItem, CreatedItem):
        assert item._get_schema()["key_schema"] == MainItem._get_schema()["key_schema"]
