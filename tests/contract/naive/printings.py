"""Printings and their dates: the set filter (docs/rules/search.md §7.2) and the precon filter (§7.3)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property

from tests.contract.naive.csv_rows import rows

NEVER = "2077-01-01"
"""Placeholder for a missing date."""

BLACK_CHANTRY_BEGINS = "2018-01-01"
"""Cards printed from here on are by the current publisher (BCP)."""

RARITIES = frozenset("CRUV")

OWN_DATE = {
    ("KoT", "A"): "2018-05-05",
    ("KoT", "B"): "2018-05-05",
    ("HttB", "A"): "2018-07-14",
    ("HttB", "B"): "2018-07-14",
    ("TU", "A"): "2021-07-09",
    ("TU", "B"): "2021-07-09",
}
"""Reprint bundles have their own dates (docs/data.md §5)."""


@dataclass(frozen=True)
class Printing:
    """One code of a card's set column; for a promo the code is its date."""

    set: str
    code: str

    @cached_property
    def date(self) -> str | None:
        if self.set == "Promo":
            return self.code
        return OWN_DATE.get((self.set, self.code)) or set_dates().get(self.set)


@cache
def set_dates() -> Mapping[str, str]:
    return {
        row["Abbrev"]: iso(row["Release Date"])
        for row in rows("vtessets.csv")
        if row["Release Date"] and not row["Abbrev"].startswith("Promo")
    }


@cache
def date_of_set(chosen: str) -> str:
    """Sets are chosen in any case of letters; promos have no date together."""
    return next((date for name, date in set_dates().items() if name.lower() == chosen.lower()), NEVER)


def iso(digits: str) -> str:
    return f"{digits[:4]}-{digits[4:6]}-{digits[6:8]}"


def read_printings(column: str) -> tuple[Printing, ...]:
    """``KoT:U/A2, Promo-20190408, FoL:3`` → KoT U, KoT A, Promo 2019-04-08, FoL "" (docs/data.md §5)."""
    printings: list[Printing] = []
    for entry in column.split(","):
        abbreviation, _, codes = entry.strip().partition(":")
        promo = re.fullmatch(r"Promo(?:-(\d{8}))?", abbreviation)
        if promo:
            printings.append(Printing("Promo", iso(promo[1] or codes)))
            continue
        printings += [Printing(abbreviation, re.sub(r"[\d½]+$", "", code)) for code in codes.split("/")]
    return tuple(dict.fromkeys(printings))


def sets_of(printings: tuple[Printing, ...]) -> set[str]:
    return {printing.set.lower() for printing in printings}


def dates(printings: tuple[Printing, ...], *, promos: bool) -> list[str]:
    """Sets with an empty date are ignored."""
    counted = (printing for printing in printings if promos or printing.set != "Promo")
    return [printing.date for printing in counted if printing.date]


def first_promo(printings: tuple[Printing, ...]) -> str:
    return min((printing.code for printing in printings if printing.set == "Promo"), default=NEVER)


def in_set(printings: tuple[Printing, ...], chosen: str, print_: object, age: object) -> bool:
    """One chosen set of the set filter.

    Two boxes that exclude each other on the form are still answered when an address combines them:
    an age rule needs only the date of the set, whatever else is chosen.
    """
    all_dates = dates(printings, promos=True)
    first, last = min(all_dates, default=NEVER), max(all_dates, default=NEVER)
    if chosen.lower() == "bcp":
        return in_any_present_set(first, last, print_)
    date = date_of_set(chosen)
    printed_or_of_age = {
        False: chosen.lower() in sets_of(printings),
        "or-newer": last >= date,
        "or-older": first <= date,
        "not-newer": last <= date,
        "not-older": first >= date,
    }[age or False]
    if not printed_or_of_age:
        return False
    return {
        False: True,
        "only": len(sets_of(printings)) == 1,
        "first": first == date or (chosen.lower() == "promo" and first_promo(printings) <= first),
        "reprint": first < date,
    }[print_ or False]


def in_any_present_set(first: str, last: str, print_: object) -> bool:
    """``bcp``: "passes when max ≥ 2018-01-01"; with only and first "use min only"; reprint is disabled."""
    return {
        False: last >= BLACK_CHANTRY_BEGINS,
        "only": first >= BLACK_CHANTRY_BEGINS,
        "first": first >= BLACK_CHANTRY_BEGINS,
        "reprint": False,
    }[print_ or False]


def in_precon(printings: tuple[Printing, ...], chosen: str, print_: object) -> bool:
    """One chosen value ``SET:CODE`` of the precon filter; "dates here exclude promos".

    "ANY BCP (excl. Promo)" means what it says: a card known from promos alone is in no precon, so the
    date 2077 that stands for "none" does not count as a date after 2018.
    """
    product_dates = dates(printings, promos=False)
    first, last = min(product_dates, default=NEVER), max(product_dates, default=NEVER)
    promo = first_promo(printings)
    if chosen.lower() == "bcp":
        return (
            bool(product_dates)
            and {
                False: last >= BLACK_CHANTRY_BEGINS,
                "only": first >= BLACK_CHANTRY_BEGINS,
                "first": first >= BLACK_CHANTRY_BEGINS and first <= promo,
                "reprint": False,
            }[print_ or False]
        )
    found = [p for p in printings if f"{p.set}:{p.code}".lower() == chosen.lower() and p.code not in RARITIES]
    if not found:
        return False
    date = found[0].date or NEVER
    return {
        False: True,
        "only": len(printings) == 1,
        "first": first == date and first < promo,
        "reprint": first < date or promo < date,
    }[print_ or False]
