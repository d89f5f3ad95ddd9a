"""Harness of the public decks function: users, their decks, and the archive."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Any

from card_pipeline.facts.cards import CardFacts
from card_pipeline.facts.read import read_card_facts
from fastapi import FastAPI

from functions.common.capacity import Capacity
from functions.common.deck_ids import random_deck_id
from functions.common.deck_items import DeckItem, deck_key
from functions.pda.factory import create_app
from functions.pda.ports import Ports
from tests.functions.calls import Browser, Reply
from tests.functions.databases import ROOT
from tests.functions.deck_harness import Builder, DeckHarness
from tests.functions.harness import Harness

ADRIANNE, ALEXANDRA, ABEBE = "200016", "200049", "200006"
AIRE_OF_ELATION, CAMERA_PHONE, ALACRITY = "100031", "100287", "100036"
FIT = {ADRIANNE: 4, ALEXANDRA: 4, ABEBE: 4, AIRE_OF_ELATION: 40, CAMERA_PHONE: 20}
"""The smallest deck that may be public. Its groups (1, 2 and 4) are illegal, which does not matter."""


@cache
def some_cards() -> CardFacts:
    """The facts of a few hundred cards."""
    file = ROOT / "tests" / "contract" / "deck-facts-cards.json"
    return read_card_facts(json.loads(file.read_text(encoding="utf-8")))


@dataclass
class Player:
    """A user with or without an account, for the functions of decks and public decks."""

    decks: Builder
    browser: Browser

    def publish(self, deck: str) -> Reply:
        """Publish a deck."""
        return self.browser.call("POST", f"/api/pda/{deck}")

    def published(self, **content: Any) -> tuple[str, str]:
        """Create and publish a deck, and return both ids."""
        deck = self.decks.make(**{"name": "Malkavian bleed", "cards": FIT, **content})
        reply = self.publish(deck)
        assert reply.status == 200, reply.body
        return deck, reply.json["deckid"]

    def sync(self, child: str) -> Reply:
        """Update a copy from its deck."""
        return self.browser.call("PUT", f"/api/pda/{child}")

    def remove(self, child: str) -> Reply:
        """Delete a copy."""
        return self.browser.call("DELETE", f"/api/pda/{child}")

    def favor(self, child: str) -> Reply:
        """Make a deck a favourite."""
        return self.browser.call("POST", f"/api/pda/favorite/{child}")

    def withdraw(self, child: str) -> Reply:
        """Remove a deck from the favourites."""
        return self.browser.call("DELETE", f"/api/pda/favorite/{child}")

    def look(self, child: str) -> Reply:
        """Request a public deck."""
        return self.browser.call("GET", f"/api/pda/{child}")

    def see(self, child: str) -> dict[str, Any]:
        """Return a public deck as this player sees it."""
        reply = self.look(child)
        assert reply.status == 200, reply.body
        deck: dict[str, Any] = reply.json
        return deck

    def mine(self, since: str = "") -> dict[str, Any]:
        """Return this player's part of the archive."""
        reply = self.browser.call("GET", f"/api/pda/mine?since={since}" if since else "/api/pda/mine")
        assert reply.status == 200, reply.body
        response: dict[str, Any] = reply.json
        return response

    def again(self) -> Player:
        """The same player on another device."""
        cookies = self.browser.cookies
        return Player(
            Builder(Browser(self.decks.browser.app, cookies=dict(cookies))),
            Browser(self.browser.app, cookies=dict(cookies)),
        )


@dataclass
class PdaHarness:
    """Accounts, decks and public decks over one table."""

    accounts: Harness
    facts: CardFacts | None = field(default_factory=some_cards)

    @cached_property
    def decks(self) -> DeckHarness:
        return DeckHarness(self.accounts, card_facts=self._facts)

    @cached_property
    def app(self) -> FastAPI:
        of_accounts = self.accounts.ports
        ports = Ports(
            clock=self.accounts.clock,
            new_deck_id=random_deck_id,
            sessions=of_accounts.sessions,
            throttle=of_accounts.throttle,
            capacity=Capacity(of_accounts.throttle),
            card_facts=self._facts,
        )
        return create_app(self.accounts.settings, ports)

    def player(self, name: str = "Theo Bell") -> Player:
        """A signed-in user with a new account."""
        return self.same_user(self.decks.registered(name))

    def stranger(self) -> Player:
        """An anonymous user."""
        return Player(self.decks.stranger(), Browser(self.app))

    def same_user(self, browser: Browser) -> Player:
        """A browser of the same user for these functions."""
        return Player(self.decks.same_user(browser), Browser(self.app, cookies=browser.cookies))

    def _facts(self) -> CardFacts | None:
        return self.facts


def stored(deck: str) -> DeckItem:
    """Return the item of a deck."""
    return DeckItem.get(deck_key(deck), "META", consistent_read=True)


def is_stored(deck: str) -> bool:
    """Whether a deck exists."""
    return bool(list(DeckItem.batch_get([(deck_key(deck), "META")], consistent_read=True)))
