"""What the pipeline has learnt from winning decks, ready to be asked."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from functions.recommendation.ideas.rows import Rows, read_rows

_LEVELS = 127
_AGAINST = 128


@dataclass(frozen=True)
class Learnt:
    """The parts of ``recommender.json``. Cards and decks are told by their places in the lists."""

    from_winners: bool
    cards: Sequence[int]
    """Ids, the one most played of late first."""
    place: Mapping[int, int]
    """Id → place."""
    released: Sequence[int]
    """How many winning decks, newest first, could have played the card."""
    levels: Sequence[float]
    """Number in a pair of `weights` → weight."""
    weights: Rows
    picks: Rows
    won: int
    """Winning decks stand first."""
    ages: Sequence[float]
    clans: Mapping[str, int]
    """Clan → its winning decks, a bit for each."""
    disciplines: Mapping[str, int]
    decks_of: Sequence[Sequence[int]]
    """Card → decks that have it, ascending."""
    copies_of: Sequence[Sequence[int]]
    """Card → copies in each of those."""
    rarity: Sequence[float]
    """Card → its inverse document frequency."""
    lengths: Sequence[float]
    """Deck → length of its vector of rarities."""
    _bits: dict[int, dict[int, int]] = field(default_factory=dict)

    @property
    def all_winners(self) -> int:
        """All winning decks, a bit for each, the newest the lowest."""
        return (1 << self.won) - 1

    def by_copies(self, place: int) -> Mapping[int, int]:
        """Give copies of a card → winning decks with so many, a bit for each."""
        found = self._bits.get(place)
        if found is None:
            found = self._bits[place] = self._draw_bits(place)
        return found

    def _draw_bits(self, place: int) -> dict[int, int]:
        drawn: dict[int, bytearray] = {}
        for deck, copies in zip(self.decks_of[place], self.copies_of[place], strict=True):
            if deck < self.won:
                drawn.setdefault(copies, bytearray(self.won // 8 + 1))[deck // 8] |= 1 << deck % 8
        return {copies: int.from_bytes(bits, "little") for copies, bits in sorted(drawn.items())}


def read_learnt(file: Mapping[str, Any]) -> Learnt:
    """Take the parsed file in. Raises LookupError or ValueError when it is not such a file."""
    cards, decks = file["cards"], file["decks"]
    picks = read_rows(decks["picks"])
    decks_of: list[list[int]] = [[] for _ in cards]
    copies_of: list[bytearray] = [bytearray() for _ in cards]
    for deck in range(len(picks)):
        for place, copies in picks.pairs(deck):
            if copies:
                decks_of[place].append(deck)
                copies_of[place].append(copies)
    rarity = [math.log((len(picks) + 1) / (len(found) + 1)) for found in decks_of]
    squares = [0.0] * len(picks)
    for found, rare in zip(decks_of, rarity, strict=True):
        for deck in found:
            squares[deck] += rare * rare
    return Learnt(
        from_winners=file["learntFrom"] == "winners",
        cards=cards,
        place={card: place for place, card in enumerate(cards)},
        released=file["released"],
        levels=_levels(file["scale"]),
        weights=read_rows(file["weights"]),
        picks=picks,
        won=decks["won"],
        ages=[math.sqrt(percent / 100) for percent in decks["ages"]],
        clans=_bits_of_clans(decks),
        disciplines=_bits_of_disciplines(decks),
        decks_of=decks_of,
        copies_of=copies_of,
        rarity=rarity,
        lengths=[math.sqrt(square) or 1.0 for square in squares],
    )


def _levels(scale: float) -> list[float]:
    for_ = [scale * (level / _LEVELS) ** 2 for level in range(_AGAINST)]
    return [*for_, *(-weight for weight in for_)]


def _bits_of_clans(decks: Mapping[str, Any]) -> dict[str, int]:
    bits = dict.fromkeys(decks["clans"], 0)
    for deck, clan in enumerate(decks["clanOf"][: decks["won"]]):
        if clan:
            bits[decks["clans"][clan - 1]] |= 1 << deck
    return bits


def _bits_of_disciplines(decks: Mapping[str, Any]) -> dict[str, int]:
    bits: dict[str, int] = {}
    for deck, codes in enumerate(decks["disciplinesOf"][: decks["won"]]):
        for code in decks["disciplines"][codes]:
            bits[code] = bits.get(code, 0) | 1 << deck
    return bits
