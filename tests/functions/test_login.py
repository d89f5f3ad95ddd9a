"""Registering, signing in and out (docs/rules/accounts.md §5, §8)."""

from __future__ import annotations

import pytest

from functions.account.passwords import UNUSED_HASH
from tests.functions.harness import Harness


def test_registration_signs_in(each_harness: Harness) -> None:
    browser = each_harness.browser()
    response = browser.register("Théo Bell", email="theo@example.org")
    assert response.status == 200
    account = {
        "success": True,
        "username": "Théo Bell",
        "publicName": "Théo Bell",
        "email": "theo@example.org",
        "emailConfirmed": False,
        "sendsMail": True,
        "created": "2026-11-20T12:00:00Z",
        "isPlaytester": False,
        "isAdmin": False,
    }
    assert response.json == account
    assert browser.call("GET", "/api/account").json == account


def test_signed_out_is_a_response_and_no_error(each_harness: Harness) -> None:
    response = each_harness.browser().call("GET", "/api/account")
    assert (response.status, response.json) == (200, {"success": False})


@pytest.mark.parametrize("spelling", ["theo bell", "THEO BELL", "Theo Bell", "\uff34heo Bell"])
def test_a_name_is_equivalent_in_any_case_and_form(each_harness: Harness, spelling: str) -> None:
    each_harness.browser().register("Theo Bell")
    assert each_harness.browser().log_in(spelling).json["username"] == "Theo Bell"
    taken = each_harness.browser().register(spelling)
    assert (taken.status, taken.code) == (409, "user-exists")
    assert taken.json["error"]["message"] == "USER ALREADY EXIST"


def test_the_messages_of_the_catalogue(each_harness: Harness) -> None:
    each_harness.browser().register()
    unknown = each_harness.browser().log_in("Nobody")
    assert (unknown.status, unknown.code) == (400, "unknown-user")
    assert unknown.json["error"]["message"] == "USER DOES NOT EXIST"
    wrong = each_harness.browser().log_in(password="wrong horse")
    assert (wrong.status, wrong.code) == (401, "wrong-password")
    assert wrong.json["error"]["message"] == "WRONG PASSWORD"


@pytest.mark.parametrize("name", ["Nobody", "x", "two  spaces", "\u200b\u200b", "ﷺ" * 200])
def test_an_unknown_user_takes_the_same_work_as_a_wrong_password(each_harness: Harness, name: str) -> None:
    each_harness.browser().register()
    each_harness.hasher.verified.clear()
    assert each_harness.browser().log_in(password="wrong horse").code == "wrong-password"
    assert each_harness.browser().log_in(name).code == "unknown-user"
    known, unknown = each_harness.hasher.verified
    assert known != UNUSED_HASH == unknown
    assert each_harness.hasher.hashed == 1


def test_remember_is_a_cookie_of_30_days(each_harness: Harness) -> None:
    browser = each_harness.browser()
    (cookie,) = browser.register().cookies
    assert cookie.split("; ")[1:] == ["Path=/", "HttpOnly", "SameSite=Lax"]
    (cookie,) = browser.log_in(remember=True).cookies
    assert "; Max-Age=2592000; " in cookie


def test_signing_out_ends_the_session_itself(each_harness: Harness) -> None:
    browser = each_harness.browser()
    browser.register()
    stolen = dict(browser.cookies)
    assert browser.call("DELETE", "/api/login").json == {"success": True}
    assert browser.cookies == {}
    browser.cookies = stolen
    assert browser.call("GET", "/api/account").json == {"success": False}
    assert browser.call("DELETE", "/api/login").json == {"success": True}


def test_signing_in_again_ends_the_session_before(each_harness: Harness) -> None:
    browser = each_harness.browser()
    browser.register()
    before = dict(browser.cookies)
    browser.log_in()
    assert browser.cookies != before
    browser.cookies = before
    assert browser.call("GET", "/api/account").json == {"success": False}


def test_a_hash_of_earlier_parameters_is_renewed_at_the_next_login(each_harness: Harness) -> None:
    each_harness.browser().register()
    each_harness.hasher.version = "2"
    assert each_harness.browser().log_in().status == 200
    assert each_harness.hasher.hashed == 2
    assert each_harness.browser().log_in().status == 200
    assert each_harness.hasher.hashed == 2


def test_with_the_real_hash_and_clock(each_harness: Harness) -> None:
    browser = each_harness.real_browser()
    assert browser.register(password="pässword " * 20).status == 200
    assert browser.log_in(password="pa\u0308ssword " * 20).status == 200
    assert browser.log_in(password="pässword " * 19).code == "wrong-password"
    assert browser.log_in("Nobody").code == "unknown-user"
