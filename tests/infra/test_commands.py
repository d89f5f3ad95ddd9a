"""Messages of the commands about missing things, and the tasks of the tests."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from infra.local import free_port, serve
from tests import chromium, tasks

ROOT = Path(__file__).resolve().parents[2]
SH = shutil.which("sh") or "/bin/sh"


def program(folder: Path, name: str, body: str) -> Path:
    file = folder / name
    file.write_text(f"#!{SH}\n{body}\n")
    file.chmod(0o755)
    return file


def check_machine(path: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [SH, str(ROOT / "build" / "check-machine.sh")],
        env={"PATH": str(path), **environment},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(
    ("programs", "message"),
    [
        ({}, "Python 3.11"),
        ({"python3": "exit 1"}, "Python 3.11"),
        ({"python3": "exit 0"}, "Node.js 20.19"),
        ({"python3": "exit 0", "node": '[ "$1" = --version ] && echo v18.1.0; exit 1'}, "has v18.1.0"),
        ({"python3": "exit 0", "node": "exit 0"}, "npm"),
    ],
)
def test_missing_programs_are_named(tmp_path: Path, programs: dict[str, str], message: str) -> None:
    for name, body in programs.items():
        program(tmp_path, name, body)
    done = check_machine(tmp_path)
    assert done.returncode == 1
    assert message in done.stderr


def test_a_complete_machine_gets_the_path_of_its_python(tmp_path: Path) -> None:
    for name, body in {"python3": "exit 1", "python3.12": "exit 0", "node": "exit 0", "npm": ""}.items():
        program(tmp_path, name, body)
    done = check_machine(tmp_path)
    assert (done.returncode, done.stdout.strip()) == (0, "python3.12")


def test_this_machine_will_do() -> None:
    assert check_machine(Path(os.environ["PATH"])).returncode == 0


@pytest.mark.parametrize(
    ("port", "message"), [("abc", "number"), ("", "number"), ("0", "between"), ("99999", "between")]
)
def test_a_port_that_is_none(port: str, message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert free_port.main([port]) == 1
    assert message in capsys.readouterr().err


def test_a_port_in_use_is_reported_before_the_build(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind((free_port.HOST, 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert free_port.main([str(port)]) == 1
        assert f"Port {port} is in use" in capsys.readouterr().err
    assert free_port.main([str(port)]) == 0


def test_the_server_reports_a_missing_build(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert serve.main(["--dist", str(tmp_path)]) == 2
    assert "There is no built site in" in capsys.readouterr().err


def task(name: str, *bodies: str) -> tasks.Task:
    return tasks.Task(name, tuple((sys.executable, "-c", body) for body in bodies))


def test_every_task_runs_and_one_failure_fails_the_whole(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    beside = [
        task("second", "print('why'); raise SystemExit(3)", "print('never')"),
        task("third", "print('3 skipped')"),
    ]
    stages = (([task("first", "print('1 passed, 2 skipped')")], beside), ([task("last", "print('end')")],))
    monkeypatch.setitem(tasks.STAGES, "test", stages)
    assert tasks.main("test") == 1
    *shown, why, empty, first, second, third, last, skipped = capfd.readouterr().out.splitlines()
    assert (why, empty) == ("second │ why", ""), "repeated at the end"
    assert "last │ end" in shown
    assert "second │ never" not in shown
    assert re.fullmatch(r"first … ok \(\d+s, 2 skipped\)", first)
    assert re.fullmatch(r"second … FAILED \(\d+s\)", second)
    assert re.fullmatch(r"third … ok \(\d+s, 3 skipped\)", third)
    assert re.fullmatch(r"last … ok \(\d+s\)", last)
    assert skipped == "5 tests skipped"


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("\033[31m FAIL \033[0m deck.test.ts > one", "Error: 1 is not 2"),
        (
            "  1) [desktop] > deck.spec.ts > a deck",
            "    Error: expect(locator).toBeVisible() failed",
        ),
    ],
)
def test_failed_tests_are_named_with_their_messages_at_the_end(
    name: str, message: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    output = [name, message, *["…"] * 40, "1 failed"]
    tell = f"print(*{output!r}, sep=chr(10)); raise SystemExit(1)"
    monkeypatch.setitem(tasks.STAGES, "test", (([task("tests", tell)],),))
    assert tasks.main("test") == 1
    _, *ending = capfd.readouterr().out.split("1 failed\n")[0:2]
    plain = re.sub(r"\033\[\d*m", "", name)
    assert ending[0].startswith(f"tests │ {plain}\ntests │ {message}\n")


def test_tasks_of_a_stage_do_not_wait_for_each_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def meets(mine: str, other: str) -> str:
        wait = f"while not pathlib.Path({str(tmp_path / other)!r}).exists(): time.sleep(0.01)"
        return f"import pathlib, time\npathlib.Path({str(tmp_path / mine)!r}).touch()\n{wait}"

    stage = ([task("one", meets("a", "b"))], [task("other", meets("b", "a"))])
    monkeypatch.setitem(tasks.STAGES, "test", (stage,))
    assert tasks.main("test") == 0


def test_tasks_of_a_stage_have_one_priority(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    tell = "import os; print(os.nice(0))"
    monkeypatch.setitem(tasks.STAGES, "test", (([task("first", tell)], [task("beside", tell)]),))
    assert tasks.main("test") == 0
    shown = capfd.readouterr().out.splitlines()
    here = os.nice(0)
    assert f"first │ {here}" in shown
    assert f"beside │ {here}" in shown


def test_skipped_browser_tests_are_reported(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BROWSER", "skip")
    monkeypatch.setitem(tasks.STAGES, "test", (([tasks.BROWSER],),))
    assert tasks.main("test") == 0
    assert "browser … ok (0s) skipped: BROWSER=skip" in capsys.readouterr().out


def test_the_first_browser_that_starts_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = program(tmp_path, "broken", "exit 1")
    works = program(tmp_path, "chromium", "echo Chromium 1")
    monkeypatch.setenv("CHROMIUM_PATH", str(broken))
    monkeypatch.setenv("PATH", str(tmp_path))
    assert chromium.find_chromium() == str(works)
