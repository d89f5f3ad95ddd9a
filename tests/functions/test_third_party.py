"""Importing decks from a fake third-party site."""

from __future__ import annotations

import json
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from functions.decks import limits
from functions.decks.import_client import MAX_BYTES, ImportClient
from functions.decks.services import third_party
from tests.functions.calls import Reply
from tests.functions.deck_harness import DeckHarness
from tests.functions.harness import Harness

pytestmark = pytest.mark.slow

PAGE = "https://amaranth.vtes.co.nz/#deck/"
DECK = "4d3aa426-70da-44b7-8cb7-92377a1a0dbd"
RESULT = {
    "id": DECK,
    "title": "First Blood: Tremere",
    "author": "BCP",
    "description": "https://blackchantry.com",
    "modified": "2020-12-28 07:31:48",
    "cards": {"1388": 12, "412": "2", "3907": 0},
    "versions": [{"comments": "Before Lutz", "cards": {"1388": 3}}, {"comments": None, "cards": []}],
}


@dataclass
class Site:
    """A fake of the third-party site."""

    status: int = 200
    body: bytes = json.dumps({"result": RESULT}).encode()
    headers: dict[str, str] = field(default_factory=dict)
    slow: bool = False
    address: str = ""
    asked: list[tuple[str, str, bytes]] = field(default_factory=list)


@contextmanager
def serving(site: Site) -> Iterator[Site]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            site.asked.append((self.path, self.headers["content-type"], body))
            self.send_response(site.status)
            for name, value in site.headers.items():
                self.send_header(name, value)
            self.end_headers()
            try:
                while site.slow:
                    self.wfile.write(b" ")
                    time.sleep(0.01)
                self.wfile.write(site.body)
            except OSError:
                return  # The client has given up.

        def do_GET(self) -> None:
            site.asked.append((self.path, "", b""))

        def log_message(self, format: str, *arguments: Any) -> None:  # noqa: A002 (its name in the base class)
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        site.address = f"http://127.0.0.1:{server.server_port}/api/deck"
        try:
            yield site
        finally:
            site.slow = False
            server.shutdown()
            thread.join()


def fetch(harness: Harness, site: Site, url: str = PAGE + DECK, seconds: float = 6) -> Reply:
    decks = DeckHarness(harness, fetch_deck=ImportClient(site.address, seconds).fetch)
    return decks.stranger().browser.call("POST", "/api/deck/import", {"url": url})


def test_a_deck_is_read_without_an_account(harness: Harness) -> None:
    with serving(Site()) as site:
        reply = fetch(harness, site)
    assert reply.status == 200, reply.body
    assert reply.json == {
        "name": "First Blood: Tremere",
        "author": "BCP",
        "description": "https://blackchantry.com",
        "cards": {"1388": 12, "412": 2},
        "versions": [{"comments": "Before Lutz", "cards": {"1388": 3}}, {"comments": "", "cards": {}}],
    }
    assert site.asked == [("/api/deck", "application/x-www-form-urlencoded", f"id={DECK}".encode())]


@pytest.mark.parametrize(
    ("url", "code", "message"),
    [
        ("", "no-address", "ENTER URL"),
        ("  \n", "no-address", "ENTER URL"),
        ("amaranth", "wrong-address", "ERROR IN URL"),
        (PAGE, "wrong-address", "ERROR IN URL"),
        (PAGE + "x&id=y", "wrong-address", "ERROR IN URL"),
        (PAGE + "../../admin", "wrong-address", "ERROR IN URL"),
        (PAGE + "é", "wrong-address", "ERROR IN URL"),
        (PAGE + "x" * 65, "wrong-address", "ERROR IN URL"),
        ("https://amaranth.vtes.co.nz/deck/" + DECK, "wrong-address", "ERROR IN URL"),
    ],
)
def test_a_url_without_a_deck_causes_no_request(harness: Harness, url: str, code: str, message: str) -> None:
    with serving(Site()) as site:
        reply = fetch(harness, site, url)
    assert (reply.status, reply.code) == (400, code)
    assert reply.json["error"]["message"] == message
    assert site.asked == []


def test_only_the_configured_url_is_requested(harness: Harness) -> None:
    with serving(Site()) as site, serving(Site()) as other:
        reply = fetch(harness, site, f"{other.address}#deck/{DECK}")
        assert (reply.status, len(site.asked), other.asked) == (200, 1, [])


@pytest.mark.parametrize(
    "site",
    [
        Site(status=404),
        Site(status=500),
        Site(status=204, body=b""),
        Site(body=b"<html>"),
        Site(body=b"\xff"),
        Site(body=b"[" * 100_000),
        Site(body=b"[]"),
        Site(body=b"{}"),
        Site(body=b'{"result": null}'),
        Site(body=b'{"result": {"cards": {"Ashur Tablets": 1}}}'),
        Site(body=b'{"result": {"cards": {"1": "many"}}}'),
        Site(body=b'{"result": {"cards": {"1": NaN}}}'),
        Site(body=b'{"result": {"cards": {"1": Infinity}}}'),
        Site(body=b'{"result": {"cards": "1"}}'),
        Site(body=b'{"result": {"cards": {}, "versions": 7}}'),
        Site(body=b" " * (MAX_BYTES + 1)),
        Site(body=b'{"result": {"title": "cut off', headers={"content-length": "2000"}),
    ],
    ids=lambda site: f"{site.status} {site.body[:40]!r} {site.headers}",
)
def test_any_other_response_is_a_failed_import(harness: Harness, site: Site) -> None:
    with serving(site):
        reply = fetch(harness, site)
    assert (reply.status, reply.code) == (400, "import-failed")
    assert reply.json["error"]["message"] == "ERROR DURING IMPORT"


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_a_redirect_is_not_followed(harness: Harness, status: int) -> None:
    with serving(Site()) as other, serving(Site(status, headers={"location": other.address})) as site:
        assert fetch(harness, site).code == "import-failed"
        assert other.asked == []


def test_a_site_that_never_ends_is_given_up(harness: Harness) -> None:
    with serving(Site(slow=True)) as site:
        assert fetch(harness, site, seconds=0.2).code == "import-failed"


DRIPS = 3000
"""Bytes for a minute or more: the site ends long after the time of a call."""


@dataclass
class Dripping:
    """A site that sends a byte now and then."""

    place: str
    sent_everything: bool = False
    """Whether the client has stayed until the site ended by itself."""


@contextmanager
def dripping(first: bytes) -> Iterator[Dripping]:
    """A server that sends a byte now and then, each before a timeout of the socket."""
    over = threading.Event()

    def drip(server: socket.socket) -> None:
        connection, _ = server.accept()
        with connection:
            try:
                connection.sendall(first)
                for _ in range(DRIPS):
                    if over.wait(0.02):
                        return
                    connection.sendall(b"x")
                site.sent_everything = True
            except OSError:
                return  # The client has given up.

    with socket.create_server(("127.0.0.1", 0)) as server:
        site = Dripping(f"127.0.0.1:{server.getsockname()[1]}/api/deck")
        thread = threading.Thread(target=drip, args=(server,))
        thread.start()
        try:
            yield site
        finally:
            over.set()
            # A client that has given up before it connected would leave the server waiting for it.
            socket.create_connection(server.getsockname()).close()
            thread.join()


@pytest.mark.parametrize(
    "address_and_first",
    [
        ("http://", b"HTTP/1.1 200 OK\r\nx-long: "),
        ("http://", b""),
        ("http://", b"HTTP/1.1 200 OK\r\ncontent-length: 9000\r\n\r\n"),
        ("https://", b"\x16\x03\x03\x40\x00"),
    ],
    ids=["headers", "status", "body", "handshake"],
)
def test_a_site_that_sends_a_byte_now_and_then_is_given_up(
    harness: Harness, address_and_first: tuple[str, bytes]
) -> None:
    scheme, first = address_and_first
    with dripping(first) as site:
        assert fetch(harness, Site(address=f"{scheme}{site.place}"), seconds=0.3).code == "import-failed"
        assert not site.sent_everything, "a dripping site holds a call for as long as it likes"


def test_no_site_and_one_that_is_not_there(harness: Harness) -> None:
    with serving(Site()) as gone:
        pass
    for site in (gone, Site()):
        assert fetch(harness, site).code == "import-failed"


def test_imports_per_address_are_limited(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(third_party, "PER_ADDRESS", replace(third_party.PER_ADDRESS, limit=2))
    with serving(Site()) as site:
        assert [fetch(harness, site).status for _ in range(3)] == [200, 200, 429]
        assert len(site.asked) == 2


def test_long_values_are_truncated_and_reduced_to_text() -> None:
    result = {
        "title": " two\nlines\x00 " + "x" * 100,
        "author": 7,
        "description": "a\r\nb\rc\x07" + "x" * 40_000,
        "cards": {"1": 5000, "2": 2.0, "3": -1, "4": True},
        "versions": [{"comments": "\ud800x", "cards": {}}] * 100,
    }
    deck = third_party.read_answer({"result": result})
    assert deck.name == "two lines " + "x" * 54
    assert deck.author == ""
    assert deck.description.startswith("a\nb\ncxxx")
    assert len(deck.description) == limits.MAX_DESCRIPTION_BYTES
    assert deck.cards == {"1": limits.MAX_COPIES, "2": 2, "4": 1}
    assert len(deck.versions) == limits.MAX_REVISIONS - 1, "with the deck itself as many as there may be"
    assert deck.versions[0].comments == "x"


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.floats() | st.integers() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)
FIELDS = ("title", "author", "description", "cards", "versions")


@given(
    st.dictionaries(
        st.sampled_from(FIELDS),
        ANYTHING | st.dictionaries(st.from_regex(r"[0-9]+", fullmatch=True), st.integers()),
    )
)
def test_any_response_is_a_deck_within_limits_or_refused(result: dict[str, Any]) -> None:
    try:
        deck = third_party.read_answer({"result": result})
    except (ValueError, OverflowError):
        return
    assert len(deck.name) <= limits.MAX_NAME_LENGTH
    assert len(deck.author) <= limits.MAX_AUTHOR_LENGTH
    for cards in (deck.cards, *(version.cards for version in deck.versions)):
        assert all(card.isascii() and card.isdigit() for card in cards)
        assert all(0 < copies <= limits.MAX_COPIES for copies in cards.values())
    (deck.name + deck.author + deck.description).encode("utf-8")
