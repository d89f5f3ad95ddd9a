"""``python -m tests.bench.ideas``: how many hidden cards of later decks card ideas find.

The last window is that of the budgets. Constants are tuned on the earlier ones only.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import orjson
from card_pipeline.publish.encode import canonical_json
from card_pipeline.recommend.train import train

from functions.recommendation.ideas.model import read_model
from tests.bench.budgets import TIMES, Measurement, judge
from tests.bench.hidden_cards import FIRST, cases, crypts_only, ideas, measured, sampled
from tests.pipeline.training_data import day, facts, printed, products, winners
from tests.sources import real_sources

DECKS = 400
SEEDS = (1, 2, 3)
WINDOWS = (("2019-12-31", "2021-12-31"), ("2021-12-31", "2023-12-31"), ("2023-12-31", "2099-12-31"))
"""Last day of the training, last day of the decks to find."""


def idea_recall(sources: Path | None, window: tuple[str, str] = WINDOWS[-1]) -> Iterator[Measurement]:
    """Train on what was known on a day, and measure on decks that won later."""
    if sources is None or not (sources / "twd").is_dir():
        return
    known, last = map(day, window)
    won = winners(sources)
    file = canonical_json(train([*won, *products()], facts(), printed(), known))
    ask = ideas(read_model(orjson.loads(file)))
    later = sampled([deck for deck in won if known < deck.day <= last], DECKS)
    found, begun = measured(ask, cases(later, SEEDS)), measured(ask, crypts_only(later))
    note = f"{len(later)} decks after {window[0]}, first {FIRST} ideas"
    yield Measurement("Ideas, hidden crypt found", found.crypt, "share", note)
    yield Measurement("Ideas, hidden library found", found.library, "share", note)
    yield Measurement("Ideas, library of a crypt found", begun.library, "share", note)
    yield Measurement("Ideas, rank of the first crypt hit", found.crypt_rank, "1/rank", note)
    yield Measurement("Ideas, rank of the first library hit", found.library_rank, "1/rank", note)
    yield Measurement("Ideas, model of that day", len(file) / 1e6, "MB")


def main() -> int:
    """Measure all windows. Returns 1 when the last one is below its budgets."""
    met = True
    for window in WINDOWS:
        met = _report(idea_recall(real_sources(), window))
    return 0 if met else 1


def _report(measurements: Iterator[Measurement]) -> bool:
    judged = [judge(one, TIMES) for one in measurements]
    for one in judged:
        it = one.measurement
        sys.stdout.write(f"{it.name:40}{it.value:>8.4f} {it.unit:8}{it.note}".rstrip() + "\n")
    sys.stdout.flush()
    return all(one.ok for one in judged)


if __name__ == "__main__":
    sys.exit(main())
