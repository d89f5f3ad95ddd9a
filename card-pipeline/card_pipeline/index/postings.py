"""Posting lists, as published: the cards of a file with a property."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from card_pipeline.model.cards import Card
from card_pipeline.model.postings import delta_coded
from card_pipeline.model.search_index import Postings

CardType = TypeVar("CardType", bound=Card)
CardType_contra = TypeVar("CardType_contra", bound=Card, contravariant=True)


@dataclass(frozen=True)
class Trait(Generic[CardType_contra]):
    """A box of the search form. One for all cards is also one for crypt cards."""

    key: str
    rule: str
    """Its rule in the language of players."""
    holds: Callable[[CardType_contra], bool]


def postings(cards: Sequence[CardType], holds: Callable[[CardType], bool]) -> Postings:
    """List the positions of the cards for which ``holds`` is true, delta-coded."""
    return delta_coded(position for position, card in enumerate(cards) if holds(card))


def trait_postings(cards: Sequence[CardType], traits: Iterable[Trait[CardType]]) -> dict[str, Postings]:
    """Build the postings by trait key, empty for traits that no card has."""
    return {trait.key: postings(cards, trait.holds) for trait in traits}


def grouped(cards: Sequence[CardType], values: Callable[[CardType], Iterable[str]]) -> dict[str, Postings]:
    """Build the postings by value, sorted."""
    positions: dict[str, list[int]] = {}
    for position, card in enumerate(cards):
        for value in dict.fromkeys(values(card)):
            positions.setdefault(value, []).append(position)
    return {value: delta_coded(positions[value]) for value in sorted(positions)}


def check_order(ids: Sequence[int]) -> None:
    """Raise ValueError unless the cards ascend by id: their positions are counted in that order."""
    delta_coded(ids)


def artist_postings(cards: Sequence[CardType]) -> dict[str, Postings]:
    """Build the postings by artist."""
    return grouped(cards, lambda card: card.artists)


def counted(bounds: Mapping[int, list[int]]) -> dict[int, Postings]:
    """Build the postings by number, ascending."""
    return {bound: delta_coded(bounds[bound]) for bound in sorted(bounds)}
