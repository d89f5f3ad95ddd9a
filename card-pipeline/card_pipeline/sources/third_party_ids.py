"""Ids of another deck site: ``third-party-ids.json`` of the sources folder.

A JSON object, its id as text → our card id: ``{"4054": 201599, "4182": 201599}``. Several of its ids may mean
one card of ours.
"""

from __future__ import annotations

import json
from collections.abc import Collection
from pathlib import Path

from card_pipeline.errors import SourceError
from card_pipeline.model.texts import ThirdPartyIds

FILE = "third-party-ids.json"


def read_third_party_ids(sources: Path | None, card_ids: Collection[int]) -> ThirdPartyIds | None:
    """Read the map; None without one.

    Raises SourceError for invalid JSON, another shape, a duplicate id and an unknown card.
    """
    path = sources / FILE if sources is not None else None
    if path is None or not path.is_file():
        return None
    pairs = _pairs(path)
    ids: dict[str, int] = {}
    for key, card in pairs:
        where = f'key "{key}"'
        if key in ids:
            raise SourceError(FILE, "occurs twice", where)
        if not isinstance(card, int) or isinstance(card, bool):
            raise SourceError(FILE, f"not a card id: {card!r}", where)
        if card not in card_ids:
            raise SourceError(FILE, f"unknown card {card}", where)
        ids[key] = card
    return ThirdPartyIds(ids=dict(sorted(ids.items())))


def _pairs(path: Path) -> list[tuple[str, object]]:
    try:
        text = path.read_bytes().decode("utf-8-sig")
    except OSError as problem:
        raise SourceError(FILE, f"cannot be read: {problem.strerror}") from problem
    except UnicodeDecodeError as problem:
        raise SourceError(FILE, "is not UTF-8") from problem
    try:
        # Objects become lists of pairs, so that duplicate ids are found.
        document = json.loads(text, object_pairs_hook=_Pairs)
    except json.JSONDecodeError as problem:
        raise SourceError(FILE, f"bad JSON: {problem.msg}", f"line {problem.lineno}") from problem
    if not isinstance(document, _Pairs):
        raise SourceError(FILE, "expected an object of ids")
    return document


class _Pairs(list[tuple[str, object]]):
    """A JSON object with its duplicate keys."""
