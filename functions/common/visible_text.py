"""Invisible characters, which must not make two texts differ that look the same.

They are Unicode's Default_Ignorable_Code_Point, the marks of writing direction, and a few letters and marks
that are blank although their category says otherwise.
"""

from __future__ import annotations

JOINING = (
    (0x200C, 0x200D),
    (0xFE00, 0xFE0F),
    (0xE0020, 0xE007F),
    (0xE0100, 0xE01EF),
)
"""Ranges that change how their neighbours look: emoji, Persian and Indic letters need them."""

UNSEEN = (
    (0x00AD, 0x00AD),
    (0x034F, 0x034F),
    (0x061C, 0x061C),
    (0x115F, 0x1160),
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),
    (0x200B, 0x200B),
    (0x200E, 0x200F),
    (0x2028, 0x202E),
    (0x2060, 0x206F),
    (0x2800, 0x2800),
    (0x3164, 0x3164),
    (0xFEFF, 0xFEFF),
    (0xFFA0, 0xFFA0),
    (0xFFF0, 0xFFF8),
    (0x1107F, 0x1107F),
    (0x16FE4, 0x16FE4),
    (0x1BCA0, 0x1BCA3),
    (0x1D159, 0x1D159),
    (0x1D173, 0x1D17A),
    (0xE0000, 0xE001F),
    (0xE0080, 0xE00FF),
    (0xE01F0, 0xE0FFF),
)
"""Ranges that no single-line text needs."""

_SPACES = (0x20, 0xA0, 0x1680, *range(0x2000, 0x200B), 0x202F, 0x205F, 0x3000)


def is_unseen(character: str) -> bool:
    """Whether a character is invisible by itself."""
    point = ord(character)
    return any(first <= point <= last for first, last in (*UNSEEN, *JOINING))


def one_line_pattern(*, something: bool) -> str:
    """Return the pattern of a single-line text; `something`: with at least one visible character."""
    refused = r"\x00-\x1f\x7f-\x9f" + _class(UNSEEN)
    any_ = f"[^{refused}]*"
    if not something:
        return f"^{any_}$"
    blank = _class(JOINING) + "".join(map(chr, _SPACES))
    return f"^{any_}[^{refused}{blank}]{any_}$"


def _class(ranges: tuple[tuple[int, int], ...]) -> str:
    return "".join(chr(first) if first == last else f"{chr(first)}-{chr(last)}" for first, last in ranges)
