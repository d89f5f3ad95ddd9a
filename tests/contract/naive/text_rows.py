"""Text rows and name matching (docs/rules/search.md §2, §9.1)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from tests.contract.naive.errors import BadSearchError
from tests.contract.naive.fold import fold, has_letter_or_digit, letters_and_digits
from tests.contract.naive.records import Card

ROW_KEYS = {"value", "regex", "in", "logic"}
_WORD_AND_GAP = re.compile("[^ -]*[ -]+")


def check_row(row: Mapping[str, object]) -> None:
    """Raises BadSearchError for an unknown key or a pattern that is none."""
    if set(row) - ROW_KEYS:
        raise BadSearchError(f"unknown key in a text row: {sorted(set(row) - ROW_KEYS)}")
    if row.get("regex"):
        try:
            re.compile(str(row["value"]))
        except re.error as error:
            raise BadSearchError(f"invalid pattern {row['value']!r}: {error}") from error


def row_holds(card: Card, row: Mapping[str, object]) -> bool:
    """ "A row passes when it matches and logic is "and", or does not match and logic is anything else." """
    value = str(row["value"])
    where = row.get("in") or False
    matches = pattern_matches(card, value, where) if row.get("regex") else words_match(card, value, where)
    return matches if row.get("logic", "and") == "and" else not matches


def pattern_matches(card: Card, pattern: str, where: object) -> bool:
    r"""The pattern as written, ignoring case, on name, ascii name and/or text with its line breaks.

    "Quirk: lower-casing turns ``\D`` into its opposite; an invalid pattern matches every card" is repaired:
    nothing is lower-cased, an invalid pattern is an error. Classes and word boundaries are those of ASCII,
    as in JavaScript.
    """
    compiled = re.compile(pattern, re.IGNORECASE | re.ASCII)
    if where != "name" and compiled.search(card.text):
        return True
    names = (card.name, ascii_name(card.name))
    return where != "text" and any(compiled.search(name) for name in names)


@cache
def ascii_name(name: str) -> str:
    """Without accents, in the same case."""
    letters = (fold(letter) for letter in name)
    return "".join(
        bare.upper() if letter.isupper() else bare for letter, bare in zip(name, letters, strict=True)
    )


def words_match(card: Card, value: str, where: object) -> bool:
    """ "in absent: name **or** text may match." """
    query = fold(value)
    if query.startswith('"') or query.endswith('"'):
        pattern = whole_words(query)
        if where != "name" and pattern.search(flat_text(card)):
            return True
        named = has_letter_or_digit(query) and where != "text"
        return named and any(pattern.search(name) for name in name_fields(card))
    if where != "name" and query in flat_text(card):
        return True
    return where != "text" and name_matches(card, query)


@cache
def whole_words(query: str) -> re.Pattern[str]:
    """A double quote at one or both ends: the match does not begin or end inside a word.

    A word is a run of letters and digits; a place is inside one when both its neighbours belong to it, so
    ``"+1`` matches in "strength+1". Applies to the text and to the names as they are (no initials, no turned
    article).
    """
    left, right = query.startswith('"'), len(query) > 1 and query.endswith('"')
    inner = query[1 if left else 0 : -1 if right else None]
    before = r"(?<![a-z0-9])" if left and inner[:1].isalnum() else ""
    after = r"(?![a-z0-9])" if right and inner[-1:].isalnum() else ""
    return re.compile(before + re.escape(inner) + after)


def flat_text(card: Card) -> str:
    """ "plain substring of the lower-cased card text"; repaired: all newlines are spaces."""
    return _flat(card.text)


@cache
def _flat(text: str) -> str:
    return fold(text).replace("\n", " ")


def name_fields(card: Card) -> list[str]:
    return [fold(field) for field in (card.name, ascii_name(card.name), *card.aka)]


def name_matches(card: Card, query: str) -> bool:
    """docs/rules/search.md §9.1; "require one letter or digit" is the repair of a query of punctuation."""
    if not has_letter_or_digit(query):
        return False
    return any(field_matches(field, query) for field in name_fields(card))


def field_matches(field: str, query: str) -> bool:
    """One of name, ascii name and aka, all lower case; an older name is turned like the present one."""
    # "If Q starts with "the " and the name ends with ", the", the article is moved to the front first"
    if query.startswith("the ") and field.endswith(", the"):
        field = "the " + field.removesuffix(", the")
    # "Q stripped of everything but letters and digits occurs in the field, or in the field reduced"
    stripped = letters_and_digits(query)
    return stripped in field or stripped in _reduced(field) or is_initials(query, field)


@cache
def _reduced(field: str) -> str:
    return re.sub(r"[^a-z0-9]", "", field)


def is_initials(query: str, field: str) -> bool:
    """Rule 2: ``gtu``, ``goth`` and ``govtun`` find "Govern the Unaligned"; ``govun`` does not.

    "Starting at the beginning of the field, the characters of the unstripped Q appear in order, where each
    next character either follows immediately or begins the next word (words end at a space or hyphen; no
    word may be skipped)." Characters of Q stand for themselves. After a typed space the next word is the one
    that follows it: "the fr" does not find "The Erciyes Fragments". Several separators in a row are one gap,
    so "bntc" finds "Bang Nakh — Tiger's Claws".
    """
    ends = {0} if field[:1] == query[:1] else set()
    for character in query[1:]:
        candidates = {step for end in ends for step in (end + 1, next_word(field, end))}
        ends = {place for place in candidates if field[place : place + 1] == character}
    return bool(ends)


def next_word(field: str, place: int) -> int:
    """Where the word after the one at `place` begins; past the end when there is none."""
    gap = _WORD_AND_GAP.match(field, place)
    return gap.end() if gap else len(field)
