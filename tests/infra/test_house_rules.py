"""Rules for all tracked files."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.infra.tracked import tracked

CODE = {".py", ".ts", ".tsx", ".css", ".js"}
GENERATED = {"site/src/generated/published.ts", "site/src/generated/api.ts"}
CATALOGUE = re.compile(r"site/src/i18n/[a-z]{2}/")
"""Messages only, so that their length does not matter."""
MAX_LINES = 300


def lines_with(pattern: re.Pattern[str], names: set[str] | None = None) -> list[str]:
    """Where a pattern occurs: ``file:line``."""
    return [
        f"{name}:{number}"
        for name, text in tracked().items()
        if names is None or Path(name).suffix in names
        for number, line in enumerate(text.splitlines(), 1)
        if pattern.search(line)
    ]


def test_no_file_names_a_package_registry() -> None:
    # In halves, so that this file names none either.
    halves = [
        ("npm", "js[.](?:org|com)"),
        ("py", "pi[.]org"),
        ("python", "hosted[.]org"),
        ("npm", "mirror[.]"),
        ("deb[.]", "debian[.]"),
        ("yarn", "pkg[.]com"),
    ]
    assert lines_with(re.compile("|".join(map("".join, halves)))) == []


def test_no_file_names_a_path_of_one_machine() -> None:
    assert lines_with(re.compile(r"/(?:home|Users|root|work)/[a-z]|[A-Z]:\\\\Users")) == []


def test_there_are_no_open_notes() -> None:
    assert lines_with(re.compile(r"\b(?:TO" + r"DO|FIX" + r"ME|XX" + r"X)\b"), CODE) == []


def test_no_file_is_too_long() -> None:
    long = {
        name: count
        for name, text in tracked().items()
        if Path(name).suffix in CODE
        and name not in GENERATED
        and not CATALOGUE.match(name)
        and (count := text.count("\n")) > MAX_LINES
    }
    assert long == {}


def test_every_suppression_has_a_reason() -> None:
    python = r"#\s*(?:type: ignore|noqa)(?:\[[\w, -]+\]|: [A-Z0-9, ]+)?\s*$"
    silent = re.compile(rf"{python}|biome-ignore(?:-\w+)? [\w/]+:?\s*$|@ts-ig" + r"nore|@ts-no" + r"check")
    assert lines_with(silent, CODE) == []


def test_python_versions_are_exact_and_hashed() -> None:
    for name in ("requirements.txt", "requirements-dev.txt", "requirements-ranker.txt"):
        entries = re.split(r"\n(?=\S)", re.sub(r"(?m)^\s*#.*\n?", "", tracked()[name]).strip())
        assert entries
        assert [entry for entry in entries if "==" not in entry.split()[0] or "--hash=" not in entry] == []


@pytest.mark.parametrize("name", ["requirements", "requirements-dev", "requirements-ranker"])
def test_python_locks_contain_all_requirements(name: str) -> None:
    wanted = re.findall(r"(?m)^([\w.-]+==\S+)", tracked()[f"{name}.in"])
    locked = {line.lower() for line in re.findall(r"(?m)^([\w.-]+==\S+)", tracked()[f"{name}.txt"])}
    assert [entry for entry in wanted if entry.lower() not in locked] == []


@pytest.mark.parametrize("name", ["package.json", "site/package.json"])
def test_node_versions_are_exact_and_locked(name: str) -> None:
    package = json.loads(tracked()[name])
    lock = json.loads(tracked()["package-lock.json"])["packages"]
    folder = name.removesuffix("package.json").rstrip("/")
    for group in ("dependencies", "devDependencies"):
        assert lock[folder].get(group, {}) == package.get(group, {})
        for version in package.get(group, {}).values():
            assert re.fullmatch(r"\d+\.\d+\.\d+", version)


def test_the_node_lock_names_every_package_a_platform_may_need() -> None:
    lock = json.loads(tracked()["package-lock.json"])["packages"]
    missing = [
        name
        for entry in lock.values()
        for name in entry.get("optionalDependencies", {})
        if not any(key == f"node_modules/{name}" or key.endswith(f"/node_modules/{name}") for key in lock)
    ]
    assert missing == []


def test_no_output_of_commands_is_tracked() -> None:
    assert [
        name for name in tracked() if name.startswith(("dist/", ".artifacts/", "sources/", ".data/"))
    ] == []
