"""Mails reach the outbox, or the cloud's mail service."""

from __future__ import annotations

import email.policy
from email.message import EmailMessage
from pathlib import Path

import botocore.session
import pytest
from moto import mock_aws
from moto.core.models import DEFAULT_ACCOUNT_ID
from moto.ses.models import ses_backends

from functions.account.mail import Mail, MailNotSentError, Outbox, Ses
from functions.account.mail_texts.reset import ResetLink, reset_mail
from functions.common.ports import system_clock

LINK = "https://cards.example.org/account/reset#token=" + "x" * 43
MAIL = reset_mail("theo@example.org", [ResetLink("Théo Bell", LINK)], "fr")


def test_the_outbox_contains_complete_mails(tmp_path: Path) -> None:
    folder = tmp_path / "outbox"
    outbox = Outbox(folder, "no-reply@cards.example.org", system_clock)
    outbox.send(MAIL)
    outbox.send(reset_mail("theo@example.org", [ResetLink("Theo Bell", LINK)], "en"))
    mails = sorted(folder.iterdir())
    assert [file.suffix for file in mails] == [".eml", ".eml"]
    message = email.message_from_bytes(mails[0].read_bytes(), policy=email.policy.default)
    assert isinstance(message, EmailMessage)
    assert (message["to"], message["from"]) == ("theo@example.org", "no-reply@cards.example.org")
    assert message["subject"] == MAIL.subject
    assert message.get_content().replace("\r\n", "\n") == MAIL.text
    assert f"\r\n{LINK}\r\n".encode() in mails[1].read_bytes(), "a link is on a line of its own, unbroken"


def test_an_address_cannot_inject_headers(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="linefeed"):
        Outbox(tmp_path, "a@b.example", system_clock).send(Mail("a@b.example\nBcc: c@d.example", "", ""))


@pytest.fixture
def cloud(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AWS_ACCESS_KEY_ID", "moto")
    monkeypatch.setenv("AWS_SECRET_ACCESS_KEY", "moto")


@pytest.mark.usefixtures("cloud")
def test_the_mail_service_gets_the_same_mail() -> None:
    with mock_aws():
        client = botocore.session.get_session().create_client("ses", "us-east-1")
        client.verify_domain_identity(Domain="cards.example.org")
        Ses("no-reply@cards.example.org", "us-east-1").send(MAIL)
        (sent,) = ses_backends[DEFAULT_ACCOUNT_ID]["us-east-1"].sent_messages
        message = email.message_from_string(sent.raw_data, policy=email.policy.default)
        assert message["subject"] == MAIL.subject


@pytest.mark.usefixtures("cloud")
def test_a_mail_that_the_service_refuses_is_retried() -> None:
    with mock_aws(), pytest.raises(MailNotSentError):
        Ses("stranger@elsewhere.example", "us-east-1").send(MAIL)
