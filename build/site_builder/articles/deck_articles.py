"""The articles of precons and winning decks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from site_builder.articles.article import GAME, Article, Fact
from site_builder.articles.catalogue import Catalogue, WinningDeck
from site_builder.articles.deck_list import DeckList, deck_list
from site_builder.articles.marked_text import outside_link
from site_builder.articles.names import english_day, precon_name, shortened
from site_builder.articles.products import product_of

DESCRIPTION = 280
ABOUT_DECK = 2_000
"""Characters of the author's description that the page shows."""
SAMPLE = "Sample data of our own: this deck has not won a tournament."


@dataclass(frozen=True)
class DeckContent:
    """What the page of a deck shows below its intro."""

    facts: list[Fact]
    description: list[str]
    """Paragraphs."""
    cards: DeckList


def precon_article(precon: str, catalogue: Catalogue) -> Article:
    """Write the article of a product with a card list, ``V5:PTr``."""
    set_code = precon.partition(":")[0]
    card_set = catalogue.sets.sets[set_code]
    product = product_of(precon, catalogue.sets)
    name = precon_name(precon, catalogue.sets)
    cards = deck_list(catalogue.precons.decks[precon], catalogue)
    date = product.date or card_set.date
    intro = f"Preconstructed from {card_set.name}{f' ({english_day(date)})' if date else ''}: {_size(cards)}."
    named = f" With {cards.named}." if cards.named else ""
    link = Markup('<a href="/sets/{}">{}</a>').format(set_code, card_set.name)
    facts: list[Fact] = [("Set", link)]
    facts += [("Clan", product.clan)] if product.clan else []
    facts += [("Released", english_day(date))] if date else []
    about = _about(name) | ({"datePublished": date} if date else {})
    if card_set.company:
        about["publisher"] = {"@type": "Organization", "name": card_set.company}
    return Article(
        template="deck.html.jinja",
        path=f"/decks/{precon}",
        title=f"{name} ({precon}) · Precon · Methuselah",
        description=shortened(f"{name} ({precon}): {intro}{named}", DESCRIPTION),
        heading=name,
        intro=intro,
        picture=cards.picture,
        about=about,
        content=DeckContent(facts, [], cards),
    )


def deck_name(deck: WinningDeck) -> str:
    """Name a deck; one without a name is its winner's."""
    return deck.name or f"Deck of {deck.winner}"


def victory(deck: WinningDeck) -> str:
    """Say who won what with a deck."""
    return f"Won by {deck.winner} at {deck.event}, {deck.place}, on {english_day(deck.date)}"


def same_titles(decks: Sequence[WinningDeck]) -> set[str]:
    """Ids of decks whose title other decks have, too: a player has won an event twice."""
    titles = Counter(map(_title, decks))
    return {deck.id for deck in decks if titles[_title(deck)] > 1}


def _title(deck: WinningDeck) -> str:
    return f"{deck_name(deck)} by {deck.winner}, {deck.event}, {english_day(deck.date)}"


def winning_deck_article(deck: WinningDeck, catalogue: Catalogue, *, same_title: bool) -> Article:
    """Write the article of a winning deck; its id stands in a title that it shares."""
    sample = catalogue.archive.sample is True
    cards = deck_list(deck.cards, catalogue)
    name = deck_name(deck)
    intro = SAMPLE if sample else f"{victory(deck)}{f', {deck.players} players' if deck.players else ''}."
    which = f" ({deck.id})" if same_title else ""
    about = _about(name) | {
        "author": {"@type": "Person", "name": deck.author or deck.winner},
        "dateCreated": deck.date,
    }
    if not sample:
        about["award"] = f"Winner of {deck.event}, {deck.place}, {deck.date}"
    return Article(
        template="deck.html.jinja",
        path=f"/decks/{deck.id}",
        title=f"{_title(deck)}{which} · Methuselah",
        description=shortened(f"{name}{which}: {intro} {_size(cards)}, with {cards.named}.", DESCRIPTION),
        heading=name,
        intro=intro,
        picture=cards.picture,
        about=about,
        content=DeckContent([*_facts(deck)], _paragraphs(deck.text.description), cards),
        indexed=not sample,
    )


def _facts(deck: WinningDeck) -> Iterator[Fact]:
    link = outside_link(deck.text.link)
    yield "Event", Markup('<a href="{}">{}</a>').format(link, deck.event) if link else deck.event
    yield "Place", deck.place
    yield "Date", english_day(deck.date)
    yield "Winner", deck.winner
    if deck.author:
        yield "Author", deck.author
    if deck.players:
        yield "Players", str(deck.players)
    if deck.text.rounds:
        yield "Rounds", deck.text.rounds
    if deck.text.score:
        yield "Score", deck.text.score


def _paragraphs(text: str | None) -> list[str]:
    lines = (line.strip() for line in shortened((text or "").strip(), ABOUT_DECK).splitlines())
    return [line for line in lines if line]


def _size(cards: DeckList) -> str:
    return f"{cards.crypt.copies} crypt and {cards.library_copies} library cards"


def _about(name: str) -> dict[str, Any]:
    return {
        "@context": "https://schema.org",
        "@type": "CreativeWork",
        "name": name,
        "genre": "Deck list",
        "inLanguage": "en",
        "isPartOf": GAME,
    }
