"""An e-mail address is confirmed by the link of a mail: once, within a day, while it is the account's."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.functions.calls import Browser
from tests.functions.world import World

EMAIL = "/api/account/email"


def token_of(world: World) -> str:
    world.run_jobs()
    texts = "".join(one.text for one in world.letters.sent)
    return str(re.findall(r"http://127\.0\.0\.1:8080/account/confirm#token=(\S{43})\n", texts)[-1])


def confirm(world: World, token: str) -> Any:
    return world.browser().call("PUT", EMAIL, {"token": token})


def is_confirmed(browser: Browser) -> bool:
    return bool(browser.call("GET", "/api/account").json["emailConfirmed"])


def test_the_link_confirms_once_and_without_a_session(world: World) -> None:
    browser = world.browser()
    assert browser.register(email="theo@example.org").json["emailConfirmed"] is False
    token = token_of(world)
    assert confirm(world, token).json == {"success": True}
    assert is_confirmed(browser)
    again = confirm(world, token)
    assert (again.status, again.code) == (400, "confirm-token")
    assert is_confirmed(browser)


@pytest.mark.parametrize("token", ["x", "\ud800", "x" * 256])
def test_a_secret_that_nobody_was_sent(world: World, token: str) -> None:
    assert confirm(world, token).code in ("confirm-token", "invalid")


def test_the_link_works_for_a_day(world: World) -> None:
    browser = world.browser()
    browser.register(email="theo@example.org")
    token = token_of(world)
    world.clock.forward(hours=24)
    assert confirm(world, token).code == "confirm-token"
    assert not is_confirmed(browser)


def test_the_link_of_an_earlier_address_confirms_no_other(world: World) -> None:
    browser = world.browser()
    browser.register(email="theo@example.org")
    token = token_of(world)
    browser.call("PUT", "/api/account", {"password": "correct horse", "email": "other@example.org"})
    assert confirm(world, token).code == "confirm-token"
    assert confirm(world, token_of(world)).status == 200
    assert is_confirmed(browser)
    browser.call("PUT", "/api/account", {"password": "correct horse", "email": "third@example.org"})
    assert not is_confirmed(browser)


def test_the_same_address_entered_again_stays_confirmed(world: World) -> None:
    browser = world.browser()
    browser.register(email="theo@example.org")
    world.confirm("theo@example.org")
    browser.call("PUT", "/api/account", {"password": "correct horse", "email": "theo@example.org"})
    assert is_confirmed(browser)


def test_the_mail_can_be_asked_for_again_a_few_times(world: World) -> None:
    browser = world.browser()
    browser.register(email="theo@example.org")
    answers = [browser.call("POST", EMAIL).status for _ in range(6)]
    assert answers == [200] * 5 + [429]
    token = token_of(world)
    assert len(world.letters.sent) == 5, "the address gets no more in an hour"
    assert confirm(world, token).status == 200


def test_without_an_address_there_is_nothing_to_confirm(world: World) -> None:
    browser = world.browser()
    browser.register()
    reply = browser.call("POST", EMAIL)
    assert (reply.status, reply.code) == (422, "invalid")
    assert world.browser().call("POST", EMAIL).code == "signed-out"
