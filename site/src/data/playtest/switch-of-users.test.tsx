import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type ApiResponse, refusal, stubApi } from "../../../test/stub-api";
import { logIn, logOut } from "../account-commands";
import { closeDeckStores } from "../decks/deck-stores";
import { openOwnDecks } from "../decks/open-own-decks";
import { setPreferences } from "../preferences";
import { unsentEdits } from "../unsent-edits";
import { hideNames } from "./hidden-names";
import { useReports } from "./reports/use-reports";
import { useRoundData } from "./round-data";
import { SAMPLE_ROUND } from "./sample-round.test.support";

const entries = vi.hoisted(() => new Map<string, unknown>());
vi.mock("../decks/storage/indexed-db", async () => {
  const { memoryStorage } = await import("../decks/storage/user-storage");
  return { BROWSER_STORAGE: memoryStorage(entries) };
});

const PUT = "PUT /api/playtest/card/210001";
const ROUND = { id: "sample", name: "Sample round", state: "open", opened: "2026-01-01", ended: null };
const account = (username: string, isPlaytester = false) => ({
  body: { success: true, username, publicName: username, email: null, isPlaytester },
});
const ANNA = account("Anna", true);
const BERT = account("Bert");
const SERVER = {
  "DELETE /api/login": { body: { success: true } },
  "GET /api/decks": { body: { decks: [], families: {} } },
  "GET /api/playtest/data": { body: SAMPLE_ROUND, headers: { ETag: '"1"' } },
  "GET /api/playtest/reports": { body: { round: ROUND, card: {}, precon: {}, general: null } },
};

let client: QueryClient;

beforeEach(() => {
  entries.clear();
  client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: "always" } } });
});
afterEach(() => {
  closeDeckStores();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** Signs a user in, with the decks that the site opens. */
async function enter(user: ApiResponse, answers: Parameters<typeof stubApi>[0] = {}) {
  const sent = stubApi({ ...SERVER, "POST /api/login": user, "GET /api/account": user, ...answers });
  await logIn(client, { username: "", password: "", remember: false });
  await act(async () => void (await openOwnDecks(client)));
  return sent;
}

/** Anna writes a report in playtest mode, which the server does not get. */
async function annaWrites(response: ApiResponse) {
  await enter(ANNA, { [PUT]: response });
  setPreferences({ playtestMode: true });
  hideNames(true);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const page = renderHook(() => ({ round: useRoundData(), own: useReports() }), { wrapper });
  const own = () => page.result.current.own;
  await waitFor(() => expect(own().status).toBe("ready"));
  await waitFor(() => expect([...entries.keys()]).toContain("Anna/playtest-round"));
  const state = own();
  if (state.status !== "ready") throw new Error("The reports are not known");
  act(() => state.store.change("card/210001", { text: { before: "", after: "Strong." } }));
  await waitFor(() => expect(unsentEdits("Anna")).toBe(1));
  await waitFor(() => expect([...entries.keys()]).toContain("Anna/unsent"));
  await waitFor(() => expect([...entries.keys()]).toContain("Anna/playtest-reports"));
  // Without the locks of a browser, a call on its way could be sent by the next user.
  await waitFor(() => expect(state.store.saving("card/210001").connection).not.toBe("open"));
  page.unmount();
}

/** What is stored, apart from what `kept` names. */
const storedBeside = (...kept: readonly string[]) => {
  const stored = [...entries, ...Object.entries(localStorage)];
  return JSON.stringify(stored.filter(([key]) => !kept.includes(key)));
};
const OF_ANNA = /Anna|Strong|Placeholder|Sample round|210001|playtest-/;
const puts = (sent: Awaited<ReturnType<typeof enter>>) => sent.filter(({ call }) => call === PUT);

it("nothing of a tester is left on the device after logging out", async () => {
  await annaWrites({ status: 503 });
  await act(() => logOut(client));
  expect(storedBeside()).not.toMatch(OF_ANNA);
  const sent = await enter(BERT);
  expect(storedBeside()).not.toMatch(OF_ANNA);
  expect(puts(sent)).toEqual([]);
});

it("only unsent edits are left when another user signs in instead, and they are sent as their author's", async () => {
  await annaWrites(refusal(401, "signed-out"));
  const asBert = await enter(BERT);
  expect(storedBeside("Anna/unsent", "methuselah.user.unsent.Anna")).not.toMatch(OF_ANNA);
  await act(() => logOut(client));
  expect(puts(asBert)).toEqual([]);
  expect(storedBeside("Anna/unsent", "methuselah.user.unsent.Anna")).not.toMatch(OF_ANNA);
  const saved = { text: "Strong.", score: 0, isPlayed: false, rev: 1, updated: null };
  const asAnna = await enter(ANNA, { [PUT]: { body: saved } });
  await waitFor(() => expect(unsentEdits("Anna")).toBe(0));
  expect(puts(asAnna).map(({ body }) => body)).toEqual([
    { round: "sample", text: "Strong.", score: 0, isPlayed: false },
  ]);
});
