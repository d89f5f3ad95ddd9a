"""Card ideas for a deck."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from card_pipeline.facts.cards import CardFacts
from card_pipeline.facts.copies import deck_copies

from functions.common.throttle import Rule
from functions.recommendation.errors import NoModelError
from functions.recommendation.ideas.evidence import Evidence, evidence
from functions.recommendation.ideas.model import Model
from functions.recommendation.ideas.ranking import copies_by_id, ranked
from functions.recommendation.ideas.reasons import Idea, Reasoning
from functions.recommendation.ports import Ports

PER_ADDRESS = Rule("card-ideas", 300, 60 * 60)
MAX_CRYPT_IDEAS, MAX_LIBRARY_IDEAS = 30, 40


@dataclass(frozen=True, slots=True)
class Ideas:
    """Suggested cards, and how similar decks play the cards of the deck."""

    crypt: list[Idea]
    library: list[Idea]
    staples: bool
    """The deck contains no known card: these are the most played cards."""
    from_winners: bool
    evidence: Evidence
    unknown: list[str]
    """Ids that no card has; they were ignored."""


def card_ideas(ports: Ports, cards: Mapping[str, int], address: str) -> Ideas:
    """Suggest cards for a deck, card id → copies; `address`: IP address of the caller.

    Raises ThrottledError, and NoModelError while the published data cannot be read.
    """
    ports.throttle.take_from(PER_ADDRESS, address)
    facts, model = ports.card_facts(), ports.model()
    if facts is None or model is None:
        raise NoModelError
    return ideas_for(model, facts, cards)


def ideas_for(model: Model, facts: CardFacts, cards: Mapping[str, int]) -> Ideas:
    """Suggest cards for a deck; unknown cards are ignored and listed."""
    known = {int(card): copies for card, copies in cards.items() if int(card) in facts}
    deck = deck_copies(known, facts)
    found = ranked(model, facts, deck, MAX_CRYPT_IDEAS, MAX_LIBRARY_IDEAS)
    indices = {
        model.index_of[card]: count for card, count in copies_by_id(deck).items() if card in model.index_of
    }
    reasoning = Reasoning(model, facts, indices, deck, found.fit, found.near)
    return Ideas(
        crypt=reasoning.about(found.crypt),
        library=reasoning.about(found.library),
        staples=not (deck.crypt or deck.library),
        from_winners=model.from_winners,
        evidence=evidence(model, indices, found.near.similar),
        unknown=sorted(card for card in cards if int(card) not in facts),
    )
