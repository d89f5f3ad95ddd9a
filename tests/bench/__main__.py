"""``make bench``: measures, prints a table, writes bench.json; exits 1 when a budget is exceeded.

``python -m tests.bench --bytes`` measures sizes only (part of `make test`).
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path

from tests.bench.browser import browser_measurements
from tests.bench.budgets import BYTES, TIMES, Judged, Measurement, judge
from tests.bench.deck_requests import deck_measurements
from tests.bench.functions import import_times, zip_sizes
from tests.bench.functions_requests import request_measurements
from tests.bench.ideas import idea_recall
from tests.bench.many_edits import edit_measurements
from tests.bench.node_times import node_times
from tests.bench.pipeline_time import pipeline_time
from tests.bench.publisher import publisher_measurements
from tests.bench.recommendation import idea_sizes, idea_times
from tests.bench.seating import seating_times
from tests.bench.sizes import code_sizes, data_sizes
from tests.bench.speed import with_speed
from tests.built_site import TEST_DIST, build_test_site
from tests.sources import real_sources

ROOT = Path(__file__).resolve().parents[2]


def measurements(*, bytes_only: bool) -> Iterator[Measurement]:
    """Run all measurements, cheapest first."""
    yield from data_sizes(TEST_DIST)
    yield from idea_sizes(TEST_DIST)
    yield from code_sizes(TEST_DIST)
    if not bytes_only:
        for name, group in _timed_groups():
            yield from with_speed(name, group)


def _timed_groups() -> Iterator[tuple[str, Iterable[Measurement]]]:
    yield "functions", chain(zip_sizes(), import_times())
    yield "pipeline", pipeline_time(ROOT)
    yield "card ideas", idea_times(TEST_DIST)
    yield "card ideas found", idea_recall(real_sources())
    yield "account requests", request_measurements(ROOT, TEST_DIST)
    yield "deck requests", deck_measurements(TEST_DIST)
    yield "many edits", edit_measurements(ROOT)
    yield "seating", seating_times(ROOT)
    yield "similar decks", node_times(ROOT, TEST_DIST, "similar-decks.ts")
    yield "legality", node_times(ROOT, TEST_DIST, "legality.ts")
    yield "card search", node_times(ROOT, TEST_DIST, "card-search.ts")
    yield "typed search", node_times(ROOT, TEST_DIST, "typed-search.ts")
    yield "card evidence", node_times(ROOT, TEST_DIST, "card-evidence.ts")
    yield "publisher", publisher_measurements(ROOT, TEST_DIST)
    yield "browser", browser_measurements(ROOT)


def row(judged: Judged) -> str:
    """One line of the table."""
    it = judged.measurement
    limit = "" if judged.limit is None else f"{judged.limit:g}"
    state = "" if judged.limit is None else ("ok" if judged.ok else "OVER")
    return f"{it.name:52}{it.value:>10.4g} {it.unit:6}{limit:>8}  {state:5}{it.note}".rstrip()


def main() -> int:
    """Measure and compare. Returns 1 when a budget is exceeded."""
    parser = argparse.ArgumentParser(prog="tests.bench")
    parser.add_argument("--bytes", action="store_true", help="sizes only")
    options = parser.parse_args()
    if not options.bytes:
        build_test_site()
    sys.stdout.write(f"{'measurement':52}{'value':>10} {'unit':6}{'limit':>8}\n")
    results = []
    for measurement in measurements(bytes_only=options.bytes):
        results.append(judge(measurement, [*BYTES, *TIMES]))
        sys.stdout.write(f"{row(results[-1])}\n")
        sys.stdout.flush()
    if not options.bytes:
        rows = [judged.as_json() for judged in results]
        (ROOT / "bench.json").write_text(json.dumps(rows, indent=2) + "\n", encoding="utf-8")
    over = [judged.measurement.name for judged in results if not judged.ok]
    sys.stdout.write(f"over budget: {', '.join(over)}\n" if over else "all budgets are met\n")
    return 1 if over else 0


if __name__ == "__main__":
    sys.exit(main())
