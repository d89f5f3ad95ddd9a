"""What is dated in the sources themselves and fills the time before the log: printings, bans, rulings."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from card_pipeline.history.state import SETS
from card_pipeline.model.cards import CryptCard, LibraryCard
from card_pipeline.model.changes import ChangeKind
from card_pipeline.model.history import RULINGS, State
from card_pipeline.model.sets import SetCatalogue
from card_pipeline.model.texts import RulingLinks, Rulings
from card_pipeline.normalise.printings import PROMO, read_date

_DAY = re.compile(r"\b(\d{8})\b")


@dataclass(frozen=True)
class Event:
    """One thing that happened to one card."""

    day: str
    kind: ChangeKind
    card: int
    set: str | None = None
    field: str | None = None
    before: str | None = None
    after: str | None = None
    ruling: int | None = None
    text: str | None = None


@dataclass(frozen=True)
class Sources:
    """The cards of today with everything that dates them."""

    cards: Sequence[CryptCard | LibraryCard]
    sets: SetCatalogue
    rulings: Rulings
    links: RulingLinks


def dated_events(first: State, sources: Sources, until: str) -> Iterator[Event]:
    """List what the first version of the log knew: nothing of later ones, nothing after `until`."""
    for card in sources.cards:
        if card.id in first:
            yield from _printings(card, first, sources.sets, until)
            if card.banned and first[card.id].get("banned") == card.banned:
                yield Event(card.banned, "banned", card.id)
    yield from _rulings(first, sources)


def _printings(
    card: CryptCard | LibraryCard, first: State, catalogue: SetCatalogue, until: str
) -> Iterator[Event]:
    known = _texts(first, card.id, SETS)
    days = {day: code for day, code, key in _days(card, catalogue) if key in known and day <= until}
    for place, day in enumerate(sorted(days)):
        yield Event(day, "new" if place == 0 else "printing", card.id, set=days[day])


def _days(card: CryptCard | LibraryCard, catalogue: SetCatalogue) -> Iterator[tuple[str, str, str]]:
    """Day, set and code as the log writes it, of every dated printing."""
    for code, numbers in card.sets.items():
        if code == PROMO:
            yield from ((day, PROMO, f"{PROMO}:{day}") for day in numbers)
            continue
        one = catalogue.sets[code]
        products = (one.precons[product].date for product in numbers if product in one.precons)
        days = {day or one.date for day in products} | (
            {one.date} if set(numbers) - set(one.precons) else set()
        )
        yield from ((day, code, code) for day in days if day)


def ruling_days(links: RulingLinks) -> list[str | None]:
    """Per ruling the day of its newest dated source; None for one from the rulebook."""
    return [
        max(filter(None, (_day_of(links.references[at][0]) for at in sources)), default=None)
        for sources in links.sources
    ]


def _day_of(source: str) -> str | None:
    """``LSJ 20020620-2`` → ``2002-06-20``."""
    found = _DAY.search(source)
    if not found:
        return None
    try:
        return read_date(found.group(1))
    except ValueError:
        return None


def _rulings(first: State, sources: Sources) -> Iterator[Event]:
    days = ruling_days(sources.links)
    by_ruling: dict[int, list[int]] = defaultdict(list)
    for card, rulings in sources.rulings.of_cards().items():
        known = _texts(first, card, RULINGS)
        for index, text in rulings:
            if text in known:
                by_ruling[index].append(card)
    for index, cards in by_ruling.items():
        day = days[index]
        if day:
            yield from (Event(day, "ruling", card, ruling=index) for card in cards)


def _texts(state: State, card: int, field: str) -> frozenset[object]:
    found = state.get(card, {}).get(field)
    return frozenset(found) if isinstance(found, list) else frozenset()
