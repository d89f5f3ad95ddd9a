"""A forgotten password: one mail, one use, half an hour, and nobody learns who has an account."""

from __future__ import annotations

import re
import time
from dataclasses import replace
from typing import Any

import pytest

from functions.account import jobs
from functions.account.mail import Mail, MailNotSentError
from functions.account.services import mails
from functions.common.ports import seconds
from functions.common.tables import MainItem, connection
from tests.functions.calls import Browser
from tests.functions.test_sessions import signed_in
from tests.functions.world import World

RESET = "/api/account/reset"


def ask(world: World, address: str = "203.0.113.9", **who: str) -> Any:
    answer = world.browser(address).call("POST", RESET, who)
    world.run_jobs()
    return answer


def confirmed(world: World, name: str = "Theo Bell", email: str = "theo@example.org") -> Browser:
    """Somebody with a confirmed address; no letter is left of that."""
    browser = world.browser()
    assert browser.register(name, email=email).status == 200
    world.confirm(email)
    world.letters.sent.clear()
    return browser


def token_of(world: World) -> str:
    found = re.search(r"http://127\.0\.0\.1:8080/account/reset#token=(\S{43})\n", world.letters.sent[-1].text)
    assert found
    return found[1]


@pytest.mark.parametrize("who", [{"username": "THEO BELL"}, {"email": "THEO@example.org"}])
def test_a_reset_by_name_or_address(world: World, who: dict[str, str]) -> None:
    browser = confirmed(world)
    ask(world, **who)
    (letter,) = world.letters.sent
    assert letter.to == "theo@example.org"
    assert "Theo Bell" in letter.text
    content = {"token": token_of(world), "newPassword": "battery staple"}
    assert world.browser().call("PUT", RESET, content).json == {"success": True}
    assert not signed_in(browser)
    assert world.browser().log_in(password="battery staple").status == 200
    assert world.browser().log_in().code == "wrong-password"


def test_the_answer_does_not_tell_whether_there_is_an_account(world: World) -> None:
    confirmed(world, "With address", "a@example.org")
    world.browser().register("Without address")
    bodies = [
        {"username": "With address"},
        {"username": "Without address"},
        {"username": "Nobody"},
        {"username": "\u200b"},
        {"email": "a@example.org"},
        {"email": "b@example.org"},
        {"email": "no address"},
        {"email": ""},
    ]
    answers = [ask(world, **who) for who in bodies]
    assert {(answer.status, answer.body) for answer in answers} == {(200, b'{"success":true}')}
    assert [sorted(answer.headers.items()) for answer in answers] == [sorted(answers[0].headers.items())] * 8
    assert len(world.letters.sent) == 2


def test_a_token_works_once(world: World) -> None:
    confirmed(world)
    ask(world, username="Theo Bell")
    content = {"token": token_of(world), "newPassword": "battery staple"}
    assert world.browser().call("PUT", RESET, content).status == 200
    again = world.browser().call("PUT", RESET, {**content, "newPassword": "another one"})
    assert (again.status, again.code) == (400, "reset-token")
    assert world.browser().log_in(password="battery staple").status == 200


def test_a_token_lives_30_minutes(world: World) -> None:
    confirmed(world)
    ask(world, username="Theo Bell")
    world.clock.forward(minutes=30)
    content = {"token": token_of(world), "newPassword": "battery staple"}
    assert world.browser().call("PUT", RESET, content).code == "reset-token"
    assert world.browser().log_in().status == 200


def test_a_change_of_password_makes_earlier_tokens_worthless(world: World) -> None:
    browser = confirmed(world)
    ask(world, username="Theo Bell")
    browser.call("PUT", "/api/account", {"password": "correct horse", "newPassword": "battery staple"})
    content = {"token": token_of(world), "newPassword": "another one"}
    assert world.browser().call("PUT", RESET, content).code == "reset-token"


def test_nobody_is_flooded_with_mail(world: World) -> None:
    confirmed(world)
    answers = [ask(world, f"198.51.100.{number}", username="Theo Bell") for number in range(10)]
    assert {answer.status for answer in answers} == {200}
    assert len(world.letters.sent) == 3
    assert [ask(world, username=f"Victim {number}").status for number in range(21)] == [200] * 20 + [429]


def test_one_letter_lists_all_accounts_of_an_address(world: World) -> None:
    for name in ("Theo Bell", "Beckett"):
        confirmed(world, name, "family@example.org")
    ask(world, email="family@example.org")
    (letter,) = world.letters.sent
    links = dict(re.findall(r"^(.+):\n\S+#token=(\S+)$", letter.text, re.MULTILINE))
    assert list(links) == ["Beckett", "Theo Bell"]
    content = {"token": links["Beckett"], "newPassword": "battery staple"}
    assert world.browser().call("PUT", RESET, content).status == 200
    assert world.browser().log_in("Beckett", "battery staple").status == 200
    assert world.browser().log_in("Theo Bell").status == 200


def test_strangers_who_enter_an_address_keep_its_owner_from_nothing(world: World) -> None:
    for number in range(6):
        world.browser().register(f"A Stranger {number}", email="theo@example.org")
    world.run_jobs()
    world.clock.forward(hours=1)
    confirmed(world)
    ask(world, email="theo@example.org")
    (letter,) = world.letters.sent
    assert "Theo Bell:" in letter.text
    assert "Stranger" not in letter.text


def test_an_address_gets_few_letters_from_however_many_accounts_and_callers(world: World) -> None:
    for number in range(5):
        confirmed(world, f"Theo {number}", "theo@example.org")
        world.clock.forward(hours=1)
    for number in range(15):
        ask(world, f"198.51.100.{number}", username=f"Theo {number % 5}")
    assert len(world.letters.sent) == 3
    world.clock.forward(minutes=30)
    ask(world, username="Theo 4")
    assert len(world.letters.sent) == 4, "when the links of earlier mails are over, there is another one"


def test_an_unconfirmed_address_resets_nothing(world: World) -> None:
    world.browser().register(email="theo@example.org")
    world.run_jobs()
    world.letters.sent.clear()
    ask(world, username="Theo Bell")
    ask(world, email="theo@example.org")
    assert world.letters.sent == []


@pytest.mark.parametrize("email", ["new@example.org", ""])
def test_a_changed_address_voids_the_links_sent_to_the_old_one(world: World, email: str) -> None:
    browser = confirmed(world)
    ask(world, username="Theo Bell")
    token = token_of(world)
    assert browser.call("PUT", "/api/account", {"password": "correct horse", "email": email}).status == 200
    content = {"token": token, "newPassword": "battery staple"}
    assert world.browser().call("PUT", RESET, content).code == "reset-token"
    back = {"password": "correct horse", "email": "theo@example.org"}
    assert browser.call("PUT", "/api/account", back).status == 200
    assert world.browser().call("PUT", RESET, content).code == "reset-token"
    assert world.browser().log_in().status == 200


def test_the_old_address_is_told_that_it_was_changed(world: World) -> None:
    browser = confirmed(world)
    browser.call("PUT", "/api/account", {"password": "correct horse", "email": "new@example.org"})
    world.run_jobs()
    assert {one.to: "no longer uses" in one.text for one in world.letters.sent} == {
        "theo@example.org": True,
        "new@example.org": False,
    }


def test_no_call_sends_a_letter_or_waits_for_one(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same is written for everybody, so that the time of an answer tells nothing."""
    confirmed(world)

    def written() -> int:
        return int(connection().client.scan(TableName=MainItem.Meta.table_name, Select="COUNT")["Count"])

    monkeypatch.setattr(time, "sleep", lambda _seconds: pytest.fail("a call sleeps"))
    browser = world.browser("203.0.113.9")
    browser.call("POST", RESET, {"username": "Nobody at all"})
    grown = []
    for who in (
        {"username": "Theo Bell"},
        {"username": "Nobody"},
        {"email": "x"},
        {"email": "theo@example.org"},
    ):
        before = written()
        assert browser.call("POST", RESET, who).status == 200
        grown.append(written() - before)
    assert grown == [1, 1, 1, 1]
    assert world.letters.sent == []


def test_a_letter_that_the_mail_service_refuses_is_sent_by_a_later_run(world: World) -> None:
    confirmed(world)

    class Refuses:
        def send(self, _mail: Mail) -> None:
            raise MailNotSentError

    world.browser().call("POST", RESET, {"username": "Theo Bell"})
    assert mails.send_due(replace(world.ports, mailer=Refuses())) == 0
    assert mails.send_due(world.ports) == 0, "claimed by the run before"
    world.clock.forward(minutes=3)
    assert mails.send_due(world.ports) == 1
    assert mails.send_due(world.ports) == 0


@pytest.mark.parametrize("age", [1, jobs.MAIL_LIVES + 1], ids=["refused again and again", "ended"])
def test_letters_that_cannot_be_sent_keep_no_later_one_from_its_reader(world: World, age: int) -> None:
    confirmed(world)
    now = seconds(world.clock())
    for number in range(jobs.MAX_JOBS_PER_RUN):
        job = jobs.MailJob(f"{number:03}", "reset-by-name", "x", "en")
        jobs.put_mail(job, now - age)
    jobs.due_mails(now)
    world.browser().call("POST", RESET, {"username": "Theo Bell"})
    assert mails.send_due(world.ports) == 1


def test_where_no_mail_is_set_up_the_answer_says_so(world: World) -> None:
    world.sends_mail = False
    browser = world.browser()
    assert browser.register(email="theo@example.org").json["sendsMail"] is False
    for reply in (
        browser.call("POST", RESET, {"username": "Theo Bell"}),
        browser.call("POST", RESET, {"username": "Nobody"}),
        browser.call("POST", "/api/account/email"),
    ):
        assert (reply.status, reply.code) == (409, "no-mail")
    world.run_jobs()
    assert world.letters.sent == []


@pytest.mark.parametrize(
    ("language", "begin"), [("fr-FR,fr;q=0.9", "Bonjour"), ("es", "Hola"), ("pt-BR", "Olá"), ("de", "Hello")]
)
def test_the_letter_speaks_the_language_of_the_browser(world: World, language: str, begin: str) -> None:
    browser = confirmed(world)
    browser.call("POST", RESET, {"username": "Theo Bell"}, accept_language=language)
    world.run_jobs()
    assert world.letters.sent[0].text.startswith(begin)


@pytest.mark.parametrize("content", [{}, {"username": 1}, {"username": "a", "email": "b"}, []])
def test_wrong_bodies(world: World, content: Any) -> None:
    answer = world.browser().call("POST", RESET, content)
    assert (answer.status, answer.code) == (422, "invalid")
