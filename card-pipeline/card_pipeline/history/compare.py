"""Compares two versions of the cards, and undoes what was found."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from card_pipeline.model.history import CARD, RULINGS, Fields, LogEntry, State


@dataclass(frozen=True)
class Version:
    """What dates the entries of one version."""

    name: str
    """Day of the card files and the start of their hash."""
    cards_day: str
    rulings_day: str

    def day(self, kind: str) -> str:
        """Return the day of the source that an entry of this kind comes from."""
        return self.rulings_day if kind == RULINGS else self.cards_day


def compare(before: State, after: State, version: Version) -> list[LogEntry]:
    """List what differs, by card and field."""
    entries: list[LogEntry] = []
    for card in sorted(before.keys() | after.keys()):
        old, new = before.get(card), after.get(card)
        if old is None or new is None:
            entries.append(_entry(version, card, CARD, old))
        else:
            entries += [_entry(version, card, field, old.get(field)) for field in _differing(old, new)]
    return entries


def undo(state: State, entries: Iterable[LogEntry]) -> State:
    """Return the cards as they were before the entries, which are given oldest first."""
    cards = {card: dict(fields) for card, fields in state.items()}
    for entry in reversed([*entries]):
        if entry.kind == CARD:
            _undo_card(cards, entry)
        elif entry.before is None:
            cards.get(entry.card, {}).pop(entry.kind, None)
        else:
            cards.setdefault(entry.card, {})[entry.kind] = entry.before
    return cards


def _undo_card(cards: State, entry: LogEntry) -> None:
    if isinstance(entry.before, dict):
        cards[entry.card] = dict(entry.before)
    else:
        cards.pop(entry.card, None)


def _differing(old: Fields, new: Fields) -> list[str]:
    return sorted(field for field in old.keys() | new.keys() if old.get(field) != new.get(field))


def _entry(version: Version, card: int, kind: str, before: object) -> LogEntry:
    return LogEntry.model_validate(
        {"day": version.day(kind), "version": version.name, "card": card, "kind": kind, "before": before}
    )
