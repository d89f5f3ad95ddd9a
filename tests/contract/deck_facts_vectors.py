"""The shared vectors of deck facts: the decks, and the cards in them as both languages need them.

The decks are written by hand. ``python -m tests.contract.deck_facts_vectors`` rewrites the cards from the
official files, for a change of the decks or of the card package; a test fails until it has been done.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, cast

from card_pipeline.index.card_facts import build
from card_pipeline.index.card_tags import crypt_tags, library_tags
from card_pipeline.index.traits_crypt import CRYPT_TRAITS
from card_pipeline.index.traits_library import LIBRARY_TRAITS
from card_pipeline.model.base import Published
from card_pipeline.model.cards import CryptCard, LibraryCard

from tests.pipeline.whole_build import crypt, library

HERE = Path(__file__).parent
CARDS = HERE / "deck-facts-cards.json"

CRYPT_FIELDS = ("id", "name", "clan", "path", "sect", "group", "capacity", "disciplines", "banned")
LIBRARY_FIELDS = ("id", "name", "types", "blood", "pool", "banned")

Record = dict[str, Any]


def decks() -> list[Record]:
    """Name of the deck, the published product it is (if it is one), why it is here, its cards, its facts."""
    return cast("list[Record]", json.loads((HERE / "deck-facts.json").read_text(encoding="utf-8")))


def written_cards() -> dict[str, list[Record]]:
    """The cards of the decks as they stand in the file."""
    return cast("dict[str, list[Record]]", json.loads(CARDS.read_text(encoding="utf-8")))


def official_cards() -> dict[str, list[Record]]:
    """The cards of the decks as the official files have them."""
    ids = sorted({int(card) for deck in decks() for card in deck["cards"]})
    return {
        "crypt": [_crypt(crypt()[card]) for card in ids if card in crypt()],
        "library": [_library(library()[card]) for card in ids if card in library()],
    }


def published_facts() -> Record:
    """``card-facts.json`` for all official cards."""
    return _plain(build(list(crypt().values()), list(library().values())))


def _crypt(card: CryptCard) -> Record:
    held = [trait.key for trait in CRYPT_TRAITS if trait.holds(card)]
    return _cut(card, CRYPT_FIELDS) | {"traits": held, "tags": crypt_tags(card)}


def _library(card: LibraryCard) -> Record:
    held = [trait.key for trait in LIBRARY_TRAITS if trait.holds(card)]
    return _cut(card, LIBRARY_FIELDS) | {"traits": held, "tags": library_tags(card)}


def _cut(card: Published, fields: tuple[str, ...]) -> Record:
    return {field: value for field, value in _plain(card).items() if field in fields}


def _plain(shape: Published) -> Record:
    return shape.model_dump(mode="json", by_alias=True, exclude_none=True)


def main() -> None:
    """Write the cards, one a line."""
    parts = [
        f'  "{kind}": [\n'
        + ",\n".join(f"    {json.dumps(card, ensure_ascii=False)}" for card in cards)
        + "\n  ]"
        for kind, cards in official_cards().items()
    ]
    CARDS.write_text("{\n" + ",\n".join(parts) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
