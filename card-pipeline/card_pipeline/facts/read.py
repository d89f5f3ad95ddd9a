"""Reads the published ``card-facts.json``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from card_pipeline.facts.cards import CardFacts, CryptFacts, LibraryFacts

_Record = Mapping[str, Any]


def read_card_facts(file: _Record) -> CardFacts:
    """Convert the parsed file. Raises KeyError when it is malformed."""
    crypt = [_crypt(card) for card in file["crypt"]]
    library = [_library(card) for card in file["library"]]
    return CardFacts({card.id: card for card in crypt}, {card.id: card for card in library})


def _crypt(card: _Record) -> CryptFacts:
    return CryptFacts(
        id=card["id"],
        clan=card["clan"],
        path=card.get("path", ""),
        sect=card["sect"],
        group=card.get("group"),
        capacity=card["capacity"],
        disciplines=card["disciplines"],
        tags=tuple(card.get("tags", ())),
        banned=card.get("banned", False),
        base=card.get("base"),
    )


def _library(card: _Record) -> LibraryFacts:
    return LibraryFacts(
        id=card["id"],
        types=tuple(card["types"]),
        blood=card.get("blood", 0),
        pool=card.get("pool", 0),
        tags=tuple(card.get("tags", ())),
        banned=card.get("banned", False),
        clans=tuple(card.get("clans", ())),
        disciplines=tuple(card.get("disciplines", ())),
        all_disciplines=card.get("disciplineLogic") == "all",
    )
