"""Harness of shared decks: what programs and strangers get from their URLs."""

from __future__ import annotations

from fastapi import FastAPI
from site_builder.pages import Page, Renderer

from functions.share import repository
from functions.share.card_names import read_names
from functions.share.factory import create_app
from functions.share.ports import Ports
from tests.functions.harness import Harness
from tests.functions.pda_harness import ADRIANNE, AIRE_OF_ELATION, ALEXANDRA, some_cards
from tests.functions.rebuild_harness import VITE

SITE = "https://cards.example.org"
SHELL = Renderer(VITE, {"images": {"host": "https://img.example.org", "cacheVersion": "7"}}).page(
    Page(title="Decks", heading="Decks", description="Build decks.", intro="Decks of yours."), ()
)
"""The page of the application that shows decks."""
NAMES = {
    "cards": [
        {"id": int(ADRIANNE), "name": "Adrianne", "initials": "a"},
        {"id": int(ALEXANDRA), "name": "Alexandra", "initials": "a", "suffix": "ADV"},
        {"id": int(AIRE_OF_ELATION), "name": "Aire of Elation", "initials": "aoe"},
    ]
}


def share_app(harness: Harness) -> FastAPI:
    """The function over the table of the accounts."""
    names = read_names(NAMES)
    ports = Ports(harness.clock, repository.find, some_cards, lambda: names, lambda: SHELL, SITE)
    return create_app(harness.settings, ports)
