"""Calls of functions through the gateway, and their failures."""

from __future__ import annotations

import base64
import json
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import pytest

from tests.local.service import Service
from tests.local.small_service import small_service

pytestmark = pytest.mark.slow

MAX_BYTES = 6 * 1024 * 1024
JSON = ("content-type", "application/json")
HOST = ("host", "localhost:8080")


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    running = small_service(tmp_path_factory.mktemp("service"))
    yield running
    running.close()


def error(status: int, body: bytes) -> tuple[int, str]:
    """Status and code of an answer, which must have the one error shape."""
    shape = json.loads(body)
    assert list(shape) == ["error"]
    assert isinstance(shape["error"]["message"], str)
    return status, shape["error"]["code"]


def test_a_request_becomes_an_event_and_the_result_a_response(service: Service) -> None:
    headers = [
        ("Host", "localhost:8080"),
        JSON,
        ("X-Twice", "a"),
        ("X-Twice", "b, c"),
        ("Cookie", "session=1; theme=dark"),
        ("Cookie", "x=y"),
        ("User-Agent", "Test/1"),
        ("X-Forwarded-For", "203.0.113.9"),
        ("X-Forwarded-Proto", "https"),
    ]
    response = service.ask("/api/things/a%20b?k=1&k=2&e=&u=%C3%BC+x", "PUT", b'{"q": "\xc3\xbc"}', headers)
    assert response.status == 201
    assert response.header("x-name") == "first"
    assert response.all("set-cookie") == ["a=1; Path=/", "b=2; Path=/; HttpOnly"]
    assert response.header("x-content-type-options") == "nosniff"
    assert response.header("cache-control") == "no-store"
    report = json.loads(response.body)
    assert 0 < report["left"] <= 20_000
    event = report["event"]
    context = event["requestContext"]
    assert event["version"] == "2.0"
    assert event["routeKey"] == context["routeKey"] == "ANY /api/things/{id}"
    assert event["rawPath"] == context["http"]["path"] == "/api/things/a b"
    assert event["rawQueryString"] == "k=1&k=2&e=&u=%C3%BC+x"
    assert event["queryStringParameters"] == {"k": "1,2", "e": "", "u": "ü x"}
    assert event["pathParameters"] == {"id": "a b"}
    assert event["cookies"] == ["session=1", "theme=dark", "x=y"]
    assert (event["body"], event["isBase64Encoded"]) == ('{"q": "ü"}', False)
    assert event["headers"]["x-twice"] == "a,b, c"
    assert "cookie" not in event["headers"]
    assert event["headers"]["x-forwarded-for"] == "203.0.113.9, 192.0.2.7"
    assert event["headers"]["x-forwarded-proto"] == "http"
    assert context["http"] == {
        "method": "PUT",
        "path": "/api/things/a b",
        "protocol": "HTTP/1.1",
        "sourceIp": "192.0.2.7",
        "userAgent": "Test/1",
    }
    assert context["domainName"] == "localhost"


def test_fields_missing_in_a_request_are_missing_in_the_event(service: Service) -> None:
    event = json.loads((service.ask("/api/echo")).body)["event"]
    assert {"cookies", "queryStringParameters", "pathParameters", "body"}.isdisjoint(event)
    assert (event["rawQueryString"], event["isBase64Encoded"]) == ("", False)


@pytest.mark.parametrize(
    ("content_type", "body", "text"),
    [
        ("application/json", b"{}", True),
        ("application/json; charset=utf-8", b"not json", True),
        ("application/problem+json", b"{}", True),
        ("text/plain", b"a", True),
        ("text/plain", b"\xff\xfe", False),
        ("application/json", b"\xff", False),
        ("application/x-www-form-urlencoded", b"a=1", False),
        ("application/octet-stream", b"plain", False),
        ("application/jsonp", b"x", False),
    ],
)
def test_a_body_that_is_no_text_travels_in_base64(
    service: Service, content_type: str, body: bytes, text: bool
) -> None:
    response = service.ask("/api/do", "POST", body, [HOST, ("content-type", content_type)])
    event = json.loads(response.body)["event"]
    assert event["isBase64Encoded"] == (not text)
    assert (event["body"].encode() if text else base64.b64decode(event["body"])) == body


def test_routes_follow_the_service_description(service: Service) -> None:
    def key(path: str, method: str = "GET") -> Any:
        response = service.ask(path, method)
        return json.loads(response.body)["event"]["routeKey"] if response.status == 201 else response.status

    assert key("/api/echo") == "GET /api/echo"
    assert key("/api/things/7", "DELETE") == "ANY /api/things/{id}"
    assert key("/api/things/7/a/b", "POST") == "POST /api/things/{id}/{rest+}"
    for path, method in [
        ("/api/echo", "POST"),
        ("/api/things/7/a", "GET"),
        ("/api/echo/", "GET"),
        ("/api/Echo", "GET"),
        ("/api/none", "GET"),
        ("/api/", "GET"),
    ]:
        missing = service.ask(path, method)
        assert error(missing.status, missing.body) == (404, "not-found")


def test_the_version_stays_a_file(service: Service) -> None:
    assert (service.ask("/api/version")).body == b'{"version":"1"}'
    refused = service.ask("/api/version", "POST")
    assert error(refused.status, refused.body) == (405, "405")
    assert (service.ask("/")).status == 200
    assert (service.ask("/api")).status == 404


@pytest.mark.parametrize("how", ["die", "raise", "set", "large"])
def test_a_failing_function_is_a_500_and_works_again(
    service: Service, how: str, capfd: pytest.CaptureFixture[str]
) -> None:
    failed = service.ask(f"/api/do?how={how}")
    assert error(failed.status, failed.body) == (502, "function-failed")
    again = [service.ask("/api/do") for _ in range(3)]
    assert [response.status for response in again] == [201, 201, 201]
    assert "ANY /api/do (first): " in capfd.readouterr().err


def test_output_of_a_function_does_not_corrupt_its_result(service: Service) -> None:
    assert service.ask("/api/do?how=print").status == 201
    assert service.ask("/api/do").status == 201


def test_a_function_that_takes_too_long_is_given_up(service: Service) -> None:
    late = service.ask("/api/hasty?seconds=60")
    assert error(late.status, late.body) == (504, "timed-out")
    again = service.ask("/api/hasty")
    assert (again.status, again.body) == (200, b"\x00\xffhasty")


def test_the_start_of_a_function_is_no_part_of_its_time(service: Service) -> None:
    assert service.ask("/api/heavy").status == 200, "its import takes longer than its calls may"


def test_sizes_have_a_limit(service: Service) -> None:
    headers = [HOST, ("content-type", "text/plain")]
    fits = service.ask("/api/do", "POST", b"x" * MAX_BYTES, headers)
    assert fits.status == 502  # It is accepted; the response that repeats it is too large.
    over = service.ask("/api/do", "POST", b"x" * (MAX_BYTES + 1), headers)
    assert error(over.status, over.body) == (413, "too-large")
    assert service.ask("/api/do").status == 201


@pytest.mark.parametrize(
    ("response", "status", "body"),
    [
        ({"statusCode": 204}, 204, b""),
        ({"statusCode": 200, "body": "ü"}, 200, "ü".encode()),
        ({"statusCode": 200, "body": {"a": 1}}, 200, b'{"a": 1}'),
        ({"statusCode": 200, "headers": None, "cookies": None, "body": None}, 200, b""),
        ({"statusCode": 200, "headers": {"x-n": 1, "content-length": "99"}, "body": "ab"}, 200, b"ab"),
        ({"hello": "ü"}, 200, '{"hello": "ü"}'.encode()),
        ("text", 200, b'"text"'),
        ({"statusCode": "200"}, 502, None),
        ({"statusCode": 99}, 502, None),
        ({"statusCode": 200, "headers": ["x"]}, 502, None),
        ({"statusCode": 200, "headers": {"x": "a\r\nb: c"}}, 502, None),
        ({"statusCode": 200, "headers": {"x y": "a"}}, 502, None),
        ({"statusCode": 200, "headers": {"x": "\u2026"}}, 502, None),
        ({"statusCode": 200, "cookies": ["a\nb"]}, 502, None),
        ({"statusCode": 200, "body": "%%%", "isBase64Encoded": True}, 502, None),
    ],
)
def test_results_are_read_like_by_api_gateway(
    service: Service, response: Any, status: int, body: bytes | None
) -> None:
    got = service.ask(f"/api/do?how=odd&answer={quote(json.dumps(response))}")
    assert got.status == status
    if body is None:
        assert error(got.status, got.body) == (502, "function-failed")
    else:
        assert got.body == body


def test_a_head_request_gets_no_body(service: Service) -> None:
    response = service.ask("/api/do", "HEAD")
    assert (response.status, response.body) == (201, b"")


@pytest.mark.parametrize(
    "path",
    [
        "/api/../../etc/passwd",
        "/api/things/..",
        "/api/things/%2e%2e/x",
        "/api/things/%2Fetc%2Fpasswd",
        "/api/things/%",
        "/api/things/%zz",
        "/api/things/%00",
        "/api/things/%ff%fe",
        "/api/things/%C0%AE",
        "/api//echo",
        "/api/things/\\..\\x",
        "/%61pi/echo",
        "/api/things/" + "x" * 20_000,
        "/api/echo?" + "%" * 50,
        "/api/echo?%ff=%fe&&&=&a",
        "/api/echo?\xff",
        "/api/things/\xfc",
        "/api/things/%F0%9F%A6%87",
    ],
)
def test_malformed_paths_never_cause_a_500(service: Service, path: str) -> None:
    assert (service.ask(path)).status in (201, 400, 404)


@pytest.mark.parametrize("host", ["a b", "[::1]:80", "x:y:z", "", "ü", "h:999999"])
def test_foreign_hosts_are_refused(service: Service, host: str) -> None:
    refused = service.ask("/api/echo", headers=[("host", host)])
    assert error(refused.status, refused.body) == (400, "bad-request")


def test_two_functions_work_at_once(service: Service) -> None:
    # Each waits for the other: sequentially they would never end.
    first, second = service.at_once("/api/do?how=meet&me=a&other=b", "/api/second?me=b&other=a")
    assert (first.status, second.status) == (201, 200)


def test_calls_at_once_get_processes_of_their_own(service: Service) -> None:
    pair = service.at_once("/api/do?how=meet&me=c&other=d", "/api/do?how=meet&me=d&other=c")
    assert len({json.loads(response.body)["pid"] for response in pair}) == 2
    many = service.at_once(*["/api/do"] * 20)
    assert {response.status for response in many} == {201}
    assert len({json.loads(response.body)["pid"] for response in many}) <= 2
