from __future__ import annotations

import pytest

from infra.cdn_rules import load_rules
from infra.cloudfront import policies
from infra.edge_headers import ShellError, ShellFacts, content_security_policy, origin_of, read_shell

RULES = load_rules()

PAGE = (
    '<script id="theme">let a = 1;</script>'
    '<script type="application/json" id="settings">{"images":{"host":"https://img.example/card"}}</script>'
)


def test_the_policy_allows_the_theme_snippet_and_the_image_host_only() -> None:
    facts = read_shell(PAGE)
    # printf 'let a = 1;' | openssl dgst -sha256 -binary | base64
    assert facts.theme == "'sha256-xY6QKfH9PRsQnLz56nj6MBwiK5oHg+im1Jkpdp1x/Ck='"
    policy = dict(part.split(" ", 1) for part in content_security_policy(RULES, facts).split("; "))
    assert policy["script-src"] == f"'self' {facts.theme}"
    assert policy["img-src"] == "'self' data: https://img.example"
    assert policy["connect-src"] == "'self' https://img.example"
    assert policy["frame-ancestors"] == "'none'"
    assert "unsafe" not in " ".join(policy.values())


def test_a_site_without_images_allows_no_other_host() -> None:
    policy = content_security_policy(RULES, ShellFacts("'sha256-x'", origin_of("")))
    assert "http" not in policy
    assert "img-src 'self' data:;" in policy


def test_a_page_without_its_facts_is_an_error() -> None:
    with pytest.raises(ShellError):
        read_shell("<html></html>")


def test_the_cloud_has_the_same_headers_and_transport_security() -> None:
    properties = policies(RULES, read_shell(PAGE))["Resources"]["SecurityHeaders"]["Properties"]
    config = properties["ResponseHeadersPolicyConfig"]
    known = config["SecurityHeadersConfig"]
    assert known["StrictTransportSecurity"] == {
        "AccessControlMaxAgeSec": 63072000,
        "IncludeSubdomains": True,
        "Preload": True,
        "Override": True,
    }
    csp = content_security_policy(RULES, read_shell(PAGE))
    assert known["ContentSecurityPolicy"]["ContentSecurityPolicy"] == csp
    custom = {item["Header"] for item in config["CustomHeadersConfig"]["Items"]}
    own_fields = {"X-Content-Type-Options", "X-Frame-Options", "Referrer-Policy"}
    assert custom | own_fields == set(RULES.security_headers)
