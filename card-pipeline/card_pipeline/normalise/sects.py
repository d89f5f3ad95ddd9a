"""The sect, which is the first word of a vampire's text (docs/data.md §4.5)."""

from __future__ import annotations

import re
from typing import Literal, get_args

Sect = Literal["Camarilla", "Sabbat", "Laibon", "Independent", "Anarch"]
SECTS: tuple[Sect, ...] = get_args(Sect)

_SECT = re.compile(rf"(?:\[MERGED\] ?)?(?:Advanced,? )?({'|'.join(SECTS)})\b")
_BY_NAME: dict[str, Sect] = {sect: sect for sect in SECTS}


def read_sect(text: str) -> Sect:
    """Read the sect from a cleaned crypt text: ``Advanced, Camarilla primogen: …``.

    Raises ValueError when the text begins otherwise.
    """
    found = _SECT.match(text)
    if not found:
        raise ValueError(f'no known sect at the start of "{text[:40]}"')
    return _BY_NAME[found.group(1)]
