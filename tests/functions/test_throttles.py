"""Guessing is slow, and its victim is not locked out."""

from __future__ import annotations

import pytest

from functions.common.errors import ThrottledError
from functions.common.throttle import Rule, Throttle
from tests.functions.world import FakeClock, World

pytestmark = pytest.mark.slow


def test_50_wrong_passwords_and_the_owner_still_comes_in(world: World) -> None:
    owner = world.browser("198.51.100.4")
    owner.register()
    world.hasher.verified.clear()
    guesser = world.browser("203.0.113.66")
    answers = [guesser.log_in(password=f"wrong horse {number}") for number in range(50)]
    assert [answer.status for answer in answers[:10]] == [401] * 10
    assert {answer.status for answer in answers[10:]} == {429}
    assert len(world.hasher.verified) == 10
    last = answers[-1]
    assert last.code == "throttled"
    assert last.headers["retry-after"] == "900"
    assert last.json["error"]["details"] == {"retryAfter": 900}
    assert guesser.log_in().status == 429, "the right password does not help the guesser's address"
    assert owner.log_in().status == 200
    world.clock.forward(seconds=900)
    assert guesser.log_in().status == 200


def test_guesses_from_many_addresses_leave_the_owner_four_tries(world: World) -> None:
    world.browser().register()
    for number in range(30):
        world.browser(f"203.0.113.{number}").log_in(password="wrong horse")
    stranger = world.browser("203.0.113.200")
    assert [stranger.log_in(password="wrong horse").status for _ in range(5)] == [401] * 4 + [429]
    owner = world.browser("198.51.100.4")
    assert [owner.log_in(password="a slip").status for _ in range(3)] == [401] * 3
    assert owner.log_in().status == 200


def test_who_knows_the_password_may_sign_in_as_often_as_he_likes(world: World) -> None:
    browser = world.browser()
    browser.register()
    assert {browser.log_in().status for _ in range(15)} == {200}


def test_an_address_cannot_try_one_password_on_everybody(world: World) -> None:
    guesser = world.browser()
    statuses = [guesser.log_in(f"Victim {number}", "password1").status for number in range(65)]
    assert statuses == [400] * 60 + [429] * 5


def test_a_stolen_session_cannot_guess_the_password_either(world: World) -> None:
    browser = world.browser()
    browser.register()
    wish = {"password": "wrong horse", "email": ""}
    statuses = [browser.call("PUT", "/api/account", wish).status for _ in range(12)]
    assert statuses == [401] * 10 + [429] * 2


def test_accounts_cannot_be_made_without_end(world: World) -> None:
    statuses = [world.browser().register(f"Neonate {number}").status for number in range(121)]
    assert statuses == [200] * 120 + [429]
    assert world.browser("198.51.100.4").register("Neonate 200").status == 200


def test_a_window_ends_and_the_next_begins(table: object) -> None:
    clock = FakeClock()
    throttle, rule = Throttle(clock), Rule("test", 2, 60)
    clock.forward(seconds=50)
    assert [throttle.take(rule, "a").number for _ in range(2)] == [1, 2]
    with pytest.raises(ThrottledError) as refused:
        throttle.take(rule, "a")
    assert refused.value.retry_after == 10
    throttle.take(rule, "b")
    clock.forward(seconds=10)
    assert throttle.take(rule, "a").number == 1


def test_tries_given_back_do_not_count(table: object) -> None:
    throttle, rule = Throttle(FakeClock()), Rule("test", 2, 60)
    for _ in range(5):
        throttle.give_back(throttle.take(rule, "a"))
    assert throttle.take(rule, "a").number == 1
