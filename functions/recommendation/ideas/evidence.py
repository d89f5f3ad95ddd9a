"""What similar winning decks show of the cards that a deck has: how many play them, and how many copies."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from functions.recommendation.ideas.learnt import Learnt
from functions.recommendation.ideas.peers import Usual, players, usual_copies

MIN_DECKS = 10
"""From fewer similar decks nothing is told."""
MIN_PLAYING = 5
"""From fewer of them nothing is told of copies."""
RARE = 0.1

Mark = Literal["rare", "more", "fewer"]


@dataclass(frozen=True, slots=True)
class Shown:
    """A card of the deck among similar decks."""

    card: int
    playing: int
    usual: Usual | None
    mark: Mark | None
    """What stands out: hardly any of them plays it; they play fewer copies, or more."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """All cards of the deck that are known, by id, and how many decks tell."""

    decks: int
    cards: list[Shown]


def evidence(learnt: Learnt, deck: Mapping[int, int], similar: int) -> Evidence:
    """Look at the cards of a deck, place → copies; `similar`: the decks, a bit for each."""
    decks = similar.bit_count()
    if decks < MIN_DECKS:
        return Evidence(decks, [])
    shown = [_shown(learnt, place, copies, similar) for place, copies in deck.items()]
    return Evidence(decks, sorted(shown, key=lambda one: one.card))


def _shown(learnt: Learnt, place: int, copies: int, similar: int) -> Shown:
    playing = players(learnt, place, similar)
    usual = usual_copies(learnt, place, similar) if playing >= MIN_PLAYING else None
    out = (similar & ((1 << learnt.released[place]) - 1)).bit_count()
    return Shown(learnt.cards[place], playing, usual, _mark(copies, playing, out, usual))


def _mark(copies: int, playing: int, out: int, usual: Usual | None) -> Mark | None:
    if out >= MIN_DECKS and playing < RARE * out:
        return "rare"
    if usual is None or usual.low <= copies <= usual.high:
        return None
    return "more" if copies > usual.high else "fewer"
