"""How well a card fits a crypt by the rules of the game: disciplines, clan, sect, groups."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

from card_pipeline.facts.cards import CryptFacts, LibraryFacts
from card_pipeline.facts.copies import CryptCopies, total
from card_pipeline.facts.crypt import Groups, groups

OF_CLAN, OF_SECT = 0.7, 0.3
"""Weights of the same clan and the same sect, added to that of similar disciplines."""
UNMET = 0.6
"""Factor of a library card that no vampire of the crypt can play."""


@dataclass(frozen=True, slots=True)
class Fit:
    """The properties of a crypt that other cards are compared with."""

    disciplines: Mapping[str, float]
    """Code → levels of all copies together, as a vector of length 1."""
    having: Mapping[str, float]
    """Code → share of the copies that have it at any level."""
    clans: Mapping[str, float]
    sects: Mapping[str, float]
    groups: Groups | None
    empty: bool

    def crypt(self, card: CryptFacts) -> float:
        """Rate how well a vampire fits the crypt, from 0 to 1."""
        length = math.sqrt(sum(level * level for level in card.disciplines.values())) or 1.0
        similarity = sum(level * self.disciplines.get(code, 0.0) for code, level in card.disciplines.items())
        clan, sect = self.clans.get(card.clan, 0.0), self.sects.get(card.sect, 0.0)
        return (similarity / length + OF_CLAN * clan + OF_SECT * sect) / 2

    def library(self, card: LibraryFacts) -> float:
        """Rate the share of the crypt that can play a card, as a factor from `UNMET` to 1."""
        if self.empty:
            return 1.0
        share = 1.0
        if card.disciplines:
            having = [self.having.get(code, 0.0) for code in card.disciplines]
            share = min(having) if card.all_disciplines else max(having)
        if card.clans:
            share *= min(1.0, sum(self.clans.get(clan, 0.0) for clan in card.clans))
        return UNMET + (1 - UNMET) * share

    def allows(self, card: CryptFacts) -> bool:
        """Whether the groups stay two consecutive ones; if they are wrong already, any card is allowed."""
        if card.group is None or self.groups is None or self.groups.are_wrong:
            return True
        return max(self.groups.highest, card.group) - min(self.groups.lowest, card.group) <= 1


def fit_of(crypt: CryptCopies) -> Fit:
    """Collect the properties of a crypt."""
    copies = total(crypt)
    levels: dict[str, float] = {}
    having: dict[str, float] = {}
    clans: dict[str, float] = {}
    sects: dict[str, float] = {}
    for card, count in crypt:
        for code, level in card.disciplines.items():
            levels[code] = levels.get(code, 0.0) + level * count
            having[code] = having.get(code, 0.0) + count / copies
        clans[card.clan] = clans.get(card.clan, 0.0) + count / copies
        sects[card.sect] = sects.get(card.sect, 0.0) + count / copies
    length = math.sqrt(sum(level * level for level in levels.values())) or 1.0
    return Fit(
        disciplines={code: level / length for code, level in levels.items()},
        having=having,
        clans=clans,
        sects=sects,
        groups=groups(crypt),
        empty=not crypt,
    )
