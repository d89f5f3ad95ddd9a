"""The products of sets: which of them have pages."""

from __future__ import annotations

from card_pipeline.model.sets import Precon, SetCatalogue


def product_of(precon: str, catalogue: SetCatalogue) -> Precon:
    """``V5:PTr`` → the product."""
    set_code, _, code = precon.partition(":")
    return catalogue.sets[set_code].precons[code]


def has_page(product: Precon) -> bool:
    """Whether the product has a page: what is printed on demand has no fixed card list."""
    return product.kind != "pod"
