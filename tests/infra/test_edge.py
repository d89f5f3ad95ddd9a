from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import ValidationError

from infra.cdn_rules import CdnRules, load_rules
from infra.cloudfront import FUNCTION_LIMIT, function_source, response_source
from infra.edge_decision import Decision, Redirect, Refuse, Serve, decide

RULES = load_rules()
BR = "gzip, deflate, br"

CASES: list[tuple[str, str, str, str, Decision]] = [
    # method, path as sent, query, Accept-Encoding → decision
    ("GET", "/", "", BR, Serve("/index.html", "br")),
    ("HEAD", "/", "", "gzip", Serve("/index.html", "gzip")),
    ("GET", "/crypt", 'q={"name":"x"}', "", Serve("/crypt.html")),
    ("GET", "/library", "", "br;q=0, gzip;q=0.5", Serve("/library.html", "gzip")),
    ("GET", "/cards", "", "br;q=x", Serve("/cards.html", "br")),
    ("GET", "/cards/200001", "", "identity", Serve("/cards/200001.html")),
    ("GET", "/cards/100038", "", BR, Serve("/cards/100038.html", "br")),
    ("GET", "/account", "", BR, Serve("/account.html", "br")),
    ("GET", "/account/reset", "", "", Serve("/account.html")),
    ("GET", "/account/reset/", "", "", Redirect("/account/reset")),
    ("GET", "/account/other", "", "", Serve("/404.html")),
    ("GET", "/changelog", "", "", Serve("/changelog.html")),
    ("GET", "/changes", "", "", Serve("/changes.html")),
    ("GET", "/documentation", "", "", Serve("/documentation.html")),
    ("GET", "/data", "", "", Serve("/data.html")),
    ("GET", "/data/", "", "", Redirect("/data")),
    ("GET", "/latest/crypt.json", "", BR, Serve("/latest/crypt.json", "br")),
    ("GET", "/feeds/changes.atom", "", BR, Serve("/feeds/changes.atom", "br")),
    ("GET", "/%63rypt", "", "", Serve("/crypt.html")),
    ("GET", "/cards/210001", "", "", Serve("/cards.html")),
    ("GET", "/cards/110001", "", "", Serve("/cards.html")),
    ("GET", "/cards/999999", "", "", Serve("/404.html")),
    ("GET", "/cards/200001x", "", "", Serve("/404.html")),
    ("GET", "/cards/2000011", "", "", Serve("/404.html")),
    ("GET", "/Crypt", "", "", Serve("/404.html")),
    ("GET", "/decks", "", BR, Serve("/decks.html", "br")),
    ("GET", "/decks/V5:PTr", "", BR, Serve("/precons/decks/V5_PTr.html", "br")),
    ("GET", "/decks/V5%3APTr", "", "", Serve("/precons/decks/V5_PTr.html")),
    ("GET", "/decks/Anthology_I:", "", "", Serve("/precons/decks/Anthology_I_.html")),
    ("GET", "/decks/playtest:PA", "", "", Serve("/decks.html")),
    ("GET", "/decks/Ab3dE6gH9", "", "", Serve("/decks.html")),
    ("GET", "/decks/Ab3dEf6hI0123456789abcdef0123456", "", "", Serve("/decks.html")),
    ("GET", "/decks/4b69e90e4b69e90e4b69e90e4b69e90e", "", "", Serve("/decks.html")),
    ("GET", "/decks/13041", "", "", Serve("/decks/13041.html")),
    ("GET", "/decks/2021brcgb", "", "", Serve("/decks/2021brcgb.html")),
    ("GET", "/decks/crusade_kosice2k1", "", "", Serve("/decks/crusade_kosice2k1.html")),
    ("GET", "/decks/13041/", "draw=1", "", Redirect("/decks/13041?draw=1")),
    ("GET", "/decks/13041.html", "", "", Serve("/decks/13041.html.html")),
    ("GET", "/cards/200001.html", "", "", Serve("/404.html")),
    ("GET", "/precons/decks/V5_PTr.html", "", "", Serve("/404.html")),
    ("GET", "/sitemap.xml", "", BR, Serve("/sitemap.xml", "br")),
    ("GET", "/sitemaps/cards.xml", "", "", Serve("/sitemaps/cards.xml")),
    ("GET", "/feeds/winning-decks.json", "", "", Serve("/feeds/winning-decks.json")),
    ("GET", "/opensearch/crypt.xml", "", "", Serve("/opensearch/crypt.xml")),
    ("GET", "/opensearch/search.xml", "", "", Serve("/opensearch/search.xml")),
    ("GET", "/search", "s=theo", BR, Serve("/search.html", "br")),
    ("GET", "/decks/deck", "name=A", "", Serve("/decks.html")),
    ("GET", "/decks/new-3b1f", "", "", Serve("/decks.html")),
    ("GET", "/decks/a/b", "", "", Serve("/404.html")),
    ("GET", "/diff", "", "", Serve("/diff.html")),
    ("GET", "/diff/Ab3dE6gH9", "", "", Serve("/diff.html")),
    ("GET", "/diff/Ab3dE6gH9/V5:PTr", "", BR, Serve("/diff.html", "br")),
    ("GET", "/diff/deck/deck", "left=A", "", Serve("/diff.html")),
    ("GET", "/diff/a/b/c", "", "", Serve("/404.html")),
    ("GET", "/review", "", "", Serve("/review.html")),
    ("GET", "/review/V5%3APTr", "", "", Serve("/review.html")),
    ("GET", "/review/a/b", "", "", Serve("/404.html")),
    ("GET", "/inventory", "key=Ab3dE6gH9kLm", "", Serve("/inventory.html")),
    ("GET", "/twd", "q=%7B%7D", BR, Serve("/twd.html", "br")),
    ("GET", "/twd/hall_of_fame/cards", "", "", Serve("/hall-of-fame-cards.html")),
    ("GET", "/twd/cards_history", "", "", Serve("/cards-history.html")),
    ("GET", "/twd/check", "", "", Serve("/twd-check.html")),
    ("GET", "/twd/hall_of_fame", "", "", Serve("/404.html")),
    ("GET", "/decks/$id", "", "", Serve("/404.html")),
    ("GET", "/pda", "", BR, Serve("/pda.html", "br")),
    ("GET", "/tda", "", "", Serve("/tda.html")),
    ("GET", "/tda/11669", "", "", Serve("/tda.html")),
    ("GET", "/tda/a/b", "", "", Serve("/404.html")),
    ("GET", "/about", "", BR, Redirect("/")),
    ("GET", "/about", "lang=es", BR, Redirect("/?lang=es")),
    ("GET", "/crypt/", "q=%7B%7D&lang=fr", BR, Redirect("/crypt?q=%7B%7D&lang=fr")),
    ("GET", "/cards/200001/", "", BR, Redirect("/cards/200001")),
    ("GET", "/decks/", "", "", Redirect("/decks")),
    ("GET", "/index.html", "", BR, Serve("/index.html", "br")),
    ("GET", "/crypt.html", "", "", Serve("/404.html")),
    ("GET", "/sw.js", "", "br", Serve("/sw.js", "br")),
    ("GET", "/assets/main-a1.js", "", BR, Serve("/assets/main-a1.js", "br")),
    ("GET", "/assets/main-a1.js.br", "", BR, Serve("/404.html", "br")),
    ("GET", "/assets/", "", "", Serve("/404.html")),
    ("GET", "/assets/noending", "", "", Serve("/404.html")),
    ("GET", "/icons/icon-192.png", "", BR, Serve("/icons/icon-192.png")),
    ("GET", "/data/manifest.json", "", BR, Serve("/data/manifest.json", "br")),
    ("GET", "/data/pda/index", "", BR, Serve("/data/pda/index")),
    ("GET", "/data/pda/other", "", BR, Serve("/404.html", "br")),
    ("GET", "/data/pda/base.7.3f9a0c1b2d4e.json", "", BR, Serve("/data/pda/base.7.3f9a0c1b2d4e.json", "br")),
    ("GET", "/api/version", "", BR, Serve("/api/version")),
    ("GET", "/api/version/", "", "", Refuse(404)),
    ("GET", "/api/decks", "", "", Refuse(404)),
    ("POST", "/crypt", "", "", Refuse(405)),
    ("OPTIONS", "*", "", "", Refuse(405)),
    ("PURGE", "/", "", "", Refuse(405)),
    ("get", "/", "", "", Refuse(405)),
    ("GET", "/%", "", "", Refuse(400)),
    ("GET", "/%zz", "", "", Refuse(400)),
    ("GET", "/%ff", "", "", Refuse(400)),
    ("GET", "/%ed%a0%80", "", "", Refuse(400)),
    ("GET", "/%00", "", "", Refuse(400)),
    ("GET", "/crypt%0a", "", "", Refuse(400)),
    ("GET", "/..", "", "", Refuse(400)),
    ("GET", "/data/../sw.js", "", "", Refuse(400)),
    ("GET", "/data/%2e%2e/sw.js", "", "", Refuse(400)),
    ("GET", "/data/%2E%2E%2Fsw.js", "", "", Refuse(400)),
    ("GET", "/data/..%5csw.js", "", "", Refuse(400)),
    ("GET", "/./crypt", "", "", Refuse(400)),
    ("GET", "//evil.example/", "", "", Refuse(400)),
    ("GET", "/assets//main-a1.js", "", "", Refuse(400)),
    ("GET", "/data/r%C3%B6tschreck.json", "", "", Serve("/data/rötschreck.json")),
    ("GET", "/assets/...js", "", "", Serve("/assets/...js")),
]


@pytest.mark.parametrize(("method", "path", "query", "accepted", "expected"), CASES)
def test_decisions(method: str, path: str, query: str, accepted: str, expected: Decision) -> None:
    assert decide(RULES, method, path, query, accepted) == expected


def event(method: str, path: str, query: str, accepted: str) -> dict[str, Any]:
    """A viewer request as CloudFront passes it."""
    pairs = (part.partition("=") for part in query.split("&") if part)
    headers = {"accept-encoding": {"value": accepted}} if accepted else {}
    request = {
        "method": method,
        "uri": path,
        "querystring": {key: {"value": value} for key, _, value in pairs},
        "headers": headers,
    }
    return {"request": request}


def cloudfront_answers(
    events: list[dict[str, Any]], folder: Path, source: str = function_source(RULES)
) -> list[dict[str, Any]]:
    """Run a generated function on events, under node."""
    script = folder / "run.js"
    script.write_text(
        source
        + "\nlet text = ''; process.stdin.on('data', (part) => { text += part; });"
        + "process.stdin.on('end', () => console.log(JSON.stringify(JSON.parse(text).map(handler))));"
    )
    done = subprocess.run(
        ["node", str(script)], input=json.dumps(events), capture_output=True, text=True, check=True
    )
    answers: list[dict[str, Any]] = json.loads(done.stdout)
    return answers


def as_cloudfront(decision: Decision) -> tuple[int, str]:
    """The expected response of CloudFront for a decision: status (0 = continue) and target."""
    match decision:
        case Refuse(status):
            return status, ""
        case Redirect(location):
            return 308, location
        case Serve(file, encoding):
            return 0, file + {"": "", "br": ".br", "gzip": ".gz"}[encoding]


def brief(answer: dict[str, Any]) -> tuple[int, str]:
    if "statusCode" not in answer:
        return 0, answer["uri"]
    return answer["statusCode"], answer["headers"].get("location", {}).get("value", "")


def test_the_cloudfront_function_decides_the_same(tmp_path: Path) -> None:
    answers = cloudfront_answers([event(*case[:4]) for case in CASES], tmp_path)
    assert [brief(answer) for answer in answers] == [as_cloudfront(case[4]) for case in CASES]


SEGMENT = st.text(alphabet="acrypt.%2eEfF5/\\ \u00f6~-0", max_size=8)


@settings(max_examples=5)
@given(st.lists(st.builds("/{}{}".format, SEGMENT, SEGMENT), min_size=200, max_size=200))
def test_the_cloudfront_function_agrees_on_any_path(tmp_path_factory: Any, paths: list[str]) -> None:
    answers = cloudfront_answers(
        [event("GET", path, "", "br") for path in paths], tmp_path_factory.mktemp("edge")
    )
    expected = [as_cloudfront(decide(RULES, "GET", path, "", "br")) for path in paths]
    assert list(zip(paths, map(brief, answers), strict=True)) == list(zip(paths, expected, strict=True))


def test_refusals_read_the_same_in_the_cloud(tmp_path: Path) -> None:
    cases = [("POST", "/crypt"), ("GET", "/%"), ("GET", "/api/none"), ("PUT", "/api/none")]
    for (method, path), answer in zip(
        cases, cloudfront_answers([event(*case, "", "") for case in cases], tmp_path), strict=True
    ):
        media_type, body = RULES.refusal(answer["statusCode"], path)
        assert answer["body"]["data"] == body
        assert answer["headers"]["content-type"]["value"] == media_type
        assert ("allow" in answer["headers"]) == (method != "GET")


@pytest.mark.parametrize(
    ("status", "metadata", "expected"),
    [(200, "404", 404), (200, "", 200), (304, "404", 304), (206, "", 206)],
)
def test_the_last_page_gets_its_status_on_the_way_back(
    tmp_path: Path, status: int, metadata: str, expected: int
) -> None:
    headers = {"x-amz-meta-status": {"value": metadata}} if metadata else {}
    answer = {"statusCode": status, "headers": {**headers, "etag": {"value": "x"}}}
    came_back = {"request": {"uri": "/404.html.br"}, "response": answer}
    [answered] = cloudfront_answers([came_back], tmp_path, response_source(RULES))
    assert answered["statusCode"] == expected
    assert answered["headers"] == {"etag": {"value": "x"}, "vary": {"value": "Accept-Encoding"}}


def test_the_newest_version_of_a_file_is_a_redirect_on_the_way_back(tmp_path: Path) -> None:
    headers = {"x-amz-meta-status": {"value": "307"}, "x-amz-meta-location": {"value": "/data/crypt.1a.json"}}
    answer = {"statusCode": 200, "headers": headers}
    came_back = {"request": {"uri": "/latest/crypt.json.br"}, "response": answer}
    [answered] = cloudfront_answers([came_back], tmp_path, response_source(RULES))
    assert (answered["statusCode"], answered["statusDescription"]) == (307, "Temporary Redirect")
    assert answered["headers"] == {
        "location": {"value": "/data/crypt.1a.json"},
        "access-control-allow-origin": {"value": "*"},
        "vary": {"value": "Accept-Encoding"},
    }


@pytest.mark.parametrize(
    ("file", "is_open"),
    [
        ("/data/manifest.json.br", True),
        ("/data/crypt.1a.json", True),
        ("/schemas/crypt.json", True),
        ("/crypt.html", False),
        ("/assets/main-a1.js.br", False),
        ("/api/version", False),
        ("/feeds/changes.json", False),
    ],
)
def test_only_data_may_be_read_by_other_sites(tmp_path: Path, file: str, is_open: bool) -> None:
    came_back = {"request": {"uri": file}, "response": {"statusCode": 200, "headers": {}}}
    [answered] = cloudfront_answers([came_back], tmp_path, response_source(RULES))
    assert ("access-control-allow-origin" in answered["headers"]) == is_open == RULES.is_open(file)


def test_the_function_fits_into_cloudfront() -> None:
    assert len(function_source(RULES).encode()) <= FUNCTION_LIMIT


@pytest.mark.parametrize(
    ("file", "value"),
    [
        ("/data/manifest.json", "public, max-age=60"),
        ("/api/version", "public, max-age=60"),
        ("/latest/crypt.json", "public, max-age=60"),
        ("/schemas/crypt.json", "public, max-age=3600"),
        ("/data/crypt.1a.json", "public, max-age=31536000, immutable"),
        ("/assets/main.js", "public, max-age=31536000, immutable"),
        ("/icons/icon.svg", "public, max-age=86400"),
        ("/sw.js", "no-cache"),
        ("/crypt.html", "no-cache"),
    ],
)
def test_cache_times(file: str, value: str) -> None:
    assert RULES.cache_control_of(file) == value


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"pages": {"/cards/{id}": "/cards.html"}}, "no parameter id"),
        ({"cache_control": [{"files": ["/data/*"], "value": "x"}]}, "every file"),
        ({"files": ["assets"]}, "files"),
        ({"surprise": 1}, "surprise"),
    ],
)
def test_rules_that_do_not_hang_together_are_refused(change: dict[str, Any], message: str) -> None:
    with pytest.raises(ValidationError, match=re.escape(message)):
        CdnRules.model_validate({**RULES.model_dump(), **change})
