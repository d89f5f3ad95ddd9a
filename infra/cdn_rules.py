"""Reads and validates ``cdn-rules.yml``, the rules of the CDN."""

from __future__ import annotations

import re
from functools import cached_property
from http import HTTPStatus
from pathlib import Path
from typing import Annotated, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from infra.yaml_file import read_yaml

RULES_FILE = Path(__file__).with_name("cdn-rules.yml")

UrlPath = Annotated[str, Field(pattern=r"^/\S*$")]
PageFile = Annotated[str, Field(pattern=r"^(/|\{path\})\S*$")]
FilePattern = Annotated[str, Field(pattern=r"^(\*|/[^*\s]*\*?)$")]
OWN_PAGE = "{path}"
"""Stands in the name of a page for the path itself, with ``_`` for ``:``."""
STATUS_METADATA = "status"
"""Metadata of a stored file: its response status. The bucket sends it as ``x-amz-meta-status``."""
LOCATION_METADATA = "location"
"""The same: the path that its address leads to."""
_PLACEHOLDER = re.compile(r"\{(\w+)\}")


class CacheRule(BaseModel):
    """Cache lifetimes of served files."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    files: list[FilePattern]
    value: str


class CdnRules(BaseModel):
    """The rules of one distribution; `cdn-rules.yml` explains each of them."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    methods: list[str]
    parameters: dict[str, str]
    pages: dict[UrlPath, PageFile]
    functions: list[FilePattern]
    redirects: dict[UrlPath, UrlPath]
    files: list[FilePattern]
    redirect_files: list[FilePattern]
    open_files: list[FilePattern]
    not_found: UrlPath
    plain_page: str
    plain_error: str
    compressed: list[str]
    content_types: dict[str, str]
    cache_control: list[CacheRule]
    content_security_policy: dict[str, str]
    security_headers: dict[str, str]
    frames: list[FilePattern]
    frame_content_security_policy: dict[str, str]
    frame_headers: dict[str, str]
    cloud_headers: dict[str, str]

    @model_validator(mode="after")
    def _hangs_together(self) -> Self:
        for page in self.pages:
            for name in _PLACEHOLDER.findall(page):
                if name not in self.parameters:
                    raise ValueError(f"page {page}: no parameter {name}")
        if self.cache_control[-1].files != ["*"]:
            raise ValueError("the last rule of cache_control must hold for every file")
        return self

    @cached_property
    def page_expressions(self) -> list[tuple[str, str]]:
        """Expression for a whole path → page that answers it, see `page_of`."""
        return [(self._expression(path), page) for path, page in self.pages.items()]

    def page_of(self, path: str) -> str | None:
        """Page that answers a path; None if it is not the path of a page."""
        page = next((page for expression, page in self.page_expressions if re.search(expression, path)), None)
        # A colon in the name of a file is not safe in every store.
        return page and page.replace(OWN_PAGE, path.replace(":", "_"))

    def _expression(self, path: str) -> str:
        pieces = _PLACEHOLDER.split(path)
        # Every second piece is a placeholder's name.
        drawn = (
            f"(?:{self.parameters[piece]})" if odd % 2 else re.escape(piece)
            for odd, piece in enumerate(pieces)
        )
        return f"^{''.join(drawn)}$"

    def cache_control_of(self, file: str) -> str:
        """Cache-Control of a served file (``/assets/main-3f9a.js``)."""
        return next(
            rule.value for rule in self.cache_control if any(matches(each, file) for each in rule.files)
        )

    def is_answered_by_function(self, path: str) -> bool:
        """Whether a function answers a path outside of the API."""
        return any(matches(pattern, path) for pattern in self.functions)

    def is_for_frames(self, path: str) -> bool:
        """Whether other sites may show a path in frames."""
        return any(matches(pattern, path) for pattern in self.frames)

    def is_redirect(self, file: str) -> bool:
        """Whether a file holds the path that its address leads to."""
        return any(matches(each, file) for each in self.redirect_files)

    def is_open(self, file: str) -> bool:
        """Whether pages of other sites may read a file."""
        return any(matches(each, file) for each in self.open_files)

    def refusal(self, status: int, path: str) -> tuple[str, str]:
        """Media type and body of a refusal; the API answers in its own error shape."""
        kind, body = ("json", self.plain_error) if path.startswith("/api/") else ("html", self.plain_page)
        reason = HTTPStatus(status).phrase
        return self.content_types[f".{kind}"], body.replace("STATUS", str(status)).replace("REASON", reason)

    def content_type_of(self, file: str) -> str:
        """Media type of a file, by its whole name or by its extension.

        Raises KeyError for a kind of file that the rules do not know: it must not be published.
        """
        return self.content_types.get(file) or self.content_types[ending(file)]


def ending(file: str) -> str:
    """``.json`` for ``/data/crypt.3f9a.json``, "" when the name has none."""
    name = file.rpartition("/")[2]
    return name[name.rindex(".") :] if "." in name else ""


def matches(pattern: str, file: str) -> bool:
    """Whether a file matches a pattern, which names a file or a folder."""
    if pattern.endswith("*"):
        return file.startswith(pattern[:-1])
    return file == pattern


def load_rules(path: Path = RULES_FILE) -> CdnRules:
    """Read and validate the rules; pydantic's ValidationError names problems."""
    return CdnRules.model_validate(read_yaml(path))
