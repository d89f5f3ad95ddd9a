"""What the rules of accounts are given: time, chance, hashes, mail, sessions, throttles."""

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
    """The world as the services see it."""

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
    """Where a call comes from."""

    address: str
    device: str
    language: str = ""
    """Two letters: the one that the browser prefers."""
