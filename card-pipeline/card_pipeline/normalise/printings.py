"""The Set column: in which sets, rarities and products a card was printed (docs/data.md §5).

set    := entry { "," entry }
entry  := abbrev [ ":" code { "/" code } ]      KoT:U/A2/B2
code   := letters [count] | count               FoL:2   EK:C½
promo  := "Promo-" date [ ":" word [count] ]    Promo-20181004:HB2
        | "Promo:" date [ copies ]              Promo:202404235
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from datetime import date

from card_pipeline.model.cards import Printings

RARITIES = frozenset("RUCV")
"""Rare, Uncommon, Common, Vampire: booster printings, with their frequency on the print sheet."""

PROMO = "Promo"

_CODE = re.compile(r"(?P<letters>[A-Za-z]*)(?P<count>\d+|½)?")
_PROMO = re.compile(
    r"Promo-(?P<day>\d{8})(?::[A-Za-z]+(?P<copies>\d*))?|Promo:(?P<day2>\d{8})(?P<copies2>\d*)"
)

Codes = Mapping[str, Collection[str]]
"""Set → codes of its products, ``""`` for a product without code."""


def read_printings(value: str, codes: Codes, promos: Collection[str]) -> Printings:
    """Read the Set column.

    `promos` are the dates of named promos; the newer form, ``Promo:202404235``, needs no name.
    Raises ValueError for an unknown set or code, a bad date, or a printing given twice.
    """
    printings: Printings = {}
    for entry in value.split(","):
        set_code, numbers = _read_entry(entry.strip(), codes, promos)
        known = printings.setdefault(set_code, {})
        for code, number in numbers.items():
            if code in known:
                raise ValueError(f'"{entry.strip()}" repeats a printing')
            known[code] = number
    return printings


def _read_entry(entry: str, codes: Codes, promos: Collection[str]) -> tuple[str, dict[str, float]]:
    if entry.startswith(PROMO):
        return PROMO, _read_promo(entry, promos)
    set_code, _, written = entry.partition(":")
    if set_code not in codes:
        raise ValueError(f'unknown set "{set_code}"')
    numbers: dict[str, float] = {}
    for part in written.split("/"):
        code, number = _read_code(set_code, part, codes[set_code])
        if code in numbers:
            raise ValueError(f'"{entry}" repeats a printing')
        numbers[code] = number
    return set_code, numbers


def _read_code(set_code: str, written: str, codes: Collection[str]) -> tuple[str, float]:
    found = _CODE.fullmatch(written)
    if not found or not written:
        raise ValueError(f'"{written}" is not a printing of set "{set_code}"')
    letters, count = found["letters"], found["count"]
    if letters not in RARITIES and letters not in codes:
        kind = f'precon code "{letters}"' if letters else "product without code"
        raise ValueError(f'unknown {kind} of set "{set_code}"')
    if count == "½":
        if letters not in RARITIES:
            raise ValueError(f'half a copy in product "{letters}" of set "{set_code}"')
        return letters, 0.5
    number = int(count) if count else 1
    if number == 0:
        raise ValueError(f'"{written}" of set "{set_code}" has no copies')
    return letters, number


def _read_promo(entry: str, promos: Collection[str]) -> dict[str, float]:
    found = _PROMO.fullmatch(entry)
    if not found:
        raise ValueError(f'unknown promo "{entry}"')
    day = read_date(found["day"] or found["day2"])
    if found["day"] and day not in promos:
        raise ValueError(f'unknown set "{entry.partition(":")[0]}"')
    copies = int(found["copies"] or found["copies2"] or 1)
    if copies == 0:
        raise ValueError(f'"{entry}" has no copies')
    return {day: copies}


def read_date(value: str) -> str:
    """Read ``20240423`` as ``2024-04-23``. Raises ValueError for an invalid date."""
    if not re.fullmatch(r"\d{8}", value):
        raise ValueError(f'"{value}" is not a date of the form YYYYMMDD')
    try:
        return date(int(value[:4]), int(value[4:6]), int(value[6:])).isoformat()
    except ValueError as problem:
        raise ValueError(f'"{value}" is not a valid date') from problem
