"""What programs of other people read: schemas, the newest files, descriptions of the API."""

from __future__ import annotations

import json
from pathlib import Path

from site_builder.data_files import api_files, schema_files, schema_name
from site_builder.published_schema import FILES

from tests.card_data import published_data

ROOT = Path(__file__).resolve().parents[2]


def test_every_published_shape_has_a_schema_and_no_private_one() -> None:
    schemas = schema_files()
    assert set(schemas) == {schema_name(shape) for shape in FILES if shape != "playtest"}
    assert len(schemas) == len(FILES) - 1
    text = b"".join(schemas.values()).decode()
    assert "PlaytestRound" not in text


def test_schemas_hold_everything_they_refer_to() -> None:
    for content in schema_files().values():
        schema = json.loads(content)
        used = {name for name in schema["$defs"] if f'"#/$defs/{name}"' in content.decode()}
        assert used == set(schema["$defs"])


def test_published_files_have_the_keys_of_their_schemas(tmp_path: Path) -> None:
    data = published_data(tmp_path)
    schemas = schema_files()
    files = json.loads((data / "manifest.json").read_bytes())["files"]
    for name, file in files.items():
        shape = name if name in FILES else f"{name.rpartition('.')[0]}.*"
        schema = json.loads(schemas[schema_name(shape)])
        described = schema["$defs"][schema["$ref"].removeprefix("#/$defs/")]
        content = json.loads((data / file["path"]).read_bytes())
        assert set(described["required"]) <= set(content) <= set(described["properties"]), name


def test_every_function_describes_its_routes() -> None:
    files = api_files(ROOT)
    assert len(files) == 8
    assert all(json.loads(content)["paths"] for content in files.values())
