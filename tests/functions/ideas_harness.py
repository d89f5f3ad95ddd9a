"""Harness of the card ideas function, with models trained on small archives."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache, cached_property

import orjson
from card_pipeline.facts.cards import CardFacts
from card_pipeline.publish.encode import canonical_json
from card_pipeline.recommend.decks import TrainingDeck
from card_pipeline.recommend.train import train
from fastapi import FastAPI

from functions.recommendation.factory import create_app
from functions.recommendation.ideas.model import Model, read_model
from functions.recommendation.ports import Ports
from tests.functions.calls import Browser, Reply
from tests.functions.harness import Harness
from tests.pipeline.training_data import card, day, facts, printed, products

TODAY = "2026-01-01"
NOSFERATU = {"Beetleman": 4, "Baron Dieudonne": 4, "Foureyes": 4}
OBFUSCATE = {"Lost in Crowds": 4, "Faceless Night": 5, "Dreams of the Sphinx": 2}


def trained_on(decks: list[TrainingDeck]) -> Model:
    """The model that the pipeline trains on these decks."""
    return read_model(orjson.loads(canonical_json(train(decks, facts(), printed(), day(TODAY)))))


@cache
def model_of_products() -> Model:
    """The model of a build without an archive."""
    return trained_on(products())


def won(name: str, iso: str, cards: dict[str, int]) -> TrainingDeck:
    """A winning deck, by the names of its cards."""
    return TrainingDeck(name, day(iso), {card(one): copies for one, copies in cards.items()}, won=True)


@cache
def model_of_winners() -> Model:
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
    return trained_on([*nosferatu, *products()])


def with_banned(name: str) -> CardFacts:
    """All cards, one of them banned."""
    known = facts()
    one = card(name)
    return replace(known, library={**known.library, one: replace(known.library[one], banned=True)})


@dataclass
class IdeasHarness:
    """Card ideas over one table."""

    accounts: Harness
    model: Model | None = None
    facts: CardFacts | None = None

    @cached_property
    def app(self) -> FastAPI:
        ports = Ports(
            throttle=self.accounts.ports.throttle,
            card_facts=lambda: self.facts or facts(),
            model=lambda: self.model,
        )
        return create_app(self.accounts.settings, ports)

    def ask(self, cards: dict[str, int]) -> Reply:
        """Ask for ideas for a deck, by the names of its cards."""
        return self.ask_ids({str(card(name)): copies for name, copies in cards.items()})

    def ask_ids(self, cards: dict[str, int]) -> Reply:
        """Ask for ideas for a deck."""
        return Browser(self.app).call("POST", "/api/deck/recommendation", {"cards": cards})
