import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { afterQuiet, MAX_WAIT } from "./after-quiet";
import { QUIET, SKIP_WAITING } from "./messages";

const FILE = { request: "a file of the application" };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A worker that wants a file: whether the file is requested by now, and what sends a message. */
function installing() {
  const listeners: ((event: { readonly data?: unknown }) => void)[] = [];
  const plugin = afterQuiet({ addEventListener: (_type, listener) => listeners.push(listener) });
  let requested: unknown;
  const given = FILE as unknown as Parameters<NonNullable<typeof plugin.requestWillFetch>>[0];
  void plugin.requestWillFetch?.(given).then((request) => {
    requested = request;
  });
  return {
    requested: async () => {
      await vi.advanceTimersByTimeAsync(0);
      return requested;
    },
    receive: (data: unknown) => {
      for (const listener of listeners) listener({ data });
    },
  };
}

it("requests no file before the page is quiet", async () => {
  const worker = installing();
  expect(await worker.requested()).toBeUndefined();
  for (const other of [undefined, null, "QUIET", {}, { type: SKIP_WAITING }]) worker.receive(other);
  expect(await worker.requested()).toBeUndefined();
  worker.receive({ type: QUIET });
  expect(await worker.requested()).toBe(FILE.request);
});

it("waits no longer than its maximum for a page that is gone", async () => {
  const worker = installing();
  await vi.advanceTimersByTimeAsync(MAX_WAIT - 1);
  expect(await worker.requested()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(await worker.requested()).toBe(FILE.request);
});
