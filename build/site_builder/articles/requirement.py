"""What a library card requires, in words (site/src/ui/card/requirement.ts)."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator

from card_pipeline.model.cards import LibraryCard

from site_builder.articles.names import discipline_name, listed

_TITLES = (
    *("primogen", "prince", "justicar", "imperator", "inner circle", "baron"),
    *("bishop", "archbishop", "priscus", "cardinal", "regent", "magaji", "kholo"),
    # Cards list it among the titles.
    "inquisitor",
)
_SECTS = ("camarilla", "sabbat", "laibon", "independent", "anarch", "imbued")
_ALTERNATIVES = (_TITLES, _SECTS, ("mortal", "ghoul", "mage"))
"""Requirements of one kind, one of which is enough."""
_NAMES = {
    **{name: name.title() for name in (*_TITLES, *_SECTS, "black hand", "red list", "seraph", "caitiff")},
    "edge": "the Edge",
    "gehenna": "Gehenna events in play",
    "path of power and the inner voice": "vampires of the Path of Power and the Inner Voice",
}
"""Requirements that are not written as in the data."""
_COUNTED = re.compile(r"(\d) (gehenna|path of .+)")
_NOT = "non-"


def required(card: LibraryCard) -> str:
    """``Justicar or Inner Circle, and Camarilla``; "" for a card without requirements."""
    parts = [*_parts(card)]
    words = [listed(part, "or") for part in parts]
    return ", and ".join(words) if max(map(len, parts), default=0) > 1 else listed(words)


def term(token: str) -> str:
    """``inner circle`` → ``Inner Circle``, ``non-anarch`` → ``non-Anarch``; ``slave`` stays."""
    counted = _COUNTED.fullmatch(token)
    if counted:
        return f"{counted[1]} or more {term(counted[2])}"
    if token.startswith(_NOT):
        return f"{_NOT}{term(token.removeprefix(_NOT))}"
    return _NAMES.get(token, token)


def _parts(card: LibraryCard) -> Iterator[list[str]]:
    """All that is required, each with its alternatives."""
    if card.clans:
        yield card.clans
    if card.path:
        yield [f"Path of {card.path}"]
    disciplines = [discipline_name(code) for code in card.disciplines or ()]
    if card.discipline_logic == "all":
        yield from ([name] for name in disciplines)
    elif disciplines:
        yield disciplines
    yield from _of_kinds(card.requirement or ())


def _of_kinds(tokens: Iterable[str]) -> Iterable[list[str]]:
    kinds: dict[tuple[str, ...], list[str]] = defaultdict(list)
    for token in tokens:
        kind = next((kind for kind in _ALTERNATIVES if token in kind), (token,))
        kinds[kind].append(term(token))
    return kinds.values()
