"""Generated calls: each response is declared, has the declared form, and is never a 5xx."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import requests
from card_pipeline.playtest_command import run_playtest
from fastapi import FastAPI
from hypothesis import HealthCheck, Phase, settings
from schemathesis import Case, Response
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.openapi import from_dict
from schemathesis.pytest.lazy import get_all_tests
from schemathesis.schemas import BaseSchema
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)
from schemathesis.specs.openapi.schemas import OpenApiSchema

from functions.meta import factory as meta
from functions.playtest.round_data import RoundData, read_round_data
from tests.functions.calls import Browser
from tests.functions.databases import ORIGIN
from tests.functions.deck_harness import STANISLAVA, Builder, DeckHarness
from tests.functions.harness import Harness
from tests.functions.ideas_harness import IdeasHarness, model_of_products
from tests.functions.inventory_harness import InventoryHarness
from tests.functions.pda_harness import PdaHarness
from tests.functions.playtest_harness import FakeFiles, PlaytestHarness
from tests.functions.quick_patterns import quick_patterns
from tests.functions.share_harness import share_app

pytestmark = pytest.mark.slow
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
FIXED = settings(
    max_examples=30,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module", autouse=True)
def build_classes_once() -> Iterator[None]:
    with quick_patterns():
        yield


def of(function: str, within: str = "/api/") -> pytest.MarkDecorator:
    """Test each call of a function separately, generated in its process: that takes long."""
    calls = [
        pytest.param((function, path, method.upper()), id=f"{method.upper()} {path}")
        for path, methods in description(function)["paths"].items()
        for method in methods
        if path.startswith(within)
    ]
    return pytest.mark.parametrize("operation", calls, indirect=True)


@pytest.fixture
def operation(request: pytest.FixtureRequest) -> BaseSchema:
    """The description of a function, narrowed to one call."""
    function, path, method = request.param
    return whole(function).include(path=path, method=method)


@cache
def whole(function: str) -> OpenApiSchema:
    return from_dict(description(function))


@cache
def description(function: str) -> dict[str, Any]:
    """Read the description in the repository: another test compares it with the function."""
    text = (ROOT / "functions" / function / "openapi.json").read_text(encoding="utf-8")
    described: dict[str, Any] = json.loads(text)
    return described


def fuzz(operation: BaseSchema, answered: Callable[[Case[Any]], Response]) -> None:
    """Try the cases of a call: those at the edges of its description, and random ones."""

    @FIXED
    def check(case: Case[Any]) -> None:
        case.validate_response(answered(case), CHECKS)

    (made,) = get_all_tests(schema=operation, test_func=check, settings=None, given_kwargs=None)
    assert isinstance(made, Ok), made
    _, test = made.ok()
    test()


def call_app(case: Case[Any], app: FastAPI, cookies: dict[str, str]) -> Response:
    """Call through an event and Mangum, and return the result as a response of `requests`."""
    sent = requests.Request(**case.as_transport_kwargs(base_url=ORIGIN)).prepare()
    body = sent.body.encode() if isinstance(sent.body, str) else sent.body
    assert body is None or isinstance(body, bytes)
    headers = {name: str(value) for name, value in sent.headers.items()} | {
        "origin": ORIGIN,
        "accept-encoding": "identity",
    }
    reply = Browser(app, cookies=dict(cookies)).send(str(sent.method), sent.path_url, body, headers)
    listed = {name: [value] for name, value in reply.headers.items()}
    return Response(reply.status, listed, reply.body, sent, 0.0, verify=False)


@pytest.fixture
def session(harness: Harness) -> dict[str, str]:
    """Cookies of a signed-in user."""
    browser = harness.browser()
    browser.register(email="theo@example.org")
    return browser.cookies


@pytest.fixture
def decks(harness: Harness) -> DeckHarness:
    """The decks function, created once for all calls of a test."""
    harness.clock.run()
    return DeckHarness(harness)


@of("account")
def test_accounts_signed_out(operation: BaseSchema, harness: Harness) -> None:
    fuzz(operation, lambda case: call_app(case, harness.app, {}))


@of("account")
def test_accounts_signed_in(operation: BaseSchema, harness: Harness, session: dict[str, str]) -> None:
    fuzz(operation, lambda case: call_app(case, harness.app, session))


@of("decks")
def test_decks_signed_out(operation: BaseSchema, decks: DeckHarness) -> None:
    fuzz(operation, lambda case: call_app(case, decks.app, {}))


@of("decks")
def test_decks_signed_in(operation: BaseSchema, decks: DeckHarness, session: dict[str, str]) -> None:
    fuzz(operation, lambda case: call_app(case, decks.app, session))


@of("decks", "/api/deck/{id}")
def test_calls_of_an_own_deck(operation: BaseSchema, decks: DeckHarness, session: dict[str, str]) -> None:
    def answered(case: Case[Any]) -> Response:
        case.path_parameters["id"] = Builder(Browser(decks.app, cookies=session)).make(cards=STANISLAVA)
        return call_app(case, decks.app, session)

    fuzz(operation, answered)


@pytest.fixture
def public(harness: Harness) -> PdaHarness:
    """The public decks function."""
    harness.clock.run()
    return PdaHarness(harness)


@of("pda")
def test_public_decks(operation: BaseSchema, public: PdaHarness, session: dict[str, str]) -> None:
    fuzz(operation, lambda case: call_app(case, public.app, session))


@pytest.fixture
def inventory(harness: Harness) -> InventoryHarness:
    """The inventory function."""
    harness.clock.run()
    return InventoryHarness(harness)


@of("inventory")
def test_inventories(operation: BaseSchema, inventory: InventoryHarness, session: dict[str, str]) -> None:
    fuzz(operation, lambda case: call_app(case, inventory.app, session))


@pytest.fixture(scope="module")
def sample_round(tmp_path_factory: pytest.TempPathFactory) -> RoundData:
    """The data of a whole round."""
    folder = tmp_path_factory.mktemp("playtest")
    run_playtest(None, folder, lambda _: None)
    return read_round_data((folder / "playtest.json").read_bytes())


@pytest.fixture
def playtest(harness: Harness, sample_round: RoundData) -> PlaytestHarness:
    """The playtest function."""
    harness.clock.run()
    return PlaytestHarness(harness, FakeFiles(sample_round))


@of("playtest")
def test_playtest_of_an_admin(operation: BaseSchema, playtest: PlaytestHarness) -> None:
    cookies = playtest.admin().browser.cookies
    fuzz(operation, lambda case: call_app(case, playtest.app, cookies))


@of("playtest")
def test_playtest_of_a_tester(operation: BaseSchema, playtest: PlaytestHarness) -> None:
    playtest.admin()
    cookies = playtest.member("Theo").browser.cookies
    fuzz(operation, lambda case: call_app(case, playtest.app, cookies))


@of("recommendation")
def test_card_ideas(operation: BaseSchema, harness: Harness) -> None:
    app = IdeasHarness(harness, model_of_products()).app
    fuzz(operation, lambda case: call_app(case, app, {}))


@of("meta")
def test_meta(operation: BaseSchema, harness: Harness) -> None:
    app = meta.create_app(harness.settings)
    fuzz(operation, lambda case: call_app(case, app, {}))


@of("share")
def test_embedding_programs(operation: BaseSchema, harness: Harness) -> None:
    app = share_app(harness)
    fuzz(operation, lambda case: call_app(case, app, {}))
