"""Where the wording of a card differs from its last printing (docs/data.md §4.8)."""

from __future__ import annotations

from card_pipeline.normalise.markup import strip_slashes


def reworded_ranges(raw: str, text: str) -> list[int]:
    """Find the braces of a text of the official card files in the published text.

    Returns the starts and ends of the ranges, alternating: ``+1 stealth {action}.`` → ``[11, 17]``. A range
    without letters marks words that are gone. A brace without its pair marks nothing.
    """
    if "{" not in raw:
        return []
    # Line breaks and spaces were tidied: only letters have the same places in both.
    places = [at for at, letter in enumerate(text) if not letter.isspace()]
    ranges: list[tuple[int, int]] = []
    opened: int | None = None
    letters = 0
    for letter in strip_slashes(raw):
        if letter == "{":
            opened = letters if opened is None else opened
        elif letter == "}":
            if opened is not None:
                ranges.append(_between(opened, letters, places, len(text)))
            opened = None
        elif not letter.isspace():
            letters += 1
    return [place for found in _joined(ranges) for place in found]


def _between(first: int, after: int, places: list[int], length: int) -> tuple[int, int]:
    """Places of the letters from `first` to the one before `after`."""
    start = places[first] if first < len(places) else length
    return start, max(start, places[after - 1] + 1 if after else 0)


def _joined(ranges: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Join ranges that touch."""
    joined: list[tuple[int, int]] = []
    for start, end in ranges:
        touches = joined and start <= joined[-1][1]
        joined.append((joined.pop()[0] if touches else start, end))
    return joined
