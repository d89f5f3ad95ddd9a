"""The last stage: what card ideas are drawn from. It takes all the rest to be read."""

from __future__ import annotations

from typing import cast

from card_pipeline.build_archives import WinningDecks
from card_pipeline.facts.deck_columns import day_number
from card_pipeline.facts.read import read_card_facts
from card_pipeline.made import Cards, Made
from card_pipeline.model.sets import PreconDecks
from card_pipeline.recommend.decks import from_winners, released_products
from card_pipeline.recommend.train import first_prints, train


def make_recommender(made: Made, cards: Cards, archive: WinningDecks) -> None:
    """Learn from winning decks and released products; from products only where the archive is our sample."""
    facts = read_card_facts(made.shapes["card-facts"].model_dump(by_alias=True, exclude_none=True))
    products = cast(PreconDecks, made.shapes["precons"])
    decks = [*released_products(products, cards.sets)]
    if not archive.sample:
        decks += from_winners(archive.decks)
    # The day of the card files, or a later one on which somebody won: no clock is read.
    days = [deck.day for deck in decks if deck.won] + ([day_number(made.date)] if made.date else [])
    until = max(days or [deck.day for deck in decks], default=0)
    file = train(decks, facts, first_prints([*cards.crypt, *cards.library]), until)
    made.add("recommender", file, len(file.decks.ages))
