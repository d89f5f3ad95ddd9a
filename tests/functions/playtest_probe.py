"""Searches everything that others than playtesters can get for anything of a round."""

from __future__ import annotations

import gzip
import json
import logging
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

import brotli
from fastapi import FastAPI
from site_builder.api_files import apps, openapi

from functions.playtest.round_data import RoundData
from tests.functions.calls import Browser, Reply
from tests.functions.databases import ORIGIN
from tests.functions.share_harness import SITE

ROUND = "sample"
MIN_TEXT = 30
"""Characters of a text that no released card has by chance."""
UNPACK = {".br": brotli.decompress, ".gz": gzip.decompress}
ENDS_THE_SESSION = {("DELETE", "/api/account"), ("DELETE", "/api/account/sessions"), ("DELETE", "/api/login")}
SHARED = ("/d/{id}", "/embed/decks/{id}", f"/api/oembed?url={SITE}/d/{{id}}")
"""Pages of shared decks, which are no part of the described API, and a call with a deck in its query."""
METHODS = ("get", "post", "put", "patch", "delete")
"""In this order: what is deleted cannot be shown any more."""


@dataclass(frozen=True)
class Secrets:
    """What only playtesters may see of a round: names, long texts, image names, and ids of its cards."""

    words: tuple[bytes, ...]
    ids: re.Pattern[bytes]

    def findall(self, content: bytes) -> list[bytes]:
        """Find what `content` says of the round."""
        # A pattern with a hundred alternatives would take ten times as long.
        return [*(word for word in self.words if word in content), *self.ids.findall(content)]


def secrets_of(sample: RoundData) -> Secrets:
    """Return what no published file and no call by others may contain."""
    found = json.loads(sample.content)
    cards = [*found["crypt"], *found["library"]]
    texts = {card["text"] for card in cards if len(card["text"]) >= MIN_TEXT}
    names = {one["name"] for one in (*cards, *found["precons"].values(), found["round"])}
    words = {json.dumps(one)[1:-1] for one in texts} | names | texts | sample.images
    # Not a part of another word or number. What precedes is looked at last, as an id is rare.
    ids = rf"(?:{'|'.join(map(str, sorted(sample.cards)))})(?<![\w.]\d{{6}})(?![\w.])"
    return Secrets(tuple(sorted(word.encode() for word in words)), re.compile(ids.encode()))


def leaks_in_files(folder: Path, secrets: Secrets) -> dict[str, bytes]:
    """Search every file of a folder, whatever its kind, and its name; compressed ones unpacked."""
    leaks = {}
    for file in (one for one in folder.rglob("*") if one.is_file()):
        name = file.relative_to(folder).as_posix()
        content = b"" if _is_compressed_copy(file) else _content(file)
        if found := secrets.findall(name.encode()) or secrets.findall(content):
            leaks[name] = found[0]
    return leaks


def _content(file: Path) -> bytes:
    unpack = UNPACK.get(file.suffix)
    return unpack(file.read_bytes()) if unpack else file.read_bytes()


def _is_compressed_copy(file: Path) -> bool:
    """Whether the file is that beside it, which is searched, compressed."""
    plain = file.with_suffix("")
    return file.suffix in UNPACK and plain.is_file() and plain.read_bytes() == _content(file)


@dataclass(frozen=True)
class Viewer:
    """Somebody who may see nothing of the round, and all functions."""

    browser: Browser
    all_apps: dict[str, FastAPI]

    def leaks(self, values: dict[str, list[str]], secrets: Secrets) -> dict[tuple[str, str], bytes]:
        """Make every call, and search bodies and headers of the responses and all lines of the log."""
        leaks = {}
        # Building the apps sets the log up.
        calls, lines = list(addresses(values)), _Lines()
        logger = logging.getLogger("methuselah")
        level = logger.level
        logger.addHandler(lines)
        logger.setLevel(logging.DEBUG)
        try:
            for method, path, name in calls:
                lines.written.clear()
                body = b"" if method == "GET" else json.dumps(_body(path, values["id"][1])).encode()
                reply = self._call(method, path, name, body)
                for found in secrets.findall(_everything(reply, lines)):
                    # What the viewer has sent is no secret.
                    if found.strip(b'"') not in path.encode() + body:
                        leaks[method, path] = found
        finally:
            logger.removeHandler(lines)
            logger.setLevel(level)
        return leaks

    def _call(self, method: str, path: str, name: str, body: bytes) -> Reply:
        headers = {"content-type": "application/json", "origin": ORIGIN}
        return in_app(self.browser, self.all_apps[name]).send(method, path, body or None, headers)


class _Lines(logging.Handler):
    """Collects what is logged."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.written: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Collect a line with all its facts."""
        self.written.append(f"{record.getMessage()} {getattr(record, 'facts', {})}")


def in_app(browser: Browser, app: FastAPI) -> Browser:
    """Return the same client for another function."""
    return Browser(app, cookies=dict(browser.cookies))


def addresses(values: dict[str, list[str]]) -> Iterator[tuple[str, str, str]]:
    """Every call with every combination of values in its path, except those that end the session."""
    described = {name: openapi(app)["paths"] for name, app in apps().items()}
    for path, value in product(SHARED, values["id"]):
        yield "GET", path.replace("{id}", value), "share"
    for method in METHODS:
        for name, paths in described.items():
            for path in (one for one, methods in paths.items() if method in methods):
                names = re.findall(r"{(\w+)}", path)
                for chosen in product(*(values[one] for one in names)):
                    real = path
                    for one, value in zip(names, chosen, strict=True):
                        real = real.replace(f"{{{one}}}", value)
                    if (method.upper(), real) not in ENDS_THE_SESSION:
                        yield method.upper(), real, name


def _everything(reply: Reply, lines: _Lines) -> bytes:
    headers = "\n".join(f"{name}: {value}" for name, value in reply.headers.items())
    return b"\n".join([reply.body, headers.encode(), "\n".join((*reply.cookies, *lines.written)).encode()])


def _body(path: str, deck: str) -> Any:
    """A body that the call accepts, as far as it could show something then."""
    if path.endswith("/decks/batch"):
        return {"ids": [deck]}
    if path.endswith("/recommendation"):
        return {"cards": {"200001": 2, "210001": 1}}
    if path.endswith("/branch"):
        return {"deckid": deck}
    return {"cards": {"200001": 1}} if path.startswith("/api/deck") else {}
