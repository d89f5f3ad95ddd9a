"""The demo user of a first start, and the mails of this machine."""

from __future__ import annotations

import email
import email.policy
import json
import stat
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from infra.local.data_folder import data_folder
from infra.local.demo_user import MARK, PASSWORD, USERNAME, welcome_demo_user
from infra.local.settings import OUTBOX
from tests.local.real_service import PORT, real_service
from tests.local.running import NO_TLS, RunningStack, free_port, needs_dynoxide
from tests.local.service import ROOT, Service, write_site

pytestmark = needs_dynoxide


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    write_site(tmp_path / "dist")
    return tmp_path


@pytest.mark.slow
def test_a_first_start_creates_and_announces_a_demo_user(folder: Path) -> None:
    known = f"user {USERNAME}, password {PASSWORD}"
    (folder / "data" / OUTBOX).mkdir(parents=True)
    (folder / "data" / OUTBOX / "old.eml").write_text("written by an older version")
    for line in (f"First start: a demo account was created: {known}", f"Demo account: {known}"):
        running = RunningStack(folder / "dist", free_port(), "--cold", "--data", str(folder / "data"))
        site = f"http://127.0.0.1:{running.port}"
        try:
            assert line in running.output.splitlines()
            with httpx.Client(base_url=site, headers={"origin": site}, timeout=30, verify=NO_TLS) as client:
                signed_in = client.post("/api/login", json={"username": USERNAME, "password": PASSWORD})
                assert signed_in.json()["username"] == USERNAME
                if line.startswith("First"):
                    sessions = client.get("/api/account/sessions").json()["sessions"]
                    assert [session["current"] for session in sessions] == [True]
        finally:
            assert running.stop() == (0, "")
        assert readable_by_others(folder / "data") == []


def readable_by_others(folder: Path) -> list[str]:
    """Files of the folder that others than its owner may use."""
    found = [folder, *folder.rglob("*")]
    assert {"dynamo.sqlite", "demo-user", "old.eml"} <= {path.name for path in found}
    return [path.name for path in found if path.stat().st_mode & 0o077]


def test_a_folder_that_all_share_stays_shared(tmp_path: Path) -> None:
    tmp_path.chmod(0o1777)
    (tmp_path / "of-somebody").touch()
    (tmp_path / "of-somebody").chmod(0o644)
    with data_folder(tmp_path):
        assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o1777
        assert stat.S_IMODE((tmp_path / "of-somebody").stat().st_mode) == 0o644


def test_a_demo_user_that_cannot_be_created_does_not_stop_the_start(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert welcome_demo_user(f"http://127.0.0.1:{free_port()}", tmp_path) == ""
    assert "demo account could not be created" in capsys.readouterr().err
    assert not (tmp_path / MARK).exists()


def test_the_cloud_knows_nothing_of_a_demo_user() -> None:
    cloud = [ROOT / "serverless.yml", *(ROOT / "infra").glob("*.yml"), *(ROOT / "functions").rglob("*.py")]
    traces = (PASSWORD, "demo_user", "infra.local", f'"{USERNAME}"')
    found = [(file.name, trace) for file in cloud for trace in traces if trace in file.read_text()]
    assert found == []


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Service]:
    with real_service(tmp_path) as running:
        yield running


@pytest.mark.slow
def test_mails_go_to_the_outbox(service: Service, tmp_path: Path) -> None:
    headers = [
        ("host", f"localhost:{PORT}"),
        ("origin", f"http://localhost:{PORT}"),
        ("content-type", "application/json"),
    ]
    account = {"username": "Lutz", "password": "eleven blood", "email": "lutz@example.org"}
    assert service.ask("/api/account", "POST", json.dumps(account).encode(), headers).status == 200
    assert not (tmp_path / OUTBOX).exists(), "no call waits for a mail"
    assert service.invoke("accountJobs", {"source": "aws.scheduler"}) == {"mails": 1, "decks": 0}
    for name in ("Lutz", "nobody"):
        asked = service.ask("/api/account/reset", "POST", json.dumps({"username": name}).encode(), headers)
        assert (asked.status, json.loads(asked.body)) == (200, {"success": True})
    (file,) = (tmp_path / OUTBOX).glob("*.eml")
    mail = email.message_from_bytes(file.read_bytes(), policy=email.policy.default)
    assert mail["to"] == "lutz@example.org"
    body = mail.get_body(("plain",))
    assert body is not None
    assert f"http://127.0.0.1:{PORT}/account/confirm#token=" in body.get_content()
