"""Crypt cards: vampires and imbued."""

from __future__ import annotations

from collections.abc import Sequence

from card_pipeline.errors import SourceError
from card_pipeline.model.cards import CryptCard
from card_pipeline.normalise.bans import read_ban
from card_pipeline.normalise.clans import read_clan, read_creed
from card_pipeline.normalise.context import Context
from card_pipeline.normalise.disciplines import read_disciplines, read_virtues
from card_pipeline.normalise.first_print import first_print, legal_from
from card_pipeline.normalise.names import (
    Relation,
    Version,
    ascii_name,
    read_aka,
    read_name,
    relate,
)
from card_pipeline.normalise.numbers import read_advanced, read_crypt_capacity, read_group
from card_pipeline.normalise.paths import read_path
from card_pipeline.normalise.sects import read_sect
from card_pipeline.normalise.titles import read_title
from card_pipeline.normalise.types import read_crypt_type
from card_pipeline.sources.rows import Row


def build_crypt(rows: Sequence[Row], context: Context) -> list[CryptCard]:
    """Read all crypt cards, in ascending order of id. Raises SourceError."""
    relations = _relations(rows)
    return [_crypt_card(row, relations[row.id()], context) for row in sorted(rows, key=Row.id)]


def _relations(rows: Sequence[Row]) -> dict[int, Relation]:
    versions = [
        Version(
            row.id(),
            row.read("Name", read_name),
            row.read("Group", read_group),
            row.read("Adv", read_advanced),
        )
        for row in rows
    ]
    try:
        return relate(versions)
    except ValueError as problem:
        raise SourceError(rows[0].file, str(problem)) from problem


def _crypt_card(row: Row, relation: Relation, context: Context) -> CryptCard:
    imbued = row.read("Type", read_crypt_type) == "Imbued"
    name = row["Name"]
    ascii_form = row.read("Name", ascii_name)
    group = row.read("Group", read_group)
    advanced = row.read("Adv", read_advanced)
    text, references = context.text(row, row["Group"])
    printings = context.printings(row)
    return CryptCard(
        id=row.id(),
        name=name,
        ascii=ascii_form if ascii_form != name else None,
        aka=read_aka(row["Aka"]) or None,
        clan=row.read("Clan", read_creed if imbued else read_clan),
        path=row.read("Path", read_path),
        sect="Imbued" if imbued else row.read("Card Text", lambda _: read_sect(text)),
        title=row.read("Title", read_title),
        group=group,
        capacity=row.read("Capacity", read_crypt_capacity),
        disciplines=row.read("Disciplines", read_virtues if imbued else read_disciplines),
        text=text,
        references=references,
        reworded=context.reworded(row, text),
        advanced=True if advanced else None,
        other_version=relation.other_version,
        newer=True if relation.newer else None,
        sets=printings,
        first_print=first_print(printings, context.sets),
        legal_from=legal_from(printings, context.sets),
        artists=context.artists(row),
        banned=row.read("Banned", read_ban),
    )
