"""What has changed in the cards, in words: the newest for the page and the feeds."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import islice

from card_pipeline.model.changes import ChangeGroup, ChangeKind
from card_pipeline.model.postings import delta_decoded

from site_builder.articles.catalogue import Catalogue
from site_builder.articles.names import english_day

SHOWN = 100
"""Changes on the page without scripts, and in a feed."""
HIDDEN: frozenset[ChangeKind] = frozenset({"minor"})
"""Only white space, quotes or dashes: nobody plays differently."""
FIELDS = {
    "aka": "also known as",
    "discipline_logic": "disciplines needed",
    "burn": "burn option",
    "blood": "blood cost",
    "pool": "pool cost",
    "conviction": "conviction cost",
    "types": "type",
    "clans": "clan",
    "capacity_change": "change of capacity",
}
"""Fields that are called otherwise than in the data."""


@dataclass(frozen=True)
class CardChange:
    """One change of one card."""

    day: str
    kind: ChangeKind
    card: int
    name: str
    path: str
    """Page of the card; "" for one that is gone."""
    words: str
    """What happened: ``Banned.``"""


@dataclass(frozen=True)
class ChangesOfDay:
    """The changes of one day, with those of a kind together."""

    day: str
    kinds: list[tuple[str, list[CardChange]]]
    """Words that hold for all of them, and the changes."""


def newest_changes(catalogue: Catalogue) -> list[CardChange]:
    """List the newest changes, newest first."""
    return [*islice(_changes(catalogue), SHOWN)]


def by_day(changes: list[CardChange]) -> list[ChangesOfDay]:
    """Group changes by day, and those with the same words within it."""
    days: dict[str, dict[str, list[CardChange]]] = defaultdict(lambda: defaultdict(list))
    for change in changes:
        days[change.day][change.words].append(change)
    return [ChangesOfDay(english_day(day), [*kinds.items()]) for day, kinds in days.items()]


def _changes(catalogue: Catalogue) -> Iterator[CardChange]:
    for group in catalogue.changes.groups if catalogue.changes else ():
        if group.kind in HIDDEN:
            continue
        for at, card in enumerate(delta_decoded(group.cards)):
            before = group.before[at] if group.before else ""
            after = group.after[at] if group.after else ""
            name = catalogue.names.get(card)
            yield CardChange(
                day=group.day,
                kind=group.kind,
                card=card,
                name=name or before,
                path=f"/cards/{card}" if name else "",
                words=_words(group, before, after, catalogue),
            )


def _words(group: ChangeGroup, before: str, after: str, catalogue: Catalogue) -> str:
    card_set = catalogue.sets.sets.get(group.set or "")
    place = f" in {card_set.name}" if card_set else ""
    ruling = group.text if group.ruling is None else catalogue.rulings.texts[group.ruling]
    field = FIELDS.get(group.field or "", group.field or "")
    words: Mapping[ChangeKind, str] = {
        "new": f"New{place}.",
        "printing": f"Printed{place}.",
        "banned": "Banned.",
        "unbanned": "No longer banned.",
        "gone": "No longer in the official card files.",
        "ruling": f"New ruling: {ruling}",
        "ruling-reworded": f"Ruling reworded: {ruling} Before: {before}",
        "ruling-gone": f"Ruling withdrawn: {before}",
        "text": f"New wording. Before: {before}",
        "name": f"{field.capitalize()}: {after or 'none'}, before: {before or 'none'}.",
    }
    return words.get(group.kind, words["name"])
