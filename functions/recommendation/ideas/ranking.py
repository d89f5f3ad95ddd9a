"""Which cards come first: what the deck's cards say, what the nearest decks play, what the rules allow."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from heapq import nlargest

from card_pipeline.facts.cards import CardFacts, CryptFacts, LibraryFacts, is_playtest
from card_pipeline.facts.copies import DeckCopies

from functions.recommendation.ideas.fit import Fit, fit_of
from functions.recommendation.ideas.learnt import Learnt
from functions.recommendation.ideas.linear import spoken_for
from functions.recommendation.ideas.nearest import Nearest, nearest

FITTING = 0.35
"""Weight of the fit of a vampire."""
NEAREST_CRYPT, NEAREST_LIBRARY = 1.0, 0.3
"""Weights of what the nearest decks play."""
NEW = 0.1
"""What a vampire of no deck at all is given instead: it may be new."""
COMMON = 0.01
"""Weight of being much played: it decides where nothing else does."""


@dataclass(frozen=True, slots=True)
class Ranked:
    """The best cards, best first, and what they were found by."""

    crypt: list[int]
    library: list[int]
    fit: Fit
    near: Nearest


def ranked(learnt: Learnt, facts: CardFacts, deck: DeckCopies, most_crypt: int, most_library: int) -> Ranked:
    """Rank the cards that are not in the deck; never banned ones nor those in testing."""
    copies = copies_by_id(deck)
    places = {learnt.place[card]: count for card, count in copies.items() if card in learnt.place}
    fit, near = fit_of(deck.crypt), nearest(learnt, places)
    said = [
        spoken + COMMON * (1 - place / len(learnt.cards))
        for place, spoken in enumerate(spoken_for(learnt, places))
    ]
    of_crypt = {
        card.id: _crypt_score(learnt, said, near, card, fit)
        for card in facts.crypt.values()
        if _may_be(card, copies) and fit.allows(card)
    }
    of_library = {
        card.id: (said[place] + NEAREST_LIBRARY * near.shares[place]) * fit.library(card)
        for card, place in _played(facts.library.values(), learnt)
        if _may_be(card, copies) and (copies or not (card.disciplines or card.clans))
    }
    return Ranked(_best(of_crypt, most_crypt), _best(of_library, most_library), fit, near)


def copies_by_id(deck: DeckCopies) -> dict[int, int]:
    """Give card id → copies of both parts."""
    crypt = {card.id: count for card, count in deck.crypt}
    return crypt | {card.id: count for card, count in deck.library}


def _crypt_score(learnt: Learnt, said: list[float], near: Nearest, card: CryptFacts, fit: Fit) -> float:
    place = learnt.place.get(card.id)
    if place is None:
        return 0.0 if fit.empty else NEW + FITTING * fit.crypt(card)
    return said[place] + NEAREST_CRYPT * near.shares[place] + FITTING * fit.crypt(card)


def _played(cards: Iterable[LibraryFacts], learnt: Learnt) -> Iterable[tuple[LibraryFacts, int]]:
    return ((card, learnt.place[card.id]) for card in cards if card.id in learnt.place)


def _may_be(card: CryptFacts | LibraryFacts, deck: Mapping[int, int]) -> bool:
    return not (card.banned or card.id in deck or is_playtest(card.id))


def _best(scores: Mapping[int, float], most: int) -> list[int]:
    return nlargest(most, scores, key=lambda card: (scores[card], -card))
