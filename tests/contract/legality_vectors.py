"""The shared vectors of legality: the decks, and the cards and formats that both languages judge them by.

The decks are written by hand. ``python -m tests.contract.legality_vectors`` rewrites the cards and
formats from the official files, for a change of decks, formats or card package; a test fails until then.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, cast

from card_pipeline.model.base import Published

from tests.pipeline.whole_build import catalogue, crypt, library

HERE = Path(__file__).parent
CARDS = HERE / "legality-cards.json"

FIELDS = {
    "id", "name", "clan", "sect", "group", "capacity", "disciplines", "advanced", "types", "sets",
    "firstPrint", "legalFrom", "banned",
}  # fmt: skip

Record = dict[str, Any]


def decks() -> list[Record]:
    """Name of the deck, why it is here, format, day, its cards, and the rules that do not hold."""
    return cast("list[Record]", json.loads((HERE / "legality.json").read_text(encoding="utf-8")))


def pools() -> list[Record]:
    """Sets and cards of made-up formats, and cards that are in and out."""
    return cast("list[Record]", json.loads((HERE / "format-pools.json").read_text(encoding="utf-8")))


def official_cards() -> Record:
    """The cards of the decks as the official files have them, and the formats as published."""
    ids = sorted({int(card) for deck in decks() for card in deck["cards"]})
    return {
        "crypt": [_cut(crypt()[card]) for card in ids if card in crypt()],
        "library": [_cut(library()[card]) for card in ids if card in library()],
        "formats": [_plain(one) for one in catalogue().formats or ()],
    }


def _cut(card: Published) -> Record:
    return {field: value for field, value in _plain(card).items() if field in FIELDS}


def _plain(shape: Published) -> Record:
    return shape.model_dump(mode="json", by_alias=True, exclude_none=True)


def main() -> None:
    """Write the cards, one a line."""
    parts = [
        f'  "{kind}": [\n'
        + ",\n".join(f"    {json.dumps(one, ensure_ascii=False)}" for one in entries)
        + "\n  ]"
        for kind, entries in official_cards().items()
    ]
    CARDS.write_text("{\n" + ",\n".join(parts) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
