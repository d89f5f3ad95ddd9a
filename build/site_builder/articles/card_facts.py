"""The facts of a card in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from card_pipeline.model.cards import CryptCard, LibraryCard

from site_builder.articles.names import discipline_name, listed
from site_builder.articles.requirement import required, term

_SUPERIOR = 2


def is_imbued(card: CryptCard) -> bool:
    """Whether the card is an imbued: with creed, life and virtues."""
    return card.sect == "Imbued"


def summary(card: CryptCard | LibraryCard) -> str:
    """One sentence that says what the card is."""
    return _crypt_summary(card) if isinstance(card, CryptCard) else _library_summary(card)


def _crypt_summary(card: CryptCard) -> str:
    kind = "imbued" if is_imbued(card) else "vampire"
    first = "Advanced " if card.advanced else ""
    words = f"{card.clan} {card.title or ''} {kind}".replace("  ", " ")
    size = "life" if is_imbued(card) else "capacity"
    group = "any group" if card.group == "any" else f"group {card.group}"
    return f"{first}{words}, {size} {card.capacity}, {group}."


def _library_summary(card: LibraryCard) -> str:
    needs = f" that requires {words}" if (words := required(card)) else ""
    costs = [*_costs(card)]
    return f"{'/'.join(card.types)} card{needs}{f', costs {listed(costs)}' if costs else ''}."


def crypt_facts(card: CryptCard) -> Iterator[tuple[str, str]]:
    """Facts of a vampire or an imbued, each with its term."""
    imbued = is_imbued(card)
    yield "Creed" if imbued else "Clan", card.clan
    if card.path:
        yield "Path", card.path
    yield "Sect", card.sect
    if card.title:
        yield "Title", term(card.title)
    yield "Life" if imbued else "Capacity", str(card.capacity)
    yield "Group", str(card.group).upper()
    levels = ((discipline_name(code), level) for code, level in sorted(card.disciplines.items()))
    names = [f"{name} (superior)" if level == _SUPERIOR else name for name, level in sorted(levels)]
    if names:
        yield "Virtues" if imbued else "Disciplines", ", ".join(names)


def library_facts(card: LibraryCard) -> Iterator[tuple[str, str]]:
    """Facts of any other card, each with its term."""
    yield "Type", "/".join(card.types)
    if words := required(card):
        yield "Requires", words
    costs = [*_costs(card)]
    if costs:
        yield "Cost", listed(costs)
    if card.capacity is not None:
        yield "Capacity", str(card.capacity)
    marks = [mark for mark, has in (("Burn option", card.burn), ("Trifle", card.trifle)) if has]
    if marks:
        yield "Marks", ", ".join(marks)


def _costs(card: LibraryCard) -> Iterator[str]:
    for cost, currency in ((card.blood, "blood"), (card.pool, "pool"), (card.conviction, "conviction")):
        if cost is not None:
            yield f"{cost} {currency}"


def plain_line(lines: Iterable[str]) -> str:
    """Join lines to one."""
    return " ".join(" ".join(lines).split())
