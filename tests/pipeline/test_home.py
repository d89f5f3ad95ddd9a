"""What the first page shows and finds: the newest winning decks, the newest set, names of decks."""

from __future__ import annotations

import json
from typing import Any

import pytest
from card_pipeline.build import read
from card_pipeline.build_output import BuildOutput
from card_pipeline.publish.encode import canonical_json

from tests.pipeline.test_archives import AABBT, THEO, with_decks
from tests.pipeline.whole_build import whole_build


def quiet(_line: str) -> None: ...


@pytest.fixture(scope="module")
def output(tmp_path_factory: pytest.TempPathFactory) -> BuildOutput:
    found, _, _ = read(with_decks(tmp_path_factory.mktemp("sources")), quiet)
    return found


def as_json(output: BuildOutput, name: str) -> Any:
    return json.loads(canonical_json(output.shapes[name]))


def test_the_newest_decks_come_first_with_the_vampire_they_are_built_on(output: BuildOutput) -> None:
    decks = as_json(output, "home")["decks"]
    assert [deck["id"] for deck in decks] == ["long", "new", "old"]
    assert [deck["vampire"] for deck in decks] == [AABBT, THEO, THEO]
    assert decks[1] == {
        "id": "new",
        "name": "Guns",
        "winner": "Una Player",
        "event": "Cup",
        "place": "Lyon, France",
        "date": "2026-04-25",
        "players": 16,
        "vampire": THEO,
        "vampireName": "Theo Bell",
    }


def test_the_newest_set_is_the_last_with_a_date(output: BuildOutput) -> None:
    home = as_json(output, "home")
    dated = {one["date"]: code for code, one in as_json_sets().items() if "date" in one}
    assert home["newestSet"]["code"] == dated[max(dated)]
    assert home["newestSet"]["date"] == max(dated)
    assert "sample" not in home


def as_json_sets() -> Any:
    return as_json(whole_build(), "sets")["sets"]


def test_the_sample_is_labelled() -> None:
    assert as_json(whole_build(), "home")["sample"] is True


def test_decks_are_found_by_what_the_archive_says_of_them(output: BuildOutput) -> None:
    names, archive = as_json(output, "twd-names"), as_json(output, "twd")
    assert names == {
        **{key: archive["decks"][key] for key in ("ids", "names", "dates")},
        **{key: archive[key] for key in ("events", "eventOf", "winners", "winnerOf")},
    }
