import { HttpError, request } from "./http";
import { currentCaller, signInAgain } from "./session-recovery";

/** The API's answer to a call it refuses. The site shows its own message for the code. */
export class ApiError extends HttpError {
  readonly code: string;
  /** Where `code` is "invalid": the fields that are wrong. */
  readonly fields: readonly string[];
  /** Where `code` is "throttled": seconds to wait. */
  readonly retryAfter: number | undefined;

  constructor(refused: HttpError, method: string, url: string, body: unknown) {
    super(refused.response, method, url);
    const error = recordOf(recordOf(body).error);
    this.code = typeof error.code === "string" ? error.code : "";
    this.fields = fieldsOf(error.details);
    this.retryAfter = secondsOf(
      recordOf(error.details).retryAfter ?? refused.response.headers.get("Retry-After"),
    );
  }
}

/** There is no network: changes are not even attempted. */
export class OfflineError extends Error {
  override readonly name = "OfflineError";
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function fieldsOf(details: unknown): readonly string[] {
  if (!Array.isArray(details)) return [];
  return details.map((detail) => recordOf(detail).field).filter((field) => typeof field === "string");
}

function secondsOf(value: unknown): number | undefined {
  const seconds = Number(value ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds) : undefined;
}

export interface Call {
  readonly method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** "low": requests that the user waits for go first. */
  readonly priority?: RequestPriority;
}

/**
 * Calls the API and resolves with its answer. A session that is over is renewed by its owner first; then the call
 * goes on. Raises ApiError, OfflineError, SignedOutError, and what `request` raises.
 */
export async function callApi(path: string, call: Call = {}): Promise<unknown> {
  const before = currentCaller();
  try {
    return await callApiOnce(path, call);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401 && error.code === "signed-out")) throw error;
    await signInAgain(before);
    return await callApiOnce(path, call);
  }
}

/** The same, but a session that is over is an ApiError like others: the caller can wait until it is renewed. */
export async function callApiOnce(
  path: string,
  { method = "GET", body, headers, priority }: Call = {},
): Promise<unknown> {
  if (method !== "GET" && !navigator.onLine) throw new OfflineError();
  const url = `/api/${path}`;
  const json = body !== undefined && { "Content-Type": "application/json" };
  try {
    const response = await request(url, {
      method,
      cache: "no-store",
      headers: { ...json, ...headers },
      ...(priority && { priority }),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return await response.json();
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    throw new ApiError(error, method, url, await error.response.json().catch(() => undefined));
  }
}
