"""Inventories survive `kill -9` in the middle of changes: nothing is lost, half done or counted twice."""

from __future__ import annotations

import os
import random
import threading
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.local.running import RunningStack, free_port, needs_dynoxide
from tests.local.service import write_site
from tests.local.test_kill import SECONDS, Writer, acknowledged

pytestmark = [needs_dynoxide, pytest.mark.slow]

KILLS = int(os.environ.get("KILLS", "5"))
DEVICES = 3
TOGETHER = ["200001", "100001", "100002"]
"""Cards of three buckets that every call changes alike."""


@dataclass
class Device:
    """A device that adds a copy of each card, again and again, and repeats what was not acknowledged."""

    writer: Writer
    number: int
    added: int = 0
    """Calls that were acknowledged."""

    def add(self, client: httpx.Client) -> bool:
        response = client.patch(
            "/api/inventory",
            json=dict.fromkeys(TOGETHER, 1),
            headers={"idempotency-key": f"device-{self.number}-{self.added:06}"},
        )
        if response.status_code != 429 and not acknowledged(response):
            return False
        self.added += response.status_code == 200
        return True

    def keep_adding(self) -> None:
        with self.writer.client() as client:
            try:
                while self.add(client):
                    continue
            except httpx.HTTPError:
                return

    def finish(self) -> None:
        """Repeat the call that was cut off."""
        before = self.added
        deadline = time.monotonic() + SECONDS
        with self.writer.client() as client:
            while self.added == before:
                assert time.monotonic() < deadline
                self.add(client)
                time.sleep(0.1)


def inventory(writer: Writer) -> dict[str, Any]:
    """Read the inventory; a service that has just started on a busy machine may answer late."""
    deadline = time.monotonic() + SECONDS
    with writer.client() as client:
        while (response := client.get("/api/inventory")).status_code == 504:
            assert time.monotonic() < deadline
    assert response.status_code == 200, response.text
    found: dict[str, Any] = response.json()
    return found


def copies(writer: Writer) -> dict[str, int]:
    return {
        card: count for bucket in inventory(writer)["buckets"].values() for card, count in bucket["q"].items()
    }


def test_additions_count_once_whatever_is_killed(tmp_path: Path) -> None:
    write_site(tmp_path / "dist")
    chance = random.Random(11)  # noqa: S311 (a seed repeats the moments of the kills)
    port = free_port()
    theo = Writer("Theo", f"http://127.0.0.1:{port}")
    devices = [Device(theo, number) for number in range(DEVICES)]

    def start() -> RunningStack:
        return RunningStack(tmp_path / "dist", port, "--data", str(tmp_path / "data"), "--cold", GWN="1")

    running = start()
    try:
        theo.register()
        for _ in range(KILLS):
            kill_while_adding(running, devices, chance)
            running = start()
            check(theo, devices, cut_off=DEVICES)
        for device in devices:
            device.finish()
        check(theo, devices, cut_off=0)
        assert running.stop()[0] == 0
    finally:
        if running.process.poll() is None:
            running.kill_all()


def kill_while_adding(running: RunningStack, devices: list[Device], chance: random.Random) -> None:
    """Let all devices add at once, and kill everything after some calls."""
    goal = sum(device.added for device in devices) + chance.randint(5, 15)
    threads = [threading.Thread(target=device.keep_adding) for device in devices]
    for thread in threads:
        thread.start()
    deadline = time.monotonic() + SECONDS
    while sum(device.added for device in devices) < goal and time.monotonic() < deadline:
        time.sleep(chance.uniform(0, 0.01))
    running.kill_all(chance)
    for thread in threads:
        thread.join()
    assert sum(device.added for device in devices) >= goal


def check(writer: Writer, devices: list[Device], cut_off: int) -> None:
    """Every acknowledged call is stored; `cut_off`: how many others may be, each as a whole."""
    added, found = sum(device.added for device in devices), copies(writer)
    assert len(set(found.values())) == 1, "all cards of a call, or none"
    assert found.keys() == set(TOGETHER)
    assert added <= found[TOGETHER[0]] <= added + cut_off
    revs = inventory(writer)["revs"]
    assert {revs[int(card) % 32] for card in TOGETHER} == {found[TOGETHER[0]]}
