"""Decks through the gateway and the real processes: with the published cards, cookies and compression."""

from __future__ import annotations

import gzip
import json
import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import contextmanager
from typing import Any

import pytest

from tests.functions.test_card_data import FACTS, publish
from tests.functions.test_third_party import DECK, PAGE, Site, serving
from tests.local.real_service import real_service
from tests.local.running import needs_dynoxide
from tests.local.service import Headers, Response, Service

pytestmark = [needs_dynoxide, pytest.mark.slow]

ORIGIN = ("origin", "http://127.0.0.1:8080")


@pytest.fixture(scope="module")
def site() -> Iterator[Site]:
    with serving(Site()) as running:
        yield running


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory, site: Site) -> Iterator[Service]:
    folder = tmp_path_factory.mktemp("decks")
    with real_service(folder, DECK_IMPORT=site.address) as running:
        (folder / "dist" / "data").mkdir()
        publish(folder / "dist" / "data", FACTS, "card-facts.1.json")
        yield running


def send(service: Service, method: str, path: str, sent_body: Any, *headers: tuple[str, str]) -> Response:
    sent: Headers = [ORIGIN, ("content-type", "application/json"), *headers]
    return service.ask(path, method, json.dumps(sent_body).encode(), sent)


def cookie(response: Response) -> tuple[str, str]:
    [sent] = response.all("set-cookie")
    return "cookie", sent.partition(";")[0]


def test_the_cards_are_those_of_the_site(service: Service) -> None:
    known = send(service, "POST", "/api/deck", {"anonymous": True, "cards": {"200001": 2}})
    assert known.status == 200
    unknown = send(service, "POST", "/api/deck", {"anonymous": True, "cards": {"200003": 2}})
    assert unknown.status == 422
    assert json.loads(unknown.body)["error"]["details"][0]["field"] == "cards.200003"


def test_the_creator_of_an_anonymous_deck_corrects_it(service: Service) -> None:
    made = send(service, "POST", "/api/deck", {"anonymous": True, "name": "Import"})
    deck = json.loads(made.body)["deckid"]
    assert send(service, "PUT", f"/api/deck/{deck}", {"name": "x"}).status == 401
    assert send(service, "PUT", f"/api/deck/{deck}", {"name": "Repaired"}, cookie(made)).status == 200
    assert json.loads(service.ask(f"/api/deck/{deck}", "GET", b"", None).body)["name"] == "Repaired"


def test_a_deck_is_imported_from_the_configured_site(service: Service, site: Site) -> None:
    response = send(service, "POST", "/api/deck/import", {"url": PAGE + DECK})
    assert (response.status, json.loads(response.body)["name"]) == (200, "First Blood: Tremere")
    assert site.asked == [("/api/deck", "application/x-www-form-urlencoded", f"id={DECK}".encode())]


def test_revisions_and_a_compressed_list(service: Service) -> None:
    account = {"username": "Theo Bell", "password": "correct horse"}
    session = cookie(send(service, "POST", "/api/account", account))
    deck = json.loads(send(service, "POST", "/api/deck", {"cards": {"200001": 4}}, session).body)["deckid"]
    branch = {"author": "", "cards": {"200002": 1}}
    added = send(service, "POST", f"/api/deck/{deck}/branch", {"branches": [branch] * 9}, session)
    assert added.status == 200
    listed = service.ask("/api/decks", "GET", b"", [session, ("accept-encoding", "gzip")])
    assert listed.header("content-encoding") == "gzip"
    response = json.loads(gzip.decompress(listed.body))
    [family] = response["families"].values()
    assert (family["master"], len(family["members"])) == (deck, 10)
    assert {one["mainClan"] for one in response["decks"]} == {"Aabbt Kindred", "Toreador"}
    gone = send(service, "DELETE", f"/api/deck/{deck}", None, session)
    assert sorted(json.loads(gone.body)["removed"]) == sorted(family["members"])


@contextmanager
def silent(
    site: Site, service: Service, users: ThreadPoolExecutor, count: int
) -> Iterator[list[Future[Response]]]:
    """Let imports wait for a silent site. Two of them have reached it."""
    asked, site.slow = len(site.asked), True
    sent_body = {"url": PAGE + DECK}
    try:
        waiting = [users.submit(send, service, "POST", "/api/deck/import", sent_body) for _ in range(count)]
        while len(site.asked) < asked + 2:
            time.sleep(0.01)
        yield waiting
    finally:
        site.slow = False


def test_decks_are_edited_while_the_third_party_site_is_silent(service: Service, site: Site) -> None:
    made = send(service, "POST", "/api/deck", {"anonymous": True})
    deck = f"/api/deck/{json.loads(made.body)['deckid']}"
    with ThreadPoolExecutor() as users:
        with silent(site, service, users, 2) as started:
            pass
        # Both processes run now: from here on imports wait only for the site.
        wait(started)
        with silent(site, service, users, 4) as waiting:
            assert send(service, "PUT", deck, {"name": "Edited"}, cookie(made)).status == 200
            assert service.ask(deck).status == 200
            assert not any(one.done() for one in waiting)
