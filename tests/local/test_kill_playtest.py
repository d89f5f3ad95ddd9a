"""Reports survive `kill -9` while 20 testers write at once: none is lost, none is another's."""

from __future__ import annotations

import os
import random
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest

from infra.playtest_admin import main as appoint_admin
from tests.local.running import RunningStack, free_port, needs_dynoxide
from tests.local.service import write_site
from tests.local.test_kill import SECONDS, Writer, acknowledged

pytestmark = [needs_dynoxide, pytest.mark.slow]

KILLS = int(os.environ.get("KILLS", "2"))
TESTERS = 20
CARDS = ["210001", "210002", "110001"]


@dataclass
class Reporter:
    """A tester who saves reports again and again, each replacing the last version known."""

    writer: Writer
    revs: dict[str, int] = field(default_factory=lambda: dict.fromkeys(CARDS, 0))
    """Card → version of the last report that was acknowledged."""

    def save(self, client: httpx.Client, card: str) -> bool:
        """Save the next report; an unacknowledged one is sent again as it was."""
        next_rev = self.revs[card] + 1
        response = client.put(
            f"/api/playtest/card/{card}",
            json={"text": f"{self.writer.name} {next_rev}", "score": 1 + next_rev % 10, "isPlayed": True},
            headers={"if-match": str(self.revs[card])},
        )
        if response.status_code == 429:
            return True
        if not acknowledged(response):
            return False
        assert response.json()["rev"] == next_rev
        self.revs[card] = next_rev
        return True

    def keep_saving(self) -> None:
        with self.writer.client() as client:
            try:
                while all(self.save(client, card) for card in CARDS):
                    continue
            except httpx.HTTPError:
                return

    def check(self) -> None:
        """What is stored is the last acknowledged report, or the one that was cut off."""
        with self.writer.client() as client:
            found = ask(client, "/api/playtest/reports")["card"]
        for card, rev in self.revs.items():
            stored = found.get(card, {"rev": 0})
            assert rev <= stored["rev"] <= rev + 1
            assert stored["rev"] == 0 or stored["text"] == f"{self.writer.name} {stored['rev']}"


def ask(client: httpx.Client, path: str) -> dict[str, Any]:
    """Read; a service that has just started on a busy machine may answer late."""
    deadline = time.monotonic() + SECONDS
    while (response := client.get(path)).status_code in {429, 503, 504}:
        assert time.monotonic() < deadline
        time.sleep(0.2)
    assert response.status_code == 200, response.text
    found: dict[str, Any] = response.json()
    return found


def test_reports_are_never_lost_whatever_is_killed(tmp_path: Path) -> None:
    write_site(tmp_path / "dist")
    chance = random.Random(7)  # noqa: S311 (a seed repeats the moments of the kills)
    port, data = free_port(), tmp_path / "data"
    address = f"http://127.0.0.1:{port}"
    anna = Writer("Anna", address)
    testers = [Reporter(Writer(f"Tester {number}", address)) for number in range(TESTERS)]

    def start() -> RunningStack:
        return RunningStack(tmp_path / "dist", port, "--data", str(data), "--cold", GWN="1")

    running = start()
    try:
        prepare(anna, testers, data)
        for _ in range(KILLS):
            kill_while_saving(running, testers, chance)
            running = start()
            for tester in testers:
                tester.check()
        check_all(anna, testers)
        assert running.stop()[0] == 0
        assert appoint_admin(["Anna", "--data", str(data)]) == 1, "nothing is running"
    finally:
        if running.process.poll() is None:
            running.kill_all()


def prepare(anna: Writer, testers: list[Reporter], data: Path) -> None:
    """Register everyone, appoint the admin by the operator's command, and open a round."""
    anna.register()
    assert appoint_admin(["Nobody", "--data", str(data)]) == 1
    assert appoint_admin(["anna", "--data", str(data)]) == 0
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(lambda tester: tester.writer.register(), testers))
    with anna.client() as client:
        assert client.put("/api/playtest/rounds/one", json={"state": "open"}).status_code == 200
        for tester in testers:
            while (
                client.post("/api/playtest/users", json={"username": tester.writer.name}).status_code != 200
            ):
                time.sleep(0.2)


def kill_while_saving(running: RunningStack, testers: list[Reporter], chance: random.Random) -> None:
    """Let all testers save at once, and kill everything after some calls."""
    goal = sum(sum(tester.revs.values()) for tester in testers) + chance.randint(30, 60)
    threads = [threading.Thread(target=tester.keep_saving) for tester in testers]
    for thread in threads:
        thread.start()
    deadline = time.monotonic() + SECONDS
    while sum(sum(tester.revs.values()) for tester in testers) < goal and time.monotonic() < deadline:
        time.sleep(chance.uniform(0, 0.01))
    running.kill_all(chance)
    for thread in threads:
        thread.join()


def check_all(anna: Writer, testers: list[Reporter]) -> None:
    """The copies that the admin reads are the reports, and the counts are right."""
    with anna.client() as client:
        exported = ask(client, "/api/playtest/export/card/all")["reports"]
        listed = {one["username"]: one for one in ask(client, "/api/playtest/users")["testers"]}
    for tester in testers:
        with tester.writer.client() as client:
            own = ask(client, "/api/playtest/reports")["card"]
        name = tester.writer.name
        copies = {card: by_name[name]["text"] for card, by_name in exported.items() if name in by_name}
        assert copies == {card: report["text"] for card, report in own.items()}
        assert listed[name]["reports"] == len(own)
