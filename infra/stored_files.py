"""The files of dist/ in the site's bucket: names and response headers."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from infra.cdn_rules import STATUS_METADATA, CdnRules

TWINS = {".br": "br", ".gz": "gzip"}
IMMUTABLE = "immutable"


@dataclass(frozen=True)
class StoredFile:
    """A file of dist/ as stored in the bucket."""

    key: str
    """``data/crypt.3f9a.json.br``."""
    path: Path
    content_type: str
    cache_control: str
    encoding: str = ""
    metadata: dict[str, str] = field(default_factory=dict)

    @property
    def never_changes(self) -> bool:
        """Whether its name contains the hash of its content."""
        return IMMUTABLE in self.cache_control

    @property
    def phase(self) -> tuple[bool, bool]:
        """Order of storing: files that others refer to come first, the pages last."""
        return (not self.never_changes, self.content_type.startswith("text/html"))

    @property
    def fingerprint(self) -> str:
        """Hash of its content and headers."""
        headers = repr((self.content_type, self.cache_control, self.encoding, self.metadata))
        return hashlib.sha256(headers.encode() + self.path.read_bytes()).hexdigest()


def stored_files(rules: CdnRules, dist: Path) -> list[StoredFile]:
    """List the files in the order of storing. Raises KeyError for a kind that the rules do not know."""
    return sorted(_files(rules, dist), key=lambda file: (file.phase, file.key))


def _files(rules: CdnRules, dist: Path) -> Iterator[StoredFile]:
    for path in dist.rglob("*"):
        if path.is_file():
            key = path.relative_to(dist).as_posix()
            plain = f"/{key.removesuffix(path.suffix) if path.suffix in TWINS else key}"
            yield StoredFile(
                key=key,
                path=path,
                content_type=rules.content_type_of(plain),
                cache_control=rules.cache_control_of(plain),
                encoding=TWINS.get(path.suffix, ""),
                metadata={STATUS_METADATA: "404"} if plain == rules.not_found else {},
            )
