"""Harness of the inventory function: users, their inventories, and those they share."""

from __future__ import annotations

import itertools
import json
import tempfile
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from card_pipeline.facts.cards import CardFacts
from card_pipeline.facts.read import read_card_facts
from fastapi import FastAPI

from functions.common.capacity import Capacity
from functions.inventory.factory import create_app
from functions.inventory.ports import Ports
from functions.inventory.share_key import random_share_key
from tests.card_data import published_data
from tests.functions.calls import Browser, Reply
from tests.functions.harness import Harness

NOBODYS_KEY = "A1b2C3d4E5f6"
_CALLS = itertools.count()


@cache
def all_cards() -> CardFacts:
    """The facts of all published cards."""
    with tempfile.TemporaryDirectory() as folder:
        data = published_data(Path(folder))
        manifest = json.loads((data / "manifest.json").read_text(encoding="utf-8"))
        file = data / manifest["files"]["card-facts"]["path"]
        return read_card_facts(json.loads(file.read_text(encoding="utf-8")))


def all_ids() -> list[str]:
    """The ids of all published cards."""
    facts = all_cards()
    return [str(card) for card in sorted([*facts.library, *facts.crypt])]


@dataclass
class Collector:
    """A user with or without an account."""

    browser: Browser

    def see(self, have: str = "") -> dict[str, Any]:
        """Return the user's inventory; `have`: the versions of the device."""
        reply = self.look(have)
        assert reply.status == 200, reply.body
        inventory: dict[str, Any] = reply.json
        return inventory

    def look(self, have: str = "", **headers: str) -> Reply:
        """Request the user's inventory."""
        return self.browser.call("GET", f"/api/inventory{have and '?have='}{have}", **headers)

    def add(self, deltas: dict[str, int], key: str = "") -> Reply:
        """Add copies, by default with a new key."""
        return self.browser.call(
            "PATCH", "/api/inventory", deltas, idempotency_key=key or f"call-{next(_CALLS):08}"
        )

    def put(self, changes: dict[str, Any]) -> Reply:
        """Set values of cards, or the flag."""
        return self.browser.call("PUT", "/api/inventory", changes)

    def remove(self) -> Reply:
        """Remove all cards."""
        return self.browser.call("DELETE", "/api/inventory")

    def copies(self) -> dict[str, int]:
        """Return the copies of all cards."""
        return self.all("q")

    def all(self, kind: str) -> dict[str, Any]:
        """Return one kind of value of all cards."""
        buckets = self.see()["buckets"].values()
        return {card: value for bucket in buckets for card, value in bucket[kind].items()}

    def have(self) -> str:
        """Return the versions of all buckets, as a device sends them."""
        return ".".join(map(str, self.see()["revs"]))

    def notes(self, *cards: str) -> dict[str, Any]:
        """Return the texts of notes."""
        reply = self.browser.call("POST", "/api/inventory/notes/batch", {"ids": list(cards)})
        assert reply.status == 200, reply.body
        return {card: note["t"] for card, note in reply.json["notes"].items()}

    def share(self) -> str:
        """Make a share key and return it."""
        reply = self.browser.call("PUT", "/api/inventory/key")
        assert reply.status == 200, reply.body
        key: str = reply.json["key"]
        return key

    def open(self, key: str) -> Reply:
        """Request an inventory by its key."""
        return self.browser.call("GET", f"/api/inventory/{key}")

    def again(self) -> Collector:
        """The same user on another device."""
        return Collector(Browser(self.browser.app, cookies=dict(self.browser.cookies)))


@dataclass
class InventoryHarness:
    """Accounts and inventories over one table."""

    accounts: Harness
    facts: CardFacts | None = field(default_factory=all_cards)

    @cached_property
    def ports(self) -> Ports:
        of_accounts = self.accounts.ports
        return Ports(
            clock=self.accounts.clock,
            new_share_key=random_share_key,
            sessions=of_accounts.sessions,
            throttle=of_accounts.throttle,
            capacity=Capacity(of_accounts.throttle),
            card_facts=lambda: self.facts,
        )

    @cached_property
    def app(self) -> FastAPI:
        return create_app(self.accounts.settings, self.ports)

    def collector(self, name: str = "Theo Bell") -> Collector:
        """A signed-in user with a new account."""
        browser = self.accounts.browser()
        assert browser.register(name).status == 200
        return self.same_user(browser)

    def same_user(self, browser: Browser) -> Collector:
        """A browser of the same user for this function."""
        return Collector(Browser(self.app, cookies=browser.cookies))

    def stranger(self, address: str = "198.51.100.9") -> Collector:
        """Anyone without an account."""
        return Collector(Browser(self.app, address))
