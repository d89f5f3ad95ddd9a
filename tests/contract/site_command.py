"""Runs the commands of the site's package."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

from tests.contract.site_search import PROJECT

SITE = PROJECT / "site"


def run_command(command: str, *words: str, card_data: Path) -> subprocess.CompletedProcess[str]:
    """Run what ``npm run <command>`` runs, which takes npm as long to start as the command itself.

    `card_data`: a folder with the published cards.
    """
    scripts: dict[str, str] = json.loads((SITE / "package.json").read_text(encoding="utf-8"))["scripts"]
    program, file = scripts[command].split()
    return subprocess.run(
        [PROJECT / "node_modules" / ".bin" / program, file, *words],
        cwd=SITE,
        env={**os.environ, "CARD_DATA": str(card_data.resolve())},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def site_answer(command: str, *words: str, card_data: Path) -> dict[str, Any]:
    """Run a command that prints a JSON object, and return it."""
    answer: dict[str, Any] = _output(command, *words, card_data=card_data)
    return answer


def site_answers(command: str, *words: str, card_data: Path) -> list[dict[str, Any]]:
    """Run a command that prints a JSON list of objects, and return it."""
    answers: list[dict[str, Any]] = _output(command, *words, card_data=card_data)
    return answers


def _output(command: str, *words: str, card_data: Path) -> Any:
    done = run_command(command, *words, card_data=card_data)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
