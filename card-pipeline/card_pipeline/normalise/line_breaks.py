"""Line breaks that a translation has lost: ``…arma de fuego.Ataque: 2 de daño`` (docs/data.md §7).

The English text determines the number of lines, so that a missing space does not become a break.
"""

from __future__ import annotations

import re

# A sentence ends and the next begins without a space. "D.C." is no end of a sentence, and icons that
# follow each other, "[pot][ser]", belong to one line.
_GLUED = re.compile(r"(?<=[.:)!?])(?=[\[(+¡¿])|(?<=[.:)!?])(?<!\b[A-Z]\.)(?=[A-ZÀ-ÖØ-Þ])")
# Positions where a break is likely only if the English text has more lines than were found.
_LIKELY = re.compile(
    r"(?<=[.)]) (?=\[)"  # furtividade. [ani] Coloque
    r"|(?<=\w)(?=\[)"  # básica[MEL] Como
    r"|(?<=[a-zà-öø-ÿ])(?=[A-ZÀ-ÖØ-Þ])"  # ÚnicoMinistros
    r"|(?<=\.)(?=\d)"  # Gun.3R damage
    r"|(?<=\])(?=[A-ZÀ-ÖØ-Þ(+¡¿])"  # [aus]Como
)


def restore_line_breaks(text: str, english: str) -> str:
    r"""Restore the lost ``\n``.

    A text that has line breaks is returned as it is. Where more sentences are glued than English has
    line breaks, the breaks nearest to the English ones stay and the others become spaces.
    """
    wanted = english.count("\n")
    if "\n" in text:
        return text
    glued = [match.start() for match in _GLUED.finditer(text)]
    if len(glued) > wanted:
        breaks = _nearest(glued, text, english)
    else:
        likely = [match.start() for match in _LIKELY.finditer(text)][: wanted - len(glued)]
        breaks = [*glued, *likely]
    return _split(text, sorted({*glued, *breaks}), set(breaks))


def _nearest(positions: list[int], text: str, english: str) -> list[int]:
    """Pick as many positions as English has breaks, each the nearest in proportion."""
    free = list(positions)
    chosen: list[int] = []
    for match in re.finditer("\n", english):
        aim = match.start() / len(english) * len(text)
        best = min(free, key=lambda position: abs(position - aim))
        free.remove(best)
        chosen.append(best)
    return chosen


def _split(text: str, positions: list[int], breaks: set[int]) -> str:
    pieces = [text[start:end] for start, end in zip([0, *positions], [*positions, len(text)], strict=True)]
    joined = pieces[0]
    for position, piece in zip(positions, pieces[1:], strict=True):
        joined = joined.rstrip() + ("\n" if position in breaks else " ") + piece.lstrip()
    return joined
