"""No module of the site imports itself through others; imports of types and dynamic imports count, too."""

from __future__ import annotations

from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from tests.infra.test_import_direction import SITE, site_files, site_imports

Graph = dict[str, set[str]]


def imported_file(file: Path, target: str) -> Path | None:
    """The TypeScript module that an import names, if it is one of ours."""
    if not target.startswith("."):
        return None
    reached = (file.parent / target).resolve()
    endings = (f"{reached}.ts", f"{reached}.tsx")
    return next((Path(name) for name in endings if Path(name).is_file()), None)


def import_graph(files: list[Path]) -> dict[Path, set[Path]]:
    """Module → modules it imports."""
    return {
        file: {
            reached
            for target in site_imports(file.read_text(encoding="utf-8"))
            if (reached := imported_file(file, target))
        }
        for file in files
    }


def circle_in(graph: Graph) -> list[str]:
    """The nodes of a circle, the first one again at the end; nothing without a circle."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return [str(node) for node in error.args[1]]
    return []


def test_no_module_is_in_an_import_circle() -> None:
    graph = import_graph(site_files())
    assert sum(map(len, graph.values())) > len(graph)

    def name(file: Path) -> str:
        return str(file.relative_to(SITE.parent))

    assert circle_in({name(file): {*map(name, reached)} for file, reached in graph.items()}) == []


@pytest.mark.parametrize(
    ("graph", "circle"),
    [
        ({"a": {"b"}, "b": {"c"}, "c": set[str]()}, []),
        ({"a": {"b", "c"}, "b": {"c"}}, []),
        ({"a": {"a"}}, ["a", "a"]),
        ({"a": {"b"}, "b": {"a"}}, ["a", "b", "a"]),
    ],
)
def test_circles_are_found(graph: Graph, circle: list[str]) -> None:
    assert circle_in(graph) == circle
