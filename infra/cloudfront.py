"""Generates the CloudFront functions and the headers policy from ``cdn-rules.yml``.

``python -m infra.cloudfront dist .artifacts/cloudfront`` writes ``policies.json``, a CloudFormation fragment
that the service's template includes.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from infra.cdn_rules import STATUS_METADATA, CdnRules, load_rules
from infra.edge_headers import ShellFacts, frame_headers, read_built_shell, security_headers

FUNCTION_FILE = Path(__file__).with_name("cloudfront-function.js")
RESPONSE_FILE = Path(__file__).with_name("cloudfront-response.js")
FUNCTION_LIMIT = 10_240
"""Bytes CloudFront accepts for one function."""


def function_source(rules: CdnRules) -> str:
    """Prepend the rules to the viewer-request function."""
    html, body = rules.content_types[".html"], rules.plain_page
    carried = {
        "methods": rules.methods,
        "pages": rules.page_expressions,
        "redirects": rules.redirects,
        "files": rules.files,
        "types": list(rules.content_types),
        "compressed": rules.compressed,
        "notFound": rules.not_found,
        "plainPage": {"type": html, "body": body},
        "plainError": {"type": rules.content_types[".json"], "body": rules.plain_error},
    }
    return _with_rules(FUNCTION_FILE, carried)


def response_source() -> str:
    """Prepend the rules to the viewer-response function."""
    return _with_rules(RESPONSE_FILE, {"statusHeader": f"x-amz-meta-{STATUS_METADATA}"})


def _with_rules(file: Path, carried: dict[str, Any]) -> str:
    code = file.read_text(encoding="utf-8")
    source = f"const RULES = {json.dumps(carried, separators=(',', ':'))};\n{code}"
    if len(source.encode()) > FUNCTION_LIMIT:
        raise ValueError(f"the function has {len(source.encode())} bytes, CloudFront takes {FUNCTION_LIMIT}")
    return source


def policies(rules: CdnRules, facts: ShellFacts) -> dict[str, Any]:
    """Build the CloudFormation resources: the headers policy and the two functions."""
    return {
        "Resources": {
            "SecurityHeaders": _headers_policy(
                "security-headers", security_headers(rules, facts, cloud=True)
            ),
            "FrameHeaders": _headers_policy("frame-headers", frame_headers(rules, cloud=True)),
            "ViewerRequest": _function(
                "viewer-request", "Pages, redirects, refusals", function_source(rules)
            ),
            "ViewerResponse": _function("viewer-response", "The status of the last page", response_source()),
        }
    }


def _headers_policy(name: str, headers: dict[str, str]) -> dict[str, Any]:
    csp = headers.pop("Content-Security-Policy")
    known = _known_headers(headers, csp)
    items = [{"Header": header, "Value": value, "Override": True} for header, value in headers.items()]
    return {
        "Type": "AWS::CloudFront::ResponseHeadersPolicy",
        "Properties": {
            "ResponseHeadersPolicyConfig": {
                "Name": {"Fn::Sub": f"${{AWS::StackName}}-{name}"},
                "SecurityHeadersConfig": known,
                "CustomHeadersConfig": {"Items": items},
            }
        },
    }


def _function(name: str, comment: str, code: str) -> dict[str, Any]:
    return {
        "Type": "AWS::CloudFront::Function",
        "Properties": {
            "Name": {"Fn::Sub": f"${{AWS::StackName}}-{name}"},
            "AutoPublish": True,
            "FunctionCode": code,
            "FunctionConfig": {"Comment": comment, "Runtime": "cloudfront-js-2.0"},
        },
    }


def _known_headers(headers: dict[str, str], csp: str) -> dict[str, Any]:
    """Remove those from `headers` for which CloudFront has separate fields."""
    transport = headers.pop("Strict-Transport-Security")
    headers.pop("X-Content-Type-Options")
    frames = headers.pop("X-Frame-Options", None)
    return {
        **({"FrameOptions": {"FrameOption": frames, "Override": True}} if frames else {}),
        "ContentSecurityPolicy": {"ContentSecurityPolicy": csp, "Override": True},
        "ContentTypeOptions": {"Override": True},
        "ReferrerPolicy": {"ReferrerPolicy": headers.pop("Referrer-Policy"), "Override": True},
        "StrictTransportSecurity": {
            "AccessControlMaxAgeSec": int(transport.partition("max-age=")[2].partition(";")[0]),
            "IncludeSubdomains": "includeSubDomains" in transport,
            "Preload": "preload" in transport,
            "Override": True,
        },
    }


def main(dist: Path, out: Path) -> None:
    """Write the fragment."""
    out.mkdir(parents=True, exist_ok=True)
    fragment = policies(load_rules(), read_built_shell(dist))
    (out / "policies.json").write_text(json.dumps(fragment, indent=2), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
