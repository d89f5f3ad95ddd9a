"""Runs the site's own search core, through the command `npm run query`."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

PROJECT = Path(__file__).parents[2]

Kind = Literal["crypt", "library"]


@dataclass(frozen=True)
class Search:
    kind: Kind
    query: dict[str, Any]

    @property
    def line(self) -> str:
        """One line of the batch: ``crypt<TAB>{"votes":"2"}``."""
        return f"{self.kind}\t{json.dumps(self.query, ensure_ascii=False)}"


@dataclass(frozen=True)
class Answer:
    """Either ids in ascending order or a message about a bad q."""

    ids: list[int]
    error: str | None = None


def ask_site(searches: Sequence[Search], card_data: Path) -> list[Answer]:
    """One process for all searches: starting it takes longer than a thousand searches."""
    return [read_answer(line) for line in _batch([search.line for search in searches], card_data)]


@dataclass(frozen=True)
class Typed:
    """What the site says to a typed search."""

    ids: list[int | str]
    text: str
    """What was understood, as it is printed."""
    problems: list[str]


def ask_typed(searches: Sequence[tuple[str, str]], card_data: Path) -> list[Typed]:
    """Answer typed searches, each with what is searched: crypt, library or twd."""
    answers = _batch([f"{kind} --text\t{text}" for kind, text in searches], card_data)
    return [
        Typed(answer["ids"], answer["text"], [problem["code"] for problem in answer["problems"]])
        for answer in map(json.loads, answers)
    ]


def _batch(lines: Sequence[str], card_data: Path) -> list[str]:
    done = subprocess.run(
        ["npm", "run", "query", "-w", "site", "--silent", "--", "--batch"],
        input="".join(f"{line}\n" for line in lines),
        cwd=PROJECT,
        env={**os.environ, "CARD_DATA": str(card_data)},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    answers = [line for line in done.stdout.splitlines() if line.strip()]
    if len(answers) != len(lines):
        raise AssertionError(
            f"{len(lines)} searches, {len(answers)} answers, exit code {done.returncode}:\n{done.stderr}"
        )
    return answers


def read_answer(line: str) -> Answer:
    answer = json.loads(line)
    if isinstance(answer, dict):
        return Answer([], str(answer["error"]))
    return Answer([int(card) for card in answer])
