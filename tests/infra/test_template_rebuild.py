"""Invariants of the deployed rebuild of the data, and of snapshots."""

from __future__ import annotations

from typing import Any

from functions.common import log
from infra.site_data import LATEST, PAGES
from infra.site_record import RECORD
from tests.infra.packaged_service import as_list, resources, statements

KINDS_OF_DATA = ("json", "otf")
"""Endings of the files of the pipeline."""


def test_the_rebuild_writes_neither_the_application_nor_public_decks(template: dict[str, Any]) -> None:
    given = statements(template, "RebuildRole")
    written = {
        resource["Fn::Sub"].removeprefix("${SiteBucket.Arn}/")
        for each in given
        if each["Effect"] == "Allow" and {"s3:PutObject", "s3:DeleteObject"} & {*as_list(each["Action"])}
        for resource in as_list(each["Resource"])
    }
    pages = {f"{beginning}*" for beginning in (LATEST, *PAGES)}
    data = {f"data/*.{kind}{variant}" for kind in KINDS_OF_DATA for variant in ("", ".br", ".gz")}
    assert written == pages | data | {"rebuild/*", RECORD}
    [denied] = [each for each in given if each["Effect"] == "Deny"]
    assert set(denied["Action"]) == {"s3:PutObject", "s3:DeleteObject"}
    assert denied["Resource"] == {"Fn::Sub": "${SiteBucket.Arn}/data/pda/*"}


def test_there_is_an_alarm_when_the_data_are_old_or_nothing_renews_them(template: dict[str, Any]) -> None:
    alarm = template["Resources"]["DataOldAlarm"]["Properties"]
    assert (alarm["Namespace"], alarm["MetricName"]) == (log.NAMESPACE, "DaysSinceSourcesWereRead")
    assert alarm["Dimensions"] == [{"Name": "Function", "Value": {"Ref": "RebuildLambdaFunction"}}]
    assert (alarm["Threshold"], alarm["TreatMissingData"]) == (8, "breaching")


def test_the_rebuild_has_room(template: dict[str, Any]) -> None:
    properties = template["Resources"]["RebuildLambdaFunction"]["Properties"]
    assert (properties["MemorySize"], properties["Timeout"]) == (3008, 900)
    assert properties["EphemeralStorage"] == {"Size": 1024}


def test_snapshots_are_the_operators_choice(template: dict[str, Any]) -> None:
    assert not resources(template, "AWS::Lambda::Alias")
