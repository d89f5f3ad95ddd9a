"""Inspects a finished zip: it must contain exactly what its target can run."""

from __future__ import annotations

import re
import zipfile
from pathlib import Path

from lambda_builder.targets import Target

MAX_BYTES = 8 * 1024 * 1024
"""Bytes of a zip."""
MAX_BYTES_OF = {"rebuild": 48 * 1024 * 1024}
MAX_UNPACKED = 200 * 1024 * 1024
"""Bytes of an unpacked zip; Lambda takes 250 MB."""

_ABI_TAG = re.compile(r"\.(?P<abi>cpython-\d+|abi3)(?:-[\w-]+)?\.so$")
_BYTECODE = re.compile(r"\.(?P<version>cpython-\d+)(?:\.opt-\d)?\.pyc$")
_UNCHECKED = b"\x01\x00\x00\x00"
_MACHINE = slice(18, 20)
_WANTED = {"rebuild": re.compile(r"^(jinja2|krcg-[^/]+|numpy|infra)/(?!(tests?|local)/)|^numpy/testing/")}
_UNWANTED = re.compile(
    r"(^|/)(tests?|boto3|pip|setuptools|moto|uvicorn|krcg|jinja2|hypothesis|pytest)/|\.(so|pyc|dist-info)\.tmp$"
    r"|\.(exe|dll|dylib|pyi)$|^(site|infra|build|card-pipeline|node_modules)/"
)


def complaints(file: Path, function: str, target: Target, *, compiled: bool) -> list[str]:
    """List the problems of a function's zip; empty when it may be deployed."""
    size = file.stat().st_size
    allowed = MAX_BYTES_OF.get(function, MAX_BYTES)
    found = [] if size <= allowed else [f"{size} bytes, {allowed} are allowed"]
    with zipfile.ZipFile(file) as archive:
        names = archive.namelist()
        unpacked = sum(entry.file_size for entry in archive.infolist())
        found += [f"{unpacked} bytes unpacked"] if unpacked > MAX_UNPACKED else []
        found += _names(names, function)
        found += [f"{name} has no place in a zip" for name in names if _unwanted(name, function)]
        shared = [name for name in names if name.endswith(".so") or ".so." in name]
        found += [wrong for name in shared for wrong in _shared_object(name, archive.read(name), target)]
        found += _bytecode(archive, names, target, compiled=compiled)
    return found


def _unwanted(name: str, function: str) -> bool:
    wanted = _WANTED.get(function)
    return bool(_UNWANTED.search(name)) and not (wanted and wanted.search(name))


def _names(names: list[str], function: str) -> list[str]:
    needed = {"functions/__init__.py", "functions/common/settings.py", f"functions/{function}/handler.py"}
    needed |= {"pynamodb/models.py", "botocore/cacert.pem", "botocore/data/endpoints.json"}
    found = [f"{name} is missing" for name in sorted(needed - set(names))]
    owners = {name.split("/")[1] for name in names if name.startswith("functions/") and name.count("/") > 1}
    strangers = owners - {"common", function, "__pycache__"}
    found += [f"functions/{name} belongs to another zip" for name in sorted(strangers)]
    if not any(name.endswith(".so") for name in names):
        found.append("no shared object: the packages are not complete")
    return found


def _shared_object(name: str, content: bytes, target: Target) -> list[str]:
    found = []
    if content[:4] != b"\x7fELF":
        return [f"{name} is no ELF file"]
    machine = int.from_bytes(content[_MACHINE], "little")
    if machine != target.machine:
        found.append(f"{name} is for machine {machine}, not {target.machine}")
    tag = _ABI_TAG.search(name)
    wanted = f"cpython-{target.abi[2:]}"
    if tag is not None and tag["abi"] not in (wanted, "abi3"):
        found.append(f"{name} is for {tag['abi']}, not {wanted}")
    return found


def _bytecode(archive: zipfile.ZipFile, names: list[str], target: Target, *, compiled: bool) -> list[str]:
    files = [name for name in names if name.endswith(".pyc")]
    if not compiled:
        return [f"{name} was compiled by an unknown Python" for name in files]
    wanted = f"cpython-{target.abi[2:]}"
    found = [f"{name} is not for {wanted}" for name in files if _version(name) != wanted]
    found += [
        f"{name} is checked against its source" for name in files if _flags(archive, name) != _UNCHECKED
    ]
    sources = sum(name.endswith(".py") for name in names)
    if len(files) != sources:
        found.append(f"{len(files)} of {sources} modules are compiled")
    return found


def _version(name: str) -> str:
    tag = _BYTECODE.search(name)
    return tag["version"] if tag else ""


def _flags(archive: zipfile.ZipFile, name: str) -> bytes:
    with archive.open(name) as file:
        return file.read(8)[4:8]
