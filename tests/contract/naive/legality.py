"""Whether a deck may be played, computed slowly from the official CSV files (docs/rules/legality.md §3).

Every copy of a card is a separate card here. The formats are read from ``formats.yml`` itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from tests.contract.naive.csv_rows import Row, rows
from tests.contract.naive.deck_facts import crypt_by_id, library_by_id

OVERRIDES = Path(__file__).parents[3] / "card-pipeline" / "overrides"

BANNED_SINCE = {
    "1995": "1995-11-01", "1997": "1997-07-01", "1999": "1999-04-01", "2005": "2005-01-01",
    "2008": "2008-01-01", "2013": "2013-05-22", "2016": "2016-02-16", "2020": "2020-08-01",
}  # fmt: skip


def broken(deck: Mapping[int, int], format_id: str, day: str) -> list[dict[str, Any]]:
    """The rules that do not hold, in the form of ``legality.json``."""
    rules = read("formats.yml")[format_id]
    ids = [card for card in sorted(deck) for _ in range(deck[card])]
    vampires = [card for card in ids if card > 200_000]
    others = [card for card in ids if card < 200_000]
    least, most = rules["library"]
    released = [card for card in ids if not in_testing(card)]
    known = [card for card in released if exists(card)]
    found: list[dict[str, Any]] = []
    if len(vampires) < rules["crypt"]:
        found.append({"rule": "crypt-size", "state": "broken", "off": len(vampires) - rules["crypt"]})
    if len(others) < least:
        found.append({"rule": "library-size", "state": "broken", "off": len(others) - least})
    if len(others) > most:
        found.append({"rule": "library-size", "state": "broken", "off": len(others) - most})
    if rules["groups"] == "consecutive":
        found += blame("groups", "broken", outside_groups([card for card in known if card > 200_000]))
    found += blame("banned", "broken", [card for card in known if banned_since(card) <= day])
    found += blame("not-yet", "later", [card for card in known if legal_from(card) > day])
    found += blame("testing", "broken", [card for card in ids if in_testing(card)])
    found += blame("pool", "broken", [card for card in known if not in_pool(card, rules)])
    found += blame("unknown", "unknown", [card for card in released if not exists(card)])
    return found


def blame(rule: str, state: str, cards: list[int]) -> list[dict[str, Any]]:
    counted = {str(card): copies for card, copies in Counter(cards).items()}
    return [{"rule": rule, "state": state, "cards": counted}] if cards else []


def outside_groups(vampires: list[int]) -> list[int]:
    """The copies outside of the two groups that keep most copies, on a tie most capacity, then the lowest."""
    groups = {card: crypt_by_id()[card].group for card in vampires}
    numbers = sorted({int(group) for group in groups.values() if group != "any"})
    if not numbers or numbers[-1] - numbers[0] < 2:
        return []

    def inside(first: int) -> list[int]:
        return [card for card in vampires if groups[card] in (str(first), str(first + 1))]

    def worth(first: int) -> tuple[int, int, int]:
        return len(inside(first)), sum(crypt_by_id()[card].capacity for card in inside(first)), -first

    stay = {"any", str(best := max(numbers, key=worth)), str(best + 1)}
    return [card for card in vampires if groups[card] not in stay]


def in_testing(card: int) -> bool:
    return 110_000 < card < 200_000 or card > 210_000


def exists(card: int) -> bool:
    return card in crypt_by_id() or card in library_by_id()


def banned_since(card: int) -> str:
    return BANNED_SINCE.get(official()[card]["Banned"], "9999")


def legal_from(card: int) -> str:
    """The earliest day on which one of its printings was legal; promos and print on demand are at once."""
    printings = (crypt_by_id().get(card) or library_by_id()[card]).printings
    if any(printing.set in ("Promo", "POD") for printing in printings):
        return ""
    announced = {code: str(legal["day"]) for code, legal in read("sets.yml")["legalFrom"].items()}
    return min(announced.get(printing.set) or printing.date or "" for printing in printings)


def in_pool(card: int, rules: Mapping[str, Any]) -> bool:
    if card in rules.get("banned", ()):
        return False
    printings = (crypt_by_id().get(card) or library_by_id()[card]).printings
    sets = {printing.set for printing in printings}
    return "sets" not in rules or card in rules.get("allowed", ()) or bool(sets & set(rules["sets"]))


@cache
def official() -> dict[int, Row]:
    return {int(row["Id"]): row for file in ("vtescrypt.csv", "vteslib.csv") for row in rows(file)}


@cache
def read(file: str) -> dict[str, Any]:
    loaded: dict[str, Any] = yaml.safe_load((OVERRIDES / file).read_text(encoding="utf-8"))
    return loaded
