"""Password resets: one mail, one use, half an hour, without revealing who has an account."""

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
from tests.functions.harness import Harness
from tests.functions.test_sessions import signed_in

RESET = "/api/account/reset"


def ask(harness: Harness, address: str = "203.0.113.9", **who: str) -> Any:
    response = harness.browser(address).call("POST", RESET, who)
    harness.run_jobs()
    return response


def confirmed(harness: Harness, name: str = "Theo Bell", email: str = "theo@example.org") -> Browser:
    """A user with a confirmed address, without the mails of that."""
    browser = harness.browser()
    assert browser.register(name, email=email).status == 200
    harness.confirm(email)
    harness.mails.sent.clear()
    return browser


def token_of(harness: Harness) -> str:
    found = re.search(r"http://127\.0\.0\.1:8080/account/reset#token=(\S{43})\n", harness.mails.sent[-1].text)
    assert found
    return found[1]


@pytest.mark.parametrize("who", [{"username": "THEO BELL"}, {"email": "THEO@example.org"}])
def test_a_reset_by_name_or_address(harness: Harness, who: dict[str, str]) -> None:
    browser = confirmed(harness)
    ask(harness, **who)
    (letter,) = harness.mails.sent
    assert letter.to == "theo@example.org"
    assert "Theo Bell" in letter.text
    content = {"token": token_of(harness), "newPassword": "battery staple"}
    assert harness.browser().call("PUT", RESET, content).json == {"success": True}
    assert not signed_in(browser)
    assert harness.browser().log_in(password="battery staple").status == 200
    assert harness.browser().log_in().code == "wrong-password"


def test_the_response_does_not_reveal_whether_there_is_an_account(harness: Harness) -> None:
    confirmed(harness, "With address", "a@example.org")
    harness.browser().register("Without address")
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
    responses = [ask(harness, **who) for who in bodies]
    assert {(response.status, response.body) for response in responses} == {(200, b'{"success":true}')}
    assert [sorted(response.headers.items()) for response in responses] == [
        sorted(responses[0].headers.items())
    ] * 8
    assert len(harness.mails.sent) == 2


def test_a_token_works_once(harness: Harness) -> None:
    confirmed(harness)
    ask(harness, username="Theo Bell")
    content = {"token": token_of(harness), "newPassword": "battery staple"}
    assert harness.browser().call("PUT", RESET, content).status == 200
    again = harness.browser().call("PUT", RESET, {**content, "newPassword": "another one"})
    assert (again.status, again.code) == (400, "reset-token")
    assert harness.browser().log_in(password="battery staple").status == 200


def test_a_token_lives_30_minutes(harness: Harness) -> None:
    confirmed(harness)
    ask(harness, username="Theo Bell")
    harness.clock.forward(minutes=30)
    content = {"token": token_of(harness), "newPassword": "battery staple"}
    assert harness.browser().call("PUT", RESET, content).code == "reset-token"
    assert harness.browser().log_in().status == 200


def test_a_change_of_password_voids_earlier_tokens(harness: Harness) -> None:
    browser = confirmed(harness)
    ask(harness, username="Theo Bell")
    browser.call("PUT", "/api/account", {"password": "correct horse", "newPassword": "battery staple"})
    content = {"token": token_of(harness), "newPassword": "another one"}
    assert harness.browser().call("PUT", RESET, content).code == "reset-token"


def test_the_number_of_mails_per_recipient_is_limited(harness: Harness) -> None:
    confirmed(harness)
    responses = [ask(harness, f"198.51.100.{number}", username="Theo Bell") for number in range(10)]
    assert {response.status for response in responses} == {200}
    assert len(harness.mails.sent) == 3
    assert [ask(harness, username=f"Victim {number}").status for number in range(21)] == [200] * 20 + [429]


def test_one_mail_lists_all_accounts_of_an_address(harness: Harness) -> None:
    for name in ("Theo Bell", "Beckett"):
        confirmed(harness, name, "family@example.org")
    ask(harness, email="family@example.org")
    (letter,) = harness.mails.sent
    links = dict(re.findall(r"^(.+):\n\S+#token=(\S+)$", letter.text, re.MULTILINE))
    assert list(links) == ["Beckett", "Theo Bell"]
    content = {"token": links["Beckett"], "newPassword": "battery staple"}
    assert harness.browser().call("PUT", RESET, content).status == 200
    assert harness.browser().log_in("Beckett", "battery staple").status == 200
    assert harness.browser().log_in("Theo Bell").status == 200


def test_strangers_who_enter_an_address_do_not_block_its_owner(harness: Harness) -> None:
    for number in range(6):
        harness.browser().register(f"A Stranger {number}", email="theo@example.org")
    harness.run_jobs()
    harness.clock.forward(hours=1)
    confirmed(harness)
    ask(harness, email="theo@example.org")
    (letter,) = harness.mails.sent
    assert "Theo Bell:" in letter.text
    assert "Stranger" not in letter.text


def test_the_mails_per_address_are_limited_for_any_number_of_accounts_and_callers(harness: Harness) -> None:
    for number in range(5):
        confirmed(harness, f"Theo {number}", "theo@example.org")
        harness.clock.forward(hours=1)
    for number in range(15):
        ask(harness, f"198.51.100.{number}", username=f"Theo {number % 5}")
    assert len(harness.mails.sent) == 3
    harness.clock.forward(minutes=30)
    ask(harness, username="Theo 4")
    assert len(harness.mails.sent) == 4, "when the links of earlier mails are over, there is another one"


def test_an_unconfirmed_address_resets_nothing(harness: Harness) -> None:
    harness.browser().register(email="theo@example.org")
    harness.run_jobs()
    harness.mails.sent.clear()
    ask(harness, username="Theo Bell")
    ask(harness, email="theo@example.org")
    assert harness.mails.sent == []


@pytest.mark.parametrize("email", ["new@example.org", ""])
def test_a_changed_address_voids_the_links_sent_to_the_old_one(harness: Harness, email: str) -> None:
    browser = confirmed(harness)
    ask(harness, username="Theo Bell")
    token = token_of(harness)
    assert browser.call("PUT", "/api/account", {"password": "correct horse", "email": email}).status == 200
    content = {"token": token, "newPassword": "battery staple"}
    assert harness.browser().call("PUT", RESET, content).code == "reset-token"
    back = {"password": "correct horse", "email": "theo@example.org"}
    assert browser.call("PUT", "/api/account", back).status == 200
    assert harness.browser().call("PUT", RESET, content).code == "reset-token"
    assert harness.browser().log_in().status == 200


def test_the_old_address_is_notified_of_a_change(harness: Harness) -> None:
    browser = confirmed(harness)
    browser.call("PUT", "/api/account", {"password": "correct horse", "email": "new@example.org"})
    harness.run_jobs()
    assert {one.to: "no longer uses" in one.text for one in harness.mails.sent} == {
        "theo@example.org": True,
        "new@example.org": False,
    }


def test_no_call_sends_a_mail_or_waits_for_one(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same is written for all, so that the response time reveals nothing."""
    confirmed(harness)

    def written() -> int:
        return int(connection().client.scan(TableName=MainItem.Meta.table_name, Select="COUNT")["Count"])

    monkeypatch.setattr(time, "sleep", lambda _seconds: pytest.fail("a call sleeps"))
    browser = harness.browser("203.0.113.9")
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
    assert harness.mails.sent == []


def test_a_mail_that_the_service_refuses_is_sent_by_a_later_run(harness: Harness) -> None:
    confirmed(harness)

    class Refuses:
        def send(self, _mail: Mail) -> None:
            raise MailNotSentError

    harness.browser().call("POST", RESET, {"username": "Theo Bell"})
    assert mails.send_due(replace(harness.ports, mailer=Refuses())) == 0
    assert mails.send_due(harness.ports) == 0, "claimed by the run before"
    harness.clock.forward(minutes=3)
    assert mails.send_due(harness.ports) == 1
    assert mails.send_due(harness.ports) == 0


@pytest.mark.parametrize("age", [1, jobs.MAIL_LIFETIME + 1], ids=["refused again and again", "ended"])
def test_failing_mails_do_not_block_later_ones(harness: Harness, age: int) -> None:
    confirmed(harness)
    now = seconds(harness.clock())
    for number in range(jobs.MAX_JOBS_PER_RUN):
        job = jobs.MailJob(f"{number:03}", "reset-by-name", "x", "en")
        jobs.put_mail(job, now - age)
    jobs.due_mails(now)
    harness.browser().call("POST", RESET, {"username": "Theo Bell"})
    assert mails.send_due(harness.ports) == 1


def test_without_mail_the_call_is_refused(harness: Harness) -> None:
    harness.sends_mail = False
    browser = harness.browser()
    assert browser.register(email="theo@example.org").json["sendsMail"] is False
    for reply in (
        browser.call("POST", RESET, {"username": "Theo Bell"}),
        browser.call("POST", RESET, {"username": "Nobody"}),
        browser.call("POST", "/api/account/email"),
    ):
        assert (reply.status, reply.code) == (409, "no-mail")
    harness.run_jobs()
    assert harness.mails.sent == []


@pytest.mark.parametrize(
    ("language", "begin"), [("fr-FR,fr;q=0.9", "Bonjour"), ("es", "Hola"), ("pt-BR", "Olá"), ("de", "Hello")]
)
def test_the_mail_is_in_the_language_of_the_browser(harness: Harness, language: str, begin: str) -> None:
    browser = confirmed(harness)
    browser.call("POST", RESET, {"username": "Theo Bell"}, accept_language=language)
    harness.run_jobs()
    assert harness.mails.sent[0].text.startswith(begin)


@pytest.mark.parametrize("content", [{}, {"username": 1}, {"username": "a", "email": "b"}, []])
def test_wrong_bodies(harness: Harness, content: Any) -> None:
    response = harness.browser().call("POST", RESET, content)
    assert (response.status, response.code) == (422, "invalid")
