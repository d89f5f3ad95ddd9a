"""One line of JSON for each call, without personal data: no address, user, cookie, query or body."""

from __future__ import annotations

import logging
import os
import sys
import time
import traceback
from typing import Any

import orjson

_logger = logging.getLogger("methuselah")
NAMESPACE = "Methuselah"
"""Of metrics; infra/alarms.yml reads them."""


class _JsonLine(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S"),
            "level": record.levelname,
            "event": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        return orjson.dumps(line).decode()


def start_logging(level: str) -> None:
    """Write only the lines of this application to stdout."""
    handler = logging.StreamHandler(sys.stdout)
    handler.setFormatter(_JsonLine())
    _logger.handlers = [handler]
    _logger.setLevel(level)
    _logger.propagate = False


def debug(event: str, **facts: Any) -> None:
    """Log a step that only an operator who looks for an error wants to see."""
    _logger.debug(event, extra={"facts": facts})


def metrics(**values: int) -> None:
    """Log numbers that CloudWatch turns into metrics (embedded metric format), whatever the level of logging.

    Their only dimension is the function's name.
    """
    where = {"Namespace": NAMESPACE, "Dimensions": [["Function"]]}
    described = {**where, "Metrics": [{"Name": metric} for metric in values]}
    about = {"Timestamp": int(time.time() * 1000), "CloudWatchMetrics": [described]}
    facts = {"_aws": about, "Function": os.environ.get("AWS_LAMBDA_FUNCTION_NAME", ""), **values}
    line = _logger.makeRecord(_logger.name, logging.INFO, "", 0, "metrics", (), None, extra={"facts": facts})
    _logger.handle(line)


def info(event: str, **facts: Any) -> None:
    """Log an event."""
    _logger.info(event, extra={"facts": facts})


def warning(event: str, **facts: Any) -> None:
    """Log a problem that an operator should look at."""
    _logger.warning(event, extra={"facts": facts})


def failure(event: str, error: BaseException, **facts: Any) -> None:
    """Log an error by type and stack only: its message may quote a user's input."""
    stack = [f"{frame.filename}:{frame.lineno}" for frame in traceback.extract_tb(error.__traceback__)[-6:]]
    _logger.error(event, extra={"facts": {**facts, "error": type(error).__name__, "at": stack}})
