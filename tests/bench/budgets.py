"""The performance budgets, and their comparison with measurements."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

KIB = 1024


@dataclass(frozen=True)
class Budget:
    """A limit for the measurements whose name begins with `name`."""

    name: str
    limit: float
    at_least: bool = False


BYTES = [
    Budget("English card data", 210),
    Budget("Rulings", 60),
    Budget("Translation", 200),
    Budget("Winning decks, brotli", 400),
    Budget("Changes of cards, brotli", 15),
    Budget("Card ideas, model", 1.5),
    Budget("JS shell", 115),
    Budget("JS route /twd/meta", 189),
    Budget("JS route", 175),
    Budget("JS of /twd/meta alone", 14),
    Budget("JS on every page after", 3),
    Budget("CSS of every page", 15),
    Budget("Rare libraries precached", 0),
    Budget("Web fonts", 30),
]
TIMES = [
    Budget("Pipeline from scratch", 60),
    Budget("Card ideas, a call, p95", 25),
    Budget("Ideas, hidden crypt found", 0.94, at_least=True),
    Budget("Ideas, hidden library found", 0.69, at_least=True),
    Budget("Ideas, library of a crypt found", 0.44, at_least=True),
    Budget("Zip of", 8),
    Budget("Import of", 400),
    Budget("Edits, the last by the first", 1.3),
    Budget("Rebuild of the data", 12),
    Budget("List of 1,000 decks", 200),
    Budget("All of 1,000 decks, compressed", 1465),
    Budget("Publishing 50,000 decks", 60),
    Budget("JS loaded", 175),
    Budget("Keystroke to painted results /crypt, median", 40),
    Budget("Keystroke to painted results, typed search /crypt, median", 40),
    Budget("Keystroke to painted results, typed search /library, median", 40),
    Budget("Keystroke to painted results /library, median", 40),
    Budget("Keystroke to painted results", 60),
    Budget("Filter work", 5),
    Budget("Edit of a quantity to painted, median", 40),
    Budget("Edit of a quantity to painted", 60),
    Budget("Deck at hand to painted", 150),
    Budget("Edit of the inventory to painted, median", 50),
    Budget("Inventory at hand to painted, median", 300),
    Budget("Collection of", 2000),
    Budget("Name filter over 1,000 decks", 5),
    Budget("Similar decks, versions of one deck", 0.86, at_least=True),
    Budget("Similar decks, near copies", 0.98, at_least=True),
    Budget("Archive search, winning decks, p95", 10),
    Budget("Archive search, sample of winning decks", 10),
    Budget("Archive search, 4,504 public decks, p95", 10),
    Budget("Archive search, 50,000 public decks, p95", 20),
    Budget("Archive search with an inventory, winning decks, p95", 10),
    Budget("Archive search with an inventory, 4,504 public decks, p95", 10),
    Budget("Archive search with an inventory, 50,000 public decks, p95", 40),
    Budget("Search of cards, median", 0.09),
    Budget("Search of cards, 95 %", 0.36),
    Budget("Search of cards, slowest", 1.5),
    Budget("Typed search, read and printed, p95", 0.2),
    Budget("Suggestions of a typed search, p95", 4),
    Budget("Legality of an edit", 1),
    Budget("Legality of 4,504 decks", 50),
    Budget("Evidence on a card, p95", 5),
    Budget("What wins, first computed", 30),
    Budget("What wins, first painted", 100),
    Budget("What wins, computed, median", 30),
    Budget("What wins, painted, median", 100),
    Budget("What wins, longest task, slowed", 50),
    Budget("Sign-in to usable selector", 1500),
    Budget("Signed in: address to usable selector", 1500),
    Budget("Seating of 8 to 40", 1000),
    Budget("Seating of 41 to 60", 2000),
    Budget("Seating of 200", 5000),
    Budget("Lighthouse performance", 95, at_least=True),
    Budget("Lighthouse accessibility", 100, at_least=True),
    Budget("Lighthouse best practices", 100, at_least=True),
    Budget("Lighthouse SEO", 100, at_least=True),
    Budget("LCP", 2200),
    Budget("TBT /cards", 100),
    Budget("TBT", 150),
    Budget("CLS", 0.02),
]


@dataclass(frozen=True)
class Measurement:
    """One figure: ``English card data, brotli`` 199.4 ``KiB``; `note` says how it was measured."""

    name: str
    value: float
    unit: str
    note: str = ""


@dataclass(frozen=True)
class Judged:
    """A measurement and its limit; without a limit it is only reported."""

    measurement: Measurement
    limit: float | None
    ok: bool

    def as_json(self) -> dict[str, Any]:
        """One row of bench.json."""
        return {**asdict(self.measurement), "limit": self.limit, "ok": self.ok}


def judge(measurement: Measurement, budgets: list[Budget]) -> Judged:
    """Compare a measurement with its budget."""
    for budget in budgets:
        if measurement.name.startswith(budget.name):
            within = (
                measurement.value >= budget.limit if budget.at_least else measurement.value <= budget.limit
            )
            return Judged(measurement, budget.limit, within)
    return Judged(measurement, None, ok=True)
