"""Builds the file with the model of card ideas."""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

from card_pipeline.facts.cards import CardFacts
from card_pipeline.facts.copies import deck_copies
from card_pipeline.facts.deck_columns import EPOCH, day_number, iso_day
from card_pipeline.facts.disciplines import key_disciplines
from card_pipeline.facts.main_clan import main_clan
from card_pipeline.model.cards import CryptCard, LibraryCard
from card_pipeline.model.recommender import Recommender, TrainingDecks
from card_pipeline.recommend.decks import TrainingDeck, known_by
from card_pipeline.recommend.levels import max_weight, quantize
from card_pipeline.recommend.linear import age_weight, blend
from card_pipeline.recommend.packing import MAX_VALUE, pack


def train(
    decks: Iterable[TrainingDeck], facts: CardFacts, first_prints: Mapping[int, int], until: int
) -> Recommender:
    """Train on the decks known on the day `until`; later ones are ignored.

    `first_prints`: card id → day of its first printing, if known.
    """
    known = known_by(decks, until)
    cards = _most_played_first(known, until)
    weights = blend(known, cards, until)
    scale = max_weight(weights)
    won = [deck.day for deck in known if deck.won]
    return Recommender(
        trained_on="winners" if won else "products",
        until=iso_day(until),
        cards=cards,
        released=[_could_play(won, first_prints.get(card, 0)) for card in cards],
        scale=scale,
        weights=pack(quantize(weights, scale)),
        decks=_training_decks(known, cards, facts, until),
    )


def first_prints(cards: Iterable[CryptCard | LibraryCard]) -> dict[int, int]:
    """Map card ids to the day of their first printing, for those released after the epoch of day numbers."""
    days = {card.id: card.first_print for card in cards}
    first = EPOCH.isoformat()
    return {card: day_number(day) for card, day in days.items() if day is not None and day > first}


def _most_played_first(decks: Sequence[TrainingDeck], until: int) -> list[int]:
    played: defaultdict[int, float] = defaultdict(float)
    for deck in decks:
        for card in deck.cards:
            played[card] += age_weight(deck.day, until)
    return sorted(played, key=lambda card: (-round(played[card], 9), card))


def _could_play(won: Sequence[int], first_print: int) -> int:
    """Count the decks, newest first, that won after the card was released."""
    return bisect_right(won, -first_print, key=lambda day: -day)


def _training_decks(
    decks: Sequence[TrainingDeck], cards: Sequence[int], facts: CardFacts, until: int
) -> TrainingDecks:
    index_of = {card: index for index, card in enumerate(cards)}
    crypts = [deck_copies(deck.cards, facts).crypt for deck in decks]
    clan_of = [main_clan(crypt) or "" for crypt in crypts]
    clans = sorted({clan for clan in clan_of if clan})
    disciplines_of = [tuple(sorted(key_disciplines(crypt))) for crypt in crypts]
    disciplines = sorted(set(disciplines_of))
    return TrainingDecks(
        won=sum(deck.won for deck in decks),
        picks=pack(
            sorted((index_of[card], min(copies, MAX_VALUE)) for card, copies in deck.cards.items())
            for deck in decks
        ),
        ages=[round(100 * age_weight(deck.day, until)) for deck in decks],
        clans=clans,
        clan_of=[clans.index(clan) + 1 if clan else 0 for clan in clan_of],
        disciplines=[list(codes) for codes in disciplines],
        disciplines_of=[disciplines.index(codes) for codes in disciplines_of],
    )
