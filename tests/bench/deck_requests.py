"""Times of deck calls of a user with a thousand decks, through the whole local stack."""

from __future__ import annotations

import http.client
import json
import os
import random
import statistics
import string
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from tests.bench.budgets import KIB, Measurement
from tests.bench.publisher import card_ids
from tests.local.running import RunningStack, free_port

DECKS, REVISIONS = 50, 20
"""A thousand decks: number of decks and revisions of each."""
CALLS, LISTS = 200, 20
PAUSE = 0.1
"""Seconds between two calls that are timed: no account may edit much faster."""
AT_ONCE = 100
"""Decks that one call fetches."""


class Caller:
    """A signed-in browser."""

    def __init__(self, port: int) -> None:
        self._connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        self._headers = {
            "origin": f"http://127.0.0.1:{port}",
            "content-type": "application/json",
            "accept-encoding": "gzip",
        }
        response = self._send("POST", "/api/account", {"username": "bench", "password": "bench bench"})
        self._headers["cookie"] = (response.getheader("set-cookie") or "").partition(";")[0]
        response.read()

    def call(self, method: str, path: str, content: Any = None) -> bytes:
        """Return the body of a response, after waiting if required. Raises RuntimeError unless it is 200."""
        response = self._send(method, path, content)
        body = response.read()
        while response.status == 429:
            time.sleep(int(response.getheader("retry-after") or 1))
            response = self._send(method, path, content)
            body = response.read()
        if response.status != 200:
            raise RuntimeError(f"{method} {path} answered {response.status}")
        return body

    def made(self, path: str, content: Any) -> Any:
        """Return a parsed response."""
        return json.loads(self.call("POST", path, content))

    def _send(self, method: str, path: str, content: Any) -> http.client.HTTPResponse:
        body = None if content is None else json.dumps(content).encode()
        self._connection.request(method, path, body, self._headers)
        return self._connection.getresponse()


def deck_measurements(dist: Path) -> Iterator[Measurement]:
    """Measure reading a deck, changing a card, and the list of a thousand."""
    stack = RunningStack(dist, free_port(), "--memory", "--processes", str(os.cpu_count() or 1))
    try:
        caller = Caller(stack.port)
        decks = _build(caller, card_ids(dist))
        listed = caller.call("GET", "/api/decks")
        yield Measurement("List of 1,000 decks, compressed", len(listed) / KIB, "KiB")
        batches = [decks[at : at + AT_ONCE] for at in range(0, len(decks), AT_ONCE)]
        whole = sum(len(caller.call("POST", "/api/decks/batch", {"ids": ids})) for ids in batches)
        yield Measurement("All of 1,000 decks, compressed", whole / KIB, "KiB", f"in {len(batches)} calls")
        yield from _timed("Read a deck", CALLS, lambda n: caller.call("GET", f"/api/deck/{decks[n]}"))
        edit = {"cards": {"200001": 3}}
        yield from _timed(
            "Change a card", CALLS, lambda n: caller.call("PUT", f"/api/deck/{decks[n % DECKS]}", edit)
        )
        yield from _timed("List 1,000 decks", LISTS, lambda _: caller.call("GET", "/api/decks"))
    finally:
        stack.stop()


def _build(caller: Caller, cards: tuple[list[str], list[str]]) -> list[str]:
    chance = random.Random(7)  # noqa: S311 (the same decks every time)
    decks = []
    for number in range(DECKS):
        content = {"name": f"Deck {number}", **_typical_deck(cards, chance)}
        deck = caller.made("/api/deck", content)["deckid"]
        more = [_typical_deck(cards, chance) for _ in range(REVISIONS - 1)]
        made = caller.made(f"/api/deck/{deck}/branch", {"branches": more})["branches"]
        decks += [deck, *(each["deckid"] for each in made)]
    return decks


def _typical_deck(cards: tuple[list[str], list[str]], chance: random.Random) -> dict[str, Any]:
    """As many cards and as long a text as the mean of the archive's newest winning decks."""
    crypt, library = cards
    words = ("".join(chance.choices(string.ascii_lowercase, k=5)) for _ in range(40))
    return {
        "author": "bench",
        "description": " ".join(words),
        "tags": ["stealth", "vote"],
        "cards": {
            card: chance.randint(1, 6) for card in chance.sample(crypt, 8) + chance.sample(library, 28)
        },
    }


def _timed(name: str, calls: int, call: Callable[[int], object]) -> Iterator[Measurement]:
    times = []
    for number in range(calls):
        time.sleep(PAUSE)
        begin = time.perf_counter()
        call(number)
        times.append(time.perf_counter() - begin)
    cuts = statistics.quantiles(times, n=100)
    yield Measurement(f"{name}, p50", cuts[49] * 1000, "ms", "through the gateway")
    yield Measurement(f"{name}, p99", cuts[98] * 1000, "ms")
