"""The model that the pipeline has trained on winning decks, prepared for queries."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from card_pipeline.facts.cards import CRYPT_THRESHOLD

from functions.recommendation.ideas.packed_rows import PackedRows, read_rows
from functions.recommendation.ideas.popularity import Popularity, popularity

_LEVELS = 127
_AGAINST = 128


@dataclass(frozen=True)
class Model:
    """The parts of ``recommender.json``. Cards and decks are identified by their index in the lists."""

    from_winners: bool
    cards: Sequence[int]
    """Ids, the one most played recently first."""
    index_of: Mapping[int, int]
    """Id → index."""
    released: Sequence[int]
    """Number of winning decks, newest first, that could have played the card."""
    levels: Sequence[float]
    """Number in a pair of `weights` → weight."""
    weights: PackedRows
    picks: PackedRows
    won: int
    """Number of winning decks; they come first."""
    ages: Sequence[float]
    """Deck → square root of its weight by age, from 0 to 1."""
    clans: Mapping[str, int]
    """Clan → its winning decks, a bit for each."""
    disciplines: Mapping[str, int]
    key_disciplines: Sequence[frozenset[str]]
    """The different sets of disciplines that at least half of a crypt has."""
    disciplines_of: Sequence[int]
    """Deck → index in those sets."""
    decks_of: Sequence[Sequence[int]]
    """Card → decks that have it, ascending."""
    copies_of: Sequence[Sequence[int]]
    """Card → copies in each of those."""
    popularity: Sequence[Popularity]
    rarity: Sequence[float]
    """Card → its inverse document frequency."""
    lengths: Sequence[float]
    """Deck → length of its vector of rarities."""
    crypt_lengths: Sequence[float]
    """Deck → length of that of its crypt."""
    _bits: dict[int, dict[int, int]] = field(default_factory=dict)

    @property
    def all_winners(self) -> int:
        """All winning decks, one bit for each, the newest the lowest."""
        return (1 << self.won) - 1

    def by_copies(self, index: int) -> Mapping[int, int]:
        """Map copies of a card to the winning decks that play so many, one bit for each."""
        found = self._bits.get(index)
        if found is None:
            found = self._bits[index] = self._compute_bits(index)
        return found

    def _compute_bits(self, index: int) -> dict[int, int]:
        bits_of: dict[int, bytearray] = {}
        for deck, copies in zip(self.decks_of[index], self.copies_of[index], strict=True):
            if deck < self.won:
                bits_of.setdefault(copies, bytearray(self.won // 8 + 1))[deck // 8] |= 1 << deck % 8
        return {copies: int.from_bytes(bits, "little") for copies, bits in sorted(bits_of.items())}


def read_model(file: Mapping[str, Any]) -> Model:
    """Prepare the parsed file. Raises LookupError or ValueError when it is malformed."""
    cards, decks = file["cards"], file["decks"]
    picks = read_rows(decks["picks"])
    decks_of: list[list[int]] = [[] for _ in cards]
    copies_of: list[bytearray] = [bytearray() for _ in cards]
    for deck in range(len(picks)):
        for index, copies in picks.pairs(deck):
            if copies:
                decks_of[index].append(deck)
                copies_of[index].append(copies)
    ages = [math.sqrt(percent / 100) for percent in decks["ages"]]
    rarity = [math.log((len(picks) + 1) / (len(found) + 1)) for found in decks_of]
    return Model(
        from_winners=file["learntFrom"] == "winners",
        cards=cards,
        index_of={card: index for index, card in enumerate(cards)},
        released=file["released"],
        levels=_levels(file["scale"]),
        weights=read_rows(file["weights"]),
        picks=picks,
        won=decks["won"],
        ages=ages,
        clans=_bits_of_clans(decks),
        disciplines=_bits_of_disciplines(decks),
        key_disciplines=[frozenset(codes) for codes in decks["disciplines"]],
        disciplines_of=decks["disciplinesOf"],
        decks_of=decks_of,
        copies_of=copies_of,
        popularity=[
            popularity(found, copies, decks["won"], ages)
            for found, copies in zip(decks_of, copies_of, strict=True)
        ],
        rarity=rarity,
        lengths=_lengths(decks_of, rarity, len(picks)),
        crypt_lengths=_lengths(
            [found if card > CRYPT_THRESHOLD else [] for card, found in zip(cards, decks_of, strict=True)],
            rarity,
            len(picks),
        ),
    )


def _lengths(decks_of: Sequence[Sequence[int]], rarity: Sequence[float], decks: int) -> list[float]:
    squares = [0.0] * decks
    for found, rare in zip(decks_of, rarity, strict=True):
        for deck in found:
            squares[deck] += rare * rare
    return [math.sqrt(square) or 1.0 for square in squares]


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
