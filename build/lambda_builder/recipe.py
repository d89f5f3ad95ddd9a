"""What a function's zip holds: its packages, what all functions share, and its own folder."""

from __future__ import annotations

import shutil
import tempfile
from dataclasses import dataclass
from pathlib import Path

from lambda_builder import aws_data, bytecode, zip_file
from lambda_builder.errors import PackageError
from lambda_builder.targets import Target
from lambda_builder.unpack import unpack

EXTRAS = {"meta": ("functions/meta/changes.json",)}
"""Function → what it reads besides its code, as lying in the project."""
RULES = Path("card-pipeline") / "card_pipeline"
_FACTS = ("__init__.py", "facts/*.py")
RULES_OF = {"recommendation": _FACTS, "decks": _FACTS, "pda": _FACTS, "publisher": _FACTS}
"""Function → what it shares with the pipeline, as lying there."""

NEEDED_BY = {"*brotli*": {"publisher"}, "botocore/data/s3": {"publisher"}}
"""What of the packages few functions work with → those that do; the zips of the others go without."""
OF_THE_API = (
    "*argon2*",
    "annotated_*",
    "anyio*",
    "fastapi*",
    "idna*",
    "mangum*",
    "opentelemetry*",
    "pydantic*",
    "starlette*",
)
NOT_NEEDED_BY = {"publisher": OF_THE_API}
"""Function → what of the packages it goes without: it answers nobody."""


@dataclass(frozen=True)
class Built:
    """A zip that was written."""

    function: str
    target: str
    file: Path
    size: int
    compiled: bool
    """Whether it carries bytecode."""


def build_all(root: Path, functions: list[str], target: Target, wheels: list[Path], out: Path) -> list[Built]:
    """Write ``<function>.zip`` into `out` for each function. Raises PackageError when it cannot be done.

    The packages are laid out and compiled once and shared by all zips of the target.
    """
    with tempfile.TemporaryDirectory() as scratch:
        packages = Path(scratch) / "packages"
        unpack(wheels, packages)
        aws_data.prune(packages / "botocore")
        compiled = bytecode.compile_all(packages, target)
        built = []
        for function in functions:
            folder = Path(scratch) / function
            lay_out(root, function, folder)
            if compiled:
                bytecode.compile_all(folder, target)
            shutil.copytree(packages, folder, dirs_exist_ok=True)
            _leave_out(function, folder)
            file = out / f"{function}.zip"
            zip_file.write_zip(folder, file)
            built.append(Built(function, target.name, file, file.stat().st_size, compiled))
        return built


def lay_out(root: Path, function: str, folder: Path) -> None:
    """Copy the function's own code. Raises PackageError for a function that the project does not have."""
    own = root / "functions" / function
    if not (own / "handler.py").is_file():
        raise PackageError(f"functions/{function}/handler.py does not exist")
    shared = root / "functions" / "common"
    sources = [root / "functions" / "__init__.py", *shared.rglob("*.py"), *own.rglob("*.py")]
    for source in [*sources, *(root / name for name in EXTRAS.get(function, ()))]:
        copy = folder / source.relative_to(root)
        _copy(source, copy)
    for pattern in RULES_OF.get(function, ()):
        for source in (root / RULES).glob(pattern):
            _copy(source, folder / source.relative_to(root / RULES.parent))


def _leave_out(function: str, folder: Path) -> None:
    patterns = [pattern for pattern, functions in NEEDED_BY.items() if function not in functions]
    for pattern in [*patterns, *NOT_NEEDED_BY.get(function, ())]:
        for found in [*folder.glob(pattern), *folder.glob(f"__pycache__/{pattern}")]:
            if found.is_dir():
                shutil.rmtree(found)
            else:
                found.unlink()


def _copy(source: Path, copy: Path) -> None:
    copy.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, copy)
