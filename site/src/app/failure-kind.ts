import { ConnectionError, HttpError, RequestTimeoutError } from "../data/http";
import { UnknownSchemaError } from "../data/manifest";
import { ModuleLoadError } from "../lazy/load-screen";

/** A malformed URL, such as `/cards/abc`. Shown like the response 400. */
export class BadUrlError extends Error {
  override readonly name = "BadUrlError";
}

/** The kinds of failure that the error screen distinguishes (docs/rules/site.md §4). */
export type FailureKind =
  | "bad-request"
  | "forbidden"
  | "not-found"
  | "method-not-allowed"
  | "connection"
  | "update"
  | "unexpected";

const BY_STATUS: Readonly<Record<number, FailureKind>> = {
  400: "bad-request",
  403: "forbidden",
  404: "not-found",
  405: "method-not-allowed",
};

export function failureKind(error: unknown, online: boolean): FailureKind {
  if (error instanceof HttpError) return BY_STATUS[error.status] ?? "connection";
  if (error instanceof ConnectionError || error instanceof RequestTimeoutError) return "connection";
  if (error instanceof BadUrlError) return "bad-request";
  if (error instanceof UnknownSchemaError) return "update";
  if (error instanceof ModuleLoadError && !online) return "connection";
  return "unexpected";
}
