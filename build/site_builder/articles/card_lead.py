"""What a card's page shows until the application has started, in the places of the application."""

from __future__ import annotations

import re
from dataclasses import dataclass

from card_pipeline.facts.legal_day import legal_day
from card_pipeline.model.cards import CryptCard, LibraryCard
from markupsafe import Markup

from site_builder.articles.catalogue import AnyCard
from site_builder.articles.marked_text import rules_paragraphs
from site_builder.articles.names import english_day

_ICON = re.compile(r"(?P<inferior>\[[a-z]{3}\])|(?P<superior>\[[A-Z]{3}\])|(?P<sign>\(D\)|\[[A-Z\d ]+\])")
_BOX = '<span class="shell-icon shell-icon-{}">{}</span>'
_SUPERIOR = 2


@dataclass(frozen=True)
class CardLead:
    """The first lines of a card, in the sizes that they have in the application."""

    text: list[Markup]
    """Paragraphs; icons are words in boxes of the icons' size."""
    height: str
    """Class of the box of the heading: with a row for disciplines, or without."""
    capacity: int | None
    """Of a vampire or an imbued, whose disc is drawn beside the name."""
    costs: bool
    """Whether the cost of a library card stands beside its name."""
    banned: str
    """The notice of a banned card; "" for others."""
    unreleased: str
    """The notice of a card that may not be played yet; "" for others. It stays true when the day has come."""


def card_lead(card: AnyCard, day: str) -> CardLead:
    """Write the lead of a card for a page that is built on this day (ISO)."""
    legal = legal_day(card.sets, card.legal_from, card.first_print)
    return CardLead(
        text=[_with_boxes(line) for line in rules_paragraphs(card.text, card.references or {})],
        height=_height(card),
        capacity=card.capacity if isinstance(card, CryptCard) else None,
        costs=isinstance(card, LibraryCard) and _has_cost(card),
        banned=f"Banned since {english_day(card.banned)}" if card.banned else "",
        unreleased=f"Legal from {english_day(legal)}" if legal > day else "",
    )


def _has_cost(card: LibraryCard) -> bool:
    return any(cost is not None for cost in (card.blood, card.pool, card.conviction))


def _height(card: AnyCard) -> str:
    if isinstance(card, CryptCard):
        if not card.disciplines:
            return "shell-two"
        return "shell-superior" if _SUPERIOR in card.disciplines.values() else "shell-inferior"
    required = card.clans or card.path or card.disciplines or card.requirement
    return "shell-two" if required else "shell-one"


def _with_boxes(line: Markup) -> Markup:
    """Put icons into boxes; the names of cards, which are links, have none."""
    boxed = _ICON.sub(lambda icon: _BOX.format(icon.lastgroup, icon[0]), line)
    return Markup(boxed)  # noqa: S704 - a line whose text is escaped, with spans around letters and brackets
