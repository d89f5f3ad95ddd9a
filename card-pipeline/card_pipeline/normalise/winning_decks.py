"""Tournament-winning decks with their cards."""

from __future__ import annotations

import datetime
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from card_pipeline.build_warnings import BuildWarnings
from card_pipeline.errors import SourceError
from card_pipeline.normalise.deck_names import DeckNames
from card_pipeline.sources.deck_lists import WrittenCard, WrittenLists
from card_pipeline.sources.twd import read_deck_texts
from card_pipeline.sources.twd_text import WrittenDeck, read_deck_text


@dataclass(frozen=True, slots=True)
class WinningDeck:
    """A deck that won a tournament; fields missing in its report are empty."""

    id: str
    date: datetime.date
    end: datetime.date
    """The same day, but for an event of several days."""
    event: str
    place: str
    players: int
    """0 = unknown."""
    winner: str
    author: str
    """The author, if not the winner."""
    name: str
    rounds: str
    link: str
    score: str
    description: str
    cards: Mapping[int, int]
    """Card id → copies, ascending by id."""
    comments: Mapping[int, str]
    """Card id → comment of the report."""


def read_twd(folder: Path, names: DeckNames, warnings: BuildWarnings) -> list[WinningDeck]:
    """Read an archive of winning decks: newest first, equal days by id.

    Oddities become `warnings`. Raises SourceError, naming file and line, for texts that cannot be parsed.
    """
    decks = [_normalised(read_deck_text(text), names, warnings) for text in read_deck_texts(folder)]
    return sorted(decks, key=_newest_first)


def read_sample(folder: Path, names: DeckNames, warnings: BuildWarnings) -> list[WinningDeck]:
    """Read the sample archive, without decks that name cards missing in these card files."""
    decks = []
    for text in read_deck_texts(folder):
        try:
            decks.append(_normalised(read_deck_text(text), names, BuildWarnings()))
        except SourceError as problem:
            warnings.add("sample deck skipped", str(problem))
    return sorted(decks, key=_newest_first)


def _newest_first(deck: WinningDeck) -> tuple[int, str]:
    return (-deck.date.toordinal(), deck.id)


def deck_cards(file: str, lists: WrittenLists, names: DeckNames) -> dict[int, int]:
    """Find the cards of both lists, card id → copies, ascending by id. Raises SourceError for unknown ones.

    Two names may mean one card, old and new: their copies add up.
    """
    copies: dict[int, int] = {}
    for card, line in _found(file, lists, names):
        copies[card] = copies.get(card, 0) + line.copies
    return dict(sorted(copies.items()))


def _normalised(deck: WrittenDeck, names: DeckNames, warnings: BuildWarnings) -> WinningDeck:
    _note(deck, warnings)
    comments: dict[int, str] = {}
    for card, line in _found(deck.file, deck.lists, names):
        if line.comment:
            comments[card] = "; ".join(filter(None, (comments.get(card), line.comment)))
    return WinningDeck(
        id=deck.id,
        date=deck.date,
        end=deck.end,
        event=deck.event,
        place=deck.place,
        players=deck.players,
        winner=deck.winner,
        author=deck.author if deck.author != deck.winner else "",
        name=deck.name,
        rounds=deck.rounds,
        link=deck.link,
        score=deck.score,
        description=deck.description,
        cards=deck_cards(deck.file, deck.lists, names),
        comments=comments,
    )


def _found(file: str, lists: WrittenLists, names: DeckNames) -> Iterable[tuple[int, WrittenCard]]:
    for line in lists.crypt:
        yield _vampire(file, line, names), line
    for line in lists.library:
        card = names.library_card(line.name)
        if card is None:
            raise SourceError(file, f'there is no library card "{line.name}"', f"line {line.line}")
        yield card, line


def _vampire(file: str, line: WrittenCard, names: DeckNames) -> int:
    card = names.crypt_card(line.name, line.group, advanced=line.advanced)
    if card is not None:
        return card
    name = f"{line.name} (ADV)" if line.advanced else line.name
    groups = names.groups(line.name, advanced=line.advanced)
    known = f"; there is one of group {' and '.join(groups)}" if groups else ""
    message = f'there is no vampire "{name}" of group {line.group}{known}'
    raise SourceError(file, message, f"line {line.line}")


def _note(deck: WrittenDeck, warnings: BuildWarnings) -> None:
    for odd in deck.odd:
        warnings.add("unusual line in a winning deck", f"{deck.id}, {odd}")
    for part, cards, declared in zip(
        ("crypt", "library"), (deck.lists.crypt, deck.lists.library), deck.lists.declared, strict=True
    ):
        found = sum(card.copies for card in cards)
        if found != declared:
            warnings.add(
                "a winning deck declares another number of cards",
                f"{deck.id}, {part}: {declared}, has {found}",
            )
    for missing in _missing(deck):
        warnings.add(f"winning decks without {missing}", deck.id)


def _missing(deck: WrittenDeck) -> Sequence[str]:
    required = {
        "number of players": deck.players,
        "rounds": deck.rounds,
        "deck name": deck.name,
        "link": deck.link,
    }
    return [what for what, value in required.items() if not value]
