"""Whether there are the cards that somebody puts into a deck.

A card that is in a deck already is taken as it is: a deck outlives the card data it was built with.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial

from functions.common.deck_summary import Summary, summary
from functions.common.errors import InvalidError
from functions.decks.ports import Ports
from functions.decks.repository.decks import Summarise


def check(ports: Ports, field: str, cards: Mapping[str, int], there: Iterable[str] = ()) -> None:
    """Refuse cards that there are not, by the name of the field they were sent in. Raises InvalidError.

    While the facts of the cards cannot be read, any id of the two ranges will do.
    """
    wanted = [card for card, copies in cards.items() if copies >= 0]
    new = sorted(set(wanted).difference(there))
    facts = ports.card_facts() if new else None
    if facts is None:
        return
    for card in new:
        if int(card) not in facts:
            raise InvalidError(f"{field}.{card}", "unknown card")


def summariser(ports: Ports) -> Summarise:
    """Give what sums up cards by the facts of now."""
    return partial(_summary, ports)


def _summary(ports: Ports, cards: Mapping[str, int], clan_before: str | None) -> Summary:
    return summary(cards, ports.card_facts(), clan_before)
