"""Imports point one way: a layer may import those below it, never those above or beside it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SITE = ROOT / "site" / "src"

PIPELINE_LAYERS = ["model", "sources", "normalise", "history", "index", "recommend", "publish"]
"""Later layers may import earlier ones. The model contains only shapes, so that all may use it."""

REBUILD = {
    *("functions", "card_pipeline", "site_builder", "infra.cdn_rules", "infra.stored_files"),
    *("infra.site_bucket", "infra.site_data", "infra.site_folder", "infra.site_record"),
}
PYTHON_PACKAGES = {
    "card_pipeline": {"card_pipeline"},
    "functions": {"functions", "card_pipeline.facts"},
    # It is the whole build, called by a scheduler.
    "functions/rebuild": REBUILD,
    "infra": {"infra", "functions"},
    "lambda_builder": {"lambda_builder"},
    "site_builder": {
        *("site_builder", "functions", "infra.cdn_rules", "infra.yaml_file"),
        *("card_pipeline.model", "card_pipeline.facts"),
    },
}

SITE_LAYERS = {
    "generated": set[str](),
    "domain": {"generated"},
    "i18n": {"domain"},
    "data": {"domain", "generated"},
    "ui": {"i18n", "domain"},
    "lazy": {"data", "i18n", "domain"},
    "features": {"lazy", "ui", "data", "i18n", "domain", "generated"},
    "service-worker": set[str](),
    "app": {"features", "lazy", "ui", "data", "i18n", "domain", "generated", "service-worker"},
}
"""Layer → layers it may import, besides itself. Generated code is types only."""

IMPURE = re.compile(
    r"\b(?:window|document|navigator|localStorage|sessionStorage|indexedDB|caches|crypto|performance"
    r"|setTimeout|setInterval|requestAnimationFrame|fetch|globalThis)\b(?=[.(\[])"
    r"|\bnew Date\(\)|\bDate\.now\b|\bMath\.random\b"
)
_TS_IMPORT = re.compile(r"""(?:(?<!["'])\bfrom\s*|\bimport\s*\(?\s*)["']([^"'\n]+)["']""")
_TS_COMMENT = re.compile(r"/\*.*?\*/|^\s*//[^\n]*", re.DOTALL | re.MULTILINE)
_TS_NOISE = re.compile(r"""/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'""", re.DOTALL)


def python_imports(source: str, package: str) -> Iterator[str]:
    """Every module a Python file names, in full; also those inside functions."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            module = ".".join([*above, *([node.module] if node.module else [])])
            yield module
            yield from (f"{module}.{alias.name}" for alias in node.names)


def site_imports(source: str) -> list[str]:
    """Every module a TypeScript file names, as written."""
    return _TS_IMPORT.findall(_TS_COMMENT.sub("", source))


def pipeline_complaint(layer: str, module: str) -> str | None:
    """The problem of an import of the pipeline, if any."""
    parts = module.split(".")
    if parts[0] != "card_pipeline" or len(parts) < 2 or parts[1] not in PIPELINE_LAYERS:
        return None
    if PIPELINE_LAYERS.index(parts[1]) > PIPELINE_LAYERS.index(layer):
        return f"{layer} imports {module}, which lies after it"
    return None


def package_complaint(package: str, module: str) -> str | None:
    """The problem of an import between the packages of the product, if any."""
    if module.split(".", maxsplit=1)[0] not in PYTHON_PACKAGES:
        return None
    allowed = PYTHON_PACKAGES[package]
    if any(module == name or module.startswith(f"{name}.") for name in allowed):
        return None
    # `from card_pipeline import model` names the parent first.
    return None if any(name.startswith(f"{module}.") for name in allowed) else f"{package} imports {module}"


def site_complaint(file: Path, target: str) -> str | None:
    """The problem of an import of the site, if any. `file` is under site/src."""
    layer, *inside = file.relative_to(SITE).parts
    if not target.startswith("."):
        return None
    reached = (file.parent / target).resolve()
    if not reached.is_relative_to(SITE):
        # Test helpers are outside of src.
        helper = ".test." in file.name and reached.is_relative_to(SITE.parent / "test")
        return None if helper else f"{file.name} reaches out of site/src: {target}"
    other, *beneath = reached.relative_to(SITE).parts
    if other == layer == "features" and inside[0] != beneath[0]:
        return f"{file.relative_to(SITE)} imports feature {beneath[0]}"
    if other != layer and other not in SITE_LAYERS[layer]:
        return f"{file.relative_to(SITE)} imports {other}"
    return None


def domain_complaint(source: str, *, test: bool) -> str | None:
    """The impure part of a domain file, if any: a library, the DOM, storage, a clock, randomness."""
    libraries = [name for name in site_imports(source) if not name.startswith(".")]
    if libraries and not test:
        return f"uses {libraries[0]}"
    found = IMPURE.search(_TS_NOISE.sub('""', source))
    return f"uses {found[0]}" if found and not test else None


def python_files(package: str) -> list[Path]:
    folder = {
        "card_pipeline": "card-pipeline/card_pipeline",
        "site_builder": "build/site_builder",
        "lambda_builder": "build/lambda_builder",
    }
    found = (ROOT / folder.get(package, package)).rglob("*.py")
    apart = {name for name in PYTHON_PACKAGES if name.startswith(f"{package}/")}
    return sorted(file for file in found if not any(file.is_relative_to(ROOT / name) for name in apart))


def site_files() -> list[Path]:
    return sorted([*SITE.rglob("*.ts"), *SITE.rglob("*.tsx")])


def test_the_layers_of_the_pipeline_import_only_earlier_ones() -> None:
    base = ROOT / "card-pipeline" / "card_pipeline"
    complaints = [
        complaint
        for layer in PIPELINE_LAYERS
        for file in sorted((base / layer).rglob("*.py"))
        for module in python_imports(file.read_text(encoding="utf-8"), f"card_pipeline.{layer}")
        if (complaint := pipeline_complaint(layer, module))
    ]
    assert complaints == []


@pytest.mark.parametrize("package", PYTHON_PACKAGES)
def test_packages_import_only_those_below_them(package: str) -> None:
    files = python_files(package)
    assert files
    complaints = [
        f"{file.name}: {complaint}"
        for file in files
        for module in python_imports(file.read_text(encoding="utf-8"), package)
        if (complaint := package_complaint(package, module))
    ]
    assert complaints == []


def test_the_layers_of_the_site_import_only_lower_ones() -> None:
    complaints = [
        complaint
        for file in site_files()
        if file.parent != SITE
        for target in site_imports(file.read_text(encoding="utf-8"))
        if (complaint := site_complaint(file, target))
    ]
    assert complaints == []


def test_the_domain_is_pure() -> None:
    files = [file for file in site_files() if file.is_relative_to(SITE / "domain")]
    assert files
    complaints = [
        f"{file.relative_to(SITE)} {complaint}"
        for file in files
        if (complaint := domain_complaint(file.read_text(encoding="utf-8"), test=".test." in file.name))
    ]
    assert complaints == []


@pytest.mark.parametrize(
    ("layer", "module", "wrong"),
    [
        ("sources", "card_pipeline.normalise.sets", True),
        ("model", "card_pipeline.sources.rows", True),
        ("normalise", "card_pipeline.sources.rows", False),
        ("normalise", "card_pipeline.normalise.sets", False),
        ("index", "card_pipeline.publish", True),
        ("index", "card_pipeline.recommend", True),
        ("recommend", "card_pipeline.index", False),
        ("publish", "card_pipeline.errors", False),
        ("publish", "orjson", False),
    ],
)
def test_the_rule_of_the_pipeline(layer: str, module: str, wrong: bool) -> None:
    assert bool(pipeline_complaint(layer, module)) == wrong


@pytest.mark.parametrize(
    ("package", "module", "wrong"),
    [
        ("site_builder", "infra.cdn_rules", False),
        ("site_builder", "infra.local.gateway", True),
        ("site_builder", "card_pipeline.model.cards", False),
        ("site_builder", "card_pipeline.normalise", True),
        ("infra", "site_builder.build_site", True),
        ("card_pipeline", "infra", True),
    ],
)
def test_the_rule_of_the_packages(package: str, module: str, wrong: bool) -> None:
    assert bool(package_complaint(package, module)) == wrong


@pytest.mark.parametrize(
    ("file", "target", "wrong"),
    [
        ("features/crypt/screen.tsx", "../library/rows", True),
        ("features/crypt/screen.tsx", "./rows", False),
        ("features/crypt/screen.tsx", "../../ui/button", False),
        ("features/crypt/screen.tsx", "../../app/routes", True),
        ("features/crypt/screen.tsx", "../../generated/published", False),
        ("ui/button.tsx", "../data/preferences", True),
        ("ui/button.tsx", "../generated/published", True),
        ("data/http.ts", "../ui/button", True),
        ("domain/card/card.ts", "../../generated/published", False),
        ("domain/card/card.ts", "../../data/http", True),
        ("i18n/message.ts", "../ui/button", True),
        ("app/main.tsx", "../../cli/query", True),
        ("app/main.tsx", "../../test/setup", True),
        ("app/main.test.tsx", "../../test/setup", False),
        ("app/main.tsx", "react", False),
    ],
)
def test_the_rule_of_the_site(file: str, target: str, wrong: bool) -> None:
    assert bool(site_complaint(SITE / file, target)) == wrong


@pytest.mark.parametrize(
    ("source", "wrong"),
    [
        ('import { useState } from "react";', True),
        ('import { fold } from "../name/fold";', False),
        ("const now = Date.now();", True),
        ("const now = new Date();", True),
        ("const day = new Date(2018, 0, 1);", False),
        ("// window.location is not for us", False),
        ('const text = "document.title";', False),
        ("export const title = document.title;", True),
        ("await fetch(address);", True),
        ("const dice = Math.random();", True),
        ("type Document = { window: string };", False),
    ],
)
def test_the_rule_of_the_domain(source: str, wrong: bool) -> None:
    assert bool(domain_complaint(source, test=False)) == wrong


def test_imports_of_every_form_are_seen() -> None:
    python = "from . import a\nfrom .b import c\nfrom d.e import f\nimport g.h\ndef x():\n    import i\n"
    expected = {"p.q", "p.q.a", "p.q.b", "p.q.b.c", "d.e", "d.e.f", "g.h", "i"}
    assert expected <= set(python_imports(python, "p.q"))
    script = """import "./a";
        import type { B } from "./b";
        export { c } from './c';
        const d = import("./d");"""
    assert site_imports(script) == ["./a", "./b", "./c", "./d"]
