"""Typed searches of real cards and winning decks: counted examples, and every name and value of the data."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from card_pipeline.build_warnings import BuildWarnings
from card_pipeline.index import winning_decks
from card_pipeline.normalise.places import locate
from card_pipeline.publish.encode import canonical_json
from card_pipeline.sources.overrides import read_overrides

from tests.contract.site_command import run_command
from tests.contract.site_search import Typed, ask_typed
from tests.pipeline.training_data import read_archive

pytestmark = pytest.mark.slow

CRYPT = [
    ("ANI POT cap<=5", 3),
    ("dis:ANI dis:pot cap<=6 group:5-6 clan:nosferatu", 5),
    ("AUS DOM cap<=7 G5-6", 12),
    ("OBF AUS cel", 25),
    ("sect:camarilla title:prince", 89),
    ("clan:tor title:prince,justicar", 20),
    ("votes>=2 cap<=6", 30),
    ("dis:CEL,POT cap<=4", 26),
    ("clan:!brujah,!gangrel cap<=3", 14),
    ("-clan:caitiff,pander cap<=2", 89),
    ("set!<V5 sect:anarch", 64),
    ("first:KoT title:prince", 16),
    ("precon:V5:PTr", 9),
    ('artist:"Ken Meyer, Jr."', 160),
    ("text:/\\+\\d bleed/ cap<=5", 28),
    ("cap>=4 cap<=6 clan:brujah", 32),
    ("dis:dom -dis:DOM cap<=5", 130),
    ("dis:ani -dis:dom cap<=5", 119),
    ("(clan:brujah or dis:POT) dis:PRE cap<=5", 6),
    ("clan:lasombra -path:power", 65),
    ("banned:no", 1783),
    ("-group:1-7", 2),
]
LIBRARY = [
    ("is:bounce t:reaction", 8),
    ("t:combat dis=pot", 27),
    ('t:action -req:clan "prevent"', 7),
    ("t:master pool=0 is:no-requirements", 214),
    ("t:mod t:combat", 28),
    ("dis:dom,pre t:mod blood<=1", 52),
    ('text:"additional strike"', 35),
    ('text:"additional strike*"', 41),
    ("t:event first:Gehenna", 20),
    ("gtu", 1),
    ("(t:combat dis:cel) or (t:reaction dis:aus)", 66),
    ("Praxis Seizure: Boston", 1),
]
DECKS = [
    ("card:Deflection>=4 year>=2020", 377),
    ('card:"Anarch Revolt" -card:"Pentex(TM) Subversion"', 116),
    ("country:France players>=50", 21),
    ("year:2023-2025", 932),
    ('by:"Hugh Angseesing"', 60),
    ("size:84-90 year>=2024", 547),
    ("clan:malkavian tag:stealth -tag:combat", 161),
    ("is:star cap:4-6 share.master>=25", 145),
]

Published = Callable[[str], Any]


def reader(folder: Path) -> Published:
    files = json.loads((folder / "manifest.json").read_bytes())["files"]
    return lambda name: json.loads((folder / files[name]["path"]).read_bytes())


@pytest.fixture(scope="module")
def with_decks(card_data: Path, real_archive: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The published data with the real winning decks."""
    folder = tmp_path_factory.mktemp("typed-search")
    for file in card_data.resolve().glob("*.json"):
        os.symlink(file, folder / file.name)
    names = partial(locate, names=read_overrides().places, warnings=BuildWarnings())
    archive = winning_decks.build(read_archive(real_archive)[0], names, sample=False)
    (folder / "decks.json").write_bytes(canonical_json(archive))
    manifest = json.loads((folder / "manifest.json").read_bytes())
    manifest["files"]["twd"] = {"path": "decks.json"}
    (folder / "manifest.json").unlink()
    (folder / "manifest.json").write_text(json.dumps(manifest))
    return folder


def assert_counts(kind: str, examples: list[tuple[str, int]], folder: Path) -> None:
    answers = ask_typed([(kind, text) for text, _ in examples], folder)
    found = [
        (text, len(answer.ids), answer.problems) for (text, _), answer in zip(examples, answers, strict=True)
    ]
    assert found == [(text, count, []) for text, count in examples]
    printed = ask_typed([(kind, answer.text) for answer in answers], folder)
    assert printed == answers


@pytest.mark.parametrize(("kind", "examples"), [("crypt", CRYPT), ("library", LIBRARY)])
def test_examples_find_as_many_cards_as_were_counted(
    kind: str, examples: list[tuple[str, int]], card_data: Path
) -> None:
    assert_counts(kind, examples, card_data)


def test_examples_find_as_many_winning_decks_as_were_counted(with_decks: Path) -> None:
    assert_counts("twd", DECKS, with_decks)


def test_the_command_prints_ids_and_names_what_it_did_not_understand(card_data: Path) -> None:
    understood = run_command("query", "crypt", "--text", "ANI POT cap<=5", card_data=card_data)
    assert (understood.returncode, understood.stderr) == (0, "")
    assert len(json.loads(understood.stdout)) == 3
    partly = run_command("query", "crypt", "--text", "ANI POT clan:nosferau cap<=5", card_data=card_data)
    assert (partly.returncode, partly.stdout) == (2, understood.stdout)
    assert partly.stderr.startswith("13-21: ")
    assert "(nosferatu?)" in partly.stderr


def quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def article_first(name: str) -> str:
    rest, _, article = name.rpartition(", ")
    return f"{article} {rest}" if article in {"The", "An", "A"} else name


def spellings(card: dict[str, Any]) -> set[str]:
    """Return the name as it is printed, and as lists and decks write it."""
    names = {card["name"], article_first(card["name"])}
    group = card.get("group", "any")
    suffixes = [f"G{group}"] if group != "any" else []
    if card.get("advanced"):
        suffixes += ["ADV", *(f"{suffix} ADV" for suffix in suffixes)]
    return names | {f"{name} ({suffix})" for name in names for suffix in suffixes}


@pytest.mark.parametrize("kind", ["crypt", "library"])
def test_every_name_pasted_whole_finds_its_card(kind: str, card_data: Path) -> None:
    cards = reader(card_data)(kind)["cards"]
    asked = [(name, card["id"]) for card in cards for name in sorted(spellings(card))]
    answers = ask_typed([(kind, name) for name, _ in asked], card_data)
    lost = [
        (name, answer.problems)
        for (name, card), answer in zip(asked, answers, strict=True)
        if card not in answer.ids or answer.problems
    ]
    assert lost == []


def assert_understood(searches: Iterable[tuple[str, str]], folder: Path) -> None:
    asked = list(searches)
    answers: list[Typed] = ask_typed(asked, folder)
    lost = [
        (text, answer.problems)
        for (_, text), answer in zip(asked, answers, strict=True)
        if answer.problems or not answer.ids
    ]
    assert lost == []


@pytest.mark.parametrize("kind", ["crypt", "library"])
def test_every_artist_set_and_product_is_understood(kind: str, card_data: Path) -> None:
    published = reader(card_data)
    cards = published(kind)["cards"]
    sets = published("sets")["sets"]
    used = {code for card in cards for code in card["sets"]}
    products = {
        (code, precon)
        for card in cards
        for code, prints in card["sets"].items()
        for precon in prints
        if precon in sets[code].get("precons", {})
    }
    texts = [
        *(f"artist:{quoted(name)}" for name in sorted({name for card in cards for name in card["artists"]})),
        *(f"set:{quoted(code)}" for code in sorted(used)),
        *(f"set:{quoted(sets[code]['name'])}" for code in sorted(used)),
        *(f"precon:{quoted(f'{code}:{precon}')}" for code, precon in sorted(products)),
    ]
    assert_understood(((kind, text) for text in texts), card_data)


def test_every_person_place_event_and_card_of_winning_decks_is_understood(with_decks: Path) -> None:
    published = reader(with_decks)
    twd = published("twd")
    played = [card for kind in ("crypt", "library") for card in published(kind)["cards"]]
    texts = [
        *(f"by:{quoted(name)}" for name in twd["winners"]),
        *(f"country:{quoted(name)}" for name in twd["countries"]),
        *(f"city:{quoted(name)}" for name in twd["cities"]),
        *(f"event:{quoted(name)}" for name in twd["events"]),
    ]
    assert_understood((("twd", text) for text in texts), with_decks)
    answers = ask_typed([("twd", f"card:{quoted(card['name'])}") for card in played], with_decks)
    assert [card["name"] for card, answer in zip(played, answers, strict=True) if answer.problems] == []
