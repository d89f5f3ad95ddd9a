"""The zips that `make package` has built: those for this machine are called, all are inspected."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from lambda_builder.__main__ import ARTEFACTS, function_names
from lambda_builder.inspection import complaints
from lambda_builder.targets import CLOUD, HOST, interpreter

from functions.common.ports import system_clock
from functions.common.settings import Settings
from functions.common.tables import TTL_ATTRIBUTE, connect, table_definition
from functions.playtest.services.testers import appoint
from infra.local.database import Database, database
from infra.local.settings import NO_CREDENTIALS
from infra.local.tables import create_table
from tests.infra.test_template import MAY

ROOT = Path(__file__).resolve().parents[2]
EVENTS = ROOT / "tests" / "local" / "events"
CALLER = Path(__file__).with_name("isolated_call.py")
TABLE = "packaged"

pytestmark = pytest.mark.packaged


def zip_of(target: str, function: str) -> Path:
    return ARTEFACTS / "lambda" / target / f"{function}.zip"


@pytest.fixture(scope="module")
def endpoint(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("database")
    with database(os.environ, ROOT, folder, memory=True) as base:
        address = base.endpoint if isinstance(base, Database) else base
        create_table(address, table_definition(TABLE), TTL_ATTRIBUTE)
        yield address


def call(function: str, endpoint: str, folder: Path, events: list[dict[str, Any]]) -> dict[str, Any]:
    """Unpack a zip for this machine and call it with events, in an isolated interpreter."""
    with zipfile.ZipFile(zip_of("host", function)) as archive:
        archive.extractall(folder)
    environment = {
        **NO_CREDENTIALS,
        "MAIN_TABLE": TABLE,
        "DDB_ENDPOINT": endpoint,
        "SITE_ORIGIN": "http://localhost:8080",
        "STAGE": "local",
        "MAIL_OUTBOX": str(folder / "outbox"),
        "MAIL_FROM": "methuselah@localhost",
        "CARD_DATA": str(ROOT / "dist" / "data"),
        "PDA_FILES": str(folder / "pda"),
        "SITE_FILES": str(folder / "site"),
        "REBUILD_STATE": str(folder / "site"),
        "UPSTREAM": str(folder / "upstream.yml"),
        "LOG_LEVEL": "ERROR",
    }
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-B", str(CALLER), str(folder), function],
        input=json.dumps(events),
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    # A function may have printed metrics before.
    return dict(json.loads(done.stdout.splitlines()[-1]))


def golden(name: str, session: str = "", **changed: Any) -> dict[str, Any]:
    text = (EVENTS / f"{name}.json").read_text(encoding="utf-8")
    event: dict[str, Any] = {**json.loads(text.replace("SESSION", session)), **changed}
    return event


def statuses(outcome: dict[str, Any]) -> list[int]:
    return [answer["statusCode"] for answer in outcome["answers"]]


@dataclass(frozen=True)
class User:
    """A user who is signed in."""

    cookie: str
    like: str
    """The golden event that calls begin with: its headers, for example the key of a call that adds copies."""

    def event(self, method: str, path: str, body: Any = None) -> dict[str, Any]:
        """Return the event of a call of ``/api/path``."""
        event = golden(self.like, self.cookie, body=json.dumps(body) if body else "", rawPath=f"/api/{path}")
        event["requestContext"]["http"] |= {"method": method, "path": f"/api/{path}"}
        return event


def signed_in(name: str, endpoint: str, folder: Path, like: str = "account-public-name") -> User:
    """Register an account through the zip of accounts."""
    account = {"username": name, "password": "correct horse"}
    register = golden("account-name-taken", body=json.dumps(account))
    [entered] = call("account", endpoint, folder, [register])["answers"]
    return User(entered["cookies"][0].partition(";")[0], like)


def test_the_zip_of_accounts_registers_signs_in_and_deletes(endpoint: str, tmp_path: Path) -> None:
    register = golden("account-name-taken")
    first = call("account", endpoint, tmp_path / "1", [register, register, golden("login-unknown-user")])
    assert statuses(first) == [200, 409, 400]
    cookie = first["answers"][0]["cookies"][0].partition(";")[0]
    password = json.loads(register["body"])["password"]
    remove = golden("account-public-name", cookie, body=json.dumps({"password": password}))
    remove["requestContext"]["http"]["method"] = "DELETE"
    second = call(
        "account",
        endpoint,
        tmp_path / "2",
        [golden("account-signed-in", cookie), golden("sessions", cookie), remove],
    )
    assert statuses(second) == [200, 200, 200]
    used = {*first["operations"], *second["operations"]}
    assert {"dynamodb:PutItem", "dynamodb:GetItem", "dynamodb:UpdateItem"} <= used
    assert used <= MAY["AccountRole"]
    assert first["strangers"] == second["strangers"] == []


def test_the_zip_of_decks_uses_exactly_the_permissions_of_its_role(endpoint: str, tmp_path: Path) -> None:
    content = signed_in("Deck Builder", endpoint, tmp_path / "1").event

    made = call("decks", endpoint, tmp_path / "2", [content("POST", "deck", {"cards": {"200001": 1}})])
    assert statuses(made) == [200]
    deck = json.loads(made["answers"][0]["body"])["deckid"]
    calls = [
        content("GET", f"deck/{deck}"),
        content("PUT", f"deck/{deck}", {"cards": {"200001": 2}}),
        content("GET", "decks"),
        content("POST", "decks/batch", {"ids": [deck]}),
        content("POST", f"deck/{deck}/branch", {"deckid": deck}),
        content("POST", "deck", {"anonymous": True}),
        content("DELETE", f"deck/{deck}"),
    ]
    remaining = call("decks", endpoint, tmp_path / "3", calls)
    assert statuses(remaining) == [200] * len(calls)
    used = {*made["operations"], *remaining["operations"]}
    assert used == {action for action in MAY["DecksRole"] if action.startswith("dynamodb:")}
    assert made["strangers"] == remaining["strangers"] == []


def test_importing_a_deck_counts_and_touches_nothing_else(endpoint: str, tmp_path: Path) -> None:
    body = json.dumps({"url": "https://example.org/#deck/abc"})
    event = golden("account-public-name", body=body, rawPath="/api/deck/import")
    event["requestContext"]["http"] |= {"method": "POST", "path": "/api/deck/import"}
    done = call("decks", endpoint, tmp_path, [event])
    assert json.loads(done["answers"][0]["body"])["error"]["code"] == "import-failed"
    assert set(done["operations"]) == {a for a in MAY["DeckImportRole"] if a.startswith("dynamodb:")}


def test_the_zip_of_public_decks_uses_exactly_the_permissions_of_its_role(
    endpoint: str, tmp_path: Path
) -> None:
    content = signed_in("Publisher", endpoint, tmp_path / "1").event

    cards = {"200001": 12, "100001": 60}
    made = call("decks", endpoint, tmp_path / "2", [content("POST", "deck", {"cards": cards})])
    deck = json.loads(made["answers"][0]["body"])["deckid"]
    published = call("pda", endpoint, tmp_path / "3", [content("POST", f"pda/{deck}")])
    assert statuses(published) == [200]
    child = json.loads(published["answers"][0]["body"])["deckid"]
    calls = [
        content("GET", f"pda/{child}"),
        content("PUT", f"pda/{child}"),
        content("POST", f"pda/favorite/{child}"),
        content("GET", "pda/mine"),
        content("DELETE", f"pda/favorite/{child}"),
        content("DELETE", f"pda/{child}"),
    ]
    remaining = call("pda", endpoint, tmp_path / "4", calls)
    assert statuses(remaining) == [200] * len(calls)
    used = {*published["operations"], *remaining["operations"]}
    assert used == {action for action in MAY["PdaRole"] if action.startswith("dynamodb:")}
    assert published["strangers"] == remaining["strangers"] == []


def test_the_zip_of_inventories_uses_exactly_the_permissions_of_its_role(
    endpoint: str, tmp_path: Path
) -> None:
    content = signed_in("Collector", endpoint, tmp_path / "1", like="inventory-add").event

    calls = [
        content("PATCH", "inventory", {"200001": 2}),
        content("PUT", "inventory", {"200001": {"t": "signed"}}),
        content("GET", "inventory"),
        content("POST", "inventory/notes/batch", {"ids": ["200001"]}),
        content("PUT", "inventory", {"200001": {"t": ""}}),
        content("PUT", "inventory/key"),
        content("DELETE", "inventory/key"),
        content("DELETE", "inventory"),
    ]
    done = call("inventory", endpoint, tmp_path / "2", calls)
    assert statuses(done) == [200] * len(calls)
    used = set(done["operations"])
    assert used == {action for action in MAY["InventoryRole"] if action.startswith("dynamodb:")}
    assert done["strangers"] == []


def test_the_zip_of_the_playtest_uses_exactly_the_permissions_of_its_role(
    endpoint: str, tmp_path: Path
) -> None:
    content = signed_in("Playtester", endpoint, tmp_path / "1").event
    connect(Settings(TABLE, site_origins=(), database_endpoint=endpoint, region="us-east-1"))
    appoint(system_clock, "Playtester", "admin", None)

    report = {"text": "Fine", "score": 5, "isPlayed": True}
    calls = [
        content("PUT", "playtest/rounds/one", {"state": "open"}),
        content("PUT", "playtest/card/210001", report),
        content("GET", "playtest/reports"),
        content("GET", "playtest/export/card/all"),
        content("GET", "playtest/summary"),
        content("PUT", "playtest/profile", {"language": "en"}),
        content("GET", "playtest/users"),
        content("GET", "playtest/audit"),
    ]
    done = call("playtest", endpoint, tmp_path / "2", calls)
    assert statuses(done) == [200] * len(calls)
    used = {action for action in MAY["PlaytestRole"] if action.startswith("dynamodb:")}
    assert set(done["operations"]) == used
    assert done["strangers"] == []


def test_the_zip_of_the_publisher_writes_an_archive(endpoint: str, tmp_path: Path) -> None:
    outcome = call("publisher", endpoint, tmp_path, [{"source": "aws.events"}])
    assert outcome["answers"][0]["outcome"] == "base"
    pointer = json.loads((tmp_path / "pda" / "index").read_text(encoding="utf-8"))
    assert (tmp_path / "pda" / f"{pointer['base']}.br").is_file()
    assert outcome["operations"] == ["dynamodb:Query"]
    assert outcome["strangers"] == []


def test_the_zip_of_the_rebuild_builds_data_and_pages(tmp_path: Path) -> None:
    (tmp_path / "site").mkdir()
    shutil.copy(ROOT / "dist" / "site-parts.json", tmp_path / "site")
    (tmp_path / "upstream.yml").write_text("timeout: 5\nsources: {}\n")
    outcome = call("rebuild", "http://127.0.0.1:9", tmp_path, [{"source": "aws.events"}])
    assert outcome["answers"][0]["outcome"] == "published"
    manifest = json.loads((tmp_path / "site" / "data" / "manifest.json").read_text(encoding="utf-8"))
    assert manifest["counts"]["library"] > 2000
    assert (tmp_path / "site" / "cards" / "200001.html.br").is_file()
    assert outcome["operations"] == outcome["strangers"] == []


def test_the_zip_of_card_ideas_counts_calls_and_stores_nothing_else(endpoint: str, tmp_path: Path) -> None:
    ask = golden("recommendation-bad-id")
    empty = {**ask, "body": json.dumps({"cards": {}}), "headers": {**ask["headers"], "accept-encoding": "br"}}
    outcome = call("recommendation", endpoint, tmp_path, [ask, empty])
    assert statuses(outcome) == [422, 200]
    assert json.loads(outcome["answers"][1]["body"])["staples"] is True
    used = {action for action in MAY["RecommendationRole"] if action.startswith("dynamodb:")}
    assert set(outcome["operations"]) == used
    assert outcome["strangers"] == []


def test_the_zip_of_shared_decks_only_reads_decks(endpoint: str, tmp_path: Path) -> None:
    content = signed_in("Sharer", endpoint, tmp_path / "1").event
    made = call("decks", endpoint, tmp_path / "2", [content("POST", "deck", {"cards": {"200001": 12}})])
    deck = json.loads(made["answers"][0]["body"])["deckid"]
    pages = [
        golden("health", rawPath=path) for path in (f"/d/{deck}", f"/embed/decks/{deck}", "/d/Unknown12")
    ]
    for page in pages:
        page["requestContext"]["http"]["path"] = page["rawPath"]
    outcome = call("share", endpoint, tmp_path / "3", pages)
    assert statuses(outcome) == [200, 200, 404]
    assert (outcome["operations"], outcome["strangers"]) == (["dynamodb:GetItem"], [])


def test_the_zip_of_meta_works_without_a_database(tmp_path: Path) -> None:
    events = [golden(name) for name in ("health", "changelog", "unknown-route")]
    outcome = call("meta", "http://127.0.0.1:9", tmp_path, events)
    assert statuses(outcome) == [200, 200, 404]
    assert json.loads(outcome["answers"][0]["body"]) == {"status": "ok"}
    assert json.loads(outcome["answers"][2]["body"])["error"]["code"]
    assert outcome["operations"] == outcome["strangers"] == []


@pytest.mark.parametrize("function", function_names(ROOT))
@pytest.mark.parametrize("target", [HOST, CLOUD], ids=lambda target: target.name)
def test_every_zip_runs_on_its_target(function: str, target: Any) -> None:
    compiled = interpreter(target) is not None
    assert complaints(zip_of(target.name, function), function, target, compiled=compiled) == []
