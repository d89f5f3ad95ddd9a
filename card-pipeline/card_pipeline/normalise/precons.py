"""Products with a fixed card list, rebuilt from the codes in the Set column (docs/data.md §5.1)."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence

from card_pipeline.build_warnings import BuildWarnings
from card_pipeline.errors import SourceError
from card_pipeline.model.cards import CryptCard, LibraryCard
from card_pipeline.model.sets import Precon, PreconDecks, SetCatalogue
from card_pipeline.normalise.catalogue import Sets
from card_pipeline.normalise.printings import PROMO, RARITIES
from card_pipeline.sources.overrides import PreconName, Product

Deck = dict[int, int]
Decks = dict[tuple[str, str], Deck]


def build_precons(
    crypt: Sequence[CryptCard], library: Sequence[LibraryCard], sets: Sets, warnings: BuildWarnings
) -> tuple[SetCatalogue, PreconDecks]:
    """Collect the decks and complete the set catalogue with them.

    Raises SourceError for an unknown card in a product of the overrides.
    """
    _check_own_products(crypt, library, sets)
    decks = _collect([*crypt, *library])
    clans = {card.id: card.clan for card in crypt}
    catalogue = {}
    for set_code, one in sorted(sets.sets.items(), key=lambda item: (item[1].date or "9999", item[0])):
        precons = {}
        for code, product in sorted(sets.products.get(set_code, {}).items()):
            deck = decks.get((set_code, code))
            if deck:
                precons[code] = _precon(product, deck, clans)
            else:
                warnings.add("product without cards in the card files", f"{set_code}:{code} {product.name}")
            if product.kind == "starter-incomplete":
                warnings.add(
                    "product with cards missing in the card files", f"{set_code}:{code} {product.name}"
                )
        catalogue[set_code] = one.model_copy(update={"precons": precons})
    lists = {f"{set_code}:{code}": deck for (set_code, code), deck in sorted(decks.items())}
    return SetCatalogue(sets=catalogue, promos=dict(sorted(sets.promos.items()))), PreconDecks(decks=lists)


def _collect(cards: Sequence[CryptCard | LibraryCard]) -> Decks:
    decks: Decks = defaultdict(dict)
    for card in cards:
        for set_code, numbers in card.sets.items():
            for code, copies in numbers.items():
                if set_code != PROMO and code not in RARITIES:
                    decks[set_code, code][card.id] = int(copies)
    return decks


def _precon(product: PreconName, deck: Deck, clans: dict[int, str]) -> Precon:
    crypt = {card: copies for card, copies in deck.items() if card in clans}
    total = sum(crypt.values())
    return Precon(
        name=product.name,
        kind=product.kind,
        clan=majority_clan(crypt, clans),
        date=product.date.isoformat() if product.date else None,
        crypt=total,
        library=sum(deck.values()) - total,
    )


def majority_clan(crypt: Mapping[int, int], clans: Mapping[int, str]) -> str | None:
    """Return the clan of more than half of a crypt, by card id → copies."""
    by_clan: Counter[str] = Counter()
    for card, copies in crypt.items():
        by_clan[clans[card]] += copies
    return next((clan for clan, copies in by_clan.items() if 2 * copies > by_clan.total()), None)


def _check_own_products(crypt: Sequence[CryptCard], library: Sequence[LibraryCard], sets: Sets) -> None:
    known = {card.id for card in crypt} | {card.id for card in library}
    for set_code, products in sets.products.items():
        for code, product in products.items():
            for card in product.cards if isinstance(product, Product) else ():
                if card not in known:
                    where = f'"{set_code}" → "{code}"'
                    raise SourceError("overrides/products.yml", f"unknown card {card}", where)
