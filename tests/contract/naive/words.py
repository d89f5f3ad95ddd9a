"""The word lists of docs/rules/search.md §8, in lower case where a search value is."""

from __future__ import annotations

SECTS = ("camarilla", "sabbat", "laibon", "independent", "anarch", "imbued")

CLAN_TODAY = {"Assamite": "Banu Haqim", "Follower of Set": "Ministry"}

CLANS = (
    "abomination", "ahrimane", "akunanse", "baali", "banu haqim", "blood brother", "brujah",
    "brujah antitribu", "caitiff", "daughter of cacophony", "gangrel", "gangrel antitribu", "gargoyle",
    "giovanni", "guruhi", "harbinger of skulls", "hecata", "ishtarri", "kiasyd", "lasombra", "malkavian",
    "malkavian antitribu", "ministry", "nagaraja", "nosferatu", "nosferatu antitribu", "osebo", "pander",
    "ravnos", "salubri", "salubri antitribu", "samedi", "toreador", "toreador antitribu", "tremere",
    "tremere antitribu", "true brujah", "tzimisce", "ventrue", "ventrue antitribu",
)  # fmt: skip

CREEDS = ("avenger", "defender", "innocent", "judge", "martyr", "redeemer", "visionary")

PATHS = ("caine", "cathari", "death and the soul", "power and the inner voice")

DISCIPLINES = {
    "Abombwe": "abo", "Animalism": "ani", "Auspex": "aus", "Blood Sorcery": "tha", "Celerity": "cel",
    "Chimerstry": "chi", "Daimoinon": "dai", "Dementation": "dem", "Dominate": "dom", "Fortitude": "for",
    "Melpominee": "mel", "Mytherceria": "myt", "Necromancy": "nec", "Obeah": "obe", "Obfuscate": "obf",
    "Oblivion": "obl", "Obtenebration": "obt", "Potence": "pot", "Presence": "pre", "Protean": "pro",
    "Quietus": "qui", "Sanguinus": "san", "Serpentis": "ser", "Spiritus": "spi", "Temporis": "tem",
    "Thanatosis": "thn", "Valeren": "val", "Vicissitude": "vic", "Visceratika": "vis",
}  # fmt: skip

VIRTUES = {
    "Defense": "def", "Innocence": "inn", "Judgment": "jud", "Martyrdom": "mar", "Redemption": "red",
    "Vision": "viz", "Vengeance": "ven",
}  # fmt: skip

LIBRARY_ONLY_DISCIPLINES = ("flight", "maleficia", "striga")

DISCIPLINE_OF_CODE = {code: name for name, code in (DISCIPLINES | VIRTUES).items()}

TYPES = (
    "master", "action", "political action", "ally", "equipment", "retainer", "action modifier", "reaction",
    "combat", "event", "conviction", "power", "reflex",
)  # fmt: skip

VOTES = {
    "primogen": 1, "prince": 2, "justicar": 3, "imperator": 3, "inner circle": 4, "bishop": 1,
    "archbishop": 2, "priscus": 3, "cardinal": 3, "regent": 4, "1 vote": 1, "2 votes": 2, "magaji": 2,
    "kholo": 2, "baron": 2,
}  # fmt: skip

TITLE_BOXES = (
    "primogen", "prince", "justicar", "inner circle", "baron", "1 vote", "2 votes", "bishop", "archbishop",
    "priscus", "cardinal", "regent", "magaji", "non-titled",
)  # fmt: skip

REQUIRED_TITLES = (
    "primogen", "prince", "justicar", "inner circle", "baron", "bishop", "archbishop", "priscus",
    "cardinal", "regent", "magaji",
)  # fmt: skip

SECT_OF_TITLE = {
    "primogen": "camarilla", "prince": "camarilla", "justicar": "camarilla", "imperator": "camarilla",
    "inner circle": "camarilla", "bishop": "sabbat", "archbishop": "sabbat", "priscus": "sabbat",
    "cardinal": "sabbat", "regent": "sabbat", "magaji": "laibon", "kholo": "laibon", "baron": "anarch",
}  # fmt: skip
