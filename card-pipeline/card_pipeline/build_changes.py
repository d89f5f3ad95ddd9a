"""The changes of cards: the log of the sources folder, with what the sources themselves date."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from card_pipeline.build_output import BuildOutput, Cards
from card_pipeline.errors import SourceError
from card_pipeline.history.advance import History, Large, advance, begin
from card_pipeline.history.compare import Version, undo
from card_pipeline.history.dated import Sources, dated_events, ruling_days
from card_pipeline.history.events import logged_events
from card_pipeline.history.published import published_changes
from card_pipeline.history.state import state_of
from card_pipeline.model.cards import CryptCard, LibraryCard
from card_pipeline.model.texts import RulingLinks, Rulings
from card_pipeline.sources.history import read_history

RULINGS, LINKS = "rulings", "ruling-links"


def make_changes(output: BuildOutput, sources: Path | None, cards: Cards, large: Large) -> None:
    """Add the changes. Raises SourceError when too many cards differ from the last recorded version."""
    last = read_history(sources)
    if output.date is None:
        if last is not None:
            output.warnings.add("changes are not compared: the card files have no date", "history")
        return
    history = current_history(output, sources, cards, large)
    rulings = cast(Rulings, output.shapes[RULINGS])
    links = cast(RulingLinks, output.shapes[LINKS])
    entries = history.log.entries
    by_card = {card: {text: index for index, text in texts} for card, texts in rulings.of_cards().items()}
    first = undo(history.state, entries)
    everything: list[CryptCard | LibraryCard] = [*cards.crypt, *cards.library]
    day = max(history.stored.cards_day, history.stored.rulings_day)
    events = [
        *dated_events(first, Sources(everything, cards.sets, rulings, links), day),
        *logged_events(entries, history.state, by_card),
    ]
    changes, years = published_changes(events, day, history.log.since if last else None)
    output.add("changes", changes, sum(len(group.cards) for group in changes.groups))
    for year, older in years.items():
        output.add(f"changes.{year}", older, sum(len(group.cards) for group in older.groups))


def current_history(output: BuildOutput, sources: Path | None, cards: Cards, large: Large) -> History:
    """Compare the cards with the last recorded version. Raises SourceError as `advance` does."""
    rulings = cast(Rulings, output.shapes[RULINGS])
    today = state_of([*cards.crypt, *cards.library], rulings)
    version = _version(output)
    last = read_history(sources)
    history = begin(today, version) if last is None else advance(last, today, version, large)
    for card in history.gone:
        output.warnings.add("card is no longer in the card files", card)
    return history


def _version(output: BuildOutput) -> Version:
    """Name the version by the card files; rulings without a date are as old as the newest one."""
    if output.date is None:
        raise SourceError("cards", "the card files have no date, which the log of changes needs")
    found = {source.name: source for source in output.sources}
    digest = found["cards"].sha256 or ""
    links = cast(RulingLinks, output.shapes[LINKS])
    dated = filter(None, ruling_days(links))
    rulings_day = found[RULINGS].date or max([output.date, *dated])
    return Version(f"{output.date}.{digest[:6]}", output.date, rulings_day)
