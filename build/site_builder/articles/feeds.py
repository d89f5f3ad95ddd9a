"""Feeds of winning decks, changes of cards and versions of the site: Atom (RFC 4287) and JSON Feed 1.1."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any
from urllib.parse import urlsplit
from xml.etree import ElementTree as Xml

from site_builder.articles.card_changes import CardChange, newest_by_card
from site_builder.articles.catalogue import Catalogue
from site_builder.articles.deck_articles import deck_name, victory
from site_builder.articles.marked_text import without_links
from site_builder.changes import Release
from site_builder.pages import FEED_TITLES, FeedName

ENTRIES = 50
_ATOM = "http://www.w3.org/2005/Atom"


@dataclass(frozen=True)
class Entry:
    """One piece of news."""

    id: str
    """What tells it from others and never changes: a path of this site, or a tag URI (RFC 4151)."""
    path: str
    title: str
    text: str
    day: str


@dataclass(frozen=True)
class Feed:
    """A feed, newest entry first."""

    name: FeedName
    page: str
    """Path of the page with the same content."""
    entries: Sequence[Entry]


def feeds(catalogue: Catalogue, releases: Sequence[Release], address: str) -> list[Feed]:
    """List the feeds that there are data for: the sample archive is no news."""
    found = [Feed("versions", "/changelog", [_release(release) for release in releases[:ENTRIES]])]
    if catalogue.changes:
        host = urlsplit(address).hostname or ""
        entries = [_change(of_card, host) for of_card in newest_by_card(catalogue)]
        found.append(Feed("changes", "/changes", entries))
    if not catalogue.archive.sample:
        found.append(Feed("winning-decks", "/twd", [*_newest_decks(catalogue)]))
    return found


def _newest_decks(catalogue: Catalogue) -> list[Entry]:
    return [
        Entry(
            id=f"/decks/{deck.id}",
            path=f"/decks/{deck.id}",
            title=f"{deck_name(deck)} by {deck.winner}",
            text=f"{victory(deck)}.",
            day=deck.date,
        )
        for deck in islice(catalogue.winning_decks(), ENTRIES)
    ]


def _change(of_card: Sequence[CardChange], host: str) -> Entry:
    """Write the entry of all changes of a card on one day."""
    first = of_card[0]
    return Entry(
        id=f"tag:{host},{first.day}:{first.card}/{first.kind}",
        path=first.path or "/changes",
        title=first.name,
        text="\n".join(without_links(change.words) for change in of_card),
        day=first.day,
    )


def _release(release: Release) -> Entry:
    return Entry(
        id=f"/changelog#{release.version}",
        path="/changelog",
        title=f"Methuselah {release.version}",
        text="\n".join(release.changes),
        day=release.date,
    )


def feed_files(feed: Feed, address: str) -> dict[str, bytes]:
    """Both forms of a feed by file name."""
    return {f"feeds/{feed.name}.atom": _atom(feed, address), f"feeds/{feed.name}.json": _json(feed, address)}


def _whole_id(entry: Entry, address: str) -> str:
    return address + entry.id if entry.id.startswith("/") else entry.id


def _moment(day: str) -> str:
    return f"{day}T00:00:00Z"


def _atom(feed: Feed, address: str) -> bytes:
    root = Xml.Element("feed", {"xmlns": _ATOM, "xml:lang": "en"})

    def add(parent: Xml.Element, name: str, text: str | None = None, **attributes: str) -> Xml.Element:
        child = Xml.SubElement(parent, name, attributes)
        child.text = text
        return child

    own = f"{address}/feeds/{feed.name}.atom"
    add(root, "id", own)
    add(root, "title", FEED_TITLES[feed.name])
    add(root, "updated", _moment(feed.entries[0].day))
    add(root, "link", rel="self", type="application/atom+xml", href=own)
    add(root, "link", rel="alternate", type="text/html", href=address + feed.page)
    add(add(root, "author"), "name", "Methuselah")
    for entry in feed.entries:
        item = add(root, "entry")
        add(item, "id", _whole_id(entry, address))
        add(item, "title", entry.title)
        add(item, "updated", _moment(entry.day))
        add(item, "link", rel="alternate", type="text/html", href=address + entry.path)
        add(item, "content", entry.text, type="text")
    return bytes(Xml.tostring(root, encoding="utf-8", xml_declaration=True)) + b"\n"


def _json(feed: Feed, address: str) -> bytes:
    content: dict[str, Any] = {
        "version": "https://jsonfeed.org/version/1.1",
        "title": FEED_TITLES[feed.name],
        "home_page_url": address + feed.page,
        "feed_url": f"{address}/feeds/{feed.name}.json",
        "language": "en",
        "authors": [{"name": "Methuselah"}],
        "items": [
            {
                "id": _whole_id(entry, address),
                "url": address + entry.path,
                "title": entry.title,
                "content_text": entry.text,
                "date_published": _moment(entry.day),
            }
            for entry in feed.entries
        ],
    }
    return json.dumps(content, ensure_ascii=False, indent=1).encode()
