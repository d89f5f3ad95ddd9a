"""Scores cards by the linear model, by the nearest decks and the rules, and ranks the best."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from card_pipeline.facts.cards import CardFacts, CryptFacts, LibraryFacts, is_playtest
from card_pipeline.facts.copies import DeckCopies
from card_pipeline.facts.disciplines import key_disciplines

from functions.recommendation.ideas.features import Scored
from functions.recommendation.ideas.fit import Fit, fit_of
from functions.recommendation.ideas.linear import scores_of
from functions.recommendation.ideas.model import Model
from functions.recommendation.ideas.nearest import Nearest, nearest
from functions.recommendation.ideas.nearest_crypts import shares_by_crypt
from functions.recommendation.ideas.reranking import best_by_score, best_crypt

FITTING = 0.5
"""Weight of the fit of a vampire."""
NEAREST_CRYPT, NEAREST_LIBRARY = 1.0, 0.3
"""Weights of what the nearest decks play."""
NEAREST_CRYPTS = 10.0
"""Weight of what the decks with the nearest crypts play, for a deck without library."""
NEW = 0.05
"""Score of a vampire that no deck plays: it may be new."""
COMMON = 0.01
"""Weight of popularity: it only breaks ties."""


@dataclass(frozen=True, slots=True)
class Ranked:
    """The best cards, best first, and how they were found."""

    crypt: list[int]
    library: list[int]
    fit: Fit
    near: Nearest


def ranked(model: Model, facts: CardFacts, deck: DeckCopies, most_crypt: int, most_library: int) -> Ranked:
    """Rank the cards that are not in the deck, without banned and playtest cards."""
    of = scored(model, facts, deck)
    return Ranked(best_crypt(of, most_crypt), best_by_score(of.library, most_library), of.fit, of.near)


def scored(model: Model, facts: CardFacts, deck: DeckCopies) -> Scored:
    """Score the cards that may be suggested."""
    copies = copies_by_id(deck)
    indices = {model.index_of[card]: count for card, count in copies.items() if card in model.index_of}
    fit, near = fit_of(deck.crypt), nearest(model, indices)
    played = _played_by_nearest(model, indices, deck, near)
    pairs = scores_of(model, indices)
    scores = [score + COMMON * (1 - index / len(model.cards)) for index, score in enumerate(pairs)]
    of_crypt = {
        card.id: _crypt_score(model, scores, near, card, fit)
        for card in facts.crypt.values()
        if _may_be(card, copies) and fit.allows(card)
    }
    of_library = {
        card.id: (scores[index] + played[index]) * fit.library(card)
        for card, index in _played(facts.library.values(), model)
        if _may_be(card, copies) and (copies or not (card.disciplines or card.clans))
    }
    return Scored(model, facts, deck, fit, near, pairs, of_crypt, of_library)


def _played_by_nearest(
    model: Model, indices: Mapping[int, int], deck: DeckCopies, near: Nearest
) -> list[float]:
    """Score each library card by the decks that play it."""
    if deck.library or not deck.crypt:
        return [NEAREST_LIBRARY * share for share in near.shares]
    shares = shares_by_crypt(model, indices, frozenset(key_disciplines(deck.crypt)))
    return [NEAREST_CRYPTS * share for share in shares]


def copies_by_id(deck: DeckCopies) -> dict[int, int]:
    """Return card id → copies of both parts."""
    crypt = {card.id: count for card, count in deck.crypt}
    return crypt | {card.id: count for card, count in deck.library}


def _crypt_score(model: Model, scores: list[float], near: Nearest, card: CryptFacts, fit: Fit) -> float:
    index = model.index_of.get(card.id)
    if index is None:
        return 0.0 if fit.empty else NEW + FITTING * fit.crypt(card)
    return scores[index] + NEAREST_CRYPT * near.shares[index] + FITTING * fit.crypt(card)


def _played(cards: Iterable[LibraryFacts], model: Model) -> Iterable[tuple[LibraryFacts, int]]:
    return ((card, model.index_of[card.id]) for card in cards if card.id in model.index_of)


def _may_be(card: CryptFacts | LibraryFacts, deck: Mapping[int, int]) -> bool:
    return not (card.banned or card.id in deck or is_playtest(card.id))
