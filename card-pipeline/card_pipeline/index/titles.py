"""Titles of vampires, those gained by merging included (docs/rules/search.md §3)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from card_pipeline.index.postings import grouped
from card_pipeline.model.cards import CryptCard
from card_pipeline.model.search_index import Postings

TITLES = (
    *("primogen", "prince", "justicar", "imperator", "inner circle", "baron", "1 vote", "2 votes"),
    *("bishop", "archbishop", "priscus", "cardinal", "regent", "magaji", "kholo"),
)

NON_TITLED = "non-titled"

# The numeric titles are written out: "[MERGED] Independent. 2 votes (titled)."
_WORDING = {title: f"{title} (titled)" if title[0].isdigit() else title for title in TITLES}
_MERGED = {
    title: re.compile(rf"\[MERGED\].*(?<!\w){re.escape(words)}(?!\w)", re.IGNORECASE)
    for title, words in _WORDING.items()
}


def title_postings(cards: Sequence[CryptCard]) -> dict[str, Postings]:
    """Cards by title; a vampire without one is "non-titled" even if merging gives one."""
    found = grouped(cards, _titles)
    return {title: found.get(title, []) for title in (*TITLES, NON_TITLED)}


def _titles(card: CryptCard) -> Iterator[str]:
    yield card.title or NON_TITLED
    if card.advanced:
        yield from (title for title, merged in _MERGED.items() if merged.search(card.text))
