import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { refusal, stubApi } from "../../../test/stub-api";
import { memoryStorage } from "../decks/storage/user-storage";
import { getPreferences, setPreferences } from "../preferences";
import { writeSession } from "../session";
import { clearAfterRole } from "./end-of-role";
import { rememberPlaytestRole, roleText } from "./playtest-role";
import { useRoundData } from "./round-data";
import { SAMPLE_ROUND } from "./sample-round.test.support";

const entries = vi.hoisted(() => new Map<string, unknown>());
vi.mock("../decks/storage/indexed-db", () => ({ BROWSER_STORAGE: memoryStorage(entries) }));

const DATA = "GET /api/playtest/data";
const FETCHED = { body: SAMPLE_ROUND, headers: { ETag: '"1"' } };

beforeEach(() => {
  entries.clear();
  writeSession("in");
  rememberPlaytestRole("tester", "Anna Maria");
});
afterEach(() => {
  roleText.write(null);
  vi.unstubAllGlobals();
});

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(useRoundData, { wrapper }).result;
}

/** An earlier visit, which has stored the round. */
async function storeFirst(): Promise<void> {
  stubApi({ [DATA]: FETCHED });
  const round = show();
  await waitFor(() => expect(round.current).toBeDefined());
  await waitFor(() => expect(entries.size).toBe(1));
}

/** The copy is current. */
function stubUnchanged(): void {
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => new Response(null, { status: 304 })),
  );
}

it("fetches the round of a tester, with the URLs of its pictures", async () => {
  stubApi({ [DATA]: FETCHED });
  const round = show();
  await waitFor(() => expect(round.current?.round.name).toBe("Sample round"));
  expect(round.current?.byId.get(110_001)?.displayName).toBe("Placeholder Two");
  expect(round.current?.crypt[0]?.image).toBe("/api/playtest/images/210001.0123456789ab.webp");
  expect(round.current?.library[0]?.image).toBe("");
  expect([...entries.keys()]).toEqual(["Anna%20Maria/playtest-round"]);
});

it("shows the stored copy at once and asks only for a newer one", async () => {
  await storeFirst();
  stubUnchanged();
  const again = show();
  await waitFor(() => expect(again.current?.round.id).toBe("sample"));
  const headers = vi.mocked(fetch).mock.calls.at(-1)?.[1]?.headers;
  expect(headers).toEqual({ "If-None-Match": '"1"' });
});

it("replaces the copy by newer data", async () => {
  await storeFirst();
  const second = { ...SAMPLE_ROUND, round: { id: "second", name: "Second round" } };
  stubApi({ [DATA]: { body: second, headers: { ETag: '"2"' } } });
  const round = show();
  await waitFor(() => expect(round.current?.round.id).toBe("second"));
});

it("is available without a network", async () => {
  await storeFirst();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const round = show();
  await waitFor(() => expect(round.current?.round.id).toBe("sample"));
});

it.each([
  [401, "signed-out"],
  [403, "not-permitted"],
])("goes with the role after %s", async (status, code) => {
  await storeFirst();
  setPreferences({ playtestMode: true });
  stubApi({ [DATA]: refusal(status, code) });
  const round = show();
  await waitFor(() => expect(roleText.read()).toBe("none "));
  await waitFor(() => expect(round.current).toBeUndefined());
  await act(clearAfterRole);
  expect([entries.size, roleText.read(), getPreferences().playtestMode]).toEqual([0, null, false]);
});

it("stores nothing for a user who has lost the role in the meantime", async () => {
  stubApi({ [DATA]: FETCHED });
  const round = show();
  act(() => rememberPlaytestRole("none", "Anna Maria"));
  await waitFor(() => expect(vi.mocked(fetch)).toHaveBeenCalled());
  expect(round.current).toBeUndefined();
  expect([...entries.values()].filter((entry) => entry !== undefined)).toEqual([]);
});

it("does not read the copy of another user", async () => {
  await storeFirst();
  rememberPlaytestRole("tester", "Bea");
  stubApi({ [DATA]: refusal(400, "no-playtest-data") });
  const round = show();
  await waitFor(() => expect(vi.mocked(fetch)).toHaveBeenCalled());
  expect(round.current).toBeUndefined();
});
