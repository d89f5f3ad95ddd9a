"""Harness of the playtest function: testers, admins, and the data of a round of two cards and a precon."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from fastapi import FastAPI

from functions.common.capacity import Capacity
from functions.playtest.factory import create_app
from functions.playtest.ports import Ports
from functions.playtest.round_data import RoundData, read_round_data
from functions.playtest.services.testers import appoint
from functions.playtest.tester import Role
from tests.functions.calls import Browser, Reply
from tests.functions.harness import Harness

VAMPIRE, ACTION, DECK = "210001", "110001", "PA"
ROUND = "2026-2"
IMAGE = f"{VAMPIRE}.0123456789ab.webp"
DATA = read_round_data(
    json.dumps(
        {
            "round": {"id": ROUND, "name": "Second round"},
            "crypt": [{"id": int(VAMPIRE), "name": "Placeholder One"}],
            "library": [{"id": int(ACTION), "name": "Placeholder Two"}],
            "precons": {DECK: {"name": "Placeholder Deck"}},
            "images": {VAMPIRE: IMAGE},
        }
    ).encode()
)


@dataclass
class FakeFiles:
    """The published files of a round."""

    known: RoundData | None = DATA

    def data(self) -> RoundData | None:
        return self.known

    def image(self, name: str) -> bytes | None:
        return b"RIFF" if name == IMAGE else None


@dataclass
class Person:
    """A user of the playtest, or a stranger."""

    browser: Browser

    def report(self, subject: str, kind: str = "card", rev: int | None = None, **content: Any) -> Reply:
        """Save a report; `rev` is sent as If-Match."""
        headers = {} if rev is None else {"if_match": str(rev)}
        body = {"text": "", "score": 0, "isPlayed": False, **content}
        return self.browser.call("PUT", f"/api/playtest/{kind}/{subject}", body, **headers)

    def read(self, subject: str, kind: str = "card") -> dict[str, Any]:
        """Return a report of the user."""
        found: dict[str, Any] = self.get(f"{kind}/{subject}")
        return found

    def get(self, path: str) -> Any:
        """Return what a call shows."""
        reply = self.browser.call("GET", f"/api/playtest/{path}")
        assert reply.status == 200, reply.body
        return reply.json

    def role(self, method: str, username: str, role: str = "") -> Reply:
        """Change the role of a user."""
        body = {"username": username} | ({"role": role} if role else {})
        return self.browser.call(method, "/api/playtest/users", body)

    def round(self, state: str, round_: str = ROUND, **more: str) -> Reply:
        """Change the state of a round."""
        return self.browser.call("PUT", f"/api/playtest/rounds/{round_}", {"state": state, **more})


@dataclass
class PlaytestHarness:
    """Accounts and the playtest over one table."""

    accounts: Harness
    files: FakeFiles = field(default_factory=FakeFiles)

    @cached_property
    def ports(self) -> Ports:
        of_accounts = self.accounts.ports
        return Ports(
            clock=self.accounts.clock,
            sessions=of_accounts.sessions,
            capacity=Capacity(of_accounts.throttle),
            files=self.files,
        )

    @cached_property
    def app(self) -> FastAPI:
        return create_app(self.accounts.settings, self.ports)

    def stranger(self) -> Person:
        """Anyone without an account."""
        return Person(Browser(self.app, "198.51.100.9"))

    def user(self, name: str) -> Person:
        """A signed-in user with a new account and no role."""
        browser = self.accounts.browser()
        assert browser.register(name).status == 200
        return self.same_user(browser)

    def same_user(self, browser: Browser) -> Person:
        """The same user for this function."""
        return Person(Browser(self.app, cookies=browser.cookies))

    def member(self, name: str, role: Role = "tester") -> Person:
        """A new user with a role, given by the operator."""
        person = self.user(name)
        appoint(self.accounts.clock, name, role, None)
        return person

    def admin(self, name: str = "Anna") -> Person:
        """An admin who has opened the round."""
        person = self.member(name, "admin")
        assert person.round("open").status == 200
        return person
