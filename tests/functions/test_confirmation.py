"""An e-mail address is confirmed by the link of a mail: once, within a day, while the account uses it."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.functions.calls import Browser
from tests.functions.harness import Harness

EMAIL = "/api/account/email"


def token_of(harness: Harness) -> str:
    harness.run_jobs()
    texts = "".join(one.text for one in harness.mails.sent)
    return str(re.findall(r"http://127\.0\.0\.1:8080/account/confirm#token=(\S{43})\n", texts)[-1])


def confirm(harness: Harness, token: str) -> Any:
    return harness.browser().call("PUT", EMAIL, {"token": token})


def is_confirmed(browser: Browser) -> bool:
    return bool(browser.call("GET", "/api/account").json["emailConfirmed"])


def test_the_link_confirms_once_and_without_a_session(harness: Harness) -> None:
    browser = harness.browser()
    assert browser.register(email="theo@example.org").json["emailConfirmed"] is False
    token = token_of(harness)
    assert confirm(harness, token).json == {"success": True}
    assert is_confirmed(browser)
    again = confirm(harness, token)
    assert (again.status, again.code) == (400, "confirm-token")
    assert is_confirmed(browser)


@pytest.mark.parametrize("token", ["x", "\ud800", "x" * 256])
def test_a_secret_that_was_never_sent_is_refused(harness: Harness, token: str) -> None:
    assert confirm(harness, token).code in ("confirm-token", "invalid")


def test_the_link_works_for_a_day(harness: Harness) -> None:
    browser = harness.browser()
    browser.register(email="theo@example.org")
    token = token_of(harness)
    harness.clock.forward(hours=24)
    assert confirm(harness, token).code == "confirm-token"
    assert not is_confirmed(browser)


def test_the_link_of_an_earlier_address_confirms_no_other(harness: Harness) -> None:
    browser = harness.browser()
    browser.register(email="theo@example.org")
    token = token_of(harness)
    browser.call("PUT", "/api/account", {"password": "correct horse", "email": "other@example.org"})
    assert confirm(harness, token).code == "confirm-token"
    assert confirm(harness, token_of(harness)).status == 200
    assert is_confirmed(browser)
    browser.call("PUT", "/api/account", {"password": "correct horse", "email": "third@example.org"})
    assert not is_confirmed(browser)


def test_the_same_address_entered_again_stays_confirmed(harness: Harness) -> None:
    browser = harness.browser()
    browser.register(email="theo@example.org")
    harness.confirm("theo@example.org")
    browser.call("PUT", "/api/account", {"password": "correct horse", "email": "theo@example.org"})
    assert is_confirmed(browser)


def test_the_mail_can_be_requested_again_a_few_times(harness: Harness) -> None:
    browser = harness.browser()
    browser.register(email="theo@example.org")
    responses = [browser.call("POST", EMAIL).status for _ in range(6)]
    assert responses == [200] * 5 + [429]
    token = token_of(harness)
    assert len(harness.mails.sent) == 5, "the address gets no more in an hour"
    assert confirm(harness, token).status == 200


def test_without_an_address_there_is_nothing_to_confirm(harness: Harness) -> None:
    browser = harness.browser()
    browser.register()
    reply = browser.call("POST", EMAIL)
    assert (reply.status, reply.code) == (422, "invalid")
    assert harness.browser().call("POST", EMAIL).code == "signed-out"
