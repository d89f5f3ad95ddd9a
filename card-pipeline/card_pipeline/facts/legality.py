"""Whether a deck may be played in a format on a day, rule by rule (docs/rules/legality.md §3).

The site has the same rules in ``site/src/domain/deck/legality/``; ``tests/contract/legality.json`` holds
for both.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Literal

from card_pipeline.facts.cards import CRYPT_THRESHOLD, is_playtest

State = Literal["broken", "later", "unknown"]
RuleId = Literal["crypt-size", "library-size", "groups", "banned", "not-yet", "testing", "pool", "unknown"]


@dataclass(frozen=True, slots=True)
class JudgedCard:
    """What the rules ask of a card."""

    id: int
    group: int | None
    """None for one of any group, and in the library."""
    capacity: int
    """0 in the library."""
    banned: str
    """ISO day of the ban, "" for none."""
    legal_from: str
    """ISO day from which on it may be played, "" for always."""
    sets: frozenset[str]


@dataclass(frozen=True, slots=True)
class FormatRules:
    """What a format asks of a deck."""

    crypt: int
    """Fewest crypt cards."""
    library: int
    library_max: int
    consecutive_groups: bool = True
    sets: frozenset[str] | None = None
    """None: cards of all sets."""
    allowed: frozenset[int] = frozenset()
    banned: frozenset[int] = frozenset()

    def has(self, card: JudgedCard) -> bool:
        """Whether a card is in the pool (docs/rules/decks.md §13)."""
        if card.id in self.banned:
            return False
        return self.sets is None or card.id in self.allowed or not self.sets.isdisjoint(card.sets)


@dataclass(frozen=True, slots=True)
class Finding:
    """A rule that does not hold."""

    rule: RuleId
    state: State
    cards: Mapping[int, int] = field(default_factory=dict)
    """The cards to blame → copies."""
    off: int = 0
    """Of a size: the copies below (negative) or above it."""


@dataclass(frozen=True, slots=True)
class JudgedDeck:
    """The played cards of a deck: considered ones count for nothing."""

    copies: Mapping[int, int]
    known: list[tuple[JudgedCard, int]]

    def size(self, *, crypt: bool) -> int:
        """Count the copies of crypt or library."""
        return sum(copies for card, copies in self.copies.items() if (card > CRYPT_THRESHOLD) == crypt)


def findings(
    deck: Mapping[int, int], cards: Mapping[int, JudgedCard], rules: FormatRules, day: str
) -> list[Finding]:
    """List the rules that a deck (card id → copies) does not follow on a day, always in the same order."""
    played = {card: copies for card, copies in sorted(deck.items()) if copies > 0}
    judged = JudgedDeck(played, [(cards[card], copies) for card, copies in played.items() if card in cards])
    found = [
        _size("crypt-size", size_off(judged.size(crypt=True), rules.crypt)),
        _size("library-size", size_off(judged.size(crypt=False), rules.library, rules.library_max)),
        _blame("groups", "broken", dict(_outside_groups(judged)) if rules.consecutive_groups else {}),
        _blame("banned", "broken", _those(judged, lambda card: card.banned != "" and card.banned <= day)),
        _blame("not-yet", "later", _those(judged, lambda card: card.legal_from > day)),
        _blame("testing", "broken", {card: n for card, n in played.items() if is_playtest(card)}),
        _blame(
            "pool", "broken", _those(judged, lambda card: not is_playtest(card.id) and not rules.has(card))
        ),
        _blame(
            "unknown", "unknown", {c: n for c, n in played.items() if c not in cards and not is_playtest(c)}
        ),
    ]
    return [one for one in found if one is not None]


def size_off(count: int, least: int, most: int | None = None) -> int:
    """Return the copies below (negative) or above a size, 0 for a right one."""
    if count < least:
        return count - least
    return max(0, count - most) if most is not None else 0


def _size(rule: RuleId, off: int) -> Finding | None:
    return Finding(rule, "broken", off=off) if off else None


def _blame(rule: RuleId, state: State, cards: Mapping[int, int]) -> Finding | None:
    return Finding(rule, state, cards) if cards else None


def _those(deck: JudgedDeck, are: Callable[[JudgedCard], bool]) -> dict[int, int]:
    return {card.id: copies for card, copies in deck.known if are(card)}


def _outside_groups(deck: JudgedDeck) -> Iterator[tuple[int, int]]:
    """Yield the copies outside of the pair of groups that keeps most.

    On a tie it is the pair with more capacity, then the lower one.
    """
    grouped = [(card, copies, card.group) for card, copies in deck.known if card.group is not None]
    groups = sorted({group for _, _, group in grouped})
    if not groups or groups[-1] - groups[0] <= 1:
        return

    def kept(lowest: int) -> tuple[int, int, int]:
        inside = [(card, copies) for card, copies, group in grouped if lowest <= group <= lowest + 1]
        capacity = sum(card.capacity * copies for card, copies in inside)
        return sum(copies for _, copies in inside), capacity, -lowest

    best = max(groups, key=kept)
    yield from ((card.id, copies) for card, copies, group in grouped if not best <= group <= best + 1)
