"""Importing a deck of the third-party site.

URLs of its deck pages end in ``#deck/<id>``. Only the id is taken from them; the operator sets the URL of the
request. The response is untrusted: it is read field by field and cut to the limits of our decks.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from functions.common.byte_length import cut_bytes
from functions.common.throttle import Rule
from functions.common.visible_text import is_unseen
from functions.decks import limits
from functions.decks.errors import ImportFailedError, NoAddressError, WrongAddressError
from functions.decks.ports import Ports

PER_ADDRESS = Rule("deck-import", 60, 60 * 60)
MARK = "#deck/"
MAX_VERSIONS = limits.MAX_REVISIONS - 1

_DECK = re.compile(r"[A-Za-z0-9_-]{1,64}")
_CARD = re.compile(r"[0-9]{1,9}", re.ASCII)
_SPACE = re.compile(r"[\s\x00-\x1f\x7f-\x9f]+")
_CONTROL_BUT_LINES = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]+")


@dataclass(frozen=True)
class Version:
    """Another version of a deck."""

    comments: str
    cards: dict[str, int]


@dataclass(frozen=True)
class FoundDeck:
    """A deck of the site; card ids are those of the site."""

    name: str
    author: str
    description: str
    cards: dict[str, int]
    versions: list[Version]


def fetch(ports: Ports, url: str, address: str) -> FoundDeck:
    """Fetch a deck by the URL of its page; `address`: IP address of the caller.

    Raises NoAddressError, WrongAddressError, ThrottledError, ImportFailedError.
    """
    deck = _deck_of(url)
    ports.throttle.take_from(PER_ADDRESS, address)
    try:
        return read_answer(json.loads(ports.fetch_deck(deck)))
    except (OSError, ValueError, OverflowError, RecursionError) as error:
        raise ImportFailedError from error


def read_answer(response: Any) -> FoundDeck:
    """Read the site's response. Raises ValueError when it contains no deck."""
    result = response.get("result") if isinstance(response, dict) else None
    if not isinstance(result, dict):
        raise ValueError("no deck in it")
    versions = result.get("versions") or []
    if not isinstance(versions, list):
        raise ValueError("versions are no list")
    usable = [one for one in versions if isinstance(one, dict)][:MAX_VERSIONS]
    return FoundDeck(
        name=_line(result.get("title"), limits.MAX_NAME_LENGTH),
        author=_line(result.get("author"), limits.MAX_AUTHOR_LENGTH),
        description=_lines(result.get("description")),
        cards=_cards(result.get("cards")),
        versions=[Version(_lines(one.get("comments")), _cards(one.get("cards"))) for one in usable],
    )


def _deck_of(url: str) -> str:
    if not url.strip():
        raise NoAddressError
    _, mark, deck = url.strip().partition(MARK)
    if not mark or not _DECK.fullmatch(deck):
        raise WrongAddressError
    return deck


def _cards(value: Any) -> dict[str, int]:
    """Read copies by card, without cards that have none. Raises ValueError for another type."""
    if not value:  # An empty map may come as an empty list.
        return {}
    if not isinstance(value, Mapping) or len(value) > limits.MAX_CARDS:
        raise ValueError("cards are no map")
    copies = {card: _copies(number) for card, number in value.items()}
    if not all(_CARD.fullmatch(card) for card in copies):
        raise ValueError("a card without a number")
    return {card: number for card, number in copies.items() if number > 0}


def _copies(value: Any) -> int:
    number = int(value) if isinstance(value, (int, float, str)) else 0
    return min(number, limits.MAX_COPIES)


def _line(value: Any, maximum: int) -> str:
    line = "".join(one for one in _text(value) if not is_unseen(one))
    return _SPACE.sub(" ", line).strip()[:maximum].strip()


def _lines(value: Any) -> str:
    text = _text(value).replace("\r\n", "\n").replace("\r", "\n")
    return cut_bytes(_CONTROL_BUT_LINES.sub("", text).strip(), limits.MAX_DESCRIPTION_BYTES)


def _text(value: Any) -> str:
    """Read a text without lone surrogates, which cannot be encoded."""
    return value.encode("utf-8", "ignore").decode("utf-8") if isinstance(value, str) else ""
