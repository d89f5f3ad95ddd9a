"""How similar winning decks play the cards of a deck: how many decks, and how many copies."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from functions.recommendation.ideas.model import Model
from functions.recommendation.ideas.peers import CopyQuartiles, copy_quartiles, players

MIN_DECKS = 10
"""Fewer similar decks give no evidence."""
MIN_PLAYING = 5
"""Fewer decks that play a card give no quartiles."""
RARE = 0.1

Mark = Literal["rare", "more", "fewer"]


@dataclass(frozen=True, slots=True)
class CardEvidence:
    """A card of the deck in similar decks."""

    card: int
    playing: int
    usual: CopyQuartiles | None
    mark: Mark | None
    """How the deck differs: a card that similar decks rarely play; more or fewer copies than usual."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """The known cards of the deck by id, and the number of similar decks."""

    decks: int
    cards: list[CardEvidence]


def evidence(model: Model, deck: Mapping[int, int], similar: int) -> Evidence:
    """Compare the cards of a deck, index → copies, with similar decks, one bit for each."""
    decks = similar.bit_count()
    if decks < MIN_DECKS:
        return Evidence(decks, [])
    shown = [_card_evidence(model, index, copies, similar) for index, copies in deck.items()]
    return Evidence(decks, sorted(shown, key=lambda one: one.card))


def _card_evidence(model: Model, index: int, copies: int, similar: int) -> CardEvidence:
    playing = players(model, index, similar)
    usual = copy_quartiles(model, index, similar) if playing >= MIN_PLAYING else None
    out = (similar & ((1 << model.released[index]) - 1)).bit_count()
    return CardEvidence(model.cards[index], playing, usual, _mark(copies, playing, out, usual))


def _mark(copies: int, playing: int, out: int, usual: CopyQuartiles | None) -> Mark | None:
    if out >= MIN_DECKS and playing < RARE * out:
        return "rare"
    if usual is None or usual.low <= copies <= usual.high:
        return None
    return "more" if copies > usual.high else "fewer"
