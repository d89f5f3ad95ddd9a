"""Every call of every function, for every role: which could show or take playtest cards, and what it does.

docs/rules/playtest.md §1, §7
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest
from fastapi import FastAPI
from site_builder.api_files import apps, openapi

from tests.functions.calls import Browser, Reply
from tests.functions.deck_harness import Builder, DeckHarness
from tests.functions.harness import Harness
from tests.functions.ideas_harness import IdeasHarness, model_of_products
from tests.functions.inventory_harness import Collector, InventoryHarness, all_cards
from tests.functions.pda_harness import PdaHarness
from tests.functions.playtest_harness import VAMPIRE, PlaytestHarness
from tests.functions.share_harness import SITE, share_app
from tests.functions.test_playtest_permission import CALLS, ROLES

TESTERS = ("tester", "admin")
SECRET = "About the set"
CONTENT: dict[str, Any] = {"description": SECRET, "cards": {VAMPIRE: 12, "100001": 60}}


@dataclass(frozen=True)
class Expected:
    """What a call answers: status, and the code of the error."""

    visitor: tuple[int, str]
    others: tuple[int, str]
    """Users and former testers."""
    testers: tuple[int, str]
    shows: bool = False
    """Whether playtesters see the secret in it."""

    def of(self, role: str) -> tuple[int, str]:
        return self.visitor if role == "visitor" else self.testers if role in TESTERS else self.others


@dataclass
class Scene:
    """A person of a role, and what a tester has left."""

    browser: Browser
    all_apps: dict[str, FastAPI]
    deck: str
    key: str
    own: str = field(default="")
    """A deck of this person."""

    def call(self, function: str, method: str, path: str, body: Any = None, **headers: str) -> Reply:
        app = self.all_apps[function]
        return Browser(app, cookies=dict(self.browser.cookies)).call(method, path, body, **headers)


Call = Callable[[Scene], Reply]
OUT, UNKNOWN = (401, "signed-out"), (422, "invalid")
FINE = (200, "")
NOT_OWNER = (401, "not-owner")
NO_DECK = (400, "unknown-deck")

CARRIES: dict[str, tuple[Call, Expected]] = {
    "GET /api/account/export": (
        lambda one: one.call("account", "GET", "/api/account/export"),
        Expected(OUT, FINE, FINE),
    ),
    "GET /api/deck/{id}": (
        lambda one: one.call("decks", "GET", f"/api/deck/{one.deck}"),
        Expected(FINE, FINE, FINE, shows=True),
    ),
    "POST /api/decks/batch": (
        lambda one: one.call("decks", "POST", "/api/decks/batch", {"ids": [one.deck]}),
        Expected(OUT, FINE, FINE, shows=True),
    ),
    "GET /api/decks": (
        lambda one: one.call("decks", "GET", "/api/decks"),
        Expected(OUT, FINE, FINE),
    ),
    "POST /api/deck": (
        lambda one: one.call("decks", "POST", "/api/deck", {"cards": {VAMPIRE: 1}, "anonymous": True}),
        Expected(UNKNOWN, UNKNOWN, FINE),
    ),
    "PUT /api/deck/{id}": (
        lambda one: one.call("decks", "PUT", f"/api/deck/{one.own}", {"cards": {VAMPIRE: 1}}),
        Expected(OUT, UNKNOWN, FINE),
    ),
    "DELETE /api/deck/{id}": (
        lambda one: one.call("decks", "DELETE", f"/api/deck/{one.deck}"),
        Expected(OUT, NOT_OWNER, NOT_OWNER),
    ),
    "POST /api/deck/{id}/branch": (
        lambda one: one.call("decks", "POST", f"/api/deck/{one.own}/branch", {"deckid": one.deck}),
        Expected(OUT, (409, "playtest-deck"), FINE),
    ),
    "DELETE /api/deck/{id}/branch": (
        lambda one: one.call("decks", "DELETE", f"/api/deck/{one.deck}/branch"),
        Expected(OUT, NOT_OWNER, NOT_OWNER),
    ),
    "POST /api/pda/{id}": (
        lambda one: one.call("pda", "POST", f"/api/pda/{one.deck}"),
        Expected(OUT, NOT_OWNER, NOT_OWNER),
    ),
    "GET /api/pda/{id}": (
        lambda one: one.call("pda", "GET", f"/api/pda/{one.deck}"),
        Expected(NO_DECK, NO_DECK, NO_DECK),
    ),
    "PUT /api/pda/{id}": (
        lambda one: one.call("pda", "PUT", f"/api/pda/{one.deck}"),
        Expected(OUT, NO_DECK, NO_DECK),
    ),
    "DELETE /api/pda/{id}": (
        lambda one: one.call("pda", "DELETE", f"/api/pda/{one.deck}"),
        Expected(OUT, NO_DECK, NO_DECK),
    ),
    "GET /api/pda/mine": (
        lambda one: one.call("pda", "GET", "/api/pda/mine"),
        Expected(OUT, FINE, FINE),
    ),
    "PATCH /api/inventory": (
        lambda one: one.call(
            "inventory", "PATCH", "/api/inventory", {"cards": {VAMPIRE: 1}}, idempotency_key="a-key-of-a-call"
        ),
        Expected(OUT, UNKNOWN, UNKNOWN),
    ),
    "PUT /api/inventory": (
        lambda one: one.call("inventory", "PUT", "/api/inventory", {"cards": {VAMPIRE: {"q": 1}}}),
        Expected(OUT, UNKNOWN, UNKNOWN),
    ),
    "GET /api/inventory": (
        lambda one: one.call("inventory", "GET", "/api/inventory"),
        Expected(OUT, FINE, FINE),
    ),
    "GET /api/inventory/{key}": (
        lambda one: one.call("inventory", "GET", f"/api/inventory/{one.key}"),
        Expected(FINE, FINE, FINE),
    ),
    "POST /api/deck/recommendation": (
        lambda one: one.call("recommendation", "POST", "/api/deck/recommendation", {"cards": {"200001": 2}}),
        Expected(FINE, FINE, FINE),
    ),
    "GET /api/oembed": (
        lambda one: one.call("share", "GET", f"/api/oembed?url={SITE}/d/{one.deck}"),
        Expected(NO_DECK, NO_DECK, NO_DECK),
    ),
}

CARRIES_NONE = {
    "GET /api/account",
    "POST /api/account",
    "PUT /api/account",
    "DELETE /api/account",
    "GET /api/account/deletion",
    "POST /api/account/deletion",
    "POST /api/account/email",
    "PUT /api/account/email",
    "POST /api/account/reset",
    "PUT /api/account/reset",
    "GET /api/account/searches",
    "PUT /api/account/searches",
    "DELETE /api/account/searches",
    "GET /api/account/sessions",
    "DELETE /api/account/sessions",
    "DELETE /api/account/sessions/{id}",
    "POST /api/login",
    "DELETE /api/login",
    "POST /api/deck/import",
    "POST /api/pda/favorite/{id}",
    "DELETE /api/pda/favorite/{id}",
    "DELETE /api/inventory",
    "PUT /api/inventory/key",
    "DELETE /api/inventory/key",
    "POST /api/inventory/notes/batch",
    "GET /api/changelog",
    "GET /api/health",
}
"""Calls that take and show no cards but those that the same user has sent."""


def test_every_call_is_in_the_matrix() -> None:
    described = {
        f"{method.upper()} {path}"
        for app in apps().values()
        for path, methods in openapi(app)["paths"].items()
        for method in methods
    }
    of_playtest = {call.replace(" ", " /api/playtest/", 1) for call in CALLS}
    assert not set(CARRIES) & CARRIES_NONE
    assert described == {*CARRIES, *CARRIES_NONE, *of_playtest}


@pytest.fixture
def scenes(harness: Harness) -> dict[str, Scene]:
    """A scene for each role, over one table."""
    harness.clock.run()
    playtest = PlaytestHarness(harness)
    all_apps = {
        "account": harness.app,
        "decks": DeckHarness(harness, card_facts=all_cards).app,
        "inventory": InventoryHarness(harness).app,
        "pda": PdaHarness(harness).app,
        "recommendation": IdeasHarness(harness, model=model_of_products()).app,
        "share": share_app(harness),
    }
    admin = playtest.admin("Admin")
    people = {
        "admin": admin,
        "tester": playtest.member("Tester"),
        "revoked": playtest.member("Revoked"),
        "user": playtest.user("User"),
        "visitor": playtest.stranger(),
    }
    owner = playtest.member("Owner").browser
    deck = Builder(Browser(all_apps["decks"], cookies=owner.cookies)).make(**CONTENT)
    key = Collector(Browser(all_apps["inventory"], cookies=owner.cookies)).share()
    admin.role("DELETE", "Revoked")
    scenes = {role: Scene(person.browser, all_apps, deck, key) for role, person in people.items()}
    for role, scene in scenes.items():
        if role != "visitor":
            scene.own = Builder(Browser(all_apps["decks"], cookies=scene.browser.cookies)).make()
    scenes["visitor"].own = scenes["user"].own
    return scenes


@pytest.mark.parametrize("role", ROLES)
def test_each_role_gets_what_it_may(scenes: dict[str, Scene], role: str) -> None:
    for name, (call, expected) in CARRIES.items():
        reply = call(scenes[role])
        code = "" if reply.status == 200 else reply.code
        assert (reply.status, code) == expected.of(role), (name, reply.body)
        assert (SECRET.encode() in reply.body) == (expected.shows and role in TESTERS), name
