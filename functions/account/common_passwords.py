"""Refuses passwords that are easy to guess, however long they are."""

from __future__ import annotations

import re
import unicodedata

from functions.account.errors import CommonPasswordError
from functions.common.folded_name import folded_name

_TEXT = """
aaaaaaaa abcdefgh abcdefghi access admin adminadmin administrator america arsenal asdfasdf asdfgh
asdfghjk asdfghjkl asshole babygirl backspace bailey baseball basketball batman blahblah brandon
buster butterfly caine camarilla changeit changeme charlie cheese chelsea chocolate computer
contrasena contraseña cookie corvette cowboys dallas default diablo diamond dracula dragon elizabeth
facebook falcon ferrari flower football forever freedom freepass fuckyou gangrel gehenna ginger
google guest hallo hallowelt hammer harley heather hello helloworld hockey hunter iloveyou internet
jackson jasmine jennifer jessica jesuschrist jordan jyhad killer krcg letmein letmeinnow liverpool
login lovely loveyou maggie malkavian manchester marlboro martin masquerade master matrix matthew
melissa mercedes merlin methuselah michael michelle midnight minecraft money monkey motdepasse
mustang mypassword naruto newpassword nicole ninja nosferatu nothing oliver orange pass passpass
passw0rd passwd password passwordpassword passwort peanut pepper phoenix playstation please pokemon
porsche prince princess qazwsx qazwsxedc querty qwaszx qwerty qwertyui qwertyuiop qwertz qwertzui
qwertzuiop rainbow ranger robert rockyou rootroot sabbat samantha samsung schalke secret
secretsecret senha senhasenha shadow silver slipknot snoopy soccer solo spiderman startrek starwars
steelers storyteller summer sunshine superman superuser sweetie teamo temp tequiero test testing
testtest thomas tigger toreador tremere trustno trustnoone tzimisce vampire vampires vendetta
ventrue victoria vtes vtesvtes warcraft welcome whatever william winner winter wizard yankees yellow
zaqwsx zxcvbn zxcvbnm
"""
_WORDS = frozenset(_TEXT.split())
"""In lower case. Digits and punctuation after a word do not make it stronger: password1!, vampire2026."""
_ROWS = (
    "abcdefghijklmnopqrstuvwxyz",
    "01234567890",
    "qwertyuiop",
    "asdfghjkl",
    "zxcvbnm",
    "qwertzuiop",
    "azertyuiop",
    "1q2w3e4r5t6y7u8i9o0p",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
)
_COUNTING = ("12345678901234567890", "98765432109876543210")
_BEHIND = re.compile(r"[\W\d_]{0,6}\Z")
_LEET = str.maketrans("@$0134578", "asoleastb")


def check_new(password: str, username: str, field: str) -> None:
    """Refuse a password that is easy to guess. Raises CommonPasswordError with the field."""
    folded = unicodedata.normalize("NFKC", password).casefold()
    if _is_common(folded) or _is_name(folded, folded_name(username)):
        raise CommonPasswordError(field)


def _is_common(password: str) -> bool:
    words = {password, _BEHIND.sub("", password), _BEHIND.sub("", password).translate(_LEET)}
    words.add(_BEHIND.sub("", password.translate(_LEET)))
    return not words.isdisjoint(_WORDS) or _is_monotonous(password) or _is_date(password)


def _is_name(password: str, name: str) -> bool:
    """Whether it is the username, without spaces, reversed, doubled, or followed by digits."""
    bare = name.replace(" ", "")
    candidates = {password, _BEHIND.sub("", password), password.replace(" ", "")}
    return not candidates.isdisjoint({name, bare, name[::-1], bare * 2})


def _is_monotonous(password: str) -> bool:
    """Whether it repeats a short piece, or follows the keyboard or the alphabet."""
    if any(len(password) <= len(row) and (password in row or password in row[::-1]) for row in _ROWS):
        return True
    return any(_repeats(password, size) for size in range(1, 5))


def _repeats(password: str, size: int) -> bool:
    piece = password[:size]
    return (piece * (len(password) // size + 1))[: len(password)] == password


def _is_date(password: str) -> bool:
    """Whether it is a date in digits, or consecutive digits."""
    if not (password.isascii() and password.isdigit()):
        return False
    if any(password in counting for counting in _COUNTING):
        return True
    return re.fullmatch(r"(19|20)\d{6}|\d{4}(19|20)\d\d", password) is not None
