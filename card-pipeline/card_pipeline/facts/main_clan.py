"""The main clan (or path) and sect of a crypt (docs/rules/decks.md §9.5).

Anarch Convert goes into every kind of crypt and is not counted at all: the share is that of the other copies.
"""

from __future__ import annotations

from collections import Counter

from card_pipeline.facts.copies import CryptCopies, total

ANARCH_CONVERT = 200076


def main_clan(crypt: CryptCopies) -> str | None:
    """Name the clan or path of more than half of the copies; the greater of both, on a tie the clan."""
    counted = _without_converts(crypt)
    clans: Counter[str] = Counter()
    paths: Counter[str] = Counter()
    for card, copies in counted:
        clans[card.clan] += copies
        if card.path:
            paths[card.path] += copies
    name, copies = max([*clans.items(), *paths.items()], key=lambda one: one[1], default=("", 0))
    return name if 2 * copies > total(counted) else None


def main_sect(crypt: CryptCopies) -> str | None:
    """Name the sect of more than 65 % of the copies."""
    counted = _without_converts(crypt)
    sects: Counter[str] = Counter()
    for card, copies in counted:
        sects[card.sect] += copies
    name, copies = max(sects.items(), key=lambda one: one[1], default=("", 0))
    return name if 100 * copies > 65 * total(counted) else None


def _without_converts(crypt: CryptCopies) -> CryptCopies:
    return [(card, copies) for card, copies in crypt if card.id != ANARCH_CONVERT]
