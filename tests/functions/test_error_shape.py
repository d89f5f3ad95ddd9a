"""Every call of every function: its errors have the one shape and are declared."""

from __future__ import annotations

import re
from typing import Any

import pytest
from site_builder.api_files import apps, openapi

from functions.meta import factory as meta
from tests.functions.calls import Browser
from tests.functions.databases import ORIGIN
from tests.functions.deck_harness import DeckHarness
from tests.functions.harness import Harness
from tests.functions.ideas_harness import IdeasHarness
from tests.functions.inventory_harness import InventoryHarness
from tests.functions.pda_harness import PdaHarness
from tests.functions.playtest_harness import PlaytestHarness
from tests.functions.share_harness import share_app

SIGNED_IN_ONLY = {
    ("PUT", "/api/account"),
    ("DELETE", "/api/account"),
    ("GET", "/api/account/deletion"),
    ("GET", "/api/account/export"),
    ("GET", "/api/account/searches"),
    ("PUT", "/api/account/searches"),
    ("DELETE", "/api/account/searches"),
    ("GET", "/api/account/sessions"),
    ("POST", "/api/account/deletion"),
    ("POST", "/api/account/email"),
    ("DELETE", "/api/account/sessions"),
    ("DELETE", "/api/account/sessions/{id}"),
    ("DELETE", "/api/deck/{id}"),
    ("POST", "/api/deck/{id}/branch"),
    ("DELETE", "/api/deck/{id}/branch"),
    ("GET", "/api/decks"),
    ("POST", "/api/decks/batch"),
    ("POST", "/api/pda/{id}"),
    ("PUT", "/api/pda/{id}"),
    ("DELETE", "/api/pda/{id}"),
    ("POST", "/api/pda/favorite/{id}"),
    ("DELETE", "/api/pda/favorite/{id}"),
    ("GET", "/api/pda/mine"),
    ("GET", "/api/inventory"),
    ("PATCH", "/api/inventory"),
    ("PUT", "/api/inventory"),
    ("DELETE", "/api/inventory"),
    ("PUT", "/api/inventory/key"),
    ("DELETE", "/api/inventory/key"),
    ("POST", "/api/inventory/notes/batch"),
    ("GET", "/api/playtest/data"),
    ("GET", "/api/playtest/images/{name}"),
    ("GET", "/api/playtest/users"),
    ("POST", "/api/playtest/users"),
    ("PUT", "/api/playtest/users"),
    ("DELETE", "/api/playtest/users"),
    ("GET", "/api/playtest/audit"),
    ("GET", "/api/playtest/profile"),
    ("PUT", "/api/playtest/profile"),
    ("GET", "/api/playtest/rounds"),
    ("PUT", "/api/playtest/rounds/{round}"),
    ("GET", "/api/playtest/reports"),
    ("GET", "/api/playtest/{kind}/{id}"),
    ("PUT", "/api/playtest/{kind}/{id}"),
    ("GET", "/api/playtest/export/{target}/{id}"),
    ("GET", "/api/playtest/summary"),
}
CONTRACT = {
    ("POST", "/api/login"),
    ("DELETE", "/api/login"),
    ("GET", "/api/account"),
    ("POST", "/api/account"),
    ("PUT", "/api/account/email"),
    ("POST", "/api/account/reset"),
    ("PUT", "/api/account/reset"),
    # Without an account too, for an anonymous deck.
    ("POST", "/api/deck"),
    ("PUT", "/api/deck/{id}"),
    ("GET", "/api/deck/{id}"),
    ("POST", "/api/deck/import"),
    ("GET", "/api/pda/{id}"),
    # Without an account, for anyone with the key.
    ("GET", "/api/inventory/{key}"),
    ("POST", "/api/deck/recommendation"),
    ("GET", "/api/oembed"),
    ("GET", "/api/changelog"),
    ("GET", "/api/health"),
    *SIGNED_IN_ONLY,
}


OPERATIONS = [
    (name, method.upper(), path, described)
    for name, app in apps().items()
    for path, methods in openapi(app)["paths"].items()
    for method, described in methods.items()
]
"""Function, method, path and description of each call."""


def test_the_calls_are_those_agreed_on() -> None:
    assert {(method, path) for _, method, path, _ in OPERATIONS} == CONTRACT


@pytest.mark.parametrize(("name", "method", "path", "described"), OPERATIONS)
def test_all_routes_have_the_error_shape(
    harness: Harness, name: str, method: str, path: str, described: dict[str, Any]
) -> None:
    app = {
        "account": harness.app,
        "decks": DeckHarness(harness).app,
        "inventory": InventoryHarness(harness).app,
        "meta": meta.create_app(harness.settings),
        "pda": PdaHarness(harness).app,
        "playtest": PlaytestHarness(harness).app,
        "recommendation": IdeasHarness(harness).app,
        "share": share_app(harness),
    }[name]
    real = re.sub(r"{\w+}", "0" * 64, path)
    json_type = {"content-type": "application/json", "origin": ORIGIN}
    declared = {int(status) for status in described["responses"]}
    seen = {}
    attempts: list[tuple[str, bytes | None, dict[str, str]]] = [
        (method, b"{", json_type),
        (method, b"[]", json_type),
        (method, b'{"unknown": 1}', json_type),
        (method, b"x" * 300_000, json_type),
        (method, b"{}", {**json_type, "content-type": "text/html"}),
        (method, None, {**json_type, "cookie": "session=forged"}),
    ]
    if method != "GET":
        attempts.append(
            (method, b"{}", {"content-type": "application/json", "origin": "https://evil.example"})
        )
    for attempt, body, headers in attempts:
        response = Browser(app).send(attempt, real, body, headers)
        if response.status >= 400:
            seen[response.status] = response.code
    assert seen.keys() <= declared
    assert {413, 400} <= seen.keys()
    assert method == "GET" or seen[403] == "cross-origin"
    assert (seen.get(401) == "signed-out") == ((method, path) in SIGNED_IN_ONLY)
    unknown = Browser(app).send("TRACE", real, None, json_type)
    assert (unknown.status, unknown.code) == (405, "method-not-allowed")
