import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { refusal, stubApi } from "../../test/stub-api";
import { fetchOwnData } from "./account-data";
import { session } from "./session";

beforeEach(() => {
  vi.stubGlobal("navigator", { onLine: true });
  session.set("in");
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const page = (decks: string[], next: string | null) => ({
  body: { exported: "now", account: {}, sessions: [], decks: decks.map((id) => ({ id })), other: [{}], next },
});
const wait = (seconds: number) => ({
  ...refusal(429, "throttled", { retryAfter: seconds }),
  headers: { "Retry-After": String(seconds) },
});

describe("everything that is stored", () => {
  it("is joined from its pages, with the pauses that the server requests", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const sent = stubApi({
      "GET /api/account/export": page(["A", "B"], "decks/DECK#B"),
      "GET /api/account/export?after=decks%2FDECK%23B": [wait(40), page(["C"], "other/")],
      "GET /api/account/export?after=other%2F": page([], null),
    });
    const fetched = fetchOwnData();
    await vi.advanceTimersByTimeAsync(39_000);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1000);
    const data = JSON.parse(await (await fetched).text());
    expect(data.decks).toEqual([{ id: "A" }, { id: "B" }, { id: "C" }]);
    expect(data.other).toHaveLength(3);
    expect(Object.keys(data)).toEqual(["exported", "account", "sessions", "decks", "other"]);
    expect(sent).toHaveLength(4);
  });

  it("is refused at once to a user who has just downloaded it", async () => {
    const sent = stubApi({ "GET /api/account/export": wait(40) });
    await expect(fetchOwnData()).rejects.toMatchObject({ status: 429, retryAfter: 40 });
    expect(sent).toHaveLength(1);
  });
});
