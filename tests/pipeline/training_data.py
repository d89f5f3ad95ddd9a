"""Training data for tests of card ideas: released products, and the real winning decks if present."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import orjson
from card_pipeline.build_warnings import BuildWarnings
from card_pipeline.facts.cards import CardFacts
from card_pipeline.facts.deck_columns import day_number
from card_pipeline.facts.read import read_card_facts
from card_pipeline.index.card_facts import build
from card_pipeline.model.sets import PreconDecks
from card_pipeline.normalise.deck_names import deck_names
from card_pipeline.normalise.winning_decks import WinningDeck, read_twd
from card_pipeline.publish.encode import canonical_json
from card_pipeline.recommend.decks import TrainingDeck, from_winners, released_products
from card_pipeline.recommend.train import first_prints

from tests.pipeline.whole_build import catalogue, crypt, decks, library
from tests.shared_results import shared


@cache
def facts() -> CardFacts:
    """The facts as functions read them, from the published bytes."""
    built = build(list(crypt().values()), list(library().values()))
    return read_card_facts(orjson.loads(canonical_json(built)))


@cache
def printed() -> dict[int, int]:
    """Card id → day of its first printing."""
    return first_prints([*crypt().values(), *library().values()])


def products() -> list[TrainingDeck]:
    return list(released_products(PreconDecks(decks=decks()), catalogue()))


@cache
def read_archive(sources: Path) -> tuple[list[WinningDeck], BuildWarnings]:
    """The real archive, with the warnings about it."""

    def read() -> tuple[list[WinningDeck], BuildWarnings]:
        warnings = BuildWarnings()
        names = deck_names(crypt().values(), library().values())
        return read_twd(sources / "twd", names, warnings), warnings

    return shared("winning-decks", read)


@cache
def winners(sources: Path) -> list[TrainingDeck]:
    """The training decks of the real archive."""
    return list(from_winners(read_archive(sources)[0]))


@cache
def card(name: str) -> int:
    """The id of a card by its name; of vampires in several groups the oldest."""
    found = [card for card, one in crypt().items() if one.name == name]
    found += [card for card, one in library().items() if one.name == name]
    assert found, name
    return min(found)


def day(iso: str) -> int:
    return day_number(iso)
