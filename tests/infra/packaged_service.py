"""The service as it is deployed: the template that osls makes of serverless.yml and infra/*.yml."""

from __future__ import annotations

import json
import os
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
    """What a role may do, with all that an operator can switch on."""
    given = template["Resources"][role]["Properties"]["Policies"]
    policies_of_role = [each["Fn::If"][1] if "Fn::If" in each else each for each in given]
    return [statement for each in policies_of_role for statement in each["PolicyDocument"]["Statement"]]


def as_list(value: Any) -> list[Any]:
    """One or many, as IAM writes it."""
    return value if isinstance(value, list) else [value]
