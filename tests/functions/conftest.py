"""A table for each test, in both databases."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import botocore.session
import pytest
from botocore.loaders import create_loader
from pynamodb.connection import Connection

from functions.common.settings import Settings
from tests.functions.databases import dynoxide, has_dynoxide, moto_table, new_table
from tests.functions.deck_harness import Builder
from tests.functions.harness import Harness
from tests.functions.playtest_harness import Person, PlaytestHarness
from tests.functions.quick_calls import quick_calls
from tests.functions.release_harness import ReleaseHarness


@pytest.fixture(scope="session", autouse=True)
def read_descriptions_once() -> Iterator[None]:
    """Share one connection among all tests: each would read the service descriptions again."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(botocore.session, "create_loader", cache(create_loader))
        yield


@pytest.fixture(scope="session", autouse=True)
def connect_once() -> Iterator[None]:
    """Tables in the same database share a connection: opening one takes longer than most tests."""
    cached = cache(Connection)

    def opened(**how: Any) -> Connection:
        connection = (cached if how["host"] else Connection)(**how)
        connection._tables.clear()
        return connection

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("pynamodb.connection.table.Connection", opened)
        yield


@pytest.fixture(scope="session")
def dynoxide_endpoint() -> Iterator[str]:
    if not has_dynoxide():
        pytest.skip("dynoxide has no build for this platform")
    with dynoxide() as endpoint, quick_calls(endpoint):
        yield endpoint


@pytest.fixture
def real_table(dynoxide_endpoint: str) -> Settings:
    """A table in a database of another process, with transactions."""
    return new_table(dynoxide_endpoint)


@pytest.fixture
def table(request: pytest.FixtureRequest) -> Iterator[Settings]:
    """A table, in the faster of the two databases that this machine has."""
    if has_dynoxide():
        yield request.getfixturevalue("real_table")
    else:
        with moto_table() as settings:
            yield settings


@pytest.fixture
def harness(table: Settings) -> Harness:
    return Harness(table)


@pytest.fixture(params=[pytest.param("moto", marks=pytest.mark.slow), "dynoxide"])
def each_harness(request: pytest.FixtureRequest) -> Iterator[Harness]:
    """A harness with each of the databases: they must not differ."""
    if request.param == "dynoxide":
        yield Harness(request.getfixturevalue("real_table"))
    else:
        with moto_table() as settings:
            yield Harness(settings)


@pytest.fixture
def releases(harness: Harness) -> ReleaseHarness:
    """A round with cards that a release replaces."""
    harness.clock.run()
    return ReleaseHarness(harness)


@pytest.fixture
def theo(releases: ReleaseHarness) -> Builder:
    """The decks of a tester of the round."""
    return releases.tester()


@pytest.fixture
def playtest(harness: Harness) -> PlaytestHarness:
    """The playtest function, with the data of a round."""
    harness.clock.run()
    return PlaytestHarness(harness)


@pytest.fixture
def anna(playtest: PlaytestHarness) -> Person:
    """An admin of the playtest, who has opened the round."""
    return playtest.admin("Anna")
