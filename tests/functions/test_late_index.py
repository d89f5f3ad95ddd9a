"""Indexes lag: sessions and decks that they do not show yet are ended with the others."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from functions.common.sessions import SessionItem, session_id
from tests.functions.calls import Browser
from tests.functions.deck_harness import DeckHarness
from tests.functions.harness import Harness
from tests.functions.pda_harness import PdaHarness

OWN = {"password": "correct horse"}


def hide(browser: Browser) -> None:
    """Remove a session from the index, like one that the index does not show yet."""
    item = SessionItem(f"SESS#{session_id(browser.cookies['session'])}", "S")
    item.update([SessionItem.gsi2pk.remove(), SessionItem.gsi2sk.remove()])


def change_password(browser: Browser) -> None:
    body = {**OWN, "newPassword": "battery staple"}
    assert browser.call("PUT", "/api/account", body).status == 200


def end_others(browser: Browser) -> None:
    assert browser.call("DELETE", "/api/account/sessions").status == 200


def delete_account(browser: Browser) -> None:
    assert browser.call("DELETE", "/api/account", OWN).status == 200


ENDS = [change_password, end_others, delete_account]


@pytest.mark.parametrize("end", ENDS)
def test_a_session_that_the_index_missed_neither_reads_nor_writes(
    each_harness: Harness, end: Callable[[Browser], None]
) -> None:
    decks, pda = DeckHarness(each_harness), PdaHarness(each_harness)
    owner, missed = each_harness.browser(), each_harness.browser()
    owner.register()
    missed.log_in()
    theo = decks.same_user(missed)
    deckid = theo.make(cards={"200001": 12, "100001": 60})
    token = dict(missed.cookies)
    hide(missed)
    end(owner)
    calls = [
        (decks.app, "GET", "/api/decks", None),
        (decks.app, "POST", "/api/decks/batch", {"ids": [deckid]}),
        (decks.app, "POST", "/api/deck", {"name": "Mine"}),
        (decks.app, "PUT", f"/api/deck/{deckid}", {"cards": {"200001": 1}}),
        (decks.app, "DELETE", f"/api/deck/{deckid}", None),
        (pda.app, "POST", f"/api/pda/{deckid}", None),
        (pda.app, "GET", "/api/pda/mine", None),
        (each_harness.app, "GET", "/api/account/sessions", None),
        (each_harness.app, "PUT", "/api/account", {"publicName": "Somebody"}),
    ]
    for app, method, path, body in calls:
        reply = Browser(app, cookies=dict(token)).call(method, path, body)
        assert (reply.status, reply.code) == (401, "signed-out"), (method, path)
    if end is not delete_account:
        assert owner.call("GET", "/api/account").json["success"]


def test_a_token_that_names_another_user_gives_no_access(harness: Harness) -> None:
    one, other = harness.browser(), harness.browser()
    one.register()
    other.register("Other")
    user = one.cookies["session"].partition(".")[0]
    secret = other.cookies["session"].partition(".")[2]
    thief = Browser(harness.app, cookies={"session": f"{user}.{secret}"})
    assert thief.call("GET", "/api/account").json == {"success": False}


def test_a_cookie_of_an_earlier_version_stays_good(harness: Harness) -> None:
    browser = harness.browser()
    browser.register()
    item = SessionItem.get(f"SESS#{session_id(browser.cookies['session'])}", "S")
    SessionItem(
        f"SESS#{session_id('short')}",
        "S",
        **{name: value for name, value in item.attribute_values.items() if name not in ("pk", "sk")},
    ).save()
    before = Browser(harness.app, cookies={"session": "short"})
    assert before.call("GET", "/api/account").json["success"]
    change_password(browser)
    assert not before.call("GET", "/api/account").json["success"]
