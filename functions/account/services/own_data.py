"""What a user has here: to take along, and to look at before it is deleted."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from functions.account import belongings
from functions.account.ports import Ports
from functions.account.repository import Account
from functions.common.capacity import READS, Payer
from functions.common.sessions import Session

PAGE_UNITS = 400
"""Read units after which a page takes no more. They are 1.6 MB at most: with 20 of the largest decks beyond
them a page stays below the six million bytes of an answer."""
_OWNED, _PERSONAL = "decks", "other"
NEXT = rf"^({_OWNED}|{_PERSONAL})/[\x20-\x7e]{{0,200}}$"
"""How a place between two pages is written."""


@dataclass(frozen=True)
class Holdings:
    """How much a user has. With the account all of it is deleted."""

    decks: int
    public_decks: int
    """Decks of which a public copy exists; the copies are deleted too."""
    favorites: int
    """They no longer count for the decks they were given to."""
    inventory_cards: int
    """Copies of cards, all together."""


def holdings(ports: Ports, account: Account) -> Holdings:
    """Count what a user has. Snapshots of decks belong to nobody: they stay until they end.

    Raises ThrottledError.
    """
    payer = Payer(user=account.id)
    ports.capacity.spend(READS, 1, payer)
    owned = [row for page in belongings.decks(account.id) for row in page]
    personal = [row for page in belongings.personal(account.id) for row in page]
    read = belongings.listing_units(owned) + belongings.listing_units(personal)
    ports.capacity.correct(READS, read - 1, payer)
    decks = [row for row in owned if is_deck(row)]
    buckets = [
        row["q"] for row in personal if row["sk"].startswith("INV#") and isinstance(row.get("q"), dict)
    ]
    return Holdings(
        decks=sum("publicParent" not in row for row in decks),
        public_decks=sum("publicChild" in row for row in decks),
        favorites=sum(row["sk"].startswith("FAV#") for row in personal),
        inventory_cards=sum(_copies(bucket.values()) for bucket in buckets),
    )


@dataclass(frozen=True)
class Page:
    """A part of everything that is kept for a user besides the account."""

    sessions: list[Session]
    decks: list[dict[str, Any]]
    """Whole; revisions with the name and author that they share."""
    other: list[dict[str, Any]]
    """`kind` tells what it is: ``INV#07``, or ``FAM#…`` for the revisions of a deck."""
    next: str | None
    """Where the next page begins; None: this is the last one."""


def export(ports: Ports, account: Account, after: str = "") -> Page:
    """Give a page of all that is kept for a user: decks and families first, then the rest.

    `after`: where an earlier page says that the next one begins. Raises ThrottledError; a page is paid for
    before it is read, so that many at once cannot slip through.
    """
    payer = Payer(user=account.id)
    ports.capacity.spend(READS, PAGE_UNITS, payer)
    page, units = _page(account.id, after, ports.sessions.of_user(account.id))
    ports.capacity.correct(READS, units - PAGE_UNITS, payer)
    return page


def _page(user: str, after: str, sessions: list[Session]) -> tuple[Page, int]:
    """Give a page and the read units that it has cost."""
    place, _, key = after.partition("/")
    if place == _PERSONAL:
        found = belongings.personal_after(user, key, PAGE_UNITS)
        other = [{"kind": item["sk"], **_without_keys(item)} for item in found.items]
        last = f"{_PERSONAL}/{found.last}" if found.last else None
        return Page(sessions, [], other, last), len(sessions) + found.units
    found = belongings.decks_after(user, key, PAGE_UNITS)
    families = belongings.families(item["family"] for item in found.items if item.get("family"))
    decks, other = _exported(found.items, families)
    units = len(sessions) + found.units + belongings.whole_units(families.values())
    return Page(sessions, decks, other, f"{_OWNED}/{found.last}" if found.last else f"{_PERSONAL}/"), units


def _exported(
    owned: list[belongings.Row], families: dict[str, belongings.Row]
) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Write decks and families of the owner index."""
    return [
        {**_without_keys(item), **_shared(families.get(item.get("family", "")))}
        for item in owned
        if is_deck(item)
    ], [{"kind": item["pk"], **_without_keys(item)} for item in owned if not is_deck(item)]


def _shared(family: belongings.Row | None) -> dict[str, Any]:
    return {key: family[key] for key in ("name", "author") if key in family} if family else {}


def is_deck(row: belongings.Row) -> bool:
    """Whether an item of the owner index is a deck; families lie there as well."""
    key: str = row["pk"]
    return key.startswith("DECK#")


def _copies(counts: Iterable[Any]) -> int:
    return sum(count for count in counts if isinstance(count, int))


def _without_keys(item: dict[str, Any]) -> dict[str, Any]:
    keys = {f"{index}{part}" for index in ("", "gsi1", "gsi2", "gsi3") for part in ("pk", "sk")}
    kept = {name: value for name, value in item.items() if name not in keys}
    return {"id": item["pk"].partition("#")[2], **kept} if item["pk"].startswith("DECK#") else kept
