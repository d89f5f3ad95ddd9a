"""The table of search cases on real cards, each with the words of a card that justify it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from tests.contract.naive.csv_rows import Row, rows
from tests.contract.site_search import Kind, Search

FILE = {"crypt": "vtescrypt.csv", "library": "vteslib.csv"}


@dataclass(frozen=True)
class Case:
    rule: str
    search: Search
    finds: tuple[int, ...] = ()
    leaves: tuple[int, ...] = ()
    because: tuple[tuple[int, str, str], ...] = ()
    """Card id, column, words in it."""
    error: bool = False

    def __str__(self) -> str:
        return f"{self.search.kind}: {self.rule}"


@cache
def ids_by_name(kind: Kind) -> Mapping[str, int]:
    """``Theo Bell (G6)`` and ``Theo Bell (ADV)``; a name alone only if it is unambiguous."""
    names: dict[str, list[int]] = {}
    for row in rows(FILE[kind]):
        full = row["Name"]
        suffix = "(ADV)" if row.get("Adv") else f"(G{row.get('Group', '')})"
        for name in (full, f"{full} {suffix}"):
            names.setdefault(name, []).append(int(row["Id"]))
    return {name: ids[0] for name, ids in names.items() if len(ids) == 1}


@cache
def official(kind: Kind) -> Mapping[int, Row]:
    return {int(row["Id"]): row for row in rows(FILE[kind])}


@cache
def cases(kind: Kind) -> tuple[Case, ...]:
    text = (Path(__file__).parent / f"search_cases_{kind}.yml").read_text(encoding="utf-8")
    table = yaml.load(text, Loader=yaml.CSafeLoader)  # a safe one, and ten times as fast
    return tuple(read_case(kind, entry) for entry in table)


def read_case(kind: Kind, entry: Mapping[str, Any]) -> Case:
    ids = ids_by_name(kind)
    because = [(*card.partition(" | "), words) for card, words in entry.get("because", {}).items()]
    return Case(
        rule=entry["rule"],
        search=Search(kind, entry["q"]),
        finds=tuple(ids[name] for name in entry.get("finds", ())),
        leaves=tuple(ids[name] for name in entry.get("leaves", ())),
        because=tuple((ids[name], column or "Card Text", words) for name, _, column, words in because),
        error=entry.get("error", False),
    )
