"""Acknowledged writes survive `kill -9` of all processes in the middle of writing."""

from __future__ import annotations

import random
import sqlite3
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import pytest

from infra.local.database import FILE
from infra.local.demo_user import PASSWORD, USERNAME
from tests.local.running import NO_TLS, RunningStack, free_port, needs_dynoxide
from tests.local.service import write_site

pytestmark = [needs_dynoxide, pytest.mark.slow]

KILLS = 20
PHRASE = "seven ravens"
SECONDS = 30


@dataclass
class Writer:
    """A user who writes as fast as the service responds, and records acknowledged writes."""

    name: str
    address: str
    cookie: str = ""
    asked: int = 0
    acknowledged: int = 0
    """The user's public name is the number of the last write, which must include the acknowledged one."""
    sessions: list[str] = field(default_factory=list)

    def client(self) -> httpx.Client:
        return httpx.Client(
            base_url=self.address,
            headers={"origin": self.address, "cookie": self.cookie},
            timeout=SECONDS,
            trust_env=False,
            verify=NO_TLS,
        )

    def register(self) -> None:
        with self.client() as client:
            response = client.post("/api/account", json={"username": self.name, "password": PHRASE})
        assert response.status_code == 200, response.text
        self.cookie = cookie_of(response)

    def rename(self, client: httpx.Client) -> bool:
        self.asked += 1
        response = client.put("/api/account", json={"publicName": f"{self.name} {self.asked}"})
        if acknowledged(response):
            self.acknowledged = self.asked
            return True
        return False

    def log_in(self, client: httpx.Client) -> bool:
        # A new device each time: signing in again on the same one ends its session.
        client.cookies.clear()
        client.headers.pop("cookie", None)
        response = client.post("/api/login", json={"username": self.name, "password": PHRASE})
        if acknowledged(response):
            self.sessions.append(cookie_of(response))
            return True
        return False

    def check_name(self) -> None:
        with self.client() as client:
            account = client.get("/api/account").json()
        assert account.get("username") == self.name, account
        if self.acknowledged:
            assert self.acknowledged <= int(account["publicName"].rpartition(" ")[2]) <= self.asked

    def check_sessions(self) -> None:
        with self.client() as client:
            for cookie in self.sessions:
                account = client.get("/api/account", headers={"cookie": cookie}).json()
                assert account["success"], "an acknowledged login is forgotten"


def cookie_of(response: httpx.Response) -> str:
    return response.headers["set-cookie"].partition(";")[0]


def acknowledged(response: httpx.Response) -> bool:
    """Whether a write was accepted. A dying service may fail, but not refuse."""
    assert response.status_code == 200 or response.status_code >= 500, response.text
    return response.status_code == 200


def keep_writing(writer: Writer, write: Callable[[httpx.Client], bool], counter: list[int]) -> None:
    with writer.client() as client:
        try:
            while write(client):
                counter.append(1)
        except httpx.HTTPError:
            return


def test_no_acknowledged_write_is_lost(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], record_property: Callable[[str, object], None]
) -> None:
    write_site(tmp_path / "dist")
    chance = random.Random(7)  # noqa: S311 (a seed repeats the moments of the kills)
    port = free_port()
    writers = [Writer(f"writer {number}", f"http://127.0.0.1:{port}") for number in range(KILLS)]
    written: list[int] = []

    def start() -> RunningStack:
        return RunningStack(tmp_path / "dist", port, "--data", str(tmp_path / "data"), "--cold", GWN="1")

    running = start()
    try:
        for writer in writers:
            writer.register()
        for kill in range(KILLS):
            kill_while_writing(running, turn(writers, kill), written, chance)
            running = start()
            for writer in writers:
                writer.check_name()
        for writer in writers:
            writer.check_sessions()
        check_demo_user(writers[0].address)
        assert running.stop()[0] == 0
    finally:
        if running.process.poll() is None:
            running.kill_all()
    with sqlite3.connect(tmp_path / "data" / FILE) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    record_property("acknowledged writes", len(written))
    with capsys.disabled():
        sys.stdout.write(f"\n{len(written)} acknowledged writes, {KILLS} kills, none lost\n")
    assert len(written) > 5 * KILLS


def turn(writers: list[Writer], kill: int) -> list[Writer]:
    """Choose the writers: the first logs in, another each time, as interrupted logins count as tries."""
    start = kill % len(writers)
    return [*writers[start:], *writers[:start]][:3]


def kill_while_writing(
    running: RunningStack, writers: list[Writer], written: list[int], chance: random.Random
) -> None:
    """Let all users write at once, and kill everything after some writes, in the middle of others."""
    first, *others = writers
    writes = [(first, first.log_in), *((other, other.rename) for other in others)]
    threads = [threading.Thread(target=keep_writing, args=(*each, written)) for each in writes]
    goal = len(written) + chance.randint(6, 30)
    for thread in threads:
        thread.start()
    deadline = time.monotonic() + SECONDS
    while len(written) < goal and time.monotonic() < deadline:
        time.sleep(chance.uniform(0, 0.01))
    running.kill_all(chance)
    for thread in threads:
        thread.join()
    assert len(written) >= goal


def check_demo_user(address: str) -> None:
    demo = Writer(USERNAME, address)
    with demo.client() as client:
        response = client.post("/api/login", json={"username": USERNAME, "password": PASSWORD})
    assert response.json()["username"] == USERNAME
