import type { ApiCalls } from "../generated/api";
import { refusalBody, successBody } from "./api-body";
import { HttpError, request } from "./http";
import { currentCaller, signInAgain } from "./session-recovery";

/** A request that the API has refused. The site shows its own message for the code. */
export class ApiError extends HttpError {
  readonly code: string;
  /** The invalid fields, when `code` is "invalid". */
  readonly fields: readonly string[];
  /** Seconds to wait, when `code` is "throttled". */
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

/** Sends a request to the API and resolves with the parsed response. */
export type SendToApi = (path: string, call?: Call) => Promise<unknown>;

/**
 * When the session has ended, asks its user to sign in again and repeats the request: with a notice when it reads,
 * which pages also do by themselves, otherwise with a dialog. Raises ApiError, OfflineError, SignedOutError, and the
 * errors of `request`.
 */
export async function sendToApi(path: string, call: Call = {}): Promise<unknown> {
  const before = currentCaller();
  try {
    return await sendToApiOnce(path, call);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401 && error.code === "signed-out")) throw error;
    await signInAgain(before, (call.method ?? "GET") === "GET" ? "ended" : "renewing");
    return await sendToApiOnce(path, call);
  }
}

/** Raises an ApiError when the session has ended, too: the caller may wait until it is renewed. */
export async function sendToApiOnce(
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
    return await successBody(response, method, url);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    throw new ApiError(error, method, url, await refusalBody(error, method, url));
  }
}

/** A call by its method and path, as the server describes it: "PUT deck/{id}". */
export type Route = keyof ApiCalls;

type NameIn<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NameIn<Rest> : never;
type PathOptions<R extends Route> = { readonly [name in NameIn<R>]: string };
type BodyOptions<R extends Route> = Readonly<Pick<ApiCalls[R], Extract<keyof ApiCalls[R], "body">>>;
type CallOptions<R extends Route> = PathOptions<R> &
  BodyOptions<R> &
  Pick<Call, "headers" | "priority"> & { readonly query?: Readonly<Record<string, string>> };
type CallArguments<R extends Route> =
  Record<never, never> extends CallOptions<R> ? [options?: CallOptions<R>] : [options: CallOptions<R>];

/** The calls of the API with the types of their requests and responses. Raises the errors of its transport. */
export type Api = <R extends Route>(route: R, ...call: CallArguments<R>) => Promise<ApiCalls[R]["response"]>;

export function apiOver(send: SendToApi): Api {
  return async <R extends Route>(route: R, ...[options]: CallArguments<R>) => {
    const { query, body, headers, priority, ...names }: AnyOptions = options ?? {};
    const [method, path] = route.split(" ") as [NonNullable<Call["method"]>, string];
    const search = query ? `?${new URLSearchParams(query)}` : "";
    const url = path.replaceAll(/{(\w+)}/g, (_, name) => encodeURIComponent(String(names[name])));
    const response = await send(url + search, {
      method,
      ...(body !== undefined && { body }),
      ...(headers && { headers }),
      ...(priority && { priority }),
    });
    return response as ApiCalls[R]["response"];
  };
}

interface AnyOptions extends Omit<Call, "method"> {
  readonly query?: Readonly<Record<string, string>>;
  /** Names in the path. */
  readonly [name: string]: unknown;
}

export const callApi = apiOver(sendToApi);
export const callApiOnce = apiOver(sendToApiOnce);
