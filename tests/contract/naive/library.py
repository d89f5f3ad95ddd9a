"""Library criteria (docs/rules/search.md §5)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from tests.contract.naive.library_traits import library_trait
from tests.contract.naive.lists import begins_a_token, clan_or_path, combine, compare, values
from tests.contract.naive.records import LibraryCard
from tests.contract.naive.words import REQUIRED_TITLES, SECTS

Criterion = Any
"""One value of the q-JSON: its shape depends on its key."""


def type_(card: LibraryCard, criterion: Criterion) -> bool:
    """ "reflex" holds when the text has the `[REFLEX]` icon (case-sensitive)."""

    def holds(value: str) -> bool:
        return "[REFLEX]" in card.text if value == "reflex" else value in card.types

    return combine(values(criterion), criterion.get("logic", "or"), holds)


def discipline(card: LibraryCard, criterion: Criterion) -> bool:
    """A value holds when it is among the card's disciplines; "not required" when there are none.

    "**only**: the card names no more disciplines than were chosen (an empty string counts as one) and *all*
    chosen ones hold, i.e. exactly that set."
    """

    def holds(value: str) -> bool:
        return not card.disciplines if value == "not required" else value in card.disciplines

    chosen, logic = values(criterion), criterion.get("logic", "or")
    if logic == "only":
        return max(len(card.disciplines), 1) <= len(chosen) and all(holds(value) for value in chosen)
    return combine(chosen, logic, holds)


def sect(card: LibraryCard, criterion: Criterion) -> bool:
    """On the requirement string; "not required" holds when no sect name occurs anywhere in it (a
    "non-camarilla" token therefore makes it *required*)."""

    def holds(value: str) -> bool:
        if value == "not required":
            return not any(name in card.requirement for name in SECTS)
        return begins_a_token(value, card.requirement)

    return combine(values(criterion), criterion.get("logic", "or"), holds)


def title(card: LibraryCard, criterion: Criterion) -> bool:
    """ "Titled (specific)" holds when any of the eleven named titles occurs. "titled" / "non-titled" match
    those literal tokens. "not required" holds when none of the eleven occurs."""

    def holds(value: str) -> bool:
        if value in {"titled specific", "not required"}:
            named = any(name in card.requirement for name in REQUIRED_TITLES)
            return named if value == "titled specific" else not named
        return begins_a_token(value, card.requirement)

    return combine(values(criterion), criterion.get("logic", "or"), holds)


def cost(paid: str, moreless: object, bound: int) -> bool:
    """ "Cost "X" **always passes**. Cost-free cards have cost 0." """
    return paid == "X" or compare(int(paid), moreless, bound)


def blood(card: LibraryCard, criterion: Criterion) -> bool:
    return cost(card.blood, criterion["moreless"], int(criterion["blood"]))


def pool(card: LibraryCard, criterion: Criterion) -> bool:
    return cost(card.pool, criterion["moreless"], int(criterion["pool"]))


def capacity(card: LibraryCard, criterion: Criterion) -> bool:
    """A required capacity: "le c passes when N ≤ c+1 (less than) or N ≤ c (or less). ge c passes when
    N ≥ c (or more) or N ≥ c-1 (above). No wording of the asked kind → fails."
    """
    bound = int(criterion["capacity"])
    if criterion["moreless"] == "le":
        less_than, or_less = required(card, r"less than (\d+)"), required(card, r"(\d+) or less")
        return (less_than is not None and less_than <= bound + 1) or (
            or_less is not None and or_less <= bound
        )
    above, or_more = required(card, r"above (\d+)"), required(card, r"(\d+) or more")
    return (above is not None and above >= bound - 1) or (or_more is not None and or_more >= bound)


def required(card: LibraryCard, wording: str) -> int | None:
    """The number in the first "Requires … of/with [a] capacity <wording>" of the text.

    "Requires" and the wording stand in one sentence and one line: in "Requires a vampire with capacity 7 or
    more. Choose a vampire with capacity 6 or less" only the 7 is required. "with a capacity above 4" counts
    as well; "cards that require basic Quietus [qui] as a vampire with a capacity of 3" has no such wording.
    """
    found = re.search(rf"requires\b[^.\n]*\b(?:of|with) (?:a )?capacity {wording}", card.text, re.IGNORECASE)
    return int(found[1]) if found else None


def traits(card: LibraryCard, chosen: Mapping[str, object]) -> bool:
    """ "All chosen traits must hold." """
    return all(library_trait(card, trait) for trait in chosen)


LIBRARY_CRITERIA = {
    "type": type_,
    "discipline": discipline,
    "blood": blood,
    "pool": pool,
    "capacity": capacity,
    "clan": clan_or_path,
    "sect": sect,
    "title": title,
    "traits": traits,
}
