"""The data of a playtest round (docs/rules/playtest.md §2)."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from card_pipeline.cli import main
from card_pipeline.errors import SourceError
from card_pipeline.playtest_command import run_playtest
from card_pipeline.sources.playtest import SAMPLE

from tests.pipeline.small_sources import change

pytestmark = pytest.mark.slow


def build(sources: Path | None, out: Path) -> dict[str, Any]:
    run_playtest(sources, out, lambda _: None)
    found: dict[str, Any] = json.loads((out / "playtest.json").read_text(encoding="utf-8"))
    return found


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    shutil.copytree(SAMPLE, tmp_path / "sources" / "playtest")
    return tmp_path / "sources"


def test_the_sample_is_a_labelled_round_of_placeholders(tmp_path: Path) -> None:
    assert main(["playtest", "--out", str(tmp_path / "out")]) == 0
    found = json.loads((tmp_path / "out" / "playtest.json").read_text(encoding="utf-8"))
    assert found["round"] == {"id": "sample", "name": "Sample round (placeholder cards)"}
    assert (len(found["crypt"]), len(found["library"]), len(found["precons"])) == (12, 18, 2)
    names = [card["name"] for card in (*found["crypt"], *found["library"])]
    assert all(name.startswith("Placeholder ") for name in names)
    first = found["crypt"][0]
    assert (first["id"], first["sets"], first["disciplines"]) == (210001, {"playtest": {"PA": 2}}, {"aus": 1})
    assert found["library"][-1]["requirement"] == ["prince", "camarilla"]
    deck = found["precons"]["PA"]
    assert (deck["name"], deck["clan"], deck["crypt"], deck["library"]) == (
        "Placeholder Deck A",
        "Toreador",
        12,
        60,
    )
    assert sum(deck["cards"].values()) == 72
    stored = {file.name for file in (tmp_path / "out" / "images").iterdir()}
    assert set(found["images"].values()) == stored


def test_the_cards_are_indexed_as_released_cards_are(tmp_path: Path) -> None:
    found = build(None, tmp_path / "out")
    crypt, library = found["searchCrypt"], found["searchLibrary"]
    assert (crypt["count"], library["count"]) == (12, 18)
    assert crypt["titles"]["prince"] == [3]
    assert crypt["traits"]["non-twd"] == [0, *([1] * 11)]
    assert crypt["prints"]["first"] == [-1] * 12
    assert sum(library["titles"]["prince"]) == 17
    assert [entry["id"] for entry in found["names"]] == sorted(
        card["id"] for card in (*found["crypt"], *found["library"])
    )


def test_the_same_sources_give_the_same_bytes(tmp_path: Path) -> None:
    build(None, tmp_path / "one")
    build(None, tmp_path / "two")
    assert (tmp_path / "one" / "playtest.json").read_bytes() == (
        tmp_path / "two" / "playtest.json"
    ).read_bytes()


def test_a_replaced_image_is_removed(sources: Path, tmp_path: Path) -> None:
    before = build(sources, tmp_path / "out")["images"]["210001"]
    (sources / "playtest" / "images" / "210001.png").write_bytes(b"new")
    after = build(sources, tmp_path / "out")["images"]["210001"]
    assert before != after
    assert not (tmp_path / "out" / "images" / before).exists()


def test_precons_may_have_released_cards(sources: Path, tmp_path: Path) -> None:
    file = sources / "playtest" / "precons" / "PA.txt"
    file.write_text(file.read_text().replace("2x Placeholder Card Seventeen", "2x Blood Doll"))
    assert build(sources, tmp_path / "out")["precons"]["PA"]["cards"]["100199"] == 2


def test_nothing_is_written_into_the_public_folder(tmp_path: Path) -> None:
    with pytest.raises(SourceError, match="must not be inside dist/"):
        build(None, tmp_path / "dist" / "playtest")
    assert not (tmp_path / "dist").exists()


BROKEN = [
    (("vtescrypt.csv", "210001", "Id"), "200001", 'the id of the released card "Aabbt Kindred"'),
    (("vtescrypt.csv", "210001", "Id"), "209999", "the id of a playtest card is above 210000"),
    (("vteslib.csv", "110001", "Id"), "100001", 'the id of the released card ".44 Magnum"'),
    (("vteslib.csv", "110001", "Id"), "109999", "the id of a playtest card is above 210000"),
    (("vteslib.csv", "110001", "Name"), "Blood Doll", 'the name "Blood Doll" is that of a released card'),
    (("vtescrypt.csv", "210001", "Clan"), "Nobody", "unknown clan"),
    (("vtescrypt.csv", "210001", "Set"), "V5:PL", "a playtest card is in no set"),
]


@pytest.mark.parametrize(("cell", "value", "message"), BROKEN)
def test_a_wrong_card_stops_the_build_with_file_row_and_card(
    sources: Path, tmp_path: Path, cell: tuple[str, str, str], value: str, message: str
) -> None:
    file, card, column = cell
    change(sources / "playtest" / file, card, column, value)
    with pytest.raises(SourceError) as stopped:
        build(sources, tmp_path / "out")
    assert message in str(stopped.value)
    assert file in str(stopped.value)
    assert "row 2" in str(stopped.value)
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize(
    ("file", "text", "message"),
    [
        ("round.yml", "id: Not An Id\nname: x\n", "round.yml"),
        ("round.yml", "id: a\n", "round.yml"),
        ("precons/PA.txt", "Name\n", "precons/PA.txt: needs its name"),
        ("precons/P A.txt", "Name\n", "is not named by a code"),
        ("images/first.png", "x", "is not named by a card id"),
        ("images/210099.png", "x", "is the image of no card of this round"),
    ],
)
def test_wrong_files_are_named(sources: Path, tmp_path: Path, file: str, text: str, message: str) -> None:
    (sources / "playtest" / file).write_text(text)
    with pytest.raises(SourceError, match=message.replace(".", r"\.")):
        build(sources, tmp_path / "out")


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("9x Placeholder Card Seventeen", "the headings declare 12 and 60 cards, not 12 and 67"),
        ("2x Nothing", 'unknown card "Nothing"'),
    ],
)
def test_a_wrong_precon_is_named(sources: Path, tmp_path: Path, line: str, message: str) -> None:
    file = sources / "playtest" / "precons" / "PA.txt"
    file.write_text(file.read_text().replace("2x Placeholder Card Seventeen", line))
    with pytest.raises(SourceError) as stopped:
        build(sources, tmp_path / "out")
    assert message in str(stopped.value)


def test_unchanged_sources_are_not_built_again(sources: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    build(sources, out)

    def lines() -> list[str]:
        shown: list[str] = []
        run_playtest(sources, out, shown.append)
        return shown

    unchanged = [f"playtest data in {out} unchanged"]
    assert lines() == unchanged
    (out / "playtest.json").write_bytes(b"{}")
    assert len(lines()) > 1, "what was damaged is built again"
    next((out / "images").iterdir()).unlink()
    assert len(lines()) > 1
    (sources / "playtest" / "images" / "210001.png").write_bytes(b"new")
    assert len(lines()) > 1
    assert lines() == unchanged


@pytest.mark.parametrize(("to", "problem"), [("200001", "was released as 200001"), (None, "is gone")])
def test_the_id_of_a_released_card_is_not_used_again(
    sources: Path, tmp_path: Path, to: str | None, problem: str
) -> None:
    out = tmp_path / "out"
    out.mkdir()
    (out / "released.json").write_text(json.dumps({"210003": to, "219999": None}))
    with pytest.raises(SourceError, match=f"playtest, card 210003: {problem}: its id cannot be used again"):
        build(sources, out)
    assert not (out / "playtest.json").exists()
