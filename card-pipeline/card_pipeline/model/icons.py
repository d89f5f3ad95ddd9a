"""The characters of the icon font."""

from __future__ import annotations

from card_pipeline.model.base import Published


class IconCharacters(Published):
    """``icons.json``: how to write the icons of ``icons.otf``."""

    characters: dict[str, str]
    """Icon (``inf-dom``, ``sup-dom``, ``clan-ventrue``, ``icon-action``) → its character.

    An icon is 1 em wide and high, but advances by half of that: so it is centered in narrower boxes, too.
    """
    wide: str
    """An empty character, 1.5 em wide: its width tells whether the browser shows the font."""
