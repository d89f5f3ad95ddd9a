"""The article of a card: facts, text, sets and rulings."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from card_pipeline.facts.image_file import image_file
from card_pipeline.model.cards import CryptCard, LibraryCard
from markupsafe import Markup

from site_builder.articles.article import GAME, Article, Fact
from site_builder.articles.card_facts import crypt_facts, library_facts, plain_line, summary
from site_builder.articles.card_lead import card_lead
from site_builder.articles.catalogue import AnyCard, Catalogue, Ruling
from site_builder.articles.marked_text import card_link, ruling_line
from site_builder.articles.names import english_day, shortened
from site_builder.articles.printings import Printing, printings

DESCRIPTION = 240
"""Characters; search engines show fewer."""


@dataclass(frozen=True)
class CardContent:
    """What the page of a card shows below its intro."""

    facts: list[Fact]
    flavour: list[str]
    printings: list[Printing]
    rulings: list[tuple[Markup, Ruling]]


def card_article(card: AnyCard, catalogue: Catalogue) -> Article:
    """Write the article of a card."""
    name, intro = catalogue.names[card.id], summary(card)
    return Article(
        template="card.html.jinja",
        path=f"/cards/{card.id}",
        title=f"{name} · Methuselah",
        description=shortened(f"{name}: {intro} {plain_line([card.text])}", DESCRIPTION),
        heading=name,
        intro=intro,
        picture=picture_of(card),
        about=_about(card, name),
        lead=card_lead(card, catalogue.day),
        content=CardContent(
            facts=[*_facts(card, catalogue)],
            flavour=catalogue.flavour.cards.get(card.id, "").splitlines(),
            printings=printings(card, catalogue.sets),
            rulings=[
                (ruling_line(ruling.text, catalogue.links.cards), ruling)
                for ruling in catalogue.rulings_by_card.get(card.id, [])
            ],
        ),
    )


def picture_of(card: AnyCard) -> str:
    """Name the image file (site/src/domain/card/image-file.ts)."""
    if card.image is not None:
        return card.image
    name = card.ascii or card.name
    if isinstance(card, LibraryCard):
        return image_file(name)
    return image_file(name, card.group, advanced=bool(card.advanced))


def _facts(card: AnyCard, catalogue: Catalogue) -> Iterator[Fact]:
    if card.banned:
        yield "Banned", f"since {english_day(card.banned)}"
    yield from crypt_facts(card) if isinstance(card, CryptCard) else library_facts(card)
    if card.aka:
        yield "Also known as", ", ".join(card.aka)
    if isinstance(card, CryptCard) and card.other_version:
        label = "Base card" if card.advanced else "Advanced card"
        yield label, card_link(card.other_version, catalogue.names[card.other_version])
    if card.artists:
        yield ("Artists" if len(card.artists) > 1 else "Artist"), ", ".join(card.artists)
    if card.first_print:
        yield "First printed", english_day(card.first_print)
    wins = catalogue.wins.get(card.id)
    if wins:
        yield "Winning decks", f"in {wins:,} of {len(catalogue.archive.decks.ids):,}"


def _about(card: AnyCard, name: str) -> dict[str, Any]:
    facts: dict[str, Any] = {
        "@context": "https://schema.org",
        "@type": "CreativeWork",
        "name": name,
        "text": card.text,
        "inLanguage": "en",
        "isPartOf": GAME,
        "identifier": str(card.id),
    }
    if card.aka:
        facts["alternateName"] = card.aka
    if card.artists:
        facts["creator"] = [{"@type": "Person", "name": artist} for artist in card.artists]
    if card.first_print:
        facts["datePublished"] = card.first_print
    return facts
