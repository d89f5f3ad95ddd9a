"""Archives of decks: tournament-winning decks, tournaments, public decks (docs/rules/archives.md §1).

Facts that follow from the cards (clan, tags, shares, …) are not published: the browser computes them,
as it does for decks that are in no archive.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from card_pipeline.model.base import Published
from card_pipeline.model.cards import CardId, IsoDate

Day = Annotated[int, Field(ge=0)]
"""Days since 1990-01-01."""
Count = Annotated[int, Field(ge=0)]
Copies = Annotated[int, Field(gt=0)]
Places = list[Count]
"""Per deck (or place) an index into the list of the same name."""


class DeckColumns(Published):
    """Decks by column, newest first (equal days by id); see ``card_pipeline.facts.deck_columns``."""

    cards: list[CardId]
    """Cards of any of the decks, most played first."""
    ids: list[str]
    names: list[str]
    """``""`` for a deck without a name."""
    dates: list[Day]
    """Day of the win, or of publishing."""
    sizes: list[Count]
    """Number of different cards of each deck."""
    picks: list[Count]
    """All decks in one list: per deck its cards as ascending indexes into `cards`, the first as is, then the
    step from the one before."""
    copies: list[Copies]
    """Per pick."""


class TwdArchive(Published):
    """``twd.json``: tournament-winning decks, without their texts."""

    sample: Literal[True] | None = None
    """The sample: there was no real archive."""
    decks: DeckColumns
    events: list[str]
    event_of: Places
    """Per deck."""
    places: list[str]
    """As written: ``Hotel Some, Lyon, France``."""
    place_of: Places
    """Per deck."""
    countries: list[str]
    """One spelling each, ``Online`` among them, alphabetical."""
    country_of: Places
    """Per place."""
    cities: list[str]
    """``Lyon, France``, the country in its one spelling, alphabetical; for ``Online`` the same word."""
    city_of: Places
    """Per place."""
    winners: list[str]
    winner_of: Places
    """Per deck."""
    players: list[Count]
    """Per deck; 0 = not known."""
    ends: dict[Count, Day]
    """Index of the deck → last day of an event of several days."""
    authors: dict[Count, str]
    """Index of the deck → its author, if not the winner."""


class PlaceSpellings(Published):
    """``place-spellings.json``: other spellings of places, for the check of reports.

    ``card_pipeline.normalise.places`` has the rule they serve.
    """

    aliases: dict[str, str]
    """Other spelling of a country → its one spelling."""
    regions: list[str]
    """Names allowed between city and country, alphabetical."""
    cities: dict[str, str]
    """Other spelling of a city with its country → its one spelling."""


class TwdText(Published):
    """The texts of a winning deck."""

    rounds: str | None = None
    """As written: ``3R+F``."""
    link: str | None = None
    """Record of the event."""
    score: str | None = None
    """As written: ``2GW6 + 4vp in final``."""
    description: str | None = None
    comments: dict[CardId, str] | None = None
    """Comments on cards."""


class TwdTexts(Published):
    """``twd-texts.<year>.json``: texts of the decks that won in this year; a deck without any is missing."""

    decks: dict[str, TwdText]
    """By deck id."""


class TdaListed(Published):
    """An event in the list of tournaments."""

    id: str
    """Number in the event calendar, or a short name of an online event: ``11669``, ``online1``."""
    name: str
    date: IsoDate
    place: str
    players: Count
    decks: Count
    """Reported ones."""
    sample: Literal[True] | None = None
    """An invented event with placeholder players."""


class TdaList(Published):
    """``tda.json``: tournaments whose decks were collected, newest first."""

    events: list[TdaListed]


class TdaEvent(Published):
    """``tda.<event>.json``: a tournament and the decks that were reported, by column.

    The id of a deck is its player's number.
    """

    id: str
    name: str
    date: IsoDate
    place: str
    sample: Literal[True] | None = None
    players: Count
    rounds: Count
    """The final is not one of them."""
    matches: Count
    """Tables played, the final among them."""
    gw: float
    """Game wins of all players together."""
    vp: float
    median_gw: float
    """Of all players."""
    median_vp: float
    median_place: float
    """Of the players whose deck was reported; one who was disqualified counts as last."""
    decks: DeckColumns
    names: list[str]
    """Player of each deck."""
    ranks: list[Count]
    """Rank of each deck; 0 = disqualified."""
    wins: list[float]
    """Game wins of each deck."""
    points: list[float]
    """Victory points of each deck."""


class PdaArchive(Published):
    """``pda/<base or delta>.<hash>.json``: public decks."""

    decks: DeckColumns
    authors: list[str]
    author_of: Places
    """Per deck."""
    updated: list[Day]
    """Day of the last synchronisation."""
    favorites: list[Count]
    """Number of users who have it as a favourite."""
    removed: list[str] | None = None
    """In a delta: ids of the base that are no longer public."""


class PdaPointer(Published):
    """``pda/index``: the newest base, and the decks that were added or changed since.

    It has no extension, so that there are no compressed variants of it: the one file is replaced atomically.
    """

    schema_version: Literal[1] = Field(default=1, alias="schema")
    generation: Count
    """Counts the replacements of this file."""
    base: str
    """Relative to this file, with generation and content hash: ``base.7.3f9a0c1b2d4e.json``."""
    delta: str | None = None
    """Its decks replace those of the same id in the base."""
    since: str
    """When reading the base started, ISO time in UTC: a delta has later changes."""
    written: str
    """When this file was written; changes shortly before may be missing."""
