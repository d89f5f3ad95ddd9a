"""The export of an account: everything that belongs to the user, without secrets."""

from __future__ import annotations

from tests.functions.harness import Harness
from tests.functions.test_deletion import put, user_of


def test_the_export_contains_everything_but_secrets(harness: Harness) -> None:
    browser = harness.browser()
    browser.register(email="theo@example.org")
    user = f"USER#{user_of(harness, browser)}"
    put(
        pk={"S": "DECK#A00000001"},
        sk={"S": "META"},
        gsi1pk={"S": user},
        gsi1sk={"S": "DECK#A00000001"},
        name={"S": "Stanislava"},
        cards={"M": {"200001": {"N": "2"}, "100001": {"N": "0.5"}}},
        tags={"L": [{"S": "stealth"}, {"NULL": True}, {"BOOL": False}]},
        blob={"B": b"\x00\xff"},
    )
    put(pk={"S": user}, sk={"S": "INV#01"}, q={"M": {"200001": {"N": "4"}}}, ids={"NS": ["1"]})
    response = browser.call("GET", "/api/account/export")
    assert response.headers["content-disposition"] == 'attachment; filename="methuselah-2026-11-20.json"'
    assert response.json == {
        "exported": "2026-11-20T12:00:00Z",
        "account": browser.call("GET", "/api/account").json,
        "sessions": [{"created": "2026-11-20T12:00:00Z", "lastSeen": "2026-11-20T12:00:00Z", "device": ""}],
        "decks": [
            {
                "id": "A00000001",
                "name": "Stanislava",
                "cards": {"200001": 2, "100001": 0.5},
                "tags": ["stealth", None, False],
                "blob": "AP8=",
            }
        ],
        "other": [],
        "next": "other/",
    }
    rest = browser.call("GET", "/api/account/export?after=other/").json
    assert (rest["decks"], rest["next"]) == ([], None)
    assert rest["other"] == [{"kind": "INV#01", "q": {"200001": 4}, "ids": [1]}]
    assert "1:" not in response.body.decode().replace('"1', ""), "no hash of the password"
