"""Guessing is slow, and does not lock its victim out."""

from __future__ import annotations

import pytest

from functions.common.errors import ThrottledError
from functions.common.throttle import Rule, Throttle
from tests.functions.harness import FakeClock, Harness

pytestmark = pytest.mark.slow


def test_after_50_wrong_passwords_the_owner_can_still_sign_in(harness: Harness) -> None:
    owner = harness.browser("198.51.100.4")
    owner.register()
    harness.hasher.verified.clear()
    guesser = harness.browser("203.0.113.66")
    responses = [guesser.log_in(password=f"wrong horse {number}") for number in range(50)]
    assert [response.status for response in responses[:10]] == [401] * 10
    assert {response.status for response in responses[10:]} == {429}
    assert len(harness.hasher.verified) == 10
    last = responses[-1]
    assert last.code == "throttled"
    assert last.headers["retry-after"] == "900"
    assert last.json["error"]["details"] == {"retryAfter": 900}
    assert guesser.log_in().status == 429, "the right password does not help the guesser's address"
    assert owner.log_in().status == 200
    harness.clock.forward(seconds=900)
    assert guesser.log_in().status == 200


def test_guesses_from_many_addresses_are_limited(harness: Harness) -> None:
    harness.browser("198.51.100.4").register()
    harness.hasher.verified.clear()
    statuses = [
        harness.browser(f"203.0.113.{address}").log_in(password="wrong horse").status
        for address in range(120)
        for _ in range(4)
    ]
    assert statuses == [401] * 50 + [429] * 430
    assert len(harness.hasher.verified) == 50


def test_guesses_from_anywhere_leave_the_owner_his_ten_slips(harness: Harness) -> None:
    harness.browser("198.51.100.4").register()
    for address in range(60):
        harness.browser(f"203.0.113.{address}").log_in(password="wrong horse")
    owner = harness.browser("198.51.100.4")
    assert [owner.log_in(password="a slip").status for _ in range(9)] == [401] * 9
    assert owner.log_in().status == 200


def test_21_guesses_leave_the_owner_ten_tries_at_a_new_address(harness: Harness) -> None:
    harness.browser("198.51.100.4").register()
    for address in range(21):
        harness.browser(f"203.0.113.{address}").log_in(password="wrong horse")
    owner = harness.browser("198.51.100.99")
    assert [owner.log_in(password="a slip").status for _ in range(9)] == [401] * 9
    assert owner.log_in().status == 200


def test_an_ipv6_customer_does_not_count_as_65536_addresses(harness: Harness) -> None:
    harness.browser("198.51.100.4").register()
    guessers = [harness.browser(f"2001:db8:7:{number:x}::1") for number in range(60)]
    assert [one.log_in(password="wrong horse").status for one in guessers] == [401] * 40 + [429] * 20


def test_a_tournament_of_sixty_players_signs_in_within_five_minutes(harness: Harness) -> None:
    """Behind one address; each mistypes once, each sixth twice, and one tries 30 unknown names."""
    for number in range(60):
        harness.browser(f"198.51.100.{number}").register(f"Player {number}")
    prankster = harness.browser()
    assert {prankster.log_in(f"Nobody {number}", "wrong horse").status for number in range(30)} == {400}
    for number in range(60):
        player = harness.browser()
        typos = 1 + (number % 6 == 0)
        for _ in range(typos):
            assert player.log_in(f"Player {number}", "a slip").code == "wrong-password"
        assert player.log_in(f"Player {number}").status == 200
        harness.clock.forward(seconds=5)


def test_a_throttled_tournament_can_sign_in_after_five_minutes(harness: Harness) -> None:
    harness.browser("198.51.100.4").register()
    prankster = harness.browser()
    for number in range(130):
        prankster.log_in(f"Nobody {number}", "wrong horse")
    refused = harness.browser().log_in()
    assert (refused.status, refused.headers["retry-after"]) == (429, "300")
    harness.clock.forward(minutes=5)
    assert harness.browser().log_in().status == 200


def test_hashing_of_right_passwords_is_limited(harness: Harness) -> None:
    browser = harness.browser()
    browser.register()
    harness.hasher.verified.clear()
    statuses = [browser.log_in().status for _ in range(153)]
    assert statuses == [200] * 30 + [429] * 123
    assert len(harness.hasher.verified) == 40
    body = {"password": "correct horse", "email": ""}
    other = harness.browser("198.51.100.4")
    other.register("Other")
    assert [other.call("PUT", "/api/account", body).status for _ in range(35)] == [200] * 30 + [429] * 5


def test_right_passwords_are_never_throttled(harness: Harness) -> None:
    browser = harness.browser()
    browser.register()
    assert {browser.log_in().status for _ in range(15)} == {200}


def test_an_address_cannot_try_one_password_on_all_users(harness: Harness) -> None:
    guesser = harness.browser()
    statuses = [guesser.log_in(f"Victim {number}", "password1").status for number in range(125)]
    assert statuses == [400] * 120 + [429] * 5


def test_a_stolen_session_cannot_guess_the_password_either(harness: Harness) -> None:
    browser = harness.browser()
    browser.register()
    body = {"password": "wrong horse", "email": ""}
    statuses = [browser.call("PUT", "/api/account", body).status for _ in range(12)]
    assert statuses == [401] * 10 + [429] * 2


def test_registration_is_throttled(harness: Harness) -> None:
    statuses = [harness.browser().register(f"Neonate {number}").status for number in range(121)]
    assert statuses == [200] * 120 + [429]
    assert harness.browser("198.51.100.4").register("Neonate 200").status == 200


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
