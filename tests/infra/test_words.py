"""Names and words that have a standard term: the term is used, in code, comments and documents."""

from __future__ import annotations

import re
from functools import cache

import pytest

from tests.infra.tracked import tracked

TERMS = {
    r"[Dd]esks?|Desk(?!top)\w+": "deck store",
    r"[Ss]hel(?:f|ves)|Shelf\w+": "cache",
    r"[Dd]eeds?": "command or action",
    r"[Ww]ish(?:es)?|\w+Wish": "request",
    r"[Ss]ettling": "reconcile",
    r"[Nn]udge[sd]?": "schedule or retry",
    r"(?:MOST|LONGEST|LARGEST)_\w+": "MAX_…",
    r"(?:FEWEST|SHORTEST|LEAST)_\w+": "MIN_…",
    r"learn(?:All|Area|Rooms|Frame)|\w+Words[Oo]f": "loadMessages",
    r"[Ll]earnt": "(trained) model",
    r"[Bb]elongings": "items of a user",
    r"[Tt]ether(?:ed|s)?": "parent death",
    r"[Nn]obodys": "anonymous",
    r"[Aa]ssembl(?:y|e|es|ed)": "factory, create_app or build",
    r"\w+_world|(?:Deck|Pda|Ideas)World": "harness",
    r"[Oo]therSite|other_site": "import client",
    r"[Tt]id(?:y|ying)": "garbage collection",
    r"cannot be had": "is unavailable",
    r"for good": "permanently",
    r"befalls?": "happens to",
    r"puts? right": "fix, correct",
    r"(?:[Ss]pec [12]|search-rules|screens) ?§": "docs/rules/… §",
    r"[Rr]ooms?|ROOMS?|\w+Rooms?": "page, layer or capacity",
    r"[Ww]hoever": "the user, anyone who",
    r"[Ll]ikeness": "similarity",
    r"anew": "again, or the verb with re-",
    r"(?:an|the) own": "the user's own, their",
    r"(?:say|speak|learn)[A-Z]\w*": "format…, load…",
    r"(?:is|are|was|were) told(?! apart)": "is reported, returned, shown",
}
"""Pattern of a whole word → what native engineers and players say."""
EXEMPT = re.compile(
    r"(?:^|/)(?:package-lock\.json|CHANGES\.md)$|\.(?:csv|json|txt|lock)$|tests/infra/test_words\.py"
)
"""Data and quoted texts, such as names of cards."""


def word_of(pattern: str) -> re.Pattern[str]:
    return re.compile(rf"(?<![\w-])(?:{pattern})(?![\w])")


@cache
def suspects() -> dict[str, str]:
    """The files with any of the words: nearly all files are searched once instead of for each word."""
    any_word = word_of("|".join(TERMS))
    return {name: text for name, text in tracked().items() if any_word.search(text)}


def uses(pattern: str, texts: dict[str, str]) -> list[str]:
    """Where a word occurs: ``file:line``."""
    word = word_of(pattern)
    return [
        f"{name}:{number}"
        for name, text in texts.items()
        if not EXEMPT.search(name) and word.search(text)
        for number, line in enumerate(text.splitlines(), 1)
        if word.search(line)
    ]


@pytest.mark.parametrize(("pattern", "term"), TERMS.items())
def test_the_standard_term_is_used(pattern: str, term: str) -> None:
    assert uses(pattern, suspects()) == [], f"say: {term}"


def test_a_word_is_found_alone_and_in_a_name() -> None:
    texts = {"a.ts": "const gizmo = 1;\nclass GizmoOfDecks {}\nself.minigizmo", "b.json": "gizmo"}
    assert uses(r"[Gg]izmos?|Gizmo\w+", texts) == ["a.ts:1", "a.ts:2"]
