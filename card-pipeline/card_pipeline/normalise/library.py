"""Library cards, with the requirements from a separate file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from card_pipeline.model.cards import LibraryCard
from card_pipeline.normalise.bans import read_ban
from card_pipeline.normalise.clans import read_clan_requirement
from card_pipeline.normalise.context import Context
from card_pipeline.normalise.disciplines import read_discipline_requirement
from card_pipeline.normalise.first_print import first_print, legal_from
from card_pipeline.normalise.names import ascii_name, read_aka, read_name
from card_pipeline.normalise.numbers import (
    LibraryCapacity,
    read_burn_option,
    read_cost,
    read_library_capacity,
)
from card_pipeline.normalise.paths import read_path
from card_pipeline.normalise.requirements import read_requirement
from card_pipeline.normalise.types import is_trifle, read_types
from card_pipeline.sources.rows import Row


def build_library(rows: Sequence[Row], requirements: Sequence[Row], context: Context) -> list[LibraryCard]:
    """Read all library cards, in ascending order of id. Raises SourceError."""
    tokens = _requirements(rows, requirements, context)
    return [_library_card(row, tokens.get(row.id()), context) for row in sorted(rows, key=Row.id)]


def _requirements(
    rows: Sequence[Row], requirements: Sequence[Row], context: Context
) -> Mapping[int, list[str]]:
    names = {row.id(): row["Name"] for row in rows}
    for row in requirements:
        name = names.get(row.id())
        if name is None:
            raise row.error("a requirement of a card that is not in the library file")
        if name != row["Name"]:
            raise row.error(f'the library file names this card "{name}", not "{row["Name"]}"', "Name")
        if row["Requirement"] != row["Requirement"].lower() and "gehenna" not in row["Requirement"].lower():
            context.warnings.add("requirement written with capitals", f'{row.id()} "{row["Requirement"]}"')
    return {row.id(): row.read("Requirement", read_requirement) for row in requirements}


def _library_card(row: Row, requirement: list[str] | None, context: Context) -> LibraryCard:
    name = row.read("Name", read_name)
    ascii_form = row.read("Name", ascii_name)
    types = row.read("Type", read_types)
    disciplines, logic = row.read("Discipline", read_discipline_requirement)
    capacity = _capacity(row, context)
    text, references = context.text(row)
    printings = context.printings(row)
    return LibraryCard(
        id=row.id(),
        name=name,
        ascii=ascii_form if ascii_form != name else None,
        aka=read_aka(row["Aka"]) or None,
        types=types,
        clans=row.read("Clan", read_clan_requirement) or None,
        path=row.read("Path", read_path),
        disciplines=disciplines or None,
        discipline_logic=logic,
        requirement=requirement,
        blood=row.read("Blood Cost", read_cost),
        pool=row.read("Pool Cost", read_cost),
        conviction=row.read("Conviction Cost", read_cost),
        burn=True if row.read("Burn Option", read_burn_option) else None,
        trifle=True if is_trifle(types, text) else None,
        capacity=capacity.created,
        capacity_change=capacity.change,
        flavour=True if row["Flavor Text"] else None,
        text=text,
        references=references,
        reworded=context.reworded(row, text),
        sets=printings,
        first_print=first_print(printings, context.sets),
        legal_from=legal_from(printings, context.sets),
        artists=context.artists(row),
        banned=row.read("Banned", read_ban),
    )


def _capacity(row: Row, context: Context) -> LibraryCapacity:
    capacity = row.read("Capacity", read_library_capacity)
    if capacity.clan:
        case = f"{row.id()} {row['Name']}: {capacity.clan}"
        context.warnings.add("clan in the Capacity column ignored", case)
    return capacity
