"""The choice of the local database, and its table."""

from __future__ import annotations

import socket
import stat
import sys
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urlsplit

import botocore.session
import pytest
import yaml

from functions.common.tables import TTL_ATTRIBUTE, table_definition
from infra.local.database import DYNOXIDE, Database, DatabaseError, database, make_plan, secret_address
from infra.local.free_port import HOST
from infra.local.settings import NO_CREDENTIALS, REGION, Locations, function_environment
from infra.local.tables import create_table
from tests.local.running import needs_dynoxide
from tests.local.service import ROOT


def program(file: Path) -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("#!/bin/sh\nexit 3\n")
    file.chmod(0o644 if file.name == "dynoxide" else 0o755)
    return file


def test_the_embedded_database_comes_first(tmp_path: Path) -> None:
    embedded = program(tmp_path / DYNOXIDE)
    plan = make_plan({}, tmp_path, tmp_path / "data", ("127.9.8.7", 4711), memory=False)
    assert plan.command == [
        *(str(embedded), "serve", "--host", "127.9.8.7", "--port", "4711"),
        *("--db-path", str(tmp_path / "data" / "dynamo.sqlite")),
    ]
    assert plan.notice == ""
    assert embedded.stat().st_mode & stat.S_IXUSR
    assert "--db-path" not in make_plan({}, tmp_path, tmp_path, ("127.9.8.7", 4711), memory=True).command


def test_ministack_is_the_fallback_with_a_notice(tmp_path: Path) -> None:
    ministack = program(tmp_path / "bin" / "ministack")
    plan = make_plan(
        {"PATH": str(ministack.parent)}, tmp_path, tmp_path / "data", ("127.9.8.7", 4711), memory=False
    )
    assert plan.command == [str(ministack)]
    assert "saves only on a clean stop" in plan.notice
    assert plan.environment["BIND_HOST"] == "127.9.8.7"
    assert plan.environment["GATEWAY_PORT"] == "4711"
    assert plan.environment["STATE_DIR"] == str(tmp_path / "data" / "ministack")


def test_a_missing_database_is_reported_with_a_remedy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", str(tmp_path / "bin" / "python"))
    with pytest.raises(DatabaseError, match="install ministack"), database({"PATH": ""}, tmp_path, tmp_path):
        pass


def test_a_database_that_does_not_start_is_reported(tmp_path: Path) -> None:
    program(tmp_path / DYNOXIDE)
    with pytest.raises(DatabaseError, match=r"database\.log"), database({}, tmp_path, tmp_path):
        pass


def test_another_database_is_used_unchanged(tmp_path: Path) -> None:
    with database({"DDB_ENDPOINT": "http://127.0.0.1:9"}, tmp_path, tmp_path) as found:
        assert found == "http://127.0.0.1:9"
    for wrong in ("http://127.0.0.1:9", "nonsense"):
        with pytest.raises(DatabaseError, match="rejected the table"):
            create_table(wrong, table_definition("methuselah"), TTL_ATTRIBUTE)


@needs_dynoxide
def test_the_table_is_created_once(tmp_path: Path) -> None:
    for _ in range(2):
        with database({}, ROOT, tmp_path) as running:
            assert isinstance(running, Database)
            create_table(running.endpoint, table_definition("methuselah"), TTL_ATTRIBUTE)
            create_table(running.endpoint, table_definition("methuselah"), TTL_ATTRIBUTE)
            client = botocore.session.Session().create_client(
                "dynamodb",
                region_name=REGION,
                endpoint_url=running.endpoint,
                aws_access_key_id=NO_CREDENTIALS["AWS_ACCESS_KEY_ID"],
                aws_secret_access_key=NO_CREDENTIALS["AWS_SECRET_ACCESS_KEY"],
            )
            assert client.list_tables()["TableNames"] == ["methuselah"]
            ttl = client.describe_time_to_live(TableName="methuselah")["TimeToLiveDescription"]
            assert (ttl["TimeToLiveStatus"], ttl["AttributeName"]) == ("ENABLED", "ttl")


@needs_dynoxide
def test_no_web_page_can_find_the_database(tmp_path: Path) -> None:
    """It answers any page that knows its address."""
    hosts = {secret_address()[0] for _ in range(50)}
    assert len(hosts) == 50
    assert len({host.split(".")[1] for host in hosts}) > 10
    with database({}, ROOT, tmp_path, memory=True) as running:
        assert isinstance(running, Database)
        address = urlsplit(running.endpoint)
        assert str(address.hostname).startswith("127.")
        assert address.port is not None
        socket.create_connection((str(address.hostname), address.port)).close()
        for known in ("127.0.0.1", "127.0.1.1", "localhost"):
            with pytest.raises(ConnectionRefusedError):
                socket.create_connection((known, address.port))


def test_no_other_program_listens_on_its_port() -> None:
    """The database refuses to start on a port that is in use on any address."""
    with ExitStack() as programs:
        listeners = [programs.enter_context(socket.create_server((HOST, 0))) for _ in range(400)]
        in_use = {listener.getsockname()[1] for listener in listeners}
        assert in_use.isdisjoint(secret_address()[1] for _ in range(400))


def test_decks_are_imported_from_the_same_site_as_in_the_cloud(tmp_path: Path) -> None:
    service = yaml.safe_load((ROOT / "serverless.yml").read_text(encoding="utf-8"))
    places = Locations(ROOT, tmp_path, ROOT / "dist", "http://127.0.0.1:9")
    url = function_environment({}, places, 8080)["DECK_IMPORT"]
    assert url == service["params"]["default"]["deckImport"]
    assert function_environment({"DECK_IMPORT": ""}, places, 8080)["DECK_IMPORT"] == ""


def test_functions_here_cannot_reach_a_real_account(tmp_path: Path) -> None:
    outer = {"AWS_ACCESS_KEY_ID": "real", "AWS_SESSION_TOKEN": "real", "AWS_PROFILE": "real", "PATH": "/bin"}
    environment = function_environment(
        outer, Locations(ROOT, tmp_path, ROOT / "dist", "http://127.0.0.1:9"), 8081
    )
    assert {name: value for name, value in environment.items() if name.startswith("AWS_")} == NO_CREDENTIALS
    assert environment["PATH"] == "/bin"
    assert environment["SITE_ORIGIN"] == "http://127.0.0.1:8081,http://localhost:8081"
    assert environment["STAGE"] == "local"
