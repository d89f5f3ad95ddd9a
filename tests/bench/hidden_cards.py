"""Do card ideas find what winners play? Cards of later decks are hidden, and the ideas must name them."""

from __future__ import annotations

import random
import statistics
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from card_pipeline.facts.cards import CRYPT_THRESHOLD
from card_pipeline.facts.copies import deck_copies
from card_pipeline.recommend.decks import TrainingDeck

from functions.recommendation.ideas.model import Model
from functions.recommendation.ideas.ranking import ranked
from tests.pipeline.training_data import facts

FIRST = 20
"""Ideas of each part that count."""


@dataclass(frozen=True)
class Case:
    """A later deck: the cards that are shown, and the hidden ones to find."""

    shown: Mapping[int, int]
    crypt: frozenset[int]
    library: frozenset[int]


@dataclass(frozen=True)
class Found:
    """Mean share of the hidden cards among the first ideas, and mean reciprocal rank of the first hit."""

    crypt: float
    library: float
    crypt_rank: float
    library_rank: float


Asked = Callable[[Mapping[int, int]], tuple[list[int], list[int]]]
"""Returns the first crypt and library cards for a deck."""


def sampled(decks: Sequence[TrainingDeck], count: int) -> list[TrainingDeck]:
    """Choose decks, the same each time."""
    return random.Random(0).sample(decks, min(count, len(decks)))  # noqa: S311 (a seed, no secret)


def cases(decks: Sequence[TrainingDeck], seeds: Sequence[int]) -> list[Case]:
    """Hide a fifth of the different cards of each part of each deck, once for each seed."""
    return [_case(deck, random.Random(f"{seed} {deck.id}")) for seed in seeds for deck in decks]  # noqa: S311 (a seed, no secret)


def crypts_only(decks: Sequence[TrainingDeck]) -> list[Case]:
    """Hide the whole library of each deck that has one."""
    parts = [(_of_crypt(deck), deck) for deck in decks]
    return [
        Case(crypt, frozenset(), frozenset(deck.cards.keys() - crypt.keys()))
        for crypt, deck in parts
        if 0 < len(crypt) < len(deck.cards)
    ]


def ideas(model: Model) -> Asked:
    """Ask the code of the function."""

    def ask(shown: Mapping[int, int]) -> tuple[list[int], list[int]]:
        found = ranked(model, facts(), deck_copies(shown, facts()), FIRST, FIRST)
        return found.crypt, found.library

    return ask


def measured(asked: Asked, of: Sequence[Case]) -> Found:
    """Ask for all cases and average."""
    answers = [(one, asked(one.shown)) for one in of]
    crypt = [(one.crypt, found[0]) for one, found in answers if one.crypt]
    library = [(one.library, found[1]) for one, found in answers if one.library]
    return Found(_recall(crypt), _recall(library), _reciprocal_rank(crypt), _reciprocal_rank(library))


def _case(deck: TrainingDeck, chance: random.Random) -> Case:
    crypt = _hidden([card for card in deck.cards if card > CRYPT_THRESHOLD], chance)
    library = _hidden([card for card in deck.cards if card < CRYPT_THRESHOLD], chance)
    shown = {card: copies for card, copies in deck.cards.items() if card not in crypt | library}
    return Case(shown, crypt, library)


def _hidden(cards: list[int], chance: random.Random) -> frozenset[int]:
    return frozenset(chance.sample(sorted(cards), max(1, round(len(cards) / 5))))


def _of_crypt(deck: TrainingDeck) -> dict[int, int]:
    return {card: copies for card, copies in deck.cards.items() if card > CRYPT_THRESHOLD}


Answers = Sequence[tuple[frozenset[int], list[int]]]
"""Hidden cards, and the ideas, best first."""


def _recall(answers: Answers) -> float:
    shares = [len(hidden & set(found)) / len(hidden) for hidden, found in answers]
    return statistics.fmean(shares) if shares else 0.0


def _reciprocal_rank(answers: Answers) -> float:
    hits = [[card in hidden for card in found] for hidden, found in answers]
    ranks = [1 / (hit.index(True) + 1) if any(hit) else 0.0 for hit in hits]
    return statistics.fmean(ranks) if ranks else 0.0
