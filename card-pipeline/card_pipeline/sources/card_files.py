"""The four official card files (docs/data.md §4)."""

from __future__ import annotations

from dataclasses import dataclass

from card_pipeline.sources.files import CardFolder
from card_pipeline.sources.rows import Row, read_rows

CRYPT = "vtescrypt.csv"
LIBRARY = "vteslib.csv"
REQUIREMENTS = "vteslibmeta.csv"
SETS = "vtessets.csv"
FILES = (CRYPT, LIBRARY, REQUIREMENTS, SETS)

CRYPT_COLUMNS = (
    *("Id", "Name", "Aka", "Type", "Clan", "Path", "Adv", "Group", "Capacity", "Disciplines"),
    *("Card Text", "Set", "Title", "Banned", "Artist"),
)
LIBRARY_COLUMNS = (
    *("Id", "Name", "Aka", "Type", "Clan", "Path", "Discipline", "Pool Cost", "Blood Cost"),
    *("Conviction Cost", "Burn Option", "Card Text", "Flavor Text", "Set", "Banned", "Artist", "Capacity"),
)
REQUIREMENT_COLUMNS = ("Id", "Name", "Requirement")
SET_COLUMNS = ("Id", "Abbrev", "Release Date", "Full Name", "Company")


@dataclass(frozen=True)
class CardFiles:
    """Their rows, in the order of the files."""

    crypt: list[Row]
    library: list[Row]
    requirements: list[Row]
    sets: list[Row]


def read_card_files(folder: CardFolder) -> CardFiles:
    """Read all four. Raises SourceError."""
    return CardFiles(
        crypt=read_rows(CRYPT, folder.read(CRYPT), CRYPT_COLUMNS),
        library=read_rows(LIBRARY, folder.read(LIBRARY), LIBRARY_COLUMNS),
        requirements=read_rows(REQUIREMENTS, folder.read(REQUIREMENTS), REQUIREMENT_COLUMNS),
        sets=read_rows(SETS, folder.read(SETS), SET_COLUMNS, kind="set"),
    )
