"""``python -m tests.ranker.rows FILE``: features of the best vampires for past decks, and which were hidden.

Each window is learned by a model that knows nothing later. The years that card ideas are measured on are not
among them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import numpy as np
import orjson
from card_pipeline.facts.copies import deck_copies
from card_pipeline.publish.encode import canonical_json
from card_pipeline.recommend.train import train

from functions.recommendation.ideas.features import FEATURES, features_of
from functions.recommendation.ideas.model import Model, read_model
from functions.recommendation.ideas.ranking import scored
from functions.recommendation.ideas.reranking import CANDIDATES, best_by_score, is_learned
from tests.bench.hidden_cards import Case, cases, sampled
from tests.pipeline.training_data import day, facts, printed, products, winners
from tests.sources import real_sources

WINDOWS = (
    ("2015-12-31", "2017-12-31"),
    ("2017-12-31", "2019-12-31"),
    ("2019-12-31", "2021-12-31"),
    ("2021-12-31", "2023-12-31"),
)
"""Last day of the training, last day of the decks to find."""
SEEDS = (11, 12)
DECKS = 400


def rows_of(model: Model, asked: Iterable[Case]) -> Iterator[tuple[list[float], bool]]:
    """Yield the features of the best vampires of each deck with both parts, and which were hidden."""
    for case in asked:
        of = scored(model, facts(), deck_copies(case.shown, facts()))
        if is_learned(of):
            cards = best_by_score(of.crypt, CANDIDATES)
            hidden = (card in case.crypt for card in cards)
            yield from zip(features_of(of, cards), hidden, strict=True)


def main(file: Path) -> int:
    """Write the rows of all windows. Returns 2 without the real archive."""
    sources = real_sources()
    if sources is None or not (sources / "twd").is_dir():
        sys.stderr.write("The ranker learns from the real archive: name its folder, SOURCES=dir\n")
        return 2
    won = winners(sources)
    rows: list[tuple[list[float], bool]] = []
    for known, last in WINDOWS:
        sys.stdout.write(f"Decks from {known} until {last}…\n")
        learned = canonical_json(train([*won, *products()], facts(), printed(), day(known)))
        later = sampled([deck for deck in won if day(known) < deck.day <= day(last)], DECKS)
        rows += rows_of(read_model(orjson.loads(learned)), cases(later, SEEDS))
    file.parent.mkdir(parents=True, exist_ok=True)
    features, hidden = zip(*rows, strict=True)
    np.savez(file, rows=np.array(features), hidden=np.array(hidden), features=np.array(FEATURES))
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
