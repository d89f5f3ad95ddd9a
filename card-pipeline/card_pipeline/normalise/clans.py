"""Clans and creeds. Old names in the official files become the current ones (docs/data.md §4.2)."""

from __future__ import annotations

RENAMED = {"Assamite": "Banu Haqim", "Follower of Set": "Ministry"}
"""Exact names only: card texts keep the old ones."""

CLANS = frozenset(
    {
        *("Abomination", "Ahrimane", "Akunanse", "Baali", "Banu Haqim", "Blood Brother", "Brujah"),
        *("Brujah antitribu", "Caitiff", "Daughter of Cacophony", "Gangrel", "Gangrel antitribu", "Gargoyle"),
        *("Giovanni", "Guruhi", "Harbinger of Skulls", "Hecata", "Ishtarri", "Kiasyd", "Lasombra"),
        *("Malkavian", "Malkavian antitribu", "Ministry", "Nagaraja", "Nosferatu", "Nosferatu antitribu"),
        *("Osebo", "Pander", "Ravnos", "Salubri", "Salubri antitribu", "Samedi", "Toreador"),
        *("Toreador antitribu", "Tremere", "Tremere antitribu", "True Brujah", "Tzimisce", "Ventrue"),
        "Ventrue antitribu",
    }
)

CREEDS = frozenset({"Avenger", "Defender", "Innocent", "Judge", "Martyr", "Redeemer", "Visionary"})


def read_clan(value: str) -> str:
    """Read the clan of a vampire. Raises ValueError when unknown."""
    clan = RENAMED.get(value, value)
    if clan not in CLANS:
        raise ValueError(f'unknown clan "{value}"')
    return clan


def read_creed(value: str) -> str:
    """Read the creed of an imbued. Raises ValueError when unknown."""
    if value not in CREEDS:
        raise ValueError(f'unknown creed "{value}"')
    return value


def read_clan_requirement(value: str) -> list[str]:
    """Read the clans or creeds of which a library card needs one: ``Tremere/Tremere antitribu``.

    Raises ValueError when one is unknown.
    """
    names = [part.strip() for part in value.split("/")] if value else []
    return [name if name in CREEDS else read_clan(name) for name in names]
