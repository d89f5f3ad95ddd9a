"""Advances the log to another version of the sources."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from card_pipeline.errors import SourceError
from card_pipeline.history.compare import Version, compare, undo
from card_pipeline.history.state import stored, unpacked
from card_pipeline.model.history import CARD, RULINGS, HistoryLog, HistoryState, LogEntry, State
from card_pipeline.sources.history import FOLDER, LOG

MAX_CHANGED = 0.1
"""Share of the cards that may differ in one version: more is a file in another format, not news."""
_EXAMPLES = 3

Large = Literal["refuse", "accept", "reformatted"]
"""What becomes of a version in which more cards differ: it is refused, its entries are written, or it is
taken over without entries, because only the format of the sources has changed."""


@dataclass(frozen=True)
class History:
    """The log up to today."""

    log: HistoryLog
    state: State
    """Today's cards."""
    stored: HistoryState
    version: Version
    gone: list[str] = field(default_factory=list)
    """Cards of the last version that no longer exist: ``100001 .44 Magnum``."""


def begin(state: State, version: Version) -> History:
    """Begin a log with its first version, of which nothing is news."""
    log = HistoryLog(since=version.cards_day, entries=[])
    return History(log, state, stored(state, version.cards_day, version.rulings_day), version)


def advance(
    last: tuple[HistoryLog, HistoryState], today: State, version: Version, large: Large = "refuse"
) -> History:
    """Add what differs today. Sources that are older than the last ones drop the entries after them.

    Raises SourceError, unless `large` says otherwise, when more than a tenth of the cards differ.
    """
    log, last_state = last
    entries, before = _rolled_back(log.entries, last_state, version)
    new = [] if large == "reformatted" else compare(before, today, version)
    if large == "refuse":
        _check_size(new, before)
    # Stable: two sources have days of their own, and the entries of each stay in order.
    entries = sorted([*entries, *new], key=lambda entry: entry.day)
    gone = [f"{card} {before[card].get('name', '')}".strip() for card in sorted(before.keys() - today.keys())]
    packed = stored(today, version.cards_day, version.rulings_day)
    return History(HistoryLog(since=log.since, entries=entries), today, packed, version, gone)


def _rolled_back(
    entries: Sequence[LogEntry], last: HistoryState, version: Version
) -> tuple[list[LogEntry], State]:
    """Drop the entries after the version, and undo them."""
    state = unpacked(last)
    if version.cards_day >= last.cards_day and version.rulings_day >= last.rulings_day:
        return [*entries], state
    # A card that does not exist yet has no rulings either.
    unborn = {
        entry.card
        for entry in entries
        if entry.kind == CARD and entry.before is None and entry.day > version.cards_day
    }
    kept: list[LogEntry] = []
    dropped: list[LogEntry] = []
    for entry in entries:
        later = entry.day > version.day(entry.kind) or (entry.kind == RULINGS and entry.card in unborn)
        (dropped if later else kept).append(entry)
    return kept, undo(state, dropped)


def _check_size(new: Sequence[LogEntry], before: State) -> None:
    changed = sorted({entry.card for entry in new})
    if len(changed) <= MAX_CHANGED * len(before):
        return
    examples = "; ".join(
        f"{entry.card} {entry.kind}"
        for entry in [next(e for e in new if e.card == card) for card in changed[:_EXAMPLES]]
    )
    raise SourceError(
        f"{FOLDER}/{LOG}",
        f"{len(changed):,} of {len(before):,} cards differ from the last version ({examples}): "
        "--accept writes them to the log, --reformatted takes them over without entries",
    )
