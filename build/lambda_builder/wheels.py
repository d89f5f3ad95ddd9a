"""Downloads the wheels of the functions' packages, the only step that needs the network."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path

from lambda_builder.errors import PackageError
from lambda_builder.targets import Target

_COMPLETE = ".complete"


def fetch(target: Target, requirements: Path, folder: Path) -> bool:
    """Download the wheels that `requirements` pins by hash into `folder`. Returns False if they exist.

    Raises PackageError when a wheel is unavailable.
    """
    if is_complete(requirements, folder):
        return False
    shutil.rmtree(folder, ignore_errors=True)
    command = [sys.executable, "-m", "pip", "download", "-qq", "--disable-pip-version-check"]
    command += ["--no-deps", "--require-hashes", "--only-binary=:all:"]
    if target.platforms:
        command += ["--implementation=cp", f"--python-version={target.version}"]
        command += [f"--abi={abi}" for abi in (target.abi, "abi3", "none")]
        command += [f"--platform={platform}" for platform in (*target.platforms, "any")]
    command += ["--requirement", str(requirements), "--dest", str(folder)]
    if subprocess.run(command, check=False).returncode != 0:  # noqa: S603 (all arguments are ours)
        raise PackageError(f"the wheels for the target {target.name} could not be fetched")
    (folder / _COMPLETE).write_text(_digest(requirements), encoding="ascii")
    return True


def is_complete(requirements: Path, folder: Path) -> bool:
    """Whether `folder` contains the wheels of exactly these requirements."""
    mark = folder / _COMPLETE
    return mark.is_file() and mark.read_text(encoding="ascii") == _digest(requirements)


def fetched(target: Target, requirements: Path, folder: Path) -> list[Path]:
    """List the wheels. Raises PackageError when they must be downloaded first."""
    if not is_complete(requirements, folder):
        raise PackageError(f"the wheels for the target {target.name} are missing: run `make wheels` first")
    return sorted(folder.glob("*.whl"))


def _digest(requirements: Path) -> str:
    return hashlib.sha256(requirements.read_bytes()).hexdigest()
