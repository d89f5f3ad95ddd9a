"""Invariants of the deployed service."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.infra.packaged_service import as_list, package, resolve, resources, statements

ROUTES = {
    "ANY /api/login": "account",
    "ANY /api/account": "account",
    "ANY /api/account/deletion": "account",
    "ANY /api/account/email": "account",
    "ANY /api/account/export": "account",
    "ANY /api/account/reset": "account",
    "ANY /api/account/searches": "account",
    "ANY /api/account/sessions": "account",
    "ANY /api/account/sessions/{id}": "account",
    "ANY /api/deck": "decks",
    "POST /api/deck/import": "deckimport",
    "ANY /api/deck/{id}": "decks",
    "ANY /api/deck/{id}/branch": "decks",
    "ANY /api/deck/recommendation": "recommendation",
    "ANY /api/decks": "decks",
    "ANY /api/decks/batch": "decks",
    "ANY /api/inventory": "inventory",
    "ANY /api/inventory/key": "inventory",
    "ANY /api/inventory/notes/batch": "inventory",
    "ANY /api/inventory/{key}": "inventory",
    "ANY /api/pda/{id}": "pda",
    "ANY /api/pda/favorite/{id}": "pda",
    "ANY /api/pda/mine": "pda",
    "ANY /api/playtest/audit": "playtest",
    "ANY /api/playtest/data": "playtest",
    "ANY /api/playtest/export/{target}/{id}": "playtest",
    "ANY /api/playtest/images/{name}": "playtest",
    "ANY /api/playtest/profile": "playtest",
    "ANY /api/playtest/reports": "playtest",
    "ANY /api/playtest/rounds": "playtest",
    "ANY /api/playtest/rounds/{round}": "playtest",
    "ANY /api/playtest/summary": "playtest",
    "ANY /api/playtest/users": "playtest",
    "ANY /api/playtest/{kind}/{id}": "playtest",
    "ANY /api/oembed": "share",
    "ANY /d/{deck}": "share",
    "ANY /embed/deck.css": "share",
    "ANY /embed/decks/{deck}": "share",
    "ANY /api/changelog": "meta",
    "ANY /api/health": "meta",
    "$default": "meta",
}
ITEM_ACTIONS = {
    "dynamodb:BatchGetItem",
    "dynamodb:BatchWriteItem",
    "dynamodb:ConditionCheckItem",
    "dynamodb:DeleteItem",
    "dynamodb:GetItem",
    "dynamodb:PutItem",
    "dynamodb:Query",
    "dynamodb:UpdateItem",
}
NOT_OF_DECKS = {"dynamodb:BatchWriteItem", "dynamodb:ConditionCheckItem"}
NOT_OF_INVENTORIES = {"dynamodb:BatchWriteItem", "dynamodb:Query"}
NOT_OF_THE_PLAYTEST = {"dynamodb:BatchWriteItem", "dynamodb:DeleteItem"}
FILE_ACTIONS = {"s3:DeleteObject", "s3:GetObject", "s3:ListBucket", "s3:PutObject"}
SCHEDULED = {"AccountJobs": "rate(1 minute)", "Publisher": "rate(1 minute)", "Rebuild": "rate(1 day)"}
"""Function → its schedule; it has no route."""
HANDLERS = {
    "AccountJobs": "functions.account.jobs_handler.handler",
    "DeckImport": "functions.decks.handler.handler",
}
"""Function → its handler, if it shares the zip of another."""
LOG_ACTIONS = {"logs:CreateLogStream", "logs:PutLogEvents"}
TRACE_ACTIONS = {"xray:PutTelemetryRecords", "xray:PutTraceSegments"}
MAY = {
    "AccountRole": ITEM_ACTIONS | LOG_ACTIONS | TRACE_ACTIONS,
    "AccountJobsRole": ITEM_ACTIONS | LOG_ACTIONS | TRACE_ACTIONS | {"ses:SendEmail", "ses:SendRawEmail"},
    "DecksRole": (ITEM_ACTIONS - NOT_OF_DECKS) | LOG_ACTIONS | TRACE_ACTIONS,
    "DeckImportRole": {"dynamodb:UpdateItem"} | LOG_ACTIONS | TRACE_ACTIONS,
    "InventoryRole": (ITEM_ACTIONS - NOT_OF_INVENTORIES) | LOG_ACTIONS | TRACE_ACTIONS,
    "PdaRole": (ITEM_ACTIONS - {"dynamodb:BatchWriteItem"}) | LOG_ACTIONS | TRACE_ACTIONS,
    "PlaytestRole": (ITEM_ACTIONS - NOT_OF_THE_PLAYTEST)
    | {"s3:GetObject", "s3:ListBucket"}
    | LOG_ACTIONS
    | TRACE_ACTIONS,
    "PublisherRole": {"dynamodb:Query"} | FILE_ACTIONS | LOG_ACTIONS | TRACE_ACTIONS,
    "RebuildRole": FILE_ACTIONS | LOG_ACTIONS | TRACE_ACTIONS,
    "RecommendationRole": {"dynamodb:UpdateItem"} | LOG_ACTIONS | TRACE_ACTIONS,
    "ShareRole": {"dynamodb:GetItem"} | LOG_ACTIONS | TRACE_ACTIONS,
    "MetaRole": LOG_ACTIONS | TRACE_ACTIONS,
}


def function_names(template: dict[str, Any]) -> list[str]:
    return [name.removesuffix("LambdaFunction") for name in resources(template, "AWS::Lambda::Function")]


def test_user_data_cannot_be_lost(template: dict[str, Any]) -> None:
    tables = resources(template, "AWS::DynamoDB::Table")
    assert set(tables) == {"MainTable"}
    for table in tables.values():
        properties = table["Properties"]
        assert table["DeletionPolicy"] == table["UpdateReplacePolicy"] == "Retain"
        assert properties["DeletionProtectionEnabled"] is True
        assert properties["PointInTimeRecoverySpecification"]["PointInTimeRecoveryEnabled"] is True
        assert properties["SSESpecification"]["SSEEnabled"] is True
        assert properties["TimeToLiveSpecification"] == {"AttributeName": "ttl", "Enabled": True}
        assert properties["OnDemandThroughput"]["MaxWriteRequestUnits"] > 0


def test_every_route_leads_to_its_function(template: dict[str, Any]) -> None:
    found = {}
    for route in resources(template, "AWS::ApiGatewayV2::Route").values():
        integration = template["Resources"][route["Properties"]["Target"]["Fn::Join"][1][1]["Ref"]]
        assert integration["Properties"]["PayloadFormatVersion"] == "2.0"
        uri = integration["Properties"]["IntegrationUri"]["Fn::GetAtt"][0]
        found[route["Properties"]["RouteKey"]] = uri.removesuffix("LambdaFunction").lower()
    assert found == ROUTES


def test_functions_run_on_the_target_of_their_zips(template: dict[str, Any]) -> None:
    for name, function in resources(template, "AWS::Lambda::Function").items():
        properties = function["Properties"]
        own = name.removesuffix("LambdaFunction")
        assert properties["Runtime"] == "python3.13"
        assert properties["Architectures"] == ["arm64"]
        assert properties["Handler"] == HANDLERS.get(own, f"functions.{own.lower()}.handler.handler")
        assert properties["Role"] == {"Fn::GetAtt": [f"{own}Role", "Arn"]}
        assert own in SCHEDULED or properties["Timeout"] < 30, "the maximum of the API"


def test_functions_get_the_environment_of_the_cloud_and_nothing_local(template: dict[str, Any]) -> None:
    for function in resources(template, "AWS::Lambda::Function").values():
        environment = function["Properties"]["Environment"]["Variables"]
        assert environment["MAIN_TABLE"] == {"Ref": "MainTable"}
        assert environment["STAGE"] not in ("", "local")
        assert environment["DDB_ENDPOINT"] == environment["MAIL_OUTBOX"] == ""
        origin = environment["SITE_ORIGIN"]
        assert resolve(template, origin, Domain="cards.example.org") == "https://cards.example.org"
        assert resolve(template, origin, Domain="") == "https://${Distribution.DomainName}"
    assert "demo" not in json.dumps(template).lower()


@pytest.mark.parametrize("role", MAY)
def test_a_role_has_exactly_the_permissions_of_its_function(template: dict[str, Any], role: str) -> None:
    given = {action for each in statements(template, role) for action in as_list(each["Action"])}
    assert given == MAY[role]


def test_there_are_no_other_roles(template: dict[str, Any]) -> None:
    assert set(resources(template, "AWS::IAM::Role")) == set(MAY)
    assert not resources(template, "AWS::IAM::Policy")
    for role in resources(template, "AWS::IAM::Role").values():
        assert "ManagedPolicyArns" not in role["Properties"]
        [trust] = role["Properties"]["AssumeRolePolicyDocument"]["Statement"]
        assert trust["Principal"] == {"Service": "lambda.amazonaws.com"}


def test_nothing_is_granted_on_everything_but_traces(template: dict[str, Any]) -> None:
    for role in MAY:
        for statement in statements(template, role):
            assert statement["Effect"] == "Allow" or role == "RebuildRole"
            actions = as_list(statement["Action"])
            assert not any("*" in action for action in actions)
            if "*" in as_list(statement["Resource"]):
                assert set(actions) == TRACE_ACTIONS


@pytest.mark.parametrize(
    ("role", "indexes"),
    [
        ("AccountRole", ["gsi1", "gsi2"]),
        ("AccountJobsRole", ["gsi1", "gsi2"]),
        ("DecksRole", ["gsi1"]),
        ("InventoryRole", []),
        ("PdaRole", ["gsi1"]),
        ("PlaytestRole", []),
        ("ShareRole", []),
    ],
)
def test_permissions_name_the_table_and_its_indexes(
    template: dict[str, Any], role: str, indexes: list[str]
) -> None:
    reached = [
        resource
        for statement in statements(template, role)
        if any(action.startswith("dynamodb:") for action in as_list(statement["Action"]))
        for resource in as_list(statement["Resource"])
    ]
    assert reached == [
        {"Fn::GetAtt": ["MainTable", "Arn"]},
        *({"Fn::Sub": f"${{MainTable.Arn}}/index/{index}"} for index in indexes),
    ]


@pytest.mark.parametrize("role", ["DeckImportRole", "RecommendationRole"])
def test_functions_that_only_throttle_write_only_counters(template: dict[str, Any], role: str) -> None:
    [writes] = [
        each for each in statements(template, role) if "dynamodb:UpdateItem" in as_list(each["Action"])
    ]
    assert writes["Condition"] == {"ForAllValues:StringLike": {"dynamodb:LeadingKeys": ["THR#*"]}}


def test_scheduled_functions_are_called_by_the_scheduler(template: dict[str, Any]) -> None:
    rules = [each["Properties"] for each in resources(template, "AWS::Events::Rule").values()]
    called = {
        rule["Targets"][0]["Arn"]["Fn::GetAtt"][0].removesuffix("LambdaFunction"): rule["ScheduleExpression"]
        for rule in rules
        if rule["State"] == "ENABLED"
    }
    assert called == SCHEDULED


def test_mail_is_sent_from_one_address_and_only_with_a_domain(template: dict[str, Any]) -> None:
    policies = template["Resources"]["AccountJobsRole"]["Properties"]["Policies"]
    assert "ses:SendEmail" not in json.dumps(resolve(template, policies, MailDomain=""))
    allowed = resolve(template, policies, MailDomain="example.org")
    [mail] = [each for each in allowed if "ses:SendEmail" in json.dumps(each)]
    [statement] = mail["PolicyDocument"]["Statement"]
    assert statement["Condition"] == {"StringEquals": {"ses:FromAddress": "no-reply@example.org"}}
    assert template["Resources"]["MailIdentity"]["Condition"] == "HasMail"


def test_logs_are_retained_for_a_month_without_addresses(template: dict[str, Any]) -> None:
    groups = resources(template, "AWS::Logs::LogGroup")
    assert {f"{name}LogGroup" for name in function_names(template)} < set(groups)
    assert all(group["Properties"]["RetentionInDays"] == 30 for group in groups.values())
    line = template["Resources"]["HttpApiStage"]["Properties"]["AccessLogSettings"]["Format"]
    assert json.loads(line)["status"] == "$context.status"
    assert not any(word in line for word in ("identity", "sourceIp", "userAgent", "$context.path"))


def test_calls_and_costs_are_limited(template: dict[str, Any]) -> None:
    settings = template["Resources"]["HttpApiStage"]["Properties"]["DefaultRouteSettings"]
    assert 0 < settings["ThrottlingRateLimit"] <= settings["ThrottlingBurstLimit"]
    budget = template["Resources"]["CostBudget"]["Properties"]
    assert budget["Budget"]["BudgetLimit"]["Amount"] == {"Ref": "MonthlyBudget"}
    subscribers = [each["Subscribers"][0]["Address"] for each in budget["NotificationsWithSubscribers"]]
    assert subscribers == [{"Ref": "AlarmTopic"}] * 2


@pytest.mark.parametrize(
    ("function", "parameter"), [("Account", "AccountConcurrency"), ("DeckImport", "ImportConcurrency")]
)
def test_concurrency_is_reserved_only_by_the_operators_choice(
    template: dict[str, Any], function: str, parameter: str
) -> None:
    def reserved(name: str, **parameters: str) -> Any:
        properties = template["Resources"][f"{name}LambdaFunction"]["Properties"]
        return resolve(template, properties, **parameters).get("ReservedConcurrentExecutions")

    assert reserved(function) is None
    assert reserved(function, **{parameter: "5"}) == "5"
    others = set(function_names(template)) - {function}
    assert {reserved(other, **{parameter: "5"}) for other in others} == {None}


def test_every_function_and_the_api_have_alarms(template: dict[str, Any]) -> None:
    alarms = [each["Properties"] for each in resources(template, "AWS::CloudWatch::Alarm").values()]
    watched = {(each["MetricName"], json.dumps(each["Dimensions"][0]["Value"])) for each in alarms}
    for name in function_names(template):
        function = json.dumps({"Ref": f"{name}LambdaFunction"})
        assert {("Errors", function), ("Throttles", function)} <= watched
    api, table = json.dumps({"Ref": "HttpApi"}), json.dumps({"Ref": "MainTable"})
    assert {("5xx", api), ("Latency", api), ("WriteThrottleEvents", table)} <= watched
    assert all(each["AlarmActions"] == [{"Ref": "AlarmTopic"}] for each in alarms)


def test_every_function_is_traced_by_the_operators_choice(template: dict[str, Any]) -> None:
    functions = [each["Properties"] for each in resources(template, "AWS::Lambda::Function").values()]
    assert functions
    for function in functions:
        assert resolve(template, function["TracingConfig"], Tracing="on") == {"Mode": "Active"}
        assert resolve(template, function["TracingConfig"], Tracing="off") == {"Mode": "PassThrough"}


SET = {
    "Domain": "cards.example.org",
    "MailDomain": "example.org",
    "AlarmEmail": "ops@example.org",
    "Tracing": "on",
    "MonthlyBudget": "20",
}


@pytest.mark.slow
def test_the_settings_of_an_operator_reach_the_template(tmp_path: Path) -> None:
    given = [f"{name[0].lower()}{name[1:]}={value}" for name, value in SET.items()]
    packaged = package(tmp_path, *given, "snapStart=true")
    parameters = packaged["Parameters"]
    assert {name: parameters[name]["Default"] for name in SET} == SET
    aliases = {
        name.removesuffix("SnapStartLambdaAlias") for name in resources(packaged, "AWS::Lambda::Alias")
    }
    assert aliases == {*function_names(packaged)} - {*SCHEDULED}
