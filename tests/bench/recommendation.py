"""Costs of card ideas: bytes of the model, and time of a call in the function."""

from __future__ import annotations

import json
import random
import statistics
import time
from collections.abc import Iterator
from pathlib import Path
from typing import cast

from card_pipeline.model.manifest import Manifest
from mangum import Mangum
from mangum.types import LambdaContext

from functions.common.card_data import card_data
from functions.common.ports import system_clock
from functions.common.settings import Settings
from functions.common.throttle import Rule, Throttle, Try
from functions.recommendation.factory import create_app
from functions.recommendation.ports import Ports
from functions.recommendation.repository import RECOMMENDER, model_at
from tests.bench.budgets import Measurement
from tests.functions.calls import Context, event
from tests.functions.databases import ORIGIN

DECKS = 400
ADDRESS = "/api/deck/recommendation"


class _Unthrottled(Throttle):
    """Other benchmarks measure the database."""

    def take(self, rule: Rule, *who: str, units: int = 1) -> Try:
        """Count nothing."""
        return Try(rule.name, 0)


def idea_sizes(dist: Path) -> Iterator[Measurement]:
    """Size of the file as it is: a function holds it in memory and fetches it when it starts."""
    files = Manifest.model_validate(json.loads((dist / "data" / "manifest.json").read_bytes())).files
    yield Measurement("Card ideas, model", files[RECOMMENDER].bytes / 1e6, "MB", "not compressed")


def idea_times(dist: Path) -> Iterator[Measurement]:
    """Calls of a warm function with decks of the archive, each short of a fifth of its cards.

    Processor time: unlike a function, the measuring machine has other work.
    """
    data = str(dist / "data")
    begin = time.process_time()
    model = model_at(data, system_clock)
    known = model()
    if known is None:
        raise RuntimeError(f"{data} has no {RECOMMENDER}")
    yield Measurement("Card ideas, loading the model", (time.process_time() - begin) * 1000, "ms")
    ports = Ports(_Unthrottled(system_clock), card_data(data, system_clock), model)
    app = create_app(Settings("bench", (ORIGIN,), log_level="WARNING"), ports)
    handler = Mangum(app, lifespan="off")
    chance = random.Random(1)  # noqa: S311 (a seed, no secret)
    times = []
    for deck in chance.sample(range(len(known.picks)), min(DECKS, len(known.picks))):
        pairs = [(known.cards[index], copies) for index, copies in known.picks.pairs(deck) if copies]
        cards = dict(chance.sample(pairs, len(pairs) * 4 // 5))
        body = json.dumps({"cards": cards}).encode()
        asked = event("POST", ADDRESS, body, {"content-type": "application/json", "origin": ORIGIN})
        begin = time.process_time()
        response = handler(asked, cast(LambdaContext, Context()))
        times.append((time.process_time() - begin) * 1000)
        if response["statusCode"] != 200:
            raise RuntimeError(f"card ideas answered {response['statusCode']}")
    cuts = statistics.quantiles(times[len(times) // 10 :], n=100)
    yield Measurement("Card ideas, a call, p50", cuts[49], "ms", f"{len(times)} decks, in the function")
    yield Measurement("Card ideas, a call, p95", cuts[94], "ms", f"{len(times)} decks, in the function")
