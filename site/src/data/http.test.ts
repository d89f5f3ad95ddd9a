import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ConnectionError, HttpError, RequestTimeoutError, request } from "./http";

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetched);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

/** Lets the request run to its end, skipping all waits; returns what came out and how long it took. */
async function run(promise: Promise<Response>) {
  const start = Date.now();
  const settled = promise.then(
    (response) => ({ response, error: undefined }),
    (error: unknown) => ({ response: undefined, error }),
  );
  await vi.runAllTimersAsync();
  return { ...(await settled), waited: Date.now() - start };
}

function answers(...statuses: number[]) {
  for (const status of statuses) fetched.mockResolvedValueOnce(new Response(null, { status }));
}

describe("retries", () => {
  it.each([408, 413, 429, 500, 502, 503, 504])("tries a get three times on %i", async (status) => {
    answers(status, status, status);
    const { error } = await run(request("/data/crypt.json"));
    expect(fetched).toHaveBeenCalledTimes(3);
    expect(error).toBeInstanceOf(HttpError);
  });

  it.each(["get", "put", "head", "delete", "options", "trace"])("retries %s", async (method) => {
    answers(503, 200);
    const { response } = await run(request("/api/decks", { method }));
    expect(response?.status).toBe(200);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it.each(["post", "patch"])("never retries %s", async (method) => {
    answers(503, 200);
    const { error } = await run(request("/api/decks", { method }));
    expect(error).toBeInstanceOf(HttpError);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it.each([400, 401, 403, 404, 405, 409, 422, 501])("takes %i for an answer", async (status) => {
    answers(status, 200);
    const { error } = await run(request("/api/decks/1"));
    expect(error).toMatchObject({ status });
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it("waits 0.3 × 2^(attempt−1) seconds between tries", async () => {
    answers(503, 503, 200);
    const promise = request("/x");
    await vi.advanceTimersByTimeAsync(299);
    expect(fetched).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetched).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(599);
    expect(fetched).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetched).toHaveBeenCalledTimes(3);
    expect((await promise).status).toBe(200);
  });
});

describe("Retry-After", () => {
  const refuses = (status: number, retryAfter: string) =>
    fetched.mockResolvedValueOnce(new Response(null, { status, headers: { "Retry-After": retryAfter } }));

  it.each([429, 503])("is waited for on %i before the next try", async (status) => {
    refuses(status, "1");
    refuses(status, "2");
    answers(200);
    const { response, waited } = await run(request("/api/decks", { method: "put" }));
    expect(response?.status).toBe(200);
    expect([fetched.mock.calls.length, waited]).toEqual([3, 3000]);
  });

  it.each([429, 503])("of more than two seconds on %i is the caller's to wait", async (status) => {
    refuses(status, "3");
    const { error, waited } = await run(request("/api/decks", { method: "put" }));
    expect(error).toMatchObject({ status });
    expect([fetched.mock.calls.length, waited]).toEqual([1, 0]);
  });

  it.each(["", "0", "soon", "Sun, 22 Nov 2026 19:10:00 GMT"])(
    "that is %j changes nothing",
    async (retryAfter) => {
      refuses(503, retryAfter);
      answers(200);
      expect((await run(request("/api/decks"))).waited).toBe(300);
    },
  );
});

describe("messages", () => {
  it("names the status, the method and the address", async () => {
    answers(404);
    const { error } = await run(request("/data/gone.json"));
    expect(error).toHaveProperty("message", "Request failed with status code 404 GET /data/gone.json");
  });

  it("times out after ten seconds without an answer", async () => {
    fetched.mockImplementation(
      (_url, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
        }),
    );
    const { error, waited } = await run(request("/slow"));
    expect(error).toBeInstanceOf(RequestTimeoutError);
    expect(error).toHaveProperty("message", "Request timed out");
    expect(waited).toBe(10_000);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it("distinguishes a missing connection from a response", async () => {
    fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    const { error } = await run(request("/x"));
    expect(error).toBeInstanceOf(ConnectionError);
  });
});

describe("aborting", () => {
  it("stops at once when the caller has aborted already", async () => {
    fetched.mockImplementation((_url, init) => Promise.reject(init?.signal?.reason));
    const reason = new Error("left the page");
    const { error } = await run(request("/x", { signal: AbortSignal.abort(reason) }));
    expect(error).toBe(reason);
  });

  it("does not try again when the caller aborts during the wait", async () => {
    answers(503, 200);
    const controller = new AbortController();
    const failure = expect(request("/x", { signal: controller.signal })).rejects.toThrow("left the page");
    await vi.advanceTimersByTimeAsync(100);
    controller.abort(new Error("left the page"));
    await vi.runAllTimersAsync();
    await failure;
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
