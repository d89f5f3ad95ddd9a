"""The data of a user: their export, and their summary before the account is deleted."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from functions.account import user_items
from functions.account.account import Account
from functions.account.ports import Ports
from functions.common.capacity import READS, Payer
from functions.common.sessions import Session

PAGE_UNITS = 400
"""Read units after which a page is full. They are at most 1.6 MB: with 20 of the largest decks more, a page
stays below the six million bytes of a response."""
_OWNED, _PERSONAL = "decks", "other"
NEXT = rf"^({_OWNED}|{_PERSONAL})/[\x20-\x7e]{{0,200}}$"
"""The form of a position between two pages."""


@dataclass(frozen=True)
class Holdings:
    """How much a user has. All of it is deleted with the account."""

    decks: int
    public_decks: int
    """Decks with a public copy; the copies are deleted too."""
    favorites: int
    """They are no longer counted for their decks."""
    inventory_cards: int
    """Copies of all cards."""
    playtest_reports: int
    """Reports of all rounds."""
    saved_searches: int


def holdings(ports: Ports, account: Account) -> Holdings:
    """Count what a user has, without anonymous decks, which stay until they expire. Raises ThrottledError."""
    payer = Payer(user=account.id)
    ports.capacity.spend(READS, 1, payer)
    owned = [row for page in user_items.decks(account.id) for row in page]
    personal = [row for page in user_items.personal(account.id) for row in page]
    read = user_items.listing_units(owned) + user_items.listing_units(personal)
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
        playtest_reports=sum(row["sk"].startswith("PT#") for row in personal),
        saved_searches=sum(row["sk"].startswith("SEARCH#") for row in personal),
    )


@dataclass(frozen=True)
class Page:
    """A part of everything stored about a user besides the account."""

    sessions: list[Session]
    decks: list[dict[str, Any]]
    """Whole; revisions with the name and author that they share."""
    other: list[dict[str, Any]]
    """Each with its `kind`: ``INV#07``, or ``FAM#…`` for a revision group."""
    next: str | None
    """Start of the next page; None on the last one."""


def export(ports: Ports, account: Account, after: str = "") -> Page:
    """Return a page of everything stored about a user: decks and revision groups first, then the rest.

    `after`: `next` of the previous page. Raises ThrottledError; a page is charged before it is read, so that
    concurrent calls cannot exceed the limit.
    """
    payer = Payer(user=account.id)
    ports.capacity.spend(READS, PAGE_UNITS, payer)
    page, units = _page(account.id, after, ports.sessions.of_user(account.id))
    ports.capacity.correct(READS, units - PAGE_UNITS, payer)
    return page


def _page(user: str, after: str, sessions: list[Session]) -> tuple[Page, int]:
    """Return a page and the read units that it cost."""
    store, _, key = after.partition("/")
    if store == _PERSONAL:
        found = user_items.personal_after(user, key, PAGE_UNITS)
        other = [{"kind": item["sk"], **_without_keys(item)} for item in found.items]
        if not key:
            other += [{"kind": item["pk"], **_without_keys(item)} for item in user_items.tester(user)]
        last = f"{_PERSONAL}/{found.last}" if found.last else None
        return Page(sessions, [], other, last), len(sessions) + found.units
    found = user_items.decks_after(user, key, PAGE_UNITS)
    groups = user_items.revision_groups(item["family"] for item in found.items if item.get("family"))
    decks, other = _exported(found.items, groups)
    units = len(sessions) + found.units + user_items.whole_units(groups.values())
    return Page(sessions, decks, other, f"{_OWNED}/{found.last}" if found.last else f"{_PERSONAL}/"), units


def _exported(
    owned: list[user_items.Row], groups: dict[str, user_items.Row]
) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Export decks and revision groups of the owner index."""
    return [
        {**_without_keys(item), **_shared(groups.get(item.get("family", "")))}
        for item in owned
        if is_deck(item)
    ], [{"kind": item["pk"], **_without_keys(item)} for item in owned if not is_deck(item)]


def _shared(group: user_items.Row | None) -> dict[str, Any]:
    return {key: group[key] for key in ("name", "author") if key in group} if group else {}


def is_deck(row: user_items.Row) -> bool:
    """Whether an item of the owner index is a deck, not a revision group."""
    key: str = row["pk"]
    return key.startswith("DECK#")


def _copies(counts: Iterable[Any]) -> int:
    return sum(count for count in counts if isinstance(count, int))


def _without_keys(item: dict[str, Any]) -> dict[str, Any]:
    keys = {f"{index}{part}" for index in ("", "gsi1", "gsi2", "gsi3") for part in ("pk", "sk")}
    values = {name: value for name, value in item.items() if name not in keys}
    return {"id": item["pk"].partition("#")[2], **values} if item["pk"].startswith("DECK#") else values
