"""Card ideas for a deck."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from card_pipeline.facts.cards import CardFacts
from card_pipeline.facts.copies import deck_copies

from functions.common.throttle import Rule
from functions.recommendation.errors import NothingLearntError
from functions.recommendation.ideas.evidence import Evidence, evidence
from functions.recommendation.ideas.learnt import Learnt
from functions.recommendation.ideas.ranking import copies_by_id, ranked
from functions.recommendation.ideas.reasons import Idea, Reasoning
from functions.recommendation.ports import Ports

PER_ADDRESS = Rule("card-ideas", 300, 60 * 60)
MAX_CRYPT_IDEAS, MAX_LIBRARY_IDEAS = 30, 40


@dataclass(frozen=True, slots=True)
class Ideas:
    """The answer."""

    crypt: list[Idea]
    library: list[Idea]
    staples: bool
    """There is no known card in the deck: these are the cards most played."""
    from_winners: bool
    evidence: Evidence
    unknown: list[str]
    """Ids that no card has; they were left out."""


def card_ideas(ports: Ports, cards: Mapping[str, int], address: str) -> Ideas:
    """Give ideas for a deck, card id → copies; `address`: of the caller.

    Raises ThrottledError, and NothingLearntError while the published data cannot be read.
    """
    ports.throttle.take_from(PER_ADDRESS, address)
    facts, learnt = ports.card_facts(), ports.learnt()
    if facts is None or learnt is None:
        raise NothingLearntError
    return ideas_for(learnt, facts, cards)


def ideas_for(learnt: Learnt, facts: CardFacts, cards: Mapping[str, int]) -> Ideas:
    """Give ideas for a deck. Cards that there are not are left out, and named."""
    known = {int(card): copies for card, copies in cards.items() if int(card) in facts}
    deck = deck_copies(known, facts)
    found = ranked(learnt, facts, deck, MAX_CRYPT_IDEAS, MAX_LIBRARY_IDEAS)
    places = {learnt.place[card]: count for card, count in copies_by_id(deck).items() if card in learnt.place}
    reasoning = Reasoning(learnt, facts, places, deck, found.fit, found.near)
    return Ideas(
        crypt=reasoning.about(found.crypt),
        library=reasoning.about(found.library),
        staples=not (deck.crypt or deck.library),
        from_winners=learnt.from_winners,
        evidence=evidence(learnt, places, found.near.similar),
        unknown=sorted(card for card in cards if int(card) not in facts),
    )
