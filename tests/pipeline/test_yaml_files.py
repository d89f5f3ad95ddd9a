from __future__ import annotations

import pytest
from card_pipeline.errors import SourceError
from card_pipeline.sources.yaml_files import read_yaml


def test_a_document_is_read() -> None:
    assert read_yaml("groups.yaml", b"a: [1, x]\nb: {c: ''}\n") == {"a": [1, "x"], "b": {"c": ""}}


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"a: 1\na: 2\n", 'groups.yaml, line 2: bad YAML: "a" occurs twice'),
        (b"x:\n  b: 1\n  b: 2\n", 'groups.yaml, line 3: bad YAML: "b" occurs twice'),
        (b"a: [1\n", "groups.yaml, line 2: bad YAML"),
        (b"a: 1\nb: \xff\n", "groups.yaml, line 2: is not UTF-8"),
        (b"!!python/object:os.system x\n", "groups.yaml, line 1: bad YAML"),
        (b"a: \x00\n", "groups.yaml: bad YAML"),
        (b"? [a]\n: 1\n", "groups.yaml, line 1: bad YAML"),
    ],
)
def test_a_broken_document_is_refused_with_its_line(data: bytes, message: str) -> None:
    with pytest.raises(SourceError) as caught:
        read_yaml("groups.yaml", data)
    assert str(caught.value).startswith(message)
