"""Time of the publisher for an archive of 50,000 decks."""

from __future__ import annotations

import json
import os
import random
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

import botocore.session
from botocore.config import Config

from functions.common.ports import iso
from functions.common.public_items import public_keys
from functions.common.settings import Settings
from functions.common.tables import TTL_ATTRIBUTE, connect, table_definition
from functions.publisher.archive import Changes, Span
from functions.publisher.ports import Ports
from functions.publisher.repository import read_changes
from functions.publisher.service import run
from functions.publisher.stores.folder import FolderStore
from infra.local.database import Database, database
from infra.local.settings import NO_CREDENTIALS
from infra.local.tables import create_table
from tests.bench.budgets import KIB, Measurement

DECKS = 50_000
STORED = 10_000
"""Decks in the database, which is read several times to reach all of them: filling it with more takes
minutes, because each write of the embedded database scans the public index."""
TABLE = "bench"
_BATCH = 25
_WRITERS = 4
_START, _NOW = datetime(2026, 11, 1, tzinfo=UTC), datetime(2030, 11, 1, tzinfo=UTC)
"""Published within four years."""


def publisher_measurements(root: Path, dist: Path) -> Iterator[Measurement]:
    """Fill a database, write everything, then a few changes."""
    with (
        tempfile.TemporaryDirectory() as scratch,
        database(os.environ, root, Path(scratch), memory=True) as base,
    ):
        endpoint = base.endpoint if isinstance(base, Database) else base
        create_table(endpoint, table_definition(TABLE), TTL_ATTRIBUTE)
        connect(Settings(TABLE, ("http://localhost",), endpoint, "us-east-1"))
        client = _patient_client(endpoint)
        cards, chance = card_ids(dist), random.Random(7)  # noqa: S311 (the same decks every time)
        _fill(client, cards, chance)
        ports = Ports(lambda: _NOW, FolderStore(Path(scratch) / "pda"), _read_often)
        begin = time.monotonic()
        done = run(ports)
        took = time.monotonic() - begin
        yield Measurement(f"Publishing {DECKS:,} decks", took, "s", f"{done.decks:,} written")
        for written in (Path(scratch) / "pda").glob("base.*.br"):
            yield Measurement(f"Base of {DECKS:,} decks, brotli", written.stat().st_size / KIB, "KiB")
        _write(client, [_item(number, _NOW, cards, chance) for number in range(_BATCH)])
        begin = time.monotonic()
        done = run(ports)
        took = (time.monotonic() - begin) * 1000
        yield Measurement(f"Publishing {_BATCH} changes of them", took, "ms", f"{done.decks} written")


def _read_often(span: Span) -> Changes:
    """Read everything repeatedly, each time as other decks; changes are read once."""
    if span.since is not None:
        return read_changes(span)
    times = [read_changes(span).decks for _ in range(DECKS // STORED)]
    decks = [
        replace(deck, id=f"{chr(ord('B') + number)}{deck.id[1:]}")
        for number, some in enumerate(times)
        for deck in some
    ]
    return Changes(decks, [])


def _patient_client(endpoint: str) -> Any:
    """Return a client that waits for a database which is being filled."""
    return botocore.session.Session().create_client(
        "dynamodb",
        region_name=NO_CREDENTIALS["AWS_REGION"],
        endpoint_url=endpoint,
        aws_access_key_id=NO_CREDENTIALS["AWS_ACCESS_KEY_ID"],
        aws_secret_access_key=NO_CREDENTIALS["AWS_SECRET_ACCESS_KEY"],
        config=Config(read_timeout=120, parameter_validation=False),
    )


def card_ids(dist: Path) -> tuple[list[str], list[str]]:
    """Ids of the real cards, crypt and library."""
    manifest = json.loads((dist / "data" / "manifest.json").read_text(encoding="utf-8"))
    facts = json.loads((dist / "data" / manifest["files"]["card-facts"]["path"]).read_text(encoding="utf-8"))
    return [str(card["id"]) for card in facts["crypt"]], [str(card["id"]) for card in facts["library"]]


def _fill(client: Any, cards: tuple[list[str], list[str]], chance: random.Random) -> None:
    step = (_NOW - _START) / STORED
    items = [_item(number, _START + number * step, cards, chance) for number in range(STORED)]
    with ThreadPoolExecutor(_WRITERS) as pool:
        list(pool.map(partial(_write, client), (items[at : at + _BATCH] for at in range(0, STORED, _BATCH))))


def _write(client: Any, items: list[dict[str, Any]]) -> None:
    client.batch_write_item(RequestItems={TABLE: [{"PutRequest": {"Item": item}} for item in items]})


def _item(
    number: int, moment: datetime, cards: tuple[list[str], list[str]], chance: random.Random
) -> dict[str, Any]:
    """A public deck of about 33 different cards; some cards are very common."""
    deck = f"B{number:08}"
    partition, place = public_keys(deck, moment)
    crypt, library = (
        {kind[min(int(chance.paretovariate(0.4)), len(kind)) - 1] for _ in range(size)}
        for kind, size in zip(cards, (12, 44), strict=True)
    )
    texts = {
        "pk": f"DECK#{deck}",
        "sk": "META",
        "gsi3pk": partition,
        "gsi3sk": place,
        "name": f"Deck number {number}",
        "author": f"Player {chance.randrange(5000)}",
        "description": "What it does, and how it fares. " * 8,
        "created": iso(moment),
        "updated": iso(moment),
    }
    copies = {card: {"N": str(chance.randint(1, 4))} for card in crypt | library}
    plain = {name: {"S": text} for name, text in texts.items()}
    return {**plain, "cards": {"M": copies}, "favorites": {"N": str(chance.randrange(9))}}
