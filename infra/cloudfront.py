"""Makes the CloudFront function and the headers policy from ``cdn-rules.yml``.

``python -m infra.cloudfront dist .artifacts/cloudfront`` writes ``viewer-request.js`` and ``policies.json``,
a CloudFormation fragment that the service's template includes.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from infra.cdn_rules import CdnRules, load_rules
from infra.edge_headers import ShellFacts, read_built_shell, security_headers

FUNCTION_FILE = Path(__file__).with_name("cloudfront-function.js")
FUNCTION_LIMIT = 10_240
"""Bytes CloudFront accepts for one function."""


def function_source(rules: CdnRules) -> str:
    """Put the rules in front of the viewer-request function."""
    html, body = rules.content_types[".html"], rules.plain_page
    carried = {
        "methods": rules.methods,
        "pages": rules.page_expressions,
        "redirects": rules.redirects,
        "files": rules.files,
        "types": list(rules.content_types),
        "compressed": rules.compressed,
        "plainPage": {"type": html, "body": body},
        "plainError": {"type": rules.content_types[".json"], "body": rules.plain_error},
    }
    code = FUNCTION_FILE.read_text(encoding="utf-8")
    source = f"const RULES = {json.dumps(carried, separators=(',', ':'))};\n{code}"
    if len(source.encode()) > FUNCTION_LIMIT:
        raise ValueError(f"the function has {len(source.encode())} bytes, CloudFront takes {FUNCTION_LIMIT}")
    return source


def policies(rules: CdnRules, facts: ShellFacts) -> dict[str, Any]:
    """Draw the CloudFormation resources: the headers policy and the function."""
    headers = security_headers(rules, facts, cloud=True)
    csp = headers.pop("Content-Security-Policy")
    return {
        "Resources": {
            "SecurityHeaders": {
                "Type": "AWS::CloudFront::ResponseHeadersPolicy",
                "Properties": {
                    "ResponseHeadersPolicyConfig": {
                        "Name": {"Fn::Sub": "${AWS::StackName}-security-headers"},
                        "SecurityHeadersConfig": _known_headers(headers, csp),
                        "CustomHeadersConfig": {
                            "Items": [
                                {"Header": name, "Value": value, "Override": True}
                                for name, value in headers.items()
                            ]
                        },
                    }
                },
            },
            "ViewerRequest": {
                "Type": "AWS::CloudFront::Function",
                "Properties": {
                    "Name": {"Fn::Sub": "${AWS::StackName}-viewer-request"},
                    "AutoPublish": True,
                    "FunctionCode": function_source(rules),
                    "FunctionConfig": {
                        "Comment": "Pages, redirects and refusals",
                        "Runtime": "cloudfront-js-2.0",
                    },
                },
            },
        }
    }


def _known_headers(headers: dict[str, str], csp: str) -> dict[str, Any]:
    """Take out of `headers` those that CloudFront has fields of its own for."""
    transport = headers.pop("Strict-Transport-Security")
    headers.pop("X-Content-Type-Options")
    return {
        "ContentSecurityPolicy": {"ContentSecurityPolicy": csp, "Override": True},
        "ContentTypeOptions": {"Override": True},
        "FrameOptions": {"FrameOption": headers.pop("X-Frame-Options"), "Override": True},
        "ReferrerPolicy": {"ReferrerPolicy": headers.pop("Referrer-Policy"), "Override": True},
        "StrictTransportSecurity": {
            "AccessControlMaxAgeSec": int(transport.partition("max-age=")[2].partition(";")[0]),
            "IncludeSubdomains": "includeSubDomains" in transport,
            "Preload": "preload" in transport,
            "Override": True,
        },
    }


def main(dist: Path, out: Path) -> None:
    """Write both artefacts."""
    rules = load_rules()
    out.mkdir(parents=True, exist_ok=True)
    (out / "viewer-request.js").write_text(function_source(rules), encoding="utf-8")
    fragment = policies(rules, read_built_shell(dist))
    (out / "policies.json").write_text(json.dumps(fragment, indent=2), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
