"""The names of disciplines and virtues, and their codes (docs/data.md §4.3)."""

from __future__ import annotations

CODES = {
    "Abombwe": "abo",
    "Animalism": "ani",
    "Auspex": "aus",
    "Blood Sorcery": "tha",
    "Celerity": "cel",
    "Chimerstry": "chi",
    "Daimoinon": "dai",
    "Dementation": "dem",
    "Dominate": "dom",
    "Fortitude": "for",
    "Melpominee": "mel",
    "Mytherceria": "myt",
    "Necromancy": "nec",
    "Obeah": "obe",
    "Obfuscate": "obf",
    "Oblivion": "obl",
    "Obtenebration": "obt",
    "Potence": "pot",
    "Presence": "pre",
    "Protean": "pro",
    "Quietus": "qui",
    "Sanguinus": "san",
    "Serpentis": "ser",
    "Spiritus": "spi",
    "Temporis": "tem",
    "Thanatosis": "thn",
    "Valeren": "val",
    "Vicissitude": "vic",
    "Visceratika": "vis",
}
"""Disciplines a vampire may have."""

LIBRARY_ONLY = {"Flight": "flight", "Maleficia": "mal", "Striga": "str"}
"""Further ones that only library cards require."""

VIRTUES = {
    "Defense": "def",
    "Innocence": "inn",
    "Judgment": "jud",
    "Martyrdom": "mar",
    "Redemption": "red",
    "Vengeance": "ven",
    "Vision": "viz",
}
