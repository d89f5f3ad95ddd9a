from __future__ import annotations

import json
from pathlib import Path

import pytest
from card_pipeline.normalise.names import Relation, Version, ascii_name, image_name, read_aka, relate

from tests.pipeline.whole_build import crypt, library

SHARED = Path(__file__).parents[1] / "contract" / "image-names.json"


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Rötschreck", "Rotschreck"),
        ("Bolesław Gutowski", "Boleslaw Gutowski"),
        ("Sœur", "Soeur"),
        ("Ærø—Ø", "Aero-O"),
        ("Ángel d\N{RIGHT SINGLE QUOTATION MARK}Été", "Angel d'Ete"),
        (".44 Magnum", ".44 Magnum"),
        ("Pentex(TM) Subversion", "Pentex(TM) Subversion"),
    ],
)
def test_the_ascii_name_has_a_letter_for_every_letter(name: str, expected: str) -> None:
    assert ascii_name(name) == expected


def test_a_letter_without_ascii_form_is_refused() -> None:
    with pytest.raises(ValueError, match='no ASCII form for "Щ" in "Щorba"'):
        ascii_name("Щorba")


@pytest.mark.parametrize("case", json.loads(SHARED.read_text(encoding="utf-8")))
def test_image_names_follow_the_rule_shared_with_the_site(case: dict[str, object]) -> None:
    group = case.get("group")
    assert group is None or isinstance(group, int | str)
    image = image_name(str(case["ascii"]), group, advanced=bool(case.get("advanced")))
    assert image == case["image"]


def test_every_shared_image_name_is_of_a_real_card() -> None:
    usual = {image_name(one.name, one.group, advanced=bool(one.advanced)) for one in crypt().values()}
    usual |= {image_name(one.name) for one in library().values()}
    assert {case["image"] for case in json.loads(SHARED.read_text(encoding="utf-8"))} <= usual


def test_no_two_cards_share_an_image_name() -> None:
    images = [image_name(one.name, one.group, advanced=bool(one.advanced)) for one in crypt().values()]
    images += [image_name(one.name) for one in library().values()]
    assert len(set(images)) == len(images) == 4149


def test_aka_is_split_at_semicolons() -> None:
    assert read_aka("Camille Devereux; Raven") == ["Camille Devereux", "Raven"]
    assert read_aka("") == []


def test_base_and_advanced_know_each_other_and_only_later_groups_are_newer() -> None:
    family = [
        Version(201352, "Tegyrius, Vizier", 2, advanced=False),
        Version(201353, "Tegyrius, Vizier", 2, advanced=True),
        Version(201654, "Tegyrius, Vizier", 6, advanced=False),
        Version(200001, "Aabbt Kindred", 2, advanced=False),
    ]
    assert relate(family) == {
        201352: Relation(other_version=201353),
        201353: Relation(other_version=201352),
        201654: Relation(newer=True),
        200001: Relation(),
    }


def test_an_advanced_vampire_without_base_is_refused() -> None:
    with pytest.raises(ValueError, match=r'advanced "Theo Bell" \(201363\) has no base card'):
        relate(
            [Version(201363, "Theo Bell", 2, advanced=True), Version(201613, "Theo Bell", 6, advanced=False)]
        )


def test_two_vampires_that_cannot_be_distinguished_are_refused() -> None:
    with pytest.raises(ValueError, match='two cards named "Mithras"'):
        relate([Version(201001, "Mithras", 3, advanced=False), Version(201645, "Mithras", 3, advanced=False)])
