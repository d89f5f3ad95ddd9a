import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { rejectionOf } from "../../test/rejection-of";
import { brokenBody, refusal, stubApi } from "../../test/stub-api";
import { ApiError, apiOver, OfflineError, sendToApi } from "./api";
import { ConnectionError } from "./http";
import { session } from "./session";
import { rememberUser, SignedOutError, whileLeaving } from "./session-recovery";

beforeEach(() => {
  vi.stubGlobal("navigator", { onLine: true });
  session.set("in");
  rememberUser("Anna");
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a call of the API", () => {
  it("sends and reads JSON", async () => {
    const sent = stubApi({ "PUT /api/account": { body: { success: true } } });
    expect(await sendToApi("account", { method: "PUT", body: { publicName: "A" } })).toEqual({
      success: true,
    });
    expect(sent).toEqual([{ call: "PUT /api/account", body: { publicName: "A" } }]);
  });

  it("reports code, fields and Retry-After of a refusal", async () => {
    stubApi({
      "POST /api/account": refusal(422, "invalid", [{ field: "email", problem: "no address" }]),
      "POST /api/login": { ...refusal(429, "throttled"), headers: { "Retry-After": "7" } },
    });
    expect(await rejectionOf(sendToApi("account", { method: "POST" }))).toMatchObject({
      status: 422,
      code: "invalid",
      fields: ["email"],
    });
    expect(await rejectionOf(sendToApi("login", { method: "POST" }))).toMatchObject({
      status: 429,
      retryAfter: 7,
    });
  });

  it("has no code when the response is not from the API", async () => {
    stubApi({ "GET /api/account": { status: 418, body: "teapot" } });
    const error = await rejectionOf(sendToApi("account"));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 418, code: "", fields: [], retryAfter: undefined });
  });

  it.each([
    ["breaks off", () => brokenBody()],
    ["ends early", () => '{"success":'],
    ["is a page of the network in between", () => "<!doctype html>"],
  ])("has no response when the body of a success %s", async (_, body) => {
    vi.stubGlobal("fetch", async () => new Response(body()));
    const error = await rejectionOf(sendToApi("account", { method: "PUT", body: {} }));
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error).toHaveProperty("message", "No connection PUT /api/account");
  });

  it("has no response when the body of a refusal breaks off", async () => {
    vi.stubGlobal("fetch", async () => new Response(brokenBody(), { status: 401 }));
    const error = await rejectionOf(sendToApi("account", { method: "PUT", body: {} }));
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error).toHaveProperty("message", "No connection PUT /api/account");
  });

  it("keeps the status of a refusal that is a page of the network in between", async () => {
    vi.stubGlobal("fetch", async () => new Response("<!doctype html>", { status: 403 }));
    expect(await rejectionOf(sendToApi("account"))).toMatchObject({ status: 403, code: "" });
  });

  it.each(["POST", "PUT", "PATCH", "DELETE"] as const)(
    "does not try %s without a network",
    async (method) => {
      const sent = stubApi({});
      vi.stubGlobal("navigator", { onLine: false });
      expect(await rejectionOf(sendToApi("account", { method }))).toBeInstanceOf(OfflineError);
      expect(sent).toEqual([]);
    },
  );

  it("never sends a POST twice, however the server fails", async () => {
    const sent = stubApi({ "POST /api/account": { status: 503 } });
    expect(await rejectionOf(sendToApi("account", { method: "POST" }))).toMatchObject({ status: 503 });
    expect(sent).toHaveLength(1);
  });
});

describe("a call whose session is over", () => {
  const OVER = refusal(401, "signed-out");

  it.each([
    ["with a notice for one that reads", "GET", "ended"],
    ["with a dialog for one that writes", "PUT", "renewing"],
  ] as const)("waits for its owner, %s, and goes on", async (_, method, shown) => {
    stubApi({
      [`${method} /api/decks`]: [OVER, { body: ["a deck"] }],
      "GET /api/account": { body: { success: true, username: "Anna" } },
    });
    const call = sendToApi("decks", { method });
    await vi.waitFor(() => expect(session.get()).toBe(shown));
    session.set("in");
    expect(await call).toEqual(["a deck"]);
  });

  it("that writes opens the dialog in place of the notice; one that reads leaves the dialog open", async () => {
    const sent = stubApi({ "GET /api/decks": OVER, "PUT /api/account": OVER });
    const calls = [rejectionOf(sendToApi("decks"))];
    await vi.waitFor(() => expect(session.get()).toBe("ended"));
    calls.push(rejectionOf(sendToApi("account", { method: "PUT", body: {} })));
    await vi.waitFor(() => expect(session.get()).toBe("renewing"));
    const states: string[] = [];
    const stop = session.subscribe(() => states.push(session.get()));
    calls.push(rejectionOf(sendToApi("decks")));
    await vi.waitFor(() => expect(sent).toHaveLength(3));
    // The refused call reaches the session before the user answers.
    await new Promise((resolve) => setTimeout(resolve));
    session.set("out");
    for (const refused of await Promise.all(calls)) expect(refused).toBeInstanceOf(SignedOutError);
    expect(states).toEqual(["out"]);
    stop();
  });

  it.each([
    ["its owner stays signed out", "out", "Anna"],
    ["another user signs in", "in", "Bert"],
  ] as const)("fails when %s", async (_, state, username) => {
    const sent = stubApi({
      "PUT /api/account": OVER,
      "GET /api/account": { body: { success: true, username } },
    });
    const call = rejectionOf(sendToApi("account", { method: "PUT", body: {} }));
    await vi.waitFor(() => expect(session.get()).toBe("renewing"));
    session.set(state);
    expect(await call).toBeInstanceOf(SignedOutError);
    expect(sent.filter(({ call: name }) => name === "PUT /api/account")).toHaveLength(1);
  });

  it.each([
    ["breaks off", () => brokenBody()],
    ["is a page of the network in between", () => "<!doctype html>"],
  ])("has no response when the account of the sign-in %s", async (_, body) => {
    vi.stubGlobal("fetch", async (_url: string, { method }: RequestInit) =>
      method === "PUT" ? Response.json(OVER.body, { status: 401 }) : new Response(body()),
    );
    const call = rejectionOf(sendToApi("account", { method: "PUT", body: {} }));
    await vi.waitFor(() => expect(session.get()).toBe("renewing"));
    session.set("in");
    const error = await call;
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error).toHaveProperty("message", "No connection GET /api/account");
  });

  it("fails without opening the sign-in dialog when its owner has signed out meanwhile", async () => {
    stubApi({ "GET /api/decks": OVER });
    const call = rejectionOf(sendToApi("decks"));
    rememberUser(undefined);
    session.set("out");
    expect(await call).toBeInstanceOf(SignedOutError);
    expect(session.get()).toBe("out");
  });

  it("fails without opening the sign-in dialog while its owner is signing out", async () => {
    stubApi({ "GET /api/decks": OVER });
    await whileLeaving(async () => {
      expect(await rejectionOf(sendToApi("decks"))).toBeInstanceOf(SignedOutError);
    });
    expect(session.get()).toBe("in");
  });

  it("goes on without opening the sign-in dialog when its owner has signed in again meanwhile", async () => {
    stubApi({
      "GET /api/decks": [OVER, { body: ["a deck"] }],
      "GET /api/account": { body: { success: true, username: "Anna" } },
    });
    let hint = "in 1";
    vi.stubGlobal("localStorage", { getItem: () => hint });
    const call = sendToApi("decks");
    hint = "in 2";
    expect(await call).toEqual(["a deck"]);
    expect(session.get()).toBe("in");
  });

  it("does not take a wrong password for the end of the session", async () => {
    stubApi({ "PUT /api/account": refusal(401, "wrong-password") });
    expect(await rejectionOf(sendToApi("account", { method: "PUT" }))).toMatchObject({
      code: "wrong-password",
    });
    expect(session.get()).toBe("in");
  });
});

describe("a route of the API", () => {
  it("escapes the id in its path, and its query", async () => {
    const sent: string[] = [];
    const api = apiOver(async (path, { method = "GET" } = {}) => void sent.push(`${method} ${path}`));
    await api("DELETE deck/{id}/branch", { id: "a/b?c" });
    await api("GET account/export", { query: { after: "deck#1&2" } });
    await api("GET decks");
    expect(sent).toEqual([
      "DELETE deck/a%2Fb%3Fc/branch",
      "GET account/export?after=deck%231%262",
      "GET decks",
    ]);
  });

  it("passes body, headers and priority on", async () => {
    const send = vi.fn(async () => ({ success: true }));
    const body = { name: "Votes" };
    await apiOver(send)("PUT deck/{id}", { id: "a", body, headers: { "If-Match": "3" }, priority: "low" });
    const sent = { method: "PUT", body, headers: { "If-Match": "3" }, priority: "low" };
    expect(send).toHaveBeenCalledExactlyOnceWith("deck/a", sent);
  });
});
