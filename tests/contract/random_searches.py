"""Random q-JSON over every criterion of docs/rules/search.md §1.3, §1.4."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import product
from random import Random
from typing import Any, TypeVar

from tests.contract.naive.crypt_traits import CRYPT_TRAITS
from tests.contract.naive.fold import fold
from tests.contract.naive.library_traits import LIBRARY_TRAITS
from tests.contract.naive.printings import RARITIES, set_dates
from tests.contract.naive.records import Card, crypt, library
from tests.contract.naive.words import (
    CLANS,
    CREEDS,
    DISCIPLINES,
    LIBRARY_ONLY_DISCIPLINES,
    PATHS,
    REQUIRED_TITLES,
    SECTS,
    TITLE_BOXES,
    TYPES,
    VIRTUES,
)
from tests.contract.random_words import PATTERNS, QUOTED, UNQUOTED, whole_word
from tests.contract.site_search import Kind, Search

Option = TypeVar("Option")

UNDATED_SETS = ("bcp", "Promo", "POD")
"""Their age boxes and "reprint" are disabled on the form."""

PRINTS: tuple[str | None, ...] = (None, "only", "first", "reprint")
UNDATED_SETS_AND_PRINTS = tuple(
    (set_, print_) for set_ in UNDATED_SETS for print_ in PRINTS if set_ == "bcp" or print_ != "reprint"
)
AGES: tuple[str | None, ...] = (None, "or-newer", "or-older", "not-newer", "not-older")
MORELESS = ("le", "eq", "ge")
CLANS_AND_PATHS = (*CLANS, *CREEDS, *PATHS, "no path")
LIBRARY_DISCIPLINES = (
    "not required",
    *(name.lower() for name in (*DISCIPLINES, *VIRTUES)),
    *LIBRARY_ONLY_DISCIPLINES,
)


@cache
def precon_codes() -> tuple[str, ...]:
    """``SET:CODE`` of every product with a fixed card list."""
    codes = {
        f"{printing.set}:{printing.code}"
        for card in (*crypt(), *library())
        for printing in card.printings
        if printing.set != "Promo" and printing.code not in RARITIES
    }
    return tuple(sorted(codes))


@cache
def unmistakable_artists(kind: Kind) -> tuple[str, ...]:
    """Artists whose first and last names are unique: spellings of one person are merged."""
    everyone = {artist for card in (*crypt(), *library()) for artist in card.artists}
    words = {artist: re.split(r"[\s.]+", fold(artist).strip(".")) for artist in everyone}
    beginnings = [beginning for parts in words.values() for beginning in {parts[0][:4], parts[-1][:4]}]
    cards: Sequence[Card] = crypt() if kind == "crypt" else library()
    here = {artist for card in cards for artist in card.artists}
    return tuple(
        sorted(
            artist
            for artist in here
            if len(words[artist]) > 1
            and all(beginnings.count(word[:4]) == 1 for word in (words[artist][0], words[artist][-1]))
        )
    )


class SearchMaker:
    """Makes searches of one kind.

    Options are dealt like cards, each once before any comes twice; `offered` and `dealt` contain
    ``list: option``, so that a test can report what was never drawn.
    """

    def __init__(self, kind: Kind, seed: int) -> None:
        self.kind = kind
        self.cards: Sequence[Card] = crypt() if kind == "crypt" else library()
        self.random = Random(seed)  # noqa: S311 - repeatable test data, nothing secret
        self.offered: set[str] = set()
        self.dealt: set[str] = set()
        self._piles: dict[str, list[Any]] = {}

    def deal(self, name: str, options: Sequence[Option]) -> Option:
        self.offered |= {f"{name}: {option}" for option in options}
        if not self._piles.get(name):
            self._piles[name] = self.random.sample(options, len(options))
        option: Option = self._piles[name].pop()
        self.dealt.add(f"{name}: {option}")
        return option

    def deal_some(self, name: str, options: Sequence[Option]) -> list[Option]:
        """One to three different options, mostly one."""
        wanted = self.random.choice([1, 1, 1, 1, 2, 2, 3])
        return list(dict.fromkeys(self.deal(name, options) for _ in range(wanted)))

    def searches(self, number: int) -> Iterator[Search]:
        criteria = CRYPT if self.kind == "crypt" else LIBRARY
        for _ in range(number):
            wanted = self.random.choice([1, 1, 1, 2, 2, 3])
            keys = dict.fromkeys(self.deal("criterion", tuple(criteria)) for _ in range(wanted))
            yield Search(self.kind, {key: criteria[key](self) for key in keys})


def text(make: SearchMaker) -> list[dict[str, Any]]:
    return [text_row(make) for _ in range(make.random.choice([1, 1, 2]))]


def text_row(make: SearchMaker) -> dict[str, Any]:
    form = make.deal("text form", ("plain", "plain", "plain", "quoted", "regex"))
    where = make.deal(f"{form} text in", (None, "name", "text"))
    row: dict[str, Any] = {"value": "", "logic": make.deal(f"{form} text logic", ("and", "and", "not"))}
    card = make.random.choice(make.cards)
    if form == "regex":
        row |= {"value": make.deal("pattern", PATTERNS), "regex": True}
    elif form == "quoted":
        quote = make.deal("quote", tuple(QUOTED))
        row["value"] = QUOTED[quote](whole_word(make.random, card))
    else:
        row["value"] = UNQUOTED[make.deal("words", tuple(UNQUOTED))](make.random, card)
    return row | ({"in": where} if where else {})


def listed(key: str, options: Sequence[str], logics: Sequence[str]) -> Callable[[SearchMaker], Any]:
    def criterion(make: SearchMaker) -> dict[str, Any]:
        return {"value": make.deal_some(key, options), "logic": make.deal(f"{key} logic", logics)}

    return criterion


def ticked(key: str, options: Sequence[str]) -> Callable[[SearchMaker], Any]:
    return lambda make: dict.fromkeys(make.deal_some(key, options), True)


def chosen(key: str, options: Sequence[str]) -> Callable[[SearchMaker], Any]:
    return lambda make: make.deal(key, options)


def bounded(key: str, numbers: range, moreless: Sequence[str]) -> Callable[[SearchMaker], Any]:
    def criterion(make: SearchMaker) -> dict[str, str]:
        number = str(make.deal(key, numbers))
        return {key: number, "moreless": make.deal(f"{key} moreless", moreless)}

    return criterion


def crypt_capacity(make: SearchMaker) -> dict[str, Any]:
    row = bounded("capacity", range(1, 12), MORELESS)
    rows = [row(make) for _ in range(make.random.choice([1, 1, 2]))]
    return {"value": rows, "logic": make.deal("capacity logic", ("or", "not"))}


LEVELS = [(name, level) for name in DISCIPLINES for level in (1, 2)]


def disciplines(make: SearchMaker) -> dict[str, int]:
    return dict(make.deal_some("discipline", [*LEVELS, *((virtue, 1) for virtue in VIRTUES)]))


def either_discipline(make: SearchMaker) -> list[dict[str, int]]:
    pairs = []
    for _ in range(make.random.choice([1, 1, 2])):
        one, two = make.deal("first of a pair", LEVELS), make.deal("second of a pair", LEVELS)
        pairs.append(dict([one, two if two[0] != one[0] else ("Auspex", 2)]))
    return [pair for pair in pairs if len(pair) == 2] or [{"Celerity": 1, "Potence": 2}]


def sets(make: SearchMaker) -> dict[str, Any]:
    """Every print option with every age option; sets without a date have no age boxes."""
    if make.random.random() < 0.25:
        undated, print_ = make.deal("undated set and print", UNDATED_SETS_AND_PRINTS)
        age = None
        values = [undated, *make.random.choice([[], make.deal_some("set", tuple(set_dates()))])]
    else:
        print_, age = make.deal("print and age", tuple(product(PRINTS, AGES)))
        values = make.deal_some("set", tuple(set_dates()))
    options = {"print": print_, "age": age}
    return {"value": any_case(make, values)} | {key: option for key, option in options.items() if option}


def precons(make: SearchMaker) -> dict[str, Any]:
    values = make.deal_some("precon", ("bcp", *precon_codes()))
    print_ = make.deal("precon print", PRINTS)
    if "POD:DTC" in values:
        return {"value": values}
    return {"value": any_case(make, values)} | ({"print": print_} if print_ else {})


def any_case(make: SearchMaker, codes: list[str]) -> list[str]:
    """Codes are compared ignoring case."""
    return [code.lower() for code in codes] if make.random.random() < 0.15 else codes


def artist(make: SearchMaker) -> str:
    return make.random.choice(unmistakable_artists(make.kind))


Criteria = dict[str, Callable[[SearchMaker], Any]]

COMMON: Criteria = {
    "text": text,
    "set": sets,
    "precon": precons,
    "artist": artist,
    "legal": chosen("legal", ("standard", "v5")),
}

CRYPT: Criteria = COMMON | {
    "disciplines": disciplines,
    "disciplinesOr": either_discipline,
    "capacity": crypt_capacity,
    "clan": listed("clan", CLANS_AND_PATHS, ("or", "and", "not")),
    "sect": listed("sect", SECTS, ("or", "and", "not")),
    "votes": chosen("votes", ("0", "1", "2", "3", "4")),
    "titles": ticked("title", TITLE_BOXES),
    "group": ticked("group", tuple("1234567")),
    "traits": ticked("trait", CRYPT_TRAITS),
}

LIBRARY: Criteria = COMMON | {
    "type": listed("type", TYPES, ("or", "and", "not")),
    "discipline": listed("discipline", LIBRARY_DISCIPLINES, ("or", "and", "not", "only")),
    "blood": bounded("blood", range(5), MORELESS),
    "pool": bounded("pool", range(7), MORELESS),
    "capacity": bounded("capacity", range(1, 12), ("le", "ge")),
    "clan": listed("clan", ("not required", *CLANS_AND_PATHS), ("or", "and", "not")),
    "sect": listed("sect", ("not required", *SECTS), ("or", "and", "not")),
    "title": listed(
        "title",
        ("not required", "non-titled", "titled", "titled specific", *REQUIRED_TITLES),
        ("or", "and", "not"),
    ),
    "traits": ticked("trait", LIBRARY_TRAITS),
}
