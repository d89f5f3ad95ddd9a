"""Building zips, with small wheels of the real form."""

from __future__ import annotations

import json
import sys
import zipfile
from pathlib import Path

import pytest
from lambda_builder import aws_data
from lambda_builder.errors import PackageError
from lambda_builder.inspection import MAX_BYTES, complaints
from lambda_builder.recipe import build_all, lay_out
from lambda_builder.targets import CLOUD, ELF_MACHINES, HOST, Target, interpreter
from lambda_builder.unpack import destination, unpack
from lambda_builder.wheels import fetched, is_complete

AARCH64 = b"\x7fELF" + bytes(14) + ELF_MACHINES["aarch64"].to_bytes(2, "little") + bytes(8)
X86_64 = b"\x7fELF" + bytes(14) + ELF_MACHINES["x86_64"].to_bytes(2, "little") + bytes(8)
ENDPOINTS = {
    "version": 3,
    "partitions": [{"partition": "aws", "services": {"dynamodb": {}, "email": {}, "ec2": {}}}],
}
SDK = {
    "botocore/__init__.py": b"",
    "botocore/cacert.pem": b"",
    "botocore/data/endpoints.json": json.dumps(ENDPOINTS).encode(),
    "botocore/data/partitions.json": b"{}",
    "botocore/data/ec2/2016-11-15/service-2.json.gz": b"x",
    "botocore/data/dynamodb/2011-12-05/service-2.json.gz": b"x",
    "botocore/data/dynamodb/2012-08-10/service-2.json.gz": b"x",
    "botocore/data/dynamodb/2012-08-10/endpoint-rule-set-1.json.gz": b"x",
    "botocore/data/dynamodb/2012-08-10/examples-1.json": b"x",
    "botocore/data/sesv2/2019-09-27/service-2.json.gz": b"x",
}
FOR_THE_PUBLISHER = {
    "botocore/data/s3/2006-03-01/service-2.json.gz": b"x",
    "brotli.py": b"",
    "_brotli.abi3.so": AARCH64,
}
FOR_THE_API = {"fastapi/__init__.py": b"", "pydantic_core/__init__.py": b""}
ORM = {"pynamodb/models.py": b"def f():\n    return {'a', 'b', 'c'}\n", "pynamodb/models.pyi": b""}
THIS = Target("this", HOST.python, ELF_MACHINES["aarch64"])


def native(name: str = "_fast.abi3.so", content: bytes = AARCH64) -> dict[str, bytes]:
    return {f"fast/{name}": content, "fast-1.0.dist-info/METADATA": b"", "fast-1.0.dist-info/RECORD": b""}


def wheel(folder: Path, name: str, files: dict[str, bytes]) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{name}-1.0-py3-none-any.whl"
    with zipfile.ZipFile(file, "w") as archive:
        for path, content in files.items():
            archive.writestr(path, content)
    return file


@pytest.fixture
def project(tmp_path: Path) -> Path:
    files = {
        "functions/__init__.py": "",
        "functions/common/__init__.py": "",
        "functions/common/settings.py": "X = 1\n",
        "functions/decks/__init__.py": "",
        "functions/decks/handler.py": "Y = {'a', 'b'}\n",
        "functions/decks/openapi.json": "{}",
        "functions/account/handler.py": "",
        "card-pipeline/card_pipeline/__init__.py": "",
        "card-pipeline/card_pipeline/facts/cards.py": "",
        "card-pipeline/card_pipeline/publish/write.py": "",
    }
    for name, text in files.items():
        (tmp_path / "project" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "project" / name).write_text(text)
    return tmp_path / "project"


def built(project: Path, out: str, fast: dict[str, bytes], target: Target = THIS) -> Path:
    folder = project.parent / out
    wheels = [wheel(folder, name, files) for name, files in (("sdk", SDK), ("orm", ORM), ("fast", fast))]
    [made] = build_all(project, ["decks"], target, wheels, folder)
    return made.file


def test_a_zip_contains_its_function_its_packages_and_nothing_else(project: Path) -> None:
    with zipfile.ZipFile(built(project, "out", native())) as archive:
        names = set(archive.namelist())
    assert names == {
        "functions/__init__.py",
        "functions/common/__init__.py",
        "functions/common/settings.py",
        "functions/decks/__init__.py",
        "functions/decks/handler.py",
        "card_pipeline/__init__.py",
        "card_pipeline/facts/cards.py",
        "botocore/__init__.py",
        "botocore/cacert.pem",
        "botocore/data/endpoints.json",
        "botocore/data/partitions.json",
        "botocore/data/dynamodb/2012-08-10/service-2.json.gz",
        "botocore/data/dynamodb/2012-08-10/endpoint-rule-set-1.json.gz",
        "botocore/data/sesv2/2019-09-27/service-2.json.gz",
        "pynamodb/models.py",
        "fast/_fast.abi3.so",
        "fast-1.0.dist-info/METADATA",
    } | {name for name in names if name.endswith(".pyc")}
    assert sum(name.endswith(".pyc") for name in names) == sum(name.endswith(".py") for name in names)


@pytest.mark.parametrize(
    ("function", "carried", "left_out"),
    [("decks", FOR_THE_API, FOR_THE_PUBLISHER), ("publisher", FOR_THE_PUBLISHER, FOR_THE_API)],
)
def test_a_zip_omits_what_its_function_never_imports(
    project: Path, function: str, carried: dict[str, bytes], left_out: dict[str, bytes]
) -> None:
    handler = project / "functions" / "publisher" / "handler.py"
    handler.parent.mkdir()
    handler.write_text("")
    files = {**SDK, **ORM, **native(), **carried, **left_out}
    [made] = build_all(project, [function], THIS, [wheel(project.parent, "all", files)], project.parent)
    with zipfile.ZipFile(made.file) as archive:
        names = archive.namelist()
    assert set(carried) <= set(names)
    assert not set(left_out) & set(names)
    assert any("brotli" in name for name in names) == (function == "publisher")


def test_the_same_sources_give_the_same_bytes(project: Path) -> None:
    assert built(project, "first", native()).read_bytes() == built(project, "second", native()).read_bytes()


def test_a_good_zip_is_not_complained_about(project: Path) -> None:
    assert complaints(built(project, "out", native()), "decks", THIS, compiled=True) == []


@pytest.mark.parametrize(
    ("fast", "complaint"),
    [
        (native(content=X86_64), "fast/_fast.abi3.so is for machine 62, not 183"),
        (native(content=b"MZ"), "fast/_fast.abi3.so is no ELF file"),
        (native("_fast.cpython-39-aarch64-linux-gnu.so"), "is for cpython-39, not"),
        ({"fast/x.py": b""}, "no shared object"),
        ({**native(), "boto3/x.py": b""}, "boto3/x.py has no place"),
        ({**native(), "functions/account/x.py": b""}, "functions/account belongs to another zip"),
    ],
)
def test_the_problem_of_a_wrong_zip_is_reported(
    project: Path, fast: dict[str, bytes], complaint: str
) -> None:
    found = complaints(built(project, "out", fast), "decks", THIS, compiled=True)
    assert any(complaint in each for each in found), found


def test_bytecode_of_another_python_is_reported(project: Path) -> None:
    other = Target("other", (3, 99), THIS.machine)
    found = complaints(built(project, "out", native()), "decks", other, compiled=True)
    assert any("is not for cpython-399" in each for each in found)


def test_a_zip_that_is_too_large_is_reported(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = built(project, "out", native())
    monkeypatch.setattr("lambda_builder.inspection.MAX_BYTES", 100)
    assert complaints(file, "decks", THIS, compiled=True)[0].endswith("bytes, 100 are allowed")
    assert MAX_BYTES == 8 * 1024 * 1024


def test_a_machine_without_the_interpreter_ships_no_bytecode(project: Path) -> None:
    other = Target("other", (3, 99), THIS.machine)
    assert interpreter(other) is None
    file = built(project, "out", native(), other)
    with zipfile.ZipFile(file) as archive:
        assert not any(name.endswith(".pyc") for name in archive.namelist())
    assert complaints(file, "decks", other, compiled=False) == []


def test_bytecode_is_valid_for_any_timestamp_of_its_source(project: Path, tmp_path: Path) -> None:
    folder = tmp_path / "unpacked"
    with zipfile.ZipFile(built(project, "out", native())) as archive:
        archive.extractall(folder)
    cached = folder / "functions/decks/__pycache__" / f"handler.cpython-{HOST.abi[2:]}.pyc"
    assert cached.read_bytes()[4:8] == b"\x01\x00\x00\x00"
    assert b"/var/task/functions/decks/handler.py" in cached.read_bytes()


def test_a_wheel_may_list_its_folders(tmp_path: Path) -> None:
    wheel = tmp_path / "drawing-1.0-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        for folder in ("drawing", "drawing-1.0.data", "drawing-1.0.data/data"):
            archive.mkdir(folder)
        archive.writestr("drawing/__init__.py", "")
    unpack([wheel], tmp_path / "unpacked")
    assert [*(tmp_path / "unpacked").rglob("*.py")] == [tmp_path / "unpacked/drawing/__init__.py"]


def test_the_running_python_compiles_for_this_machine() -> None:
    assert interpreter(HOST) == sys.executable


def test_the_cloud_is_python_3_13_on_arm() -> None:
    assert (CLOUD.python, CLOUD.machine, CLOUD.abi) == ((3, 13), 183, "cp313")
    assert all(platform.endswith("aarch64") for platform in CLOUD.platforms)


@pytest.mark.parametrize(
    ("name", "target"),
    [
        ("fastapi/routing.py", "fastapi/routing.py"),
        ("fastapi/py.typed", None),
        ("fastapi-1.dist-info/METADATA", "fastapi-1.dist-info/METADATA"),
        ("opentelemetry_api-1.dist-info/entry_points.txt", "opentelemetry_api-1.dist-info/entry_points.txt"),
        ("fastapi-1.dist-info/licenses/METADATA", None),
        ("fastapi-1.data/purelib/fastapi/x.py", "fastapi/x.py"),
        ("fastapi-1.data/scripts/fastapi", None),
        ("cffi/api.py", None),
        ("_cffi_backend.cpython-313-aarch64-linux-gnu.so", "_cffi_backend.cpython-313-aarch64-linux-gnu.so"),
    ],
)
def test_the_target_of_a_file_of_a_wheel(name: str, target: str | None) -> None:
    place = destination(name)
    assert (place.as_posix() if place else None) == target


def test_only_regions_of_our_services_stay() -> None:
    assert aws_data.trim(ENDPOINTS)["partitions"][0]["services"] == {"dynamodb": {}, "email": {}}


def test_an_unknown_function_is_reported(project: Path, tmp_path: Path) -> None:
    with pytest.raises(PackageError, match=r"functions/playtest/handler\.py"):
        lay_out(project, "playtest", tmp_path / "x")


def test_wheels_of_other_requirements_must_be_fetched_again(tmp_path: Path) -> None:
    requirements = tmp_path / "requirements.txt"
    requirements.write_text("a==1")
    assert not is_complete(requirements, tmp_path)
    with pytest.raises(PackageError, match="make wheels"):
        fetched(HOST, requirements, tmp_path)
