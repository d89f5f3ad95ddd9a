"""A fake upstream server."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

Answer = Callable[[BaseHTTPRequestHandler], None]


@dataclass
class Server:
    """Path → what it answers."""

    address: str
    answers: dict[str, Answer] = field(default_factory=dict)
    released: threading.Event = field(default_factory=threading.Event)

    def serve(self, name: str, data: bytes, modified: str | None = None, declared: int | None = None) -> str:
        def answer(request: BaseHTTPRequestHandler) -> None:
            request.send_response(200)
            request.send_header("Content-Length", str(len(data) if declared is None else declared))
            if modified:
                request.send_header("Last-Modified", modified)
            request.end_headers()
            request.wfile.write(data)

        return self.answer(name, answer)

    def answer(self, name: str, answer: Answer) -> str:
        self.answers[f"/{name}"] = answer
        return f"{self.address}/{name}"

    def hang(self, request: BaseHTTPRequestHandler) -> None:
        self.released.wait(30)


@contextmanager
def running_server() -> Iterator[Server]:
    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            answer = upstream.answers.get(self.path)
            if answer is None:
                self.send_error(404)
            else:
                answer(self)

        def log_message(self, *_: object) -> None:
            """Log nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as listener:
        upstream = Server(f"http://127.0.0.1:{listener.server_address[1]}")
        threading.Thread(target=listener.serve_forever, args=(0.01,), daemon=True).start()
        yield upstream
        upstream.released.set()
        listener.shutdown()
