"""Link previews of stored decks, and decks in frames of other sites."""

from __future__ import annotations

import re
from html import unescape
from html.parser import HTMLParser
from typing import Any

import pytest

from tests.functions.calls import Browser, Reply
from tests.functions.deck_harness import Builder, DeckHarness
from tests.functions.harness import Harness
from tests.functions.pda_harness import ADRIANNE, AIRE_OF_ELATION, ALEXANDRA, FIT, some_cards, stored
from tests.functions.share_harness import SHELL, SITE, share_app

EVIL = """</title><script>alert('1')</script> "&\\1"""


class Head(HTMLParser):
    """The tags of a page that programs read."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.meta: dict[str, str] = {}
        self.links: dict[str, str] = {}
        self.tags: list[str] = []
        self.feed(page)
        self.title = unescape(re.findall(r"<title>(.*?)</title>", page)[0])

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.tags.append(tag)
        if tag == "meta" and "content" in found:
            name = found.get("property") or found.get("name") or ""
            assert name not in self.meta or name == "theme-color"
            self.meta[name] = found["content"]
        if tag == "link" and found["rel"] in ("canonical", "alternate"):
            self.links[found["rel"]] = found["href"]


@pytest.fixture
def decks(harness: Harness) -> DeckHarness:
    return DeckHarness(harness, card_facts=some_cards)


@pytest.fixture
def builder(decks: DeckHarness) -> Builder:
    return decks.same_user(decks.registered("Theo Bell"))


@pytest.fixture
def stranger(harness: Harness) -> Browser:
    return Browser(share_app(harness))


def head(reply: Reply) -> Head:
    return Head(reply.body.decode())


def test_a_stored_deck_has_its_own_preview(builder: Builder, stranger: Browser) -> None:
    deck = builder.make(name="Malkavian bleed", author="Zoë", cards={**FIT, ADRIANNE: 5})
    reply = stranger.call("GET", f"/d/{deck}")
    assert (reply.status, reply.headers["cache-control"]) == (200, "public, max-age=60")
    assert reply.headers["content-type"] == "text/html; charset=utf-8"
    assert "set-cookie" not in reply.headers
    found = head(reply)
    assert found.title == "Malkavian bleed · Methuselah"
    assert found.meta["og:title"] == found.meta["twitter:title"] == "Malkavian bleed"
    assert found.meta["og:description"] == found.meta["description"]
    assert found.meta["og:description"].startswith("Deck of Zoë · ")
    assert found.meta["og:description"].endswith("groups 1 to 4 · 13 crypt and 60 library cards")
    assert found.meta["og:image"] == found.meta["twitter:image"]
    assert re.fullmatch(r"https://img\.example\.org/adrianneg\d\.jpg\?v=7", found.meta["og:image"])
    assert found.links["canonical"] == found.meta["og:url"] == f"{SITE}/d/{deck}"
    assert found.meta["robots"] == "noindex", "unlisted decks stay unlisted"
    assert 'id="theme"' in reply.body.decode(), "it is the application"


def test_a_rename_shows_and_so_does_the_name_of_a_revision(builder: Builder, stranger: Browser) -> None:
    deck = builder.make(name="First", author="Zoë", cards=FIT)
    [revision] = builder.add_revisions(deck)
    builder.change(deck, name="Second")
    for one in (deck, revision):
        assert head(stranger.call("GET", f"/d/{one}")).meta["og:title"] == "Second"


def test_what_a_builder_writes_is_escaped(builder: Builder, stranger: Browser) -> None:
    deck = builder.make(name=EVIL, author=EVIL, cards=FIT)
    plain = head(stranger.call("GET", "/d/Unknown12"))
    for path in (f"/d/{deck}", f"/embed/decks/{deck}"):
        found = head(stranger.call("GET", path))
        assert found.title == f"{EVIL} · Methuselah"
        assert found.tags.count("script") == (plain.tags.count("script") if path.startswith("/d/") else 0)
    assert head(stranger.call("GET", f"/d/{deck}")).meta["og:title"] == EVIL
    frame = stranger.call("GET", f"/api/oembed?url={SITE}/d/{deck}").json["html"]
    assert "<script" not in frame


def test_a_deck_without_anything_has_a_preview(builder: Builder, stranger: Browser) -> None:
    deck = builder.make(name="Empty", cards={})
    found = head(stranger.call("GET", f"/d/{deck}"))
    assert found.meta["og:description"].endswith(" · 0 crypt and 0 library cards")
    assert "og:image" not in found.meta


def test_unknown_ids_and_playtest_decks_give_the_neutral_head(builder: Builder, stranger: Browser) -> None:
    playtest = builder.make(name="Secret", cards=FIT)
    item = stored(playtest)
    item.cards = {**item.cards, "210001": 1}
    item.save()
    for deck in (playtest, "Ab3dE6gH9", "10270", "x", "%3Cscript%3E"):
        reply = stranger.call("GET", f"/d/{deck}")
        assert (reply.status, reply.body.decode()) == (404, SHELL)
        frame = stranger.call("GET", f"/embed/decks/{deck}")
        assert frame.status == 400
        assert b"Secret" not in frame.body
        asked = stranger.call("GET", f"/api/oembed?url={SITE}/d/{deck}")
        assert (asked.status, asked.json["error"]["code"]) == (400, "unknown-deck")


def test_considered_playtest_cards_are_left_out(builder: Builder, stranger: Browser) -> None:
    deck = builder.make(name="Considered", cards={ADRIANNE: 4, AIRE_OF_ELATION: 3})
    item = stored(deck)
    item.cards = {**item.cards, "210001": 0, "110001": 0}
    item.save()
    reply = stranger.call("GET", f"/d/{deck}")
    assert (reply.status, head(reply).meta["og:title"]) == (200, "Considered")
    assert head(reply).meta["og:description"].endswith("4 crypt and 3 library cards")
    frame = stranger.call("GET", f"/embed/decks/{deck}")
    assert (frame.status, b"10001" in frame.body) == (200, False)
    assert stranger.call("GET", f"/api/oembed?url={SITE}/d/{deck}").status == 200


def test_a_frame_lists_the_cards_without_scripts(builder: Builder, stranger: Browser) -> None:
    deck = builder.make(name="Bleed", author="Zoë", cards={ADRIANNE: 4, ALEXANDRA: 2, AIRE_OF_ELATION: 3})
    reply = stranger.call("GET", f"/embed/decks/{deck}")
    page = reply.body.decode()
    assert {"script", "img", "iframe"} & {*Head(page).tags} == set()
    assert "<h2>Crypt (6)</h2>" in page
    assert (
        f'<li><span>2</span> <a href="{SITE}/cards/{ALEXANDRA}" rel="noopener">Alexandra (ADV)</a></li>'
        in page
    )
    assert f'href="{SITE}/d/{deck}"' in page
    [style] = re.findall(r'<link rel="stylesheet" href="([^"]+)">', page)
    answer = stranger.call("GET", style)
    assert (answer.status, answer.headers["content-type"]) == (200, "text/css; charset=utf-8")


def test_programs_discover_how_to_embed_a_deck(builder: Builder, stranger: Browser) -> None:
    deck = builder.make(name="Bleed", author="Zoë", cards=FIT)
    link = head(stranger.call("GET", f"/d/{deck}")).links["alternate"]
    assert link.startswith(SITE)
    answer: dict[str, Any] = stranger.call("GET", f"{link.removeprefix(SITE)}&maxwidth=300").json
    size = 'width="300" height="480"'
    source = f"{SITE}/embed/decks/{deck}"
    assert answer["html"] == f'<iframe src="{source}" {size} title="Bleed" loading="lazy"></iframe>'
    facts = {key: answer[key] for key in ("version", "type", "title", "author_name", "width", "height")}
    assert facts == {
        "version": "1.0",
        "type": "rich",
        "title": "Bleed",
        "author_name": "Zoë",
        "width": 300,
        "height": 480,
    }
    assert stranger.call("GET", f"{link.removeprefix(SITE)}&format=xml").status == 400


@pytest.mark.parametrize(
    "url", ["https://elsewhere.example/d/Ab3dE6gH9", "/d/Ab3dE6gH9", "", f"{SITE}/crypt"]
)
def test_only_urls_of_this_site_are_embedded(stranger: Browser, url: str) -> None:
    assert stranger.call("GET", f"/api/oembed?url={url}").status == 400
