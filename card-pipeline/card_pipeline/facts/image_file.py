"""Names of image files (site/src/domain/card/image-file.ts)."""

from __future__ import annotations


def image_file(name: str, group: int | str | None = None, *, advanced: bool = False) -> str:
    """Name the file by the letters of an ASCII name: ``alashradamrofalamutg2adv``; `group` of crypt cards."""
    letters = "".join(filter(str.isalnum, name.lower()))
    return f"{letters}{'' if group is None else f'g{group}'}{'adv' if advanced else ''}"
