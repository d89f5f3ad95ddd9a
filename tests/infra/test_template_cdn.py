"""Invariants of the deployed CDN and its bucket."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import yaml

from functions.common.capacity import WRITES
from functions.common.errors import ThrottledError
from infra.cdn_rules import load_rules
from infra.cloudfront import policies
from infra.edge_headers import ShellFacts
from tests.infra.packaged_service import holds, package, resolve, resources

ROOT = Path(__file__).resolve().parents[2]
ALL_METHODS = {"GET", "HEAD", "OPTIONS", "PUT", "POST", "PATCH", "DELETE"}
CACHING_DISABLED = "4135ea2d-6df8-44a3-9df3-4b5a84be39ad"


def described(file: str) -> dict[str, Any]:
    """Resources of a file of infra/."""
    text = (ROOT / "infra" / file).read_text(encoding="utf-8")
    found: dict[str, Any] = yaml.safe_load(text)["Resources"]
    return found


@pytest.fixture(scope="module")
def cdn() -> dict[str, Any]:
    config: dict[str, Any] = described("distribution.yml")["Distribution"]["Properties"]["DistributionConfig"]
    return config


def behaviours(cdn: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """By path, in the order that CloudFront tries them."""
    return {
        **{each["PathPattern"]: each for each in cdn["CacheBehaviors"]},
        "*": cdn["DefaultCacheBehavior"],
    }


def test_the_version_is_a_file_and_the_rest_of_the_api_is_not(cdn: dict[str, Any]) -> None:
    targets = {path: each["TargetOriginId"] for path, each in behaviours(cdn).items()}
    assert list(targets.items()) == [
        ("/api/version", "site"),
        *((path, "api") for path in load_rules().functions),
        ("/api/*", "api"),
        ("*", "site"),
    ]


def test_shared_decks_are_cached_for_a_minute_and_get_no_cookies(cdn: dict[str, Any]) -> None:
    for path in load_rules().functions:
        assert behaviours(cdn)[path]["CachePolicyId"] == {"Ref": "MinuteCache"}
        assert "OriginRequestPolicyId" not in behaviours(cdn)[path]
    policy = described("distribution.yml")["MinuteCache"]["Properties"]["CachePolicyConfig"]
    assert policy["MaxTTL"] == 60
    sent = policy["ParametersInCacheKeyAndForwardedToOrigin"]
    kinds = ("CookiesConfig", "HeadersConfig", "QueryStringsConfig")
    assert {value for kind in kinds for value in sent[kind].values()} == {"none"}


def test_only_frames_may_be_shown_by_other_sites(cdn: dict[str, Any]) -> None:
    rules = load_rules()
    headers = {path: each["ResponseHeadersPolicyId"]["Ref"] for path, each in behaviours(cdn).items()}
    assert {path for path, policy in headers.items() if policy == "FrameHeaders"} == {*rules.frames}
    assert rules.content_security_policy["frame-ancestors"] == "'none'"
    assert rules.frame_content_security_policy["frame-ancestors"] == "*"
    assert "X-Frame-Options" not in rules.frame_headers
    made = policies(rules, ShellFacts("'sha256-x'", ""))["Resources"]["FrameHeaders"]["Properties"]
    known = made["ResponseHeadersPolicyConfig"]["SecurityHeadersConfig"]
    assert "FrameOptions" not in known
    assert "frame-ancestors *" in known["ContentSecurityPolicy"]["ContentSecurityPolicy"]


def test_responses_of_the_api_are_never_cached(cdn: dict[str, Any]) -> None:
    assert behaviours(cdn)["/api/*"]["CachePolicyId"] == CACHING_DISABLED
    assert all(each["ErrorCachingMinTTL"] == 0 for each in cdn["CustomErrorResponses"])


def test_only_the_answer_to_an_unknown_url_is_replaced_by_the_page_for_it(cdn: dict[str, Any]) -> None:
    [replaced] = cdn["CustomErrorResponses"]
    assert (replaced["ErrorCode"], replaced["ResponseCode"]) == (404, 404)
    assert replaced["ResponsePagePath"] == load_rules().not_found
    # The API says 404 for unknown URLs only: no call of it declares that status.
    documents = sorted((ROOT / "functions").glob("*/openapi.json"))
    assert documents
    for document in documents:
        paths = json.loads(document.read_text(encoding="utf-8"))["paths"]
        assert not [
            path for path, calls in paths.items() for call in calls.values() if "404" in call["responses"]
        ]


def test_every_way_is_encrypted_and_has_the_security_headers(cdn: dict[str, Any]) -> None:
    for each in behaviours(cdn).values():
        assert each["ViewerProtocolPolicy"] in ("redirect-to-https", "https-only")
        assert each["ResponseHeadersPolicyId"] in ({"Ref": "SecurityHeaders"}, {"Ref": "FrameHeaders"})
        read_only = each["CachePolicyId"] == {"Ref": "MinuteCache"}
        assert set(each["AllowedMethods"]) == ({"GET", "HEAD"} if read_only else ALL_METHODS)
    own = cdn["ViewerCertificate"]["Fn::If"][1]
    assert own["MinimumProtocolVersion"] == "TLSv1.2_2021"


def test_the_rules_of_the_site_apply_to_requests_and_responses(cdn: dict[str, Any]) -> None:
    for path in ("*", "/api/version"):
        asked = {
            each["EventType"]: each["FunctionARN"]["Fn::GetAtt"][0]
            for each in behaviours(cdn)[path]["FunctionAssociations"]
        }
        assert asked == {"viewer-request": "ViewerRequest", "viewer-response": "ViewerResponse"}
    assert "FunctionAssociations" not in behaviours(cdn)["/api/*"]


def test_the_api_knows_the_cdn_by_a_generated_secret(cdn: dict[str, Any]) -> None:
    [api] = [each for each in cdn["Origins"] if each["Id"] == "api"]
    assert api["OriginCustomHeaders"] == [
        {
            "HeaderName": "x-cdn-secret",
            "HeaderValue": {
                "Fn::Sub": "{{resolve:secretsmanager:${CdnSecret}:SecretString:::${CdnSecretVersion}}}"
            },
        }
    ]
    assert api["CustomOriginConfig"]["OriginProtocolPolicy"] == "https-only"
    secret = described("distribution.yml")["CdnSecret"]["Properties"]
    assert secret["GenerateSecretString"]["PasswordLength"] >= 32
    assert "SecretString" not in secret


def check_secrets(template: dict[str, Any], version: str) -> None:
    """Check the text itself for functions: osls publishes a snapshot again only when the text changes."""
    functions = resources(template, "AWS::Lambda::Function").values()
    origins = template["Resources"]["Distribution"]["Properties"]["DistributionConfig"]["Origins"]
    [header] = [each for origin in origins for each in origin.get("OriginCustomHeaders", [])]
    reference = f"{{{{resolve:secretsmanager:${{CdnSecret}}:SecretString:::{version}}}}}"
    assert resolve(template, header["HeaderValue"]) == reference
    assert functions
    for each in functions:
        assert each["Properties"]["Environment"]["Variables"]["CDN_SECRET"] == {"Fn::Sub": reference}


def test_functions_and_cdn_read_the_newest_version_of_their_secret(template: dict[str, Any]) -> None:
    check_secrets(template, "")


@pytest.mark.slow
def test_functions_and_cdn_read_the_same_version_of_their_secret(tmp_path: Path) -> None:
    version = "5f0c7a52-6e7e-4e21-8a54-2f1a8be1b3f7"
    check_secrets(package(tmp_path, f"cdnSecretVersion={version}", "snapStart=true"), version)


def test_the_headers_that_the_api_reads_reach_it(cdn: dict[str, Any]) -> None:
    assert behaviours(cdn)["/api/*"]["OriginRequestPolicyId"] == {"Ref": "ApiRequests"}
    policy = described("distribution.yml")["ApiRequests"]["Properties"]["OriginRequestPolicyConfig"]
    headers = set(policy["HeadersConfig"]["Headers"])
    assert len(headers) <= 10
    assert {
        "accept-encoding",
        "accept-language",
        "cloudfront-viewer-address",
        "content-type",
        "if-match",
        "idempotency-key",
        "origin",
    } <= headers
    assert "host" not in headers
    assert policy["CookiesConfig"] == {"CookieBehavior": "all"}


def test_the_bucket_is_private_and_retains_overwritten_versions() -> None:
    bucket = described("site-bucket.yml")["SiteBucket"]["Properties"]
    assert all(bucket["PublicAccessBlockConfiguration"].values())
    assert len(bucket["PublicAccessBlockConfiguration"]) == 4
    assert bucket["VersioningConfiguration"] == {"Status": "Enabled"}
    [rule] = bucket["BucketEncryption"]["ServerSideEncryptionConfiguration"]
    assert rule["ServerSideEncryptionByDefault"]["SSEAlgorithm"] == "AES256"
    assert "WebsiteConfiguration" not in bucket


def test_only_our_own_distribution_reads_the_bucket(cdn: dict[str, Any]) -> None:
    policy = described("site-bucket.yml")["SiteBucketPolicy"]["Properties"]["PolicyDocument"]
    allowed = [each for each in policy["Statement"] if each["Effect"] == "Allow"]
    assert {each["Action"] for each in allowed} == {"s3:GetObject", "s3:ListBucket"}
    for each in allowed:
        assert each["Principal"] == {"Service": "cloudfront.amazonaws.com"}
        source = each["Condition"]["StringEquals"]["AWS:SourceArn"]["Fn::Sub"]
        assert source.endswith("distribution/${Distribution}")
    [site] = [each for each in cdn["Origins"] if each["Id"] == "site"]
    assert site["OriginAccessControlId"] == {"Fn::GetAtt": ["SiteAccess", "Id"]}


def test_the_firewall_limits_the_calls_of_an_address(cdn: dict[str, Any]) -> None:
    assert cdn["WebACLId"] == {
        "Fn::If": ["HasFirewall", {"Fn::GetAtt": ["Firewall", "Arn"]}, {"Ref": "AWS::NoValue"}]
    }
    firewall = described("firewall.yml")["Firewall"]
    assert (firewall["Condition"], firewall["Properties"]["Scope"]) == ("HasFirewall", "CLOUDFRONT")
    [rule] = firewall["Properties"]["Rules"]
    rate = rule["Statement"]["RateBasedStatement"]
    assert rate["AggregateKeyType"] == "IP"
    assert (rate["EvaluationWindowSec"], rate["Limit"]) == (300, {"Ref": "FirewallRate"})
    counted = [each["ByteMatchStatement"] for each in rate["ScopeDownStatement"]["OrStatement"]["Statements"]]
    of_the_api = {path for path, each in behaviours(cdn).items() if each["TargetOriginId"] == "api"}
    assert {f"{path['SearchString']}*" for path in counted} == of_the_api
    for path in counted:
        assert (path["PositionalConstraint"], path["FieldToMatch"]) == ("STARTS_WITH", {"UriPath": {}})
        assert [one["Type"] for one in path["TextTransformations"]] == ["URL_DECODE", "NORMALIZE_PATH"]


def test_the_firewall_responds_like_the_api() -> None:
    properties = described("firewall.yml")["Firewall"]["Properties"]
    answer = properties["Rules"][0]["Action"]["Block"]["CustomResponse"]
    [header] = answer["ResponseHeaders"]
    body = properties["CustomResponseBodies"][answer["CustomResponseBodyKey"]]
    error = json.loads(body["Content"])["error"]
    assert (answer["ResponseCode"], header["Name"], error["code"]) == (429, "retry-after", "throttled")
    assert error["message"] == ThrottledError.message
    assert error["details"] == {"retryAfter": int(header["Value"])}


def test_the_firewall_is_the_operators_choice_where_the_cdn_takes_one() -> None:
    parameters = yaml.safe_load((ROOT / "infra" / "parameters.yml").read_text(encoding="utf-8"))
    assert holds(parameters, "HasFirewall", FirewallRate="20000", AWS_Region="us-east-1")
    assert not holds(parameters, "HasFirewall", FirewallRate="0", AWS_Region="us-east-1")
    assert not holds(parameters, "HasFirewall", FirewallRate="20000", AWS_Region="eu-west-1")
    assert parameters["Parameters"]["FirewallRate"]["Default"] == "${param:firewallRate}"
    service = yaml.safe_load((ROOT / "serverless.yml").read_text(encoding="utf-8"))
    rate = int(service["params"]["default"]["firewallRate"])
    assert rate >= 5 * WRITES.per_minute, "an account that edits as fast as allowed is not blocked"
