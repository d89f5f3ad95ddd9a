"""Checks the map of a release before anything is changed (docs/rules/playtest.md §9.1)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from card_pipeline.facts.cards import CRYPT_THRESHOLD, CardFacts, is_playtest


@dataclass(frozen=True)
class MapLine:
    """What happens to a playtest card."""

    number: int
    """Of the line in the file."""
    card: str
    to: str | None
    """Id of the released card; None for a card that is gone."""


def problems(
    lines: Sequence[MapLine], of_round: Collection[str], facts: CardFacts
) -> Iterator[tuple[int, str]]:
    """Yield the number of a line and what is wrong in it, with the id.

    `of_round`: ids of the cards of the round; `facts`: of all released cards.
    """
    first: dict[str, int] = {}
    for line in lines:
        if line.card in first:
            yield line.number, f"{line.card} is in line {first[line.card]} already"
        elif not is_playtest(int(line.card)):
            yield line.number, f"{line.card} is not the id of a playtest card"
        elif line.card not in of_round:
            yield line.number, f"{line.card} is not a card of the round"
        first.setdefault(line.card, line.number)
        if line.to is not None and (problem := _problem_of_target(line.card, line.to, facts)):
            yield line.number, f"{line.to} {problem}"


def _problem_of_target(card: str, to: str, facts: CardFacts) -> str | None:
    if is_playtest(int(to)):
        return "is the id of a playtest card"
    if int(to) not in facts:
        return "is not a released card"
    if (int(card) > CRYPT_THRESHOLD) != (int(to) > CRYPT_THRESHOLD):
        return f"belongs to the other part of a deck than {card}"
    return None
