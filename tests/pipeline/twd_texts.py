"""Reports of winning decks for tests: a complete one, and a folder or archive of them."""

from __future__ import annotations

import io
import tarfile
from collections.abc import Mapping
from pathlib import Path

REPORT = """\
Spring Cup
Some Hall, Lyon, France
April 25th 2026
3R+F
16 players
Una Player
https://www.vekn.net/event-calendar/event/99999

-- 2GW6 + 4vp in final

Deck Name: Guns of the Barrens
Created by: Another Player
Description: Shoots.
And votes.

Crypt (12 cards, min=14, max=26, avg=5)
---------------------------------------
4x Anarch Convert        1  -none-               Caitiff:ANY
3x Theo Bell             7  CEL POT dom pre      Brujah:2  -- the old one
2x Theo Bell (ADV)       7  CEL POT dom pre      Brujah:2
1x Theo Bell             8  CEL POT dom for pre  Brujah:6
1x Raven                 5  FOR PRO ani          Gangrel:1
1x camille devereux      5  FOR PRO ani          Gangrel:1

Library (66 cards)
Master (6; 2 trifle)
4x Barrens, The -- always one in hand
2x Pentex(TM) Subversion

Equipment (60)
60x .44 Magnum"""


SMALL_REPORT = """\
Cup
Online
May 1st 2020
Ada Player

Crypt (12 cards)
12x Theo Bell  8  POT  Brujah:6

Library (60 cards)
60x .44 Magnum"""
"""Of cards that the small sources have."""


def deck_folder(folder: Path, texts: Mapping[str, str | bytes]) -> Path:
    """A folder ``twd`` of loose texts, by deck id."""
    place = folder / "twd"
    place.mkdir(parents=True, exist_ok=True)
    for deck, text in texts.items():
        (place / f"{deck}.txt").write_bytes(text if isinstance(text, bytes) else text.encode())
    return place


def deck_archive(texts: Mapping[str, str | bytes], folder: str = "decks") -> bytes:
    """A .tar.gz of texts, by deck id."""
    data = io.BytesIO()
    with tarfile.open(fileobj=data, mode="w:gz") as archive:
        for deck, text in texts.items():
            content = text if isinstance(text, bytes) else text.encode()
            member = tarfile.TarInfo(f"{folder}/{deck}.txt")
            member.size = len(content)
            archive.addfile(member, io.BytesIO(content))
    return data.getvalue()
