"""The published files of changes: the last two years, and one file per older year."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

from card_pipeline.history.dated import Event
from card_pipeline.model.changes import ChangeGroup, Changes, ChangesOfYear
from card_pipeline.model.postings import delta_coded

YEARS = 2
"""How far the first file reaches back."""
_COMPARED = ("gone", "minor", "name", "rules", "text")
"""Kinds that only the log knows."""


def published_changes(
    events: Sequence[Event], day: str, since: str | None
) -> tuple[Changes, dict[int, ChangesOfYear]]:
    """Group the events by day, newest first. Returns the first file, and the others by year."""
    oldest = f"{int(day[:4]) - YEARS}{day[4:]}"
    older = [event for event in events if event.day <= oldest]
    years = sorted({int(event.day[:4]) for event in older}, reverse=True)
    compared: dict[int, list[int]] = defaultdict(list)
    for year, card in sorted({(int(e.day[:4]), e.card) for e in older if e.kind in _COMPARED}, reverse=True):
        compared[card].append(year)
    changes = Changes(
        day=day,
        wordings_since=since,
        groups=_groups(event for event in events if event.day > oldest),
        years=years,
        older_texts=dict(sorted(compared.items())),
    )
    return changes, {
        year: ChangesOfYear(groups=_groups(event for event in older if int(event.day[:4]) == year))
        for year in years
    }


_Key = tuple[str, str, str | None, str | None, int | None, str | None, int]


def _groups(events: Iterable[Event]) -> list[ChangeGroup]:
    found: dict[_Key, dict[int, Event]] = defaultdict(dict)
    for event in events:
        key = (event.day, event.kind, event.set, event.field, event.ruling, event.text)
        # One card may lose two rulings on one day: each is in a group of its own.
        place = next(n for n in range(len(found) + 1) if event.card not in found[(*key, n)])
        found[(*key, place)][event.card] = event
    ordered = sorted(found.items(), key=lambda one: _order(one[0]))
    ordered.sort(key=lambda one: one[0][0], reverse=True)
    return [_group(key, members) for key, members in ordered if members]


def _order(key: _Key) -> tuple[str, ...]:
    return tuple("" if part is None else str(part).zfill(6) for part in key[1:])


def _group(key: _Key, members: dict[int, Event]) -> ChangeGroup:
    cards = sorted(members)
    before = [members[card].before for card in cards]
    after = [members[card].after for card in cards]
    day, _, set_code, field, ruling, text, _ = key
    return ChangeGroup(
        day=day,
        kind=members[cards[0]].kind,
        cards=delta_coded(cards),
        set=set_code,
        field=field,
        before=[one or "" for one in before] if any(one is not None for one in before) else None,
        after=[one or "" for one in after] if any(one is not None for one in after) else None,
        ruling=ruling,
        text=text,
    )
