"""The report of a release in words."""

from __future__ import annotations

from collections.abc import Iterator

from functions.decks.services.release_report import Count, Decks, ReleaseReport


def summary_lines(report: ReleaseReport, *, go: bool) -> Iterator[str]:
    """Describe what a release would change, or has changed."""
    yield from _of_decks("would change" if not go else "not changed", report.waiting)
    yield from _of_decks("changed", report.done)
    for card, to in sorted(report.releases.items()):
        waiting, done = report.cards_waiting.get(card, Count()), report.cards_done.get(card, Count())
        total = Count(waiting.decks + done.decks, waiting.copies + done.copies)
        yield f"{card} → {to or 'gone'}: {_count(total)}"
    for deck, card, copies in sorted(report.gone):
        yield f"gone from deck {deck}: {copies} of {card}"
    for card, count in sorted(report.missing.items()):
        yield f"not in the map: {card}, {_count(count)}"
    if report.inventory_cards:
        yield f"inventories have {report.inventory_cards} playtest cards, which no call can add"
    for deck in sorted(report.left):
        yield f"edited too often: {deck}; start the release again"
    if not go:
        yield "Nothing was changed: add GO=1 to change the decks"


def _of_decks(what: str, decks: Decks) -> Iterator[str]:
    if decks.decks:
        of_these = f"{decks.revisions} revisions, {decks.anonymous} without an owner"
        yield f"{what}: {decks.decks} decks (of these {of_these})"


def _count(count: Count) -> str:
    return f"{count.decks} decks, {count.copies} copies"
