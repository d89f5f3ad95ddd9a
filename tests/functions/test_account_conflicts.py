"""Writes to an account that meet a transaction on it, such as that of a new deck, are tried again."""

from __future__ import annotations

from typing import Any

import pytest
from botocore.client import BaseClient
from botocore.exceptions import ClientError

from tests.functions.calls import Browser
from tests.functions.harness import Harness


@pytest.fixture
def conflicts(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Keys of items of which the next update meets a transaction: each once."""
    waiting, call = list[str](), BaseClient._make_api_call

    def conflict(client: BaseClient, operation: str, arguments: dict[str, Any]) -> Any:
        key = arguments.get("Key", {}).get("sk", {}).get("S", "")
        if operation == "UpdateItem" and key in waiting:
            waiting.remove(key)
            raise ClientError({"Error": {"Code": "TransactionConflictException", "Message": ""}}, operation)
        return call(client, operation, arguments)

    monkeypatch.setattr(BaseClient, "_make_api_call", conflict)
    monkeypatch.setattr("functions.common.conditions.time.sleep", lambda _seconds: None)
    return waiting


@pytest.fixture
def browser(harness: Harness) -> Browser:
    browser = harness.browser()
    browser.register()
    return browser


CHANGES = {
    "public name": {"publicName": "Theo B."},
    "e-mail": {"password": "correct horse", "email": "theo@example.org"},
}


@pytest.mark.parametrize("content", CHANGES.values(), ids=CHANGES)
def test_a_change_is_tried_again(browser: Browser, conflicts: list[str], content: dict[str, str]) -> None:
    conflicts += ["PROFILE"] * 2
    assert browser.call("PUT", "/api/account", content).json == {"success": True}
    assert conflicts == []
    name, value = list(content.items())[-1]
    assert browser.call("GET", "/api/account").json[name] == value


def test_a_change_that_keeps_conflicting_is_to_be_retried(browser: Browser, conflicts: list[str]) -> None:
    conflicts += ["PROFILE"] * 9
    reply = browser.call("PUT", "/api/account", CHANGES["public name"])
    assert (reply.status, reply.code, reply.headers["retry-after"]) == (503, "busy", "1")
    assert len(conflicts) == 4


@pytest.mark.usefixtures("browser")
def test_a_login_that_renews_the_hash_is_tried_again(harness: Harness, conflicts: list[str]) -> None:
    harness.hasher.version = "2"
    conflicts += ["PROFILE"]
    assert harness.browser().log_in().status == 200
    assert conflicts == []
    assert harness.browser().log_in().status == 200
    assert harness.hasher.hashed == 2, "the new hash is stored"


def test_a_session_that_is_extended_meanwhile_stays(
    harness: Harness, browser: Browser, conflicts: list[str]
) -> None:
    harness.clock.forward(days=1)
    conflicts += ["S"]
    assert browser.call("GET", "/api/account").json["success"]
    assert conflicts == []
