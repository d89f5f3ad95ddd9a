"""Why a card is suggested, as facts that the site formats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from card_pipeline.facts.cards import CardFacts
from card_pipeline.facts.copies import DeckCopies
from card_pipeline.facts.disciplines import key_disciplines
from card_pipeline.facts.main_clan import main_clan

from functions.recommendation.ideas.fit import Fit
from functions.recommendation.ideas.linear import strongest_pairs
from functions.recommendation.ideas.model import Model
from functions.recommendation.ideas.nearest import Nearest
from functions.recommendation.ideas.peers import Peers, copy_quartiles, peers, players

MIN_PERCENT = 15
"""Below this, the percentage among peers is no reason."""
MIN_SIMILAR = 6
"""Below this, the number of similar decks is no reason."""

Kind = Literal["peers", "similar", "beside", "fits", "staple"]


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a card is suggested.

    ``peers``: a percentage of a kind of winning decks plays it. ``similar``: a number of the most similar
    decks plays it. ``beside``: it is often played together with cards of the deck. ``fits``: it fits only by
    the rules of the game. ``staple``: the deck is empty, and a percentage of all decks plays it.
    """

    kind: Kind
    clan: str | None = None
    discipline: str | None = None
    percent: int | None = None
    decks: int | None = None
    """Number of decks that the percentage refers to, or that play it."""
    beside: Sequence[int] = ()


@dataclass(frozen=True, slots=True)
class Idea:
    """A suggested card, the reason, and its median copies in winning decks that play it."""

    card: int
    copies: int | None
    reason: Reason
    playing: int = 0
    """Number of the most similar winning decks that play it."""


@dataclass(frozen=True, slots=True)
class Reasoning:
    """Everything known about the deck that cards are suggested for."""

    model: Model
    facts: CardFacts
    indices: Mapping[int, int]
    """Cards of the deck by index → copies."""
    deck: DeckCopies
    fit: Fit
    near: Nearest

    def about(self, cards: Sequence[int]) -> list[Idea]:
        """Return the reasons for cards, in their order."""
        known = frozenset(self.model.index_of[card] for card in cards if card in self.model.index_of)
        beside = strongest_pairs(self.model, self.indices, known)
        clan, main = main_clan(self.deck.crypt), self._main_discipline()
        return [self._idea(card, clan, self._discipline(card) or main, beside) for card in cards]

    def _main_discipline(self) -> str | None:
        """Name the key discipline of the crypt that most of the library requires."""
        required: Counter[str] = Counter()
        for card, copies in self.deck.library:
            required.update(dict.fromkeys(card.disciplines, copies))
        return max(key_disciplines(self.deck.crypt), key=required.__getitem__, default=None)

    def _discipline(self, card: int) -> str | None:
        """Name the discipline that the card itself requires, if the crypt has it."""
        found = self.facts.library.get(card)
        played = [code for code in found.disciplines if self.fit.having.get(code)] if found else []
        return max(played, key=self.fit.having.__getitem__, default=None)

    def _idea(
        self, card: int, clan: str | None, discipline: str | None, beside: Mapping[int, Sequence[int]]
    ) -> Idea:
        index = self.model.index_of.get(card)
        if index is None:
            return Idea(card, None, self._by_rules(card, clan))
        kind = peers(self.model, index, clan, discipline)
        reason = self._by_winners(index, kind) or self._by_cards(card, clan, beside[index])
        usual = (kind and copy_quartiles(self.model, index, kind.decks)) or copy_quartiles(
            self.model, index, self.model.all_winners
        )
        playing = players(self.model, index, self.near.similar)
        return Idea(card, usual.middle if usual else None, reason, playing)

    def _by_winners(self, index: int, kind: Peers | None) -> Reason | None:
        if kind is not None:
            decks = kind.decks.bit_count()
            percent = round(100 * players(self.model, index, kind.decks) / decks)
            if percent and not self.indices:
                return Reason("staple", percent=percent, decks=decks)
            if percent >= MIN_PERCENT:
                return Reason("peers", kind.clan, kind.discipline, percent, decks)
        playing = players(self.model, index, self.near.similar)
        return Reason("similar", decks=playing) if playing >= MIN_SIMILAR else None

    def _by_cards(self, card: int, clan: str | None, beside: Sequence[int]) -> Reason:
        if beside:
            return Reason("beside", beside=[self.model.cards[index] for index in beside])
        return self._by_rules(card, clan) if self.indices else Reason("staple")

    def _by_rules(self, card: int, clan: str | None) -> Reason:
        """Name what the card shares with the crypt: its clan, and the discipline that most vampires have."""
        vampire, other = self.facts.crypt.get(card), self.facts.library.get(card)
        clans = (vampire.clan, vampire.path) if vampire else other.clans if other else ()
        codes = sorted(vampire.disciplines) if vampire else other.disciplines if other else ()
        shared = [code for code in codes if self.fit.having.get(code)]
        most = max(shared, key=self.fit.having.__getitem__, default=None)
        return Reason("fits", clan if clan in clans else None, most)
