"""Reads an HTTP response up to a maximum size.

The pipeline has a loop of its own (`card_pipeline.sources.fetch`): it streams to a file, and functions import
nothing of the pipeline but its facts.
"""

from __future__ import annotations

from collections.abc import Callable
from http.client import HTTPResponse

_CHUNK_BYTES = 64 * 1024


def read_capped(
    response: HTTPResponse, max_bytes: int, check_time: Callable[[], object] = lambda: None
) -> bytes:
    """Read a body chunk by chunk, so that slow and endless ones are given up.

    `check_time` is called after each chunk and at the end; it raises when the time is over.
    Raises OSError above `max_bytes`.
    """
    chunks: list[bytes] = []
    size = 0
    while chunk := response.read1(_CHUNK_BYTES):
        chunks.append(chunk)
        size += len(chunk)
        if size > max_bytes:
            raise OSError(f"the response is larger than {max_bytes} bytes")
        check_time()
    check_time()
    return b"".join(chunks)
