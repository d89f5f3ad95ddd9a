"""The cards of a deck as its article lists them: by type, with copies."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass

from markupsafe import Markup

from site_builder.articles.card_article import picture_of
from site_builder.articles.catalogue import CRYPT, Catalogue
from site_builder.articles.names import listed

TYPES = (
    *("Master", "Conviction", "Power", "Action", "Action/Reaction", "Action/Combat", "Political Action"),
    *("Ally", "Equipment", "Retainer", "Action Modifier", "Action Modifier/Combat"),
    *("Action Modifier/Reaction", "Reaction", "Combat", "Combat/Reaction", "Event"),
)
"""Headings in order (docs/rules/search.md §8.6)."""
_PLACES = {heading: place for place, heading in enumerate(TYPES)}
_NAMED = 4
"""Cards of the crypt that a description names."""


@dataclass(frozen=True)
class Section:
    """The cards of one type."""

    heading: str
    copies: int
    lines: Markup
    """List items: copies and the link to the card."""


@dataclass(frozen=True)
class DeckList:
    """All cards of a deck."""

    crypt: Section
    library: list[Section]
    library_copies: int
    named: str
    """The most played cards of the crypt: ``4x Nana Buruku and 2x Anarch Convert``."""
    picture: str | None
    """Image file of the most played card of the crypt."""


def deck_list(cards: Mapping[int, int], catalogue: Catalogue) -> DeckList:
    """Sort the cards of a deck: the crypt by copies and capacity, the library by type and name."""
    by_heading: dict[str, list[int]] = defaultdict(list)
    headings, ranks, names = catalogue.headings, catalogue.name_ranks, catalogue.names
    for card in sorted(cards, key=ranks.__getitem__):
        by_heading[headings[card]].append(card)
    crypt = by_heading.pop(CRYPT, [])
    capacities = catalogue.capacities
    crypt.sort(key=lambda card: (-cards[card], -capacities[card]))
    library = sorted(by_heading, key=lambda heading: (_PLACES.get(heading, len(_PLACES)), heading))
    sections = [_section(heading, by_heading[heading], cards, catalogue) for heading in library]
    return DeckList(
        crypt=_section("Crypt", crypt, cards, catalogue),
        library=sections,
        library_copies=sum(section.copies for section in sections),
        named=listed([f"{cards[card]}x {names[card]}" for card in crypt[:_NAMED]]),
        picture=picture_of(catalogue.cards[crypt[0]]) if crypt else None,
    )


def _section(heading: str, found: list[int], copies: Mapping[int, int], catalogue: Catalogue) -> Section:
    links = catalogue.card_links
    lines = "\n".join([f"<li>{copies[card]} {links[card]}</li>" for card in found])
    total = sum([copies[card] for card in found])
    return Section(heading, total, Markup(lines))  # noqa: S704 - the names in the links are escaped
