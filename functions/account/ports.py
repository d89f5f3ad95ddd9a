"""Dependencies of the account services: clock, randomness, hashes, mail, sessions, throttles."""

from __future__ import annotations

from dataclasses import dataclass

from functions.account.mail import Mailer
from functions.account.passwords import Hasher
from functions.common.capacity import Capacity
from functions.common.ports import Clock, NewId, NewToken
from functions.common.sessions import Sessions
from functions.common.throttle import Throttle


@dataclass(frozen=True)
class Ports:
    """Everything the services depend on."""

    clock: Clock
    new_id: NewId
    new_token: NewToken
    hasher: Hasher
    mailer: Mailer
    sends_mail: bool
    """Whether the operator has set up mail."""
    sessions: Sessions
    throttle: Throttle
    capacity: Capacity
    site: str
    """Origin of the site, for links in mails: ``https://cards.example.org``."""


@dataclass(frozen=True)
class Caller:
    """The origin of a call."""

    address: str
    device: str
    language: str = ""
    """Two-letter code of the browser's preferred language."""
