/** Every request of the site: docs/rules/site.md §3 sets the time limit, the retries and the messages. */

export const TIMEOUT_MS = 10_000;
const RETRIES = 2;
const RETRIED_METHODS = new Set(["GET", "PUT", "HEAD", "DELETE", "OPTIONS", "TRACE"]);
const RETRIED_STATUSES = new Set([408, 413, 429, 500, 502, 503, 504]);

/** The server answered, but not with a success. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly status: number;
  readonly response: Response;

  constructor(response: Response, method: string, url: string) {
    super(`Request failed with status code ${response.status} ${method} ${url}`);
    this.status = response.status;
    this.response = response;
  }
}

/** No response within the time limit. */
export class RequestTimeoutError extends Error {
  override readonly name = "RequestTimeoutError";

  constructor() {
    super("Request timed out");
  }
}

/** No response, or not all of it: no network, or the server is down. */
export class ConnectionError extends Error {
  override readonly name = "ConnectionError";

  constructor(method: string, url: string, cause: unknown) {
    super(`No connection ${method} ${url}`, { cause });
  }
}

/** The caller handles a longer Retry-After: it may do something else meanwhile. */
const MAX_WAIT_MS = 2000;

/** Waiting before the next try: 300 ms, then 600 ms, and never less than Retry-After. */
function retryDelay(attempt: number, response: Response): number {
  return Math.max(0.3 * 2 ** (attempt - 1) * 1000, askedMs(response));
}

/** Milliseconds of Retry-After; 0 when it is missing or a date. */
function askedMs(response: Response): number {
  const seconds = Number(response.headers.get("Retry-After") ?? 0);
  return seconds > 0 ? seconds * 1000 : 0;
}

function pause(ms: number, signal: AbortSignal | undefined | null): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(resolve, ms);
    signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

/**
 * One try. The time limit covers the wait for the response, not a long body on a slow line;
 * the caller's signal stops both.
 */
async function attempt(url: string, init: RequestInit, method: string): Promise<Response> {
  const controller = new AbortController();
  const outer = init.signal;
  const onAbort = () => controller.abort(outer?.reason);
  if (outer?.aborted) onAbort();
  outer?.addEventListener("abort", onAbort, { once: true });
  const timer = setTimeout(() => controller.abort(new RequestTimeoutError()), TIMEOUT_MS);
  try {
    return await fetch(url, { ...init, method, signal: controller.signal });
  } catch (error) {
    if (controller.signal.aborted) throw controller.signal.reason;
    throw new ConnectionError(method, url, error);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Resolves with a successful response.
 * Raises HttpError, RequestTimeoutError or ConnectionError; an abort by the caller raises the signal's reason.
 */
export async function request(url: string, init: RequestInit = {}): Promise<Response> {
  const method = (init.method ?? "GET").toUpperCase();
  for (let tried = 1; ; tried += 1) {
    const response = await attempt(url, init, method);
    if (response.ok) return response;
    const again = tried <= RETRIES && RETRIED_METHODS.has(method) && RETRIED_STATUSES.has(response.status);
    const delay = retryDelay(tried, response);
    if (!again || delay > MAX_WAIT_MS) throw new HttpError(response, method, url);
    await pause(delay, init.signal);
  }
}
