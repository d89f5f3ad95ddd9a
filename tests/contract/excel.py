"""Reads workbooks independently of the code that wrote them: as a zip of XML."""

from __future__ import annotations

import posixpath
import re
import zipfile
from pathlib import Path
from xml.etree import ElementTree

MAIN = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"
RELATION = "{http://schemas.openxmlformats.org/officeDocument/2006/relationships}id"

Cell = str | int
Row = list[Cell]


def sheets(path: Path) -> dict[str, list[Row]]:
    """The rows of every sheet, by its name, in the order of their tabs."""
    with zipfile.ZipFile(path) as book:
        assert book.testzip() is None
        links = parse(book.read("xl/_rels/workbook.xml.rels"))
        targets = {link.attrib["Id"]: posixpath.join("xl", link.attrib["Target"]) for link in links}
        tabs = parse(book.read("xl/workbook.xml")).iter(f"{MAIN}sheet")
        return {tab.attrib["name"]: rows(book.read(targets[tab.attrib[RELATION]])) for tab in tabs}


def parse(part: bytes) -> ElementTree.Element:
    """The root of a part of the workbook."""
    return ElementTree.fromstring(part)  # noqa: S314 - the site has just written it


def rows(sheet: bytes) -> list[Row]:
    """The cells of every row up to the last that is filled; none is a formula."""
    root = parse(sheet)
    assert list(root.iter(f"{MAIN}f")) == []
    return [row_of(row) for row in root.iter(f"{MAIN}row")]


def row_of(row: ElementTree.Element) -> Row:
    """Cells that are left out are blank."""
    cells: Row = []
    for cell in row.iter(f"{MAIN}c"):
        letters = re.sub(r"\d", "", cell.attrib["r"])
        assert len(letters) == 1
        cells += [""] * (ord(letters) - ord("A") - len(cells))
        cells.append(value_of(cell))
    return cells


def value_of(cell: ElementTree.Element) -> Cell:
    """Texts are in the cell itself."""
    value = cell.findtext(f"{MAIN}v") or ""
    return value if cell.attrib.get("t") == "str" else int(value)
