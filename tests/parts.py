"""Runs the parts of `make check`, `test` and `package`, whatever fails, and ends with one line per part.

Journeys wait for a page a fifth of their time, and half of the other programs use one processor: parts that
do not need each other run at once. The browser goes first, because people would not wait for it either.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PYTHON = [sys.executable, "-m"]
PYTHON_ROOMS = ["card-pipeline", "build", "functions", "infra", "tests"]
WORKERS = str((os.cpu_count() or 1) + 1)
_SKIPPED = re.compile(r"\b(\d+) skipped\b")
LAST_WORDS = 15
"""Lines of a part that failed, said again at the end: each program closes with what failed."""
_COLOUR = re.compile(r"\x1b\[[0-9;]*m")


@dataclass(frozen=True)
class Part:
    """A part of the tests: its commands run one after the other, the first failure ends the part."""

    name: str
    commands: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Outcome:
    """How a part went."""

    name: str
    ok: bool
    seconds: float
    skipped: int
    note: str = ""
    last_words: tuple[str, ...] = ()

    def line(self) -> str:
        """One line for the end: ``pytest … ok (12s, 3 skipped)``."""
        facts = [f"{self.seconds:.0f}s"] + ([f"{self.skipped} skipped"] if self.skipped else [])
        return f"{self.name} … {'ok' if self.ok else 'FAILED'} ({', '.join(facts)}){self.note}"


LINT = Part(
    "lint",
    (
        (*PYTHON, "ruff", "check", *PYTHON_ROOMS),
        (*PYTHON, "ruff", "format", "--check", *PYTHON_ROOMS),
        ("npm", "run", "--silent", "lint"),
    ),
)
TYPES = Part("types", ((*PYTHON, "mypy", *PYTHON_ROOMS), ("npx", "tsc", "--noEmit")))
DEAD_CODE = Part("dead code", (("npx", "knip"),))
DRIFT = Part("drift", ((*PYTHON, "tests.drift"),))
DATA = Part("data", ((*PYTHON, "card_pipeline.cli", "data", "--out", "dist/data"),))
SITE = Part(
    "site",
    (
        ("npm", "run", "--silent", "build", "-w", "site", "--", "--logLevel", "warn"),
        (*PYTHON, "site_builder"),
        (*PYTHON, "tests.built_site"),
    ),
)
QUICK_PYTEST = Part("pytest", ((*PYTHON, "pytest", "-q", "-n", "auto", "-m", "not slow and not packaged"),))
# One process more than there are processors: tests that start programs wait for them.
PYTEST = Part("pytest", ((*PYTHON, "pytest", "-q", "-n", WORKERS, "-m", "not packaged"),))
QUICK_VITEST = Part("vitest", (("npm", "test", "--silent", "-w", "site", "--", "--project", "rules"),))
VITEST = Part("vitest", (("npm", "test", "--silent", "-w", "site"),))
BUDGETS = Part("byte budgets", ((*PYTHON, "tests.bench", "--bytes"),))
BROWSER = Part("browser", (("npx", "playwright", "test", "-c", "tests/e2e"),))
ZIPS = Part("zips", ((*PYTHON, "lambda_builder", "zips"),))
SERVICE = ".artifacts/service"
TEMPLATE = f"{SERVICE}/cloudformation-template-update-stack.json"
PACKAGE_TOOLS = ".artifacts/package-venv/bin"
OSLS = Part(
    "osls package",
    (
        (*PYTHON, "infra.cloudfront", "dist", ".artifacts/cloudfront"),
        ("npx", "osls", "package", "--stage", "prod", "--package", SERVICE),
    ),
)
CFN_LINT = Part(
    "cfn-lint", ((f"{PACKAGE_TOOLS}/cfn-lint", "--config-file", "infra/cfn-lint.yml", "-t", TEMPLATE),)
)
CHECKOV = Part(
    "checkov", ((f"{PACKAGE_TOOLS}/checkov", "--config-file", "infra/checkov.yml", "-f", TEMPLATE),)
)
ASSERTIONS = Part(
    "template assertions",
    (
        (
            "env",
            f"PACKAGED_TEMPLATE={TEMPLATE}",
            *PYTHON,
            "pytest",
            "-q",
            "-m",
            "not slow",
            "tests/infra/test_template.py",
            "tests/infra/test_template_cdn.py",
            "tests/infra/test_template_tables.py",
        ),
    ),
)
CALLED = Part("zips called", ((*PYTHON, "pytest", "-q", "tests/infra/test_package_called.py"),))

Lane = Sequence[Part]
"""Parts one after the other."""

STAGES: dict[str, tuple[tuple[Lane, ...], ...]] = {
    "check": (([QUICK_PYTEST, QUICK_VITEST], [LINT, TYPES, DRIFT]),),
    "package": (([ZIPS, OSLS, CFN_LINT, CHECKOV, ASSERTIONS, CALLED],),),
    "test": (
        ([DATA, SITE], [LINT, TYPES, DEAD_CODE, DRIFT]),
        ([BUDGETS, BROWSER, VITEST], [PYTEST]),
    ),
}
"""Stages one after the other, the lanes of a stage at once; the first lane goes before the others."""


def run(part: Part) -> Outcome:
    """Run a part, showing its output line by line as it comes."""
    begin = time.monotonic()
    output: list[str] = []
    ok = all(_shown(part.name, command, output) == 0 for command in part.commands)
    counts = _SKIPPED.findall(_COLOUR.sub("", "".join(output)))
    skipped = int(counts[-1]) if counts else 0
    last_words = () if ok else tuple(output[-LAST_WORDS:])
    return Outcome(part.name, ok, time.monotonic() - begin, skipped, last_words=last_words)


def _shown(name: str, command: tuple[str, ...], output: list[str]) -> int:
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
    ) as process:
        for line in process.stdout or ():
            output.append(line)
            sys.stdout.write(f"{name} │ {line}")
            sys.stdout.flush()
    return process.returncode


def browser() -> Outcome:
    """Run the browser tests with a browser of this machine, or with one that is installed for them."""
    if os.environ.get("BROWSER") == "skip":
        return Outcome(BROWSER.name, ok=True, seconds=0, skipped=0, note=" left out: BROWSER=skip")
    found = subprocess.run(
        [sys.executable, "tests/chromium.py"], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False
    )
    if found.returncode != 0:
        return Outcome(
            BROWSER.name, ok=False, seconds=0, skipped=0, note=" no browser: BROWSER=skip leaves it out"
        )
    os.environ["CHROMIUM_PATH"] = found.stdout.strip()
    return run(BROWSER)


def _politely(part: Part) -> Part:
    nice = ("nice", "-n", "10") if shutil.which("nice") else ()
    return replace(part, commands=tuple((*nice, *command) for command in part.commands))


def _lane(parts: Iterable[Part]) -> list[Outcome]:
    return [browser() if part is BROWSER else run(part) for part in parts]


def _stage(lanes: Sequence[Lane]) -> list[Outcome]:
    first, *others = lanes
    polite = [map(_politely, lane) for lane in others]
    with ThreadPoolExecutor(len(lanes)) as threads:
        running = [threads.submit(_lane, lane) for lane in (first, *polite)]
        return [outcome for lane in running for outcome in lane.result()]


def main(which: str) -> int:
    """Run all parts of `check`, `test` or `package`. Returns 1 when any failed."""
    outcomes = [outcome for lanes in STAGES[which] for outcome in _stage(lanes)]
    for outcome in outcomes:
        sys.stdout.writelines(f"{outcome.name} │ {line}" for line in outcome.last_words)
    sys.stdout.write("\n" + "".join(f"{outcome.line()}\n" for outcome in outcomes))
    skipped = sum(outcome.skipped for outcome in outcomes)
    sys.stdout.write(f"{skipped} tests skipped\n")
    return 0 if all(outcome.ok for outcome in outcomes) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
