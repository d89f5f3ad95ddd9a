"""A broken source: one clear message, exit code 2, and the published data as they were."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from shutil import copytree

import pytest
from card_pipeline.build import build
from card_pipeline.cli import main
from card_pipeline.errors import SourceError
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.pipeline.small_sources import change, read_rows_of, small_sources, write_rows

Breakage = Callable[[Path], object]


def files_of(folder: Path) -> dict[str, tuple[bytes, int]]:
    return {path.name: (path.read_bytes(), path.stat().st_mtime_ns) for path in sorted(folder.iterdir())}


def run(sources: Path, out: Path) -> int:
    artifacts = out.parent / "artifacts"
    return main(["data", "--sources", str(sources), "--out", str(out), "--artifacts", str(artifacts)])


def cell(file: str, card: str, column: str, value: str) -> Breakage:
    return lambda sources: change(sources / "cards" / file, card, column, value)


def cut(name: str, share: float) -> Breakage:
    def breakage(sources: Path) -> None:
        data = (sources / name).read_bytes()
        (sources / name).write_bytes(data[: int(len(data) * share)])

    return breakage


def replace(name: str, old: bytes, new: bytes) -> Breakage:
    def breakage(sources: Path) -> None:
        data = (sources / name).read_bytes()
        assert old in data
        (sources / name).write_bytes(data.replace(old, new))

    return breakage


def drop_column(file: str, column: str) -> Breakage:
    def breakage(sources: Path) -> None:
        rows = read_rows_of(sources / "cards" / file)
        remaining = [{name: value for name, value in row.items() if name != column} for row in rows]
        write_rows(sources / "cards" / file, remaining)

    return breakage


def repeat_first_row(file: str) -> Breakage:
    def breakage(sources: Path) -> None:
        rows = read_rows_of(sources / "cards" / file)
        write_rows(sources / "cards" / file, [*rows, rows[0]])

    return breakage


CRYPT, LIBRARY, META, SETS = "vtescrypt.csv", "vteslib.csv", "vteslibmeta.csv", "vtessets.csv"
TRANSLATION = "i18n/vteslib.es-ES.csv"

CASES: list[tuple[Breakage, str]] = [
    *[
        (
            lambda sources, file=file: (sources / "cards" / file).unlink(),
            f"{file}: is missing from the folder cards",
        )
        for file in (CRYPT, LIBRARY, META, SETS)
    ],
    (drop_column(CRYPT, "Disciplines"), 'vtescrypt.csv, row 1: missing column "Disciplines"'),
    (drop_column(LIBRARY, "Burn Option"), 'vteslib.csv, row 1: missing column "Burn Option"'),
    (drop_column(META, "Requirement"), 'vteslibmeta.csv, row 1: missing column "Requirement"'),
    (drop_column(SETS, "Abbrev"), 'vtessets.csv, row 1: missing column "Abbrev"'),
    *[(cut(f"cards/{file}", 0.7), f"{file}, row ") for file in (CRYPT, LIBRARY, META, SETS)],
    *[(repeat_first_row(file), "id occurs twice, first in row 2") for file in (CRYPT, LIBRARY, META, SETS)],
    *[
        (replace(f"cards/{file}", b"a", b"\xe9"), f"{file}, line 1: is not UTF-8")
        for file in (CRYPT, LIBRARY, META, SETS)
    ],
    (cell(CRYPT, "200001", "Clan", "Setite"), 'card 200001, column "Clan": unknown clan "Setite"'),
    (cell(CRYPT, "200001", "Disciplines", "for xyz"), 'column "Disciplines": unknown discipline "xyz"'),
    (cell(CRYPT, "200001", "Title", "duke"), 'column "Title": unknown title "duke"'),
    (cell(CRYPT, "200001", "Type", "Ghoul"), 'column "Type": unknown crypt type "Ghoul"'),
    (cell(CRYPT, "200001", "Card Text", "Inconnu."), 'column "Card Text": no known sect at the start'),
    (cell(CRYPT, "200001", "Card Text", ""), 'column "Card Text": empty text'),
    (cell(CRYPT, "200001", "Card Text", "Sabbat. [xyz]"), 'column "Card Text": unknown icon [xyz]'),
    (cell(CRYPT, "200001", "Card Text", "Sabbat. /Nobody/"), "reference /Nobody/ to an unknown card"),
    (cell(CRYPT, "200001", "Set", "XX:U"), 'column "Set": unknown set "XX"'),
    (cell(CRYPT, "200001", "Set", "V5:PX2"), 'column "Set": unknown precon code "PX" of set "V5"'),
    (cell(CRYPT, "200001", "Set", ""), 'column "Set": unknown set ""'),
    (cell(CRYPT, "200001", "Banned", "2031"), 'column "Banned": no ban date is known for "2031"'),
    (cell(CRYPT, "200001", "Name", ""), 'row 2, card 200001, column "Name": empty name'),
    (cell(CRYPT, "200001", "Id", ""), "vtescrypt.csv, row 2: empty id"),
    (cell(CRYPT, "200001", "Id", "100009"), "the id of a crypt card is 200001 to 299999"),
    # Another card names this one in its text.
    (cell(CRYPT, "200001", "Id", "9" * 30), "the id of a crypt card is 200001 to 299999"),
    (cell(CRYPT, "200001", "Name", "Щ"), 'no ASCII form for "Щ"'),
    (cell(CRYPT, "201613", "Group", "2"), 'two cards named "Theo Bell" share group and advancement'),
    (cell(LIBRARY, "100001", "Type", "Reflex"), 'card 100001, column "Type": unknown type "Reflex"'),
    (cell(LIBRARY, "100001", "Discipline", "Potense"), 'column "Discipline": unknown discipline "Potense"'),
    (cell(LIBRARY, "100001", "Clan", "Setite"), 'column "Clan": unknown clan "Setite"'),
    (cell(LIBRARY, "100001", "Pool Cost", "lots"), 'column "Pool Cost": unknown cost "lots"'),
    (cell(LIBRARY, "100001", "Name", "Aye"), 'the name "Aye" occurs twice'),
    (cell(LIBRARY, "100001", "Id", "99999"), "the id of a library card is 100000 to 199999"),
    (cell(META, "101448", "Requirement", "hat"), 'column "Requirement": unknown requirement "hat"'),
    (cell(META, "101448", "Id", "100002"), "a requirement of a card that is not in the library file"),
    (cell(META, "101448", "Name", "Praxis"), 'the library file names this card "Praxis Seizure: Athens"'),
    (
        cell(SETS, "300033", "Release Date", "20201331"),
        'set 300033, column "Release Date": "20201331" is not a valid date',
    ),
    (cell(SETS, "300033", "Abbrev", "V5A"), 'set 300034, column "Abbrev": set "V5A" occurs twice'),
    (cell(SETS, "300033", "Full Name", ""), "a set needs an abbreviation and a full name"),
    (cell(SETS, "310021", "Release Date", "20051002"), 'promo "Promo-20051001" has another date'),
    (replace("cards/rulings.yaml", b"200001|", b"200009|"), "rulings.yaml"),
    (replace("cards/rulings.yaml", b"  - ", b"  - [ "), "rulings.yaml, line"),
    (replace("cards/rulings.yaml", b"Only", b"\xff"), "rulings.yaml, line 2: is not UTF-8"),
    (replace("cards/groups.yaml", b"{}", b"[]"), "groups.yaml"),
    (replace("cards/references.yaml", b"https:", b"never:"), "references.yaml"),
    (lambda sources: (sources / "cards" / "references.yaml").unlink(), "references.yaml"),
    (replace(TRANSLATION, b'"Card Text"', b'"Text"'), "vteslib.es-ES.csv"),
    (replace(TRANSLATION, b'"100199"', b'"123456"'), "vteslib.es-ES.csv"),
    (cut(TRANSLATION, 0.7), "vteslib.es-ES.csv"),
    (lambda sources: (sources / "i18n" / "es-ES.zip").write_bytes(b"PK\x03\x04 cut"), "es-ES.zip"),
    (cut("third-party-ids.json", 0.5), "third-party-ids.json, line 1: bad JSON"),
    (replace("third-party-ids.json", b"100001", b"123456"), "third-party-ids.json"),
    (cut("provenance.json", 0.5), "provenance.json"),
    (replace("provenance.json", b"2027-01-31", b"2027-02-31"), 'provenance.json, "cards" → "date"'),
]


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Valid sources and the data published from them."""
    folder = tmp_path_factory.mktemp("good")
    assert run(small_sources(folder / "sources"), folder / "dist" / "data") == 0
    return folder


@pytest.mark.parametrize(("breakage", "message"), CASES)
def test_one_message_exit_code_2_and_nothing_published(
    breakage: Breakage, message: str, good: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copytree(good, tmp_path, dirs_exist_ok=True)
    sources, out = tmp_path / "sources", tmp_path / "dist" / "data"
    before = files_of(out)
    breakage(sources)
    assert run(sources, out) == 2
    err = capsys.readouterr().err
    assert message in err
    assert err.count("\n") == 1
    assert str(tmp_path) not in err
    assert files_of(out) == before
    assert [path.name for path in out.parent.iterdir() if path.name.startswith(".")] == []


def test_a_sources_folder_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(tmp_path / "nowhere", tmp_path / "data") == 2
    assert capsys.readouterr().err.startswith("sources: there is no folder")


def outcome(sources: Path) -> str:
    try:
        build(sources, lambda _: None)
    except SourceError as problem:
        return str(problem)
    return "built"


@pytest.mark.slow
@settings(max_examples=60)
@given(data=st.data())
def test_no_value_however_strange_ends_in_anything_but_a_message(good: Path, data: st.DataObject) -> None:
    sources = good / "strange"
    copytree(good / "sources", sources, dirs_exist_ok=True)
    file = data.draw(st.sampled_from([CRYPT, LIBRARY, META, SETS]))
    rows = read_rows_of(sources / "cards" / file)
    row = data.draw(st.sampled_from(rows))
    column = data.draw(st.sampled_from(sorted(row)))
    junk = st.text(max_size=8) | st.sampled_from(["[", "/", "{", "V5:", "½", "Promo-", "-1", "9" * 30, "٣"])
    change(sources / "cards" / file, row["Id"], column, data.draw(junk).replace("\r", "").replace("\x00", ""))
    assert len(outcome(sources).splitlines()) == 1
