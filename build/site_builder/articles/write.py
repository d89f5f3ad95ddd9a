"""Writes the files that are made of the published data, or keeps them if nothing has changed."""

from __future__ import annotations

import hashlib
import json
import multiprocessing
import os
from collections.abc import Callable, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any

from infra.cdn_rules import CdnRules, ending
from site_builder.output import QUICK, variants, write_file

_CODE = Path(__file__).resolve().parents[1]
_PACKAGES = ("brotli", "jinja2", "markupsafe")
_WORTH_A_PROCESS = 500
"""Files that take longer than starting a process."""

File = tuple[str, Callable[[], bytes]]
"""Name below dist/, and what makes its content."""


def fingerprint(*parts: bytes) -> str:
    """Hash everything that the files are made of: `parts`, the builder's code, templates and packages."""
    digest = hashlib.sha256()
    code = sorted(
        file for file in _CODE.rglob("*") if file.suffix in (".py", ".yml", ".jinja", ".css", ".js")
    )
    versions = (f"{package} {version(package)}".encode() for package in _PACKAGES)
    for part in (*parts, *(file.read_bytes() for file in code), *versions):
        digest.update(hashlib.sha256(part).digest())
    return digest.hexdigest()


def write_or_keep(
    dist: Path, record: Path, made_of: str, rules: CdnRules, make: Callable[[], Sequence[File]]
) -> list[str]:
    """Write the files that `make` gives, unless the last build with the same fingerprint is still complete.

    Returns the names of all of them. `record` stores the fingerprint and the sizes of the files.
    """
    kept = _complete(dist, record, made_of)
    if kept is not None:
        return kept
    record.unlink(missing_ok=True)
    sizes = write_files(dist, rules, make(), os.cpu_count() or 1)
    record.parent.mkdir(parents=True, exist_ok=True)
    record.write_text(json.dumps({"madeOf": made_of, "files": sizes}), encoding="utf-8")
    return [*sizes]


def _complete(dist: Path, record: Path, made_of: str) -> list[str] | None:
    """Name the files of the last build, if they are all there."""
    try:
        last = json.loads(record.read_bytes())
    except FileNotFoundError:
        return None
    if last["madeOf"] != made_of:
        return None
    try:
        whole = all(
            [os.stat(dist / form).st_size for form in variants(name)] == sizes
            for name, sizes in last["files"].items()
        )
    except FileNotFoundError:
        return None
    return [*last["files"]] if whole else None


def write_files(dist: Path, rules: CdnRules, files: Sequence[File], processors: int) -> dict[str, list[int]]:
    """Make and write the files, in one process per processor: there are thousands.

    Returns the sizes of all forms of each. With one processor no other process is started.
    """
    processes = min(processors, 1 + len(files) // _WORTH_A_PROCESS)
    if processes == 1:
        return _write_part(dist, rules, files)
    # Forked processes share what has been read. Each takes files of all kinds.
    with multiprocessing.get_context("fork").Pool(processes, _share, (dist, rules, files)) as pool:
        parts = pool.map(_write_share, [slice(at, None, processes) for at in range(processes)])
    return {name: sizes for part in parts for name, sizes in part.items()}


def _write_part(dist: Path, rules: CdnRules, files: Sequence[File]) -> dict[str, list[int]]:
    return {
        name: write_file(dist / name, make(), compress=ending(name) in rules.compressed, by=QUICK)
        for name, make in files
    }


_shared: list[tuple[Path, CdnRules, Sequence[File]]] = []
"""What a forked process works on; functions cannot be sent to one."""


def _share(*work: Any) -> None:
    _shared[:] = [work]


def _write_share(part: slice) -> dict[str, list[int]]:
    [(dist, rules, files)] = _shared
    return _write_part(dist, rules, files[part])
