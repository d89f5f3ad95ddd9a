from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from card_pipeline.build_output import BuildOutput
from card_pipeline.cli import main
from card_pipeline.data_command import BY_DATE, DataOptions, run_data
from card_pipeline.model.manifest import Manifest
from card_pipeline.publish import encode
from card_pipeline.publish.encode import canonical_json, compress
from card_pipeline.publish.store import MANIFEST

from tests.pipeline.small_sources import small_sources
from tests.pipeline.whole_build import whole_build

pytestmark = pytest.mark.slow

NOW = 1_800_000_000.0


def data(folder: Path, sources: Path | None, *, force: bool = False) -> list[str]:
    lines: list[str] = []
    options = DataOptions(sources, folder / "dist" / "data", folder / "artifacts", force=force)
    run_data(options, lines.append, NOW)
    return lines


def published(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in (folder / "dist" / "data").iterdir()}


def manifest(folder: Path) -> Manifest:
    return Manifest.model_validate_json((folder / "dist" / "data" / MANIFEST).read_bytes(), by_alias=True)


def test_two_builds_of_the_same_sources_have_the_same_bytes(tmp_path: Path) -> None:
    for name in ("a", "b"):
        data(tmp_path / name, small_sources(tmp_path / name / "sources"))
    assert published(tmp_path / "a") == published(tmp_path / "b")


def test_a_build_has_the_same_bytes_in_another_process(tmp_path: Path) -> None:
    assert built_elsewhere(tmp_path) == hashes(whole_build())


BUILD = """
import json
from card_pipeline.build import build
from tests.pipeline.test_data_command import hashes
print(json.dumps(hashes(build(None, lambda _: None))))
"""


def built_elsewhere(folder: Path) -> dict[str, str]:
    """Build without compression: the plain bytes name the files."""
    root = Path(__file__).parents[2]
    path = os.pathsep.join([str(root / "card-pipeline"), str(root)])
    env = {**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "4711", "SOURCES": ""}
    done = subprocess.run([sys.executable, "-c", BUILD], cwd=folder, env=env, check=True, capture_output=True)
    found: dict[str, str] = json.loads(done.stdout)
    return found


def hashes(output: BuildOutput) -> dict[str, str]:
    """Hash each file as it is published."""
    plain = {name: canonical_json(shape, keep_order=name == BY_DATE) for name, shape in output.shapes.items()}
    return {name: hashlib.sha256(text).hexdigest() for name, text in plain.items()}


def test_nothing_is_built_when_nothing_changed(tmp_path: Path) -> None:
    sources = small_sources(tmp_path / "sources")
    assert len(data(tmp_path, sources)) > 10
    before = published(tmp_path)
    assert data(tmp_path, sources) == [f"card data in {tmp_path / 'dist' / 'data'} unchanged"]
    assert len(data(tmp_path, sources, force=True)) > 10
    assert published(tmp_path) == before


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("cards/vtescrypt.csv", "Aabbt Kindred", "Aabbt Kin"),
        ("i18n/vteslib.es-ES.csv", "Pon esta", "Ponga esta"),
        ("third-party-ids.json", '"1"', '"2"'),
    ],
)
def test_a_changed_source_is_built_again(tmp_path: Path, name: str, old: str, new: str) -> None:
    sources = small_sources(tmp_path / "sources")
    data(tmp_path, sources)
    before = manifest(tmp_path)
    text = (sources / name).read_text(encoding="utf-8")
    assert old in text
    (sources / name).write_text(text.replace(old, new), encoding="utf-8")
    assert len(data(tmp_path, sources)) > 10
    assert manifest(tmp_path).version != before.version


def test_only_what_has_changed_is_compressed_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compressed: list[bytes] = []

    def counted(plain: bytes) -> encode.Encoded:
        compressed.append(plain)
        return compress(plain)

    monkeypatch.setattr(encode, "compress", counted)
    sources = small_sources(tmp_path / "sources")
    data(tmp_path, sources)
    assert len(compressed) == len(manifest(tmp_path).files) > 10
    compressed.clear()
    before = published(tmp_path)
    data(tmp_path, sources, force=True)
    assert compressed == []
    assert published(tmp_path) == before
    translated = sources / "i18n" / "vteslib.es-ES.csv"
    translated.write_text(translated.read_text("utf-8").replace("Pon esta", "Ponga esta"), "utf-8")
    data(tmp_path, sources)
    assert ["Ponga" in text.decode() for text in compressed] == [True]
    data(tmp_path / "again", sources)
    assert manifest(tmp_path / "again").files == manifest(tmp_path).files
    for name, held in published(tmp_path / "again").items():
        assert published(tmp_path)[name] == held


@pytest.mark.parametrize("damage", ["brotli", "gzip", "state", "compressor"])
def test_output_of_other_compressors_is_not_reused(tmp_path: Path, damage: str) -> None:
    sources = small_sources(tmp_path / "sources")
    data(tmp_path, sources)
    before = published(tmp_path)
    state = tmp_path / "artifacts" / "data-state.json"
    if damage == "state":
        state.write_text("[]", "utf-8")
    elif damage == "compressor":
        remembered = json.loads(state.read_text("utf-8"))
        remembered["packed"]["by"] = "brotli 0.1"
        for hashes in remembered["packed"]["files"].values():
            hashes[0] = hashlib.sha256(b"older").hexdigest()
        state.write_text(json.dumps(remembered), "utf-8")
        for file in (tmp_path / "dist" / "data").glob("*.*.json.br"):
            file.write_bytes(b"older")
    else:
        ending = {"brotli": "br", "gzip": "gz"}[damage]
        victim = next((tmp_path / "dist" / "data").glob(f"library.*.json.{ending}"))
        victim.write_bytes(victim.read_bytes()[:-1] + b"?")
    data(tmp_path, sources, force=True)
    assert published(tmp_path) == before


@pytest.mark.parametrize("damage", ["remove", "shorten"])
def test_damaged_data_are_built_again(tmp_path: Path, damage: str) -> None:
    sources = small_sources(tmp_path / "sources")
    data(tmp_path, sources)
    before = published(tmp_path)
    victim = next((tmp_path / "dist" / "data").glob("library.*.json.br"))
    victim.unlink() if damage == "remove" else victim.write_bytes(b"")
    assert len(data(tmp_path, sources)) > 10
    assert published(tmp_path) == before


def test_the_report_tells_counts_sizes_sources_and_warnings(tmp_path: Path) -> None:
    lines = data(tmp_path, small_sources(tmp_path / "sources"))
    report = json.loads((tmp_path / "artifacts" / "report.json").read_bytes())
    assert report["manifest"] == json.loads(published(tmp_path)[MANIFEST])
    assert report["manifest"]["counts"]["crypt"] == 8
    assert report["warnings"]["clan in the Capacity column ignored"] == [
        "101448 Praxis Seizure: Athens: Tremere"
    ]
    size = f"{report['manifest']['files']['library']['brotli']:,}"
    assert [line for line in lines if line.startswith("library") and size in line]
    assert str(tmp_path) not in json.dumps(report)


def test_a_short_report_is_published_with_the_data(tmp_path: Path) -> None:
    data(tmp_path, small_sources(tmp_path / "sources"))
    report = json.loads(published(tmp_path)["report.json"])
    made = manifest(tmp_path)
    assert (report["version"], report["counts"]) == (made.version, made.counts)
    assert {
        "rule": "clan in the Capacity column ignored",
        "count": 1,
        "examples": ["101448 Praxis Seizure: Athens: Tremere"],
    } in report["warnings"]
    assert str(tmp_path) not in json.dumps(report)


def test_absent_sources_are_recorded(tmp_path: Path) -> None:
    sources = small_sources(tmp_path / "sources")
    data(tmp_path, sources)
    assert status(tmp_path) == {
        "cards": "present",
        "rulings": "present",
        "translations": "present",
        "third-party ids": "present",
        "winning decks": "absent",
        "tournaments": "absent",
        "icons": "absent",
    }
    cards = manifest(tmp_path).sources[0]
    assert (cards.name, cards.origin, cards.date) == ("cards", "example.org/cards@1", "2027-01-31")
    shutil.rmtree(sources / "i18n")
    (sources / "third-party-ids.json").unlink()
    data(tmp_path, sources)
    assert status(tmp_path)["translations"] == status(tmp_path)["third-party ids"] == "absent"
    assert "cards.es-ES" not in manifest(tmp_path).files


def status(folder: Path) -> dict[str, str]:
    return {one.name: one.status for one in manifest(folder).sources}


@pytest.mark.usefixtures("quick_packing")
def test_older_fetched_cards_do_not_replace_newer_packaged_ones(tmp_path: Path) -> None:
    sources = small_sources(tmp_path / "sources")
    text = (sources / "provenance.json").read_text(encoding="utf-8").replace("2027-01-31", "2020-01-31")
    (sources / "provenance.json").write_text(text, encoding="utf-8")
    (sources / "cards" / "rulings.yaml").unlink()
    data(tmp_path, sources)
    assert manifest(tmp_path).counts["crypt"] == 1785
    assert manifest(tmp_path).version.startswith("2026-04-09.")


def test_the_sources_folder_can_come_from_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SOURCES", str(small_sources(tmp_path / "mine")))
    assert main(["data"]) == 0
    assert manifest(tmp_path).counts["crypt"] == 8
    assert (tmp_path / ".artifacts" / "report.json").exists()
    assert "card data 2027-01-31." in capsys.readouterr().out


def test_a_disk_that_refuses_is_one_message(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sources = small_sources(tmp_path / "sources")
    (tmp_path / "taken").write_text("a file, not a folder")
    assert main(["data", "--sources", str(sources), "--out", str(tmp_path / "taken" / "data")]) == 1
    err = capsys.readouterr().err
    assert err.startswith("cannot publish the data: ")
    assert err.count("\n") == 1


KIB = 1024


def test_rulings_fit_their_budget() -> None:
    rulings = compress(canonical_json(whole_build().shapes["rulings"]))
    assert len(rulings.brotli) <= 60 * KIB
