"""A forgotten password: one mail, one use, half an hour, and nobody learns who has an account."""

from __future__ import annotations

import re
from typing import Any

import pytest

from functions.account.routes.resets import ALWAYS_SECONDS
from tests.functions.test_sessions import signed_in
from tests.functions.world import World

RESET = "/api/account/reset"


def ask(world: World, address: str = "203.0.113.9", **who: str) -> Any:
    return world.browser(address).call("POST", RESET, who)


def token_of(world: World) -> str:
    found = re.search(r"http://127\.0\.0\.1:8080/account/reset#token=(\S{43})\n", world.letters.sent[-1].text)
    assert found
    return found[1]


@pytest.mark.parametrize("who", [{"username": "THEO BELL"}, {"email": "THEO@example.org"}])
def test_a_reset_by_name_or_address(world: World, who: dict[str, str]) -> None:
    browser = world.browser()
    browser.register(email="theo@example.org")
    ask(world, **who)
    (letter,) = world.letters.sent
    assert letter.to == "theo@example.org"
    assert "Theo Bell" in letter.text
    wish = {"token": token_of(world), "newPassword": "battery staple"}
    assert world.browser().call("PUT", RESET, wish).json == {"success": True}
    assert not signed_in(browser)
    assert world.browser().log_in(password="battery staple").status == 200
    assert world.browser().log_in().code == "wrong-password"


def test_the_answer_does_not_tell_whether_there_is_an_account(world: World) -> None:
    world.browser().register("With address", email="a@example.org")
    world.browser().register("Without address")
    wishes = [
        {"username": "With address"},
        {"username": "Without address"},
        {"username": "Nobody"},
        {"username": "\u200b"},
        {"email": "a@example.org"},
        {"email": "b@example.org"},
        {"email": "no address"},
        {"email": ""},
    ]
    answers = [ask(world, **who) for who in wishes]
    assert {(answer.status, answer.body) for answer in answers} == {(200, b'{"success":true}')}
    assert [sorted(answer.headers.items()) for answer in answers] == [sorted(answers[0].headers.items())] * 8
    assert len(world.letters.sent) == 2
    assert len(world.pauses) == len(wishes)
    assert all(pause <= ALWAYS_SECONDS for pause in world.pauses)


def test_a_token_works_once(world: World) -> None:
    world.browser().register(email="theo@example.org")
    ask(world, username="Theo Bell")
    wish = {"token": token_of(world), "newPassword": "battery staple"}
    assert world.browser().call("PUT", RESET, wish).status == 200
    again = world.browser().call("PUT", RESET, {**wish, "newPassword": "another one"})
    assert (again.status, again.code) == (400, "reset-token")
    assert world.browser().log_in(password="battery staple").status == 200


def test_a_token_lives_30_minutes(world: World) -> None:
    world.browser().register(email="theo@example.org")
    ask(world, username="Theo Bell")
    world.clock.forward(minutes=30)
    wish = {"token": token_of(world), "newPassword": "battery staple"}
    assert world.browser().call("PUT", RESET, wish).code == "reset-token"
    assert world.browser().log_in().status == 200


def test_a_change_of_password_makes_earlier_tokens_worthless(world: World) -> None:
    browser = world.browser()
    browser.register(email="theo@example.org")
    ask(world, username="Theo Bell")
    browser.call("PUT", "/api/account", {"password": "correct horse", "newPassword": "battery staple"})
    wish = {"token": token_of(world), "newPassword": "another one"}
    assert world.browser().call("PUT", RESET, wish).code == "reset-token"


def test_nobody_is_flooded_with_mail(world: World) -> None:
    world.browser().register(email="theo@example.org")
    answers = [ask(world, f"198.51.100.{number}", username="Theo Bell") for number in range(10)]
    assert {answer.status for answer in answers} == {200}
    assert len(world.letters.sent) == 3
    assert [ask(world, username=f"Victim {number}").status for number in range(21)] == [200] * 20 + [429]


def test_everybody_with_an_address_gets_a_letter_of_his_own(world: World) -> None:
    for name in ("Theo Bell", "Beckett"):
        world.browser().register(name, email="family@example.org")
    ask(world, email="family@example.org")
    assert sorted(letter.text.split("\n")[0] for letter in world.letters.sent) == [
        "Hello Beckett,",
        "Hello Theo Bell,",
    ]


@pytest.mark.parametrize(
    ("language", "begin"), [("fr-FR,fr;q=0.9", "Bonjour"), ("es", "Hola"), ("pt-BR", "Olá"), ("de", "Hello")]
)
def test_the_letter_speaks_the_language_of_the_browser(world: World, language: str, begin: str) -> None:
    browser = world.browser()
    browser.register(email="theo@example.org")
    browser.call("POST", RESET, {"username": "Theo Bell"}, accept_language=language)
    assert world.letters.sent[0].text.startswith(begin)


@pytest.mark.parametrize("wish", [{}, {"username": 1}, {"username": "a", "email": "b"}, []])
def test_wrong_wishes(world: World, wish: Any) -> None:
    answer = world.browser().call("POST", RESET, wish)
    assert (answer.status, answer.code) == (422, "invalid")
