"""README and docs refer to existing links, anchors, file paths and sections; so do citations in code."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from posixpath import dirname, join, normpath

import pytest

from tests.infra.tracked import tracked

README = "README.md"
MAX_WORDS = 1200

_FENCE = re.compile(r"(?ms)^ *```.*?^ *```$")
_LINK = re.compile(r"\[[^\]\n]*\]\(([^()\s]+)\)")
_HEADING = re.compile(r"(?m)^#+ (.+)$")
_CODE = re.compile(r"`([^`\n]+)`")
_PATH = re.compile(r"[\w.-]+(?:/[\w.@*-]+)+/?|[\w.-]+/")
_SECTION = re.compile(r"(?m)^(?:#+ |\*\*)§([\d.]*\d) ")
_NUMBERS = r"§[\d.]*\d(?:(?:, | and | to )§[\d.]*\d)*"
_CITATION = re.compile(rf"\bdocs/((?:rules/)?[\w-]+\.md)(?: ({_NUMBERS}))?")
_IN_DOCS = re.compile(rf"(?:([\w/.-]+\.md) )?({_NUMBERS})")
_LINE_BREAK = re.compile(r"[ \t]*\n[ \t]*(?:\*(?!/)|//|#)?[ \t]*")
MADE = ("dist/", "sources/", ".data/", ".artifacts/", ".venv/", "node_modules/")
"""Folders that commands create: their files are not tracked."""


@dataclass(frozen=True)
class Repository:
    """Tracked files: name → text, "" for binary files."""

    texts: Mapping[str, str]

    def has(self, path: str) -> bool:
        """Whether a file, a folder or a pattern (``infra/*.yml``) names something."""
        folder = path.rstrip("/") + "/"
        return any(
            name == path or name.startswith(folder) or ("*" in path and fnmatchcase(name, f"{path}*"))
            for name in self.texts
        )

    def is_inside(self, path: str) -> bool:
        """Whether a path begins with a top-level folder of the repository."""
        top = path.partition("/")[0] + "/"
        return any(name.startswith(top) for name in self.texts)

    def documents(self) -> dict[str, str]:
        """The pages, without their blocks of code."""
        return {
            name: _FENCE.sub("", text)
            for name, text in self.texts.items()
            if name == README or (name.startswith("docs/") and name.endswith(".md"))
        }


def slug(heading: str) -> str:
    """The anchor that a heading has: ``§3 Crypt criteria`` → ``3-crypt-criteria``."""
    plain = re.sub(r"[`*]|\[([^\]]*)\]\([^)]*\)", r"\1", heading)
    return re.sub(r"[^\w -]", "", plain.strip().lower()).replace(" ", "-")


def sections(text: str) -> list[str]:
    """The numbers of the sections of a page: of headings, and of paragraphs that begin with one in bold."""
    return _SECTION.findall(text)


def link_complaints(repository: Repository) -> Iterator[str]:
    """Relative links whose file or anchor is missing."""
    pages = repository.documents()
    for page, text in pages.items():
        for target in _LINK.findall(text):
            if "://" in target or target.startswith("mailto:"):
                continue
            path, _, anchor = target.partition("#")
            file = normpath(join(dirname(page), path)) if path else page
            if not repository.has(file):
                yield f"{page}: {target}: no such file"
            elif anchor and anchor not in map(slug, _HEADING.findall(pages.get(file, ""))):
                yield f"{page}: {target}: no such heading"


def path_complaints(repository: Repository) -> Iterator[str]:
    """Paths in backticks inside folders of the repository that do not exist."""
    for page, text in repository.documents().items():
        for path in _CODE.findall(text):
            if not _PATH.fullmatch(path) or path.startswith(MADE) or not repository.is_inside(path):
                continue
            if not repository.has(path):
                yield f"{page}: `{path}` does not exist"


def citation_complaints(repository: Repository) -> Iterator[str]:
    """Citations such as ``docs/data.md §4.1, §5`` whose page or section is missing."""
    pages = repository.documents()
    for name, text in repository.texts.items():
        for file, numbers in _CITATION.findall(_LINE_BREAK.sub(" ", text)):
            page = f"docs/{file}"
            if page not in pages:
                yield f"{name}: {page} does not exist"
            else:
                yield from _unknown(name, page, pages[page], numbers)


def section_complaints(repository: Repository) -> Iterator[str]:
    """Sections that occur twice, and sections that the pages name and that are missing."""
    pages = repository.documents()
    for page, text in pages.items():
        own = sections(text)
        yield from (f"{page}: §{number} occurs twice" for number in own if own.count(number) > 1)
        for file, numbers in _IN_DOCS.findall(_SECTION.sub("", text)):
            cited = (
                file if file.startswith("docs/") else normpath(join(dirname(page), file)) if file else page
            )
            yield from _unknown(page, cited, pages.get(cited, ""), numbers)


def _unknown(where: str, page: str, text: str, numbers: str) -> Iterator[str]:
    known = sections(text)
    for number in re.findall(r"§([\d.]*\d)", numbers):
        if number not in known:
            yield f"{where}: {page} has no §{number}"


def length_complaints(repository: Repository) -> Iterator[str]:
    """A README that takes too long to read."""
    words = len(repository.texts[README].split())
    if words > MAX_WORDS:
        yield f"{README} has {words} words, more than {MAX_WORDS}"


CHECKS = [link_complaints, path_complaints, citation_complaints, section_complaints, length_complaints]
Check = Callable[[Repository], Iterator[str]]


@pytest.mark.parametrize("check", CHECKS)
def test_everything_that_is_pointed_at_exists(check: Check) -> None:
    repository = Repository(tracked())
    assert repository.documents().keys() > {README}
    assert list(check(repository)) == []


DOCS = "docs/"
"""Separate from the pages below, so that this file contains no citation."""

GOOD = {
    README: "# Name\n[rules](docs/data.md#4-rules) ![picture](docs/a.png) [web](https://example.org)\n",
    "docs/data.md": "## §4 Rules\n**§4.1 Names.** See §4 and rules/decks.md §1.\n`card-pipeline/x.py`\n",
    "docs/rules/decks.md": "## §1 `Deck` fields\n[up](../data.md) [own](#1-deck-fields) `infra/*.yml`\n",
    "docs/a.png": "",
    "infra/tables.yml": f"# {DOCS}data.md §4.1, §4\n",
    "card-pipeline/x.py": f'"""Rules ({DOCS}rules/decks.md\n# §1)."""',
}


def test_valid_documents_have_no_findings() -> None:
    assert [complaint for check in CHECKS for complaint in check(Repository(GOOD))] == []


BROKEN: list[tuple[Check, str, str, str]] = [
    (link_complaints, README, f"[x]({DOCS}none.md)", f"{DOCS}none.md: no such file"),
    (link_complaints, "docs/rules/decks.md", "[x](data.md)", "data.md: no such file"),
    (link_complaints, README, "[x](docs/data.md#5-x)", "docs/data.md#5-x: no such heading"),
    (link_complaints, "docs/data.md", "[x](#gone)", "#gone: no such heading"),
    (path_complaints, README, "`infra/none.yml`", "`infra/none.yml` does not exist"),
    (path_complaints, README, "`infra/*.json`", "`infra/*.json` does not exist"),
    (path_complaints, "docs/data.md", "`docs/none/`", "`docs/none/` does not exist"),
    (citation_complaints, "card-pipeline/x.py", f"{DOCS}data.md §9", "docs/data.md has no §9"),
    (citation_complaints, "card-pipeline/x.py", f"{DOCS}data.md §4, §6", "docs/data.md has no §6"),
    (citation_complaints, "card-pipeline/x.py", f"{DOCS}data.md\n * §7", "docs/data.md has no §7"),
    (citation_complaints, "infra/tables.yml", f"{DOCS}none.md §1", f"{DOCS}none.md does not exist"),
    (section_complaints, "docs/data.md", "## §4 Again", "§4 occurs twice"),
    (section_complaints, "docs/data.md", "as in §8", "docs/data.md has no §8"),
    (section_complaints, "docs/data.md", "rules/decks.md §2", "docs/rules/decks.md has no §2"),
    (length_complaints, README, "word " * MAX_WORDS, "has 1205 words, more than 1200"),
]


@pytest.mark.parametrize(("check", "file", "added", "complaint"), BROKEN)
def test_broken_references_are_named(check: Check, file: str, added: str, complaint: str) -> None:
    broken = Repository({**GOOD, file: f"{GOOD[file]}{added}\n"})
    assert any(found.startswith(file) and found.endswith(complaint) for found in check(broken))


@pytest.mark.parametrize(
    "text",
    [
        "```\n`infra/none.yml` [x](none.md)\n```",
        "`dist/none`",
        "`functions/<name>/app.py`",
        "`a/b`",
        "`x.json`",
    ],
)
def test_paths_outside_the_repository_are_ignored(text: str) -> None:
    pages = Repository({**GOOD, README: f"{GOOD[README]}{text}\n"})
    assert [*link_complaints(pages), *path_complaints(pages)] == []


@pytest.mark.parametrize(
    ("heading", "anchor"),
    [
        ("§4.1 What is read", "41-what-is-read"),
        ('Flow 1: "+" on a card', "flow-1--on-a-card"),
        ("The `q` of [search](x.md)", "the-q-of-search"),
    ],
)
def test_headings_have_the_anchors_of_the_hosts(heading: str, anchor: str) -> None:
    assert slug(heading) == anchor
