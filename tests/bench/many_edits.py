"""Does the eight-thousandth edit take as long as the first? Through the function, into a database on disk."""

from __future__ import annotations

import statistics
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from functions.common.settings import Settings
from functions.common.tables import TTL_ATTRIBUTE, connect, table_definition
from infra.local.database import FILE, Database, database
from infra.local.settings import REGION, TABLE
from infra.local.tables import create_table
from tests.bench.budgets import KIB, Measurement
from tests.functions.databases import ORIGIN
from tests.functions.deck_harness import STANISLAVA, DeckHarness
from tests.functions.harness import Harness

EDITS, COMPARED = 8_000, 500


def edit_measurements(root: Path, edits: int = EDITS, compared: int = COMPARED) -> Iterator[Measurement]:
    """Edit one deck, one card a second by its own clock; compare the last edits with the first."""
    with tempfile.TemporaryDirectory() as folder, database({}, root, Path(folder)) as running:
        if not isinstance(running, Database):
            raise RuntimeError("the database of this machine is measured, not another one")
        create_table(running.endpoint, table_definition(TABLE), TTL_ATTRIBUTE)
        times = _edit(running.endpoint, edits)
        size = sum(file.stat().st_size for file in Path(folder).glob(f"{FILE}*"))
    first, last = statistics.median(times[:compared]), statistics.median(times[-compared:])
    note = f"{edits:,} edits, {compared} and {compared} compared by their medians"
    yield Measurement("Edit of a card, the first ones", first, "ms", note)
    yield Measurement("Edit of a card, the last ones", last, "ms")
    yield Measurement("Edits, the last by the first", last / first, "times")
    yield Measurement("Database after these edits", size / KIB / KIB, "MiB")


def _edit(endpoint: str, edits: int) -> list[float]:
    """Return the milliseconds of each edit."""
    settings = Settings(TABLE, (ORIGIN,), database_endpoint=endpoint, region=REGION, log_level="ERROR")
    connect(settings)
    harness = Harness(settings)
    builder = DeckHarness(harness).builder()
    deck = builder.make(name="Edited often", cards=STANISLAVA)
    times = []
    for number in range(edits):
        harness.clock.forward(seconds=1)
        begin = time.perf_counter()
        reply = builder.change(deck, cards={"200001": 1 + number % 4})
        times.append((time.perf_counter() - begin) * 1000)
        if reply.status != 200:
            raise RuntimeError(f"edit {number} answered {reply.status}")
    return times
