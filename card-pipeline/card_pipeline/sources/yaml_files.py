"""Strict YAML files: UTF-8, well-formed, without duplicate keys."""

from __future__ import annotations

from collections.abc import Hashable

import yaml

from card_pipeline.errors import SourceError

Yaml = dict[str, "Yaml"] | list["Yaml"] | str | int | float | bool | None


class _UniqueKeys(yaml.CSafeLoader):
    """The C loader, which by itself accepts duplicate keys."""


def _mapping(loader: _UniqueKeys, node: yaml.MappingNode) -> dict[object, object]:
    seen: set[object] = set()
    for key_node, _ in node.value:
        key = loader.construct_object(key_node, deep=True)
        if not isinstance(key, Hashable):
            raise yaml.MarkedYAMLError(problem="a key is no plain value", problem_mark=key_node.start_mark)
        if key in seen:
            raise yaml.MarkedYAMLError(problem=f'"{key}" occurs twice', problem_mark=key_node.start_mark)
        seen.add(key)
    return loader.construct_mapping(node, deep=True)


_UniqueKeys.add_constructor(yaml.resolver.BaseResolver.DEFAULT_MAPPING_TAG, _mapping)


def read_yaml(file: str, data: bytes) -> Yaml:
    """Parse one YAML document. Raises SourceError naming file and line."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        line = data[: problem.start].count(b"\n") + 1
        raise SourceError(file, "is not UTF-8", f"line {line}") from problem
    try:
        document: Yaml = yaml.load(text, Loader=_UniqueKeys)  # noqa: S506  # a safe loader, by its base class
    except yaml.MarkedYAMLError as problem:
        mark = problem.problem_mark
        where = f"line {mark.line + 1}" if mark else None
        raise SourceError(file, f"bad YAML: {problem.problem}", where) from problem
    except yaml.YAMLError as problem:
        raise SourceError(file, "bad YAML: " + str(problem).splitlines()[0]) from problem
    return document
