"""Sends mail: through SES in the cloud, into a folder on a local machine."""

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
"""Long enough not to break links."""
CONNECT_SECONDS, READ_SECONDS = 2, 5


@dataclass(frozen=True)
class Mail:
    """A plain-text mail."""

    to: str
    subject: str
    text: str


class MailNotSentError(Exception):
    """The mail service did not accept a mail."""


class Mailer(Protocol):
    """Sends mails."""

    def send(self, mail: Mail) -> None:
        """Send a mail. Raises MailNotSentError."""
        ...


@dataclass(frozen=True)
class Outbox:
    """Writes mails as .eml files, which mail programs can open."""

    folder: Path
    sender: str
    clock: Clock

    def send(self, mail: Mail) -> None:
        """Write the mail atomically."""
        self.folder.mkdir(parents=True, exist_ok=True)
        name = f"{self.clock():%Y%m%dT%H%M%S%f}-{secrets.token_hex(3)}"
        part = self.folder / f".{name}.part"
        part.write_bytes(_message(mail, self.sender).as_bytes())
        part.rename(self.folder / f"{name}.eml")


@dataclass(frozen=True)
class Ses:
    """Sends mails through the cloud's mail service."""

    sender: str
    region: str

    def send(self, mail: Mail) -> None:
        """Send the mail. Raises MailNotSentError."""
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
    """Sends nothing and logs a warning."""

    def send(self, _mail: Mail) -> None:
        """Log that mail is not configured."""
        log.warning("mail-not-configured")


def mailer(settings: Settings, clock: Clock) -> Mailer:
    """Choose the mailer by the settings."""
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
