"""Mark-up of card texts: changed-wording braces, card references and icons (docs/data.md §4.8).

``Allies and {/Helena/} may [POT] …`` becomes the text a player reads, ``Allies and Helena may [POT] …``,
and the references in it, ``{"Helena": 200561}``. The directed symbol ``(D)`` stays as it is.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator

Resolve = Callable[[str], int | None]
"""Exact card name → id, or None when no card has that name."""

DISCIPLINES = frozenset(
    {
        *("abo", "ani", "aus", "cel", "chi", "dai", "dem", "dom", "for", "mal", "mel", "myt", "nec", "obe"),
        *("obf", "obl", "obt", "pot", "pre", "pro", "qui", "san", "ser", "spi", "str", "tem", "tha", "thn"),
        *("val", "vic", "vis"),
    }
)
"""Codes that are icons in either case: ``[pot]`` inferior, ``[POT]`` superior."""

VIRTUES = frozenset({"def", "inn", "jud", "mar", "red", "ven", "viz"})

OTHER_ICONS = frozenset(
    {
        "ACTION",
        "ACTION MODIFIER",
        "COMBAT",
        "EQUIPMENT",
        "EVENT",
        "FLIGHT",
        "MASTER",
        "MERGED",
        "POLITICAL ACTION",
        "POWER",
        "REACTION",
        "REFLEX",
        "RETAINER",
        "ALLY",
        *(f"{n} CONVICTION" for n in range(1, 10)),
    }
)

_ICON = re.compile(r"\[([^\]\n]*)\]")
# "and/or … and/or" is no reference: its first slash follows a letter.
_REFERENCE = re.compile(r"(?<!\w)/(?=\S)([^/\n]*\S)/(?!\w)")
_ARTICLES = ("The", "An", "A")
_SPACED_ICONS = {icon.replace(" ", ""): icon for icon in OTHER_ICONS}


def clean_text(raw: str, resolve: Resolve) -> tuple[str, dict[str, int]]:
    """Turn a text of the official card files into the published text and its card references.

    Returns the text and, for each reference, the name as written in the text → card id.
    Raises ValueError naming the value for an icon outside the vocabulary or a reference to no known card.
    """
    text = tidy_lines(raw.replace("{", "").replace("}", ""))
    for icon in icons(text):
        if not is_icon(icon):
            raise ValueError(f"unknown icon [{icon}]")
    names = {match.group(1) for match in _REFERENCE.finditer(text)}
    references: dict[str, int] = {}
    for name in sorted(names):
        card = resolve_name(name, resolve)
        if card is None:
            raise ValueError(f"reference /{name}/ to an unknown card")
        references[name] = card
    return strip_slashes(text), references


def tidy_lines(text: str) -> str:
    r"""One ``\n`` per line break, one space between words, none at the ends of lines."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    return "\n".join(" ".join(line.split()) for line in lines).strip("\n")


def icons(text: str) -> Iterator[str]:
    """Yield the contents of square brackets, in order."""
    return (match.group(1) for match in _ICON.finditer(text))


def is_icon(name: str) -> bool:
    """Whether ``name`` is an icon when written in square brackets."""
    lower = name.lower()
    if lower in DISCIPLINES:
        return name in (lower, name.upper())
    return name in VIRTUES or name in OTHER_ICONS


def reference_names(text: str) -> list[str]:
    """List the names written as ``/Name/``, in order, each once."""
    return list(dict.fromkeys(match.group(1) for match in _REFERENCE.finditer(text)))


def strip_slashes(text: str) -> str:
    """Remove the slashes of ``/Name/``, but not that of ``and/or``."""
    return _REFERENCE.sub(r"\1", text)


def resolve_name(name: str, resolve: Resolve) -> int | None:
    """Find a card whose article is in front, behind (``Jones, The``) or missing."""
    for candidate in article_forms(name):
        card = resolve(candidate)
        if card is not None:
            return card
    return None


def article_forms(name: str) -> list[str]:
    """Ways to write a name: as is, ``Jones, The`` for ``The Jones``, without article, with one."""
    bare = name
    for article in _ARTICLES:
        if name.casefold().startswith(f"{article} ".casefold()):
            bare = name[len(article) + 1 :]
        elif name.casefold().endswith(f", {article}".casefold()):
            bare = name[: -len(article) - 2]
    forms = [name, bare]
    for article in _ARTICLES:
        forms += [f"{bare}, {article}", f"{article} {bare}"]
    return list(dict.fromkeys(forms))


def repair_icons(text: str, model: str | None = None) -> str:
    """Write misspelt icons as the official files do: ``[ACTIONMODIFIER]``, ``[1CONVICTION]``, ``[pré]``.

    ``model`` is the English text: icons that are still unknown become, in order, the English ones that
    are missing here (``[tan]`` and ``[TAN]`` for ``[thn]`` and ``[THN]``), if they are equally many.
    """
    found = [_repaired(icon) for icon in icons(text)]
    unknown = dict.fromkeys(icon for icon in found if not is_icon(icon))
    missing = dict.fromkeys(icon for icon in icons(model or "") if icon not in found)
    meant = dict(zip(unknown, missing, strict=True)) if len(unknown) == len(missing) else {}
    rest = (meant.get(icon, icon) for icon in found)
    return _ICON.sub(lambda _: f"[{next(rest)}]", text)


def _repaired(icon: str) -> str:
    if is_icon(icon):
        return icon
    plain = "".join(c for c in unicodedata.normalize("NFKD", icon) if not unicodedata.combining(c)).strip()
    if is_icon(plain):
        return plain
    return _SPACED_ICONS.get(plain.upper().replace(" ", ""), icon)
