"""Card facts for functions, and the tags that cards count for, on real cards."""

from __future__ import annotations

import ast
import sys
from functools import cache
from pathlib import Path

import card_pipeline.facts
import orjson
import pytest
from card_pipeline.facts.cards import CardFacts, CryptFacts, LibraryFacts, is_playtest
from card_pipeline.facts.read import read_card_facts
from card_pipeline.index.card_tags import LIKE_ALLIES, MORE_MASTER_PHASES, MORE_MASTER_PHASES_LIBRARY
from card_pipeline.publish.encode import canonical_json

from tests.pipeline.whole_build import crypt, library, whole_build


@cache
def published() -> CardFacts:
    """The facts as functions read them, from the published bytes."""
    return read_card_facts(orjson.loads(canonical_json(whole_build().shapes["card-facts"])))


@cache
def by_name() -> dict[str, tuple[str, ...]]:
    cards = published()
    tags = {library()[card.id].name: card.tags for card in cards.library.values()}
    return tags | {crypt()[card.id].name: card.tags for card in cards.crypt.values()}


def test_every_card_is_published() -> None:
    assert set(published().crypt) == set(crypt())
    assert set(published().library) == set(library())
    assert whole_build().records["card-facts"] == len(crypt()) + len(library())


def test_a_vampire_survives_a_round_trip() -> None:
    assert published().crypt[201391] == CryptFacts(
        id=201391,
        clan="Ravnos",
        path="",
        sect="Independent",
        group=2,
        capacity=3,
        disciplines={"aus": 1, "chi": 1},
        tags=(),
        banned=True,
    )
    assert published().crypt[200076].group is None
    assert published().crypt[201734].path == "Death and the Soul"


def test_a_library_card_survives_a_round_trip() -> None:
    assert published().library[100401] == LibraryFacts(
        id=100401,
        types=("Action Modifier",),
        blood=1,
        pool=0,
        tags=("bleed",),
        banned=False,
        disciplines=("dom",),
    )
    assert library()[100222].blood == "X"
    assert published().library[100222].blood == 0
    night_terrors = published().library[102254]
    assert (night_terrors.clans, night_terrors.disciplines) == (("Ravnos",), ("obf", "pre"))
    assert night_terrors.all_disciplines


@pytest.mark.parametrize(
    ("name", "tags", "why"),
    [
        ("Arcane Library", ["accel"], "moves blood to the uncontrolled region"),
        ("Carlton Van Wyk", ["ally", "block"], "is an Ally and gives intercept"),
        ("FBI Special Affairs Division", ["ally"], "counts by name"),
        ("Conditioning", ["bleed"], "+3 bleed"),
        ("Forced Awakening", ["block"], "a Reaction that unlocks"),
        ("Freak Drive", [], "unlocks, but is no Reaction"),
        ("Majesty", [], "a Combat card that ends combat"),
        ("Parthenon, The", ["mmpa"], "counts by name"),
        ("Cardinal Sin: Failure of Mission", [], "enters combat, but as a Reaction"),
        ("Bum's Rush", ["rush"], "enters combat"),
        ("Lost in Crowds", ["stealth"], "+2 stealth"),
        ("Embrace, The", ["swarm"], "becomes a vampire"),
        ("Kine Resources Contested", ["vote"], "a Political Action"),
        ("Anson", ["mmpa"], "counts by name"),
        ("Amelia", ["rush"], "can enter combat"),
        ("Adrianne", ["bleed"], "+1 bleed"),
        ("Anarch Convert", [], "does nothing of the kind"),
    ],
)
def test_tags_of_a_card(name: str, tags: list[str], why: str) -> None:
    assert list(by_name()[name]) == tags, why


@pytest.mark.parametrize("name", [*MORE_MASTER_PHASES, *MORE_MASTER_PHASES_LIBRARY, *LIKE_ALLIES])
def test_cards_that_count_by_name_exist(name: str) -> None:
    assert name in by_name()


@pytest.mark.parametrize(
    ("card", "testing"),
    [
        (110_000, False),
        (110_001, True),
        (102_365, False),
        (201_786, False),
        (210_000, False),
        (210_001, True),
    ],
)
def test_playtest_cards_are_recognized_by_their_ids(card: int, testing: bool) -> None:
    assert is_playtest(card) == testing


def test_the_facts_need_no_other_package() -> None:
    """A function that only counts cards must not import the pipeline's build dependencies."""
    modules = {
        name
        for file in Path(card_pipeline.facts.__path__[0]).glob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        for name in (
            [node.module or ""] if isinstance(node, ast.ImportFrom)
            else [alias.name for alias in node.names] if isinstance(node, ast.Import)
            else []
        )
    }  # fmt: skip
    foreign = {name for name in modules if name.split(".")[0] not in sys.stdlib_module_names}
    assert {name for name in foreign if not name.startswith("card_pipeline.facts.")} == set()
