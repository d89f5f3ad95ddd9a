"""What has changed in the cards, in words: the newest for the page and the feeds."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby, islice

from card_pipeline.model.changes import ChangeGroup, ChangeKind
from card_pipeline.model.postings import delta_decoded
from markupsafe import Markup

from site_builder.articles.catalogue import Catalogue
from site_builder.articles.marked_text import ruling_line
from site_builder.articles.names import english_day

SHOWN = 100
"""Changes on the page without scripts, and entries in a feed."""
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

FORMS: Mapping[ChangeKind, str] = {
    "new": "New{place}.",
    "printing": "Printed{place}.",
    "banned": "Banned.",
    "unbanned": "No longer banned.",
    "gone": "No longer in the official card files.",
    "ruling": "New ruling: {ruling}",
    "ruling-reworded": "Ruling reworded: {ruling} Before: {ruling_before}",
    "ruling-gone": "Ruling withdrawn: {ruling_before}",
    "text": "New wording. Before: {text_before}",
}
"""What is said of each kind of change but those of values."""
OF_VALUES = "{field}: {after}, before: {before}."


@dataclass(frozen=True)
class CardChange:
    """One change of one card."""

    day: str
    kind: ChangeKind
    card: int
    name: str
    path: str
    """Page of the card; "" for one that is gone."""
    words: Markup
    """What happened: ``Banned.``; the names of cards in rulings are links."""


@dataclass(frozen=True)
class ChangesOfDay:
    """The changes of one day, with those of a kind together."""

    day: str
    kinds: list[tuple[Markup, list[CardChange]]]
    """Words that hold for all of them, and the changes."""


def newest_changes(catalogue: Catalogue) -> list[CardChange]:
    """List the newest changes, newest first."""
    return [*islice(_changes(catalogue), SHOWN)]


def newest_by_card(catalogue: Catalogue) -> list[list[CardChange]]:
    """List the newest days of cards, newest first, each with all changes of the card on that day."""
    changes = sorted(_changes(catalogue), key=_newest_first)
    days_of_cards = groupby(changes, lambda change: (change.day, change.card))
    return [[*found] for _, found in islice(days_of_cards, SHOWN)]


def _newest_first(change: CardChange) -> tuple[int, int, str]:
    return -int(change.day.replace("-", "")), change.card, change.kind


def by_day(changes: list[CardChange]) -> list[ChangesOfDay]:
    """Group changes by day, and those with the same words within it."""
    days: dict[str, dict[Markup, list[CardChange]]] = defaultdict(lambda: defaultdict(list))
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


def _words(group: ChangeGroup, before: str, after: str, catalogue: Catalogue) -> Markup:
    card_set = catalogue.sets.sets.get(group.set or "")
    ruling = group.text if group.ruling is None else catalogue.rulings.texts[group.ruling]
    form = Markup(FORMS.get(group.kind, OF_VALUES))  # noqa: S704 - a form of this file
    return form.format(
        place=f" in {card_set.name}" if card_set else "",
        ruling=ruling_line(ruling or "", catalogue.links.cards),
        ruling_before=ruling_line(before, catalogue.links.cards),
        text_before=before,
        field=FIELDS.get(group.field or "", group.field or "").capitalize(),
        before=before or "none",
        after=after or "none",
    )
