"""The entries of the log as events that a player reads."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from unicodedata import category

from pydantic import JsonValue

from card_pipeline.history.dated import Event
from card_pipeline.history.state import SETS
from card_pipeline.model.changes import ChangeKind
from card_pipeline.model.history import CARD, RULINGS, LogEntry, State

_SAME_RULING = 0.6
"""Similarity from which on one ruling is another wording of one that is gone."""
_QUOTES_AND_DASHES = ("Pi", "Pf", "Pd", "Sk")
"""Unicode categories: opening and closing quotes, dashes, accents that stand for quotes."""
_NAMES = ("name", "aka")


def logged_events(
    entries: Sequence[LogEntry], today: State, rulings: Mapping[int, Mapping[str, int]]
) -> Iterator[Event]:
    """Turn entries into events; `rulings` gives card → text → index of the rulings of today."""
    later: dict[tuple[int, str], JsonValue] = {}
    for entry in reversed(entries):
        key = (entry.card, entry.kind)
        value = _value(today, entry)
        after = later.get(key, value)
        later[key] = entry.before
        yield from _events(entry, after, rulings.get(entry.card, {}))


def _value(today: State, entry: LogEntry) -> JsonValue:
    fields = today.get(entry.card)
    if entry.kind == CARD:
        return dict(fields) if fields is not None else None
    return (fields or {}).get(entry.kind)


def _events(entry: LogEntry, after: JsonValue, rulings: Mapping[str, int]) -> Iterator[Event]:
    day, card, before = entry.day, entry.card, entry.before
    if entry.kind == CARD:
        yield _card_event(entry, after)
    elif entry.kind == SETS:
        codes = [code for code in _list(after) if code not in _list(before)]
        yield from (Event(day, "printing", card, set=_set(code)) for code in codes)
    elif entry.kind == RULINGS:
        yield from _ruling_events(entry, _list(before), _list(after), rulings)
    elif entry.kind == "text":
        kind: ChangeKind = "minor" if _bare(plain(before)) == _bare(plain(after)) else "text"
        yield Event(day, kind, card, before=plain(before))
    elif entry.kind == "banned":
        yield Event(day, "banned" if after else "unbanned", card)
    else:
        kind_of_field: ChangeKind = "name" if entry.kind in _NAMES else "rules"
        yield Event(day, kind_of_field, card, field=entry.kind, before=plain(before), after=plain(after))


def _card_event(entry: LogEntry, after: JsonValue) -> Event:
    if isinstance(entry.before, dict):
        return Event(entry.day, "gone", entry.card, before=plain(entry.before.get("name")))
    codes = _list(after.get(SETS)) if isinstance(after, dict) else []
    return Event(entry.day, "new", entry.card, set=_set(codes[0]) if codes else None)


def _set(code: str) -> str:
    """``Promo:2005-10-01`` → ``Promo``."""
    return code.partition(":")[0]


def _ruling_events(
    entry: LogEntry, before: list[str], after: list[str], index: Mapping[str, int]
) -> Iterator[Event]:
    gone = [text for text in before if text not in after]
    for text in after:
        if text in before:
            continue
        ruling = index.get(text)
        written = None if ruling is not None else text
        old = _closest(text, gone)
        if old is not None:
            gone.remove(old)
        kind: ChangeKind = "ruling" if old is None else "ruling-reworded"
        yield Event(entry.day, kind, entry.card, before=old, ruling=ruling, text=written)
    yield from (Event(entry.day, "ruling-gone", entry.card, before=text) for text in gone)


def _closest(text: str, others: Sequence[str]) -> str | None:
    """Find the other wording of a text."""
    ratios = [(SequenceMatcher(None, text, other, autojunk=False).ratio(), other) for other in others]
    ratio, other = max(ratios, default=(0.0, ""))
    return other if ratio >= _SAME_RULING else None


def plain(value: JsonValue) -> str:
    """Write a value of a field: ``["prince", "baron"]`` → ``prince, baron``, ``{"aus": 2}`` → ``AUS``."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return " ".join(code.upper() if level == 2 else code for code, level in sorted(value.items()))
    if isinstance(value, list):
        return ", ".join(str(part) for part in value)
    return str(value)


def _list(value: JsonValue) -> list[str]:
    return [str(part) for part in value] if isinstance(value, list) else []


def _bare(text: str) -> str:
    return "".join(
        letter
        for letter in text
        if not letter.isspace() and letter not in "'\"" and category(letter) not in _QUOTES_AND_DASHES
    )
