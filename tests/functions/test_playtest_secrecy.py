"""Nothing of a playtest round is anywhere but in the calls of playtesters (docs/rules/playtest.md §7).

A round of our own sample is built, and every published file, and every call by others is searched for its
names, texts, image names and ids.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import brotli
import pytest
from card_pipeline.playtest_command import run_playtest
from fastapi import FastAPI

from functions.common import log, session_owner
from functions.decks.services import playtest_cards, reading
from functions.meta import factory as meta
from functions.playtest.round_data import RoundData, read_round_data
from functions.share import service as share
from tests.card_data import published_data
from tests.functions.calls import Browser
from tests.functions.databases import ROOT
from tests.functions.deck_harness import Builder, DeckHarness
from tests.functions.harness import Harness
from tests.functions.ideas_harness import IdeasHarness, model_of_products
from tests.functions.inventory_harness import Collector, InventoryHarness, all_cards
from tests.functions.pda_harness import PdaHarness
from tests.functions.playtest_harness import FakeFiles, PlaytestHarness
from tests.functions.playtest_probe import (
    ROUND,
    Secrets,
    Viewer,
    addresses,
    in_app,
    leaks_in_files,
    secrets_of,
)
from tests.functions.share_harness import share_app

pytestmark = pytest.mark.slow

Leaks = Callable[[str], dict[tuple[str, str], bytes]]
"""Role → what it finds, by call."""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("playtest")
    run_playtest(None, folder, lambda _: None)
    return folder


@pytest.fixture(scope="module")
def sample(built: Path) -> RoundData:
    return read_round_data((built / "playtest.json").read_bytes())


@pytest.fixture(scope="module")
def secrets(sample: RoundData) -> Secrets:
    return secrets_of(sample)


def test_the_search_finds_what_is_there(sample: RoundData, secrets: Secrets) -> None:
    found = set(secrets.findall(sample.content))
    assert {b"Placeholder Vampire One", b"Placeholder Deck A", b"210001", b"110018"} <= found
    assert secrets.findall(b'{"cards":{"210012":2}}')
    assert not secrets.findall(b'"1210012", "a210012", 0.210012')


def test_no_published_file_names_anything_of_the_round(tmp_path: Path, secrets: Secrets) -> None:
    data, dist = published_data(tmp_path), ROOT / "dist"
    assert len(list(data.rglob("*.json"))) > 10
    assert leaks_in_files(data, secrets) == {}
    if (dist / "index.html").is_file():
        assert (dist / "sw.js").is_file(), "with the list of what is stored offline"
        assert leaks_in_files(dist, secrets) == {}


@pytest.mark.parametrize("leak", ["name.json", "text.json.br", "sw.js", "assets/chunk.js", "image"])
def test_a_leak_in_a_file_is_found(tmp_path: Path, built: Path, secrets: Secrets, leak: str) -> None:
    image = next((built / "images").iterdir()).name
    file = tmp_path / (image if leak == "image" else leak)
    file.parent.mkdir(exist_ok=True)
    whole = (built / "playtest.json").read_bytes()
    contents = {".br": brotli.compress(whole, quality=1), ".png": b"pixels"}
    file.write_bytes(contents.get(file.suffix, b'["Placeholder Vampire One"]'))
    assert list(leaks_in_files(tmp_path, secrets)) == [file.relative_to(tmp_path).as_posix()]


@pytest.fixture
def all_apps(harness: Harness, sample: RoundData) -> dict[str, FastAPI]:
    harness.clock.run()
    return {
        "account": harness.app,
        "decks": DeckHarness(harness, card_facts=all_cards).app,
        "inventory": InventoryHarness(harness).app,
        "meta": meta.create_app(harness.settings),
        "pda": PdaHarness(harness).app,
        "playtest": PlaytestHarness(harness, FakeFiles(sample)).app,
        "recommendation": IdeasHarness(harness, model=model_of_products()).app,
        "share": share_app(harness),
    }


@pytest.fixture
def leaks(harness: Harness, all_apps: dict[str, FastAPI], sample: RoundData, secrets: Secrets) -> Leaks:
    """Prepare a round in use, and return what a role finds of it."""
    playtest = PlaytestHarness(harness, FakeFiles(sample))
    admin, tester, revoked = playtest.admin(), playtest.member("Tester"), playtest.member("Revoked")
    values = write_about_the_round(tester.browser, all_apps)
    values |= {
        "kind": ["card", "precon", "general"],
        "target": ["card", "crypt", "precon", "general"],
        "name": sorted(sample.images),
        "round": [ROUND],
    }
    admin.role("DELETE", "Revoked")
    viewers = {"visitor": playtest.stranger(), "user": playtest.user("User"), "revoked": revoked}
    return lambda role: Viewer(viewers[role].browser, all_apps).leaks(values, secrets)


ROLES = ["visitor", "user", "revoked"]


@pytest.mark.parametrize("role", ROLES)
def test_no_call_shows_anything_of_the_round(leaks: Leaks, role: str) -> None:
    assert leaks(role) == {}


def see_all(*_: Any) -> bool:
    return True


def logged(deck: Any) -> Any:
    log.info("shown", description=deck.description)
    return deck


MUTATIONS: dict[str, tuple[Any, str, Callable[[Any], Any], tuple[str, str]]] = {
    "decks are shown whole": (playtest_cards, "may_see", lambda _: see_all, ("GET", "/api/deck/")),
    "only the cards are left out": (
        playtest_cards,
        "replace",
        lambda _: lambda deck, **_more: replace(deck, cards={}),
        ("GET", "/api/deck/"),
    ),
    "a text is logged": (
        reading,
        "read",
        lambda read: lambda *given: logged(read(*given)),
        ("GET", "/api/deck/"),
    ),
    "every user is a tester": (
        session_owner,
        "owner_of",
        lambda owner_of: lambda item: replace(owner_of(item), is_playtester=True),
        ("GET", "/api/playtest/data"),
    ),
    "a frame is of any deck": (
        share,
        "has_playtest_copies",
        lambda _: lambda _cards: False,
        ("GET", "/embed/"),
    ),
}


@pytest.mark.parametrize("mutation", MUTATIONS)
def test_a_leak_in_a_call_is_found(leaks: Leaks, monkeypatch: pytest.MonkeyPatch, mutation: str) -> None:
    module, name, change, (method, path) = MUTATIONS[mutation]
    monkeypatch.setattr(module, name, change(getattr(module, name)))
    assert any(call[0] == method and call[1].startswith(path) for call in leaks("user"))


def write_about_the_round(tester: Browser, all_apps: dict[str, FastAPI]) -> dict[str, list[str]]:
    """Leave a report, decks with playtest cards and a shared inventory; return the ids and keys."""
    card = "210001"
    report = {"text": "Placeholder Vampire One is strong", "score": 9, "isPlayed": True}
    saved = in_app(tester, all_apps["playtest"]).call("PUT", f"/api/playtest/card/{card}", report)
    assert saved.status == 200, saved.body
    content = {"description": "With Placeholder Vampire One", "cards": {card: 2, "200001": 1}}
    builder = Builder(in_app(tester, all_apps["decks"]))
    deck = builder.make(name="A deck", tags=["Placeholder Deck A"], **content)
    [revision] = builder.add_revisions(deck, content)
    anonymous, considered = (
        builder.make(anonymous=True, **content),
        builder.make(cards={card: 0, "200001": 1}),
    )
    key = Collector(in_app(tester, all_apps["inventory"])).share()
    ids = [card, deck, revision, anonymous, considered, "PA", "all", "general"]
    return {"id": ids, "key": [key]}


def test_every_kind_of_address_is_called() -> None:
    values = {name: ["x"] for name in ("id", "key", "kind", "target", "name", "round")}
    assert len(set(addresses(values))) > 50
