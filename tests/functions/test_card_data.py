"""Card facts: as currently published, and never a reason to fail."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from functions.common import log
from functions.common.card_data import facts_of
from functions.common.files import Folder
from functions.common.published import REFRESH_SECONDS, RETRY_SECONDS, Site, published_at
from tests.functions.deck_harness import DeckHarness
from tests.functions.harness import FakeClock, Harness

FACTS = {
    "crypt": [
        {
            "id": 200001,
            "clan": "Aabbt Kindred",
            "sect": "Independent",
            "group": 2,
            "capacity": 4,
            "disciplines": {"for": 1},
        },
        {
            "id": 200002,
            "clan": "Toreador",
            "sect": "Camarilla",
            "group": 3,
            "capacity": 5,
            "disciplines": {"cel": 1},
        },
        {"id": 200076, "clan": "Caitiff", "sect": "Independent", "capacity": 1, "disciplines": {}},
    ],
    "library": [{"id": 100001, "types": ["Master"]}, {"id": 100002, "types": ["Action"]}],
}


def publish(folder: Path, facts: Any, name: str) -> None:
    (folder / name).write_text(json.dumps(facts))
    (folder / "manifest.json").write_text(json.dumps({"files": {"card-facts": {"path": name}}}))


@pytest.fixture
def warnings(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    warnings: list[str] = []
    monkeypatch.setattr(log, "warning", lambda event, **_facts: warnings.append(event))
    return warnings


@pytest.fixture
def knowing(harness: Harness, tmp_path: Path) -> DeckHarness:
    """A harness whose cards are known."""
    publish(tmp_path, FACTS, "card-facts.1.json")
    return DeckHarness(harness, card_facts=facts_of(Folder(tmp_path), harness.clock))


@pytest.mark.parametrize("card", ["100003", "200003", "199999", "299999"])
def test_an_unknown_card_cannot_be_added_to_a_deck(knowing: DeckHarness, card: str) -> None:
    theo = knowing.builder()
    deck = theo.make(cards={"200001": 1})
    copy = {"branches": [{"author": "", "cards": {card: 1}}]}
    for reply, field_ in (
        (theo.browser.call("POST", "/api/deck", {"cards": {card: 1}}), f"cards.{card}"),
        (theo.browser.call("POST", "/api/deck", {"cards": {card: 1}, "anonymous": True}), f"cards.{card}"),
        (theo.change(deck, cards={card: 0}), f"cards.{card}"),
        (theo.change(deck, 1, replaceCards={card: 1}), f"replaceCards.{card}"),
        (theo.browser.call("POST", f"/api/deck/{deck}/branch", copy), f"branches.0.cards.{card}"),
    ):
        assert (reply.status, reply.code) == (422, "invalid")
        assert [problem["field"] for problem in reply.json["error"]["details"]] == [field_]
    assert theo.cards(deck) == {"200001": 1}


def test_a_card_that_no_longer_exists_stays_in_its_deck(harness: Harness, tmp_path: Path) -> None:
    publish(tmp_path, FACTS, "card-facts.1.json")
    decks = DeckHarness(harness, card_facts=facts_of(Folder(tmp_path), harness.clock))
    theo = decks.builder()
    deck = theo.make(cards={"200001": 1, "100002": 1})
    publish(tmp_path, {**FACTS, "library": FACTS["library"][:1]}, "card-facts.22.json")
    harness.clock.forward(seconds=REFRESH_SECONDS)
    assert theo.change(deck, cards={"100002": 3}).status == 200
    assert theo.change(deck, cards={"200002": 3}).status == 200
    reply = theo.browser.call("POST", f"/api/deck/{deck}/branch", {"deckid": deck})
    assert reply.status == 200, "nor is it lost in a copy of its own"
    other = theo.make(cards={"200001": 1})
    reply = theo.browser.call("POST", f"/api/deck/{other}/branch", {"deckid": deck})
    assert reply.status == 200, "nor in one that becomes a revision of another deck"
    assert theo.cards(reply.json["branches"][0]["deckid"]) == {"200001": 1, "100002": 3, "200002": 3}
    assert theo.change(deck, cards={"100002": -1}).status == 200
    assert theo.change(deck, cards={"100002": 1}).status == 422


def test_the_main_clan_is_right_after_every_edit(knowing: DeckHarness) -> None:
    theo = knowing.builder()
    deck = theo.make(cards={"200001": 2, "200076": 5})

    def clan(of: str = deck) -> Any:
        [listed] = [each for each in theo.listed() if each["deckid"] == of]
        return listed["mainClan"]

    assert clan() == "Aabbt Kindred"
    for sent_body, rev, expected in (
        ({"cards": {"200002": 2}}, None, None),
        ({"cards": {"200002": 3}}, None, "Toreador"),
        ({"cards": {"200002": -1}}, None, "Aabbt Kindred"),
        ({"name": "New"}, None, "Aabbt Kindred"),
        ({"replaceCards": {"200002": 1}}, 5, "Toreador"),
        ({"cards": {"200002": 0}}, None, None),
    ):
        assert theo.change(deck, rev, **sent_body).status == 200
        assert clan() == expected, sent_body
    [revision] = theo.add_revisions(deck, {"cards": {"200002": 1}})
    assert clan(revision) == "Toreador"
    theo.change(revision, cards={"200001": 9})
    assert clan(revision) == "Aabbt Kindred", "also by the edit that made it the master"


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("manifest.json", None),
        ("manifest.json", "{"),
        ("manifest.json", "[]"),
        ("manifest.json", '{"files": {}}'),
        ("manifest.json", '{"files": {"card-facts": {"path": "elsewhere.json"}}}'),
        ("card-facts.1.json", "{}"),
        ("card-facts.1.json", '{"crypt": [{"id": 1}], "library": []}'),
        ("card-facts.1.json", '{"crypt": 7, "library": []}'),
    ],
)
def test_unreadable_data_are_logged_and_fail_no_call(
    harness: Harness, tmp_path: Path, warnings: list[str], name: str, content: str | None
) -> None:
    publish(tmp_path, FACTS, "card-facts.1.json")
    (tmp_path / name).unlink() if content is None else (tmp_path / name).write_text(content)
    decks = DeckHarness(harness, card_facts=facts_of(Folder(tmp_path), harness.clock))
    theo = decks.builder()
    deck = theo.make(cards={"200003": 2})
    assert theo.change(deck, cards={"199999": 1}).status == 200
    assert theo.browser.call("POST", "/api/deck", {"cards": {"300000": 1}}).status == 422, "no card at all"
    assert theo.listed()[0]["mainClan"] is None
    assert warnings == ["card-facts-unreadable"], "once, not at every call"
    publish(tmp_path, FACTS, "card-facts.2.json")
    harness.clock.forward(seconds=RETRY_SECONDS)
    assert theo.change(deck, cards={"199998": 1}).status == 422, "and are tried again"


def test_the_last_facts_stay_in_use_and_the_clan_too(tmp_path: Path, warnings: list[str]) -> None:
    clock = FakeClock()
    publish(tmp_path, FACTS, "card-facts.1.json")
    data = facts_of(Folder(tmp_path), clock)
    before = data()
    (tmp_path / "manifest.json").write_text("not yet whole")
    clock.forward(seconds=REFRESH_SECONDS)
    assert data() is before
    assert warnings == ["card-facts-unreadable"]


def test_the_clan_of_a_deck_outlives_facts_that_cannot_be_read(harness: Harness, tmp_path: Path) -> None:
    publish(tmp_path, FACTS, "card-facts.1.json")
    knowing = DeckHarness(harness, card_facts=facts_of(Folder(tmp_path), harness.clock))
    browser = knowing.registered("Theo Bell")
    deck = knowing.same_user(browser).make(cards={"200001": 1})
    blind = DeckHarness(harness).same_user(browser)
    assert blind.change(deck, cards={"100001": 2}).status == 200
    [listed] = blind.listed()
    assert (listed["mainClan"], listed["libraryCount"]) == ("Aabbt Kindred", 2)


@dataclass
class Cdn:
    """A site that counts requests."""

    files: dict[str, bytes]
    address: str = ""
    asked: list[tuple[str, str]] = field(default_factory=list)
    status: int = 200


@contextmanager
def serving(cdn: Cdn) -> Iterator[Cdn]:
    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            known = self.headers.get("if-none-match", "")
            cdn.asked.append((self.path, known))
            body = cdn.files.get(self.path)
            mark = f'"{len(body or b"")}"'
            status = cdn.status if body is not None else 404
            status = 304 if status == 200 and known == mark else status
            self.send_response(status)
            self.send_header("etag", mark)
            self.end_headers()
            if status == 200:
                self.wfile.write(body or b"")

        def log_message(self, format: str, *arguments: Any) -> None:  # noqa: A002 (its name in the base class)
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        cdn.address = f"http://127.0.0.1:{server.server_port}"
        try:
            yield cdn
        finally:
            server.shutdown()
            thread.join()


def manifest(name: str) -> bytes:
    return json.dumps({"files": {"card-facts": {"path": name}}}).encode()


def test_behind_the_cdn_they_are_fetched_once_and_revalidated_by_etag(warnings: list[str]) -> None:
    clock = FakeClock()
    facts = json.dumps(FACTS).encode()
    with serving(Cdn({"/data/manifest.json": manifest("a.json"), "/data/a.json": facts})) as cdn:
        data = facts_of(published_at(f"{cdn.address}/data/"), clock)
        found = data()
        assert found is not None
        assert 200001 in found
        assert 200003 not in found
        data()
        assert [path for path, _ in cdn.asked] == ["/data/manifest.json", "/data/a.json"]
        clock.forward(seconds=REFRESH_SECONDS)
        assert data() is found
        assert cdn.asked[2:] == [("/data/manifest.json", f'"{len(manifest("a.json"))}"')]
        cdn.files |= {
            "/data/manifest.json": manifest("bb.json"),
            "/data/bb.json": b'{"crypt": [], "library": []}',
        }
        clock.forward(seconds=REFRESH_SECONDS)
        emptied = data()
        assert emptied is not None
        assert 200001 not in emptied
        cdn.status = 500
        clock.forward(seconds=REFRESH_SECONDS)
        assert data() is emptied
    clock.forward(seconds=REFRESH_SECONDS)
    assert data() is emptied, "nor does a site that is gone"
    assert warnings == ["card-facts-unreadable"] * 2


def test_where_the_data_are() -> None:
    assert published_at("") is None
    assert published_at("/srv/dist/data") == Folder(Path("/srv/dist/data"))
    assert published_at("https://cards.example.org/data/") == Site("https://cards.example.org/data")
    assert facts_of(None, FakeClock())() is None
