"""The target of a zip: this machine, or Lambda on arm64."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Target:
    """An interpreter on a kind of processor."""

    name: str
    python: tuple[int, int]
    machine: int
    """``e_machine`` of its shared objects."""
    platforms: tuple[str, ...] = ()
    """Platform tags of the wheels, newest first; none = those of the running interpreter."""

    @property
    def version(self) -> str:
        """``3.13``."""
        return f"{self.python[0]}.{self.python[1]}"

    @property
    def abi(self) -> str:
        """``cp313``."""
        return f"cp{self.python[0]}{self.python[1]}"


ELF_MACHINES = {"x86_64": 62, "aarch64": 183, "arm64": 183}

# Amazon Linux 2023, the base of Lambda's Python 3.13, has glibc 2.34.
CLOUD = Target(
    name="cloud",
    python=(3, 13),
    machine=ELF_MACHINES["aarch64"],
    platforms=("manylinux_2_28_aarch64", "manylinux_2_17_aarch64", "manylinux2014_aarch64"),
)
HOST = Target(
    name="host",
    python=(sys.version_info.major, sys.version_info.minor),
    machine=ELF_MACHINES.get(platform.machine(), 0),
)
TARGETS = {target.name: target for target in (HOST, CLOUD)}


def interpreter(target: Target) -> str | None:
    """Find a Python of the target's minor version, whose bytecode the target accepts; None without one.

    Looks at the running one, at ``python3.13`` on the path, and at what pyenv has installed beside it.
    """
    if target.python == (sys.version_info.major, sys.version_info.minor):
        return sys.executable
    name = f"python{target.version}"
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv") / "versions"
    candidates = [shutil.which(name), *map(str, sorted(pyenv.glob(f"{target.version}.*/bin/{name}")))]
    return next((each for each in candidates if each and _version_of(each) == target.version), None)


def _version_of(python: str) -> str:
    """Run a Python for its version; a version manager's shim on the path may fail."""
    asked = subprocess.run(  # noqa: S603 (the command is a Python of this machine)
        [python, "-c", "import sys; print('{}.{}'.format(*sys.version_info))"],
        capture_output=True,
        text=True,
        check=False,
    )
    return asked.stdout.strip()
