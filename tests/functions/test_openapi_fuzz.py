"""Calls that nobody thought of: each answer is declared, has the declared form, and is never a 5xx."""

from __future__ import annotations

from typing import Any

import pytest
import requests
from fastapi import FastAPI
from hypothesis import HealthCheck, Phase, settings
from schemathesis import Case, Response
from schemathesis.checks import not_a_server_error
from schemathesis.openapi import from_dict
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)
from site_builder.api_files import apps, openapi

from functions.meta import assembly as meta
from tests.functions.calls import Browser
from tests.functions.databases import ORIGIN
from tests.functions.deck_world import STANISLAVA, Builder, DeckWorld
from tests.functions.ideas_world import IdeasWorld, taught_by_products
from tests.functions.pda_world import PdaWorld
from tests.functions.world import World

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
    deadline=None,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
ACCOUNT = from_dict(openapi(apps()["account"]))
DECKS = from_dict(openapi(apps()["decks"]))
META = from_dict(openapi(apps()["meta"]))
PDA = from_dict(openapi(apps()["pda"]))
RECOMMENDATION = from_dict(openapi(apps()["recommendation"]))


def answer(case: Case[Any], app: FastAPI, cookies: dict[str, str]) -> Response:
    """Call through API Gateway's form and Mangum; what comes back stands in the form of `requests`."""
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
def session(world: World) -> dict[str, str]:
    """Cookies of somebody who is signed in."""
    browser = world.browser()
    browser.register(email="theo@example.org")
    return browser.cookies


@pytest.fixture
def decks(world: World) -> DeckWorld:
    """The service of decks, made once for all calls of a test."""
    return DeckWorld(world)


@ACCOUNT.parametrize()
@FIXED
def test_accounts_signed_out(case: Case[Any], world: World) -> None:
    case.validate_response(answer(case, world.app, {}), CHECKS)


@ACCOUNT.parametrize()
@FIXED
def test_accounts_signed_in(case: Case[Any], world: World, session: dict[str, str]) -> None:
    case.validate_response(answer(case, world.app, session), CHECKS)


@DECKS.parametrize()
@FIXED
def test_decks_signed_out(case: Case[Any], decks: DeckWorld) -> None:
    case.validate_response(answer(case, decks.app, {}), CHECKS)


@DECKS.parametrize()
@FIXED
def test_decks_signed_in(case: Case[Any], decks: DeckWorld, session: dict[str, str]) -> None:
    case.validate_response(answer(case, decks.app, session), CHECKS)


@DECKS.include(path_regex=r"^/api/deck/\{id\}").parametrize()
@FIXED
def test_a_deck_of_ones_own(case: Case[Any], decks: DeckWorld, session: dict[str, str]) -> None:
    case.path_parameters["id"] = Builder(Browser(decks.app, cookies=session)).make(cards=STANISLAVA)
    case.validate_response(answer(case, decks.app, session), CHECKS)


@pytest.fixture
def public(world: World) -> PdaWorld:
    """The service of public decks."""
    return PdaWorld(world)


@PDA.parametrize()
@FIXED
def test_public_decks(case: Case[Any], public: PdaWorld, session: dict[str, str]) -> None:
    case.validate_response(answer(case, public.app, session), CHECKS)


@RECOMMENDATION.parametrize()
@FIXED
def test_card_ideas(case: Case[Any], world: World) -> None:
    case.validate_response(answer(case, IdeasWorld(world, taught_by_products()).app, {}), CHECKS)


@META.parametrize()
@FIXED
def test_meta(case: Case[Any], world: World) -> None:
    case.validate_response(answer(case, meta.assemble(world.settings), {}), CHECKS)
