"""A function imports only what it needs: its first caller waits for the start."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from tests.functions.databases import ROOT

pytestmark = pytest.mark.slow

ENVIRONMENT = {
    "MAIN_TABLE": "main",
    "SITE_ORIGIN": "http://127.0.0.1:8080",
    "DDB_ENDPOINT": "http://127.0.0.1:9",
    "PATH": os.environ["PATH"],
    "PYTHONPATH": "card-pipeline:build",
    "PDA_FILES": "nowhere",
    "SITE_FILES": "nowhere",
}
LATER = {
    "boto3",
    "argon2",
    "moto",
    "httpx",
    "jinja2",
    "numpy",
    "card_pipeline",
    "site_builder",
    "infra",
    "tests",
    "uvicorn",
}
MAX_MODULES = {
    "recommendation": 1250,
    "account": 1250,
    "decks": 1250,
    "inventory": 1250,
    "meta": 1100,
    "pda": 1250,
    "playtest": 1250,
    "publisher": 900,
    "rebuild": 1600,
    "share": 1250,
}
WHOLE_BUILD = {"rebuild"}
"""Functions that build data and pages, on no one's request."""
SHARED_WITH_THE_PIPELINE = {
    "recommendation": {"cards", "copies", "crypt", "disciplines", "main_clan", "read"},
    "decks": {"cards", "copies", "main_clan", "read"},
    "inventory": {"cards", "read"},
    "pda": {"cards", "copies", "main_clan", "read", "tags"},
    "playtest": {"cards"},
    "publisher": {"cards", "deck_columns"},
    "share": {"cards", "image_file", "read"},
}
"""Function → modules of card_pipeline.facts that it uses; it imports nothing else of the pipeline."""


def modules(name: str, module: str = "handler") -> list[str]:
    """Everything that is imported for a function."""
    program = (
        f"import sys, json, functions.{name}.{module} as module\n"
        "print(json.dumps([callable(module.handler), *sys.modules]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env=ENVIRONMENT,
        capture_output=True,
        text=True,
        check=True,
    )
    usable, *names = json.loads(done.stdout)
    assert usable is True
    return [str(module) for module in names]


def test_every_function_has_a_maximum() -> None:
    assert set(MAX_MODULES) == {file.parent.name for file in (ROOT / "functions").glob("*/handler.py")}


@pytest.mark.parametrize("name", MAX_MODULES)
def test_lazy_imports_are_not_part_of_the_start(name: str) -> None:
    names = modules(name)
    rules = {f"card_pipeline.facts.{part}" for part in SHARED_WITH_THE_PIPELINE.get(name, ())}
    rules |= {"card_pipeline", "card_pipeline.facts"} if rules else set()
    if name not in WHOLE_BUILD:
        assert {module.partition(".")[0] for module in {*names} - rules} & LATER == set()
    assert len(names) < MAX_MODULES[name]
    others = MAX_MODULES.keys() - {name}
    assert not any(module.startswith(f"functions.{other}") for module in names for other in others)


@pytest.mark.parametrize(("name", "module"), [("account", "jobs_handler"), ("publisher", "handler")])
def test_scheduled_functions_start_without_fastapi(name: str, module: str) -> None:
    packages = {each.partition(".")[0] for each in modules(name, module)}
    assert packages & {"fastapi", "starlette", "mangum", "pydantic"} == set()


def test_meta_opens_no_database() -> None:
    assert "functions.common.tables" not in modules("meta")


def test_missing_settings_are_named() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "import functions.account.handler"],
        cwd=ROOT,
        env={"PATH": os.environ["PATH"]},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode != 0
    assert done.stderr.endswith("SettingsError: MAIN_TABLE is not set\n")


UNBUILT = """
import gc, json, sys, functions.decks.handler
from fastapi.openapi import models
from functions.decks.schemas import ReadDeckResponse
built = [model.__pydantic_complete__ for model in (models.Response, ReadDeckResponse)]
print(json.dumps([*built, gc.isenabled()]))
"""


def test_models_that_no_call_uses_are_not_built() -> None:
    done = subprocess.run(
        [sys.executable, "-c", UNBUILT], cwd=ROOT, env=ENVIRONMENT, capture_output=True, text=True, check=True
    )
    assert json.loads(done.stdout) == [False, True, True]
