"""The commands that the pages for operators name exist, with the options that they are given."""

from __future__ import annotations

import importlib
import re
import shlex
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import botocore.session
import pytest
import yaml
from botocore import xform_name

ROOT = Path(__file__).resolve().parents[2]
PAGES = ("operations", "deploying")
PROGRAMS = ("aws", "make", ".venv/bin/python")
STACK = "methuselah-prod-"

_FENCE = re.compile(r"(?ms)^ *```sh\n(.*?)^ *```$")
_CODE = re.compile(r"`([^`]+)`")

OWN_COMMANDS = {("s3", "cp"), ("logs", "tail")}
"""Commands of AWS's program that are no operations of a service."""
GLOBAL_OPTIONS = {"--cli-binary-format", "--cli-read-timeout", "--region"}


@cache
def commands() -> list[tuple[str, list[str]]]:
    """Every command with the page that names it; a span of code may break over lines."""
    return [
        (f"{page}: {' '.join(words)}", words)
        for page in PAGES
        for text in [(ROOT / "docs" / f"{page}.md").read_text(encoding="utf-8")]
        for command in (*_lines(text), *_CODE.findall(_FENCE.sub("", text)))
        if (words := shlex.split(command)) and words[0] in PROGRAMS
    ]


def _lines(text: str) -> Iterator[str]:
    for block in _FENCE.findall(text):
        yield from block.replace("\\\n", " ").splitlines()


def of(*beginning: str) -> list[Any]:
    """The commands that begin with these words, as parameters of a test."""
    return [
        pytest.param(words[len(beginning) :], id=name)
        for name, words in commands()
        if words[: len(beginning)] == list(beginning) and len(words) > len(beginning)
    ]


def options(words: list[str]) -> set[str]:
    return {word.partition("=")[0] for word in words if word.startswith("--")}


@pytest.mark.parametrize("words", of("aws"))
def test_aws_knows_the_operation_and_its_options(words: list[str]) -> None:
    service, command, *rest = words
    if (service, command) in OWN_COMMANDS:
        return
    session = botocore.session.get_session()
    if command == "wait":
        waiters = session.get_waiter_model(service).waiter_names
        command = rest[0]
        waiter = next(name for name in waiters if xform_name(name, "-") == command)
        operation = session.get_waiter_model(service).get_waiter(waiter).operation
    else:
        names = session.get_service_model(service).operation_names
        operation = next(name for name in names if xform_name(name, "-") == command)
    shape = session.get_service_model(service).operation_model(operation).input_shape
    known = {f"--{xform_name(member, '-')}" for member in shape.members}
    required = {f"--{xform_name(member, '-')}" for member in shape.required_members}
    given = options(rest)
    assert given <= known | GLOBAL_OPTIONS
    if len(rest) > 1:
        assert required <= given


def test_functions_that_the_pages_name_are_deployed() -> None:
    deployed = set(yaml.safe_load((ROOT / "serverless.yml").read_text(encoding="utf-8"))["functions"])
    text = " ".join((ROOT / "docs" / "operations.md").read_text(encoding="utf-8").split())
    named = set(re.findall(rf"{STACK}(\w+)", text)) - {"NAME"}
    stopped = re.search(r"and the same for (.*?)\. ", text)
    assert stopped is not None
    named |= set(_CODE.findall(stopped[1]))
    assert named <= deployed
    assert {"decks", "rebuild", "account", "inventory"} <= named


@pytest.mark.parametrize("words", of("make"))
def test_the_makefile_has_the_target_and_its_variables(words: list[str]) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"(?m)^([a-z-]+):", makefile))
    variables = {*re.findall(r"(?m)^([A-Z]+) =", makefile), "DATA_DIR", "IMAGE_HOST"}
    target, *given = words
    assert target in targets
    assert {one.partition("=")[0] for one in given} <= variables


@pytest.mark.parametrize("words", of(".venv/bin/python", "-m"))
def test_our_programs_know_their_options(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    program, *rest = words
    with pytest.raises(SystemExit) as end:
        importlib.import_module(program).main(["--help"])
    assert end.value.code == 0
    known = set(re.findall(r"--[a-z-]+", capsys.readouterr().out))
    if rest and rest[0] in ("export", "import"):
        with pytest.raises(SystemExit):
            importlib.import_module(program).main([rest[0], "--help"])
        known |= set(re.findall(r"--[a-z-]+", capsys.readouterr().out))
    assert options(rest) <= known
