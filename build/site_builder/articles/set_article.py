"""The article of a set: when it was released, its products and its cards."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from card_pipeline.model.sets import CardSet
from markupsafe import Markup

from site_builder.articles.article import GAME, Article
from site_builder.articles.card_article import picture_of
from site_builder.articles.catalogue import CRYPT, Catalogue
from site_builder.articles.names import english_day, shortened
from site_builder.articles.products import has_page

DESCRIPTION = 280


@dataclass(frozen=True)
class Product:
    """A product with a page of its own."""

    name: str
    path: str


@dataclass(frozen=True)
class Listed:
    """The cards of one kind."""

    heading: str
    count: int
    lines: Markup
    """List items with links to the cards."""


@dataclass(frozen=True)
class SetContent:
    """What the page of a set shows below its intro."""

    products: list[Product]
    cards: list[Listed]


def set_article(code: str, catalogue: Catalogue) -> Article:
    """Write the article of a set, ``V5``."""
    card_set = catalogue.sets.sets[code]
    kinds = _cards(code, catalogue)
    counts = {listed.heading: listed.count for listed in kinds}
    size = f"{counts.get(CRYPT, 0)} crypt and {counts.get('Library', 0)} library cards"
    released = f"Released on {english_day(card_set.date)}: " if card_set.date else ""
    products = _products(code, card_set)
    decks = f" Preconstructed decks: {', '.join(product.name for product in products)}." if products else ""
    about: dict[str, Any] = {
        "@context": "https://schema.org",
        "@type": "CreativeWork",
        "name": card_set.name,
        "inLanguage": "en",
        "isPartOf": GAME,
    }
    if card_set.date:
        about["datePublished"] = card_set.date
    if card_set.company:
        about["publisher"] = {"@type": "Organization", "name": card_set.company}
    return Article(
        template="set.html.jinja",
        path=f"/sets/{code}",
        title=f"{card_set.name} ({code}) · Set · Methuselah",
        description=shortened(f"{card_set.name} ({code}). {released}{size}.{decks}", DESCRIPTION),
        heading=card_set.name,
        intro=f"{released}{size}.",
        picture=_picture(code, catalogue),
        about=about,
        content=SetContent(products, kinds),
    )


def _products(code: str, card_set: CardSet) -> list[Product]:
    return [
        Product(precon.name or card_set.name, f"/decks/{code}:{key}")
        for key, precon in card_set.precons.items()
        if has_page(precon)
    ]


def _picture(code: str, catalogue: Catalogue) -> str | None:
    """Name the image file of the vampire of the highest capacity or, without a crypt, of the first card."""
    found = catalogue.cards_by_set.get(code, [])
    capacities, ranks = catalogue.capacities, catalogue.name_ranks
    first = min(found, key=lambda card: (-capacities.get(card, 0), ranks[card]), default=None)
    return None if first is None else picture_of(catalogue.cards[first])


def _cards(code: str, catalogue: Catalogue) -> list[Listed]:
    found = catalogue.cards_by_set.get(code, [])
    crypt = [card for card in found if catalogue.headings[card] == CRYPT]
    library = [card for card in found if catalogue.headings[card] != CRYPT]
    kinds = ((CRYPT, crypt), ("Library", library))
    return [_listed(heading, cards, catalogue) for heading, cards in kinds if cards]


def _listed(heading: str, cards: Iterable[int], catalogue: Catalogue) -> Listed:
    ordered = sorted(cards, key=catalogue.name_ranks.__getitem__)
    lines = "\n".join(f"<li>{catalogue.card_links[card]}</li>" for card in ordered)
    return Listed(heading, len(ordered), Markup(lines))  # noqa: S704 - the names in the links are escaped
