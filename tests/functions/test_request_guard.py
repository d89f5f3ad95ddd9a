"""Calls that are refused, and the headers of all responses."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from functions.account.factory import create_app
from functions.account.services.login_throttle import PER_ADDRESS
from functions.common.request_guard import BODY_LIMIT
from tests.functions.calls import Browser
from tests.functions.databases import ORIGIN
from tests.functions.harness import Harness

JSON = {"content-type": "application/json"}
FORM = {"content-type": "application/x-www-form-urlencoded"}
LOGIN = b'{"username": "Theo Bell", "password": "correct horse"}'


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "", "http://127.0.0.1:8081", ORIGIN + "/"]
)
@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH"])
def test_a_write_from_a_foreign_page(harness: Harness, method: str, origin: str) -> None:
    browser = harness.browser()
    browser.register()
    response = browser.send(method, "/api/account", LOGIN, {**JSON, "origin": origin})
    assert (response.status, response.code) == (403, "cross-origin")


def test_a_write_without_an_origin(harness: Harness) -> None:
    browser = Browser(harness.app, headers={})
    response = browser.send("POST", "/api/login", LOGIN, JSON)
    assert (response.status, response.code) == (403, "cross-origin")
    assert browser.call("GET", "/api/account").status == 200


def test_a_form_posted_from_a_foreign_page(harness: Harness) -> None:
    response = harness.browser().send(
        "POST", "/api/login", b"username=a", {**FORM, "origin": "https://evil.example"}
    )
    assert (response.status, response.code) == (403, "cross-origin")


@pytest.mark.parametrize(
    ("body", "headers"),
    [
        (b"{", JSON),
        (b"", {**JSON, "content-type": "text/plain"}),
        (b"\xff\xfe", JSON),
        (b"[" * 200_000, JSON),
        (b"1" * 10_000, JSON),
        (b'{"username": "a"}', {"content-type": "text/plain"}),
        (b'{"username": "a"}', {}),
        (b"username=a&password=b", FORM),
    ],
)
def test_bodies_that_are_not_json(harness: Harness, body: bytes, headers: dict[str, str]) -> None:
    response = harness.browser().send("POST", "/api/login", body, headers)
    assert response.status == (400 if body else 422)
    assert response.code == ("bad-json" if body else "invalid")


def test_a_body_over_the_limit(harness: Harness) -> None:
    def sized(size: int) -> bytes:
        return b'{"username": "' + b"x" * (size - 16) + b'"}'

    assert harness.browser().send("POST", "/api/login", sized(BODY_LIMIT), JSON).status == 422
    for headers in (JSON, {**JSON, "content-length": "9" * 5000}):
        response = harness.browser().send("POST", "/api/login", sized(BODY_LIMIT + 1), headers)
        assert (response.status, response.code) == (413, "too-large")


@pytest.mark.parametrize("sent_body", [None, [], 1, "text", {"username": None}, {"a": float("nan")}])
def test_json_of_another_shape(harness: Harness, sent_body: Any) -> None:
    response = harness.browser().send("POST", "/api/login", json.dumps(sent_body).encode(), JSON)
    assert (response.status, response.code) == (422, "invalid")


@pytest.mark.parametrize("path", ["/api", "/api/nothing", "/api/account/", "/", "/api/account/sessions/a/b"])
def test_unknown_paths(harness: Harness, path: str) -> None:
    response = harness.browser().call("GET", path)
    assert (response.status, response.code) == (404, "not-found")


def test_unknown_methods_name_the_known_ones(harness: Harness) -> None:
    response = harness.browser().call("PATCH", "/api/account")
    assert (response.status, response.code) == (405, "method-not-allowed")
    assert set(response.headers["allow"].split(", ")) == {"GET", "POST", "PUT", "DELETE"}


def test_responses_are_not_cached_and_not_sniffed(harness: Harness) -> None:
    for response in (
        harness.browser().call("GET", "/api/account"),
        harness.browser().call("GET", "/api/nothing"),
    ):
        assert response.headers["cache-control"] == "no-store"
        assert response.headers["x-content-type-options"] == "nosniff"


def test_calls_that_bypass_the_cdn_are_refused_and_its_viewer_address_is_trusted(harness: Harness) -> None:
    settings = replace(harness.settings, cdn_secret="secret", site_origins=("https://cards.example.org",))
    browser = Browser(create_app(settings, harness.ports), headers={"origin": "https://cards.example.org"})
    for secret in ({}, {"x-cdn-secret": "guess"}, {"x-cdn-secret": "é"}):
        response = browser.call("GET", "/api/account", **secret)
        assert (response.status, response.code) == (403, "past-cdn")
    browser.headers["x-cdn-secret"] = "secret"
    (cookie,) = browser.register().cookies
    assert cookie.startswith("__Host-session=")
    assert cookie.endswith("; Path=/; HttpOnly; SameSite=Lax; Secure")
    for number in range(PER_ADDRESS.limit):
        viewer = f"198.51.100.1:{40000 + number}"
        browser.call("POST", "/api/login", _unknown_user(number), cloudfront_viewer_address=viewer)
    for viewer, status in {"198.51.100.1:5": 429, "198.51.100.2:5": 400, "2001:db8::1:5": 400}.items():
        response = browser.call("POST", "/api/login", _unknown_user(99), cloudfront_viewer_address=viewer)
        assert response.status == status


def test_the_header_of_the_cdn_is_not_believed_without_the_cdn(harness: Harness) -> None:
    browser = harness.browser()
    responses = [
        browser.call(
            "POST", "/api/login", _unknown_user(number), cloudfront_viewer_address=f"198.51.100.{number}:1"
        )
        for number in range(PER_ADDRESS.limit + 1)
    ]
    assert responses[-1].status == 429


def _unknown_user(number: int) -> dict[str, str]:
    return {"username": f"Nobody {number}", "password": "correct horse"}


def test_an_exception_has_the_error_shape_and_is_logged_without_its_message(
    harness: Harness, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def burst(_self: object, password: str) -> str:
        raise RuntimeError(f"cannot hash {password}")

    monkeypatch.setattr(type(harness.hasher), "hash", burst)
    response = harness.browser().register()
    assert (response.status, response.code) == (500, "internal")
    assert "correct horse" not in response.body.decode()
    line = json.loads(capsys.readouterr().out)
    assert (line["event"], line["error"]) == ("failed", "RuntimeError")
    assert "correct horse" not in json.dumps(line)


def test_the_log_contains_no_personal_data(harness: Harness, capsys: pytest.CaptureFixture[str]) -> None:
    browser = Browser(create_app(replace(harness.settings, log_level="DEBUG"), harness.ports))
    browser.register(email="theo@example.org")
    session = browser.call("GET", "/api/account/sessions").json["sessions"][0]["id"]
    token = browser.cookies["session"]
    browser.call("DELETE", f"/api/account/sessions/{session}")
    browser.log_in("Théodore")
    log = capsys.readouterr().out
    lines = [json.loads(line) for line in log.splitlines()]
    assert [line["route"] for line in lines] == [
        "/api/account",
        "/api/account/sessions",
        "/api/account/sessions/{id}",
        "/api/login",
    ]
    assert all(line["function"] == "account" and line["request"] == "test-call" for line in lines)
    for private in ("Theo", "theo", "Th\\u00e9o", "203.0.113.7", session, token, "correct horse"):
        assert private not in log
