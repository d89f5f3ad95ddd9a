import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { rejectionOf } from "../../../../test/rejection-of";
import { refusal, stubApi } from "../../../../test/stub-api";
import { ApiError } from "../../api";
import { SESSION_KEY, session } from "../../session";
import { NotThisUserError } from "./api-failure";
import { callAs } from "./authenticated-call";

const named = (username: string) => ({
  body: { success: true, username, publicName: username, email: null },
});
const DONE = { body: { success: true } };

beforeEach(() => signIn("1"));
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** As any tab does that signs a user in. */
function signIn(moment: string): void {
  localStorage.setItem(SESSION_KEY, `in ${moment}`);
  session.set("in");
}

function signOut(): void {
  localStorage.setItem(SESSION_KEY, "out 2");
  session.set("out");
}

describe("a call in Anna's name", () => {
  it("is made while Anna is signed in; her account is requested once", async () => {
    const sent = stubApi({ "GET /api/account": named("Anna"), "DELETE /api/deck/Aguns0001": DONE });
    const call = callAs("Anna");
    await call("deck/Aguns0001", { method: "DELETE" });
    await call("deck/Aguns0001", { method: "DELETE" });
    expect(sent.map(({ call: name }) => name)).toEqual([
      "GET /api/account",
      "DELETE /api/deck/Aguns0001",
      "DELETE /api/deck/Aguns0001",
    ]);
  });

  it("is not made once Bert has signed in, in whatever tab", async () => {
    const sent = stubApi({ "GET /api/account": [named("Anna"), named("Bert")], "POST /api/deck": DONE });
    const call = callAs("Anna");
    await call("deck", { method: "POST" });
    signIn("2");
    expect(await rejectionOf(call("deck", { method: "POST" }))).toBeInstanceOf(NotThisUserError);
    expect(sent.filter(({ call: name }) => name === "POST /api/deck")).toHaveLength(1);
  });

  it("is not made while no user is signed in", async () => {
    const sent = stubApi({});
    session.set("ended");
    expect(await rejectionOf(callAs("Anna")("decks"))).toBeInstanceOf(NotThisUserError);
    expect(sent).toEqual([]);
  });

  it("shows that the session had ended before the first edit", async () => {
    const sent = stubApi({ "GET /api/account": { body: { success: false } } });
    expect(await rejectionOf(callAs("Anna")("deck", { method: "POST" }))).toBeInstanceOf(NotThisUserError);
    expect(session.get()).toBe("ended");
    expect(sent).toHaveLength(1);
  });

  it("asks nothing of Anna once she has signed out", async () => {
    stubApi({ "GET /api/account": { body: { success: false } } });
    const refused = rejectionOf(callAs("Anna")("decks"));
    signOut();
    expect(await refused).toBeInstanceOf(NotThisUserError);
    expect(session.get()).toBe("out");
  });

  it("asks nothing of Anna once she has signed in again", async () => {
    stubApi({ "GET /api/account": { body: { success: false } } });
    const refused = rejectionOf(callAs("Anna")("decks"));
    signIn("2");
    expect(await refused).toBeInstanceOf(NotThisUserError);
    expect(session.get()).toBe("in");
  });

  it("does not wait for the session to be renewed", async () => {
    stubApi({ "GET /api/account": named("Anna"), "POST /api/deck": refusal(401, "signed-out") });
    const error = await rejectionOf(callAs("Anna")("deck", { method: "POST" }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ code: "signed-out" });
    expect(session.get()).toBe("in");
  });
});
