"""A world for the function of card ideas, and small archives that it has learnt from."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache, cached_property

import orjson
from card_pipeline.facts.cards import CardFacts
from card_pipeline.publish.encode import canonical_json
from card_pipeline.recommend.decks import TaughtDeck
from card_pipeline.recommend.train import train
from fastapi import FastAPI

from functions.recommendation.assembly import assemble
from functions.recommendation.ideas.learnt import Learnt, read_learnt
from functions.recommendation.ports import Ports
from tests.functions.calls import Browser, Reply
from tests.functions.world import World
from tests.pipeline.taught import card, day, facts, printed, products

TODAY = "2026-01-01"
NOSFERATU = {"Beetleman": 4, "Baron Dieudonne": 4, "Foureyes": 4}
OBFUSCATE = {"Lost in Crowds": 4, "Faceless Night": 5, "Dreams of the Sphinx": 2}


def learnt_from(decks: list[TaughtDeck]) -> Learnt:
    """What the function knows when the pipeline has learnt from these decks."""
    return read_learnt(orjson.loads(canonical_json(train(decks, facts(), printed(), day(TODAY)))))


@cache
def taught_by_products() -> Learnt:
    """As on a machine without an archive."""
    return learnt_from(products())


def won(name: str, iso: str, cards: dict[str, int]) -> TaughtDeck:
    """A deck that won, told by the names of its cards."""
    return TaughtDeck(name, day(iso), {card(one): copies for one, copies in cards.items()}, won=True)


@cache
def taught_by_winners() -> Learnt:
    """Thirty decks of Nosferatu with Obfuscate, of which twenty play Carlton Van Wyk, and all products."""
    nosferatu = [
        won(
            f"n{number:02}",
            f"2024-01-{number + 1:02}",
            NOSFERATU
            | OBFUSCATE
            | ({"Carlton Van Wyk": 1, "Villein": 2 + number % 3} if number < 20 else {"Fame": 1}),
        )
        for number in range(30)
    ]
    return learnt_from([*nosferatu, *products()])


def with_banned(name: str) -> CardFacts:
    """All cards, one of them banned."""
    known = facts()
    one = card(name)
    return replace(known, library={**known.library, one: replace(known.library[one], banned=True)})


@dataclass
class IdeasWorld:
    """Card ideas over one table."""

    accounts: World
    learnt: Learnt | None = None
    facts: CardFacts | None = None

    @cached_property
    def app(self) -> FastAPI:
        ports = Ports(
            throttle=self.accounts.ports.throttle,
            card_facts=lambda: self.facts or facts(),
            learnt=lambda: self.learnt,
        )
        return assemble(self.accounts.settings, ports)

    def ask(self, cards: dict[str, int]) -> Reply:
        """Ask for ideas for a deck, told by the names of its cards."""
        return self.ask_ids({str(card(name)): copies for name, copies in cards.items()})

    def ask_ids(self, cards: dict[str, int]) -> Reply:
        """Ask for ideas for a deck."""
        return Browser(self.app).call("POST", "/api/deck/recommendation", {"cards": cards})
