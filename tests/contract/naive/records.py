"""The official CSV files as plain records (docs/data.md §4, §5)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from tests.contract.naive.csv_rows import Row, rows
from tests.contract.naive.fold import fold
from tests.contract.naive.printings import Printing, read_printings
from tests.contract.naive.words import CLAN_TODAY, DISCIPLINE_OF_CODE, SECT_OF_TITLE, SECTS


@dataclass(frozen=True)
class Card:
    """Fields of crypt and library cards."""

    id: int
    name: str
    aka: tuple[str, ...]
    text: str
    """As printed: without the braces of changed wording and the slashes of ``/Name/`` references."""
    clans: tuple[str, ...]
    """Lower case; for an imbued the creed."""
    path: str
    """Lower case, "" for none."""
    printings: tuple[Printing, ...]
    artists: tuple[str, ...]
    banned: bool


@dataclass(frozen=True)
class CryptCard(Card):
    sect: str
    title: str
    """Lower case, "" for none."""
    group: str
    """``1`` to ``7`` or ``any``."""
    capacity: int
    disciplines: dict[str, int]
    """Name → 1 inferior (and virtues), 2 superior."""
    advanced: bool
    advancement: bool
    """An advanced version of it exists, or it is one."""


@dataclass(frozen=True)
class LibraryCard(Card):
    types: tuple[str, ...]
    disciplines: tuple[str, ...]
    blood: str
    pool: str
    """A number, ``X``, or ``0`` for no cost."""
    requirement: str
    """Tokens joined by ",": ``justicar,inner circle,camarilla``."""
    burn: bool


@cache
def known_names() -> frozenset[str]:
    """Every way a text may write a card's name: as listed, or with its article in front."""
    names = {row["Name"] for file in ("vtescrypt.csv", "vteslib.csv") for row in rows(file)}
    turned = {f"The {name[: -len(', The')]}" for name in names if name.endswith(", The")}
    bare = {name[: -len(", The")] for name in names if name.endswith(", The")}
    return frozenset(fold(name) for name in names | turned | bare)


def printed_text(official: str) -> str:
    """``{}`` marks wording changed since the last print; ``/Name/`` refers to a card (docs/data.md §4.8)."""
    text = official.replace("{", "").replace("}", "")
    return re.sub(
        r"/([^/\n]+)/",
        lambda found: found[1] if fold(found[1]) in known_names() else found[0],
        text,
    )


def split_artists(column: str) -> tuple[str, ...]:
    """Split on ``;``, ``,``, ``&``, but not before ``Jr.`` (docs/data.md §4.7)."""
    return tuple(name.strip() for name in re.split(r"[;&]|,(?!\s*Jr\.)", column) if name.strip())


def read_clans(column: str) -> tuple[str, ...]:
    return tuple(CLAN_TODAY.get(clan, clan).lower() for clan in column.split("/") if clan)


def read_crypt_disciplines(column: str) -> dict[str, int]:
    """Trigrams, upper case = superior; ``-none-`` means no discipline."""
    codes = [code for code in column.split() if code != "-none-"]
    return {DISCIPLINE_OF_CODE[code.lower()]: 2 if code.isupper() else 1 for code in codes}


def read_library_disciplines(column: str) -> tuple[str, ...]:
    names = [name.strip().lower() for name in re.split(r"[&/]", column) if name.strip()]
    return tuple("blood sorcery" if name == "thaumaturgy" else name for name in names)


def read_sect(row: Row, text: str) -> str:
    """The first word of the text after an optional ``[MERGED]`` and optional ``Advanced,``."""
    if row["Type"] == "Imbued":
        return "imbued"
    found = re.match(r"(?:\[MERGED\]\s*)?(?:Advanced,\s*)?(\w+)", text)
    sect = found[1].lower() if found else ""
    if sect not in SECTS:
        raise ValueError(f"no sect in the text of {row['Name']}: {text[:40]!r}")
    return sect


def requirement_string(tokens: str) -> str:
    """The official tokens in lower case, with the sect a required title implies when it is not listed."""
    listed = [token.strip().lower() for token in tokens.split(",") if token.strip()]
    for token in tuple(listed):
        sect = SECT_OF_TITLE.get(token)
        if sect and sect not in listed:
            listed.append(sect)
    return ",".join(listed)


def read_cost(column: str) -> str:
    return column.strip().upper() or "0"


@cache
def crypt() -> tuple[CryptCard, ...]:
    """Every crypt card, ascending by id."""
    source = rows("vtescrypt.csv")
    with_advancement = {(row["Name"], row["Group"]) for row in source if row["Adv"]}
    return tuple(sorted((read_crypt(row, with_advancement) for row in source), key=lambda card: card.id))


def read_crypt(row: Row, with_advancement: set[tuple[str, str]]) -> CryptCard:
    text = printed_text(row["Card Text"])
    return CryptCard(
        id=int(row["Id"]),
        name=row["Name"],
        aka=tuple(aka.strip() for aka in row["Aka"].split(";") if aka.strip()),
        text=text,
        clans=read_clans(row["Clan"]),
        path=row["Path"].lower(),
        printings=read_printings(row["Set"]),
        artists=split_artists(row["Artist"]),
        banned=bool(row["Banned"]),
        sect=read_sect(row, text),
        title=row["Title"].lower(),
        group=row["Group"].lower(),
        capacity=int(row["Capacity"]),
        disciplines=read_crypt_disciplines(row["Disciplines"]),
        advanced=row["Adv"] == "Advanced",
        advancement=(row["Name"], row["Group"]) in with_advancement,
    )


@cache
def library() -> tuple[LibraryCard, ...]:
    """Every library card, ascending by id."""
    required = {row["Id"]: row["Requirement"] for row in rows("vteslibmeta.csv")}
    cards = (read_library(row, required.get(row["Id"], "")) for row in rows("vteslib.csv"))
    return tuple(sorted(cards, key=lambda card: card.id))


def read_library(row: Row, required: str) -> LibraryCard:
    return LibraryCard(
        id=int(row["Id"]),
        name=row["Name"],
        aka=tuple(aka.strip() for aka in row["Aka"].split(";") if aka.strip()),
        text=printed_text(row["Card Text"]),
        clans=read_clans(row["Clan"]),
        path=row["Path"].lower(),
        printings=read_printings(row["Set"]),
        artists=split_artists(row["Artist"]),
        banned=bool(row["Banned"]),
        types=tuple(name.lower() for name in row["Type"].split("/")),
        disciplines=read_library_disciplines(row["Discipline"]),
        blood=read_cost(row["Blood Cost"]),
        pool=read_cost(row["Pool Cost"]),
        requirement=requirement_string(required),
        burn=bool(row["Burn Option"]),
    )
