"""The last stage: trains the model of card ideas, which needs everything else."""

from __future__ import annotations

from typing import cast

from card_pipeline.build_archives import WinningDecks
from card_pipeline.build_output import BuildOutput, Cards
from card_pipeline.facts.deck_columns import day_number
from card_pipeline.facts.read import read_card_facts
from card_pipeline.model.sets import PreconDecks
from card_pipeline.recommend.decks import from_winners, released_products
from card_pipeline.recommend.train import first_prints, train


def make_recommender(output: BuildOutput, cards: Cards, archive: WinningDecks) -> None:
    """Train on winning decks and released products; without a real archive, on products only."""
    facts = read_card_facts(output.shapes["card-facts"].model_dump(by_alias=True, exclude_none=True))
    products = cast(PreconDecks, output.shapes["precons"])
    decks = [*released_products(products, cards.sets)]
    if not archive.sample:
        decks += from_winners(archive.decks)
    # The day of the card files, or of a later win: no clock is read.
    days = [deck.day for deck in decks if deck.won] + ([day_number(output.date)] if output.date else [])
    until = max(days or [deck.day for deck in decks], default=0)
    file = train(decks, facts, first_prints([*cards.crypt, *cards.library]), until)
    output.add("recommender", file, len(file.decks.ages))
