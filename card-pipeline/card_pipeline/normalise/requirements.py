"""Requirement tokens of library cards (``vteslibmeta.csv``, docs/data.md §4.9)."""

from __future__ import annotations

import re

from card_pipeline.normalise.sects import SECTS
from card_pipeline.normalise.titles import SECT_OF_TITLE, TITLES

_SECTS = frozenset(sect.lower() for sect in SECTS)

_WORDS = (
    _SECTS
    | {f"non-{sect}" for sect in _SECTS}
    | TITLES
    | {"titled", "non-titled", "city title"}
    | {"advanced", "base", "unmerged", "black hand", "seraph", "inquisitor", "infernal", "red list"}
    | {"non-red list", "non-sterile", "non-caitiff", "same circle", "slave", "edge"}
    | {"imbued", "mortal", "mage", "ghoul"}
)

_COUNTED = re.compile(r"capacity \d+ or (?:more|less)|\d+ gehenna|\d+ path of power and the inner voice")


def read_requirement(value: str) -> list[str]:
    """Read the tokens in lower case; a required title implies its sect if the list omits it.

    ``prince,justicar`` → ``["prince", "justicar", "camarilla"]``. Raises ValueError for an unknown token.
    """
    tokens = [part.strip().lower() for part in value.split(",")]
    for token in tokens:
        if token not in _WORDS and not _COUNTED.fullmatch(token):
            raise ValueError(f'unknown requirement "{token}"')
    implied = [SECT_OF_TITLE[token] for token in tokens if token in SECT_OF_TITLE]
    return list(dict.fromkeys(tokens + implied))
