"""The context of all cards that reading one card needs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from card_pipeline.build_warnings import BuildWarnings
from card_pipeline.model.cards import Printings
from card_pipeline.normalise.artists import merge_spellings, split_artists
from card_pipeline.normalise.catalogue import Sets
from card_pipeline.normalise.markup import clean_text
from card_pipeline.normalise.printings import read_printings
from card_pipeline.normalise.reference_names import ReferenceNames
from card_pipeline.normalise.reworded import reworded_ranges
from card_pipeline.sources.overrides import Product
from card_pipeline.sources.rows import Row


@dataclass(frozen=True)
class Context:
    """Names, sets, spellings and warnings of the whole build."""

    names: ReferenceNames
    sets: Sets
    spellings: Mapping[str, str]
    warnings: BuildWarnings

    def text(self, row: Row, group: str | None = None) -> tuple[str, dict[str, int] | None]:
        """Read a card text and the cards it refers to. Raises SourceError."""
        resolve = self.names.resolver(group)
        text, references = row.read("Card Text", lambda raw: clean_text(raw, resolve))
        if not text:
            raise row.error("empty text", "Card Text")
        return text, references or None

    def reworded(self, row: Row, text: str) -> list[int] | None:
        """Read where the wording differs from the last printing."""
        return reworded_ranges(row["Card Text"], text) or None

    def printings(self, row: Row) -> Printings:
        """Read the Set column and add the products whose lists are in the overrides. Raises SourceError."""
        own = self._own_products.get(row.id(), {})
        if own and not row["Set"]:
            return {set_code: dict(numbers) for set_code, numbers in own.items()}
        printings = row.read("Set", lambda value: read_printings(value, self._codes, self.sets.promos))
        for set_code, numbers in own.items():
            printings[set_code] = printings.get(set_code, {}) | numbers
        return printings

    def artists(self, row: Row) -> list[str]:
        """Read the artists, merging spellings."""
        names = split_artists(row["Artist"])
        for name in names:
            if name in self.spellings:
                self.warnings.add("artist spelling merged", f"{name} → {self.spellings[name]}")
        return merge_spellings(names, self.spellings)

    @cached_property
    def _codes(self) -> dict[str, frozenset[str]]:
        return self.sets.codes()

    @cached_property
    def _own_products(self) -> dict[int, Printings]:
        printings: dict[int, Printings] = {}
        for set_code, products in self.sets.products.items():
            for code, product in products.items():
                for card, copies in product.cards.items() if isinstance(product, Product) else ():
                    printings.setdefault(card, {}).setdefault(set_code, {})[code] = copies
        return printings
