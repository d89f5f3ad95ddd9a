"""The stack starts, stops and dies as one."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from infra.local import parent_death
from infra.local.data_folder import DataFolderError, data_folder
from infra.local.routes import read_routes
from infra.local.stack import SERVICE
from tests.local.running import (
    NO_TLS,
    RunningStack,
    descendants,
    free_port,
    is_alive,
    needs_dynoxide,
    wait_until_gone,
)
from tests.local.service import ROOT, write_site

pytestmark = [needs_dynoxide, pytest.mark.slow]


def ask(stack: RunningStack, path: str, headers: dict[str, str] | None = None) -> httpx.Response:
    """Call the service of a stack."""
    address = f"http://127.0.0.1:{stack.port}/api/{path}"
    return httpx.get(address, headers=headers, timeout=30, verify=NO_TLS)


@pytest.fixture
def dist(tmp_path: Path) -> Path:
    write_site(tmp_path / "dist")
    return tmp_path / "dist"


@pytest.fixture
def whole(dist: Path) -> Iterator[RunningStack]:
    stack = RunningStack(dist, free_port(), "--memory")
    yield stack
    if stack.process.poll() is None:
        stack.kill_all()


@pytest.fixture
def running(dist: Path) -> Iterator[RunningStack]:
    """With the processes of two called functions only: starting all takes a while."""
    stack = RunningStack(dist, free_port(), "--memory", "--cold")
    for path in ("account", "health"):
        assert ask(stack, path).status_code == 200
    yield stack
    if stack.process.poll() is None:
        stack.kill_all()


def test_a_stop_ends_every_process(whole: RunningStack) -> None:
    pids = whole.pids()
    assert len(pids) >= 8, "a gateway, a database and a process for each function"
    assert whole.stop(signal.SIGINT) == (0, "")
    assert wait_until_gone(pids) == []


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGHUP])
def test_any_stop_ends_every_process(running: RunningStack, how: signal.Signals) -> None:
    pids = running.pids()
    assert len(pids) >= 4, "a gateway, a database and two functions"
    assert running.stop(how) == (0, "")
    assert wait_until_gone(pids) == []


def test_no_process_outlives_a_killed_gateway(running: RunningStack) -> None:
    pids = running.pids()
    running.process.kill()
    running.process.communicate()
    assert wait_until_gone(pids) == []


def functions(running: RunningStack) -> set[str]:
    """The functions that have a process, without scheduled ones."""
    called = {function.name for function in read_routes(SERVICE).functions} - {"publisher", "accountJobs"}
    return called & {comm(pid).strip() for pid in running.pids()}


@pytest.fixture
def cold(dist: Path) -> Iterator[RunningStack]:
    """A stack without processes of functions."""
    stack = RunningStack(dist, free_port(), "--memory", "--cold")
    yield stack
    if stack.process.poll() is None:
        stack.kill_all()


def test_a_cold_stack_starts_a_function_with_its_first_call(cold: RunningStack) -> None:
    assert functions(cold) == set()
    assert ask(cold, "account").status_code == 200
    assert functions(cold) == {"account"}


def test_a_fork_server_that_dies_is_started_again(cold: RunningStack) -> None:
    assert ask(cold, "account").status_code == 200
    forked = [pid for pid in cold.pids() if "infra.local.fork_server" in command_line(pid)]
    os.kill(forked[0], signal.SIGKILL)
    assert wait_until_gone(forked) == []
    assert ask(cold, "account").status_code == 200
    assert functions(cold) == {"account"}
    status, errors = cold.stop()
    assert status == 0
    # A scheduled call may have run in a process that ended.
    assert {line.partition(" ")[0] for line in errors.splitlines()} <= {"scheduled"}


def command_line(pid: int) -> str:
    return Path(f"/proc/{pid}/cmdline").read_text()


def databases(running: RunningStack) -> list[int]:
    """Process ids of the databases that run."""
    return [pid for pid in running.pids() if is_alive(pid) and "dynoxide" in comm(pid)]


def comm(pid: int) -> str:
    """Name of a process."""
    return Path(f"/proc/{pid}/comm").read_text()


def test_a_database_that_dies_is_started_again(running: RunningStack) -> None:
    stale = {"cookie": "session=of-nobody-that-the-database-knows"}
    assert ask(running, "account", stale).json() == {"success": False}
    (database,) = databases(running)
    os.kill(database, signal.SIGKILL)
    assert wait_until_gone([database]) == []
    deadline = time.monotonic() + 30
    while (response := ask(running, "account", stale)).status_code != 200:
        # Not started yet, or its table is still being created.
        assert response.status_code == 503, response.text
        assert int(response.headers["retry-after"]) > 0
        assert time.monotonic() < deadline
    assert response.json() == {"success": False}
    assert databases(running) != [database]
    status, errors = running.stop()
    assert status == 0
    logged = [line for line in errors.splitlines() if line.startswith("{")]
    assert [line for line in errors.splitlines() if line not in logged] == [
        "The database stopped; restarting it."
    ]
    assert {json.loads(line)["event"] for line in logged} <= {"exhausted"}


def test_the_url_is_printed_last_and_responds(running: RunningStack) -> None:
    address = f"http://127.0.0.1:{running.port}"
    assert running.output.splitlines()[-1] == f"Methuselah is ready: {address}"
    assert ask(running, "version").status_code == 200


def test_two_stacks_do_not_share_a_data_folder(dist: Path, tmp_path: Path) -> None:
    refused = pytest.raises(AssertionError, match="is in use by another `make run`")
    with data_folder(tmp_path / "data"), refused:
        RunningStack(dist, free_port(), "--data", str(tmp_path / "data"))
    with data_folder(tmp_path / "data"):
        pass


def test_an_unusable_data_folder_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(DataFolderError, match="cannot be used"), data_folder(tmp_path / "file" / "data"):
        pass


SLEEPER = [sys.executable, "-c", "import time; print(flush=True); time.sleep(600)"]


@pytest.mark.parametrize("how", ["signal", "watch"])
@pytest.mark.parametrize("end", ["killed", "stopped"])
def test_a_program_ends_with_its_parent(how: str, end: str) -> None:
    child = (
        f"[sys.executable, '-I', '-S', {str(parent_death.HERE)!r}, {how!r}, str(os.getpid()), *{SLEEPER!r}]"
    )
    source = (
        "import os, subprocess, sys\n"
        f"child = subprocess.Popen({child}, stdin=subprocess.PIPE, stdout=subprocess.PIPE)\n"
        "child.stdout.readline()\n"
        "print(flush=True)\n"
        "sys.stdin.readline()\n"
        "child.terminate()\n"
        "child.wait()\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", source], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as parent:
        assert parent.stdout is not None
        parent.stdout.readline()
        pids = descendants(parent.pid)
        assert len(pids) == (1 if how == "signal" else 2)
        assert all(map(is_alive, pids))
        if end == "killed":
            parent.kill()
            parent.wait()
        else:
            parent.communicate("\n")
        assert wait_until_gone(pids) == []


def test_a_program_ends_when_its_watcher_is_stopped_while_starting_it() -> None:
    # The signal arrives as soon as the program exists, before anything waits for it.
    source = (
        "import os, runpy, signal, subprocess, sys\n"
        f"sys.argv[1:] = ['watch', str(os.getpid()), *{SLEEPER!r}]\n"
        "class StoppedAtOnce(subprocess.Popen):\n"
        "    def __init__(self, *args, **kwargs):\n"
        "        super().__init__(*args, **kwargs)\n"
        "        print(self.pid, flush=True)\n"
        "        os.kill(os.getpid(), signal.SIGTERM)\n"
        "subprocess.Popen = StoppedAtOnce\n"
        f"runpy.run_path({str(parent_death.HERE)!r}, run_name='__main__')\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", source], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as watcher:
        assert watcher.stdout is not None
        program = int(watcher.stdout.readline())
        watcher.wait(30)
        assert wait_until_gone([program]) == []


def test_a_program_whose_parent_is_dead_does_not_start() -> None:
    done = subprocess.run(
        [sys.executable, "-I", "-S", str(parent_death.HERE), "signal", "1", *SLEEPER], check=False, timeout=30
    )
    assert done.returncode == 1
