"""A service of small functions that test the gateway in ways that real functions never do."""

from __future__ import annotations

import os
from pathlib import Path

from tests.local.service import ROOT, Service, write_site

SERVERLESS = """
functions:
  first:
    handler: handlers/first.handler
    timeout: 20
    events:
      - httpApi: "GET /api/echo"
      - httpApi: { method: "*", path: "/api/things/{id}" }
      - httpApi: { method: post, path: "/api/things/{id}/{rest+}" }
      - httpApi: { method: "*", path: /api/do }
      - schedule: rate(1 day)
  second:
    handler: handlers.second.handler
    events:
      - httpApi: { method: "*", path: /api/second }
  hasty:
    handler: handlers.second.handler
    timeout: 2
    events:
      - httpApi: { method: "*", path: /api/hasty }
  heavy:
    handler: handlers.heavy.handler
    timeout: 1
    events:
      - httpApi: { method: "*", path: /api/heavy }
"""

FIRST = """
import json, os, time
from pathlib import Path

calls = 0


def meet(me, other):
    Path(me).touch()
    while not Path(other).exists():
        time.sleep(0.01)


def handler(event, context):
    global calls
    calls += 1
    query = event.get("queryStringParameters", {})
    match query.get("how"):
        case "die":
            os._exit(3)
        case "raise":
            raise ValueError("no good")
        case "meet":
            meet(query["me"], query["other"])
        case "print":
            print("a stray line on stdout", flush=True)
        case "set":
            return {"not": {"json"}}
        case "large":
            return {"statusCode": 200, "body": "x" * (6 * 1024 * 1024 + 1)}
        case "odd":
            return json.loads(query["answer"])
    left = context.get_remaining_time_in_millis()
    report = {"event": event, "calls": calls, "pid": os.getpid(), "left": left}
    return {
        "statusCode": 201,
        "headers": {"content-type": "application/json", "x-name": context.function_name},
        "cookies": ["a=1; Path=/", "b=2; Path=/; HttpOnly"],
        "body": json.dumps(report),
    }
"""

SECOND = """
import base64, os, time
from handlers.first import meet


def handler(event, context):
    query = event.get("queryStringParameters", {})
    if "me" in query:
        meet(query["me"], query["other"])
    time.sleep(float(query.get("seconds", 0)))
    name = os.environ["AWS_LAMBDA_FUNCTION_NAME"].encode()
    return {
        "statusCode": 200,
        "headers": {"content-type": "image/png"},
        "body": base64.b64encode(b"\\x00\\xff" + name).decode(),
        "isBase64Encoded": True,
    }
"""

HEAVY = """
import time

time.sleep(1.5)


def handler(event, context):
    return {"statusCode": 200, "body": "started"}
"""


def small_service(folder: Path) -> Service:
    """Write the service and a site of one page, and start it."""
    write_site(folder / "dist")
    files = {
        "serverless.yml": SERVERLESS,
        "handlers/__init__.py": "",
        "handlers/first.py": FIRST,
        "handlers/second.py": SECOND,
        "handlers/heavy.py": HEAVY,
    }
    for name, content in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(content)
    paths = os.pathsep.join([str(folder), str(ROOT)])
    environment = {"PATH": os.environ["PATH"], "PYTHONPATH": paths}
    return Service(folder, folder / "serverless.yml", environment, folder / "dist")
