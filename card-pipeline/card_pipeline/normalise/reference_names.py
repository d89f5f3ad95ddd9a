"""The names that card texts refer to, collected before the cards are read."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from card_pipeline.normalise.names import read_aka
from card_pipeline.sources.rows import Row


@dataclass(frozen=True)
class ReferenceNames:
    """Card ids by official name and by other names.

    A vampire's name alone means the base card, and of several the oldest: ids ascend with age.
    """

    ids: Mapping[str, int]
    by_group: Mapping[tuple[str, str], int]
    """Name and group as written in the card files → base card."""

    def resolve(self, name: str) -> int | None:
        """Find the card of exactly this name."""
        return self.ids.get(name)

    def resolver(self, group: str | None) -> Callable[[str], int | None]:
        """Find a card named in a vampire's text: a namesake of the same group comes first."""
        if group is None:
            return self.resolve
        return lambda name: self.by_group.get((name, group)) or self.resolve(name)


def gather_names(crypt: Iterable[Row], library: Iterable[Row]) -> ReferenceNames:
    """Gather all names. Raises SourceError when a library name occurs twice."""
    ids: dict[str, int] = {}
    by_group: dict[tuple[str, str], int] = {}
    vampires = sorted(crypt, key=lambda row: (bool(row["Adv"]), row.id()))
    for row in vampires:
        ids.setdefault(row["Name"], row.id())
        by_group.setdefault((row["Name"], row["Group"]), row.id())
    cards = list(library)
    for row in cards:
        if row["Name"] in ids:
            raise row.error(f'the name "{row["Name"]}" occurs twice', "Name")
        ids[row["Name"]] = row.id()
    for row in [*vampires, *cards]:
        for name in read_aka(row["Aka"]):
            ids.setdefault(name, row.id())
    return ReferenceNames(ids, by_group)
