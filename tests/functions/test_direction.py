"""Functions never import each other; routes know no storage, and services neither HTTP nor the cloud."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.functions.databases import ROOT
from tests.infra.test_import_direction import python_imports

FUNCTIONS = ROOT / "functions"
PACKAGES = sorted(folder.name for folder in FUNCTIONS.iterdir() if (folder / "handler.py").is_file())
SCHEDULED = {"publisher": "publish", "rebuild": "rebuild"}
"""They have no HTTP calls. Function → what the scheduler calls."""
STORAGE = {
    "files",
    "items",
    "jobs",
    "known_addresses",
    "repository",
    "searches_repository",
    "tokens",
    "user_items",
}
"""Modules of a function that read or write the table."""
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
    "functions.common.inventory_items",
    "functions.common.playtest_items",
    "functions.common.playtest_log",
    "functions.common.request_guard",
    "functions.common.published",
    "functions.common.tables",
}
STORAGE_IN_COMMON = {
    "pynamodb",
    "botocore",
    "boto3",
    "functions.common.conditions",
    "functions.common.deck_items",
    "functions.common.favorites",
    "functions.common.inventory_items",
    "functions.common.playtest_items",
    "functions.common.playtest_log",
    "functions.common.public_items",
    "functions.common.tables",
}


def imports(folder: str, pattern: str) -> Iterator[tuple[str, str]]:
    """Yield files and the modules they import."""
    for file in sorted((FUNCTIONS / folder).rglob(pattern)):
        package = ".".join(file.parent.relative_to(ROOT).parts)
        for module in python_imports(file.read_text(encoding="utf-8"), package):
            yield file.name, module


def is_or_lies_in(module: str, names: set[str]) -> bool:
    return any(module == name or module.startswith(f"{name}.") for name in names)


def test_there_are_functions() -> None:
    assert {"account", "meta"} <= set(PACKAGES)


@pytest.mark.parametrize("package", ["common", *PACKAGES])
def test_a_function_imports_only_itself_and_common_code(package: str) -> None:
    allowed = {f"functions.{package}", "functions.common"}
    assert [
        (file, module)
        for file, module in imports(package, "*.py")
        if module.startswith("functions.") and not is_or_lies_in(module, allowed)
    ] == []


@pytest.mark.parametrize("package", PACKAGES)
def test_a_service_knows_neither_http_nor_the_cloud(package: str) -> None:
    above = {
        f"functions.{package}.{part}" for part in ("routes", "items", "app", "factory", "handler", "schemas")
    }
    found = [*imports(f"{package}/services", "*.py"), *imports(package, "service.py")]
    assert [pair for pair in found if is_or_lies_in(pair[1], HTTP_AND_CLOUD | above)] == []


@pytest.mark.parametrize("package", PACKAGES)
def test_a_route_reads_and_writes_through_services_only(package: str) -> None:
    storage = {f"functions.{package}.{module}" for module in STORAGE} | STORAGE_IN_COMMON
    found = [*imports(f"{package}/routes", "*.py"), *imports(package, "routes.py")]
    assert found or package in SCHEDULED
    assert [pair for pair in found if is_or_lies_in(pair[1], storage)] == []


@pytest.mark.parametrize("package", PACKAGES)
def test_only_storage_modules_know_the_database(package: str) -> None:
    storage = {f"{module}.py" for module in STORAGE}
    storage |= {file.name for file in (FUNCTIONS / package / "repository").glob("*.py")}
    users = {file for file, module in imports(package, "*.py") if is_or_lies_in(module, {"pynamodb"})}
    assert users <= storage


@pytest.mark.parametrize("package", PACKAGES)
def test_a_handler_does_nothing(package: str) -> None:
    lines = (FUNCTIONS / package / "handler.py").read_text(encoding="utf-8").splitlines()
    called = SCHEDULED.get(package, 'Mangum(app, lifespan="off")')
    imports = ('"""', "from ", "with quick_imports():", "    from ")
    assert [line for line in lines if line and not line.startswith(imports)] == [f"handler = {called}"]
