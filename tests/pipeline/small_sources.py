"""A sources folder with a few real cards, fast to build and easy to break."""

from __future__ import annotations

import csv
import io
from functools import cache
from importlib.resources import files
from pathlib import Path

CARDS = {
    # Base, advanced and newer Theo Bell; an imbued; two cards of the same clan under its old and new name.
    "vtescrypt.csv": {"201362", "201363", "201613", "200001", "201042", "201520", "200117", "201587"},
    "vteslib.csv": {"100001", "100120", "101448", "101521", "100199"},
    "vteslibmeta.csv": {"101448", "101521"},
}

YAML = {
    "rulings.yaml": '200001|Aabbt Kindred:\n  - "Only {Nefertiti}. [LSJ 20000101]"\n',
    "groups.yaml": "{}\n",
    "references.yaml": "LSJ 20000101: https://example.org/1\n",
}


def small_sources(folder: Path) -> Path:
    """Fill `folder` and return it: card files, rulings, a translation, an id map, provenance."""
    cards = folder / "cards"
    cards.mkdir(parents=True)
    for name, ids in CARDS.items():
        write_rows(cards / name, [row for row in official_rows(name) if row["Id"] in ids])
    write_rows(cards / "vtessets.csv", official_rows("vtessets.csv"))
    for name, text in YAML.items():
        (cards / name).write_text(text, encoding="utf-8")
    (folder / "i18n").mkdir()
    (folder / "i18n" / "vteslib.es-ES.csv").write_text(
        '"Id","Name","Card Text","Flavor Text","Name es-ES"\n'
        '"100199","Blood Doll","Pon esta carta sobre un vampiro que controles. '
        'Durante tu fase maestra, puedes mover 1 de sangre.","","Muñeca de sangre"\n',
        encoding="utf-8",
    )
    (folder / "third-party-ids.json").write_text('{"1": 100001}', encoding="utf-8")
    (folder / "provenance.json").write_text(
        '{"cards": {"origin": "example.org/cards@1", "date": "2027-01-31"}}', encoding="utf-8"
    )
    return folder


@cache
def _official(name: str) -> str:
    return files("cards").joinpath(name).read_text(encoding="utf-8-sig")


def official_rows(name: str) -> list[dict[str, str]]:
    """Rows of a packaged file, read independently of the pipeline."""
    return list(csv.DictReader(io.StringIO(_official(name), newline=""), skipinitialspace=True))


def read_rows_of(path: Path) -> list[dict[str, str]]:
    """Rows of a file of the folder."""
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def write_rows(path: Path, rows: list[dict[str, str]]) -> None:
    """Write rows the official way: all quoted, quotes doubled, LF."""
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(rows[0]), quoting=csv.QUOTE_ALL, lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)


def change(path: Path, card: str, column: str, value: str) -> None:
    """Set one cell of a CSV file."""
    rows = read_rows_of(path)
    next(row for row in rows if row["Id"] == card)[column] = value
    write_rows(path, rows)
