"""A harness for the function of decks: people of the function of accounts, and their decks."""

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
    """Card data that cannot be read: any id of the two ranges will do."""
    return None


def nobody_answers(_deck: str) -> bytes:
    """A third-party site that is down."""
    raise OSError


@dataclass
class Builder:
    """Somebody who builds decks."""

    browser: Browser

    def make(self, **content: Any) -> str:
        """Make a deck and give its id."""
        reply = self.browser.call("POST", "/api/deck", content)
        assert reply.status == 200, reply.body
        deckid: str = reply.json["deckid"]
        return deckid

    def change(self, deckid: str, rev: int | None = None, **content: Any) -> Reply:
        """Change a deck; `rev` goes along as If-Match."""
        headers = {} if rev is None else {"if_match": str(rev)}
        return self.browser.call("PUT", f"/api/deck/{deckid}", content, **headers)

    def remove(self, deckid: str) -> Reply:
        """Remove a deck with all its revisions."""
        return self.browser.call("DELETE", f"/api/deck/{deckid}")

    def branch(self, deckid: str, *branches: dict[str, Any], **headers: str) -> list[str]:
        """Add revisions, by default an empty one, and return their ids."""
        bodies = [{"author": "", "description": "", "cards": {}, **branch} for branch in branches or ({},)]
        reply = self.browser.call("POST", f"/api/deck/{deckid}/branch", {"branches": bodies}, **headers)
        assert reply.status == 200, reply.body
        return [branch["deckid"] for branch in reply.json["branches"]]

    def remove_branch(self, deckid: str) -> Reply:
        """Remove one revision."""
        return self.browser.call("DELETE", f"/api/deck/{deckid}/branch")

    def family(self, deckid: str) -> dict[str, Any] | None:
        """Return the revisions of a deck."""
        family: dict[str, Any] | None = self.see(deckid)["family"]
        return family

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
    fetch_deck: FetchDeck = nobody_answers

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
        """Somebody who is not signed in."""
        return Builder(Browser(self.app))

    def builder(self, name: str = "Theo Bell") -> Builder:
        """Somebody with a new account, signed in."""
        return self.same_user(self.registered(name))

    def registered(self, name: str) -> Browser:
        """A browser before the function of accounts, signed in there."""
        browser = self.accounts.browser()
        assert browser.register(name).status == 200
        return browser

    def same_user(self, browser: Browser) -> Builder:
        """A browser of the same user before this function."""
        return Builder(Browser(self.app, cookies=browser.cookies))
