"""Harness of the decks function: users of the account function, and their decks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from card_pipeline.facts.cards import CardFacts
from fastapi import FastAPI

from functions.common.capacity import Capacity
from functions.common.deck_ids import random_deck_id
from functions.decks.factory import create_app
from functions.decks.ports import CurrentCardFacts, FetchDeck, NewDeckId, Ports
from tests.functions.calls import Browser, Reply
from tests.functions.harness import Harness

STANISLAVA = {"200001": 2, "200517": 4, "100029": 1, "101384": 12}
"""Six crypt cards and 13 library cards."""


def nothing_known() -> CardFacts | None:
    """Unreadable card data: any id of the two ranges is accepted."""
    return None


def unreachable_site(_deck: str) -> bytes:
    """A third-party site that is down."""
    raise OSError


@dataclass
class Builder:
    """A user who builds decks."""

    browser: Browser

    def make(self, **content: Any) -> str:
        """Create a deck and return its id."""
        reply = self.browser.call("POST", "/api/deck", content)
        assert reply.status == 200, reply.body
        deckid: str = reply.json["deckid"]
        return deckid

    def change(self, deckid: str, rev: int | None = None, **content: Any) -> Reply:
        """Edit a deck; `rev` is sent as If-Match."""
        headers = {} if rev is None else {"if_match": str(rev)}
        return self.browser.call("PUT", f"/api/deck/{deckid}", content, **headers)

    def remove(self, deckid: str) -> Reply:
        """Delete a deck with all its revisions."""
        return self.browser.call("DELETE", f"/api/deck/{deckid}")

    def add_revisions(self, deckid: str, *revisions: dict[str, Any], **headers: str) -> list[str]:
        """Add revisions, by default an empty one, and return their ids."""
        empty: dict[str, Any] = {"author": "", "description": "", "cards": {}}
        bodies = [{**empty, **revision} for revision in revisions or ({},)]
        reply = self.browser.call("POST", f"/api/deck/{deckid}/branch", {"branches": bodies}, **headers)
        assert reply.status == 200, reply.body
        return [revision["deckid"] for revision in reply.json["branches"]]

    def remove_revision(self, deckid: str) -> Reply:
        """Delete one revision."""
        return self.browser.call("DELETE", f"/api/deck/{deckid}/branch")

    def group(self, deckid: str) -> dict[str, Any] | None:
        """Return the revisions of a deck."""
        group: dict[str, Any] | None = self.see(deckid)["family"]
        return group

    def see(self, deckid: str) -> dict[str, Any]:
        """Return a deck as this user sees it."""
        reply = self.browser.call("GET", f"/api/deck/{deckid}")
        assert reply.status == 200, reply.body
        deck: dict[str, Any] = reply.json
        return deck

    def cards(self, deckid: str) -> Mapping[str, int]:
        """Return the cards of a deck."""
        cards: Mapping[str, int] = self.see(deckid)["cards"]
        return cards

    def listed(self) -> list[dict[str, Any]]:
        """Return the list of this user's decks."""
        reply = self.browser.call("GET", "/api/decks")
        assert reply.status == 200, reply.body
        decks: list[dict[str, Any]] = reply.json["decks"]
        return decks


@dataclass
class DeckHarness:
    """Accounts and decks over one table."""

    accounts: Harness
    new_deck_id: NewDeckId = random_deck_id
    card_facts: CurrentCardFacts = nothing_known
    fetch_deck: FetchDeck = unreachable_site

    @cached_property
    def capacity(self) -> Capacity:
        return Capacity(self.accounts.ports.throttle)

    @property
    def ports(self) -> Ports:
        of_accounts = self.accounts.ports
        return Ports(
            clock=self.accounts.clock,
            new_deck_id=self.new_deck_id,
            new_token=of_accounts.new_token,
            sessions=of_accounts.sessions,
            throttle=of_accounts.throttle,
            capacity=self.capacity,
            card_facts=self.card_facts,
            fetch_deck=self.fetch_deck,
        )

    @cached_property
    def app(self) -> FastAPI:
        return create_app(self.accounts.settings, self.ports)

    def stranger(self) -> Builder:
        """An anonymous user."""
        return Builder(Browser(self.app))

    def builder(self, name: str = "Theo Bell") -> Builder:
        """A signed-in user with a new account."""
        return self.same_user(self.registered(name))

    def registered(self, name: str) -> Browser:
        """A browser for the account function, signed in."""
        browser = self.accounts.browser()
        assert browser.register(name).status == 200
        return browser

    def same_user(self, browser: Browser) -> Builder:
        """A browser of the same user for this function."""
        return Builder(Browser(self.app, cookies=browser.cookies))
