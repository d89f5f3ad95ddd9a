"""Finds shared decks. A deck with copies of playtest cards is unknown to strangers."""

from __future__ import annotations

import re

from functions.common.deck_errors import UnknownDeckError
from functions.common.deck_ids import is_deck_id
from functions.common.playtest_cards import has_playtest_copies
from functions.common.ports import seconds
from functions.share.frame import frame_page
from functions.share.head import with_preview
from functions.share.ports import Ports
from functions.share.preview import Preview, preview
from functions.share.shared_deck import SharedDeck

_PATH = re.compile(r"/(?:d|decks)/([A-Za-z0-9]{1,40})/?")


def page(ports: Ports, deck_id: str) -> tuple[str, bool]:
    """Return the page of the application with the preview of a deck, and whether there is one."""
    shell = ports.shell()
    try:
        deck = find(ports, deck_id)
    except UnknownDeckError:
        return shell, False
    return with_preview(shell, describe(ports, deck), f"/d/{deck.id}", ports.site), True


def frame(ports: Ports, deck_id: str) -> str:
    """Return the page of a deck for frames. Raises UnknownDeckError."""
    deck = find(ports, deck_id)
    return frame_page(deck, describe(ports, deck), ports.card_facts(), ports.names() or {}, ports.site)


def find_by_url(ports: Ports, url: str) -> SharedDeck:
    """Find the deck of a URL of this site. Raises UnknownDeckError."""
    path = url.removeprefix(ports.site)
    found = _PATH.fullmatch(path.partition("?")[0].partition("#")[0]) if path != url else None
    if found is None:
        raise UnknownDeckError
    return find(ports, found[1])


def find(ports: Ports, deck_id: str) -> SharedDeck:
    """Find a deck. Raises UnknownDeckError."""
    deck = ports.find(deck_id, seconds(ports.clock())) if is_deck_id(deck_id) else None
    if deck is None or has_playtest_copies(deck.cards):
        raise UnknownDeckError
    return deck


def describe(ports: Ports, deck: SharedDeck) -> Preview:
    """Say what a preview shows of a deck."""
    return preview(deck, ports.card_facts(), ports.names())
