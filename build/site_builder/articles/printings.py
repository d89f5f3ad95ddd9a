"""The sets and products that a card was printed in."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from card_pipeline.model.sets import CardSet, SetCatalogue

from site_builder.articles.catalogue import AnyCard
from site_builder.articles.products import has_page

_RARITIES = {"C": "common", "U": "uncommon", "R": "rare", "V": "vampire"}


@dataclass(frozen=True)
class Printed:
    """One way in which a set has the card."""

    label: str
    """``common``, ``Tremere 2x``."""
    precon: str = ""
    """Path of the product's page; "" where there is none."""


@dataclass(frozen=True)
class Printing:
    """A set with the card."""

    name: str
    path: str
    """Of the page of the set."""
    year: str
    ways: list[Printed]


def printings(card: AnyCard, catalogue: SetCatalogue) -> list[Printing]:
    """List the printings of a card by set, in the order of the catalogue."""
    order = {code: place for place, code in enumerate(catalogue.sets)}
    codes = sorted(card.sets, key=lambda code: order.get(code, len(order)))
    return [_printing(code, card.sets[code], catalogue) for code in codes]


def _printing(code: str, counts: dict[str, float], catalogue: SetCatalogue) -> Printing:
    card_set = catalogue.sets.get(code) or CardSet(name=code)
    year = (card_set.date or "")[:4]
    return Printing(card_set.name, f"/sets/{code}", year, [*_ways(code, counts, card_set, catalogue)])


def _ways(
    code: str, counts: dict[str, float], card_set: CardSet, catalogue: SetCatalogue
) -> Iterator[Printed]:
    for key in sorted(counts):
        copies = f" {counts[key]:g}x" if counts[key] > 1 else ""
        if key in _RARITIES:
            yield Printed(_RARITIES[key])
        elif key in card_set.precons:
            precon = card_set.precons[key]
            path = f"/decks/{code}:{key}" if has_page(precon) else ""
            yield Printed(f"{precon.name or card_set.name}{copies}", path)
        elif key in catalogue.promos:
            yield Printed(f"{catalogue.promos[key]}{copies} ({key[:4]})")
        elif key:
            yield Printed(f"{key}{copies}")
