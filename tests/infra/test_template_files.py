"""Roles that reach files: the publisher those of public decks, the playtest those of its round."""

from __future__ import annotations

import json
from typing import Any

from tests.infra.packaged_service import as_list, statements
from tests.infra.test_template import FILE_ACTIONS, MAY


def test_the_publisher_reaches_only_public_decks_and_their_files(template: dict[str, Any]) -> None:
    reached = {
        json.dumps(each["Resource"]): set(as_list(each["Action"]))
        for each in statements(template, "PublisherRole")
        if not {"xray:PutTraceSegments", "logs:PutLogEvents"} & set(as_list(each["Action"]))
    }
    assert reached == {
        json.dumps({"Fn::Sub": "${MainTable.Arn}/index/gsi3"}): {"dynamodb:Query"},
        json.dumps({"Fn::Sub": "${SiteBucket.Arn}/data/pda/*"}): FILE_ACTIONS - {"s3:ListBucket"},
        json.dumps({"Fn::GetAtt": ["SiteBucket", "Arn"]}): {"s3:ListBucket"},
    }
    environment = template["Resources"]["PublisherLambdaFunction"]["Properties"]["Environment"]["Variables"]
    assert environment["PDA_FILES"] == {"Fn::Sub": "s3://${SiteBucket}/data/pda"}


def test_the_playtest_reaches_no_decks_and_only_its_own_files(template: dict[str, Any]) -> None:
    of_role = statements(template, "PlaytestRole")
    [table] = [each for each in of_role if "dynamodb:Query" in as_list(each["Action"])]
    kinds = ["PT#*", "PTR#*", "SESS#*", "THR#*", "UNAME#*", "USER#*"]
    assert table["Condition"] == {"ForAllValues:StringLike": {"dynamodb:LeadingKeys": kinds}}
    files = [each for each in of_role if as_list(each["Action"])[0].startswith("s3:")]
    assert [each["Resource"] for each in files] == [
        {"Fn::Sub": "${PlaytestBucket.Arn}/*"},
        {"Fn::GetAtt": ["PlaytestBucket", "Arn"]},
    ]


def test_nobody_but_its_function_reads_the_playtest_bucket(template: dict[str, Any]) -> None:
    bucket = template["Resources"]["PlaytestBucket"]["Properties"]
    assert set(bucket["PublicAccessBlockConfiguration"].values()) == {True}
    policy = template["Resources"]["PlaytestBucketPolicy"]["Properties"]["PolicyDocument"]
    assert [each["Effect"] for each in policy["Statement"]] == ["Deny"]
    distribution = template["Resources"]["Distribution"]["Properties"]
    assert "Playtest" not in json.dumps(distribution)
    for role in set(MAY) - {"PlaytestRole"}:
        assert "Playtest" not in json.dumps(statements(template, role))
