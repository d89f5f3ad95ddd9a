"""``twd.json`` and its texts by year."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Literal

from card_pipeline.facts.deck_columns import EPOCH, ColumnDeck, encode_columns
from card_pipeline.model.archive import DeckColumns, TwdArchive, TwdText, TwdTexts
from card_pipeline.normalise.places import Location
from card_pipeline.normalise.winning_decks import WinningDeck


def build(decks: Sequence[WinningDeck], locate: Callable[[str], Location], *, sample: bool) -> TwdArchive:
    """Encode the decks by column. They must be sorted newest first, decks of one day by id."""
    events, event_of = _listed(deck.event for deck in decks)
    places, place_of = _listed(deck.place for deck in decks)
    winners, winner_of = _listed(deck.winner for deck in decks)
    locations = [locate(place) for place in places]
    countries = sorted({location.country for location in locations})
    cities = sorted({location.city for location in locations})
    shown: Literal[True] | None = True if sample else None
    return TwdArchive(
        sample=shown,
        decks=_columns(decks),
        events=events,
        event_of=event_of,
        places=places,
        place_of=place_of,
        countries=countries,
        country_of=[countries.index(location.country) for location in locations],
        cities=cities,
        city_of=[cities.index(location.city) for location in locations],
        winners=winners,
        winner_of=winner_of,
        players=[deck.players for deck in decks],
        ends={number: (deck.end - EPOCH).days for number, deck in enumerate(decks) if deck.end != deck.date},
        authors={number: deck.author for number, deck in enumerate(decks) if deck.author},
    )


def build_texts(decks: Iterable[WinningDeck]) -> dict[int, TwdTexts]:
    """Gather the texts by year of the win."""
    years: dict[int, dict[str, TwdText]] = {}
    for deck in decks:
        text = TwdText(
            rounds=deck.rounds or None,
            link=deck.link or None,
            score=deck.score or None,
            description=deck.description or None,
            comments=dict(deck.comments) or None,
        )
        if text != TwdText():
            years.setdefault(deck.date.year, {})[deck.id] = text
    return {year: TwdTexts(decks=texts) for year, texts in sorted(years.items())}


def played_in(decks: Iterable[WinningDeck]) -> Counter[int]:
    """Count the decks that each card is in."""
    return Counter(card for deck in decks for card in deck.cards)


def _columns(decks: Sequence[WinningDeck]) -> DeckColumns:
    columns = encode_columns(
        [ColumnDeck(deck.id, deck.name, (deck.date - EPOCH).days, deck.cards) for deck in decks]
    )
    return DeckColumns(**columns)


def _listed(values: Iterable[str]) -> tuple[list[str], list[int]]:
    """Return every value once, most frequent first, and the index of each: small numbers are short."""
    counted = Counter(values := list(values))
    found = sorted(counted, key=lambda value: (-counted[value], value))
    place = {value: index for index, value in enumerate(found)}
    return found, [place[value] for value in values]
