"""Rules texts and rulings as paragraphs of HTML, with links to the cards they name."""

from __future__ import annotations

import re
from collections.abc import Mapping
from urllib.parse import urlsplit

from markupsafe import Markup, escape

_TAG = re.compile(r"<[^>]*>")
_NAME_IN_BRACES = re.compile(r"\{([^{}\n]*)\}")


def card_link(card: int, name: str) -> Markup:
    """Link to the page of a card."""
    return Markup('<a href="/cards/{}">{}</a>').format(card, name)


def rules_paragraphs(text: str, references: Mapping[str, int]) -> list[Markup]:
    """Split a rules text into lines; `references` maps card names in it to cards."""
    names = sorted(references, key=lambda name: (-len(name), name))
    whole_names = [rf"(?<!\w){re.escape(name)}(?!\w)" for name in names]
    pattern = re.compile("|".join(whole_names) or r"(?!)")
    return [_linked(line, pattern, references) for line in text.split("\n")]


def ruling_line(text: str, cards: Mapping[str, int]) -> Markup:
    """Write a ruling; names in braces that `cards` lacks stay plain text in braces."""
    return _linked(" ".join(text.split()), _NAME_IN_BRACES, cards)


def without_links(line: Markup) -> str:
    """Write a line as plain text."""
    return Markup(_TAG.sub("", line)).unescape()  # noqa: S704 - it is read as text, not as HTML


def _linked(line: str, pattern: re.Pattern[str], cards: Mapping[str, int]) -> Markup:
    pieces: list[Markup] = []
    end = 0
    for found in pattern.finditer(line):
        name = found[found.lastindex or 0]
        if name not in cards:
            continue
        pieces += [escape(line[end : found.start()]), card_link(cards[name], name)]
        end = found.end()
    return Markup("").join([*pieces, escape(line[end:])])


def outside_link(url: str | None) -> str:
    """Return the URL if it leads to a page; "" for anything else that somebody wrote there."""
    return url if url and urlsplit(url).scheme in ("http", "https") and " " not in url else ""
