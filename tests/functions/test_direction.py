"""Functions never import each other; a service knows neither HTTP nor the cloud."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.functions.databases import ROOT
from tests.infra.test_import_direction import python_imports

FUNCTIONS = ROOT / "functions"
ROOMS = sorted(folder.name for folder in FUNCTIONS.iterdir() if (folder / "handler.py").is_file())
SCHEDULED = {"publisher"}
"""They answer nobody."""
HTTP_AND_CLOUD = {
    "fastapi",
    "starlette",
    "mangum",
    "http",
    "urllib",
    "pynamodb",
    "botocore",
    "boto3",
    "functions.common.application",
    "functions.common.auth",
    "functions.common.conditions",
    "functions.common.card_data",
    "functions.common.context",
    "functions.common.cookies",
    "functions.common.deck_items",
    "functions.common.error_responses",
    "functions.common.error_shape",
    "functions.common.gate",
    "functions.common.published",
    "functions.common.tables",
}


def imports(folder: str, pattern: str) -> Iterator[tuple[str, str]]:
    """File and what it imports."""
    for file in sorted((FUNCTIONS / folder).rglob(pattern)):
        package = ".".join(file.parent.relative_to(ROOT).parts)
        for module in python_imports(file.read_text(encoding="utf-8"), package):
            yield file.name, module


def is_or_lies_in(module: str, names: set[str]) -> bool:
    return any(module == name or module.startswith(f"{name}.") for name in names)


def test_there_are_functions() -> None:
    assert {"account", "meta"} <= set(ROOMS)


@pytest.mark.parametrize("room", ["common", *ROOMS])
def test_a_function_knows_itself_and_what_is_common(room: str) -> None:
    allowed = {f"functions.{room}", "functions.common"}
    assert [
        (file, module)
        for file, module in imports(room, "*.py")
        if module.startswith("functions.") and not is_or_lies_in(module, allowed)
    ] == []


@pytest.mark.parametrize("room", ROOMS)
def test_a_service_knows_neither_http_nor_the_cloud(room: str) -> None:
    above = {
        f"functions.{room}.{part}" for part in ("routes", "items", "app", "assembly", "handler", "shapes")
    }
    found = [*imports(f"{room}/services", "*.py"), *imports(room, "service.py")]
    assert [pair for pair in found if is_or_lies_in(pair[1], HTTP_AND_CLOUD | above)] == []


@pytest.mark.parametrize("room", ROOMS)
def test_only_what_touches_storage_knows_the_database(room: str) -> None:
    storage = {"items.py", "repository.py", "belongings.py", "jobs.py", "tokens.py"}
    storage |= {file.name for file in (FUNCTIONS / room / "repository").glob("*.py")}
    assert {file for file, module in imports(room, "*.py") if is_or_lies_in(module, {"pynamodb"})} <= storage


@pytest.mark.parametrize("room", ROOMS)
def test_a_handler_does_nothing(room: str) -> None:
    lines = (FUNCTIONS / room / "handler.py").read_text(encoding="utf-8").splitlines()
    called = "publish" if room in SCHEDULED else 'Mangum(app, lifespan="off")'
    imports = ('"""', "from ", "with quick_imports():", "    from ")
    assert [line for line in lines if line and not line.startswith(imports)] == [f"handler = {called}"]
