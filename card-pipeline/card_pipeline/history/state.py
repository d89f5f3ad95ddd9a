"""The cards of one version, as the log compares them: what a player would notice, without pictures."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from card_pipeline.model.cards import CryptCard, LibraryCard, Printings
from card_pipeline.model.history import RULINGS, Fields, HistoryState, State
from card_pipeline.model.texts import Rulings

COMPARED = (
    *("name", "aka", "text", "banned", "path", "clan", "sect", "title", "group", "capacity", "disciplines"),
    *("types", "clans", "discipline_logic", "requirement", "blood", "pool", "conviction", "burn", "trifle"),
    "capacity_change",
)
"""Fields whose value is compared. Artists, flavour, pictures and translations are not."""
SETS = "sets"
"""Field with the codes of the sets of a card; of a promo with its date."""
_PROMO = "Promo"


def state_of(cards: Iterable[CryptCard | LibraryCard], rulings: Rulings) -> State:
    """Describe every card by its compared fields, its sets and its rulings."""
    texts = rulings.of_cards()
    return {card.id: _fields(card, [text for _, text in texts.get(card.id, [])]) for card in cards}


def _fields(card: CryptCard | LibraryCard, rulings: list[str]) -> Fields:
    values = card.model_dump(mode="json", include=set(COMPARED), exclude_none=True)
    found = {field: value for field, value in values.items() if value not in ([], {})}
    return found | {SETS: printing_codes(card.sets)} | ({RULINGS: [*rulings]} if rulings else {})


def printing_codes(sets: Printings) -> list[str]:
    """List the sets of a card, and each promo with its date: ``["KoT", "Promo:2005-10-01"]``."""
    return sorted(
        code
        for name, numbers in sets.items()
        for code in ([f"{_PROMO}:{day}" for day in numbers] if name == _PROMO else [name])
    )


def stored(state: State, cards_day: str, rulings_day: str) -> HistoryState:
    """Pack a version for the sources folder; each ruling is written once."""
    index: dict[str, int] = {}
    rulings = {
        card: [index.setdefault(text, len(index)) for text in _texts(fields)]
        for card, fields in state.items()
        if RULINGS in fields
    }
    cards = {
        card: {field: value for field, value in fields.items() if field != RULINGS}
        for card, fields in state.items()
    }
    return HistoryState(
        cards_day=cards_day, rulings_day=rulings_day, texts=[*index], rulings=rulings, cards=cards
    )


def unpacked(stored_state: HistoryState) -> State:
    """Undo `stored`."""
    texts = stored_state.texts
    return {
        card: dict(fields)
        | (
            {RULINGS: [texts[at] for at in stored_state.rulings[card]]}
            if card in stored_state.rulings
            else {}
        )
        for card, fields in stored_state.cards.items()
    }


def _texts(fields: Mapping[str, object]) -> list[str]:
    found = fields.get(RULINGS, [])
    return [str(text) for text in found] if isinstance(found, list) else []
