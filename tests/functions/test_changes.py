"""Changing password, e-mail address and public name (docs/rules/accounts.md §6)."""

from __future__ import annotations

from typing import Any

import pytest

from functions.common.capacity import WRITES
from tests.functions.harness import Harness
from tests.functions.test_sessions import signed_in

CHANGE = {"password": "correct horse", "newPassword": "battery staple"}


def test_a_new_password_ends_all_other_sessions(harness: Harness) -> None:
    here, elsewhere = harness.browser(), harness.browser()
    here.register()
    elsewhere.log_in(remember=True)
    assert here.call("PUT", "/api/account", CHANGE).json == {"success": True}
    assert signed_in(here)
    assert not signed_in(elsewhere)
    assert harness.browser().log_in().code == "wrong-password"
    assert harness.browser().log_in(password="battery staple").status == 200


def test_an_earlier_session_that_the_revocation_misses_is_invalid(harness: Harness) -> None:
    here, elsewhere = harness.browser(), harness.browser()
    here.register()
    elsewhere.log_in()
    token, late = harness.ports.sessions.prepare(_user(harness, here), 1, "", remember=False)
    here.call("PUT", "/api/account", CHANGE)
    late.save()
    elsewhere.cookies = {"session": token}
    assert not signed_in(elsewhere)
    assert elsewhere.call("GET", "/api/account/export").code == "signed-out"


def _user(harness: Harness, browser: Any) -> str:
    session = harness.ports.sessions.find(browser.cookies["session"])
    assert session is not None
    return session.user


def test_the_old_password_must_be_right(harness: Harness) -> None:
    browser = harness.browser()
    browser.register()
    response = browser.call("PUT", "/api/account", {**CHANGE, "password": "wrong horse"})
    assert (response.status, response.code) == (401, "wrong-password")
    assert response.json["error"]["message"] == "WRONG OLD PASSWORD"
    response = browser.call("PUT", "/api/account", {"password": "wrong horse", "email": "a@example.org"})
    assert (response.status, response.json["error"]["message"]) == (401, "WRONG PASSWORD")


def test_an_address_is_set_changed_and_removed(harness: Harness) -> None:
    browser = harness.browser()
    browser.register()
    for sent, stored in [("a@example.org", "a@example.org"), ("b@bücher.example", "b@xn--bcher-kva.example")]:
        content = {"password": "correct horse", "email": sent}
        assert browser.call("PUT", "/api/account", content).json == {"success": True}
        assert browser.call("GET", "/api/account").json["email"] == stored
    assert browser.call("PUT", "/api/account", {"password": "correct horse", "email": ""}).status == 200
    assert browser.call("GET", "/api/account").json["email"] is None


@pytest.mark.parametrize(
    "email",
    [
        "x",
        "a@b",
        "a@b@c.org",
        "a b@c.org",
        "a@c..org",
        "a@.org",
        "a@c.org\nBcc: d@e.org",
        "é@c.org",
        "@c.org",
        "a@c\x00.org",
        "a@\x01c.org",
        "a@c.org\x7f",
        "a@c,d.org",
        "a@c.org;d.org",
        "a@<c.org>",
        "a@c_d.org",
        "a@-c.org",
        "a@c-.org",
        "a@" + "c" * 64 + ".org",
        ".a@c.org",
        "a.@c.org",
        "a..b@c.org",
        "a" * 65 + "@c.org",
        "\ta@c.org",
    ],
)
def test_invalid_addresses(harness: Harness, email: str) -> None:
    browser = harness.browser()
    assert _fields(browser.register(email=email)) == ["email"]
    browser.register()
    response = browser.call("PUT", "/api/account", {"password": "correct horse", "email": email})
    assert _fields(response) == ["email"]


def test_the_public_name_needs_no_password(harness: Harness) -> None:
    browser = harness.browser()
    browser.register()
    assert browser.call("PUT", "/api/account", {"publicName": " Theo B. "}).json == {"success": True}
    account = browser.call("GET", "/api/account").json
    assert (account["publicName"], account["username"]) == ("Theo B.", "Theo Bell")


@pytest.mark.parametrize(
    ("content", "fields"),
    [
        ({}, ["body"]),
        ([], ["body"]),
        ("text", ["body"]),
        ({"password": "correct horse"}, ["body"]),
        ({"publicName": ""}, ["publicName"]),
        ({"publicName": "x" * 65}, ["publicName"]),
        ({"publicName": "a\u202eb"}, ["publicName"]),
        ({"publicName": 7}, ["publicName"]),
        ({"publicName": "Theo", "password": "correct horse"}, ["password"]),
        ({"newPassword": "battery staple"}, ["password"]),
        ({"password": "correct horse", "newPassword": "short"}, ["newPassword"]),
        ({"password": "correct horse", "newPassword": "x" * 257}, ["newPassword"]),
        ({"password": "correct horse", "newPassword": None}, ["newPassword"]),
        ({"password": "correct horse", "newPassword": "\ud800" * 8}, ["newPassword"]),
        ({"password": "correct horse", "email": ["a@example.org"]}, ["email"]),
        ({"new_password": "battery staple", "password": "correct horse"}, ["body"]),
    ],
)
def test_wrong_bodies_name_the_field(harness: Harness, content: Any, fields: list[str]) -> None:
    browser = harness.browser()
    browser.register()
    assert _fields(browser.call("PUT", "/api/account", content)) == fields


@pytest.mark.parametrize(
    ("content", "fields"),
    [
        ({"username": "Theo", "password": "1234567"}, ["password"]),
        ({"username": "T", "password": "12345678"}, ["username"]),
        ({"username": "T\u200bheo", "password": "12345678"}, ["username"]),
        ({"username": True, "password": "12345678", "admin": True}, ["username", "admin"]),
        ({}, ["username", "password"]),
    ],
)
def test_wrong_registrations_name_the_field(harness: Harness, content: Any, fields: list[str]) -> None:
    assert _fields(harness.browser().call("POST", "/api/account", content)) == fields


def _fields(response: Any) -> list[str]:
    assert (response.status, response.code) == (422, "invalid")
    return [detail["field"] for detail in response.json["error"]["details"] if detail["problem"]]


def test_public_names_and_ending_sessions_are_counted_with_other_writes(harness: Harness) -> None:
    browser = harness.browser()
    browser.register()
    replies = [browser.call("PUT", "/api/account", {"publicName": f"Theo {number}"}) for number in range(25)]
    assert [reply.status for reply in replies] == [200] * WRITES.per_second + [429] * 5
    assert browser.call("GET", "/api/account").json["publicName"] == "Theo 19"
    ended = browser.call("DELETE", "/api/account/sessions")
    assert (ended.status, ended.code, ended.headers["retry-after"]) == (429, "throttled", "1")
    harness.clock.forward(seconds=1)
    assert browser.call("DELETE", "/api/account/sessions").status == 200
