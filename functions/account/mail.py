"""Sends mail: through SES in the cloud, into a folder on a machine of one's own."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import SMTP
from pathlib import Path
from typing import Protocol

from functions.common import log
from functions.common.ports import Clock
from functions.common.settings import Settings

_LINES = SMTP.clone(max_line_length=200)
"""Long enough that no link is broken."""
CONNECT_SECONDS, READ_SECONDS = 2, 5


@dataclass(frozen=True)
class Mail:
    """A letter in plain text."""

    to: str
    subject: str
    text: str


class MailNotSentError(Exception):
    """The mail service did not take a letter."""


class Mailer(Protocol):
    """Takes letters."""

    def send(self, mail: Mail) -> None:
        """Send a letter. Raises MailNotSentError."""
        ...


@dataclass(frozen=True)
class Outbox:
    """Writes letters as .eml files, which mail programs open."""

    folder: Path
    sender: str
    clock: Clock

    def send(self, mail: Mail) -> None:
        """Write the letter; it appears whole or not at all."""
        self.folder.mkdir(parents=True, exist_ok=True)
        name = f"{self.clock():%Y%m%dT%H%M%S%f}-{secrets.token_hex(3)}"
        part = self.folder / f".{name}.part"
        part.write_bytes(_message(mail, self.sender).as_bytes())
        part.rename(self.folder / f"{name}.eml")


@dataclass(frozen=True)
class Ses:
    """Sends letters through the cloud's mail service."""

    sender: str
    region: str

    def send(self, mail: Mail) -> None:
        """Send the letter. Raises MailNotSentError."""
        from botocore.config import Config
        from botocore.exceptions import BotoCoreError, ClientError
        from botocore.session import get_session

        config = Config(
            connect_timeout=CONNECT_SECONDS, read_timeout=READ_SECONDS, retries={"total_max_attempts": 2}
        )
        try:
            client = get_session().create_client("sesv2", region_name=self.region or None, config=config)
            client.send_email(
                FromEmailAddress=self.sender,
                Destination={"ToAddresses": [mail.to]},
                Content={"Raw": {"Data": _message(mail, self.sender).as_bytes()}},
            )
        except (BotoCoreError, ClientError) as error:
            raise MailNotSentError from error


@dataclass(frozen=True)
class NoMail:
    """Where letters are not sent; the log says so."""

    def send(self, _mail: Mail) -> None:
        """Note that there would have been a letter."""
        log.warning("mail-not-configured")


def mailer(settings: Settings, clock: Clock) -> Mailer:
    """Choose how mail is sent from what the operator has set."""
    if settings.mail_outbox is not None:
        return Outbox(settings.mail_outbox, settings.mail_from or "methuselah@localhost.invalid", clock)
    return Ses(settings.mail_from, settings.region) if settings.mail_from else NoMail()


def _message(mail: Mail, sender: str) -> EmailMessage:
    message = EmailMessage(_LINES)
    message["From"] = sender
    message["To"] = mail.to
    message["Subject"] = mail.subject
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(mail.text)
    return message
