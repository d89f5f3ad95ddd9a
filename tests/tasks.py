"""Runs the tasks of `make check`, `test` and `package`, even after failures, and prints one line per task.

Programs that use one processor run in parallel when they do not depend on each other. Tests use all
processors by themselves, so these tasks run one after the other: side by side they would only slow each other
down. All have the same priority: on a machine with other work, a task of lower priority would starve.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PYTHON = [sys.executable, "-m"]
# Called directly: npx and npm take longer to start than some of these tools take to run.
NODE_TOOLS = "node_modules/.bin"
PYTHON_FOLDERS = ["card-pipeline", "build", "functions", "infra", "tests"]
WORKERS = str((os.cpu_count() or 1) + 1)
_SKIPPED = re.compile(r"\b(\d+) skipped\b")
LAST_LINES = 15
"""Last lines of a task that failed without naming a test, repeated at the end."""
MAX_FAILURES = 10
"""Failed tests of a task that are repeated at the end."""
LINES_PER_FAILURE = 14
"""Name and message of a failure: Playwright prints a dozen lines."""
_FAILURE = re.compile(r"^\s*(?:(?:FAIL|FAILED|ERROR)\s|\d+\) \[)")
_ATTACHED = re.compile(r"\.artifacts/|Error Context:|attachment #|─{9}")
"""Lines about the files that Playwright stores for a failure."""
_COLOUR = re.compile(r"\x1b\[[0-9;]*m")


@dataclass(frozen=True)
class Task:
    """A task: its commands run one after the other, until the first failure."""

    name: str
    commands: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Outcome:
    """The result of a task."""

    name: str
    ok: bool
    seconds: float
    skipped: int
    note: str = ""
    reasons: tuple[str, ...] = ()

    def line(self) -> str:
        """The summary line: ``pytest … ok (12s, 3 skipped)``."""
        facts = [f"{self.seconds:.0f}s"] + ([f"{self.skipped} skipped"] if self.skipped else [])
        return f"{self.name} … {'ok' if self.ok else 'FAILED'} ({', '.join(facts)}){self.note}"


LINT = Task(
    "lint",
    (
        (*PYTHON, "ruff", "check", *PYTHON_FOLDERS),
        (*PYTHON, "ruff", "format", "--check", *PYTHON_FOLDERS),
        (f"{NODE_TOOLS}/biome", "check", "--error-on-warnings", "."),
    ),
)
TYPES = Task("types", ((*PYTHON, "mypy", *PYTHON_FOLDERS), (f"{NODE_TOOLS}/tsc", "--noEmit")))
DEAD_CODE = Task("dead code", ((f"{NODE_TOOLS}/knip",),))
DRIFT = Task("drift", ((*PYTHON, "tests.drift"),))
DATA = Task("data", ((*PYTHON, "card_pipeline.cli", "data", "--out", "dist/data"),))
SITE = Task(
    "site",
    (
        ("npm", "run", "--silent", "build", "-w", "site", "--", "--logLevel", "warn"),
        (*PYTHON, "site_builder"),
        (*PYTHON, "tests.built_site"),
    ),
)
QUICK_PYTEST = Task("pytest", ((*PYTHON, "pytest", "-q", "-n", "auto", "-m", "not slow and not packaged"),))
# One process more than processors: tests that start programs wait for them.
# A run that has lost a process ends: with a new one, it could wait for the last tests forever.
PYTEST = Task(
    "pytest",
    ((*PYTHON, "pytest", "-q", "-n", WORKERS, "--max-worker-restart=0", "-m", "not packaged"),),
)
QUICK_VITEST = Task(
    "vitest",
    (("npm", "test", "--silent", "-w", "site", "--", "--project", "rules", "--tags-filter", "!slow"),),
)
VITEST = Task("vitest", (("npm", "test", "--silent", "-w", "site"),))
BUDGETS = Task("byte budgets", ((*PYTHON, "tests.bench", "--bytes"),))
BROWSER = Task("browser", (("npx", "playwright", "test", "-c", "tests/e2e"),))
ZIPS = Task("zips", ((*PYTHON, "lambda_builder", "zips"),))
SERVICE = ".artifacts/service"
TEMPLATE = f"{SERVICE}/cloudformation-template-update-stack.json"
PACKAGE_TOOLS = ".artifacts/package-venv/bin"
OSLS = Task(
    "osls package",
    (
        (*PYTHON, "infra.cloudfront", "dist", ".artifacts/cloudfront"),
        ("npx", "osls", "package", "--stage", "prod", "--package", SERVICE),
    ),
)
CFN_LINT = Task(
    "cfn-lint", ((f"{PACKAGE_TOOLS}/cfn-lint", "--config-file", "infra/cfn-lint.yml", "-t", TEMPLATE),)
)
CHECKOV = Task(
    "checkov", ((f"{PACKAGE_TOOLS}/checkov", "--config-file", "infra/checkov.yml", "-f", TEMPLATE),)
)
ASSERTIONS = Task(
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
            "tests/infra/test_template_files.py",
            "tests/infra/test_template_rebuild.py",
            "tests/infra/test_template_tables.py",
        ),
    ),
)
CALLED = Task("zips called", ((*PYTHON, "pytest", "-q", "tests/infra/test_package_called.py"),))

Lane = Sequence[Task]
"""Tasks one after the other."""

STAGES: dict[str, tuple[tuple[Lane, ...], ...]] = {
    "check": (([QUICK_PYTEST], [LINT, TYPES, DRIFT, QUICK_VITEST]),),
    "package": (([ZIPS, OSLS, CFN_LINT, CHECKOV, ASSERTIONS, CALLED],),),
    "test": (
        ([DATA, SITE], [LINT, TYPES, DEAD_CODE, DRIFT]),
        ([BUDGETS, BROWSER, VITEST, PYTEST],),
    ),
}
"""Stages one after the other, the lanes of a stage in parallel."""


def run(task: Task) -> Outcome:
    """Run a task and print its output line by line."""
    begin = time.monotonic()
    output: list[str] = []
    ok = all(_shown(task.name, command, output) == 0 for command in task.commands)
    counts = _SKIPPED.findall(_COLOUR.sub("", "".join(output)))
    skipped = int(counts[-1]) if counts else 0
    reasons = () if ok else _failures(output) or tuple(output[-LAST_LINES:])
    return Outcome(task.name, ok, time.monotonic() - begin, skipped, reasons=reasons)


def _failures(output: Sequence[str]) -> tuple[str, ...]:
    """Find the names of failed tests and their messages, which some tools print long before the end."""
    plain = [_COLOUR.sub("", line) for line in output]
    failed = [index for index, line in enumerate(plain) if _FAILURE.match(line)][-MAX_FAILURES:]
    shown = sorted(
        {row for index in failed for row in range(index, min(index + LINES_PER_FAILURE, len(plain)))}
    )
    return tuple(plain[row] for row in shown if plain[row].strip() and not _ATTACHED.search(plain[row]))


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
    """Run the browser tests with a browser of this machine, or with one that is installed for tests."""
    if os.environ.get("BROWSER") == "skip":
        return Outcome(BROWSER.name, ok=True, seconds=0, skipped=0, note=" skipped: BROWSER=skip")
    found = subprocess.run(
        [sys.executable, "tests/chromium.py"], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False
    )
    if found.returncode != 0:
        return Outcome(
            BROWSER.name, ok=False, seconds=0, skipped=0, note=" no browser found: BROWSER=skip skips them"
        )
    os.environ["CHROMIUM_PATH"] = found.stdout.strip()
    return run(BROWSER)


def _lane(tasks: Iterable[Task]) -> list[Outcome]:
    return [browser() if task is BROWSER else run(task) for task in tasks]


def _stage(lanes: Sequence[Lane]) -> list[Outcome]:
    with ThreadPoolExecutor(len(lanes)) as threads:
        running = [threads.submit(_lane, lane) for lane in lanes]
        return [outcome for lane in running for outcome in lane.result()]


def main(which: str) -> int:
    """Run all tasks of `check`, `test` or `package`. Returns 1 when any failed."""
    outcomes = [outcome for lanes in STAGES[which] for outcome in _stage(lanes)]
    for outcome in outcomes:
        sys.stdout.writelines(f"{outcome.name} │ {line}" for line in outcome.reasons)
    sys.stdout.write("\n" + "".join(f"{outcome.line()}\n" for outcome in outcomes))
    skipped = sum(outcome.skipped for outcome in outcomes)
    sys.stdout.write(f"{skipped} tests skipped\n")
    return 0 if all(outcome.ok for outcome in outcomes) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
