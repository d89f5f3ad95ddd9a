"""A field of a deck is declared once: applying edits and mapping to items follow by name."""

from __future__ import annotations

from dataclasses import fields, replace

from functions.common.deck_items import DeckItem
from functions.common.deck_summary import Summary
from functions.decks.apply_edit import apply_edit
from functions.decks.deck import VALUE_FIELDS, Deck, Edit, Repair
from functions.decks.repository.item_mapping import deck_of, item_of_new_deck
from functions.decks.schemas import DeckChangeRequest

DECK = Deck(
    id="A1b2c3d4e",
    owner="u1",
    name="Wall",
    author="Theo",
    description="Blocks.",
    tags=["wall"],
    cards={"200001": 2, "100001": 0},
    created="2026-11-01T10:00:00Z",
    updated="2026-11-02T10:00:00Z",
    version=7,
    revision_label="#1",
    inventory_type="flexible",
    markers={"200001": "fixed"},
    hidden=True,
    locked=True,
    public_child="B1b2c3d4e",
    review_of="C1b2c3d4e",
    repair=Repair("hash", 1700000000),
    ends=1800000000,
)


def test_an_edit_has_each_of_its_values_under_the_name_of_deck_item_and_request() -> None:
    assert set(VALUE_FIELDS) <= {one.name for one in fields(Deck)}
    assert set(VALUE_FIELDS) <= set(DeckItem.get_attributes())
    assert {one.name for one in fields(Edit)} == set(DeckChangeRequest.model_fields)


def test_a_deck_survives_its_item() -> None:
    item = DeckItem()
    item.deserialize(item_of_new_deck(DECK, Summary(2, 0, "Toreador")).serialize())
    assert deck_of(item, None) == replace(DECK, main_clan="Toreador")


def test_an_edit_replaces_its_values_and_no_others() -> None:
    edit = Edit(name="Swarm", hidden=False, tags=[])
    assert apply_edit(DECK, edit).after == replace(DECK, name="Swarm", hidden=False, tags=[])
