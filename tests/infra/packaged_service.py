"""The deployed service: the template that osls generates from serverless.yml and infra/*.yml."""

from __future__ import annotations

import fcntl
import json
import os
import re
import subprocess
import zipfile
from pathlib import Path
from typing import Any

import yaml

from infra.cdn_rules import load_rules
from infra.cloudfront import policies
from infra.edge_headers import ShellFacts

ROOT = Path(__file__).resolve().parents[2]
TEMPLATE = "cloudformation-template-update-stack.json"


def package(folder: Path, *parameters: str) -> dict[str, Any]:
    """Let osls package the service into `folder`, with empty zips: the template does not depend on them."""
    service = yaml.safe_load((ROOT / "serverless.yml").read_text(encoding="utf-8"))
    for function in service["functions"]:
        with zipfile.ZipFile(folder / f"{function}.zip", "w") as archive:
            archive.writestr("empty", "")
    cdn = folder / "policies.json"
    cdn.write_text(json.dumps(policies(load_rules(), ShellFacts("'sha256-x'", ""))), encoding="utf-8")
    command = ["node_modules/.bin/osls", "package", "--stage", "prod", "--package", str(folder / "out")]
    for parameter in (f"zips={folder}", f"cdn={cdn}", *parameters):
        command += ["--param", parameter]
    with (ROOT / "serverless.yml").open(encoding="utf-8") as lock:
        # Two runs at once would write into the same folder of the service.
        fcntl.flock(lock, fcntl.LOCK_EX)
        done = subprocess.run(
            command,
            cwd=ROOT,
            env={**os.environ, "SLS_TELEMETRY_DISABLED": "1", "SLS_NOTIFICATIONS_MODE": "off"},
            capture_output=True,
            text=True,
            check=False,
        )
    assert done.returncode == 0, done.stdout + done.stderr
    return read(folder / "out" / TEMPLATE)


def read(file: Path) -> dict[str, Any]:
    """Read a packaged template."""
    template: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return template


def resources(template: dict[str, Any], kind: str) -> dict[str, dict[str, Any]]:
    """Resources of a kind (``AWS::DynamoDB::Table``) by their names."""
    return {name: each for name, each in template["Resources"].items() if each["Type"] == kind}


def statements(template: dict[str, Any], role: str) -> list[dict[str, Any]]:
    """The permissions of a role, with all options enabled."""
    given = template["Resources"][role]["Properties"]["Policies"]
    policies_of_role = [each["Fn::If"][1] if "Fn::If" in each else each for each in given]
    return [statement for each in policies_of_role for statement in each["PolicyDocument"]["Statement"]]


def resolve(template: dict[str, Any], value: Any, **parameters: str) -> Any:
    """Evaluate conditions and parameters like CloudFormation; parameters have the template's defaults.

    Absent values (``AWS::NoValue``) are None, and are left out of lists and maps.
    """
    if isinstance(value, list):
        resolved = [resolve(template, each, **parameters) for each in value]
        return [each for each in resolved if each is not None]
    if not isinstance(value, dict):
        return value
    match value:
        case {"Fn::If": [condition, if_true, if_false]}:
            chosen = if_true if holds(template, condition, **parameters) else if_false
            return resolve(template, chosen, **parameters)
        case {"Ref": name}:
            return None if name == "AWS::NoValue" else _parameter(template, name, parameters, value)
        case {"Fn::Sub": str(text)}:
            names = re.findall(r"\$\{([\w:]+)\}", text)
            found = {name: _parameter(template, name, parameters, f"${{{name}}}") for name in names}
            return re.sub(r"\$\{([\w:]+)\}", lambda match: str(found[match[1]]), text)
        case _:
            fields = {name: resolve(template, each, **parameters) for name, each in value.items()}
            return {name: each for name, each in fields.items() if each is not None}


def holds(template: dict[str, Any], condition: str, **parameters: str) -> bool:
    """Whether a condition of the template is true."""
    return _is_true(template, template["Conditions"][condition], parameters)


def _is_true(template: dict[str, Any], rule: dict[str, Any], parameters: dict[str, str]) -> bool:
    [(function, arguments)] = rule.items()
    match function:
        case "Fn::Equals":
            first, second = (resolve(template, each, **parameters) for each in arguments)
            return bool(first == second)
        case "Fn::Not":
            return not _is_true(template, arguments[0], parameters)
        case "Fn::And":
            return all(_is_true(template, each, parameters) for each in arguments)
        case _:
            raise ValueError(f"unknown condition function {function}")


def _parameter(template: dict[str, Any], name: str, parameters: dict[str, str], otherwise: Any) -> Any:
    """Value of a parameter; names of resources and of pseudo parameters stay as they are."""
    if name.replace("::", "_") in parameters:
        return parameters[name.replace("::", "_")]
    declared = template["Parameters"].get(name)
    return otherwise if declared is None else declared["Default"]


def as_list(value: Any) -> list[Any]:
    """One or many, as IAM writes it."""
    return value if isinstance(value, list) else [value]
