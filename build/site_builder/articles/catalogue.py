"""Reads the published data that articles are made of."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from card_pipeline.facts.deck_columns import Columns, decode_columns, iso_day
from card_pipeline.model.archive import TwdArchive, TwdText, TwdTexts
from card_pipeline.model.cards import CryptCard, CryptFile, LibraryCard, LibraryFile
from card_pipeline.model.changes import Changes
from card_pipeline.model.manifest import Manifest
from card_pipeline.model.sets import PreconDecks, SetCatalogue
from card_pipeline.model.texts import Flavour, RulingLinks, Rulings

from site_builder.articles.marked_text import card_link
from site_builder.articles.names import display_name
from site_builder.errors import BuildError

CRYPT = "Crypt"
"""Heading of crypt cards."""
CHANGES = "changes"
"""The published file of changes of cards."""
AnyCard = CryptCard | LibraryCard


@dataclass(frozen=True)
class Ruling:
    """A ruling of a card."""

    text: str
    """With icons and names in brackets and braces: ``[DOM] {Deflection} …``."""
    sources: tuple[tuple[str, str], ...]
    """Source and URL: ``("LSJ 20020620", "https://…")``."""


@dataclass(frozen=True)
class WinningDeck:
    """A deck of the archive, with everything that its article says."""

    id: str
    name: str
    """"" for a deck without a name."""
    date: str
    cards: Mapping[int, int]
    event: str
    place: str
    winner: str
    author: str
    """"" where it is the winner."""
    players: int
    """0 = not known."""
    text: TwdText


@dataclass(frozen=True)
class Catalogue:
    """The published data."""

    day: str
    """ISO date of the card files; "undated" where they have none, which is after every date."""
    crypt: CryptFile
    library: LibraryFile
    sets: SetCatalogue
    precons: PreconDecks
    rulings: Rulings
    links: RulingLinks
    flavour: Flavour
    archive: TwdArchive
    texts: Mapping[str, TwdText]
    changes: Changes | None
    """None where the card files have no date."""

    @cached_property
    def cards(self) -> dict[int, AnyCard]:
        """All cards by id."""
        library: list[AnyCard] = [*self.library.cards]
        return {card.id: card for card in [*library, *self.crypt.cards]}

    @cached_property
    def names(self) -> dict[int, str]:
        """The names of all cards as they are shown: ``Theo Bell (G6)``."""
        return {number: display_name(card) for number, card in self.cards.items()}

    @cached_property
    def card_links(self) -> dict[int, str]:
        """Links to the pages of all cards, as HTML."""
        return {number: str(card_link(number, name)) for number, name in self.names.items()}

    @cached_property
    def headings(self) -> dict[int, str]:
        """The heading of each card in a list of cards: its types, or `CRYPT`."""
        library = {card.id: "/".join(card.types) for card in self.library.cards}
        return library | dict.fromkeys((card.id for card in self.crypt.cards), CRYPT)

    @cached_property
    def capacities(self) -> dict[int, int]:
        """The capacities of all crypt cards."""
        return {card.id: card.capacity for card in self.crypt.cards}

    @cached_property
    def name_ranks(self) -> dict[int, int]:
        """The places of all cards when they are sorted by name."""
        ordered = sorted(self.names, key=lambda card: (self.names[card].casefold(), card))
        return {card: rank for rank, card in enumerate(ordered)}

    @cached_property
    def cards_by_set(self) -> Mapping[str, list[int]]:
        """The cards printed in each set."""
        found: dict[str, list[int]] = defaultdict(list)
        for number, card in self.cards.items():
            for code in card.sets:
                found[code].append(number)
        return found

    @cached_property
    def wins(self) -> dict[int, int]:
        """Card → number of winning decks with it; empty without a real archive."""
        crypt = zip([card.id for card in self.crypt.cards], self.crypt.twd or (), strict=False)
        library = zip([card.id for card in self.library.cards], self.library.twd or (), strict=False)
        return dict([*crypt, *library])

    @cached_property
    def rulings_by_card(self) -> Mapping[int, list[Ruling]]:
        """The rulings of each card, those of its groups last."""
        return {
            card: [Ruling(text, self._sources(index)) for index, text in rulings]
            for card, rulings in self.rulings.of_cards().items()
        }

    def _sources(self, ruling: int) -> tuple[tuple[str, str], ...]:
        return tuple(self.links.references[at] for at in self.links.sources[ruling])

    def winning_decks(self) -> Iterator[WinningDeck]:
        """Read the decks of the archive, newest first."""
        twd = self.archive
        packed = twd.decks
        columns = Columns(
            cards=packed.cards,
            ids=packed.ids,
            names=packed.names,
            dates=packed.dates,
            sizes=packed.sizes,
            picks=packed.picks,
            copies=packed.copies,
        )
        for at, deck in enumerate(decode_columns(columns)):
            yield WinningDeck(
                id=deck.id,
                name=deck.name,
                date=iso_day(deck.day),
                cards=deck.cards,
                event=twd.events[twd.event_of[at]],
                place=twd.places[twd.place_of[at]],
                winner=twd.winners[twd.winner_of[at]],
                author=twd.authors.get(at, ""),
                players=twd.players[at],
                text=self.texts.get(deck.id, TwdText()),
            )


def read_catalogue(data: Path) -> Catalogue:
    """Read the published data. Raises BuildError where there are none."""
    manifest = read_manifest(data)

    def file(name: str) -> bytes:
        return (data / manifest.files[name].path).read_bytes()

    years = sorted(name for name in manifest.files if name.startswith("twd-texts."))
    texts = [TwdTexts.model_validate_json(file(name)).decks for name in years]
    return Catalogue(
        day=manifest.version.partition(".")[0],
        crypt=CryptFile.model_validate_json(file("crypt")),
        library=LibraryFile.model_validate_json(file("library")),
        sets=SetCatalogue.model_validate_json(file("sets")),
        precons=PreconDecks.model_validate_json(file("precons")),
        rulings=Rulings.model_validate_json(file("rulings")),
        links=RulingLinks.model_validate_json(file("ruling-links")),
        flavour=Flavour.model_validate_json(file("flavour")),
        archive=TwdArchive.model_validate_json(file("twd")),
        texts={deck: text for year in texts for deck, text in year.items()},
        changes=Changes.model_validate_json(file(CHANGES)) if CHANGES in manifest.files else None,
    )


def read_manifest(data: Path) -> Manifest:
    """Read the manifest of the published data. Raises BuildError where there is none."""
    try:
        return Manifest.model_validate(json.loads((data / "manifest.json").read_bytes()))
    except FileNotFoundError:
        raise BuildError("there is no card data: run `make data` first") from None
