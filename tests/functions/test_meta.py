"""Changelog and health."""

from __future__ import annotations

import tomllib

from site_builder.api_files import apps
from site_builder.changes import read_changes

from tests.functions.calls import Browser
from tests.functions.databases import ROOT


def test_the_changelog_is_that_of_the_repository() -> None:
    response = Browser(apps()["meta"]).call("GET", "/api/changelog")
    releases = read_changes((ROOT / "CHANGES.md").read_text(encoding="utf-8"))
    assert response.json == {
        "version": releases[0].version,
        "changes": list(releases[0].changes),
        "history": [
            {"version": release.version, "date": release.date, "changes": list(release.changes)}
            for release in releases
        ],
    }
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert response.json["version"] == project["version"]


def test_health() -> None:
    assert Browser(apps()["meta"]).call("GET", "/api/health").json == {"status": "ok"}


def test_paths_without_a_function() -> None:
    for path in ("/api/deck/A00000001", "/api/", "/api/../x"):
        response = Browser(apps()["meta"]).call("GET", path)
        assert (response.status, response.code) == (404, "not-found")
