"""Do card ideas predict what winners play? Trained on decks until the end of 2023, evaluated on later ones.

A fifth of the different cards of each later deck, of its crypt and of its library, is hidden; how many of
the hidden cards are among the first twenty ideas? File and code are those of production.

All cards are known by their printed facts, later ones too: a fifth of the hidden vampires were in no deck
before, and are found by clan, disciplines and groups alone.
"""

from __future__ import annotations

import math
import random
import statistics
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import orjson
import pytest
from card_pipeline.facts.cards import CRYPT_THRESHOLD
from card_pipeline.facts.copies import deck_copies
from card_pipeline.publish.encode import canonical_json
from card_pipeline.recommend.decks import TrainingDeck
from card_pipeline.recommend.linear import HALF_LIFE
from card_pipeline.recommend.train import train

from functions.recommendation.ideas.fit import fit_of
from functions.recommendation.ideas.model import Model, read_model
from functions.recommendation.ideas.ranking import ranked
from tests.pipeline.training_data import day, facts, printed, products, winners

pytestmark = pytest.mark.slow

CUTOFF = "2023-12-31"
SEEDS = (1, 2)
FIRST = 20


@dataclass(frozen=True)
class Case:
    """A later deck: the cards that are shown, and the hidden ones to find."""

    shown: Mapping[int, int]
    crypt: frozenset[int]
    library: frozenset[int]


Asked = Callable[[Mapping[int, int]], tuple[list[int], list[int]]]
"""Returns the first crypt and library cards for a deck."""


@dataclass(frozen=True)
class Split:
    """The model trained until the cutoff, and the decks before and after it."""

    model: Model
    until: str
    ages: list[int]
    known: list[TrainingDeck]
    later: list[TrainingDeck]


@pytest.fixture(scope="module")
def split(real_archive: Path) -> Split:
    all_decks = [*winners(real_archive), *products()]
    file = train(all_decks, facts(), printed(), day(CUTOFF))
    read = orjson.loads(canonical_json(file))
    return Split(
        model=read_model(read),
        until=file.until,
        ages=file.decks.ages,
        known=[deck for deck in all_decks if deck.day <= day(CUTOFF)],
        later=[deck for deck in all_decks if deck.won and deck.day > day(CUTOFF)],
    )


def cases(decks: list[TrainingDeck]) -> list[Case]:
    return [case(deck, random.Random(f"{seed} {deck.id}")) for seed in SEEDS for deck in decks]  # noqa: S311 (a seed, no secret)


def case(deck: TrainingDeck, chance: random.Random) -> Case:
    crypt = hidden([card for card in deck.cards if card > CRYPT_THRESHOLD], chance)
    library = hidden([card for card in deck.cards if card < CRYPT_THRESHOLD], chance)
    shown = {card: copies for card, copies in deck.cards.items() if card not in crypt | library}
    return Case(shown, crypt, library)


def hidden(cards: list[int], chance: random.Random) -> frozenset[int]:
    return frozenset(chance.sample(sorted(cards), max(1, round(len(cards) / 5))))


def recall(asked: Asked, of: list[Case]) -> tuple[float, float]:
    """The mean share of hidden cards that are found, of crypt and library."""
    answers = [(one, asked(one.shown)) for one in of]
    crypt = statistics.fmean(len(one.crypt & set(found[0])) / len(one.crypt) for one, found in answers)
    library = statistics.fmean(len(one.library & set(found[1])) / len(one.library) for one, found in answers)
    return crypt, library


def ideas(model: Model) -> Asked:
    def ask(shown: Mapping[int, int]) -> tuple[list[int], list[int]]:
        found = ranked(model, facts(), deck_copies(shown, facts()), FIRST, FIRST)
        return found.crypt, found.library

    return ask


def by_popularity(known: list[TrainingDeck]) -> Asked:
    """The cards of most decks."""
    played = [card for card, _ in Counter(card for deck in known for card in deck.cards).most_common()]

    def ask(shown: Mapping[int, int]) -> tuple[list[int], list[int]]:
        return first(played, shown)

    return ask


def by_cosine(known: list[TrainingDeck]) -> Asked:
    """The cards most often in the same decks as those shown, relative to how often they are in any."""
    cards = sorted({card for deck in known for card in deck.cards})
    index_of = {card: number for number, card in enumerate(cards)}
    has = np.zeros((len(known), len(cards)), dtype=np.float32)
    for row, deck in enumerate(known):
        has[row, [index_of[card] for card in deck.cards]] = 1
    together = has.T @ has
    length = np.sqrt(np.diag(together))
    similarity = together / np.outer(length, length)

    def ask(shown: Mapping[int, int]) -> tuple[list[int], list[int]]:
        scores = similarity[[index_of[card] for card in shown if card in index_of]].sum(axis=0)
        return first((cards[number] for number in np.argsort(-scores)), shown)

    return ask


def first(cards: Iterable[int], shown: Mapping[int, int]) -> tuple[list[int], list[int]]:
    """The first ones that are allowed: by the same rules as card ideas."""
    allows = fit_of(deck_copies(shown, facts()).crypt).allows
    found: tuple[list[int], list[int]] = ([], [])
    for card in cards:
        vampire = facts().crypt.get(card)
        part = found[vampire is None]
        if len(part) == FIRST or card in shown or (vampire or facts().library[card]).banned:
            continue
        if vampire is None or allows(vampire):
            part.append(card)
        if all(len(one) == FIRST for one in found):
            break
    return found


def test_the_model_is_trained_on_nothing_later(split: Split) -> None:
    model = split.model
    assert split.until == CUTOFF
    assert len(split.later) > 700
    assert any(deck.day > day(CUTOFF) for deck in products()), "there are later products to leave out"
    # The decks of the model, card by card and copy by copy, are the earlier ones.
    trained_on = Counter(
        frozenset((model.cards[index], copies) for index, copies in model.picks.pairs(row) if copies)
        for row in range(len(model.picks))
    )
    assert trained_on == Counter(frozenset(deck.cards.items()) for deck in split.known)
    only_later = {card for deck in split.later for card in deck.cards}
    only_later -= {card for deck in split.known for card in deck.cards}
    assert only_later
    assert not only_later & set(model.cards)


def test_rarity_and_age_are_those_of_the_cutoff(split: Split) -> None:
    model = split.model
    decks = Counter(card for deck in split.known for card in deck.cards)
    for index, card in enumerate(model.cards):
        assert model.rarity[index] == pytest.approx(math.log((len(split.known) + 1) / (decks[card] + 1)))
    won = sorted((deck for deck in split.known if deck.won), key=lambda deck: (-deck.day, deck.id))
    assert split.ages[: len(won)] == [
        round(100 * 0.5 ** ((day(CUTOFF) - deck.day) / HALF_LIFE)) for deck in won
    ]


def test_ideas_find_what_winners_play(split: Split, capsys: pytest.CaptureFixture[str]) -> None:
    of = cases(split.later)
    methods = {
        "card ideas": ideas(split.model),
        "popularity": by_popularity(split.known),
        "item cosine": by_cosine(split.known),
    }
    found = {name: recall(method, of) for name, method in methods.items()}
    lines = [
        f"{name:<12} recall@{FIRST} crypt {crypt:.3f}, library {library:.3f}"
        for name, (crypt, library) in found.items()
    ]
    with capsys.disabled():
        sys.stdout.write("\n" + "\n".join(lines) + "\n")
    crypt, library = found["card ideas"]
    assert crypt >= 0.90
    assert library >= 0.66
    for other in ("popularity", "item cosine"):
        assert crypt > found[other][0]
        assert library > found[other][1]
