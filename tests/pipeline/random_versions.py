"""Random later versions of the official cards."""

from __future__ import annotations

from functools import cache
from random import Random

from card_pipeline.history.compare import Version
from card_pipeline.history.state import SETS, state_of
from card_pipeline.model.history import RULINGS, Fields, State
from card_pipeline.model.texts import Rulings
from pydantic import JsonValue

from tests.pipeline.whole_build import crypt, library, whole_build

FIRST = Version("2026-04-09.000000", "2026-04-09", "2026-04-09")
SECOND = Version("2026-05-01.000000", "2026-05-01", "2026-05-20")
THIRD = Version("2026-06-10.000000", "2026-06-10", "2026-05-20")


@cache
def official_state() -> State:
    """All cards of the installed package."""
    rulings = whole_build().shapes["rulings"]
    assert isinstance(rulings, Rulings)
    return state_of([*crypt().values(), *library().values()], rulings)


def edited(state: State, random: Random, edits: int) -> State:
    """Change so many random cards of the state."""
    cards = {card: dict(fields) for card, fields in state.items()}
    for card in random.sample(sorted(cards), edits):
        random.choice((_text, _value, _rulings, _printing, _gone, _new))(cards, card, random)
    return cards


def _text(cards: State, card: int, random: Random) -> None:
    cards[card]["text"] = f"{cards[card]['text']} {random.choice(('Unique.', '+1 bleed.', 'Scarce.'))}"


def _value(cards: State, card: int, random: Random) -> None:
    field = random.choice(("capacity", "blood", "banned", "title", "aka"))
    if field in cards[card]:
        del cards[card][field]
    else:
        values: tuple[JsonValue, ...] = ("3", "2026-05-01", ["A", "B"])
        cards[card][field] = random.choice(values)


def _rulings(cards: State, card: int, random: Random) -> None:
    texts = _list(cards[card], RULINGS)
    if texts and random.random() < 0.5:
        texts.pop(random.randrange(len(texts)))
    else:
        texts.append(f"Ruling {random.randrange(1000)} of {card}.")
    cards[card].pop(RULINGS, None)
    if texts:
        cards[card][RULINGS] = [*texts]


def _printing(cards: State, card: int, random: Random) -> None:
    cards[card][SETS] = [*_list(cards[card], SETS), f"X{random.randrange(9)}"]


def _gone(cards: State, card: int, _random: Random) -> None:
    del cards[card]


def _new(cards: State, card: int, random: Random) -> None:
    number = random.randrange(103_000, 109_000)
    cards.setdefault(number, {"name": f"Card {number}", "text": "New.", SETS: ["X1"]})


def _list(fields: Fields, field: str) -> list[str]:
    found = fields.get(field, [])
    assert isinstance(found, list)
    return [str(part) for part in found]
