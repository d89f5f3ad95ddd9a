"""Anonymous decks: created with or without an account, editable for a short time, expired after a year."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from functions.common.deck_items import DeckItem
from functions.common.tables import MainItem
from functions.decks.services import anonymous_decks
from tests.functions.calls import Browser, Reply
from tests.functions.deck_harness import STANISLAVA, Builder, DeckHarness
from tests.functions.harness import Harness

KEY = "5f0c7a52-6e7e-4e21-8a54-2f1a8be1b3f7"


def make(builder: Builder, **content: Any) -> Reply:
    reply = builder.browser.call("POST", "/api/deck", {"anonymous": True, **content})
    assert reply.status == 200, reply.body
    return reply


@pytest.mark.parametrize("with_account", [True, False])
def test_anyone_can_create_an_anonymous_deck(each_harness: Harness, with_account: bool) -> None:
    decks = DeckHarness(each_harness)
    maker = decks.builder() if with_account else decks.stranger()
    reply = make(maker, name="Stanislava", cards=STANISLAVA, reviewOf="KoT:A")
    deckid = reply.json["deckid"]
    assert reply.json == {
        "success": True,
        "deckid": deckid,
        "repairUntil": "2026-11-20T12:15:00Z",
        "ends": "2027-11-20T12:00:00Z",
    }
    for viewer in (maker, decks.stranger()):
        seen = viewer.see(deckid)
        assert (seen["isNonEditable"], seen["isAuthor"], seen["reviewOf"]) == (True, False, "KoT:A")
        assert (seen["name"], seen["cards"]) == ("Stanislava", STANISLAVA)
    if with_account:
        assert maker.listed() == []
        assert maker.remove(deckid).code == "not-owner"


def test_a_deck_with_an_owner_does_not_expire(harness: Harness) -> None:
    reply = DeckHarness(harness).builder().browser.call("POST", "/api/deck", {})
    assert (reply.json["repairUntil"], reply.json["ends"]) == (None, None)
    assert reply.cookies == []


@pytest.mark.parametrize("with_account", [True, False])
def test_its_maker_repairs_it_for_a_quarter_of_an_hour(each_harness: Harness, with_account: bool) -> None:
    decks = DeckHarness(each_harness)
    maker = decks.builder() if with_account else decks.stranger()
    deckid = make(maker, cards={"200001": 1}).json["deckid"]
    decks.accounts.clock.forward(minutes=14)
    assert maker.change(deckid, cards={"100029": 2}, name="Repaired").json["rev"] == 2
    assert maker.change(deckid, 2, replaceCards=STANISLAVA).status == 200
    decks.accounts.clock.forward(minutes=1)
    reply = maker.change(deckid, name="Too late")
    assert (reply.status, reply.code) == (401, "not-owner"), "no change prolongs the time"
    assert (maker.see(deckid)["name"], maker.cards(deckid)) == ("Repaired", STANISLAVA)


@pytest.mark.parametrize(
    "content", [{"hidden": True}, {"locked": True}, {"branchName": "x"}, {"inventoryType": "fixed"}]
)
def test_a_repair_is_of_the_content_only(harness: Harness, content: dict[str, Any]) -> None:
    maker = DeckHarness(harness).stranger()
    deckid = make(maker).json["deckid"]
    assert maker.change(deckid, **content).code == "not-owner"
    assert maker.see(deckid)["rev"] == 1


def test_only_the_creator_can_correct_it(harness: Harness) -> None:
    decks = DeckHarness(harness)
    maker, other = decks.stranger(), decks.builder()
    deckid = make(maker).json["deckid"]
    assert other.change(deckid, name="x").code == "not-owner"
    assert decks.stranger().change(deckid, name="x").code == "signed-out"
    for secret in ("x", "", "ä", maker.browser.cookies["repair"][:-1]):
        forger = Builder(Browser(decks.app, cookies={"repair": secret}))
        assert forger.change(deckid, name="x").status == 401
    second = make(other).json["deckid"]
    assert maker.change(second, name="x").code == "not-owner", "a secret is for one deck"


def test_a_secret_permits_no_edit_of_a_deck_with_an_owner(harness: Harness) -> None:
    decks = DeckHarness(harness)
    maker, theo = decks.stranger(), decks.builder()
    deckid = make(maker).json["deckid"]
    own = theo.make()
    assert maker.change(own, name="x").code == "signed-out"
    theo.browser.cookies |= maker.browser.cookies
    assert theo.change(own, name="Mine").status == 200
    assert theo.change(deckid, name="Moved").status == 200, "the browser that made it, signed in since"


def test_the_secret_is_for_one_path_and_only_its_hash_is_stored(harness: Harness) -> None:
    decks = DeckHarness(
        replace(harness, settings=replace(harness.settings, site_origins=("https://a.example",)))
    )
    browser = Browser(decks.app, headers={"origin": "https://a.example"})
    reply = browser.call("POST", "/api/deck", {"anonymous": True})
    deckid = reply.json["deckid"]
    [cookie] = reply.cookies
    name, _, rest = cookie.partition("=")
    secret, _, attributes = rest.partition("; ")
    assert name == "__Secure-repair"
    assert attributes == f"Max-Age=900; Path=/api/deck/{deckid}; HttpOnly; SameSite=Lax; Secure"
    assert len(secret) >= 43
    item = DeckItem.get(f"DECK#{deckid}", "META")
    assert secret not in str(item.serialize())
    assert item.gsi1pk is None


def test_it_expires_after_a_year_although_the_database_still_has_it(each_harness: Harness) -> None:
    decks = DeckHarness(each_harness)
    deckid = make(decks.stranger()).json["deckid"]
    decks.accounts.clock.forward(days=364, hours=23)
    assert decks.stranger().see(deckid)["deckid"] == deckid
    decks.accounts.clock.forward(hours=1)
    theo = decks.builder()
    assert theo.browser.call("GET", f"/api/deck/{deckid}").code == "unknown-deck"
    reply = theo.browser.call("POST", "/api/decks/batch", {"ids": [deckid]})
    assert reply.json["unknown"] == [deckid]
    assert MainItem.get(f"DECK#{deckid}", "META").pk, "nothing has removed it"


def test_the_same_key_gives_one_deck_and_a_new_secret(each_harness: Harness) -> None:
    decks = DeckHarness(each_harness)
    lost, maker = decks.stranger(), decks.stranger()
    first = lost.browser.call("POST", "/api/deck", {"anonymous": True}, idempotency_key=KEY)
    again = maker.browser.call("POST", "/api/deck", {"anonymous": True}, idempotency_key=KEY)
    assert again.json == first.json
    deckid = first.json["deckid"]
    assert maker.change(deckid, name="Repaired").status == 200
    assert lost.change(deckid, name="x").code == "not-owner", "its answer was lost"
    decks.accounts.clock.forward(minutes=20)
    later = decks.stranger().browser.call("POST", "/api/deck", {"anonymous": True}, idempotency_key=KEY)
    assert (later.json["deckid"], later.cookies) == (deckid, [])
    theo = decks.builder()
    owned = theo.browser.call("POST", "/api/deck", {}, idempotency_key=KEY).json["deckid"]
    snapshot = theo.browser.call("POST", "/api/deck", {"anonymous": True}, idempotency_key=KEY).json["deckid"]
    assert len({deckid, owned, snapshot}) == 3


def test_the_number_of_anonymous_decks_per_address_is_limited(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    decks = DeckHarness(harness)
    monkeypatch.setattr(anonymous_decks, "PER_ADDRESS", replace(anonymous_decks.PER_ADDRESS, limit=2))
    make(decks.stranger())
    make(decks.builder())
    reply = decks.stranger().browser.call("POST", "/api/deck", {"anonymous": True})
    assert (reply.status, reply.code) == (429, "throttled")
    elsewhere = Browser(decks.app, "203.0.113.8")
    assert elsewhere.call("POST", "/api/deck", {"anonymous": True}).status == 200


def test_a_signed_out_user_cannot_create_an_own_deck(harness: Harness) -> None:
    reply = DeckHarness(harness).stranger().browser.call("POST", "/api/deck", {"anonymous": False})
    assert (reply.status, reply.code) == (401, "signed-out")
