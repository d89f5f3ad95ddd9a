"""Races between several processes."""

from __future__ import annotations

import subprocess
import sys
import threading

import pytest

from functions.account.items import AccountItem
from functions.common.settings import Settings
from functions.common.tables import connect
from tests.functions.databases import ROOT, new_table
from tests.functions.harness import Harness
from tests.functions.test_resets import ask, confirmed, token_of

NAMES = [f"Contested {number}" for number in range(20)]


@pytest.mark.slow
def test_two_processes_race_for_names_and_each_name_has_one_owner(
    dynoxide_endpoint: str, real_table: Settings
) -> None:
    command = [sys.executable, "-m", "tests.functions.race", dynoxide_endpoint, real_table.main_table, *NAMES]
    racers = [
        subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        for _ in range(2)
    ]
    try:
        for racer in racers:
            assert racer.stdout is not None
            assert racer.stdout.readline() == "ready\n"
        for racer in racers:
            assert racer.stdin is not None
            racer.stdin.write("go\n")
            racer.stdin.flush()
        results = [racer.communicate(timeout=60)[0].split() for racer in racers]
    finally:
        for racer in racers:
            racer.kill()
    assert [sorted(pair) for pair in zip(*results, strict=True)] == [["200", "409"]] * len(NAMES)
    profiles = [item for item in AccountItem.scan() if item.sk == "PROFILE"]
    assert len(profiles) == len(NAMES)


def test_one_token_sets_one_password_even_for_concurrent_calls(real_table: Settings) -> None:
    harness = Harness(real_table)
    confirmed(harness)
    ask(harness, username="Theo Bell")
    token = token_of(harness)
    passwords = [f"battery staple {number}" for number in range(4)]
    outcomes = _at_once(harness, token, passwords)
    assert sorted(outcomes.values()) == [200, 400, 400, 400]
    winner = next(password for password, status in outcomes.items() if status == 200)
    assert harness.browser().log_in(password=winner).status == 200


def _at_once(harness: Harness, token: str, passwords: list[str]) -> dict[str, int]:
    """Each thread is released when all have checked the token, just before the write."""
    together = threading.Barrier(len(passwords))
    outcomes: dict[str, int] = {}
    make_hash = harness.hasher.hash

    def wait_and_hash(password: str) -> str:
        together.wait(timeout=30)
        return make_hash(password)

    def use(password: str) -> None:
        response = harness.browser().call(
            "PUT", "/api/account/reset", {"token": token, "newPassword": password}
        )
        outcomes[password] = response.status

    harness.hasher.hash = wait_and_hash  # type: ignore[method-assign] # the moment between check and write
    threads = [threading.Thread(target=use, args=(password,)) for password in passwords]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    harness.hasher.hash = make_hash  # type: ignore[method-assign] # as it was
    return outcomes


def test_the_items_follow_the_connection(dynoxide_endpoint: str, real_table: Settings) -> None:
    """A second table in one process, as in tests and tools, is independent."""
    Harness(real_table).browser().register()
    other = Harness(new_table(dynoxide_endpoint))
    assert other.browser().log_in().code == "unknown-user"
    connect(real_table)
    assert Harness(real_table).browser().log_in().status == 200
