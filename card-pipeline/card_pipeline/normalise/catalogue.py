"""The set catalogue before card lists are known: official sets, unlisted ones, promos, products."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from card_pipeline.build_warnings import BuildWarnings
from card_pipeline.errors import SourceError
from card_pipeline.model.sets import CardSet
from card_pipeline.normalise.printings import PROMO, RARITIES, read_date
from card_pipeline.sources.overrides import Overrides, PreconName
from card_pipeline.sources.rows import Row


@dataclass(frozen=True)
class Sets:
    """Sets and products, as known when the cards are read."""

    sets: dict[str, CardSet]
    """By code, without their precons."""
    promos: dict[str, str]
    """ISO date → name."""
    products: dict[str, dict[str, PreconName]]
    """Set → code → product, with its list in the card files or in the overrides."""

    def codes(self) -> dict[str, frozenset[str]]:
        """List the product codes of each set that the Set column may name."""
        return {code: frozenset(self.products.get(code, ())) for code in self.sets}

    def date(self, set_code: str, code: str) -> str | None:
        """Return the date of a printing: that of the product, else of the set; for Promo the code."""
        if set_code == PROMO:
            return code
        product = self.products.get(set_code, {}).get(code)
        if product and product.date:
            return product.date.isoformat()
        return self.sets[set_code].date


def read_sets(rows: Sequence[Row], overrides: Overrides, warnings: BuildWarnings) -> Sets:
    """Join the official set list with the overrides.

    Raises SourceError for a bad date, a code that occurs twice, or an override of an unknown set.
    """
    sets: dict[str, CardSet] = {}
    promos: dict[str, str] = {}
    for row in rows:
        code = row["Abbrev"]
        if not code or not row["Full Name"]:
            raise row.error("a set needs an abbreviation and a full name")
        date = row.read("Release Date", read_date)
        if code.startswith(f"{PROMO}-"):
            _add_promo(promos, row, code, date)
        elif code in sets:
            raise row.error(f'set "{code}" occurs twice', "Abbrev")
        else:
            sets[code] = CardSet(name=row["Full Name"], date=date, company=row["Company"] or None)
    _add_unlisted(sets, promos, overrides, warnings)
    _add_legal_days(sets, overrides, warnings)
    return Sets(sets, promos, _products(sets, overrides))


def _add_promo(promos: dict[str, str], row: Row, code: str, date: str) -> None:
    if code != f"{PROMO}-{date.replace('-', '')}":
        raise row.error(f'promo "{code}" has another date, {date}', "Release Date")
    if date in promos:
        raise row.error(f'set "{code}" occurs twice', "Abbrev")
    promos[date] = row["Full Name"]


def _add_unlisted(
    sets: dict[str, CardSet], promos: dict[str, str], overrides: Overrides, warnings: BuildWarnings
) -> None:
    unlisted = dict(overrides.sets.unlisted.items())
    for code, one in unlisted.items():
        if code in sets:
            warnings.add("override no longer needed: the official list names the set", code)
            continue
        date = one.date.isoformat() if one.date else None
        sets[code] = CardSet(name=one.name, date=date, company=one.company, unlisted=True)
    for code, name in overrides.sets.promos.items():
        date = _promo_date(code)
        if date in promos:
            warnings.add("override no longer needed: the official list names the set", code)
        else:
            warnings.add("promo named by our overrides, not by the official set list", f"{code} {name}")
            promos[date] = name
    for code, product_set in overrides.products.items():
        if code in sets:
            continue
        if not product_set.name:
            raise SourceError("overrides/products.yml", "an unlisted set needs a name", f'"{code}"')
        date = product_set.date.isoformat() if product_set.date else None
        sets[code] = CardSet(name=product_set.name, date=date, company=product_set.company, unlisted=True)


def _add_legal_days(sets: dict[str, CardSet], overrides: Overrides, warnings: BuildWarnings) -> None:
    for code, legal in overrides.sets.legal_from.items():
        one = sets.get(code)
        if one is None:
            warnings.add("legal day of a set missing in the card files", code)
            continue
        day = legal.day.isoformat()
        if one.date and day < one.date:
            message = f"{day} is before the release on {one.date}"
            raise SourceError("overrides/sets.yml", message, f'"legalFrom" → "{code}"')
        sets[code] = one.model_copy(update={"legal_from": day})


def _promo_date(code: str) -> str:
    try:
        return read_date(code.removeprefix(f"{PROMO}-"))
    except ValueError as problem:
        raise SourceError("overrides/sets.yml", str(problem), f'"promos" → "{code}"') from problem


def _products(sets: dict[str, CardSet], overrides: Overrides) -> dict[str, dict[str, PreconName]]:
    products: dict[str, dict[str, PreconName]] = {}
    for set_code, named in overrides.precons.items():
        if set_code not in sets:
            raise SourceError("overrides/precons.yml", f'unknown set "{set_code}"')
        products[set_code] = dict(named)
    for set_code, product_set in overrides.products.items():
        for code, product in product_set.precons.items():
            if code in RARITIES or code in products.setdefault(set_code, {}):
                where = f'"{set_code}" → "{code}"'
                raise SourceError("overrides/products.yml", "this code is taken already", where)
            products[set_code][code] = product
    return products
