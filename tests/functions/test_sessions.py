"""Sessions can be listed and ended, and expire."""

from __future__ import annotations

import pytest

from functions.common.sessions import SessionItem, Sessions, session_id
from functions.common.tables import MainItem, connection
from tests.functions.calls import Browser
from tests.functions.harness import Harness

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0"
IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    "Version/18.0 Mobile/15E148 Safari/604.1"
)


def signed_in(browser: Browser) -> bool:
    return bool(browser.call("GET", "/api/account").json["success"])


def test_the_list_of_sessions(harness: Harness) -> None:
    desktop, phone = harness.browser(), harness.browser()
    desktop.headers["user-agent"], phone.headers["user-agent"] = FIREFOX, IPHONE
    desktop.register()
    harness.clock.forward(minutes=5)
    phone.log_in(remember=True)
    listed = desktop.call("GET", "/api/account/sessions").json["sessions"]
    assert [{**session, "id": len(session["id"])} for session in listed] == [
        {
            "id": 64,
            "created": "2026-11-20T12:05:00Z",
            "lastSeen": "2026-11-20T12:05:00Z",
            "device": "Safari on iPhone",
            "remember": True,
            "current": False,
        },
        {
            "id": 64,
            "created": "2026-11-20T12:00:00Z",
            "lastSeen": "2026-11-20T12:00:00Z",
            "device": "Firefox on Linux",
            "remember": False,
            "current": True,
        },
    ]


def test_ending_one_session_and_all_others(harness: Harness) -> None:
    browsers = [harness.browser() for _ in range(4)]
    browsers[0].register()
    for browser in browsers[1:]:
        harness.clock.forward(minutes=1)
        browser.log_in()
    first = browsers[0]
    newest = first.call("GET", "/api/account/sessions").json["sessions"][0]["id"]
    assert first.call("DELETE", f"/api/account/sessions/{newest}").json == {"success": True}
    assert [signed_in(browser) for browser in browsers] == [True, True, True, False]
    assert first.call("DELETE", "/api/account/sessions").json == {"success": True}
    assert [signed_in(browser) for browser in browsers] == [True, False, False, False]


def test_a_user_cannot_end_the_session_of_another(harness: Harness) -> None:
    victim, other = harness.browser(), harness.browser()
    victim.register()
    other.register("Other")
    (session,) = victim.call("GET", "/api/account/sessions").json["sessions"]
    assert other.call("DELETE", f"/api/account/sessions/{session['id']}").status == 200
    assert signed_in(victim)


def test_ending_the_current_session_clears_the_cookie(harness: Harness) -> None:
    browser = harness.browser()
    browser.register()
    (session,) = browser.call("GET", "/api/account/sessions").json["sessions"]
    browser.call("DELETE", f"/api/account/sessions/{session['id']}")
    assert browser.cookies == {}


@pytest.mark.parametrize("name", ["x", "0" * 63, "G" * 64, "0" * 3000])
def test_a_session_of_no_possible_name(harness: Harness, name: str) -> None:
    browser = harness.browser()
    browser.register()
    response = browser.call("DELETE", f"/api/account/sessions/{name}")
    assert (response.status, response.code) == (422, "invalid")
    assert [detail["field"] for detail in response.json["error"]["details"]] == ["id"]


@pytest.mark.parametrize("cookie", ["forged", "", "x" * 5000, "%00", "SESS#", "é"])
def test_a_forged_cookie_gives_no_access(harness: Harness, cookie: str) -> None:
    browser = harness.browser()
    browser.cookies = {"session": cookie}
    assert browser.call("GET", "/api/account").json == {"success": False}
    browser.cookies = {"session": cookie}
    response = browser.call("GET", "/api/account/sessions")
    assert (response.status, response.code) == (401, "signed-out")


def test_the_table_contains_no_token(harness: Harness) -> None:
    browser = harness.browser()
    browser.register()
    token = browser.cookies["session"]
    items = connection().client.scan(TableName=MainItem.Meta.table_name)["Items"]
    assert any(session_id(token) in item["pk"]["S"] for item in items)
    assert token not in str(items)


def test_a_session_expires_after_two_days_without_use_although_it_is_stored(harness: Harness) -> None:
    browser = harness.browser()
    browser.register()
    token = browser.cookies["session"]
    harness.clock.forward(hours=11, minutes=59)
    assert signed_in(browser)
    harness.clock.forward(hours=24)
    assert signed_in(browser), "a day after its last use"
    harness.clock.forward(hours=48)
    assert not signed_in(browser)
    assert SessionItem.get(f"SESS#{session_id(token)}", "S").uid
    browser.cookies = {"session": token}
    assert browser.call("GET", "/api/account/sessions").code == "signed-out"


def test_a_remembered_session_lives_30_days_from_its_last_use(harness: Harness) -> None:
    browser = harness.browser()
    browser.register()
    browser.log_in(remember=True)
    for _ in range(3):
        harness.clock.forward(days=29)
        response = browser.call("GET", "/api/account")
        assert response.json["success"]
        assert "Max-Age=2592000" in response.cookies[0]
    harness.clock.forward(days=30)
    assert not signed_in(browser)


def test_a_session_is_extended_once_a_day_at_most(harness: Harness) -> None:
    browser = harness.browser()
    browser.register()
    sessions = Sessions(harness.clock, lambda: "")
    extended = []
    for _ in range(8):
        harness.clock.forward(hours=6)
        found = sessions.find(browser.cookies["session"])
        assert found is not None
        extended.append(found.extended)
    assert extended == [False, True, False, False, False, True, False, False]


def test_an_account_has_twenty_sessions_and_a_new_one_ends_the_oldest(harness: Harness) -> None:
    browsers = [harness.browser() for _ in range(25)]
    browsers[0].register()
    for browser in browsers[1:]:
        harness.clock.forward(minutes=1)
        assert browser.log_in().status == 200
    assert [signed_in(browser) for browser in browsers] == [False] * 5 + [True] * 20
    assert len(browsers[-1].call("GET", "/api/account/sessions").json["sessions"]) == 20


@pytest.mark.parametrize(("remember", "days"), [(True, 180), (False, 14)])
def test_a_session_ends_however_often_it_is_used(harness: Harness, remember: bool, days: int) -> None:
    harness.browser().register()
    browser = harness.browser()
    browser.log_in(remember=remember)
    for _ in range(days - 1):
        harness.clock.forward(days=1)
        assert signed_in(browser)
    harness.clock.forward(days=1)
    assert not signed_in(browser)
    assert browser.cookies == {}
