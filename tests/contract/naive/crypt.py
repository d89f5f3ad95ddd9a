"""Crypt criteria (docs/rules/search.md §3)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from tests.contract.naive.crypt_traits import crypt_trait
from tests.contract.naive.lists import begins_a_token, clan_or_path, combine, compare, values
from tests.contract.naive.records import CryptCard
from tests.contract.naive.words import VOTES

Criterion = Any
"""One value of the q-JSON: its shape depends on its key."""


def disciplines(card: CryptCard, chosen: Criterion) -> bool:
    """ "For each chosen name the card's level must be ≥ the chosen level (1 accepts superior)." """
    return all(card.disciplines.get(name, 0) >= level for name, level in chosen.items())


def either_discipline(card: CryptCard, pairs: Criterion) -> bool:
    """ "For each pair the card must have at least one of the two at ≥ its level. Pairs are ANDed." """
    return all(any(card.disciplines.get(name, 0) >= level for name, level in pair.items()) for pair in pairs)


def capacity(card: CryptCard, criterion: Criterion) -> bool:
    """ "or": any row holds. "not": none of the rows holds."""
    answers = [compare(card.capacity, row["moreless"], int(row["capacity"])) for row in criterion["value"]]
    return any(answers) if criterion.get("logic", "or") == "or" else not any(answers)


def sect(card: CryptCard, criterion: Criterion) -> bool:
    """ "Chosen value must begin the sect string." """
    return combine(
        values(criterion), criterion.get("logic", "or"), lambda value: begins_a_token(value, card.sect)
    )


def votes(card: CryptCard, wanted: Criterion) -> bool:
    """ "0": card has no title. n ≥ 1: votes of the card's title ≥ n."""
    return not card.title if int(wanted) == 0 else VOTES.get(card.title, 0) >= int(wanted)


def titles(card: CryptCard, chosen: Mapping[str, object]) -> bool:
    """ "Passes when the card's title (or "non-titled" when it has none) is among the chosen ones." """
    own = card.title or "non-titled"
    return any(own == title or title_by_merging(card, title) for title in chosen)


def title_by_merging(card: CryptCard, title: str) -> bool:
    """ "An advanced card passes when its text has [MERGED] followed anywhere on that line by a chosen title."

    A title *word*: "Archbishop of Atlanta" does not make a bishop. The two numeric titles are sought as
    printed, "1 vote (titled)" and "2 votes (titled)".
    """
    if not card.advanced:
        return False
    words = f"{title} (titled)" if title in {"1 vote", "2 votes"} else title
    return bool(re.search(rf"\[MERGED\].*(?<!\w){re.escape(words)}(?!\w)", card.text, re.IGNORECASE))


def group(card: CryptCard, chosen: Mapping[str, object]) -> bool:
    """ "Cards of group "any" never match once any group is chosen." """
    return card.group in chosen


def traits(card: CryptCard, chosen: Mapping[str, object]) -> bool:
    """ "All chosen traits must hold." """
    return all(crypt_trait(card, trait) for trait in chosen)


CRYPT_CRITERIA = {
    "disciplines": disciplines,
    "disciplinesOr": either_discipline,
    "capacity": capacity,
    "clan": clan_or_path,
    "sect": sect,
    "votes": votes,
    "titles": titles,
    "group": group,
    "traits": traits,
}
