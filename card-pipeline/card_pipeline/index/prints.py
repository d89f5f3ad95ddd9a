"""Print facts: when a card was printed first and last (docs/rules/search.md §7.1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from card_pipeline.model.cards import Card
from card_pipeline.model.search_index import PrintFacts
from card_pipeline.model.sets import SetCatalogue

PROMO = "Promo"


def print_facts(cards: Sequence[Card], catalogue: SetCatalogue) -> PrintFacts:
    """Compute the dates that the set and precon filters compare.

    A printing is a set and a code in it. Its date is that of the product, where that has one of its own,
    else that of the set; promos carry theirs, print on demand has none.
    """
    products = [sorted(_product_dates(card, catalogue)) for card in cards]
    promos = [sorted(card.sets.get(PROMO, {})) for card in cards]
    dates = sorted({date for row in (*products, *promos) for date in row})
    index = {date: number for number, date in enumerate(dates)}

    def indexed(chosen: Iterable[str | None]) -> list[int]:
        return [-1 if date is None else index[date] for date in chosen]

    return PrintFacts(
        dates=dates,
        first=indexed(row[0] if row else None for row in products),
        last=indexed(row[-1] if row else None for row in products),
        promo_first=indexed(row[0] if row else None for row in promos),
        promo_last=indexed(row[-1] if row else None for row in promos),
    )


def _product_dates(card: Card, catalogue: SetCatalogue) -> Iterator[str]:
    for set_code, codes in card.sets.items():
        if set_code == PROMO:
            continue
        card_set = catalogue.sets[set_code]
        for code in codes:
            product = card_set.precons.get(code)
            date = (product.date if product else None) or card_set.date
            if date is not None:
                yield date
