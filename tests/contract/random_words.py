"""Inputs a user might type: parts of real card texts and names, in every form the search supports."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

from tests.contract.naive.fold import fold
from tests.contract.naive.records import Card

PATTERNS = (
    r"\+\d (stealth|intercept)",
    r"\D\d+ pool",
    r"\Sbleed\b",
    r"\bburn\W",
    r"^the |^a",
    r"[^a-z ]{4}",
    r"(prince|justicar) of",
    r"unlock\.$",
    r"\.\n\[[a-z]{3}\]",
    r"only usable .* combat",
    r"o{2}|ss",
    r"^[a-e]\w+, ",
    r"\[[A-Z]{3}\] \(D\)",
    r"\d+ (blood|life)(?! or)",
    r"\s\S+ing$",
)
r"""Valid, and the same, in Python and JavaScript. ``\D \S \W`` tell whether a pattern was lower-cased."""

PUNCTUATION = ("+", "--", ":", "!?", "...", "(", "[", "'")


def strip_quotes(words: str) -> str:
    return words.strip().strip('"').strip()


def words_of_text(random: Random, card: Card) -> str:
    words = card.text.replace("\n", " ").split(" ")
    start = random.randrange(len(words))
    return strip_quotes(" ".join(words[start : start + random.randint(1, 4)]))


def words_across_lines(random: Random, card: Card) -> str:
    """The end of one line and the start of the next; any break, not just the first."""
    lines = card.text.split("\n")
    if len(lines) == 1:
        return words_of_text(random, card)
    line = random.randrange(1, len(lines))
    before, after = lines[line - 1].split(" "), lines[line].split(" ")
    return strip_quotes(f"{before[-1]} {after[0]}")


def letters_of_text(random: Random, card: Card) -> str:
    """Any few characters, so also parts of words."""
    flat = card.text.replace("\n", " ")
    start = random.randrange(len(flat))
    return strip_quotes(flat[start : start + random.randint(2, 8)]) or "blood"


def part_of_name(random: Random, card: Card) -> str:
    start = random.randrange(len(card.name))
    return strip_quotes(card.name[start : start + random.randint(2, 10)]) or card.name[0]


def name_without_accents(random: Random, card: Card) -> str:
    return strip_quotes(fold(card.name))


def name_without_punctuation(random: Random, card: Card) -> str:
    return re.sub(r"[^\w ]", "", card.name)[: random.randint(3, 14)]


def name_in_capitals(random: Random, card: Card) -> str:
    return strip_quotes(card.name.upper())


def name_article_first(random: Random, card: Card) -> str:
    return f"the {card.name.removesuffix(', The')[: random.randint(1, 8)]}".lower().strip()


def initials(random: Random, card: Card) -> str:
    """A few first letters of each of the first words: ``gtu``, ``govtun``."""
    words = re.split("[ -]", card.name)[: random.randint(2, 4)]
    return "".join(word[: random.randint(1, 3)] for word in words).lower()


def other_name(random: Random, card: Card) -> str:
    return card.aka[0] if card.aka else card.name.split(" ")[0]


def punctuation(random: Random, card: Card) -> str:
    return random.choice(PUNCTUATION)


def whole_word(random: Random, card: Card) -> str:
    """A word, or the start or the end of one: the quote decides whether it may go on."""
    words = re.findall(r"[A-Za-z]{3,}", f"{card.text} {card.name}")
    word = random.choice(words) if words else "blood"
    return random.choice([word, word, word[:-1], word[1:]])


UNQUOTED: dict[str, Callable[[Random, Card], str]] = {
    function.__name__: function
    for function in (
        words_of_text,
        words_across_lines,
        letters_of_text,
        part_of_name,
        name_without_accents,
        name_without_punctuation,
        name_in_capitals,
        name_article_first,
        initials,
        other_name,
        punctuation,
    )
}

QUOTED: dict[str, Callable[[str], str]] = {
    "both ends": lambda word: f'"{word}"',
    "left end": lambda word: f'"{word}',
    "right end": lambda word: f'{word}"',
}
