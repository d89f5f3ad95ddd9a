"""The site's deck exports, through the commands that write with them."""

from __future__ import annotations

import json
import re
import zipfile
from pathlib import Path

import pytest

from tests.contract import excel
from tests.contract.site_command import run_command

pytestmark = pytest.mark.slow

CARDS = 4149


def test_every_card_comes_back_from_every_text_format(card_data: Path) -> None:
    done = run_command("round-trip", card_data=card_data)
    assert done.returncode == 0, done.stderr
    output = json.loads(done.stdout)
    assert output["cards"] >= CARDS
    assert output["formats"] == 5


DECK = """Deck Name: Guns/Money: why?
Author: A. Player

3x Theo Bell (G6)
1x Alan Sovereign (ADV)
12x Anarch Convert
2x Blood Doll
3x .44 Magnum
1x Rötschreck
4x Second Tradition: Domain
1x Ankara Citadel, Turkey, The
1x Create Gargoyle
1x Awe
"""


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    """A file with a deck."""
    path = tmp_path / "deck.txt"
    path.write_text(DECK, encoding="utf-8")
    return path


def export(card_data: Path, to: str, *decks: Path) -> Path:
    """Writes decks in a format; the file that was written."""
    folder = decks[0].parent
    done = run_command("export-deck", to, str(folder), *map(str, decks), card_data=card_data)
    assert done.returncode == 0, done.stderr
    return folder / done.stdout.strip()


def test_a_workbook_has_a_sheet_for_the_crypt_and_one_for_the_library(deck: Path, card_data: Path) -> None:
    path = export(card_data, "excel", deck)
    assert path.name == "Guns_Money_ why_.xlsx"
    book = excel.sheets(path)
    assert list(book) == ["Crypt", "Library"]
    head, *crypt = book["Crypt"]
    assert head == ["Quantity", "Card", "Disciplines", "Capacity", "Group", "Clan", "Text"]
    assert [row[:6] for row in crypt] == [
        [3, "Theo Bell (G6)", "CEL POT PRE aus dom", 8, 6, "Brujah"],
        [1, "Alan Sovereign (ADV)", "AUS DOM for pre", 6, 3, "Ventrue"],
        [12, "Anarch Convert", "", 1, "ANY", "Caitiff"],
    ]
    head, *library = book["Library"]
    assert head == ["Quantity", "Card", "Type", "Clan", "Blood Cost", "Pool Cost", "Text"]
    assert [row[:6] for row in library] == [
        [2, "Blood Doll", "Master", "", "", ""],
        [3, ".44 Magnum", "Equipment", "", "", 2],
        [1, "Rötschreck", "Master", "", "", ""],
        [4, "Second Tradition: Domain", "Reaction", "", "", ""],
        [1, "The Ankara Citadel, Turkey", "Equipment", "Tremere", 2, ""],
        [1, "Create Gargoyle", "Action", "Tremere/Tremere antitribu", "", 2],
        [1, "Awe", "Action Modifier", "", "X", ""],
    ]
    texts = [str(row[6]) for row in [*crypt, *library]]
    assert all(texts)
    assert [text for text in texts if re.search(r"\[\w+\]", text)] == []


@pytest.mark.parametrize(("to", "ending"), [("excel", "xlsx"), ("lackey", "txt")])
def test_all_decks_are_one_archive_of_one_folder(to: str, ending: str, deck: Path, card_data: Path) -> None:
    path = export(card_data, to, deck, deck)
    assert re.fullmatch(rf"Decks \d{{4}}-\d\d-\d\d \[{to}\]\.zip", path.name)
    with zipfile.ZipFile(path) as packed:
        assert packed.testzip() is None
        files = [name for name in packed.namelist() if not name.endswith("/")]
        assert files == [
            f"{path.stem}/Guns_Money_ why_.{ending}",
            f"{path.stem}/Guns_Money_ why_ (2).{ending}",
        ]
        first, second = (packed.read(name) for name in files)
    assert first == second
    if to == "excel":
        alone = deck.parent / "first.xlsx"
        alone.write_bytes(first)
        assert list(excel.sheets(alone)) == ["Crypt", "Library"]
    else:
        assert first.decode().startswith("3       .44 Magnum\n1       Ankara Citadel, Turkey, The\n")


@pytest.mark.parametrize("words", [[], ["pdf", "."], ["text", "."]])
def test_a_format_that_is_not_known_is_refused(words: list[str], card_data: Path) -> None:
    done = run_command("export-deck", *words, card_data=card_data)
    assert (done.returncode, done.stdout) == (2, "")
    assert "usage:" in done.stderr
