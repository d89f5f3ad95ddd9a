"""``tda.json`` and a file per tournament."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import median
from typing import Literal

from card_pipeline.facts.deck_columns import EPOCH, ColumnDeck, archive_order, encode_columns
from card_pipeline.model.archive import DeckColumns, TdaEvent, TdaList, TdaListed
from card_pipeline.normalise.tournaments import Tournament


def build(tournaments: Iterable[Tournament], *, sample: bool) -> TdaList:
    """List the tournaments, newest first."""
    shown: Literal[True] | None = True if sample else None
    listed = [
        TdaListed(
            id=one.id,
            name=one.archon.name,
            date=one.archon.date.isoformat(),
            place=one.archon.city,
            players=one.archon.players,
            decks=len(one.decks),
            sample=shown,
        )
        for one in tournaments
    ]
    # By date backwards, then by id: two sorts, for one goes the other way.
    by_id = sorted(listed, key=lambda one: one.id)
    return TdaList(events=sorted(by_id, key=lambda one: one.date, reverse=True))


def build_event(tournament: Tournament, *, sample: bool) -> TdaEvent:
    """Build the file of a tournament, with statistics of all its players."""
    archon = tournament.archon
    day = (archon.date - EPOCH).days
    decks = sorted(tournament.decks, key=lambda deck: archive_order(day, deck.standing.player))
    # Disqualified players come last.
    places = [deck.standing.place or archon.players for deck in decks]
    return TdaEvent(
        id=tournament.id,
        name=archon.name,
        date=archon.date.isoformat(),
        place=archon.city,
        sample=True if sample else None,
        players=archon.players,
        rounds=max(archon.rounds - 1, 0),
        matches=archon.matches,
        gw=sum(one.gw for one in archon.standings),
        vp=sum(one.vp for one in archon.standings),
        median_gw=median(one.gw for one in archon.standings),
        median_vp=median(one.vp for one in archon.standings),
        median_place=median(places),
        decks=DeckColumns(
            **encode_columns([ColumnDeck(deck.standing.player, deck.name, day, deck.cards) for deck in decks])
        ),
        names=[deck.standing.name for deck in decks],
        ranks=[deck.standing.place for deck in decks],
        wins=[deck.standing.gw for deck in decks],
        points=[deck.standing.vp for deck in decks],
    )
