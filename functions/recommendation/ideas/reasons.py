"""Why a card is an idea, as facts: the site puts them into words."""

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
from functions.recommendation.ideas.learnt import Learnt
from functions.recommendation.ideas.linear import speakers
from functions.recommendation.ideas.nearest import Nearest
from functions.recommendation.ideas.peers import Peers, peers, players, usual_copies

TELLING = 15
"""Percent of its peers from which a share says something."""
MANY_ALIKE = 6
"""Similar decks that say something together."""

Kind = Literal["peers", "similar", "beside", "fits", "staple"]


@dataclass(frozen=True, slots=True)
class Reason:
    """What speaks for a card.

    ``peers``: so many percent of a kind of winning decks play it. ``similar``: so many of the most similar
    ones do. ``beside``: it is often played beside cards of the deck. ``fits``: only the rules speak for it.
    ``staple``: there is no deck yet, so many percent of all play it.
    """

    kind: Kind
    clan: str | None = None
    discipline: str | None = None
    percent: int | None = None
    decks: int | None = None
    """Of which these are percent, or that play it."""
    beside: Sequence[int] = ()


@dataclass(frozen=True, slots=True)
class Idea:
    """A card, why, and how many copies are usual, where winning decks tell."""

    card: int
    copies: int | None
    reason: Reason


@dataclass(frozen=True, slots=True)
class Reasoning:
    """What is known of the deck that gets ideas."""

    learnt: Learnt
    facts: CardFacts
    places: Mapping[int, int]
    """Cards of the deck by place → copies."""
    deck: DeckCopies
    fit: Fit
    near: Nearest

    def about(self, cards: Sequence[int]) -> list[Idea]:
        """Give the reasons for cards, in the order given."""
        known = frozenset(self.learnt.place[card] for card in cards if card in self.learnt.place)
        beside = speakers(self.learnt, self.places, known)
        clan, main = main_clan(self.deck.crypt), self._main_discipline()
        return [self._idea(card, clan, self._discipline(card) or main, beside) for card in cards]

    def _main_discipline(self) -> str | None:
        """Name that of the crypt's key disciplines which most of the library asks for."""
        asked: Counter[str] = Counter()
        for card, copies in self.deck.library:
            asked.update(dict.fromkeys(card.disciplines, copies))
        return max(key_disciplines(self.deck.crypt), key=asked.__getitem__, default=None)

    def _discipline(self, card: int) -> str | None:
        """Name the one that the card itself asks for, where the crypt has it."""
        found = self.facts.library.get(card)
        played = [code for code in found.disciplines if self.fit.having.get(code)] if found else []
        return max(played, key=self.fit.having.__getitem__, default=None)

    def _idea(
        self, card: int, clan: str | None, discipline: str | None, beside: Mapping[int, Sequence[int]]
    ) -> Idea:
        place = self.learnt.place.get(card)
        if place is None:
            return Idea(card, None, self._by_rules(card, clan))
        kind = peers(self.learnt, place, clan, discipline)
        reason = self._by_winners(place, kind) or self._by_cards(card, clan, beside[place])
        usual = (kind and usual_copies(self.learnt, place, kind.decks)) or usual_copies(
            self.learnt, place, self.learnt.all_winners
        )
        return Idea(card, usual.middle if usual else None, reason)

    def _by_winners(self, place: int, kind: Peers | None) -> Reason | None:
        if kind is not None:
            decks = kind.decks.bit_count()
            percent = round(100 * players(self.learnt, place, kind.decks) / decks)
            if percent and not self.places:
                return Reason("staple", percent=percent, decks=decks)
            if percent >= TELLING:
                return Reason("peers", kind.clan, kind.discipline, percent, decks)
        alike = players(self.learnt, place, self.near.similar)
        return Reason("similar", decks=alike) if alike >= MANY_ALIKE else None

    def _by_cards(self, card: int, clan: str | None, beside: Sequence[int]) -> Reason:
        if beside:
            return Reason("beside", beside=[self.learnt.cards[place] for place in beside])
        return self._by_rules(card, clan) if self.places else Reason("staple")

    def _by_rules(self, card: int, clan: str | None) -> Reason:
        """Tell what the card shares with the crypt: its clan, the discipline that most of it has."""
        vampire, other = self.facts.crypt.get(card), self.facts.library.get(card)
        clans = (vampire.clan, vampire.path) if vampire else other.clans if other else ()
        codes = sorted(vampire.disciplines) if vampire else other.disciplines if other else ()
        shared = [code for code in codes if self.fit.having.get(code)]
        most = max(shared, key=self.fit.having.__getitem__, default=None)
        return Reason("fits", clan if clan in clans else None, most)
