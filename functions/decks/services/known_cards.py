"""Checks that cards added to a deck exist.

Cards that are in the deck already are not checked: a deck outlives the card data it was built with.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial

from card_pipeline.facts.cards import is_playtest

from functions.common.deck_summary import Summary, summary
from functions.common.errors import InvalidError
from functions.decks.ports import Ports
from functions.decks.repository.decks import Summarise


def check(
    ports: Ports, field: str, cards: Mapping[str, int], before: Iterable[str] = (), *, may_test: bool
) -> None:
    """Refuse unknown cards; `field`: where they were sent, `before`: those not to check. Raises InvalidError.

    `may_test`: the user is a playtester, who may add any card in testing; to all others they are unknown.
    While the card facts cannot be read, any id of the two ranges is accepted.
    """
    wanted = [card for card, copies in cards.items() if copies >= 0]
    new = sorted(set(wanted).difference(before))
    facts = ports.card_facts() if new else None
    if facts is None:
        return
    for card in new:
        if int(card) not in facts and not (may_test and is_playtest(int(card))):
            raise InvalidError(f"{field}.{card}", "unknown card")


def summariser(ports: Ports) -> Summarise:
    """Return a function that sums up cards by the current card facts."""
    return partial(_summary, ports)


def _summary(ports: Ports, cards: Mapping[str, int], clan_before: str | None) -> Summary:
    return summary(cards, ports.card_facts(), clan_before)
