"""Harness of the account function, with a clock and mails that tests control."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import cached_property

from fastapi import FastAPI

from functions.account.factory import create_app
from functions.account.mail import Mail
from functions.account.passwords import UNUSED_HASH
from functions.account.ports import Ports
from functions.account.production_ports import production_ports
from functions.account.services import deletion, mails
from functions.common.capacity import Capacity
from functions.common.ports import random_id, random_token
from functions.common.sessions import Sessions
from functions.common.settings import Settings
from functions.common.throttle import Throttle
from tests.functions.calls import Browser


@dataclass
class FakeClock:
    """A clock that stands still until it is moved, or advances with each reading."""

    now: datetime = datetime(2026, 11, 20, 12, 0, 0, tzinfo=UTC)
    step: timedelta = timedelta()
    """Step per reading: for tests that do more than one user may do in a second."""

    def __call__(self) -> datetime:
        self.now += self.step
        return self.now

    def run(self) -> None:
        """Advance by a second with each reading."""
        self.step = timedelta(seconds=1)

    def forward(self, **span: float) -> None:
        self.now += timedelta(**span)


@dataclass
class CountingHasher:
    """Fast hashes, with a record of the verified ones."""

    version: str = "1"
    hashed: int = 0
    verified: list[str] = field(default_factory=list)

    def hash(self, password: str) -> str:
        self.hashed += 1
        return f"{self.version}:{hashlib.sha256(password.encode()).hexdigest()}"

    def verify(self, known: str, password: str) -> bool:
        self.verified.append(known)
        return (
            known != UNUSED_HASH and known.partition(":")[2] == hashlib.sha256(password.encode()).hexdigest()
        )

    def outdated(self, known: str) -> bool:
        return not known.startswith(f"{self.version}:")


@dataclass
class Letters:
    """Records sent mails."""

    sent: list[Mail] = field(default_factory=list)

    def send(self, mail: Mail) -> None:
        self.sent.append(mail)


@dataclass
class Harness:
    """Everything around the account function."""

    settings: Settings
    clock: FakeClock = field(default_factory=FakeClock)
    hasher: CountingHasher = field(default_factory=CountingHasher)
    mails: Letters = field(default_factory=Letters)
    sends_mail: bool = True

    @property
    def ports(self) -> Ports:
        return Ports(
            clock=self.clock,
            new_id=random_id,
            new_token=random_token,
            hasher=self.hasher,
            mailer=self.mails,
            sends_mail=self.sends_mail,
            sessions=Sessions(self.clock, random_token),
            throttle=(throttle := Throttle(self.clock)),
            capacity=Capacity(throttle),
            site=self.settings.site,
        )

    def run_jobs(self) -> None:
        """Run the scheduled jobs."""
        mails.send_due(self.ports)
        deletion.finish_due(self.ports, 60)

    def confirm(self, email: str) -> None:
        """Open the newest confirmation link of an address."""
        self.run_jobs()
        mails = [one.text for one in self.mails.sent if one.to == email]
        found = re.findall(r"/account/confirm#token=(\S+)", "\n".join(mails))
        response = self.browser().call("PUT", "/api/account/email", {"token": found[-1]})
        assert response.json == {"success": True}

    @cached_property
    def app(self) -> FastAPI:
        return create_app(self.settings, self.ports)

    def browser(self, address: str = "203.0.113.7") -> Browser:
        return Browser(self.app, address)

    def real_browser(self) -> Browser:
        """A browser for the app with production ports."""
        return Browser(create_app(self.settings, production_ports(self.settings)))
