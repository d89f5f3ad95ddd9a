"""Crypt traits (docs/rules/search.md §4), tested on the lower-case text ("…" = anything on the same line)."""

from __future__ import annotations

import re
from functools import cache

from tests.contract.naive.fold import fold
from tests.contract.naive.records import CryptCard

AGGRAVATED = r"[^no-]aggravated"
""" "aggravated" preceded by a character other than n, o or hyphen (excludes "non-aggravated")."""

PREVENT = r"[^un]prevent[^able]"
""" "prevent" preceded by a character other than u, n and followed by one other than a, b, l, e."""

UNLOCK = r"(?<!not )unlock(?! phase|ed)|wakes"
""" "unlock" not followed by " phase" or "ed", or "wakes"; repaired: "not unlock" (also within "cannot
unlock") does not count."""

SENTENCE_START = r"[:.] "
"""Sentence start: after ":" or "." and one space."""

PATTERNS = {
    # 'directly followed by "+<digit> intercept" and one more character'
    "1 intercept": SENTENCE_START + r"\+\d intercept.",
    # 'same with "+<digit> stealth", or "gets +<digit> stealth on each of his/her/they actions"'
    "1 stealth": SENTENCE_START + r"\+\d stealth.|gets \+\d stealth on each of (his|her|they) actions",
    # 'same with "+<digit> bleed" (any digit, so +2 also counts)'
    "1 bleed": SENTENCE_START + r"\+\d bleed.",
    # 'same with digit 2-9'
    "2 bleed": SENTENCE_START + r"\+[2-9] bleed.",
    "1 strength": SENTENCE_START + r"\+\d strength.",
    "2 strength": SENTENCE_START + r"\+[2-9] strength.",
    # 'the word "maneuver" anywhere' (also the start of "maneuvers")
    "maneuver": r"maneuver",
    "additional strike": r"additional strike",
    "aggravated": AGGRAVATED,
    "prevent": PREVENT,
    # '"gets" … "optional press" (anything between, same line)'
    "press": r"gets.*optional press",
    "unlock": UNLOCK,
    # '"black hand" followed by space, "." or ":"'
    "black hand": r"black hand[ .:]",
    "seraph": r"seraph[.:]",
    "infernal": r"infernal[.:]",
    "red list": r"red list[.:]",
    # 'the icon [flight] followed by "."'
    "flight": r"\[flight\]\.",
    # '"+<digit or x> hand size", or "hand size is" … "increased" / "larger"'
    "hand size": r"\+[\dx] hand size|hand size is.*(increased|larger)",
}

CRYPT_TRAITS = (*PATTERNS, "enter combat", "advancement", "banned")


def crypt_trait(card: CryptCard, trait: str) -> bool:
    if trait == "advancement":  # "both the base and the advanced card"
        return card.advancement
    if trait == "banned":
        return card.banned
    if trait == "enter combat":
        return enters_combat(card)
    return bool(re.search(PATTERNS[trait], card.text.lower()))


def enters_combat(card: CryptCard) -> bool:
    """ "One of he / she / it / they / the first word of the card's name (comma removed), then a space and
    "can", "may" or "attempt" (not followed by "not"), optionally "… to", then " enter combat"."
    """
    text = fold(card.text)
    # Most texts do not mention it, and compiling a pattern for each name is slow.
    return " enter combat" in text and bool(combat(card.name.split(" ")[0]).search(text))


@cache
def combat(first_word: str) -> re.Pattern[str]:
    who = re.escape(fold(first_word).replace(",", ""))
    return re.compile(rf"(he|she|it|they|{who}) (can|may|attempt)(?! ?not)(.* to)? enter combat")
