"""One build of the packaged card files, shared by the tests that look at it."""

from __future__ import annotations

from functools import cache
from typing import cast

from card_pipeline.build import build
from card_pipeline.build_output import BuildOutput
from card_pipeline.facts.deck_columns import Columns
from card_pipeline.model.archive import DeckColumns
from card_pipeline.model.cards import CryptCard, CryptFile, LibraryCard, LibraryFile
from card_pipeline.model.sets import PreconDecks, SetCatalogue

from tests.shared_results import shared


@cache
def whole_build() -> BuildOutput:
    return shared("whole-build", lambda: build(None, lambda _: None))


@cache
def crypt() -> dict[int, CryptCard]:
    shape = whole_build().shapes["crypt"]
    assert isinstance(shape, CryptFile)
    return {card.id: card for card in shape.cards}


@cache
def library() -> dict[int, LibraryCard]:
    shape = whole_build().shapes["library"]
    assert isinstance(shape, LibraryFile)
    return {card.id: card for card in shape.cards}


def catalogue() -> SetCatalogue:
    shape = whole_build().shapes["sets"]
    assert isinstance(shape, SetCatalogue)
    return shape


def decks() -> dict[str, dict[int, int]]:
    shape = whole_build().shapes["precons"]
    assert isinstance(shape, PreconDecks)
    return shape.decks


def columns_of(decks: DeckColumns) -> Columns:
    """The published columns as those that are decoded: their keys are the same."""
    return cast(Columns, decks.model_dump())
