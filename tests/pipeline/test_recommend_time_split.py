"""Do card ideas predict what winners play? Trained on decks until the end of 2023, evaluated on later ones.

A fifth of the different cards of each later deck, of its crypt and of its library, is hidden; how many of
the hidden cards are among the first twenty ideas? File and code are those of production. The trees that rank
the best vampires again are grown from decks until the same day.

All cards are known by their printed facts, later ones too: a fifth of the hidden vampires were in no deck
before, and are found by clan, disciplines and groups alone.
"""

from __future__ import annotations

import math
import statistics
import sys
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import orjson
import pytest
from card_pipeline.facts.copies import deck_copies
from card_pipeline.facts.disciplines import key_disciplines
from card_pipeline.facts.main_clan import main_clan
from card_pipeline.publish.encode import canonical_json
from card_pipeline.recommend.decks import TrainingDeck, known_by
from card_pipeline.recommend.linear import HALF_LIFE
from card_pipeline.recommend.train import train

from functions.recommendation.ideas.fit import fit_of
from functions.recommendation.ideas.model import Model, read_model
from functions.recommendation.ideas.nearest import nearest
from functions.recommendation.ideas.ranking import scored
from functions.recommendation.ideas.reasons import Idea
from functions.recommendation.ideas.reranking import best_by_score
from functions.recommendation.service import ideas_for
from tests.bench.hidden_cards import FIRST, Asked, cases, ideas, measured, sampled
from tests.pipeline.training_data import day, facts, printed, products, winners
from tests.ranker.rows import WINDOWS

pytestmark = pytest.mark.slow

CUTOFF = "2023-12-31"
DECKS = 400


@dataclass(frozen=True)
class Split:
    """The model trained until the cutoff, and the decks before and after it."""

    model: Model
    until: str
    ages: list[int]
    known: list[TrainingDeck]
    later: list[TrainingDeck]
    kinds: list[tuple[TrainingDeck, str | None, frozenset[str]]]
    """The winning decks before the cutoff, with main clan and key disciplines."""


@pytest.fixture(scope="module")
def split(real_archive: Path) -> Split:
    all_decks = [*winners(real_archive), *products()]
    file = train(all_decks, facts(), printed(), day(CUTOFF))
    read = orjson.loads(canonical_json(file))
    known = [deck for deck in all_decks if deck.day <= day(CUTOFF)]
    return Split(
        model=read_model(read),
        until=file.until,
        ages=file.decks.ages,
        known=known,
        later=[deck for deck in all_decks if deck.won and deck.day > day(CUTOFF)],
        kinds=[(deck, *traits(deck)) for deck in known if deck.won],
    )


def by_score(model: Model) -> Asked:
    """The cards of the highest scores, not ranked again."""

    def ask(shown: Mapping[int, int]) -> tuple[list[int], list[int]]:
        found = scored(model, facts(), deck_copies(shown, facts()))
        return best_by_score(found.crypt, FIRST), best_by_score(found.library, FIRST)

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


def test_the_trees_learned_nothing_later() -> None:
    assert max(last for _, last in WINDOWS) == CUTOFF


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
    of = cases(sampled(split.later, DECKS), [1])
    methods = {
        "card ideas": ideas(split.model),
        "scores": by_score(split.model),
        "popularity": by_popularity(split.known),
        "item cosine": by_cosine(split.known),
    }
    found = {name: measured(method, of) for name, method in methods.items()}
    lines = [
        f"{name:<12} recall@{FIRST} crypt {one.crypt:.3f}, library {one.library:.3f}"
        for name, one in found.items()
    ]
    with capsys.disabled():
        sys.stdout.write("\n" + "\n".join(lines) + "\n")
    assert found["scores"].crypt >= 0.93
    assert found["scores"].library >= 0.685
    assert found["card ideas"].crypt >= 0.94
    assert found["card ideas"].library >= 0.69
    assert found["card ideas"].crypt >= found["scores"].crypt + 0.005
    for other in ("popularity", "item cosine"):
        assert found["card ideas"].crypt > found[other].crypt
        assert found["card ideas"].library > found[other].library


def test_reasons_are_true_of_the_archive(split: Split) -> None:
    """Percentages and numbers of decks, counted again in the training decks."""
    kinds = Counter[str]()
    for deck in sampled(split.later, 20):
        of_all = ideas_for(split.model, facts(), {str(one): copies for one, copies in deck.cards.items()})
        near = similar_winners(split, deck)
        for idea in [*of_all.crypt, *of_all.library]:
            expect_true(split, deck, near, idea)
            kinds[idea.reason.kind] += 1
    assert kinds["peers"] > 500
    assert kinds["similar"] > 20
    assert kinds["fits"] > 5


def similar_winners(split: Split, deck: TrainingDeck) -> list[TrainingDeck]:
    """The winning decks that the model calls similar, with the order of the file."""
    near = nearest(
        split.model, {split.model.index_of[one] for one in deck.cards if one in split.model.index_of}
    )
    ordered = known_by(split.known, day(CUTOFF))
    return [one for number, one in enumerate(ordered) if near.similar >> number & 1]


def expect_true(split: Split, deck: TrainingDeck, near: list[TrainingDeck], idea: Idea) -> None:
    reason = idea.reason
    if reason.kind == "peers":
        first_day = printed().get(idea.card, 0)
        kind = [
            one
            for one, clan, disciplines in split.kinds
            if one.day >= first_day
            and reason.clan in (None, clan)
            and (reason.discipline is None or reason.discipline in disciplines)
        ]
        playing = [one for one in kind if idea.card in one.cards]
        assert (len(kind), round(100 * len(playing) / len(kind))) == (reason.decks, reason.percent)
        assert idea.copies == statistics.median_low([one.cards[idea.card] for one in playing])
    elif reason.kind == "similar":
        assert reason.decks == sum(idea.card in one.cards for one in near)
    elif reason.kind == "beside":
        for other in reason.beside:
            assert other in deck.cards
            assert any({other, idea.card} <= one.cards.keys() for one in split.known)
    elif idea.card in facts().crypt:
        vampire = facts().crypt[idea.card]
        assert reason.clan in (None, vampire.clan, vampire.path)
        assert reason.discipline is None or reason.discipline in vampire.disciplines


def traits(deck: TrainingDeck) -> tuple[str | None, frozenset[str]]:
    """Main clan and key disciplines."""
    crypt = deck_copies(deck.cards, facts()).crypt
    return main_clan(crypt), frozenset(key_disciplines(crypt))
