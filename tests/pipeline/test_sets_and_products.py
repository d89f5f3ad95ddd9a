from __future__ import annotations

from pathlib import Path
from shutil import copytree

import pytest
from card_pipeline.build import build
from card_pipeline.build_output import BuildOutput
from card_pipeline.errors import SourceError
from card_pipeline.model.cards import LibraryFile
from card_pipeline.model.sets import PreconDecks, SetCatalogue
from card_pipeline.sources.overrides import FOLDER, read_overrides

from tests.pipeline.small_sources import small_sources
from tests.pipeline.whole_build import catalogue, crypt, decks, library


def test_sets_stand_by_date_and_undated_ones_last() -> None:
    sets = catalogue().sets
    dates = [one.date or "9999" for one in sets.values()]
    assert dates == sorted(dates)
    assert next(iter(sets)) == "Jyhad"
    assert list(sets)[-2:] == ["POD", "Promo"]
    assert len(sets) == 43 + 2


def test_official_promos_and_ours_have_names() -> None:
    promos = catalogue().promos
    assert len(promos) == 73 + 11
    assert promos["2005-10-01"] == "2005 Storyline promo"
    assert promos["2023-05-31"] == "2023 Chapters Promo"


def test_every_printing_is_in_the_catalogue() -> None:
    sets = catalogue().sets
    for card in [*crypt().values(), *library().values()]:
        for code, numbers in card.sets.items():
            products = {} if code == "Promo" else sets[code].precons
            rarities = set(numbers) - set(products)
            assert code == "Promo" or rarities <= set("RUCV"), (card.name, code)


@pytest.mark.parametrize(
    ("set_code", "code", "date"),
    [
        ("KoT", "A", "2018-05-05"),
        ("KoT", "B", "2018-05-05"),
        ("HttB", "A", "2018-07-14"),
        ("HttB", "B", "2018-07-14"),
        ("TU", "A", "2021-07-09"),
        ("TU", "B", "2021-07-09"),
        ("KoT", "PB", None),
        ("FoL", "", None),
    ],
)
def test_reprint_bundles_have_their_own_date(set_code: str, code: str, date: str | None) -> None:
    assert catalogue().sets[set_code].precons[code].date == date


def test_a_reprint_bundle_leaves_the_first_print_alone() -> None:
    # The bundles of 2018 are reprints: what was in the boosters of 2008 stays of 2008.
    reprinted = [card for card in crypt().values() if set(card.sets) == {"KoT"} and "A" in card.sets["KoT"]]
    assert reprinted
    assert {card.first_print for card in reprinted if len(card.sets["KoT"]) > 1} == {"2008-11-19"}


def test_deck_lists_add_up_to_the_catalogue() -> None:
    for code, deck in decks().items():
        set_code, _, precon_code = code.partition(":")
        precon = catalogue().sets[set_code].precons[precon_code]
        assert sum(copies for card, copies in deck.items() if card > 200_000) == precon.crypt
        assert sum(copies for card, copies in deck.items() if card < 200_000) == precon.library


@pytest.fixture
def overrides(tmp_path: Path) -> Path:
    return copytree(FOLDER, tmp_path / "overrides")


def build_small(tmp_path: Path, overrides: Path) -> BuildOutput:
    return build(small_sources(tmp_path / "sources"), lambda _: None, overrides)


OWN_SET = """
2P:
  name: Two players
  date: 2022-01-31
  company: Somebody
  precons:
    A: { name: First deck, kind: deck, cards: { 200001: 3, 100001: 4 } }
V5:
  precons:
    XX: { name: Late addition, kind: bundle, date: 2030-02-01, cards: { 100199: 1 } }
"""


def test_our_own_products_join_the_catalogue_and_the_cards(tmp_path: Path, overrides: Path) -> None:
    (overrides / "products.yml").write_text(OWN_SET, encoding="utf-8")
    shapes = build_small(tmp_path, overrides).shapes
    sets, lists, cards = shapes["sets"], shapes["precons"], shapes["library"]
    assert isinstance(sets, SetCatalogue)
    assert isinstance(lists, PreconDecks)
    assert isinstance(cards, LibraryFile)
    assert sets.sets["2P"].unlisted
    assert sets.sets["2P"].precons["A"].model_dump(exclude_none=True) == {
        "name": "First deck",
        "kind": "deck",
        "clan": "Ministry",
        "crypt": 3,
        "library": 4,
    }
    assert lists.decks["2P:A"] == {200001: 3, 100001: 4}
    assert lists.decks["V5:XX"] == {100199: 1}
    assert cards.cards[0].sets["2P"] == {"A": 4}


@pytest.mark.parametrize(
    ("file", "text", "message"),
    [
        ("products.yml", "V5: {precons: {PL: {name: x, kind: deck, cards: {100001: 1}}}}", "taken already"),
        ("products.yml", "V5: {precons: {R: {name: x, kind: deck, cards: {100001: 1}}}}", "taken already"),
        ("products.yml", "2P: {precons: {A: {name: x, kind: deck, cards: {100001: 1}}}}", "needs a name"),
        (
            "products.yml",
            "V5: {precons: {Q: {name: x, kind: deck, cards: {123456: 1}}}}",
            "unknown card 123456",
        ),
        ("products.yml", "V5: {precons: {Q: {name: x, kind: deck, cards: {100001: 0}}}}", "greater than 0"),
        ("products.yml", "V5: {precons: {Q: {name: x, kind: pile, cards: {100001: 1}}}}", "Input should be"),
        ("products.yml", "V5: {precon: {}}", "Field required"),
        ("precons.yml", "XX: {A: {name: x, kind: deck}}", 'unknown set "XX"'),
        ("precons.yml", "V5: {A: {name: x, kind: deck}\n", "bad YAML"),
        ("sets.yml", "unlisted: {}\npromos: {Promo-20221322: x}", '"20221322" is not a valid date'),
        ("sets.yml", "unlisted: {}\npromos: {}\nlegalFrom: {NB: {day: 2022-05-17}}", "Field required"),
        ("formats.yml", "v5: {name: V5, crypt: 0}", "greater than 0"),
        ("formats.yml", "v5: {name: V5, crypt: 12, library: [60, 90], groups: any}", "Input should be"),
        ("artists.yml", "- a", "valid dictionary"),
        ("settings.yml", "packagedCards: {package: krcg, version: '1', date: 2026-04-09}", "Field required"),
    ],
)
def test_a_wrong_override_is_refused_by_file(
    tmp_path: Path, overrides: Path, file: str, text: str, message: str
) -> None:
    (overrides / file).write_text(text, encoding="utf-8")
    with pytest.raises(SourceError, match=message) as caught:
        build_small(tmp_path, overrides)
    assert str(caught.value).startswith(f"overrides/{file}")


def test_a_missing_override_is_refused_by_file(overrides: Path) -> None:
    (overrides / "sets.yml").unlink()
    with pytest.raises(SourceError, match=r"^overrides/sets\.yml: is missing$"):
        read_overrides(overrides)


def test_another_card_package_needs_a_new_date(tmp_path: Path, overrides: Path) -> None:
    text = (overrides / "settings.yml").read_text(encoding="utf-8")
    (overrides / "settings.yml").write_text(text.replace('"4.19"', '"4.18"'), encoding="utf-8")
    with pytest.raises(SourceError, match=r"overrides/settings\.yml.*krcg 4\.19 is not recorded"):
        build(None, lambda _: None, overrides)
    assert build_small(tmp_path, overrides).date == "2027-01-31"
