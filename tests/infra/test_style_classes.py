"""Components use classes that their style sheets have: the name of another one would be "undefined"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

SITE = Path(__file__).resolve().parents[2] / "site" / "src"
_IMPORT = re.compile(r'import (\w+) from "(\.[^"]+\.module\.css)"')
_CLASS = re.compile(r"\.([A-Za-z_][\w-]*)")


def missing_classes(component: Path) -> Iterator[str]:
    """Find the uses ``styles.name`` without a class of that name in the imported style sheet."""
    source = component.read_text(encoding="utf-8")
    code = _IMPORT.sub("", source)
    for name, address in _IMPORT.findall(source):
        classes = set(_CLASS.findall((component.parent / address).read_text(encoding="utf-8")))
        used = set(re.findall(rf"(?<![\w.]){name}\.(\w+)", code))
        yield from sorted(f"{component.name}: {name}.{one}" for one in used - classes)


def test_every_used_class_exists() -> None:
    components = sorted(SITE.rglob("*.tsx"))
    assert (
        sum(len(_IMPORT.findall(one.read_text(encoding="utf-8"))) for one in components) > len(components) / 4
    )
    assert [missing for one in components for missing in missing_classes(one)] == []


def test_a_missing_class_is_found(tmp_path: Path) -> None:
    (tmp_path / "card.module.css").write_text("@layer ui { .name { color: red } }", encoding="utf-8")
    component = tmp_path / "card.tsx"
    component.write_text(
        'import styles from "./card.module.css";\nconst all = [styles.name, styles.title];', encoding="utf-8"
    )
    assert list(missing_classes(component)) == ["card.tsx: styles.title"]
