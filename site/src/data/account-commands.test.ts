import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { refusal, stubApi } from "../../test/stub-api";
import { deleteAccount } from "./account-commands";
import { sendToApi } from "./api";
import { session } from "./session";
import { rememberUser, SignedOutError } from "./session-recovery";

const DELETION = "DELETE /api/account";
const OVER = refusal(401, "signed-out");
const DELETED = { body: { success: true, username: "Anna", done: true, removed: 0 } };

beforeEach(() => {
  vi.stubGlobal("navigator", { onLine: true });
  rememberUser("Anna");
  session.set("in");
});

afterEach(() => {
  vi.unstubAllGlobals();
  rememberUser(undefined);
  session.set("out");
});

it("does not ask to sign in again for a call that the deleted account refuses", async () => {
  stubApi({ [DELETION]: DELETED, "GET /api/account/searches": OVER });
  const states: string[] = [];
  const stop = session.subscribe(() => states.push(session.get()));
  const deletion = deleteAccount(new QueryClient(), "correct horse");
  const refused = sendToApi("account/searches").catch((error: unknown) => error);
  expect(await refused).toBeInstanceOf(SignedOutError);
  await deletion;
  stop();
  expect(states).toEqual(["out"]);
});

it("asks to sign in again when the session had ended before, and deletes then", async () => {
  const sent = stubApi({
    [DELETION]: [OVER, OVER, DELETED],
    "GET /api/account": { body: { success: true, username: "Anna" } },
  });
  const deletion = deleteAccount(new QueryClient(), "correct horse");
  await vi.waitFor(() => expect(session.get()).toBe("renewing"));
  session.set("in");
  await deletion;
  expect(sent.filter(({ call }) => call === DELETION)).toHaveLength(3);
  expect(session.get()).toBe("out");
});
