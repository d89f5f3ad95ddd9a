"""Playtest cards and precons, by the rules of released cards (docs/rules/playtest.md §2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace

from card_pipeline.build_warnings import BuildWarnings
from card_pipeline.errors import SourceError
from card_pipeline.facts.cards import is_playtest
from card_pipeline.model.cards import CryptCard, LibraryCard, Printings
from card_pipeline.model.playtest import PlaytestPrecon
from card_pipeline.model.sets import CardSet
from card_pipeline.normalise.card_ids import check_ids
from card_pipeline.normalise.catalogue import Sets
from card_pipeline.normalise.context import Context
from card_pipeline.normalise.crypt import build_crypt
from card_pipeline.normalise.deck_names import DeckNames, deck_names
from card_pipeline.normalise.library import build_library
from card_pipeline.normalise.precons import majority_clan
from card_pipeline.normalise.reference_names import gather_names
from card_pipeline.sources.card_files import CardFiles
from card_pipeline.sources.deck_lists import WrittenCard
from card_pipeline.sources.playtest import PlaytestSources, WrittenPrecon
from card_pipeline.sources.rows import Row

SET = "playtest"
PLAYTEST_SET = CardSet(name="Playtest")
"""The set of all playtest cards, which no published file names."""


@dataclass(frozen=True)
class PlaytestCards:
    """The cards and precons of a round."""

    crypt: list[CryptCard]
    library: list[LibraryCard]
    precons: dict[str, PlaytestPrecon]


@dataclass(frozen=True)
class _RoundContext(Context):
    """Playtest cards are in one set, whose codes are those of the precons."""

    def printings(self, row: Row) -> Printings:
        """Read the printings of a released card; a playtest card has none yet."""
        if not is_playtest(row.id()):
            return super().printings(row)
        if row["Set"]:
            raise row.error("a playtest card is in no set", "Set")
        return {SET: {}}


def build_playtest(
    sources: PlaytestSources, released: CardFiles, sets: Sets, spellings: Mapping[str, str]
) -> PlaytestCards:
    """Build the cards and precons of a round. Raises SourceError.

    They are read together with the released cards, whose texts and names they refer to.
    """
    _check_ids(sources, released)
    crypt_rows, library_rows = [*released.crypt, *sources.crypt], [*released.library, *sources.library]
    known = replace(sets, sets={**sets.sets, SET: PLAYTEST_SET})
    context = _RoundContext(gather_names(crypt_rows, library_rows), known, spellings, BuildWarnings())
    crypt = build_crypt(crypt_rows, context)
    library = build_library(library_rows, [*released.requirements, *sources.requirements], context)
    names = deck_names(crypt, library)
    clans = {card.id: card.clan for card in crypt}
    precons = {code: _precon(one, names, clans) for code, one in sources.precons.items()}
    cards = PlaytestCards(
        [card.model_copy(update=_printings(card.id, precons)) for card in crypt if is_playtest(card.id)],
        [card.model_copy(update=_printings(card.id, precons)) for card in library if is_playtest(card.id)],
        precons,
    )
    _check_images(sources, cards)
    return cards


def _check_ids(sources: PlaytestSources, released: CardFiles) -> None:
    """Refuse ids outside the range of playtest cards, and ids of released cards."""
    taken = {row.id(): row for row in (*released.crypt, *released.library)}
    names = {_name("crypt", row) for row in released.crypt} | {
        _name("library", row) for row in released.library
    }
    for kind, rows in (("crypt", sources.crypt), ("library", sources.library)):
        check_ids(kind, rows)
        for row in rows:
            if (other := taken.get(row.id())) is not None:
                raise row.error(f'this is the id of the released card "{other["Name"]}"', "Id")
            if not is_playtest(row.id()):
                raise row.error("the id of a playtest card is above 210000, or 110001 to 199999", "Id")
            if _name(kind, row) in names:
                raise row.error(f'the name "{row["Name"]}" is that of a released card', "Name")


def _name(kind: str, row: Row) -> tuple[str, ...]:
    """Return what no two cards share: of vampires, those of another group are other cards."""
    columns = ("Name", "Group", "Adv") if kind == "crypt" else ("Name",)
    return (kind, *(row[column] for column in columns))


def _precon(written: WrittenPrecon, names: DeckNames, clans: Mapping[int, str]) -> PlaytestPrecon:
    cards: Counter[int] = Counter()
    for line in written.lists.crypt:
        cards[_vampire(written.file, line, names)] += line.copies
    for line in written.lists.library:
        found = names.library_card(line.name)
        if found is None:
            raise _unknown(written.file, line)
        cards[found] += line.copies
    of_crypt = {card: copies for card, copies in cards.items() if card in clans}
    crypt = sum(of_crypt.values())
    library = cards.total() - crypt
    if (crypt, library) != written.lists.declared:
        declared = "{} and {}".format(*written.lists.declared)
        raise SourceError(written.file, f"the headings declare {declared} cards, not {crypt} and {library}")
    return PlaytestPrecon(
        name=written.name,
        clan=majority_clan(of_crypt, clans),
        crypt=crypt,
        library=library,
        cards=dict(cards),
    )


def _vampire(file: str, line: WrittenCard, names: DeckNames) -> int:
    found = names.crypt_card(line.name, line.group, advanced=line.advanced)
    if found is None:
        raise _unknown(file, line)
    return found


def _unknown(file: str, line: WrittenCard) -> SourceError:
    return SourceError(file, f'unknown card "{line.name}"', f"line {line.line}")


def _printings(card: int, precons: Mapping[str, PlaytestPrecon]) -> dict[str, Printings]:
    """Return the precons that a card is in, as a change of the card."""
    return {"sets": {SET: {code: one.cards[card] for code, one in precons.items() if card in one.cards}}}


def _check_images(sources: PlaytestSources, cards: PlaytestCards) -> None:
    known = {card.id for card in cards.crypt} | {card.id for card in cards.library}
    for card, file in sources.images.items():
        if card not in known:
            raise SourceError(f"images/{file.name}", "is the image of no card of this round")
