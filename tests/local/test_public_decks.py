"""From a player's deck to the file that browsers search, through the real processes."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import brotli
import pytest

from infra.local.routes import read_routes
from infra.local.schedules import SOONEST, read_schedules
from infra.local.stack import SERVICE
from tests.functions.test_card_data import publish
from tests.local.real_service import real_service
from tests.local.running import needs_dynoxide
from tests.local.service import ROOT, Headers, Response, Service

pytestmark = [needs_dynoxide, pytest.mark.slow]

ORIGIN = ("origin", "http://127.0.0.1:8080")
FACTS = json.loads((ROOT / "tests" / "contract" / "deck-facts-cards.json").read_text(encoding="utf-8"))
FIT = {"200016": 4, "200049": 4, "200006": 4, "100031": 40, "100287": 20}
CLOCK = {"source": "aws.events"}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("public")


@pytest.fixture(scope="module")
def service(folder: Path) -> Iterator[Service]:
    with real_service(folder) as running:
        (folder / "dist" / "data").mkdir()
        publish(folder / "dist" / "data", FACTS, "card-facts.1.json")
        yield running


@pytest.fixture(scope="module")
def session(service: Service) -> tuple[str, str]:
    account = {"username": "Theo Bell", "password": "correct horse"}
    [sent] = send(service, "POST", "/api/account", account).all("set-cookie")
    return "cookie", sent.partition(";")[0]


def send(service: Service, method: str, path: str, sent_body: Any, *headers: tuple[str, str]) -> Response:
    sent: Headers = [ORIGIN, ("content-type", "application/json"), *headers]
    return service.ask(path, method, json.dumps(sent_body).encode() if sent_body is not None else b"", sent)


def made_public(service: Service, session: tuple[str, str], name: str) -> str:
    made = send(service, "POST", "/api/deck", {"name": name, "cards": FIT}, session)
    deck = json.loads(made.body)["deckid"]
    published = send(service, "POST", f"/api/pda/{deck}", None, session)
    assert published.status == 200, published.body
    child: str = json.loads(published.body)["deckid"]
    return child


def pointer(service: Service) -> dict[str, Any]:
    response = service.ask("/data/pda/index")
    assert response.status == 200
    found_pointer: dict[str, Any] = json.loads(response.body)
    return found_pointer


def ids(service: Service) -> set[str]:
    """The public decks that a browser finds in the smallest variants of the files."""
    found_pointer, found = pointer(service), set[str]()
    for name in filter(None, (found_pointer["base"], found_pointer.get("delta"))):
        response = service.ask(f"/data/pda/{name}", "GET", b"", [("accept-encoding", "br")])
        assert (response.status, response.header("content-encoding")) == (200, "br")
        file = json.loads(brotli.decompress(response.body))
        found = (found - set(file.get("removed", ()))) | set(file["decks"]["ids"])
    return found


def test_a_published_deck_is_found_by_anyone(service: Service, session: tuple[str, str]) -> None:
    first = made_public(service, session, "First")
    assert service.invoke("publisher", CLOCK)["outcome"] == "base"
    assert ids(service) == {first}
    second = made_public(service, session, "Second")
    assert json.loads(service.ask("/api/pda/mine", "GET", b"", [session]).body)["own"] == sorted(
        [first, second]
    )
    assert service.invoke("publisher", CLOCK)["outcome"] == "delta"
    assert ids(service) == {first, second}
    assert send(service, "DELETE", f"/api/pda/{first}", None, session).status == 200
    service.invoke("publisher", CLOCK)
    assert ids(service) == {second}


def test_schedules_are_frequent_enough(service: Service) -> None:
    schedules = {one.function.name: one for one in read_schedules(SERVICE, read_routes(SERVICE))}
    assert schedules["publisher"].every == 60
    cache_control = service.ask("/data/pda/index").header("cache-control")
    assert cache_control is not None
    assert SOONEST + int(cache_control.rpartition("=")[2]) < 60, "a new deck is found within a minute here"


@pytest.mark.parametrize("writes", [1, 2, 3, 4])
def test_a_publisher_that_is_killed_leaves_the_last_good_archive(
    service: Service, session: tuple[str, str], writes: int
) -> None:
    service.invoke("publisher", CLOCK)
    before, found_pointer = ids(service), pointer(service)
    new = made_public(service, session, f"New {writes}")
    environment = {**service.environment, "KILLED_AT": str(writes)}
    killed = subprocess.run([sys.executable, "-c", KILLED], cwd=ROOT, env=environment, check=False)
    assert killed.returncode == -signal.SIGKILL
    assert (pointer(service), ids(service)) == (found_pointer, before)
    service.invoke("publisher", CLOCK)
    assert ids(service) == before | {new}


KILLED = """
import os, signal
written = 0
fsync = os.fsync
def dying(handle):
    global written
    written += 1
    if written == int(os.environ["KILLED_AT"]):
        os.kill(os.getpid(), signal.SIGKILL)
    fsync(handle)
os.fsync = dying
from functions.publisher.handler import handler
handler({}, None)
"""
"""A publisher that is killed while writing a variant of a file, or the pointer."""
