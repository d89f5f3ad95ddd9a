"""One function in a process of its own: imports the real handler and calls it, one event at a time.

`infra.local.fork_server` starts it. It reads frames from a socket and writes frames to it.
"""

from __future__ import annotations

import importlib
import json
import os
import socket
import struct
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, BinaryIO

from infra.local.parent_death import die_with_parent

LENGTH = struct.Struct(">I")
"""A frame is the length of its JSON in bytes, then the JSON."""

Handler = Callable[[dict[str, Any], "Context"], Any]


@dataclass(frozen=True)
class Context:
    """The Lambda context of a call."""

    function_name: str
    aws_request_id: str
    deadline: float
    """Seconds since the epoch."""
    function_version: str = "$LATEST"
    memory_limit_in_mb: int = 1024

    @property
    def invoked_function_arn(self) -> str:
        """A name of the documented form; there is no such function."""
        return f"arn:aws:lambda:us-east-1:000000000000:function:{self.function_name}"

    def get_remaining_time_in_millis(self) -> int:
        """Milliseconds until the call is given up."""
        return max(0, int((self.deadline - time.time()) * 1000))


def load(name: str) -> Handler:
    """Import ``package.module.attribute``. Raises ImportError or AttributeError."""
    module, _, attribute = name.rpartition(".")
    handler: Handler = getattr(importlib.import_module(module), attribute)
    return handler


def read_frame(stream: BinaryIO) -> dict[str, Any] | None:
    """Read one frame; None when the gateway has closed the stream."""
    head = stream.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    body = stream.read(LENGTH.unpack(head)[0])
    frame: dict[str, Any] = json.loads(body)
    return frame


def write_frame(stream: BinaryIO, frame: dict[str, Any]) -> None:
    """Write one frame. Raises TypeError or ValueError for values that JSON lacks, like Lambda."""
    body = json.dumps(frame).encode()
    stream.write(LENGTH.pack(len(body)) + body)
    stream.flush()


def call_handler(handler: Handler, name: str, frame: dict[str, Any]) -> dict[str, Any]:
    """Call the handler; an exception becomes an error frame and a traceback on stderr."""
    context = Context(name, frame["id"], frame["deadline"])
    try:
        return {"answer": json.loads(json.dumps(handler(frame["event"], context)))}
    except Exception:
        traceback.print_exc()
        return {"error": True}


def work(calls: socket.socket, name: str, parent: int) -> None:
    """Import the function, say so, and serve frames until the stream ends.

    ``parent`` is the process that this one ends with.
    """
    die_with_parent(parent)
    frames, responses = calls.makefile("rb"), calls.makefile("wb")
    handler = load(name)
    write_frame(responses, {"ready": True})
    function_name = os.environ.get("AWS_LAMBDA_FUNCTION_NAME", name)
    while (frame := read_frame(frames)) is not None:
        write_frame(responses, call_handler(handler, function_name, frame))
