"""The content of a function's zip: packages, shared code and its own folder."""

from __future__ import annotations

import shutil
import tempfile
from dataclasses import dataclass
from pathlib import Path

from lambda_builder import aws_data, bytecode, zip_file
from lambda_builder.errors import PackageError
from lambda_builder.targets import Target
from lambda_builder.unpack import unpack

EXTRAS = {
    "meta": ("functions/meta/changes.json",),
    "recommendation": ("functions/recommendation/ideas/trees.json",),
}
"""Function → files it reads besides its code, by their path in the project."""
RULES = Path("card-pipeline") / "card_pipeline"
_FACTS = ("__init__.py", "facts/*.py")
RULES_OF = {
    "recommendation": _FACTS,
    "decks": _FACTS,
    "inventory": _FACTS,
    "pda": _FACTS,
    "playtest": _FACTS,
    "publisher": _FACTS,
    "share": _FACTS,
}
"""Function → modules it shares with the pipeline, by their path there."""

PROGRAMS_OF = {
    "rebuild": {
        "card-pipeline": ("card_pipeline/**/*.py", "overrides/*.yml", "samples/t*/*", "upstream.yml"),
        "build": ("site_builder/**/*.py", "site_builder/pages.yml", "site_builder/templates/*"),
        ".": (
            "infra/__init__.py",
            "infra/cdn*rules.*",
            "infra/site_*.py",
            "infra/stored_files.py",
            "infra/yaml_file.py",
        ),
    }
}
"""Function → folder of the project → files below it that it runs: they lie at the same place in the zip."""

OF_THE_BUILD = (
    *("cards", "et_xmlfile*", "fontTools", "fonttools-*", "jinja2*", "krcg-*", "markupsafe*"),
    *("numpy*", "openpyxl*", "pathops", "skia_pathops-*", "yaml", "_yaml", "pyyaml-*"),
)
NEEDED_BY = {
    "*brotli*": {"publisher", "rebuild"},
    "botocore/data/s3": {"playtest", "publisher", "rebuild"},
    **{package: {"rebuild"} for package in OF_THE_BUILD},
}
"""Parts of packages that few functions use → those functions; other zips omit them."""
NOT_NEEDED = (
    *("arrow*", "certifi*", "charset_normalizer*", "click*", "krcg", "requests*", "setuptools*", "tzdata*"),
    *("_distutils_hack", "distutils-precedence.pth", "pkg_resources", "unidecode*", "Unidecode*"),
)
"""What comes with the package of the card files, of which only the files are used."""
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
SERVER_OF_THE_API = ("*argon2*", "anyio*", "fastapi*", "idna*", "mangum*", "opentelemetry*", "starlette*")
NOT_NEEDED_BY = {"publisher": OF_THE_API, "rebuild": SERVER_OF_THE_API}
"""Function → parts of packages it omits, because it has no HTTP calls."""


@dataclass(frozen=True)
class Built:
    """A built zip."""

    function: str
    target: str
    file: Path
    size: int
    compiled: bool
    """Whether it contains bytecode."""


def build_all(root: Path, functions: list[str], target: Target, wheels: list[Path], out: Path) -> list[Built]:
    """Write ``<function>.zip`` into `out` for each function. Raises PackageError on failure.

    The packages are unpacked and compiled once and shared by all zips of the target.
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
    """Copy the function's own code. Raises PackageError for an unknown function."""
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
    for place, patterns in PROGRAMS_OF.get(function, {}).items():
        for source in (found for pattern in patterns for found in (root / place).glob(pattern)):
            if source.is_file() and "__pycache__" not in source.parts:
                _copy(source, folder / source.relative_to(root / place))


def _leave_out(function: str, folder: Path) -> None:
    patterns = [pattern for pattern, functions in NEEDED_BY.items() if function not in functions]
    for pattern in [*patterns, *NOT_NEEDED, *NOT_NEEDED_BY.get(function, ())]:
        for found in [*folder.glob(pattern), *folder.glob(f"__pycache__/{pattern}")]:
            if found.is_dir():
                shutil.rmtree(found)
            else:
                found.unlink()


def _copy(source: Path, copy: Path) -> None:
    copy.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, copy)
