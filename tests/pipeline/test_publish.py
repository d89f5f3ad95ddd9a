from __future__ import annotations

import gzip
import hashlib
import json
import os
import re
import signal
import subprocess
import sys
import textwrap
from pathlib import Path

import brotli
import orjson
import pytest
from card_pipeline.model.cards import CryptCard, CryptFile
from card_pipeline.model.manifest import ICON_FONT
from card_pipeline.model.sets import CardSet, Precon, SetCatalogue
from card_pipeline.publish import store as store_module
from card_pipeline.publish.encode import Encoded, canonical_json, compress
from card_pipeline.publish.manifest import data_version, make_manifest
from card_pipeline.publish.packing import Packing
from card_pipeline.publish.store import (
    ENDINGS,
    HASHED_NAME,
    KEPT_SECONDS,
    MANIFEST,
    hashed_name,
    is_whole,
    store,
)

NOW = 1_800_000_000.0
ROOT = Path(__file__).parents[2]

CARD = CryptCard(
    id=200001,
    name="Aabbt Kindred",
    clan="Ministry",
    sect="Independent",
    group=2,
    capacity=4,
    disciplines={"pre": 1, "for": 1},
    text="Independent: …",
    sets={"FN": {"U": 2, "PS": 0.5}},
    artists=[],
)


def test_json_omits_none_and_writes_whole_numbers_without_decimals() -> None:
    text = canonical_json(CryptFile(cards=[CARD])).decode()
    assert '"sets":{"FN":{"PS":0.5,"U":2}}' in text
    assert '"disciplines":{"for":1,"pre":1}' in text
    assert "null" not in text
    assert "title" not in text
    assert text.startswith('{"cards":[{"id":200001,"name":"Aabbt Kindred","artists":[],')
    assert text.endswith('"text":"Independent: …"}]}')


def test_json_has_the_same_bytes_for_any_order_of_insertion() -> None:
    other = CARD.model_copy(update={"disciplines": {"for": 1, "pre": 1}, "sets": {"FN": {"PS": 0.5, "U": 2}}})
    assert canonical_json(CARD) == canonical_json(other)


def test_sets_keep_their_order() -> None:
    sets = {"Jyhad": CardSet(name="Jyhad"), "AH": CardSet(name="Ancient Hearts")}
    text = canonical_json(SetCatalogue(sets=sets, promos={}), keep_order=True)
    assert list(json.loads(text)["sets"]) == ["Jyhad", "AH"]
    assert json.loads(text)["sets"]["AH"]["precons"] == {}


def test_all_three_forms_hold_the_same() -> None:
    file = compress(b"the same words, the same words" * 40)
    assert brotli.decompress(file.brotli) == gzip.decompress(file.gzip) == file.plain
    assert file.sha256 == hashlib.sha256(file.plain).hexdigest()
    assert len(file.brotli) < len(file.plain)


def test_compression_is_the_same_however_many_work_on_it() -> None:
    plain = {f"f{number}": bytes([number]) * 5000 * number for number in range(6)}
    packed = []
    for threads in (1, 4):
        with Packing({}, Path("nowhere"), threads) as packing:
            packing.add({"f5": plain["f5"]})
            packing.add({name: data for name, data in plain.items() if name not in packing})
            packed.append(packing.files())
    assert packed[0] == packed[1] == {name: compress(data) for name, data in plain.items()}


def files(*texts: str) -> dict[str, Encoded]:
    return {f"f{number}": compress(text.encode()) for number, text in enumerate(texts)}


def publish(out: Path, *texts: str, now: float = NOW) -> str:
    encoded = files(*texts)
    manifest = make_manifest("2026-04-09", encoded, {}, {}, [])
    plain = compress(canonical_json(manifest))
    store({hashed_name(name, file): file for name, file in encoded.items()}, plain, out, now)
    return plain.sha256


def listing(out: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in out.iterdir()}


def test_the_manifest_describes_the_published_files(tmp_path: Path) -> None:
    sha256 = publish(tmp_path / "data", "one", "two")
    assert is_whole(tmp_path / "data", sha256)
    manifest = orjson.loads((tmp_path / "data" / MANIFEST).read_bytes())
    assert manifest["schema"] == 1
    for file in manifest["files"].values():
        plain = (tmp_path / "data" / file["path"]).read_bytes()
        assert hashlib.sha256(plain).hexdigest() == file["sha256"]
        assert file["path"].split(".")[-2] == file["sha256"][:12]
        assert brotli.decompress((tmp_path / "data" / f"{file['path']}.br").read_bytes()) == plain
        assert gzip.decompress((tmp_path / "data" / f"{file['path']}.gz").read_bytes()) == plain
    assert len(listing(tmp_path / "data")) == 3 * 3


def test_the_version_is_the_date_and_the_start_of_a_hash_over_all_files() -> None:
    before, after = files("one", "two"), files("one", "three")
    assert data_version("2026-04-09", before) == data_version("2026-04-09", before)
    assert data_version("2026-04-09", before) != data_version("2026-04-09", after)
    assert data_version("2026-04-09", before)[:11] == "2026-04-09."
    assert len(data_version("2026-04-09", before)) == len("2026-04-09.1a2b3c")
    assert data_version(None, before).startswith("undated.")


@pytest.mark.parametrize("damage", ["f0", "f1.br", "manifest.json.gz", "manifest.json"])
def test_a_missing_or_shortened_file_is_noticed(tmp_path: Path, damage: str) -> None:
    sha256 = publish(tmp_path / "data", "one", "two")
    name, _, ending = damage.partition(".")
    path = next(
        path
        for path in (tmp_path / "data").iterdir()
        if path.name == damage or (path.name.startswith(f"{name}.") and path.name.endswith(ending or ".json"))
    )
    path.unlink() if name == "manifest" else path.write_bytes(path.read_bytes()[:-1])
    assert not is_whole(tmp_path / "data", sha256)


def test_replaced_files_stay_thirty_days_from_their_replacement(tmp_path: Path) -> None:
    out = tmp_path / "data"
    publish(out, "old")
    (old,) = [path for path in out.iterdir() if path.name.startswith("f0.") and path.suffix == ".json"]
    for path in out.iterdir():
        os.utime(path, (NOW - 10 * KEPT_SECONDS,) * 2)
    publish(out, "new")
    assert old.exists()
    publish(out, "newer", now=NOW + KEPT_SECONDS - 1)
    assert old.exists()
    publish(out, "newest", now=NOW + KEPT_SECONDS + 1)
    assert not old.exists()
    assert not old.with_name(f"{old.name}.br").exists()


@pytest.mark.parametrize("name", ["crypt", "cards.es-ES", "twd-texts.2026", ICON_FONT])
def test_every_published_file_is_known_by_its_name(name: str) -> None:
    published = hashed_name(name, compress(b"[]"))
    assert all(re.fullmatch(HASHED_NAME, published + ending) for ending in ENDINGS)
    assert not re.fullmatch(HASHED_NAME, MANIFEST)


def test_only_our_own_hashed_files_are_dropped(tmp_path: Path) -> None:
    out = tmp_path / "data"
    publish(out, "old")
    (out / "pda").mkdir()
    for name in ("notes.json", "pda/deck.123456789abc.json"):
        (out / name).write_text("{}")
        os.utime(out / name, (0, 0))
    publish(out, "new", now=NOW + 9 * KEPT_SECONDS)
    assert (out / "notes.json").exists()
    assert (out / "pda" / "deck.123456789abc.json").exists()


@pytest.mark.parametrize("failing", ["_write", "_move"])
@pytest.mark.parametrize("at", [1, 2, 5])
def test_a_disk_that_refuses_leaves_the_last_good_data(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failing: str, at: int
) -> None:
    out = tmp_path / "data"
    sha256 = publish(out, "one", "two", "three", "four")
    before = listing(out)
    real, calls = getattr(store_module, failing), iter(range(1, 100))

    def refuse(*args: object) -> None:
        if next(calls) == at:
            raise OSError(28, "No space left on device")
        real(*args)

    monkeypatch.setattr(store_module, failing, refuse)
    with pytest.raises(OSError, match="No space left"):
        publish(out, "1", "2", "3", "4")
    assert is_whole(out, sha256)
    assert listing(out).items() >= before.items()
    assert [path.name for path in tmp_path.iterdir()] == ["data"]
    monkeypatch.undo()
    assert is_whole(out, publish(out, "1", "2", "3", "4"))


KILLED = """
    import os, signal, sys
    from pathlib import Path
    from card_pipeline.publish import store as store_module
    from tests.pipeline.test_publish import publish

    real, calls = store_module.{function}, iter(range(1, 100))

    def die(*args):
        if next(calls) == {at}:
            os.kill(os.getpid(), signal.SIGKILL)
        real(*args)

    store_module.{function} = die
    publish(Path(sys.argv[1]), "1", "2", "3")
"""


@pytest.mark.parametrize(("function", "at"), [("_write", 1), ("_write", 4), ("_move", 2), ("_move", 4)])
def test_a_kill_in_the_middle_leaves_the_last_good_data_and_the_next_build_clears_up(
    tmp_path: Path, function: str, at: int
) -> None:
    out = tmp_path / "data"
    sha256 = publish(out, "one", "two", "three")
    script = textwrap.dedent(KILLED.format(function=function, at=at))
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "card-pipeline"), str(ROOT)])}
    done = subprocess.run([sys.executable, "-c", script, str(out)], env=env, check=False)
    assert done.returncode == -signal.SIGKILL
    assert is_whole(out, sha256)
    assert is_whole(out, publish(out, "1", "2", "3"))
    assert [path.name for path in tmp_path.iterdir()] == ["data"]


def test_precons_without_date_leave_the_key_out() -> None:
    precon = Precon(name="Den of Fiends", kind="deck", crypt=12, library=77)
    assert canonical_json(precon) == b'{"name":"Den of Fiends","crypt":12,"kind":"deck","library":77}'
