"""Makes the file that card ideas are drawn from."""

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
from card_pipeline.model.recommender import LearntFrom, Recommender
from card_pipeline.recommend.decks import TaughtDeck, known_by
from card_pipeline.recommend.levels import levelled, scale_of
from card_pipeline.recommend.linear import age_weight, learn
from card_pipeline.recommend.packing import MAX_VALUE, pack


def train(
    decks: Iterable[TaughtDeck], facts: CardFacts, first_prints: Mapping[int, int], until: int
) -> Recommender:
    """Learn from the decks that there were on the day `until`; what came later is left out.

    `first_prints`: card id → day of its first printing, where that is known.
    """
    known = known_by(decks, until)
    cards = _most_played_first(known, until)
    weights = learn(known, cards, until)
    scale = scale_of(weights)
    won = [deck.day for deck in known if deck.won]
    return Recommender(
        learnt_from="winners" if won else "products",
        until=iso_day(until),
        cards=cards,
        released=[_could_play(won, first_prints.get(card, 0)) for card in cards],
        scale=scale,
        weights=pack(levelled(weights, scale)),
        decks=_learnt_from(known, cards, facts, until),
    )


def first_prints(cards: Iterable[CryptCard | LibraryCard]) -> dict[int, int]:
    """Give card id → day of the first printing, for those that came out when days are counted."""
    days = {card.id: card.first_print for card in cards}
    first = EPOCH.isoformat()
    return {card: day_number(day) for card, day in days.items() if day is not None and day > first}


def _most_played_first(decks: Sequence[TaughtDeck], until: int) -> list[int]:
    played: defaultdict[int, float] = defaultdict(float)
    for deck in decks:
        for card in deck.cards:
            played[card] += age_weight(deck.day, until)
    return sorted(played, key=lambda card: (-round(played[card], 9), card))


def _could_play(won: Sequence[int], first_print: int) -> int:
    """Count the decks, newest first, that won when the card was out."""
    return bisect_right(won, -first_print, key=lambda day: -day)


def _learnt_from(
    decks: Sequence[TaughtDeck], cards: Sequence[int], facts: CardFacts, until: int
) -> LearntFrom:
    place = {card: index for index, card in enumerate(cards)}
    crypts = [deck_copies(deck.cards, facts).crypt for deck in decks]
    clan_of = [main_clan(crypt) or "" for crypt in crypts]
    clans = sorted({clan for clan in clan_of if clan})
    disciplines_of = [tuple(sorted(key_disciplines(crypt))) for crypt in crypts]
    disciplines = sorted(set(disciplines_of))
    return LearntFrom(
        won=sum(deck.won for deck in decks),
        picks=pack(
            sorted((place[card], min(copies, MAX_VALUE)) for card, copies in deck.cards.items())
            for deck in decks
        ),
        ages=[round(100 * age_weight(deck.day, until)) for deck in decks],
        clans=clans,
        clan_of=[clans.index(clan) + 1 if clan else 0 for clan in clan_of],
        disciplines=[list(codes) for codes in disciplines],
        disciplines_of=[disciplines.index(codes) for codes in disciplines_of],
    )
