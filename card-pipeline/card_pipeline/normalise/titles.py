"""Titles and the sect each belongs to (docs/rules/search.md §8.5)."""

from __future__ import annotations

SECT_OF_TITLE = {
    "primogen": "camarilla",
    "prince": "camarilla",
    "justicar": "camarilla",
    "imperator": "camarilla",
    "inner circle": "camarilla",
    "bishop": "sabbat",
    "archbishop": "sabbat",
    "priscus": "sabbat",
    "cardinal": "sabbat",
    "regent": "sabbat",
    "magaji": "laibon",
    "kholo": "laibon",
    "baron": "anarch",
}

VOTES_AS_TITLE = frozenset({"1 vote", "2 votes"})
"""Titles of independents, and of others by merging: they imply no sect."""

TITLES = frozenset(SECT_OF_TITLE) | VOTES_AS_TITLE


def read_title(value: str) -> str | None:
    """Read the Title column; empty means none. Raises ValueError when unknown."""
    title = value.lower()
    if not title:
        return None
    if title not in TITLES:
        raise ValueError(f'unknown title "{value}"')
    return title
