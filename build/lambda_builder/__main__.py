"""``python -m lambda_builder wheels`` downloads the packages of the zips; ``… zips`` builds them, offline.

``… table`` prints a table of the built zips.
"""

from __future__ import annotations

import argparse
import sys
import zipfile
from pathlib import Path

import yaml

from lambda_builder.errors import PackageError
from lambda_builder.inspection import complaints
from lambda_builder.recipe import Built, build_all
from lambda_builder.targets import TARGETS, Target
from lambda_builder.wheels import fetch, fetched

ROOT = Path(__file__).resolve().parents[2]
REQUIREMENTS = ROOT / "requirements-functions.txt"
ARTEFACTS = ROOT / ".artifacts"


def function_names(root: Path) -> list[str]:
    """List the functions of ``serverless.yml`` that have a zip; others share one of these."""
    service = yaml.safe_load((root / "serverless.yml").read_text(encoding="utf-8"))
    artefacts = [Path(function["package"]["artifact"]) for function in service["functions"].values()]
    return list(dict.fromkeys(artefact.stem for artefact in artefacts))


def wheels_of(target: Target) -> Path:
    """Folder of a target's wheels."""
    return ARTEFACTS / "wheels" / target.name


def fetch_wheels(targets: list[Target]) -> None:
    """Download missing wheels."""
    for target in targets:
        new = fetch(target, REQUIREMENTS, wheels_of(target))
        count = len(fetched(target, REQUIREMENTS, wheels_of(target)))
        sys.stdout.write(f"wheels for {target.name}: {count}{'' if new else ' (already there)'}\n")


def build_zips(targets: list[Target]) -> list[Built]:
    """Build and inspect the zips of all functions. Raises PackageError when one is invalid."""
    built = []
    for target in targets:
        wheels = fetched(target, REQUIREMENTS, wheels_of(target))
        out = ARTEFACTS / "lambda" / target.name
        built += build_all(ROOT, function_names(ROOT), target, wheels, out)
    wrong = [
        f"{each.target} {each.function}: {complaint}"
        for each in built
        for complaint in complaints(each.file, each.function, TARGETS[each.target], compiled=each.compiled)
    ]
    if wrong:
        raise PackageError("\n".join(wrong))
    return built


def built_before(targets: list[Target]) -> list[Built]:
    """List the zips of the last build. Raises PackageError when there are none."""
    built = []
    for target in targets:
        for function in function_names(ROOT):
            file = ARTEFACTS / "lambda" / target.name / f"{function}.zip"
            if not file.is_file():
                raise PackageError(f"{function} was not built for {target.name}: run `make package`")
            with zipfile.ZipFile(file) as archive:
                compiled = any(name.endswith(".pyc") for name in archive.namelist())
            built.append(Built(function, target.name, file, file.stat().st_size, compiled))
    return built


def table(built: list[Built]) -> str:
    """Format the zips as a table."""
    lines = [f"{'function':<12}{'target':<8}{'python':<8}{'KB':>8}  bytecode"]
    for each in built:
        python = TARGETS[each.target].version
        note = (
            "yes" if each.compiled else f"no: Python {python} is not on this machine; cold starts are slower"
        )
        lines.append(f"{each.function:<12}{each.target:<8}{python:<8}{each.size / 1024:>8.0f}  {note}")
    return "\n".join(lines) + "\n"


def main(arguments: list[str] | None = None) -> int:
    """Run a step. Returns 1, with the reason on stderr, when it fails."""
    parser = argparse.ArgumentParser(prog="lambda_builder", description="Zips of the functions")
    parser.add_argument("step", choices=["wheels", "zips", "table"])
    parser.add_argument("--target", choices=list(TARGETS), action="append", help="default: both")
    options = parser.parse_args(arguments)
    targets = [TARGETS[name] for name in options.target or TARGETS]
    try:
        if options.step == "wheels":
            fetch_wheels(targets)
        elif options.step == "zips":
            build_zips(targets)
        else:
            sys.stdout.write(table(built_before(targets)))
    except PackageError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
