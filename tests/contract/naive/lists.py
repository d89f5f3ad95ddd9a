"""Shared code of the list criteria: chosen values under a logic."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache

from tests.contract.naive.errors import BadSearchError
from tests.contract.naive.records import Card


def combine(chosen: Iterable[str], logic: object, holds: Callable[[str], bool]) -> bool:
    """ "or: any; and: all; not: none." """
    answers = [holds(value) for value in chosen]
    if logic == "or":
        return any(answers)
    if logic == "and":
        return all(answers)
    if logic == "not":
        return not any(answers)
    raise BadSearchError(f"unknown logic {logic!r}")


def values(criterion: Mapping[str, object]) -> list[str]:
    chosen = criterion["value"]
    if not isinstance(chosen, list):
        raise BadSearchError(f"a list of values is expected, not {chosen!r}")
    return [str(value) for value in chosen]


def clan_or_path(card: Card, criterion: Mapping[str, object]) -> bool:
    """ "The compared values are the card's clan(s, split at "/") plus its path." """
    own = {*card.clans, card.path} - {""}

    def holds(value: str) -> bool:
        if value == "no path":  # "No Path" means path empty
            return not card.path
        if value == "not required":  # "not required" means neither clan nor path
            return not own
        return value in own

    return combine(values(criterion), criterion.get("logic", "or"), holds)


def begins_a_token(value: str, tokens: str) -> bool:
    """ "Must begin the string (or follow a comma or space in it)"; ``non-camarilla`` is not ``camarilla``."""
    return bool(_beginning(value).search(tokens))


@cache
def _beginning(value: str) -> re.Pattern[str]:
    return re.compile(r"(^|[, ])" + re.escape(value))


def compare(number: int, moreless: object, bound: int) -> bool:
    """ "le ≤, ge ≥, eq =." """
    answers = {"le": number <= bound, "ge": number >= bound, "eq": number == bound}
    if moreless not in answers:
        raise BadSearchError(f"unknown comparison {moreless!r}")
    return answers[str(moreless)]
